"""Borders of areas on the table: one line for each, of a form of its own, wherever the table is drawn."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Area, Board, Border, Scene
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.printing.picture import board_image
from battlefield.ui.widgets.palette import LIGHT

PIXELS = 40


def box(id_: str, left: float, right: float, level: float = 0.0) -> Area:
    return Area(id_, Polygon(((left, 0.0), (right, 0.0), (right, 8.0), (left, 8.0))), level)


def table(kind: str | None = None, level: float = 0.0) -> Scene:
    borders = () if kind is None else (Border(((8.0, 0.0), (8.0, 8.0)), kind, "b"),)
    areas = box("yard", 0.0, 8.0), box("loft", 8.0, 16.0, level)
    return Scene(Board(16.0, 8.0), areas=areas, borders=borders)


def columns(image: QImage) -> list[list[int]]:
    """Read the grey of the columns of pixels about the border, at x = 8 inches."""
    middle = round(8.0 * PIXELS)
    rows = range(3 * PIXELS, 7 * PIXELS)
    return [[image.pixelColor(x, y).lightness() for y in rows] for x in range(middle - 14, middle + 15)]


def picture(scene: Scene) -> list[list[int]]:
    return columns(board_image(scene, LIGHT, PIXELS))


def inked(column: list[int]) -> float:
    return sum(grey < 130 for grey in column) / len(column)


@pytest.mark.usefixtures("program")
def test_an_exported_picture_tells_the_kinds_of_borders_apart_by_form():
    dots, step, wall = (picture(scene) for scene in (table(), table(level=2.0), table("barrier")))
    assert 0.1 < inked(dots[14]) < 0.7  # broken, not a line
    assert inked(step[14]) > 0.9 and inked(wall[14]) > 0.9
    left, right = [inked(step[n]) for n in (6, 22)]
    assert (left > 0.05) != (right > 0.05)  # teeth on the lower side alone
    assert all(inked(wall[n]) > 0.03 for n in (6, 22))  # bars on both


@pytest.mark.usefixtures("program")
def test_a_height_step_is_marked_where_nobody_drew_a_border():
    board = BoardScene(LIGHT, cached=False)
    board.design()
    board.show_scene(table(level=2.0))
    image = QImage(16 * PIXELS, 8 * PIXELS, QImage.Format.Format_ARGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board.render(painter, QRectF(image.rect()), QRectF(0, 0, 16, 8))
    painter.end()
    found = columns(image)
    assert inked(found[14]) > 0.9 and (inked(found[6]) > 0.05) != (inked(found[22]) > 0.05)


@pytest.mark.usefixtures("program")
def test_an_open_border_drawn_over_a_step_is_a_step_no_more():
    assert inked(picture(table("open", 2.0))[14]) < 0.7
