"""Groups of few bases, pair by pair: what arrays would cost in calls is more than these pairs take.

Discs about and within the bases settle nearly every pair that can matter. For the others, points of both and
lines between them close in on the gap from either side until the limit lies outside.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import copysign, hypot, inf, sqrt
from typing import NamedTuple

import numpy as np

from battlefield.geometry.convex.base_pairs import margins_between
from battlefield.geometry.kernel.bases import HEX, HEX_CORNER, OVAL, RECT, ROUND, Bases, printed
from battlefield.geometry.kernel.shapes import BaseSize, Point
from battlefield.geometry.kernel.tolerance import TOL, is_within
from battlefield.geometry.kernel.units import direction
from battlefield.geometry.pieces import Body

Pair = tuple[int, int]
Posed = tuple[int, float, float, float, float, float, float]
"""A base's kind, half length and half width, axis and centre."""

_H = 0.75**0.5  # sine of 60 degrees
_SAFE = 1e-9  # bounds decide only where rounding cannot
_LOOKS = 8


class Spread(NamedTuple):
    """Bodies by the centres of their bases `at`, the `radii` of the discs about and within each, and
    whether all stand on nearly one level; `mixed` where some base is not its own disc, `alike` where all are
    of one size.
    """

    bodies: Sequence[Body]
    at: list[Point]
    radii: list[tuple[float, float]]
    widest: float
    alike: bool
    mixed: bool
    level: bool

    def posed(self, row: int) -> Posed:
        """Return one of the bases."""
        base = self.bodies[row].base
        kind, a, b = printed(base.size)
        return (kind, a, b, *direction(base.facing), *base.at)


def spread(bodies: Sequence[Body], vertical: float) -> Spread:
    """Read what finding neighbours takes."""
    bases, bottoms = [body.base for body in bodies], [body.bottom for body in bodies]
    at, sizes = [base.at for base in bases], [base.size for base in bases]
    level = not any(bottoms) or is_within(max(bottoms) - min(bottoms), vertical)
    if sizes == sizes[:1] * len(sizes):
        outer, core = _radii(sizes[0]) if sizes else (0.0, 0.0)
        return Spread(bodies, at, [(outer, core)] * len(bases), outer, True, outer != core, level)
    known = {id(size): _radii(size) for size in {id(size): size for size in sizes}.values()}
    radii = [known[id(size)] for size in sizes]  # most bases share few sizes
    mixed, widest = any(outer != core for outer, core in known.values()), max(known.values())[0]
    return Spread(bodies, at, radii, widest, False, mixed, level)


@lru_cache(maxsize=1024)
def _radii(size: BaseSize) -> tuple[float, float]:
    kind, a, b = printed(size)
    outer = hypot(a, b) if kind == RECT else HEX_CORNER * a if kind == HEX else max(a, b)
    return outer, min(a, b)


def few_labels(found: Spread, horizontal: float, vertical: float) -> list[int]:
    """Give every body the lowest index in its group."""
    parents = list(range(len(found.bodies)))
    doubtful = _joined_by_discs(parents, found, horizontal, vertical)
    if doubtful:
        join_doubtful(parents, found.posed, doubtful, horizontal)
    return leaders(parents)


def _joined_by_discs(parents: list[int], found: Spread, horizontal: float, vertical: float) -> list[Pair]:
    """Join what discs within the bases link; list the pairs that only discs about them link."""
    sure, bodies = horizontal + TOL - _SAFE, None if found.level else found.bodies
    far = horizontal + TOL + _SAFE
    most = far + found.widest
    doubtful: list[Pair] = []
    discs = sorted((*at, radii, i) for at, radii, i in zip(found.at, found.radii, parents, strict=True))
    columns = [disc[0] for disc in discs]
    columns.append(inf)
    for place, (x, y, (reach, core), i) in enumerate(discs, 1):
        edge = x + reach + most
        if columns[place] > edge:
            continue
        low, high = y - reach - most, y + reach + most
        for x2, y2, (reach2, core2), j in discs[place : bisect_right(columns, edge, place)]:
            if not low <= y2 <= high:
                continue
            near, within = reach + reach2 + far, core + core2 + sure
            dx, dy = x2 - x, y2 - y
            square = dx * dx + dy * dy
            if square > near * near or (bodies and not _is_level(bodies[i], bodies[j], vertical)):
                continue
            if (square < within * within and within > 0.0) or _is_linked(square, core + core2, horizontal):
                join(parents, i, j)
            elif core != reach or core2 != reach2:
                doubtful.append((i, j))
    return doubtful


def _is_level(one: Body, two: Body, vertical: float) -> bool:
    return is_within(max(one.bottom - two.top, two.bottom - one.top, 0.0), vertical)


def _is_linked(square: float, cores: float, horizontal: float) -> bool:
    return is_within(sqrt(square) - cores, horizontal)


