"""Dots of a size in pixels, painted once and stamped wherever one is wanted."""

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

_STEPS = 4  # places within a pixel that look different
_ROOM = 2  # pixels around a dot


def draw_dot(painter: QPainter, at: QPointF, size: float, colour: str, halo: str = "") -> None:
    """Draw a dot with that radius in pixels about a point, with a thin rim in the halo's colour, if any."""
    ratio = painter.device().devicePixelRatio()
    place = painter.worldTransform().map(at) * ratio
    column, row = round(place.x() * _STEPS), round(place.y() * _STEPS)
    stamp = _stamp(round(size, 1), colour, halo, ratio, column % _STEPS, row % _STEPS)
    middle = stamp.width() // 2
    painter.save()
    painter.resetTransform()
    corner = QPointF(column // _STEPS - middle, row // _STEPS - middle)
    painter.drawPixmap(corner / ratio, stamp)
    painter.restore()


@lru_cache(maxsize=1024)
def _stamp(size: float, colour: str, halo: str, ratio: float, column: int, row: int) -> QPixmap:
    """Paint a dot so many steps right of and below the middle of a picture."""
    middle = int(size * ratio) + _ROOM
    picture = QPixmap(2 * middle, 2 * middle)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(halo), min(1.5, 0.4 * size) * ratio) if halo else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(middle + column / _STEPS, middle + row / _STEPS), size * ratio, size * ratio)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture
