"""Dragging bases and templates: nothing changes until the release, and Esc takes it back."""

from math import hypot

import pytest
from board_facts import assert_board_shows
from conftest import Open
from hand import MIDDLE, RIGHT, Hand, Point
from PySide6.QtWidgets import QApplication, QMenu
from yards import ADA, BEN, CAT, EVA, yard, yard_with_templates


def step_of(hand: Hand, start: Point, end: Point) -> Point:
    """Give the step in inches between the pixels at two places."""
    first, last = hand.near(start), hand.near(end)
    return last[0] - first[0], last[1] - first[1]


def test_while_a_base_is_dragged_the_board_shows_it_moved_and_the_scene_keeps_it(hand: Hand) -> None:
    before = hand.scene
    by = step_of(hand, (6, 6), (10, 12))
    hand.press((6, 6))
    hand.move((8, 8))
    hand.move((10, 12))
    assert hand.scene is before
    assert not hand.desk.document.is_modified
    assert hand.shown_at(ADA) == pytest.approx((6 + by[0], 6 + by[1]), abs=1e-6)
    assert_board_shows(hand.desk.shown, hand.page.board)
    hand.release((10, 12))


def test_where_a_dragged_base_stood_its_outline_stays_until_the_release(hand: Hand) -> None:
    old = [hand.pixel((6 + dx, 6)) for dx in (-16 / 25.4, 16 / 25.4)]
    hand.press((6, 6))
    hand.move((10, 12))
    dragged = hand.picture()
    hand.release((10, 12))
    hand.key("Esc")
    after = hand.picture()
    for pixel in old:
        row = [(pixel.x() + dx, pixel.y() + dy) for dx in range(-2, 3) for dy in range(-4, 5)]
        assert any(dragged.pixel(x, y) != after.pixel(x, y) for x, y in row)


def test_the_release_makes_one_entry_in_the_history(hand: Hand) -> None:
    by = step_of(hand, (6, 6), (10, 12))
    hand.drag((6, 6), (10, 12))
    assert len(hand.labels) == 2
    assert hand.labels[1].startswith("Move Ada by")
    assert hand.model(ADA).at == pytest.approx((6 + by[0], 6 + by[1]), abs=1e-6)
    assert hand.desk.document.is_modified
    assert "•" in hand.window.windowTitle()
    hand.until(lambda: hand.page.history.list.count() == 2)
    assert hand.page.history.list.item(1).text() == hand.labels[1]


def test_a_drag_leaves_every_other_piece_alone(hand: Hand) -> None:
    hand.drag((6, 6), (10, 12))
    assert hand.scene.models[1:] == yard().models[1:]
    assert hand.scene.terrain == yard().terrain


def test_the_read_out_follows_the_drag(hand: Hand) -> None:
    hand.press((6, 6))
    for end in ((8, 8), (10, 12), (7, 6.5)):
        hand.move(end)
        by = step_of(hand, (6, 6), end)
        assert f"moved {hypot(*by):.3f} in" in hand.window.reading.text()
    hand.release((7, 6.5))
    hand.move((7, 6.6))
    assert "moved" not in hand.window.reading.text()


def test_the_read_out_names_the_place_under_the_pointer(hand: Hand) -> None:
    hand.move((13.25, 4.5))
    x, y = hand.near((13.25, 4.5))
    assert f"{x:.2f}, {y:.2f} in" in hand.window.reading.text()


def test_a_click_that_trembles_by_two_pixels_moves_nothing(hand: Hand) -> None:
    pixel = hand.pixel((6, 6))
    hand.press((6, 6))
    hand.move_pixel(pixel + type(pixel)(1, 1))
    hand.release((6, 6))
    assert hand.scene == yard()
    assert len(hand.labels) == 1
    assert hand.selected == [ADA]


def test_escape_during_a_drag_takes_it_back(hand: Hand) -> None:
    hand.press((6, 6))
    hand.move((10, 12))
    hand.key("Esc")
    assert hand.shown_at(ADA) == (6.0, 6.0)
    hand.move((11, 12))
    hand.release((11, 12))
    assert hand.scene == yard()
    assert len(hand.labels) == 1
    assert_board_shows(yard(), hand.page.board)


