"""Outlines of terrain: strips as rings, faults in files, points in and on them."""

from itertools import pairwise
from math import cos, hypot, pi, sin, sqrt

import pytest
import shapely
from campaigns import tries
from hypothesis import example, given, settings
from hypothesis import strategies as st

from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Point, Polygon, Strip
from battlefield.geometry.pieces.outline_problems import (
    SMALLEST_AREA,
    _is_clearly_simple,
    _is_convex,
    outline_problem,
)
from battlefield.geometry.pieces.strips import strip_polygon
from battlefield.geometry.pieces.terrain import (
    contains_point,
    nearest_point,
    outline_centre,
)

SQUARE = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))
HOLE = ((1.0, 1.0), (3.0, 1.0), (3.0, 3.0), (1.0, 3.0))
COURT = Polygon(SQUARE, (HOLE,))


def test_a_straight_strip_is_a_rectangle_with_flat_ends() -> None:
    ring = strip_polygon(Strip(((0.0, 0.0), (3.0, 4.0)), 1.0)).points
    corners = ((0.4, -0.3), (3.4, 3.7), (2.6, 4.3), (-0.4, 0.3))
    assert ring == tuple(pytest.approx(corner) for corner in corners)


def test_a_bent_strip_has_mitred_joints_on_both_sides() -> None:
    ring = strip_polygon(Strip(((0.0, 0.0), (4.0, 0.0), (4.0, 4.0)), 2.0)).points
    assert ring == ((0.0, -1.0), (5.0, -1.0), (5.0, 4.0), (3.0, 4.0), (3.0, 1.0), (0.0, 1.0))


def test_a_sharp_joint_keeps_its_whole_mitre() -> None:
    ring = strip_polygon(Strip(((0.0, 0.0), (9.0, 0.0), (0.0, 4.0)), 1.0)).points
    joint = hypot(9.0, 4.0)
    half_turn_cosine = sqrt((1.0 - 9.0 / joint) / 2.0)
    assert max(hypot(x - 9.0, y) for x, y in ring if x > 9.0) == pytest.approx(0.5 / half_turn_cosine)


def test_a_strip_through_its_own_middle_points_is_the_same_area() -> None:
    straight = strip_polygon(Strip(((0.0, 0.0), (2.0, 0.0), (5.0, 0.0)), 1.0))
    for point in ((1.0, 0.4), (2.0, 0.49), (4.9, -0.4)):
        assert contains_point(straight, point)
    assert not contains_point(straight, (2.0, 0.51))


def test_a_strip_around_a_court_leaves_the_court_free() -> None:
    ring = strip_polygon(Strip(((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0), (0.0, -2.0)), 1.0))
    assert len(ring.holes) == 1
    assert sorted(ring.holes[0]) == [pytest.approx((x, y)) for x in (0.5, 3.5) for y in (0.5, 3.5)]
    assert contains_point(ring, (0.0, -1.9)) and not contains_point(ring, (2.0, 2.0))


TURNING = st.lists(st.tuples(st.floats(-5, 5), st.floats(-5, 5)), min_size=2, max_size=5, unique=True)


@settings(max_examples=tries(80, 20), deadline=None)
@given(TURNING, st.floats(0.1, 2.0), st.floats(0.0, 1.0))
def test_a_strip_holds_every_point_within_half_its_width_beside_its_line(
    line: list[Point], width: float, share: float
) -> None:
    strip = Strip(tuple(line), width)
    if outline_problem(strip) is None:
        polygon = strip_polygon(strip)
        for (x0, y0), (x1, y1) in pairwise(line):
            x, y, length = x0 + share * (x1 - x0), y0 + share * (y1 - y0), hypot(x1 - x0, y1 - y0)
            for side in (-0.4999 * width / length, 0.4999 * width / length):
                assert contains_point(polygon, (x - side * (y1 - y0), y + side * (x1 - x0)))


