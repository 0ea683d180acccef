"""Round things as corners, for formats that know no circles: close to them, never the truth about them."""

from math import acos, ceil, cos, pi, sin

from battlefield.geometry.kernel.shapes import CONE_WIDTH_SHARE, Circle, Outline, Point, Polygon, Template
from battlefield.geometry.kernel.units import direction
from battlefield.geometry.pieces.terrain import outline_polygon

SAG = 0.001  # inches that a chord may lie inside its circle
Ring = tuple[Point, ...]


def corners_of(outline: Outline) -> tuple[Ring, ...]:
    """Return the rings of an outline, the outer one first; a circle's corners lie on it."""
    if isinstance(outline, Circle):
        return (circle_ring(outline.centre, outline.radius),)
    polygon = outline_polygon(outline)
    return (polygon.points, *polygon.holes)


def circle_ring(centre: Point, radius: float) -> Ring:
    """Return corners on a circle, so many that no chord lies farther than a thousandth of an inch inside."""
    count = _count(radius, 2.0 * pi)
    turns = [2.0 * pi * n / count for n in range(count)]
    return tuple((centre[0] + radius * cos(t), centre[1] + radius * sin(t)) for t in turns)


def template_outline(template: Template) -> Polygon | Circle:
    """Return a template's outline where it lies; of a cone the round end has corners."""
    if template.kind == "round":
        return Circle(template.at, template.size / 2.0)
    size = template.size
    if template.kind == "cone":
        return _laid(_droplet(size), template)
    if template.kind == "diffuse":
        leg = size / 2.0**0.5
        return _laid(((0.0, 0.0), (leg, leg), (leg, -leg)), template)
    near = -size / 2.0 if template.kind == "wall" else 0.0
    half = 1.0 / 25.4 / 2.0
    return _laid(((near, -half), (near + size, -half), (near + size, half), (near, half)), template)


def _laid(ring: Ring, template: Template) -> Polygon:
    """Lay a ring, drawn along and across, along a template's bearing."""
    (x, y), (ux, uy) = template.at, direction(template.bearing)
    return Polygon(tuple((x + a * ux - b * uy, y + a * uy + b * ux) for a, b in ring))


def _droplet(length: float) -> Ring:
    radius = length * CONE_WIDTH_SHARE / 2.0
    centre = length - radius
    half = acos(-radius / centre)  # of the arc at the far end, from the cone's line to where its sides touch
    count = _count(radius, 2.0 * half)
    turns = [half * (1.0 - 2.0 * n / count) for n in range(count + 1)]
    return ((0.0, 0.0), *((centre + radius * cos(t), radius * sin(t)) for t in turns))


def _count(radius: float, angle: float) -> int:
    if radius <= SAG:
        return 16
    return min(720, max(16, ceil(angle / (2.0 * acos(1.0 - SAG / radius)))))
