"""The least gap between groups of bases."""

from math import inf

import pytest

from battlefield.geometry.distance.gaps import gap, least_gap, least_gaps
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase

INCH = BaseSize.round(25.4)


def disc(x, y=0.0):
    return PlacedBase(INCH, (x, y))


def test_the_nearest_two_are_named_with_their_gap():
    found = least_gap([disc(0), disc(3)], [disc(9), disc(7)])
    assert (found.one, found.other) == (1, 1)
    assert found.gap == pytest.approx(3.0, abs=1e-9)


def test_overlapping_bases_have_no_gap():
    assert least_gap([disc(0)], [disc(0.5)]).gap == 0.0


def test_nobody_is_infinitely_far():
    assert least_gap([], [disc(1)]).gap == inf
    assert least_gaps([disc(1)], []) == (inf,)


def test_each_of_the_first_has_its_own_gap():
    assert least_gaps([disc(0), disc(4)], [disc(10)]) == pytest.approx((9.0, 5.0), abs=1e-9)


def test_mixed_bases_agree_with_the_single_question():
    ones = [
        PlacedBase(BaseSize.oval(60, 35.5), (3, 4), 30.0),
        PlacedBase(BaseSize.rect(50, 25), (8, 1), 75.0),
    ]
    others = [PlacedBase(BaseSize.hex(30), (12, 9), 10.0), disc(6, 12)]
    wanted = min(gap(a, b).gap for a in ones for b in others)
    assert least_gap(ones, others).gap == pytest.approx(wanted, abs=1e-9)
