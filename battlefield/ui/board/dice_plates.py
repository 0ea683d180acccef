"""Dice that lie on the table, on small plates."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from battlefield.app.desk.pictures import Roll, Rolls
from battlefield.ui.board.lettering import text_path, text_width
from battlefield.ui.board.stamps import stamp
from battlefield.ui.widgets.die import paint_die
from battlefield.ui.widgets.palette import Colours, faded

_DIE, _GAP, _RIM, _WORDS = 16.0, 3.0, 5.0, 11  # pixels
_MOST = 8  # dice of one roll that are drawn; the rest is counted


def draw_dice(painter: QPainter, rolls: Rolls, at: QPointF, colours: Colours) -> None:
    """Draw a plate with dice about a point."""
    size = dice_size(rolls)
    box = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
    draw = partial(_draw, rolls=rolls, box=box, colours=colours)
    stamp(painter, at, ("dice", rolls.rolls, colours), box.adjusted(-1, -1, 1, 1), draw)


def dice_size(rolls: Rolls) -> QSizeF:
    """Return the size in pixels of a plate with dice."""
    width = max(_dice_wide(roll) + _words_wide(roll) for roll in rolls.rolls)
    return QSizeF(width + 2 * _RIM, len(rolls.rolls) * (_DIE + _GAP) - _GAP + 2 * _RIM)


def _dice_wide(roll: Roll) -> float:
    return min(len(roll.faces), _MOST) * (_DIE + _GAP) - _GAP


def _words_wide(roll: Roll) -> float:
    words = told(roll)
    return text_width(words, _WORDS, True) + 2 * _GAP + 2 if words else 0.0


def told(roll: Roll) -> str:
    """Say how many dice succeed, or how many are not drawn."""
    if roll.needed:
        return f"{sum(face >= roll.needed for face in roll.faces)} of {len(roll.faces)}"
    return f"+{len(roll.faces) - _MOST}" if len(roll.faces) > _MOST else ""


def _draw(painter: QPainter, rolls: Rolls, box: QRectF, colours: Colours) -> None:
    painter.setPen(QPen(faded(colours.ink, 0.55), 1.0))
    painter.setBrush(faded(colours.halo, 0.94))
    painter.drawRoundedRect(box, 5, 5)
    for row, roll in enumerate(rolls.rolls):
        corner = box.topLeft() + QPointF(_RIM, _RIM + row * (_DIE + _GAP))
        for place, face in enumerate(roll.faces[:_MOST]):
            die = QRectF(corner + QPointF(place * (_DIE + _GAP), 0), QSizeF(_DIE, _DIE))
            is_good = face >= roll.needed if roll.needed else None
            paint_die(painter, die.adjusted(0.5, 0.5, -0.5, -0.5), face, roll.sides, colours, is_good)
        _draw_words(painter, corner, roll, colours)


def _draw_words(painter: QPainter, corner: QPointF, roll: Roll, colours: Colours) -> None:
    words = told(roll)
    if words:
        left = _dice_wide(roll) + 2 * _GAP + text_width(words, _WORDS, True) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.ink))
        painter.drawPath(text_path(words, _WORDS, True).translated(corner + QPointF(left, _DIE / 2)))
