"""Bridges over the seams between volumes that touch, so that a search never has to creep along a seam.

Two volumes in contact shut the slit between them: every line that parts their middles crosses the bent path
from one middle over the point of contact to the other, and with it one of the two. The path's three corners
are kept as a triangle; they add nothing to what blocks.
"""

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.sight.shapes import Shapes, no_shapes, polygon_rows


def bridges(
    shapes: Shapes, first: Ints, second: Ints, contacts: Floats | None = None
) -> tuple[Shapes, Ints, Ints]:
    """Return triangles over the seams of the pairs (first, second) that touch, with their two rows.

    `contacts` f8[n, 2] are points of contact where known; pairs that do not touch are NaN there.
    """
    if not len(first):
        return no_shapes(), first, second
    points = contacts if contacts is not None else _contacts(shapes, first, second)
    middle = np.stack([shapes.x.mean(axis=0), shapes.y.mean(axis=0)], axis=1)
    bottom = np.maximum(shapes.bottom[first], shapes.bottom[second])
    top = np.minimum(shapes.top[first], shapes.top[second])
    rings = np.stack([middle[first], np.nan_to_num(points), middle[second]], axis=1)
    sides = np.hypot(*np.moveaxis(rings - np.roll(rings, 1, axis=1), 2, 0)).min(axis=1)
    good = np.isfinite(points[:, 0]) & (top > bottom) & (sides > TOL)
    made = polygon_rows(list(rings[good]), bottom[good].tolist(), top[good].tolist())
    return made, first[good], second[good]


def near_pairs(shapes: Shapes, start: int = 0) -> tuple[Ints, Ints]:
    """Return the pairs i < j with j >= start whose surrounding discs and heights meet."""
    x, y, r = shapes.discs()
    reach = r[:, None] + r[None, :] + TOL
    meets = (x[:, None] - x[None, :]) ** 2 + (y[:, None] - y[None, :]) ** 2 <= reach**2
    meets &= shapes.bottom[:, None] < shapes.top[None, :]
    meets &= shapes.bottom[None, :] < shapes.top[:, None]
    first, second = np.nonzero(np.triu(meets, 1))
    late = second >= start
    return first[late], second[late]


def _contacts(shapes: Shapes, first: Ints, second: Ints) -> Floats:
    """Return a common point of each pair that touches or overlaps, NaN where none is found, f8[n, 2]."""
    points = np.full((len(first), 2), np.nan)
    curved = shapes.ab > 0.0
    one, two = curved[first], curved[second]
    straight = ~one & ~two
    points[straight] = _corner_inside(shapes, first[straight], second[straight])
    points[one & two] = _between_discs(shapes, first[one & two], second[one & two])
    points[one & ~two] = _on_polygon(shapes, first[one & ~two], second[one & ~two])
    points[~one & two] = _on_polygon(shapes, second[~one & two], first[~one & two])
    return points


def _corner_inside(shapes: Shapes, first: Ints, second: Ints) -> Floats:
    """Find a corner of one polygon in or at the other."""
    points = np.full((len(first), 2), np.nan)
    for inner, outer in ((first, second), (second, first)):
        a, b = shapes.at(inner), shapes.at(outer)
        depth = (a.x[None] * b.mx[:, None] + a.y[None] * b.my[:, None] - b.off[:, None]).max(axis=0)
        best = depth.argmin(axis=0)
        rows = np.flatnonzero(depth[best, np.arange(len(inner))] <= TOL)
        points[rows] = np.stack([a.x[best[rows], rows], a.y[best[rows], rows]], axis=1)
    return points


def _between_discs(shapes: Shapes, first: Ints, second: Ints) -> Floats:
    x, y, r = shapes.x[0], shapes.y[0], np.sqrt(shapes.ab)
    dx, dy = x[second] - x[first], y[second] - y[first]
    apart = np.hypot(dx, dy)
    share = (apart + r[first] - r[second]) / np.where(apart > 0.0, 2.0 * apart, np.inf)
    points = np.stack([x[first] + share * dx, y[first] + share * dy], axis=1)
    is_disc = shapes.are_discs()
    points[(apart > r[first] + r[second] + TOL) | ~is_disc[first] | ~is_disc[second]] = np.nan
    return np.asarray(points)


def _on_polygon(shapes: Shapes, disc: Ints, polygon: Ints) -> Floats:
    """Find the point of the polygon's edge nearest to the disc's centre, where the disc reaches it."""
    x, y = shapes.x[:, polygon], shapes.y[:, polygon]
    ex, ey = np.roll(x, -1, axis=0) - x, np.roll(y, -1, axis=0) - y
    cx, cy = shapes.x[0, disc], shapes.y[0, disc]
    square = np.maximum(ex * ex + ey * ey, 1e-200)
    share = np.clip(((cx - x) * ex + (cy - y) * ey) / square, 0.0, 1.0)
    fx, fy = x + share * ex, y + share * ey
    away = np.hypot(fx - cx, fy - cy)
    best, rows = away.argmin(axis=0), np.arange(len(disc))
    points = np.stack([fx[best, rows], fy[best, rows]], axis=1)
    points[(away[best, rows] > np.sqrt(shapes.ab[disc]) + TOL) | ~shapes.are_discs()[disc]] = np.nan
    return np.asarray(points)
