"""Whether a base touches a line, or lies wholly within some distance of it, exactly."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

import numpy as np

from battlefield.geometry.convex.overlap_kernel import standing
from battlefield.geometry.convex.polygons import polygon_hull
from battlefield.geometry.distance.inside import is_inside_union
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.tolerance import is_touching
from battlefield.geometry.pieces.solids import base_solid, deepest_solids

if TYPE_CHECKING:
    import shapely

Line = Sequence[Point]
"""The points of a line, two or more."""


def is_on_line(base: PlacedBase, line: Line) -> bool:
    """Return whether a base touches a line or lies across it."""
    return is_touching(_margin(base, line))


def is_near_lines(base: PlacedBase, lines: Sequence[Line], reach: float) -> bool:
    """Return whether a base touches one of some lines, or lies wholly within so many inches of them."""
    if any(is_on_line(base, line) for line in lines):
        return True
    area = tuple(part for line in lines for part in around(line, reach)) if reach > 0.0 else ()
    return is_inside_union(base, area)


def around(line: Line, reach: float) -> tuple[Outline, ...]:
    """Return all within so many inches of a line: a disc at each point, a rectangle along each stretch."""
    found: list[Outline] = [Circle(at, reach) for at in line]
    for (x, y), (u, v) in pairwise(line):
        far = hypot(u - x, v - y)
        if far > 0.0:
            dx, dy = reach * (y - v) / far, reach * (u - x) / far
            found.append(Polygon(((x + dx, y + dy), (u + dx, v + dy), (u - dx, v - dy), (x - dx, y - dy))))
    return tuple(found)


def _margin(base: PlacedBase, line: Line) -> float:
    own = base_solid(base).at(np.zeros(1, dtype=np.intp))
    stretches = (standing(polygon_hull(np.array(ends, dtype=np.float64))) for ends in pairwise(line))
    return max(float(deepest_solids(each, own)[0][0]) for each in stretches)


def picture_around(lines: Sequence[Line], reach: float, width: float, height: float) -> tuple[Polygon, ...]:
    """Return all on a table within so many inches of some lines as polygons, for a picture; none for 0."""
    import shapely

    near = shapely.union_all([shapely.LineString(line).buffer(reach, quad_segs=24) for line in lines])
    found = shapely.get_parts(shapely.box(0.0, 0.0, width, height).intersection(near))
    parts = (part for part in found if isinstance(part, shapely.Polygon) and part.area)
    return tuple(Polygon(_ring(part.exterior), tuple(map(_ring, part.interiors))) for part in parts)


def _ring(ring: "shapely.LinearRing") -> tuple[Point, ...]:
    return tuple((x, y) for x, y in ring.coords[:-1])
