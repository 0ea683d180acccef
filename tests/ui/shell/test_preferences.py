"""One page with all that can be set, at once and for the next start; the keys of all commands among it."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton

from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.ui.shell.preferences import SETTINGS, Preferences
from battlefield.ui.widgets.palette import DARK

LEFT = Qt.MouseButton.LeftButton


def opened(hand, setting=""):
    """Open the page as its command does."""
    hand.window.acts["preferences"].trigger()
    (page,) = (box for box in hand.window.findChildren(Preferences) if box.isVisible())
    page.show_setting(setting)
    return page


def choose(page, setting, value):
    field = page.fields[setting]
    assert isinstance(field, QComboBox)
    field.setCurrentIndex(field.findData(value))
    field.activated.emit(field.currentIndex())


def select(page, command):
    """Point at a command of the list."""
    rows = (page.keys.list.topLevelItem(n) for n in range(page.keys.list.topLevelItemCount()))
    page.keys.list.setCurrentItem(
        next(row for row in rows if row.data(0, Qt.ItemDataRole.UserRole).id == command)
    )


def test_all_settings_stand_on_the_page_and_count_at_once(hand):
    page = opened(hand)
    assert {*page.fields, "keys"} == {each.id for each in SETTINGS}
    choose(page, "theme", "dark")
    assert hand.window.colours is DARK
    choose(page, "unit", "centimetres")
    assert hand.page.table.unit == "centimetres"
    choose(page, "rules", "warsurge")
    assert hand.window.settings.text("rules_of", "") == "warsurge"
    grid = page.fields["grid"]
    assert isinstance(grid, QCheckBox) and grid.isChecked()
    grid.click()
    assert not hand.window.settings.flag("grid", True) and not hand.window.acts["grid"].isChecked()
    page.reject()


def test_what_was_set_is_shown_when_the_page_is_opened_again(start_without_samples):
    hand = start_without_samples()
    page = opened(hand)
    choose(page, "motion", "slow")
    page.fields["hints in any battle"].click()
    page.reject()
    again = opened(hand)
    assert again.fields["motion"].currentData() == "slow"
    assert again.fields["hints in any battle"].isChecked()
    again.reject()


def test_recent_files_can_be_forgotten(hand):
    assert hand.window.settings.recent
    page = opened(hand)
    button = next(each for each in page.findChildren(QPushButton) if each.text() == "Forget recent files")
    QTest.mouseClick(button, LEFT)
    assert not hand.window.settings.recent and not button.isEnabled()
    page.reject()


def test_a_command_is_given_another_key_and_the_key_runs_it(hand):
    page = opened(hand, "keys")
    select(page, "grid")
    page.keys.press.setFocus()
    QTest.keyClick(page.keys.press, Qt.Key.Key_J, Qt.KeyboardModifier.AltModifier)
    hand.until(lambda: page.keys.words.text() == "Alt+J is free")
    QTest.mouseClick(page.keys.give, LEFT)
    page.reject()
    assert "(Alt+J)" in hand.window.acts["grid"].toolTip()
    hand.until(lambda: hand.window.isActiveWindow() or hand.window.activateWindow())
    hand.view.setFocus()
    hand.key("G")
    assert hand.window.acts["grid"].isChecked()
    hand.key("Alt+J")
    assert not hand.window.acts["grid"].isChecked()


def test_a_key_that_another_command_has_is_told_and_taken_from_it(hand):
    page = opened(hand, "keys")
    select(page, "grid")
    page.keys.press.setKeySequence(QKeySequence("T"))
    assert page.keys.words.text() == "T belongs to Tape measure (Measure), and would be taken from there"
    page.keys.give.click()
    assert hand.window.acts["tape_tool"].shortcuts() == []
    select(page, "tape_tool")
    page.keys.usual.click()
    assert [each.toString() for each in hand.window.acts["tape_tool"].shortcuts()] == ["T"]
    assert hand.window.acts["grid"].shortcuts() == []
    page.keys.all_usual.click()
    assert [each.toString() for each in hand.window.acts["grid"].shortcuts()] == ["G"]
    page.reject()


def test_keys_are_kept_for_the_next_start(start_without_samples):
    hand = start_without_samples()
    page = opened(hand, "keys")
    select(page, "save")
    page.keys.press.setKeySequence(QKeySequence("Ctrl+Alt+F9"))
    page.keys.give.click()
    page.reject()
    again = start_without_samples()
    assert [each.toString() for each in again.window.acts["save"].shortcuts()] == ["Ctrl+Alt+F9"]


def test_a_set_of_keys_is_exported_and_imported(hand, tmp_path):
    page, file = opened(hand, "keys"), tmp_path / "keys.json"
    select(page, "grid")
    page.keys.press.setKeySequence(QKeySequence("Alt+J"))
    page.keys.give.click()
    page.keys.export_to(file)
    assert json.loads(file.read_text())["keys"] == {"grid": ["Alt+J"]}
    page.keys.all_usual.click()
    page.keys.import_from(file)
    assert hand.window.acts["grid"].shortcut().toString() == "Alt+J"
    file.write_text("{}")
    page.keys.import_from(file)
    assert page.keys.words.text().startswith("This is no set of keys")
    assert hand.window.acts["grid"].shortcut().toString() == "Alt+J"
    page.reject()


@pytest.mark.parametrize(
    ("typed", "found"), [("grid", "grid"), ("ctrl+shift+p", "search"), ("tape", "tape_tool")]
)
def test_commands_are_found_by_words_and_by_keys(hand, typed, found):
    page = opened(hand, "keys")
    QTest.keyClicks(page.keys.field, typed)
    rows = [page.keys.list.topLevelItem(n) for n in range(page.keys.list.topLevelItemCount())]
    assert found in [row.data(0, Qt.ItemDataRole.UserRole).id for row in rows]
    assert 0 < len(rows) < len(COMMANDS)
    page.reject()
