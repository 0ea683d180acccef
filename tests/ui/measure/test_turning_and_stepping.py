"""Turning, nudging, typed moves, deleting and copying, by keys and by the handle."""

from math import atan2, cos, degrees, radians, sin

import pytest
from board_facts import assert_board_shows, toward
from conftest import Open
from hand import ALT, Hand, Point
from PySide6.QtWidgets import QApplication
from yards import ADA, CAT, DAN, yard, yard_with_templates


@pytest.mark.parametrize(
    ("key", "step"), [("Left", (-1, 0)), ("Right", (1, 0)), ("Up", (0, -1)), ("Down", (0, 1))]
)
def test_arrow_keys_nudge_by_a_tenth_and_with_shift_step_by_an_inch(
    hand: Hand, key: str, step: Point
) -> None:
    hand.click((6, 6))
    hand.key(key)
    assert hand.model(ADA).at == pytest.approx((6 + 0.1 * step[0], 6 + 0.1 * step[1]), abs=1e-9)
    hand.key(f"Shift+{key}")
    assert hand.model(ADA).at == pytest.approx((6 + 1.1 * step[0], 6 + 1.1 * step[1]), abs=1e-9)
    assert_board_shows(hand.scene, hand.page.board)


def test_ten_nudges_there_and_ten_back_end_exactly_where_they_began(hand: Hand) -> None:
    hand.click((6, 6))
    hand.key(*["Right"] * 10, *["Left"] * 10)
    assert hand.scene == yard()


def test_the_board_does_not_scroll_when_arrow_keys_are_pressed(hand: Hand) -> None:
    before = hand.near((12, 9))
    pixel = hand.pixel((12, 9))
    hand.key("Left", "Down", "Shift+Right")
    assert hand.inch(pixel) == pytest.approx(before, abs=1e-9)


def test_a_typed_move_is_made_by_keys_alone(hand: Hand) -> None:
    hand.key("N", "M")
    assert hand.page.move_box.isVisible()
    hand.write("4.5 at 30")
    hand.key("Return")
    expected = (6 + 4.5 * sin(radians(30)), 6 - 4.5 * cos(radians(30)))
    assert hand.model(ADA).at == pytest.approx(expected, abs=1e-6)
    assert len(hand.labels) == 2
    hand.key("Esc")
    assert not hand.page.move_box.isVisible()
    assert hand.view.hasFocus()


@pytest.mark.parametrize(
    ("text", "place"), [("+3, -1", (9, 5)), ("to 12, 8", (12, 8)), ("25.4mm at 90", (7, 6))]
)
def test_steps_and_places_can_be_typed(hand: Hand, text: str, place: Point) -> None:
    hand.key("N", "M")
    hand.write(text)
    hand.key("Return")
    assert hand.model(ADA).at == pytest.approx(place, abs=1e-6)
    assert_board_shows(hand.scene, hand.page.board)


def test_a_typed_move_that_is_none_is_answered_by_a_sentence_and_moves_nothing(hand: Hand) -> None:
    hand.key("N", "M")
    hand.write("somewhere nice")
    hand.key("Return")
    words = hand.page.move_box.words
    assert words.objectName() == "warning"
    assert "somewhere nice" in words.text()
    assert "4.5 at 30" in words.text()
    assert hand.scene == yard()
    hand.write("1 at 90")
    hand.key("Return")
    assert hand.model(ADA).at == pytest.approx((7, 6), abs=1e-6)
    assert words.objectName() == "quiet"


