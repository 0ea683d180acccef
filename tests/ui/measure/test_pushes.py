"""Pushes in the window, with a real mouse and with keys alone."""

from dataclasses import replace

import pytest
from conftest import Open
from hand import CTRL, SHIFT, Hand
from PySide6.QtWidgets import QApplication, QComboBox, QDoubleSpinBox
from yards import ADA, BEN, FAY, yard

from battlefield.app.desk.pictures import Line, Mark, Region, Shape
from battlefield.app.measure.pushing import choices
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Scene, Terrain
from battlefield.ui.board.drawing_item import DrawingItem

KINDS = list(choices.KINDS)


def shown(hand: Hand) -> list[object]:
    """Give what the board draws of the answers."""
    items = [item for item in hand.page.board.items() if isinstance(item, DrawingItem)]
    return [part for item in items for part in item._parts]


def words(hand: Hand) -> str:
    return hand.page.answers.words.text()


def kind_field(hand: Hand) -> QComboBox:
    hand.until(lambda: choices.KIND.key in hand.page.options.fields)
    field = hand.page.options.fields[choices.KIND.key]
    assert isinstance(field, QComboBox)
    return field


def take(hand: Hand, kind: str = "along") -> None:
    """Take the pushing hand, and change to a kind with its key."""
    hand.key("P", *["Shift+P"] * KINDS.index(choices.KINDS[KINDS.index(kind)]))
    assert hand.page.view.tool is not None
    assert hand.desk.options[choices.KIND] == kind


def begin(hand: Hand, start: tuple[float, float], end: tuple[float, float]) -> None:
    hand.press(start)
    hand.move(end)


def yard_with_roof() -> Scene:
    """The yard with a low roof to the right of Ada and Ben."""
    outline = Polygon(((10.0, 3.0), (14.0, 3.0), (14.0, 9.0), (10.0, 9.0)))
    roof = Terrain("roof", outline, top=3.0, ground=("impassable",), platform=True, name="Shed")
    scene = yard()
    return replace(scene, terrain=(*scene.terrain, roof))


def test_p_pushes_a_model_by_dragging_until_something_stops_it(hand: Hand) -> None:
    take(hand)
    assert hand.window.acts["push_tool"].isChecked()
    start = hand.model(ADA).at
    begin(hand, start, (12.0, 6.0))
    ways = [part for part in shown(hand) if isinstance(part, Line)]
    assert [line.words[1] for line in ways] == ["Ben · ben"]
    assert hand.model(ADA).at == start
    hand.until(lambda: "Stops at Ben" in words(hand))
    hand.release((12.0, 6.0))
    assert hand.model(ADA).at == pytest.approx((8.0 - 32 / 25.4, 6.0), abs=0.01)
    assert hand.labels[-1].startswith("Push Ada")
    hand.key("Ctrl+Z")
    assert hand.model(ADA).at == start
    assert shown(hand) == []


def test_shift_p_and_the_choice_of_the_kind_keep_step(hand: Hand) -> None:
    hand.key("P")
    for kind in [*KINDS[1:], KINDS[0]]:
        hand.key("Shift+P")
        assert hand.window.hint.text() == choices.SAYS[hand.page.view.tool.kind]  # type: ignore[union-attr]
        hand.until(lambda wanted=kind: kind_field(hand).currentData() == wanted)
        assert hand.page.view.tool.hint().startswith(choices.TITLES[kind])  # type: ignore[union-attr,index]


def test_the_choice_of_the_kind_keeps_the_keyboard_while_other_options_come(hand: Hand) -> None:
    hand.key("P")
    field = kind_field(hand)
    field.setFocus()
    hand.key(*["Down"] * KINDS.index("shift"))
    assert hand.desk.options[choices.KIND] == "shift"
    hand.until(lambda: choices.CLIMB.key in hand.page.options.fields)
    assert kind_field(hand).hasFocus()


@pytest.mark.parametrize("way", ["Esc", "Ctrl+Z", "T", "V", "P"])
def test_esc_undo_and_another_tool_take_the_preview_away(hand: Hand, way: str) -> None:
    hand.drag(hand.model(FAY).at, (19.0, 3.0))
    take(hand)
    begin(hand, hand.model(ADA).at, (6.0, 2.0))
    assert shown(hand) != []
    hand.key(way)
    assert shown(hand) == []
    hand.release((6.0, 2.0))
    assert hand.model(ADA).at == (6.0, 6.0)


def test_several_models_are_pushed_as_one_change(hand: Hand) -> None:
    take(hand)
    hand.click(hand.model(ADA).at)
    hand.click(hand.model(BEN).at, SHIFT)
    assert hand.selected == [ADA, BEN]
    hand.drag(hand.model(ADA).at, (9.0, 6.0))
    ada, ben = hand.model(ADA).at, hand.model(BEN).at
    assert ada == pytest.approx((8.0 - 32 / 25.4, 6.0), abs=0.05)  # Ben was still in the way
    assert ben == pytest.approx((11.0, 6.0), abs=0.05)
    hand.key("Ctrl+Z")
    assert (hand.model(ADA).at, hand.model(BEN).at) == ((6.0, 6.0), (8.0, 6.0))


