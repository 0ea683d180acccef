"""What has too little room in a window or a dialog: texts, choices, numbers, headings, and needless bars."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QScrollBar,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)
from screens import cut_texts

ACROSS = Qt.Orientation.Horizontal


def cramped(top: QWidget) -> list[str]:
    """Name what is in sight and cut: texts of labels, buttons, boxes, choices, fields, headings and tabs."""
    found = list(cut_texts(top))
    for widget in top.findChildren(QWidget):
        if widget.isVisible() and not widget.visibleRegion().isEmpty():
            found += _cut(widget)
    return found


def _cut(widget: QWidget) -> Iterator[str]:
    letters = widget.fontMetrics()
    if isinstance(widget, QCheckBox) and widget.sizeHint().width() > widget.width():
        yield f"{widget.text()!r} is cut"
    elif isinstance(widget, QComboBox) and not widget.isEditable():
        if letters.horizontalAdvance(widget.currentText()) > _room_of(widget):
            yield f"the choice {widget.currentText()!r} is cut"
    elif isinstance(widget, QLineEdit) and not isinstance(widget.parent(), QAbstractSpinBox):
        words = widget.text() or widget.placeholderText()
        if letters.horizontalAdvance(words) > widget.width() - 18:
            yield f"the field {words!r} is cut"
    elif isinstance(widget, QHeaderView) and widget.orientation() == ACROSS:
        for n in range(widget.count()):
            if not widget.isSectionHidden(n) and widget.sectionSizeHint(n) > widget.sectionSize(n) + 1:
                yield f"the heading {widget.model().headerData(n, ACROSS)!r} is cut"
    elif isinstance(widget, QTabBar):
        for n in range(widget.count()):
            if letters.horizontalAdvance(widget.tabText(n)) > widget.tabRect(n).width():
                yield f"the tab {widget.tabText(n)!r} is cut"
    elif isinstance(widget, QScrollBar) and widget.orientation() == ACROSS and widget.maximum() > 0:
        yield f"something has to be scrolled sideways in {type(widget.parent()).__name__}"


def _room_of(choice: QComboBox) -> int:
    option = QStyleOptionComboBox()
    choice.initStyleOption(option)
    parts = QStyle.SubControl
    return (
        choice.style()
        .subControlRect(QStyle.ComplexControl.CC_ComboBox, option, parts.SC_ComboBoxEditField, choice)
        .width()
    )
