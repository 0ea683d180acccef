"""The area that rings enclose, whether or not they cross themselves and each other, as valid polygons."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Any

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import Point, Polygon, Strip
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces import SMALLEST_AREA, outline_problem

Ring = tuple[Point, ...]

MOST_CORNERS = 20_000  # of rings that are sorted out together
_AT_ONCE = 64
_NEAR = 60  # pairs of sides whose boxes meet cost as much as one crossing


def distinct_points(points: Sequence[Point]) -> Ring:
    """Leave out every point that repeats the one before it."""
    kept: list[Point] = []
    for point in points:
        if not kept or hypot(point[0] - kept[-1][0], point[1] - kept[-1][1]) > TOL:
            kept.append(point)
    return tuple(kept)


def open_ring(points: Sequence[Point]) -> Ring:
    """Leave out repeated points, the last one too where it is the first again."""
    kept = distinct_points(points)
    closes = len(kept) > 1 and hypot(kept[0][0] - kept[-1][0], kept[0][1] - kept[-1][1]) <= TOL
    return kept[:-1] if closes else kept


def is_speck(ring: Ring) -> bool:
    """Return whether an open ring that does not cross itself is too small to be an outline."""
    if _wound_area(ring) >= SMALLEST_AREA:
        return False
    import shapely

    return bool(shapely.is_valid(shapely.Polygon(ring)))


def _wound_area(ring: Ring) -> float:
    """Return the area of an open ring, parts of one that crosses itself against each other."""
    (x0, y0), *others = ring
    corners = [(x - x0, y - y0) for x, y in others]
    return abs(sum(x * v - u * y for (x, y), (u, v) in pairwise(corners))) / 2.0


def is_whole(polygon: Polygon) -> bool:
    """Return whether open rings, the first outside and the others in it, are an outline as they stand."""
    import shapely

    if len(polygon.points) < 3 or any(len(hole) < 3 for hole in polygon.holes):
        return False
    area = shapely.Polygon(polygon.points, polygon.holes)
    if not shapely.is_valid(area):
        return False
    is_plain = not polygon.holes and len(open_ring(polygon.points)) == len(polygon.points)
    if is_plain and area.area >= SMALLEST_AREA:
        return True  # sooner than to look for what is wrong
    return outline_problem(polygon) is None


def filled(rings: Sequence[Ring], even_odd: bool) -> list[Polygon]:
    """Return the area inside open rings of three points or more as valid polygons that keep their corners.

    Where rings lie over each other, the rule of pictures decides: inside is what an odd number of rings goes
    round, or else what they go round on the whole. `tangle` tells whether it takes long.
    """
    return _faces(rings, even_odd) if rings else []


def thinned(polygon: Polygon, tolerance: float) -> Polygon:
    """Leave out corners as long as no side moves farther than a tolerance in inches, and none are crossed."""
    import shapely

    area: Any = shapely.Polygon(polygon.points, polygon.holes).simplify(tolerance, preserve_topology=True)
    outer, *holes = (open_ring(ring.coords[:]) for ring in (area.exterior, *area.interiors))
    fewer = Polygon(outer, tuple(holes))
    return fewer if is_whole(fewer) else polygon


def tangle(rings: Sequence[Ring], most: int) -> int:
    """Tell how long sorting rings out takes: about how often their sides cross, or more than `most`."""
    import shapely

    if not rings:
        return 0
    start, end = _sides(rings)
    if len(start) > MOST_CORNERS:
        return most + 1
    sides: Any = shapely.linestrings(np.stack((start, end), axis=1))
    tree = shapely.STRtree(sides)
    near = crossings = 0
    for first in range(0, len(sides), _AT_ONCE):
        some = sides[first : first + _AT_ONCE]
        near += int(tree.query(some).shape[1])
        if near > 2 * _NEAR * most + 3 * len(sides):
            return most + 1
        crossings += int(tree.query(some, predicate="crosses").shape[1])
    return (crossings + max(0, near - 3 * len(sides)) // _NEAR) // 2


def _sides(rings: Sequence[Ring]) -> tuple[Floats, Floats]:
    start = np.concatenate([np.array(ring) for ring in rings])
    return start, np.concatenate([np.roll(np.array(ring), -1, axis=0) for ring in rings])


def _faces(rings: Sequence[Ring], even_odd: bool) -> list[Polygon]:
    """Cut the plane along all sides, keep the faces inside, and join those that adjoin."""
    import shapely

    lines = [shapely.LinearRing(ring) for ring in rings]
    faces: Any = shapely.polygonize([shapely.union_all(lines)])
    start, end = _sides(rings)
    inside = [face for face in faces.geoms if _is_inside(face.representative_point(), start, end, even_odd)]
    if not inside:
        return []
    area: Any = shapely.union_all(inside)
    return list(_valid(getattr(area, "geoms", [area])))


def _valid(parts: Sequence[Any]) -> Iterator[Polygon]:
    for part in parts:
        outer, *inner = (open_ring(ring.coords[:]) for ring in (part.exterior, *part.interiors))
        polygon = Polygon(outer, tuple(hole for hole in inner if is_whole(Polygon(hole))))
        if is_whole(polygon):
            yield polygon


def _is_inside(spot: Any, start: Floats, end: Floats, even_odd: bool) -> bool:
    """Count which way each side passes a ray from the spot to the right."""
    (x0, y0), (x1, y1) = start.T - [[spot.x], [spot.y]], end.T - [[spot.x], [spot.y]]
    down = (y0 <= 0.0) & (y1 > 0.0)
    up = (y1 <= 0.0) & (y0 > 0.0)
    turn = x0 * y1 - x1 * y0  # its sign tells on which side of the line the spot lies
    count = np.where(down & (turn > 0.0), 1, 0) - np.where(up & (turn < 0.0), 1, 0)
    return bool(np.sum(np.abs(count)) % 2) if even_odd else bool(np.sum(count))


def whole_strips(points: Sequence[Point], width: float, closes: bool = False) -> list[Strip]:
    """Return a line as strips: one, or several where it turns back so sharply that no mitre fits there.

    A line that closes begins and ends in the middle of its first side, where flat ends meet without a notch.
    """
    line = distinct_points(points)
    if closes and len(line) > 3 and open_ring(line) != line:
        (x0, y0), (x1, y1) = line[:2]
        middle = (x0 + x1) / 2.0, (y0 + y1) / 2.0
        line = (middle, *line[1:-1], line[0], middle)
    if len(line) < 2:
        return []
    runs: list[list[Point]] = [list(line[:2])]
    for point in line[2:]:
        if outline_problem(Strip((*runs[-1][-2:], point), width)) is None:
            runs[-1].append(point)
        else:
            runs.append([runs[-1][-1], point])
    return [Strip(tuple(run), width) for run in runs]
