"""Paints the pictures of answers over the board."""

from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlefield.app.drawing import Drawing, Line, Mark, Region, Role, Shape
from battlefield.geometry.shapes import PlacedBase, Template
from battlefield.ui.items import detail
from battlefield.ui.lettering import draw_line, draw_plates, draw_plates_beside
from battlefield.ui.palette import Colours, faded, side_colour
from battlefield.ui.paths import base_path, outline_path, placed, template_path

PLATES = 200  # pixels that words may stand out beyond the lines they belong to


class DrawingItem(QGraphicsItem):
    """Everything that answers draw, in their order; areas lie below models, the rest above."""

    def __init__(self, colours: Colours, below: bool) -> None:
        super().__init__()
        self.colours = colours
        self._below = below
        self._parts: Drawing = ()
        self._bounds = QRectF()
        self.setZValue(-4 if below else 900)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_drawing(self, drawing: Drawing, lod: float) -> None:
        """Paint these parts from now on."""
        parts = tuple(part for part in drawing if isinstance(part, Region) == self._below)
        if parts == self._parts:
            return
        self.prepareGeometryChange()
        self._parts = parts
        box = QRectF()
        for part in parts:
            box = box.united(_path(part).boundingRect().adjusted(-0.01, -0.01, 0.01, 0.01))
        room = PLATES / lod
        self._bounds = box.adjusted(-room, -room, room, room) if parts else box
        self.update()

    def boundingRect(self) -> QRectF:
        """Cover all parts and the words beside them."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """Nothing can be caught here."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the parts in order."""
        lod = detail(option, painter)
        for part in self._parts:
            if isinstance(part, Region):
                self._paint_region(painter, lod, part)
            elif isinstance(part, Shape):
                self._paint_shape(painter, lod, part)
            elif isinstance(part, Line):
                self._paint_line(painter, lod, part)
            else:
                self._paint_mark(painter, lod, part)

    def colour(self, role: Role) -> QColor:
        """Give the colour of a role; none of them is told by colour alone."""
        c = self.colours
        named = {"measure": c.ink, "quiet": c.quiet, "bad": c.warning, "path": c.accent, "reach": c.accent}
        named["wall"] = c.ink
        if role in named:
            return QColor(named[role])
        return side_colour(c, 2) if role == "good" else QColor("#F0C94A")

    def _paint_region(self, painter: QPainter, lod: float, part: Region) -> None:
        colour = self.colour(part.role)
        painter.setPen(QPen(faded(colour, 0.9), 1.4 / lod))
        painter.setBrush(faded(colour, 0.30 if part.role == "seen" else 0.14))
        painter.drawPath(_path(part))

    def _paint_shape(self, painter: QPainter, lod: float, part: Shape) -> None:
        style = Qt.PenStyle.DashLine if part.dashed else Qt.PenStyle.SolidLine
        painter.setBrush(faded(self.colour(part.role), 0.10))
        painter.setPen(QPen(self.colour(part.role), 2.0 / lod, style))
        painter.drawPath(_path(part))

    def _paint_line(self, painter: QPainter, lod: float, part: Line) -> None:
        points = [QPointF(*point) for point in part.points]
        if part.role == "measure" and not part.dashed:
            for start, end in pairwise(points):
                draw_line(painter, start, end, lod, self.colours)
        else:
            style = Qt.PenStyle.DashLine if part.dashed else Qt.PenStyle.SolidLine
            painter.setBrush(Qt.BrushStyle.NoBrush)
            width = 2.2 * part.weight
            halo = QPen(faded(self.colours.halo, 0.8), (width + 2.2) / lod)
            for pen in (halo, QPen(self.colour(part.role), width / lod, style)):
                painter.setPen(pen)
                painter.drawPolyline(QPolygonF(points))
        if part.arrow and len(points) > 1:
            self._paint_tip(painter, lod, points[-2], points[-1], part.role)
        if part.words:
            middle = len(points) // 2
            line = (points[max(0, middle - 1)], points[middle])
            draw_plates_beside(painter, line, list(part.words), lod, self.colours, 11)

    def _paint_tip(self, painter: QPainter, lod: float, start: QPointF, end: QPointF, role: Role) -> None:
        along = end - start
        length = hypot(along.x(), along.y())
        if not length:
            return
        way = along / length
        side = QPointF(-way.y(), way.x()) * (5 / lod)
        back = end - way * (10 / lod)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour(role))
        painter.drawPolygon(QPolygonF([end, back + side, back - side]))

    def _paint_mark(self, painter: QPainter, lod: float, part: Mark) -> None:
        at = QPointF(*part.at)
        halo = QPen(QColor(self.colours.halo), min(1.5, 0.4 * part.size) / lod)
        painter.setPen(halo if part.size > 3.0 else Qt.PenStyle.NoPen)  # it would eat up a small dot
        painter.setBrush(self.colour(part.role))
        if part.size:
            painter.drawEllipse(at, part.size / lod, part.size / lod)
        if part.words:
            draw_plates(painter, at, QPointF(*part.toward), list(part.words), lod, self.colours, 11)


def _path(part: Line | Region | Shape | Mark) -> QPainterPath:
    path = QPainterPath()
    if isinstance(part, Region):
        path.setFillRule(Qt.FillRule.OddEvenFill)
        for ring in part.rings:
            path.addPolygon(QPolygonF([QPointF(*point) for point in ring]))
            path.closeSubpath()
    elif isinstance(part, Line):
        path.addPolygon(QPolygonF([QPointF(*point) for point in part.points]))
    elif isinstance(part, Mark):
        path.addRect(QRectF(QPointF(*part.at), QPointF(*part.at)))
    elif isinstance(part.shape, PlacedBase):
        path = placed(base_path(part.shape.size), part.shape.at, part.shape.facing)
    elif isinstance(part.shape, Template):
        path = template_path(part.shape)
    else:
        path = outline_path(part.shape)
    return path
