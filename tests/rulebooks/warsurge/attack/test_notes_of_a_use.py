"""What was noted for one use of a weapon does not count for its next one, even within one sequence."""

import pytest
from armies import troop, weapon
from fighting import duel
from running import run

from battlefield.rulebooks.warsurge.attack.sequence import use

BARE = troop("t", defence=4, hp=20, armour=None)


def used_twice(state, dice=(), answers=()):
    """Use the gun on blue1 twice, and give the HP that each unit has lost."""

    def flow(game):
        for _ in range(2):
            yield from use(game, "red1", "gun", "blue1")

    after = run(state, flow, dice, answers).state
    return {unit: state.hp(unit) - after.hp(unit) for unit in after.units}


def test_a_burst_doubles_one_use_only():
    state = duel(troop("a"), [weapon("gun", "Burst", power=10, attacks=2)], BARE)
    assert used_twice(state, answers=[True])["blue1"] == 4 + 2


def test_the_risk_is_chosen_anew_for_each_use():
    state = duel(troop("a", hp=9, armour=None), [weapon("gun", "Darkside", power=10)], BARE)
    found = used_twice(state, answers=[("0",), ("2",), ("0",), ("1",)])
    assert (found["blue1"], found["red1"]) == (3 + 2, 2 + 1)


@pytest.mark.parametrize("name", ["Chain I", "Chain II", "Concatenation I", "Concatenation II"])
def test_a_second_use_leaps_again_to_who_was_hurt_by_the_first(name):
    beside = ("blue2", "blue", BARE, (), [(23.0, 10.0)])
    state = duel(troop("a"), [weapon("gun", name, power=10)], BARE, others=[beside])
    assert used_twice(state, [4, 4])["blue2"] == 2
