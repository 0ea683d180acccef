"""The forms of options: groups that fold, values set elsewhere, and the room that the panels share."""

import pytest
from conftest import Open
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from yards import yard

from battlefield.app.measure.overlays.coherency import HORIZONTAL
from battlefield.app.measure.overlays.reach import FACTOR, JUMPS, MOVE, TURNS
from battlefield.ui.measure.panels import LOW


def with_two_groups(open_scene):
    hand = open_scene(yard())
    hand.key("H")
    hand.key("E")
    hand.until(lambda: {"Coherency", "Reach"} <= set(hand.page.options.headings))
    return hand, hand.page.options


def click(heading):
    QTest.mouseClick(heading, Qt.MouseButton.LeftButton)


def test_a_click_on_its_heading_folds_a_group_away_and_back(open_scene: Open) -> None:
    _, options = with_two_groups(open_scene)
    move, gap = options.fields[MOVE.key], options.fields[HORIZONTAL.key]
    click(options.headings["Reach"])
    assert not move.isVisible() and gap.isVisible()
    assert options.headings["Reach"].accessibleName() == "Reach, folded"
    click(options.headings["Reach"])
    assert move.isVisible()


def test_a_folded_group_stays_folded_while_another_one_comes(open_scene: Open) -> None:
    hand, options = with_two_groups(open_scene)
    click(options.headings["Coherency"])
    hand.key("P")
    hand.until(lambda: "Push" in " ".join(options.headings))
    assert options.headings["Coherency"].form.isHidden()
    assert not options.headings["Reach"].form.isHidden()


def test_a_key_that_asks_for_an_option_unfolds_its_group(open_scene: Open) -> None:
    hand, options = with_two_groups(open_scene)
    click(options.headings["Reach"])
    hand.key("Shift+E")
    assert options.fields[MOVE.key].isVisible() and options.fields[MOVE.key].hasFocus()


def test_with_all_groups_folded_the_keyboard_goes_to_a_heading(open_scene: Open) -> None:
    _, options = with_two_groups(open_scene)
    assert options.first() is next(iter(options.fields.values()))
    for heading in options.headings.values():
        click(heading)
    assert options.first() in options.headings.values()


def test_values_set_elsewhere_are_shown(open_scene: Open) -> None:
    hand, options = with_two_groups(open_scene)
    hand.desk.options.put(FACTOR, 3.5)
    hand.desk.options.put(JUMPS, True)
    hand.desk.options.put(TURNS, "60")
    hand.until(lambda: options.fields[FACTOR.key].value() == 3.5)
    assert options.fields[FACTOR.key].text() == "3.50 in"
    assert options.fields[JUMPS.key].isChecked()
    assert options.fields[TURNS.key].currentData() == "60"


@pytest.mark.parametrize(("high", "shares"), [(800, True), (LOW + 400, False)])
def test_in_a_low_window_the_history_is_a_tab(start_without_samples, high, shares, tmp_path) -> None:
    from battlefield.files import write_scene

    path = tmp_path / "yard.json"
    write_scene(path, yard())
    hand = start_without_samples()
    hand.window.resize(1280, high)
    hand.open(path)
    page = hand.page
    hand.until(lambda: page._is_shared)
    tabbed = page.tabifiedDockWidgets(page.dock_of(page.history))
    assert (page.dock_of(page.answers) in tabbed) == shares
    assert page.coverage.isVisible()
