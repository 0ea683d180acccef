"""Imprison clause by clause: who is taken in, who fights whom in there, and every way out."""

from dataclasses import replace

import pytest
from advanced import in_step, open_to, playing
from armies import army, troop, weapon
from clauses import TOUCH, bearing, offered, opened, to
from fighting import attack, in_phase, locked, lost
from running import asks, run

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.transport_capacity import Hold, board, load, open_holds
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rules.book.actions import Action
from battlefield.rules.core.state import RESERVE, TABLE

SWORD = weapon("sword", range=24, power=3)


def field(*theirs, gaoler=(), points=200, hull=(), arms=(SWORD,), **stats):
    """A gaoler of 4 HP and 100 points beside a blue unit of 4 HP, another red and another blue unit."""
    state = army(
        (
            "red1",
            "red",
            troop("red1", "Imprison", *gaoler, points=100, hp=4, armour=None, **dict(hull)),
            arms,
            [(10.0, 10.0)],
        ),
        ("red2", "red", troop("red2", hp=2, armour=None), (SWORD,), [(10.0, 14.0)]),
        (
            "blue1",
            "blue",
            troop("blue1", *theirs, points=points, hp=4, armour=None, **stats),
            (SWORD,),
            [(10.0 + TOUCH, 10.0)],
        ),
        ("blue2", "blue", troop("blue2", hp=3, armour=None), (SWORD,), [(20.0, 10.0)]),
    )
    return in_phase(locked(state, "red1", "blue1"), "Move")


def imprisoned(state, face=4):
    """Let the gaoler take its foe in, in place of its Move; the foe has not acted yet."""
    return opened(state, "Imprison", dice=[face]).state


def shut_in(*theirs, **more):
    state = imprisoned(field(*theirs, **more))
    assert state.units["blue1"].where == "red1"
    return state


def aimed(state, unit):
    return [aim.target for aim in aims(asks(state), unit, "sword")]


def rides(state, unit="red2"):
    """Put red's other unit aboard."""

    def flow(game):
        yield from board(game, unit, Hold("red1", "", "", 9))

    return run(state, flow).state


# taking in


def test_an_enemy_in_a_melee_is_forced_inside_of_one_that_is_no_transport_after_a_test():
    state = field()
    assert imprisoned(state).units["blue1"].where == "red1"
    assert imprisoned(state, 3).units["blue1"].where == TABLE
    assert offered(replace(state, effects=())) == ()
    assert offered(field(points=200)) == ("Imprison",)
    assert offered(field(points=201)) == ()


def test_prisoners_take_no_room_from_those_it_carries():
    """There is room for 2 HP, which the friend takes though 4 HP are imprisoned."""
    hull = (("transport", 2),)
    state = shut_in(hull=hull)
    found = [hold for hold in open_holds(asks(state), "red2") if hold.carrier == "red1"]
    assert [load(state, hold) for hold in found] == [0]
    aboard = rides(state)
    assert aboard.units["red2"].where == "red1"
    assert aboard.units["blue1"].where == "red1"
    assert list(open_holds(asks(state), "blue2")) == []


# inside


def test_inside_it_fights_its_gaoler_and_the_friends_of_that_and_nobody_else():
    state = rides(shut_in(hull=(("transport", 2),)))
    assert aimed(state, "blue1") == ["red1", "red2"]
    assert aimed(state, "red2") == ["blue1"]
    assert aimed(state, "red1") == ["blue1", "blue2"]
    assert aimed(state, "blue2") == ["red1"]
    blow = attack(in_phase(state, "Attack", 1, "blue"), [6], [("sword",), ("red2",)], unit="blue1")
    assert lost(blow, "red2") == 1


@pytest.mark.parametrize(("kind", "face", "hp"), [("Assault", 4, 1), ("Battle", 4, 0), ("Battle", 5, 1)])
def test_inside_it_is_a_melee_for_weapons(kind, face, hp):
    """Power 3 on Defence 3 hits on a 4, with a Battle weapon in a melee on a 5; either way round."""
    club = weapon("club", kind=kind, range=24, power=3)
    state = shut_in(arms=(club,))
    struck = attack(in_phase(state, "Attack"), [face], [("club",), ("blue1",)])
    assert lost(struck, "blue1") == hp
    theirs = state.with_figures(replace(state.figures["blue11"], weapons=("club",)))
    back = attack(in_phase(theirs, "Attack", 1, "blue"), [face], unit="blue1")
    assert lost(back, "red1") == hp


def test_fire_points_do_not_help_prisoners():
    state = rides(shut_in(hull=(("transport", 2), ("fire_points", 1))))
    assert "blue2" in aimed(state, "red2")
    near = replace(state.figures["blue21"], model=replace(state.figures["blue21"].model, side="red"))
    hostile = state.with_figures(near).with_unit(replace(state.units["blue2"], control="red"))
    assert aimed(hostile, "blue1") == ["red1", "red2"]
    assert "blue1" not in aimed(state, "blue2")


