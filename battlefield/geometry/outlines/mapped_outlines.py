"""Outlines under affine maps: what stays a circle or a strip, and what becomes a polygon."""

from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Strip
from battlefield.geometry.outlines.round import Ellipse, ellipse_polygon, mapped_ellipse
from battlefield.geometry.pieces.strips import strip_polygon

Ring = tuple[Point, ...]


def mapped_outline(outline: Outline, by: Affine) -> Outline:
    """Map an outline, exactly where all lengths grow alike.

    Under any other map a circle becomes the polygon of an ellipse, its sides within a thousandth of an inch,
    and a strip, whose width would change along its way, becomes exactly the polygon of its edges.
    """
    if isinstance(outline, Polygon):
        return mapped_polygon(outline, by)
    if isinstance(outline, Circle):
        if by.is_similarity:
            return Circle(by.point(outline.centre), outline.radius * by.scale)
        return ellipse_polygon(mapped_circle(outline, by))
    if by.is_similarity:
        return Strip(mapped_ring(outline.points, by), outline.width * by.scale)
    return mapped_polygon(strip_polygon(outline), by)


def mapped_polygon(polygon: Polygon, by: Affine) -> Polygon:
    """Map a polygon corner by corner, its holes too."""
    return Polygon(mapped_ring(polygon.points, by), tuple(mapped_ring(hole, by) for hole in polygon.holes))


def mapped_ring(points: Ring, by: Affine) -> Ring:
    """Map points in their order."""
    return tuple(by.point(at) for at in points)


def mapped_circle(circle: Circle, by: Affine) -> Ellipse:
    """Return the ellipse that a map makes of a circle."""
    return mapped_ellipse(Ellipse(circle.centre, 2.0 * circle.radius, 2.0 * circle.radius), by)
