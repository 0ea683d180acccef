"""Shortest paths over the common tangents of bends: Dijkstra's search, finding tangents only as it goes.

A path arrives at a bend on one side, turns round it as far as it likes, and leaves along a tangent. Of two
arrivals the one that comes first along the bend at no greater cost serves every tangent beyond it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import hypot, pi

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.arcs import ANGLE_TOL, Bends, joined_bends, point_bends, rim
from battlefield.geometry.movement.freespace.space import Space
from battlefield.geometry.movement.paths.tangents import Tangents, tangents

_From = tuple[int, int | Point, float]  # a level, a bend or a place of its own, and the side it is left on

FULL = 2.0 * pi
NO_WORSE = 1e-12
_EXIT = ("place", "bend", "side", "out", "angle", "left", "length", "extra", "at")


@dataclass(frozen=True, slots=True)
class Link:
    """A change of level at bends that lie at one place."""

    level: int
    bend: int
    cost: float


@dataclass(frozen=True, slots=True, eq=False)
class Exits:
    """The free legs that leave a bend on one side, whoever comes: to which bends of its level, and how.

    `place` orders them among the targets; `out` is the normal where a leg leaves, `angle` that where it ends
    at `at` f8[n, 2], `extra` what ground on it costs beyond its length.
    """

    place: Ints
    bend: Ints
    side: Floats
    out: Floats
    angle: Floats
    left: Floats
    length: Floats
    extra: Floats
    at: Floats

    def at_rows(self, rows: Ints) -> "Exits":
        """Return some of them."""
        return Exits(*(getattr(self, name)[rows] for name in _EXIT))

    def joined(self, more: "Exits") -> "Exits":
        """Put others among these."""
        every = Exits(*(np.concatenate([getattr(self, name), getattr(more, name)]) for name in _EXIT))
        return every.at_rows(np.argsort(every.place, kind="stable"))


@dataclass(frozen=True, slots=True)
class World:
    """Free spaces level by level, the places where one changes between them, and the exits known so far."""

    spaces: tuple[Space, ...]
    links: dict[tuple[int, int], list[Link]] = field(default_factory=dict)
    exits: dict["_From", "Exits"] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Arrival:
    """A path that reaches bend `bend` of level `level` on `side`, its normal then at `angle`.

    It may turn there by up to `left` before the bend ends or an earlier arrival takes over.
    """

    cost: float
    level: int
    bend: int
    side: float
    angle: float
    left: float
    parent: int


@dataclass(slots=True)
class Search:
    """All cheapest arrivals within `limit` of a start on level `start`; the start is the last of its bends.

    With a `goal` on level `goal_level` it looks toward that alone, and stops there; where it is `narrow`, at
    no bend that is too far aside for its limit, in a world of its own. Without one it may be `about` a place
    alone, and what ways to that cost at most. `steps` counts the arrivals that were looked at.
    """

    world: World
    start: int
    limit: float
    goal: Point | None = None
    goal_level: int = 0
    narrow: bool = False
    about: tuple[Point, float] | None = None
    arrivals: list[Arrival] = field(default_factory=list)
    bends: list[Bends] = field(default_factory=list)
    steps: int = 0
    _seen: dict[tuple[int, int, float], list[Arrival]] = field(default_factory=dict)
    _heap: list[tuple[float, int, Arrival]] = field(default_factory=list)
    _targets: list[tuple[Ints, Floats]] = field(default_factory=list)
    _curves: list[tuple[list[float], list[float]]] = field(default_factory=list)
    _count: int = 0
    _inch: float = 1.0  # what an inch costs at least

    def run(self, at: Point, cancelled: Callable[[], bool] | None = None) -> "Search":
        """Settle every arrival within the limit, or those before the goal; StoppedError once cancelled."""
        x, y = float(at[0]), float(at[1])
        aim = point_bends(*np.array([(float(c),) for c in self.goal or at]))
        here = point_bends(np.array([x]), np.array([y]))
        self.bends = [joined_bends([space.bends, aim, here]) for space in self.world.spaces]
        self._curves = [_curves(bends) for bends in self.bends]
        self._inch = min(1.0, *(space.factor for space in self.world.spaces), 1.0)
        aims = 1 if self.goal is not None else 0
        self._targets = [_targets(bends, len(bends) - 2 + aims) for bends in self.bends]
        aside = (self.goal, self.limit) if self.narrow and self.goal is not None else self.about
        if aside is not None:
            pairs = zip(self.bends, self._targets, strict=True)
            self._targets = [self._not_aside(bends, *targets, (x, y), *aside) for bends, targets in pairs]
        self._push(Arrival(0.0, self.start, len(self.bends[self.start]) - 1, 1.0, 0.0, FULL, -1), x, y)
        return self._settled(cancelled)

    def run_from(
        self,
        places: Sequence[Floats],
        begun: Sequence[tuple[Arrival, Point]],
        cancelled: Callable[[], bool] | None = None,
    ) -> "Search":
        """Settle what leads from many places at once, f8[n, 2] of each level, and from arrivals already made.

        The places follow the bends of their level; an arrival comes with where it is.
        """
        added = [point_bends(*each.T.copy()) for each in places]
        spaces = self.world.spaces
        self.bends = [joined_bends([space.bends, more]) for space, more in zip(spaces, added, strict=True)]
        self._curves = [_curves(bends) for bends in self.bends]
        self._inch = min(1.0, *(space.factor for space in spaces), 1.0)
        self._targets = [_targets(b, len(s.bends)) for b, s in zip(self.bends, spaces, strict=True)]
        for level, each in enumerate(places):
            for k, (x, y) in enumerate(each.tolist(), start=len(spaces[level].bends)):
                self._push(Arrival(0.0, level, k, 1.0, 0.0, FULL, -1), x, y)
        return self.go_on_from(begun, cancelled)

    def go_on_from(
        self, begun: Sequence[tuple[Arrival, Point]], cancelled: Callable[[], bool] | None = None
    ) -> "Search":
        """Settle what leads on from more arrivals that are made some other way."""
        for arrival, (x, y) in begun:
            self._push(arrival, x, y)
        return self._settled(cancelled)

    def _settled(self, cancelled: Callable[[], bool] | None) -> "Search":
        while self._heap:
            unless_stopped(cancelled)
            self.steps += 1
            arrival = self._unserved(heappop(self._heap)[2])
            if arrival is not None and self._is_goal(arrival):
                break
            if arrival is not None:
                self.arrivals.append(arrival)
                self._go_on(arrival, len(self.arrivals) - 1)
        return self

    def _not_aside(
        self, bends: Bends, rows: Ints, sides: Floats, start: Point, goal: Point, most: float
    ) -> tuple[Ints, Floats]:
        """Leave out bends by which no way leads from start to goal that costs no more than `most`."""
        x, y, wide = bends.x[rows], bends.y[rows], bends.rounding.extent()[1][rows]
        far = np.hypot(x - start[0], y - start[1]) + np.hypot(x - goal[0], y - goal[1]) - 2.0 * wide
        near = self._inch * far <= most + TOL
        return rows[near], sides[near]

    def _is_goal(self, arrival: Arrival) -> bool:
        at_aim = arrival.bend == len(self.bends[arrival.level]) - 2
        return self.goal is not None and at_aim and arrival.level == self.goal_level

    def _push(self, arrival: Arrival, x: float, y: float) -> None:
        """Queue an arrival at (x, y) by its cost and, with a goal, the least that is still to pay."""
        if arrival.cost <= self.limit + TOL:
            ahead = 0.0
            if self.goal is not None:
                ahead = self._inch * hypot(self.goal[0] - x, self.goal[1] - y)
            elif self.about is not None:
                (u, v), most = self.about
                if arrival.cost + self._inch * hypot(u - x, v - y) > most + TOL:
                    return
            self._count += 1
            heappush(self._heap, (arrival.cost + ahead, self._count, arrival))

    def _unserved(self, new: Arrival) -> Arrival | None:
        """Cut an arrival down to what earlier ones at the same bend do not serve at least as well."""
        seen = self._seen.setdefault((new.level, new.bend, new.side), [])
        left = new.left
        for old in seen:
            if self._serves(old, forward(old.side, old.angle, new.angle), new.cost):
                return None
            behind = forward(new.side, new.angle, old.angle)
            if behind <= left:
                left = behind
        served = Arrival(new.cost, new.level, new.bend, new.side, new.angle, left, new.parent)
        seen.append(served)
        return served

    def _serves(self, old: Arrival, lead: float, cost: float) -> bool:
        """Return whether an arrival, turning round its bend by an angle, comes there at no greater cost."""
        spare = cost + NO_WORSE - old.cost
        if lead > old.left + ANGLE_TOL or spare < 0.0:
            return False
        least, most = self._curves[old.level]
        if lead * least[old.bend] > spare:  # measuring a rim of ovals takes long, bounds do not
            return False
        return lead * most[old.bend] <= spare or self._along(old, lead) <= spare

    def _along(self, arrival: Arrival, span: float) -> float:
        """Return what turning round a bend by an angle costs."""
        bends, k = self.bends[arrival.level], arrival.bend
        if not bends.rounding.ovals:
            return float(bends.factor[k] * bends.rounding.r[k]) * span
        one = bends.rounding.at(slice(k, k + 1))
        length = one.arc(np.array([arrival.angle]), np.array([-arrival.side * span]))
        return float(bends.factor[k] * length[0])

    def _go_on(self, arrival: Arrival, index: int) -> None:
        for link in self.world.links.get((arrival.level, arrival.bend), ()):
            there = Arrival(arrival.cost + link.cost, link.level, link.bend, 1.0, 0.0, FULL, index)
            level = self.bends[arrival.level]
            self._push(there, float(level.x[arrival.bend]), float(level.y[arrival.bend]))
        bends = self.bends[arrival.level]
        following = int((bends.before if arrival.side > 0.0 else bends.after)[arrival.bend])
        end = self._end_left(arrival)
        if following >= 0 and end <= arrival.left + ANGLE_TOL:
            cost = arrival.cost + self._along(arrival, end)
            angle = arrival.angle - arrival.side * end
            span = float(bends.span[following])
            x, y = rim(bends, np.array([following]), np.array([angle]))
            there = Arrival(cost, arrival.level, following, arrival.side, angle, span, index)
            self._push(there, float(x[0]), float(y[0]))
        if self.goal is None:
            self._leave(arrival, index)
        else:
            self._follow(arrival, index, self._exits(arrival))

    def _end_left(self, arrival: Arrival) -> float:
        return left_on(self.bends[arrival.level], arrival.bend, arrival.side, arrival.angle)

    def _leave(self, arrival: Arrival, index: int) -> None:
        """Follow every tangent that leaves the bend where the arrival may, and is free."""
        bends = self.bends[arrival.level]
        rows, sides = self._targets[arrival.level]
        legs, cost, fine = reached(self, [arrival], bends, rows, sides)
        angle = legs.normal(sides)
        left = np.where(bends.free[rows], FULL, _left(bends, rows, sides, angle))
        fine &= (left >= -ANGLE_TOL) & (cost <= self.limit + TOL)
        fine[rows == arrival.bend] &= sides[rows == arrival.bend] != arrival.side
        keep = np.flatnonzero(fine)
        keep = keep[self._promising(arrival.level, rows[keep], sides[keep], angle[keep], cost[keep])]
        if not len(keep):
            return
        space = self.world.spaces[arrival.level]
        keep = keep[space.lets_through(legs.p[keep], legs.q[keep])]
        if space.ground is not None:
            cost[keep] += space.price(legs.p[keep], legs.q[keep]) - legs.length[keep]
        for k in keep.tolist():
            bend, side, turn = int(rows[k]), float(sides[k]), float(angle[k])
            rest = max(float(left[k]), 0.0)
            there = Arrival(float(cost[k]), arrival.level, bend, side, turn, rest, index)
            self._push(there, float(legs.q[k, 0]), float(legs.q[k, 1]))

    def _exits(self, arrival: Arrival) -> Exits:
        """Return the exits of an arrival's bend: those to the goal, and those known from earlier searches."""
        bends, (rows, _) = self.bends[arrival.level], self._targets[arrival.level]
        aim = len(bends) - 2
        x, y = float(bends.x[arrival.bend]), float(bends.y[arrival.bend])
        here = arrival.bend if arrival.bend < aim else (x, y)
        key = arrival.level, here, arrival.side
        known = self.world.exits.get(key)
        if known is not None:
            return known.joined(self._found(arrival, np.flatnonzero(rows == aim)))
        found = self._found(arrival, np.arange(len(rows)))
        self.world.exits[key] = found.at_rows(np.flatnonzero(found.bend != aim))
        return found

    def _found(self, arrival: Arrival, place: Ints) -> Exits:
        """Find the exits of an arrival's bend to some of the targets."""
        bends, space = self.bends[arrival.level], self.world.spaces[arrival.level]
        every, either = self._targets[arrival.level]
        rows, sides = every[place], either[place]
        legs, _, _ = reached(self, [arrival], bends, rows, sides)
        angle = legs.normal(sides)
        left = np.where(bends.free[rows], FULL, _left(bends, rows, sides, angle))
        fine = legs.exists & (left >= -ANGLE_TOL) & (legs.length <= self.limit + TOL)
        fine[rows == arrival.bend] &= sides[rows == arrival.bend] != arrival.side
        keep = np.flatnonzero(fine)
        keep = keep[space.lets_through(legs.p[keep], legs.q[keep])]
        extra = np.zeros(len(rows))
        if space.ground is not None:
            extra[keep] = space.price(legs.p[keep], legs.q[keep]) - legs.length[keep]
        out = legs.normal(np.full(len(rows), arrival.side))
        return Exits(place, rows, sides, out, angle, left, legs.length, extra, legs.q).at_rows(keep)

    def _follow(self, arrival: Arrival, index: int, exits: Exits) -> None:
        """Follow the exits that an arrival may take."""
        bends, bend = self.bends[arrival.level], np.full(len(exits.place), arrival.bend)
        turn = _turned(arrival.side, arrival.angle, exits.out, bends.free[bend])
        arc = bends.rounding.at(bend).arc(np.full(len(bend), arrival.angle), -arrival.side * turn)
        open_ = arrival.cost + arc * bends.factor[bend] + exits.length
        keep = np.flatnonzero((turn <= arrival.left + ANGLE_TOL) & (open_ <= self.limit + TOL))
        likely = exits.bend[keep], exits.side[keep], exits.angle[keep], open_[keep]
        keep = keep[self._promising(arrival.level, *likely)]
        cost = open_ + exits.extra
        for k in keep.tolist():
            bend_there, side, angle = int(exits.bend[k]), float(exits.side[k]), float(exits.angle[k])
            rest = max(float(exits.left[k]), 0.0)
            there = Arrival(float(cost[k]), arrival.level, bend_there, side, angle, rest, index)
            self._push(there, float(exits.at[k, 0]), float(exits.at[k, 1]))

    def _promising(self, level: int, rows: Ints, sides: Floats, angle: Floats, cost: Floats) -> list[int]:
        """List the arrivals that no settled one serves already."""
        found = []
        for k, (row, side) in enumerate(zip(rows.tolist(), sides.tolist(), strict=True)):
            for old in self._seen.get((level, row, side), ()):
                if self._serves(old, forward(side, old.angle, float(angle[k])), float(cost[k])):
                    break
            else:
                found.append(k)
        return found


