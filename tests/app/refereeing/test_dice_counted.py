"""Faces counted against chance: worked out by hand, exactly where numbers are small."""

from fractions import Fraction
from itertools import product
from math import factorial, prod
from random import Random
from time import perf_counter

import pytest

from battlefield.__main__ import main
from battlefield.app.refereeing.dice_counted import counted_dice, dice_of, share_words, table_words
from battlefield.app.refereeing.face_tests import face_p, faces_p
from battlefield.files.battles.games import read_game
from battlefield.resources import asset
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.core.events import ActionBegun, DiceRolled


@pytest.mark.parametrize(
    ("count", "dice", "faces", "p"),
    [
        (0, 1, 6, Fraction(1)),  # a six or none: both are no likelier than "none"
        (1, 1, 6, Fraction(1, 6)),
        (2, 2, 6, Fraction(1, 36)),
        (1, 2, 6, Fraction(11, 36)),
        (3, 3, 2, Fraction(2, 8)),  # heads or tails alone
        (5, 5, 6, Fraction(1, 7776)),
        (0, 12, 6, Fraction(5**12 + sum(
            factorial(12) // factorial(k) // factorial(12 - k) * 5 ** (12 - k) for k in range(4, 13)
        ), 6**12)),  # none of twelve, or four and more, which are each less likely than none
    ],
)  # fmt: skip
def test_one_face_by_the_binomial_test(count, dice, faces, p):
    assert face_p(count, dice, faces) == pytest.approx(float(p), rel=1e-12)


@pytest.mark.parametrize(
    ("counts", "p"),
    [
        ((1, 0, 0, 0, 0, 0), Fraction(1)),
        ((2, 0, 0, 0, 0, 0), Fraction(1, 6)),  # a pair
        ((1, 1, 0, 0, 0, 0), Fraction(1)),
        ((3, 0, 0, 0, 0, 0), Fraction(6, 216)),  # three alike
        ((2, 1, 0, 0, 0, 0), Fraction(96, 216)),  # or a pair and another: 90 more
        ((1, 1, 1, 0, 0, 0), Fraction(1)),
        ((4, 0), Fraction(2, 16)),
        ((3, 1), Fraction(10, 16)),
        ((0, 0, 5), Fraction(3, 243)),
    ],
)
def test_all_faces_by_hand(counts, p):
    found = faces_p(counts)
    assert (found.p, found.way) == (pytest.approx(float(p), rel=1e-9), "exact")


