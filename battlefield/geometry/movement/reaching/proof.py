"""Whether a way over difficult ground is proven least: a lower bound over all ways that could cost less.

Walls are left out, which only lowers the bound. Between two corners of the ground a way is a chain of edges
that it crosses, and for each chain the least cost is known (`reach_chains`). Chains grow edge by edge for as
long as they might still lead to the goal for less. Along an edge an inch costs one. A way that runs along two
edges with one stretch through a convex piece between them gains nothing: at the angles at which edges are
joined and left, that stretch costs as much as the way round by the corner they would meet in.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot, inf

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.movement.freespace.inflate import Grown
from battlefield.geometry.movement.reaching.chains import Chain, least_costs

_NEAR = 1e-9  # inches within which a point is on an edge
_PROVEN = 1e-6
_DROP = 5e-7  # what is this near the cost found cannot disprove it
_MOST_CORNERS = 40
_MOST_CHAINS = 4000


@dataclass(frozen=True, slots=True)
class _Edge:
    """An edge from `start` along the unit vector `way`; `out` points away from piece `piece`."""

    piece: int
    start: Point
    way: Point
    out: Point
    long: float

    def ahead(self, at: Point) -> float:
        """Return how far before the edge a point lies."""
        return (at[0] - self.start[0]) * self.out[0] + (at[1] - self.start[1]) * self.out[1]

    def along(self, at: Point) -> float:
        return (at[0] - self.start[0]) * self.way[0] + (at[1] - self.start[1]) * self.way[1]

    def at(self, u: float) -> Point:
        return self.start[0] + u * self.way[0], self.start[1] + u * self.way[1]

    def holds(self, at: Point) -> bool:
        return abs(self.ahead(at)) <= _NEAR and -_NEAR <= self.along(at) <= self.long + _NEAR


_Stop = tuple[_Edge, float, float]


@dataclass(frozen=True, slots=True)
class _Partial:
    """A chain under way: the stops so far, with the span of each, and what may follow.

    It stands at its last edge, `inside` its piece or before it; it `ran` along an edge of the piece just now.
    """

    stops: tuple[_Stop, ...]
    prices: tuple[float, ...]
    inside: bool
    ran: bool


def is_least(
    ground: Sequence[Grown],
    factor: float,
    start: Point,
    goal: Point,
    cost: float,
    cancelled: Callable[[], bool] | None = None,
) -> bool:
    """Tell whether no way from a start to a goal costs less, by more than 1e-6; False where it is not clear.

    For convex pieces with straight edges that do not meet, not too many of them. It may take a second: once
    `cancelled`, that ends with a StoppedError.
    """
    pieces = [shape for shape in ground if _far(shape, start, goal) < cost]
    if not pieces:
        return hypot(goal[0] - start[0], goal[1] - start[1]) >= cost - _PROVEN
    if factor <= 1.0 or not _is_simple(pieces):
        return False
    return _Proof(pieces, factor, start, goal, cost).holds(cancelled)


def _far(shape: Grown, start: Point, goal: Point) -> float:
    """Return what a way by a shape's bounds is long at least."""
    left, top, right, bottom = shape.bounds()
    gaps = (hypot(max(left - x, x - right, 0.0), max(top - y, y - bottom, 0.0)) for x, y in (start, goal))
    return sum(gaps)


def _is_simple(pieces: Sequence[Grown]) -> bool:
    import shapely

    if not all(piece.is_sharp and len(piece.rings) == 1 and len(piece.rings[0]) > 2 for piece in pieces):
        return False
    if sum(len(piece.rings[0]) for piece in pieces) > _MOST_CORNERS:
        return False
    shapes = [shapely.Polygon(piece.rings[0]) for piece in pieces]
    if any(shape.convex_hull.area - shape.area > 1e-12 for shape in shapes):
        return False
    return all(a.distance(b) > _NEAR for k, a in enumerate(shapes) for b in shapes[:k])


