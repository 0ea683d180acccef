"""What widgets show and tell: their words, those of their rows, and those that they paint."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def words_of(widget: QWidget) -> Iterator[str]:
    """Yield all that a widget shows or tells."""
    yield from (widget.windowTitle(), widget.toolTip(), widget.statusTip())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QGroupBox):
        yield widget.title()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QAbstractSpinBox):
        yield widget.specialValueText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(n) for n in range(widget.count()))
    if isinstance(widget, QTabBar):
        yield from (widget.tabText(n) for n in range(widget.count()))
    if isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from cells(widget.model(), QModelIndex())


def cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    """Yield what stands in the rows of a list or tree, and at their heads."""
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(parent)):
            index = model.index(row, column, parent)
            yield from (str(model.data(index, role) or "") for role in _ROLES)
            if column == 0 and not isinstance(model, QAbstractListModel) and model.hasChildren(index):
                yield from cells(model, index)


@contextmanager
def painted_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Gather the words that are painted meanwhile."""
    found: set[str] = set()

    def watched(kind: type, name: str) -> None:
        paint = getattr(kind, name)

        def watching(self: object, *places: object) -> object:
            found.update(each for each in places if isinstance(each, str))
            return paint(self, *places)

        monkeypatch.setattr(kind, name, watching)

    watched(QPainter, "drawText")
    watched(QPainterPath, "addText")
    yield found
