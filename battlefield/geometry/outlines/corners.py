"""The corners of outlines and lines: taken out as rings, moved, added, taken away, and put back.

Rings are counted from 0, the outer one or the line itself, on through the holes. No arrays are loaded.
"""

from dataclasses import replace
from itertools import pairwise
from math import hypot

from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon

Ring = tuple[Point, ...]
Rings = tuple[Ring, ...]
_OF_RING, _OF_LINE = 3, 2  # the fewest corners


def rings_of(outline: Outline) -> Rings:
    """Return the corners of an outline: of a strip its line, of a circle nothing."""
    if isinstance(outline, Circle):
        return ()
    return (outline.points, *outline.holes) if isinstance(outline, Polygon) else (outline.points,)


def with_rings(outline: Outline, rings: Rings) -> Outline:
    """Return the outline other corners; a circle has none and stays."""
    if isinstance(outline, Circle):
        return outline
    if isinstance(outline, Polygon):
        return Polygon(rings[0], rings[1:])
    return replace(outline, points=rings[0])


def corner_moved(rings: Rings, ring: int, index: int, to: Point) -> Rings:
    """Put a corner elsewhere."""
    old = rings[ring]
    return _with(rings, ring, (*old[:index], to, *old[index + 1 :]))


def corner_added(rings: Rings, ring: int, index: int, at: Point) -> Rings:
    """Put a new corner behind the one at an index."""
    old = rings[ring]
    return _with(rings, ring, (*old[: index + 1], at, *old[index + 1 :]))


def corner_removed(rings: Rings, ring: int, index: int, closed: bool = True) -> Rings | None:
    """Take a corner away, or a hole that has none to spare; None where nothing would be left."""
    old = rings[ring]
    if len(old) > (_OF_RING if closed else _OF_LINE):
        return _with(rings, ring, (*old[:index], *old[index + 1 :]))
    return (*rings[:ring], *rings[ring + 1 :]) if ring else None


def nearest_edge(rings: Rings, at: Point, closed: bool = True) -> tuple[int, int, Point] | None:
    """Find the edge nearest to a place: its ring, the corner that it starts from, and its nearest point.

    Of equals, the first; None where there is no edge.
    """
    best: tuple[float, int, int, Point] | None = None
    for n, ring in enumerate(rings):
        ends = [*pairwise(ring), *([(ring[-1], ring[0])] if closed else [])]
        for index, (start, end) in enumerate(ends):
            foot = _foot(start, end, at)
            far = hypot(foot[0] - at[0], foot[1] - at[1])
            if best is None or far < best[0]:
                best = (far, n, index, foot)
    return best[1:] if best is not None else None


def _foot(start: Point, end: Point, at: Point) -> Point:
    ux, uy = end[0] - start[0], end[1] - start[1]
    square = ux * ux + uy * uy
    share = ((at[0] - start[0]) * ux + (at[1] - start[1]) * uy) / square if square else 0.0
    share = min(1.0, max(0.0, share))
    return start[0] + share * ux, start[1] + share * uy


def _with(rings: Rings, ring: int, points: Ring) -> Rings:
    return (*rings[:ring], points, *rings[ring + 1 :])


def middle(outline: Outline) -> Point:
    """Return the middle of the box around an outline."""
    if isinstance(outline, Circle):
        return outline.centre
    xs, ys = [x for x, _ in outline.points], [y for _, y in outline.points]
    return (min(xs) + max(xs)) / 2.0, (min(ys) + max(ys)) / 2.0
