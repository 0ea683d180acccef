"""Panels that keep their size whatever stands in them: only the user makes them wider or higher."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

WIDE = 340  # pixels, at first
_LEAST = QSize(300, 120)
_ABOVE = 0.6  # share of the height that what is asked has at first


class Steady(QWidget):
    """Widgets one above the other; the first has all room that the others do not need."""

    def __init__(self, first: QWidget, *others: QWidget) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(first, 1)
        for other in others:
            column.addWidget(other)

    def minimumSizeHint(self) -> QSize:
        """Ask for the same room whatever is shown, so that no panel and no table jumps."""
        return _LEAST

    def sizeHint(self) -> QSize:
        """Ask for the same room whatever is shown."""
        return QSize(WIDE, 2 * _LEAST.height())


def share_docks(window: QMainWindow, docks: Sequence[QDockWidget]) -> None:
    """Give the first panel its share of the height above the second, and both their width."""
    layout = window.layout()
    if layout is not None:
        layout.activate()
    high = docks[0].height() + max(dock.height() for dock in docks[1:])  # those behind have no size yet
    upper = round(_ABOVE * high)
    window.resizeDocks(list(docks[:2]), [upper, high - upper], Qt.Orientation.Vertical)
    window.resizeDocks(list(docks[:1]), [WIDE], Qt.Orientation.Horizontal)
