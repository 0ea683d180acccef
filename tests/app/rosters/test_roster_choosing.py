"""Effects are found by what is typed: by their names, families and words; what is wrong with one is told."""

import pytest
from rosters_at_hand import BOOKS, sample, samples

from battlefield.app.books.forms import form_of
from battlefield.app.rosters.choosing import blanks, filled, says, search, why_not
from battlefield.app.rosters.places import WHOLE, Place, all_places, held_at
from battlefield.app.rosters.starting import blank_roster
from battlefield.rules.core.state import Held


def names(roster, place, typed):
    return [each.choice.name for each in search(roster, place, typed)]


def test_names_that_begin_so_come_first_then_what_has_the_words():
    found = names(sample("hill_wardens"), Place(0), "regen")
    assert found[0].startswith("Regen") and len(found) < 40


def test_every_word_has_to_fit_somewhere():
    roster = sample("hill_wardens")
    assert names(roster, Place(0), "airborne movement")
    assert names(roster, Place(0), "qqqq") == []


def test_only_what_may_stand_in_a_part_is_offered():
    roster = sample("hill_wardens")
    whole, unit, weapon = (set(names(roster, at, "")) for at in (WHOLE, Place(0), Place(0, weapon=0)))
    assert whole and unit and weapon and not (whole & unit or unit & weapon)


def test_what_it_has_already_is_marked():
    roster = sample("hill_wardens")
    number = next(n for n, unit in enumerate(roster.units) if unit.perks)
    first = search(roster, Place(number), roster.units[number].perks[0].name)[0]
    assert first.is_held and "already" in why_not(roster, Place(number), first.choice)


def test_a_line_that_is_typed_is_offered_where_the_book_can_read_it():
    roster = blank_roster("pulp-city")
    first = search(roster, Place(0, weapon=0), "EFX Self/Shift 4")[0].choice
    assert first.held == Held("EFX Self/Shift 4") and first.says
    assert "EFX Selb/Nothing 4" not in names(roster, Place(0, weapon=0), "EFX Selb/Nothing 4")


def test_what_an_effect_needs_is_told_before_it_is_chosen():
    roster = blank_roster("warsurge")
    told = [why_not(roster, Place(0), each.choice) for each in search(roster, Place(0), "controlled")]
    assert any("obeys" in words for words in told)


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_chosen_has_words_and_most_of_it_can_stand_where_it_is_offered(book):
    roster = blank_roster(book)
    for place in (Place(0), Place(0, weapon=0)):
        listed = search(roster, place, "", most=60)
        assert all(each.choice.says for each in listed)
        free = [each for each in listed if not why_not(roster, place, each.choice)]
        assert len(free) >= len(listed) / 3


@pytest.mark.parametrize("roster", samples(), ids=lambda each: each.name)
def test_every_effect_of_a_sample_is_told_in_words(roster):
    silent = [
        held.name for at in all_places(roster) for held in held_at(roster, at) if not says(roster, at, held)
    ]
    assert silent == []


@pytest.mark.parametrize("roster", samples(), ids=lambda each: each.name)
def test_all_that_a_sample_says_of_an_effect_is_asked_for(roster):
    for at in all_places(roster):
        for held in held_at(roster, at):
            assert {key for key, _ in held.info} <= {each.key for each in blanks(roster, held)}


def test_what_is_said_of_an_effect_is_taken_back_by_nothing():
    held = filled(Held("Avenge"), "unit", "bows")
    assert held == Held("Avenge", (("unit", "bows"),)) and filled(held, "unit", "") == Held("Avenge")


def test_lines_of_the_book_are_offered_for_an_effect_of_the_roster():
    roster = sample("tide_callers")
    lines = {each.choice.held.name for each in search(roster, Place(effect=0), "")}
    assert "Pull 2" in lines or any(line.startswith("Pull") for line in lines)
    assert lines == {each.held.name for each in form_of("pulp-city").own.lines()}
