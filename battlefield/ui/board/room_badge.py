"""The badge that says how many figures an area has room for: a figure and a number on a small plate."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from battlefield.ui.board.lettering import draw_text, text_width
from battlefield.ui.widgets.palette import Colours

HIGH = 16.0  # pixels
_LETTERS, _FIGURE = 11, 9.0


def room_width(capacity: int) -> float:
    """Return the width of a badge in pixels."""
    return text_width(str(capacity), _LETTERS, True) + _FIGURE + 12.0


def badge_room(at: QPointF, capacity: int, lod: float) -> QRectF:
    """Return the room that a badge about a point takes, in inches."""
    wide, high = room_width(capacity) / lod, HIGH / lod
    return QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)


def draw_room(painter: QPainter, at: QPointF, capacity: int, lod: float, colours: Colours) -> None:
    """Draw the badge about a point in inches, of the same size however large an inch is drawn."""
    wide = room_width(capacity)
    painter.save()
    painter.translate(at)
    painter.scale(1 / lod, 1 / lod)
    painter.setPen(QPen(QColor(colours.quiet), 1.0))
    painter.setBrush(QColor(colours.raised))
    painter.drawRoundedRect(QRectF(-wide / 2, -HIGH / 2, wide, HIGH), HIGH / 2, HIGH / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.ink))
    x = -wide / 2 + 4.5 + _FIGURE / 2
    painter.drawEllipse(QPointF(x, -3.4), 2.2, 2.2)
    painter.drawChord(QRectF(x - 3.8, -0.6, 7.6, 9.6), 0, 180 * 16)
    painter.restore()
    right = at + QPointF((wide / 2 - 5.0 - text_width(str(capacity), _LETTERS, True) / 2) / lod, 0)
    draw_text(painter, right, str(capacity), _LETTERS, lod, QColor(colours.ink), None, True)