FAULTS: list[tuple[Outline, str, str]] = [
    (Polygon(((0, 0), (1, 1), (1, 0), (0, 1))), "polygon[0]", "polygon[2]"),
    (Polygon(((0, 0), (4, 0), (2, 0), (2, 4))), "polygon[0]", "do not meet"),
    (Polygon(((0, 0), (1, 1))), "polygon", "three different points"),
    (Polygon(((0, 0), (1, 1), (0, 0), (1, 1))), "polygon", "three different points"),
    (Polygon(((0, 0), (4, 0), (4, 0), (4, 4))), "polygon[2]", "apart from polygon[1]"),
    (Polygon(((0, 0), (4, 0), (4, 4), (0, 0))), "polygon[3]", "apart from polygon[0]"),
    (Polygon(((0, 0), (0.01, 0), (0.01, 0.01))), "polygon", "0.0001"),
    (Polygon(SQUARE, (((1, 1), (2, 2), (1, 2), (2, 1)),)), "holes[0][0]", "holes[0][2]"),
    (Polygon(SQUARE, (HOLE, ((2, 2), (3, 2), (3.5, 3.5)))), "holes[1]", "apart from holes[0]"),
    (Polygon(SQUARE, (((3, 3), (5, 3), (5, 5)),)), "holes[0]", "inside"),
    (Polygon(SQUARE, (((1, 1), (1, 1), (2, 2), (2, 1)),)), "holes[0][1]", "apart from holes[0][0]"),
    (Polygon(SQUARE, (((0, 0), (4, 0), (2, 2)),)), "holes", "one piece"),
    (Circle((1, 1), 0.0), "radius", "above 0"),
    (Strip(((0, 0),), 1.0), "line", "two points"),
    (Strip(((0, 0), (1, 0)), 0.0), "width", "above 0"),
    (Strip(((0, 0), (5, 0), (5, 0), (6, 1)), 1.0), "line[2]", "apart from line[1]"),
    (Strip(((0, 0), (5, 0), (9, 0), (5, 0.1)), 1.0), "line[2]", "10 widths"),
    (Strip(((0, 0), (5, 0), (0, 0)), 1.0), "line[1]", "10 widths"),
]


@pytest.mark.parametrize(("outline", "place", "expected"), FAULTS)
def test_a_faulty_outline_is_told_by_its_place(outline: Outline, place: str, expected: str) -> None:
    problem = outline_problem(outline)
    assert problem is not None and problem[0] == place and expected in problem[1]


@pytest.mark.parametrize(
    "outline",
    [COURT, Polygon(SQUARE[::-1]), Circle((0, 0), 0.1), Strip(((0, 0), (5, 0), (0, 1.1)), 1.0)],
)
def test_a_sound_outline_has_no_problem(outline: Outline) -> None:
    assert outline_problem(outline) is None


@pytest.mark.parametrize(
    ("outline", "point", "inside"),
    [
        (COURT, (0.5, 2.0), True),
        (COURT, (2.0, 2.0), False),
        (COURT, (2.0, 1.0), True),
        (COURT, (4.0, 4.0), True),
        (COURT, (5.0, 0.0), False),
        (Circle((0.0, 0.0), 5.0), (3.0, 4.0), True),
        (Circle((0.0, 0.0), 5.0), (3.0, 4.01), False),
        (Strip(((0.0, 0.0), (4.0, 0.0)), 1.0), (4.0, 0.5), True),
        (Strip(((0.0, 0.0), (4.0, 0.0)), 1.0), (4.1, 0.0), False),
    ],
)
def test_points_on_the_edge_belong_to_an_outline(outline: Outline, point: Point, inside: bool) -> None:
    assert contains_point(outline, point) is inside


@pytest.mark.parametrize(
    ("outline", "point", "nearest"),
    [
        (COURT, (2.0, -3.0), (2.0, 0.0)),
        (COURT, (7.0, 8.0), (4.0, 4.0)),
        (COURT, (2.0, 1.4), (2.0, 1.0)),
        (Circle((1.0, 1.0), 5.0), (1.0, 4.0), (1.0, 6.0)),
        (Circle((1.0, 1.0), 5.0), (1.0, 1.0), (6.0, 1.0)),
    ],
)
def test_the_nearest_point_lies_on_the_edge(outline: Outline, point: Point, nearest: Point) -> None:
    assert nearest_point(outline, point) == pytest.approx(nearest)


