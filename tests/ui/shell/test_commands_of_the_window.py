"""Every command can be found in a menu, by its words and on the page of keys, and does no harm."""

import pytest
from battle_hand import BattleHand
from board_facts import assert_board_shows
from boxes import at_the_next_box
from campaigns import few
from conftest import Open, Start
from hand import Hand
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QTextBrowser, QToolBar
from yards import yard, yard_with_templates

from battlefield.app.commands.table_of_commands import COMMANDS, MENUS
from battlefield.ui.shell.dialogs import Keys
from battlefield.ui.widgets.prompts import CommandSearch

BY_ID = {command.id: command for command in COMMANDS}


def menu_actions(hand: Hand) -> dict[str, list[QAction]]:
    """Give the entries of each menu by the menu's name."""
    menus = [action.menu() for action in hand.window.menuBar().actions()]
    return {
        menu.title().replace("&", ""): [a for a in menu.actions() if not a.isSeparator()] for menu in menus
    }


def test_every_command_stands_in_its_menu_once_with_words_and_a_tooltip(hand: Hand) -> None:
    found = menu_actions(hand)
    assert list(found) == list(MENUS)
    for menu, actions in found.items():
        assert [a.objectName() for a in actions] == [c.id for c in COMMANDS if c.menu == menu]
        for action in actions:
            command = BY_ID[action.objectName()]
            assert command.plain_text.split()[0] in action.text().replace("&", "")
            assert command.tip in action.toolTip()
            assert command.shortcut in action.toolTip()


def test_while_a_battle_is_played_only_the_menus_of_play_are_shown(hand: Hand) -> None:
    def shown() -> list[str]:
        actions = hand.window.menuBar().actions()
        return [action.text().replace("&", "") for action in actions if action.isVisible()]

    assert shown() == list(MENUS)
    hand.window.show_home()
    BattleHand(hand)
    assert shown() == ["File", "Edit", "Move", "Measure", "Battle", "View", "Help"]
    hand.window.show_home()
    assert shown() == list(MENUS)


def test_no_two_commands_share_a_key() -> None:
    keys = [QKeySequence(key).toString() for c in COMMANDS for key in (c.shortcut, *c.keys) if key]
    assert all(keys)
    assert len(keys) == len(set(keys))


def test_no_two_entries_of_a_menu_share_a_mnemonic(hand: Hand) -> None:
    for menu, actions in menu_actions(hand).items():
        marks = [text[text.index("&") + 1].lower() for text in (a.text() for a in actions) if "&" in text]
        assert len(marks) == len(set(marks)), menu


def test_every_key_of_a_command_runs_it(hand: Hand) -> None:
    ran: list[str] = []
    for command in COMMANDS:
        hand.window.acts[command.id].triggered.disconnect()
        hand.window.acts[command.id].triggered.connect(lambda _=False, c=command.id: ran.append(c))
        hand.window.acts[command.id].setEnabled(True)
    for command in COMMANDS:
        for key in (command.shortcut, *command.keys):
            if key:
                hand.view.setFocus()
                hand.key(key)
                assert ran[-1:] == [command.id], f"{key} ran {ran[-1:]}"


