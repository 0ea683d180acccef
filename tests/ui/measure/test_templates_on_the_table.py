"""Templates in hand and on the table, and the live list of who is covered."""

from dataclasses import replace
from math import hypot

import pytest
from board_facts import assert_board_shows
from conftest import Open
from hand import ALT, NONE, SHIFT, Hand
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from yards import ADA, BEN, DAN, EVA, yard, yard_with_templates

from battlefield.rules.scene.contents import Scene


def rows(hand: Hand) -> list[QTreeWidgetItem]:
    """Give the rows that stand for models, from above to below."""
    tree = hand.page.coverage.tree
    heads = [tree.topLevelItem(place) for place in range(tree.topLevelItemCount())]
    return [head.child(place) for head in heads for place in range(head.childCount())]


def listed(hand: Hand) -> list[tuple[str, str]]:
    """Give each listed model with its verdict in words, which follow its name."""
    found = [(row.data(0, Qt.ItemDataRole.UserRole), row.toolTip(0)) for row in rows(hand)]
    return [(id_, words.partition(": ")[2]) for id_, words in found]


def expected(hand: Hand) -> list[tuple[str, str]]:
    """Give what the list must say of the shown table: the covered by unit, then the near misses."""
    report = hand.desk.report
    assert report is not None
    verdicts = [verdict for group in report.groups for verdict in group.verdicts] + list(report.near_misses)
    return [(v.model.id, v.words(hand.desk.unit)) for v in verdicts]


@pytest.mark.parametrize(
    ("key", "kind", "size"),
    [("1", "round", 3), ("2", "cone", 8), ("3", "wall", 6), ("4", "diffuse", 3), ("6", "beam", 12)],
)
def test_a_number_key_takes_a_template_in_hand_and_a_click_places_it(
    hand: Hand, key: str, kind: str, size: float
) -> None:
    hand.key(key)
    hand.move((12, 13))
    assert hand.scene == yard()
    [shown] = hand.desk.shown.templates
    assert (shown.template.kind, shown.template.size) == (kind, size)
    assert shown.template.at == pytest.approx(hand.near((12, 13)), abs=1e-6)
    assert_board_shows(hand.desk.shown, hand.page.board)
    hand.click((10, 14))
    [placed] = hand.scene.templates
    assert placed.template.at == pytest.approx(hand.near((10, 14)), abs=1e-6)
    assert len(hand.labels) == 2
    assert hand.selected == [placed.id]
    hand.move((3, 3))
    assert hand.desk.shown is hand.scene


def test_the_list_of_verdicts_follows_the_template_in_hand(hand: Hand) -> None:
    hand.key("1")
    for at in ((7, 6), (6, 6.5), (17.5, 6), (12, 12)):
        hand.move(at)
        hand.until(lambda: listed(hand) == expected(hand))
        x, y = hand.near(at)
        rounds = {model.id: model for model in yard().models if model.base.kind == "round"}
        for model in rounds.values():
            reach = 1.5 + model.base.length_mm / 50.8
            covered = hypot(model.at[0] - x, model.at[1] - y) < reach
            said = dict(listed(hand)).get(model.id, "missed")
            assert covered == ("covered" in said), f"{model.id} at {at}"


def test_the_headline_names_the_template_and_counts_the_covered(hand: Hand) -> None:
    hand.key("1")
    hand.move((7, 6))
    head = hand.page.coverage.head
    hand.until(lambda: head.text().startswith('3" blast: 2 models covered'))
    hand.move((12, 12))
    hand.until(lambda: head.text() == '3" blast: nobody is covered')


def test_the_units_stand_over_their_models_with_how_many_are_covered(hand: Hand) -> None:
    hand.key("1")
    hand.move((7, 6))
    hand.until(lambda: listed(hand) == expected(hand))
    tree = hand.page.coverage.tree
    assert tree.topLevelItem(0).text(0).startswith("Watch")
    assert "2 of 2" in tree.topLevelItem(0).text(0)


