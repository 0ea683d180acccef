"""Odds of pools: by hand, against an independent dice library, and against every throw counted one by one."""

from fractions import Fraction
from itertools import product

import icepool
import pytest

from battlefield.rulebooks.pulp_city.actions.rolling import outcome, outcome_against
from battlefield.rulebooks.pulp_city.odds import Pool, contest, shown


def test_one_die_against_one_die_of_equal_traits_wins_fifteen_times_in_thirty_six():
    """A tie is the defender's: 5+4+3+2+1 of 36 pairs are higher."""
    assert contest(Pool(1, 3), Pool(1, 3)).success == Fraction(15, 36)


def test_a_point_of_trait_turns_the_ties():
    assert contest(Pool(1, 4), Pool(1, 3)).success == Fraction(21, 36)
    assert contest(Pool(1, 3), Pool(1, 4)).success == Fraction(10, 36)


def test_a_difficulty_has_to_be_reached_and_no_more():
    assert contest(Pool(1, 5), 8).success == Fraction(4, 6)
    assert contest(Pool(2, 5), 8).success == 1 - Fraction(2, 6) ** 2
    assert contest(Pool(1, 5), 12).success == 0
    assert contest(Pool(1, 5), 6).success == 1


def test_efx_of_a_trump_trait_come_from_a_five_up_those_of_another_from_a_six():
    assert contest(Pool(1, 9), 1).efx[1] == 0 + Fraction(1, 6)
    assert contest(Pool(1, 9, 5), 1).efx == {0: Fraction(4, 6), 1: Fraction(2, 6)}
    assert contest(Pool(1, 9, 4), 1).efx[1] == Fraction(3, 6)


def test_two_trump_dice_give_two_efx_once_in_nine():
    found = contest(Pool(2, 9, 5), 1).efx
    assert found == {0: Fraction(16, 36), 1: Fraction(16, 36), 2: Fraction(4, 36)}


def test_each_of_the_defenders_dice_that_tells_cancels_one_efx():
    """One trump die each: an EFX stays where the attacker's die tells (2/6) and the defender's does not."""
    found = contest(Pool(1, 20, 5), Pool(1, 1, 5))
    assert found.success == 1
    assert found.efx[1] == Fraction(2, 6) * Fraction(4, 6)


def by_icepool(attack, defence):
    """The same by another library: the best die and the hits of each side, then their joint results."""

    def side(pool):
        dice = icepool.d6.pool(pool.dice)
        return dice.expand().map(lambda faces: (max(faces), sum(f >= pool.face for f in faces)))

    def judged(one, two):
        if one[0] + attack.trait <= two[0] + defence.trait:
            return -1
        return max(0, one[1] - two[1])

    mixed = icepool.map(judged, side(attack), side(defence))
    return {each: Fraction(mixed.quantity(each), mixed.denominator()) for each in mixed.outcomes()}


FACES = ((6, 6), (5, 6), (5, 5), (4, 5))
POOLS = [(a, d, *faces) for a in range(1, 7) for d in (1, 2, 3, 6) for faces in FACES]


@pytest.mark.parametrize("ahead", [-2, 0, 3])
def test_a_contest_is_what_another_library_makes_of_it(ahead):
    for attackers, defenders, face, against in POOLS:
        attack, defence = Pool(attackers, 4 + ahead, face), Pool(defenders, 4, against)
        found, other = contest(attack, defence), by_icepool(attack, defence)
        assert found.success == 1 - other.pop(-1, Fraction(0)), (attack, defence)
        assert dict(found.efx) == other, (attack, defence)


@pytest.mark.parametrize(("dice", "face"), [(n, face) for n in range(1, 7) for face in (4, 5, 6)])
def test_all_that_dice_can_show_adds_up_to_one(dice, face):
    assert sum(shown(dice, face).values()) == 1


@pytest.mark.parametrize(("dice", "against"), [(1, 1), (2, 1), (2, 2), (3, 2)])
def test_the_roll_in_play_and_the_odds_agree_throw_by_throw(dice, against):
    """Every throw is judged as in play; what is counted is what the odds say."""
    counted = {}
    for faces in product(range(1, 7), repeat=dice + against):
        found = outcome(faces[:dice], 5, 5, faces[dice:], 4, 6)
        if found.success:
            counted[found.efx] = counted.get(found.efx, 0) + 1
    whole = 6 ** (dice + against)
    odds = contest(Pool(dice, 5, 5), Pool(against, 4, 6))
    assert dict(odds.efx) == {efx: Fraction(count, whole) for efx, count in counted.items()}


def test_a_fixed_difficulty_in_play_and_in_the_odds_agree():
    counted = [outcome_against(faces, 3, 6, 8) for faces in product(range(1, 7), repeat=3)]
    odds = contest(Pool(3, 3), 8)
    assert Fraction(sum(each.success for each in counted), 216) == odds.success
    assert Fraction(sum(each.efx for each in counted), 216) == odds.mean