@pytest.mark.parametrize(
    ("outline", "centre"),
    [
        (COURT, (2.0, 2.0)),
        (Polygon(((0, 0), (3, 0), (0, 3))), (1.0, 1.0)),
        (Polygon(((0, 0), (0, 3), (3, 0))), (1.0, 1.0)),
        (Polygon(SQUARE, (((2, 0.5), (3.5, 0.5), (3.5, 3.5), (2, 3.5)),)), ((32 - 4.5 * 2.75) / 11.5, 2)),
        (Strip(((0, 0), (4, 0)), 1.0), (2.0, 0.0)),
    ],
)
def test_the_centre_of_an_outline_is_its_centroid(outline: Outline, centre: Point) -> None:
    assert outline_centre(outline) == pytest.approx(centre)


@settings(max_examples=tries(60, 20), deadline=None)
@given(st.tuples(st.floats(-2, 6), st.floats(-2, 6)))
@example((1.015625, 1.015625))
def test_a_small_base_keeps_its_distance_from_the_nearest_point(at: Point) -> None:
    found = gap(PlacedBase(BaseSize.round(1.0), at), COURT)
    away = hypot(at[0] - nearest_point(COURT, at)[0], at[1] - nearest_point(COURT, at)[1])
    if contains_point(COURT, at):
        assert found.touching
    else:
        deep = 0.5 / 25.4 - away
        most = max(deep, 2.0**0.5 * deep)  # in a square corner it has to get away from both walls
        assert deep - 1e-9 <= found.margin <= most + 1e-9


def test_a_strip_that_runs_over_itself_at_a_sharp_turn_is_one_outline() -> None:
    line = (
        (40.01475862903255, 17.407924646893555),
        (40.24691668540999, 23.13477474474449),
        (34.03918165286156, 16.09752334856667),
        (35.777053150929056, 19.22835853366493),
        (41.19862462236083, 16.593669168025073),
        (39.685471490199184, 19.82580002029904),
    )
    found = strip_polygon(Strip(line, 0.4337723445916424))
    assert 11.6 < shapely.Polygon(found.points, found.holes).area < 11.7
    for x, y in line[1:-1]:
        assert contains_point(found, (x, y))


@settings(max_examples=tries(300, 60), deadline=None)
@given(st.lists(st.tuples(*[st.integers(0, 6) | st.floats(0, 6)] * 2), min_size=3, max_size=8))
def test_a_ring_that_turns_one_way_is_sound_without_a_closer_look(ring):
    area = shapely.Polygon(ring)
    is_sound = shapely.is_valid(area) and area.area >= SMALLEST_AREA
    assert is_sound or not (_is_convex(tuple(ring)) or _is_clearly_simple(tuple(ring)))


def test_a_square_is_convex_either_way_round_and_a_star_or_a_corner_cut_in_is_not():
    square = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))
    star = tuple((5 * cos(0.8 * pi * n), 5 * sin(0.8 * pi * n)) for n in range(5))
    assert _is_convex(square) and _is_convex(square[::-1])
    assert not _is_convex(star) and not _is_convex((*square, (3.0, 2.0)))
    assert outline_problem(Polygon(star)) is not None


def test_an_angle_is_simple_without_a_closer_look_and_one_whose_corner_meets_a_side_is_not():
    angle = ((0.0, 0.0), (4.0, 0.0), (4.0, 1.0), (1.0, 1.0), (1.0, 4.0), (0.0, 4.0))
    pinched, spike = (*angle[:3], (0.0, 1.0), *angle[4:]), (*angle[:3], (5.0, 1.0), *angle[3:])
    assert _is_clearly_simple(angle) and _is_clearly_simple(angle[::-1])
    assert not _is_clearly_simple(pinched) and not _is_clearly_simple(spike)
