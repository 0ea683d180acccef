"""About how far it is on foot to one place from anywhere, round what cannot be walked through."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import hypot, inf

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import BaseSize, Point
from battlefield.geometry.movement.walks.walk_map import WalkMap, walk_map
from battlefield.geometry.pieces import Piece, Table

_STEP = 1.0  # inches between nodes
_ON = (0.75, 0.5, 0.25)  # inches from a node on
_BASE = BaseSize.round(25.0)


@dataclass(frozen=True, eq=False)
class WaysTo:
    """The inches to walk to a goal from each node of a map, f8[ny, nx]: for plans, up to an inch off."""

    goal: Point
    map: WalkMap
    costs: Floats

    @classmethod
    def of(cls, pieces: tuple[Piece, ...], width: float, height: float, goal: Point) -> "WaysTo | None":
        """Measure the ways of a small base on a table; None where nothing has to be walked round.

        What is asked for again is kept, for as long as the pieces are the same objects.
        """
        if not any(piece.impassable for piece in pieces):
            return None
        return _ways(Same(pieces), width, height, goal)

    def inches(self, at: Point) -> float:
        """Return about how far it is on foot from a place; infinite where there is no way."""
        x, y, costs = self._plain
        column, row = bisect_left(x, at[0]), bisect_left(y, at[1])
        return min(
            (
                costs[r][c] + hypot(x[c] - at[0], y[r] - at[1])
                for r in range(max(0, row - 1), min(row + 1, len(y)))
                for c in range(max(0, column - 1), min(column + 1, len(x)))
            ),
            default=inf,
        )

    def nearest(self, start: Point, far: float, most: int) -> Sequence[Point]:
        """Return places within so many inches as the crow flies from which least is left to walk."""
        x, y = np.meshgrid(self.map.x, self.map.y)
        costs = np.where(np.hypot(x - start[0], y - start[1]) <= far, self.costs, np.inf)
        order = np.argsort(costs, axis=None, kind="stable")[:most]
        nodes = [self.map.place(int(node)) for node in order if np.isfinite(costs.flat[node])]
        return [*(_on(node, self.goal, step) for node in nodes[:1] for step in _ON), *nodes]

    @cached_property
    def _plain(self) -> tuple[list[float], list[float], list[list[float]]]:
        """Return columns, rows and costs in lists, which single places are looked up in sooner."""
        return self.map.x.tolist(), self.map.y.tolist(), self.costs.tolist()


@lru_cache(maxsize=64)
def _ways(pieces: Same[tuple[Piece, ...]], width: float, height: float, goal: Point) -> WaysTo:
    found = _map(pieces, width, height)
    x, y = np.meshgrid(found.x, found.y)
    away = np.hypot(x - goal[0], y - goal[1]).ravel()
    near = np.flatnonzero(found.is_open.ravel() & (away <= max(_STEP, float(np.min(away)))))
    return WaysTo(goal, found, found.costs_from(near.tolist()).reshape(x.shape))


@lru_cache(maxsize=8)
def _map(pieces: Same[tuple[Piece, ...]], width: float, height: float) -> WalkMap:
    return walk_map(Table(width, height, pieces.value, ()), _BASE, step=_STEP, priced=False)


def _on(start: Point, goal: Point, step: float) -> Point:
    """Return a place a step on toward another one."""
    away = hypot(goal[0] - start[0], goal[1] - start[1])
    share = min(1.0, step / away) if away > 0.0 else 0.0
    return start[0] + share * (goal[0] - start[0]), start[1] + share * (goal[1] - start[1])
