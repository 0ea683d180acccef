"""Paints the lines of a map of areas; each kind has a form of its own, so that none is told by colour."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.outlines import AreaLine
from battlefield.ui.board.items import detail
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.widgets.palette import Colours, faded, mixed

_TOOTH = 0.8  # inches between the teeth of a height step, and between the bars of a barrier
_FIRM = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
_BUTT = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
_ROOM = 0.6  # inches beside the lines that teeth, bars and pens take


class AreaLinesItem(UntouchedItem):
    """All lines of a map of areas, over its ground and below what stands there."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self._lines: tuple[AreaLine, ...] = ()
        self._rect = QRectF()
        self.setZValue(-6.4)
        self.setVisible(False)

    def show_lines(self, lines: tuple[AreaLine, ...], colours: Colours) -> None:
        """Show these lines from now on."""
        if lines == self._lines and colours is self.colours:
            return
        self.prepareGeometryChange()
        self._lines, self.colours, self._rect = lines, colours, QRectF()
        for line in lines:
            box = QRectF(QPointF(*line.start), QPointF(*line.end)).normalized()
            self._rect = self._rect.united(box.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
        self.setVisible(bool(lines))
        self.update()

    def boundingRect(self) -> QRectF:
        """Cover all lines."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint what is the hardest to cross last."""
        paint_area_lines(painter, detail(option, painter), self._lines, self.colours)


def paint_area_lines(painter: QPainter, lod: float, lines: Sequence[AreaLine], colours: Colours) -> None:
    """Paint outer edges thin, open borders dotted, steps with teeth down, barriers thick with bars across."""
    flat = {kind: _joined(lines, kind) for kind in ("edge", "open", "barrier")}
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(colours.ink, 0.5), 1.3 / lod, *_BUTT))
    painter.drawLines(flat["edge"])
    dots = QPen(faded(colours.ink, 0.75), 2.0 / lod, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    dots.setDashPattern([0.5, 3.0])
    painter.setPen(dots)
    painter.drawLines(flat["open"])
    for line in lines:
        if line.kind == "step":
            _paint_step(painter, lod, (line.start, line.end), colours)
    _paint_barriers(painter, lod, flat["barrier"], colours)


def _joined(lines: Sequence[AreaLine], kind: str) -> list[QLineF]:
    return [QLineF(QPointF(*line.start), QPointF(*line.end)) for line in lines if line.kind == kind]


def _paint_step(painter: QPainter, lod: float, line: Sequence[Point], colours: Colours) -> None:
    """Draw a firm line with teeth down to the lower side."""
    ink = mixed(colours.ink, colours.accent, 0.3)
    ends = QLineF(QPointF(*line[0]), QPointF(*line[-1]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((faded(colours.mat, 0.9), 5.5), (ink, 2.4)):
        painter.setPen(QPen(colour, width / lod, *_FIRM))
        painter.drawLine(ends)
    painter.setPen(QPen(QColor(colours.mat), 0.8 / lod))
    painter.setBrush(ink)
    for tooth in teeth(line):
        painter.drawPolygon(tooth)


def _paint_barriers(painter: QPainter, lod: float, lines: list[QLineF], colours: Colours) -> None:
    """Draw thick lines with bars across them, as a fence is drawn on a map."""
    bars = [bar for line in lines for bar in _bars(line)]
    for colour, more in ((faded(colours.mat, 0.9), 3.0), (QColor(colours.ink), 0.0)):
        painter.setPen(QPen(colour, (4.4 + more) / lod, *_FIRM))
        painter.drawLines(lines)
        painter.setPen(QPen(colour, (2.0 + more) / lod, *_BUTT))
        painter.drawLines(bars)


def _bars(line: QLineF) -> list[QLineF]:
    length = line.length()
    if not length:
        return []
    across = QPointF(-line.dy(), line.dx()) * (0.28 / length)
    count = max(1, round(length / _TOOTH))
    spots = [line.pointAt((n + 0.5) / count) for n in range(count)]
    return [QLineF(spot - across, spot + across) for spot in spots]


def teeth(line: Sequence[Point]) -> list[QPolygonF]:
    """Return small triangles along a line in inches, on its left."""
    found = []
    for (x0, y0), (x1, y1) in pairwise(line):
        length = hypot(x1 - x0, y1 - y0)
        count = max(1, int(length / _TOOTH))
        for n in range(count if length else 0):
            middle = (n + 0.5) * length / count
            ux, uy = (x1 - x0) / length, (y1 - y0) / length
            corners = ((-0.18, 0.0), (0.18, 0.0), (0.0, 0.34))
            found.append(
                QPolygonF(
                    [
                        QPointF(x0 + ux * (middle + a) + uy * b, y0 + uy * (middle + a) - ux * b)
                        for a, b in corners
                    ]
                )
            )
    return found
