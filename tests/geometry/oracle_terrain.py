"""Terrain against bases: an outline is cut into discs, segments and triangles, each of which is convex.

Apart, the margin is the greatest over the outline's sides, to the oracle's own accuracy. Overlapping, the
base has to move to the nearest place outside the outline grown by the base; with fine polygons in place of
curves that is good to DEPTH_ACCURACY times the base's size.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

import numpy as np
import shapely
from oracle import (
    CORNERS,
    MM_PER_INCH,
    Bodies,
    Floats,
    base_bodies,
    hulls_of_points,
    margins,
    template_bodies,
)
from oracle_share import outline_of_base

from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Polygon, Template

DEPTH_ACCURACY = 1e-6

Segment = tuple[Point, Point]


def rings_of(outline: Outline) -> list[tuple[Point, ...]]:
    """Give the boundary of an outline: the outer ring, then its holes; a circle has none."""
    if isinstance(outline, Circle):
        return []
    if isinstance(outline, Polygon):
        return [outline.points, *outline.holes]
    left = _offset(outline.points, outline.width / 2)
    right = _offset(outline.points, -outline.width / 2)
    return [(*left, *right[::-1])]


def _offset(points: Sequence[Point], by: float) -> list[Point]:
    """Shift a line sideways, its joints mitred: each corner lies where the shifted sides cross."""
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    normals = [(-dy / hypot(dx, dy), dx / hypot(dx, dy)) for dx, dy in steps]
    corners = []
    for point, before, after in zip(points, [normals[0], *normals], [*normals, normals[-1]], strict=True):
        scale = by / (1 + before[0] * after[0] + before[1] * after[1])
        corners.append((point[0] + scale * (before[0] + after[0]), point[1] + scale * (before[1] + after[1])))
    return corners


def sides_of(outline: Outline) -> list[Segment]:
    """Give every side of an outline."""
    return [(a, b) for ring in rings_of(outline) for a, b in pairwise((*ring, ring[0]))]


def region_of(outline: Outline) -> shapely.Polygon:
    """Give an outline as a region with holes."""
    outer, *holes = rings_of(outline)
    return shapely.Polygon(outer, holes)


def is_convex(outline: Outline) -> bool:
    """Tell whether an outline is one convex shape that the oracle can take whole."""
    if isinstance(outline, Circle):
        return True
    region = region_of(outline)
    return len(rings_of(outline)[0]) <= CORNERS and region.equals(region.convex_hull)


def terrain_margin(outline: Outline, base: PlacedBase) -> tuple[float, float]:
    """Bound the margin of a base and a piece of terrain from below and above.

    The bounds are equal where the two are apart and where the terrain is convex. Else the lower one is the
    depth over a single side, the upper one the way out of the whole, plus what fine polygons may be wrong by.
    """
    if is_convex(outline):
        value = float(margins(_pieces(outline), base_bodies([base])).value[0])
        return value, value
    nearest, _ = nearest_side(outline, base)
    if nearest > 0 or region_of(outline).contains(shapely.Point(base.at)):
        slop = DEPTH_ACCURACY * (base.size.length_mm + base.size.width_mm) / MM_PER_INCH
        return max(nearest, 0.0), _depth(outline, base) + slop
    return nearest, nearest


def nearest_side(outline: Outline, base: PlacedBase) -> tuple[float, Floats]:
    """Give a base's greatest margin over the sides of an outline, and the direction it leaves that side."""
    pieces = _pieces(outline)
    least = margins(pieces, base_bodies([base] * len(pieces)))
    best = int(least.value.argmax())
    return float(least.value[best]), least.direction[best]


def _pieces(outline: Outline) -> Bodies:
    """Give a convex outline whole, any other as its sides."""
    if isinstance(outline, Circle):
        return template_bodies([Template("round", 2 * outline.radius, outline.centre)])
    return hulls_of_points([rings_of(outline)[0]] if is_convex(outline) else sides_of(outline))


def _depth(outline: Outline, base: PlacedBase) -> float:
    """Measure from a base's centre to the rim of the terrain grown by the base."""
    own = shapely.get_coordinates(outline_of_base(base))[:-1] - np.array(base.at)
    triangles = shapely.get_parts(shapely.constrained_delaunay_triangles(region_of(outline)))
    corners = [shapely.get_coordinates(triangle)[:3] for triangle in triangles]
    sums = [shapely.convex_hull(shapely.MultiPoint((c[:, None] + own[None]).reshape(-1, 2))) for c in corners]
    return float(shapely.union_all(sums).boundary.distance(shapely.Point(base.at)))
