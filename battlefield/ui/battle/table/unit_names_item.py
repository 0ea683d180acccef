"""Writes the names of units beside their models, as many as find room at this zoom."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlefield.app.playing.unit_names import UnitName
from battlefield.geometry.kernel.units import direction
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.items import detail
from battlefield.ui.board.lettering import draw_text, text_width
from battlefield.ui.board.rooms import Edges, Remembered, Room, Taken
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.widgets.palette import Colours, faded

PIXELS = 11
FROM, UNTIL = 11.0, 90.0  # pixels to the inch between which names stand beside units: then bases bear them
_BESIDE = 6.0  # pixels beside models
_FAR = (24.0, 42.0, 62.0)  # pixels from models to a name that a line leads to
_AWAY, _HIGH = 10.0, 15.0  # pixels from the models to the middle of a name; its height
_MOST_LED = 4  # models of a unit about which they are
_WAYS = tuple(direction(180.0 + (n + 1) // 2 * (-1) ** n * 22.5) for n in range(16))  # from below, all about
Laid = list[tuple[UnitName, QPointF]]


@dataclass(frozen=True, slots=True)
class Around:
    """What names leave free: rooms that are taken, outlines if they can, and all beyond a box."""

    rooms: tuple[Room, ...] = ()
    edges: Edges = field(default_factory=Edges)
    within: QRectF | None = None


NOTHING_AROUND = Around()


class UnitNamesItem(UntouchedItem):
    """The names of all units on the table; one that finds no room even farther off is left out, if it may."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.names: tuple[UnitName, ...] = ()
        self.around = Around()
        self.chosen = ""
        self._laid: tuple[float, Laid] = (0.0, [])
        self._searched: Remembered[tuple[object, ...], QPointF | None] = Remembered()
        self.setZValue(1003)  # a length is read while it changes: its plate lies over names

    def show_names(
        self, names: tuple[UnitName, ...], chosen: str, lod: float, around: Around = NOTHING_AROUND
    ) -> None:
        """Write these names, beside what is there, painting only what is not as before."""
        if (names, chosen, lod, around) == (self.names, self.chosen, self._laid[0], self.around):
            return
        edge = 0.2 + 2 * _FAR[-1] / lod  # a line leads to the models
        before, marked = self._laid[1], (self.chosen, chosen)
        self.names, self.chosen, self.around = names, chosen, around
        self._laid = (lod, self.places(lod))
        for old, new in ((before, self._laid[1]), (self._laid[1], before)):
            for name, at in old:
                if (name, at) not in new or (marked[0] != marked[1] and name.unit in marked):
                    self.update(_box(name.words, at, lod).adjusted(-edge, -edge, edge, edge))

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the names that find room."""
        lod = detail(option, painter)
        ink, halo = QColor(self.colours.ink), faded(self.colours.mat, 0.9)
        laid = self._laid[1] if self._laid[0] == lod and self._is_wanted() else self.places(lod)
        for name, at in laid:
            line = _leader(name, _box(name.words, at, lod), lod)
            for pen in (QPen(halo, 3.0 / lod), QPen(ink, 1.0 / lod)):
                if line is not None:
                    painter.setPen(pen)
                    painter.drawLine(line)
            draw_text(painter, at, name.words, PIXELS, lod, ink, halo, name.unit == self.chosen)

    def places(self, lod: float) -> Laid:
        """Find where names stand at so many pixels to the inch: over nothing else, on outlines at need."""
        if not self._is_wanted() or not FROM <= lod <= UNTIL:
            return []
        taken = Taken(self.around.rooms)
        found = []
        self._searched.begin()
        within = self.around.within.getRect() if self.around.within is not None else ()
        for name in self.names:
            key = (name, lod, within, self.around.edges, taken.near(_reach(name, lod)))
            at = self._searched.get(key, partial(self._place, name, lod, taken))
            if at is None and name.needed:
                at = self._least_over(name, lod)
            if at is not None:
                taken.take(Room.box(_box(name.words, at, lod)))
                found.append((name, at))
        return found

    def _place(self, name: UnitName, lod: float, taken: Taken) -> QPointF | None:
        """Find room beside a unit, else farther off; on an outline before it is left out."""
        edges, within, crossing = self.around.edges, self.around.within, None
        size = QSizeF(text_width(name.words, PIXELS, True) / lod, _HIGH / lod)
        own = [id_ for id_, _, _ in name.models]
        for at in _beside(name, lod, size.width() / 2):
            box = _kept(_about(at, size), within)
            if taken.is_free(Room.box(box)) and not taken.has_owner(_as_near(box, name), own):
                if not edges.cuts(box):
                    return box.center()
                crossing = crossing or box.center()
        for at in _farther(name, lod, size.width() / 2):
            box = _about(at, size)
            is_free = (within is None or within.contains(box)) and taken.is_free(Room.box(box))
            if is_free and not edges.cuts(box):
                line = _leader(name, box, lod)
                if line is None or not taken.is_crossed(line, own):
                    return at
        return crossing

    def _least_over(self, name: UnitName, lod: float) -> QPointF:
        """Find beside a unit where its name stands over as little else as it can."""
        size = QSizeF(text_width(name.words, PIXELS, True) / lod, _HIGH / lod)
        boxes = (_kept(_about(at, size), self.around.within) for at in _beside(name, lod, size.width() / 2))
        return min(boxes, key=self._shared_with_others).center()

    def _shared_with_others(self, box: QRectF) -> float:
        """Return how much of what stands about lies under a box, in square inches."""
        shared = (box.intersected(room.rect) for room in self.around.rooms)
        return round(sum(each.width() * each.height() for each in shared), 6)

    def rooms(self) -> tuple[QRectF, ...]:
        """Return where names stand now, in inches of the table."""
        lod, laid = self._laid
        return tuple(_box(name.words, at, lod) for name, at in laid)

    def _is_wanted(self) -> bool:
        board = self.scene()
        return not isinstance(board, BoardScene) or board.has_labels


def _beside(name: UnitName, lod: float, half: float) -> Iterator[QPointF]:
    """Yield where a name may stand: below its models, above, beside, and about each of them."""
    yield QPointF(name.below[0], name.below[1] + _AWAY / lod)
    yield QPointF(name.above[0], name.above[1] - _AWAY / lod)
    half += _BESIDE / lod
    if name.left is not None and name.right is not None:
        yield QPointF(name.right[0] + half, name.right[1])
        yield QPointF(name.left[0] - half, name.left[1])
    for _, (x, y), radius in name.models:
        far, aside = radius + _AWAY / lod, radius + half
        for share in (0.5, -0.5, 0.9, -0.9):
            yield QPointF(x + share * half, y + far)
            yield QPointF(x + share * half, y - far)
        for rise in (0.0, 0.7 * radius, -0.7 * radius):
            yield QPointF(x + aside, y + rise)
            yield QPointF(x - aside, y + rise)


def _farther(name: UnitName, lod: float, half: float) -> Iterator[QPointF]:
    """Yield places all about the models of a unit, to which a line leads."""
    for far in _FAR:
        for _, (x, y), radius in name.models[:_MOST_LED]:
            away = radius + far / lod
            for u, v in _WAYS:
                yield QPointF(x + u * away + _sign(u) * half, y + v * away)


def _reach(name: UnitName, lod: float) -> Room:
    """Return the box in which a name may stand."""
    wide = text_width(name.words, PIXELS, True) + 2 * _BESIDE + _FAR[-1]
    far, (x, low), (_, high) = wide / lod, name.below, name.above
    left, right = (name.left or (x, low))[0], (name.right or (x, low))[0]
    return Room(left - far, high - far, right + far, low + far)


def _sign(u: float) -> float:
    """Return to which side of its line a name stands: none where the line goes up or down."""
    return 0.0 if abs(u) < 0.2 else 1.0 if u > 0 else -1.0


def _kept(box: QRectF, within: QRectF | None) -> QRectF:
    """Move a box into a room as far as it has to be."""
    if within is None or within.contains(box):
        return box
    x = max(0.0, within.left() - box.left()) + min(0.0, within.right() - box.right())
    y = max(0.0, within.top() - box.top()) + min(0.0, within.bottom() - box.bottom())
    return box.translated(x, y)


def _leader(name: UnitName, box: QRectF, lod: float) -> QLineF | None:
    """Return the line from a name that stands away to its nearest model; None where it stands beside it."""
    lines = [_line_to(QPointF(*place), radius, box) for _, place, radius in name.models]
    line = min(lines, key=QLineF.length, default=None)
    return line if line is not None and line.length() * lod > _AWAY else None


def _as_near(box: QRectF, name: UnitName) -> Room:
    """Return all that is as near to a box as the nearest model of a unit: no other may stand there."""
    lines = (_line_to(QPointF(*place), radius, box) for _, place, radius in name.models)
    return Room.box(box)._replace(round=min((line.length() for line in lines), default=0.0))


def _line_to(middle: QPointF, radius: float, box: QRectF) -> QLineF:
    """Return the line from the edge of a box to the rim of a base."""
    x = min(max(middle.x(), box.left()), box.right())
    start = QPointF(x, min(max(middle.y(), box.top()), box.bottom()))
    line = QLineF(start, middle)
    line.setLength(max(0.0, line.length() - radius))
    return line


def _about(at: QPointF, size: QSizeF) -> QRectF:
    """Return the box of a size about a place."""
    return QRectF(at.x() - size.width() / 2, at.y() - size.height() / 2, size.width(), size.height())


def _box(words: str, at: QPointF, lod: float) -> QRectF:
    """Return the room that a name takes on the table."""
    return _about(at, QSizeF(text_width(words, PIXELS, True) / lod, _HIGH / lod))
