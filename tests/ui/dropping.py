"""A file dragged over a widget and let go there."""

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget


def drop(target: QWidget, data: QMimeData) -> bool:
    """Drag something over a widget, let it go there, and say whether it was taken."""
    at, copy = QPoint(60, 60), Qt.DropAction.CopyAction
    enter = QDragEnterEvent(at, copy, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target, enter)
    if not enter.isAccepted():
        return False
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPointF(at), copy, data, left, none)
    QApplication.sendEvent(target, event)
    return event.isAccepted()
