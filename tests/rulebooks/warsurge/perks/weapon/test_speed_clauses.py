"""Momentum and Velocity, sentence by sentence: what a movement gains, and what takes it away again."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from asking import asked, game_of
from convoys import convoy, inside
from fighting import attack, duel, in_phase, locked, lost
from running import run

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.moments import Left
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.movement.moving import settle
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.core.events import Placed

MARK = troop("mark", defence=4, hp=30, armour=None)
RIDER = troop("rider", move=40, dash=40, hp=9, defence=4, armour=None)
BOTH = pytest.mark.parametrize("name", ["Momentum", "Velocity"])


def riding(name, user=RIDER):
    gun = weapon("gun", name, range=60, power=2)
    return duel(user, [gun], MARK, apart=30.0, board=(72, 48))


def gone(state, to, how="Move"):
    fresh = tuple(e for e in state.effects if e.name not in ("acted", "weapon used"))
    then = in_phase(replace(state, effects=fresh), how, state.clock.turn)
    return attack(then, [], [(Placed("red11", to),)], name=how).state


def settled(state, to, how, **more):
    place = (Placed("red11", to),)
    return run(state, lambda game: settle(game, "red1", how, place, **more)).state


def ended(state):
    """End the turn, and come to the next one."""
    clock = replace(state.clock, phase="End")
    after = run(replace(state, clock=clock), lambda game: game.end("turn", "End")).state
    return in_phase(after, "Move", state.clock.turn + 1)


def power(state):
    return asked(state, "power", 2)


# Momentum


def test_each_move_dash_or_blink_gains_a_point_of_power():
    state = riding("Momentum")
    assert power(state) == 2
    one = gone(state, (12.0, 10.0))
    two = gone(one, (13.0, 12.0), "Dash")
    three = settled(two, (14.0, 12.0), "Blink")
    assert [power(each) for each in (one, two, three)] == [3, 4, 5]


def squad_power(state):
    return stat(game_of(state), "power", "squad", weapon="gun").value


@pytest.mark.parametrize("how", ["Move", "Dash"])
def test_to_get_out_of_a_transport_or_into_one_is_a_movement_that_gains_a_point(how):
    """Both models are somewhere else after it; in a transport it lasts for this turn."""
    ram = weapon("gun", "Momentum", range=60, power=2)
    state = in_phase(convoy(), how)
    squad = tuple(replace(figure, weapons=("gun",)) for figure in state.figures_of("squad"))
    state = replace(state.with_figures(*squad), profiles={**state.profiles, "gun": ram})
    out = attack(inside(state), [], [("disembark",)], "squad", how).state
    aboard = attack(state, [], [("truck|truck1|",)], "squad", how).state
    assert (squad_power(out), squad_power(aboard)) == (3, 3)
    assert (squad_power(ended(out)), squad_power(ended(aboard))) == (3, 2)


@pytest.mark.parametrize("how", ["Teleport", "Reflex Manoeuvre", "Recon", "Tow"])
def test_other_ways_to_relocate_gain_nothing(how):
    assert power(settled(riding("Momentum"), (14.0, 12.0), how)) == 2
    assert power(settled(riding("Velocity"), (24.0, 10.0), how)) == 2


def test_a_manoeuvre_gains_as_the_move_that_it_is_to_perks():
    assert power(settled(riding("Momentum"), (14.0, 12.0), "Manoeuvre")) == 3
    assert power(settled(riding("Velocity"), (22.0, 10.0), "Manoeuvre")) == 4


@BOTH
def test_who_stays_where_it_was_has_not_moved(name):
    assert power(gone(riding(name), (10.0, 10.0))) == 2


@BOTH
@pytest.mark.parametrize(("ridden", "followed", "gained"), [(0.0, 7.0, 2), (7.0, 7.0, 3), (7.0, 0.0, 3)])
def test_what_its_wielder_goes_counts_and_not_what_others_of_the_unit_go(name, ridden, followed, gained):
    """The other one of the two carries no such weapon."""
    gun = weapon("gun", name, range=60, power=2)
    state = duel(RIDER, [gun], MARK, shooters=2, apart=30.0, board=(72, 48))
    state = state.with_figures(replace(state.figures["red12"], weapons=()))
    ways = {"red11": ridden, "red12": followed}
    starts = {id_: state.figures[id_].model.at for id_ in ways}
    places = tuple(Placed(id_, (starts[id_][0] + far, starts[id_][1])) for id_, far in ways.items())
    assert power(run(state, lambda game: settle(game, "red1", "Move", places)).state) == gained


@BOTH
def test_it_is_kept_as_long_as_it_moves_in_every_turn(name):
    first = gone(riding(name), (17.0, 10.0))
    second = gone(ended(first), (24.0, 10.0))
    assert (power(ended(first)), power(second), power(ended(second))) == (3, 4, 4)


@BOTH
def test_a_turn_without_movement_takes_it_away(name):
    first = ended(gone(riding(name), (17.0, 10.0)))
    assert power(first) == 3
    assert power(ended(first)) == 2


def after(name, what):
    """Something befalls the rider once it has moved."""
    state = gone(riding(name), (17.0, 10.0))
    if what == "melee":
        return locked(state, "red1", "blue1")
    if what == "immobile":
        return run(state, lambda game: afflict(game, "Freeze", "red1", by="blue1")).state
    if what in ("Force", "Knockback"):
        return settled(state, (18.0, 10.0), what, forced=True)
    if what == "reserve":
        return run(state, lambda game: to_reserve(game, "red1", "a test")).state
    if what in ("transport", "prison"):
        return run(state, lambda game: game.tell(Left("red1", "blue1"))).state
    return state


@BOTH
@pytest.mark.parametrize(
    "what", ["melee", "immobile", "Force", "Knockback", "reserve", "transport", "prison"]
)
def test_much_takes_it_away_but_only_as_the_turn_ends(name, what):
    state = after(name, what)
    kept = [e.amount for e in state.effects_on("red1", name)]
    assert kept == [1]
    assert not [e for e in ended(state).effects_on("red1", name) if e.amount]
    assert [e.amount for e in ended(after(name, "nothing")).effects_on("red1", name)] == [1]


@BOTH
def test_to_have_been_immobile_for_a_while_takes_it_away_as_the_turn_ends(name):
    """Frozen in one phase, it is free again in the next, long before the turn ends."""
    state = run(after(name, "immobile"), lambda game: game.end("phase", "Attack")).state
    thawed = replace(state, effects=tuple(e for e in state.effects if e.name != "Freeze"))
    assert [e.amount for e in thawed.effects_on("red1", name)] == [1]
    assert not [e for e in ended(thawed).effects_on("red1", name) if e.amount]


@BOTH
def test_another_push_takes_nothing_away(name):
    state = settled(gone(riding(name), (17.0, 10.0)), (18.0, 10.0), "Grapple", forced=True)
    assert [e.amount for e in ended(state).effects_on("red1", name)] == [1]


# Velocity


@pytest.mark.parametrize(("inches", "more"), [(5.9, 0), (6.0, 1), (11.9, 1), (12.0, 2), (25.0, 4)])
def test_each_6_inches_of_one_line_gain_a_point(inches, more):
    assert power(gone(riding("Velocity"), (10.0 + inches, 10.0))) == 2 + more


def test_a_line_that_goes_on_is_counted_on():
    one = gone(riding("Velocity"), (14.0, 10.0))
    two = gone(one, (18.0, 10.0), "Dash")
    assert (power(one), power(two)) == (2, 3)
    three = settled(two, (22.0, 10.0), "Blink")
    assert power(three) == 4
    next_ = gone(ended(two), (22.0, 10.0))
    assert power(next_) == 4


def test_what_was_gained_before_a_turn_aside_is_lost_as_the_turn_ends():
    one = gone(riding("Velocity"), (17.0, 10.0))
    aside = gone(one, (17.0, 14.0), "Dash")
    assert [e.amount for e in aside.effects_on("red1", "Velocity")] == [1]
    assert power(ended(aside)) == 2


@pytest.mark.parametrize(
    ("foe", "may"),
    [
        ((30.0, 10.0), True),
        ((4.0, 10.0), True),
        ((30.0, 11.2), True),
        ((30.0, 11.4), False),
        ((17.0, 20.0), False),
    ],
)
def test_it_is_directed_along_the_line_before_it_or_behind_it(foe, may):
    state = gone(riding("Velocity"), (17.0, 10.0))
    figure = state.figures["blue11"]
    there = state.with_figures(replace(figure, model=replace(figure.model, at=foe)))
    assert bool(aims(game_of(there), "red1", "gun")) is may


def test_the_power_counts_in_the_attack():
    state = gone(riding("Velocity"), (22.5, 10.0))  # Power 4
    ready = in_phase(replace(state, effects=tuple(e for e in state.effects if e.name != "acted")))
    assert (lost(attack(ready, [4])), lost(attack(ready, [3]))) == (1, 0)
