"""The odds of weapons that may malfunction: as they are played, and as worked out by hand."""

from fractions import Fraction
from math import comb

import pytest
from armies import troop, weapon
from campaigns import few
from fighting import duel
from test_play_and_odds import outcomes

from battlefield.rulebooks.warsurge.odds.chances import odds
from battlefield.rulebooks.warsurge.odds.profile import Attack, Save, Target
from battlefield.rules.core.chances import Throw


def number(value):
    return Throw(number=value)


def found(attack, target=None, hp=9):
    return dict(_fractions(odds([attack], target or Target(4, hp=hp)).lost))


def _fractions(lost):
    return [(each, Fraction(ways, lost.all_ways)) for each, ways in lost.ways]


@pytest.mark.parametrize(
    ("perks", "power", "more", "armour"),
    few(
        [
            ((), 4, {}, None),
            (("Terminate I",), 4, {"times": 3}, None),
            ((), 10, {}, None),
            ((), 1, {}, None),
            (("Reroll 1's",), 4, {"reroll": "ones"}, None),
            ((), 4, {}, 4),
        ]
    ),
)
def test_three_dice_come_out_as_they_are_played(perks, power, more, armour):
    gun = weapon("gun", "Malfunction I", *perks, attacks=3, power=power)
    state = duel(troop("a"), [gun], troop("t", defence=4, hp=9, armour=armour))
    save = Save(7 - armour) if armour else Save()
    asked = found(Attack(number(3), number(power), weapons=1, **more), Target(4, hp=9, armour=save))
    played = outcomes(state)
    assert {lost: chance for lost, chance in asked.items() if chance} == dict(played)


def failing(dice):
    """The chance that half of so many dice or five show a 1."""
    ones = min(5, -(-dice // 2))
    return sum(Fraction(comb(dice, n) * 5 ** (dice - n), 6**dice) for n in range(ones, dice + 1))


@pytest.mark.parametrize("dice", [1, 2, 3, 8, 12])
def test_dice_that_cannot_fail_cost_all_or_nothing(dice):
    lost = found(Attack(number(dice), number(10), weapons=1), hp=30)
    assert lost == {0: failing(dice), dice: 1 - failing(dice)}


def test_each_of_several_weapons_fails_by_itself():
    lost = found(Attack(number(3), number(10), models=2, weapons=2), hp=30)
    one = failing(3)
    assert lost == {0: one**2, 3: 2 * one * (1 - one), 6: (1 - one) ** 2}


def test_a_template_over_two_models_is_judged_by_all_its_dice():
    assert found(Attack(number(3), number(10), models=2, weapons=1), hp=30)[0] == failing(6)


def test_dice_that_do_not_pass_aim_do_not_count():
    """Of three dice each passes with a half; what is rolled is judged."""
    lost = found(Attack(number(3), number(10), aims=(4,), weapons=1), hp=30)
    ways = {n: Fraction(comb(3, n), 8) for n in range(4)}
    assert lost[0] == ways[0] + sum(ways[n] * failing(n) for n in (1, 2, 3))


def test_without_the_perk_nothing_is_changed():
    plain = found(Attack(number(3), number(4)))
    assert plain[0] == Fraction(1, 8)
