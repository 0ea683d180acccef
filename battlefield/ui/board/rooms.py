"""What is taken on the table: bases, signs, badges and words, which new words leave free, as they do lines.

All lengths are inches of the table.
"""

from collections.abc import Callable, Container, Hashable, Iterable
from itertools import pairwise
from math import floor, hypot
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from battlefield.geometry.kernel.units import inches
from battlefield.rules.scene.contents import Model
from battlefield.ui.board.paths import base_path, placed

_CELL = 2.0  # inches, of a grid in which what is near is found
_FINE = 64.0  # to the inch: how finely curves are cut into lines
_SLACK = 1e-9  # by which rooms may lie over one another that only touch


class Room(NamedTuple):
    """A box and all that is as near to it as it is round: a disc where the box is a point."""

    left: float
    top: float
    right: float
    bottom: float
    round: float = 0.0
    of: str = ""

    @classmethod
    def disc(cls, x: float, y: float, radius: float, of: str = "") -> "Room":
        """Return the room of a disc."""
        return cls(x, y, x, y, radius, of)

    @classmethod
    def box(cls, rect: QRectF, of: str = "") -> "Room":
        """Return the room of a box."""
        return cls(rect.left(), rect.top(), rect.right(), rect.bottom(), 0.0, of)

    @property
    def rect(self) -> QRectF:
        """The box about it all."""
        r = self.round
        return QRectF(
            self.left - r, self.top - r, self.right - self.left + 2 * r, self.bottom - self.top + 2 * r
        )

    def is_over(self, other: "Room") -> bool:
        """Return whether two rooms share more than their rims."""
        left, top, right, bottom, near, _ = self
        x, y, u, v, far, _ = other
        reach = near + far
        across, down = max(left - u, x - right), max(top - v, y - bottom)
        if across > reach or down > reach:
            return False
        if across < -_SLACK and down < -_SLACK:
            return True
        return hypot(max(across, 0.0), max(down, 0.0)) < reach - _SLACK


Key = TypeVar("Key", bound=Hashable)
Found = TypeVar("Found")


class Remembered(Generic[Key, Found]):
    """What came out last time: a search that begins with the same is not made again."""

    def __init__(self) -> None:
        self._last: dict[Key, Found] = {}
        self._now: dict[Key, Found] = {}

    def begin(self) -> None:
        """Forget what was not asked for since this was called last."""
        self._last, self._now = self._now, {}

    def get(self, key: Key, search: Callable[[], Found]) -> Found:
        """Return what a search gives, or what it gave last time."""
        found = self._last[key] if key in self._last else search()
        self._now[key] = found
        return found


def base_room(model: Model) -> Room:
    """Return the room of a base; that of one which is not round is the box about it."""
    size = model.base
    if size.kind == "round":
        return Room.disc(*model.at, inches(size.length_mm) / 2, model.id)
    return Room.box(placed(base_path(size), model.at, model.facing).boundingRect(), model.id)


def _cells(left: float, top: float, right: float, bottom: float) -> list[tuple[int, int]]:
    rows = range(floor(top / _CELL), floor(bottom / _CELL) + 1)
    return [(column, row) for column in range(floor(left / _CELL), floor(right / _CELL) + 1) for row in rows]


class Taken:
    """The rooms that are taken."""

    def __init__(self, rooms: Iterable[Room] = ()) -> None:
        self._all: list[Room] = []
        self._near: dict[tuple[int, int], list[Room]] = {}
        for room in rooms:
            self.take(room)

    def take(self, room: Room) -> None:
        """Take one more room."""
        self._all.append(room)
        for cell in _around(room):
            self._near.setdefault(cell, []).append(room)

    def near(self, box: Room) -> tuple[Room, ...]:
        """Return the rooms that reach into a box."""
        return tuple(filter(box.is_over, self._all))

    def is_free(self, room: Room, but: Container[str] = ()) -> bool:
        """Return whether nothing lies over a room; what belongs to some may be left aside."""
        known, over = self._near, room.is_over
        for cell in _around(room):
            for other in known.get(cell, ()):
                if other.of not in but and over(other):
                    return False
        return True

    def has_owner(self, room: Room, but: Container[str]) -> bool:
        """Return whether something that belongs to others lies over a room."""
        return any(other.of and other.of not in but for other in self.near(room))

    def is_crossed(self, line: QLineF, but: Container[str] = ()) -> bool:
        """Return whether a line passes over anything; what belongs to some may be left aside."""
        box = QRectF(line.p1(), line.p2()).normalized()
        for cell in _cells(box.left(), box.top(), box.right(), box.bottom()):
            for other in self._near.get(cell, ()):
                if other.of not in but and is_cut(other.rect, (line.x1(), line.y1(), line.x2(), line.y2())):
                    return True
        return False


def _around(room: Room) -> list[tuple[int, int]]:
    left, top, right, bottom, r, _ = room
    return _cells(left - r, top - r, right + r, bottom + r)


Segment = tuple[float, float, float, float]


class Edges:
    """The outlines on the table, over which words are not written where they need not be."""

    def __init__(self, paths: Iterable[QPainterPath] = ()) -> None:
        self._near: dict[tuple[int, int], list[Segment]] = {}
        fine = QTransform.fromScale(_FINE, _FINE)
        for path in paths:
            for ring in path.toSubpathPolygons(fine):
                for a, b in pairwise(ring.toList()):
                    self._add((a.x() / _FINE, a.y() / _FINE, b.x() / _FINE, b.y() / _FINE))

    def _add(self, line: Segment) -> None:
        box = QRectF(QPointF(*line[:2]), QPointF(*line[2:])).normalized()
        for column, row in _cells(box.left(), box.top(), box.right(), box.bottom()):
            cell = QRectF(column * _CELL, row * _CELL, _CELL, _CELL)
            if is_cut(cell, line):
                self._near.setdefault((column, row), []).append(line)

    def cuts(self, room: QRectF) -> bool:
        """Return whether an outline runs through a room."""
        for cell in _cells(room.left(), room.top(), room.right(), room.bottom()):
            if any(is_cut(room, line) for line in self._near.get(cell, ())):
                return True
        return False


def is_cut(box: QRectF, line: Segment) -> bool:
    """Return whether a line has a part in a box."""
    x, y, dx, dy = line[0], line[1], line[2] - line[0], line[3] - line[1]
    enters, leaves = 0.0, 1.0
    bounds = ((dx, box.left() - x, box.right() - x), (dy, box.top() - y, box.bottom() - y))
    for way, low, high in bounds:
        if way == 0.0:
            if low > 0.0 or high < 0.0:
                return False
            continue
        near, far = sorted((low / way, high / way))
        enters, leaves = max(enters, near), min(leaves, far)
        if enters > leaves:
            return False
    return True
