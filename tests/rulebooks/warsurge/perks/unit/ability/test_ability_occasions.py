"""When abilities may be used at all: in phases with nothing else to do, and aboard transports."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import at, bearing, offered, opened, to
from convoys import inside
from fighting import in_phase
from running import asked_in, asks, run

from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.moments import DeploymentDone
from battlefield.rulebooks.warsurge.perks.kit.reaching import is_in_reach
from battlefield.rulebooks.warsurge.turn import turns
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.book.actions import Action

GUN = weapon("gun", kind="Battle", power=3)


def stuck(*perks, **stats):
    """A red unit that cannot move, and a blue one that can."""
    return army(
        ("red1", "red", troop("red1", *perks, move=0, dash=0, **stats), (GUN,), [(10.0, 10.0)]),
        ("red2", "red", troop("red2"), (GUN,), [(10.0, 14.0)]),
        ("blue1", "blue", troop("blue1", move=0, dash=0), (GUN,), [(20.0, 10.0)]),
    )


# phases


@pytest.mark.parametrize("phase", ["Move", "Dash"])
@pytest.mark.parametrize(("perks", "acts"), [(("Boost Defence",), True), ((), False)])
def test_a_phase_is_not_passed_over_where_a_perk_is_all_that_is_left(phase, perks, acts):
    """Of red, which goes first, nobody can go anywhere; blue can."""
    state = stuck(*perks)
    still = troop("red2", move=0, dash=0)
    state = replace(state, profiles={**state.profiles, "red2": still, "blue1": troop("blue1")})
    begun = run(in_phase(state, phase), lambda game: turns.begin_phase(game, phase)).state
    assert (begun.clock.phase, begun.clock.side) == (phase, "red" if acts else "blue")
    assert bool(Warsurge().refusal(begun, Action(phase, "red", "red1"))) == (not acts)


@pytest.mark.parametrize("phase", ["Move", "Dash"])
def test_who_uses_a_perk_in_place_of_a_move_or_a_dash_has_made_neither(phase):
    """Its weapons may be used as if it had stood still."""
    state = opened(stuck("Boost Defence"), "Boost Defence", "red1", phase=phase, dice=[4]).state
    assert not unit_status.is_marked(state, unit_status.DASHED, "red1")
    assert not unit_status.has_moved(state, "red1")
    walker = replace(stuck(), profiles={**stuck().profiles, "red1": troop("red1", "Teleport I")})
    jumped = opened(walker, "Teleport I", to(14.0, 10.0), to(14.0, 10.0), phase=phase, dice=[4]).state
    assert at(jumped) == (14.0, 10.0)
    assert not unit_status.is_marked(jumped, unit_status.DASHED, "red1")
    assert not unit_status.is_marked(jumped, unit_status.MOVED, "red1")


def test_a_perk_that_was_used_before_its_action_is_not_used_after_it():
    session = opened(stuck("Boost Defence"), "Boost Defence", "red1", dice=[4])
    assert session.pending is None
    assert offered(session.state, "Attack") == ()
    assert "perk" not in opened(session.state, phase="Attack").pending.what


# transports


def rider(*perks, fire=0):
    rows = (
        ("truck", "red", troop("truck", hp=9, transport=9, fire_points=fire), (), [(10.0, 10.0)]),
        ("red1", "red", troop("rider", *perks, points=100), (GUN,), [(40.0, 40.0)]),
        ("blue1", "blue", troop("foe", "Artificial", "Magic Armour I", hp=3), (GUN,), [(20.0, 10.0)]),
        ("blue2", "blue", troop("far"), (GUN,), [(40.0, 4.0)]),
    )
    return inside(in_phase(army(*rows), "Move"), "red1", "truck", "truck1")


@pytest.mark.parametrize("fire", [0, 1])
@pytest.mark.parametrize("name", ["Dominate I", "Dominate II", "Hacker I", "Hacker II"])
def test_machines_and_minds_are_seized_through_fire_points_only(name, fire):
    asked = asked_in(rider(name, fire=fire), lambda game: game.tell(DeploymentDone()))
    assert bool(asked) == bool(fire)


@pytest.mark.parametrize("fire", [0, 1])
def test_dice_are_jinxed_through_fire_points_only(fire):
    asked = asked_in(rider("Jinx", fire=fire), lambda game: game.roll("x", by="blue", about=("blue1",)), [4])
    assert bool(asked) == bool(fire)


@pytest.mark.parametrize("fire", [0, 1])
def test_spells_are_stolen_through_fire_points_only(fire):
    session = opened(rider("Spell Steal", fire=fire), "Magic Armour I", unit="blue1", dice=[4, 4])
    assert ("Spell Steal" in session.pending.what) == bool(fire)


@pytest.mark.parametrize("fire", [0, 1])
def test_a_horror_aboard_frightens_nobody_outside(fire):
    assert "up to 6 in" in opened(rider("Horrific", fire=fire), (), unit="blue1").pending.what


def test_those_in_one_transport_are_in_reach_of_each_other():
    state = rider()
    assert is_in_reach(asks(state), "red1", "truck", 1.0, sight=True)
    assert not is_in_reach(asks(state), "red1", "blue1", 40.0, sight=True)
    assert not is_in_reach(asks(bearing(state, "x", "red1")), "blue1", "red1", 40.0, sight=True)
