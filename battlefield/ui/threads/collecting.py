"""Python's cyclic garbage, collected in the window's own thread only.

A collection that happens to start in the reading thread would delete Qt objects there, which Qt does not
survive.
"""

import gc

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

EVERY = 100  # milliseconds: often, so that there is little to look through each time
OVERDUE = 5  # times the limit: then a longer collection no longer waits for the hand to let go


class Collector(QObject):
    """Looks now and then whether there is enough garbage, and collects the generations that have it.

    While a mouse button is held, only the youngest one: the others would hold up a frame.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        held = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        found = due(gc.get_count(), gc.get_threshold(), held)
        if found is not None:
            gc.collect(found)


def due(counts: tuple[int, ...], limits: tuple[int, ...], held: bool) -> int | None:
    """Return the oldest generation that has enough garbage, or None; while the hand holds something, a longer
    collection has to be overdue.
    """
    factors = (1, *([OVERDUE if held else 1] * (len(limits) - 1)))
    rows = enumerate(zip(counts, limits, factors, strict=True))
    full = [generation for generation, (count, limit, factor) in rows if count > limit * factor]
    return max(full, default=None)
