"""Where a base can be after some inches of movement, and the cheapest way there.

The base slides without turning. On open ground the cost is the exact length of the shortest path of its
centre round everything grown by the base. Over difficult ground the least cost is exact for the sequence of
edges crossed; sequences are compared at crossings a quarter inch apart, so a better one that gains less than
that shows can be missed. The same holds for where a base climbs. Such a way is proven all the same where it
costs no more than it would with no difficult ground at all, or than the straight line there, or where no way
over convex ground with straight edges costs less (`reach_proof`). `Route.exact` says whether the cost is
proven.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from math import hypot, inf, isfinite
from typing import TypeVar

import numpy as np

from battlefield.geometry.kernel.cancellation import StoppedError, unless_stopped
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.kernel.tolerance import TOL, is_within
from battlefield.geometry.movement.freespace.space import space_at
from battlefield.geometry.movement.paths.refract import refracted
from battlefield.geometry.movement.paths.search import Search
from battlefield.geometry.movement.paths.shortest import led_in, pieces_of, points_of, stations, ways
from battlefield.geometry.movement.policy import (
    Arc,
    Coherency,
    Line,
    Policy,
    Route,
    Turns,
    cheapest_of,
    no_route,
)
from battlefield.geometry.movement.reaching.beyond import LONGER, narrow, searches_beyond
from battlefield.geometry.movement.reaching.clear_ways import flown_straight, is_clear, walked_straight
from battlefield.geometry.movement.reaching.ends import NO_TOP, ends_at
from battlefield.geometry.movement.reaching.known import Known
from battlefield.geometry.movement.reaching.places import Places, flown, turned, walked
from battlefield.geometry.movement.reaching.proof import is_least
from battlefield.geometry.movement.reaching.turns import TurnSearch
from battlefield.geometry.movement.reaching.world import heights
from battlefield.geometry.pieces import Table

__all__ = ["Coherency", "Policy", "Reach", "Route", "Turns", "reach"]

_SLACK = 0.05  # inches by which a way may seem dearer before its crossings are moved to their best places
_MOST_WAYS = 5
_RANGES = (6.0, 12.0, 24.0, 48.0)  # inches about the start that are searched one after the other
NO_WAY = "no way there"
NO_START = "no room where it stands"
_DEFAULT = Policy()
_MOST_KEPT = 256  # answers
_NOT_KEPT = no_route("")  # stands for an answer that is not kept
_ANY = -1  # steps of a search that may take as many as it needs, and go beyond the move

Answered = TypeVar("Answered", Route, Route | None)
_Asked = tuple[Point, float | None, int | None]


def reach(table: Table, body_id: str, move: float, policy: Policy = _DEFAULT, proves: bool = True) -> "Reach":
    """Ask where a body can be after a move in inches; an unknown id is a KeyError, a bad length a ValueError.

    Everything is grown by the base, and Dijkstra's search goes over the common tangents of what then bends a
    way. Difficult ground is the weighted region problem (Mitchell and Papadimitriou, JACM 38(1), 1991): there
    crossings are moved until they obey Snell's law. Whether none over it costs less is told only by one that
    `proves`, which takes a while.
    """
    if not (isfinite(move) and move >= 0.0):
        raise ValueError(f"a move of {move} inches")
    return Reach(table, body_id, move, policy, proves)


class Reach(Known):
    """The reach of one body on one table; searches are made when asked for and kept."""

    def __init__(self, table: Table, body_id: str, move: float, policy: Policy, proves: bool = True) -> None:
        super().__init__(table, table.body(body_id), move, policy)
        self._table, self._proves = table, proves
        self._places: Places | None = None
        self._turning: TurnSearch | None = None
        self._open: Reach | None = None
        self._gave_up = 0  # after how many steps a search was last given up
        self._answers: dict[_Asked, Route | None] = {}
        self._likely = 0.0  # inches that the one way asked about costs at least, unless things have moved far

    def cost_to(
        self, point: Point, cancelled: Callable[[], bool] | None = None, level: float | None = None
    ) -> Route:
        """Return the cheapest way to a place; its cost is known beyond the move too.

        Where several levels lie over a place, the way leads to the one that costs least, unless a `level` is
        asked for. A way beyond the move may take seconds to find: once `cancelled`, that ends with a
        StoppedError.
        """
        asked = point, level, _ANY
        route = self._answers.get(asked)
        return route if route is not None else self._kept(asked, self._cheapest_to(point, cancelled, level))

    def look_to(self, point: Point, likely: float | None = None) -> None:
        """Be asked about one place alone, or one a hair beside it: `cost_to` then searches only where its
        way may lead. What that is `likely` to cost is found out where it is not told.
        """
        if likely is not None:
            self.about, self._likely = (point, likely + LONGER), likely - _SLACK
        elif self._costs_more() and self._starts_open():
            self.about = point, self._seems(point) + LONGER

    def _seems(self, point: Point) -> float:
        """Return what a way that is found quickly costs, or the move where none is found within it."""
        start = self.body.base.at
        if hypot(point[0] - start[0], point[1] - start[1]) > self.move:
            return self.move
        straight = self._straight(point, 0)
        if straight is not None and straight.exact:
            return straight.cost
        most = self.move if straight is None else min(self.move, straight.cost)
        search = narrow(self._world(self.move), point, 0, most).run(self.body.base.at)
        found = self._way(search, point, 0, refine=False)
        return most if found is None else found.cost

    def _cheapest_to(self, point: Point, cancelled: Callable[[], bool] | None, level: float | None) -> Route:
        heights = [h for h in self._heights(point) if level is None or abs(h - level) <= TOL]
        if not heights:
            return no_route(NO_TOP)
        near = (self._near(point, h, cancelled=cancelled) or self._far(point, h, cancelled) for h in heights)
        return cheapest_of(list(near))

    def _kept(self, asked: "_Asked", answer: Answered) -> Answered:
        """Keep an answer: in thought the same way is asked for again and again."""
        if len(self._answers) >= _MOST_KEPT:
            self._answers.clear()
        self._answers[asked] = answer
        return answer

    def near(self, point: Point, level: float | None = None, steps: int | None = None) -> Route | None:
        """Return a way within the move at once, from the search already made, or what forbids the place.

        A route that is `exact` is the one of `cost_to`; another may cost a little more. None where only
        `cost_to` can tell: beyond the move, mostly; and, off the straight way, where the search would take
        more `steps`.
        """
        asked = point, level, steps
        route = self._answers.get(asked, _NOT_KEPT)
        return self._kept(asked, self._nearby(point, level, steps)) if route is _NOT_KEPT else route

    def _nearby(self, point: Point, level: float | None, steps: int | None) -> Route | None:
        heights = [h for h in self._heights(point) if level is None or abs(h - level) <= TOL]
        if not heights:
            return no_route(NO_TOP)
        routes = [self._near(point, height, refine=False, steps=steps) for height in heights]
        known = [route for route in routes if route is not None]
        if not known or (len(known) < len(routes) and not cheapest_of(known).reachable):
            return None
        return cheapest_of(known)

    def is_straight(self, points: Sequence[Point], level: float) -> list[bool]:
        """Return of each of some places at a height whether the straight way there is free and short enough.

        It may cross difficult ground. A place that it does not lead to may still be reached some other way.
        """
        if self.policy.turns is not None or (not self.policy.flies and abs(level - self.body.bottom) > TOL):
            return [False] * len(points)
        at = np.array(points, dtype=float).reshape(-1, 2)
        start = np.broadcast_to(np.array(self.body.base.at), at.shape)
        if self.policy.flies:
            found = flown_straight(self._setting, start, at, self.move, level)
        elif self._starts_open():
            found = walked_straight(self._bare_space(), start, at, self.move)
        else:
            return [False] * len(points)
        ends = ends_at(self._setting, level)
        return [fine and not ends.problem(to) for to, fine in zip(points, found.tolist(), strict=True)]

    def within(
        self, point: Point, level: float | None = None, cancelled: Callable[[], bool] | None = None
    ) -> bool:
        """Return whether a place is within the move, as `cost_to` would say, and sooner.

        No way is made any shorter than it has to be, and none is searched for beyond the move.
        """
        if self.policy.factor < 1.0:
            return self.cost_to(point, cancelled, level).reachable
        heights = [h for h in self._heights(point) if level is None or abs(h - level) <= TOL]
        return any(self._is_within(point, height, cancelled) for height in heights)

    def _is_within(self, point: Point, height: float, cancelled: Callable[[], bool] | None) -> bool:
        start = self.body.base.at
        if not is_within(hypot(point[0] - start[0], point[1] - start[1]), self.move):
            return False
        if self.is_straight([point], height)[0]:
            return True
        route = self._near(point, height, False, cancelled)
        if route is None and self.policy.turns is not None:
            route = self._near(point, height)
        if route is not None:
            return route.reachable
        return not self._findscheapest_of() and self._is_refined_within(point, height, cancelled)

    def _is_refined_within(self, point: Point, height: float, cancelled: Callable[[], bool] | None) -> bool:
        """Return whether a way comes within the move once its crossings are moved to their best places."""
        if self._costs_more() and self._without_ground()._round_walls(point, cancelled) is None:
            return False
        search, level = self._search(self.move, cancelled), self._level_at(height)
        return self._way(search, point, level, True, self.move, cancelled) is not None

    def _findscheapest_of(self) -> bool:
        """Return whether the ways that the search within the move has found are the cheapest as they are."""
        search = self._searches.get(self.move)
        return search is not None and len(search.world.spaces) == 1 and search.world.spaces[0].ground is None

    @property
    def area(self) -> float:
        """The square inches that the centre can end in, seen from above."""
        return self._all_places().area

    @property
    def outline(self) -> tuple[Polygon, ...]:
        """The places that the centre can end in, as polygons with holes."""
        return self._all_places().outline

    @property
    def levels(self) -> tuple[tuple[float, tuple[Polygon, ...]], ...]:
        """The places that the centre can end in at each height, as polygons with holes."""
        return self._all_places().levels

    def work_out(self) -> None:
        """Find all places now, so that `area` and `outline` answer at once, and `near` without a search."""
        self._all_places()
        if self._costs_more():
            self._without_ground()._search(self.move)

    def _near(
        self,
        point: Point,
        height: float,
        refine: bool = True,
        cancelled: Callable[[], bool] | None = None,
        steps: int | None = None,
    ) -> Route | None:
        """Return the cheapest way to a place at a height, or why there is none; None where it is too far."""
        ends = ends_at(self._setting, height)
        problem = ends.problem(point)
        if problem:
            return no_route(problem, ends.in_the_way(point))
        if self.policy.turns is not None:
            return self._legs(point, self.policy.turns, refine)
        if self.policy.flies:
            return self._flight(point)
        level, start = self._level_at(height), self.body.base.at
        far = hypot(point[0] - start[0], point[1] - start[1])
        if far == 0.0 and level == 0:
            return self._answer(0.0, (), True)
        if not self._starts_open():
            return no_route(NO_START)
        if max(far, self._likely) > self.move + TOL:
            return None
        straight = self._straight(point, level)
        if straight is not None and straight.exact:
            return straight
        if straight is not None and straight.reachable and not refine:
            return straight if steps is not None else self._at_most(straight, point, cancelled)
        if steps is not None and not self._is_searched_within(steps):
            return None
        return self._beside_walls(point, level, refine, cancelled)

    def _at_most(self, straight: Route, point: Point, cancelled: Callable[[], bool] | None) -> Route:
        """Return the cheapest way found to where the straight one leads, looking no farther than for that."""
        search = narrow(self._world(self.move), point, 0, straight.cost).run(self.body.base.at, cancelled)
        found = self._way(search, point, 0, refine=False)
        return straight if found is None else cheapest_of([found, straight])

    def _beside_walls(
        self, point: Point, level: int, refine: bool, cancelled: Callable[[], bool] | None
    ) -> Route | None:
        """Return the way round the walls where no ground on it costs more, else the cheapest one found."""
        search, least = self._search(self.move, cancelled), None
        space = search.world.spaces[level]
        if space.ground is not None and self._costs_more():
            route = self._without_ground()._round_walls(point, cancelled)
            if route is None or is_clear(space, space.ground, route.pieces):
                return route  # no way costs less than it would with no difficult ground at all
            least = route.cost
        return self._way(search, point, level, refine, least, cancelled)

    def _round_walls(self, point: Point, cancelled: Callable[[], bool] | None = None) -> Route | None:
        return self._straight(point, 0) or self._way(self._search(self.move, cancelled), point, 0)

    def _straight(self, point: Point, level: int) -> Route | None:
        """Return the straight way where it is free, the cheapest where it costs nothing extra."""
        if level or self.policy.factor < 1.0:
            return None
        space, start = self._bare_space(), self.body.base.at
        p, q = np.array([start]), np.array([point])
        if not space.lets_through(p, q)[0]:
            return None
        cost = float(space.price(p, q)[0])
        far = hypot(point[0] - start[0], point[1] - start[1])
        return self._answer(cost, (Line(start, point, space.level),), is_within(cost, far))

    def _far(self, point: Point, height: float, cancelled: Callable[[], bool] | None) -> Route:
        """Search beyond the move toward one place, no farther round it than the way turns out to need."""
        start, level = self.body.base.at, self._level_at(height)
        far = hypot(point[0] - start[0], point[1] - start[1])
        tried, alone = self.move, None
        if self.about is not None:
            straight = self._straight(point, level) if far <= self.move else None  # it sees no walls beyond
            alone = self.about[1], inf if straight is None else straight.cost + _SLACK
        for limit in (*(each for each in _RANGES if each > max(far, self.move, self._likely)), inf):
            for search in searches_beyond(self._world(limit), (point, level), tried, limit, alone):
                unless_stopped(cancelled)
                route = self._way(search.run(start, cancelled), point, level, cancelled=cancelled)
                if route is not None:
                    return route
            tried = limit
        return no_route(NO_WAY)

    def _flight(self, point: Point) -> Route:
        start = self.body.base.at
        cost = hypot(point[0] - start[0], point[1] - start[1])
        pieces = (Line(start, point, self.body.bottom),) if cost > 0.0 else ()
        return self._answer(cost, pieces, True)

    def _is_searched_within(self, steps: int) -> bool:
        """Return whether the search within the move ends after so many steps, without taking more of them."""
        if self.move not in self._searches:
            if steps <= self._gave_up:
                return False
            search = Search(self._world(self.move), 0, self.move)
            try:
                search.run(self.body.base.at, lambda: search.steps >= steps)
            except StoppedError:
                unless_stopped()  # whoever asked may have stopped it, not the count
                self._gave_up = steps
                return False
            self._searches[self.move] = search
        known = self._searches[self.move].steps <= steps
        return known and (not self._costs_more() or self._without_ground()._is_searched_within(steps))

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

    def _legs(self, point: Point, turns: Turns, refine: bool) -> Route | None:
        """Return the cheapest way found in straight legs; it is not searched for beyond the move."""
        places, cost = self._turn_search(turns).places(point, refine)
        if cost > self.move + TOL:
            return no_route(NO_WAY) if refine else None
        level = self.body.bottom
        pieces = tuple(Line(p, q, level) for p, q in pairwise(places) if p != q)
        return self._answer(cost, pieces, len(places) <= 2)

    def _way(
        self,
        search: Search,
        point: Point,
        level: int,
        refine: bool = True,
        least: float | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Route | None:
        """Return the cheapest way that a search finds; None where it finds none within its limit.

        One that costs no more than a way costs at `least` is proven the cheapest.
        """
        exact = search.world.spaces[level].ground is None and len(search.world.spaces) == 1
        found = ways(search, level, point, _SLACK if refine and not exact else 0.0)
        least = inf if exact else self._least(point, level) if least is None else least
        best: tuple[float, tuple[Line | Arc, ...]] = inf, ()
        paths = [stations(search, way, level, point) for way in found[: _MOST_WAYS if refine else 1]]
        if refine and not exact:
            most = min((way.cost for way in found), default=search.limit + _SLACK)
            paths += led_in(search, level, point, most)[:_MOST_WAYS]
        for path in paths:
            for better in (False, True) if refine else (False,):
                unless_stopped(cancelled)
                moved = refracted(search, path, cancelled) if better else path
                pieces, cost = pieces_of(search, moved)
                best = (cost, tuple(pieces)) if cost < best[0] else best
                if isfinite(best[0]) and is_within(best[0], least):
                    return self._answer(*best, True) if is_within(best[0], search.limit) else None
        if not (isfinite(best[0]) and is_within(best[0], search.limit)):
            return None
        return self._answer(*best, exact or (refine and self._is_proven(search, point, best[0], cancelled)))

    def _is_proven(
        self, search: Search, point: Point, cost: float, cancelled: Callable[[], bool] | None
    ) -> bool:
        """Return whether no way over difficult ground costs less, even one through walls."""
        ground, policy = search.world.spaces[0].ground, self.policy
        if ground is None or not (self._proves and self._costs_more()):
            return False
        return is_least(ground.shapes, policy.factor, self.body.base.at, point, cost, cancelled)

    def _least(self, point: Point, level: int) -> float:
        """Return what a way costs at least: what it would straight there."""
        (x, y), policy = self.body.base.at, self.policy
        rise = abs(heights(self._setting, self.body.bottom)[level] - self.body.bottom)
        return hypot(point[0] - x, point[1] - y) * min(policy.factor, 1.0) + rise * policy.climb_cost

    def _costs_more(self) -> bool:
        """Return whether the way with no difficult ground tells what a way costs at least."""
        policy = self.policy
        return policy.factor > 1.0 and policy.climb is None and policy.turns is None and not policy.flies

    def _without_ground(self) -> "Reach":
        if self._open is None:
            self._open = Reach(self._table, self.body.id, self.move, replace(self.policy, factor=1.0))
            self._open.about = self.about
        return self._open

    def _answer(self, cost: float, pieces: tuple[Line | Arc, ...], exact: bool) -> Route:
        path = points_of(self.body.base.at, pieces)
        return Route(is_within(cost, self.move), cost, self.move - cost, path, pieces, exact=exact)
