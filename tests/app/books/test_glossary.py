"""Every number and short form that a card or the turn bar shows is explained by the glossary of its book."""

import re
from dataclasses import replace

import pytest

from battlefield.app.battle.fighting import Battle
from battlefield.app.books.faces import FACES
from battlefield.app.books.glossary import ANY, says_of, terms_of, told_in, with_terms
from battlefield.files.battles.scripts import read_script
from battlefield.resources import sample_battles


def begun(path):
    return Battle.started(replace(read_script(path), steps=()))


@pytest.mark.parametrize("path", sample_battles(), ids=lambda path: path.stem)
def test_each_heading_of_a_card_is_explained(path):
    battle = begun(path)
    book, missing = battle.state.book, set()
    for unit in battle.state.units:
        card = battle.book.card(battle.state, unit)
        names = [line.name for line in card.lines]
        names += [line.name for weapon in card.weapons for line in weapon.lines]
        missing |= {name for name in names if not says_of(book, name)}
    assert missing == set()


@pytest.mark.parametrize("path", sample_battles(), ids=lambda path: path.stem)
def test_each_short_form_on_a_card_or_in_the_turn_bar_is_explained(path):
    battle = begun(path)
    state = battle.state
    shown = [fact for _, facts in battle.standing(state).facts for fact in facts]
    for unit in state.units:
        card = battle.book.card(state, unit)
        shown += [weapon.kind for weapon in card.weapons]
        shown += [line.name for line in card.lines]
    capitals = {word for words in shown for word in re.findall(r"\b[A-Z]{2,}\b\+?", words)}
    assert {word for word in capitals if not told_in(state.book, word)} == set()


def test_a_word_means_in_a_book_what_it_means_there():
    assert "piercing" in says_of("warsurge", "AP")
    assert "action points" in says_of("pulp-city", "AP")
    assert says_of("warsurge", "nothing of the kind") == ""


def test_the_words_of_a_text_are_found_in_their_order_and_only_as_words():
    assert [term.word for term in told_in("warsurge", "roll-off: Turn Master, 1D6")] == [
        "Roll-off", "Turn Master", "1D6",
    ]  # fmt: skip
    assert [term.word for term in told_in("pulp-city", "EFX 1 of 1: PRJ, Spirit vs T#7")] == [
        "EFX", "PRJ", "Spirit", "T#",
    ]  # fmt: skip
    assert told_in("warsurge", "APPLE") == ()


def test_a_tip_has_the_words_and_below_them_what_they_mean():
    assert with_terms("warsurge", "3 CP").splitlines()[0] == "3 CP"
    assert with_terms("warsurge", "3 CP").splitlines()[1].startswith("CP: command points")
    assert with_terms("warsurge", "Look at Old Marra") == "Look at Old Marra"


@pytest.mark.parametrize("book", [ANY, *FACES])
def test_each_word_is_explained_once_in_a_whole_sentence(book):
    words = [term.word for term in terms_of(book)]
    assert len(words) == len(set(words)) > 5
    assert all(term.says.endswith(".") for term in terms_of(book))
