"""Pictures read for the table: scaled down, straightened, refused with a sentence."""

import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF

from battlefield.files.text.errors import SceneError
from battlefield.geometry.outlines.homography import Placed
from battlefield.rules.scene.contents import Board
from battlefield.ui.board.backdrop import straightened
from battlefield.ui.widgets.read_pictures import load_picture

BOARD = Board(40.0, 30.0)


def _png_head(width: int, height: int) -> bytes:
    """A PNG that claims a size, and then has next to nothing."""
    claimed = _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + claimed + _chunk(b"IDAT", zlib.compress(b"0")) + _chunk(b"IEND", b"")


def _chunk(name: bytes, data: bytes) -> bytes:
    whole = name + data
    return struct.pack(">I", len(data)) + whole + struct.pack(">I", zlib.crc32(whole))


def _written(path: Path, width: int, height: int) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#30a050"))
    assert image.save(str(path))
    return path


@pytest.mark.usefixtures("program")
@pytest.mark.parametrize("ending", ["png", "jpg", "webp"])
def test_pictures_of_each_kind_are_read_whatever_they_are_called(tmp_path: Path, ending: str) -> None:
    path = _written(tmp_path / f"map.{ending}", 320, 240).rename(tmp_path / "map.unknown")
    found = load_picture(path)
    assert (found.size.width(), found.size.height()) == (320, 240)
    assert (found.image.width(), found.image.height()) == (320, 240)


@pytest.mark.usefixtures("program")
def test_a_drawing_counts_its_own_units_and_is_drawn_sharply(tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    path.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>', encoding="utf-8")
    found = load_picture(path)
    assert (found.size.width(), found.size.height()) == (60, 40)
    assert found.image.width() > 600


@pytest.mark.usefixtures("program")
def test_a_large_picture_is_scaled_down_but_counts_its_own_pixels(tmp_path: Path) -> None:
    found = load_picture(_written(tmp_path / "map.jpg", 6000, 4000))
    assert (found.size.width(), found.size.height()) == (6000, 4000)
    assert found.image.width() * found.image.height() <= 16_100_000


@pytest.mark.usefixtures("program")
@pytest.mark.parametrize(
    ("data", "words"),
    [
        (_png_head(12_000, 9_000), "has 12000 × 9000 pixels; scale it down to at most 60 million"),
        (_png_head(2_000_000_000, 2_000_000_000), "pixels|damaged"),
        (_png_head(100, 100), "is damaged"),
        (b"\xff\xd8\xff\xe0 no more than a head", "is damaged"),
        (b"<svg", "is damaged"),
        (b"<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/>", "is damaged"),
        (b"<svg " + b" " * (8 * 1024 * 1024), "more than 8 MB"),
    ],
)
def test_a_hostile_picture_gives_one_clear_sentence(
    tmp_path: Path, data: bytes, words: str, told_mistakes: list[str]
) -> None:
    (tmp_path / "map.png").write_bytes(data)
    with pytest.raises(SceneError, match=words) as found:
        load_picture(tmp_path / "map.png")
    assert "\n" not in str(found.value)
    told_mistakes[:] = [words for words in told_mistakes if "JPEG" not in words]  # Qt says so in the log too


FROM_ABOVE = [(120.0, 60.0), (500.0, 80.0), (610.0, 430.0), (30.0, 400.0)]
ALONG_THE_TABLE = [(240.0, 200.0), (400.0, 200.0), (620.0, 460.0), (20.0, 460.0)]  # the horizon at y = 105


@pytest.mark.usefixtures("program")
@pytest.mark.parametrize(("corners", "edge"), [(FROM_ABOVE, 0.3), (ALONG_THE_TABLE, 1.5)])
def test_a_photograph_is_straightened_onto_the_board(
    tmp_path: Path, corners: list[tuple[float, float]], edge: float
) -> None:
    places = [(0.0, 0.0), (40.0, 0.0), (40.0, 30.0), (0.0, 30.0)]
    onto = Placed.by(list(zip(corners, places, strict=True))).map
    marks = [(10.0, 10.0), (31.0, 6.0), (20.0, 25.0)]
    photo = QImage(640, 480, QImage.Format.Format_RGB32)
    photo.fill(QColor("black"))
    painter = QPainter(photo)
    painter.setBrush(QColor("#40a040"))
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    painter.setBrush(QColor("red"))
    for mark in marks:
        painter.drawEllipse(QPointF(*onto.inverse.point(mark)), 5.0, 5.0)
    painter.end()
    assert photo.save(str(tmp_path / "photo.png"))
    laid = straightened(load_picture(tmp_path / "photo.png"), onto, BOARD)
    sharp = laid.width() / BOARD.width
    for x, y in marks:
        assert QColor(laid.pixel(round(x * sharp), round(y * sharp))).red() > 200
    assert QColor(laid.pixel(round(5 * sharp), round(20 * sharp))).green() > 120
    for x, y in ((edge, edge), (40 - edge, edge), (40 - edge, 30 - edge), (edge, 30 - edge)):
        assert QColor(laid.pixel(round(x * sharp), round(y * sharp))).green() > 120


@pytest.mark.usefixtures("program")
def test_a_photograph_is_read_as_the_camera_was_held(tmp_path: Path) -> None:
    path = _written(tmp_path / "map.jpg", 320, 240)
    entry = struct.pack("<HHIHH", 0x0112, 3, 1, 6, 0)  # a quarter to the right
    told = b"Exif\0\0II" + struct.pack("<HIH", 42, 8, 1) + entry + bytes(4)
    data = path.read_bytes()
    path.write_bytes(data[:2] + b"\xff\xe1" + struct.pack(">H", len(told) + 2) + told + data[2:])
    found = load_picture(path)
    assert (found.size.width(), found.size.height()) == (240, 320)
    assert (found.image.width(), found.image.height()) == (240, 320)
