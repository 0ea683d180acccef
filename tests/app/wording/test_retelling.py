"""Texts that are kept in English are told in another language by the patterns that they were made by."""

import pytest

from battlefield.app.checks.fairness_words import FAIRNESS_WORDS, shown_figure
from battlefield.app.wording.retelling import retold
from battlefield.app.wording.translation import in_english, speak, tr

GERMAN = {
    "Move {parts}": "{parts} bewegen",
    "{n} walls": "{n} Mauern",
    "a wall": "eine Mauer",
    "Turn": "Drehen",
    "Walk to the {rank}nd nearest objective": "Weg zum {rank}.",
}
PATTERNS = ("Turn", "Move {parts}", "{n} walls", "a wall")


@pytest.fixture(autouse=True)
def german():
    speak(lambda text, comment, n: GERMAN.get(text, "") if comment == "" and n < 100 else "")
    yield
    speak(None)


@pytest.mark.parametrize(
    ("kept", "told"),
    [
        ("Turn", "Drehen"),
        ("Move a wall", "eine Mauer bewegen"),
        ("Move 3 walls", "3 Mauern bewegen"),
        ("Move Ruin [7]", "Ruin [7] bewegen"),
        ("Move", "Move"),
        ("Remove a wall", "Remove a wall"),
    ],
)
def test_a_text_is_told_by_its_pattern_and_its_places_are_too(kept, told):
    assert retold(kept, PATTERNS) == told


def test_a_figure_of_fairness_is_told_by_its_name():
    assert shown_figure("Walk to the 2nd nearest objective") == "Weg zum 2."
    assert shown_figure("Room to deploy") == "Room to deploy"  # where a language lacks it
    assert len(set(FAIRNESS_WORDS)) == len(FAIRNESS_WORDS)


def test_what_is_written_down_is_made_in_english():
    with in_english():
        assert tr("Turn") == "Turn"
    assert tr("Turn") == "Drehen"
