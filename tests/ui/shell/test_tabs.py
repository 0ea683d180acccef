"""Several tables and battles in one window: kept as they were left, brought back, and closed."""

import os
import signal
import subprocess
import sys
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
from battlefield.ui.shell.beginning import begin_first_battle


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


def test_a_file_behind_a_tab_comes_to_the_front_in_place_of_what_is_being_opened(
    two: Hand, tmp_path: Path
) -> None:
    begin_first_battle(two.window)
    two.window.files.offer(tmp_path / "yard.json")
    assert two.desk.document.title == "The yard" and two.window.files.opening is None
    two.until(lambda: two.window.reader.is_idle and two.window.loading.is_idle)
    assert two.desk.document.title == "The yard", "the last wish counts"
    assert names(two) == ["The yard •", "The mill"]


def test_a_tab_that_is_clicked_while_something_is_being_opened_says_so(two: Hand) -> None:
    begin_first_battle(two.window)
    bar = two.window.tabs.bar
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(0).center())
    assert two.window.hint.text() == "A first battle is being opened; wait until it is there"
    assert bar.currentIndex() == 1
    two.until(lambda: two.window.battle is not None)


def test_a_tab_is_shown_where_the_start_page_comes_back_in_place_of_what_was_being_opened(
    two: Hand, tmp_path: Path
) -> None:
    write_scene(tmp_path / "third.json", yard())
    two.key("Ctrl+T")
    two.window.run("new_battle")
    two.until(lambda: two.window.setup is not None)
    two.window.open_path(tmp_path / "third.json")
    two.until(lambda: two.window.coming.is_on)
    bar = two.window.tabs.bar
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(0).center())
    assert two.window.files.opening is None and two.window.setup is None
    assert two.desk.document.title == "The yard"


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


def test_a_window_that_is_closed_leaves_no_journal_of_any_tab(two: Hand, state: Path, start: Start) -> None:
    left = [path for path in (state / "journals").iterdir() if path.suffix != ".lock"]
    assert len(left) == 2
    assert two.window.close()
    assert [path for path in (state / "journals").iterdir() if path.suffix != ".lock"] == []
    assert start().window.page is None


WORK = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from battlefield.ui.shell import start
from battlefield.ui.widgets import places
from battlefield.ui.widgets.settings import Settings
from battlefield.ui.shell.window import MainWindow

state = Path(sys.argv[1])
places.state_folder = lambda: state
app = start.application()
window = MainWindow(Settings(QSettings(str(state / "other.ini"), QSettings.Format.IniFormat)))
window.show()
window.activateWindow()
for number, scene in enumerate(sys.argv[2:]):
    if number:
        window.run("new_tab")
    window.open_path(Path(scene))
    while window.page is None:
        app.processEvents()
    for key in (Qt.Key.Key_N, Qt.Key.Key_Right):
        QTest.keyClick(window.page.view, key)
    assert window.page.desk.document.is_modified
assert window.tabs.bar.count() == len(sys.argv) - 2
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.campaign
def test_a_program_that_is_killed_loses_nothing_of_any_tab(
    state: Path, start: Start, tmp_path: Path, other: Path
) -> None:
    write_scene(tmp_path / "yard.json", yard())
    done = subprocess.run(
        [sys.executable, "-c", WORK, str(state), str(tmp_path / "yard.json"), str(other)],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr.decode()
    hand = start()
    assert hand.sections()[0] == "Rescued work"
    assert {"The yard", "The mill"} <= {*hand.cards()}
    hand.click_card("The mill")
    hand.until(lambda: hand.window.page is not None)
    assert hand.desk.document.title == "The mill" and hand.desk.document.is_modified


def test_tabs_are_put_in_another_order_by_keys_and_keep_what_they_hold(two: Hand) -> None:
    assert names(two) == ["The yard •", "The mill"]
    two.window.run("tab_left")
    assert names(two) == ["The mill", "The yard •"] and two.desk.document.title == "The mill"
    two.window.run("tab_left")  # it is the first already
    assert names(two) == ["The mill", "The yard •"]
    two.key("Ctrl+Tab")
    assert two.desk.document.title == "The yard"
    two.window.run("tab_left")
    assert names(two) == ["The yard •", "The mill"] and two.desk.document.title == "The yard"


def test_a_tab_is_dragged_past_another(two: Hand) -> None:
    bar, left = two.window.tabs.bar, Qt.MouseButton.LeftButton
    start, end = bar.tabRect(1).center(), bar.tabRect(0).center()
    QTest.mousePress(bar, left, pos=start)
    for step in range(1, 21):
        QTest.mouseMove(bar, start + (end - start) * step / 20)
    QTest.mouseRelease(bar, left, pos=end)
    two.until(lambda: names(two) == ["The mill", "The yard •"])
    assert two.desk.document.title == "The mill"
    two.key("Ctrl+Tab")
    assert two.desk.document.title == "The yard"


def test_the_button_for_another_tab_says_why_it_is_grey(two: Hand) -> None:
    more = two.window.tabs.more
    assert more.isEnabled() and "Ctrl+T" in more.toolTip()
    two.key("Ctrl+T")
    assert not more.isEnabled() and "still empty" in more.toolTip()


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
