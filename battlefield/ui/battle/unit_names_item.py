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
        self.chosen = ""
        self.setZValue(1006)

    def show_names(self, names: tuple[UnitName, ...], chosen: str) -> None:
        """Write these names."""
        if (names, chosen) != (self.names, self.chosen):
            self.names, self.chosen = names, chosen
            self.update()

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
        for name, at in self.places(lod):
            draw_text(painter, at, name.words, PIXELS, lod, ink, halo, name.unit == self.chosen)

    def places(self, lod: float) -> list[tuple[UnitName, QPointF]]:
        """Find where names stand at so many pixels to the inch: below their models, else above them."""
        board = self.scene()
        if (isinstance(board, BoardScene) and not board.has_labels) or not FROM <= lod <= UNTIL:
            return []
        taken: list[QRectF] = []
        found = []
        for name in self.names:
            half = text_width(name.words, PIXELS, True) / 2 / lod
            away, high = _AWAY / lod, _HIGH / lod
            for (x, y), by in ((name.below, away), (name.above, -away)):
                box = QRectF(x - half, y + by - high / 2, 2 * half, high)
                if not any(box.intersects(other) for other in taken):
                    taken.append(box)
                    found.append((name, QPointF(x, y + by)))
                    break
        return found