def test_several_selected_bases_move_together(hand: Hand) -> None:
    hand.drag((4.5, 4.5), (9.2, 10))
    assert hand.selected == [ADA, BEN, CAT]
    by = step_of(hand, (8, 6), (11, 8))
    hand.drag((8, 6), (11, 8))
    for before, after in zip(yard().models, hand.scene.models, strict=True):
        step = (after.at[0] - before.at[0], after.at[1] - before.at[1])
        expected = by if before.id in (ADA, BEN, CAT) else (0, 0)
        assert step == pytest.approx(expected, abs=1e-6)
    assert hand.labels[1].startswith("Move 3 models by")
    assert len(hand.labels) == 2


def test_a_drag_beyond_the_table_lays_the_base_aside(hand: Hand) -> None:
    hand.drag((6, 6), (-0.8, 6))
    assert hand.model(ADA).at[0] < 0
    assert_board_shows(hand.scene, hand.page.board)


def test_a_drag_is_taken_back_by_undo_and_brought_back_by_redo(hand: Hand) -> None:
    hand.drag((6, 6), (10, 12))
    moved = hand.scene
    hand.key("Ctrl+Z")
    assert hand.scene == yard()
    assert_board_shows(yard(), hand.page.board)
    hand.key("Ctrl+Shift+Z")
    assert hand.scene == moved
    hand.key("Ctrl+Z")
    hand.key("Ctrl+Y")
    assert hand.scene == moved
    assert_board_shows(moved, hand.page.board)


def test_a_template_is_dragged_like_a_base(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    by = step_of(hand, (12, 3.5), (9, 13))
    hand.drag((12, 3.5), (9, 13))
    assert hand.template("blast").template.at == pytest.approx((12 + by[0], 3 + by[1]), abs=1e-6)


def test_a_nova_cannot_be_dragged_off_its_model(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.drag((16, 7.7), (12, 12))
    assert hand.scene == yard_with_templates()
    assert hand.selected == ["nova"]
    assert_board_shows(hand.scene, hand.page.board)


def test_a_nova_follows_the_drag_of_its_model(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.press((16, 9))
    hand.move((13, 12))
    assert hand.shown_at("nova") == hand.shown_at(EVA)
    hand.release((13, 12))
    assert hand.template("nova").template.at == hand.model(EVA).at
    assert hand.model(EVA).at != (16.0, 9.0)
    hand.key("Ctrl+Z")
    assert hand.scene == yard_with_templates()


@pytest.mark.parametrize("key", ["T", "V"])
def test_taking_another_tool_in_the_middle_of_a_drag_takes_the_drag_back(hand: Hand, key: str) -> None:
    hand.press((6, 6))
    hand.move((10, 12))
    hand.key(key)
    hand.release((10, 12))
    assert hand.scene == yard()
    assert hand.desk.shown == hand.scene
    assert_board_shows(yard(), hand.page.board)


def test_the_middle_button_pressed_in_a_drag_does_not_leave_the_base_on_the_pointer(hand: Hand) -> None:
    hand.press((6, 6))
    hand.move((9, 9))
    hand.press((9, 9), button=MIDDLE)
    hand.release((9, 9))
    hand.release((9, 9), button=MIDDLE)
    hand.move((14, 14))
    assert hand.desk.drag is None
    assert hand.desk.shown == hand.scene


def test_the_right_button_selects_what_is_under_it_and_offers_what_can_be_done(hand: Hand) -> None:
    hand.press((8, 6), button=RIGHT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    names = [action.objectName() for action in menu.actions() if not action.isSeparator()]
    menu.close()
    hand.release((8, 6), button=RIGHT)
    assert hand.selected == [BEN]
    assert names[0] == "search"
    assert {"turn_right", "delete", "move_exactly", "place_nova"} <= set(names)
    assert "nudge_left" not in names


def test_the_menu_over_the_empty_table_offers_what_can_be_put_there(hand: Hand) -> None:
    hand.press((12, 12), button=RIGHT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    names = [action.objectName() for action in menu.actions() if not action.isSeparator()]
    menu.close()
    assert names[0] == "search"
    assert {"place_round", "add_base", "tape_tool"} <= set(names)
