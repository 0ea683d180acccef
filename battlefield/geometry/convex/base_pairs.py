"""Base against base: signed margins of many pairs in one call, and the nearest of many bases."""

import numpy as np

from battlefield.geometry.convex import overlap_kernel
from battlefield.geometry.convex.ovals import OvalPairs, deepest_ovals
from battlefield.geometry.convex.overlap_kernel import Deepest, Posed, base_sides, corners
from battlefield.geometry.kernel import discs
from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.bases import HEX, OVAL, RECT, ROUND, Bases, Group

_ORDER = (ROUND, RECT, HEX, OVAL)  # of two kinds, the later one's frame is the simpler place to measure


def margins_between(bases: Bases, first: Ints, second: Ints) -> Floats:
    """Return the signed margin of every pair of bases `first` i4[K], `second` i4[K], f8[K]."""
    first, second = np.asarray(first, dtype=np.intp), np.asarray(second, dtype=np.intp)
    margin = np.empty(len(first))
    for rows, one, other in _by_kind(bases, first, second):
        margin[rows] = group_margins(one, other)
    return margin


def group_margins(one: Group, other: Group) -> Floats:
    """Give the margins of two groups pair by pair, f8[n]; the second is of a kind not before the first's."""
    if one.kind == ROUND:
        return np.asarray(one.a + discs.depth(other, one.x, one.y))
    return group_deepest(one, other)[0]


def group_deepest(one: Group, other: Group) -> Deepest:
    """Return margins and the directions, in the second's frame, in which the second leaves the first."""
    dx, dy = one.x - other.x, one.y - other.y
    x, y = dx * other.ax + dy * other.ay, dy * other.ax - dx * other.ay
    ax, ay = one.ax * other.ax + one.ay * other.ay, one.ay * other.ax - one.ax * other.ay
    if one.kind == OVAL:
        return deepest_ovals(OvalPairs(x, y, ax, ay, one.a, one.b, other.a, other.b))
    if one.kind == ROUND:
        none = np.zeros((0, len(x)))
        seen = Posed(x[None], y[None], one.a[None], none, none, none)
        return overlap_kernel.deepest(seen, other.kind, other.a, other.b)
    px, py = corners(one.kind, one.a, one.b)
    nx, ny, reach = base_sides(one.kind, one.a, one.b)
    mx, my = ax * nx - ay * ny, ay * nx + ax * ny
    edge = x * mx + y * my + reach
    seen = Posed(x + ax * px - ay * py, y + ay * px + ax * py, np.zeros((len(px), 1)), mx, my, edge)
    return overlap_kernel.deepest(seen, other.kind, other.a, other.b)


def _by_kind(bases: Bases, first: Ints, second: Ints) -> list[tuple[Ints, Group, Group]]:
    """Sort pairs by their kinds, the simpler kind first."""
    place = np.argsort(np.array(_ORDER))
    swap = place[bases.kind[first]] > place[bases.kind[second]]
    one, other = np.where(swap, second, first), np.where(swap, first, second)
    sort = bases.kind[one].astype(np.intp) * len(_ORDER) + bases.kind[other]
    found = []
    for code in np.flatnonzero(np.bincount(sort)).tolist():
        rows = np.flatnonzero(sort == code)
        kinds = divmod(code, len(_ORDER))
        found.append((rows, bases.group(kinds[0], one[rows]), bases.group(kinds[1], other[rows])))
    return found
