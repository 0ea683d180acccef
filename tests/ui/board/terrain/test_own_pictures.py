"""Pictures on pieces, painted to the exact edge, in their size and turn, on screen and on paper."""

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer

from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.piece_picture import PiecePicture
from battlefield.ui.board.terrain.laying_pictures import pictures_on
from battlefield.ui.printing.picture import board_image, draw_board
from battlefield.ui.widgets.palette import LIGHT

pytestmark = pytest.mark.usefixtures("program")
SCALE = 20  # pixels to the inch
SQUARE = Polygon(((2.0, 2.0), (8.0, 2.0), (8.0, 6.0), (2.0, 6.0)))
RED, BLUE = QColor("#c02020"), QColor("#2020c0")


@pytest.fixture
def picture(tmp_path):
    """A picture of two halves, red above and blue below."""
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(RED)
    painter = QPainter(image)
    painter.fillRect(0, 20, 40, 20, BLUE)
    painter.end()
    path = tmp_path / "halves.png"
    assert image.save(str(path))
    return path


def table(path, outline=SQUARE, **more):
    return Scene(Board(12.0, 10.0), terrain=(Terrain("a", outline, picture=PiecePicture(str(path), **more)),))


def colour(scene, x, y):
    return board_image(scene, LIGHT, SCALE).pixelColor(round(x * SCALE), round(y * SCALE)).name()


def test_a_picture_lies_in_the_middle_of_its_piece_in_its_width(picture):
    scene = table(picture, width=2.0)  # over x 4 to 6, y 3 to 5
    assert colour(scene, 5.0, 3.2) == RED.name() and colour(scene, 5.0, 4.8) == BLUE.name()
    assert colour(scene, 3.5, 4.0) not in (RED.name(), BLUE.name())


def test_a_turned_picture_is_turned_clockwise(picture):
    scene = table(picture, width=2.0, turn=90.0)
    assert colour(scene, 5.8, 4.4) == RED.name() and colour(scene, 4.2, 4.4) == BLUE.name()


def test_a_picture_is_cut_at_the_edge_of_its_piece_or_laid_over_it(picture):
    round_ = Circle((5.0, 4.0), 1.5)
    assert colour(table(picture, round_, width=6.0), 7.5, 1.5) not in (RED.name(), BLUE.name())
    assert colour(table(picture, round_, width=6.0, way="over"), 7.5, 1.5) == RED.name()


def test_a_texture_is_repeated_over_all_of_its_piece(picture):
    scene = table(picture, width=1.0, way="tiled")
    assert colour(scene, 2.5, 2.75) == RED.name()
    for x in (2.5, 4.5, 7.5):
        assert {colour(scene, x, y) for y in (3.75, 4.25)} == {RED.name(), BLUE.name()}


def test_a_picture_in_lines_has_it_cut_out(picture):
    store = QBuffer()
    store.open(QIODevice.OpenModeFlag.WriteOnly)
    sheet = QSvgGenerator()
    sheet.setOutputDevice(store)
    sheet.setViewBox(QRectF(0, 0, 240, 200))
    painter = QPainter(sheet)
    draw_board(painter, QRectF(0, 0, 240, 200), table(picture, Circle((5.0, 4.0), 1.5), width=6.0), LIGHT)
    painter.end()
    image = QImage(240, 200, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    QSvgRenderer(store.data()).render(painter)
    painter.end()
    assert image.pixelColor(104, 70).name() == RED.name()
    assert image.pixelColor(150, 30).name() != RED.name()


def test_a_picture_that_is_gone_leaves_the_piece_as_it_was_and_is_told(tmp_path):
    images, said = pictures_on(table(tmp_path / "gone.png", width=2.0), None)
    assert images == {} and said.startswith("A picture on a piece is not shown: ") and "gone.png" in said
    assert board_image(table(tmp_path / "gone.png", width=2.0), LIGHT, SCALE) == board_image(
        Scene(Board(12.0, 10.0), terrain=(Terrain("a", SQUARE),)), LIGHT, SCALE
    )
