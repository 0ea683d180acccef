"""Several tables and battles in one window: kept as they were left, brought back, and closed."""

from dataclasses import replace
from pathlib import Path

import pytest
from conftest import Open, Start, UnsavedAnswer
from hand import Hand
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabBar
from yards import yard, yard_with_templates

from battlefield.app.battle.fighting import Battle
from battlefield.files import read_scene, write_scene
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset


def names(hand: Hand) -> list[str]:
    """What stands on the tabs, from left to right; nothing where none are shown."""
    bar = hand.window.tabs.bar
    return [bar.tabText(n) for n in range(bar.count())] if hand.window.tabs.row.isVisible() else []


def opened(hand: Hand, path: Path) -> None:
    """Open a file as a user who drops it does."""
    before = hand.window.page
    hand.window.files.offer(path)
    hand.until(lambda: hand.window.page not in (None, before) and not hand.window.coming.is_on)


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A second table in a file."""
    path = tmp_path / "other.json"
    write_scene(path, replace(yard_with_templates(), name="The mill"))
    return path


@pytest.fixture
def two(hand: Hand, other: Path) -> Hand:
    """Two tables behind tabs; the first has been changed and measured, the second is shown."""
    hand.click((6, 6))
    hand.key("Right", "E", "Ctrl+T")
    assert hand.window.page is None
    opened(hand, other)
    return hand


def test_a_table_comes_back_as_it_was_left(two: Hand) -> None:
    assert names(two) == ["The yard •", "The mill"]
    shown = two.scene
    two.key("Ctrl+Shift+Tab")
    assert two.desk.document.path is not None and two.desk.document.path.name == "yard.json"
    assert two.selected and two.labels, "what was selected and what can be undone are still there"
    assert two.window.windowTitle().startswith("The yard •")
    two.key("Ctrl+Z")
    assert two.scene == yard()
    two.key("Ctrl+Tab")
    assert two.scene is shown


def test_a_single_table_has_no_tab(hand: Hand) -> None:
    assert names(hand) == []


def test_ctrl_t_keeps_the_table_behind_a_tab_and_asks_nothing(hand: Hand, unsaved: UnsavedAnswer) -> None:
    hand.click((6, 6))
    hand.key("Right", "Ctrl+T")
    assert names(hand) == ["The yard •", "Start page"]
    assert hand.window.stack.currentWidget() is hand.window.home
    assert not unsaved.asked


def test_the_marks_of_commands_are_those_of_the_table_that_is_shown(two: Hand) -> None:
    reach = two.window.acts["lens_reach"]
    assert not reach.isChecked()
    two.key("Ctrl+Tab")
    assert reach.isChecked() and two.page.lenses.on["reach"]
    two.key("Ctrl+Tab")
    assert not reach.isChecked()


def test_a_click_on_a_tab_shows_it(two: Hand) -> None:
    bar = two.window.tabs.bar
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(0).center())
    assert two.desk.document.title == "The yard"


def test_ctrl_s_saves_the_table_that_is_shown_and_no_other(two: Hand, tmp_path: Path, other: Path) -> None:
    before = other.read_bytes()
    two.key("Ctrl+Tab", "Ctrl+S")
    assert read_scene(tmp_path / "yard.json") == two.scene
    assert other.read_bytes() == before
    assert names(two) == ["The yard", "The mill"]


def test_a_file_that_is_open_behind_a_tab_comes_to_the_front(two: Hand, tmp_path: Path) -> None:
    two.window.files.offer(tmp_path / "yard.json")
    assert two.desk.document.title == "The yard"
    assert names(two) == ["The yard •", "The mill"]


def test_closing_a_tab_asks_for_its_changes_only(two: Hand, unsaved: UnsavedAnswer) -> None:
    two.key("Ctrl+Tab")
    unsaved.answer = "stay"
    two.key("Ctrl+W")
    assert names(two) == ["The yard •", "The mill"]
    unsaved.answer = "discard"
    two.key("Ctrl+W")
    assert unsaved.asked == ["The yard", "The yard"]
    assert names(two) == [] and two.desk.document.title == "The mill"
    two.key("Ctrl+W")
    assert two.window.page is None and unsaved.asked == ["The yard", "The yard"]


def test_the_cross_of_a_tab_closes_that_one(two: Hand, unsaved: UnsavedAnswer) -> None:
    cross = two.window.tabs.bar.tabButton(0, QTabBar.ButtonPosition.RightSide)
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert unsaved.asked == ["The yard"]
    assert names(two) == [] and two.desk.document.title == "The mill"


def test_whoever_is_asked_about_changes_may_keep_them_open_in_a_tab(
    hand: Hand, other: Path, unsaved: UnsavedAnswer
) -> None:
    hand.click((6, 6))
    hand.key("Right")
    unsaved.answer = "keep"
    opened(hand, other)
    assert names(hand) == ["The yard •", "The mill"]


def test_the_window_asks_for_each_table_with_changes_before_it_closes(
    two: Hand, unsaved: UnsavedAnswer
) -> None:
    two.click((6, 6))
    two.key("Right")
    unsaved.answer = "stay"
    assert not two.window.close()
    unsaved.asked.clear()
    unsaved.answer = "discard"
    assert two.window.close()
    assert unsaved.asked == ["The mill", "The yard"]


def test_a_window_that_is_closed_leaves_no_journal_and_one_that_is_killed_leaves_all(
    two: Hand, state: Path, start: Start
) -> None:
    left = [path for path in (state / "journals").iterdir() if path.suffix != ".lock"]
    assert len(left) == 2
    assert two.window.close()
    assert [path for path in (state / "journals").iterdir() if path.suffix != ".lock"] == []
    assert start().window.page is None


def test_what_is_behind_a_tab_is_not_offered_as_rescued_work(two: Hand) -> None:
    two.key("Ctrl+T")
    two.until(lambda: two.window.reader.is_idle)
    assert "Rescued work" not in two.sections()


def test_a_battle_waits_behind_its_tab_while_a_table_is_drawn(open_scene: Open, tmp_path: Path) -> None:
    battle = Battle.started(read_script(asset("rosters/first_battle.json")))
    battle.save(tmp_path / "fight.json")
    battle.drop()
    hand = open_scene(tmp_path / "fight.json")
    shown = hand.window.battle
    assert shown is not None
    hand.key("Ctrl+T")
    assert hand.window.battle is None and hand.window.page is None
    hand.key("Ctrl+Tab")
    assert hand.window.battle is shown and hand.window.modes.now == "play"
