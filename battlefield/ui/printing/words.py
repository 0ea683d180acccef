"""Words on paper: real text in inches, so that a PDF keeps its fonts."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter

_UNIT = 200.0  # font pixels to an inch while words are laid out: fonts know whole pixels only
LEFT, CENTRE, RIGHT = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignRight,
)


def font_of(height: float, is_bold: bool = False) -> QFont:
    """Return a font of a height in inches, in the units of this module."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(1, round(height * _UNIT)))
    font.setWeight(QFont.Weight.DemiBold if is_bold else QFont.Weight.Normal)
    return font


def width_of(text: str, height: float, is_bold: bool = False) -> float:
    """Return the width in inches of a line of text."""
    return QFontMetricsF(font_of(height, is_bold)).horizontalAdvance(text) / _UNIT


def write(
    painter: QPainter,
    at: QPointF,
    text: str,
    height: float,
    align: Qt.AlignmentFlag = LEFT,
    colour: str = "#000000",
    is_bold: bool = False,
) -> None:
    """Write a line whose middle is as high as a place, which is its left end, middle or right end."""
    wide = width_of(text, height, is_bold)
    start = at.x() - {LEFT: 0.0, CENTRE: wide / 2.0, RIGHT: wide}[align]
    painter.save()
    painter.translate(start, at.y())
    painter.scale(1.0 / _UNIT, 1.0 / _UNIT)
    painter.setFont(font_of(height, is_bold))
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(0.0, 0.36 * height * _UNIT), text)
    painter.restore()


def write_on_plate(painter: QPainter, at: QPointF, text: str, height: float, colour: str) -> None:
    """Write a line in the middle of a place, on a white plate that keeps it legible over anything."""
    wide = width_of(text, height) + 0.8 * height
    plate = QRectF(at.x() - wide / 2.0, at.y() - 0.75 * height, wide, 1.5 * height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawRoundedRect(plate, 0.4 * height, 0.4 * height)
    write(painter, at, text, height, CENTRE, colour)


def write_within(
    painter: QPainter, room: QRectF, text: str, height: float, colour: str = "#000000", is_bold: bool = False
) -> None:
    """Write words in the middle of a box, on as many lines as their number, smaller where they must be."""
    words = text.split() or [""]
    lines = min(_breaks(words), key=lambda found: -_height(found, room, height, is_bold))
    size = _height(lines, room, height, is_bold)
    for n, line in enumerate(lines):
        rise = (n - (len(lines) - 1) / 2.0) * 1.15 * size
        write(painter, room.center() + QPointF(0.0, rise), line, size, CENTRE, colour, is_bold)


def _breaks(words: list[str]) -> list[list[str]]:
    """Return ways to break words into one, two or three lines."""
    found = [[" ".join(words)]]
    found += [[" ".join(words[:k]), " ".join(words[k:])] for k in range(1, len(words))]
    if len(words) == 3:
        found.append(words)
    return found


def _height(lines: list[str], room: QRectF, height: float, is_bold: bool) -> float:
    """Return the largest height, up to the wished one, at which lines fit into a box."""
    widest = max(width_of(line, 1.0, is_bold) for line in lines)
    across = room.width() / widest if widest > 0 else height
    return min(height, across, room.height() / (1.15 * len(lines)))


def shortened(text: str, width: float, height: float, is_bold: bool = False) -> str:
    """Cut a line of text so that it fits into a width, with dots where it was cut."""
    metrics = QFontMetricsF(font_of(height, is_bold))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width * _UNIT)
