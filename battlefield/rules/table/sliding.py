"""Whether a base that slides along a path comes near to something, or under it."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot, inf

from battlefield.geometry.convex import extent
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import PlacedBase, Point, Template
from battlefield.geometry.kernel.tolerance import TOL, is_overlapping, is_within
from battlefield.geometry.templates import margins
from battlefield.rules.scene.contents import Model
from battlefield.rules.table.layout import base_of

_PARTS = 16
_CLOSE = 0.1 * TOL


def comes_within(model: Model, path: Sequence[Point], other: Model, inches: float) -> bool:
    """Return whether a model's base comes within a distance of another one as it slides along a path."""
    goal = base_of(other)
    if model.base.kind == goal.size.kind == "round":
        reach = inches + extent(goal, (1.0, 0.0)) + extent(base_of(model), (1.0, 0.0))
        return any(is_within(_to_leg(goal.at, *leg), reach) for leg in pairwise((path[0], *path)))

    near = inches + _widest(goal) + _widest(base_of(model)) + TOL
    legs = [leg for leg in pairwise((path[0], *path)) if _to_leg(goal.at, *leg) <= near]

    def far(at: Point) -> float:
        return gap(PlacedBase(model.base, at, model.facing), goal).gap

    return any(_dips(far, start, end, inches) for start, end in legs)


def _widest(base: PlacedBase) -> float:
    return hypot(extent(base, (1.0, 0.0)), extent(base, (0.0, 1.0)))


def _to_leg(at: Point, start: Point, end: Point) -> float:
    """Return how far a point is from a straight leg."""
    (x, y), (u, v) = start, end
    along = (at[0] - x) * (u - x) + (at[1] - y) * (v - y)
    share = max(0.0, min(1.0, along / (((u - x) ** 2 + (v - y) ** 2) or 1.0)))
    return hypot(at[0] - x - share * (u - x), at[1] - y - share * (v - y))


def _dips(far: Callable[[Point], float], start: Point, end: Point, inches: float) -> bool:
    """Return whether a gap falls to some inches on a straight leg, where it has a single valley."""
    low, high, whole = 0.0, 1.0, hypot(end[0] - start[0], end[1] - start[1])
    while True:
        shares = [low + (high - low) * n / _PARTS for n in range(_PARTS + 1)]
        found = [far(_between(start, end, share)) for share in shares]
        least, left = min(found), (high - low) * whole
        if is_within(least, inches) or least > inches + left or left <= _CLOSE:
            return is_within(least, inches)
        at = found.index(least)
        low, high = shares[max(0, at - 1)], shares[min(_PARTS, at + 1)]


def deepest_along(template: Template, model: Model, path: Sequence[Point]) -> float:
    """Return the greatest depth of a model's base under a template as it slides along a path.

    Both are convex: along each straight leg the depth has a single peak, closed in on from both sides. A
    round base is deepest under a disc where it comes nearest to the middle.
    """
    if not template.row.is_turned and model.base.kind == "round":
        reach = template.size / 2.0 + extent(base_of(model), (1.0, 0.0))
        legs = pairwise(path) if len(path) > 1 else ((at, at) for at in path)
        return reach - min((_to_leg(template.at, *leg) for leg in legs), default=inf)
    if len(path) < 2:
        return max((_depths(template, model, path)), default=-inf)
    return max(_peak(template, model, start, end) for start, end in pairwise(path))


def _peak(template: Template, model: Model, start: Point, end: Point) -> float:
    low, high, best = 0.0, 1.0, -inf
    far = hypot(end[0] - start[0], end[1] - start[1])
    while True:
        shares = [low + (high - low) * n / _PARTS for n in range(_PARTS + 1)]
        found = _depths(template, model, [_between(start, end, share) for share in shares])
        best = max(best, *found)
        if is_overlapping(best) or (high - low) * far <= _CLOSE:
            return best
        at = found.index(max(found))
        low, high = shares[max(0, at - 1)], shares[min(_PARTS, at + 1)]


def _depths(template: Template, model: Model, places: Sequence[Point]) -> list[float]:
    placed = [PlacedBase(model.base, at, model.facing) for at in places]
    return [float(depth) for depth in margins(template, Bases.placed(placed)).tolist()]


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
