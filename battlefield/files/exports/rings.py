"""Round things as corners, for formats that know no circles: close to them, never the truth about them."""

from math import acos, atan2, ceil, cos, pi, sin

from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Template
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
    """Return a template's outline where it lies; round ends have corners."""
    outline = template.row.outline(template.size)
    edges, (last_x, last_y, radius) = outline.edges, outline.discs[-1]
    if not edges:
        return Circle(template.at, radius)
    ring = [edge.start for edge in edges[:-1]]
    if radius:
        first, last = (atan2(edge.normal[1], edge.normal[0]) for edge in edges[-2:])
        angle = (last - first) % (2.0 * pi)
        count = _count(radius, angle)
        turns = [first + angle * n / count for n in range(count + 1)]
        ring += [(last_x + radius * cos(t), last_y + radius * sin(t)) for t in turns]
    else:
        ring.append((last_x, last_y))
    (x, y), (ux, uy) = template.at, direction(template.bearing)
    return Polygon(tuple((x + a * ux - b * uy, y + a * uy + b * ux) for a, b in ring))


def _count(radius: float, angle: float) -> int:
    if radius <= SAG:
        return 16
    return min(720, max(16, ceil(angle / (2.0 * acos(1.0 - SAG / radius)))))
