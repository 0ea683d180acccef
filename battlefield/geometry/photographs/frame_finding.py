"""Calibration frames found in a photograph, without a click.

Dark parts that hang together are looked for at several shades, so that shadow over a part of the table does
not matter; those of the moments of a disc or a ring are looked at closely, for black and white where a target
has it. Four targets that a camera could see so large, in such places and in such an order, are a frame.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.outlines.homography import Placed, PlacingError
from battlefield.geometry.photographs.frame import (
    CORNERS,
    FRAMES,
    PRINTED_OFF,
    RADIUS,
    TargetKind,
    frame_read,
)
from battlefield.geometry.photographs.grey import GreyPicture, Shades
from battlefield.geometry.photographs.parts import Parts, parts_of
from battlefield.geometry.photographs.references import Mark, Sheet

_PIXELS = 1_500_000  # of the picture that parts are looked for in
_LEVELS = (0.12, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.7)  # shades, between the darkest and the lightest
_LEAST_AREA = 60  # pixels of a target
_MOST = 40  # targets that are looked at
_FULLNESS = (1.0, (1.0 - 0.55**2) / (1.0 + 0.55**2))  # area over that of the oval of the same moments
_LEAST_NOISE = 0.03  # pixels
_CONTRAST = 25.0  # shades between ink and paper


@dataclass(frozen=True, slots=True)
class FoundFrame:
    """A frame by its number, and its marks: the centres of its targets' ink, clockwise from its top left."""

    number: int
    marks: tuple[Mark, ...]

    def sheet(self, loose: bool = True) -> Sheet:
        """Return what it tells a camera; where it lies is not known beforehand."""
        return Sheet(self.marks, loose)


@dataclass(frozen=True, slots=True, eq=False)
class _Spot:
    """A target in the picture: the centre of its ink, its oval as a matrix of half axes, its kind."""

    middle: Floats
    oval: Floats
    kind: TargetKind
    noise: float

    @property
    def area(self) -> float:
        """The area of the outer oval."""
        return float(np.pi * abs(np.linalg.det(self.oval)))


def found_frames(picture: GreyPicture) -> tuple[FoundFrame, ...]:
    """Find all calibration frames in a picture, by their numbers."""
    spots = _spots(picture)
    fours = sorted(_fours(spots), key=lambda four: four[0])
    found: dict[int, FoundFrame] = {}
    used: set[int] = set()
    for _, number, order in fours:
        if number not in found and not used & set(order):
            found[number] = _frame(number, [spots[each] for each in order])
            used |= set(order)
    return tuple(found[number] for number in sorted(found))


def _frame(number: int, spots: Sequence[_Spot]) -> FoundFrame:
    marks = [
        Mark((float(spot.middle[0]), float(spot.middle[1])), target.at, spot.noise, target.radii, PRINTED_OFF)
        for spot, target in zip(spots, FRAMES[number - 1], strict=True)
    ]
    return FoundFrame(number, tuple(marks))


# targets


def _spots(picture: GreyPicture) -> list[_Spot]:
    """Find what looks like targets, the largest first."""
    rows, columns = picture.shades.shape
    by = max(1, int(np.ceil((rows * columns / _PIXELS) ** 0.5)))
    small = picture.shrunk(by)
    low, high = (float(v) for v in np.quantile(small[::4, ::4], (0.001, 0.999)))
    found: list[_Spot] = []
    for level in _LEVELS:
        for middle, oval in _ovals(parts_of(small < low + level * (high - low)), small):
            spot = _looked_at(picture, middle * by + picture.corner, oval * by)
            if spot is not None:
                found = _with(found, spot)
    found.sort(key=lambda spot: -spot.area)
    return found[:_MOST]


def _with(found: list[_Spot], spot: _Spot) -> list[_Spot]:
    """Add a target, unless it is known or is the dot in one; it takes the place of its own dot."""
    for number, known in enumerate(found):
        larger, smaller = (known, spot) if known.area >= spot.area else (spot, known)
        if np.hypot(*(larger.middle - smaller.middle)) < 0.3 * larger.area**0.5:
            return found if larger is known else [*found[:number], spot, *found[number + 1 :]]
    return [*found, spot]


def _ovals(parts: Parts, small: Shades) -> list[tuple[Floats, Floats]]:
    """Return the middles and half axes of parts that may be targets."""
    rows, columns = small.shape
    xx, xy, yy = parts.spread.T
    root = np.sqrt(np.maximum(xx * yy - xy * xy, 1e-12))
    full = parts.area / (4.0 * np.pi * root)
    half, apart = (xx + yy) / 2.0, np.hypot((xx - yy) / 2.0, xy)
    is_round = (half + apart) < 12.0 * np.maximum(half - apart, 1e-9)
    is_inside = (parts.box[:, 0] > 0) & (parts.box[:, 1] > 0)
    is_inside &= (parts.box[:, 2] < columns) & (parts.box[:, 3] < rows)
    is_large = (parts.area >= _LEAST_AREA) & (parts.area < 0.05 * rows * columns)
    found = []
    for number in np.flatnonzero(is_round & is_inside & is_large):
        fitting = [known for known in _FULLNESS if abs(full[number] / known - 1.0) < 0.12]
        if fitting:
            matrix = np.array([[xx[number], xy[number]], [xy[number], yy[number]]])
            sizes, axes = np.linalg.eigh(matrix)
            hole = (1.0 - fitting[0]) / (1.0 + fitting[0])  # the square of the hole's share
            found.append((parts.middle[number], axes * (2.0 * np.sqrt(sizes / (1.0 + hole)))))
    return found


