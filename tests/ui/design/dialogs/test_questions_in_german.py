"""Imports ask in German, and are answered by what they know."""

import pytest
from PySide6.QtWidgets import QComboBox, QLabel

from battlefield.files.imports.laying.asking import Question
from battlefield.ui.design.dialogs.import_form import ImportForm

TILE = Question("tile:a", "What is tile Oak?", "choice", "as its layer", ("as its layer", "nothing", "wood"))
SIDE = Question("side", "Which side is this army?", "choice", "red", ("red", "blue"), open=True)

pytestmark = pytest.mark.usefixtures("german")


def test_questions_and_choices_are_german():
    form = ImportForm((TILE, SIDE), "inches")
    assert [label.text() for label in form.findChildren(QLabel)] == [
        "Was ist die Kachel Oak?",
        "Welche Seite ist diese Armee?",
    ]
    field = form.fields["tile:a"]
    assert isinstance(field, QComboBox) and field.currentText() == "wie seine Ebene"


def test_what_is_chosen_or_left_as_it_is_is_answered_in_english():
    form = ImportForm((TILE, SIDE), "inches")
    assert form.answers() == {}
    form.fields["tile:a"].setCurrentIndex(2)
    form.fields["side"].setEditText("Hill Wardens")
    assert form.answers() == {"tile:a": "wood", "side": "Hill Wardens"}
