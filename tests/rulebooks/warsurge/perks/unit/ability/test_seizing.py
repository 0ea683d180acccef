"""Dominate and Hacker: enemies that are commanded for a turn."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, in_phase, locked
from running import asked_in, asks, run

from battlefield.rulebooks.warsurge.moments import DeploymentDone
from battlefield.rulebooks.warsurge.perks.kit.reaching import targets
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Bearer
from battlefield.rules.core.state import Held

GUN = weapon("gun", attacks=1, power=3)


def field(*perks, foe=(), apart=10.0, points=100, theirs=100, **stats):
    return in_phase(
        army(
            ("red1", "red", troop("red1", *perks, points=points, **stats), (GUN,), [(10.0, 10.0)]),
            ("blue1", "blue", troop("blue1", *foe, points=theirs, hp=2), (GUN,), [(10.0 + apart, 10.0)]),
            ("blue2", "blue", troop("blue2", points=900), (GUN,), [(10.0 + apart, 14.0)]),
        ),
        "Deploy",
    )


def deployed(state, dice=(), answers=()):
    return run(state, lambda game: game.tell(DeploymentDone()), dice, answers).state


def next_turn(state, dice=(), answers=()):
    """End the turn, and begin the next."""
    over = replace(state, clock=replace(state.clock, phase="End"))
    over = run(over, lambda game: game.end("turn", "End")).state
    begun = replace(over, clock=replace(over.clock, turn=over.clock.turn + 1))
    return run(begun, lambda game: game.tell(TurnBegan(begun.clock.turn)), dice, answers).state


@pytest.mark.parametrize(("rank", "free"), [("I", False), ("II", True)])
def test_a_dominated_unit_is_commanded_for_the_turn_while_its_master_does_little_else(rank, free):
    state = deployed(field(f"Dominate {rank}"), [4], [("blue1",)])
    assert state.units["blue1"].commander == "red"
    game = asks(state)
    assert bool(game.reason_against("movement", "red1")) != free
    assert game.reason_against("weapons", "red1")
    assert game.reason_against("perks", "red1")
    assert attack(in_phase(state), [6, 1], unit="blue1").state.hp("blue2") == 0
    assert next_turn(state, (), [False]).units["blue1"].commander == "blue"


def test_a_failed_test_seizes_nobody_and_there_is_one_attempt_a_turn():
    state = deployed(field("Dominate I"), [3], [("blue1",)])
    assert state.units["blue1"].commander == "blue"
    assert asked_in(state, lambda game: game.tell(DeploymentDone())) is None


@pytest.mark.parametrize(
    "state",
    [
        field("Dominate I", apart=18.1 + 32 / 25.4),
        field("Dominate I", theirs=101),
        field("Dominate I", foe=("Strong Willed",)),
        field("Hacker I"),
    ],
    ids=["far", "dear", "strong willed", "not artificial"],
)
def test_some_cannot_be_seized(state):
    assert asked_in(state, lambda game: game.tell(DeploymentDone())) is None


def test_as_the_next_turn_begins_it_may_go_on_though_the_other_is_far_away():
    state = deployed(field("Dominate I"), [4], [("blue1",)])
    figure = state.figures["blue11"]
    away = state.with_figures(replace(figure, model=replace(figure.model, at=(46.0, 46.0))))
    assert next_turn(away, [4], [True]).units["blue1"].commander == "red"
    assert next_turn(away, [3], [True]).units["blue1"].commander == "blue"


def test_it_ends_when_the_master_falls():
    state = deployed(field("Dominate I"), [4], [("blue1",)])
    dead = state.with_figures(replace(state.figures["red11"], hp=0))
    fallen = run(dead, remove_casualties).state
    assert fallen.units["blue1"].commander == "blue"
    assert not fallen.is_under("blue1", unit_status.SEIZED)


def test_a_melee_with_the_new_side_ends_and_begins_again_when_it_is_free():
    state = locked(field("Dominate I", apart=32 / 25.4), "red1", "blue1")
    seized = deployed(state, [4], [("blue1",)])
    assert not unit_status.is_engaged(seized, "red1")
    assert unit_status.foes_in_melee(next_turn(seized, (), [False]), "red1") == ("blue1",)


def test_who_is_seized_is_nobodys_friend_and_its_aura_is_off():
    state = deployed(field("Dominate I"), [4], [("blue1",)])
    game = asks(state)
    perk = game.book.get("Healer I")
    assert targets(game, Bearer(perk, "red1"), 18.0, "friends") == ("red1",)
    inspiring = field("Dominate I", foe=("Presence",))
    assert asks(inspiring).figure("presence", 0, "blue2").value
    assert not asks(deployed(inspiring, [4], [("blue1",)])).figure("presence", 0, "blue2").value


def test_who_is_seized_already_is_not_seized_again_not_even_back():
    state = deployed(field("Dominate I"), [4], [("blue1",)])
    thief = replace(state.profiles["blue2"], perks=(Held("Dominate I"),))
    both = replace(state, profiles={**state.profiles, "blue2": thief})
    assert [each.id for each in asked_in(both, lambda game: game.tell(DeploymentDone())).options] == ["red1"]


# Hacker


def test_a_hacker_commands_a_machine_that_costs_no_more():
    state = deployed(field("Hacker I", foe=("Artificial",)), [4], [("blue1",)])
    assert state.units["blue1"].commander == "red"


def dear(face, *more, rank="I", dice=()):
    state = field(f"Hacker {rank}", foe=("Artificial",), theirs=200, hp=3)
    return deployed(state, [4, face, *dice], [("blue1",), *more])


def test_a_dear_machine_strikes_its_hacker_with_a_weapon_on_1_to_3():
    for face in (1, 2, 3):
        state = dear(face, dice=[6, 1])
        assert (state.hp("red1"), state.units["blue1"].commander) == (2, "blue")


def test_a_dear_machine_cannot_move_on_4_and_does_nothing_on_5():
    halted, frozen = asks(dear(4)), asks(dear(5))
    assert halted.reason_against("movement", "blue1")
    assert not halted.reason_against("weapons", "blue1")
    assert all(frozen.reason_against(what, "blue1") for what in ("movement", "weapons", "perks"))
    assert not frozen.reason_against("movement", "red1")


@pytest.mark.parametrize(("rank", "free"), [("I", False), ("II", True)])
def test_a_dear_machine_is_commanded_on_6(rank, free):
    state = dear(6, rank=rank)
    assert state.units["blue1"].commander == "red"
    assert bool(asks(state).reason_against("movement", "red1")) != free


def test_a_hacker_that_goes_on_has_the_same_result_without_another_roll():
    state = next_turn(dear(5), [4], [True])
    assert asks(state).reason_against("weapons", "blue1")
    gone = next_turn(dear(5), (), [False])
    assert not asks(gone).reason_against("weapons", "blue1")


def test_a_machine_of_more_than_double_cannot_be_hacked():
    state = field("Hacker II", foe=("Artificial",), theirs=201)
    assert asked_in(state, lambda game: game.tell(DeploymentDone())) is None
