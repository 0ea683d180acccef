"""Movement in straight legs with limited turns between them, as models with inertia make it.

A leg is `every` inches on the table; only at its end the heading may turn, by `most` degrees either way, or
go straight on: the last stretch of a way may be several legs in one line. Every route given is legal and its
cost is its own, exactly. A way without a turn after its start is exact too. With more turns the search tries
them in quarters of the limit, keeps one state for each heading in half-inch cells, and slides the turns of
what it finds until the last stretch is as short as it gets: the cost is the least it finds, never too low.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from math import atan2, hypot, inf, pi, radians

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.kernel.units import direction
from battlefield.geometry.movement.freespace.space import Space
from battlefield.geometry.movement.policy import Turns
from battlefield.geometry.movement.reaching.rays import Rays, finer, ray_lengths

_PARTS = 4  # turns tried to either side
_CELL = 0.5
_NEAR = 0.5  # inches by which the last leg may seem too long before the turns are slid
_TRIED = 6
_MOST_FANS = 1500
_FINE, _COARSE, _FINE_FANS = 0.015, 0.05, 32  # radians between rays, of so many fans at most and of more
_DESCENTS = 200


@dataclass(frozen=True, slots=True, eq=False)
class Layer:
    """States after some legs: places f8[n, 2], headings f8[n], costs f8[n] and the states they came from."""

    at: Floats
    heading: Floats
    cost: Floats
    parent: Ints


@dataclass(frozen=True, slots=True)
class TurnSearch:
    """All legs within `move` inches of cost from a start, layer by layer; `places` a route's points."""

    space: Space
    turns: Turns
    move: float
    start: Point
    layers: list[Layer]

    @classmethod
    def run(cls, space: Space, turns: Turns, move: float, start: Point) -> "TurnSearch":
        """Begin a search; layers are worked out as far as they are asked for."""
        dx, dy = direction(turns.heading)
        at = np.array([start], dtype=np.float64)
        first = Layer(at, np.array([atan2(dy, dx)]), np.zeros(1), np.array([-1]))
        return cls(space, turns, move, start, [first])

    def _found(self) -> Iterator[Layer]:
        """Yield every layer that the move allows, each searched when it is first asked for."""
        yield self.layers[0]
        for k in count(1):
            if k == len(self.layers):
                if not len(self.layers[-1].at) or k * self.turns.every >= self.move - TOL:
                    return
                self.layers.append(self._next())
            yield self.layers[k]

    def places(self, goal: Point, slide: bool = True) -> tuple[list[Point], float]:
        """Return the places of the cheapest way found, and its cost; nothing and infinity without one.

        Without `slide` only the turns that the search tried are looked at.
        """
        for k, layer in enumerate(self._found()):
            best: tuple[list[Point], float] = [], inf
            for state in self._nearest(k, layer, goal):
                path, cost = self._slid(k, state, goal, _DESCENTS if slide else 0)
                if cost < best[1]:
                    best = path, cost
            if best[0]:
                return best
        return [], inf

    def swept(self) -> list[Floats]:
        """Return what the last legs from every state sweep, as rings f8[n, 2]; of the first more finely."""
        rays = self._rays()
        lengths = ray_lengths(self.space, self.space.walls, rays)
        rays, lengths = finer(self.space, self.space.walls, rays, lengths, _FINE_FANS)
        ends = rays.p + rays.t * lengths[:, None]
        cuts = np.flatnonzero(np.diff(rays.fan)) + 1
        pairs = zip(np.split(rays.p, cuts), np.split(ends, cuts), strict=True)
        return [np.concatenate([p[:1], end]) for p, end in pairs]

    def _rays(self) -> Rays:
        """Return the rays of the last legs from every state."""
        parts = [layer for layer in self._found() if len(layer.at)]
        thin = [slice(None, None, 1 + len(layer.at) // _MOST_FANS) for layer in parts]
        at = np.concatenate([layer.at[rows] for layer, rows in zip(parts, thin, strict=True)])
        heading = np.concatenate([layer.heading[rows] for layer, rows in zip(parts, thin, strict=True)])
        rest = self.move - np.concatenate([layer.cost[rows] for layer, rows in zip(parts, thin, strict=True)])
        limit = [self._limit(k) for k, layer in enumerate(parts) for _ in range(len(layer.at[thin[k]]))]
        step = _FINE if len(at) <= _FINE_FANS else _COARSE
        rays = 2 * max(int(radians(self.turns.most) / step), 4) + 1
        angle = heading[:, None] + np.array(limit)[:, None] * np.linspace(-1.0, 1.0, rays)
        t = np.stack([np.cos(angle), np.sin(angle)], axis=-1).reshape(-1, 2)
        fan = np.repeat(np.arange(len(at)), rays)
        return Rays(np.repeat(at, rays, axis=0), t, np.repeat(rest, rays), fan)

    def _limit(self, k: int) -> float:
        return radians(self.turns.most) if k or self.turns.first else 0.0

    def _next(self) -> Layer:
        last, k = self.layers[-1], len(self.layers) - 1
        limit = self._limit(k)
        lean = np.unique(np.linspace(-1.0, 1.0, 2 * _PARTS + 1) * limit)
        parent = np.repeat(np.arange(len(last.at)), len(lean))
        heading = last.heading[parent] + np.tile(lean, len(last.at))
        p = last.at[parent]
        q = p + self.turns.every * np.stack([np.cos(heading), np.sin(heading)], axis=1)
        fine = self._is_free(p, q)
        p, q, heading, parent = p[fine], q[fine], heading[fine], parent[fine]
        cost = last.cost[parent] + self.space.price(p, q)
        keep = np.flatnonzero(cost <= self.move + TOL)
        keep = keep[np.argsort(cost[keep], kind="stable")]
        keep = keep[_one_each(q[keep], heading[keep], limit)]
        return Layer(q[keep], heading[keep], cost[keep], parent[keep])

    def _is_free(self, p: Floats, q: Floats) -> Flags:
        fine = self.space.is_open(q[:, 0], q[:, 1])
        fine[fine] = self.space.lets_through(p[fine], q[fine])
        return fine

    def _nearest(self, k: int, layer: Layer, goal: Point) -> list[int]:
        """List the states with the shortest last legs to a goal, of those that may turn to it."""
        d = np.array(goal) - layer.at
        far = np.hypot(*d.T)
        turn = np.abs((np.arctan2(d[:, 1], d[:, 0]) - layer.heading + pi) % (2.0 * pi) - pi)
        able = (far <= self.move - layer.cost + _NEAR) & ((turn <= self._limit(k) + 1e-9) | (far <= TOL))
        order = np.flatnonzero(able)[np.argsort((layer.cost + far)[able], kind="stable")]
        found: list[int] = order[:_TRIED].tolist()
        return found

    def _slid(self, k: int, state: int, goal: Point, descents: int) -> tuple[list[Point], float]:
        """Shorten the last leg by sliding the turns before it; give the path and its cost."""
        headings = []
        for layer in range(k, 0, -1):
            headings.append(float(self.layers[layer].heading[state]))
            state = int(self.layers[layer].parent[state])
        angles = np.array([self.layers[0].heading[0], *reversed(headings)])
        lean, step = np.diff(angles), 0.05
        path = self._path(lean, goal)
        cost = self._cost(path, lean, goal)
        for _ in range(descents if k else 0):
            tried = self._downhill(lean, goal, step)
            there = self._path(tried, goal)
            price = self._cost(there, tried, goal)
            if price < cost - 1e-13 or (cost == inf and price == inf and _last(there) < _last(path)):
                lean, path, cost, step = tried, there, price, step * 1.5
            else:
                step /= 3.0
            if step < 1e-12:
                break
        return (path, cost) if cost < inf else ([], inf)

    def _downhill(self, lean: Floats, goal: Point, step: float) -> Floats:
        """Move the turns against the slope of the last leg's length, within their limits."""
        angle = float(self.layers[0].heading[0]) + np.cumsum(lean)
        way = np.array(goal) - np.array(self._path(lean, goal)[-2])
        way = way / max(float(np.hypot(*way)), 1e-12)
        pull = (np.cos(angle) * way[1] - np.sin(angle) * way[0]) * self.turns.every
        slope = np.cumsum(pull[::-1])[::-1]
        limits = np.array([self._limit(k) for k in range(len(lean))])
        return np.asarray(np.clip(lean + step * slope, -limits, limits))

    def _path(self, lean: Floats, goal: Point) -> list[Point]:
        angle = float(self.layers[0].heading[0]) + np.cumsum(lean)
        x = self.start[0] + np.concatenate([[0.0], self.turns.every * np.cumsum(np.cos(angle))])
        y = self.start[1] + np.concatenate([[0.0], self.turns.every * np.cumsum(np.sin(angle))])
        return [*zip(x.tolist(), y.tolist(), strict=True), goal]

    def _cost(self, path: list[Point], lean: Floats, goal: Point) -> float:
        """Price a path; infinite where a leg is not free or turns too far."""
        (px, py), heading = path[-2], float(self.layers[0].heading[0] + np.sum(lean))
        long = hypot(goal[0] - px, goal[1] - py)
        turn = abs((atan2(goal[1] - py, goal[0] - px) - heading + pi) % (2.0 * pi) - pi)
        turn = turn if long > TOL else 0.0
        if turn > self._limit(len(lean)) + 1e-9:
            return inf
        p, q = np.array(path[:-1]), np.array(path[1:])
        return float(self.space.price(p, q).sum()) if self._is_free(p, q).all() else inf


def _last(path: list[Point]) -> float:
    (x, y), (u, v) = path[-2:]
    return hypot(u - x, v - y)


def _one_each(at: Floats, heading: Floats, limit: float) -> Ints:
    """Keep the first state of every cell and heading; whole turns make no difference."""
    part = max(limit / _PARTS, 1e-3)
    slot = np.round(heading % (2.0 * pi) / part)
    cells = np.stack([np.floor(at[:, 0] / _CELL), np.floor(at[:, 1] / _CELL), slot])
    cells = (cells - cells.min(axis=1, keepdims=True, initial=0.0)).astype(np.int64)
    _, rows, slots = (cells.max(axis=1, initial=0) + 1).tolist()
    return np.sort(np.unique((cells[0] * rows + cells[1]) * slots + cells[2], return_index=True)[1])
