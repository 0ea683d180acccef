"""Writes the names of units beside their models, as many as find room at this zoom."""

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlefield.app.playing.unit_names import UnitName
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.items import detail
from battlefield.ui.board.lettering import draw_text, text_width
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.widgets.palette import Colours, faded

PIXELS = 11
FROM, UNTIL = 11.0, 90.0  # pixels to the inch between which names stand beside units: then bases bear them
_BESIDE, _FAR = 6.0, 26.0  # pixels beside models, and from them to a name that a line leads to
_AWAY, _HIGH = 10.0, 15.0  # pixels from the models to the middle of a name; its height


class UnitNamesItem(UntouchedItem):
    """The names of all units on the table; one that finds no room even farther off is left out."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.names: tuple[UnitName, ...] = ()
        self.bases: tuple[QRectF, ...] = ()
        self.words: tuple[QRectF, ...] = ()
        self.chosen = ""
        self.within: QRectF | None = None
        self._laid: tuple[float, list[tuple[UnitName, QPointF]]] = (0.0, [])
        self.setZValue(1003)  # a length is read while it changes: its plate lies over names

    def show_names(
        self,
        names: tuple[UnitName, ...],
        chosen: str,
        bases: tuple[QRectF, ...],
        lod: float,
        words: tuple[QRectF, ...] = (),
        within: QRectF | None = None,
    ) -> None:
        """Write these names, beside the bases that are there, painting only what is not as before.

        `words` are where others stand: they are covered only where a name finds no other room. No name
        leaves the room that it is to stand `within`.
        """
        known = (self.names, self.chosen, self.bases, self.words, self._laid[0], self.within)
        if (names, chosen, bases, words, lod, within) == known:
            return
        edge = 0.2 + 4 * _FAR / lod  # a line leads to the models
        before, marked = self._laid[1], (self.chosen, chosen)
        self.names, self.chosen, self.bases, self.words = names, chosen, bases, words
        self.within = within
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
            line = _leader(name, at, lod)
            for pen in (QPen(halo, 3.0 / lod), QPen(ink, 1.0 / lod)):
                if line is not None:
                    painter.setPen(pen)
                    painter.drawLine(line)
            draw_text(painter, at, name.words, PIXELS, lod, ink, halo, name.unit == self.chosen)

    def places(self, lod: float) -> list[tuple[UnitName, QPointF]]:
        """Find where names stand at so many pixels to the inch: below their models, else above them."""
        if not self._is_wanted() or not FROM <= lod <= UNTIL:
            return []
        taken: list[QRectF] = []
        found = []
        for name in self.names:
            at = self._place(name, lod, taken)
            if at is not None:
                taken.append(_box(name.words, at, lod))
                found.append((name, at))
        return found

    def _place(self, name: UnitName, lod: float, taken: list[QRectF]) -> QPointF | None:
        """Return the first spot that covers nothing, else the first that covers words at the most."""
        over_words = None
        for spot in _spots(name, lod):
            at = _kept(name, spot, lod, self.within)
            box = _box(name.words, at, lod)
            if not any(box.intersects(other) for other in (*taken, *self.bases)):
                if not any(box.intersects(other) for other in self.words):
                    return at
                over_words = at if over_words is None else over_words
        if over_words is None and name.unit == self.chosen:  # stands over whatever is there
            return _kept(name, _spots(name, lod)[0], lod, self.within)
        return over_words

    def rooms(self) -> tuple[QRectF, ...]:
        """Return where names stand now, in inches of the table."""
        lod, laid = self._laid
        return tuple(_box(name.words, at, lod) for name, at in laid)

    def _is_wanted(self) -> bool:
        board = self.scene()
        return not isinstance(board, BoardScene) or board.has_labels


def _spots(name: UnitName, lod: float) -> list[QPointF]:
    """Return where a name may stand: below its models, above, beside, and farther off all about them."""
    away, half = _AWAY / lod, (text_width(name.words, PIXELS, True) / 2 + _BESIDE) / lod
    (x, low), (_, high) = name.below, name.above
    spots = [QPointF(x, low + away), QPointF(x, high - away)]
    if name.left is None or name.right is None:
        return spots
    (left, y), (right, _) = name.left, name.right
    spots += [QPointF(right + half, y), QPointF(left - half, y)]
    for far in (_FAR / lod, 2 * _FAR / lod):
        ends = [(x, low + far), (x, high - far), (right + half + far, y), (left - half - far, y)]
        sides = [(right + half, low + far), (left - half, low + far)]
        sides += [(right + half, high - far), (left - half, high - far)]
        spots += [QPointF(*at) for at in (*ends, *sides)]
    return spots


def _kept(name: UnitName, at: QPointF, lod: float, within: QRectF | None) -> QPointF:
    """Move a name into a room as far as it has to be."""
    if within is None:
        return at
    box = _box(name.words, at, lod)
    x = max(0.0, within.left() - box.left()) + min(0.0, within.right() - box.right())
    y = max(0.0, within.top() - box.top()) + min(0.0, within.bottom() - box.bottom())
    return at + QPointF(x, y)


def _leader(name: UnitName, at: QPointF, lod: float) -> QLineF | None:
    """Return the line from a name that stands away to its models; None where it stands beside them."""
    if name.left is None or name.right is None:
        return None
    box = _box(name.words, at, lod)
    (left, _), (right, _), (_, low), (_, high) = name.left, name.right, name.below, name.above
    end = QPointF(min(max(at.x(), left), right), min(max(at.y(), high), low))
    start = QPointF(min(max(end.x(), box.left()), box.right()), min(max(end.y(), box.top()), box.bottom()))
    line = QLineF(start, end)
    return line if line.length() * lod > _AWAY else None


def _box(words: str, at: QPointF, lod: float) -> QRectF:
    """Return the room that a name takes on the table."""
    half, high = text_width(words, PIXELS, True) / 2 / lod, _HIGH / lod
    return QRectF(at.x() - half, at.y() - high / 2, 2 * half, high)
