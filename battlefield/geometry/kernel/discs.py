"""Closed forms for a point against bases: how deep it lies within each, how far its farthest point is.

A disc's margin against a base is its radius plus the depth of its centre.
"""

import numpy as np

from battlefield.geometry.kernel import ellipse
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import HEX_CORNER, OVAL, RECT, ROUND, Group

_H = 0.75**0.5  # sine of 60 degrees


def depth(bases: Group, x: Floats | float, y: Floats | float) -> Floats:
    """Return the distance from (x, y) out of every base, f8[n]; minus the distance to it where outside."""
    dx, dy = x - bases.x, y - bases.y
    if bases.kind == ROUND:
        return np.asarray(bases.a - np.sqrt(dx * dx + dy * dy))
    fx, fy = _folded(bases, dx, dy)
    if bases.kind == OVAL:
        mx, my = ellipse.nearest(fx, fy, bases.a, bases.b)
        return np.asarray(np.sqrt((bases.a * mx) ** 2 + (bases.b * my) ** 2) - fx * mx - fy * my)
    return _rect(fx - bases.a, fy - bases.b) if bases.kind == RECT else _hexagon(fx, fy, bases.a)


def farthest(bases: Group, x: Floats | float, y: Floats | float) -> Floats:
    """Return the distance from (x, y) to the farthest point of every base, f8[n]."""
    dx, dy = x - bases.x, y - bases.y
    if bases.kind == ROUND:
        return np.asarray(bases.a + np.sqrt(dx * dx + dy * dy))
    fx, fy = _folded(bases, dx, dy)
    if bases.kind == OVAL:
        mx, my = ellipse.farthest(fx, fy, bases.a, bases.b)
        return np.asarray(np.sqrt((bases.a * mx) ** 2 + (bases.b * my) ** 2) - fx * mx - fy * my)
    if bases.kind == RECT:
        return np.asarray(np.hypot(fx + bases.a, fy + bases.b))
    side = HEX_CORNER * bases.a
    return np.asarray(np.maximum(np.hypot(fx + bases.a, fy + side / 2.0), np.hypot(fx, fy + side)))


def _folded(bases: Group, dx: Floats, dy: Floats) -> tuple[Floats, Floats]:
    """Turn into every base's frame and fold into its first quadrant."""
    return np.abs(dx * bases.ax + dy * bases.ay), np.abs(dy * bases.ax - dx * bases.ay)


def _rect(dx: Floats, dy: Floats) -> Floats:
    beyond = np.hypot(np.maximum(dx, 0.0), np.maximum(dy, 0.0))
    return np.asarray(-np.minimum(np.maximum(dx, dy), 0.0) - beyond)


def _hexagon(fx: Floats, fy: Floats, apothem: Floats) -> Floats:
    """Fold once more, over the slanted edge's normal or the corner's ray, to have one edge in front."""
    along, across = 0.5 * fx + _H * fy, np.abs(_H * fx - 0.5 * fy)
    slanted = along > fx
    ahead, aside = np.where(slanted, along, fx) - apothem, np.where(slanted, across, fy)
    beside = np.maximum(aside - HEX_CORNER * apothem / 2.0, 0.0)
    return np.asarray(np.where(ahead > 0.0, -np.hypot(ahead, beside), -ahead))
