"""How the panels beside the table of a battle share their room."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

WIDE = 340  # pixels, at first
_MOST = 0.36  # share of the window's width that words on tabs may ask for
_AROUND = 16  # pixels of a tab beside its word
_LEAST = QSize(300, 120)
_ABOVE = 0.6  # share of the height that what is asked has at first
_LOW, _ABOVE_IF_LOW = 480, 0.72  # the same where both together are no higher, in pixels
_FOLDED = 300  # pixels of a panel, below which all but its first part is folded away
_LEAST_BELOW = 118  # pixels that the other part may have even if the first would like to be higher
_LITTLE = 100  # pixels of room for which the other part does not grow, lest it jumps at each question


class Steady(QWidget):
    """A widget, and maybe another one below it, which has the room that the first can spare."""

    def __init__(self, first: QWidget, below: QWidget | None = None) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(first, 1)
        self._first, self._below = first, below
        self._shared = 0  # the height that was shared
        if below is not None:
            column.addWidget(below)

    def event(self, event: QEvent) -> bool:
        """Share the room anew where either asks for another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._share()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room there is."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Leave the first what it needs, and fold the other away where there is hardly room for the first."""
        if self._below is None:
            return
        is_wrapped = self._first.hasHeightForWidth()
        needed = self._first.heightForWidth(self.width()) if is_wrapped else self._first.sizeHint().height()
        high = max(_LEAST_BELOW, self.height() - needed) if self.height() >= _FOLDED else 0
        before = self._below.maximumHeight()
        is_little = self._shared == self.height() and before < high < before + _LITTLE
        if before != high and not is_little:
            self._below.setMaximumHeight(high)
        self._shared = self.height()

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
    window.resizeDocks(list(docks[:1]), [_wide_for_tabs(window, docks[1:])], Qt.Orientation.Horizontal)


def widen(window: QMainWindow, docks: Sequence[QDockWidget]) -> None:
    """Give panels the width that the words on their tabs take, where a tab has come that they lack."""
    wanted = _wide_for_tabs(window, docks[1:])
    if docks[0].width() < wanted:
        window.resizeDocks(list(docks[:1]), [wanted], Qt.Orientation.Horizontal)


def _wide_for_tabs(window: QMainWindow, tabs: Sequence[QDockWidget]) -> int:
    """Return the width in which no word on a tab is cut, but no more than a share of the window."""
    letters = window.fontMetrics()
    shown = [dock.windowTitle() for dock in tabs if dock.toggleViewAction().isChecked()]
    needed = sum(letters.horizontalAdvance(title) + _AROUND for title in shown)
    return max(WIDE, min(needed, round(_MOST * window.width())))
