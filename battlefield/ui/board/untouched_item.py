"""What is painted on the board and lets every click through."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

_EVERYWHERE = QRectF(-2000, -2000, 5000, 5000)


class UntouchedItem(QGraphicsItem):
    """A picture over a part of the board in which nothing can be caught.

    Unless told otherwise it covers the scene, and all around it that can be reached. Whoever paints so much
    says itself where to paint anew: `update` without a box means all of it.
    """

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._covered = _EVERYWHERE
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def cover(self, box: QRectF) -> None:
        """Cover this box from now on."""
        self.prepareGeometryChange()
        self._covered = box

    def boundingRect(self) -> QRectF:
        """Cover all that is painted."""
        return self._covered

    def shape(self) -> QPainterPath:
        """Nothing can be caught here."""
        return QPainterPath()
