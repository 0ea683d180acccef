"""How the panels beside the table of a battle share their room."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

WIDE = 340  # pixels, at first
_LEAST = QSize(300, 120)
_ABOVE = 0.6  # share of the height that what is asked has at first
_LOW, _ABOVE_IF_LOW = 480, 0.72  # the same where both together are no higher, in pixels
_FOLDED, _ANY_HEIGHT = 300, 16_777_215  # pixels of a panel, below which all but its first part is folded away


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
        self._others = others
        for other in others:
            column.addWidget(other)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the others away where there is hardly room for the first."""
        super().resizeEvent(event)
        high = _ANY_HEIGHT if event.size().height() >= _FOLDED else 0
        for other in self._others:
            if other.maximumHeight() != high:
                other.setMaximumHeight(high)

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
    upper = round((_ABOVE if high > _LOW else _ABOVE_IF_LOW) * high)
    window.resizeDocks(list(docks[:2]), [upper, high - upper], Qt.Orientation.Vertical)
    window.resizeDocks(list(docks[:1]), [WIDE], Qt.Orientation.Horizontal)
