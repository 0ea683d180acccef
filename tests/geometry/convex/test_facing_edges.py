"""The places where the line between two centres leaves one base and enters the other."""

import pytest

from battlefield.geometry.convex.extents import facing_edges
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase

INCH = 25.4
ROUND = PlacedBase(BaseSize.round(INCH), (0.0, 0.0))


def edges(*bases):
    return facing_edges(Bases.placed(bases), [(0, 1)])[0]


@pytest.mark.parametrize(
    ("size", "facing", "far"),
    [
        (BaseSize.round(INCH), 0.0, 0.5),
        (BaseSize.oval(4 * INCH, 2 * INCH), 90.0, 2.0),
        (BaseSize.oval(4 * INCH, 2 * INCH), 0.0, 1.0),
        (BaseSize.rect(4 * INCH, 2 * INCH), 90.0, 2.0),
        (BaseSize.rect(4 * INCH, 2 * INCH), 45.0, 2.0**0.5),
        (BaseSize.hex(2 * INCH), 90.0, 1.0),
        (BaseSize.hex(2 * INCH), 60.0, 2.0 / 3.0**0.5),
    ],
)
def test_every_kind_of_base_is_left_at_its_edge(size, facing, far):
    start, end = edges(ROUND, PlacedBase(size, (8.0, 0.0), facing))
    assert start == pytest.approx((0.5, 0.0))
    assert end == pytest.approx((8.0 - far, 0.0))


def test_between_round_bases_they_are_the_nearest_points():
    other = PlacedBase(BaseSize.round(40), (3.0, 4.0))
    start, end = edges(ROUND, other)
    near, far = gap(ROUND, other).points
    assert (start, end) == (pytest.approx(near), pytest.approx(far))


def test_bases_that_overlap_share_one_place_between_their_edges():
    start, end = edges(ROUND, PlacedBase(BaseSize.round(INCH), (0.6, 0.0)))
    assert start == pytest.approx((0.3, 0.0)) and end == pytest.approx((0.3, 0.0))


def test_bases_on_one_spot_have_a_place_too():
    start, end = edges(ROUND, ROUND)
    assert start == pytest.approx((0.0, 0.0)) and end == pytest.approx((0.0, 0.0))


def test_no_pairs_have_no_edges():
    assert facing_edges(Bases.placed([ROUND]), []) == []
