"""Which bases are near enough to each other: links between them, and the groups that links make."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.bases import HEX, HEX_CORNER, OVAL, RECT, Bases
from battlefield.geometry.pairs import margins_between
from battlefield.geometry.tolerance import TOL, is_within

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Flags = NDArray[np.bool_]

_H = 0.75**0.5  # sine of 60 degrees
_NEAR = 1e-12  # inch; centres this near have no line between them


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """Bases with their `heights` f8[2, N] (bottoms and tops), and the limits that link two of them."""

    bases: Bases
    heights: Floats
    horizontal: float
    vertical: float

    def rise(self, first: Ints, second: Ints) -> Floats:
        """Give how far the height ranges of pairs lie apart, f8[K]; 0 where they meet."""
        bottom, top = self.heights
        apart = np.maximum(bottom[first] - top[second], bottom[second] - top[first])
        return np.asarray(np.maximum(apart, 0.0))


def keeps(values: Any, limit: float) -> Flags:
    """Tell which lengths keep a limit, b[K]."""
    return np.asarray(is_within(values, limit))


@dataclass(frozen=True, slots=True, eq=False)
class Near:
    """Pairs that may be linked, `first`, `second` i[K]; the `sure` ones b[K] need no measuring."""

    first: Ints
    second: Ints
    sure: Flags

    def with_more(self, other: "Near") -> "Near":
        """Put two sets of pairs together."""
        first, second = np.concatenate([self.first, other.first]), np.concatenate([self.second, other.second])
        return Near(first, second, np.concatenate([self.sure, other.sure]))


def near_pairs(standing: Standing) -> Near:
    """Find all pairs whose outer discs keep the limit, from cells as wide as any link."""
    outer = standing.bases.reach()
    width = 2.0 * float(outer.max(initial=0.0)) + standing.horizontal + TOL
    return sifted(standing, *cell_pairs(standing.bases.xy, width))


def sifted(standing: Standing, first: Ints, second: Ints) -> Near:
    """Keep the pairs that may be linked, from how far both reach along the line between."""
    outer, limit = standing.bases.reach(), standing.horizontal
    x, y = np.ascontiguousarray(standing.bases.xy.T)
    dx, dy = x[second] - x[first], y[second] - y[first]
    apart = np.hypot(dx, dy)
    near = keeps(apart - outer[first] - outer[second], limit)
    near[near] = keeps(standing.rise(first[near], second[near]), standing.vertical)
    first, second, dx, dy, apart = (column[near] for column in (first, second, dx, dy, apart))
    along = np.maximum(apart, _NEAR)
    ux, uy = np.where(apart > _NEAR, dx / along, 1.0), np.where(apart > _NEAR, dy / along, 0.0)
    edge, rise = _reaches(standing.bases, first, ux, uy)
    other_edge, other_rise = _reaches(standing.bases, second, ux, uy)
    maybe, sure = keeps(apart - rise - other_rise, limit), keeps(apart - edge - other_edge, limit)
    return Near(first[maybe], second[maybe], sure[maybe])


def _reaches(bases: Bases, rows: Ints, ux: Floats, uy: Floats) -> tuple[Floats, Floats]:
    """Give how far from its centre each base's edge lies along a unit vector, and its support that way."""
    kind, (a, b), (ax, ay) = bases.kind[rows], bases.half[rows].T, bases.axis[rows].T
    if not kind.any():
        return a, a  # all are round
    c, s = np.abs(ax * ux + ay * uy), np.abs(ay * ux - ax * uy)
    slant, corner = 0.5 * c + _H * s, np.maximum(s, _H * c + 0.5 * s)
    kinds = [kind == OVAL, kind == RECT, kind == HEX]
    edges = [a * b / np.hypot(b * c, a * s), 1.0 / np.maximum(c / a, s / b), a / np.maximum(c, slant)]
    rises = [np.hypot(a * c, b * s), a * c + b * s, HEX_CORNER * a * corner]
    return np.select(kinds, edges, a), np.select(kinds, rises, a)


def gaps_of(standing: Standing, near: Near) -> Floats:
    """Measure the gaps of pairs, f8[K], 0 where they touch or overlap."""
    return np.maximum(-margins_between(standing.bases, near.first, near.second), 0.0)


def group_labels(standing: Standing, near: Near) -> Ints:
    """Give every base the lowest index in its group, i[N]; measured is only what may join two groups."""
    count, sure = len(standing.bases), near.sure
    first, second = near.first[sure], near.second[sure]
    label = labels_of(count, first, second)
    doubtful = ~sure & (label[near.first] != label[near.second])
    if not doubtful.any():
        return label
    open_ = Near(near.first[doubtful], near.second[doubtful], sure[doubtful])
    kept = keeps(gaps_of(standing, open_), standing.horizontal)
    first, second = np.concatenate([first, open_.first[kept]]), np.concatenate([second, open_.second[kept]])
    return labels_of(count, first, second)


def cell_pairs(xy: Floats, width: float) -> tuple[Ints, Ints]:
    """Give every pair of points that may lie within `width`: those in one cell of a grid or in neighbours."""
    column, row = (np.floor(axis / width).astype(np.int64) for axis in (xy - xy.min(axis=0, initial=0.0)).T)
    across = int(column.max(initial=0)) + 3
    key = row * across + column
    order = np.argsort(key, kind="stable")
    key = key[order]
    beside = _runs(np.arange(len(key)) + 1, np.searchsorted(key, key + 1, "right"))
    below = _runs(np.searchsorted(key, key + across - 1), np.searchsorted(key, key + across + 1, "right"))
    first, second = (np.concatenate(pair) for pair in zip(beside, below, strict=True))
    return order[first], order[second]


def _runs(start: Ints, end: Ints) -> tuple[Ints, Ints]:
    """Pair each row with all numbers from its start up to its end."""
    count = np.maximum(end - start, 0)
    rows = np.repeat(np.arange(len(start)), count)
    behind = np.cumsum(count) - count
    return rows, np.arange(len(rows)) - behind[rows] + start[rows]


def labels_of(count: int, first: Ints, second: Ints) -> Ints:
    """Give every base the lowest index in its group, i[count]: hook groups together, then cut the chains."""
    label = np.arange(count)
    while len(first):
        low = np.minimum(label[first], label[second])
        np.minimum.at(label, label[first], low)
        np.minimum.at(label, label[second], low)
        label = _flat(label)
        apart = label[first] != label[second]
        first, second = first[apart], second[apart]
    return label


def _flat(label: Ints) -> Ints:
    while True:
        shorter = label[label]
        if np.array_equal(shorter, label):
            return label
        label = shorter
