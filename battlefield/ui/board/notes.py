"""Words and dice that stand beside what they tell of: off bases and off one another, on plates."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from battlefield.app.desk.pictures import Mark, Rolls
from battlefield.geometry.kernel.shapes import Point
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
_LED = 12.0  # pixels from a plate to what it tells of beyond which a line leads there
Disc = tuple[float, float, float]


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
    return isinstance(part, Rolls) or (isinstance(part, Mark) and bool(part.about and part.words))


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
        crossing: Note | None = None
        for box in _boxes(part, count, lod):
            if within.contains(box) and taken.is_free(Room.box(box)):
                note = Note(part, count, box)
                line = _leader(note)
                if line is None or not plates.is_crossed(line):
                    return note
                crossing = crossing or note
        if crossing is not None:
            return crossing
    return Note(part, rows, next(_boxes(part, rows, lod)))


def _boxes(part: Mark | Rolls, rows: int, lod: float) -> Iterator[QRectF]:
    """Yield where a plate may stand, the best place first."""
    size = (_words_size(part.words[:rows]) if isinstance(part, Mark) else dice_size(part)) / lod
    half = QPointF(size.width() / 2, size.height() / 2)
    if isinstance(part, Rolls):
        yield QRectF(QPointF(*part.at) - half, size)
    turned = -1.0 if isinstance(part, Mark) and part.toward[1] > 0.0 else 1.0  # from below, all about
    for far in _FAR:
        for u, v in _WAYS:
            way = turned * u, turned * v
            x, y, radius = _outermost(part, way)
            away = radius + (_BESIDE + far) / lod
            at = QPointF(x + way[0] * (half.x() + away), y + way[1] * (half.y() + away))
            yield QRectF(at - half, size)


def _outermost(part: Mark | Rolls, way: Point) -> Disc:
    """Return the disc that stands out farthest in a direction."""
    discs = part.about if isinstance(part, Mark) else ((*part.at, 0.0),)
    return max(discs, key=lambda disc: disc[0] * way[0] + disc[1] * way[1] + disc[2])


def _words_size(words: Sequence[str]) -> QSizeF:
    wide = max(text_width(text, PIXELS, row == 0) for row, text in enumerate(words))
    return QSizeF(wide + 2 * _RIM, len(words) * _ROW + _RIM)


def room_of(note: Note) -> QRectF:
    """Return the box that a note is painted in, with the line to what it tells of."""
    line = _leader(note)
    return note.box.united(QRectF(line.p1(), line.p2()).normalized()) if line is not None else note.box


def _leader(note: Note) -> QLineF | None:
    """Return the line from a plate with words to the rim of the nearest disc that they tell of."""
    lines = [_line_to(note.box, disc) for disc in getattr(note.part, "about", ())]
    return min(lines, key=QLineF.length, default=None)


def _line_to(box: QRectF, disc: Disc) -> QLineF:
    x, y, radius = disc
    start = QPointF(min(max(x, box.left()), box.right()), min(max(y, box.top()), box.bottom()))
    line = QLineF(start, QPointF(x, y))
    line.setLength(max(0.0, line.length() - radius))
    return line


def draw_notes(painter: QPainter, notes: Sequence[Note], lod: float, colours: Colours) -> None:
    """Draw plates with words or dice, and lines from them to what they tell of where that is some way off."""
    for note in notes:
        _draw_leader(painter, note, lod, colours)
    for note in notes:
        _draw_plate(painter, note, colours)


def _draw_plate(painter: QPainter, note: Note, colours: Colours) -> None:
    if isinstance(note.part, Rolls):
        draw_dice(painter, note.part, note.box.center(), colours)
        return
    size = _words_size(note.words)
    plate = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
    draw = partial(_draw_words, words=note.words, plate=plate, colours=colours)
    stamp(painter, note.box.center(), ("note", note.words, colours), plate.adjusted(-1, -1, 1, 1), draw)


def _draw_leader(painter: QPainter, note: Note, lod: float, colours: Colours) -> None:
    line = _leader(note)
    if line is None or line.length() * lod < _LED:
        return
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