def test_a_locked_template_cannot_be_moved_by_typing_and_the_box_says_why(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.click((19.5, 12.5))
    assert hand.selected == ["diffuse"]
    hand.key("M")
    hand.write("1 at 90")
    hand.key("Return")
    assert hand.scene == yard_with_templates()
    assert "locked" in hand.page.move_box.words.text()


def test_r_and_shift_r_turn_by_fifteen_degrees_and_ctrl_by_one(hand: Hand) -> None:
    hand.click((6, 9))
    for key, facing in (("R", 105), ("Shift+R", 90), ("Shift+R", 75), ("Ctrl+R", 76), ("Ctrl+Shift+R", 75)):
        hand.key(key)
        assert hand.model(CAT).facing == facing
        assert_board_shows(hand.scene, hand.page.board)
    assert hand.model(CAT).at == (6.0, 9.0)


def test_turning_several_turns_each_where_it_stands_and_wheeling_turns_them_as_one(hand: Hand) -> None:
    hand.drag((4.5, 4.5), (9.2, 10))
    hand.key("R")
    assert [model.at for model in hand.scene.models] == [model.at for model in yard().models]
    assert [model.facing for model in hand.scene.models[:3]] == [15, 15, 105]
    hand.key("Ctrl+Z", "Alt+R")
    centre = (20 / 3, 7.0)
    for before, after in zip(yard().models[:3], hand.scene.models[:3], strict=True):
        x, y = before.at[0] - centre[0], before.at[1] - centre[1]
        c, s = cos(radians(15)), sin(radians(15))
        assert after.at == pytest.approx((centre[0] + c * x - s * y, centre[1] + s * x + c * y), abs=1e-6)
        assert after.facing == before.facing + 15


def handle_of(hand: Hand, id_: str) -> Point:
    """Give the place of a base's turning handle: twenty pixels before its front."""
    model = hand.model(id_)
    x, y = toward(model.facing)
    reach = model.base.length_mm / 50.8 + 20 / hand.view.pixels_per_inch
    return model.at[0] + reach * x, model.at[1] + reach * y


def bearing_to(start: Point, end: Point) -> float:
    return degrees(atan2(end[0] - start[0], start[1] - end[1])) % 360


def test_the_handle_turns_a_base_toward_the_pointer(hand: Hand) -> None:
    hand.click((6, 9))
    hand.press(handle_of(hand, CAT))
    for end in ((8, 11), (5, 13), (3, 12)):
        hand.move(end)
        assert hand.scene == yard()
        shown = hand.desk.shown.model(CAT)
        assert shown is not None
        assert shown.facing == pytest.approx(bearing_to((6, 9), hand.near(end)), abs=1e-4)
        assert_board_shows(hand.desk.shown, hand.page.board)
    hand.release((3, 12))
    assert hand.model(CAT).facing == pytest.approx(bearing_to((6, 9), hand.near((3, 12))), abs=1e-4)
    assert hand.model(CAT).at == (6.0, 9.0)
    assert len(hand.labels) == 2
    assert hand.labels[1].startswith("Turn")


def test_escape_while_turning_by_the_handle_turns_it_back(hand: Hand) -> None:
    hand.click((6, 9))
    hand.press(handle_of(hand, CAT))
    hand.move((5, 13))
    hand.key("Esc")
    hand.release((5, 13))
    assert hand.scene == yard()
    assert hand.desk.shown == yard()


def test_the_handle_turns_a_cone_too(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.click((13, 13))
    assert hand.selected == ["cone"]
    x, y = toward(45)
    reach = 8 + 20 / hand.view.pixels_per_inch
    hand.drag((10 + reach * x, 16 + reach * y), (10, 8))
    assert hand.template("cone").template.bearing == pytest.approx(
        bearing_to((10, 16), hand.near((10, 8))), abs=1e-4
    )


def test_alt_and_the_wheel_turn_what_is_selected(hand: Hand) -> None:
    hand.click((6, 9))
    hand.wheel(hand.pixel((6, 9)), 120, ALT)
    assert hand.model(CAT).facing == 95
    hand.wheel(hand.pixel((6, 9)), -120, ALT, sideways=True)
    assert hand.model(CAT).facing == 90


@pytest.mark.parametrize("key", ["Del", "Backspace"])
def test_delete_takes_the_selection_off_the_table(hand: Hand, key: str) -> None:
    hand.click((6, 9))
    hand.key(key)
    assert CAT not in [model.id for model in hand.scene.models]
    assert hand.selected == []
    assert_board_shows(hand.scene, hand.page.board)
    hand.key("Ctrl+Z")
    assert hand.scene == yard()


def test_a_model_takes_its_nova_along_and_undo_brings_both_back(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.click((16, 9))
    hand.key("Del")
    assert "nova" not in [placed.id for placed in hand.scene.templates]
    assert_board_shows(hand.scene, hand.page.board)
    hand.key("Ctrl+Z")
    assert hand.scene == yard_with_templates()
    assert_board_shows(hand.scene, hand.page.board)


def test_a_locked_template_is_not_deleted_and_the_hint_says_why(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.click((19.5, 12.5))
    hand.key("Del")
    assert hand.scene == yard_with_templates()
    assert "Locked" in hand.window.hint.text()


def test_ctrl_d_copies_the_selection_beside_it_and_selects_the_copies(hand: Hand) -> None:
    hand.click((6, 6))
    hand.key("Ctrl+D")
    assert len(hand.scene.models) == 7
    copy = hand.scene.models[-1]
    assert copy.id not in [model.id for model in yard().models]
    assert copy.at == (7.0, 7.0)
    assert (copy.base, copy.unit, copy.side) == (yard().models[0].base, "Watch", "red")
    assert hand.selected == [copy.id]
    assert_board_shows(hand.scene, hand.page.board)


def test_when_the_first_side_is_gone_the_other_takes_its_colour_at_once(hand: Hand) -> None:
    hand.drag((4.5, 4.5), (9.2, 10))
    hand.key("Del", "Esc")
    at_once = hand.picture()
    hand.page.recolour(hand.window.colours)  # paints every base anew
    afresh = hand.picture()
    rim = hand.pixel((16, 6 + 0.93))
    assert at_once.pixelColor(rim) == afresh.pixelColor(rim)
    assert hand.selected == []
    assert hand.model(DAN).at == (16.0, 6.0)


def test_the_keyboard_goes_round_table_and_panels_with_f6(hand: Hand) -> None:
    assert hand.view.hasFocus()
    seen = set()
    for _ in range(5):
        hand.key("F6")
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.add(next(
            (pane.objectName() for pane in hand.page.docks if pane.isAncestorOf(focused)), "table"
        ))  # fmt: skip
    assert {"tray", "selected", "history", "table"} <= seen
