"""A battle report as PDF pages and as one HTML file, made step by step, so that no hand waits for it."""

from base64 import b64encode
from collections.abc import Generator, Iterator
from itertools import count

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
)
from PySide6.QtSvg import QSvgGenerator

from battlefield.app.battle_report import html
from battlefield.app.battle_report.maps import TurnMap
from battlefield.app.battle_report.report import BattleReport
from battlefield.ui.battle.report.columns import Block, Frame, Laid, blocks_of, filled, laid_out
from battlefield.ui.battle.report.report_map import Grounds, fitted, map_steps
from battlefield.ui.widgets.painting import PaintingInSteps, painting
from battlefield.ui.widgets.palette import LIGHT

DOTS = 96  # to the inch of paper: the size that lettering and lines are made for
_MARGIN, _FOOT = 13.0, 22.0  # millimetres; pixels
_GAP = 24.0  # pixels between columns
_SCALES = (
    1.0,
    0.93,
    0.86,
    0.8,
)  # of the usual 9 points; smaller only where that spares a page with little on it
_LITTLE = 0.9  # of one column of a page
_LEAST = 60.0  # pixels of a column below a map
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
        self._painting = PaintingInSteps(self._writer, self._buffer)
        self._painter = self._painting.painter
        self._grounds = Grounds(LIGHT, is_pictured=True)
        self._number = 0

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
        """Draw a map with text beside it; what has no room there goes on below it, then on further pages."""
        self._begin_page()
        yield
        room = self._room
        size = fitted(found, QSizeF(room.width() * _MAP_SHARE, room.height()))
        yield from map_steps(self._painter, size, found, self._grounds)
        page = 0
        for each in (yield from self._laid(text, size)):
            while page < each.frame.page:
                self._begin_page()
                page += 1
                yield
            each.draw(self._painter)

    def _laid(self, text: str, size: QSizeF) -> Generator[None, None, list[Laid]]:
        """Set a text beside a map; smaller where a page less then does, and no page is nearly empty."""
        tried = list[tuple[int, list[Laid]]]()
        for scale in _SCALES:
            blocks = list[Block]()
            for block in blocks_of(text, self._wide(size) / scale, _font(12)):
                blocks.append(block)
                yield
            laid = laid_out(blocks, self._frames(size), scale)
            pages, share = filled(laid)
            tried.append((pages, laid))
            if pages == 1 or share > _LITTLE:
                break
        return min(tried, key=lambda each: each[0])[1]

    def _wide(self, size: QSizeF) -> float:
        return self._room.width() - size.width() - _GAP

    def _frames(self, size: QSizeF) -> Iterator[Frame]:
        """Yield columns: beside a map, below it where there is room, then those of further pages."""
        room, wide = self._room, self._wide(size)
        yield Frame(0, QRectF(size.width() + _GAP, 0, wide, room.height()))
        low = size.height() + _GAP / 2
        if room.height() - low >= _LEAST:
            for column in range(int((size.width() + _GAP) // (wide + _GAP))):
                yield Frame(0, QRectF(column * (wide + _GAP), low, wide, room.height() - low))
        across = max(1, int((room.width() + _GAP) // (wide + _GAP)))
        for number in count(across):
            left = number % across * (wide + _GAP)
            yield Frame(number // across, QRectF(left, 0, wide, room.height()))

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


def _svg(found: TurnMap, grounds: Grounds) -> Generator[None, None, bytes]:
    size = fitted(found, _PICTURE)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(DOTS)
    generator.setSize(size.toSize())
    generator.setViewBox(QRectF(QPointF(0, 0), size))
    with painting(generator) as painter:
        yield from map_steps(painter, size, found, grounds)
    return bytes(buffer.data().data())


def _png(found: TurnMap, grounds: Grounds) -> Generator[None, None, bytes]:
    """Paint a map that has too many strokes to keep them all."""
    size = fitted(found, _PICTURE)
    image = QImage((size * _SHARP).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with painting(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(_SHARP, _SHARP)
        yield from map_steps(painter, size, found, grounds)
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
