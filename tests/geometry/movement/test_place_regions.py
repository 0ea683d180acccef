"""Areas for the eye: cut, shared and shifted, with squares whose areas are plain."""

import pytest

from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Polygon
from battlefield.geometry.movement.walks.place_regions import (
    nearer_than,
    nearest_in,
    seamless,
    shared,
    shared_shifts,
    shifted,
    tidied,
    without,
)


def square(left, top, wide):
    return Polygon(((left, top), (left + wide, top), (left + wide, top + wide), (left, top + wide)))


def area(polygons):
    def ring(points):
        pairs = zip(points, (*points[1:], points[0]), strict=True)
        return abs(sum(x * v - u * y for (x, y), (u, v) in pairs)) / 2.0

    return sum(ring(p.points) - sum(map(ring, p.holes)) for p in polygons)


def test_a_point_outside_goes_to_the_nearest_edge_and_one_inside_stays():
    assert nearest_in((square(0, 0, 2),), (3.0, 1.0)) == pytest.approx((2.0, 1.0))
    assert nearest_in((square(0, 0, 2),), (1.0, 1.0)) == (1.0, 1.0)
    assert nearest_in((), (1.0, 1.0)) is None


def test_two_places_share_the_shifts_that_both_may_make():
    found = shared_shifts([([square(0, 0, 4)], (1.0, 1.0)), ([square(10, 0, 4)], (13.0, 1.0))])
    assert area(found) == pytest.approx(2.0 * 4.0)  # x from -1 to 1, y from -1 to 3


def test_what_is_cut_out_leaves_a_hole():
    assert area(without([square(0, 0, 4)], [square(1, 1, 2)])) == pytest.approx(12.0)
    assert without([square(0, 0, 4)], []) == (square(0, 0, 4),)


def test_areas_are_moved_with_their_holes():
    (moved,) = shifted(without([square(0, 0, 4)], [square(1, 1, 2)]), (10.0, 0.0))
    assert min(x for x, _ in moved.points) == 10.0
    assert min(x for x, _ in moved.holes[0]) == 11.0


def test_nearer_than_an_inch_is_a_ring_of_both_radii_and_the_inch():
    inch = BaseSize.round(25.4)
    (found,) = nearer_than(1.0, [PlacedBase(inch, (5.0, 5.0))], inch, 0.0)
    assert max(x for x, _ in found.points) == pytest.approx(7.0, abs=0.01)
    assert area([found]) == pytest.approx(3.14159 * 4.0, rel=0.01)


def test_what_areas_have_in_common_is_put_together():
    (found,) = shared([square(0, 0, 2), square(1, 0, 2)], [square(0.5, 0.5, 9)])
    assert area([found]) == pytest.approx(2.5 * 1.5)
    assert shared([square(0, 0, 2)], [square(5, 5, 1)]) == ()


def test_areas_a_hair_apart_are_drawn_as_one_and_others_are_left_apart():
    (found,) = seamless((square(0, 0, 2), square(2.001, 0, 2)))
    assert area([found]) == pytest.approx(8.0, abs=0.01)
    assert len(seamless((square(0, 0, 2), square(2.5, 0, 2)))) == 2
    assert seamless(()) == ()


def test_a_gap_between_two_areas_stays_and_only_what_is_thinner_than_a_hair_is_left_out():
    hair = Polygon(((20.0, 20.0), (22.0, 20.0), (22.0, 20.008), (20.0, 20.008)))
    apart = (square(0, 0, 5), square(5.4, 0, 5), square(20, 0, 0.1))
    found = tidied((*apart, hair))
    assert len(found) == 3 and area(found) == pytest.approx(50.01, abs=1e-6)


def test_parts_that_lie_apart_stay_apart_and_a_single_area_stays_as_it_is():
    one = (square(0, 0, 5),)
    assert tidied(one) == one
    assert len(tidied((square(0, 0, 5), square(7, 0, 5)))) == 2
