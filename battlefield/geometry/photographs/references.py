"""What a camera is calibrated by: points with known places, and printed discs whose middles are found.

A disc is seen as an oval whose centre of area is not where the disc's middle is seen; so what is found in the
picture, the centre of area of its ink, is compared with the centre of area that the camera would see.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.photographs.camera import Camera

CLICK = 2.0  # pixels: standard deviation of a click by hand on the picture, in x and in y
_ROUND = 48  # corners of the outline by which a disc is followed through the lens


@dataclass(frozen=True, slots=True)
class Mark:
    """Something seen at a pixel: a point at a place, or the ink between circles of `radii` about it.

    Ink begins at the largest circle and ends at the next smaller one, and so on. `noise` is the standard
    deviation of the pixel in x and in y, `off` that of the place, in inches.
    """

    pixel: Point
    place: Point
    noise: float = CLICK
    radii: tuple[float, ...] = ()
    off: float = 0.0

    def moved(self, by: Point) -> "Mark":
        """Return the mark with its place moved."""
        return replace(self, place=(self.place[0] + by[0], self.place[1] + by[1]))


@dataclass(frozen=True, slots=True, eq=False)
class SeenSide:
    """A straight side from one place to another, seen at `pixels` f8[n, 2] at `shares` f8[n] of its length.

    `noise` is what each of these pixels is off across it, in pixels.
    """

    one: Point
    two: Point
    shares: Floats
    pixels: Floats
    noise: float


@dataclass(frozen=True, slots=True)
class Sheet:
    """Marks whose places are known on the table, or, where the sheet lies `loose`, among each other only.

    So are those of its straight `sides`.
    """

    marks: tuple[Mark, ...]
    loose: bool = False
    sides: tuple[SeenSide, ...] = ()


def seen_marks(camera: Camera, marks: Sequence[Mark], places: Floats) -> Floats:
    """Return where a camera sees marks that lie at places."""
    found = camera.pixels(places)
    inked = [number for number, mark in enumerate(marks) if mark.radii]
    if inked:
        found[inked] = _centres_of_ink(camera, places[inked], [marks[number].radii for number in inked])
    return found


def _centres_of_ink(camera: Camera, places: Floats, radii: Sequence[tuple[float, ...]]) -> Floats:
    """Follow all circles at once; those inside their target's largest are paper and ink by turns."""
    whose = np.repeat(np.arange(len(radii)), [len(each) for each in radii])
    sizes = np.concatenate([sorted(each, reverse=True) for each in radii])
    signs = np.concatenate([(-1.0) ** np.arange(len(each)) for each in radii])
    angles = np.arange(_ROUND) * (2.0 * np.pi / _ROUND)
    about = np.column_stack((np.cos(angles), np.sin(angles)))
    near = camera.pixels(places)
    rings = camera.pixels(places[whose][:, None] + sizes[:, None, None] * about) - near[whose][:, None]
    areas, moments = _areas(rings)
    area = np.bincount(whose, signs * areas)
    moment = [np.bincount(whose, signs * moments[:, axis]) for axis in (0, 1)]
    result: Floats = near + np.stack(moment, axis=-1) / area[:, None]
    return result


def _areas(rings: Floats) -> tuple[Floats, Floats]:
    """Return the areas of rings of corners and their first moments."""
    following = np.concatenate((rings[:, 1:], rings[:, :1]), axis=1)
    cross = rings[..., 0] * following[..., 1] - rings[..., 1] * following[..., 0]
    moments: Floats = np.einsum("nki,nk->ni", rings + following, cross) / 6.0
    return cross.sum(axis=1) / 2.0, moments
