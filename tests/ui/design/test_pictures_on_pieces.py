"""A picture of your own laid on pieces in the window: by its key, undone in one step, typed over."""

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog

from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Board, Scene, Terrain

SQUARE = Polygon(((4.0, 4.0), (10.0, 4.0), (10.0, 8.0), (4.0, 8.0)))


@pytest.fixture
def laid(open_scene, tmp_path, monkeypatch):
    """A hand at a table of one piece, on which a red picture has just been laid."""
    image = QImage(30, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("#c02020"))
    assert image.save(str(tmp_path / "roof.png"))
    answer = lambda *_: (str(tmp_path / "roof.png"), "")  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    hand = open_scene(Scene(Board(20.0, 12.0), terrain=(Terrain("a", SQUARE, name="Hall"),)))
    hand.window.run("design")
    hand.until(lambda: hand.window.modes.now == "design")
    hand.desk.select([Ref("terrain", "a")])
    hand.window.run("own_picture")
    return hand


def item(hand):
    (found,) = hand.page.board.terrain_items()
    return found


def test_a_picture_is_laid_shown_and_undone_in_one_step(laid):
    assert laid.desk.scene.terrain[0].picture.file.endswith("roof.png")
    assert laid.desk.scene.terrain[0].picture.width == 6.0
    laid.until(lambda: bool(item(laid).images))
    laid.desk.undo()
    assert laid.desk.scene.terrain[0].picture is None


def test_its_measures_are_typed_in_the_panel(laid):
    panel = laid.page.panels["Properties"]
    assert panel.focus("picture width")
    panel.rows["picture width"].changed.emit("picture width", "3")
    panel.rows["picture way"].changed.emit("picture way", "tiled")
    picture = laid.desk.scene.terrain[0].picture
    assert (picture.width, picture.way) == (3.0, "tiled")
