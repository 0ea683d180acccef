"""Groups of few bases, pair by pair: what arrays would cost in calls is more than these pairs take.

Discs about and within the bases settle nearly every pair that can matter. For the others, points of both and
lines between them close in on the gap from either side until the limit lies outside.
"""

from collections.abc import Iterable
from math import copysign, sqrt

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.bases import HEX, HEX_CORNER, OVAL, ROUND, Bases
from battlefield.geometry.pairs import margins_between
from battlefield.geometry.shapes import Point
from battlefield.geometry.tolerance import TOL, is_within

Floats = NDArray[np.float64]
Pair = tuple[int, int]

_H = 0.75**0.5  # sine of 60 degrees
_SAFE = 1e-9  # bounds decide only where rounding cannot
_LOOKS = 8


def few_labels(bases: Bases, heights: Floats, horizontal: float, vertical: float, outer: Floats) -> list[int]:
    """Give every base the lowest index in its group; `outer` f8[N] are radii of discs about the bases."""
    parents = list(range(len(bases)))
    doubtful = _joined_by_discs(parents, bases, _Levels(heights, vertical), horizontal, outer)
    if doubtful:
        join_doubtful(parents, bases, doubtful, horizontal)
    return leaders(parents)


class _Levels:
    """Whether the height ranges of two bases are near enough; all are where the extremes are."""

    def __init__(self, heights: Floats, vertical: float) -> None:
        self.bottoms, self.tops = heights.tolist()
        self.vertical = vertical
        self.all_near = is_within(max(self.bottoms, default=0.0) - min(self.tops, default=0.0), vertical)

    def keep(self, i: int, j: int) -> bool:
        rise = max(self.bottoms[i] - self.tops[j], self.bottoms[j] - self.tops[i], 0.0)
        return is_within(rise, self.vertical)


def _joined_by_discs(
    parents: list[int], bases: Bases, levels: _Levels, horizontal: float, outer: Floats
) -> list[Pair]:
    """Join what discs within the bases link; list the pairs that only discs about them link."""
    outers, all_near = outer.tolist(), levels.all_near
    cores = outers if not bases.kind.any() else bases.core().tolist()
    far = horizontal + TOL + _SAFE
    width = far + max(outers, default=0.0)
    doubtful: list[Pair] = []
    discs = sorted(zip(*bases.xy.T.tolist(), outers, cores, parents, strict=True))
    for place, (x, y, reach, core, i) in enumerate(discs, 1):
        edge, most = x + reach + width, reach + far
        for x2, y2, reach2, core2, j in discs[place:]:
            if x2 > edge:
                break
            aside = y2 - y
            near = most + reach2
            if aside > near or -aside > near:
                continue
            square = (x2 - x) ** 2 + aside * aside
            if square > near * near or not (all_near or levels.keep(i, j)):
                continue
            if is_within(sqrt(square) - core - core2, horizontal):
                join(parents, i, j)
            elif core != reach or core2 != reach2:
                doubtful.append((i, j))
    return doubtful


def join_doubtful(parents: list[int], bases: Bases, pairs: Iterable[Pair], horizontal: float) -> None:
    """Join the groups of pairs whose gap keeps the limit; a pair of one group is not measured."""
    shapes = _Shapes(bases)
    for i, j in pairs:
        if root_of(parents, i) != root_of(parents, j) and shapes.are_linked(i, j, horizontal):
            join(parents, i, j)


def join(parents: list[int], i: int, j: int) -> None:
    """Make one group of two; the lower index leads it."""
    i, j = root_of(parents, i), root_of(parents, j)
    if i < j:
        parents[j] = i
    else:
        parents[i] = j


def leaders(parents: list[int]) -> list[int]:
    """Give the leader of every base's group, the lowest index in it."""
    for row, above in enumerate(parents):
        parents[row] = parents[above]  # a leader comes before those it leads
    return parents


def root_of(parents: list[int], row: int) -> int:
    """Give the leader of a base's group."""
    while (above := parents[row]) != row:
        parents[row] = row = parents[above]
    return row


class _Shapes:
    """Bases as numbers, to be looked at one by one."""

    def __init__(self, bases: Bases) -> None:
        self.bases = bases
        self.kind, self.half = bases.kind.tolist(), bases.half.tolist()
        self.axis, self.at = bases.axis.tolist(), bases.xy.tolist()

    def are_linked(self, i: int, j: int, limit: float) -> bool:
        """Tell whether a gap keeps the limit; the farthest points toward each other bound it both ways."""
        dx, dy = self.at[j][0] - self.at[i][0], self.at[j][1] - self.at[i][1]
        qx, qy = dx, dy
        for _ in range(_LOOKS):
            length = sqrt(qx * qx + qy * qy)
            if length < _SAFE:
                break
            ux, uy = qx / length, qy / length
            (px, py), (ox, oy) = self._farthest(i, ux, uy), self._farthest(j, ux, uy)
            qx, qy = dx - ox - px, dy - oy - py  # bases are symmetric: the other's point lies opposite
            if not is_within(qx * ux + qy * uy - _SAFE, limit):
                return False
            if is_within(sqrt(qx * qx + qy * qy) + _SAFE, limit):
                return True
        margin = margins_between(self.bases, np.array([i]), np.array([j]))
        return is_within(max(-float(margin[0]), 0.0), limit)

    def _farthest(self, row: int, ux: float, uy: float) -> Point:
        """Give the point of a base, from its centre, that lies farthest along a unit vector."""
        kind, (a, b), (ax, ay) = self.kind[row], self.half[row], self.axis[row]
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
