"""Outlines as painter paths, in inches; pictures only, no decision is taken on them."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import atan2, cos, degrees, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from battlefield.geometry.kernel.shapes import (
    BaseSize,
    Circle,
    Outline,
    Point,
    Polygon,
    Template,
)
from battlefield.geometry.kernel.template_table import TemplateRow
from battlefield.geometry.kernel.units import inches


@lru_cache(maxsize=256)
def base_path(size: BaseSize) -> QPainterPath:
    """Draw a base about the origin, its facing up."""
    length, width = inches(size.length_mm), inches(size.width_mm)
    path = QPainterPath()
    if size.kind == "hex":
        corner = length / 3**0.5
        angles = [pi / 6 + k * pi / 3 for k in range(6)]
        path.addPolygon(QPolygonF([QPointF(corner * sin(a), -corner * cos(a)) for a in angles]))
        path.closeSubpath()
        return path
    rect = QRectF(-width / 2, -length / 2, width, length)
    if size.kind == "rect":
        path.addRect(rect)
    else:
        path.addEllipse(rect)
    return path


def reach_of(size: BaseSize) -> float:
    """Return the distance in inches from a base's centre to its rim along its facing."""
    return inches(size.length_mm) / 2


def longest(size: BaseSize) -> float:
    """Return a distance in inches from a base's centre that no part of it exceeds."""
    return inches(size.length_mm + size.width_mm) / 2


def placed(path: QPainterPath, at: Point, bearing: float) -> QPainterPath:
    """Put a path drawn about the origin at a point, turned clockwise by a bearing."""
    return QTransform().translate(*at).rotate(bearing).map(path)


@lru_cache(maxsize=256)
def template_shape(kind: str, size: float) -> QPainterPath:
    """Draw a template about its holding point, its bearing up."""
    path, outline = QPainterPath(), TemplateRow.of(kind).outline(size)
    edges = outline.edges
    if not edges:
        x, y, radius = outline.discs[0]
        path.addEllipse(QPointF(y, -x), radius, radius)
        return path
    path.moveTo(_upward(edges[0].start))
    for edge, (x, y, radius), after in zip(
        edges, (*outline.discs[1:], outline.discs[0]), (*edges[1:], edges[0]), strict=True
    ):
        path.lineTo(_upward(edge.end))
        if radius:
            start, end = _degrees(_upward(edge.normal)), _degrees(_upward(after.normal))
            box = QRectF(y - radius, -x - radius, 2 * radius, 2 * radius)
            path.arcTo(box, start, -((start - end) % 360.0))
    path.closeSubpath()
    return path


def _upward(point: Point) -> QPointF:
    """Turn a point along and across a bearing so that the bearing is up."""
    return QPointF(point[1], -point[0])


def _degrees(point: QPointF) -> float:
    """Return Qt's angle of a point about the origin: anticlockwise from the right, y downward."""
    return degrees(atan2(-point.y(), point.x()))


def template_path(template: Template) -> QPainterPath:
    """Draw a template where it lies."""
    return placed(template_shape(template.kind, template.size), template.at, template.bearing)


def outline_path(outline: Outline) -> QPainterPath:
    """Draw a terrain outline; holes are left open."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    if isinstance(outline, Circle):
        path.addEllipse(QPointF(*outline.centre), outline.radius, outline.radius)
        return path
    polygon = outline if isinstance(outline, Polygon) else _strip(outline)
    for ring in (polygon.points, *polygon.holes):
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
        path.closeSubpath()
    return path


def _strip(outline: Outline) -> Polygon:
    from battlefield.geometry.pieces.terrain import outline_polygon

    assert not isinstance(outline, Circle | Polygon)
    return outline_polygon(outline)


def rings(path: QPainterPath) -> list[list[QPointF]]:
    """Flatten a path to closed rings of points, for patterns and wavy lines."""
    fine = QTransform.fromScale(64, 64)  # flattening works in device units: enough of them to the inch
    return [[point / 64 for point in polygon.toList()] for polygon in path.toSubpathPolygons(fine)]


def straightened(path: QPainterPath) -> QPainterPath:
    """Write curves as lines too short to see: a PDF's dashes follow curves only coarsely."""
    result = QPainterPath()
    result.setFillRule(path.fillRule())
    for ring in rings(path):
        result.addPolygon(QPolygonF(ring))
    return result


def filled(lines: Iterable[Sequence[Point]]) -> QPainterPath:
    """Draw rings that are filled by the rule of odd and even."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for line in lines:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in line]))
        path.closeSubpath()
    return path


@lru_cache(maxsize=256)
def line_within(outline: Outline, width: float) -> QPainterPath:
    """Draw where a line of a width runs within an edge; on the edge itself where there is no room."""
    from battlefield.geometry.outlines.drawn_within import DrawnWithin

    inner = DrawnWithin(outline).inset(0.5 * width)
    return filled(inner) if inner else straightened(outline_path(outline))


@lru_cache(maxsize=256)
def template_line(kind: str, size: float, width: float) -> QPainterPath:
    """Draw where a line of a width runs along the inside of a template's edge, about its holding point."""
    (ring,) = rings(template_shape(kind, size))
    return line_within(Polygon(tuple((at.x(), at.y()) for at in ring[:-1])), width)


def wavy(path: QPainterPath, wave: float = 0.7, depth: float = 0.16) -> QPainterPath:
    """Draw an outline as scallops of about that length, which rise so deep beyond it."""
    result = QPainterPath()
    for number, ring in enumerate(rings(path)):
        points = spaced(ring, wave)
        if len(points) < 3:
            continue
        outward = (1.0 if ring_area(points) > 0 else -1.0) * (1.0 if number == 0 else -1.0)
        result.moveTo(points[0])
        for here, there in zip(points, points[1:] + points[:1], strict=True):
            dx, dy = there.x() - here.x(), there.y() - here.y()
            length = hypot(dx, dy) or 1.0
            middle = QPointF((here.x() + there.x()) / 2, (here.y() + there.y()) / 2)
            result.quadTo(middle + QPointF(dy, -dx) * (2 * outward * depth / length), there)
        result.closeSubpath()
    return result


def ring_area(ring: list[QPointF]) -> float:
    """Return twice the signed area of a ring, positive when it runs clockwise on the screen."""
    return sum(a.x() * b.y() - b.x() * a.y() for a, b in zip(ring, ring[1:] + ring[:1], strict=True))


def spaced(ring: list[QPointF], step: float) -> list[QPointF]:
    """Walk a ring in even steps of about that length, at least six; give where each step begins."""
    edges = list(zip(ring, ring[1:] + ring[:1], strict=True))
    total = sum(hypot(b.x() - a.x(), b.y() - a.y()) for a, b in edges)
    points: list[QPointF] = []
    count = max(6, round(total / step))
    spacing, walked, due = total / count, 0.0, 0.0
    for a, b in edges:
        length = hypot(b.x() - a.x(), b.y() - a.y())
        while length and due < walked + length - 1e-9 and len(points) < count:
            points.append(a + (b - a) * ((due - walked) / length))
            due += spacing
        walked += length
    return points
