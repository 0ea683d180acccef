"""Exact chances against counting by hand and against a plain sum over everything that can be rolled."""

from fractions import Fraction
from itertools import product

import pytest

from battlefield.rules.core.chances import (
    Throw,
    certain,
    chances,
    compounded,
    die,
    effort_of,
    judged,
    mixed,
    perhaps,
    repeated,
)

HALF = Fraction(1, 2)


def test_two_dice_come_to_seven_in_a_sixth_of_all_rolls():
    found = die(6).plus(die(6))
    assert (found.chance(7), found.chance(12), found.chance(13)) == (Fraction(1, 6), Fraction(1, 36), 0)
    assert found.mean == 7 and found.numbers == tuple(range(2, 13))


def test_a_product_keeps_what_is_not_a_product_out():
    found = die(3).times(die(3))
    assert found.ways == ((1, 1), (2, 2), (3, 2), (4, 1), (6, 2), (9, 1))


def test_sums_above_a_limit_count_as_the_limit():
    assert die(6).plus(die(6), 10).chance(10) == Fraction(6, 36)
    assert die(6).times(die(6), 10).at_least(10) == Fraction(19, 36)  # 17 products of two dice are below it


def test_what_is_equally_likely_is_equal():
    assert chances({0: 2, 1: 4}) == chances({1: 2, 0: 1, 5: 0}) == perhaps(Fraction(2, 3))


@pytest.mark.parametrize("ways", [{}, {0: 0}, {-1: 1}, {1: -1, 2: 3}])
def test_chances_of_nothing_are_refused(ways):
    with pytest.raises(ValueError, match="whole numbers from 0"):
        chances(ways)


@pytest.mark.parametrize(
    ("low", "sides", "count"), [(0, 3, 4), (1, 3, 4), (2, 2, 5), (0, 1, 3), (1, 4, 1), (1, 6, 0)]
)
@pytest.mark.parametrize("most", [None, 0, 1, 4, 9, 100])
def test_a_repeated_die_is_all_of_its_rolls_counted(low, sides, count, most):
    faces = [low + 2 * step for step in range(sides)]
    weights = {face: 1 + place for place, face in enumerate(faces)}
    expected: dict[int, int] = {}
    for rolled in product(faces, repeat=count):
        ways = 1
        for face in rolled:
            ways *= weights[face]
        total = sum(rolled) if most is None or not count else min(most, sum(rolled))
        expected[total] = expected.get(total, 0) + ways
    assert repeated(chances(weights), count, most) == chances(expected)


def test_as_many_dice_as_a_die_says():
    found = compounded(die(2), die(2))
    assert found.ways == (
        (1, 2),
        (2, 3),
        (3, 2),
        (4, 1),
    )  # a half each of (1, 2) and of (2, 3, 3, 4), in eighths


def test_no_dice_at_all_come_to_nothing():
    assert compounded(chances({0: 1, 1: 1}), certain(3)) == chances({0: 1, 3: 1})


def test_a_mixture_weighs_its_parts():
    assert mixed([(3, certain(1)), (1, die(2))]) == chances({1: 7, 2: 1})
    assert mixed([(HALF, certain(0)), (HALF, certain(4)), (0, certain(9))]).mean == 2


def test_what_becomes_of_numbers_is_counted_together():
    assert die(6).mapped(lambda face: -(-face // 2)) == die(3)


def test_floats_are_rounded_once_and_leave_out_what_no_float_can_hold():
    tiny = perhaps(Fraction(1, 10**400))
    assert tiny.floats() == [(0, 1.0)]
    assert perhaps(Fraction(1, 3)).floats() == [(0, 2 / 3), (1, 1 / 3)]


def test_more_dice_are_more_work():
    assert effort_of(certain(10), die(6)) < effort_of(certain(20), die(6)) < effort_of(certain(400), die(6))
    assert effort_of(certain(400), die(6), 30) < effort_of(certain(400), die(6))


def test_rolls_are_judged_until_there_is_a_verdict():
    def again_on_one(faces):
        if not faces or faces == (1,):
            return None
        return faces[-1] >= 4

    assert judged(again_on_one, range(1, 7)) == {True: HALF + HALF / 6, False: HALF - HALF / 6}


@pytest.mark.parametrize(
    ("text", "throw"),
    [("3", Throw((), 3)), ("d6", Throw((6,))), ("2D6 + d3+1", Throw((6, 6, 3), 1)), ("5+3", Throw((), 8))],
)
def test_throws_are_read(text, throw):
    assert Throw.parse(text) == throw


@pytest.mark.parametrize("text", ["", "d", "6d", "d6-1", "2x", "d1", "d21", "+1", "0d6d", "11d6+10d6"])
def test_what_is_no_throw_is_refused(text):
    with pytest.raises(ValueError, match=r"dice"):
        Throw.parse(text)


def test_a_throw_adds_its_faces_and_its_number():
    throw = Throw.parse("2d6+3")
    assert throw.total((2, 5)) == 10 and throw.most == 15 and not throw.is_fixed
    assert throw.chances().mean == 10 and Throw.parse("4").chances() == certain(4)
    with pytest.raises(ValueError, match="2 dice are rolled, not 1"):
        throw.total((2,))