def test_templates_inside_strike_as_in_a_transport():
    """From inside a Nova I rolls D6 times its attacks, against each enemy in there."""
    nova = weapon("nova", "Nova I", range=0, power=3)
    state = rides(shut_in(hull=(("transport", 2),)))
    state = replace(state, profiles={**state.profiles, "nova": nova})
    state = state.with_figures(replace(state.figures["blue11"], weapons=("nova",)))
    after = attack(in_phase(state, "Attack", 1, "blue"), [1, 3, 6, 6, 6, 6], unit="blue1")
    assert lost(after, "red1") + lost(after, "red2") == 3


# ways out


@pytest.mark.parametrize(
    "perks", [(), ("Blink III",), ("Teleport I",), ("Disengage",), ("Unyielding",), ("Airborne",)]
)
def test_nothing_else_takes_a_prisoner_out(perks):
    state = shut_in(*perks)
    for phase in ("Move", "Dash"):
        assert "Imprison" in Warsurge().refusal(
            in_phase(state, phase, 1, "blue"), Action(phase, "blue", "blue1")
        )
    assert set(offered(state, unit="blue1")) & {"Blink III", "Teleport I"} == set()


def test_one_with_breach_moves_out():
    session = opened(shut_in("Breach"), "disembark", unit="blue1")
    assert session.pending.what.startswith("Disembark")
    out = opened(shut_in("Breach"), "disembark", to(10.0 + TOUCH, 10.0, "blue11"), unit="blue1").state
    assert out.units["blue1"].where == TABLE
    assert not out.effects_on("blue1", passengers.INSIDE)


def test_one_with_phaser_moves_out():
    out = opened(shut_in("Phaser"), "disembark", to(10.0 + TOUCH, 10.0, "blue11"), unit="blue1").state
    assert out.units["blue1"].where == TABLE


def test_one_that_becomes_incorporeal_comes_out():
    session = opened(shut_in("Incorporeal"), "Incorporeal", unit="blue1")
    while session.pending is not None and session.state.units["blue1"].where != TABLE:
        assert not session.answer(session.suggestions()[0])
    assert session.state.units["blue1"].where == TABLE


def test_one_that_vanishes_is_in_its_own_reserve():
    session = opened(shut_in("Vanish"), "Vanish", unit="blue1", dice=[4])
    done = run(session.state, lambda game: game.end("phase", "Move")).state
    assert done.units["blue1"].where == RESERVE
    assert not done.effects_on("blue1", passengers.INSIDE)


def test_one_whose_gaoler_is_destroyed_stands_where_that_stood():
    state = shut_in()
    dead = state.with_figures(replace(state.figures["red11"], hp=0))
    assert run(dead, remove_casualties).state.units["blue1"].where == TABLE


# reserve


def reserved(state):
    return run(state, lambda game: to_reserve(game, "red1", "test")).state


def test_it_goes_into_reserve_with_its_gaoler_and_the_two_fight_on_there():
    state = reserved(shut_in())
    assert (state.units["red1"].where, state.units["blue1"].where) == (RESERVE, "red1")
    blow = attack(in_phase(state, "Attack", 1, "blue"), [6], [("sword",)], unit="blue1")
    assert lost(blow, "red1") == 1
    answer = attack(in_phase(state, "Attack"), [6], [("sword",)])
    assert lost(answer, "blue1") == 1
    assert aimed(state, "red1") == ["blue1"]
    assert aimed(state, "blue1") == ["red1"]


def test_in_an_advanced_game_they_fight_on_in_reserve_too():
    session = playing(in_step(reserved(shut_in())))
    assert "Attack" in open_to(session, "red1")
    assert "Attack" not in open_to(playing(in_step(reserved(replace(field(), effects=())))), "red1")


@pytest.mark.parametrize("how", ["kills", "vanishes", "is worth too much"])
def test_who_gets_out_in_reserve_is_in_its_own(how):
    state = reserved(shut_in("Vanish"))

    def flow(game):
        if how == "kills":
            yield from lose(game, "red1", 4, "test", by="blue1")
            yield from remove_casualties(game)
        elif how == "is worth too much":
            yield from lose(game, "red1", 1, "test")
        else:
            yield from game.lay("Vanish", "blue1", by="blue1")
            yield from game.end("phase", "Move")

    after = run(state, flow).state
    assert after.units["blue1"].where == RESERVE
    assert passengers.reserve_of(after, "blue1") == "blue"
    assert not after.effects_on("blue1", passengers.INSIDE)


# what it is worth


def test_it_comes_out_at_once_as_it_regains_hp_or_its_gaoler_loses_some():
    """50 points an HP against 25: with 4 HP and 4 it is worth just double."""
    state = shut_in()
    hurt = run(state, lambda game: lose(game, "red1", 1, "test")).state
    assert hurt.units["blue1"].where == TABLE
    half = state.with_figures(replace(state.figures["blue11"], hp=2), replace(state.figures["red11"], hp=3))
    held = run(half, lambda game: gain(game, "blue1", 1, "test")).state
    assert held.units["blue1"].where == "red1"  # 150 against twice 75
    freed = run(held, lambda game: gain(game, "blue1", 1, "test")).state
    assert freed.units["blue1"].where == TABLE
    assert not bearing(freed, "x", "blue1").effects_on("blue1", "Imprison")