@pytest.mark.parametrize("faces", [2, 3, 4, 6])
@pytest.mark.parametrize("dice", [4, 5, 7])
def test_all_faces_against_every_outcome(faces, dice):
    def chance(counts):
        return Fraction(factorial(dice), prod(map(factorial, counts)) * faces**dice)

    every = [counts for counts in product(range(dice + 1), repeat=faces) if sum(counts) == dice]
    for counts in every[:: max(1, len(every) // 40)]:
        least = sum(count**2 for count in counts)
        p = sum(chance(each) for each in every if sum(count**2 for count in each) >= least)
        assert faces_p(counts).p == pytest.approx(float(p), rel=1e-9)


def test_the_order_of_faces_plays_no_part():
    assert faces_p((9, 1, 4, 2, 7, 0)) == faces_p((0, 1, 2, 4, 7, 9))


def test_many_dice_go_by_chi_square_and_say_so():
    found = faces_p((50, 50, 50, 50, 50, 50))
    assert (found.way, found.p) == ("chi-square", pytest.approx(1.0))
    assert faces_p((100, 80, 90, 95, 105, 130)).p == pytest.approx(0.0127, abs=1e-4)  # 14.5 at 5 degrees


@pytest.mark.parametrize(("counts", "p"), [((75, 125), 0.000407), ((90, 110), 0.157299)])
def test_chi_square_has_its_printed_values(counts, p):
    from battlefield.app.refereeing.face_tests import _beyond, _pearson

    assert _beyond(_pearson(counts), 1) == pytest.approx(p, rel=2e-3)


@pytest.mark.parametrize(
    ("value", "degrees", "p"),
    [
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (11.070, 5, 0.05),
        (16.919, 9, 0.05),
        (20.09, 8, 0.01),
    ],
)
def test_chi_square_agrees_with_the_printed_table(value, degrees, p):
    from battlefield.app.refereeing.face_tests import _beyond

    assert _beyond(value, degrees) == pytest.approx(p, abs=1e-4)


def test_exact_and_chi_square_come_together():
    from battlefield.app.refereeing.face_tests import _beyond, _pearson

    counts = (30, 18, 25, 22, 35, 20)
    assert faces_p(counts).way == "exact"
    assert faces_p(counts).p == pytest.approx(_beyond(_pearson(counts), 5), abs=0.01)


def test_too_few_dice_of_many_faces_have_no_figure():
    assert (faces_p((1,) * 20).p, faces_p((1,) * 20).way) == (None, "too few")


def test_the_largest_exact_test_is_done_within_seconds():
    dice = Random(1).choices(range(6), k=170)
    before = perf_counter()
    assert faces_p(tuple(dice.count(face) for face in range(6))).way == "exact"
    assert perf_counter() - before < 10.0


def rolled(by, *faces, sides=6):
    return DiceRolled(by, "attack dice", sides, faces)


def test_dice_are_counted_by_side_and_kind():
    events = [rolled("red", 6, 6, 1), ActionBegun("red", "x"), rolled("blue", 3)]
    counts = counted_dice([*events, rolled("red", 6), rolled("red", 9, sides=10)])
    kinds = [(each.side, each.sides, each.dice) for each in counts]
    assert kinds == [("blue", 6, 1), ("red", 6, 4), ("red", 10, 1)]
    red = counts[1]
    assert [face.count for face in red.faces] == [1, 0, 0, 0, 0, 3]
    assert (red.mean, red.fair_mean) == (4.75, 3.5)
    assert red.faces[5].p == pytest.approx(float(Fraction(4 * 5 + 1, 1296)))
    assert red.head == "Red: 4 D6, mean 4.75, fair 3.50"
    assert red.words == "Fair dice fall as unevenly or more in 9.7 % of cases (exact test)"  # 126 of 1296


def test_dice_that_begin_with_a_nought_are_counted_from_there():
    (count,) = counted_dice([rolled("red", 0, 9, 3, sides=10)])
    assert [face.face for face in count.faces] == list(range(10)) and count.dice == 3


def test_ten_sided_dice_begin_with_a_nought_before_one_has_fallen():
    (count,) = counted_dice([rolled("red", 9, 3, sides=10)])
    assert [face.face for face in count.faces] == list(range(10)) and count.fair_mean == 4.5
    (other,) = counted_dice([rolled("red", 10, 3, sides=10)])
    assert [face.face for face in other.faces] == list(range(1, 11))


def test_no_dice_are_no_count():
    assert counted_dice([]) == ()


def test_faces_are_told_line_by_line():
    (count,) = counted_dice([rolled("red", 6, 6)])
    assert table_words(count)[7] == "    6:    2, 0.3 expected, p = 2.8 %"


SMALL = [
    (1.0, "100 %"),
    (0.34, "34 %"),
    (0.034, "3.4 %"),
    (0.0034, "0.34 %"),
    (0.00012, "0.0120 %"),
    (1e-9, "less than 0.0001 %"),
]


@pytest.mark.parametrize(("p", "words"), SMALL)
def test_small_chances_keep_their_figures(p, words):
    assert share_words(p) == words


@pytest.mark.campaign
def test_the_dice_of_a_saved_battle_are_told(tmp_path, capsys):
    game = str(tmp_path / "game.json")
    assert main(["play", str(asset("rosters/first_battle.json")), "--out", game]) == 0
    capsys.readouterr()
    assert main(["replay", game, "--dice"]) == 0
    lines = capsys.readouterr().out.splitlines()
    counts = dice_of(read_game(game, BOOKS).course)
    assert counts and lines == [line for count in counts for line in table_words(count)]
