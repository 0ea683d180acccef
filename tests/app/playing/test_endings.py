"""How the facts of the sides stand below one another once a battle is over."""

from dataclasses import replace

from by_chance import played_by_chance

from battlefield.app.battle.fighting import Battle
from battlefield.app.playing.ending import aligned, ending_of
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.core.values import info_of


def test_the_same_facts_of_all_sides_stand_below_one_another():
    sides = (
        ("one", ("0 AP", "4 of 6 levels left", "2 of 3 units")),
        ("two", ("3 AGP", "0 AP", "5 of 6 levels left", "2 of 3 units")),
    )
    assert aligned(sides) == (
        ("one", ("", "0 AP", "4 of 6 levels left", "2 of 3 units")),
        ("two", ("3 AGP", "0 AP", "5 of 6 levels left", "2 of 3 units")),
    )


def test_what_only_one_side_has_keeps_its_place_whichever_side_that_is():
    sides = (
        ("company", ("1 model up", "3 of 9 points left", "1 cloud", "1 of 3 units")),
        ("coven", ("2 models up", "4 of 9 points left", "2 of 3 units")),
        ("heroes", ("1 Hero", "1 figure", "2 health")),
        ("brood", ("2 Heroes", "4 figures", "9 health")),
    )
    found = dict(aligned(sides[:2]))
    assert found["coven"] == ("2 models up", "4 of 9 points left", "", "2 of 3 units")
    assert dict(aligned(sides[2:])) == dict(sides[2:])


def test_the_reason_that_the_rules_give_for_the_end_comes_first():
    """The Brood won with the Heroes ahead, and nothing said that their time had run out."""
    script = read_script(asset("rosters/drowned_mill.json"))
    settings = info_of({**dict(script.settings), "rounds": 1})
    start = Battle.started(replace(script, steps=(), dice=(), settings=settings))
    battle = Battle(played_by_chance(start.state, start.book, seed=2))
    assert ending_of(battle).notes[0] == "The time is over."
