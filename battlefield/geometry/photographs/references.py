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


@dataclass(frozen=True, slots=True)
class Sheet:
    """Marks whose places are known on the table, or, where the sheet lies `loose`, among each other only."""

    marks: tuple[Mark, ...]
    loose: bool = False


def seen_marks(camera: Camera, marks: Sequence[Mark], places: Floats) -> Floats:
    """Return where a camera sees marks that lie at places."""
    found = camera.pixels(places)
    for number, mark in enumerate(marks):
        if mark.radii:
            found[number] = _centre_of_ink(camera, places[number], mark.radii)
    return found


def _centre_of_ink(camera: Camera, place: Floats, radii: tuple[float, ...]) -> Floats:
    angles = np.arange(_ROUND) * (2.0 * np.pi / _ROUND)
    about = np.column_stack((np.cos(angles), np.sin(angles)))
    area, moment, sign = 0.0, np.zeros(2), 1.0
    near = camera.pixels(place)
    for radius in sorted(radii, reverse=True):
        part, centre = _area(camera.pixels(place + radius * about) - near)
        area, moment, sign = area + sign * part, moment + sign * part * centre, -sign
    result: Floats = near + moment / area
    return result


def _area(ring: Floats) -> tuple[float, Floats]:
    """Return the area of a ring of corners and its centre."""
    following = np.roll(ring, -1, axis=0)
    cross = ring[:, 0] * following[:, 1] - ring[:, 1] * following[:, 0]
    area = float(cross.sum()) / 2.0
    centre: Floats = ((ring + following) * cross[:, None]).sum(axis=0) / (6.0 * area)
    return area, centre
