"""What an import asks, took, guessed and dropped is told in German, but for what stands in the file."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import translating

from battlefield.app.design.importing import opened_import, read_import
from battlefield.app.wording.fault_words import typeset
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import speak
from battlefield.files.imports.laying.asking import Question

BY_HAND = Path(__file__).parents[2] / "files" / "imports" / "by_hand"
FILES = sorted(each for each in BY_HAND.iterdir() if each.suffix not in (".tx", ".tsj"))
WORD = re.compile(r"(?<![\w/.'„“])[A-Za-zÄÖÜäöüß]{3,}(?!\w)")


@pytest.fixture(autouse=True)
def german_words() -> Iterator[frozenset[str]]:
    """Speak German, and give all words that stand in German texts."""
    [path] = (each for each in translating.files() if each.stem.endswith("_de"))
    found = [each for each in translating.messages(path) if each.forms]
    known = {(each.message.source, each.message.comment): each.forms[-1] for each in found}
    speak(lambda text, comment, _n: known.get((text, comment), ""))
    yield frozenset(word.lower() for each in found for form in each.forms for word in WORD.findall(form))
    speak(None)


def lines_of(path: Path) -> Iterator[str]:
    """Yield all sentences about a file, and what it asks."""
    opened = opened_import(path, {})
    found = read_import(opened, {})
    yield from (*found.taken, *found.guessed, *found.dropped)
    for question in (*opened.asked, *found.asked):
        yield from told(question)


def told(question: Question) -> Iterator[str]:
    """Yield a question and what may be chosen."""
    yield from (question.text, *(() if question.open else question.choices))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_sentence_about_a_file_stays_english(path, german_words):
    beside = (each.read_bytes().decode(errors="replace").lower() for each in BY_HAND.glob("*.t*"))
    own = path.read_bytes().decode(errors="replace").lower() + "".join(beside)
    for line in lines_of(path):
        left = [each for each in WORD.findall(said(typeset(line))) if each.lower() not in german_words]
        assert [each for each in left if each.lower() not in own] == [], line


SENTENCES = (
    ("3 units, 14 models, 500 points", "3 Einheiten, 14 Modelle, 500 Punkte"),
    ("1 unit, 5 models, 90 points", "1 Einheit, 5 Modelle, 90 Punkte"),
    ("How many inches is a square?", "Wie viele Zoll hat ein Feld?"),
    ("What is 'Street', which sounds like a road, but is 5 in high and blocks sight?",
     "Was ist „Street“, dem Namen nach eine Straße, aber 5 in hoch und verdeckt die Sicht?"),
    ("3 pieces: wreck, container, building", "3 Stücke: Wrack, Container, Gebäude"),
    ("2 repeated walls", "2 wiederholte Mauern"),
    ("1 object of the sort 'Bag'", "1 Objekt der Sorte „Bag“"),
    ("template 'shed.tj': lies outside the file's own folder",
     "Vorlage „shed.tj“: liegt außerhalb des Ordners der Datei"),
    ("tile layer 'Bad': its data has 1 tiles in place of 2 × 1",
     "Kachelebene „Bad“: die Daten haben 1 Kacheln anstelle von 2 × 1"),
    ("Guard is 10 × Guard: its groups of models come to 7; otherwise it is 7 × Guard",
     "Guard ist 10 × Guard: seine Gruppen von Modellen ergeben 7; andernfalls ist es 7 × Guard"),
    ("letters mean what they usually do: # is wall, ~ is water",
     "Buchstaben bedeuten das Übliche: # ist Mauer, ~ ist Wasser"),
)  # fmt: skip


@pytest.mark.parametrize(("english", "german"), SENTENCES)
def test_a_sentence_of_an_import_in_german(english, german):
    found = said(typeset(english))
    assert found[:1].upper() + found[1:] == german


def test_a_name_that_is_also_a_kind_of_terrain_stays_as_it_is():
    assert [said(each) for each in ("Smoke", "Wreck", "Wall")] == ["Smoke", "Wreck", "Wall"]


NUMBER = re.compile(r"\d+(?:\.\d+)?")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_sentence_about_a_file_loses_a_number(path):
    for line in lines_of(path):
        assert sorted(NUMBER.findall(said(typeset(line)))) == sorted(NUMBER.findall(line)), line
