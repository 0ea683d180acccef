"""Which bases are near enough to each other: links between them, and the groups that links make."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain
from typing import Any

import numpy as np

from battlefield.geometry.coherency.few import Spread, join_all, join_doubtful, leaders, posed_row
from battlefield.geometry.convex.base_pairs import margins_between
from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.bases import HEX, HEX_CORNER, OVAL, RECT, Bases
from battlefield.geometry.kernel.tolerance import TOL, TOO_CLOSE, is_within

_H = 0.75**0.5  # sine of 60 degrees
_FEW = 64  # pairs; beyond, arrays pay
_SOME, _MANY = 100, 250  # bases; beyond the one, strips of the table pay, beyond the other, cells do
_NEAR = 1e-12  # inch; centres this near have no line between them


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """Bases with their `heights` f8[2, N] (bottoms and tops), and the limits that link two of them."""

    bases: Bases
    heights: Floats
    horizontal: float
    vertical: float

    def rise(self, first: Ints, second: Ints) -> Floats:
        """Return how far the height ranges of pairs lie apart, f8[K]; 0 where they meet."""
        bottom, top = self.heights
        return rises(bottom, top, first, second)


def rises(bottom: Floats, top: Floats, first: Ints, second: Ints) -> Floats:
    """Return how far the height ranges of pairs lie apart, f8[K]; 0 where they meet."""
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

    def unsure(self) -> "Near":
        """Return the pairs that need measuring."""
        return self.kept(~self.sure)

    def kept(self, which: Flags) -> "Near":
        """Return the pairs that a flag each marks."""
        rows = which.nonzero()[0]
        return Near(self.first.take(rows), self.second.take(rows), self.sure.take(rows))

    def with_more(self, other: "Near") -> tuple["Near", Ints]:
        """Put two sets of pairs together in order, and tell where each was, the other's after the own."""
        first, second = np.concatenate([self.first, other.first]), np.concatenate([self.second, other.second])
        return Near(first, second, np.concatenate([self.sure, other.sure]))._sorted()

    def in_order(self) -> "Near":
        """Return the pairs in the order of their bases, the first of each before its second."""
        return self._sorted()[0]

    def _sorted(self) -> tuple["Near", Ints]:
        low, high = np.minimum(self.first, self.second), np.maximum(self.first, self.second)
        order = np.lexsort((high, low))
        return Near(low[order], high[order], self.sure[order]), order


def near_pairs(standing: Standing) -> Near:
    """Find all pairs that may be linked or miss a link by a hair, in the order given."""
    (x, y), outer = standing.bases.xy.T, standing.bases.reach()
    width = 2.0 * float(outer.max(initial=0.0)) + standing.horizontal + TOO_CLOSE
    return sifted(standing, *_disc_pairs(x, y, width)).in_order()


def _disc_pairs(x: Floats, y: Floats, width: float) -> tuple[Ints, Ints]:
    """Find all pairs that may lie within `width`, with some that do not."""
    return strip_pairs(x, width) if len(x) <= _MANY else cell_pairs(x, y, width)


def sifted(standing: Standing, first: Ints, second: Ints) -> Near:
    """Keep the pairs that may be linked or miss it by a hair, from how far both reach toward each other."""
    outer, limit = standing.bases.reach(), standing.horizontal
    hair = limit - TOL + TOO_CLOSE
    x, y = np.ascontiguousarray(standing.bases.xy.T)
    dx, dy = x[second] - x[first], y[second] - y[first]
    apart = np.hypot(dx, dy)
    near = keeps(apart - outer[first] - outer[second], hair)
    near[near] = keeps(standing.rise(first[near], second[near]), standing.vertical)
    first, second, dx, dy, apart = (column[near] for column in (first, second, dx, dy, apart))
    along = np.maximum(apart, _NEAR)
    ux, uy = np.where(apart > _NEAR, dx / along, 1.0), np.where(apart > _NEAR, dy / along, 0.0)
    edge, rise = _reaches(standing.bases, first, ux, uy)
    other_edge, other_rise = _reaches(standing.bases, second, ux, uy)
    maybe, sure = keeps(apart - rise - other_rise, hair), keeps(apart - edge - other_edge, limit)
    return Near(first[maybe], second[maybe], sure[maybe])


def _reaches(bases: Bases, rows: Ints, ux: Floats, uy: Floats) -> tuple[Floats, Floats]:
    """Return how far from its centre each base's edge lies along a unit vector, and its support that way."""
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


def group_labels(found: Spread, lay: Callable[[], Standing], limits: tuple[float, float]) -> list[int]:
    """Give every body the lowest index in its group; where discs within or about two bases settle whether
    they are linked, nothing is measured, nor within a group: measured is only what may join two groups.

    `lay` gives how the bodies stand, `limits` are the horizontal and the vertical one.
    """
    first, second, apart = _by_discs(found, *limits)
    parents = list(range(len(found.bodies)))
    if not found.mixed:
        join_all(parents, zip(first.tolist(), second.tolist(), strict=True))
        return leaders(parents)
    near = Near(first, second, keeps(apart - _sums(found, 1, first, second), limits[0]))
    linked, open_ = near.kept(near.sure), near.unsure()
    join_all(parents, zip(linked.first.tolist(), linked.second.tolist(), strict=True))
    if len(open_.first) > _FEW:
        labels = np.array(leaders(parents))
        open_ = open_.kept(labels[open_.first] != labels[open_.second])
        if len(open_.first) > _FEW:
            found_labels: list[int] = joined(lay(), labels, open_).tolist()
            return found_labels
    pairs = zip(open_.first.tolist(), open_.second.tolist(), strict=True)
    join_doubtful(parents, found.posed, pairs, limits[0])
    return leaders(parents)


