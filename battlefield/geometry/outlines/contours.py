"""Outlines drawn in from all sides, as the contours of a hill lie inside each other."""

from typing import Any

from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon
from battlefield.geometry.outlines.round import ROUNDNESS
from battlefield.geometry.pieces.outline_problems import SMALLEST_AREA
from battlefield.geometry.pieces.terrain import outline_polygon

_DIGITS = 7


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
