"""How likely checks are: against plain fractions, and against every throw written out."""

from fractions import Fraction
from itertools import product

import icepool
import pytest

from battlefield.rulebooks.agemonia.dice import BLUE, RED, chances

BLUE_FACES, RED_FACES = tuple(BLUE.split()), tuple(RED.split())


@pytest.mark.parametrize("dice", range(5))
def test_blue_dice_against_every_throw(dice):
    worth = {"0": 0, "1": 1, "2": 2, "h": 0}
    found = {}
    for throw in product(BLUE_FACES, repeat=dice):
        count = sum(worth[face] for face in throw)
        found[count] = found.get(count, Fraction(0)) + Fraction(1, 6**dice)
    assert chances(BLUE_FACES, dice) == found


@pytest.mark.parametrize("dice", range(1, 4))
def test_red_dice_against_a_library_of_dice(dice):
    """A 6 counts one and is rolled on; up to nine in a row are told apart."""
    one = icepool.Die([0, 1, 1, 1, 2, icepool.Again + 1], again_count=None, again_depth=11)
    wanted = {}
    for count, chance in (dice @ one).items():
        wanted[min(9, count)] = wanted.get(min(9, count), Fraction(0)) + Fraction(
            chance, (dice @ one).denominator()
        )
    found = chances(RED_FACES, dice, 9)
    assert sum(found.values()) == 1
    for count, chance in wanted.items():
        assert abs(found[count] - chance) < Fraction(1, 10**6)


def test_one_red_die_by_hand():
    """P(0) 1/6; P(1) 3/6 and 1/6 of P(0) after a 6; P(2) 1/6 and 1/6 of P(1)."""
    found = chances(RED_FACES, 1)
    assert found[0] == Fraction(1, 6)
    assert found[1] == Fraction(3, 6) + Fraction(1, 36)
    assert found[2] == Fraction(1, 6) + Fraction(1, 6) * found[1]


def test_no_dice_have_no_successes():
    assert chances(RED_FACES, 0) == {0: 1}
