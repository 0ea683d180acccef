"""A die as it is painted: its face in pips or figures, filled where it succeeds."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from battlefield.ui.widgets.palette import Colours, faded

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_APART, _PIP, _CORNER = 0.23, 0.09, 0.23  # of the side of a die


def paint_die(
    painter: QPainter, box: QRectF, face: int, sides: int, colours: Colours, is_good: bool | None = None
) -> None:
    """Draw a face: one that succeeds is filled, one that fails is pale; None where nothing is needed."""
    line = {True: colours.accent, False: colours.line, None: colours.quiet}[is_good]
    ground = {True: colours.accent, False: colours.panel, None: colours.raised}[is_good]
    ink = {True: QColor(colours.accent_text), False: faded(colours.text, 0.55), None: QColor(colours.text)}
    size = box.width()
    painter.setPen(QPen(QColor(line), 1.2))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, _CORNER * size, _CORNER * size)
    if sides == 6 and face in PIPS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink[is_good])
        for x, y in PIPS[face]:
            painter.drawEllipse(box.center() + QPointF(x, y) * (size * _APART), size * _PIP, size * _PIP)
    else:
        painter.setPen(ink[is_good])
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(face))
