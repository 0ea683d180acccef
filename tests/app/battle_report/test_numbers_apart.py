"""Numbers on a curve of chances lie apart, near to what they stand for."""

from itertools import combinations
from math import dist

from hypothesis import given
from hypothesis import strategies as st

from battlefield.app.battle_report.knobs import laid_apart

LOW, HIGH, APART = (9.0, 9.0), (251.0, 75.0), 20.0
PLACES = st.lists(st.tuples(st.floats(9.0, 251.0), st.floats(9.0, 75.0)), max_size=5)


def test_what_is_alone_stays():
    assert laid_apart([(20.0, 20.0), (60.0, 20.0)], LOW, HIGH, APART) == [(20.0, 20.0), (60.0, 20.0)]


def test_of_two_at_one_place_the_first_stays():
    first, second = laid_apart([(20.0, 30.0), (20.0, 30.0)], LOW, HIGH, APART)
    assert first == (20.0, 30.0) and APART <= dist(first, second) <= APART + 3.0


@given(PLACES)
def test_none_lies_over_another_or_beyond_the_picture(places):
    laid = laid_apart(places, LOW, HIGH, APART)
    assert all(dist(one, other) >= APART for one, other in combinations(laid, 2))
    assert all(LOW[n] <= at[n] <= HIGH[n] for at in laid for n in (0, 1))
    assert all(dist(at, place) <= APART * len(places) for at, place in zip(laid, places, strict=True))
