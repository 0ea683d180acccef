"""Where those come back who fell in a transport or in a reserve: never where they last stood before."""

from dataclasses import replace
from math import dist

import pytest
from armies import army, enlisted, troop, weapon
from coming_back import fallen
from convoys import inside
from fighting import in_phase, under
from running import asks, run

from battlefield.app.battle_report.maps import MapMaker
from battlefield.rulebooks.warsurge.movement.deploying import may_deploy
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.turns import ready
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.core.apply import apply
from battlefield.rules.core.moments import GameBegan, TurnBegan
from battlefield.rules.core.state import GONE, RESERVE, TABLE

GUN = weapon("gun")
TRUCK = (10.0, 14.0)
ONCE = (40.0, 40.0)  # where the squad stood before it went aboard


def carried(*perks, others=(), models=1, **more):
    """A blue squad in a blue transport, a red unit far away."""
    state = army(
        ("truck", "blue", troop("lorry", hp=6, transport=8), (), [TRUCK]),
        ("squad", "blue", troop("squad", *perks, **more), (GUN,), [(40.0 + n, 40.0) for n in range(models)]),
        ("red1", "red", troop("red1"), (GUN,), [(40.0, 10.0)]),
        *others,
    )
    return inside(in_phase(state, "Attack"))


def waiting(*perks, others=()):
    """The same squad in its reserve, where it went from the table."""
    state = carried(*perks, others=others)
    gone = tuple(effect for effect in state.effects if effect.on != "squad")
    return replace(state.with_unit(replace(state.units["squad"], where=RESERVE)), effects=gone)


def turned(state, dice=(), answers=()):
    state = in_phase(state, "Start", 2)
    return run(state, lambda game: game.tell(TurnBegan(2)), dice, answers).state


def legion(state):
    """Let red have the legion, and have cost the squad HP."""
    return under(enlisted(state, "red", "Undead Legion"), unit_status.HARMED, "squad", "red")


def bitten(state):
    return run(state, lambda game: afflict(game, "Zombify", "squad", by="red1", weapon="gun")).state


RISING = {
    "Resurrection": (lambda make: make("Resurrection I"), (6,)),
    "Undead Legion": (lambda make: legion(make()), ()),
    "Zombify": (lambda make: bitten(make()), ()),
}


@pytest.mark.parametrize("perk", RISING)
def test_who_fell_aboard_rises_beside_the_transport(perk):
    begin, dice = RISING[perk]
    risen = turned(fallen(begin(carried), "squad"), dice)
    assert risen.units["squad"].where == TABLE
    assert dist(risen.figures["squad1"].model.at, TRUCK) < 2.0


@pytest.mark.parametrize("perk", RISING)
def test_who_fell_aboard_rises_where_the_transport_was_then(perk):
    begin, dice = RISING[perk]
    state = fallen(begin(carried), "squad")
    lorry = state.figures["truck1"]
    away = state.with_figures(replace(lorry, model=replace(lorry.model, at=(30.0, 30.0))))
    assert turned(away, dice).figures["squad1"].model.at == TRUCK


@pytest.mark.parametrize("perk", RISING)
def test_who_fell_in_reserve_rises_there(perk):
    begin, dice = RISING[perk]
    risen = turned(fallen(begin(waiting), "squad"), dice)
    assert risen.units["squad"].where == RESERVE
    assert risen.hp("squad") == 1
    commander = risen.units["squad"].commander
    assert (
        passengers.reserve_of(risen, "squad") == commander == ("red" if perk == "Undead Legion" else "blue")
    )
    assert may_deploy(asks(in_phase(risen, "Deploy", 2)), "squad")
    assert "squad" in [unit.id for unit in ready(in_phase(risen, "Deploy", 2), commander)]


def test_the_legion_raises_a_unit_where_the_last_of_it_fell():
    state = legion(carried(models=2))
    out = replace(state.with_unit(replace(state.units["squad"], where=TABLE)), effects=state.effects[1:])

    def first(game):
        yield from lose(game, "squad", 1, "a test", first=("squad1",))
        yield from remove_casualties(game)

    one = run(out, first).state
    assert one.units["squad"].figures == ("squad2",)
    last = one.figures["squad2"]
    moved = one.with_figures(replace(last, model=replace(last.model, at=(20.0, 30.0))))
    risen = turned(fallen(moved, "squad"))
    assert risen.figures["squad2"].model.at == (20.0, 30.0)
    assert dist(risen.figures["squad1"].model.at, (20.0, 30.0)) < 3.0


@pytest.mark.parametrize("perk", ["Revive I", "Reanimate I"])
@pytest.mark.parametrize(
    ("make", "at", "near"),
    [(carried, (10.0, 18.0), True), (carried, (38.0, 38.0), False), (waiting, (38.0, 38.0), False)],
)
def test_the_fallen_are_looked_for_where_they_fell(perk, make, at, near):
    helper = ("helper", "blue", troop("helper", perk), (), [at])
    state = in_phase(fallen(make(others=(helper,)), "squad"), "Move", 1, "blue")
    assert (perk in usable(asks(state), "helper")) is near


def test_a_phoenix_rises_where_its_friend_fell_aboard():
    bird = ("bird", "blue", troop("bird", "Phoenix"), (GUN,), None)
    after = fallen(carried(others=(bird,)), "squad")
    assert after.units["bird"].where == TABLE
    assert dist(after.figures["bird1"].model.at, TRUCK) < 2.0


def test_no_phoenix_takes_the_place_of_who_fell_in_reserve():
    bird = ("bird", "blue", troop("bird", "Phoenix"), (GUN,), None)
    assert fallen(waiting(others=(bird,)), "squad").units["bird"].where == RESERVE


@pytest.mark.parametrize(("rank", "make"), [(r, m) for r in ("I", "II") for m in (carried, waiting)])
def test_a_seed_comes_out_of_its_victim_where_that_fell(rank, make):
    seed = ("seed", "red", troop("seed", f"Seed {rank}"), (GUN,), None)
    state = make(others=(seed,))
    sown = run(state, lambda game: afflict(game, "Implant", "squad", by="red1"), (), [True]).state
    after = fallen(sown, "squad")
    if make is waiting:
        assert after.units["seed"].where == RESERVE
    else:
        assert after.units["seed"].where == TABLE
        assert dist(after.figures["seed1"].model.at, TRUCK) < 2.0


@pytest.mark.parametrize(("make", "places"), [(carried, [TRUCK]), (waiting, [])])
def test_the_map_of_a_turn_shows_them_where_they_fell(make, places):
    maps, state = MapMaker(), make()

    def flow(game):
        yield from lose(game, "squad", 1, "a test")
        yield from remove_casualties(game)

    for event in run(state, flow).events:
        maps.take(event, state)
        state = apply(state, event)
    assert [sign.at for sign in maps.made(state).fallen] == places


# Respawn out of a victim


def test_a_seed_respawns_only_once_its_victim_has_fallen():
    seed = ("seed", "red", troop("seed", "Seed II", "Respawn"), (GUN,), None)
    state = run(carried(others=(seed,)), lambda game: game.tell(GameBegan())).state
    sown = run(state, lambda game: afflict(game, "Implant", "squad", by="red1"), (), [True]).state
    assert sown.units["seed"].where == "squad"
    assert turned(sown).units["seed"].where == "squad"
    killed = fallen(sown, "seed")
    assert turned(killed).units["seed"].where == GONE
    free = turned(fallen(killed, "squad"), (), [True])
    assert free.units["seed"].where == TABLE
