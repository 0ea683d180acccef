"""Pixels of pictures of any kind that is shown here, for maps whose tiles are put together."""

from collections.abc import Callable
from typing import Any

from PySide6.QtGui import QImage

from battlefield.files.imports.reading.png import MOST_PIXELS, Pixels


def read_pixels(data: bytes) -> Pixels | None:
    """Read a picture's pixels for who puts pictures together; None where it is damaged."""
    image = QImage.fromData(data)
    if image.isNull() or image.width() * image.height() > MOST_PIXELS:
        return None
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    width = 4 * plain.width()
    line: Callable[[int], Any] = plain.constScanLine  # a memoryview, which Qt's types call an object
    rows = [bytes(line(row)[:width]) for row in range(plain.height())]
    return Pixels(plain.width(), plain.height(), rows)
