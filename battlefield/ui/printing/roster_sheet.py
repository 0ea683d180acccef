"""Cards of a roster on sheets of paper: in two columns, in the largest lettering that takes few sheets."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen, QTextDocument

from battlefield.app.printing.paper import PaperName, sheet_size
from battlefield.ui.widgets.painting import painting

SIDES = 2  # of one sheet: what lettering grows smaller for
_DOTS = 96  # to the inch
_MARGIN, _GAP, _PAD = 0.45, 0.12, 0.09  # inches
_LARGEST, _LEAST, _STEP, _TINY = 10.0, 6.0, 0.5, 3.0  # points
_RULE = QColor("#8A8A84")


@dataclass(frozen=True, slots=True)
class Placed:
    """A card on a page: its text, the page's number from 0, its top left corner in dots."""

    text: QTextDocument
    page: int
    left: float
    top: float


@dataclass(frozen=True, slots=True)
class Sheets:
    """Cards laid out: how wide each is, on how many pages, in which lettering."""

    cards: tuple[Placed, ...]
    width: float
    pages: int
    points: float


def laid_out(cards: Sequence[str], style: str, paper: PaperName, columns: int = 2) -> Sheets:
    """Lay cards out on both sides of a sheet, and on more only where the lettering would be too small."""
    points = _LARGEST
    while True:
        sheets = _laid_out(cards, style, paper, columns, points)
        if sheets.pages <= SIDES or points <= _LEAST:
            return sheets
        points -= _STEP


def _laid_out(cards: Sequence[str], style: str, paper: PaperName, columns: int, points: float) -> Sheets:
    wide, high = (_DOTS * (side - 2.0 * _MARGIN) for side in sheet_size(paper, is_landscape=False))
    gap = _GAP * _DOTS
    width = (wide - gap * (columns - 1)) / columns
    placed: list[Placed] = []
    filled, page = [0.0] * columns, 0
    for card in cards:
        text = _fitting(card, style, points, width, high)
        needs = _height(text)
        column = min(range(columns), key=lambda each: filled[each])
        if filled[column] and filled[column] + needs > high:
            filled, page, column = [0.0] * columns, page + 1, 0
        left, top = (_MARGIN * _DOTS + column * (width + gap), _MARGIN * _DOTS + filled[column])
        placed.append(Placed(text, page, left, top))
        filled[column] += needs + gap
    return Sheets(tuple(placed), width, page + 1, points)


def _fitting(card: str, style: str, points: float, width: float, high: float) -> QTextDocument:
    """Set a card; one that is higher than a page is set smaller."""
    while True:
        text = _text(card, style, points, width - 2.0 * _PAD * _DOTS)
        if _height(text) <= high or points <= _TINY:
            return text
        points -= _STEP


def _height(text: QTextDocument) -> float:
    return float(text.size().height()) + 2.0 * _PAD * _DOTS


def _text(card: str, style: str, points: float, width: float) -> QTextDocument:
    text = QTextDocument()
    text.setDocumentMargin(0.0)
    font = QFont("sans-serif")
    font.setPixelSize(max(1, round(points * _DOTS / 72.0)))
    text.setDefaultFont(font)
    text.setDefaultStyleSheet(style)
    text.setHtml(card)
    text.setTextWidth(width)
    return text


def sheets_pdf(sheets: Sheets, title: str, paper: PaperName) -> bytes:
    """Return the sheets as a PDF file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    writer.setTitle(title)
    writer.setCreator("Battlefield")
    size = QPageSize(QSizeF(*sheet_size(paper, is_landscape=False)), QPageSize.Unit.Inch)
    upright = QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(size, upright, QMarginsF(), QPageLayout.Unit.Inch))
    with painting(writer) as painter:
        for number in range(sheets.pages):
            if number:
                writer.newPage()
            draw_page(painter, sheets, number)
    return bytes(buffer.data().data())


def draw_page(painter: QPainter, sheets: Sheets, number: int) -> None:
    """Draw one page, on a device of 96 dots to the inch."""
    for card in _of_page(sheets, number):
        frame = QRectF(card.left, card.top, sheets.width, _height(card.text))
        painter.setPen(QPen(_RULE, 0.7))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 5.0, 5.0)
        painter.save()
        painter.translate(frame.topLeft() + QPointF(_PAD * _DOTS, _PAD * _DOTS))
        card.text.drawContents(painter)
        painter.restore()


def _of_page(sheets: Sheets, number: int) -> Iterator[Placed]:
    return (card for card in sheets.cards if card.page == number)
