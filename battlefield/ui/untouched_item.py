"""What is painted over the whole board and lets every click through."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

_EVERYWHERE = QRectF(-2000, -2000, 5000, 5000)


class UntouchedItem(QGraphicsItem):
    """A picture over the scene, and all around it that can be reached, in which nothing can be caught.

    Whoever paints says itself where to paint anew: `update` without a box means all of it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Cover the scene, and all around it that can be reached."""
        return _EVERYWHERE

    def shape(self) -> QPainterPath:
        """Nothing can be caught here."""
        return QPainterPath()
