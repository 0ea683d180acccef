"""Fields beside the table that have the keyboard for a while: who has it, and what is typed past them."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

BEGINS = "0123456789.,+-\u2212"  # what a typed number begins with


def begins_number(event: QKeyEvent) -> bool:
    """Return whether a key begins a number: on some keyboards with Shift, or on the keypad."""
    mod = Qt.KeyboardModifier
    plain = not event.modifiers() & ~(mod.ShiftModifier | mod.KeypadModifier)
    return plain and bool(event.text()) and event.text() in BEGINS


class Lending(QObject):
    """Watches fields: tells which one has the keyboard, and lets numbers begin past those that take none."""

    moved = Signal()  # the keyboard has come to a field, or gone from one
    begun = Signal(str)  # a number for the table is begun with these characters

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.takes_numbers: Callable[[], bool] = lambda: False

    def watch(self, field: QWidget) -> None:
        """Watch one field more."""
        line = None if isinstance(field, QDoubleSpinBox) else field.findChild(QLineEdit)
        (line or field).installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of the keyboard, and take a number's first character from a field that has no use for it."""
        kind = event.type()
        if kind in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.moved.emit()
        is_key = kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if is_key and isinstance(event, QKeyEvent) and self._passes(watched, event):
            event.accept()
            if kind == QEvent.Type.KeyPress:
                self.begun.emit(event.text())
            return True
        return super().eventFilter(watched, event)

    def _passes(self, watched: QObject, event: QKeyEvent) -> bool:
        if isinstance(watched, QLineEdit | QDoubleSpinBox) or not begins_number(event):
            return False
        if isinstance(watched, QComboBox):
            listed = (watched.itemText(row) for row in range(watched.count()))
            if any(words.startswith(event.text()) for words in listed):
                return False  # it chooses
        return self.takes_numbers()


class NamedCells(QStyledItemDelegate):
    """Says of the field that opens in a cell what is typed there, for a screen reader."""

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        """Return the field, called as its column is, with the row where rows have names."""
        field, cells = super().createEditor(parent, option, index), index.model()
        heads = ((Qt.Orientation.Horizontal, index.column()), (Qt.Orientation.Vertical, index.row()))
        told = [str(cells.headerData(place, way) or "") for way, place in heads]
        field.setAccessibleName(" of ".join(filter(None, told)))
        return field
