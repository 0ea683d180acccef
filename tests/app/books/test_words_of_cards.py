"""Every word that cards of the sample rosters, turn bars and effects show has its entry among the words."""

import re

import pytest

from battlefield.app.battle.mustering import BOOKS
from battlefield.app.books.glossary import says_of, told_in
from battlefield.files.battles.rosters import read_roster
from battlefield.resources import sample_rosters
from battlefield.rulebooks.warsurge.turn import steps, turns
from battlefield.rules.muster.roster import Encounter
from battlefield.rules.scene.contents import Board

NAMED = re.compile(r"^[A-Z]")  # what is a name of the rules; places and what was done are plain words


def cards(path):
    """The cards of a sample roster as it comes, with the key of its book."""
    roster = read_roster(path)
    book = BOOKS[roster.book]()
    state = book.mustered(Encounter({"one": roster, "two": roster}, Board(48.0, 48.0)))
    return roster.book, [book.card(state, unit.id) for unit in state.units.values() if unit.side == "one"]


@pytest.mark.parametrize("path", sample_rosters(), ids=lambda path: path.stem)
def test_each_number_each_sort_and_each_word_of_a_card_is_explained(path):
    book, found = cards(path)
    assert found
    weapons = [weapon for card in found for weapon in card.weapons]
    names = {line.name for card in found for line in card.lines}
    names |= {line.name for weapon in weapons for line in weapon.lines}
    assert {name for name in names if not says_of(book, name)} == set()
    assert {weapon.kind for weapon in weapons if not told_in(book, weapon.kind, 1)} == set()
    words = {word for card in found for word in card.state if NAMED.match(word)}
    assert {word for word in words if not says_of(book, word)} == set()
    perks = {perk for each in (*found, *weapons) for perk in each.perks}
    assert {perk.name for perk in perks if not perk.says and not says_of(book, perk.name)} == set()


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "warsurge"])
def test_each_phase_is_explained(book):
    found = BOOKS[book]()
    assert {phase for phase in found.phases if not says_of(book, phase)} == set()
    assert says_of(book, "Begin") and len(found.phases) > 2


def test_each_phase_of_a_turn_and_each_action_of_an_advanced_one_is_explained():
    acts = (*steps.ACTIONS, *steps.ANSWERING, steps.PASS, steps.END_STEP, steps.NO_ANSWER)
    words = {"Begin", "Hold", "Start", "End", *turns.PHASES, steps.STEP, steps.ANSWER, *acts}
    assert {word for word in words if not says_of("warsurge", word)} == set()


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "warsurge"])
def test_each_effect_that_can_lie_on_a_model_is_explained(book):
    rows = BOOKS[book]().catalogue.perks.values()
    effects = {row.name for row in rows if row.kind == "effect" or row.family in ("Conditions", "Dice")}
    acts = {"Power Down", "Revitalize", "Recover", "Jump"}  # these are done, and lie on nobody
    assert len(effects - acts) > 6
    assert {name for name in effects - acts if not says_of(book, name)} == set()
