"""Ways over difficult ground: where they cross its edges, moved until every crossing obeys Snell's law.

The search tries crossings at places a quarter inch apart and so finds a sequence of edges and bends; for that
sequence the cost is convex in the crossings, and Newton's method on its slope finds the least. The problem is
that of weighted regions (Mitchell and Papadimitriou, JACM 38(1), 1991).
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import takewhile
from math import hypot

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.rounding import joined
from battlefield.geometry.movement.paths.search import Search
from battlefield.geometry.movement.paths.shortest import (
    Station,
    Track,
    bearing_on,
    legs_between,
    point_station,
)
from battlefield.geometry.movement.paths.tangents import Tangents, tangents

_STEPS = 40
_SHARES = 30  # of a step, each half the one before
_DONE = 1e-12
_PROBE = 1e-6
_NO_GAIN = 1e-14  # inches that a step has to promise; less is rounding


def refracted(
    search: Search, path: Sequence[Station], cancelled: Callable[[], bool] | None = None
) -> list[Station]:
    """Put a station wherever a path crosses an edge of ground, and slide all of them to their best places.

    Once `cancelled` that ends with a StoppedError.
    """
    full = _with_crossings(search, [_on_track(search, station) for station in path])
    if all(station.track is None for station in full):
        return full
    slide = _Slide(search, full)
    u = np.array([full[k].u for k in slide.movable])
    for _ in range(_STEPS):
        unless_stopped(cancelled)
        slope = slide.slopes(u[None])[0]
        step = _newton_step(slide, u, slope)
        if abs(float(slope @ step)) < _NO_GAIN:
            break
        before, u = u, _stepped(slide, u, slope, step)
        if np.max(np.abs(u - before)) < _DONE:
            break
    return slide.moved(u)


def track_at(edges: Outlines, at: Point) -> tuple[Track, float] | None:
    """Find the edge or the rounded corner on which a place lies, and where; a corner itself is on none."""
    x, y = edges.x[edges.start], edges.y[edges.start]
    ex, ey = edges.x[edges.end] - x, edges.y[edges.end] - y
    long = np.maximum(np.hypot(ex, ey), 1e-300)
    tx, ty, r = ex / long, ey / long, edges.rounding.r[edges.start]
    x, y = x + r * ty, y - r * tx
    along, aside = (at[0] - x) * tx + (at[1] - y) * ty, (at[0] - x) * ty - (at[1] - y) * tx
    on = np.flatnonzero((np.abs(aside) <= TOL) & (along > TOL) & (along < long - TOL))
    if len(on):
        k = int(on[0])
        return Track(float(x[k]), float(y[k]), float(tx[k]), float(ty[k]), float(long[k])), float(along[k])
    rim = np.abs(np.hypot(at[0] - edges.x, at[1] - edges.y) - edges.rounding.r) <= TOL
    found = np.flatnonzero(rim & (edges.rounding.r > 0.0))
    if not len(found):
        return None
    k = int(found[0])
    cx, cy = float(edges.x[k]), float(edges.y[k])
    return Track(cx, cy, 0.0, 0.0, 0.0, float(edges.rounding.r[k])), bearing_on(cx, cy, at)


def _on_track(search: Search, station: Station) -> Station:
    """Let a station slide that is a mere point on an edge of ground, or of the higher of two levels."""
    if station.is_round:
        return station
    space, other = search.world.spaces[station.level], search.world.spaces[station.out]
    upper = max(space, other, key=lambda either: either.level)
    edges = upper.stay if space is not other else space.ground
    found = track_at(edges, (station.x, station.y)) if edges is not None else None
    if found is None or (station.level == station.out and _is_end(search, station)):
        return station
    return replace(station, track=found[0], u=found[1])


def _is_end(search: Search, station: Station) -> bool:
    bends = search.bends[search.start]
    return hypot(station.x - float(bends.x[-1]), station.y - float(bends.y[-1])) <= TOL


def _with_crossings(search: Search, path: list[Station]) -> list[Station]:
    last = replace(path[-1], track=None)
    path = [replace(path[0], track=None), *path[1:-1], last]
    legs = legs_between(path)
    found = [path[0]]
    for k, station in enumerate(path[1:]):
        if not station.joint:
            found += _crossed(search, path[k].out, legs.p[k : k + 1], legs.q[k : k + 1])
        found.append(station)
    return found


def _crossed(search: Search, level: int, p: Floats, q: Floats) -> list[Station]:
    """Return stations where a leg passes from one kind of ground to the other."""
    ground = search.world.spaces[level].ground
    if ground is None:
        return []
    cuts, long = ground.crossings(p, q)[0], float(np.hypot(*(q - p)[0]))
    cuts = cuts[(cuts * long > TOL) & ((1.0 - cuts) * long > TOL)]  # there is a station at either end
    ends = np.concatenate([[0.0], cuts, [1.0]])
    middle = p + ((ends[1:] + ends[:-1]) / 2.0)[:, None] * (q - p)
    inside = ground.holds(middle[:, 0], middle[:, 1])
    inside = inside[np.diff(ends) > 0.0]
    ends = ends[np.concatenate([[True], np.diff(ends) > 0.0])]
    found = []
    for share in ends[1:-1][inside[1:] != inside[:-1]].tolist():
        at = (float(p[0, 0] + share * (q - p)[0, 0]), float(p[0, 1] + share * (q - p)[0, 1]))
        track = track_at(ground, at)
        if track is not None:
            found.append(replace(point_station(at, level), track=track[0], u=track[1]))
    return found


def _weights(search: Search, path: list[Station]) -> Floats:
    """Return what an inch of every leg costs."""
    legs = legs_between(path)
    weights = np.ones(len(path) - 1)
    for k, station in enumerate(path[:-1]):
        space = search.world.spaces[station.out]
        if legs.length[k] > TOL:
            price = float(space.price(legs.p[k : k + 1], legs.q[k : k + 1])[0])
            weights[k] = price / float(np.hypot(*(legs.q[k] - legs.p[k])))
        elif space.ground is not None:
            x, y = (legs.p[k : k + 1] + legs.q[k : k + 1]).T / 2.0
            weights[k] = space.factor if space.ground.holds(x, y)[0] else 1.0
    return weights


class _Slide:
    """A path whose `movable` stations lie at u f8[movable] of their tracks; each leg keeps its price."""

    def __init__(self, search: Search, path: list[Station]) -> None:
        self.search, self.path = search, path
        self.movable = [k for k, station in enumerate(path) if station.track is not None]
        self._tracks = [station.track for station in path if station.track is not None]
        self._weights = _weights(search, path)
        self._at = np.array([(s.x, s.y) for s in path])
        self._side = np.array([s.side for s in path])
        self._rounding = joined([s.rounding for s in path])
        self._round = [k for k, station in enumerate(path[:-1]) if k and station.is_round]
        self._levels: dict[int, list[int]] = {}
        for k in self.movable:
            for level in dict.fromkeys((path[k].level, path[k].out)):
                self._levels.setdefault(level, []).append(k)

    def moved(self, u: Floats) -> list[Station]:
        """Return the stations where they then are."""
        path = list(self.path)
        for k, track, value in zip(self.movable, self._tracks, u.tolist(), strict=True):
            x, y = track.at(value)
            path[k] = replace(path[k], x=x, y=y, u=value)
        return path

    def clipped(self, u: Floats) -> Floats:
        """Keep all stations on their tracks."""
        return np.array([track.clip(value) for track, value in zip(self._tracks, u.tolist(), strict=True)])

    def slopes(self, rows: Floats) -> Floats:
        """Return how the cost grows with every sliding station, for rows of u, f8[n, movable]."""
        legs = self._legs(self._places(rows))
        shape = (len(rows), len(self.path) - 1)
        px, py = legs.tx.reshape(shape) * self._weights, legs.ty.reshape(shape) * self._weights
        along = [[t.along(v) for t, v in zip(self._tracks, row, strict=True)] for row in rows.tolist()]
        ways, here = np.array(along), np.array(self.movable)
        pulled = (px[:, here - 1] - px[:, here]) * ways[..., 0]
        return np.asarray(pulled + (py[:, here - 1] - py[:, here]) * ways[..., 1])

    def costs(self, rows: Floats) -> list[float]:
        """Price legs and arcs at their fixed weights, for rows of u."""
        legs = self._legs(self._places(rows))
        shape = (len(rows), len(self.path) - 1)
        priced = legs.length.reshape(shape) * self._weights
        turned = self._turned(legs, len(rows)) if self._round else np.zeros(len(rows))
        exist = np.asarray(legs.exists.reshape(shape).all(axis=1)).tolist()
        totals = (float(np.sum(row)) + arcs for row, arcs in zip(priced, turned.tolist(), strict=True))
        return [total if fine else np.inf for fine, total in zip(exist, totals, strict=True)]

    def _turned(self, legs: Tangents, many: int) -> Floats:
        """Price the arcs between the legs of some paths."""
        out, into = self._normals(legs, many)
        total = np.zeros(many)
        for k in self._round:
            station = self.path[k]
            if not station.joint and not self.path[k + 1].joint:
                turn = station.side * (into[:, k - 1] - out[:, k])
                over = (turn + np.pi) % (2.0 * np.pi) - np.pi
                turn = np.where(np.abs(turn) > np.pi * 1.5, over, turn)
                rim = station.rounding.at(np.zeros(many, dtype=np.intp))
                total += station.factor * rim.arc(into[:, k - 1], -station.side * turn)
        return total

    def are_legal(self, rows: Floats) -> Flags:
        """Return for rows of u whether stations are at open places and rims have the normals they need."""
        at = self._places(rows)
        legal = self._keep_to_rims(at) if self._round else np.ones(len(rows), dtype=bool)
        for level, here in self._levels.items():
            x, y = at[legal][:, here].reshape(-1, 2).T
            legal[legal] = self.search.world.spaces[level].is_open(x, y).reshape(-1, len(here)).all(axis=1)
        return legal

    def _keep_to_rims(self, at: Floats) -> Flags:
        out, into = (angles.tolist() for angles in self._normals(self._legs(at), len(at)))
        return np.array([self._keeps_to_rims(*angles) for angles in zip(out, into, strict=True)])

    def _keeps_to_rims(self, out: Sequence[float], into: Sequence[float]) -> bool:
        for k in self._round:
            station = self.path[k]
            if not station.joint and not station.holds(into[k - 1]):
                return False
            if not self.path[k + 1].joint and not station.holds(out[k]):
                return False
        return True

    def _places(self, rows: Floats) -> Floats:
        """Return where all stations are for rows of u, f8[n, stations, 2]."""
        at = np.repeat(self._at[None], len(rows), axis=0)
        at[:, self.movable] = [
            [track.at(value) for track, value in zip(self._tracks, row, strict=True)] for row in rows.tolist()
        ]
        return at

    def _legs(self, at: Floats) -> Tangents:
        """Return the legs of some paths one after the other; places as `_places` gives them."""
        long = len(self.path) - 1
        one = np.tile(np.arange(long), len(at))
        start, end = at[:, :-1].reshape(-1, 2), at[:, 1:].reshape(-1, 2)
        turn, side = self._rounding, self._side
        return tangents(start, turn.at(one), side[one], end, turn.at(one + 1), side[one + 1])

    def _normals(self, legs: Tangents, many: int) -> tuple[Floats, Floats]:
        """Return, for the legs of some paths, the outward normals where each begins and where it ends."""
        shape = (many, len(self.path) - 1)
        ends = (np.tile(side, many) for side in (self._side[:-1], self._side[1:]))
        out, into = (legs.normal(sides).reshape(shape) for sides in ends)
        return out, into


def _newton_step(slide: _Slide, u: Floats, slope: Floats) -> Floats:
    bend = ((slide.slopes(u + _PROBE * np.eye(len(u))) - slope) / _PROBE).T
    bend = (bend + bend.T) / 2.0
    least = float(np.linalg.eigvalsh(bend)[0])
    if least < TOL:
        bend = bend + (TOL - least) * np.eye(len(u))
    step = np.linalg.solve(bend, -slope)
    return np.asarray(np.clip(step, -1.0, 1.0))


def _stepped(slide: _Slide, u: Floats, slope: Floats, step: Floats) -> Floats:
    """Walk a step; where something is in its way, one crossing at a time."""
    there = _walked(slide, u, slope, step)
    if there is u:
        for k in range(len(u)):
            alone = np.where(np.arange(len(u)) == k, step, 0.0)
            before, there = there, _walked(slide, there, slope, alone)
            slope = slope if there is before else slide.slopes(there[None])[0]
    return there


def _walked(slide: _Slide, u: Floats, slope: Floats, step: Floats) -> Floats:
    """Walk a step, or the share of it that lowers the cost and is free.

    The cost is convex: a share of the step lowers it by no more than the slope promises.
    """
    before, promised = slide.costs(u[None])[0], -float(slope @ step)
    halved = (0.5**n for n in range(_SHARES))
    shares = list(takewhile(lambda share: not share * promised < _NO_GAIN, halved))
    for some in (shares[:1], shares[1:]):
        there = np.array([slide.clipped(u + share * step) for share in some])
        there = there[[cost <= before + 1e-14 for cost in slide.costs(there)]] if some else there
        legal = slide.are_legal(there) if len(there) else np.zeros(0, dtype=bool)
        if legal.any():
            return np.asarray(there[legal.argmax()])
    return u
