"""How a roster is begun in the window: blank, as a copy of a sample, from a file, from an army list."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from battlefield.app.books.faces import face_of
from battlefield.app.books.forms import WRITTEN
from battlefield.files.battles.rosters import read_roster
from battlefield.resources import asset
from battlefield.ui.rosters import begin_dialog
from battlefield.ui.rosters.begin_dialog import BeginRoster


@pytest.fixture
def dialog(program, qtbot, tmp_path):
    """The question how a roster is begun."""
    assert program
    parent = QWidget()
    qtbot.addWidget(parent)
    yield BeginRoster(parent, str(tmp_path))  # which goes with its parent


@pytest.fixture
def chosen(monkeypatch):
    """Let a file be chosen, as a user does in the dialog of the system."""
    return lambda path: monkeypatch.setattr(
        begin_dialog.QFileDialog, "getOpenFileName", lambda *_: (str(path), "")
    )


@pytest.mark.parametrize("number", range(len(WRITTEN)))
def test_a_blank_roster_is_begun_for_each_game(dialog, number):
    dialog.game.setCurrentIndex(number)
    dialog.game.activated.emit(number)
    assert dialog.game.currentText() == face_of(WRITTEN[number]).name and dialog.ways.count() > 2
    dialog.make.click()
    assert dialog.draft.roster.book == WRITTEN[number] and dialog.draft.path is None


def test_a_sample_is_begun_as_a_copy_without_a_file(dialog):
    dialog.ways.setCurrentRow(1)
    dialog.make.click()
    assert dialog.ways.item(1).text() == f"A copy of {dialog.draft.title}" and dialog.draft.path is None


def test_a_file_is_gone_on_with_and_one_that_is_none_is_told_in_a_sentence(dialog, chosen, tmp_path):
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    chosen(wrong)
    dialog.file.click()
    assert dialog.draft is None and "wrong.json" in dialog.words.text()
    own = tmp_path / "own.json"
    own.write_bytes(asset("rosters/crane_gang.json").read_bytes())
    chosen(own)
    dialog.file.click()
    assert dialog.draft.path == own and dialog.draft.roster == read_roster(own)


def test_an_army_list_is_taken_over_and_told_in_full(dialog, chosen, tmp_path):
    unit = {"name": "Riders", "type": "unit", "number": 1, "costs": [{"name": "pts", "value": 120}],
            "selections": [{"name": "Rider", "type": "model", "number": 5}]}  # fmt: skip
    path = tmp_path / "army.json"
    path.write_text(json.dumps({"roster": {"name": "Own", "forces": [{"selections": [unit]}]}}))
    chosen(path)
    dialog.army.click()
    (made,) = dialog.draft.roster.units
    assert (made.name, made.models, made.points) == ("Riders", 5, 120)
    assert any(line.startswith("Guessed: Rider stands on") for line in dialog.told)


LIST = (
    "Fen (600 points)\n\n10x Fen Guard (180 pts)\n• 10x Guard: spear\nMarsh Boat (95 pts)\nHerald (60 pts)\n"
)


@pytest.mark.parametrize("by", ["button", "key"])
def test_a_list_that_was_copied_is_pasted_by_a_button_or_the_key_and_told_in_full(dialog, by):
    QGuiApplication.clipboard().setText(LIST)
    if by == "button":
        QTest.mouseClick(dialog.paste, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(dialog.ways, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    units = [(unit.name, unit.models, unit.points) for unit in dialog.draft.roster.units]
    assert units == [("Fen Guard", 10, 180), ("Marsh Boat", 1, 95), ("Herald", 1, 60)]
    assert any(line.startswith("Guessed: Guard stands on") for line in dialog.told)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "The clipboard holds no text; copy an army list first"),
        ("Dear Anna,", "The clipboard holds no army list; copy all of it, with points or numbers of models"),
        ('{"roster": {"forces": [', "Line 1, column 24 is not JSON"),
    ],
)
def test_a_text_that_is_no_list_is_told_in_one_sentence_and_nothing_is_begun(dialog, text, said):
    QGuiApplication.clipboard().setText(text)
    QTest.mouseClick(dialog.paste, Qt.MouseButton.LeftButton)
    assert dialog.draft is None and dialog.words.text().startswith(said)
    assert "\n" not in dialog.words.text()