def test_the_read_out_counts_the_covered_while_the_template_moves(hand: Hand) -> None:
    hand.key("1")
    hand.move((7, 6))
    assert "2 models covered" in hand.window.reading.text()
    hand.move((12, 12))
    assert "Nobody is covered" in hand.window.reading.text()


def test_a_click_places_what_the_list_promised(hand: Hand) -> None:
    hand.key("1")
    hand.click((7, 6))
    hand.until(lambda: listed(hand) == expected(hand))
    assert {id_ for id_, words in listed(hand) if "covered by" in words} == {ADA, BEN}


def test_shift_click_keeps_another_template_in_hand(hand: Hand) -> None:
    hand.key("1")
    hand.click((4, 4), SHIFT)
    hand.click((12, 14), SHIFT)
    hand.click((20, 10))
    hand.click((12, 3))
    assert len(hand.scene.templates) == 3
    assert len({placed.id for placed in hand.scene.templates}) == 3
    assert_board_shows(hand.scene, hand.page.board)


def test_escape_lets_the_template_go(hand: Hand) -> None:
    hand.key("2")
    hand.move((12, 12))
    hand.key("Esc")
    assert hand.desk.shown is hand.scene
    hand.click((12, 12))
    assert hand.scene == yard()
    assert_board_shows(yard(), hand.page.board)


def test_alt_and_the_wheel_and_r_turn_the_template_in_hand(hand: Hand) -> None:
    hand.key("2")
    hand.move((12, 12))
    hand.wheel(hand.pixel((12, 12)), 120, ALT)
    assert hand.desk.shown.templates[0].template.bearing == 5
    hand.wheel(hand.pixel((12, 12)), -120, ALT, sideways=True)
    hand.key("R", "R", "Shift+R", "Ctrl+R")
    assert hand.desk.shown.templates[0].template.bearing == 16
    assert_board_shows(hand.desk.shown, hand.page.board)
    hand.click((12, 12))
    assert hand.scene.templates[0].template.bearing == 16


def test_another_number_key_changes_the_template_in_hand(hand: Hand) -> None:
    hand.key("1")
    hand.move((12, 12))
    hand.key("2")
    hand.move((12, 12))
    assert [placed.template.kind for placed in hand.desk.shown.templates] == ["cone"]


def test_a_size_of_the_tray_and_a_typed_size_are_taken_in_hand(hand: Hand) -> None:
    row = hand.page.tray.rows[0]
    row.other.setFocus()
    row.other.clear()
    hand.write("75 mm")
    hand.key("Return")
    assert hand.view.hasFocus()
    hand.click((12, 12))
    assert hand.scene.templates[0].template.size == pytest.approx(75 / 25.4)


