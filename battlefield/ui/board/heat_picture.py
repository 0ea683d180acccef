"""The heat map on the board: a smooth picture over the mat, with its legend."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlefield.app.desk.heat_picture import HeatPicture
from battlefield.app.desk.pictures import Answer
from battlefield.app.measure.overlays.heat import value_words
from battlefield.geometry.kernel.shapes import Point
from battlefield.ui.board.board_view import BoardView
from battlefield.ui.board.heat_legend import HeatLegend
from battlefield.ui.board.heat_scale import colour_table, veil
from battlefield.ui.widgets.palette import Colours

DIMMED = 0.4  # the opacity of a picture that tells of before
OF_BEFORE = "of before the change"
COARSE = "coarse while you drag"


class HeatItem(QGraphicsItem):
    """The picture itself, below models and the areas of other answers."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self._heat: HeatPicture | None = None
        self._image = QImage()
        self.setZValue(-6)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_heat(self, heat: HeatPicture | None, of_before: bool) -> None:
        """Show a picture, or none; the one shown already costs nothing."""
        self.setOpacity(DIMMED if of_before else 1.0)
        if heat is not self._heat:
            self.prepareGeometryChange()
            self._heat = heat
            self._paint_image()

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self._paint_image()

    def _paint_image(self) -> None:
        heat = self._heat
        self._image = QImage()
        if heat is not None:
            wide, high = heat.size
            levels = QImage(heat.levels, wide, high, wide, QImage.Format.Format_Indexed8)
            levels.setColorTable(colour_table(self.colours, heat.low < 0.0))
            self._image = levels.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        self.update()

    def boundingRect(self) -> QRectF:
        """Cover the nodes of the map."""
        if self._heat is None:
            return QRectF()
        wide, high = self._heat.size
        step = self._heat.heat.step
        return QRectF(0.0, 0.0, (wide - 1) * step, (high - 1) * step)

    def shape(self) -> QPainterPath:
        """Nothing can be caught here."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the picture so that the middle of each of its pixels lies on its node."""
        if self._heat is None:
            return
        half = self._heat.heat.step / 2.0
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(self.boundingRect())
        painter.fillRect(self.boundingRect(), veil(self.colours))
        painter.drawImage(self.boundingRect().adjusted(-half, -half, half, half), self._image)


class HeatOnBoard:
    """Picture and legend together, fed with answers."""

    def __init__(self, view: BoardView, colours: Colours) -> None:
        self.item = HeatItem(colours)
        self.legend = HeatLegend(view, colours)
        self._shown: Answer | None = None
        view.board.addItem(self.item)
        view.left.connect(lambda: self.legend.mark(None))

    def show_answers(self, answers: Sequence[Answer]) -> None:
        """Show the heat map that is among the answers."""
        self._shown = next((answer for answer in answers if answer.heat is not None), None)
        heat = self._shown.heat if self._shown is not None else None
        self.item.show_heat(heat, self._shown is not None and self._shown.of_before)
        self.legend.show_heat(heat, self._note())

    def _note(self) -> str:
        """Say of a map that is not the one of the table as it stands what it is."""
        shown = self._shown
        if shown is None:
            return ""
        return OF_BEFORE if shown.of_before else COARSE if shown.is_coarse else ""

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.item.recolour(colours)
        self.legend.colours = colours
        self.legend.update()

    def read(self, at: Point) -> list[str]:
        """Say what the map is worth at a place, and point at it in the legend; nothing off the map."""
        shown = self._shown
        value = shown.heat.value_at(at) if shown is not None and shown.heat is not None else None
        self.legend.mark(value)
        if shown is None or shown.heat is None or value is None:
            return []
        note = f", {self._note()}" if self._note() else ""
        words = shown.heat.says
        said = words(value) if words else f"{shown.heat.what} if aimed here: {value_words(value)}"
        return [said + note]
