"""Words and dice that stand beside what they tell of: off bases and off one another, on plates."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from battlefield.app.desk.pictures import Mark, Rolls
from battlefield.geometry.kernel.units import direction
from battlefield.ui.board.dice_plates import dice_size, draw_dice
from battlefield.ui.board.lettering import text_path, text_width
from battlefield.ui.board.rooms import Room, Taken
from battlefield.ui.board.stamps import stamp
from battlefield.ui.widgets.palette import Colours, faded

PIXELS = 11  # of letters
_ROW, _RIM = 16.0, 6.0  # pixels of a line of words, and of the rim about them
_BESIDE = 7.0  # pixels between a plate and what it tells of
_FAR = (0.0, 14.0, 28.0, 44.0, 62.0, 84.0, 110.0, 140.0)  # pixels that a plate may stand farther off
_WAYS = tuple(direction((n + 1) // 2 * (-1) ** n * 22.5) for n in range(16))  # from above, all about
_LED = 16.0  # pixels from a plate to its point beyond which a line leads there


@dataclass(frozen=True, slots=True)
class Note:
    """Words or dice, how many rows of the words are shown, and the plate in inches of the table."""

    part: Mark | Rolls
    rows: int
    box: QRectF

    @property
    def words(self) -> tuple[str, ...]:
        """The words that find room."""
        return self.part.words[: self.rows] if isinstance(self.part, Mark) else ()


def noted(part: object) -> bool:
    """Return whether a part of a drawing is laid out as a note."""
    return isinstance(part, Rolls) or (isinstance(part, Mark) and part.keeps_clear and bool(part.words))


def laid_notes(
    parts: Sequence[Mark | Rolls], lod: float, taken: Sequence[Room], within: QRectF
) -> tuple[Note, ...]:
    """Return each note its place: dice first, then words; over bases only where there is no other room.

    Words that find no room with all their rows are cut to the first.
    """
    everything, plates = Taken(taken), Taken()
    found: dict[Mark | Rolls, Note] = {}
    for part in sorted(parts, key=lambda part: isinstance(part, Mark)):
        note = found[part] = _laid(part, lod, (everything, plates), within)
        everything.take(Room.box(note.box))
        plates.take(Room.box(note.box))
    return tuple(found[part] for part in parts)


def _laid(part: Mark | Rolls, lod: float, rooms: tuple[Taken, Taken], within: QRectF) -> Note:
    rows = len(part.words) if isinstance(part, Mark) else 0
    everything, plates = rooms
    fewer = ((1, everything),) if rows > 1 else ()
    for count, taken in ((rows, everything), *fewer, (rows, plates)):
        for box in _boxes(part, count, lod):
            if within.contains(box) and taken.is_free(Room.box(box)):
                return Note(part, count, box)
    return Note(part, rows, next(_boxes(part, rows, lod)))


def _boxes(part: Mark | Rolls, rows: int, lod: float) -> Iterator[QRectF]:
    """Yield where a plate may stand, the best place first."""
    size = (_words_size(part.words[:rows]) if isinstance(part, Mark) else dice_size(part)) / lod
    at, half = QPointF(*part.at), QPointF(size.width() / 2, size.height() / 2)
    if isinstance(part, Rolls):
        yield QRectF(at - half, size)
    for far in _FAR:
        for x, y in _WAYS:
            away = QPointF(x * half.x(), y * half.y()) + QPointF(x, y) * ((_BESIDE + far) / lod)
            yield QRectF(at + away - half, size)


def _words_size(words: Sequence[str]) -> QSizeF:
    wide = max(text_width(text, PIXELS, row == 0) for row, text in enumerate(words))
    return QSizeF(wide + 2 * _RIM, len(words) * _ROW + _RIM)


def room_of(note: Note) -> QRectF:
    """Return the box that a note is painted in, with the line to its point."""
    at = QPointF(*note.part.at)
    return note.box.united(QRectF(at, QSizeF(1e-6, 1e-6)))


def draw_note(painter: QPainter, note: Note, lod: float, colours: Colours) -> None:
    """Draw a plate with its words or dice, and a line from it to its point where that is some way off."""
    if isinstance(note.part, Rolls):
        draw_dice(painter, note.part, note.box.center(), colours)
        return
    _draw_leader(painter, note, lod, colours)
    size = _words_size(note.words)
    plate = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
    draw = partial(_draw_words, words=note.words, plate=plate, colours=colours)
    stamp(painter, note.box.center(), ("note", note.words, colours), plate.adjusted(-1, -1, 1, 1), draw)


def _draw_leader(painter: QPainter, note: Note, lod: float, colours: Colours) -> None:
    at, box = QPointF(*note.part.at), note.box
    start = QPointF(min(max(at.x(), box.left()), box.right()), min(max(at.y(), box.top()), box.bottom()))
    line = QLineF(start, at)
    if line.length() * lod > _LED:
        for pen in (QPen(faded(colours.halo, 0.9), 3.4 / lod), QPen(QColor(colours.ink), 1.2 / lod)):
            painter.setPen(pen)
            painter.drawLine(line)


def _draw_words(painter: QPainter, words: Sequence[str], plate: QRectF, colours: Colours) -> None:
    painter.setPen(QPen(faded(colours.ink, 0.55), 1.0))
    painter.setBrush(faded(colours.halo, 0.94))
    painter.drawRoundedRect(plate, 4, 4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.ink))
    for row, text in enumerate(words):
        middle = QPointF(0.0, plate.top() + _RIM / 2 + (row + 0.5) * _ROW)
        painter.drawPath(text_path(text, PIXELS, row == 0).translated(middle))
