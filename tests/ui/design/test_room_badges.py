"""How many figures an area has room for: on the table while measuring and designing, and in battles."""

import pytest
from conftest import Open
from designers import Designer
from hand import Hand
from PySide6.QtCore import QPointF

import battlefield.ui.battle.table.markers_item as markers
import battlefield.ui.board.scenario.scenario_items as drawn
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Area, Board, Scene
from battlefield.ui.design.page import DesignPage


def area(id_: str, left: float, capacity: int | None, size: float = 10.0) -> Area:
    right = left + size
    ring = ((left, 4.0), (right, 4.0), (right, 4.0 + size), (left, 4.0 + size))
    return Area(id_, Polygon(ring), 0.0, capacity, id_.capitalize())


TABLE = Scene(Board(60.0, 44.0), areas=(area("yard", 4, 3), area("hall", 20, None), area("nook", 40, 2, 0.5)))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of all badges that are painted."""
    found: list[int] = []
    for module in (drawn, markers):
        monkeypatch.setattr(module, "draw_room", lambda *asked: found.append(asked[2]))
    return found


def test_measuring_shows_the_room_of_each_area_that_has_a_limit(open_scene: Open, told: list[int]) -> None:
    hand: Hand = open_scene(TABLE)
    hand.view.viewport().grab()
    assert set(told) == {3}  # the hall has no limit, and the nook is too small for a badge


def test_designing_shows_it_too_and_zooming_in_finds_room_for_all(open_scene: Open, told: list[int]) -> None:
    designer = Designer(open_scene(TABLE))
    assert isinstance(designer.page, DesignPage)
    designer.page.view.zoom(14.0, QPointF(designer.hand.pixel((40.25, 4.25))))
    told.clear()
    designer.page.view.viewport().grab()
    assert 2 in told


def test_without_names_there_are_no_badges(open_scene: Open, told: list[int]) -> None:
    hand = open_scene(TABLE)
    hand.page.board.show_labels(False)
    told.clear()
    hand.view.viewport().grab()
    assert told == []


def test_the_tip_of_an_area_says_its_room(open_scene: Open) -> None:
    hand = open_scene(TABLE)
    assert hand.view.tip_at(QPointF(hand.pixel((8.0, 10.0)))) == "Yard: room for 3 models"
    assert hand.view.tip_at(QPointF(hand.pixel((25.0, 10.0)))) == "Hall: an area without limits"


def test_the_name_of_an_area_stands_clear_of_its_borders_where_these_slope(open_scene: Open) -> None:
    corners = ((10.0, 4.0), (34.0, 28.0), (34.0, 40.0), (10.0, 16.0))  # its uppermost corner is at its left
    hand = open_scene(Scene(Board(60.0, 44.0), areas=(Area("road", Polygon(corners), name="Long Road"),)))
    [item] = [each for each in hand.page.board._drawn.items() if isinstance(each, drawn.OutlinedItem)]
    for lod in (8.0, 14.0, 30.0):
        room = item.words_room(lod)
        assert room is not None
        edges = (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight())
        assert all(at.x() - 6.0 < at.y() < at.x() + 6.0 and 10.0 < at.x() < 34.0 for at in edges)


def test_a_lens_that_tells_more_of_areas_takes_the_place_of_their_names(
    open_scene: Open, told: list[int]
) -> None:
    hand = open_scene(TABLE)
    items = [each for each in hand.page.board._drawn.items() if isinstance(each, drawn.OutlinedItem)]
    hand.window.run("lens_areas")
    hand.until(lambda: not any(item.names for item in items))
    told.clear()
    hand.view.viewport().grab()
    assert told == []
    hand.window.run("lens_areas")
    hand.until(lambda: all(item.names for item in items))
