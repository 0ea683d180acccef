"""Groups that close in on what stands about them, in numbers worked out by hand."""

from math import hypot

import pytest

from battlefield.geometry.displacement.closing_in import Closing, contact_beside
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Polygon

INCH = BaseSize.round(25.4)  # half an inch in radius


def at(x, y, size=INCH, facing=0.0):
    return PlacedBase(size, (x, y), facing)


def test_a_base_near_another_one_goes_straight_into_contact():
    found = Closing.of([at(0.0, 0.0)], [at(1.2, 0.0)], [0.25])
    assert found.by == pytest.approx((0.2, 0.0))
    assert found.touched == (0,)


def test_what_is_farther_than_its_distance_is_left_alone():
    assert Closing.of([at(0.0, 0.0)], [at(1.3, 0.0)], [0.25]) is None


def test_a_group_keeps_its_formation_and_the_nearest_of_it_touches():
    found = Closing.of([at(0.0, 0.0), at(0.0, 2.0)], [at(1.25, 0.0), at(1.1, 2.0)], [0.3, 0.3])
    assert found.by == pytest.approx((0.1, 0.0))
    assert found.touched == (1,)


def test_what_was_laid_over_another_base_goes_back_the_way_it_came():
    found = Closing.of([at(5.3, 0.0)], [at(5.0, 0.0)], [0.25], came=(5.3, 0.0))
    assert found.by == pytest.approx((-1.3, 0.0))  # to 4.0, on the near side, not to 6.0


def test_without_a_way_here_an_overlap_is_left_the_shortest_way():
    found = Closing.of([at(5.3, 0.0)], [at(5.0, 0.0)], [0.25])
    assert found.by == pytest.approx((0.7, 0.0))


def test_between_two_bases_both_are_touched_and_none_is_overlapped():
    found = Closing.of([at(0.0, 0.0)], [at(0.95, 0.6), at(0.95, -0.6)], [0.3, 0.3])
    ends = PlacedBase(INCH, found.by)
    assert all(not gap(ends, other).overlapping for other in (at(0.95, 0.6), at(0.95, -0.6)))
    assert found.touched


def test_a_wall_is_touched_as_well():
    wall = Polygon(((2.0, -5.0), (3.0, -5.0), (3.0, 5.0), (2.0, 5.0)))
    found = Closing.of([at(1.4, 0.0)], [wall], [0.25])
    assert found.by == pytest.approx((0.1, 0.0))


def test_where_there_is_no_room_nothing_is_found():
    assert Closing.of([at(0.0, 0.0)], [at(0.9, 0.0), at(-0.9, 0.0)], [0.25, 0.25]) is None


@pytest.mark.parametrize("size", [INCH, BaseSize.oval(60, 35), BaseSize.rect(50, 25), BaseSize.hex(40)])
@pytest.mark.parametrize("way", [(1.0, 0.0), (0.6, 0.8), (-0.8, 0.6)])
def test_beside_a_base_of_any_shape_the_gap_is_nothing_to_a_ten_millionth(size, way):
    base, other = at(0.0, 0.0, size, 20.0), at(7.0, 7.0, size, 75.0)
    x, y = contact_beside(base, other, way)
    rounded = at(round(x, 7), round(y, 7), size, 20.0)
    found = gap(rounded, other)
    assert found.touching and not found.overlapping
    assert hypot(x - 7.0, y - 7.0) > 0.5
