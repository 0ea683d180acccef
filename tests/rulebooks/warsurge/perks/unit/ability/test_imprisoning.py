"""Imprison: enemies that are taken in, fight inside, and come out once they are worth too much."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import in_phase, locked
from running import asks, run

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import gain, lose

SWORD = weapon("sword", range=24, power=3)
TOUCH = 32 / 25.4


def field(*, theirs=(), points=200, **stats):
    state = army(
        ("red1", "red", troop("red1", "Imprison", points=100, hp=4), (SWORD,), [(10.0, 10.0)]),
        ("red2", "red", troop("red2", points=10), (SWORD,), [(10.0, 20.0)]),
        (
            "blue1",
            "blue",
            troop("blue1", *theirs, points=points, hp=4, **stats),
            (SWORD,),
            [(10.0 + TOUCH, 10.0)],
        ),
        ("blue2", "blue", troop("blue2"), (SWORD,), [(20.0, 10.0)]),
    )
    return in_phase(locked(state, "red1", "blue1"), "Move")


def imprisoned(state, dice=(4,)):
    bearer = usable(asks(state), "red1")["Imprison"]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer), list(dice)).state


def aimed(state, unit):
    return [aim.target for aim in aims(asks(state), unit, "sword")]


def test_a_prisoner_is_inside_fights_there_and_nowhere_else_and_cannot_move():
    state = imprisoned(field())
    assert state.units["blue1"].where == "red1"
    assert aimed(state, "blue1") == ["red1"]
    assert "blue1" in aimed(state, "red1")
    assert "blue1" not in aimed(state, "red2")
    assert asks(state).reason_against("movement", "blue1")
    assert not unit_status.is_engaged(state, "red1")


def test_it_takes_a_mastery_test_a_melee_and_a_cost_of_no_more_than_double():
    assert imprisoned(field(), [3]).units["blue1"].where == "table"
    assert "Imprison" not in usable(asks(field(points=201)), "red1")
    apart = replace(field(), effects=())
    assert "Imprison" not in usable(asks(apart), "red1")


def test_it_comes_out_as_its_gaoler_loses_hp_or_it_regains_some():
    state = imprisoned(field())
    hurt = run(state, lambda game: lose(game, "red1", 1, "test")).state
    assert hurt.units["blue1"].where == "table"  # 200 points against 2 x 75
    wounded = state.with_figures(
        replace(state.figures["blue11"], hp=2), replace(state.figures["red11"], hp=3)
    )
    held = run(wounded, lambda game: lose(game, "red1", 1, "test")).state
    assert held.units["blue1"].where == "red1"  # 100 points against 2 x 50
    healed = run(held, lambda game: gain(game, "blue1", 1, "test")).state
    assert healed.units["blue1"].where == "table"  # 150 against 100
    assert not healed.effects_on("blue1", "Imprison")


def test_it_comes_out_where_its_gaoler_falls():
    state = imprisoned(field())
    dead = state.with_figures(replace(state.figures["red11"], hp=0))
    free = run(dead, remove_casualties).state
    assert free.units["blue1"].where == "table"
    assert not free.is_under("blue1", passengers.INSIDE)


def test_it_goes_into_reserve_with_its_gaoler_and_into_its_own_when_that_falls_there():
    state = run(imprisoned(field()), lambda game: to_reserve(game, "red1", "test")).state
    assert state.units["blue1"].where == "red1"
    dead = state.with_figures(replace(state.figures["red11"], hp=0))
    assert run(dead, remove_casualties).state.units["blue1"].where == "reserve"


def test_vanish_takes_a_prisoner_out():
    state = imprisoned(field(theirs=("Vanish",)))
    bearer = usable(asks(state), "blue1")["Vanish"]
    gone = run(state, lambda game: bearer.perk.uses[0].run(game, bearer), [4]).state
    over = run(gone, lambda game: game.end("phase", "Move")).state
    assert over.units["blue1"].where == "reserve"
    assert not over.is_under("blue1", passengers.INSIDE)


@pytest.mark.parametrize("perk", ["Breach"])
def test_who_goes_through_things_may_move_out(perk):
    state = imprisoned(field(theirs=(perk,)))
    assert not asks(state).reason_against("movement", "blue1")
    assert asks(state).figure("escapes", 0, "blue1").value
