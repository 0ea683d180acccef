"""Cards and lists say all that stands in a roster: numbers, weapons, effects with their words."""

from html import unescape

import pytest
from rosters_at_hand import sample, samples

from battlefield.app.rosters.cards import card_html, cards_of, held_name
from battlefield.app.rosters.listing import list_html, list_text
from battlefield.app.rosters.places import all_places, held_at
from battlefield.rules.core.state import Held


@pytest.mark.parametrize("roster", samples(), ids=lambda each: each.name)
def test_cards_say_every_name_number_and_word(roster):
    page = unescape("".join(map(card_html, cards_of(roster))))
    for unit in roster.units:
        assert unit.name in page and all(weapon.name in page for weapon in unit.weapons)
    for place in all_places(roster):
        assert place.effect >= 0 or all(held.name in page for held in held_at(roster, place))


@pytest.mark.parametrize("roster", samples(), ids=lambda each: each.name)
def test_a_list_names_all_units_weapons_and_effects(roster):
    text, page = list_text(roster), list_html(roster)
    for unit in roster.units:
        assert unit.name in text and all(weapon.name in text for weapon in unit.weapons)
    assert text.count("\n") > len(roster.units) and page.count("<tr>") >= len(roster.units)


def test_a_save_is_written_as_it_is_printed_and_no_range_is_a_melee():
    text = list_text(sample("brasswick_company"))
    assert "Armour 4+" in text and "Range melee" in text and 'Range 12"' in text


def test_what_a_roster_says_of_an_effect_stands_behind_its_name():
    roster = sample("hill_wardens")
    first = roster.units[0]
    assert held_name(roster, Held("Avenge", (("unit", first.id),))) == f"Avenge ({first.name})"
    assert held_name(sample("millers_company"), Held("Pull", (("amount", 2),))) == "Pull (2)"
