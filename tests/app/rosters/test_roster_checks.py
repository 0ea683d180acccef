"""What is wrong with a roster is said by names, with the reason and the remedy, and where it is."""

from dataclasses import replace

import pytest
from rosters_at_hand import sample, samples

from battlefield.app.rosters import edits
from battlefield.app.rosters.checks import findings, new_faults
from battlefield.app.rosters.places import WHOLE, Place, put
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.core.state import Held
from battlefield.rules.core.words import Stat


@pytest.mark.parametrize("roster", samples(), ids=lambda each: each.name)
def test_samples_are_right(roster):
    assert findings(roster) == ()


@pytest.mark.parametrize(
    ("change", "place", "words", "remedy"),
    [
        (lambda u: replace(u, points=30), Place(0), "Ridge Bows: points is 30", "a unit costs at least 50"),
        (
            lambda u: replace(u, stats={**u.stats, Stat("defence"): 16}),
            Place(0),
            "Ridge Bows: Defence is 16",
            "it is at most 15",
        ),
        (
            lambda u: replace(u, perks=(*u.perks, Held("Evasif"))),
            Place(0),
            "Ridge Bows: perk 3 is 'Evasif', which is no perk",
            "did you mean Evasive?",
        ),
        (
            lambda u: replace(u, weapons=(replace(u.weapons[0], kind="Light"), *u.weapons[1:])),
            Place(0, weapon=0),
            "Ridge Bows, War bow: kind is 'Light'",
            "it must be one of Assault, Battle, Heavy",
        ),
    ],
)
def test_a_fault_names_the_unit_the_reason_and_the_remedy(change, place, words, remedy):
    roster = sample("hill_wardens")
    number = next(n for n, unit in enumerate(roster.units) if unit.name == "Ridge Bows")
    unit = change(roster.units[number])
    words = words.replace("perk 3", f"perk {len(unit.perks)}")
    found = [each for each in findings(put(roster, Place(number), unit)) if each.words == words]
    assert [each.remedy for each in found] == [remedy]
    assert found[0].place == replace(place, unit=number) and found[0].is_fault


def test_the_limit_is_told_of_the_roster_as_a_whole():
    (finding,) = findings(replace(sample("hill_wardens"), limit=100))
    assert finding.place == WHOLE and finding.sentence.startswith("The limit is 100, but the units cost")
    assert finding.remedy == "leave some out"


def test_names_that_stand_twice_are_told_but_can_be_played():
    roster = sample("hill_wardens")
    twin = replace(roster.units[1], name=roster.units[0].name)
    told = findings(put(roster, Place(1), twin))
    assert [each.is_fault for each in told] == [False] and "Two units are called" in told[0].words


def test_what_a_change_would_make_wrong_is_told_before_it_is_made():
    roster = sample("hill_wardens")
    worse = edits.give(roster, Place(0), Held("Sergeant"))
    assert new_faults(roster, worse) and not new_faults(roster, roster)


@pytest.mark.parametrize("roster", samples(), ids=lambda each: each.name)
def test_every_sentence_of_a_book_loses_the_words_of_the_file(roster):
    broken = replace(roster, perks=(Held("Nonsense"),))
    for number, unit in enumerate(roster.units):
        weapons = tuple(replace(each, kind="x", stats={Stat("odd"): 1}) for each in unit.weapons)
        changed = replace(unit, stats={Stat("odd"): 1}, words=("odd",), perks=(Held("odd"),), weapons=weapons)
        broken = put(broken, Place(number), changed)
    told = findings(broken)
    assert len(told) >= len(BOOKS[roster.book]().faults(broken)) > len(roster.units)
    assert [each.words for each in told if "[" in each.words] == []
