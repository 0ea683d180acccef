"""Records rounded as they are made, and records that differ by no more than rounding."""

from dataclasses import replace
from fractions import Fraction

import pytest

from battlefield.geometry.kernel.shapes import BaseSize, Template
from battlefield.rules.core.events import DiceRolled, EffectBegan, MarkerLaid, Placed, Said, UnitMoved
from battlefield.rules.core.grain import at_grain, is_near
from battlefield.rules.core.state import Effect, Marker
from battlefield.rules.scene.contents import Model

THIRD = 1 / 3
MOVED = UnitMoved("a", "Move", (Placed("a/1", (5.0, 6.25), facing=90.0),), (((1.0, 2.0), (5.0, 6.25)),))


def test_every_length_in_a_record_is_rounded_however_deep_it_lies():
    laid = MarkerLaid(
        Marker("m", "Trap", (THIRD, 2.0), template=Template("cone", 8.0, (1.0, THIRD), 100 / 7))
    )
    marker = at_grain(laid).marker
    assert marker.at == (0.3333333, 2.0)
    assert marker.template == Template("cone", 8.0, (1.0, 0.3333333), 14.2857143)


def test_a_record_at_its_grain_is_given_as_it_is():
    assert at_grain(MOVED) is MOVED


def test_a_minus_before_a_zero_is_not_recorded():
    assert str(at_grain((-0.0, 0.0))) == "(0.0, 0.0)"


def test_what_a_file_holds_for_others_is_not_rounded():
    model = Model("a", BaseSize.round(25), (THIRD, 1.0), extra={"weight": THIRD})
    assert at_grain(model) == replace(model, at=(0.3333333, 1.0))


def moved_by(inches):
    return replace(MOVED, paths=(((1.0, 2.0), (5.0 + inches, 6.25)),))


@pytest.mark.parametrize("inches", [0.0, 1e-13, 1e-7, -2e-7])
def test_ways_that_differ_by_some_grains_are_near(inches):
    assert is_near(moved_by(inches), MOVED)


@pytest.mark.parametrize("inches", [1e-6, 0.01, -3.0])
def test_ways_that_differ_by_more_are_not(inches):
    assert not is_near(moved_by(inches), MOVED)


@pytest.mark.parametrize(
    ("one", "other", "near"), [(0.0, 359.99999, True), (90.0, 90.00001, True), (5.0, 5.01, False)]
)
def test_bearings_are_compared_around_the_circle_and_less_finely(one, other, near):
    assert is_near(Placed("a", (1.0, 2.0), facing=one), Placed("a", (1.0, 2.0), facing=other)) is near


def test_a_way_with_another_corner_is_not_near():
    assert not is_near(replace(MOVED, paths=(((1.0, 2.0), (3.0, 4.125), (5.0, 6.25)),)), MOVED)


def test_faces_and_names_are_the_same_or_not():
    rolled = DiceRolled("red", "to hit", 6, (3, 4))
    assert not is_near(replace(rolled, faces=(3, 5)), rolled)
    assert not is_near(replace(rolled, by="blue"), rolled)
    assert not is_near(Placed("a/1 illusion 10.1", (1.0, 2.0)), Placed("a/1 illusion 10.2", (1.0, 2.0)))
    assert not is_near(rolled, Said("to hit"))


def test_remembered_inches_differ_by_rounding_too():
    grain = Fraction(1, 10_000_000)
    run = EffectBegan(Effect(1, "run", "a", info=(("inches", Fraction(7, 2)),)))
    other = EffectBegan(Effect(1, "run", "a", info=(("inches", Fraction(7, 2) + grain),)))
    farther = EffectBegan(Effect(1, "run", "a", info=(("inches", Fraction(9, 2)),)))
    assert is_near(run, other) and not is_near(run, farther)


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("it is 4.85 in away, of 10 in", "it is 4.86 in away, of 10 in", True),
        ("it is 4.85 in away, of 10 in", "it is 4.87 in away, of 10 in", False),
        ("it is 4.85 in away, of 10 in", "it is 4.85 in away, of 11 in", False),
        ("a1 is 5 in off", "a1 is 5.1 in off", True),
        ("3 hits", "4 hits", False),
        ("3 hits", "3 misses", False),
    ],
)
def test_a_figure_in_words_may_have_been_rounded_the_other_way(one, other, near):
    assert is_near(Said(one), Said(other)) is near
