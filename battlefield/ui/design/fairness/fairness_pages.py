"""A report of fairness as PDF pages and as one HTML file with its pictures."""

from base64 import b64encode
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)

from battlefield.app.checks import fairness_html
from battlefield.app.checks.fairness import Fairness
from battlefield.app.checks.grid_steps import Steps, all_steps
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.translation import in_english
from battlefield.files.scene.whole_files import write_bytes
from battlefield.rules.scene.contents import Scene
from battlefield.ui.design.fairness.fairness_picture import draw_picture, picture_image, picture_size
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import LIGHT

ENDINGS = (".pdf", ".html")
DOTS = 96  # to the inch of paper
_MARGIN = 14.0  # millimetres
_GAP = 20.0  # pixels between pictures
_PICTURE = QSizeF(520.0, 620.0)


def report_title(scene: Scene) -> str:
    """Name the report."""
    return f"Fairness of {scene.name}" if scene.name else "Fairness of the table"


def write_fairness(path: Path, found: Fairness, scene: Scene, unit: LengthUnit = "inches") -> None:
    """Write the report as PDF or HTML by the file's ending; SceneError where it cannot be written."""
    make = pdf_bytes if path.suffix.lower() == ".pdf" else html_bytes
    with in_english():
        made = make(found, scene, unit)
    write_bytes(path, made)


def html_bytes(found: Fairness, scene: Scene, unit: LengthUnit = "inches") -> bytes:
    """Write the report as one HTML file."""
    pictures = [(steps.title, _address(scene, steps)) for steps in all_steps(found)]
    return fairness_html.whole(found, report_title(scene), pictures, unit).encode()


def _address(scene: Scene, steps: Steps) -> str:
    return f"data:image/png;base64,{b64encode(_png(scene, steps)).decode()}"


def _png(scene: Scene, steps: Steps) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture_image(scene, steps, LIGHT, _PICTURE, 2.0))
    return bytes(buffer.data().data())


def pdf_bytes(found: Fairness, scene: Scene, unit: LengthUnit = "inches") -> bytes:
    """Write the report as PDF: the figures, then the pictures of both sides side by side."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS)
    size, upright = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    writer.setPageLayout(QPageLayout(size, upright, margins, QPageLayout.Unit.Millimeter))
    writer.setTitle(report_title(scene))
    writer.setCreator("Battlefield")
    with painting(writer) as painter:
        page = QSizeF(writer.width(), writer.height())
        _draw_text(painter, writer, page, fairness_html.body(found, report_title(scene), unit))
        _draw_pictures(painter, writer, page, found, scene)
    return bytes(buffer.data().data())


def _draw_text(painter: QPainter, writer: QPdfWriter, page: QSizeF, text: str) -> None:
    document = QTextDocument()
    font = QFont(QGuiApplication.font())
    font.setPixelSize(12)
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setDefaultStyleSheet(fairness_html.STYLE)
    document.setHtml(f"<body>{text}</body>")
    document.setPageSize(page)
    for number in range(document.pageCount()):
        if number:
            writer.newPage()
        painter.save()
        part = QRectF(0.0, number * page.height(), page.width(), page.height())
        painter.translate(0.0, -part.top())
        document.drawContents(painter, part)
        painter.restore()


def _draw_pictures(
    painter: QPainter, writer: QPdfWriter, page: QSizeF, found: Fairness, scene: Scene
) -> None:
    """Draw four pictures to a page, two beside each other."""
    room = QSizeF((page.width() - _GAP) / 2.0, (page.height() - _GAP) / 2.0)
    for number, steps in enumerate(all_steps(found)):
        if number % 4 == 0:
            writer.newPage()
        size = picture_size(scene, room)
        painter.save()
        row, column = divmod(number % 4, 2)
        painter.translate(column * (room.width() + _GAP), row * (size.height() + _GAP))
        draw_picture(painter, size, scene, steps, LIGHT)
        painter.restore()
