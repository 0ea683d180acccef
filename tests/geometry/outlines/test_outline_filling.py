"""The area inside rings, by either rule of pictures, and lines as strips."""

import pytest

from battlefield.geometry.kernel.shapes import Polygon, Strip
from battlefield.geometry.outlines.filling import (
    filled,
    is_speck,
    open_ring,
    tangle,
    thinned,
    whole_strips,
)
from battlefield.geometry.pieces import outline_problem

BIG = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
SMALL = ((2.0, 2.0), (4.0, 2.0), (4.0, 4.0), (2.0, 4.0))
STAR = ((5.0, 0.0), (8.0, 9.0), (0.0, 3.0), (10.0, 3.0), (2.0, 9.0))


def area(polygons):
    def one(ring):
        return (
            abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1], strict=True)))
            / 2
        )

    return sum(one(polygon.points) - sum(map(one, polygon.holes)) for polygon in polygons)


@pytest.mark.parametrize(
    ("rings", "even_odd", "size"),
    [
        ((BIG, SMALL), True, 96.0),
        ((BIG, SMALL), False, 100.0),
        ((BIG, SMALL[::-1]), False, 96.0),
        ((BIG, BIG), True, 0.0),
        ((BIG, tuple((x + 5.0, y) for x, y in BIG)), True, 100.0),
        ((BIG, tuple((x + 5.0, y) for x, y in BIG)), False, 150.0),
        ((((0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)),), True, 8.0),
    ],
)
def test_inside_is_what_the_rule_says(rings, even_odd, size):
    found = filled(rings, even_odd)
    assert area(found) == pytest.approx(size) and all(outline_problem(each) is None for each in found)


def test_the_middle_of_a_star_is_inside_by_one_rule_only():
    assert len(filled((STAR,), True)) == 5 and len(filled((STAR,), False)) == 1


def test_corners_stay_where_they_were():
    (found,) = filled((BIG, SMALL), True)
    assert set(found.points) == set(BIG) and set(found.holes[0]) == set(SMALL)


def test_a_ring_is_opened_and_its_repeats_left_out():
    assert open_ring((*BIG, BIG[0])) == open_ring((BIG[0], *BIG, BIG[-1])) == BIG


def test_a_tangle_counts_crossings_and_gives_up_in_time():
    assert tangle((BIG, SMALL), 100) == 0
    assert 5 <= tangle((STAR,), 100) <= 6
    scribble = tuple((float(n * 7 % 40), float(n * 11 % 37)) for n in range(1000))
    assert tangle((scribble,), 50) > 50


def test_a_speck_is_smaller_than_any_outline_and_a_bow_is_none():
    assert is_speck(((0.0, 0.0), (0.01, 0.0), (0.0, 0.01)))
    assert not is_speck(((0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0))) and not is_speck(SMALL)


def test_fewer_corners_stay_within_the_tolerance():
    wavy = tuple((n / 100.0, 0.001 * (n % 2)) for n in range(1000))
    found = thinned(Polygon((*wavy, (9.99, 5.0), (0.0, 5.0)), (SMALL,)), 0.005)
    assert len(found.points) < 10 and len(found.holes) == 1


def test_a_line_is_one_strip_and_one_that_turns_back_several():
    line = ((0.0, 0.0), (5.0, 0.0), (5.0, 5.0), (5.0, 5.0), (5.0, 0.5))
    assert whole_strips(line, 0.5) == [
        Strip(((0.0, 0.0), (5.0, 0.0), (5.0, 5.0)), 0.5),
        Strip(((5.0, 5.0), (5.0, 0.5)), 0.5),
    ]
    assert whole_strips(((1.0, 1.0), (1.0, 1.0)), 0.5) == []


def test_a_line_that_closes_has_its_ends_in_the_middle_of_a_side():
    (found,) = whole_strips((*BIG, BIG[0]), 1.0, closes=True)
    assert found.points == ((5.0, 0.0), *BIG[1:], BIG[0], (5.0, 0.0))
    assert whole_strips((*BIG, BIG[0]), 1.0)[0].points == (*BIG, BIG[0])