class _Proof:
    """Start, goal and corners as places, and the least that a way from each to each other costs."""

    def __init__(
        self, pieces: Sequence[Grown], factor: float, start: Point, goal: Point, cost: float
    ) -> None:
        self.factor, self.goal, self.cost = factor, goal, cost
        self.sides = [_edges(k, piece.rings[0]) for k, piece in enumerate(pieces)]
        self.edges = [edge for sides in self.sides for edge in sides]
        corners = [edge.start for edge in self.edges]
        self.places = [start, goal, *(c for c in corners if _dist(start, c) + _dist(c, goal) < cost - _DROP)]
        self.within = [self._pieces_at(place) for place in self.places]
        self._seen: dict[tuple[int, int], list[tuple[float, float]]] = {}
        self._count = 0

    def holds(self, cancelled: Callable[[], bool] | None) -> bool:
        """Return whether the cheapest chain of chains costs as much as what was found."""
        legs = []
        for place in range(len(self.places)):
            unless_stopped(cancelled)
            found = self._from(place)
            if found is None:
                return False
            legs.append(found)
        return _shortest(legs)[1] >= self.cost - _PROVEN

    def _pieces_at(self, place: Point) -> list[int]:
        """List the pieces that a place lies in or on."""
        return [k for k, sides in enumerate(self.sides) if all(e.ahead(place) <= _NEAR for e in sides)]

    def _from(self, place: int) -> dict[int, float] | None:
        """Bound what ways from a place to the others cost that turn at no corner between; None: too many."""
        found: dict[int, float] = {}
        for other in range(len(self.places)):
            length = self._direct(place, other)
            if other != place and length < inf:
                found[other] = length
        waiting = list(self._begun(place))
        while waiting:
            self._count += len(waiting)
            if self._count > _MOST_CHAINS:
                return None
            waiting = self._promising(place, waiting)
            self._end(place, waiting, found)
            waiting = [longer for partial in waiting for longer in self._longer(partial)]
        return found

    def _direct(self, place: int, other: int) -> float:
        """Return the cost of the straight line between two places where it lies in one kind of ground."""
        p, q = self.places[place], self.places[other]
        if any(piece in self.within[other] for piece in self.within[place]) and self._is_crossed(p, q):
            return self.factor * _dist(p, q)
        return inf if self._is_crossed(p, q) else _dist(p, q)

    def _is_crossed(self, p: Point, q: Point) -> bool:
        return any(_passes(sides, p, q) for sides in self.sides)

    def _begun(self, place: int) -> Iterator[_Partial]:
        at = self.places[place]
        for row, edge in enumerate(self.edges):
            if edge.holds(at):
                yield _Partial(((edge, 0.0, edge.long),), (1.0,), False, True)
            elif edge.piece in self.within[place]:
                yield _Partial(((edge, 0.0, edge.long),), (self.factor,), True, False)
            elif edge.ahead(at) > _NEAR:
                for low, high in self._spans(place, row):
                    yield _Partial(((edge, low, high),), (1.0,), False, False)

    def _spans(self, place: int, row: int) -> list[tuple[float, float]]:
        """Return the stretches of an edge that a place before it sees past the other pieces."""
        key = (place, row)
        if key not in self._seen:
            edge, at = self.edges[row], self.places[place]
            cuts = [0.0, edge.long]
            for corner in (e.start for e in self.edges if e.piece != edge.piece):
                fall = edge.ahead(at) - edge.ahead(corner)
                if abs(fall) > _NEAR:
                    u = edge.along(at) + (edge.along(corner) - edge.along(at)) * edge.ahead(at) / fall
                    cuts += [u] if 0.0 < u < edge.long else []
            cuts.sort()
            spans = [(a, b) for a, b in pairwise(cuts) if b > a]
            middles = [edge.at((low + high) / 2.0) for low, high in spans]
            free = [not self._is_crossed(at, middle) for middle in middles]
            self._seen[key] = [span for span, sees in zip(spans, free, strict=True) if sees]
        return self._seen[key]

    def _longer(self, partial: _Partial) -> Iterator[_Partial]:
        """Let a chain go on: through the piece, along the edge, or over to another piece."""
        last = partial.stops[-1][0]
        if not partial.inside:
            for edge in self.sides[last.piece]:
                if edge is not last:
                    yield self._with(partial, edge, self.factor, True, partial.ran)
            return
        if not partial.ran:
            yield self._with(partial, last, 1.0, False, True)
        for edge in self.edges:
            if edge.piece != last.piece:
                yield from self._over(partial, edge)

    @staticmethod
    def _over(partial: _Partial, edge: _Edge) -> Iterator[_Partial]:
        """Let a chain leave a piece for an edge of another, between the parts that face each other."""
        last, low, high = partial.stops[-1]
        leaves, meets = _before(edge, (last, low, high)), _before(last, (edge, 0.0, edge.long))
        if leaves is not None and meets is not None:
            stops = (*partial.stops[:-1], leaves, meets)
            yield _Partial(stops, (*partial.prices, 1.0), False, False)

    @staticmethod
    def _with(partial: _Partial, edge: _Edge, price: float, inside: bool, ran: bool) -> _Partial:
        stops, prices = (*partial.stops, (edge, 0.0, edge.long)), (*partial.prices, price)
        return _Partial(stops, prices, inside, ran)

    def _promising(self, place: int, waiting: list[_Partial]) -> list[_Partial]:
        """Keep the chains that might reach the goal, straight on, for less than was found."""
        enough = self.cost - _DROP - _dist(self.places[0], self.places[place])
        chains = [_chain(self.places[place], partial, self.goal, 1.0) for partial in waiting]
        bounds = least_costs(chains, [enough] * len(chains))
        return [partial for partial, bound in zip(waiting, bounds, strict=True) if bound < enough]

    def _end(self, place: int, partials: list[_Partial], found: dict[int, float]) -> None:
        """Let chains end at every place that they can, and note the least of each."""
        ends = [(other, chain) for partial in partials for other, chain in self._ended(place, partial)]
        spare = self.cost - _DROP - _dist(self.places[0], self.places[place])
        enough = [spare - _dist(self.places[other], self.goal) for other, _ in ends]
        bounds = least_costs([chain for _, chain in ends], enough)
        for (other, _), bound, most in zip(ends, bounds, enough, strict=True):
            if bound < most:
                found[other] = min(found.get(other, inf), bound)

    def _ended(self, place: int, partial: _Partial) -> Iterator[tuple[int, Chain]]:
        (last, low, high), at = partial.stops[-1], self.places[place]
        row = self.edges.index(last)
        for other, end in enumerate(self.places):
            if other == place:
                continue
            if not partial.inside:
                if last.piece in self.within[other] and not last.holds(end):
                    yield other, _chain(at, partial, end, self.factor)
            elif last.holds(end):
                yield other, _chain(at, partial, end, 1.0)
            elif last.ahead(end) > _NEAR:
                for a, b in self._spans(other, row):
                    if max(a, low) < min(b, high):
                        stops = (*partial.stops[:-1], (last, max(a, low), min(b, high)))
                        some = _Partial(stops, partial.prices, True, partial.ran)
                        yield other, _chain(at, some, end, 1.0)


