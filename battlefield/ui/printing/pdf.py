"""Pages as a PDF file, one step a page, so that whoever waits may see how far it is and call it off."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from battlefield.app.printing.pages import Plan
from battlefield.ui.printing.page_painter import PagePainter
from battlefield.ui.widgets.painting import PaintingInSteps

_ROOT, _START = re.compile(rb"/Root (\d+) 0 R"), re.compile(rb"startxref\s+(\d+)")
_WISH = b"/ViewerPreferences << /PrintScaling /None >>"


def at_actual_size(pdf: bytes) -> bytes:
    """Return a PDF whose viewers offer to print it unscaled; one of an unknown build stays as it is.

    Qt cannot say so: the catalogue is written once more behind the end, as a PDF may be changed.
    """
    begin = pdf.rfind(b"trailer")
    root, start = _ROOT.search(pdf, begin), _START.search(pdf, begin)
    if begin < 0 or root is None or start is None:
        return pdf
    catalogue = re.search(rb"\n%b 0 obj\s*<<(.*?)>>\s*endobj" % root[1], pdf, re.DOTALL)
    entries = re.search(rb"trailer\s*<<(.*?)>>\s*startxref", pdf[begin:], re.DOTALL)
    if catalogue is None or entries is None:
        return pdf
    added = b"\n%b 0 obj\n<<%b%b\n>>\nendobj\n" % (root[1], catalogue[1], _WISH)
    table = b"xref\n%b 1\n%010d 00000 n \n" % (root[1], len(pdf) + 1)
    end = b"trailer\n<<%b/Prev %b\n>>\nstartxref\n" % (entries[1], start[1])
    return pdf + added + table + end + b"%d\n%%%%EOF\n" % (len(pdf) + len(added))


DOTS = 1200  # to the inch: how finely a PDF counts


class PdfPrint:
    """Draws a plan as PDF."""

    def __init__(self, plan: Plan, title: str, picture: QImage | None = None) -> None:
        """Begin a file; it grows in memory with every step."""
        self.plan = plan
        self._picture = picture
        self._buffer = QBuffer()
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._buffer)
        self._writer.setResolution(DOTS)
        self._writer.setTitle(title)
        self._writer.setCreator("Battlefield")
        lay_out(self._writer, plan)
        self._painting = PaintingInSteps(self._writer, self._buffer)

    def steps(self) -> Iterator[int]:
        """Draw page after page; give how many are done."""
        yield from draw_pages(self._painting.painter, self._writer, self.plan, DOTS, self._picture)

    def finished(self) -> bytes:
        """Return the file, once all steps are done."""
        self._painting.painter.end()
        return at_actual_size(bytes(self._buffer.data().data()))


def lay_out(device: QPagedPaintDevice, plan: Plan) -> None:
    """Give a device the plan's paper, without margins: the plan keeps its own."""
    wide = plan.width > plan.height
    sides = sorted((plan.width, plan.height))
    policy = QPageSize.SizeMatchPolicy
    match = policy.FuzzyMatch if plan.foot is not None else policy.ExactMatch
    size = QPageSize(QSizeF(*sides), QPageSize.Unit.Inch, matchPolicy=match)
    way = QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait
    layout = QPageLayout(size, way, QMarginsF(0.0, 0.0, 0.0, 0.0), QPageLayout.Unit.Inch)
    layout.setMode(QPageLayout.Mode.FullPageMode)
    device.setPageLayout(layout)


def draw_pages(
    painter: QPainter,
    device: QPagedPaintDevice,
    plan: Plan,
    dots: float,
    picture: QImage | None = None,
) -> Iterator[int]:
    """Draw all pages of a plan on a device of so many dots to the inch; give how many are done."""
    pages = PagePainter(plan, picture)
    for number, page in enumerate(plan.pages, 1):
        if number > 1:
            device.newPage()
        painter.save()
        painter.scale(dots, dots)
        pages.draw(painter, page, number)
        painter.restore()
        yield number


def pdf_bytes(plan: Plan, title: str, picture: QImage | None = None) -> bytes:
    """Draw a whole plan as PDF at once; a picture lies under its table."""
    drawing = PdfPrint(plan, title, picture)
    for _ in drawing.steps():
        pass
    return drawing.finished()
