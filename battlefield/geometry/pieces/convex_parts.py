"""Outlines with straight edges as few convex polygons, side by side."""

from functools import lru_cache

import numpy as np

from battlefield.geometry.convex.polygons import turning
from battlefield.geometry.kernel.shapes import Point, Polygon, Strip
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces.terrain import outline_polygon

Ring = tuple[Point, ...]


@lru_cache(maxsize=1024)
def convex_parts(outline: Polygon | Strip) -> tuple[Ring, ...]:
    """Return convex polygons that together are exactly the outline's area, turning from x to y."""
    polygon = outline_polygon(outline)
    ring = _cleaned(polygon.points)
    if not polygon.holes and _is_convex(ring):
        return (ring,)
    return tuple(_merged(_triangles(polygon)))


def _cleaned(points: Ring) -> Ring:
    """Turn a ring from x to y and drop points that repeat the one before them."""
    ring = points if turning(np.array(points)) >= 0.0 else points[::-1]
    return tuple(point for place, point in enumerate(ring) if point != ring[place - 1])


def _is_convex(ring: Ring) -> bool:
    points = np.array(ring)
    edges = np.roll(points, -1, axis=0) - points
    following = np.roll(edges, -1, axis=0)
    turns = edges[:, 0] * following[:, 1] - edges[:, 1] * following[:, 0]
    length = np.hypot(*edges.T)
    return bool(np.all(turns >= -1e-12 * length * np.roll(length, -1)))


def _triangles(polygon: Polygon) -> list[Ring]:
    import shapely

    mesh = shapely.constrained_delaunay_triangles(shapely.Polygon(polygon.points, polygon.holes))
    corners = [shapely.get_coordinates(triangle)[:3].tolist() for triangle in mesh.geoms]
    return [_cleaned(tuple((x, y) for x, y in ring)) for ring in corners]


def _merged(rings: list[Ring]) -> list[Ring]:
    """Unite neighbours across common edges for as long as the result stays convex (Hertel and Mehlhorn)."""
    parts: dict[int, Ring] = dict(enumerate(rings))
    owners: dict[tuple[Point, Point], int] = {}
    for number, ring in parts.items():
        owners.update(dict.fromkeys(_edges(ring), number))
    for place in range(len(rings)):
        while place in parts and (found := _first_union(parts, owners, place)) is not None:
            other, parts[place] = found
            owners.update(dict.fromkeys(_edges(parts.pop(other)), place))
    return list(parts.values())


def _edges(ring: Ring) -> list[tuple[Point, Point]]:
    return [(ring[k - 1], ring[k]) for k in range(len(ring))]


def _first_union(
    parts: dict[int, Ring], owners: dict[tuple[Point, Point], int], place: int
) -> tuple[int, Ring] | None:
    """Find the first of the later parts with a common edge that makes one convex part with this one."""
    beside = {owners.get((end, start), place) for start, end in _edges(parts[place])}
    for other in sorted(number for number in beside if number > place):
        union = _united(parts[place], parts[other])
        if union is not None:
            return other, union
    return None


def _united(one: Ring, two: Ring) -> Ring | None:
    """Unite two convex rings that share an edge, or give None where they do not or the union is not
    convex.
    """
    ends = {(two[k - 1], two[k]): k for k in range(len(two))}
    for k in range(len(one)):
        if (one[k], one[k - 1]) in ends:
            start = ends[one[k], one[k - 1]]  # two runs from one[k] to one[k - 1] along the common edge
            rest = [*two[start:], *two[:start]][1:-1]
            ring = (*one[:k], *rest, *one[k:])
            return ring if _is_convex(ring) and _is_safe(ring) else None
    return None


def _is_safe(ring: Ring) -> bool:
    """Return whether no two neighbouring corners are so near that their side has no clear direction."""
    points = np.array(ring)
    return bool(np.all(np.hypot(*(np.roll(points, -1, axis=0) - points).T) > TOL))
