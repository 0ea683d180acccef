"""Perks of WARSURGE one by one on a plain table: in what way each is tried, and that all come to an end."""

import pytest

from battlefield.geometry.shapes import BaseSize
from battlefield.rulebooks.warsurge.bench import companion_of, way_of
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.bench import Case
from battlefield.rules.dice import Listed, Seeded
from battlefield.rules.events import HpLost, UnitMoved
from battlefield.rules.flow import Running
from battlefield.rules.requests import Roll
from battlefield.rules.scene import Board, Model, Scene

EFFECTS = {effect.name: effect for effect in Warsurge.bench.effects}
MODELS = (
    Model("a", BaseSize.round(25.4), (10.0, 10.0), "Archers", "red", height=1.5),
    Model("b", BaseSize.round(25.4), (14.0, 10.0), "Brutes", "blue", height=1.5),
    Model("c", BaseSize.round(25.4), (14.0, 12.0), "Brutes", "blue", height=1.5),
)
SCENE = Scene(Board(30, 30), models=MODELS)


def begun(name, target="b", **values):
    return Warsurge.bench.begun(Case(SCENE, EFFECTS[name], "a", target, values))


def run(name, dice=(), target="b", **values):
    """Play a perk to its end with dice written down, and the first lawful answers."""
    start = begun(name, target, **values)
    assert not start.refusal
    running = Running(start.state, CATALOGUE, start.flow, Listed(dice))
    while running.pending is not None:
        assert not isinstance(running.pending, Roll), f"no die left for {running.pending.what}"
        assert not running.answer(running.pending.suggestions()[0])
    return running.game


def lost(game):
    return sum(event.total for event in game.events if isinstance(event, HpLost))


@pytest.mark.parametrize(
    ("name", "way"),
    [
        ("Knockback II", "weapon"),
        ("Beam I", "weapon"),
        ("Teleport I", "use"),
        ("Self-Destruct", "use"),
        ("Wanderer", "move"),
        ("Dodge", "suffer"),
        ("Morale I", "turn"),
        ("Ambush I", None),
        ("Gateway", None),
        ("Decoy I", None),
    ],
)
def test_each_perk_is_tried_in_its_own_way(name, way):
    assert way_of(CATALOGUE.perks[name]) == way
    assert (name in EFFECTS) == (way is not None)


def test_all_perks_of_weapons_are_on_the_bench():
    weapons = [perk.name for perk in CATALOGUE.perks.values() if perk.kind == "weapon"]
    assert [name for name in weapons if name not in EFFECTS] == []


def test_all_perks_that_units_begin_are_on_the_bench_but_those_of_reserves_and_forms():
    used = [perk for perk in CATALOGUE.perks.values() if perk.kind == "unit" and perk.uses]
    left = {perk.family for perk in used if perk.name not in EFFECTS}
    assert left == {"Deployment", "Transportation", "Transformation", "Leadership"}


def test_a_perk_that_needs_another_one_has_it_beside():
    assert companion_of(CATALOGUE.perks["Residue I"]) == "Blast I"
    assert companion_of(CATALOGUE.perks["Spread 4+"]) == "Poison"
    assert companion_of(CATALOGUE.perks["Blast I"]) == ""


@pytest.mark.parametrize("part", range(6))
def test_every_perk_comes_to_an_end_or_says_why_not(part):
    for effect in Warsurge.bench.effects[part::12]:
        start = Warsurge.bench.begun(Case(SCENE, effect, "a", "b", seed=part))
        if start.refusal:
            assert not start.refusal.endswith(".")
            continue
        running, steps = Running(start.state, CATALOGUE, start.flow, Seeded()), 0
        while running.pending is not None:
            assert not running.answer(running.pending.suggestions()[0]), effect.name
            steps += 1
            assert steps < 40, effect.name


def test_sure_hits_need_no_attack_dice():
    assert lost(run("Bleed", hits=2)) == 2


def test_a_rolled_attack_needs_its_die_and_the_target_in_range():
    """Power 4 on Defence 4 needs 4+, and without a save each hit costs 1 HP."""
    assert lost(run("Bleed", [4], roll=1)) == 1
    assert lost(run("Bleed", [3], roll=1)) == 0
    assert begun("Bleed", roll=1, range=2).refusal.startswith("the target is out of reach")


def test_saves_are_rolled_where_the_target_has_any():
    """One hit of the sure two is saved by a 5 on Armour 5+."""
    assert lost(run("Bleed", [5, 4], hits=2, armour=5)) == 1


def test_a_unit_moves_together_unless_each_is_by_itself():
    moved = [event for event in run("Knockback I", [6]).events if isinstance(event, UnitMoved)]
    assert {place.figure for event in moved for place in event.places} == {"b", "c"}
    moved = [event for event in run("Knockback I", [6], alone=1).events if isinstance(event, UnitMoved)]
    assert {place.figure for event in moved for place in event.places} == {"b"}


def test_to_the_end_of_the_turn_what_lies_on_a_unit_takes_effect():
    """Poison laid by one hit costs more as the turn ends."""
    assert lost(run("Poison")) == 1
    later = [event.why for event in run("Poison", [2], end=1).events if isinstance(event, HpLost)]
    assert later == ["the weapon", "Poison"]


def test_enemies_in_contact_begin_in_a_melee():
    touching = Scene(Board(30, 30), models=(MODELS[0], Model("b", MODELS[1].base, (11.0, 10.0), "B", "blue")))
    start = Warsurge.bench.begun(Case(touching, EFFECTS["Disengage"], "a"))
    assert start.refusal == ""
    assert begun("Disengage", "").refusal == "it is in no melee"


def test_a_perk_of_another_phase_is_used_in_that():
    assert begun("Rush", "").state.clock.phase == "Move"
    assert begun("Teleport I", "").state.clock.phase == "Attack"


def test_perks_that_ask_for_more_are_given_more():
    usual = {dial.key: dial.usual for dial in EFFECTS["Durable Armour V"].dials}
    assert usual["armour"] == 5
    assert {dial.key: dial.usual for dial in EFFECTS["Dodge"].dials}["armour"] == 1
