"""From a search to a route: the stations a path bends at, its legs between them, and its pieces to draw."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import atan2, cos, hypot, sin

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.movement.freespace.arcs import ANGLE_TOL, FULL, Bends, point_bends, rim
from battlefield.geometry.movement.freespace.rounding import Rounding, joined
from battlefield.geometry.movement.freespace.space import Space
from battlefield.geometry.movement.freespace.zones import ways_out
from battlefield.geometry.movement.paths.search import Arrival, Search, forward, reached
from battlefield.geometry.movement.paths.tangents import Tangents, tangents
from battlefield.geometry.movement.policy import Arc, Line

_CHUNK = 48
_FEW = 8  # ways that are looked at first: mostly the cheapest is among them
_DRAWN = 0.06  # radians between the points drawn along an arc
_NOWHERE = 1e-9


@dataclass(frozen=True, slots=True)
class Track:
    """A line from (x, y) along (dx, dy), for 0 <= u <= `most`, or a circle (`radius` > 0, u its angle)."""

    x: float
    y: float
    dx: float
    dy: float
    most: float
    radius: float = 0.0

    def at(self, u: float) -> Point:
        """Return the place at u."""
        if self.radius:
            return self.x + self.radius * cos(u), self.y + self.radius * sin(u)
        return self.x + u * self.dx, self.y + u * self.dy

    def along(self, u: float) -> Point:
        """Return how the place moves with u."""
        return (-self.radius * sin(u), self.radius * cos(u)) if self.radius else (self.dx, self.dy)

    def clip(self, u: float) -> float:
        """Keep u on a line."""
        return u if self.radius else min(max(u, 0.0), self.most)


@dataclass(frozen=True, slots=True)
class Station:
    """A place where a path bends: round a shape about (x, y) on a side, or at a mere point.

    It comes on `level` and goes on `out`, having paid `extra`. One with a track may slide along it to `u`.
    `joint` says that the station before lies on the same rim, so that no leg leads here.
    """

    x: float
    y: float
    rounding: Rounding
    side: float
    level: int
    out: int
    factor: float = 1.0
    angle: float = 0.0
    joint: bool = False
    extra: float = 0.0
    track: Track | None = None
    u: float = 0.0
    low: float = 0.0
    span: float = FULL

    @property
    def is_round(self) -> bool:
        """Whether a path turns round it at a distance."""
        return bool(self.rounding.r[0] > 0.0 or any(form.any() for form in self.rounding.ovals))

    def holds(self, angle: float) -> bool:
        """Return whether its rim has a normal; a path that turns elsewhere would pass through things."""
        return (angle - self.low + ANGLE_TOL) % FULL <= self.span + 2.0 * ANGLE_TOL


@dataclass(frozen=True, slots=True)
class Candidate:
    """A way to a goal: after which arrival it leaves for it, and its cost."""

    cost: float
    last: int


def ways(search: Search, level: int, goal: Point, slack: float) -> list[Candidate]:
    """List free ways to a goal, the cheapest first, no dearer than the cheapest by more than `slack`."""
    index = [k for k, arrival in enumerate(search.arrivals) if arrival.level == level]
    if not index:
        return []
    target = point_bends(np.full(len(index), float(goal[0])), np.full(len(index), float(goal[1])))
    if len(index) == 1:
        index = index * 2
        target = point_bends(np.full(2, float(goal[0])), np.full(2, float(goal[1])))
    arrivals = [search.arrivals[k] for k in index]
    legs, cost, fine = reached(search, arrivals, target, np.arange(len(index)), np.ones(len(index)))
    same = np.hypot(*(start_points(search, arrivals) - goal).T) <= _NOWHERE
    fine, cost = fine | same, np.where(same, [a.cost for a in arrivals], cost)
    order = np.flatnonzero(fine)[np.argsort(cost[fine], kind="stable")]
    return _open_ways(search.world.spaces[level], legs, cost, order, index, slack)


def start_points(search: Search, arrivals: Sequence[Arrival]) -> Floats:
    """Return where arrivals are, f8[n, 2]; infinite for those on a rim."""
    bends = search.bends[arrivals[0].level]
    rows = np.array([a.bend for a in arrivals])
    place = np.stack([bends.x[rows], bends.y[rows]], axis=1)
    place[~bends.free[rows]] = np.inf
    return place


def _open_ways(
    space: Space, legs: Tangents, cost: Floats, order: Ints, index: list[int], slack: float
) -> list[Candidate]:
    found: list[Candidate] = []
    best, first = np.inf, _FEW if space.factor >= 1.0 else _CHUNK  # then none is cheaper than it seems
    for k, end in pairwise([0, *range(first, len(order), _CHUNK), len(order)]):
        rows = order[k:end]
        if not len(rows) or cost[rows[0]] > best + slack:
            break
        rows = rows[space.lets_through(legs.p[rows], legs.q[rows])]
        paid = cost[rows] + space.price(legs.p[rows], legs.q[rows]) - legs.length[rows]
        found += [Candidate(c, index[r]) for c, r in zip(paid.tolist(), rows.tolist(), strict=True)]
        best = min((way.cost for way in found), default=np.inf)
    found.sort(key=lambda way: way.cost)
    return [way for way in found if way.cost <= best + slack]


def stations(search: Search, way: Candidate, level: int, goal: Point) -> list[Station]:
    """List the stations of a way from the start to the goal."""
    chain: list[Arrival] = []
    k = way.last
    while k >= 0:
        chain.append(search.arrivals[k])
        k = search.arrivals[k].parent
    found: list[Station] = []
    for arrival in reversed(chain):
        station = _station(search.bends[arrival.level], arrival)
        before = found[-1] if found else None
        if before is not None and before.out != station.level:
            extra = arrival.cost - search.arrivals[arrival.parent].cost
            found[-1] = replace(before, out=station.level, extra=before.extra + extra)
            continue
        joint = before is not None and _goes_on(before, station)
        found.append(replace(station, joint=joint))
    return [*found, point_station(goal, level)]


def led_in(search: Search, level: int, goal: Point, most: float) -> list[list[Station]]:
    """List ways, cheapest first, that run along the rim of the ground about a goal to where they are led in.

    None costs `most` or more.
    """
    space, bends = search.world.spaces[level], search.bends[search.start]
    if space.ground is None:
        return []
    start, found = (float(bends.x[-1]), float(bends.y[-1])), []
    for x, y in ways_out(space.ground, goal, space.factor).tolist():
        rest = space.factor * hypot(goal[0] - x, goal[1] - y)
        if hypot(x - start[0], y - start[1]) + rest < most:
            known = ways(search, level, (x, y), 0.0)
            if known and known[0].cost + rest < most:
                path = [*stations(search, known[0], level, (x, y)), point_station(goal, level)]
                found.append((known[0].cost + rest, path))
    return [path for _, path in sorted(found, key=lambda each: each[0])]


def point_station(at: Point, level: int) -> Station:
    """Return a mere point as a station."""
    return Station(at[0], at[1], Rounding(np.zeros(1)), 1.0, level, level)


def _station(bends: Bends, arrival: Arrival) -> Station:
    k = arrival.bend
    x, y, factor = float(bends.x[k]), float(bends.y[k]), float(bends.factor[k])
    rounding = bends.rounding.at(slice(k, k + 1))
    place = Station(x, y, rounding, arrival.side, arrival.level, arrival.level, factor, arrival.angle)
    return replace(place, low=float(bends.low[k]), span=float(bends.span[k]))


def _goes_on(before: Station, station: Station) -> bool:
    """Return whether a station lies on the rim of the one before."""
    near = hypot(before.x - station.x, before.y - station.y) <= _NOWHERE
    return near and station.is_round and before.side == station.side


def legs_between(path: Sequence[Station]) -> Tangents:
    """Return the tangents from each station to the next, one fewer than stations."""
    at = np.array([(s.x, s.y) for s in path])
    rounding, side = joined([s.rounding for s in path]), np.array([s.side for s in path])
    one, other = slice(None, -1), slice(1, None)
    return tangents(at[one], rounding.at(one), side[one], at[other], rounding.at(other), side[other])


def pieces_of(search: Search, path: Sequence[Station]) -> tuple[list[Line | Arc], float]:
    """Return the pieces of a path in order, and what it costs; infinite where something is in its way."""
    legs, spaces = legs_between(path), search.world.spaces
    sides = np.array([s.side for s in path])
    out, into = legs.normal(sides[:-1]), legs.normal(sides[1:])
    straight = [k for k, s in enumerate(path[1:]) if not s.joint and legs.length[k] > _NOWHERE]
    prices = _prices(spaces, path, legs, straight)
    pieces: list[Line | Arc] = []
    total, angle = 0.0, 0.0
    for k, (here, there) in enumerate(pairwise(path)):
        if here.is_round:
            end = there.angle if there.joint else float(out[k])
            arc = _arc(here, angle, end, spaces[here.out].level)
            total += arc.length * here.factor if here.holds(angle) and here.holds(end) else np.inf
            pieces += [arc] if arc.length > _NOWHERE else []
        total += here.extra
        angle = there.angle if there.joint else float(into[k])
        if k in prices:
            total += prices[k]
            pieces.append(Line(_point(legs.p[k]), _point(legs.q[k]), spaces[here.out].level))
    return pieces, total


def _prices(
    spaces: Sequence[Space], path: Sequence[Station], legs: Tangents, straight: list[int]
) -> dict[int, float]:
    """Give what each straight leg costs, those of one level asked together; infinite where it is not free."""
    found: dict[int, float] = {}
    for level in dict.fromkeys(path[k].out for k in straight):
        rows = [k for k in straight if path[k].out == level]
        space, p, q = spaces[level], legs.p[rows], legs.q[rows]
        fine = space.lets_through(p, q) & legs.exists[rows] & space.is_open(*q.T.copy())
        found.update(zip(rows, np.where(fine, space.price(p, q), np.inf).tolist(), strict=True))
    return found


def _point(row: Floats) -> Point:
    return float(row[0]), float(row[1])


def _arc(station: Station, start: float, end: float, height: float) -> Arc:
    """Return the stretch of a station's rim between two normals."""
    span = forward(station.side, start, end)
    n = max(int(span / _DRAWN) + 2, 2)
    angle = start - station.side * np.linspace(0.0, span, n)
    bends = replace(point_bends(np.array([station.x]), np.array([station.y])), rounding=station.rounding)
    x, y = rim(bends, np.zeros(n, dtype=np.intp), angle)
    length = float(station.rounding.arc(np.array([start]), np.array([-station.side * span]))[0])
    points = tuple(zip(x.tolist(), y.tolist(), strict=True))
    if station.rounding.ovals and any(form.any() for form in station.rounding.ovals):
        return Arc(points, length, level=height)
    return Arc(points, length, (station.x, station.y), float(station.rounding.r[0]), height)


def points_of(start: Point, pieces: Sequence[Line | Arc]) -> tuple[Point, ...]:
    """Return all points of a route in order, each once."""
    found = [start]
    for piece in pieces:
        run = (piece.start, piece.end) if isinstance(piece, Line) else piece.points
        found += [p for p in run if hypot(p[0] - found[-1][0], p[1] - found[-1][1]) > _NOWHERE]
    return tuple(found)


def bearing_on(circle_x: float, circle_y: float, at: Point) -> float:
    """Return the angle at which a point lies about a centre."""
    return atan2(at[1] - circle_y, at[0] - circle_x)
