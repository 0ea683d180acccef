"""Height that one of two panels beside the table lends to the one below it."""

from typing import cast
from weakref import proxy

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar

_KEPT = 0.35  # share of the height of two panels that the one keeps which lends to the other


class SpareRoom:
    """Makes the lower of two panels higher for a while, and the upper one as high as it was after it."""

    def __init__(
        self, window: QMainWindow, upper: QDockWidget, lower: QDockWidget, kept: float = _KEPT
    ) -> None:
        """Take two panels of a window; the upper one keeps a share of the height of both."""
        self._window = cast(QMainWindow, proxy(window))  # whose part this is: no ring of the two
        self._upper, self._lower, self._share = upper, lower, kept
        self._before = 0

    def lend(self, missing: int) -> None:
        """Give the lower panel the height that it misses, or what can be spared."""
        high = self._upper.height()
        more = min(missing, high - round(self._share * (high + self._lower.height())))
        if more > 0:
            self._before = self._before or high
            self._resize(high - more)

    def take_back(self) -> None:
        """Make the upper panel as high as it was before."""
        if self._before:
            self._resize(self._before)
        self._before = 0

    def _resize(self, high: int) -> None:
        """Make the upper panel so high, and give the lower one the rest; each has its tabs beside that."""
        tabs = max((bar.height() for bar in self._window.findChildren(QTabBar) if bar.isVisible()), default=0)
        sizes = (self._upper, high), (self._lower, self._upper.height() + self._lower.height() - high)
        asked = [size + tabs * bool(self._window.tabifiedDockWidgets(dock)) for dock, size in sizes]
        self._window.resizeDocks([self._upper, self._lower], asked, Qt.Orientation.Vertical)
