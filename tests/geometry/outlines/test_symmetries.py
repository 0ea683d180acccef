"""The symmetries of a board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.geometry.outlines.symmetries import BoardMap, is_same_line, is_same_outline, is_same_place

LEFT_RIGHT = BoardMap(60.0, 44.0, mirrors_x=True)
TOP_BOTTOM = BoardMap(60.0, 44.0, mirrors_y=True)
HALF = BoardMap(60.0, 44.0, True, True)
QUARTER = BoardMap(36.0, 36.0, quarter=True)
grained = st.integers(0, 440_000_000).map(lambda n: round(n / 1e7, 7))


def test_a_place_is_mirrored_across_the_middle_of_the_board():
    assert LEFT_RIGHT.point((6.0, 5.0)) == (54.0, 5.0)
    assert TOP_BOTTOM.point((6.0, 5.0)) == (6.0, 39.0)
    assert HALF.point((6.0, 5.0)) == (54.0, 39.0)


def test_a_quarter_turn_goes_clockwise():
    assert QUARTER.point((18.0, 0.0)) == (
        36.0,
        18.0,
    )  # from the middle of the upper edge to that of the right
    assert QUARTER.point((36.0, 18.0)) == (18.0, 36.0)
    assert QUARTER.bearing(0.0) == 90.0


@given(grained, grained)
def test_the_image_of_the_image_is_the_place_itself_to_the_last_digit(x, y):
    for onto in (LEFT_RIGHT, TOP_BOTTOM, HALF):
        assert onto.point(onto.point((x, y))) == (x, y)


@given(grained, grained)
def test_four_quarter_turns_come_back_to_the_last_digit(x, y):
    at = (x, y)
    for _ in range(4):
        at = QUARTER.point(at)
    assert at == (x, y)


def test_a_place_with_more_digits_than_a_hand_gives_is_not_rounded():
    x = 1.0 / 3.0
    assert LEFT_RIGHT.point((x, 0.0)) == (60.0 - x, 0.0)


@pytest.mark.parametrize(
    ("onto", "bearing"), [(LEFT_RIGHT, 330.0), (TOP_BOTTOM, 150.0), (HALF, 210.0), (QUARTER, 120.0)]
)
def test_bearings_are_mapped_with_the_board(onto, bearing):
    assert onto.bearing(30.0) == bearing


def test_no_bearing_is_a_whole_turn():
    assert LEFT_RIGHT.bearing(0.0) == 0.0
    assert LEFT_RIGHT.bearing(360.0) == 0.0


def test_outlines_are_mapped_point_by_point():
    hole = ((2.0, 2.0), (3.0, 2.0), (3.0, 3.0))
    square = Polygon(((1.0, 1.0), (5.0, 1.0), (5.0, 4.0), (1.0, 4.0)), (hole,))
    mapped = LEFT_RIGHT.outline(square)
    assert mapped.points == ((59.0, 1.0), (55.0, 1.0), (55.0, 4.0), (59.0, 4.0))
    assert mapped.holes == (((58.0, 2.0), (57.0, 2.0), (57.0, 3.0)),)
    assert LEFT_RIGHT.outline(Circle((1.0, 2.0), 0.5)) == Circle((59.0, 2.0), 0.5)
    assert HALF.outline(Strip(((0.0, 0.0), (4.0, 0.0)), 1.0)) == Strip(((60.0, 44.0), (56.0, 44.0)), 1.0)


def test_a_ring_is_the_same_wherever_it_begins_and_whichever_way_it_runs():
    ring = ((0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (0.0, 3.0))
    assert is_same_outline(Polygon(ring), Polygon((*ring[2:], *ring[:2])))
    assert is_same_outline(Polygon(ring), Polygon(ring[::-1]))
    assert not is_same_outline(Polygon(ring), Polygon((*ring[:3], (0.0, 3.1))))
    assert not is_same_outline(Polygon(ring), Polygon((ring[0], ring[2], ring[1], ring[3])))


def test_circles_and_strips_are_compared_with_their_like():
    circle, line = Circle((1.0, 1.0), 2.0), Strip(((0.0, 0.0), (1.0, 0.0)), 0.5)
    assert is_same_outline(circle, Circle((1.0, 1.0), 2.0))
    assert not is_same_outline(circle, Circle((1.0, 1.0), 2.1))
    assert not is_same_outline(circle, line)
    assert is_same_outline(line, Strip(line.points[::-1], 0.5))
    assert not is_same_outline(line, Strip(line.points, 0.6))


def test_holes_count():
    ring = ((0.0, 0.0), (4.0, 0.0), (4.0, 3.0))
    assert not is_same_outline(Polygon(ring), Polygon(ring, (((3.0, 1.0), (3.5, 1.0), (3.5, 1.5)),)))


def test_lines_and_places_are_the_same_within_the_tolerance():
    assert is_same_line(((0.0, 0.0), (5.0, 0.0)), ((5.0, 0.0), (0.0, 0.0)))
    assert not is_same_line(((0.0, 0.0), (5.0, 0.0)), ((0.0, 0.0), (5.0, 0.0), (6.0, 0.0)))
    assert is_same_place((0.0, 0.0), (0.0, 9e-7))
    assert not is_same_place((0.0, 0.0), (0.0, 2e-6))
