"""What a scenario draws, seen in a battle: zones, entry edges and notes, faintly, and its picture."""

from dataclasses import replace

import pytest
from battle_hand import show_battle
from PySide6.QtGui import QColor, QImage

from battlefield.app.battle.opening import begun
from battlefield.files.battles.scripts import read_script
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.resources import asset
from battlefield.rules.scene.scenario import Backdrop, Entry, Note, Scenery, Zone


def box(left, top, right, bottom):
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


@pytest.fixture
def drawn(start, tmp_path):
    """A window with a battle on a table on which a scenario draws."""
    image = QImage(120, 120, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    assert image.save(str(tmp_path / "map.png"))
    hand = start()
    script = read_script(asset("rosters/first_battle.json"))
    size = script.board.width, script.board.height
    corners = ((0.0, 0.0), (120.0, 0.0), (120.0, 120.0), (0.0, 120.0))
    places = ((0.0, 0.0), (size[0], 0.0), size, (0.0, size[1]))
    picture = Backdrop(str(tmp_path / "map.png"), tuple(zip(corners, places, strict=True)), 1.0)
    one, other = script.rosters
    script = replace(
        script,
        terrain=(),
        zones=(Zone("north", box(0, 0, size[0], 8), side=one), Zone("south", box(0, 14, 9, 22), side=other)),
        entries=(Entry("road", ((0.0, 4.0), (0.0, 12.0)), one),),
        scenery=Scenery((), (Note("mill", (15.0, 15.0), "Old mill"),), picture),
    )
    show_battle(hand.window, begun(script, tmp_path / "journals", "").battle, "A drawn battle")
    return hand


def test_zones_entry_edges_and_notes_are_drawn_faintly(drawn):
    items = drawn.window.page.board.drawn_items()
    assert [item.part.id for item in items] == ["north", "south", "road", "mill"]
    assert all(0.3 < item.opacity() < 0.8 for item in items)
    assert [item.side for item in items[:3]] == [0, 1, 0]


def test_the_picture_lies_under_the_battle(drawn):
    board = drawn.window.page.board
    drawn.until(lambda: board.ground[0].picture is not None)
    middle = board.ground[0].picture.rect().center()
    assert board.ground[0].picture.pixelColor(middle).name() == "#ff0000"
