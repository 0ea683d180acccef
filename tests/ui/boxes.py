"""What a hand does in a box that holds everything up until it is answered."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

TICK, PATIENCE = 2, 20.0  # milliseconds, and seconds


def at_the_next_box(act: Callable[[], object]) -> None:
    """Act once a box is open, however late it comes; close it where that fails, or nobody ever would."""
    tick, end = QTimer(QApplication.instance(), interval=TICK), monotonic() + PATIENCE

    def look() -> None:
        box = QApplication.activeModalWidget()
        if box is None and monotonic() < end:
            return
        tick.stop()
        tick.deleteLater()
        try:
            act()
        except BaseException:
            if box is not None:
                box.close()
            raise

    tick.timeout.connect(look)
    tick.start()
