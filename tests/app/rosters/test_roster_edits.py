"""Edits of a roster: whatever is done, it can be saved; what is named elsewhere stays named."""

import random
from dataclasses import replace

import pytest
from rosters_at_hand import BOOKS, sample, samples

from battlefield.app.books.forms import form_of
from battlefield.app.rosters import edits
from battlefield.app.rosters.draft import check
from battlefield.app.rosters.places import WHOLE, Place, all_places, found, put
from battlefield.app.rosters.starting import blank_roster
from battlefield.rulebooks.registry import BOOKS as RULES
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import RosterEffect, RosterUnit


@pytest.mark.parametrize("book", BOOKS)
def test_a_new_roster_can_be_played_as_it_is(book):
    roster = blank_roster(book)
    for _ in range(2):
        roster, place = edits.add_unit(roster)
        roster, _ = edits.add_weapon(roster, place)
    assert RULES[book]().faults(roster) == []
    assert len({unit.id for unit in roster.units}) == len({unit.name for unit in roster.units}) == 3


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_added_stands_where_it_is_shown(book):
    roster = blank_roster(book)
    changed, place = edits.add_unit(roster, Place(0))
    assert place == Place(1) and found(changed, place) == changed.units[1]
    changed, place = edits.add_weapon(changed, place)
    assert place == Place(1, weapon=1) and found(changed, place).name not in (
        changed.units[1].weapons[0].name,
    )


def test_a_sergeant_costs_and_stands_as_its_book_has_it():
    roster, place = edits.add_sergeant(sample("hill_wardens"), Place(0))
    assert found(roster, place).models == 1
    assert RULES["warsurge"]().faults(replace(roster, limit=0)) == []


def test_a_copy_has_a_name_and_an_id_of_its_own():
    roster, place = edits.double(sample("hill_wardens"), Place(0))
    one, other = roster.units[:2]
    assert place == Place(1) and one.name != other.name and one.id != other.id
    check(roster)


def test_what_is_moved_past_the_end_stays():
    roster = sample("hill_wardens")
    assert edits.move(roster, Place(0), -1) == (roster, Place(0))
    moved, place = edits.move(roster, Place(0), 1)
    assert place == Place(1) and moved.units[1] == roster.units[0]


def test_what_is_dropped_gives_way_to_what_comes_after_it():
    roster = sample("hill_wardens")
    left, place = edits.drop(roster, Place(0))
    assert place == Place(0) and left.units == roster.units[1:]
    weapons = len(roster.units[0].weapons)
    for _ in range(weapons):
        roster, place = edits.drop(roster, Place(0, weapon=0))
    assert place == Place(0) and roster.units[0].weapons == ()


def test_a_unit_that_is_named_by_perks_stays_named_under_another_id():
    roster = edits.give(sample("hill_wardens"), WHOLE, Held("Avenge", (("unit", "bows"),)))
    first = roster.units[0].id
    roster = edits.change_held(roster, WHOLE, len(roster.perks) - 1, Held("Avenge", (("unit", first),)))
    changed = edits.with_id(roster, Place(0), "other")
    assert dict(changed.perks[-1].info)["unit"] == "other" == changed.units[0].id


def test_an_effect_of_the_roster_is_renamed_and_dropped_wherever_it_is_named():
    roster = sample("tide_callers")
    names = [effect.name for effect in roster.effects]
    changed = roster
    for number, name in enumerate(names):
        changed = edits.rename(changed, Place(effect=number), f"{name}!")
    assert RULES["pulp-city"]().faults(changed) == [] and changed != roster
    for _ in names:
        changed, _ = edits.drop(changed, Place(effect=0))
    assert RULES["pulp-city"]().faults(changed) == []


@pytest.mark.parametrize("number", range(len(samples())))
def test_any_row_of_edits_leaves_a_roster_that_can_be_saved(number):
    hand, roster = random.Random(number), samples()[number]
    for _ in range(12):
        roster = one_edit(hand, roster)
        check(roster)


def one_edit(hand, roster):
    """Do something at random to any part of a roster; the last unit is left."""
    place = hand.choice([each for each in all_places(roster) if each != WHOLE])
    piece = found(roster, place)
    ways = [edits.double, lambda r, p: edits.move(r, p, hand.choice((-1, 1)))]
    ways += [edits.drop] if len(roster.units) > 1 else []
    ways += [lambda r, p: (edits.rename(r, p, f"{piece.name[:20]} x"), p)]
    if isinstance(piece, RosterUnit) and place.sergeant < 0:
        ways += [edits.add_weapon, edits.add_unit]
        ways += [edits.add_sergeant] if form_of(roster.book).has_sergeants else []
    choices = form_of(roster.book).choices(place.part)
    if choices and not isinstance(piece, RosterEffect):
        new = [
            each.held
            for each in hand.sample(choices, 3)
            if each.held.name not in {h.name for h in piece.perks}
        ]
        ways += [lambda r, p: (edits.give(r, p, new[0]), p)] if new else []
    return hand.choice(ways)(roster, place)[0]


def test_what_is_put_somewhere_is_found_there():
    roster = sample("brasswick_company")
    for place in all_places(roster):
        assert put(roster, place, found(roster, place)) == roster