def test_l_locks_a_template_and_a_locked_one_neither_moves_nor_turns(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.click((13, 13))
    assert hand.selected == ["cone"]
    hand.key("L")
    assert hand.template("cone").locked
    locked = hand.scene
    hand.drag((13, 13), (8, 8))
    hand.key("Left", "R")
    hand.wheel(hand.pixel((12, 12)), 120, ALT)
    assert hand.scene == locked
    assert_board_shows(locked, hand.page.board)
    hand.key("L", "Right")
    assert hand.template("cone").template.at == pytest.approx((10.1, 16.0))


def test_the_box_in_the_panel_locks_as_l_does(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.click((13, 13))
    box = hand.page.selection.lock
    hand.until(box.isVisible)
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert hand.template("cone").locked
    hand.until(lambda: hand.page.history.list.count() == 2)
    hand.view.setFocus()
    hand.key("L")
    assert not hand.template("cone").locked
    hand.until(lambda: not box.isChecked())


def test_k_takes_a_copy_of_the_selected_template_in_hand(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.click((13, 13))
    hand.key("K")
    hand.click((4, 10))
    assert len(hand.scene.templates) == 7
    first, copy = hand.template("cone"), hand.scene.templates[-1]
    assert copy.template == replace(first.template, at=copy.template.at)
    assert copy.template.at == pytest.approx(hand.near((4, 10)), abs=1e-6)
    assert copy.id != "cone"


def test_a_nova_lies_about_the_selected_base_and_follows_its_nudges(hand: Hand) -> None:
    hand.click((16, 9))
    hand.key("5")
    [nova] = hand.scene.templates
    assert nova.model == EVA
    assert nova.template.at == (16.0, 9.0)
    hand.key("Right", "Shift+Down")
    assert hand.template(nova.id).template.at == hand.model(EVA).at == pytest.approx((16.1, 10.0))
    assert_board_shows(hand.scene, hand.page.board)


def test_a_nova_needs_one_selected_base(hand: Hand) -> None:
    assert not hand.window.acts["place_nova"].isEnabled()
    hand.page.tray.rows[4].main.click()
    assert "select one base first" in hand.window.hint.text()
    assert hand.scene == yard()


def test_the_template_last_selected_is_in_question(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    hand.click((10.5, 3))
    assert hand.desk.report is not None
    assert hand.desk.report.placed.id == "blast"
    hand.click((13.5, 9.1))
    assert hand.desk.report.placed.id == "wall"
    hand.until(lambda: hand.page.coverage.head.text().startswith('6" wall'))


def yard_under_fire() -> Scene:
    [blast, *_] = yard_with_templates().templates
    under = replace(blast, template=replace(blast.template, at=(7.0, 6.0)))
    return replace(yard(), templates=(under,))


def test_the_tooltip_of_a_base_says_how_it_fares(open_scene: Open) -> None:
    hand = open_scene(yard_under_fire())
    inside = 2 - 1 - 16 / 25.4
    covered = hand.view.tip_at(hand.pixel((6, 6)).toPointF())
    assert covered.startswith("Ada")
    assert "Watch" in covered.splitlines()[0]
    assert "32 mm round" in covered
    assert covered.splitlines()[-1] == f'4" blast: wholly covered, {inside:.2f} in inside'
    missed = hand.view.tip_at(hand.pixel((19, 6)).toPointF())
    assert missed.startswith("Fay")
    assert "Scouts" in missed.splitlines()[0]
    assert "missed by" in missed.splitlines()[-1]


def test_the_tooltips_of_templates_and_terrain_say_what_they_are(open_scene: Open) -> None:
    hand = open_scene(yard_under_fire())
    assert hand.view.tip_at(hand.pixel((7, 4.3)).toPointF()).startswith('4" blast')
    ruin = hand.view.tip_at(hand.pixel((2, 15)).toPointF())
    assert ruin == "Ruin: impassable, blocks sight, 3 in high"
    assert hand.view.tip_at(hand.pixel((12, 13)).toPointF()) == ""


def test_pointing_at_a_row_draws_its_witness_on_the_board(open_scene: Open) -> None:
    hand = open_scene(yard_under_fire())
    hand.until(lambda: len(rows(hand)) >= 2)
    tree, before = hand.page.coverage.tree, hand.picture()
    for row in rows(hand)[:2]:
        hand.hover(tree.viewport(), tree.visualItemRect(row).center())
        assert hand.desk.witness_of == row.data(0, Qt.ItemDataRole.UserRole)
        assert hand.picture() != before
    QApplication.sendEvent(tree, QEvent(QEvent.Type.Leave))
    assert hand.desk.witness_of is None
    assert hand.picture() == before


def test_arrow_keys_in_the_list_draw_the_witness_and_enter_selects_the_base(open_scene: Open) -> None:
    hand = open_scene(yard_under_fire())
    hand.until(lambda: len(rows(hand)) >= 2)
    hand.page.coverage.tree.setFocus()
    hand.key("Home", "Down")
    assert hand.desk.witness_of in (ADA, BEN)
    marked = hand.desk.witness_of
    hand.key("Return")
    assert hand.selected == [marked]


@pytest.mark.parametrize("way", ["key", "button"])
def test_the_list_goes_to_the_clipboard_as_a_table(open_scene: Open, way: str) -> None:
    hand = open_scene(yard_under_fire())
    QGuiApplication.clipboard().setText("something else")
    hand.until(hand.page.coverage.copy.isVisible)
    if way == "key":
        hand.key("Ctrl+Shift+C")
    else:
        QTest.mouseClick(hand.page.coverage.copy, Qt.MouseButton.LeftButton, NONE)
    text = QGuiApplication.clipboard().text()
    assert hand.desk.report is not None
    assert text == hand.desk.report.table()
    lines = [line.split("\t") for line in text.splitlines()]
    assert [line[1][:3] for line in lines[1:3]] == ["Ada", "Ben"]
    assert float(lines[1][3]) == pytest.approx(2 + 16 / 25.4 - 1, abs=1e-6)
    assert "clipboard" in hand.window.hint.text()


def test_the_list_follows_a_drag_of_a_model(open_scene: Open) -> None:
    hand = open_scene(yard_under_fire())
    hand.press((16, 6))
    hand.move((10, 8))
    hand.move((7, 7.5))
    hand.until(lambda: DAN in dict(listed(hand)))
    hand.until(lambda: listed(hand) == expected(hand))
    hand.key("Esc")
    hand.release((7, 7.5))
    hand.until(lambda: DAN not in dict(listed(hand)))


def test_without_a_template_the_list_says_what_would_fill_it(hand: Hand) -> None:
    hand.until(hand.page.coverage.empty.isVisible)
    assert "press 1 to 6" in hand.page.coverage.empty.text()
    assert not hand.window.acts["copy_verdicts"].isEnabled()


def test_centimetres_are_shown_everywhere_once_chosen(open_scene: Open) -> None:
    hand = open_scene(yard_under_fire())
    hand.window.acts["unit_centimetres"].trigger()
    hand.until(lambda: all(" cm" in words for _, words in listed(hand)) and rows(hand))
    assert "cm" in hand.view.tip_at(hand.pixel((6, 6)).toPointF())
    hand.press((16, 6))
    hand.move((18, 8))
    assert " cm" in hand.window.reading.text()
    hand.release((18, 8))


def test_b_takes_a_base_in_hand_as_the_tray_describes_it(hand: Hand) -> None:
    tray = hand.page.tray
    tray.sizes.setCurrentText("40 mm round")
    tray.unit.setText("Giants")
    tray.side.setText("blue")
    tray.height_in.setText("3 in")
    hand.key("B")
    hand.click((12, 14))
    new = hand.scene.models[-1]
    assert (new.base.length_mm, new.unit, new.side, new.height) == (40, "Giants", "blue", 3.0)
    assert new.at == pytest.approx(hand.near((12, 14)), abs=1e-6)
    assert_board_shows(hand.scene, hand.page.board)


def test_the_list_says_how_sure_each_verdict_is_once_places_are_unsure(open_scene: Open) -> None:
    hand = open_scene(replace(yard_under_fire(), sigma=0.75))
    hand.until(lambda: len(rows(hand)) >= 2)
    report = hand.desk.report
    assert report is not None
    verdicts = {each.model.id: each.limit for each in report.verdicts}
    shown = {row.data(0, Qt.ItemDataRole.UserRole): row for row in rows(hand)}
    assert {verdicts[id_].verdict for id_ in shown} != {"certain"}
    for id_, row in shown.items():
        said = "likely" in row.text(1) or "open" in row.text(1)
        assert said is (verdicts[id_].verdict != "certain")
        assert "± 0.750 in" in row.toolTip(1)


def test_a_template_is_moved_by_the_size_that_is_written_below_it(open_scene: Open) -> None:
    """Where bases fill it, a press on it takes a base: its size is what it can be held by."""
    hand = open_scene(yard())
    x, y = hand.scene.models[0].at
    hand.key("1")
    hand.click((x, y))
    (placed,), models = hand.scene.templates, hand.scene.models
    below = (x, y + placed.template.size / 2.0 + 10.0 / hand.page.view.pixels_per_inch)
    hand.key("Escape")
    hand.drag(below, (below[0] + 2.0, below[1] + 1.0))
    assert hand.scene.models == models
    moved = hand.scene.templates[0].template.at
    assert hypot(moved[0] - placed.template.at[0] - 2.0, moved[1] - placed.template.at[1] - 1.0) < 0.3
