"""Outlines of terrain: as rings, as convex parts, what is wrong with one from a file, and that of a base."""

from functools import lru_cache
from math import cos, hypot, pi, sin

import numpy as np

from battlefield.geometry.convex.overlap_kernel import Posed, standing
from battlefield.geometry.convex.polygons import disc_hull, polygon_hull, turning
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Polygon, Strip
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.kernel.units import MM_PER_INCH, direction
from battlefield.geometry.pieces.solids import placed
from battlefield.geometry.pieces.strips import strip_polygon

OVAL_CORNERS = 32
_FLATS = 6


_AWAY = 2.0 * TOL  # inches beyond the bounds, where nothing is on an edge any more


def outline_polygon(outline: Polygon | Strip) -> Polygon:
    """Return the rings of an outline that has straight edges."""
    return strip_polygon(outline) if isinstance(outline, Strip) else outline


def outline_centre(outline: Outline) -> Point:
    """Return the centre of a circle, else the centroid of the area."""
    if isinstance(outline, Circle):
        return outline.centre
    polygon = outline_polygon(outline)
    x0, y0 = polygon.points[0]
    weight = np.zeros(3)
    for place, ring in enumerate((polygon.points, *polygon.holes)):
        moments = _moments(np.array(ring) - (x0, y0))
        weight += moments if place == 0 else -moments
    return x0 + float(weight[1] / weight[0]), y0 + float(weight[2] / weight[0])


def contains_point(outline: Outline, point: Point) -> bool:
    """Return whether a point lies in the outline or on its edge."""
    if isinstance(outline, Circle):
        return hypot(point[0] - outline.centre[0], point[1] - outline.centre[1]) <= outline.radius + TOL
    left, top, right, bottom = _bounds(Same(outline))
    if not (left - _AWAY <= point[0] <= right + _AWAY and top - _AWAY <= point[1] <= bottom + _AWAY):
        return False
    x, y = nearest_point(outline, point)
    return hypot(point[0] - x, point[1] - y) <= TOL or _encloses(outline, point)


def nearest_point(outline: Outline, point: Point) -> Point:
    """Return the point of the outline's edge nearest to a point; of several, the first along the rings."""
    if isinstance(outline, Circle):
        return _nearest_on_circle(outline, point)
    start, end = _edges(Same(outline))
    along = end - start
    square = np.maximum(np.sum(along * along, axis=1), 1e-200)
    share = np.sum((np.array(point) - start) * along, axis=1) / square
    feet = start + np.clip(share, 0.0, 1.0)[:, None] * along
    x, y = feet[np.argmin(np.hypot(*(feet - point).T))].tolist()
    return x, y


@lru_cache(maxsize=1024)
def outline_solid(outline: Outline) -> Posed:
    """Return an outline as convex parts side by side, which together are exactly its area."""
    if isinstance(outline, Circle):
        return placed(standing(disc_hull(outline.radius)), outline.centre, (1.0, 0.0))
    polygon = outline_polygon(outline)
    ring = _distinct(polygon.points)
    if not polygon.holes and _is_convex(ring):
        return standing(polygon_hull(ring))
    return _side_by_side(_triangles(polygon))


def _side_by_side(triangles: Floats) -> Posed:
    """Put triangles f8[n, 3, 2], of either turning sense, into the columns of one solid."""
    (ax, ay), (bx, by) = ((triangles[:, k] - triangles[:, 0]).T for k in (1, 2))
    turned = np.where((ax * by - bx * ay < 0.0)[:, None, None], triangles[:, ::-1], triangles)
    (x, y) = turned.transpose(2, 1, 0)
    along, down = np.roll(x, -1, axis=0) - x, np.roll(y, -1, axis=0) - y
    length = np.hypot(along, down)
    mx, my = down / length, -along / length
    edge = (x[:, None] * mx + y[:, None] * my).max(axis=0)
    return Posed(x, y, np.zeros((3, 1)), mx, my, edge)