def _by_discs(found: Spread, horizontal: float, vertical: float) -> tuple[Ints, Ints, Floats]:
    """Find the pairs that discs about the bases may link, and how far apart their centres are, f8[K]."""
    at = np.fromiter(chain.from_iterable(found.at), np.float64, 2 * len(found.at))
    if len(found.at) <= _SOME:
        first, second = all_pairs(len(found.at))
    else:
        first, second = _disc_pairs(at[::2], at[1::2], 2.0 * found.widest + horizontal + TOO_CLOSE)
    apart = _distances(at, first, second)
    near = keeps(apart - _sums(found, 0, first, second), horizontal).nonzero()[0]
    if not found.level:
        bottom, top = np.array([(body.bottom, body.top) for body in found.bodies]).T
        near = near[keeps(rises(bottom, top, first.take(near), second.take(near)), vertical)]
    return first.take(near), second.take(near), apart.take(near)


def _distances(at: Floats, first: Ints, second: Ints) -> Floats:
    """Return how far pairs of points lie apart, f8[K]; the points' coordinates come in turn, f8[2 N]."""
    places = at.view(np.complex128)  # one number for a point: half the calls
    steps = places.take(second)
    steps -= places.take(first)
    squares = steps.view(np.float64)
    squares *= squares
    square = squares[::2] + squares[1::2]
    return np.asarray(np.sqrt(square, square))


def _sums(found: Spread, which: int, first: Ints, second: Ints) -> Floats | float:
    """Return how far the discs about two bases (`which` 0) or within them (1) reach together, f8[K]."""
    if found.alike:
        return found.radii[0][which] + found.radii[0][which]
    radii = np.array([both[which] for both in found.radii])
    return np.asarray(radii.take(first) + radii.take(second))


def joined(standing: Standing, label: Ints, near: Near) -> Ints:
    """Join groups by pairs that may be linked: label i[N] is the lowest index in every base's group."""
    label = labels_of(label, near.first[near.sure], near.second[near.sure])
    doubtful = np.flatnonzero(~near.sure & (label[near.first] != label[near.second]))
    if not len(doubtful):
        return label
    first, second = near.first[doubtful], near.second[doubtful]
    if len(doubtful) > _FEW:
        some = sifted(standing, first, second)
        kept = some.sure.copy()
        kept[~some.sure] = keeps(gaps_of(standing, some.unsure()), standing.horizontal)
        return labels_of(label, some.first[kept], some.second[kept])
    parents = label.tolist()
    pairs = zip(first.tolist(), second.tolist(), strict=True)
    join_doubtful(parents, partial(posed_row, standing.bases), pairs, standing.horizontal)
    return np.array(leaders(parents), dtype=np.intp)


@lru_cache(maxsize=_SOME + 1)
def all_pairs(count: int) -> tuple[Ints, Ints]:
    """Return every pair of so many points; the arrays are shared and cannot be written to."""
    first, second = _pairs_up_to(max(count, _SOME))
    pairs = count * (count - 1) // 2
    return first[:pairs], second[:pairs]


@lru_cache(maxsize=1)
def _pairs_up_to(count: int) -> tuple[Ints, Ints]:
    """Return every pair so that those of fewer points come before the others."""
    second, first = np.tril_indices(count, -1)
    first.flags.writeable = second.flags.writeable = False
    return first, second


def strip_pairs(x: Floats, width: float) -> tuple[Ints, Ints]:
    """Return every pair of points that lie within `width` of each other across the table."""
    order = np.argsort(x, kind="stable")
    x = x[order]
    place = np.arange(len(x))
    first, second = _runs(place + 1, np.searchsorted(x, x + width, "right"))
    return order[first], order[second]


def cell_pairs(x: Floats, y: Floats, width: float) -> tuple[Ints, Ints]:
    """Give every pair of points that may lie within `width`: those in one cell of a grid or in neighbours."""
    column, row = (np.floor((axis - axis.min(initial=0.0)) / width).astype(np.int64) for axis in (x, y))
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


def labels_of(label: Ints, first: Ints, second: Ints) -> Ints:
    """Join groups by pairs, given every base's lowest in its group, i[N]: hook them, then cut the chains."""
    label = label.copy()
    while len(first):
        one, other = label[first], label[second]
        apart = np.flatnonzero(one != other)
        if not len(apart):
            break
        first, second, one, other = first[apart], second[apart], one[apart], other[apart]
        np.minimum.at(label, np.maximum(one, other), np.minimum(one, other))
        label = _flat(label)
    return label


def _flat(label: Ints) -> Ints:
    while True:
        shorter = label[label]
        if np.array_equal(shorter, label):
            return label
        label = shorter