@pytest.fixture
def quiet_dialogs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every dialog be left at once."""
    monkeypatch.setattr(QDialog, "exec", lambda _dialog: 0)
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_args, **_keys: ("", ""))
    monkeypatch.setattr(QMessageBox, "about", lambda *_args: None)


@pytest.mark.usefixtures("quiet_dialogs")
@pytest.mark.parametrize("selected", few(["nothing", "a base", "a template", "everything"], 1))
def test_every_command_can_be_chosen_from_its_menu_without_harm(open_scene: Open, selected: str) -> None:
    hand = open_scene(yard_with_templates())
    for command in COMMANDS:
        if command.id in ("quit", "home", "first_battle", "new_tab", "close_tab"):  # they leave the table
            continue
        hand.key("Esc", "Esc", "Esc")
        hand.view.setFocus()
        hand.key("Ctrl+Shift+A", *{"a base": ["N"], "a template": ["Shift+N"], "everything": ["Ctrl+A"]}.get(
            selected, []
        ))  # fmt: skip
        hand.window.acts[command.id].trigger()
        assert_board_shows(hand.desk.shown, hand.page.board)
    hand.window.acts["home"].trigger()
    assert hand.window.page is None


@pytest.mark.usefixtures("quiet_dialogs")
def test_on_the_start_page_only_what_needs_no_table_can_be_chosen(start: Start) -> None:
    hand = start()
    for command in COMMANDS:
        action = hand.window.acts[command.id]
        assert action.isEnabled() == (command.needs == "nothing"), command.id
        if action.isEnabled() and command.id not in ("quit", "first_battle"):  # they leave the start page
            action.trigger()
        if hand.window.setup is not None:
            hand.window.show_home()
    assert hand.window.page is None


@pytest.mark.parametrize(
    ("command", "before", "after"),
    [
        ("duplicate", False, True),
        ("select_all", True, True),
        ("place_nova", False, True),
        ("lock", False, False),
    ],
)
def test_commands_are_enabled_when_what_they_need_is_selected(
    hand: Hand, command: str, before: bool, after: bool
) -> None:
    assert hand.window.acts[command].isEnabled() == before
    hand.click((6, 6))
    assert hand.window.acts[command].isEnabled() == after


def test_every_button_of_the_bars_has_an_icon_and_a_tooltip_with_its_key(hand: Hand) -> None:
    seen = 0
    for bar in hand.window.findChildren(QToolBar):
        for action in bar.actions():
            command = BY_ID.get(action.objectName())
            if command is not None:
                seen += 1
                assert not action.icon().isNull(), command.id
                assert command.shortcut in action.toolTip()
    assert seen >= 12


def search(hand: Hand, *steps: str) -> list[str]:
    """Open the command search, type the first step, press the others as keys, and give what was listed."""
    listed: list[str] = []

    def use() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, CommandSearch)
        hand.until(dialog.field.hasFocus)
        QTest.keyClicks(dialog.field, steps[0])
        listed.extend(dialog.list.item(row).text() for row in range(dialog.list.count()))
        for step in steps[1:]:
            QTest.keyClick(dialog.field, QKeySequence(step)[0].key())

    at_the_next_box(use)
    hand.key("Ctrl+Shift+P")
    return listed


def test_the_command_search_finds_by_parts_of_words_and_runs_with_enter(hand: Hand) -> None:
    hand.click((6, 9))
    listed = search(hand, "turn ri", "Return")
    assert listed[0].startswith("Turn right 15°")
    assert hand.model("cat").facing == 105


def test_the_command_search_steps_with_the_arrow_keys(hand: Hand) -> None:
    hand.click((6, 9))
    listed = search(hand, "turn right", "Down", "Return")
    assert listed[1].startswith("Turn right 1°")
    assert hand.model("cat").facing == 91


def test_escape_leaves_the_command_search_and_changes_nothing(hand: Hand) -> None:
    hand.click((6, 9))
    search(hand, "delete", "Escape")
    assert hand.scene == yard()


def test_the_command_search_says_so_where_nothing_is_found(hand: Hand) -> None:
    [listed] = search(hand, "fireball", "Return", "Escape")
    assert "Nothing is called “fireball”" in listed
    assert hand.scene == yard()


def test_the_command_search_does_not_run_what_cannot_be_done_now(hand: Hand) -> None:
    search(hand, "delete", "Return", "Escape")
    assert hand.scene == yard()


def test_every_command_is_found_by_its_own_words() -> None:
    from battlefield.app.commands.table_of_commands import matching

    for command in COMMANDS:
        assert command in matching(command.plain_text.lower())
        assert matching(command.plain_text)[0].plain_text.startswith(command.plain_text.split()[0])


def test_f1_lists_every_command_that_has_a_key(hand: Hand) -> None:
    pages: list[str] = []

    def read() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Keys)
        pages.append(dialog.findChild(QTextBrowser).toPlainText())
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    at_the_next_box(read)
    hand.key("F1")
    [page] = pages
    for command in COMMANDS:
        if command.shortcut:
            assert command.plain_text in page
            for key in (command.shortcut, *command.keys):
                assert key in page
    for menu in MENUS:
        assert menu in page
    assert "Zoom about the pointer" in page


def test_the_panels_can_be_hidden_and_the_menu_shows_which_things_are_on(hand: Hand) -> None:
    acts = hand.window.acts
    assert acts["select_tool"].isChecked()
    hand.key("T")
    assert acts["tape_tool"].isChecked()
    assert not acts["select_tool"].isChecked()
    assert acts["grid"].isChecked()
    hand.key("G")
    assert not acts["grid"].isChecked()
