"""Words about terrain make way for bases that have moved onto them, as long as there is room elsewhere."""

import pytest
from PySide6.QtCore import QRectF

from battlefield.geometry.kernel.shapes import BaseSize, Strip
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.widgets.palette import LIGHT

pytestmark = pytest.mark.usefixtures("program")
LOD = 30.0
TRACK = Terrain("track", Strip(((3.0, 0.0), (3.0, 20.0)), 4.0), name="Cart track", kind="road")


def table(at):
    model = Model("a", BaseSize("round", 40.0, 40.0), at)
    return Scene(Board(20.0, 20.0), terrain=(TRACK,), models=(model,))


def test_the_name_of_a_road_moves_out_from_under_a_base():
    board = BoardScene(LIGHT)
    board.show_scene(table((15.0, 10.0)))
    (word,) = board.word_rooms(LOD)
    at = (word.center().x(), word.center().y())
    board.show_scene(table(at))
    board.clear_words(LOD)
    base = QRectF(at[0] - 0.8, at[1] - 0.8, 1.6, 1.6)
    (moved,) = board.word_rooms(LOD)
    assert not moved.intersects(base)
    board.clear_words(LOD)
    assert board.word_rooms(LOD) == (moved,)