def _ring(picture: GreyPicture, middle: Floats, oval: Floats, share: float) -> Floats:
    angles = np.arange(24) * (np.pi / 12.0)
    about = np.column_stack((np.cos(angles), np.sin(angles))) * share
    return picture.at(middle + about @ oval.T)


def _looked_at(picture: GreyPicture, middle: Floats, oval: Floats) -> _Spot | None:
    """Tell the kind of a target by where it is black and white, and find the centre of its ink."""
    ink = np.concatenate([_ring(picture, middle, oval, share) for share in (0.7, 0.8)])
    paper = np.concatenate([_ring(picture, middle, oval, share) for share in (1.25, 1.35)])
    if not (np.isfinite(ink).all() and np.isfinite(paper).all()):
        return None
    black, white = float(np.median(ink)), float(np.median(paper))
    uneven = ink.max() > (black + 2.0 * white) / 3.0 or paper.min() < (2.0 * black + white) / 3.0
    if white - black < _CONTRAST or uneven:
        return None
    between = (black + white) / 2.0
    is_hole = float(np.median(_ring(picture, middle, oval, 0.4))) > between
    is_dot = float(np.median(_ring(picture, middle, oval, 0.08))) < between
    if not is_hole and not is_dot:
        return None
    kind: TargetKind = "disc" if not is_hole else "eye" if is_dot else "ring"
    return _centred(picture, middle, oval, kind)


def _centred(picture: GreyPicture, middle: Floats, oval: Floats, kind: TargetKind) -> _Spot | None:
    """Find the centre of a target's ink: every pixel counts by how black it is."""
    for _ in range(2):
        reach = 1.3 * np.sqrt(np.sum(oval**2, axis=1))
        corner = np.array(picture.corner)
        left, top = (int(v) for v in np.maximum(np.floor(middle - reach - corner), 0.0))
        right, bottom = (int(v) for v in np.ceil(middle + reach - corner))
        shades = picture.shades[top:bottom, left:right].astype(float)
        x, y = np.meshgrid(np.arange(shades.shape[1]) + left + 0.5, np.arange(shades.shape[0]) + top + 0.5)
        off = np.stack((x, y), axis=-1) + corner - middle
        far = np.hypot(*np.moveaxis(off @ np.linalg.inv(oval).T, -1, 0))
        is_paper = (far > 1.15) & (far < 1.3)
        if is_paper.sum() < 12:
            return None
        flat = np.column_stack((np.ones(is_paper.sum()), off[is_paper]))
        plane = np.linalg.lstsq(flat, shades[is_paper], rcond=None)[0]
        white = plane[0] + off @ plane[1:]
        noise = float(np.std(shades[is_paper] - white[is_paper]))
        is_ink = (far > 0.62) & (far < 0.88)
        share = float(np.median(shades[is_ink] / white[is_ink]))  # how much light ink sends back
        weight = np.where(far < 1.2, (1.0 - shades / white) / (1.0 - share), 0.0)
        total = float(weight.sum())
        step = np.einsum("ij,ijk->k", weight, off) / total
        middle = middle + step
    wide = float(np.mean(np.sum(oval**2, axis=0))) ** 0.5
    contrast = float(plane[0]) * (1.0 - share)
    spread = noise / contrast * float(np.sqrt(np.pi * 1.44 * abs(np.linalg.det(oval)))) * wide / 2.0 / total
    return _Spot(middle, oval, kind, max(_LEAST_NOISE, 1.5 * spread))


# frames


def _fours(spots: Sequence[_Spot]) -> list[tuple[float, int, tuple[int, ...]]]:
    """Return fours of targets that may be frames: how badly each fits, its number, its targets in order."""
    found = []
    for four in combinations(range(len(spots)), 4):
        if all(spots[each].kind == "disc" for each in four):
            continue  # every frame has a target with a hole
        areas = [spots[each].area for each in four]
        if max(areas) > 9.0 * min(areas):
            continue
        middles = np.array([spots[each].middle for each in four])
        off = middles - middles.mean(axis=0)
        reach = float(np.hypot(*off.T).max())
        if not 3.0 < reach / (np.median(areas) / np.pi) ** 0.5 < 14.0:
            continue
        order = [four[each] for each in np.argsort(np.arctan2(off[:, 1], off[:, 0]))]
        read = frame_read(tuple(spots[each].kind for each in order))
        if read is None:
            continue
        number, by = read
        order = order[by:] + order[:by]
        fault = _fault([spots[each] for each in order])
        if fault < 0.12:
            found.append((fault, number, tuple(order)))
    return found


def _fault(spots: Sequence[_Spot]) -> float:
    """Return by how much ovals differ from what a camera would see of a frame with these middles."""
    pairs = [((float(s.middle[0]), float(s.middle[1])), at) for s, at in zip(spots, CORNERS, strict=True)]
    try:
        back = Placed.by(pairs).map.inverse
    except PlacingError:
        return np.inf
    worst = 0.0
    angles = np.arange(8) * (np.pi / 4.0)
    for spot, (x, y) in zip(spots, CORNERS, strict=True):
        ring = [back.point((x + RADIUS * float(np.cos(a)), y + RADIUS * float(np.sin(a)))) for a in angles]
        own = (np.array(ring) - spot.middle) @ np.linalg.inv(spot.oval).T
        worst = max(worst, float(np.abs(np.hypot(*own.T) - 1.0).mean()))
    return worst
