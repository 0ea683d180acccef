"""Upright boxes about bases, templates and outlines; rectangles at any bearing, known by their corners."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import hypot

from battlefield.geometry.convex import extent
from battlefield.geometry.convex.polygons import template_frame, template_hull
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Polygon, Template
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.kernel.units import bearing, direction
from battlefield.geometry.pieces.terrain import outline_polygon


@dataclass(frozen=True, slots=True)
class Box:
    """The smallest upright rectangle about something, in inches; `top` is the least y."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How long it is down the board."""
        return self.bottom - self.top

    def is_apart(self, other: "Box") -> bool:
        """Return whether another box has no point in common with it."""
        beside = self.right < other.left or other.right < self.left
        return beside or self.bottom < other.top or other.bottom < self.top

    @property
    def centre(self) -> Point:
        """Its middle."""
        return (self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0

    @staticmethod
    def of(thing: PlacedBase | Template | Outline) -> "Box":
        """Return the box about a base, a template or an outline, exactly."""
        if isinstance(thing, PlacedBase):
            wide, high = extent(thing, (1.0, 0.0)), extent(thing, (0.0, 1.0))
            (x, y) = thing.at
            return Box(x - wide, y - high, x + wide, y + high)
        if isinstance(thing, Template):
            return _template_box(thing)
        if isinstance(thing, Circle):
            (x, y), r = thing.centre, thing.radius
            return Box(x - r, y - r, x + r, y + r)
        return Box.about((thing if isinstance(thing, Polygon) else outline_polygon(thing)).points)

    @staticmethod
    def about(points: Iterable[Point]) -> "Box":
        """Return the box about points, one or more."""
        places = list(points)
        xs, ys = [x for x, _ in places], [y for _, y in places]
        return Box(min(xs), min(ys), max(xs), max(ys))

    @staticmethod
    def joint(boxes: Iterable["Box"]) -> "Box":
        """Return the box about boxes, one or more."""
        found = list(boxes)
        low = min(box.left for box in found), min(box.top for box in found)
        return Box(*low, max(box.right for box in found), max(box.bottom for box in found))


def _template_box(template: Template) -> Box:
    hull = template_hull(template.kind, template.size)
    (x, y), (ax, ay) = template.at, template_frame(template)
    discs = zip(hull.centres.tolist(), hull.radii.tolist(), strict=True)
    placed = [(x + u * ax - v * ay, y + u * ay + v * ax, r) for (u, v), r in discs]
    return Box.joint(Box(cx - r, cy - r, cx + r, cy + r) for cx, cy, r in placed)


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle by its centre; its length lies along its bearing, its width across it."""

    at: Point
    length: float
    width: float
    bearing: float = 0.0

    @staticmethod
    def of(polygon: Polygon) -> "Rectangle | None":
        """Recognise a rectangle without holes, its corners within the tolerance; None for anything else.

        Its bearing is that of its last side, toward the first corner: it turns with the rectangle, whatever
        the measures, and is 0 for one that is drawn from its top left corner on, clockwise.
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

    @property
    def polygon(self) -> Polygon:
        """Return the corners of a rectangle, from its far left one on, clockwise."""
        (x, y), (ux, uy) = self.at, direction(self.bearing)
        along, across = self.length / 2.0, self.width / 2.0
        corners = ((along, -across), (along, across), (-along, across), (-along, -across))
        return Polygon(tuple((x + a * ux - b * uy, y + a * uy + b * ux) for a, b in corners))