def _triangles(polygon: Polygon) -> Floats:
    import shapely

    mesh = shapely.constrained_delaunay_triangles(shapely.Polygon(polygon.points, polygon.holes))
    return np.asarray(shapely.get_coordinates(shapely.get_parts(mesh)).reshape(-1, 4, 2)[:, :3])


def _distinct(ring: tuple[Point, ...]) -> Floats:
    """Drop points that repeat the one before them."""
    points = np.array(ring, dtype=np.float64)
    return np.asarray(points[np.any(points != np.roll(points, 1, axis=0), axis=1)])


def _is_convex(ring: Floats) -> bool:
    """Return whether a simple ring never turns both ways."""
    edges = np.roll(ring, -1, axis=0) - ring
    following = np.roll(edges, -1, axis=0)
    turns = edges[:, 0] * following[:, 1] - edges[:, 1] * following[:, 0]
    return bool(np.all(turns >= 0.0) or np.all(turns <= 0.0))


def _moments(ring: Floats) -> Floats:
    """Return the area of a ring and its two first moments."""
    (x, y), (u, v) = ring.T, np.roll(ring, -1, axis=0).T
    cross = (x * v - u * y) * (1.0 if turning(ring) >= 0.0 else -1.0)
    return np.array([np.sum(cross) / 2.0, np.sum((x + u) * cross) / 6.0, np.sum((y + v) * cross) / 6.0])


@lru_cache(maxsize=1024)
def _bounds(outline: Same[Polygon | Strip]) -> tuple[float, float, float, float]:
    """Return the least x and y and the greatest x and y."""
    xs, ys = zip(*outline_polygon(outline.value).points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


@lru_cache(maxsize=1024)
def _edges(outline: Same[Polygon | Strip]) -> tuple[Floats, Floats]:
    """Return the starts and ends of all edges, f8[E, 2] each."""
    polygon = outline_polygon(outline.value)
    rings = [np.array(ring, dtype=np.float64) for ring in (polygon.points, *polygon.holes)]
    return np.concatenate(rings), np.concatenate([np.roll(ring, -1, axis=0) for ring in rings])


def _encloses(outline: Polygon | Strip, point: Point) -> bool:
    """Count the edges that a ray to the right crosses."""
    (x0, y0), (x1, y1) = (ends.T for ends in _edges(Same(outline)))
    rises = (y0 > point[1]) != (y1 > point[1])
    x0, y0, x1, y1 = x0[rises], y0[rises], x1[rises], y1[rises]
    crossing = x0 + (point[1] - y0) / (y1 - y0) * (x1 - x0)
    return bool(np.count_nonzero(crossing > point[0]) % 2)


def _nearest_on_circle(circle: Circle, point: Point) -> Point:
    (cx, cy), r = circle.centre, circle.radius
    dx, dy = point[0] - cx, point[1] - cy
    distance = hypot(dx, dy)
    return (cx + r * dx / distance, cy + r * dy / distance) if distance else (cx + r, cy)


def base_outline(base: PlacedBase) -> Outline:
    """Give the outline of a base where it stands: exact, but of an oval a polygon whose corners lie on it."""
    size = base.size
    along, across = size.length_mm / MM_PER_INCH / 2.0, size.width_mm / MM_PER_INCH / 2.0
    if size.kind == "round":
        return Circle(base.at, along)
    if size.kind == "rect":
        corners = [(along, across), (-along, across), (-along, -across), (along, -across)]
    elif size.kind == "hex":
        corners = _around(_FLATS, along / cos(pi / _FLATS), along / cos(pi / _FLATS))
    else:
        corners = _around(OVAL_CORNERS, along, across)
    (x, y), (ux, uy) = base.at, direction(base.facing)
    return Polygon(tuple((x + a * ux - b * uy, y + a * uy + b * ux) for a, b in corners))


def _around(count: int, along: float, across: float) -> list[Point]:
    """Return points round a centre, the first two to either side of straight ahead."""
    angles = [2.0 * pi * (n + 0.5) / count for n in range(count)]
    return [(along * cos(angle), across * sin(angle)) for angle in angles]