def _curves(bends: Bends) -> tuple[list[float], list[float]]:
    """List what turning round each bend by a radian costs at least and at most."""
    least, most = bends.rounding.radii()
    return (bends.factor * least).tolist(), (bends.factor * most).tolist()


def forward(side: float, start: float, end: float) -> float:
    """Return the turn from one normal to another in the direction in which a path goes round on that side."""
    return max((side * (start - end) + ANGLE_TOL) % FULL - ANGLE_TOL, 0.0)


def _turned(side: Floats | float, angle: Floats | float, out: Floats, free: Flags) -> Floats:
    """Give how far paths turn round bends until they leave where the normal is `out`; at mere points not."""
    turn = (side * (angle - out) + ANGLE_TOL) % FULL - ANGLE_TOL
    return np.asarray(np.where(free, 0.0, np.maximum(turn, 0.0)))


def left_on(bends: Bends, bend: int, side: float, angle: float) -> float:
    """Give the turn that is left at an angle of a bend; negative where the bend does not have that normal."""
    rows = np.array([bend])
    return float(_left(bends, rows, np.array([side]), np.array([angle]))[0])


def _left(bends: Bends, rows: Ints, sides: Floats, angle: Floats) -> Floats:
    low, span = bends.low[rows], bends.span[rows]
    offset = (angle - low + ANGLE_TOL) % FULL - ANGLE_TOL
    inside = offset <= span + ANGLE_TOL
    left = np.where(span >= FULL, FULL, np.maximum(np.where(sides > 0.0, offset, span - offset), 0.0))
    return np.where(inside, left, -1.0)


