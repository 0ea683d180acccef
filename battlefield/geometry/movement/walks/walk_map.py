"""Where a base can walk on the table's level, at the nodes of a grid: which are open, joined, and how far.

Open nodes and straight steps between them are exact; ways that bend at nodes only are up to 3 % too long. The
grid lies the same from every edge of the board, so that a mirrored table has a mirrored map.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from heapq import heapify, heappop, heappush
from math import ceil, inf

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Point
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.space import Setting, Space, ground_space
from battlefield.geometry.movement.policy import Policy
from battlefield.geometry.pieces import Body, Table
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.pieces.terrain import outline_polygon

WAYS = ((1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2))  # one of each pair of opposites
_TILE = 12  # nodes along each side of a part that is worked out at once
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
        """Return where a node is."""
        row, column = divmod(int(node), len(self.x))
        return float(self.x[column]), float(self.y[row])

    def points(self) -> Floats:
        """Return all nodes, f8[nx * ny, 2]."""
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
        """Return what it costs to walk to each node from the nearest of some, infinite without a way."""
        return self._ways.costs_from(starts, cancelled)

    @cached_property
    def _ways(self) -> "Ways":
        return Ways(self.is_open.size, self.links, self.costs)


@dataclass(frozen=True, eq=False)
class Ways:
    """So many nodes, joined both ways by `links` i8[n, 2] at `costs` f8[n]."""

    count: int
    links: Ints
    costs: Floats

    def costs_from(self, starts: Iterable[int], cancelled: Callable[[], bool] | None = None) -> Floats:
        """Return what it costs to get to each node from the nearest of some, infinite without a way."""
        paid = np.full(self.count, inf)
        paid[list(starts)] = 0.0
        return self.costs_after(paid, cancelled)

    def costs_after(self, paid: Floats, cancelled: Callable[[], bool] | None = None) -> Floats:
        """Return what each node costs once some are got to at what was `paid` f8[n], infinite elsewhere."""
        cost = paid.tolist()
        heap = [(so_far, node) for node, so_far in enumerate(cost) if so_far < inf]
        heapify(heap)
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
        steps: list[list[tuple[int, float]]] = [[] for _ in range(self.count)]
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
    space = ground_space(Setting.of(table, mover, policy))
    return map_of(space if priced else replace(space, ground=None), table, step, cancelled)


def map_of(space: Space, table: Table, step: float, cancelled: Callable[[], bool] | None = None) -> WalkMap:
    """Map a free space at nodes at most `step` inches apart; what it has to stay on is all that is open."""
    x, y = nodes_along(table.width, step), nodes_along(table.height, step)
    near = Nearby(space, 2.0 * step)
    open_parts, links, costs = [], [np.zeros((0, 2), dtype=np.int64)], [np.zeros(0)]
    is_open = np.zeros((len(y), len(x)), dtype=bool)
    tiles = tiles_of(x, y)
    for rows, columns in tiles:
        unless_stopped(cancelled)
        part = near.space(x[columns], y[rows])
        open_parts.append(part)
        if part.stay is not None and not part.stay.shapes:
            continue
        across, down = np.meshgrid(x[columns], y[rows])
        is_open[rows, columns] = part.is_open(across.ravel(), down.ravel()).reshape(across.shape)
    for (rows, columns), part in zip(tiles, open_parts, strict=True):
        unless_stopped(cancelled)
        if not is_open[rows, columns].any():
            continue
        pair, cost = _steps_from(rows, columns, part, x, y, is_open)
        links.append(pair)
        costs.append(cost)
    return WalkMap(x, y, is_open, np.concatenate(links), np.concatenate(costs))


def open_places(
    table: Table, base: BaseSize, outlines: Sequence[Outline], height: float, step: float
) -> list[Point]:
    """Return the nodes in some outlines at which the centre of a base may be, row by row."""
    mover = Body("", PlacedBase(base, (0.0, 0.0)), 0.0, height)
    space = ground_space(Setting.of(table, mover, _DEFAULT))
    across, down = np.meshgrid(nodes_along(table.width, step), nodes_along(table.height, step))
    points = np.stack([across.ravel(), down.ravel()], axis=1)
    points = points[points_inside(outlines, points)]
    fine = points[space.is_open(points[:, 0], points[:, 1])]
    return [(float(x), float(y)) for x, y in fine]


class Nearby:
    """Gives of a free space what matters about a tile of it, so that no node is asked about all walls."""

    def __init__(self, space: Space, reach: float) -> None:
        self._space, self._reach = space, reach
        self._walls = _bounds(space.walls)
        self._ground = _bounds(space.ground) if space.ground is not None else np.zeros((0, 4))
        self._stay = _bounds(space.stay) if space.stay is not None else np.zeros((0, 4))

    def space(self, x: Floats, y: Floats) -> Space:
        """Return the space about a tile of nodes."""
        box = x[0] - self._reach, y[0] - self._reach, x[-1] + self._reach, y[-1] + self._reach
        ground = self._space.ground
        ground = _chosen(ground, self._ground, box) if ground is not None else None
        has_ground = ground is not None and bool(ground.shapes)
        walls, stay = _chosen(self._space.walls, self._walls, box), self._space.stay
        stay = _chosen(stay, self._stay, box) if stay is not None else None
        return replace(self._space, walls=walls, ground=ground if has_ground else None, stay=stay)


def _bounds(outlines: Outlines) -> Floats:
    return np.array([shape.bounds() for shape in outlines.shapes]).reshape(-1, 4)


def _chosen(outlines: Outlines, bounds: Floats, box: tuple[float, float, float, float]) -> Outlines:
    left, top, right, bottom = bounds.T
    meets = (left <= box[2]) & (right >= box[0]) & (top <= box[3]) & (bottom >= box[1])
    return Outlines.of([outlines.shapes[k] for k in meets.nonzero()[0].tolist()])


def tiles_of(x: Floats, y: Floats) -> list[tuple[slice, slice]]:
    """Cut a grid into parts, rows and columns of each."""
    return [(rows, columns) for rows in _cuts(y) for columns in _cuts(x)]


def _cuts(along: Floats) -> list[slice]:
    """Cut a row of nodes into pieces."""
    return [slice(start, min(start + _TILE, len(along))) for start in range(0, len(along), _TILE)]


def _steps_from(
    rows: slice, columns: slice, space: Space, x: Floats, y: Floats, is_open: Flags
) -> tuple[Ints, Floats]:
    """Return the steps that can be made from the nodes of a tile, i8[n, 2], and what they cost, f8[n]."""
    row, column = np.nonzero(is_open[rows, columns])
    row, column = row + rows.start, column + columns.start
    starts, ends = [], []
    for dx, dy in WAYS:
        there = (column + dx < len(x)) & (row + dy < len(y)) & (row + dy >= 0)
        one = np.stack([row[there], column[there]], axis=1)
        other = one + np.array([dy, dx])
        fine = is_open[other[:, 0], other[:, 1]]
        starts.append(one[fine])
        ends.append(other[fine])
    one, other = np.concatenate(starts), np.concatenate(ends)
    p, q = (np.stack([x[nodes[:, 1]], y[nodes[:, 0]]], axis=1) for nodes in (one, other))
    free = space.lets_through(p, q)
    pairs = np.stack([nodes[free, 0] * len(x) + nodes[free, 1] for nodes in (one, other)], axis=1)
    return pairs, space.price(p[free], q[free])


def points_inside(outlines: Sequence[Outline], points: Floats) -> Flags:
    """Tell which points f8[n, 2] lie in one of some outlines, edges included."""
    found = np.zeros(len(points), dtype=bool)
    for outline in outlines:
        box = Box.of(outline)
        beyond = np.maximum((box.left, box.top) - points, points - (box.right, box.bottom))
        near = np.flatnonzero((beyond <= TOL).all(axis=1) & ~found)
        found[near] = _distances(outline, points[near]) <= TOL
    return found


def _distances(outline: Outline, points: Floats) -> Floats:
    """Return how far points lie from an outline, 0 within it."""
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
