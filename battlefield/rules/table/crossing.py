"""Ground that bases come over: as they stand, and as they slide along a path, straight or round a centre."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from math import dist, hypot, sqrt

from battlefield.geometry.convex import extent
from battlefield.geometry.displacement import Obstacles, overlapping, sweep
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import BaseSize, Outline, PlacedBase, Point
from battlefield.geometry.kernel.tolerance import TOL, is_within
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.geometry.movement import Arc
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Terrain


def is_over(base: PlacedBase, outline: Outline) -> bool:
    """Return whether any part of a base lies over an outline."""
    things, box = _prepared(Same(outline))
    return not _is_far(base, (base.at,), box) and bool(overlapping(things, base))


def crosses(
    base: PlacedBase, path: Sequence[Point], outline: Outline | PlacedBase, arcs: Sequence[Arc] = ()
) -> bool:
    """Return whether any part of a base comes over an outline or another base as it slides along a path.

    The path's ends are included; bare contact does not count. `arcs` are the stretches of the path that lead
    round a centre. Curves round an oval are taken by their points, which lie on them a few degrees apart.
    """
    things, box = _prepared(Same(outline))
    bulge = max((dist(*leg) for arc in arcs for leg in pairwise(arc.points)), default=0.0)
    if _is_far(base, path, box, bulge):
        return False
    if any(overlapping(things, replace(base, at=at)) for at in path):
        return True
    centres = {leg: arc.centre for arc in arcs for leg in pairwise(arc.points)}
    for start, end in pairwise(path):
        centre = centres.get((start, end))
        if centre is None or base.size.kind != "round":
            over = _crosses_straight(base, start, end, things)
        else:
            over = _crosses_round(base, start, end, centre, things)
        if over:
            return True
    return False


@lru_cache(maxsize=256)
def _prepared(thing: Same[Outline | PlacedBase]) -> tuple[Obstacles, Box]:
    return Obstacles.of((thing.value,)), Box.of(thing.value)


def _is_far(base: PlacedBase, path: Sequence[Point], box: Box, bulge: float = 0.0) -> bool:
    """Return whether a base keeps clear of all in a box, wherever on a path it is."""
    room = _widest(base.size, base.facing) + bulge + TOL
    return (
        all(x > box.right + room for x, _ in path)
        or all(x < box.left - room for x, _ in path)
        or all(y > box.bottom + room for _, y in path)
        or all(y < box.top - room for _, y in path)
    )


@lru_cache(maxsize=256)
def _widest(size: BaseSize, facing: float) -> float:
    base = PlacedBase(size, (0.0, 0.0), facing)
    return hypot(extent(base, (1.0, 0.0)), extent(base, (0.0, 1.0)))


def _crosses_straight(base: PlacedBase, start: Point, end: Point, things: Obstacles) -> bool:
    (x, y), (u, v) = start, end
    far = hypot(u - x, v - y)
    if far <= TOL:
        return False
    found = sweep(replace(base, at=start), ((u - x) / far, (v - y) / far), far, things)
    return found is not None and found.distance < far - TOL


def _crosses_round(base: PlacedBase, start: Point, end: Point, centre: Point, things: Obstacles) -> bool:
    """Return whether a disc comes over things on an arc: it keeps to the chord but for the arc's height.

    Where that little decides, the two halves of the arc are looked at in turn.
    """
    radius, half = dist(start, centre), dist(start, end) / 2.0
    height = radius - sqrt(max(0.0, radius * radius - half * half))
    if height <= TOL * 0.1:
        return _crosses_straight(base, start, end, things)
    grown = replace(base, size=BaseSize.round(base.size.length_mm + 2.0 * height * MM_PER_INCH))
    if not _crosses_straight(grown, start, end, things):
        return False
    x, y = (start[0] + end[0]) / 2.0 - centre[0], (start[1] + end[1]) / 2.0 - centre[1]
    share = radius / hypot(x, y)
    middle = centre[0] + share * x, centre[1] + share * y
    if overlapping(things, replace(base, at=middle)):
        return True
    halves = ((start, middle), (middle, end))
    return any(_crosses_round(base, one, other, centre, things) for one, other in halves)


def is_at_level(piece: Terrain, bottom: float) -> bool:
    """Return whether something at a height stands in (or on) a piece of terrain, not above or below it."""
    return is_within(piece.bottom, bottom) and is_within(bottom, piece.top)
