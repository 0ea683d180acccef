"""Painting on what is no widget: a picture, a printed page."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPaintDevice, QPainter


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Paint on a device, and stop whatever happens.

    Where an error lets go of both, the device may go first, and the program falls with it.
    """
    painter = QPainter(device)
    try:
        yield painter
    finally:
        painter.end()
