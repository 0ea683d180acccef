"""Enslaved, Formation and Opportunist: whom units depend on, how they stand, and when they act."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from asking import game_of, turn_begun
from fighting import attack, in_phase
from running import end_turn, run

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.moments import Fallen, Left
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.allegiance import TRAITOR
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.core.events import HpLost, Placed
from battlefield.rules.core.moments import SpanEnded
from battlefield.rules.core.state import RESERVE, Clock, Held

GUN = weapon("gun")
INCH = 32 / 25.4


# Enslaved


def slaves(*master, hp=1, apart=4.0, others=()):
    slave = troop("slave", Held("Enslaved", (("enslaver", "master"),)), hp=hp)
    return in_phase(
        army(
            ("red1", "red", slave, (GUN,), [(10.0, 10.0)]),
            ("master", "red", troop("master", *master), (GUN,), [(10.0 + apart, 10.0)]),
            ("blue1", "blue", troop("foe"), (GUN,), [(12.0, 30.0)]),
            *others,
        )
    )


def felled(state, unit):
    """Return a state after all of a unit have fallen and are taken off."""

    def flow(game):
        game.emit(HpLost(unit, tuple((each.id, each.hp) for each in game.state.living(unit)), "a shot"))
        yield from remove_casualties(game, unit)

    return run(state, flow).state


def told_of(state, moment):
    return run(state, lambda game: game.tell(moment)).state


def has_rebelled(state):
    return state.is_under("red1", TRAITOR) and state.units["red1"].commander == "blue"


def test_a_slave_goes_over_when_its_master_falls():
    mates = (
        ("mate", "red", troop("mate"), (GUN,), [(10.0, 16.0)]),
        ("far", "red", troop("far"), (GUN,), [(10.0, 18.0)]),
    )
    after = felled(slaves(others=mates), "master")
    assert has_rebelled(after)
    assert [aim.target for aim in aims(game_of(after), "red1", "gun")] == ["mate"]


def test_a_slave_obeys_when_others_fall():
    assert not has_rebelled(told_of(slaves(), Fallen("blue1")))


def waiting(state, *units):
    for unit in units:
        state = state.with_unit(replace(state.units[unit], where=RESERVE))
    return state


def test_a_slave_goes_over_when_its_master_leaves_it_behind():
    assert has_rebelled(told_of(waiting(slaves(), "master"), Left("master", RESERVE)))
    assert has_rebelled(told_of(waiting(slaves(), "master"), SpanEnded("phase", "Deploy")))


def test_a_slave_in_reserve_with_its_master_obeys():
    both = waiting(slaves(), "master", "red1")
    assert not has_rebelled(told_of(both, Left("master", RESERVE)))
    assert not has_rebelled(told_of(both, SpanEnded("phase", "Deploy")))


def hurt(state, amount):
    return run(state, lambda game: _losing(game, amount)).state


def _losing(game, amount):
    yield from lose(game, "red1", amount, "test")


@pytest.mark.parametrize(
    ("master", "apart", "amount", "rebels"),
    (
        (("Leader",), 4.0, 3, True),
        (("Leader",), 4.0, 2, False),
        ((), 4.0, 3, False),
        (("Leader",), 8.0, 3, False),
    ),
)
def test_a_weak_slave_turns_on_a_commander_beside_it(master, apart, amount, rebels):
    after = hurt(slaves(*master, hp=4, apart=apart), amount)
    assert has_rebelled(after) == rebels


def test_a_weak_slave_turns_on_its_master_before_others():
    state = slaves("Leader", hp=4, apart=6.0)
    near = ("red2", "red", troop("friend"), (), [(10.0, 12.0)])
    more = in_phase(army(near))
    state = replace(
        state,
        profiles={**state.profiles, **more.profiles},
        units={**state.units, **more.units},
        figures={**state.figures, **more.figures},
    )
    after = hurt(state, 3)
    assert [aim.target for aim in aims(game_of(after), "red1", "gun")] == ["master"]


# Formation


def ranks(*places):
    return army(
        ("red1", "red", troop("ranks", "Formation"), (GUN,), list(places)),
        ("blue1", "blue", troop("foe"), (GUN,), [(30.0, 30.0)]),
    )


CLOSED = [(10.0, 10.0), (10.0 + INCH, 10.0), (10.0 + 2 * INCH, 10.0)]
OPEN = [(10.0, 10.0), (10.0 + INCH, 10.0), (11.0 + 2 * INCH, 10.0)]


def formed(places, choice):
    return turn_begun(ranks(*places), [(choice,)]).state


@pytest.mark.parametrize(("choice", "other"), (("defence", "power"), ("power", "defence")))
def test_a_formation_is_worth_what_its_side_chose(choice, other):
    game = game_of(formed(CLOSED, choice))
    assert game.figure(choice, 3, "red1", weapon="gun").value == 4
    assert game.figure(other, 3, "red1", weapon="gun").value == 3


def test_a_broken_formation_is_worth_nothing_until_it_closes():
    state = formed(OPEN, "defence")
    assert game_of(state).figure("defence", 3, "red1").value == 3
    figure = state.figures["red13"]
    closed = state.with_figures(replace(figure, model=replace(figure.model, at=CLOSED[2])))
    assert game_of(closed).figure("defence", 3, "red1").value == 4


def test_the_last_model_stands_in_no_formation():
    state = formed(CLOSED, "defence")
    alone = state.with_unit(replace(state.units["red1"], figures=("red11",)))
    assert game_of(alone).figure("defence", 3, "red1").value == 3


# Opportunist


def late(*perks, **more):
    return in_phase(
        army(
            ("red1", "red", troop("late", *perks, **more), (GUN,), [(10.0, 10.0)]),
            ("blue1", "blue", troop("foe"), (GUN,), [(30.0, 30.0)]),
        ),
        "Dash",
    )


def test_an_opportunist_moves_and_dashes_as_the_turn_ends():
    answers = [True, ("walk",), (Placed("red11", (16.0, 10.0)),), True, (Placed("red11", (22.0, 10.0)),)]
    after = end_turn(late("Opportunist"), answers=[answers[0], *answers[2:]])
    assert after.figures["red11"].model.at == (22.0, 10.0)


def test_others_do_not():
    assert end_turn(late()).figures["red11"].model.at == (10.0, 10.0)


def test_an_opportunist_does_not_move_twice():
    moved = attack(
        in_phase(late("Opportunist"), "Move"), choices=[(Placed("red11", (14.0, 10.0)),)], name="Move"
    )
    state = replace(moved.state, clock=Clock(1, "Dash", 1, "red", "red"))
    after = end_turn(state, answers=[False])
    assert after.figures["red11"].model.at == (14.0, 10.0)
