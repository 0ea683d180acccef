"""A photograph is seen and measured in as its camera was held, by what its file says (EXIF)."""

import struct

import pytest
from campaigns import few
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from battlefield.ui.widgets.read_pictures import load_picture

TURNED = {1: 0, 3: 180, 6: -90, 8: 90}  # degrees by which the sensor's picture lies, for each orientation


def oriented(data, orientation):
    """Put an orientation into a JPEG file."""
    field = struct.pack(">HHIHH", 0x0112, 3, 1, orientation, 0)
    told = b"Exif\0\0MM\0*" + struct.pack(">IH", 8, 1) + field + bytes(4)
    return data[:2] + b"\xff\xe1" + struct.pack(">H", len(told) + 2) + told + data[2:]


@pytest.mark.parametrize("orientation", TURNED)
@pytest.mark.parametrize("wide", few([400, 4800], 1))  # as it is, and scaled down to be shown
def test_a_photograph_stands_as_its_camera_was_held(program, tmp_path, orientation, wide):
    assert program is not None
    upright = QImage(wide, wide * 3 // 4, QImage.Format.Format_RGB32)
    upright.fill(QColor("white"))
    painter = QPainter(upright)
    painter.fillRect(0, 0, wide // 8, wide // 8, QColor("red"))
    painter.end()
    path = tmp_path / "held.jpg"
    upright.transformed(QTransform().rotate(TURNED[orientation])).save(str(path), "JPEG", 95)
    path.write_bytes(oriented(path.read_bytes(), orientation))
    shown = load_picture(path)
    assert shown.size.toTuple() == (wide, wide * 3 // 4)
    assert shown.image.width() > shown.image.height()
    assert shown.image.pixelColor(5, 5).red() > 200 > 60 > shown.image.pixelColor(5, 5).green()
    assert shown.image.pixelColor(shown.image.width() - 5, 5).green() > 200
