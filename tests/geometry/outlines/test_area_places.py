"""Places for bases in areas: in the middle first, then as near to it as there is room."""

from math import hypot

import pytest

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.outlines.areas import Area
from battlefield.geometry.outlines.room import roomiest_place
from battlefield.geometry.pieces.terrain import contains_point

SQUARE = Area("a", Polygon(((0.0, 0.0), (6.0, 0.0), (6.0, 6.0), (0.0, 6.0))))
HOOK = Area(
    "b", Polygon(((0.0, 0.0), (9.0, 0.0), (9.0, 2.0), (2.0, 2.0), (2.0, 9.0), (0.0, 9.0)))
)  # an L whose centroid lies outside it


def test_an_empty_area_is_stood_in_at_its_middle():
    assert roomiest_place(SQUARE, 0.5, ()) == pytest.approx((3.0, 3.0))


def test_a_place_that_is_taken_is_left_free():
    x, y = roomiest_place(SQUARE, 0.5, [((3.0, 3.0), 0.5)])
    assert 1.0 < hypot(x - 3.0, y - 3.0) < 1.6
    assert contains_point(SQUARE.polygon, (x, y))


def test_twelve_inch_wide_discs_find_room_in_a_square_of_six():
    found = []
    for _ in range(12):
        found.append((roomiest_place(SQUARE, 0.5, found), 0.5))
    for n, ((x, y), _) in enumerate(found):
        assert 0.5 <= x <= 5.5 and 0.5 <= y <= 5.5
        assert all(hypot(x - u, y - v) >= 1.0 for (u, v), _ in found[:n])


def test_where_nothing_is_free_the_place_with_the_most_room_is_given():
    """Discs on three corners of a square of six leave the fourth corner the most room."""
    taken = [((0.0, 0.0), 4.0), ((6.0, 0.0), 4.0), ((0.0, 6.0), 4.0)]
    x, y = roomiest_place(SQUARE, 5.0, taken)
    assert x > 3.5 and y > 3.5 and contains_point(SQUARE.polygon, (x, y))


def test_a_place_in_a_hooked_area_lies_in_it():
    for radius in (0.2, 0.9, 3.0):
        x, y = roomiest_place(HOOK, radius, ())
        assert contains_point(HOOK.polygon, (x, y)) and (x <= 2.0 or y <= 2.0)
