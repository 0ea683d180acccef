"""Upright boxes about bases, templates and outlines."""

from collections.abc import Iterable
from dataclasses import dataclass

from battlefield.geometry.convex.extent import extent
from battlefield.geometry.convex.polygons import template_frame, template_hull
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Polygon, Template
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


def box_of(thing: PlacedBase | Template | Outline) -> Box:
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
    return box_about((thing if isinstance(thing, Polygon) else outline_polygon(thing)).points)


def box_about(points: Iterable[Point]) -> Box:
    """Return the box about points, one or more."""
    places = list(points)
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return Box(min(xs), min(ys), max(xs), max(ys))


def joint_box(boxes: Iterable[Box]) -> Box:
    """Return the box about boxes, one or more."""
    found = list(boxes)
    low = min(box.left for box in found), min(box.top for box in found)
    return Box(*low, max(box.right for box in found), max(box.bottom for box in found))


def _template_box(template: Template) -> Box:
    hull = template_hull(template.kind, template.size)
    (x, y), (ax, ay) = template.at, template_frame(template)
    discs = zip(hull.centres.tolist(), hull.radii.tolist(), strict=True)
    placed = [(x + u * ax - v * ay, y + u * ay + v * ax, r) for (u, v), r in discs]
    return joint_box(Box(cx - r, cy - r, cx + r, cy + r) for cx, cy, r in placed)
