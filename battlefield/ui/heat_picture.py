"""The heat map on the board: a smooth picture over the mat, and its legend in a corner of the view."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlefield.app.drawing import Answer
from battlefield.app.heat_picture import HeatPicture
from battlefield.app.lenses.heat import value_words
from battlefield.geometry.shapes import Point
from battlefield.ui.board_view import BoardView
from battlefield.ui.heat_scale import colour_table, parting, rising
from battlefield.ui.palette import Colours, faded
from battlefield.ui.rulers import RULER

DIMMED = 0.4  # the opacity of a picture that tells of before
BAR, HIGH, EDGE = 190, 12, 12  # pixels: the legend's bar, its height, and the room around it
OF_BEFORE = "of before the change"


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
        painter.drawImage(self.boundingRect().adjusted(-half, -half, half, half), self._image)


class HeatLegend(QWidget):
    """A bar of the scale's colours with figures, headed by what they count; marks what the pointer reads."""

    def __init__(self, view: BoardView, colours: Colours) -> None:
        super().__init__(view)
        self.colours = colours
        self._view = view
        self._heat: HeatPicture | None = None
        self._of_before = False
        self._value: float | None = None
        self._bar: tuple[object, QImage] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # its mark moves without painting the table
        self.setAccessibleName("Legend of the heat map")
        self.hide()
        view.installEventFilter(self)

    def show_heat(self, heat: HeatPicture | None, of_before: bool) -> None:
        """Explain a picture; none, or one that is empty, needs no legend."""
        heat = heat if heat is not None and not heat.is_empty else None
        if (heat, of_before) == (self._heat, self._of_before):
            return
        self._heat, self._of_before, self._value = heat, of_before, None
        self.setVisible(heat is not None)
        self.setAccessibleDescription(" ".join(self.texts()))
        self._settle()
        self.update()

    def texts(self) -> tuple[str, ...]:
        """Give the title and the figures, from low to high."""
        if self._heat is None:
            return ()
        heat = self._heat
        middle = 0.0 if heat.low < 0.0 < heat.high else (heat.low + heat.high) / 2.0
        title = f"{heat.what}, {OF_BEFORE}" if self._of_before else heat.what
        return title, *(value_words(value) for value in (heat.low, middle, heat.high))

    def mark(self, value: float | None) -> None:
        """Point at a value of the scale, or at none."""
        if value != self._value:
            self._value = value
            self.update()

    def sizeHint(self) -> QSize:
        """Take the room of the bar, or of the title if that is wider."""
        wide = max(float(BAR), QFontMetricsF(self._font(12)).horizontalAdvance((*self.texts(), "")[0]) + 2)
        return QSize(round(wide) + 2 * EDGE, 66)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the corner when the view changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._settle()
        return super().eventFilter(watched, event)

    def _settle(self) -> None:
        self.resize(self.sizeHint())
        self.move(RULER + 8, self._view.height() - self.height() - 8)
        self.raise_()

    def _font(self, pixels: int) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a plate with the title, the bar, its figures and the mark."""
        if self._heat is None:
            return
        painter, colours = QPainter(self), self.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QColor(colours.panel))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setPen(QColor(colours.text))
        painter.setFont(self._font(12))
        title, *figures = self.texts()
        painter.drawText(QPointF(EDGE, 19), title)
        bar = QRectF(EDGE, 30, self.width() - 2 * EDGE, HIGH)
        self._paint_bar(painter, bar, self._heat)
        self._paint_figures(painter, bar, self._heat, figures)
        if self._value is not None:
            self._paint_mark(painter, bar, self._heat, self._value)

    def _paint_bar(self, painter: QPainter, bar: QRectF, heat: HeatPicture) -> None:
        look = (heat, self.colours, bar.width())
        if self._bar is None or self._bar[0] != look:
            self._bar = (look, self._bar_image(round(bar.width()), heat))
        painter.drawImage(bar, self._bar[1])
        painter.setPen(QPen(faded(self.colours.ink, 0.5), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar)

    def _bar_image(self, width: int, heat: HeatPicture) -> QImage:
        """Paint the scale, from the lowest value to the highest, as it looks on the mat."""
        image = QImage(width, 1, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(self.colours.mat))
        painter = QPainter(image)
        for place in range(width):
            value = heat.low + (heat.high - heat.low) * (place + 0.5) / width
            colour = (parting if heat.low < 0.0 else rising)(self.colours, value / heat.far)
            painter.fillRect(QRectF(place, 0, 1, 1), colour)
        painter.end()
        return image

    def _paint_figures(
        self, painter: QPainter, bar: QRectF, heat: HeatPicture, figures: Sequence[str]
    ) -> None:
        low, middle, high = figures
        painter.setFont(self._font(11))
        painter.setPen(QColor(self.colours.text))
        row = QRectF(bar.left(), bar.bottom() + 2, bar.width(), 16)
        painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, low)
        painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, high)
        centre = _place(bar, heat, 0.0) if heat.low < 0.0 < heat.high else bar.center().x()
        if min(centre - bar.left(), bar.right() - centre) > 40:
            row = QRectF(centre - 30, row.top(), 60, 16)
            painter.drawText(row, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, middle)

    def _paint_mark(self, painter: QPainter, bar: QRectF, heat: HeatPicture, value: float) -> None:
        x = _place(bar, heat, value)
        painter.setPen(QPen(QColor(self.colours.halo), 1))
        painter.setBrush(QColor(self.colours.ink))
        painter.drawPolygon(
            [QPointF(x, bar.top() + 3), QPointF(x - 5, bar.top() - 5), QPointF(x + 5, bar.top() - 5)]
        )


def _place(bar: QRectF, heat: HeatPicture, value: float) -> float:
    return bar.left() + bar.width() * (value - heat.low) / (heat.high - heat.low)


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
        shown = self._shown
        for part in (self.item, self.legend):
            part.show_heat(shown.heat if shown else None, shown is not None and shown.of_before)

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
        before = f", {OF_BEFORE}" if shown.of_before else ""
        words = shown.heat.says
        said = words(value) if words else f"{shown.heat.what} if aimed here: {value_words(value)}"
        return [said + before]
