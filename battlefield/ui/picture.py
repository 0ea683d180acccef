"""Pictures of the board: for cards, and as PNG and SVG files at a chosen scale."""

import os
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from battlefield.rules.scene import Scene
from battlefield.ui.board_scene import BoardScene
from battlefield.ui.items import FRAME
from battlefield.ui.palette import Colours

MOST_PIXELS = 120_000_000
_TENTHS = 254  # dots per inch that QSvgGenerator is told: whole numbers of tenths of a millimetre


class PictureError(ValueError):
    """A picture that cannot be made; its text is one sentence for the reader."""


def picture_size(scene: Scene, pixels_per_inch: float) -> QSize:
    """Give the pixels of a picture with its frame; too many are refused."""
    width = round((scene.board.width + 2 * FRAME) * pixels_per_inch)
    height = round((scene.board.height + 2 * FRAME) * pixels_per_inch)
    if min(width, height) < 1 or width * height > MOST_PIXELS or max(width, height) > 32_000:
        raise PictureError(
            f"A picture of {width} × {height} pixels cannot be drawn; choose a scale between "
            f"{1:g} and {least_scale(scene):.0f} pixels per inch"
        )
    return QSize(width, height)


def least_scale(scene: Scene) -> float:
    """Give the largest number of pixels per inch that a picture of this board can have."""
    width, height = scene.board.width + 2 * FRAME, scene.board.height + 2 * FRAME
    return float(min((MOST_PIXELS / (width * height)) ** 0.5, 32_000 / max(width, height)))


def draw_board(
    painter: QPainter, target: QRectF, scene: Scene, colours: Colours, labels: bool = True
) -> None:
    """Draw the table with its frame into a rectangle of the painter."""
    board = BoardScene(colours, cached=False)
    board.show_scene(scene, scene.templates[-1].id if scene.templates else None)
    board.show_labels(labels)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board.render(painter, target, board.table_rect())


def board_image(scene: Scene, colours: Colours, pixels_per_inch: float) -> QImage:
    """Draw the board as an image."""
    size = picture_size(scene, pixels_per_inch)
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(colours.window))
    painter = QPainter(image)
    draw_board(painter, QRectF(0, 0, size.width(), size.height()), scene, colours)
    painter.end()
    return image


def thumbnail(scene: Scene, colours: Colours, room: QSize, ratio: float) -> QImage:
    """Draw the board without words, as large as fits into a room."""
    width, height = scene.board.width + 2 * FRAME, scene.board.height + 2 * FRAME
    scale = min(room.width() / width, room.height() / height)
    image = QImage(
        QSizeF(width * scale * ratio, height * scale * ratio).toSize(), QImage.Format.Format_ARGB32
    )
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    draw_board(painter, QRectF(0, 0, width * scale, height * scale), scene, colours, labels=False)
    painter.end()
    return image


def _svg(scene: Scene, colours: Colours, paper_per_inch: float) -> bytes:
    """Draw the board as SVG whose inch of table is `paper_per_inch` inches wide."""
    width = (scene.board.width + 2 * FRAME) * paper_per_inch
    height = (scene.board.height + 2 * FRAME) * paper_per_inch
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(_TENTHS)
    generator.setSize(QSize(round(width * _TENTHS), round(height * _TENTHS)))
    generator.setViewBox(QRectF(0, 0, width * _TENTHS, height * _TENTHS))
    generator.setTitle(scene.name or "Battlefield")
    painter = QPainter(generator)
    draw_board(painter, QRectF(0, 0, width * _TENTHS, height * _TENTHS), scene, colours)
    painter.end()
    return bytes(buffer.data().data())


def _png(scene: Scene, colours: Colours, pixels_per_inch: float) -> bytes:
    image = board_image(scene, colours, pixels_per_inch)
    image.setDotsPerMeterX(round(pixels_per_inch / 0.0254))
    image.setDotsPerMeterY(round(pixels_per_inch / 0.0254))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def write_picture(path: Path, scene: Scene, colours: Colours, pixels_per_inch: float) -> None:
    """Write the board as PNG, or as SVG at 96 pixels to the inch of paper, by the file's ending."""
    if path.suffix.lower() not in (".png", ".svg"):
        raise PictureError(f"{path.name} must end in .png or .svg")
    draw = _svg if path.suffix.lower() == ".svg" else _png
    scale = pixels_per_inch / 96 if draw is _svg else pixels_per_inch
    data = draw(scene, colours, scale)
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(part, path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise PictureError(f"{path} could not be written: {error.strerror or error}") from error
