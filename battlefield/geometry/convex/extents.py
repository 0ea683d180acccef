"""How far bases reach from their centres, in closed form, and where the edges of two face each other."""

from math import cos, hypot, pi, sqrt

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.bases import HEX, HEX_CORNER, OVAL, RECT, Bases
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.geometry.kernel.units import direction as unit_of

_H = 0.75**0.5  # sine of 60 degrees


def extent(base: PlacedBase, direction: Point) -> float:
    """Return the inches from a base's centre to its outermost line square to a unit direction."""
    ux, uy = unit_of(base.facing)
    along, across = direction[0] * ux + direction[1] * uy, direction[1] * ux - direction[0] * uy
    half_length, half_width = (mm / MM_PER_INCH / 2 for mm in (base.size.length_mm, base.size.width_mm))
    if base.size.kind in ("round", "oval"):
        return hypot(half_length * along, half_width * across)
    if base.size.kind == "rect":
        return half_length * abs(along) + half_width * abs(across)
    corner = half_length / cos(pi / 6)  # a flat lies toward the facing, so corners lie 30 degrees beside it
    near, far = abs(along), abs(across)
    return corner * max(far, (sqrt(3.0) * near + far) / 2.0)


def facing_edges(bases: Bases, pairs: list[tuple[int, int]]) -> list[tuple[Point, Point]]:
    """Give, for each pair of bases, the places on their edges that face each other's centre.

    They are the nearest points of round bases, and near them for others; bases that overlap share one place.
    """
    rows = np.array(pairs, dtype=np.intp).reshape(-1, 2)
    one, other = bases.xy[rows[:, 0]], bases.xy[rows[:, 1]]
    apart = np.hypot(*(other - one).T)
    along = (other - one) / np.maximum(apart, np.finfo(np.float64).tiny)[:, None]
    out, into = _edge(bases, rows[:, 0], along), _edge(bases, rows[:, 1], along)
    half = np.maximum(out + into - apart, 0.0) / 2.0
    start, end = one + (out - half)[:, None] * along, other - (into - half)[:, None] * along
    places = zip(start.tolist(), end.tolist(), strict=True)
    return [((x, y), (u, v)) for (x, y), (u, v) in places]


def _edge(bases: Bases, rows: Ints, along: Floats) -> Floats:
    """Return how far the edges of bases lie from their centres along unit vectors, f8[n]."""
    kind, (a, b), (ax, ay) = bases.kind[rows], bases.half[rows].T, bases.axis[rows].T
    c = np.abs(ax * along[:, 0] + ay * along[:, 1])
    s = np.abs(ay * along[:, 0] - ax * along[:, 1])
    oval = a * b / np.maximum(np.hypot(b * c, a * s), np.finfo(np.float64).tiny)
    rect = 1.0 / np.maximum(np.maximum(c / a, s / b), np.finfo(np.float64).tiny)
    flat = a / np.maximum(np.maximum(c, 0.5 * c + _H * s), 1.0 / HEX_CORNER)
    return np.asarray(np.select([kind == OVAL, kind == RECT, kind == HEX], [oval, rect, flat], a))
