"""Where the line between the centres of two bases leaves the one and enters the other."""

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.bases import HEX, HEX_CORNER, OVAL, RECT, Bases
from battlefield.geometry.kernel.shapes import Point

_H = 0.75**0.5  # sine of 60 degrees


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
