"""Spies, decoys, illusions and concealed units: how each is found out, and what it cannot do meanwhile."""

from dataclasses import replace

import pytest
from advanced import in_step
from armies import army, troop, weapon
from companies import field, squad
from fighting import attack, in_phase, under
from running import asks, run

from battlefield.rulebooks.warsurge.movement.deploying import arrive, deploy
from battlefield.rulebooks.warsurge.perks.unit.ability.illusion import copies_of
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import merged_units
from battlefield.rulebooks.warsurge.units.command import generate, left
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.state import RESERVE, TABLE

BASE = 32 / 25.4
BOW = weapon("bow", range=40)


# concealed


def test_an_enemy_that_arrives_within_six_inches_reveals_a_concealed_unit():
    def after(far):
        rows = (
            ("red1", "red", troop("sneak", "Concealed"), (BOW,), None),
            ("blue1", "blue", troop("guest"), (BOW,), None),
        )
        state = in_phase(run(army(*rows), lambda game: game.tell(GameBegan())).state, "Deploy")
        guest = state.units["blue1"]
        state = state.with_unit(replace(guest, figures=guest.figures[:1], strength=1))
        hidden = run(state, lambda game: deploy(game, "red1"), (), [(10.0, 6.0)]).state
        there = (Placed("blue11", (10.0, 6.0 + 0.5 + far + BASE / 2)),)
        return run(hidden, lambda game: arrive(game, "blue1", there, "Deploy")).state

    assert after(5.99).units["red1"].where == TABLE
    assert after(6.01).units["red1"].where == RESERVE


# decoys


def beside_its_decoy():
    """A red unit, its decoy ten inches off, and a bodyguard below them."""
    guard = squad("Bodyguard", id_="red2", models=1, at=(20.0, 12.0))
    state = run(field(squad("Decoy II", models=1), guard), lambda game: game.tell(GameBegan())).state
    there = (Placed("red1 (decoy)/1", (20.0, 5.0)),)
    return run(state, lambda game: arrive(game, "red1 (decoy)", there, "Deploy")).state


def test_a_bodyguard_does_not_join_a_decoy():
    state = in_phase(beside_its_decoy(), "Move")

    def host(at):
        return merged_units.joined(attack(state, (), [(Placed("red21", at),)], "red2", "Move").state, "red2")

    assert host((20.0, 7.0)) == ""
    close = replace(state.figures["red11"], model=replace(state.figures["red11"].model, at=(24.0, 12.0)))
    state = state.with_figures(close)
    assert host((22.0, 12.0)) == "red1"


def test_a_decoy_brings_in_no_command_points():
    state = in_step(beside_its_decoy(), points=0)
    assert left(run(state, generate, [3]).state, "red") == 6  # for the unit and its bodyguard


# spies


def spied_on(*perks):
    rows = (
        ("red1", "red", troop("spy", "Espionage", armour=None, defence=4, hp=5), (BOW,), [(10.0, 30.0)]),
        ("blue1", "blue", troop("guard", *perks), (weapon("rifle", range=40, power=10),), [(10.0, 36.0)]),
    )
    return under_cover(army(*rows))


def under_cover(state):
    hidden = under(state, "Espionage", "red1", "red1")
    spy = replace(hidden.effects[-1], info=(("side", "blue"),))
    return replace(hidden, effects=(*hidden.effects[:-1], spy))


def test_a_spy_is_found_out_by_an_attack_with_a_keen_eye():
    state = in_phase(spied_on("Keen Eye"), "Attack", side="blue")
    session = attack(state, unit="blue1")
    assert session.state.hp("red1") == 4
    assert not session.state.is_under("red1", "Espionage")
    blind = attack(in_phase(spied_on(), "Attack", side="blue"), unit="blue1")
    assert blind.state.hp("red1") == 5
    assert blind.state.is_under("red1", "Espionage")


def test_a_spy_is_found_out_when_it_begins_a_melee():
    state = in_phase(spied_on(), "Move")
    near = attack(state, (), [(Placed("red11", (10.0, 36.0 - BASE)),)], "red1", "Move").state
    assert near.is_under("red1", "melee")
    assert not near.is_under("red1", "Espionage")
    apart = attack(state, (), [(Placed("red11", (10.0, 33.0)),)], "red1", "Move").state
    assert apart.is_under("red1", "Espionage")


# illusions


def conjured(count):
    """A unit of one with so many illusions, and a friend far off."""
    rows = (
        ("red1", "red", troop("red1", "Illusion I", hp=7, armour=None), (BOW,), [(10.0, 10.0)]),
        ("red2", "red", troop("red2"), (BOW,), [(40.0, 40.0)]),
        ("blue1", "blue", troop("blue1"), (BOW,), [(40.0, 10.0)]),
    )
    state = in_phase(army(*rows), "Move")
    bearer = usable(asks(state), "red1")["Illusion I"]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer), (), [(str(count),)]).state


def test_illusions_vanish_at_once_with_the_last_hp_of_who_made_them():
    state = conjured(3)
    hit = run(state, lambda game: lose(game, "red1", 7, "a test", first=("red11",))).state
    assert copies_of(hit, "red1") == ()
    scratched = run(state, lambda game: lose(game, "red1", 6, "a test", first=("red11",))).state
    assert len(copies_of(scratched, "red1")) == 3


@pytest.mark.parametrize("left_over", [0, 1])
def test_with_the_last_illusion_the_spell_ends_after_the_next_action(left_over):
    state = conjured(2)
    gone = copies_of(state, "red1")[left_over:]
    state = state.with_figures(*(replace(state.figures[id_], hp=0) for id_ in gone))
    state = run(state, remove_casualties).state
    assert state.is_under("red1", "Illusion")
    held = attack(state, unit="red2", name="Hold").state
    assert held.is_under("red1", "Illusion") == (left_over > 0)
