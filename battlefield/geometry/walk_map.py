"""Where a base can walk on the table's level, at the nodes of a grid: which are open, joined, and how far.

Open nodes and straight steps between them are exact; ways that bend at nodes only are up to 3 % too long. The
grid lies the same from every edge of the board, so that a mirrored table has a mirrored map.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush
from math import ceil, inf

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.freespace import Setting, space_at
from battlefield.geometry.reach_policy import Policy
from battlefield.geometry.shapes import BaseSize, Circle, Outline, PlacedBase, Point
from battlefield.geometry.stopped import unless_stopped
from battlefield.geometry.table import Body, Table
from battlefield.geometry.terrain import outline_polygon
from battlefield.geometry.tolerance import TOL

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]

_WAYS = ((1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2))  # one of each pair of opposites
_EVERYWHERE = 1e4  # inches, farther than any board
_DEFAULT = Policy()


@dataclass(frozen=True, eq=False)
class WalkMap:
    """Nodes at `x` f8[nx] and `y` f8[ny]; `is_open` b1[ny, nx] tells where the base's centre may be.

    `links` i8[n, 2] join nodes, counted row by row, between which it can go straight, at `costs` f8[n].
    """

    x: Floats
    y: Floats
    is_open: Flags
    links: Ints
    costs: Floats

    @property
    def cell(self) -> float:
        """The square inches that a node stands for."""
        return float((2.0 * self.x[0]) * (2.0 * self.y[0]))

    def place(self, node: int) -> Point:
        """Give where a node is."""
        row, column = divmod(int(node), len(self.x))
        return float(self.x[column]), float(self.y[row])

    def points(self) -> Floats:
        """Give all nodes, f8[nx * ny, 2]."""
        return np.stack([part.ravel() for part in np.meshgrid(self.x, self.y)], axis=1)

    def inside(self, outlines: Sequence[Outline]) -> Flags:
        """Tell which nodes lie in one of some outlines, b1[nx * ny]."""
        return points_inside(outlines, self.points())

    @cached_property
    def parts(self) -> Ints:
        """Number the joined parts, i8[nx * ny]: -1 where nothing is open, else the part's least node."""
        root = list(range(self.is_open.size))

        def found(node: int) -> int:
            while root[node] != node:
                root[node] = root[root[node]]
                node = root[node]
            return node

        for one, other in self.links.tolist():
            a, b = found(one), found(other)
            root[max(a, b)] = min(a, b)
        flat = self.is_open.ravel()
        return np.array([found(node) if flat[node] else -1 for node in range(len(root))])

    def costs_from(self, starts: Iterable[int], cancelled: Callable[[], bool] | None = None) -> Floats:
        """Give what it costs to walk to each node from the nearest of some, infinite without a way."""
        cost = [inf] * self.is_open.size
        heap: list[tuple[float, int]] = []
        for node in starts:
            cost[node] = 0.0
            heappush(heap, (0.0, node))
        steps = self._steps
        while heap:
            so_far, node = heappop(heap)
            if so_far > cost[node]:
                continue
            unless_stopped(cancelled)
            for near, price in steps[node]:
                if so_far + price < cost[near]:
                    cost[near] = so_far + price
                    heappush(heap, (cost[near], near))
        return np.array(cost)

    @cached_property
    def _steps(self) -> list[list[tuple[int, float]]]:
        steps: list[list[tuple[int, float]]] = [[] for _ in range(self.is_open.size)]
        for (one, other), price in zip(self.links.tolist(), self.costs.tolist(), strict=True):
            steps[one].append((other, price))
            steps[other].append((one, price))
        return steps


def walk_map(
    table: Table,
    base: BaseSize,
    height: float = 1.5,
    step: float = 0.5,
    policy: Policy = _DEFAULT,
    cancelled: Callable[[], bool] | None = None,
    priced: bool = True,
) -> WalkMap:
    """Map where a base of a model of some height can walk, at nodes at most `step` inches apart.

    Where it is not `priced`, every step costs its length alone. Raises ValueError for a step that is not
    above 0, StoppedError once `cancelled` answers true.
    """
    if not step > 0.0:
        raise ValueError(f"step {step}: expected more than 0 inches")
    mover = Body("", PlacedBase(base, (0.0, 0.0)), 0.0, height)
    space = space_at(Setting.of(table, mover, policy), 0.0, (table.width / 2, table.height / 2), _EVERYWHERE)
    x, y = nodes_along(table.width, step), nodes_along(table.height, step)
    across, down = np.meshgrid(x, y)
    is_open = space.is_open(across.ravel(), down.ravel()).reshape(across.shape)
    places = np.stack([across, down], axis=2)
    links, costs = [np.zeros((0, 2), dtype=np.int64)], [np.zeros(0)]
    number = np.arange(is_open.size).reshape(is_open.shape)
    for dx, dy in _WAYS:
        unless_stopped(cancelled)
        here, there = _shifted(len(y), dy), _shifted(len(x), dx)
        both = is_open[here[0], there[0]] & is_open[here[1], there[1]]
        p, q = places[here[0], there[0]][both], places[here[1], there[1]][both]
        fine = space.lets_through(p, q)
        pair = np.stack([number[here[0], there[0]][both], number[here[1], there[1]][both]], axis=1)
        links.append(pair[fine])
        there_from = q[fine] - p[fine]
        long = np.hypot(there_from[:, 0], there_from[:, 1])
        costs.append(space.price(p[fine], q[fine]) if priced else long)
    return WalkMap(x, y, is_open, np.concatenate(links), np.concatenate(costs))


def points_inside(outlines: Sequence[Outline], points: Floats) -> Flags:
    """Tell which points f8[n, 2] lie in one of some outlines, edges included."""
    found = np.zeros(len(points), dtype=bool)
    for outline in outlines:
        found |= _distances(outline, points) <= TOL
    return found


def _distances(outline: Outline, points: Floats) -> Floats:
    """Give how far points lie from an outline, 0 within it."""
    if isinstance(outline, Circle):
        dx, dy = (points - np.array(outline.centre)).T
        return np.asarray(np.maximum(0.0, np.hypot(dx, dy) - outline.radius))
    import shapely

    ring = outline_polygon(outline)
    return np.asarray(shapely.distance(shapely.Polygon(ring.points, ring.holes), shapely.points(points)))


def nodes_along(length: float, step: float) -> Floats:
    """Put nodes into the middles of equal parts of a length, the same from both ends to the last digit."""
    count = max(1, ceil(length / step - TOL))
    half = (np.arange(count) + 0.5) * (length / count)
    return np.asarray((half + (length - half[::-1])) / 2.0)


def _shifted(count: int, by: int) -> tuple[slice, slice]:
    """Give the rows that have a row so far on, and those rows."""
    if by >= 0:
        return slice(0, count - by), slice(by, count)
    return slice(-by, count), slice(0, count + by)
