"""Circles and ellipses drawn with straight sides, and what affine maps make of outlines."""

from dataclasses import dataclass, replace
from math import acos, ceil, cos, hypot, pi, sin, sqrt

from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Strip
from battlefield.geometry.kernel.units import bearing, direction
from battlefield.geometry.pieces.strips import strip_polygon

Ring = tuple[Point, ...]

ROUNDNESS = 0.001  # inch; how far the sides of a drawn circle or ellipse may lie inside it
_FEWEST, _MOST = 16, 4_000  # corners


@dataclass(frozen=True, slots=True)
class Ellipse:
    """An ellipse: its length lies along its bearing, its width across it; both are whole axes."""

    at: Point
    length: float
    width: float
    bearing: float = 0.0

    @staticmethod
    def of(circle: Circle) -> "Ellipse":
        """Return a circle as an ellipse."""
        return Ellipse(circle.centre, 2.0 * circle.radius, 2.0 * circle.radius)

    @property
    def polygon(self) -> Polygon:
        """A polygon whose corners lie on it and whose sides are within a thousandth of an inch."""
        along, across = self.length / 2.0, self.width / 2.0
        count = _corners(max(along, across))
        (x, y), (ux, uy) = self.at, direction(self.bearing)
        angles = [2.0 * pi * step / count for step in range(count)]
        spokes = [(along * cos(angle), across * sin(angle)) for angle in angles]
        return Polygon(tuple((x + a * ux - b * uy, y + a * uy + b * ux) for a, b in spokes))

    def mapped(self, by: Affine) -> "Ellipse":
        """Return the ellipse that a map makes of one; of a circle, its length is the longer axis."""
        if by.is_similarity:
            scale, at = by.scale, by.point(self.at)
            return Ellipse(at, self.length * scale, self.width * scale, by.bearing(self.bearing))
        ux, uy = direction(self.bearing)
        p = by.vector((ux * self.length / 2.0, uy * self.length / 2.0))
        q = by.vector((-uy * self.width / 2.0, ux * self.width / 2.0))
        long, short, way = _axes(p, q)
        turned = Ellipse(by.point(self.at), 2.0 * long, 2.0 * short, way)
        return _as_it_lay(turned, bearing(*p))


def _axes(p: Point, q: Point) -> tuple[float, float, float]:
    """Return the half axes, and the bearing of the longer, of the ellipse p cos t + q sin t."""
    xx, yy, xy = p[0] ** 2 + q[0] ** 2, p[1] ** 2 + q[1] ** 2, p[0] * p[1] + q[0] * q[1]
    middle, half = (xx + yy) / 2.0, hypot((xx - yy) / 2.0, xy)
    long = sqrt(middle + half)
    short = abs(p[0] * q[1] - p[1] * q[0]) / long
    first, second = (xy, middle + half - xx), (middle + half - yy, xy)  # each is an eigenvector, or nothing
    vx, vy = max(first, second, key=lambda each: hypot(*each))
    return long, short, round(bearing(vx, vy), 6) % 360.0


def _as_it_lay(ellipse: Ellipse, old: float) -> Ellipse:
    """Call that axis the length which lies nearer to where the length lay before."""
    off = (ellipse.bearing - old) % 180.0
    if 45.0 < off < 135.0:
        way = (ellipse.bearing + 90.0) % 360.0
        ellipse = Ellipse(ellipse.at, ellipse.width, ellipse.length, way)
    behind = 90.0 < (ellipse.bearing - old) % 360.0 < 270.0
    return replace(ellipse, bearing=(ellipse.bearing + 180.0) % 360.0) if behind else ellipse


def _corners(radius: float) -> int:
    """Return how many corners, a multiple of four, keep the sides near enough to a circle."""
    if radius <= ROUNDNESS:
        return _FEWEST
    wanted = pi / acos(1.0 - ROUNDNESS / radius)
    return min(_MOST, max(_FEWEST, 4 * ceil(wanted / 4.0)))


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
        return Ellipse.of(outline).mapped(by).polygon
    if by.is_similarity:
        return Strip(mapped_ring(outline.points, by), outline.width * by.scale)
    return mapped_polygon(strip_polygon(outline), by)


def mapped_polygon(polygon: Polygon, by: Affine) -> Polygon:
    """Map a polygon corner by corner, its holes too."""
    return Polygon(mapped_ring(polygon.points, by), tuple(mapped_ring(hole, by) for hole in polygon.holes))


def mapped_ring(points: Ring, by: Affine) -> Ring:
    """Map points in their order."""
    return tuple(by.point(at) for at in points)
