"""Margins, their uncertainty and the verdict: worked by hand, and from tables of the normal distribution."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlefield.rules.scene.certainty import BROUGHT, Limit, all_of, any_of, combined, shares_by_moving

A, B, WALL = ("model", "a"), ("model", "b"), ("terrain", "wall")
RANKS = {"certain": 2, "likely": 1, "open": 0}


def limit(margin, sigma):
    return Limit(margin, margin >= 0.0, combined((A, sigma)))


@pytest.mark.parametrize(
    ("deviations", "chance"),
    [(0.0, 0.5), (0.5, 0.691462), (1.0, 0.841345), (1.96, 0.975002), (-1.0, 0.158655), (-2.0, 0.022750)],
)
def test_the_chance_is_that_of_the_tables_of_the_normal_distribution(deviations, chance):
    assert limit(deviations * 0.2, 0.2).probability == pytest.approx(chance, abs=1e-6)


@pytest.mark.parametrize(
    ("margin", "verdict"),
    [(0.197, "certain"), (0.195, "likely"), (0.068, "likely"), (0.067, "open"), (0.0, "open"),
     (-0.067, "open"), (-0.068, "likely"), (-0.195, "likely"), (-0.197, "certain")],
)  # fmt: skip
def test_the_verdict_turns_at_one_in_forty_and_at_one_in_four(margin, verdict):
    # 0.975 is 1.95996 deviations, 0.75 is 0.67449
    assert limit(margin, 0.1).verdict == verdict


@pytest.mark.parametrize(
    ("margin", "chance", "verdict"),
    [
        (0.5, 1.0, "certain"),
        (2e-5, 1.0, "certain"),
        (9.9e-6, 1.0, "open"),
        (-9.9e-6, 0.0, "open"),
        (-0.5, 0.0, "certain"),
    ],
)
def test_what_is_known_exactly_is_certain_but_for_a_hair(margin, chance, verdict):
    known = limit(margin, 0.0)
    assert (known.sigma, known.probability, known.verdict) == (0.0, chance, verdict)


def test_where_nothing_is_near_the_answer_is_certain():
    assert (Limit(inf, True).probability, Limit(inf, True).verdict) == (1.0, "certain")
    assert (Limit(-inf, False).probability, Limit(-inf, False).verdict) == (0.0, "certain")


def test_variances_add_up_and_the_largest_settles_most():
    found = Limit(0.1, True, combined((A, 0.03), (B, 0.04), (WALL, 0.0)))
    assert found.sigma == pytest.approx(0.05)
    assert found.settles == B
    assert Limit(0.1, True).settles is None


def test_one_yes_is_enough_or_every_one_must_hold():
    near, far = limit(0.2, 0.5), limit(-0.3, 0.1)
    assert any_of([near, far]) is near
    assert all_of([near, far]) is far


def test_of_equal_margins_the_least_sure_decides():
    sure, unsure = limit(0.2, 0.1), Limit(0.2 + 1e-9, True, combined((B, 0.3)))
    for first in ((sure, unsure), (unsure, sure)):
        assert any_of(first) is all_of(first) is unsure


def test_slopes_are_found_by_moving_each_thing_along_x_and_y():
    def margin(thing, by):
        return 1.0 + (0.6 * by[0] - 0.8 * by[1] if thing == A else 0.5 * by[0])

    found = dict(shares_by_moving(margin, 1.0, {A: 0.1, B: 0.2, WALL: 0.0}, steepest=1.0))
    assert found == {A: pytest.approx(0.01), B: pytest.approx(0.01)}


def test_at_a_bend_the_steeper_side_counts():
    found = shares_by_moving(lambda _thing, by: min(0.0, -by[0]), 0.0, {BROUGHT: 0.1}, steepest=1.0)
    assert dict(found) == {BROUGHT: pytest.approx(0.01)}


def test_a_slip_of_a_search_makes_no_slope_steeper_than_can_be():
    found = shares_by_moving(lambda _thing, by: 1.0 if by[0] > 0 else 0.0, 0.0, {A: 0.1}, steepest=1.0)
    assert dict(found) == {A: pytest.approx(0.01)}


def test_a_margin_that_ends_nowhere_has_no_slope():
    assert shares_by_moving(lambda _thing, _by: inf, inf, {A: 0.1}, steepest=1.0) == ()
    assert shares_by_moving(lambda _thing, _by: inf, 0.2, {A: 0.1}, steepest=1.0) == ()


@given(st.floats(-3, 3), st.floats(0, 2), st.floats(0, 2))
def test_widening_an_uncertainty_never_makes_an_answer_surer(margin, sigma, more):
    narrow, wide = limit(margin, sigma), limit(margin, sigma + more)
    assert RANKS[wide.verdict] <= RANKS[narrow.verdict]
    assert abs(wide.probability - 0.5) <= abs(narrow.probability - 0.5) + 1e-12