def join_doubtful(
    parents: list[int], look: Callable[[int], Posed], pairs: Iterable[Pair], horizontal: float
) -> None:
    """Join the groups of pairs whose gap keeps the limit; a pair of one group is not measured.

    `look` gives a base by its row.
    """
    for i, j in pairs:
        if root_of(parents, i) != root_of(parents, j) and _are_linked(look(i), look(j), horizontal):
            join(parents, i, j)


def join_all(parents: list[int], pairs: Iterable[Pair]) -> None:
    """Make groups of pairs that are linked; the lowest index in a group leads it."""
    for i, j in pairs:
        one, other = parents[i], parents[j]
        if one != other:
            while (above := parents[one]) != one:
                one = above
            while (above := parents[other]) != other:
                other = above
            lead = one if one < other else other
            parents[one] = parents[other] = parents[i] = parents[j] = lead


def join(parents: list[int], i: int, j: int) -> None:
    """Make one group of two; the lower index leads it."""
    i, j = root_of(parents, i), root_of(parents, j)
    if i < j:
        parents[j] = i
    else:
        parents[i] = j


def leaders(parents: list[int]) -> list[int]:
    """Return the leader of every base's group, the lowest index in it."""
    for row, above in enumerate(parents):
        if row != above:
            parents[row] = parents[above]  # a leader comes before those it leads
    return parents


def root_of(parents: list[int], row: int) -> int:
    """Return the leader of a base's group."""
    while (above := parents[row]) != row:
        parents[row] = row = parents[above]
    return row


def posed_row(bases: Bases, row: int) -> Posed:
    """Return one of many bases."""
    (a, b), (ax, ay), (x, y) = bases.half[row].tolist(), bases.axis[row].tolist(), bases.xy[row].tolist()
    return int(bases.kind[row]), a, b, ax, ay, x, y


def _are_linked(one: Posed, two: Posed, limit: float) -> bool:
    """Return whether a gap keeps a limit; the farthest points toward each other bound it both ways.

    Steps from points of one base to points of the other are a convex set, and the gap is how near to no step
    at all it comes: the bounds are its support, and lines between steps that it has.
    """
    dx, dy = two[5] - one[5], two[6] - one[6]
    length, qx, qy = sqrt(dx * dx + dy * dy), dx, dy
    last = other = (dx, dy)
    for _ in range(_LOOKS):
        if length < _SAFE:
            break
        ux, uy = qx / length, qy / length
        (px, py), (ox, oy) = _farthest(one, ux, uy), _farthest(two, ux, uy)
        new = dx - ox - px, dy - oy - py  # bases are symmetric: the other's point lies opposite
        if not is_within(new[0] * ux + new[1] * uy - _SAFE, limit):
            return False
        to_last, to_other = _nearest_to_origin(new, last), _nearest_to_origin(new, other)
        is_last = to_last[0] <= to_other[0]
        length, qx, qy = to_last if is_last else to_other
        if is_within(length + _SAFE, limit):
            return True
        last, other = new, last if is_last else other
    return is_within(_measured_gap(one, two), limit)


def _nearest_to_origin(a: Point, b: Point) -> tuple[float, float, float]:
    """Return how near a line between two points comes to the origin, and where."""
    (ax, ay), (bx, by) = a, b
    wx, wy = bx - ax, by - ay
    square = wx * wx + wy * wy
    share = -(ax * wx + ay * wy) / square if square > 0.0 else 0.0
    share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
    x, y = ax + share * wx, ay + share * wy
    return sqrt(x * x + y * y), x, y


def _measured_gap(one: Posed, two: Posed) -> float:
    kind, a, b, ax, ay, x, y = (np.array(column) for column in zip(one, two, strict=True))
    both = Bases(kind.astype(np.uint8), *(np.stack(pair, axis=1) for pair in ((x, y), (ax, ay), (a, b))))
    return max(-float(margins_between(both, np.array([0]), np.array([1]))[0]), 0.0)


def _farthest(base: Posed, ux: float, uy: float) -> Point:
    """Return the point of a base, from its centre, that lies farthest along a unit vector."""
    kind, a, b, ax, ay, _, _ = base
    if kind == ROUND:
        return a * ux, a * uy
    c, s = ax * ux + ay * uy, ax * uy - ay * ux
    if kind == OVAL:
        high = sqrt((a * c) ** 2 + (b * s) ** 2)
        x, y = a * a * c / high, b * b * s / high
    elif kind == HEX:
        corner = HEX_CORNER * a
        upright = 0.5 * abs(s) > _H * abs(c)
        x = 0.0 if upright else copysign(_H * corner, c)
        y = copysign(corner if upright else 0.5 * corner, s)
    else:
        x, y = copysign(a, c), copysign(b, s)
    return x * ax - y * ay, x * ay + y * ax
