"""Pages of a PDF as they are printed, for tests."""

from contextlib import closing
from pathlib import Path

import pypdfium2
from PySide6.QtGui import QImage


def sheet(data: bytes | Path, page: int = 0, dpi: int = 40) -> QImage:
    """Give a page as a picture."""
    with (
        closing(pypdfium2.PdfDocument(data)) as document,
        closing(document[page]) as found,
        closing(found.render(scale=dpi / 72, rev_byteorder=True)) as bitmap,
    ):
        kind = QImage.Format.Format_RGB888 if bitmap.n_channels == 3 else QImage.Format.Format_RGBX8888
        return QImage(bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride, kind).copy()
