"""Sentences with names in place of ids."""

from dataclasses import replace

import pytest
from battles import advance, battle

from battlefield.app.battle.mustering import session_of
from battlefield.app.wording.spoken import spoken, unit_named_in
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("wardens/spears/1 cannot get there", "Gate Spears 1 cannot get there"),
        ("wardens/spears stays?", "Gate Spears stay?"),
        ("for wardens/spears/6, not wardens/bows.", "for Gate Spears 6, not Ridge Bows."),
        ("1/2 of it, and/or none", "1/2 of it, and/or none"),
        ("no id in it", "no id in it"),
    ],
)
def test_ids_of_units_and_figures_are_read_as_names(words, read):
    assert spoken(words, battle().state) == read


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("Gate Spears loses 2 HP from Ridge Bows", "Gate Spears lose 2 HP from Ridge Bows"),
        ("Gate Spears has moved, and is in melee", "Gate Spears have moved, and is in melee"),
        ("Attack of Ridge Bows is over", "Attack of Ridge Bows is over"),
        ("Old Marra loses 1 HP", "Old Marra loses 1 HP"),
        ("Grapple: where Gate Spears stops", "Grapple: where Gate Spears stop"),
        ("Gate Spears 1 moves", "Gate Spears 1 moves"),
    ],
)
def test_verbs_agree_with_units_of_several_models_that_bear_a_plural(words, read):
    assert spoken(words, battle().state) == read


@pytest.mark.parametrize(
    ("name", "verb"), [("Cogmen", "move"), ("Fen Folk", "move"), ("Old Men", "move"), ("Glass", "moves")]
)
def test_men_and_folk_are_plurals_too(name, verb):
    state = battle().state
    spears = next(unit for unit in state.units.values() if unit.name == "Gate Spears")
    assert spoken(f"{name} moves 3 in", state.with_unit(replace(spears, name=name))) == f"{name} {verb} 3 in"


def test_a_figure_that_is_alone_has_its_units_name():
    state = battle().state
    alone = next(unit for unit in state.units.values() if unit.strength == 1)
    assert spoken(f"{alone.figures[0]} waits", state) == f"{alone.name} waits"


@pytest.mark.campaign
def test_no_line_of_a_log_names_an_id():
    fought = advance(battle(), 60)
    ids = [*fought.state.units, *fought.state.figures]
    assert [line.words for line in fought.log if any(id_ in line.words for id_ in ids)] == []


def test_a_question_is_about_the_unit_that_its_words_name():
    state = battle().state
    spears = next(unit for unit in state.units.values() if unit.name == "Gate Spears")
    assert unit_named_in("action of Gate Spears this round", state) is spears
    assert unit_named_in("action of nobody, nor of Gate Spearsmen", state) is None


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("who uses Hill Wardens/spears/2", "who uses Gate Spears 2"),
        ("Hill Wardens/hunter attacks Marsh Raiders (2nd)/brute.", "Old Marra attacks The Eel King."),
        (
            "place each of Hill Wardens/bows/1, Hill Wardens/bows/2 once",
            "place each of Ridge Bows 1, Ridge Bows 2 once",
        ),
    ],
)
def test_ids_are_read_as_names_where_sides_have_names_of_several_words(words, read):
    """So the window names sides: after their rosters."""
    script = read_script(asset("rosters/first_battle.json"))
    long = {"wardens": "Hill Wardens", "raiders": "Marsh Raiders (2nd)"}
    made = session_of(replace(script, rosters={long[side]: each for side, each in script.rosters.items()}))
    assert spoken(words, made.start) == read
