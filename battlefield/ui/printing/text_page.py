"""A text on one sheet of paper, as PDF or as SVG: its lettering is as large as there is room for."""

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPaintDevice, QPdfWriter, QTextDocument
from PySide6.QtSvg import QSvgGenerator

from battlefield.app.printing.paper import PaperName, sheet_size
from battlefield.ui.widgets.painting import painting

_DOTS = 96  # to the inch
_MARGIN = 0.6  # inches
_LARGEST, _LEAST = 12.0, 5.0  # points


def page_file(html: str, title: str, ending: str, paper: PaperName) -> bytes:
    """Return a page as a file of the kind of an ending."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    size = QSizeF(*(_DOTS * side for side in sheet_size(paper, is_landscape=False)))
    _writers[ending](buffer, size, title, _fitting(html, size))
    return bytes(buffer.data().data())


def _fitting(html: str, size: QSizeF) -> QTextDocument:
    """Set a text in the largest lettering that leaves it on one sheet."""
    edge = 2.0 * _MARGIN * _DOTS
    points = _LARGEST
    while True:
        document = QTextDocument()
        document.setDocumentMargin(0.0)
        document.setDefaultFont(QFont("sans-serif", round(points), QFont.Weight.Normal))
        font = document.defaultFont()
        font.setPixelSize(round(points * _DOTS / 72.0))
        document.setDefaultFont(font)
        document.setHtml(html)
        document.setTextWidth(size.width() - edge)
        if document.size().height() <= size.height() - edge or points <= _LEAST:
            return document
        points -= 0.75


def _draw(device: QPaintDevice, size: QSizeF, document: QTextDocument) -> None:
    with painting(device) as painter:
        painter.translate(_MARGIN * _DOTS, _MARGIN * _DOTS)
        document.drawContents(painter, QRectF(0.0, 0.0, size.width(), size.height()))


def _pdf(buffer: QBuffer, size: QSizeF, title: str, document: QTextDocument) -> None:
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    writer.setTitle(title)
    writer.setCreator("Battlefield")
    sheet = QPageSize(size / _DOTS, QPageSize.Unit.Inch)
    upright = QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(sheet, upright, QMarginsF(), QPageLayout.Unit.Inch))
    _draw(writer, size, document)


def _svg(buffer: QBuffer, size: QSizeF, title: str, document: QTextDocument) -> None:
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    whole = QSize(round(size.width()), round(size.height()))
    generator.setResolution(_DOTS)
    generator.setSize(whole)
    generator.setViewBox(QRect(0, 0, whole.width(), whole.height()))
    _draw(generator, size, document)


_writers: dict[str, Callable[[QBuffer, QSizeF, str, QTextDocument], None]] = {".pdf": _pdf, ".svg": _svg}
