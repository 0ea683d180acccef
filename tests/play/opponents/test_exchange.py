"""Blows that two sides exchange: each strikes once, the first ones first, and nobody is destroyed twice."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlefield.play.opponents.exchange import Force, exchange

NOW, LATER, NEVER = 1.0, 0.8, 0.0


def one(worth, gain, ready=NOW):
    """A side of one unit, facing a side of one."""
    return Force([worth], [ready], [[gain]])


def test_who_strikes_first_leaves_less_to_strike_back():
    assert exchange(one(100, 50), one(100, 50), own_first=1.0) == (50.0, 25.0)
    assert exchange(one(100, 50), one(100, 50), own_first=0.0) == (25.0, 50.0)


def test_where_either_may_be_first_both_orders_count_by_how_likely_they_are():
    gained, lost = exchange(one(100, 50), one(100, 50), own_first=0.6)
    assert gained == pytest.approx(0.6 * 50 + 0.4 * 25)
    assert lost == pytest.approx(0.6 * 25 + 0.4 * 50)


def test_who_is_destroyed_does_not_strike_back():
    assert exchange(one(100, 100), one(80, 80), own_first=1.0) == (80.0, 0.0)


def test_two_blows_do_not_destroy_one_unit_twice():
    pair = Force([50, 50], [NOW, NOW], [[80], [80]])
    assert exchange(pair, Force([100], [NOW], [[0, 0]]), own_first=1.0)[0] == 100.0


def test_the_second_blow_goes_to_whom_it_then_hurts_most():
    pair = Force([50, 50], [NOW, NOW], [[80, 30], [80, 30]])
    foes = Force([80, 60], [NEVER, NEVER], [[0, 0], [0, 0]])
    gained, _ = exchange(pair, foes, own_first=1.0)
    # the first takes the 80 (and a little for the 30 it leaves aside), the second the 30
    assert gained == pytest.approx(80 + 0.1 * 30 / 2 + 30)


def test_who_waits_for_the_next_turn_strikes_after_all_who_act_in_this_one():
    late = one(100, 50, LATER)
    assert exchange(late, one(100, 50), own_first=1.0) == (pytest.approx(0.5 * 0.8 * 50), 50.0)


def test_who_has_nothing_to_come_does_nothing():
    assert exchange(one(100, 50, NEVER), one(100, 40), own_first=1.0) == (0.0, 40.0)


def test_nobody_is_there_to_be_struck():
    nobody = Force([], [], [])
    assert exchange(Force([100], [NOW], [[]]), nobody, own_first=0.5) == (0.0, 0.0)


FORCES = st.integers(1, 4).flatmap(
    lambda size: st.tuples(
        st.lists(st.floats(1, 200), min_size=size, max_size=size),
        st.lists(st.sampled_from([NOW, LATER, NEVER]), min_size=size, max_size=size),
    )
)


@settings(deadline=None)
@given(FORCES, FORCES, st.floats(0, 1), st.randoms(use_true_random=False))
def test_the_sides_turned_about_give_the_figures_turned_about(own, foes, first, lots):
    ones, others = (
        Force(*side, [[lots.uniform(0, 150) for _ in other[0]] for _ in side[0]])
        for side, other in ((own, foes), (foes, own))
    )
    gained, lost = exchange(ones, others, first)
    back = exchange(others, ones, 1.0 - first)
    assert back == (pytest.approx(lost, abs=1e-9), pytest.approx(gained, abs=1e-9))


@settings(deadline=None)
@given(FORCES, FORCES, st.randoms(use_true_random=False))
def test_no_more_is_taken_than_there_is_beside_what_is_counted_for_others(own, foes, lots):
    ones, others = (
        Force(*side, [[lots.uniform(0, 150) for _ in other[0]] for _ in side[0]])
        for side, other in ((own, foes), (foes, own))
    )
    gained, _ = exchange(ones, others, 0.5)
    assert gained <= 1.1 * sum(others.worth) * max(1, len(ones.worth)) + 1e-9
    assert gained <= sum(others.worth) + 0.1 * len(ones.worth) * max(others.worth) + 1e-9
