"""A chance below 1 is never told as 100 %, nor one above 0 as 0 %."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlefield.app.battle_report.turning_points import Curve, Swing
from battlefield.app.foreseeing.chances import Chance
from battlefield.app.wording.certainty import sure_words
from battlefield.app.wording.percents import percent_of
from battlefield.app.wording.spoken import attack_odds


@pytest.mark.parametrize(
    ("share", "places", "told"),
    [
        (0.5, 0, "50 %"),
        (215 / 216, 0, "99.5 %"),
        (1 / 216, 0, "0.5 %"),
        (0.9996, 1, "99.96 %"),
        (0.42, 1, "42.0 %"),
        (1.0, 0, "100 %"),
        (1.0 - 1e-12, 1, "100.0 %"),
        (0.0, 1, "0.0 %"),
        (1e-7, 0, "less than 0.001 %"),
        (1.0 - 1e-7, 0, "more than 99.999 %"),
    ],
)
def test_a_share_has_as_many_decimals_as_it_takes_to_be_neither_all_nor_nothing(share, places, told):
    assert percent_of(share, places) == told


@given(st.floats(1e-8, 1.0 - 1e-8), st.integers(0, 2))
def test_no_share_between_is_told_as_all_or_nothing(share, places):
    assert percent_of(share, places) not in ("0 %", "0.0 %", "0.00 %", "100 %", "100.0 %", "100.00 %")


def test_what_came_about_in_nearly_all_trials_is_not_about_all():
    assert Chance(Fraction(399, 400), 400).short == "about 99.8 %"
    assert Chance(Fraction(1, 400), 400).short == "about 0.2 %"


def test_a_swing_that_leaves_a_hair_of_a_chance_says_so():
    swing = Swing(0, 1, "", "", 0.5, 0.998)
    assert Curve(("one", "two"), ((0, 0.5),), (swing,)).told(swing).endswith("from 50 to 99.8\u00a0%")


def test_a_likely_verdict_is_not_told_as_certain():
    assert sure_words("likely", 0.9961, True) == "likely 99.6 %"


@pytest.mark.parametrize(
    ("saved", "told"),
    [
        ("Pike: 2 or more: 100 % hit, 44 % critical", "Pike: 2 or more: 99.5 % hit, 44 % critical"),
        ("Pike: 30 or more: 0 % hit, 0 % critical", "Pike: 30 or more: 0.5 % hit, 0.5 % critical"),
        ("Pike: 7 or more: 58 % hit, 8 % critical", "Pike: 7 or more: 58 % hit, 8 % critical"),
    ],
)  # fmt: skip
def test_the_odds_in_saved_battles_are_told_as_they_were(saved, told):
    assert attack_odds(saved) == told