def _targets(bends: Bends, count: int) -> tuple[Ints, Floats]:
    """List the first bends on both sides, mere points once."""
    every = np.arange(count)
    arcs = every[~bends.free[:count]]
    sides = np.concatenate([np.ones(len(every)), -np.ones(len(arcs))])
    return np.concatenate([every, arcs]), sides


def reached(
    search: Search, arrivals: Sequence[Arrival], bends: Bends, rows: Ints, sides: Floats
) -> tuple[Tangents, Floats, Flags]:
    """Return the tangents from arrivals (one, or as many as rows) to bends, their cost on open ground, and
    whether they exist and leave where the arrival still may.
    """
    level = search.bends[arrivals[0].level]
    many = len(rows) if len(arrivals) == 1 else 1
    from_rows = np.repeat([a.bend for a in arrivals], many)
    side, angle, left, spent = (
        np.repeat([getattr(a, name) for a in arrivals], many) for name in ("side", "angle", "left", "cost")
    )
    one, other = level.rounding.at(from_rows), bends.rounding.at(rows)
    start = np.stack([level.x[from_rows], level.y[from_rows]], axis=1)
    legs = tangents(start, one, side, np.stack([bends.x[rows], bends.y[rows]], axis=1), other, sides)
    turn = _turned(side, angle, legs.normal(side), level.free[from_rows])
    arc = one.arc(angle, -side * turn) * level.factor[from_rows]
    return legs, spent + arc + legs.length, legs.exists & (turn <= left + ANGLE_TOL)