def _shortest(legs: Sequence[dict[int, float]]) -> list[float]:
    """Return how far every place is from the first, by what each costs from each (Dijkstra)."""
    far, open_ = [0.0, *[inf] * (len(legs) - 1)], list(range(len(legs)))
    while open_:
        here = min(open_, key=lambda k: far[k])
        open_.remove(here)
        for there, length in legs[here].items():
            far[there] = min(far[there], far[here] + length)
    return far


def _edges(piece: int, ring: Floats) -> list[_Edge]:
    """Return the edges of a convex ring, whichever way round it goes."""
    middle, found = ring.mean(axis=0), []
    for p, q in zip(ring, np.roll(ring, -1, axis=0), strict=True):
        long = float(np.hypot(*(q - p)))
        tx, ty = ((q - p) / long).tolist()
        out = (ty, -tx) if (middle - p) @ (ty, -tx) < 0.0 else (-ty, tx)
        found.append(_Edge(piece, (float(p[0]), float(p[1])), (tx, ty), out, long))
    return found


def _passes(sides: Sequence[_Edge], p: Point, q: Point) -> bool:
    """Return whether a segment passes through the inside of a convex piece."""
    low, high = 0.0, 1.0
    for edge in sides:
        a, b = edge.ahead(p) + _NEAR, edge.ahead(q) + _NEAR
        if a >= 0.0 and b >= 0.0:
            return False
        if a > 0.0:
            low = max(low, a / (a - b))
        elif b > 0.0:
            high = min(high, a / (a - b))
    return high - low > _NEAR


def _before(edge: _Edge, stop: _Stop) -> _Stop | None:
    """Return the part of a stop that lies before an edge, None where nothing does."""
    other, low, high = stop
    a, b = edge.ahead(other.at(low)), edge.ahead(other.at(high))
    if max(a, b) <= _NEAR:
        return None
    if min(a, b) >= 0.0:
        return stop
    cut = low + (high - low) * a / (a - b)
    return (other, cut, high) if b > a else (other, low, cut)


def _chain(at: Point, partial: _Partial, end: Point, price: float) -> Chain:
    starts = (at, *(edge.at(low) for edge, low, _ in partial.stops), end)
    ways = ((0.0, 0.0), *(edge.way for edge, _, _ in partial.stops), (0.0, 0.0))
    longs = (0.0, *(high - low for _, low, high in partial.stops), 0.0)
    return Chain(starts, ways, longs, (*partial.prices, price))


def _dist(p: Point, q: Point) -> float:
    return hypot(q[0] - p[0], q[1] - p[1])
