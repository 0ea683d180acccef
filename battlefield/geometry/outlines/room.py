"""The room within an outline: how deep places lie, how wide it is, what is open, and where a base fits."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon
from battlefield.geometry.outlines.areas import Area
from battlefield.geometry.outlines.round import ROUNDNESS
from battlefield.geometry.pieces import SMALLEST_AREA
from battlefield.geometry.pieces.terrain import outline_polygon

Disc = tuple[Point, float]
_STEPS = 16  # across the longer side of an area, at most
_FINE = 0.4  # inches between places, at least
_HAIR = 0.02  # inches that bases are kept apart for the eye
_DIGITS = 7
_QUARTER = 64  # sides of a quarter of a drawn circle: wrong by less than 0.0003 of its area


def depth_within(outline: Outline, point: Point) -> float:
    """Return how far a place is, in inches, from the edge of the outline about it; negative outside."""
    return float(depths_within(outline, np.array([point]))[0])


def depths_within(outline: Outline, points: Floats) -> Floats:
    """Return the same, f8[n], for places f8[n, 2]."""
    if isinstance(outline, Circle):
        return np.asarray(outline.radius - np.hypot(*(points - np.array(outline.centre)).T))
    import shapely

    rings = outline_polygon(outline)
    area: Any = shapely.Polygon(rings.points, rings.holes)
    spots = shapely.points(points)
    shapely.prepare(area)
    away = shapely.distance(area.boundary, spots)
    return np.asarray(np.where(shapely.contains(area, spots), away, -away))


def open_area(outline: Outline, covers: Iterable[Outline], width: float, height: float) -> float:
    """Return the square inches of an outline that lie on a board and under no cover."""
    import shapely

    ground = _drawn(outline).intersection(shapely.box(0.0, 0.0, width, height))
    return float(ground.difference(shapely.union_all([_drawn(each) for each in covers])).area)


def _drawn(outline: Outline) -> Any:
    import shapely

    if isinstance(outline, Circle):
        return shapely.Point(outline.centre).buffer(outline.radius, quad_segs=_QUARTER)
    ring = outline_polygon(outline)
    return shapely.make_valid(shapely.Polygon(ring.points, ring.holes))


def inset(outline: Outline, step: float) -> Outline | None:
    """Return what lies at least a step in inches inside an outline; None where nothing does.

    Straight sides stay straight and a circle stays a circle. Where the outline falls apart, the largest part
    is given.
    """
    if isinstance(outline, Circle):
        left = round(outline.radius - step, _DIGITS)
        return Circle(outline.centre, left) if left > 0.0 and left * left > SMALLEST_AREA else None
    import shapely

    polygon = outline_polygon(outline)
    area: Any = shapely.Polygon(polygon.points, polygon.holes).buffer(-step, join_style="mitre")
    area = area.simplify(0.1 * ROUNDNESS)
    parts = [part for part in shapely.get_parts(area) if part.area > SMALLEST_AREA]
    if not parts:
        return None
    largest = max(parts, key=lambda part: float(part.area))
    return Polygon(_ring(largest.exterior), tuple(_ring(hole) for hole in largest.interiors))


def _ring(ring: Any) -> tuple[Point, ...]:
    return tuple((round(float(x), _DIGITS), round(float(y), _DIGITS)) for x, y in ring.coords[:-1])


def thickness(polygon: Polygon) -> float:
    """Return how wide the widest disc within a ring is, to a hundredth of an inch and never more."""
    import shapely

    widest = shapely.maximum_inscribed_circle(shapely.Polygon(polygon.points), tolerance=0.005)
    return 2.0 * float(widest.length)


def roomiest_place(area: Area, radius: float, others: Sequence[Disc]) -> Point:
    """Return a point well inside an area where a disc stands free of others, near the area's middle.

    Where none is free the one with the most room is given. The point itself always lies in the area.
    """
    places, room = _places(area)
    for (x, y), other in others:
        room = np.minimum(room, np.hypot(places[:, 0] - x, places[:, 1] - y) - other)
    free = np.flatnonzero(room >= radius + _HAIR)
    chosen = int(free[0]) if len(free) else int(np.argmax(room))
    return float(places[chosen, 0]), float(places[chosen, 1])


@lru_cache(maxsize=512)
def _places(area: Area) -> tuple[Floats, Floats]:
    """Return places inside an area, f8[n, 2], from its middle outward, and how far each is from its edge."""
    import shapely

    shape = shapely.Polygon(area.polygon.points, area.polygon.holes)
    middle = np.array(area.name_places()[0])
    left, top, right, bottom = shape.bounds
    step = max(_FINE, max(right - left, bottom - top) / _STEPS)
    xs, ys = np.arange(left + step, right, step), np.arange(top + step, bottom, step)
    grid = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
    grid = grid[shapely.contains(shape, shapely.points(grid))]
    order = np.argsort(np.hypot(*(grid - middle).T), kind="stable")
    places = np.concatenate([middle[None], grid[order]])
    edge: Floats = np.asarray(shapely.distance(shape.boundary, shapely.points(places)))
    return places, edge
