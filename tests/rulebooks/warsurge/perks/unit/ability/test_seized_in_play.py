"""Commanded enemies in play: what goes on next turn, what ends early, and who takes another one's place."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from companies import attached
from fighting import attack, in_phase
from running import run

from battlefield.rulebooks.warsurge.moments import DeploymentDone
from battlefield.rules.core.events import Said
from battlefield.rules.core.moments import TurnBegan

GUN = weapon("gun", power=3)


def field(*perks, foe=(), guard=(), costs=(100, 100)):
    """Red with perks; a blue unit, and a bodyguard beside it that has joined it, 10 inches away."""
    theirs, guards = costs
    rows = (
        ("red1", "red", troop("red1", *perks), (GUN,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("blue1", *foe, points=theirs, hp=2), (GUN,), [(20.0, 10.0)]),
        ("blue2", "blue", troop("blue2", "Bodyguard", *guard, points=guards), (GUN,), [(20.0, 11.5)]),
        ("blue3", "blue", troop("blue3", points=900), (GUN,), [(40.0, 40.0)]),
    )
    return in_phase(attached(army(*rows), "blue2", "blue1"), "Deploy")


def alone(*perks, **more):
    state = field(*perks, **more)
    gone = replace(state.units["blue2"], where="reserve")
    return replace(state, effects=()).with_unit(gone)


def deployed(state, dice=(), answers=()):
    return run(state, lambda game: game.tell(DeploymentDone()), dice, answers)


def next_turn(state, dice=(), answers=()):
    over = replace(state, clock=replace(state.clock, phase="End"))
    over = run(over, lambda game: game.end("turn", "End")).state
    begun = replace(over, clock=replace(over.clock, turn=2))
    return run(begun, lambda game: game.tell(TurnBegan(2)), dice, answers).state


def commanders(state):
    return {unit: state.units[unit].commander for unit in ("blue1", "blue2")}


@pytest.mark.parametrize("rank", ["I", "II"])
@pytest.mark.parametrize("name", ["Dominate", "Hacker"])
def test_whoever_was_commanded_may_be_held_for_another_turn(name, rank):
    state = deployed(alone(f"{name} {rank}", foe=("Artificial",)), [4], [("blue1",)]).state
    assert commanders(next_turn(state, [4], [True]))["blue1"] == "red"
    assert commanders(next_turn(state, [3], [True]))["blue1"] == "blue"
    assert commanders(next_turn(state, [], [False]))["blue1"] == "blue"


def test_an_enemy_whose_hold_is_broken_is_free_after_the_next_action():
    state = in_phase(deployed(alone("Dominate I"), [4], [("blue1",)]).state, "Move", side="blue")
    held = attack(state, unit="blue3", name="Hold").state
    assert commanders(held)["blue1"] == "red"
    broken = replace(state, effects=tuple(e for e in state.effects if e.name != "Dominate"))
    assert commanders(attack(broken, unit="blue3", name="Hold").state)["blue1"] == "blue"


# bodyguards


def said(game):
    return [event.words for event in game.events if isinstance(event, Said)]


def test_a_bodyguard_is_dominated_in_place_of_its_unit_whatever_it_costs():
    found = commanders(deployed(field("Dominate I", costs=(100, 400)), [4], [("blue1",)]).state)
    assert found == {"blue1": "blue", "blue2": "red"}


@pytest.mark.parametrize(
    ("guard", "costs", "dice", "seized"),
    [
        (("Artificial",), (100, 100), (), "red"),
        (("Artificial",), (100, 150), (5,), "blue"),
        ((), (100, 100), (), "blue"),
    ],
)
def test_a_bodyguard_is_hacked_by_what_it_is_and_costs_itself(guard, costs, dice, seized):
    state = field("Hacker I", foe=("Artificial",), guard=guard, costs=costs)
    game = deployed(state, [4, *dice], [("blue1",)])
    assert commanders(game.state) == {"blue1": "blue", "blue2": seized}
    assert ("Hacker I comes to nothing: it is not Artificial" in said(game)) == (not guard)
