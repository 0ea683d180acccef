"""A line of some width as an area: flat ends, and joints mitred however far the tip reaches."""

from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Any

from battlefield.geometry.kernel.shapes import Point, Polygon, Strip

Ring = tuple[Point, ...]

_GRID = 1e-10  # inch; closes the slits that rounding leaves between the pieces of a union


@lru_cache(maxsize=1024)
def strip_polygon(strip: Strip) -> Polygon:
    """Return the exact rings of a strip; its line needs two points or more, and no hairpin.

    A line that comes too near itself, or has segments too short for its turns, covers some ground twice; the
    polygon is then the union.
    """
    there, back = side_lines(strip)
    ring = (*there, *reversed(back))
    forward = _runs_forward(strip.points, there) and _runs_forward(strip.points, back)
    return Polygon(ring) if forward and _is_simple(ring) else _union(strip)


def segment_normals(points: Ring) -> list[Point]:
    """Return the unit normals of a line's segments, on the side that turns from x to y."""
    normals = []
    for (x0, y0), (x1, y1) in pairwise(points):
        length = hypot(x1 - x0, y1 - y0)
        normals.append((-(y1 - y0) / length, (x1 - x0) / length))
    return normals


def side_lines(strip: Strip) -> tuple[Ring, Ring]:
    """Return the left and the right side of a strip along its line, point by point, joints mitred."""
    half, normals = strip.width / 2.0, segment_normals(strip.points)
    offsets = [normals[0], *(_mitre(*pair) for pair in pairwise(normals)), normals[-1]]
    there = [(x - half * mx, y - half * my) for (x, y), (mx, my) in zip(strip.points, offsets, strict=True)]
    back = [(x + half * mx, y + half * my) for (x, y), (mx, my) in zip(strip.points, offsets, strict=True)]
    return tuple(there), tuple(back)


def _runs_forward(line: Ring, side: Ring) -> bool:
    """Return whether no stretch of a side is eaten up by the mitres at its ends."""
    return all(
        (end[0] - start[0]) * (q[0] - p[0]) + (end[1] - start[1]) * (q[1] - p[1]) > 0.0
        for (p, q), (start, end) in zip(pairwise(line), pairwise(side), strict=True)
    )


def _mitre(first: Point, second: Point) -> Point:
    """Return the vector from a joint to the tip of its mitre, in half widths."""
    share = 1.0 + first[0] * second[0] + first[1] * second[1]
    return (first[0] + second[0]) / share, (first[1] + second[1]) / share


def _is_simple(ring: Ring) -> bool:
    import shapely

    return bool(shapely.is_valid(shapely.Polygon(ring)))


def _union(strip: Strip) -> Polygon:
    """Unite the rectangles of the segments and the kites of the joints."""
    import shapely

    pieces = [shapely.Polygon(piece) for piece in strip_parts(strip)]
    area: Any = shapely.union_all(pieces, grid_size=_GRID).simplify(10.0 * _GRID)
    if area.geom_type != "Polygon":  # snapping to a grid may part a piece from its neighbour
        area = shapely.union_all(pieces).simplify(10.0 * _GRID)
    rings = [area.exterior, *area.interiors]
    outer, *holes = (tuple((float(x), float(y)) for x, y in ring.coords[:-1]) for ring in rings)
    return Polygon(outer, tuple(holes))


def strip_parts(strip: Strip) -> list[Ring]:
    """Return convex pieces that together are a strip: its rectangles, and the kites that mitre its bends."""
    half, points, normals = strip.width / 2.0, strip.points, segment_normals(strip.points)
    pieces: list[Ring] = []
    for (x0, y0), (x1, y1), (nx, ny) in zip(points, points[1:], normals, strict=False):
        wx, wy = half * nx, half * ny
        pieces.append(((x0 - wx, y0 - wy), (x1 - wx, y1 - wy), (x1 + wx, y1 + wy), (x0 + wx, y0 + wy)))
    for joint, first, second in zip(points[1:], normals, normals[1:], strict=False):
        turn = first[0] * second[1] - first[1] * second[0]
        if turn:
            side = -half if turn > 0.0 else half
            tips = (first, _mitre(first, second), second)
            pieces.append((joint, *((joint[0] + side * x, joint[1] + side * y) for x, y in tips)))
    return pieces
