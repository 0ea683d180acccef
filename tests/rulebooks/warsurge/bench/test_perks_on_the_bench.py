"""Perks of WARSURGE one by one on a plain table: in what way each is tried, and that all come to an end."""

from dataclasses import replace

import pytest

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.bench.listing import companion_of, way_of
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.book.bench import Case
from battlefield.rules.core.dice import Listed, Seeded
from battlefield.rules.core.events import HpLost, Placed, UnitMoved
from battlefield.rules.core.flow import Running
from battlefield.rules.core.requests import Roll
from battlefield.rules.scene.contents import Board, Model, Scene

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
        assert not running.answer(running.law.suggestions()[0])
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
        ("Ambush I", "deploy"),
        ("Recon I", "scout"),
        ("Gateway", "turn"),
        ("Outflank", "strike"),
        ('Debark I (12")', "out"),
        ("Exposed I", "inside"),
        ("Breach", "travel"),
        ("Decoy I", None),
    ],
)
def test_each_perk_is_tried_in_its_own_way(name, way):
    assert way_of(CATALOGUE.perks[name]) == way
    assert (name in EFFECTS) == (way is not None)


def test_all_perks_of_weapons_are_on_the_bench():
    weapons = [perk.name for perk in CATALOGUE.perks.values() if perk.kind == "weapon"]
    assert [name for name in weapons if name not in EFFECTS] == []


def test_all_perks_that_units_begin_are_on_the_bench_but_those_of_forms():
    used = [perk for perk in CATALOGUE.perks.values() if perk.kind == "unit" and perk.uses]
    left = {perk.name for perk in used if perk.name not in EFFECTS}
    assert left == {"Form I", "Form II", "Form III", "Fusion"}


def test_every_perk_is_on_the_bench_or_has_its_reason():
    left = Warsurge.bench.left_out
    assert sorted([*EFFECTS, *left]) == sorted(CATALOGUE.perks)
    assert all(why.endswith(".") and why.count(".") == 1 for why in left.values())


def test_what_strengthens_attacks_is_tried_by_one():
    """An Inspiring Aura makes a die of 3 hit on Defence 4 with Power 4; Accuracy 5+ asks for a 5 before."""
    assert lost(run("Inspiring Aura", [3])) == 1
    assert lost(run("Accuracy 5+", [4])) == 0
    assert lost(run("Accuracy 5+", [5, 4])) == 1
    assert lost(run("Defiance", [3])) == 1  # the target is worth more


def test_what_protects_a_side_is_tried_by_an_attack_on_it():
    """Protective Aura gives a unit without armour 6+; the Demoralising one asks for a 5."""
    assert lost(run("Protective Aura", [4, 6])) == 0
    assert lost(run("Demoralising Aura", [4])) == 0


def test_a_unit_comes_from_reserve_where_its_perk_lets_it():
    """Invade III: anywhere but in the enemies' zone, the last 12 inches."""
    start = begun("Invade III", "")
    running = Running(start.state, CATALOGUE, start.flow, Seeded())
    assert start.state.on_table() == [] or "red/Archers" not in [u.id for u in start.state.on_table()]
    assert "enem" in running.answer((Placed("a", (15.0, 25.0)),)) or running.pending is not None
    assert not running.answer((Placed("a", (15.0, 14.0)),))
    assert running.game.state.figures["a"].model.at == (15.0, 14.0)


def test_recon_relocates_after_deployment():
    start = begun("Recon I", "")
    running = Running(start.state, CATALOGUE, start.flow, Seeded())
    assert running.answer((Placed("a", (10.0, 2.0)),))  # 8 inches
    assert not running.answer((Placed("a", (10.0, 5.0)),))


def aboard(name):
    """The archers aboard the transport beside them, of their own side."""
    models = (MODELS[0], *(replace(model, side="red") for model in MODELS[1:]))
    return Warsurge.bench.begun(Case(Scene(Board(60, 30), models=models), EFFECTS[name], "a", "b"))


def test_passengers_get_out_as_far_as_their_transport_lets_them():
    """12 inches and a Move of 6 from the base of b or c; 19 inches from there is too far."""
    start = aboard('Debark I (12")')
    assert start.refusal == ""
    running = Running(start.state, CATALOGUE, start.flow, Seeded())
    assert running.pending.what.startswith("Disembark") and "18 in" in running.pending.what
    assert running.answer((Placed("a", (34.5, 10.0)),))
    assert not running.answer((Placed("a", (32.5, 10.0)),))


def test_whoever_is_no_friend_is_not_aboard():
    assert begun('Debark I (12")').refusal == "it is not a friend"


def test_a_passenger_in_an_open_transport_is_attacked():
    """Exposed II counts as cover: a 4 misses, a 5 hits; the passenger is nobody of the scene."""
    assert lost(run("Exposed II", [4], attacks=1, armour=1, aegis=1)) == 0
    game = run("Exposed II", [5], attacks=1, armour=1, aegis=1)
    assert lost(game) == 1 and game.state.units["Passenger"].where in game.state.units


def test_a_gateway_is_laid_where_its_player_points():
    start = begun("Gateway", "")
    running = Running(start.state, CATALOGUE, start.flow, Seeded())
    assert not running.answer((3.0, 4.0))
    assert [mark.at for mark in running.game.state.markers] == [(3.0, 4.0)]


def test_a_challenge_is_for_a_commander_with_a_weapon():
    assert begun("Challenger").refusal == ""


def test_a_perk_that_needs_another_one_has_it_beside():
    assert companion_of(CATALOGUE.perks["Residue I"]) == "Blast I"
    assert companion_of(CATALOGUE.perks["Spread 4+"]) == "Poison"
    assert companion_of(CATALOGUE.perks["Blast I"]) == ""


@pytest.mark.first(2)
@pytest.mark.parametrize("part", range(6))
def test_every_perk_comes_to_an_end_or_says_why_not(part):
    for effect in Warsurge.bench.effects[part::12]:
        start = Warsurge.bench.begun(Case(SCENE, effect, "a", "b"))
        if start.refusal:
            assert not start.refusal.endswith(".")
            continue
        running, steps = Running(start.state, CATALOGUE, start.flow, Seeded(), seed=part), 0
        while running.pending is not None:
            assert not running.answer(running.law.suggestions()[0]), effect.name
            steps += 1
            assert steps < 40, effect.name


def test_sure_hits_need_no_attack_dice():
    assert lost(run("Bleed", hits=2)) == 2


def test_a_rolled_attack_needs_its_die_and_the_target_in_range():
    """Power 4 on Defence 4 needs 4+, and without a save each hit costs 1 HP."""
    assert lost(run("Bleed", [4], roll=1)) == 1
    assert lost(run("Bleed", [3], roll=1)) == 0
    far = begun("Bleed", roll=1, range=2).refusal
    assert far == "the target cannot be aimed at: 3.00 in away, and it reaches 2 in"


def test_a_target_that_is_too_near_is_called_so():
    near = begun("Trajectory I", roll=1, range=24).refusal
    assert near == "the target cannot be aimed at: nearer than 6 in"


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
