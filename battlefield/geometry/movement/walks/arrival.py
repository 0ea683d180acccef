"""Who comes to an objective: the one meaning of it, for the check of ways and for the fairness report.

Who can stand on a spot must get there; where a base cannot, it has come to the spot from half an inch or so.
What the nodes of a grid do not show, such as a way as narrow as the base, is searched for exactly.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import ceil, cos, hypot, inf, isfinite, pi, sin

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.movement.policy import Route
from battlefield.geometry.movement.reaching.reach import reach
from battlefield.geometry.movement.walks.from_zones import Starts, WalksFrom
from battlefield.geometry.movement.walks.levels import LevelWalks
from battlefield.geometry.movement.walks.pockets import Pocket, pockets
from battlefield.geometry.pieces import Body, Table
from battlefield.geometry.pieces.terrain import outline_polygon

NEAR = 0.71  # inches; who cannot stand on a spot has come to it from so near
_LEAST_HOME = 1e-4  # square inches of a zone in which a force begins
_SAMPLES = 14  # places along a way of NEAR, where a spot itself has no room
_BATCH = 64  # steps that are looked at at once
_ENDS = 6  # nodes that a way is searched to
_MORE_ENDS = 40  # where none of these leads on
_PACE = 0.25  # inches of a way between two looks at the nodes beside it
_CHORDS = 0.05  # inches by which a way's arcs may be longer than the sides that its points give
_FINE = 0.05  # inches between places on the rim of an area
_DRAWN = 0.003  # inches by which a pocket's drawing may be wrong

Cancelled = Callable[[], bool] | None


def homes(parts: Sequence[Pocket], zones: Sequence[Outline]) -> tuple[Pocket, ...]:
    """Return the parts of a table in which a force that deploys in some zones can begin."""
    return tuple(part for part in parts if zones and part.shared_with(zones) > _LEAST_HOME)


def come_to(goal: Point | Outline, begun: Sequence[Pocket], parts: Sequence[Pocket]) -> bool:
    """Return whether who begins in some parts of a table comes to a spot, or into an area."""
    there = [part for part in parts if _is_in(part, goal)]
    if there:
        return any(part is home for part in there for home in begun)
    return any(is_within(home.distance_to(goal), NEAR) for home in begun)


def _is_in(part: Pocket, goal: Point | Outline) -> bool:
    return part.holds(goal) if isinstance(goal, tuple) else part.shared_with((goal,)) > _LEAST_HOME


@dataclass(frozen=True, eq=False)
class Ways:
    """The ways of one base on a table: nodes of a grid, and exact ways where these show none."""

    table: Table
    base: BaseSize
    height: float
    walks: LevelWalks
    cancelled: Cancelled = None

    def walks_from(self, zones: Sequence[Outline], tell: Callable[[float], None] | None = None) -> WalksFrom:
        """Find what it costs to walk from some zones; `tell` hears about what share is done."""
        return self._starts.walks_from(zones, self.cancelled, tell)

    @cached_property
    def _starts(self) -> Starts:
        return Starts(self.walks)

    @cached_property
    def parts(self) -> tuple[Pocket, ...]:
        """The parts into which the table falls for the base, exactly."""
        climb = self.walks.setting.policy.climb or 0.0
        return pockets(self.table, self.base, self.height, self.cancelled, climb)

    def cost_to(self, at: Point, begun: WalksFrom, zones: Sequence[Outline]) -> float:
        """Return what it costs to come to a spot from some zones."""
        levels, cost = self._levels_at(at), begun.costs
        reach_of = self._cell
        if levels:
            best = min(float(begun.to(level, np.array([at]), self.cancelled)[0]) for level in levels)
            steps = (
                self._joined(at, (at,), (level,), cost, k * reach_of) for level in levels for k in (1, 2)
            )
            best = min(best, *steps)
        else:
            about = self._about(at)
            best = min(
                self._from_nodes(at, cost),
                self._joined(at, about, range(len(self.walks.levels)), cost, 2 * reach_of),
                self._near(at, np.array(about), begun),
            )
        return best if isfinite(best) else self._exactly(at, cost, zones)

    def _near(self, at: Point, places: Floats, begun: WalksFrom) -> float:
        """Return the least cost to places near a spot, with the rest as the crow flies."""
        rest = np.hypot(*(places - np.array(at)).T)
        each = (begun.to(level, places, self.cancelled) + rest for level in range(len(self.walks.levels)))
        return float(min(float(cost.min(initial=inf)) for cost in each))

    def cost_into(self, outline: Outline, begun: WalksFrom) -> float:
        """Return what it costs to come into an area, as far as nodes and bends show a way."""
        inside = self.walks.ground.inside((outline,))
        best = float(begun.costs[:, inside].min(initial=inf))
        places = np.array([*_rim(outline, _FINE), *begun.places_in(outline)])
        for level in range(len(self.walks.levels)):
            best = min(best, float(begun.to(level, places, self.cancelled).min(initial=inf)))
        return best

    def cost_within(self, outline: Outline, cost: Floats, zones: Sequence[Outline]) -> float:
        """Return what it costs to come into an area whose nodes show no way, or near one without room."""
        begun = homes(self.parts, zones)
        if not come_to(outline, begun, self.parts):
            return inf
        near = [home for home in begun if _is_in(home, outline)] or [
            home for home in begun if is_within(home.distance_to(outline), NEAR)
        ]
        places = (home.place_in(outline) for home in near)
        costs = (self._exactly(at, cost, zones) for at in (*places, *_rim(outline, NEAR)))
        return next((each for each in costs if isfinite(each)), inf)

    @property
    def _cell(self) -> float:
        ground = self.walks.ground
        return hypot(2.0 * ground.x[0], 2.0 * ground.y[0])

    def _levels_at(self, at: Point) -> tuple[int, ...]:
        """Number the levels on which the base can stand on a spot."""
        spot = np.array([at])
        return tuple(k for k in range(len(self.walks.levels)) if self.walks.can_stand(k, spot)[0])

    def _from_nodes(self, at: Point, cost: Floats) -> float:
        """Return the cost of the nodes about a spot, with the rest as the crow flies."""
        nodes, places = self._nodes(at, NEAR)
        if not len(nodes):
            return inf
        rest = np.hypot(*(places - np.array(at)).T)
        near = rest <= NEAR
        return float((cost[:, nodes].min(axis=0) + rest)[near].min(initial=inf))

    def _nodes(self, at: Point, far: float) -> tuple[NDArray[np.int64], Floats]:
        """Return the nodes about a spot, with their places f8[n, 2]."""
        ground = self.walks.ground
        columns = np.flatnonzero(np.abs(ground.x - at[0]) <= far + 1e-9)
        rows = np.flatnonzero(np.abs(ground.y - at[1]) <= far + 1e-9)
        column, row = (each.ravel() for each in np.meshgrid(columns, rows))
        places = np.stack([ground.x[column], ground.y[row]], axis=1)
        return row * len(ground.x) + column, places

    def _about(self, at: Point) -> tuple[Point, ...]:
        """Return places about a spot, the same on all sides of it, nearer ones first."""
        every = range(-_SAMPLES, _SAMPLES + 1)
        found = [(NEAR * i / _SAMPLES, NEAR * j / _SAMPLES) for j in every for i in every]
        within = sorted((each for each in found if hypot(*each) <= NEAR), key=lambda each: hypot(*each))
        return tuple((at[0] + x, at[1] + y) for x, y in within)

    def _joined(
        self, at: Point, places: Sequence[Point], levels: Sequence[int], cost: Floats, far: float
    ) -> float:
        """Return the least cost to a spot over places near it that are joined straight to nodes."""
        best, points = inf, np.array(places)
        for level in levels:
            fine = points[self.walks.can_stand(level, points)]
            if len(fine):
                best = min(best, self._joined_on(level, at, fine, cost[level], far, best))
        return best

    def _joined_on(
        self, level: int, at: Point, points: Floats, cost: Floats, far: float, best: float
    ) -> float:
        space = self.walks.spaces[level]
        nodes, places = self._nodes(at, far + NEAR * (len(points) > 1))
        begun = np.isfinite(cost[nodes])
        nodes, places = nodes[begun], places[begun]
        rest = np.hypot(*(points - np.array(at)).T)
        long = np.hypot(points[:, None, 0] - places[None, :, 0], points[:, None, 1] - places[None, :, 1])
        least = cost[nodes][None, :] + long + rest[:, None]
        order = np.argsort(least, axis=None, kind="stable")
        order = order[(long.ravel()[order] <= far + 1e-9)]
        for start in range(0, len(order), _BATCH):
            p, n = np.divmod(order[start : start + _BATCH], max(1, len(nodes)))
            if not len(p) or least[p[0], n[0]] >= best:
                break
            one, other = places[n], points[p]
            free = (long[p, n] <= 1e-9) | space.lets_through(one, other)
            whole = cost[nodes[n]] + space.price(one, other) + rest[p]
            best = min(best, float(whole[free].min(initial=inf)))
        return best

    # what no node shows

    def _exactly(self, at: Point, cost: Floats, zones: Sequence[Outline]) -> float:
        """Search a way to a spot, or tell that there is none."""
        begun = homes(self.parts, zones)
        if not come_to(at, begun, self.parts):
            return inf
        ends = self._ends(at, cost)
        found = (self._searched(at, place, ends, begun, zones, cost) for place in self._stands(at, begun))
        return next((each for each in found if isfinite(each)), inf)

    def _stands(self, at: Point, begun: Sequence[Pocket]) -> Iterator[Point]:
        """Yield places from which a base has come to a spot, the nearest first."""
        if self._levels_at(at):
            yield at
            return
        about = self._about(at)
        inside = (each for each in about if any(home.distance_to(each) <= _DRAWN for home in begun))
        first = next((each for each in inside if self._levels_at(each)), None)
        if first is not None:
            yield first
        nearest = (home.nearest_to(at) for home in sorted(begun, key=lambda home: home.distance_to(at)))
        yield from (each for each in nearest if hypot(each[0] - at[0], each[1] - at[1]) <= NEAR + _DRAWN)

    def _ends(self, at: Point, cost: Floats) -> list[tuple[Point, float]]:
        """Return nodes with a cost on one level alone, the nearest to a spot first."""
        single = np.flatnonzero(np.isfinite(cost).sum(axis=0) == 1)
        places = self.walks.ground.points()[single]
        far = np.hypot(*(places - np.array(at)).T)
        order = np.argsort(far, kind="stable")[:_MORE_ENDS]
        prices = cost[:, single[order]].min(axis=0)
        return [
            ((float(x), float(y)), float(price)) for (x, y), price in zip(places[order], prices, strict=True)
        ]

    def _searched(
        self,
        at: Point,
        place: Point,
        ends: Sequence[tuple[Point, float]],
        begun: Sequence[Pocket],
        zones: Sequence[Outline],
        cost: Floats,
    ) -> float:
        """Return the cost to a spot from a place near it, over the first nodes or zones that are got to."""
        rest = hypot(place[0] - at[0], place[1] - at[1])
        inner = (home.nearest_within(zones, place) for home in begun)
        own = [(each, 0.0) for each in inner if each is not None]
        for some in (ends[:_ENDS], own, ends[_ENDS:]):
            ways = [
                (way.cost + price, level, way) for end, price in some for level, way in self._ways(place, end)
            ]
            best, level, way = min(ways, key=lambda each: each[0], default=(inf, 0, None))
            if way is not None and isfinite(best):
                return min(best, self._left_early(level, way, cost)) + rest
        return inf

    def _ways(self, place: Point, end: Point) -> Iterator[tuple[int, Route]]:
        """Yield the cheapest way between two places from each level, by its number, that has room for it."""
        for level in self._levels_at(place):
            walker = Body("walker", PlacedBase(self.base, place), self.walks.levels[level], self.height)
            there = Table(self.table.width, self.table.height, self.table.pieces, (walker,))
            yield level, reach(there, "walker", 1.0, self.walks.setting.policy).cost_to(end, self.cancelled)

    def _left_early(self, level: int, way: Route, cost: Floats) -> float:
        """Return the least cost of following a way only as far as nodes stand beside it; none that climbs.

        The end of the way lies near the spot as the crow flies, which may be round a wall from its gate.
        """
        space, points = self.walks.spaces[level], np.array(way.path)
        prices = space.price(points[:-1], points[1:])
        if abs(float(prices.sum()) - way.cost) > _CHORDS:
            return inf
        best, gone = inf, 0.0
        for (one, other), price in zip(pairwise(points), prices, strict=True):
            for share in np.linspace(0.0, 1.0, max(2, ceil(hypot(*(other - one)) / _PACE) + 1)):
                at = one + share * (other - one)
                best = min(best, gone + share * float(price) + self._link(level, at, cost[level]))
            gone += float(price)
        return best

    def _link(self, level: int, at: Floats, cost: Floats) -> float:
        """Return the least cost from a place beside nodes, straight to one of these and on."""
        space, here = self.walks.spaces[level], at[None, :]
        nodes, places = self._nodes((float(at[0]), float(at[1])), self._cell)
        begun = np.isfinite(cost[nodes])
        nodes, places = nodes[begun], places[begun]
        if not len(nodes) or not space.is_open(here[:, 0], here[:, 1])[0]:
            return inf
        starts = np.repeat(here, len(nodes), axis=0)
        free = np.hypot(*(places - starts).T) <= 1e-9
        free[~free] = space.lets_through(starts[~free], places[~free])
        whole = cost[nodes] + space.price(starts, places)
        return float(whole[free].min(initial=inf))


def _rim(outline: Outline, step: float) -> Iterator[Point]:
    """Yield places along the rim of an area, at most a step apart, the same on the image of it."""
    if isinstance(outline, Circle):
        (x, y), r = outline.centre, outline.radius
        count = 4 * max(2, ceil(pi * r / (2.0 * step)))
        turns = [2.0 * pi * k / count for k in range(count)]
        yield from ((x + r * cos(turn), y + r * sin(turn)) for turn in turns)
        return
    polygon = outline_polygon(outline)
    for ring in (polygon.points, *polygon.holes):
        for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
            parts = max(1, ceil(hypot(bx - ax, by - ay) / step))
            for k in range(parts):
                yield ax + (bx - ax) * k / parts, ay + (by - ay) * k / parts
