"""Selecting: clicks, keys held with them, frames, and what the panel says."""

import pytest
from conftest import Open
from hand import CTRL, SHIFT, Hand
from PySide6.QtWidgets import QLabel
from yards import ADA, BEN, CAT, DAN, EVA, FAY, yard, yard_with_templates


def test_a_click_selects_a_base_and_shows_its_facts(hand: Hand) -> None:
    hand.click((6, 6))
    assert hand.selected == [ADA]
    fields = hand.page.selection.fields
    hand.until(lambda: fields["model Name"].isVisible())
    assert fields["model Name"].text() == "Ada"
    assert fields["model Unit"].text() == "Watch"
    assert fields["model x"].text() == "6 in"


def test_a_click_on_another_base_selects_only_that(hand: Hand) -> None:
    hand.click((6, 6))
    hand.click((16, 6))
    assert hand.selected == [DAN]


def test_a_click_selects_by_true_shape_not_by_the_box_around_it(hand: Hand) -> None:
    corner = 0.6 * 25 / 25.4  # inside the rectangle's half length, outside a round base's rim on the diagonal
    hand.click((6 + corner, 6 + corner))
    assert hand.selected == []
    hand.click((16 + 0.45, 6 - 0.9))
    assert hand.selected == [DAN]


def test_shift_click_adds_and_never_takes_away(hand: Hand) -> None:
    hand.click((6, 6))
    hand.click((8, 6), SHIFT)
    assert hand.selected == [ADA, BEN]
    hand.click((8, 6), SHIFT)
    assert hand.selected == [ADA, BEN]


def test_ctrl_click_adds_and_takes_away(hand: Hand) -> None:
    hand.click((6, 6))
    hand.click((16, 9), CTRL)
    assert hand.selected == [ADA, EVA]
    hand.click((6, 6), CTRL)
    assert hand.selected == [EVA]


def test_a_click_on_the_empty_table_selects_nothing(hand: Hand) -> None:
    hand.click((6, 6))
    hand.click((12, 12))
    assert hand.selected == []


def test_a_frame_to_the_right_selects_what_it_encloses(hand: Hand) -> None:
    hand.drag((5, 4.5), (8.1, 7.2))
    assert hand.selected == [ADA]


def test_a_frame_to_the_left_selects_what_it_touches(hand: Hand) -> None:
    hand.drag((8.1, 7.2), (5, 4.5))
    assert hand.selected == [ADA, BEN]


def test_a_frame_to_the_left_that_only_meets_a_box_corner_selects_nothing(hand: Hand) -> None:
    hand.drag((5.5, 5.5), (5.0, 5.0))
    assert hand.selected == []


def test_a_frame_with_shift_adds_to_the_selection(hand: Hand) -> None:
    hand.click((19, 6))
    hand.drag((5, 4.5), (9, 7.2), SHIFT)
    assert hand.selected == [ADA, BEN, FAY]


def test_a_frame_is_drawn_while_it_is_dragged_and_gone_after(hand: Hand) -> None:
    before = hand.picture()
    hand.press((10, 10))
    hand.move((13, 13))
    inside, edge = hand.pixel((11.5, 11.5)), hand.pixel((10, 12))
    drawn = hand.picture()
    assert drawn.pixel(inside) != before.pixel(inside)
    assert drawn.pixel(edge) != before.pixel(edge)
    hand.release((13, 13))
    assert hand.picture() == before


def test_escape_during_a_frame_gives_the_selection_back(hand: Hand) -> None:
    hand.click((19, 6))
    hand.press((5, 4.5))
    hand.move((9, 7.2))
    assert hand.selected == [ADA, BEN]
    hand.key("Esc")
    assert hand.selected == [FAY]
    hand.move((12, 12))
    hand.release((12, 12))
    assert hand.selected == [FAY]


def test_escape_selects_nothing(hand: Hand) -> None:
    hand.click((6, 6))
    hand.key("Esc")
    assert hand.selected == []


def test_a_selected_base_is_ringed_on_the_board(hand: Hand) -> None:
    plain = hand.picture()
    hand.click((6, 6))
    ringed = hand.picture()
    rim = hand.pixel((6 - 16 / 25.4, 6)) - hand.pixel((0, 0)) + hand.pixel((0, 0))
    changed = [rim.x() - step for step in range(1, 7) if _differ(plain, ringed, rim.x() - step, rim.y())]
    assert changed, "no ring to the left of the rim"
    hand.key("Esc")
    assert hand.picture() == plain


def _differ(first: object, second: object, x: int, y: int) -> bool:
    return first.pixel(x, y) != second.pixel(x, y)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("key", "expected"), [("N", [ADA]), ("Shift+N", [FAY])])
def test_n_steps_through_the_pieces_by_keys_alone(hand: Hand, key: str, expected: list[str]) -> None:
    hand.key(key)
    assert hand.selected == expected


def test_n_goes_round_every_piece_and_back_to_the_first(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    seen = []
    for _ in range(13):
        hand.key("N")
        seen += hand.selected
    everything = [ADA, BEN, CAT, DAN, EVA, FAY, "blast", "cone", "wall", "beam", "diffuse", "nova"]
    assert seen == [*everything, ADA]


def test_ctrl_a_selects_everything_and_u_the_whole_unit(hand: Hand) -> None:
    hand.click((6, 6))
    hand.key("U")
    assert hand.selected == [ADA, BEN]
    hand.key("Ctrl+A")
    assert hand.selected == [model.id for model in yard().models]
    hand.key("Ctrl+Shift+A")
    assert hand.selected == []


def test_a_thin_wall_can_be_caught_beside_its_line(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.click((13.5, 9.15))
    assert hand.selected == ["wall"]


def test_a_base_under_a_template_is_taken_before_the_template(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.click((16, 9))
    assert hand.selected == [EVA]
    hand.click((16, 7.7))
    assert hand.selected == ["nova"]


def test_the_panel_says_what_to_do_while_nothing_is_selected(hand: Hand) -> None:
    label: QLabel = hand.page.selection.words
    assert "Click a base" in label.text()
    hand.key("Ctrl+A")
    hand.until(lambda: "6 models" in label.text())


def test_the_hint_follows_the_selection(hand: Hand) -> None:
    assert hand.window.hint.text().startswith("Click a base")
    hand.click((6, 6))
    assert "Drag to move" in hand.window.hint.text()


def test_typing_over_a_fact_moves_the_base_and_a_bad_one_is_refused_in_words(hand: Hand) -> None:
    hand.click((6, 6))
    field = hand.page.selection.fields["model x"]
    hand.until(field.isVisible)
    field.setFocus()
    field.selectAll()
    hand.write("10.5")
    hand.key("Return")
    assert hand.model(ADA).at == (10.5, 6.0)
    hand.until(lambda: field.text() == "10.5 in")
    field.selectAll()
    hand.write("far")
    hand.key("Return")
    assert hand.model(ADA).at == (10.5, 6.0)
    assert '"far" is no length' in hand.window.hint.text()
    assert hand.window.hint.objectName() == "warning"
    assert field.text() == "10.5 in"
