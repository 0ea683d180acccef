"""Pictures read from files, no larger than they can be shown."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtSvg import QSvgRenderer

from battlefield.files.scene.pictures import PictureKind, read_picture
from battlefield.files.text.errors import SceneError
from battlefield.ui.widgets.painting import painting

MOST_PIXELS = 60_000_000
_READ = 16_000_000  # pixels that a picture is scaled down to


@dataclass(frozen=True, slots=True)
class ReadPicture:
    """A picture as read: scaled down where it is large; `size` is its own, in which its pixels count."""

    image: QImage
    size: QSize


def load_picture(path: Path) -> ReadPicture:
    """Read a picture file; one that cannot be shown is a SceneError."""
    kind, data = read_picture(path)
    image, size = _drawing(data) if kind == "svg" else _pixels(kind, data, path)
    if image.isNull() or size.isEmpty():
        raise SceneError("", "is damaged", "save the picture again", str(path))
    return ReadPicture(image, size)


def _pixels(kind: PictureKind, data: bytes, path: Path) -> tuple[QImage, QSize]:
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind.encode()))
    reader.setAutoTransform(True)  # as the camera was held
    size = reader.size()
    pixels = size.width() * size.height()
    if pixels > MOST_PIXELS:
        found = f"has {size.width()} × {size.height()} pixels"
        expected = f"scale it down to at most {MOST_PIXELS // 1_000_000} million"
        raise SceneError("", found, expected, str(path))
    if pixels > _READ:
        reader.setScaledSize(size * (_READ / pixels) ** 0.5)
    image = reader.read()
    is_turned = (image.width() > image.height()) != (size.width() > size.height())
    return image, size.transposed() if is_turned else size


def _drawing(data: bytes) -> tuple[QImage, QSize]:
    renderer = QSvgRenderer(QByteArray(data))
    size = renderer.defaultSize()
    if not renderer.isValid() or size.isEmpty():
        return QImage(), QSize()
    shown = size * max(1.0, (0.25 * _READ / (size.width() * size.height())) ** 0.5)
    if shown.width() * shown.height() > _READ:
        shown = size * (_READ / (size.width() * size.height())) ** 0.5
    image = QImage(shown.expandedTo(QSize(1, 1)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
    return image, size
