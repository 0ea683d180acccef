"""The margins of convex parts against others, however many: pairs whose boxes are apart are left out."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from battlefield.geometry.convex.overlap_kernel import Deepest
from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.bases import Group
from battlefield.geometry.pieces.solids import Solid, deepest_solids, moved

Places = Ints
Pair = tuple[float, float, float, int, int]
"""A margin, its direction, and the places of two parts."""

_AT_ONCE = 4096  # pairs measured in one call
_FIRST = 64  # of the likeliest pairs, measured before the others
_ROUNDING = 1e-9  # inch by which a box's bound may fall short
_STILL = np.zeros(2)


@dataclass(frozen=True)
class Pairs:
    """All pairs of a convex part of the first solid and one of the second."""

    first: Solid
    second: Solid

    @cached_property
    def _boxes(self) -> tuple[Floats, Floats, Any]:
        import shapely

        one = _boxes_of(self.first)
        boxes: Any = shapely.box(*one.T)
        return one, _boxes_of(self.second), shapely.STRtree(boxes)

    def largest(self) -> Pair:
        """Return the largest margin of all pairs, its direction, and the two parts; of equals, the first."""
        best = self._one_margin()
        if best < 0.0:
            best = max(best, self.deepest(_STILL, 0.0))
        part, other, margins = self.near(_STILL, max(-best, 0.0) + _ROUNDING, best - _ROUNDING)
        margin, ux, uy = margins
        equal = np.flatnonzero(margin == margin.max())
        at = equal[np.lexsort((other[equal], part[equal]))[0]]
        return float(margin[at]), float(ux[at]), float(uy[at]), int(part[at]), int(other[at])

    def deepest(self, move: Floats, clear: float) -> float:
        """Return a margin above `clear`, which is not below 0, of some pair once the second is moved.

        Where there is none it is the largest of all that touch, or minus infinity.
        """
        part, other, _ = self._near(move, 0.0, clear)
        largest, start, many = -np.inf, 0, _FIRST
        while start < len(part) and largest <= clear:
            some = slice(start, start + many)
            largest = max(largest, float(self._measured(part[some], other[some], move)[0].max()))
            start, many = start + many, _AT_ONCE
        return largest

    def near(self, move: Floats, reach: float, least: float = -np.inf) -> tuple[Places, Places, Deepest]:
        """Return the pairs that may come so near to each other once the second is moved, and their margins.

        Left out are pairs whose boxes tell that their margin is below `least`.
        """
        part, other, _ = self._near(move, reach, least)
        chunks = range(0, max(len(part), 1), _AT_ONCE)
        found = [self._measured(part[n : n + _AT_ONCE], other[n : n + _AT_ONCE], move) for n in chunks]
        margin, ux, uy = (np.concatenate([each[k] for each in found]) for k in range(3))
        return part, other, (margin, ux, uy)

    def _one_margin(self) -> float:
        """Return the margin of a pair whose boxes are near each other."""
        import shapely

        _, other, tree = self._boxes
        (_, part), apart = tree.query_nearest(shapely.box(*other.T), return_distance=True, all_matches=False)
        nearest = np.array([int(np.argmin(apart))])
        return float(self._measured(part[nearest], nearest, _STILL)[0][0])

    def _near(self, move: Floats, reach: float, least: float) -> tuple[Places, Places, Floats]:
        """Return pairs whose boxes come so near, the likeliest first, and a bound that no margin exceeds."""
        import shapely

        one, other, tree = self._boxes
        low, high = other[:, :2] + (move - reach), other[:, 2:] + (move + reach)
        whole = one[:, :2].min(axis=0), one[:, 2:].max(axis=0)
        close = np.flatnonzero(np.all((low <= whole[1]) & (high >= whole[0]), axis=1))
        place, part = tree.query(shapely.box(*low[close].T, *high[close].T))
        second = close[place]
        ahead = np.minimum(one[part, 2:] - low[second], high[second] - one[part, :2]) - reach
        bound = ahead.min(axis=1)
        chosen = np.flatnonzero(bound >= least)
        chosen = chosen[np.argsort(-bound[chosen], kind="stable")]
        return part[chosen], second[chosen], bound[chosen]

    def _measured(self, part: Places, other: Places, move: Floats) -> Deepest:
        step = np.full(len(part), move[0]), np.full(len(part), move[1])
        return deepest_solids(self.first.at(part), moved(self.second.at(other), *step))


def _boxes_of(solid: Solid) -> Floats:
    """Return the least x and y and the largest of every column, f8[n, 4]."""
    if isinstance(solid, Group):
        a, b, ax, ay = solid.a, solid.b, solid.ax, solid.ay
        wide, high = np.hypot(a * ax, b * ay), np.hypot(a * ay, b * ax)
        return np.stack([solid.x - wide, solid.y - high, solid.x + wide, solid.y + high], axis=1)
    x, y, r = solid.x, solid.y, solid.r
    sides = (x - r).min(axis=0), (y - r).min(axis=0), (x + r).max(axis=0), (y + r).max(axis=0)
    return np.stack(sides, axis=1)
