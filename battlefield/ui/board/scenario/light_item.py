"""A light on the table, as an item."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlefield.rules.scene.scenario import Light
from battlefield.ui.board.items import detail
from battlefield.ui.board.scenario.scenario_items import DrawnItem
from battlefield.ui.widgets.palette import faded

SUN = 0.4  # inches; how far the rays of a light's sign go
_ROUND = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


class LightItem(DrawnItem):
    """A light: a small sun, and quietly how far it reaches."""

    def build(self) -> None:
        """Stand at the place; only the sun can be caught."""
        assert isinstance(self.part, Light)
        self._path.addEllipse(QPointF(0, 0), SUN, SUN)
        room = max(SUN, self.part.range) + 0.2
        self._rect = QRectF(-room, -room, 2 * room, 2 * room)
        self.setPos(*self.part.at)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the reach as a dotted circle, the sun with its rays in its own colour."""
        assert isinstance(self.part, Light)
        lod, ink, reach = detail(option, painter), QColor(self.colours.quiet), self.part.range
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if reach:
            pen = QPen(faded(ink, 0.55), 1.2 / lod, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([1, 4])
            painter.setPen(pen)
            painter.drawEllipse(QPointF(0, 0), reach, reach)
        painter.setPen(QPen(ink, max(0.05, 1.2 / lod), *_ROUND))
        for turn in range(0, 360, 45):
            way = QLineF.fromPolar(1.0, turn).p2()
            painter.drawLine(way * 0.7 * SUN, way * SUN)
        painter.setBrush(QColor(self.part.colour[:7]))
        painter.drawEllipse(QPointF(0, 0), 0.5 * SUN, 0.5 * SUN)
