"""Paints models that have fallen and are not taken off yet: greyed, and lying on their sides."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlefield.geometry.kernel.units import inches
from battlefield.rules.scene.contents import Model
from battlefield.ui.board.items import detail
from battlefield.ui.board.paths import base_path
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.widgets.palette import Colours, faded

_LYING = 62.0  # degrees by which a figure leans that has fallen


class FallenItem(UntouchedItem):
    """All models that have fallen and still stand on the table."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.models: tuple[Model, ...] = ()
        self.setZValue(40)  # over the models, below what is drawn about them

    def show_fallen(self, models: tuple[Model, ...]) -> None:
        """Paint these from now on."""
        if models != self.models:
            self.models = models
            self.update()

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint a grey veil over each base, and a figure that lies on it."""
        lod = detail(option, painter)
        for model in self.models:
            painter.save()
            painter.translate(QPointF(*model.at))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(self.colours.halo, 0.72))
            painter.rotate(model.facing)
            painter.drawPath(base_path(model.base))
            painter.rotate(_LYING - model.facing)
            self._paint_figure(painter, inches(min(model.base.length_mm, model.base.width_mm)) / 2, lod)
            painter.restore()

    def _paint_figure(self, painter: QPainter, reach: float, lod: float) -> None:
        painter.setBrush(QColor(self.colours.quiet))
        painter.setPen(QPen(QColor(self.colours.halo), 1.0 / lod))
        painter.drawRoundedRect(QRectF(-0.2 * reach, -0.25 * reach, 0.4 * reach, 0.95 * reach), 0.2, 0.2)
        painter.drawEllipse(QPointF(0.0, -0.48 * reach), 0.22 * reach, 0.22 * reach)
