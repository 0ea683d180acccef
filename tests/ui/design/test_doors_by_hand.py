"""Doors opened and closed by mouse and key, on a table that is measured and on one that is drawn."""

import pytest
from conftest import Open
from designers import Designer, plain
from hand import LEFT, NONE, Hand
from PySide6.QtTest import QTest

from battlefield.geometry.kernel.shapes import Strip
from battlefield.rules.scene.contents import Door, Scene, Terrain

LEAF = Strip(((20.0, 10.0), (26.0, 10.0)), 0.5)


def yard_with_a_door() -> Scene:
    return plain(
        Terrain("gate", LEAF, kind="door", top=3.0, ground=("impassable",), sight="blocks", door=Door())
    )


@pytest.fixture
def hand(open_scene: Open) -> Hand:
    return open_scene(yard_with_a_door())


def double(hand: Hand, at: tuple[float, float]) -> None:
    hand.click(at)
    QTest.mouseDClick(hand.view.viewport(), LEFT, NONE, hand.pixel(at))
    hand.release(at)


def sight(hand: Hand) -> str:
    return hand.window.page.desk.scene.terrain[0].sight


def test_a_double_click_opens_a_door_and_another_closes_it(hand: Hand) -> None:
    double(hand, (23.0, 10.1))
    assert sight(hand) == "clear" and hand.desk.document.history.undo_label == "Open gate"
    double(hand, (23.0, 10.1))
    assert sight(hand) == "blocks"


def test_a_key_opens_the_door_at_the_pointer_and_undo_closes_it(hand: Hand) -> None:
    hand.move((24.0, 10.4))
    hand.key("Shift+C")
    assert sight(hand) == "clear"
    hand.key("Ctrl+Z")
    assert sight(hand) == "blocks"


def test_a_double_click_beside_a_door_opens_nothing(hand: Hand) -> None:
    double(hand, (23.0, 13.0))
    assert sight(hand) == "blocks"


def test_doors_open_while_a_table_is_drawn(hand: Hand) -> None:
    Designer(hand)
    double(hand, (23.0, 10.0))
    assert sight(hand) == "clear"
    hand.key("Shift+C")
    assert sight(hand) == "blocks"
