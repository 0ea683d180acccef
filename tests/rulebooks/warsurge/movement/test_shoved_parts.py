"""Sergeants are shoved along with their unit: forced movement takes both, by the same way."""

import pytest
from armies import troop, weapon
from companies import part_of
from fighting import attack, duel
from running import run

from battlefield.rulebooks.warsurge.movement.shoving import drag, knock_back

SERGEANT = ("red2", "red", troop("sergeant", "Sergeant", hp=3, armour=None), (), [(10.0, 12.0)])


def pair():
    """A red unit at (10, 10) with a sergeant below it, 10 inches west of a blue one."""
    gun = weapon("gun", power=10)
    target = troop("a", hp=9, armour=None)
    state = duel(target, [gun], troop("b", hp=9, armour=None), others=[SERGEANT], armed=[gun])
    return part_of(state, "red2", "red1")


def places(state):
    return [state.figures[figure].model.at for figure in ("red11", "red21")]


@pytest.mark.parametrize("pushed", ["red1", "red2"])
def test_a_sergeant_is_knocked_back_with_its_unit(pushed):
    before = pair()
    after = run(before, lambda game: knock_back(game, pushed, "blue1", 6.0, "Knockback I")).state
    shifts = [
        (round(x - u, 4), round(y - v, 4))
        for (x, y), (u, v) in zip(places(after), places(before), strict=True)
    ]
    assert shifts[0] == shifts[1]
    assert (shifts[0][0] ** 2 + shifts[0][1] ** 2) ** 0.5 == pytest.approx(6.0, abs=1e-3)
    assert not any(after.is_under(unit, "moved") for unit in ("red1", "red2"))


def test_a_sergeant_is_dragged_along():
    after = run(pair(), lambda game: drag(game, "red1", (16.0, 10.0), "", "Grapple")).state
    assert places(after) == [(16.0, 10.0), (16.0, 12.0)]


def test_a_sergeant_that_meets_something_stops_by_itself():
    """What is in the way of one holds up that one only."""
    wall = ("wall", "red", troop("wall"), (), [(6.0, 13.0)])
    state = part_of(
        duel(troop("a", hp=9), [], troop("b", hp=9), others=[SERGEANT, wall], apart=10.0), "red2", "red1"
    )
    after = run(state, lambda game: knock_back(game, "red1", "blue1", 6.0, "Knockback I")).state
    assert after.figures["red11"].model.at[0] < 5.0
    assert 6.5 < after.figures["red21"].model.at[0] < 10.0


def test_an_attack_that_knocks_back_takes_the_sergeant_along():
    gun = weapon("gun", "Knockback I", power=10)
    target = troop("b", hp=9, armour=None)
    boss = ("blue2", "blue", troop("boss", "Sergeant", hp=3, armour=None), (), [(22.0, 10.0)])
    state = part_of(duel(troop("a"), [gun], target, others=[boss]), "blue2", "blue1")
    after = attack(state, (6,)).state
    assert after.figures["blue11"].model.at == (26.0, 10.0)
    assert after.figures["blue21"].model.at == (28.0, 10.0)
