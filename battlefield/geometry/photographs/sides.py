"""Straight sides between four marks on the corners of a rectangle: all along, they show what a lens bends.

Four clicked corners fix a camera but hardly its lens, which a straight side shows. A side is looked for
beside the curve on which the clicks would have it: where the shades change across it, all to lighter or all
to darker, along one smooth curve. It is left alone where too little of it is seen, or another edge is near.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.photographs.camera import Camera
from battlefield.geometry.photographs.grey import GreyPicture
from battlefield.geometry.photographs.references import CLICK, Mark, SeenSide

_LOOKS = 36  # places along a side that are looked at
_ENDS = 0.03  # of a side, at each end, where the next one begins
_STEP = 0.5  # pixels across between shades
_ALONG = 9  # shades along the side that are averaged for each look
_ASTRAY = 3.0  # deviations of a click that a corner may be off
_BENT = 0.012  # halves of the diagonal by which a lens may bend a side that is as long
_NEAR = 1.5  # pixels: an edge that lies so near a curve is on it
_FINE = 0.75  # pixels, the same once the curve is fitted
_SEEN, _OTHER = 0.7, 0.7  # of the looks must lie on it; of these, so many on another make it doubtful
_APART = 3.0  # pixels: a curve that is nowhere nearer to the edges found is another
_WEAK = 0.3  # of the strongest change across a side, below which a change is none
_STRAIGHT = 0.01  # inches that a side is off a straight line, here and there
FREE = 6.0  # looks that count as looked at by themselves; the others repeat what these say
_REACH = 6  # steps to either side from which a change is told
_BESIDE = np.arange(-_REACH, _REACH + 1) * _STEP
_WINDOW = _BESIDE * np.exp(-0.5 * _BESIDE**2)
_SLOPE = _WINDOW / float(_WINDOW @ _BESIDE)  # tells the change in shades a pixel, smoothed over about one
_LEAST = 0.25  # pixels: what an edge is off at least


def rectangle_of(marks: Sequence[Mark]) -> tuple[Mark, Mark, Mark, Mark] | None:
    """Return the four marks on the corners of the upright rectangle about all of them, going round it."""
    by_place = {mark.place: mark for mark in marks if not mark.radii}
    if not by_place:
        return None
    xs, ys = zip(*by_place, strict=True)
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    if left == right or top == bottom or any(corner not in by_place for corner in corners):
        return None
    one, two, three, four = (by_place[corner] for corner in corners)
    return one, two, three, four


def seen_sides(
    picture: GreyPicture, camera: Camera, corners: Sequence[Mark], places: Sequence[Point]
) -> tuple[SeenSide, ...]:
    """Find the sides of a rectangle by its corners, which lie at places, and a camera about as known.

    A side that is not seen well is left out.
    """
    found = []
    for first, mark in enumerate(corners):
        second = (first + 1) % len(corners)
        seen = _seen_side(picture, camera, places[first], places[second])
        if seen is not None:
            found.append(SeenSide(mark.place, corners[second].place, *seen))
    return tuple(found)


def off_sides(camera: Camera, sides: Sequence[SeenSide], ends: Floats) -> Floats:
    """Return how far pixels of sides lie beside where a camera sees these, in standard deviations.

    `ends` f8[n, 2, 2] are the places on the table from which the sides run and to which.
    """
    whose = np.repeat(np.arange(len(sides)), [len(side.shares) for side in sides])
    shares, pixels = (
        np.concatenate(each) for each in zip(*((s.shares, s.pixels) for s in sides), strict=True)
    )
    middle, along = _followed(camera, ends[whose, 0], ends[whose, 1], shares)
    off = pixels - middle
    beside = along[:, 0] * off[:, 1] - along[:, 1] * off[:, 0]
    result: Floats = beside / np.array([side.noise for side in sides])[whose]
    return result


def _followed(camera: Camera, one: Floats, two: Floats, shares: Floats) -> tuple[Floats, Floats]:
    """Return where a side is seen at shares of its length, and which way it runs there."""
    by, way = 1e-4, two - one
    where = np.stack((shares, shares + by, shares - by))[..., None]
    middle, after, before = camera.pixels(one + where * way)
    along = after - before
    return middle, along / np.hypot(along[:, :1], along[:, 1:])


def _seen_side(
    picture: GreyPicture, camera: Camera, one: Point, two: Point
) -> tuple[Floats, Floats, float] | None:
    """Return the shares of its length at which a side is seen, where, and how far off; None if not plain."""
    start, end = np.array(one), np.array(two)
    shares = np.linspace(_ENDS, 1.0 - _ENDS, _LOOKS)
    middle, along = _followed(camera, start, end, shares)
    if not np.isfinite(middle).all():
        return None
    across = np.column_stack((-along[:, 1], along[:, 0]))
    long = float(np.hypot(*(middle[-1] - middle[0])))
    bent = _BENT * long * long / camera.unit
    steps = np.arange(
        -np.ceil((_ASTRAY * CLICK + bent) / _STEP) - 6, np.ceil((_ASTRAY * CLICK + bent) / _STEP) + 7
    )
    steps = steps * _STEP
    changes = _changes(picture, middle, along, across, steps, long / _LOOKS)
    curve = _best_curve(changes, steps, bent)
    if curve is None:
        return None
    looks, offs = curve
    pixels = middle[looks] + offs[:, None] * across[looks]
    scatter = float(np.std(offs - _fitted(looks, offs, looks)))
    scale = long / float(np.hypot(*(end - start)))
    count = max(1.0, len(looks) / FREE) ** 0.5
    noise = float(np.hypot(max(scatter, _LEAST), _STRAIGHT * scale)) * count
    return shares[looks], pixels, noise


def _changes(
    picture: GreyPicture, middle: Floats, along: Floats, across: Floats, steps: Floats, gap: float
) -> Floats:
    """Return how shades change across a side, f8[looks, steps], in shades a pixel; nan outside."""
    beside = np.linspace(-0.5, 0.5, _ALONG) * gap
    where = (
        middle[:, None, None] + steps[None, :, None, None] * across[:, None, None]
        + beside[None, None, :, None] * along[:, None, None]
    )  # fmt: skip
    shades = picture.at(where).mean(axis=2)
    padded = np.pad(shades, ((0, 0), (_REACH, _REACH)), mode="edge")
    changed: Floats = sliding_window_view(padded, len(_SLOPE), axis=1) @ _SLOPE
    return changed


@cache
def _curves(straight: float, bent: float) -> Floats:
    """Return curves f8[n, looks] that a side may follow: its ends are off, its middle bent, so far."""
    s = np.linspace(-1.0, 1.0, _LOOKS)
    ends = np.arange(-straight, straight + 0.5, 1.0)
    bows = np.arange(-np.ceil(bent), np.ceil(bent) + 0.5, 1.0)
    first, second, bow = (each.ravel()[:, None] for each in np.meshgrid(ends, ends, bows, indexing="ij"))
    made: Floats = first * (1.0 - s) / 2.0 + second * (1.0 + s) / 2.0 + bow * (1.0 - s * s)
    return made


def _best_curve(changes: Floats, steps: Floats, bent: float) -> tuple[Ints, Floats] | None:
    """Return the looks that lie on the plainest curve, and how far across; None where none is plain."""
    curves = _curves(_ASTRAY * CLICK, round(bent, 1))
    found = []
    for sign in (1.0, -1.0):
        peaks = _peaks(sign * changes)
        counts = _on(peaks, steps, curves)
        found.append((int(counts.max()), counts, peaks))
    (most, counts, peaks), (others, *_) = sorted(found, key=lambda each: -each[0])
    if most < _SEEN * _LOOKS or others >= _OTHER * most:
        return None
    refined = _refined(changes, peaks, steps, curves[int(counts.argmax())])
    if refined is None:
        return None
    beside = np.abs(curves - _fitted(*refined, np.arange(_LOOKS))).min(axis=1) >= _APART
    return refined if counts[beside].max(initial=0) < _OTHER * most else None


def _peaks(changes: Floats) -> Flags:
    """Tell where each look's change is greatest, here and there, and not weak."""
    strong = np.nan_to_num(changes, nan=-1.0)
    inner = strong[:, 1:-1]
    top = (inner >= strong[:, :-2]) & (inner > strong[:, 2:])
    limit = _WEAK * np.median(strong.max(axis=1))
    found = np.zeros(changes.shape, bool)
    found[:, 1:-1] = top & (inner > max(limit, 0.5))
    return found


