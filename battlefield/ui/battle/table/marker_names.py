"""Where names of areas and signs stand, and the badges that say how many an area holds: over nothing else."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from battlefield.app.playing.markings import Marking
from battlefield.rules.scene.contents import Board
from battlefield.ui.board.lettering import text_width
from battlefield.ui.board.room_badge import badge_room
from battlefield.ui.board.rooms import Remembered, Room, Taken
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


class Layouts:
    """Lays out names and badges again and again; what has not changed near an area is not sought anew."""

    def __init__(self) -> None:
        self._searched: Remembered[tuple[object, ...], Area] = Remembered()

    def laid_out(self, shown: Shown, lod: float, board: Board, taken: Taken) -> MarkerNames:
        """Lay out names and badges beside what is taken, first of areas; what finds no room is left out."""
        found = MarkerNames(lod)
        self._searched.begin()
        for number, (marking, path) in enumerate(shown):
            if marking.sort not in SIGNED and (marking.name or marking.room is not None):
                key = (marking, lod, taken.near(_reach(marking, path, lod)))
                area = self._searched.get(key, partial(_area, marking, path, lod, taken))
                _take(found, number, marking, area, taken)
        signed = [(n, each[0]) for n, each in enumerate(shown) if each[0].sort in SIGNED]
        for number, marking in sorted(signed, key=lambda each: each[1].sort != "objective"):
            written = _beside(marking, lod, board, taken) if marking.name else None
            if written is not None:
                found.names[number] = written
                taken.take(Room.box(written.room(lod)))
        return found


Area = tuple[QPointF | None, QPointF | None]
"""Where the name of an area and its badge stand, each where it finds room."""


def _reach(marking: Marking, path: QPainterPath | None, lod: float) -> Room:
    """Return the box in which name and badge may stand."""
    name, box = Written(QPointF(*marking.at), marking.name, marking.control).room(lod), QRectF()
    if path is not None:
        box = path.boundingRect()
    far = (_BADGE - _SHIFTS[-1]) / lod
    return Room.box(box.united(name.adjusted(-far, -far, far, far)))


def _area(marking: Marking, path: QPainterPath | None, lod: float, taken: Taken) -> Area:
    """Find room for name and badge together, else for each."""
    has_name, has_badge = bool(marking.name), marking.room is not None
    both = _free_place(lod, marking, path, taken, has_name, has_badge)
    if both is not None or not (has_name and has_badge):
        return (both if has_name else None), (_below(both, lod) if has_badge and both else None)
    name = _free_place(lod, marking, path, taken, True, False)
    badge = _free_place(lod, marking, path, taken, False, True) if name is None else None
    return name, (_below(badge, lod) if badge is not None else None)


def _take(found: MarkerNames, number: int, marking: Marking, area: Area, taken: Taken) -> None:
    name, badge = area
    if name is not None:
        found.names[number] = Written(name, marking.name, marking.control)
        taken.take(Room.box(found.names[number].room(found.lod)))
    if badge is not None:
        found.badges[number] = badge
        taken.take(Room.box(badge_room(badge, marking.room or 0, found.lod)))


def _below(at: QPointF, lod: float) -> QPointF:
    return at + QPointF(0.0, _BADGE / lod)


def _rooms(lod: float, marking: Marking, at: QPointF, name: bool, badge: bool) -> Iterator[QRectF]:
    """Yield the rooms of a name at a place, and of the badge below it."""
    if name:
        yield Written(at, marking.name, marking.control).room(lod)
    if badge:
        yield badge_room(_below(at, lod), marking.room or 0, lod)


def _free_place(
    lod: float, marking: Marking, path: QPainterPath | None, taken: Taken, name: bool, badge: bool
) -> QPointF | None:
    """Find a place for a name with its badge: the middle of the area or above it, else anywhere in it."""

    def is_free(at: QPointF) -> bool:
        return all(taken.is_free(Room.box(room)) for room in _rooms(lod, marking, at, name, badge))

    middle = QPointF(*marking.at)
    usual = next(filter(is_free, (middle + QPointF(0.0, by / lod) for by in _SHIFTS)), None)
    if usual is not None or path is None:
        return usual
    places = sorted(_spread(path.boundingRect()), key=lambda at: (at - middle).manhattanLength())
    for at in filter(is_free, places):
        if all(path.contains(room) for room in _rooms(lod, marking, at, name, badge)):
            return at
    return None


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
