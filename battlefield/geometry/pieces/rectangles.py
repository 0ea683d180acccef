"""Rectangles at any bearing: recognised by their corners, and drawn from their measures."""

from dataclasses import dataclass
from math import hypot

from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.kernel.units import bearing, direction


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle by its centre; its length lies along its bearing, its width across it."""

    at: Point
    length: float
    width: float
    bearing: float = 0.0


def rectangle_of(polygon: Polygon) -> Rectangle | None:
    """Recognise a rectangle without holes, its corners within the tolerance; None for anything else.

    Its bearing is that of its last side, toward the first corner: it turns with the rectangle, whatever the
    measures, and is 0 for one that is drawn from its top left corner on, clockwise.
    """
    if len(polygon.points) != 4 or polygon.holes:
        return None
    a, b, c, d = polygon.points
    if hypot(a[0] + c[0] - b[0] - d[0], a[1] + c[1] - b[1] - d[1]) > 2.0 * TOL:
        return None
    (ux, uy), (vx, vy) = (a[0] - d[0], a[1] - d[1]), (b[0] - a[0], b[1] - a[1])
    length, width = hypot(ux, uy), hypot(vx, vy)
    if min(length, width) <= TOL or abs(ux * vx + uy * vy) > TOL * max(length, width):
        return None
    at = ((a[0] + b[0] + c[0] + d[0]) / 4.0, (a[1] + b[1] + c[1] + d[1]) / 4.0)
    return Rectangle(at, length, width, round(bearing(ux, uy), 6) % 360.0)


def rectangle_polygon(rectangle: Rectangle) -> Polygon:
    """Return the corners of a rectangle, from its far left one on, clockwise."""
    (x, y), (ux, uy) = rectangle.at, direction(rectangle.bearing)
    along, across = rectangle.length / 2.0, rectangle.width / 2.0
    corners = ((along, -across), (along, across), (-along, across), (-along, -across))
    return Polygon(tuple((x + a * ux - b * uy, y + a * uy + b * ux) for a, b in corners))
