"""Python's cyclic garbage, collected in the window's own thread only.

A collection that happens to start in the reading thread would delete Qt objects there, which Qt does not
survive.
"""

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 500  # milliseconds


class Collector(QObject):
    """Looks now and then whether there is enough garbage, and collects the generations that have it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        limits = zip(gc.get_count(), gc.get_threshold(), strict=True)
        full = [generation for generation, (count, most) in enumerate(limits) if count > most]
        if full:
            gc.collect(max(full))
