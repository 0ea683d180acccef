"""Sight within one upright plane: a segment between two upright rectangles past others, over or under them.

A rectangle is (x0, x1, z0, z1). If a free segment exists, so does one along a line through two critical
points: corners, and points where the edges of an end and of a rectangle meet. Hence all those are tried.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.sight.walls import HAIR


@dataclass(frozen=True, slots=True, eq=False)
class Lines:
    """Lines z = c + m x, f8[N] each, with the stretches of x in which they lie in both ends."""

    m: Floats
    c: Floats
    one: tuple[Floats, Floats]
    two: tuple[Floats, Floats]


def free_segment(one: Floats, two: Floats, rects: Floats, seams: Flags) -> Floats | None:
    """Find a free segment (x, z, x, z) from one end to the other, or None where there is none.

    `rects` f8[R, 4] are passed over, under or beside. A rectangle flagged as a seam blocks somewhere within
    its width, so only lines that stay between its heights throughout are blocked by it.
    """
    met = _between(one, two, rects)
    rects, seams = rects[met], seams[met]
    upright = _upright(one, two, rects[~seams])
    if upright is not None:
        return upright
    lines = _critical_lines(_critical_points(one, two, rects), one, two)
    start, end = _stretch(lines)
    free = np.flatnonzero(~_blocked(lines, start, end, rects, seams))
    if not len(free):
        return None
    best = free[np.argmin(np.abs(lines.m[free]))]
    xa, xb = float(start[best]), float(end[best])
    if lines.one[0][best] > lines.two[1][best]:
        xa, xb = xb, xa
    m, c = float(lines.m[best]), float(lines.c[best])
    return np.array([xa, c + m * xa, xb, c + m * xb])


def _between(one: Floats, two: Floats, rects: Floats) -> Flags:
    """Tell which rectangles meet the box about both ends."""
    low, high = np.minimum(one, two), np.maximum(one, two)
    met = (rects[:, 0] < high[1]) & (rects[:, 1] > low[0]) & (rects[:, 2] < high[3]) & (rects[:, 3] > low[2])
    return np.asarray(met)


def _upright(one: Floats, two: Floats, rects: Floats) -> Floats | None:
    """Find a point of one end straight above, below or in the other, with nothing between."""
    left, right = max(one[0], two[0]), min(one[1], two[1])
    if left > right:
        return None
    za = zb = low = min(one[3], two[3])
    high = max(one[2], two[2])
    if low < high:
        za, zb = (high, low) if one[2] > two[3] else (low, high)
    bottom = min(za, zb)
    top = max(za, zb, bottom + 3.0 * HAIR)
    met = rects[(rects[:, 2] < top - HAIR) & (rects[:, 3] > bottom + HAIR)]
    for x in (left, right, (left + right) / 2.0, *met[:, 0], *met[:, 1]):
        if left <= x <= right and not np.any((met[:, 0] < x - HAIR) & (x + HAIR < met[:, 1])):
            return np.array([x, za, x, zb])
    return None


def _critical_points(one: Floats, two: Floats, rects: Floats) -> Floats:
    """Return the critical points, f8[P, 2]."""
    corners = np.concatenate([rects, one[None], two[None]])
    points = [corners[:, [0, 2, 0, 3, 1, 2, 1, 3]].reshape(-1, 2)]
    x, z = rects[:, :2].ravel(), rects[:, 2:].ravel()
    for end in (one, two):
        points += [np.array([(at, end[2]), (at, end[3])]) for at in x[(x > end[0]) & (x < end[1])]]
        points += [np.array([(end[0], at), (end[1], at)]) for at in z[(z > end[2]) & (z < end[3])]]
    return np.concatenate(points)


def _critical_lines(points: Floats, one: Floats, two: Floats) -> Lines:
    """Return the lines through two critical points, and the level ones, that meet both ends."""
    first, second = _pairs(len(points))
    (xa, za), (xb, zb) = points[first].T, points[second].T
    sloped = np.abs(xb - xa) > HAIR
    m = (zb - za)[sloped] / (xb - xa)[sloped]
    m, c = (
        np.concatenate([m, np.zeros(len(points))]),
        np.concatenate([za[sloped] - m * xa[sloped], points[:, 1]]),
    )
    stretches = _within(m, c, one), _within(m, c, two)
    meets = (stretches[0][0] <= stretches[0][1]) & (stretches[1][0] <= stretches[1][1])
    kept = [(low[meets], high[meets]) for low, high in stretches]
    return Lines(m[meets], c[meets], kept[0], kept[1])


@lru_cache(maxsize=128)
def _pairs(count: int) -> tuple[Ints, Ints]:
    first, second = np.triu_indices(count, 1)
    return first, second


def _within(m: Floats, c: Floats, end: Floats) -> tuple[Floats, Floats]:
    """Return the stretch of x in which each line lies in the rectangle; from > to where it does not."""
    x0, x1, z0, z1 = end
    level = np.abs(m) < 1e-15
    slope = np.where(level, 1.0, m)
    near, far = (z0 - HAIR - c) / slope, (z1 + HAIR - c) / slope
    inside = (c >= z0 - HAIR) & (c <= z1 + HAIR)
    low = np.where(level, np.where(inside, -np.inf, np.inf), np.minimum(near, far))
    high = np.where(level, np.where(inside, np.inf, -np.inf), np.maximum(near, far))
    return np.maximum(low, x0), np.minimum(high, x1)


def _stretch(lines: Lines) -> tuple[Floats, Floats]:
    """Return the x between the ends, in rising order; a single x where the line is in both at once."""
    (a0, a1), (b0, b1) = lines.one, lines.two
    start, end = np.minimum(a1, b1), np.maximum(a0, b0)
    return np.minimum(start, end), np.where(start > end, np.minimum(start, end), end)


def _blocked(lines: Lines, start: Floats, end: Floats, rects: Floats, seams: Flags) -> Flags:
    """Tell which lines are blocked between start and end."""
    left, right = np.maximum(start[:, None], rects[:, 0]), np.minimum(end[:, None], rects[:, 1])
    za, zb = (lines.c[:, None] + lines.m[:, None] * x for x in (left, right))
    low, high = np.minimum(za, zb), np.maximum(za, zb)
    point = (end - start <= HAIR)[:, None]
    meets = np.where(point, right - left >= -HAIR, right - left > HAIR)
    hit = meets & (high > rects[:, 2] + HAIR) & (low < rects[:, 3] - HAIR)
    whole = (start[:, None] <= rects[:, 0]) & (end[:, None] >= rects[:, 1])
    seam = whole & (low > rects[:, 2]) & (high < rects[:, 3])
    return np.asarray(np.where(seams, seam, hit).any(axis=1))
