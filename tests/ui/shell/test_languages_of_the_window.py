"""The window speaks the language that was chosen: menus, tips, the search, and what Qt says itself."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QComboBox, QDialogButtonBox

from battlefield.app.commands.table_of_commands import matching
from battlefield.ui.shell.preferences import Preferences
from battlefield.ui.shell.start import speak
from battlefield.ui.widgets.chosen import language, languages
from battlefield.ui.widgets.settings import Settings


@pytest.fixture
def german(program):
    """Speak German, and English again in the end."""
    assert program is not None
    speak("de")
    yield
    speak("en")


class Kept(Settings):
    """Settings with a language in them, or none."""

    def __init__(self, language):
        self.language = language

    def text(self, key, usual):
        return self.language or usual if key == "language" else usual


def test_there_is_english_and_german_each_by_its_own_name():
    assert languages() == {"en": "English", "de": "Deutsch"}


@pytest.mark.parametrize(
    ("chosen", "system", "spoken"),
    [
        ("", ["en-GB", "de-DE"], "en"),
        ("", ["de-AT", "de", "en-US"], "de"),
        ("", ["fr-FR", "de-DE"], "de"),
        ("", ["fr-FR"], "en"),
        ("de", ["en-GB"], "de"),
        ("en", ["de-DE"], "en"),
        ("xx", ["de-DE"], "de"),
    ],
)
def test_the_chosen_language_is_spoken_or_the_first_of_the_systems_that_is_there(
    chosen, system, spoken, monkeypatch
):
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: system)
    assert language(Kept(chosen)) == spoken


@pytest.mark.usefixtures("german")
def test_menus_and_tips_are_german_and_keys_stay(start_without_samples):
    window = start_without_samples().window
    titles = [action.text().replace("&", "") for action in window.menuBar().actions()]
    assert titles[:3] == ["Datei", "Bearbeiten", "Bewegen"]
    undo = window.acts["undo"]
    assert undo.text() == "&Rückgängig" and undo.shortcut().toString() == "Ctrl+Z"
    assert undo.shortcut().toString(undo.shortcut().SequenceFormat.NativeText) == "Ctrl+Z"
    assert "Letzte" in undo.toolTip() or "letzte" in undo.toolTip()
    assert window.acts["look_turn_on"].text() == "Nächster Zug"
    window.acts.speak("round")
    assert window.acts["look_turn_on"].text() == "Nächste Runde"


@pytest.mark.usefixtures("german")
def test_a_command_is_found_by_its_german_and_by_its_english_name():
    assert matching("rückgängig")[0].id == matching("undo")[0].id == "undo"
    assert matching("maßband")[0].id == "tape_tool"
    assert "lens_scatter" in [each.id for each in matching("scatter")]


@pytest.mark.usefixtures("german")
def test_qt_says_its_own_words_in_german_too(program):
    assert program is not None
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == "Abbrechen"


def test_the_language_is_chosen_among_the_preferences_for_the_next_start(start_without_samples):
    window = start_without_samples().window
    page = Preferences(window, "language")
    field = page.fields["language"]
    assert isinstance(field, QComboBox)
    assert [field.itemText(n) for n in range(field.count())] == ["As the system has it", "English", "Deutsch"]
    field.setCurrentIndex(field.findData("de"))
    field.activated.emit(field.currentIndex())
    assert language(window.settings) == "de"
    assert window.acts["undo"].text() == "&Undo"
    page.reject()
