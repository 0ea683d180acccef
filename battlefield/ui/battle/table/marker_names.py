"""Where names of areas and signs stand, and the badges that say how many an area holds: over nothing else."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from battlefield.app.playing.markings import Marking
from battlefield.rules.scene.contents import Board
from battlefield.ui.board.lettering import text_width
from battlefield.ui.board.room_badge import badge_room
from battlefield.ui.board.rooms import Room, Taken
from battlefield.ui.board.sign_names import Named, rooms_about

SIGN = 9.0  # pixels of a sign's radius
SIGNED = ("objective", "marker")
PIXELS, LINE = 11, 13.0  # pixels: letters, and from one line to the next
_HIGH = 14.0  # pixels of a line
_BADGE = 18.0  # pixels from the middle of a name to that of the badge below it
_SHIFTS = (0.0, -16.0, -32.0)  # pixels that a name may stand above the middle of what it names
_STEPS = 8  # places across and down an area that are tried


@dataclass(frozen=True, slots=True)
class Written:
    """A name as it is written: the middle of its line, and what stands below it."""

    at: QPointF
    name: str
    control: str = ""

    def room(self, lod: float) -> QRectF:
        """Return the room that it takes at so many pixels to the inch."""
        wide = max(text_width(self.name, PIXELS, True), text_width(self.control, 10)) / lod
        high = (_HIGH + LINE * bool(self.control)) / lod
        return QRectF(self.at.x() - wide / 2, self.at.y() - _HIGH / 2 / lod, wide, high)


@dataclass(slots=True)
class MarkerNames:
    """Names, and the middles of badges, by the numbers of their markings."""

    lod: float
    names: dict[int, Written] = field(default_factory=dict)
    badges: dict[int, QPointF] = field(default_factory=dict)


Shown = Sequence[tuple[Marking, QPainterPath | None]]


def signs(markings: Iterable[Marking], lod: float) -> list[Room]:
    """Return the rooms of all signs, at so many pixels to the inch."""
    return [Room.disc(*marking.at, SIGN / lod) for marking in markings if marking.sort in SIGNED]


def laid_out(shown: Shown, lod: float, board: Board, taken: Taken) -> MarkerNames:
    """Lay out names and badges beside what is taken, first those of areas; what finds no room is left out."""
    found = MarkerNames(lod)
    signed = [(n, each[0]) for n, each in enumerate(shown) if each[0].sort in SIGNED]
    for number, (marking, path) in enumerate(shown):
        if marking.sort not in SIGNED and (marking.name or marking.room is not None):
            _lay_area(found, number, marking, path, taken)
    for number, marking in sorted(signed, key=lambda each: each[1].sort != "objective"):
        written = _beside(marking, lod, board, taken) if marking.name else None
        if written is not None:
            found.names[number] = written
            taken.take(Room.box(written.room(lod)))
    return found


def _lay_area(
    found: MarkerNames, number: int, marking: Marking, path: QPainterPath | None, taken: Taken
) -> None:
    """Write name and badge of an area together if there is room, else each for itself."""
    for named, badged in ((True, True), (True, False), (False, True)):
        has_name = named and bool(marking.name) and number not in found.names
        has_badge = badged and marking.room is not None and number not in found.badges
        if has_name or has_badge:
            at = next(_free_places(found.lod, marking, path, taken, has_name, has_badge), None)
            if at is not None:
                _take(found, number, marking, at, taken, has_name, has_badge)


def _take(
    found: MarkerNames, number: int, marking: Marking, at: QPointF, taken: Taken, name: bool, badge: bool
) -> None:
    if name:
        found.names[number] = Written(at, marking.name, marking.control)
    if badge:
        found.badges[number] = at + QPointF(0.0, _BADGE / found.lod)
    for room in _rooms(found.lod, marking, at, name, badge):
        taken.take(Room.box(room))


def _rooms(lod: float, marking: Marking, at: QPointF, name: bool, badge: bool) -> Iterator[QRectF]:
    """Yield the rooms of a name at a place, and of the badge below it."""
    if name:
        yield Written(at, marking.name, marking.control).room(lod)
    if badge:
        yield badge_room(at + QPointF(0.0, _BADGE / lod), marking.room or 0, lod)


def _free_places(
    lod: float, marking: Marking, path: QPainterPath | None, taken: Taken, name: bool, badge: bool
) -> Iterator[QPointF]:
    """Yield free places for a name with its badge: the middle of the area or above it, then all over it."""
    middle = QPointF(*marking.at)
    usual = [middle + QPointF(0.0, by / lod) for by in _SHIFTS]
    for at in usual:
        if all(taken.is_free(Room.box(room)) for room in _rooms(lod, marking, at, name, badge)):
            yield at
    if path is None:
        return
    places = sorted(_spread(path.boundingRect()), key=lambda at: (at - middle).manhattanLength())
    for at in places:
        rooms = list(_rooms(lod, marking, at, name, badge))
        if all(taken.is_free(Room.box(room)) and path.contains(room) for room in rooms):
            yield at


def _spread(box: QRectF) -> list[QPointF]:
    across, down = box.width() / _STEPS, box.height() / _STEPS
    steps = range(1, _STEPS)
    return [QPointF(box.left() + n * across, box.top() + m * down) for m in steps for n in steps]


def _beside(marking: Marking, lod: float, board: Board, taken: Taken) -> Written | None:
    """Find room for the name of a sign; its number suffices where there is none, as the tip says all."""
    for name, control in ((marking.name, marking.control), (marking.name.rsplit(" ", 1)[-1], "")):
        wide, lines = Written(QPointF(), name, control).room(lod).width(), 1 + bool(control)
        high = (_HIGH + LINE * (lines - 1)) / lod
        rooms = rooms_about(Named(QPointF(*marking.at), SIGN / lod, wide, high), lod, board)
        room = next((room for room in rooms if taken.is_free(Room.box(room))), None)
        if room is not None:
            return Written(QPointF(room.center().x(), room.top() + _HIGH / 2 / lod), name, control)
    return None
