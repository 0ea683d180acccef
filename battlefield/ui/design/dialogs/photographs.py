"""Photographs as they come in: read in colour and in grey, and kept where they come from the clipboard."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from battlefield.files.scene.exif import focal_of
from battlefield.files.scene.pictures import read_picture
from battlefield.files.scene.whole_files import need_folder, write_bytes
from battlefield.files.text.errors import SceneError
from battlefield.geometry.photographs import Photograph
from battlefield.ui.widgets import places
from battlefield.ui.widgets.read_pictures import ReadPicture, load_picture


@dataclass(frozen=True, slots=True, eq=False)
class ReadPhotograph:
    """A photograph as it was read: to be shown, and to be measured in."""

    shown: ReadPicture
    photograph: Photograph


def read_photograph(path: Path) -> ReadPhotograph:
    """Read a photograph, in grey too, and find the calibration frames in it."""
    shown = load_picture(path)
    kind, data = read_picture(path)
    if kind == "svg":
        raise SceneError("", "is a drawing", "take a photograph: JPEG, PNG or WebP", str(path))
    grey = shown.image.convertToFormat(QImage.Format.Format_Grayscale8)
    bits = bytes(grey.constBits())
    photograph = Photograph.of(bits, grey.width(), grey.height(), grey.bytesPerLine(), focal_of(data))
    assert photograph.frames is not None  # looked for here, where nobody waits
    return ReadPhotograph(shown, photograph)


def keep_picture(image: QImage) -> Path:
    """Write a picture of the clipboard to a file that is named by what it shows."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    content = bytes(data.data())
    folder = places.state_folder() / "pictures"
    need_folder(folder)
    path = folder / f"pasted-{sha256(content).hexdigest()[:12]}.png"
    if not path.exists():
        write_bytes(path, content)
    return path
