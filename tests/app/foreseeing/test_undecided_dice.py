"""Undecided dice: a rule followed through all that they may show has exactly the chances of counting."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlefield.app.foreseeing.undecided import Course
from battlefield.app.foreseeing.ways import all_ways
from battlefield.rules.core.laws import RollLaw
from battlefield.rules.core.requests import Roll


@dataclass(frozen=True)
class _End:
    value: object


def followed(rule, *rolls, most=5000):
    """Follow a rule of some rolls through all ways; give its values with their chances, and how many ways."""

    def played(dice):
        return _End(rule(*(dice.throw(roll, 0, 0) for roll in rolls)))

    ways = all_ways(played, most, lambda: False)
    found = {}
    for chance, way in ways:
        found[way.value] = found.get(way.value, 0) + chance
    return found, len(ways)


def counted(rule, *rolls):
    asked = [law.request for law in rolls]
    throws = [list(product(range(r.lowest, r.lowest + r.sides), repeat=r.count)) for r in asked]
    found = {}
    total = 1
    for each in throws:
        total *= len(each)
    for faces in product(*throws):
        value = rule(*faces)
        found[value] = found.get(value, 0) + Fraction(1, total)
    return found


def roll(count, sides=6, tells=None, **more):
    return RollLaw(Roll("red", "x", count, sides, **more), tells)


def successes(faces):
    return sum(face >= 4 for face in faces)


RULES = {
    "sum": sum,
    "best": lambda faces: int(max(faces)),
    "successes": successes,
    "any six": lambda faces: any(face == 6 for face in faces),
    "ones are rerolled in words": lambda faces: "".join(sorted(str(face) for face in faces if face == 1)),
    "sixes among successes": lambda faces: (successes(faces), sum(f == 6 for f in faces if f >= 4)),
    "sixes first, then fours": lambda faces: (sum(f == 6 for f in faces), successes(faces)),
    "doubles": lambda faces: len(set(faces)) < len(faces),
    "counted off": lambda faces: len(range(min(faces))) + [0, 1, 2, 3, 4, 5, 6][max(faces)],
}


@pytest.mark.parametrize("alike", [False, True])
@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_chances_are_those_of_counting_every_throw(rule, count, alike):
    dice = roll(count, alike=alike)
    assert followed(RULES[rule], dice)[0] == counted(RULES[rule], dice)


BOUNDS = st.lists(st.integers(0, 9), min_size=1, max_size=3)


@given(st.integers(1, 4), st.integers(2, 8), BOUNDS, st.booleans())
def test_any_thresholds_have_the_chances_of_counting(count, sides, bounds, alike):
    def rule(faces):
        return tuple(sum(face >= bound for face in faces) for bound in bounds)

    dice = roll(count, sides, lowest=0, alike=alike)
    assert followed(rule, dice)[0] == counted(rule, dice)


def test_dice_that_depend_on_dice_have_their_chances():
    """Of two dice on 4+ each success has to pass a save of 5+: it stays with 2 of 3."""
    found, _ = followed(
        lambda hits, saves: sum(hit >= 4 and save < 5 for hit, save in zip(hits, saves, strict=True)),
        roll(2),
        roll(2),
    )
    assert found == {0: Fraction(4, 9), 1: Fraction(4, 9), 2: Fraction(1, 9)}


def test_a_test_is_two_ways_and_alike_dice_are_one_more_than_there_are():
    assert followed(lambda faces: faces[0] >= 4, roll(1))[1] == 2
    assert followed(successes, roll(10, alike=True))[1] == 11
    assert followed(successes, roll(5))[1] == 32


def test_dice_that_tell_a_sum_are_one_way_for_each_sum():
    found, ways = followed(sum, roll(3, tells=sum))
    assert (found, ways) == (counted(sum, roll(3)), 16)


def test_a_face_nobody_looks_at_is_no_fork():
    assert followed(lambda faces: len(faces), roll(9))[1] == 1


def test_too_many_ways_are_not_followed_and_that_is_known_early():
    looked = []

    def played(dice):
        looked.append(1)
        return _End(tuple(map(int, dice.throw(roll(12), 0, 0))))

    assert all_ways(played, 500, lambda: False) is None
    assert len(looked) < 100


def test_dice_rolled_again_without_end_are_cut_where_no_figure_shows_it():
    def rule(dice):
        count = 0
        while dice.throw(roll(1), 0, 0)[0] == 6:
            count += 1
        return count

    ways = all_ways(lambda dice: _End(rule(dice)), 500, lambda: False)
    assert sum(chance for chance, _ in ways) == 1
    assert float(ways[0][0]) == pytest.approx(5 / 6, abs=1e-5)


def test_a_face_passes_for_a_whole_number():
    face = Course().throw(roll(1), 0, 0)[0]
    assert isinstance(face, int) and not isinstance(face, bool)
    assert (face + 1, 2 * face, face**2, -face, f"{face:02}", round(face)) == (2, 2, 1, -1, "01", 1)
    assert {face: "x"}[1] == "x" and face != "1"


def test_a_course_that_is_called_off_gives_nothing():
    assert all_ways(lambda dice: _End(int(dice.throw(roll(1), 0, 0)[0])), 99, lambda: True) == ()
