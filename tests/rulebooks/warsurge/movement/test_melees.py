"""Melees that casualties break: who closes in again, how far, and when a melee ends instead."""

from dataclasses import replace

from armies import army, troop, weapon
from fighting import in_phase, locked
from running import run

from battlefield.rulebooks.warsurge.movement.movement_paths import Ways
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.core.events import UnitMoved
from battlefield.rules.table import layout

CONTACT = 32 / 25.4
SWORD = weapon("sword", range=0)


def fight(*, move=6, behind=1.5, settings=(), extra=()):
    """A red unit of three in a row to the right, the first in contact with a blue model on its left."""
    places = [(20.0 + behind * n, 20.0) for n in range(3)]
    state = army(
        ("red1", "red", troop("a", move=move), (SWORD,), places),
        ("blue1", "blue", troop("b", hp=5), (SWORD,), [(20.0 - CONTACT, 20.0)]),
        *extra,
        settings=settings,
    )
    return locked(in_phase(state), "red1", "blue1")


def thinned(state, figure="red11", unit="red1"):
    """The state after one model fell and was taken off, with what happened."""

    def flow(game):
        yield from lose(game, unit, 1, "a test", first=(figure,))
        yield from remove_casualties(game)

    return run(state, flow)


def test_the_nearest_model_closes_in():
    game = thinned(fight())
    assert unit_status.foes_in_melee(game.state, "red1") == ("blue1",)
    assert layout.between(game.state, "red1", "blue1").gap <= 1e-6
    moved = [event for event in game.events if isinstance(event, UnitMoved)]
    assert [event.how for event in moved] == ["Restore melee"]
    assert not unit_status.is_marked(game.state, unit_status.MOVED, "red1")


def test_it_stays_in_coherency_and_so_comes_along_as_a_whole_where_it_must():
    game = thinned(fight(behind=3.2))
    state = game.state
    assert layout.between(state, "red1", "blue1").gap <= 1e-6
    assert not Ways(game, "red1", 6.0).end_problem(state)
    assert state.figures["red13"].model.at[0] < 20.0 + 2 * 3.2 - 1.0


def test_who_cannot_get_there_is_closed_in_on_by_the_other():
    game = thinned(fight(move=0))
    assert unit_status.foes_in_melee(game.state, "red1") == ("blue1",)
    assert game.state.figures["red12"].model.at == (21.5, 20.0)
    assert game.state.figures["blue11"].model.at[0] > 20.0 - CONTACT


def test_the_melee_ends_where_nobody_can_close_in():
    state = fight(move=1, behind=3.2)
    slow = replace(state, profiles={**state.profiles, "b": troop("b", hp=5, move=1)})
    game = thinned(slow)
    assert unit_status.foes_in_melee(game.state, "red1") == ()


def test_a_setting_lets_broken_melees_end():
    game = thinned(fight(settings=(("restore melees", 0),)))
    assert unit_status.foes_in_melee(game.state, "red1") == ()
    assert unit_status.foes_in_melee(game.state, "blue1") == ()


def test_a_unit_still_in_contact_with_somebody_stays_where_it_is():
    other = ("blue2", "blue", troop("c", hp=5), (SWORD,), [(23.0 + CONTACT, 20.0)])
    state = locked(fight(extra=(other,)), "red1", "blue2")
    game = thinned(state)
    assert game.state.figures["red12"].model.at == (21.5, 20.0)
    assert unit_status.foes_in_melee(game.state, "red1") == ("blue1", "blue2")
    assert layout.between(game.state, "blue1", "red1").gap <= 1e-6


def test_casualties_elsewhere_in_the_unit_move_nobody():
    game = thinned(fight(), figure="red13")
    assert not [event for event in game.events if isinstance(event, UnitMoved)]
    assert unit_status.foes_in_melee(game.state, "red1") == ("blue1",)
