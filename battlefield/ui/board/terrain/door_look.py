"""How doors are drawn in a plan: their frame at both ends, and between them a leaf or nothing.

Closed and open are told apart without colour, and nothing lies beyond the true edge.
"""

from functools import lru_cache
from math import hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from battlefield.geometry.kernel.shapes import Outline, Point
from battlefield.rules.scene.doors import line_of_door
from battlefield.ui.board.paths import outline_path

_JAMB, _SHARE = 0.2, 1 / 6  # inches of a door's line that its frame takes at each end, and at most of it
_WIDE = 100.0  # inches across, more than any door is


def paint_door(
    painter: QPainter, outline: Outline, is_open: bool, inks: tuple[QColor, QColor, float]
) -> None:
    """Paint a door with its face, its line, and how many pixels an inch is."""
    face, line, lod = inks
    whole, frame, leaf = _parts(outline)
    painter.save()
    painter.setClipPath(whole, Qt.ClipOperation.IntersectClip)
    if is_open:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(line, 1.2 / lod)
        pen.setDashPattern([3, 2.5])
        painter.setPen(pen)
        painter.drawPath(leaf)
    else:
        painter.setBrush(face)
        painter.setPen(QPen(line, 1.6 / lod, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawPath(whole)
        painter.drawLine(*_seam(outline))
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(line)
    painter.drawPath(frame)


@lru_cache(maxsize=96)
def _parts(outline: Outline) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Return the whole of a door, its frame, and what is between."""
    whole = outline_path(outline)
    first, last = _ends(outline)
    length = hypot(last[0] - first[0], last[1] - first[1]) or 1.0
    jamb = min(_JAMB, _SHARE * length) / length
    frame = QPainterPath()
    for begin, end in ((-1.0, jamb), (1.0 - jamb, 2.0)):
        band = QPainterPath()
        band.addPolygon(QPolygonF(_band(first, last, begin, end)))
        band.closeSubpath()
        frame.addPath(whole.intersected(band))
    return whole, frame, whole.subtracted(frame)


def _ends(outline: Outline) -> tuple[Point, Point]:
    line = line_of_door(outline)
    return line[0], line[-1]


def _band(first: Point, last: Point, begin: float, end: float) -> list[QPointF]:
    """Return what lies between two shares of a line, far to both of its sides."""
    dx, dy = last[0] - first[0], last[1] - first[1]
    length = hypot(dx, dy) or 1.0
    nx, ny = -dy / length * _WIDE, dx / length * _WIDE
    a, b = ((first[0] + share * dx, first[1] + share * dy) for share in (begin, end))
    across = ((a, 1.0), (b, 1.0), (b, -1.0), (a, -1.0))
    return [QPointF(x + side * nx, y + side * ny) for (x, y), side in across]


def _seam(outline: Outline) -> tuple[QPointF, QPointF]:
    """Return the line across the middle of a leaf, where two wings meet."""
    first, last = _ends(outline)
    a, _, b, _ = _band(first, last, 0.5, 0.5)
    return a, b
