"""Painting on a widget, a picture, a printed page: it always ends before that goes."""

import atexit
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakSet

from PySide6.QtCore import QIODevice
from PySide6.QtGui import QPaintDevice, QPainter
from shiboken6 import isValid


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Paint on a device, and stop whatever happens.

    Where an error lets go of both, or is kept while a widget goes, the device may go first, and the program
    falls with it.
    """
    painter = QPainter(device)
    try:
        yield painter
    finally:
        painter.end()


class PaintingInSteps:
    """A painter and what it paints on, for many turns: it ends before that goes, and before Qt does.

    What the device `writes` to is kept as long. Raises OSError where nothing can be painted on the device.
    """

    def __init__(self, device: QPaintDevice, writes: QIODevice | None = None) -> None:
        self._kept = device, writes
        self.painter = QPainter()
        if not self.painter.begin(device):
            raise OSError("nothing can be painted there")
        _under_way.add(self)

    def __del__(self) -> None:
        self.stop()

    def stop(self) -> None:
        """Leave it in the middle, where it is not over yet."""
        if isValid(self.painter) and self.painter.isActive():
            self.call_off()

    def call_off(self) -> None:
        """End what is under way."""
        self.painter.end()


_under_way: WeakSet[PaintingInSteps] = WeakSet()


@atexit.register  # after Qt's own, so that it is called before
def _stop_all() -> None:
    for each in list(_under_way):
        each.stop()
