"""Keys pressed while a page is coming: each waits for it, or hears that it comes; none meets half a page."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from battle_hand import BattleHand
from campaigns import few
from conftest import Open, Start
from hand import Hand
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox
from shiboken6 import isValid
from yards import ADA, yard, yard_with_templates

from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.files import write_scene
from battlefield.ui.design.page import DesignPage
from battlefield.ui.shell.beginning import begin_first_battle
from battlefield.ui.shell.window import MainWindow
from battlefield.ui.threads.page_disposal import leave

KEYS = {
    key: command.id
    for command in COMMANDS
    for key in (command.shortcut, *command.keys)
    if key and command.id not in ("quit", "measure", "design", "home", "open", "new_battle", "play")
}
OTHERS = ("Esc", "Return", "1", "Space", "Tab", "Backspace")


@pytest.fixture(autouse=True)
def _dialogs_are_left_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDialog, "exec", lambda _dialog: 0)
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_args, **_keys: ("", ""))
    monkeypatch.setattr(QMessageBox, "about", lambda *_args: None)


def is_still(window: MainWindow) -> bool:
    return window.loading.is_idle and window.reader.is_idle and not window.coming.is_on


def forget(hand: Hand, mode: str) -> None:
    """Take the page of a mode away that is not shown, so that it is made anew when it is asked for."""
    hand.until(lambda: is_still(hand.window))
    shown = hand.window.shown
    page = shown.pages.get(mode)
    assert page is not hand.window.page
    others = {name: each for name, each in shown.pages.items() if name != mode}
    hand.window.shown = replace(shown, pages=others)
    if page is not None:
        hand.window.stack.removeWidget(page)
        leave(hand.window.loading, page, page.desk)
        hand.until(lambda: not isValid(page))
        QTest.qWait(1)  # in which its desk leaves the table


def most_telling(hand: Hand, keys: dict[str, str]) -> list[str]:
    """The keys of commands that are for measuring alone, and some of all others."""
    measured = hand.window.page.commands
    hand.window.modes.switch("design")
    hand.until(lambda: hand.window.modes.now == "design")
    drawn = hand.window.page.commands
    alone = [key for key, command in keys.items() if command in measured and command not in drawn]
    return [*alone, *[key for key in keys if key not in alone][::4]]


def told(hand: Hand) -> str:
    return hand.window.hint.text()


def close_dialogs(hand: Hand) -> None:
    for dialog in hand.window.findChildren(QDialog):
        if dialog.isVisible():
            dialog.close()


def press(hand: Hand, key: str) -> None:
    hand.key(key)
    close_dialogs(hand)


@pytest.mark.parametrize("key", few(["Ctrl+P", "P", "Ctrl+Return", "Shift+P", "Alt+P", "E", "X"]))
def test_a_key_of_the_mode_that_is_left_says_where_it_belongs(hand: Hand, key: str) -> None:
    hand.key("F5", key)
    assert isinstance(hand.window.page, DesignPage)
    assert "it is for measuring or playing; switch the mode first" in told(hand), key


def test_a_key_of_the_mode_that_comes_acts_there(hand: Hand) -> None:
    hand.key("F5", "D, R")
    assert isinstance(hand.window.page, DesignPage)
    assert hand.window.page.tool.name == "rectangle"


@pytest.mark.parametrize("key", ["Ctrl+Alt+P", "Ctrl+E"])
def test_what_prints_or_exports_the_file_waits_for_no_page(
    hand: Hand, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[bool] = []

    def look(_dialog: QDialog) -> int:
        met.append(hand.window.modes.is_awaiting)
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    hand.key("F5", key)
    assert met == [True]
    hand.until(lambda: isinstance(hand.window.page, DesignPage))


def test_a_click_in_a_menu_meanwhile_is_answered_like_a_key(hand: Hand) -> None:
    hand.key("F5")
    hand.window.acts["push_typed"].trigger()
    assert "it is for measuring or playing" in told(hand)


def test_who_typed_into_a_field_gives_the_table_the_keys_by_switching(hand: Hand) -> None:
    hand.click(hand.model(ADA).at)
    hand.key("Ctrl+P")
    assert not hand.view.hasFocus()
    hand.key("F5", "D, C")
    assert isinstance(hand.window.page, DesignPage)
    assert hand.window.page.tool.name == "circle"


def test_whoever_comes_back_before_the_page_is_there_finds_the_tool_still_in_hand_and_marked(
    hand: Hand,
) -> None:
    hand.key("T", "F5")
    while hand.window.coming.is_on:
        QApplication.processEvents()
        if len(hand.window.findChildren(DesignPage)) and hand.window.findChildren(DesignPage)[0].commands:
            break
    hand.window.acts["measure"].trigger()
    assert hand.page.tool.name == "tape"
    assert hand.window.acts["tape_tool"].isChecked()


def test_a_file_that_is_opened_in_between_is_not_taken_for_the_mode(hand: Hand, tmp_path: Path) -> None:
    write_scene(tmp_path / "other.json", yard())
    old = hand.window.page
    hand.window.run("design")
    assert hand.window.modes.is_awaiting
    steps = hand.window.coming._steps
    hand.window.open_path(tmp_path / "other.json")
    hand.until(lambda: hand.window.coming._steps is not steps)
    assert hand.window.page is not old or not hand.window.modes.is_awaiting
    hand.until(lambda: hand.window.files.path == tmp_path / "other.json" and is_still(hand.window))
    assert hand.window.files.opening is None


@pytest.mark.parametrize("part", few(range(32), 1))
@pytest.mark.parametrize("mode", ["design", "measure"])
def test_every_key_can_follow_at_once_on_that_of_a_mode(open_scene: Open, mode: str, part: int) -> None:
    hand = open_scene(yard_with_templates())
    other = {"design": "measure", "measure": "design"}[mode]
    for key in [*most_telling(hand, KEYS), *OTHERS][part::32]:
        hand.window.modes.switch(other)
        hand.until(lambda: hand.window.modes.now == other)
        forget(hand, mode)
        hand.window.page.view.setFocus()
        hand.window.acts[mode].trigger()
        assert hand.window.modes.is_awaiting
        press(hand, key)
        hand.until(lambda: hand.window.modes.now == mode or hand.window.setup is not None)
        if hand.window.setup is not None:
            hand.key("Esc")


def _from_start(hand: Hand) -> None:
    hand.window.show_home()


def _from_measuring(hand: Hand) -> None:
    hand.window.show_home()
    hand.window.files.start(yard_with_templates())


def _from_drawing(hand: Hand) -> None:
    _from_measuring(hand)
    hand.window.modes.switch("design")
    hand.until(lambda: hand.window.modes.now == "design")


def _from_a_battle(hand: Hand) -> None:
    hand.window.show_home()
    BattleHand(hand)


def _open_a_file(hand: Hand, folder: Path) -> None:
    write_scene(folder / "coming.json", yard())
    hand.window.open_path(folder / "coming.json")


def _begin_a_battle(hand: Hand, _folder: Path) -> None:
    begin_first_battle(hand.window)


BEFORE: dict[str, Callable[[Hand], None]] = {
    "start": _from_start,
    "measure": _from_measuring,
    "design": _from_drawing,
    "battle": _from_a_battle,
}
COMING: dict[str, Callable[[Hand, Path], None]] = {"a file": _open_a_file, "a battle": _begin_a_battle}


def press_until_it_is_there(hand: Hand, keys: list[str]) -> int:
    """Press keys, taking each away, until another page is shown; count them."""
    old, count = hand.window.page, len(keys)
    while hand.window.page is old and keys:
        press(hand, keys.pop())
        if len(keys) % 4 == 0:
            QApplication.processEvents()
    hand.until(lambda: hand.window.page not in (None, old) and is_still(hand.window))
    return count - len(keys)


@pytest.mark.parametrize("before", few(BEFORE, 1))
@pytest.mark.parametrize("what", few(COMING, 1))
def test_every_key_can_be_pressed_while_a_page_is_coming(
    start_without_samples: Start, tmp_path: Path, before: str, what: str
) -> None:
    hand = start_without_samples()
    keys = [*KEYS, *OTHERS, "F5", "F4"]
    while keys:
        hand.until(lambda: is_still(hand.window))
        BEFORE[before](hand)
        COMING[what](hand, tmp_path)
        assert press_until_it_is_there(hand, keys)
        close_dialogs(hand)
        assert not hand.complaints()


def test_a_file_whose_page_is_called_off_is_not_being_opened_any_more(hand: Hand, tmp_path: Path) -> None:
    write_scene(tmp_path / "other.json", yard())
    hand.window.open_path(tmp_path / "other.json")
    hand.until(lambda: hand.window.coming.is_on)
    hand.window.show_home()
    assert hand.window.files.opening is None


def test_while_a_battle_is_coming_a_command_says_so(hand: Hand) -> None:
    begin_first_battle(hand.window)
    hand.key("Ctrl+A")
    assert told(hand) == "A first battle is being opened; wait until it is there"
    assert not hand.selected
    hand.until(lambda: hand.window.battle is not None)
    hand.until(lambda: is_still(hand.window))
    assert hand.window.files.opening is None


def _once_it_is_asked_for(_hand: Hand) -> None:
    """Do not wait."""


def _once_its_page_is_made(hand: Hand) -> None:
    hand.until(lambda: hand.window.reader.is_idle)


@pytest.mark.parametrize("wait", [_once_it_is_asked_for, _once_its_page_is_made])
def test_a_table_that_is_dropped_while_a_battle_is_coming_takes_its_place(
    hand: Hand, tmp_path: Path, wait: Callable[[Hand], None]
) -> None:
    window = hand.window
    write_scene(tmp_path / "other.json", yard())
    begin_first_battle(window)
    wait(hand)
    window.open_path(tmp_path / "other.json")
    hand.until(lambda: is_still(window))
    assert window.battle is None
    assert window.files.path == tmp_path / "other.json"
    assert window.files.opening is None
    assert not list(window.files.journals.glob("*.battle"))


@pytest.mark.parametrize("wait", [_once_it_is_asked_for, _once_its_page_is_made])
def test_a_battle_that_is_begun_while_a_table_is_coming_takes_its_place(
    hand: Hand, tmp_path: Path, wait: Callable[[Hand], None]
) -> None:
    window = hand.window
    write_scene(tmp_path / "other.json", yard())
    window.open_path(tmp_path / "other.json")
    wait(hand)
    begin_first_battle(window)
    hand.until(lambda: is_still(window))
    assert window.battle is not None
    assert window.files.opening is None
