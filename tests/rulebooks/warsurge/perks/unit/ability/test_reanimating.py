"""Reanimate: the fallen of either side, raised and commanded."""

from dataclasses import replace

import pytest
from companies import part_of
from corpses import fallen
from running import asks, end_turn, run

from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.turn.victory import share_left
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.state import Held


def raised(state, rank="I", dice=(4,)):
    name = f"Reanimate {rank}"
    bearer = usable(asks(state), "red1")[name]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer), list(dice)).state


def test_an_enemy_rises_whole_where_its_user_wants_it_under_its_command_and_nobodys_friend():
    state = raised(fallen())
    assert (state.units["dead"].where, state.units["dead"].commander) == ("table", "red")
    assert [figure.hp for figure in state.figures_of("dead")] == [2, 2]
    assert state.is_under("dead", unit_status.SEIZED)
    assert share_left(asks(state), "blue") == share_left(asks(fallen()), "blue")


def test_a_friend_rises_as_a_friend():
    state = raised(fallen(side="red"))
    assert (state.units["dead"].commander, state.is_under("dead", unit_status.SEIZED)) == ("red", False)


def test_a_failed_test_raises_nobody():
    assert raised(fallen(), dice=[3]).units["dead"].where == "gone"


@pytest.mark.parametrize(("rank", "inches"), [("I", 6.0), ("II", 12.0), ("III", 18.0)])
def test_it_must_have_fallen_within_so_many_inches(rank, inches):
    assert f"Reanimate {rank}" in usable(asks(fallen(rank, inches + 32 / 25.4)), "red1")
    assert f"Reanimate {rank}" not in usable(asks(fallen(rank, inches + 0.1 + 32 / 25.4)), "red1")


def test_it_must_cost_no_more_than_its_user_does_now():
    assert "Reanimate I" in usable(asks(fallen(points=100, theirs=100)), "red1")
    assert "Reanimate I" not in usable(asks(fallen(points=99, theirs=100)), "red1")


def test_what_was_raised_falls_with_its_user():
    state = raised(fallen())
    dead = state.with_figures(replace(state.figures["red11"], hp=0))
    assert run(dead, remove_casualties).state.units["dead"].where == "gone"


def test_what_was_raised_and_is_eternal_falls_with_its_user_as_the_turn_ends():
    state = raised(fallen())
    eternal = replace(state.profiles["dead"], perks=(Held("Eternal"),))
    state = replace(state, profiles={**state.profiles, "dead": eternal})
    dead = state.with_figures(replace(state.figures["red11"], hp=0))
    after = run(dead, remove_casualties).state
    assert (after.units["dead"].where, after.hp("dead")) == ("table", 0)
    assert run(end_turn(after), remove_casualties).state.units["dead"].where == "gone"


def test_what_was_raised_stands_as_long_as_a_sergeant_of_its_user_does():
    state = raised(part_of(fallen(), "red2", "red1"))
    for boss, where in (("red1", "table"), ("red2", "gone")):
        shot = state.with_figures(replace(state.figures[f"{boss}1"], hp=0))
        state = run(shot, remove_casualties).state
        assert state.units["dead"].where == where


def test_what_fell_again_may_be_raised_again():
    state = raised(fallen())
    again = state.with_figures(*(replace(figure, hp=0) for figure in state.figures_of("dead")))
    again = run(again, remove_casualties).state
    assert "Reanimate I" in usable(asks(again), "red1")
    assert len(raised(again).effects_on("dead", "Reanimated")) == 1
