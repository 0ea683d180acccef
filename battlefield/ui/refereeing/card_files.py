"""A verdict card drawn on one page: as PDF, as a picture, and as HTML, each with its evidence in it."""

import re
from base64 import b64encode
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)

from battlefield.app.refereeing import card_html
from battlefield.app.refereeing.closer import closer_of
from battlefield.app.refereeing.evidence import Evidence, evidence_bytes
from battlefield.app.refereeing.spot import spot_of
from battlefield.app.refereeing.told import Told, told_of
from battlefield.app.wording.lengths import LengthUnit
from battlefield.files.cards.carriers import ATTACHED, carrying
from battlefield.files.cards.seals import Kind
from battlefield.ui.refereeing.spot_picture import draw_closer, draw_photograph, draw_plan
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import LIGHT

DOTS = 72  # to the inch of paper: figures on the table, of 11 dots, are as high as print
PAGE = QSizeF(11.69 * DOTS, 8.27 * DOTS)  # A4, on its long side
ENDINGS = (".pdf", ".png", ".html")
_MARGIN, _GAP = 32.0, 16.0
_SHARP = 3.0  # pixels of a picture to a dot of the page
_LETTERS, _SMALLEST = 10.0, 6.0  # dots of lettering, and those below which a text is cut off
_CAPTIONS = ("The photograph", "The plan")


@dataclass(frozen=True, slots=True)
class Card:
    """An evidence with the photograph that its table lies over, if any, told in a unit of length."""

    evidence: Evidence
    photograph: QImage | None = None
    unit: LengthUnit = "inches"

    @property
    def told(self) -> Told:
        """The verdict in words."""
        return told_of(self.evidence, self.unit)


def card_bytes(card: Card, ending: str) -> bytes:
    """Return a card as the bytes of a file, by its ending, with its evidence and a seal."""
    kind: Kind = "pdf" if ending == ".pdf" else "png" if ending == ".png" else "html"
    evidence = evidence_bytes(card.evidence)
    page = {"pdf": _pdf, "png": _png, "html": _html}[kind](card)
    return carrying(kind, page, evidence)


def card_image(card: Card, sharp: float = _SHARP) -> QImage:
    """Draw a card as a picture, with so many pixels to a dot of the page."""
    image = _sharp_image(PAGE, sharp)
    with painting(image) as painter:
        draw_card(painter, card)
    return image


def _sharp_image(size: QSizeF, sharp: float) -> QImage:
    """Return a white picture of a size with so many pixels to a dot; lines and lettering keep their size."""
    image = QImage((size * sharp).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(sharp)
    image.fill(Qt.GlobalColor.white)
    return image


def draw_card(painter: QPainter, card: Card) -> None:
    """Draw a card on a page: the verdict, the spot, and below it what was found and by which ruling."""
    told, inner = card.told, PAGE.width() - 2.0 * _MARGIN
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    head = _text(card_html.headline(told), inner, 96.0)
    _write(painter, head, _MARGIN, _MARGIN)
    top = _MARGIN + head.size().height() + 10.0
    half = (inner - _GAP) / 2.0
    room = PAGE.height() - _MARGIN - top
    low = 0.4 * room
    below = (card_html.findings(told), card_html.record(card.evidence, told))
    columns = [_text(each, half, low) for each in below]
    taken = max(column.size().height() for column in columns)
    _draw_pictures(painter, card, QRectF(_MARGIN, top, inner, room - taken - 10.0))
    for number, column in enumerate(columns):
        _write(painter, column, _MARGIN + number * (half + _GAP), PAGE.height() - _MARGIN - taken)


def _draw_pictures(painter: QPainter, card: Card, room: QRectF) -> None:
    pictures = _pictures(card)
    wide = (room.width() - _GAP * (len(pictures) - 1)) / len(pictures)
    for number, _ in enumerate(pictures):
        left = room.left() + number * (wide + _GAP)
        _draw_picture(painter, card, number, QRectF(left, room.top(), wide, room.height()))


def _pictures(card: Card) -> tuple[str, ...]:
    """Name the pictures of a card: the photograph, where the table lies over one, and the plan."""
    return _CAPTIONS if card.photograph is not None else _CAPTIONS[1:]


def _draw_picture(painter: QPainter, card: Card, number: int, target: QRectF) -> None:
    scene, spot = card.evidence.scene, spot_of(card.evidence, card.unit)
    if number == 0 and card.photograph is not None:
        draw_photograph(painter, target, scene, card.photograph, spot, LIGHT)
    else:
        draw_plan(painter, target, scene, spot, LIGHT)
        closer = closer_of(card.evidence)
        if closer is not None:
            draw_closer(painter, target, scene, spot, closer, LIGHT)


def _text(html: str, width: float, height: float) -> QTextDocument:
    """Set a text into a width, smaller where it would be higher than there is room for."""
    scale = 1.0
    while True:
        document = QTextDocument()
        document.setDocumentMargin(0.0)
        font = QFont(QGuiApplication.font())
        font.setPixelSize(round(_LETTERS * scale))
        document.setDefaultFont(font)
        document.setDefaultStyleSheet(_scaled(card_html.STYLE, scale * _LETTERS / 12.0))
        document.setHtml(f"<body>{html}</body>")
        document.setTextWidth(width)
        if document.size().height() <= height or _LETTERS * scale <= _SMALLEST:
            return document
        scale -= 0.08


def _scaled(style: str, scale: float) -> str:
    return re.sub(r"font-size: (\d+)px", lambda found: f"font-size: {round(int(found[1]) * scale)}px", style)


def _write(painter: QPainter, document: QTextDocument, left: float, top: float) -> None:
    painter.save()
    painter.translate(left, top)
    document.drawContents(painter)
    painter.restore()


def _pdf(card: Card) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS)
    size, lies = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape
    writer.setPageLayout(QPageLayout(size, lies, QMarginsF(), QPageLayout.Unit.Millimeter))
    writer.setTitle(card_html.title_of(card.told))
    writer.setCreator("Battlefield")
    attached = QByteArray(evidence_bytes(card.evidence))
    writer.addFileAttachment(ATTACHED, attached, "application/json")
    with painting(writer) as painter:
        draw_card(painter, card)
    return bytes(buffer.data().data())


def _png(card: Card) -> bytes:
    return _png_of(card_image(card))


def _png_of(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def _html(card: Card) -> bytes:
    size = QSizeF(560.0, 460.0) if card.photograph is not None else QSizeF(1000.0, 520.0)
    pictures = []
    for number, words in enumerate(_pictures(card)):
        image = _sharp_image(size, 2.0)
        with painting(image) as painter:
            _draw_picture(painter, card, number, QRectF(0.0, 0.0, size.width(), size.height()))
        pictures.append((words, f"data:image/png;base64,{b64encode(_png_of(image)).decode()}"))
    return card_html.whole(card.evidence, card.told, pictures)
