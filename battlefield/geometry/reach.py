"""Where a base can be after some inches of movement, and the cheapest way there.

The base slides without turning. On open ground the cost is the exact length of the shortest path of its
centre round everything grown by the base. Over difficult ground the least cost is exact for the sequence of
edges crossed; sequences are compared at crossings a quarter inch apart, so a better one that gains less than
that shows can be missed. The same holds for where a base climbs. `Route.exact` says which of the two it is.
"""

from itertools import pairwise
from math import hypot, inf, isfinite

import numpy as np

from battlefield.geometry.freespace import Setting, space_at
from battlefield.geometry.paths import pieces_of, points_of, stations, ways
from battlefield.geometry.paths_refract import refracted
from battlefield.geometry.paths_search import Search
from battlefield.geometry.reach_ends import ends_at, landing
from battlefield.geometry.reach_places import Places, flown, turned, walked
from battlefield.geometry.reach_policy import Arc, Coherency, Line, Policy, Route, Turns
from battlefield.geometry.reach_turns import TurnSearch
from battlefield.geometry.reach_world import heights, world_for
from battlefield.geometry.shapes import Point, Polygon
from battlefield.geometry.table import Table
from battlefield.geometry.tolerance import TOL, is_within

__all__ = ["Coherency", "Policy", "Reach", "Route", "Turns", "reach"]

_SLACK = 0.05  # inches by which a way may seem dearer before its crossings are moved to their best places
_MOST_WAYS = 5
NO_WAY = "no way there"
NO_START = "no room where it stands"
_DEFAULT = Policy()


def reach(table: Table, body_id: str, move: float, policy: Policy = _DEFAULT) -> "Reach":
    """Ask where a body can be after a move; an unknown id is a KeyError, a bad length a ValueError."""
    if not (isfinite(move) and move >= 0.0):
        raise ValueError(f"a move of {move} inches")
    return Reach(table, body_id, move, policy)


class Reach:
    """The reach of one body on one table; searches are made when asked for and kept."""

    def __init__(self, table: Table, body_id: str, move: float, policy: Policy) -> None:
        self.body = table.body(body_id)
        self.move, self.policy = move, policy
        self._setting = Setting.of(table, self.body, policy)
        self._searches: dict[float, Search] = {}
        self._places: Places | None = None
        self._turning: TurnSearch | None = None

    def cost_to(self, point: Point) -> Route:
        """Give the cheapest way to a place; its cost is known beyond the move too.

        Where several levels lie over a place, the way leads to the one that costs least.
        """
        routes = [self._route(point, level) for level in self._heights(point)]
        return min(routes, key=lambda route: (not route.reachable, route.cost))

    @property
    def area(self) -> float:
        """The square inches that the centre can end in, seen from above."""
        return self._all_places().area

    @property
    def outline(self) -> tuple[Polygon, ...]:
        """The places that the centre can end in, as polygons with holes."""
        return self._all_places().outline

    def work_out(self) -> None:
        """Find all places now, so that `area` and `outline` answer at once."""
        self._all_places()

    def _heights(self, point: Point) -> tuple[float, ...]:
        if self.policy.flies:
            return (landing(self._setting, point),)
        return heights(self._setting, self.body.bottom)

    def _route(self, point: Point, height: float) -> Route:
        problem = ends_at(self._setting, height).problem(point)
        if problem:
            return Route(False, inf, -inf, why=problem)
        if self.policy.turns is not None:
            return self._legs(point, self.policy.turns)
        if self.policy.flies:
            return self._flight(point)
        return self._walk(point, heights(self._setting, self.body.bottom).index(height))

    def _flight(self, point: Point) -> Route:
        start = self.body.base.at
        cost = hypot(point[0] - start[0], point[1] - start[1])
        pieces = (Line(start, point, self.body.bottom),) if cost > 0.0 else ()
        return self._answer(cost, pieces, True)

    def _walk(self, point: Point, level: int) -> Route:
        start = self.body.base.at
        far = hypot(point[0] - start[0], point[1] - start[1])
        if far == 0.0 and level == 0:
            return self._answer(0.0, (), True)
        if not self._starts_open():
            return Route(False, inf, -inf, why=NO_START)
        if far <= self.move + TOL:
            route = self._way(self._search(self.move), point, level)
            if route is not None:
                return route
        search = self._aimed_search(point, level)
        return self._way(search, point, level) or Route(False, inf, -inf, why=NO_WAY)

    def _starts_open(self) -> bool:
        space = self._search(self.move).world.spaces[0]
        x, y = self.body.base.at
        return bool(space.is_open(np.array([x]), np.array([y]))[0])

    def _search(self, limit: float) -> Search:
        if limit not in self._searches:
            start, bottom = self.body.base.at, self.body.bottom
            world = world_for(self._setting, bottom, start, limit)
            self._searches[limit] = Search(world, 0, limit).run(start)
        return self._searches[limit]

    def _aimed_search(self, point: Point, level: int) -> Search:
        """Search beyond the move, toward one place."""
        start = self.body.base.at
        world = world_for(self._setting, self.body.bottom, start, inf)
        return Search(world, 0, inf, point, level).run(start)

    def _turn_search(self, turns: Turns) -> TurnSearch:
        if self._turning is None:
            start = self.body.base.at
            space = space_at(self._setting, self.body.bottom, start, self.move)
            self._turning = TurnSearch.run(space, turns, self.move, start)
        return self._turning

    def _all_places(self) -> Places:
        if self._places is None:
            self._places = self._find_places()
        return self._places

    def _find_places(self) -> Places:
        start, bottom, turns = self.body.base.at, self.body.bottom, self.policy.turns
        if not self._starts_open():
            return Places(0.0, ())
        if turns is not None:
            return turned(self._setting, self._turn_search(turns), bottom)
        if self.policy.flies:
            return flown(self._setting, start, bottom, self.move)
        return walked(self._setting, self._search(self.move), start)

    def _legs(self, point: Point, turns: Turns) -> Route:
        """Give the cheapest way found in straight legs; it is not searched for beyond the move."""
        places, cost = self._turn_search(turns).places(point)
        if cost > self.move + TOL:
            return Route(False, inf, -inf, why=NO_WAY)
        level = self.body.bottom
        pieces = tuple(Line(p, q, level) for p, q in pairwise(places) if p != q)
        return self._answer(cost, pieces, len(places) <= 2)

    def _way(self, search: Search, point: Point, level: int) -> Route | None:
        """Give the cheapest way that a search finds; None where it finds none within its limit."""
        exact = search.world.spaces[level].ground is None and len(search.world.spaces) == 1
        found = ways(search, level, point, 0.0 if exact else _SLACK)
        best: tuple[float, tuple[Line | Arc, ...]] | None = None
        for way in found[: 1 if exact else _MOST_WAYS]:
            path = stations(search, way, level, point)
            for version in (path,) if exact else (path, refracted(search, path)):
                pieces, cost = pieces_of(search, version)
                if best is None or cost < best[0]:
                    best = cost, tuple(pieces)
        if best is None or best[0] > search.limit + TOL:
            return None
        return self._answer(best[0], best[1], exact)

    def _answer(self, cost: float, pieces: tuple[Line | Arc, ...], exact: bool) -> Route:
        path = points_of(self.body.base.at, pieces)
        return Route(is_within(cost, self.move), cost, self.move - cost, path, pieces, exact=exact)
