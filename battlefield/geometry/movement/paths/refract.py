"""Ways over difficult ground: where they cross its edges, moved until every crossing obeys Snell's law.

The search tries crossings at places a quarter inch apart and so finds a sequence of edges and bends; for that
sequence the cost is convex in the crossings, and Newton's method on its slope finds the least. The problem is
that of weighted regions (Mitchell and Papadimitriou, JACM 38(1), 1991).
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import hypot

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.paths.search import Search
from battlefield.geometry.movement.paths.shortest import (
    Station,
    Track,
    bearing_on,
    legs_between,
    point_station,
)

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
    movable = [k for k, station in enumerate(full) if station.track is not None]
    if not movable:
        return full
    weights = _weights(search, full)
    u = np.array([full[k].u for k in movable])
    for _ in range(_STEPS):
        unless_stopped(cancelled)
        slope = _slope(full, movable, weights, u)
        step = _newton_step(full, movable, weights, u, slope)
        if abs(float(slope @ step)) < _NO_GAIN:
            break
        before, u = u, _stepped(search, full, movable, weights, u, slope, step)
        if np.max(np.abs(u - before)) < _DONE:
            break
    return _moved(full, movable, u)


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


def _moved(path: list[Station], movable: list[int], u: Floats) -> list[Station]:
    path = list(path)
    for k, value in zip(movable, u.tolist(), strict=True):
        track = path[k].track
        if track is not None:
            x, y = track.at(value)
            path[k] = replace(path[k], x=x, y=y, u=value)
    return path


def _slope(path: list[Station], movable: list[int], weights: Floats, u: Floats) -> Floats:
    """Return how the cost grows with every sliding station."""
    moved = _moved(path, movable, u)
    legs = legs_between(moved)
    pull = np.stack([legs.tx * weights, legs.ty * weights], axis=1)
    found = []
    for k, value in zip(movable, u.tolist(), strict=True):
        track = moved[k].track
        dx, dy = track.along(value) if track is not None else (0.0, 0.0)
        found.append((pull[k - 1, 0] - pull[k, 0]) * dx + (pull[k - 1, 1] - pull[k, 1]) * dy)
    return np.array(found)


def _newton_step(
    path: list[Station], movable: list[int], weights: Floats, u: Floats, slope: Floats
) -> Floats:
    n = len(u)
    bend = np.empty((n, n))
    for k in range(n):
        probe = u.copy()
        probe[k] += _PROBE
        bend[:, k] = (_slope(path, movable, weights, probe) - slope) / _PROBE
    bend = (bend + bend.T) / 2.0
    least = float(np.linalg.eigvalsh(bend)[0])
    if least < TOL:
        bend = bend + (TOL - least) * np.eye(n)
    step = np.linalg.solve(bend, -slope)
    return np.asarray(np.clip(step, -1.0, 1.0))


def _stepped(
    search: Search,
    path: list[Station],
    movable: list[int],
    weights: Floats,
    u: Floats,
    slope: Floats,
    step: Floats,
) -> Floats:
    """Walk a step; where something is in its way, one crossing at a time."""
    there = _walked(search, path, movable, weights, u, slope, step)
    if there is u:
        for k in range(len(u)):
            alone = np.where(np.arange(len(u)) == k, step, 0.0)
            before, there = there, _walked(search, path, movable, weights, there, slope, alone)
            slope = slope if there is before else _slope(path, movable, weights, there)
    return there


def _walked(
    search: Search,
    path: list[Station],
    movable: list[int],
    weights: Floats,
    u: Floats,
    slope: Floats,
    step: Floats,
) -> Floats:
    """Walk a step, or the share of it that lowers the cost and is free.

    The cost is convex: a share of the step lowers it by no more than the slope promises.
    """
    before, promised = _cost(path, movable, weights, u), -float(slope @ step)
    share = 1.0
    for _ in range(_SHARES):
        if share * promised < _NO_GAIN:
            break
        wanted = (u + share * step).tolist()
        there = np.array([_clip(path[k], value) for k, value in zip(movable, wanted, strict=True)])
        if _cost(path, movable, weights, there) <= before + 1e-14 and _is_legal(search, path, movable, there):
            return there
        share /= 2.0
    return u


def _is_legal(search: Search, path: list[Station], movable: list[int], u: Floats) -> bool:
    """Return whether sliding stations are at open places and every rim still has the normals it needs."""
    moved = _moved(path, movable, u)
    legs, sides = legs_between(moved), np.array([s.side for s in moved])
    out, into = legs.normal(sides[:-1]).tolist(), legs.normal(sides[1:]).tolist()
    for k, station in enumerate(moved[1:-1], start=1):
        if station.is_round and not station.joint and not station.holds(into[k - 1]):
            return False
        if station.is_round and not moved[k + 1].joint and not station.holds(out[k]):
            return False
    return all(_is_open(search, moved[k]) for k in movable)


def _is_open(search: Search, station: Station) -> bool:
    x, y = np.array([station.x]), np.array([station.y])
    spaces = {station.level, station.out}
    return all(bool(search.world.spaces[level].is_open(x, y)[0]) for level in spaces)


def _clip(station: Station, value: float) -> float:
    return station.track.clip(value) if station.track is not None else value


def _cost(path: list[Station], movable: list[int], weights: Floats, u: Floats) -> float:
    """Price legs and arcs at their fixed weights."""
    moved = _moved(path, movable, u)
    legs = legs_between(moved)
    total = float(np.sum(legs.length * weights))
    sides = np.array([s.side for s in moved])
    out, into = legs.normal(sides[:-1]), legs.normal(sides[1:])
    for k in range(1, len(moved) - 1):
        station = moved[k]
        if station.is_round and not station.joint and not moved[k + 1].joint:
            turn = station.side * (into[k - 1] - out[k])
            turn = (turn + np.pi) % (2.0 * np.pi) - np.pi if abs(turn) > np.pi * 1.5 else turn
            arc = station.rounding.arc(into[k - 1 : k], np.array([-station.side * turn]))
            total += station.factor * float(arc[0])
    return total if legs.exists.all() else np.inf
