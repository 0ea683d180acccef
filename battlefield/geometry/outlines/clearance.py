"""How deep places lie within an outline."""

from typing import Any

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import Circle, Outline, Point
from battlefield.geometry.pieces.terrain import outline_polygon


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
