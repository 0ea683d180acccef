"""Where a base can walk and climb, at the nodes of a grid: the table and the tops of platforms, joined.

A base climbs or drops where it touches a platform from outside, as in `reach`, and pays for the height too.
It stands on a top where its centre is over it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.space import Setting, Space, ground_space, level_space
from battlefield.geometry.movement.policy import Policy
from battlefield.geometry.movement.reaching.ends import ends_at
from battlefield.geometry.movement.reaching.world import heights, is_a_step
from battlefield.geometry.movement.walks.walk_map import WAYS, Nearby, WalkMap, Ways, map_of, tiles_of
from battlefield.geometry.pieces import Body, Table

Cancelled = Callable[[], bool] | None

_EVERY_WAY = ((0, 0), *WAYS, *((-dx, -dy) for dx, dy in WAYS))
_HALVINGS = 32  # of a step, to find where it meets a platform


@dataclass(frozen=True, eq=False)
class LevelWalks:
    """Walks over several levels, the table first; `stands` b1[L, n] tells where a base may end on each.

    `ground` is the map of the table alone. `number` i8[L, n] counts the nodes of `ways`, -1 where nothing is.
    """

    setting: Setting
    spaces: tuple[Space, ...]
    ground: WalkMap
    levels: tuple[float, ...]
    stands: Flags
    number: Ints
    ways: Ways

    @cached_property
    def is_open(self) -> Flags:
        """Tell at which nodes of the grid the base can stand, on whatever level, b1[n]."""
        return np.asarray(self.stands.any(axis=0))

    def costs_from(self, places: Flags, cancelled: Cancelled = None) -> Floats:
        """Give what it costs to get to each node of the grid, on whatever level, from the nearest of some."""
        return np.asarray(self.level_costs_from(places, cancelled).min(axis=0))

    def level_costs_from(self, places: Flags, cancelled: Cancelled = None) -> Floats:
        """Return what it costs to get to each node of the grid on each level, f8[L, n], from some of them."""
        starts = np.sort(self.number[self.stands & places])
        found = np.append(self.ways.costs_from(starts.tolist(), cancelled), np.inf)
        return np.asarray(np.where(self.stands, found[self.number], np.inf))

    def can_stand(self, level: int, points: Floats) -> Flags:
        """Tell at which of some places f8[n, 2] a base may end on a level, by its number."""
        fine = self.spaces[level].is_open(points[:, 0], points[:, 1])
        return _with_ends(self.setting, self.levels[level], points, fine)

    @staticmethod
    def of(
        table: Table,
        base: BaseSize,
        height: float = 1.5,
        step: float = 0.5,
        climb: float = 0.0,
        cancelled: Cancelled = None,
    ) -> "LevelWalks":
        """Map where a base can walk, and climb up to `climb` inches at once, at nodes up to `step` in apart.

        Raises ValueError for a step that is not above 0, StoppedError once `cancelled` answers true.
        """
        if not step > 0.0:
            raise ValueError(f"step {step}: expected more than 0 inches")
        mover = Body("", PlacedBase(base, (0.0, 0.0)), 0.0, height)
        setting = Setting.of(table, mover, Policy(climb=climb if climb > 0.0 else None))
        levels, spaces = _spaces(setting, cancelled)
        near = [Nearby(space, 2.0 * step) for space in spaces]
        maps = [map_of(space, table, step, cancelled) for space in spaces]
        stands = np.stack([_standing(setting, level, each) for level, each in zip(levels, maps, strict=True)])
        is_open = np.stack([each.is_open.ravel() for each in maps])
        number = np.where(is_open, np.cumsum(is_open.ravel()).reshape(is_open.shape) - 1, -1)
        links = [number[k][each.links] for k, each in enumerate(maps)]
        costs = [each.costs for each in maps]
        for upper, lower in _steps(setting, levels):
            pairs, cost = _climbs(near[upper], near[lower], maps[upper], maps[lower], cancelled)
            links.append(np.stack([number[upper][pairs[:, 0]], number[lower][pairs[:, 1]]], axis=1))
            costs.append(cost + setting.policy.climb_cost * (levels[upper] - levels[lower]))
        ways = Ways(int(is_open.sum()), np.concatenate(links), np.concatenate(costs))
        return LevelWalks(setting, tuple(spaces), maps[0], levels, stands, number, ways)


def _spaces(setting: Setting, cancelled: Cancelled) -> tuple[tuple[float, ...], list[Space]]:
    """Return the levels that have room on them, the table first, with their free spaces."""
    levels, spaces = [0.0], [ground_space(setting)]
    for level in heights(setting, 0.0)[1:]:
        unless_stopped(cancelled)
        levels.append(level)
        spaces.append(level_space(setting, level))
    return tuple(levels), spaces


def _steps(setting: Setting, levels: tuple[float, ...]) -> Iterator[tuple[int, int]]:
    for upper, high in enumerate(levels):
        for lower, low in enumerate(levels):
            if is_a_step(setting, high - low):
                yield upper, lower


def _standing(setting: Setting, level: float, walks: WalkMap) -> Flags:
    """Tell at which nodes of a level a base may end: on the table, or with its centre over a top."""
    return _with_ends(setting, level, walks.points(), walks.is_open.ravel().copy())


def _with_ends(setting: Setting, level: float, points: Floats, fine: Flags) -> Flags:
    """Leave of open places those where a base may end."""
    tops = ends_at(setting, level).tops if level > TOL else None
    if tops is not None and fine.any():
        points = points[fine]
        fine[fine] = tops.levels(points[:, 0], points[:, 1]) >= -TOL
    return fine


def _climbs(
    upper: Nearby, lower: Nearby, above: WalkMap, below: WalkMap, cancelled: Cancelled
) -> tuple[Ints, Floats]:
    """Return the steps from nodes of an upper level down to nodes of a lower one, and how long each is."""
    pairs, costs = [np.zeros((0, 2), dtype=np.int64)], [np.zeros(0)]
    for rows, columns in tiles_of(above.x, above.y):
        if above.is_open[rows, columns].any():
            unless_stopped(cancelled)
            found = np.concatenate([_beside(above, below, way, rows, columns) for way in _EVERY_WAY])
            x, y = above.x[columns], above.y[rows]
            found, cost = _climbed(upper.space(x, y), lower.space(x, y), above, found)
            pairs.append(found)
            costs.append(cost)
    return np.concatenate(pairs), np.concatenate(costs)


def _climbed(upper: Space, lower: Space, above: WalkMap, pairs: Ints) -> tuple[Ints, Floats]:
    """Return those of some steps between levels that can be made, and how long each is.

    They go straight, over a place on the rim of the upper level that is open on both; where a node lies
    there, up and down on the spot.
    """
    assert upper.stay is not None
    q, p = (_places(above, pairs[:, k]) for k in (0, 1))
    outside = _depths(upper.stay, p) <= TOL
    pairs, p, q = pairs[outside], p[outside], q[outside]
    rim = _rim_between(upper.stay, p, q)
    fine = upper.is_open(rim[:, 0], rim[:, 1]) & lower.is_open(rim[:, 0], rim[:, 1])
    pairs, p, q, rim = pairs[fine], p[fine], q[fine], rim[fine]
    free = _lets_through(lower, p, rim) & _lets_through(upper, rim, q)
    pairs, p, q, rim = pairs[free], p[free], q[free], rim[free]
    return pairs, lower.price(p, rim) + upper.price(rim, q)


def _lets_through(space: Space, p: Floats, q: Floats) -> Flags:
    """Tell along which segments between open points, also such without a length, the centre may move."""
    free = np.ones(len(p), dtype=bool)
    long = np.hypot(*(q - p).T) > TOL
    if long.any():
        free[long] = space.lets_through(p[long], q[long])
    return free


def _beside(above: WalkMap, below: WalkMap, way: tuple[int, int], rows: slice, columns: slice) -> Ints:
    """Pair open nodes of a part of the upper level with open ones of the lower level one way from them.

    What is open on the upper level too is got at there, and climbed down from on the spot.
    """
    (row, column), (dx, dy) = np.nonzero(above.is_open[rows, columns]), way
    row, column = row + rows.start, column + columns.start
    there = (column + dx >= 0) & (column + dx < len(above.x)) & (row + dy >= 0) & (row + dy < len(above.y))
    row, column = row[there], column[there]
    fine = below.is_open[row + dy, column + dx]
    if way != (0, 0):
        fine &= ~above.is_open[row + dy, column + dx]
    row, column = row[fine], column[fine]
    wide = len(above.x)
    return np.stack([row * wide + column, (row + dy) * wide + column + dx], axis=1).astype(np.int64)


def _places(walks: WalkMap, nodes: Ints) -> Floats:
    rows, columns = np.divmod(nodes, len(walks.x))
    return np.stack([walks.x[columns], walks.y[rows]], axis=1)


def _depths(stay: Outlines, points: Floats) -> Floats:
    return stay.levels(points[:, 0], points[:, 1])


def _rim_between(stay: Outlines, p: Floats, q: Floats) -> Floats:
    """Find where steps from outside a platform to its inside meet its rim, f8[n, 2]."""
    near, far = np.zeros(len(p)), np.ones(len(p))
    for _ in range(_HALVINGS):
        middle = (near + far) / 2.0
        inside = _depths(stay, p + middle[:, None] * (q - p)) >= 0.0
        near, far = np.where(inside, near, middle), np.where(inside, middle, far)
    return np.asarray(p + far[:, None] * (q - p))
