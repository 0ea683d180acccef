"""Attack, damage and expiry chances by hand, and against an independent library of dice."""

from fractions import Fraction

import icepool
import pytest

from battlefield.rulebooks.iron_kingdoms.odds import (
    blast_power,
    burning,
    damage_chances,
    hitting,
    survival,
    verdict,
)

D6 = icepool.d6


def chance(die, holds):
    """The chance that something holds of a die of another library."""
    return Fraction(sum(ways for outcome, ways in die.items() if holds(outcome)), die.denominator())


def outcomes(dice):
    return icepool.tupleize(*[D6] * dice)


def hits(faces, skill, defence):
    return set(faces) != {1} and (set(faces) == {6} or sum(faces) + skill >= defence)


@pytest.mark.parametrize("dice", [2, 3])
@pytest.mark.parametrize("needed", range(0, 22, 3))
def test_chances_to_hit_agree_with_an_independent_library(dice, needed):
    found = hitting(0, needed, dice)
    assert found.hit == chance(outcomes(dice), lambda f: hits(f, 0, needed))
    assert found.critical == chance(outcomes(dice), lambda f: hits(f, 0, needed) and len(set(f)) < dice)


@pytest.mark.parametrize(
    ("power", "armour", "dice"), [(10, 14, 2), (12, 17, 2), (6, 15, 3), (20, 5, 2), (0, 30, 2)]
)
def test_damage_chances_agree_with_an_independent_library(power, armour, dice):
    found = damage_chances(power, armour, dice)
    die = (dice @ D6).map(lambda total: max(0, total + power - armour))
    assert {n: found.chance(n) for n in found.numbers} == {n: chance(die, lambda o, n=n: o == n) for n in die}


def test_seven_on_two_dice_is_seven_in_twelve_and_a_double_among_them_one_in_twelve():
    """Of 36 throws 21 show 7 or more; the doubles among them are 4+4, 5+5 and 6+6."""
    found = hitting(6, 13)
    assert found.hit == Fraction(21, 36) and found.critical == Fraction(3, 36)


def test_the_surest_attack_misses_on_two_ones_and_the_wildest_hits_on_two_sixes():
    assert hitting(30, 10).hit == Fraction(35, 36) and hitting(30, 10).critical == Fraction(5, 36)
    assert hitting(0, 40).hit == hitting(0, 40).critical == Fraction(1, 36)


@pytest.mark.parametrize(
    ("faces", "needed", "wanted"),
    [
        ((3, 4), 7, "hit"),
        ((3, 3), 7, "miss"),
        ((3, 3), 6, "critical"),
        ((1, 1), 2, "miss"),
        ((6, 6), 30, "critical"),
        ((6, 6, 5), 30, "miss"),
        ((2, 5, 2), 9, "critical"),
        ((1, 1, 1), 0, "miss"),
    ],
)
def test_an_attack_roll_is_judged_as_by_hand(faces, needed, wanted):
    assert verdict(faces, 0, needed) == wanted


def test_an_effect_survives_two_checks_of_three_each_time():
    """It expires on 1 or 2 of a six-sided die: 2/3, 4/9, 8/27, 16/81 are left."""
    assert [survival(n) for n in range(5)] == [
        1,
        Fraction(2, 3),
        Fraction(4, 9),
        Fraction(8, 27),
        Fraction(16, 81),
    ]


def test_burning_for_some_turns_agrees_with_an_independent_library():
    """Fire of Power 12 on ARM 15: damage is two dice less 3 each time that it has not expired."""

    def burn(checks):
        if not checks:
            return icepool.Die([0])
        once = (2 @ D6).map(lambda total: max(0, total - 3))
        return icepool.map(lambda face, now, then: now + then if face > 2 else 0, D6, once, burn(checks - 1))

    for checks in range(4):
        found, die = burning(12, 15, checks), burn(checks)
        assert {n: found.chance(n) for n in found.numbers} == {
            n: chance(die, lambda o, n=n: o == n) for n in die
        }


def test_a_blast_has_half_the_power_rounded_up():
    assert [blast_power(power) for power in (16, 14, 13, 1, 0)] == [8, 7, 7, 1, 0]
