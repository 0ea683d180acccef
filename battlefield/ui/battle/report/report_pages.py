"""A battle report as PDF pages and as one HTML file, made step by step, so that no hand waits for it."""

from base64 import b64encode
from collections.abc import Generator, Iterator

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtSvg import QSvgGenerator

from battlefield.app.battle_report import html
from battlefield.app.battle_report.maps import TurnMap
from battlefield.app.battle_report.report import BattleReport
from battlefield.ui.battle.report.report_map import Grounds, fitted, map_steps
from battlefield.ui.widgets.palette import LIGHT

DOTS = 96  # to the inch of paper: the size that lettering and lines are made for
_MARGIN, _FOOT = 13.0, 22.0  # millimetres; pixels
_GAP = 24.0  # pixels between columns
_SCALES = (1.0,)  # of the usual 9 points: all pages are written alike
_MAP_SHARE = 0.62  # of the page's width that a map may take
_MOST_DRAWN, _SHARP = 300_000, 1.6  # bytes of strokes; pixels of a painted map to one on the screen
_PICTURE = QSizeF(760, 760)  # pixels that a map in HTML may take where it is not made larger


class PdfPages:
    """Draws a report page by page."""

    def __init__(self, report: BattleReport) -> None:
        self.report = report
        self._buffer = QBuffer()
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._buffer)
        self._writer.setResolution(DOTS)
        size, wide = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape
        margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._writer.setPageLayout(QPageLayout(size, wide, margins, QPageLayout.Unit.Millimeter))
        self._writer.setTitle(report.title)
        self._writer.setCreator("Battlefield")
        self._painter = QPainter(self._writer)
        self._grounds = Grounds(LIGHT, is_pictured=True)
        self._number = 0

    def __del__(self) -> None:
        if self._painter.isActive():  # left in the middle: a writer must not go before its painter
            self._painter.end()

    @property
    def _room(self) -> QSizeF:
        """The part of a page above its foot."""
        return QSizeF(self._writer.width(), self._writer.height() - _FOOT)

    def steps(self) -> Iterator[None]:
        """Draw page after page."""
        report, colours = self.report, LIGHT.sides
        rosters = "".join(html.sheet(each, n, colours) for n, each in enumerate(report.sheets))
        yield from self._spread(report.opening, html.cover(report, colours) + rosters)
        for turn in report.turns:
            yield from self._spread(turn.map, html.turn(turn, colours))
        yield from self._spread(report.closing, html.ending(report, colours))
        self._painter.end()  # here, as it reads the fonts that the window writes with
        yield

    def finished(self) -> bytes:
        """Return the file, once all steps are done; any thread may do it."""
        return bytes(self._buffer.data().data())

    def _spread(self, found: TurnMap, text: str) -> Iterator[None]:
        """Draw a map with text beside it; what has no room there goes on, on further pages."""
        self._begin_page()
        yield
        room = self._room
        size = fitted(found, QSizeF(room.width() * _MAP_SHARE, room.height()))
        yield from map_steps(self._painter, size, found, self._grounds)
        left = size.width() + _GAP
        text_of = yield from _fitting(text, QSizeF(room.width() - left, room.height()))
        self._draw_part(text_of, 0, left)
        yield
        yield from self._go_on(text_of, 1)

    def _go_on(self, document: "_Text", first: int) -> Iterator[None]:
        """Draw the rest of a text in as many columns as a page has room for."""
        wide = document.size.width() + _GAP
        across = max(1, int((self._room.width() + _GAP) // wide))
        for number in range(first, document.pages):
            column = (number - first) % across
            if not column:
                self._begin_page()
            self._draw_part(document, number, column * wide)
            yield

    def _draw_part(self, document: "_Text", number: int, left: float) -> None:
        self._painter.save()
        self._painter.translate(left, 0)
        document.draw(self._painter, number)
        self._painter.restore()

    def _begin_page(self) -> None:
        if self._number:
            self._writer.newPage()
        self._number += 1
        foot = QRectF(0, self._room.height(), self._room.width(), _FOOT)
        self._painter.setFont(_font(10))
        self._painter.setPen(QColor(LIGHT.quiet))
        low = Qt.AlignmentFlag.AlignBottom
        title = html.sentence(self.report.title)
        self._painter.drawText(foot, low | Qt.AlignmentFlag.AlignLeft, title)
        self._painter.drawText(foot, low | Qt.AlignmentFlag.AlignRight, str(self._number))


class HtmlPages:
    """Draws the maps of a report one by one, for one file that needs no other."""

    def __init__(self, report: BattleReport) -> None:
        self.report = report
        self._pictures: list[str] = []

    def steps(self) -> Iterator[None]:
        """Draw map after map."""
        report, grounds = self.report, Grounds(LIGHT, is_pictured=False)
        for found in (report.opening, *(turn.map for turn in report.turns), report.closing):
            kind, picture = "svg+xml", (yield from _svg(found, grounds))
            if len(picture) > _MOST_DRAWN:
                kind, picture = "png", (yield from _png(found, grounds))
            yield
            self._pictures.append(f"data:image/{kind};base64,{b64encode(picture).decode()}")
            yield

    def finished(self) -> bytes:
        """Return the file, once all steps are done."""
        return html.whole(self.report, self._pictures, LIGHT.sides).encode()


Pages = PdfPages | HtmlPages
ENDINGS = (".pdf", ".html")


def pages_of(report: BattleReport, ending: str) -> Pages:
    """Return what draws a report as a kind of file, by its ending."""
    return PdfPages(report) if ending == ".pdf" else HtmlPages(report)


def _font(pixels: int) -> QFont:
    font = QFont(QGuiApplication.font())
    font.setPixelSize(pixels)
    return font


class _Text:
    """Text in columns of a size, one below the other; `write` it smaller where need be."""

    def __init__(self, text: str, size: QSizeF) -> None:
        self.size, self._scale = size, 1.0
        self._document = QTextDocument(documentMargin=0, defaultFont=_font(12), defaultStyleSheet=html.STYLE)
        self._document.setHtml(f"<body>{_with_plain_heads(text)}</body>")

    def write(self, scale: float) -> None:
        """Lay the text out, at a scale of the usual size."""
        self._scale = scale
        self._document.setPageSize(self.size / scale)

    @property
    def pages(self) -> int:
        """How many columns there are."""
        return self._document.pageCount()

    def draw(self, painter: QPainter, number: int) -> None:
        """Draw one of the columns."""
        size = self._document.pageSize()
        part = QRectF(0, number * size.height(), size.width(), size.height())
        painter.scale(self._scale, self._scale)
        painter.translate(0, -part.top())
        self._document.drawContents(painter, part)


def _fitting(text: str, size: QSizeF) -> Generator[None, None, _Text]:
    """Write text as large as fits into one column, or, where nothing legible does, in several."""
    found = _Text(text, size)
    for scale in _SCALES:
        yield
        found.write(scale)
        yield
        if found.pages == 1:
            return found
    yield
    found.write(1.0)
    return found


def _with_plain_heads(text: str) -> str:
    """Write headings as paragraphs: Qt makes headings larger than their style says."""
    for level in ("h1", "h2", "h3"):
        text = text.replace(f"<{level}>", f'<p class="{level}">').replace(f"</{level}>", "</p>")
    return text


def _svg(found: TurnMap, grounds: Grounds) -> Generator[None, None, bytes]:
    size = fitted(found, _PICTURE)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(DOTS)
    generator.setSize(size.toSize())
    generator.setViewBox(QRectF(QPointF(0, 0), size))
    painter = QPainter(generator)
    try:
        yield from map_steps(painter, size, found, grounds)
    finally:
        painter.end()
    return bytes(buffer.data().data())


def _png(found: TurnMap, grounds: Grounds) -> Generator[None, None, bytes]:
    """Paint a map that has too many strokes to keep them all."""
    size = fitted(found, _PICTURE)
    image = QImage((size * _SHARP).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SHARP, _SHARP)
    try:
        yield from map_steps(painter, size, found, grounds)
    finally:
        painter.end()
    yield
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, b"PNG", 20)
    return bytes(buffer.data().data())


def drawn(pages: Pages) -> bytes:
    """Draw all pages at once."""
    for _ in pages.steps():
        pass
    return pages.finished()
