"""What if a model began elsewhere: the smallest move after which a place is in its reach, or no longer.

A way costs the same both ways, so that the places to begin at are those in reach from where it leads. Their
outline tells where the nearest one lies; the place itself is then settled by ways to it.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import atan2, cos, hypot, inf, isfinite, pi, sin

from battlefield.app.measure.rulings.things import with_moved
from battlefield.app.measure.rulings.turning import Turn
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.movement import Policy, Reach, reach
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.unsure import thing_of
from battlefield.rules.table.table import table_of

_BESIDE = 0.05  # inch beyond an outline, where it is tried whether the verdict has turned
_TRIED = 400  # corners of outlines
_ACROSS = 0.2  # inch that an outline may be off
_HALVINGS, _NARROWINGS = 22, 22
_GOLDEN = (5.0**0.5 - 1.0) / 2.0
_PLAIN = Policy()
Turned = Callable[[Point], bool]


def is_alike_both_ways(policy: Policy) -> bool:
    """Return whether a way costs the same there and back: without turns, climbs, and a unit to stay with."""
    return policy.turns is None and policy.climb is None and policy.coherency is None


def move_on_way(
    scene: Scene, model: Model, move: float, to: Point, reachable: bool, policy: Policy = _PLAIN
) -> Turn | None:
    """Return the smallest move that turns whether a place is in reach; None where none was found.

    The policy must be one by which a way costs the same both ways, as `is_alike_both_ways` says.
    """
    by = (to[0] - model.at[0], to[1] - model.at[1])
    back = reach(table_of(with_moved(scene, thing_of(model), by)), model.id, move, policy)

    def turned(place: Point) -> bool:
        route = back.cost_to(place)
        return (isfinite(route.cost) and not route.reachable) if reachable else route.reachable

    near = _nearest(back, model.at, turned) if reachable else _corner(back, model.at)
    return None if near is None else _settled(model.at, near, turned)


def _corner(back: Reach, at: Point) -> Point | None:
    """Return the nearest place on the outlines."""
    found = [_foot(at, start, end) for start, end in _edges(back.outline)]
    return min(found, key=lambda place: _far(at, place), default=None)


def _nearest(back: Reach, at: Point, turned: Turned) -> Point | None:
    """Return the nearest place on the outlines beyond which the verdict has turned: no wall is there."""
    feet = [_foot(at, start, end) for start, end in _edges(back.outline)]
    feet.sort(key=lambda foot: _far(at, foot))
    return next((foot for foot in feet[:_TRIED] if turned(_beyond(at, foot))), None)


def _beyond(at: Point, foot: Point) -> Point:
    far = _far(at, foot)
    ux, uy = ((foot[0] - at[0]) / far, (foot[1] - at[1]) / far) if far else (1.0, 0.0)
    return foot[0] + _BESIDE * ux, foot[1] + _BESIDE * uy


def _edges(outlines: tuple[Polygon, ...]) -> Iterator[tuple[Point, Point]]:
    for polygon in outlines:
        for ring in (polygon.points, *polygon.holes):
            yield from pairwise((*ring, ring[0]))


def _foot(at: Point, start: Point, end: Point) -> Point:
    """Return the place on an edge that is nearest to another."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = dx * dx + dy * dy
    share = ((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / long if long else 0.0
    share = min(1.0, max(0.0, share))
    return start[0] + share * dx, start[1] + share * dy


def _far(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _settled(at: Point, near: Point, turned: Turned) -> Turn | None:
    """Turn to the best direction beside one, and along it to where the verdict turns."""
    radius, angle = _far(at, near), atan2(near[1] - at[1], near[0] - at[0])

    def place(direction: float, far: float) -> Point:
        return at[0] + far * cos(direction), at[1] + far * sin(direction)

    def first(direction: float) -> float:
        low, high = 0.0, radius + _ACROSS
        if not turned(place(direction, high)):
            return inf
        for _ in range(_HALVINGS):
            middle = (low + high) / 2.0
            low, high = (low, middle) if turned(place(direction, middle)) else (middle, high)
        return high

    beside = min(pi / 2.0, 2.0 * (_ACROSS / max(radius, _ACROSS)) ** 0.5)
    by, way = _least(first, angle, beside)
    return Turn(by, place(way, by)) if isfinite(by) else None


def _least(first: Callable[[float], float], angle: float, beside: float) -> tuple[float, float]:
    """Return the least value beside a direction, and its direction (golden section)."""
    low, high = angle - beside, angle + beside
    best = (first(angle), angle)
    for _ in range(_NARROWINGS):
        left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
        here, there = first(left), first(right)
        best = min(best, (here, left), (there, right))
        low, high = (low, right) if here <= there else (left, high)
    return best
