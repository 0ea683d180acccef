"""What the texts at hand only name is told once: on the page of the book, and before a battle."""

from pathlib import Path

import pytest

from battlefield.app.books.beyond import beyond_table, beyond_tip, beyond_words
from battlefield.app.books.faces import FACES, face_of
from battlefield.rules.skirmish.own_effects import ONCE, UNTIL, WHEN, WHOM

DOCS = Path(__file__).resolve().parents[3] / "docs"
SMALL = ("pulp-city", "iron-kingdoms", "agemonia")


@pytest.mark.parametrize("book", SMALL)
def test_the_page_of_a_book_has_the_table_that_the_window_tells(book):
    face = face_of(book)
    assert beyond_table(face) in (DOCS / f"{book}.md").read_text(encoding="utf-8")
    for each in face.beyond:
        assert each.what in beyond_words(face) and f"{each.what}: {each.how}." in beyond_tip(face)


def test_a_book_whose_texts_are_whole_says_nothing():
    assert [key for key, face in FACES.items() if not face.beyond] == ["warsurge"]
    assert beyond_words(FACES["warsurge"]) == beyond_tip(FACES["warsurge"]) == ""


def test_every_word_of_an_effect_of_a_roster_is_on_the_page_of_rosters():
    text = (DOCS / "battles.md").read_text(encoding="utf-8")
    assert {word for word in (*WHEN, *WHOM, *UNTIL, *ONCE) if f"`{word}`" not in text} == set()
