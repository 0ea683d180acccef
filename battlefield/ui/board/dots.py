"""Dots of a size in pixels, stamped wherever one is wanted."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from battlefield.ui.board.stamps import stamp


def draw_dot(painter: QPainter, at: QPointF, size: float, colour: str, halo: str = "") -> None:
    """Draw a dot with that radius in pixels about a point, with a thin rim in the halo's colour, if any."""
    size = round(size, 1)

    def draw(on: QPainter) -> None:
        on.setPen(QPen(QColor(halo), min(1.5, 0.4 * size)) if halo else Qt.PenStyle.NoPen)
        on.setBrush(QColor(colour))
        on.drawEllipse(QPointF(0, 0), size, size)

    room = size + 1
    stamp(painter, at, ("dot", size, colour, halo), QRectF(-room, -room, 2 * room, 2 * room), draw)
