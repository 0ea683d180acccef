"""Writes the names of units beside their models, as many as find room at this zoom."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlefield.app.playing.unit_names import UnitName
from battlefield.ui.board_scene import BoardScene
from battlefield.ui.items import detail
from battlefield.ui.lettering import draw_text, text_width
from battlefield.ui.palette import Colours, faded
from battlefield.ui.untouched_item import UntouchedItem

PIXELS = 11
FROM, UNTIL = 11.0, 90.0  # pixels to the inch between which names stand beside units: then bases bear them
_AWAY, _HIGH = 10.0, 15.0  # pixels from the models to the middle of a name; its height


class UnitNamesItem(UntouchedItem):
    """The names of all units on the table; one that would run into another, or off it, is left out."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.names: tuple[UnitName, ...] = ()
        self.bases: tuple[QRectF, ...] = ()
        self.words: tuple[QRectF, ...] = ()
        self.chosen = ""
        self._laid: tuple[float, list[tuple[UnitName, QPointF]]] = (0.0, [])
        self.setZValue(1006)

    def show_names(
        self,
        names: tuple[UnitName, ...],
        chosen: str,
        bases: tuple[QRectF, ...],
        lod: float,
        words: tuple[QRectF, ...] = (),
    ) -> None:
        """Write these names, beside the bases that are there, painting only what is not as before.

        `words` are where others stand: they are covered only where a name finds no other room.
        """
        known = (self.names, self.chosen, self.bases, self.words, self._laid[0])
        if (names, chosen, bases, words, lod) == known:
            return
        before, marked = self._laid[1], (self.chosen, chosen)
        self.names, self.chosen, self.bases, self.words = names, chosen, bases, words
        self._laid = (lod, self.places(lod))
        for old, new in ((before, self._laid[1]), (self._laid[1], before)):
            for name, at in old:
                if (name, at) not in new or (marked[0] != marked[1] and name.unit in marked):
                    self.update(_box(name.words, at, lod).adjusted(-0.2, -0.2, 0.2, 0.2))

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
            draw_text(painter, at, name.words, PIXELS, lod, ink, halo, name.unit == self.chosen)

    def places(self, lod: float) -> list[tuple[UnitName, QPointF]]:
        """Find where names stand at so many pixels to the inch: below their models, else above them."""
        if not self._is_wanted() or not FROM <= lod <= UNTIL:
            return []
        taken: list[QRectF] = []
        found = []
        for name in self.names:
            away = _AWAY / lod
            spots = [QPointF(x, y + by) for (x, y), by in ((name.below, away), (name.above, -away))]
            free = [at for at in spots if self._is_free(name, at, lod, taken)]
            clear = (at for at in free if not self._is_written_over(name, at, lod))
            at = next(clear, free[0] if free else None)
            if at is None and name.unit == self.chosen:
                at = spots[0]  # that of who is chosen stands over whatever is there
            if at is not None:
                taken.append(_box(name.words, at, lod))
                found.append((name, at))
        return found

    def _is_wanted(self) -> bool:
        board = self.scene()
        return not isinstance(board, BoardScene) or board.has_labels

    def _is_written_over(self, name: UnitName, at: QPointF, lod: float) -> bool:
        box = _box(name.words, at, lod)
        return any(box.intersects(other) for other in self.words)

    def _is_free(self, name: UnitName, at: QPointF, lod: float, taken: list[QRectF]) -> bool:
        box = _box(name.words, at, lod)
        return not any(box.intersects(other) for other in (*taken, *self.bases))


def _box(words: str, at: QPointF, lod: float) -> QRectF:
    """Give the room that a name takes on the table."""
    half, high = text_width(words, PIXELS, True) / 2 / lod, _HIGH / lod
    return QRectF(at.x() - half, at.y() - high / 2, 2 * half, high)