def _on(peaks: Flags, steps: Floats, curves: Floats) -> Ints:
    """Count for each curve the looks of which an edge lies on it."""
    wide = int(_NEAR / _STEP)
    near = peaks.copy()
    for by in range(1, wide + 1):
        near[:, by:] |= peaks[:, :-by]
        near[:, :-by] |= peaks[:, by:]
    column = np.rint((curves - steps[0]) / _STEP).astype(np.intp)
    count: Ints = near[np.arange(_LOOKS), column].sum(axis=1)
    return count


def _refined(changes: Floats, peaks: Flags, steps: Floats, curve: Floats) -> tuple[Ints, Floats] | None:
    """Lay the curve through the edges that are near it, to a part of a pixel."""
    near = np.abs(steps - curve[:, None])
    near = np.where(peaks, near, np.inf)
    column = near.argmin(axis=1)
    looks = np.flatnonzero(near[np.arange(_LOOKS), column] <= 2.0 * _NEAR)
    offs = _between_steps(np.abs(changes[looks]), column[looks], steps)
    for _ in range(4):
        if len(looks) < _SEEN * _LOOKS:
            return None
        good = np.abs(offs - _fitted(looks, offs, looks)) <= _FINE
        if good.all():
            return looks, offs
        looks, offs = looks[good], offs[good]
    return looks, offs


def _between_steps(strong: Floats, column: Ints, steps: Floats) -> Floats:
    rows = np.arange(len(column))
    left, top, right = (strong[rows, column + by] for by in (-1, 0, 1))
    sharp = left - 2.0 * top + right
    shift = np.where(sharp < 0.0, 0.5 * (left - right) / np.where(sharp < 0.0, sharp, -1.0), 0.0)
    result: Floats = steps[column] + np.clip(shift, -1.0, 1.0) * _STEP
    return result


def _fitted(looks: Ints, offs: Floats, at: Ints) -> Floats:
    """Return the smooth curve through edges at some looks, at others: of the third degree, as lenses bend."""
    s = np.linspace(-1.0, 1.0, _LOOKS)
    terms = np.column_stack((np.ones_like(s), s, s * s, s**3))
    solved, *_ = np.linalg.lstsq(terms[looks], offs, rcond=None)
    result: Floats = terms[at] @ solved
    return result