def test_a_pull_goes_to_the_source_that_was_clicked(hand: Hand) -> None:
    take(hand, "toward")
    hand.click(hand.model(BEN).at)
    assert any(isinstance(part, Mark) and part.words == ("source",) for part in shown(hand))
    hand.drag(hand.model(FAY).at, (19.0, 8.0))
    assert hand.model(FAY).at == pytest.approx((17.0, 6.0), abs=0.05)
    hand.click((19.0, 12.0), CTRL)
    hand.drag(hand.model(FAY).at, (17.0, 8.0))
    assert hand.model(FAY).at[1] > 7.0


def test_a_push_through_goes_past_a_model(hand: Hand) -> None:
    take(hand, "through")
    begin(hand, hand.model(ADA).at, (10.0, 6.0))
    hand.until(lambda: "Crosses Ben · ben from" in words(hand))
    hand.release((10.0, 6.0))
    assert hand.model(ADA).at == pytest.approx((10.0, 6.0), abs=0.05)


def test_a_line_shows_where_the_model_may_rest(hand: Hand) -> None:
    take(hand, "grapple")
    begin(hand, hand.model(ADA).at, (8.5, 6.0))
    good = [part for part in shown(hand) if isinstance(part, Line) and part.role == "good"]
    ends = [round(x, 2) for line in good for x, _ in line.points]
    assert ends == [6.0, 6.74, 9.26, 14.88, 17.12, 17.88]  # beside Ben, Dan and Fay, on twelve inches
    hand.release((8.5, 6.0))
    assert hand.model(ADA).at == pytest.approx((8.0 + 32 / 25.4, 6.0), abs=0.05)


def test_a_force_lights_all_that_it_can_come_to(hand: Hand) -> None:
    take(hand, "force")
    hand.press(hand.model(FAY).at)
    hand.until(lambda: any(isinstance(part, Region) for part in shown(hand)))
    hand.move((19.0, 17.0))
    assert any(isinstance(part, Region) for part in shown(hand))
    hand.release((19.0, 17.0))
    assert hand.model(FAY).at == pytest.approx((19.0, 12.0), abs=0.05)


def test_a_shift_climbs_where_it_stands_stable_and_is_refused_elsewhere(open_scene: Open) -> None:
    hand = open_scene(yard_with_roof())
    take(hand, "shift")
    start = hand.model(BEN).at
    begin(hand, start, (10.2, 6.0))
    hand.until(lambda: sum(isinstance(part, Region) for part in shown(hand)) >= 2)
    assert [part.role for part in shown(hand) if isinstance(part, Shape)] == ["quiet", "bad"]
    hand.release((10.2, 6.0))
    assert hand.window.hint.text().startswith("Ben · ben cannot stand there: part of its base would hang")
    assert hand.model(BEN).at == start
    hand.drag(start, (12.0, 6.0))
    assert hand.model(BEN).bottom == 3.0
    assert hand.labels[-1].endswith("3.00 in up")


def test_keys_alone_push_a_model(hand: Hand) -> None:
    hand.key("P", "N", "Ctrl+P")
    field = QApplication.focusWidget()
    assert isinstance(field, QDoubleSpinBox)
    assert field is hand.page.options.fields[choices.DISTANCE.key]
    hand.write("1.5")
    hand.key("Tab")
    hand.write("180")
    hand.key("Return")
    assert any(isinstance(part, Line) for part in shown(hand))
    hand.until(lambda: hand.page.answers.offer.isVisibleTo(hand.page.answers))
    hand.key("Ctrl+Return")
    assert hand.model(ADA).at == (6.0, 7.5)
    assert hand.view.hasFocus()
    hand.key("Ctrl+Z")
    assert hand.model(ADA).at == (6.0, 6.0)


def test_a_number_that_is_still_being_typed_counts(hand: Hand) -> None:
    hand.key("P", "N", "Ctrl+P")
    hand.write("2")
    hand.key("Ctrl+Return")
    assert hand.model(ADA).at == (6.0, 4.0)


def test_enter_on_the_table_pushes_and_esc_takes_the_telling_away(hand: Hand) -> None:
    hand.key("P", "N", "Return")
    assert hand.model(ADA).at == (6.0, 3.0)
    assert shown(hand) != []
    hand.key("Esc")
    assert shown(hand) == []
    assert hand.model(ADA).at == (6.0, 3.0)


def test_the_source_can_be_chosen_with_keys(hand: Hand) -> None:
    hand.key("P", "Shift+P", "Return")
    assert hand.window.hint.text().startswith("Choose the source first")
    hand.key("N", "Alt+P", "N", "Return")
    assert hand.selected == [BEN]
    assert hand.model(BEN).at == (11.0, 6.0)


def test_the_first_press_of_its_key_only_shows_what_a_typed_push_would_do(hand: Hand) -> None:
    hand.key("N", "Ctrl+Return")
    assert hand.window.acts["push_tool"].isChecked()
    assert hand.model(ADA).at == (6.0, 6.0)
    assert any(isinstance(part, Line) for part in shown(hand))
    hand.key("Ctrl+Return")
    assert hand.model(ADA).at == (6.0, 3.0)


def test_enter_belongs_to_the_best_place_where_one_is_shown(hand: Hand) -> None:
    hand.key("1")
    hand.click((4.0, 6.0))
    hand.key("P", "N", "Shift+B")
    hand.until(lambda: hand.window.acts["take_best"].isEnabled())
    hand.key("Return")
    assert hand.labels[-1].endswith("best")
    assert hand.model(ADA).at == (6.0, 6.0)
