"""Lines of a free hand, smooth lines, and the contours of hills."""

from itertools import pairwise
from math import cos, hypot, pi, sin

from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.geometry.outlines.freehand import simple_ring, simplified, smoothed
from battlefield.geometry.outlines.room import inset

SQUARE = ((0.0, 0.0), (6.0, 0.0), (6.0, 6.0), (0.0, 6.0))


def away_from_line(point, start, end):
    (x, y), (ax, ay), (bx, by) = point, start, end
    share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    share = min(1.0, max(0.0, share))
    return hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))


def test_a_trembling_line_becomes_straight():
    line = tuple((n / 10, 0.04 * (-1) ** n) for n in range(101))
    left = simplified(line, 0.1)
    assert left == (line[0], line[-1])


def test_no_point_of_the_hand_is_farther_from_the_line_than_promised():
    line = tuple((n / 20, sin(n / 9) + 0.02 * sin(n * 7)) for n in range(200))
    left = simplified(line, 0.05)
    assert len(left) < 60
    pairs = list(pairwise(left))
    assert max(min(away_from_line(point, *pair) for pair in pairs) for point in line) <= 0.05 + 1e-9


def test_a_ring_that_crosses_nothing_stays():
    assert simple_ring(SQUARE) == SQUARE


def test_of_a_ring_that_crosses_itself_the_largest_loop_stays():
    ring = ((0.0, 0.0), (8.0, 0.0), (8.0, 6.0), (0.0, 6.0), (0.0, 5.0), (-2.0, 7.0), (-2.0, 6.0), (0.5, 5.5))
    left = simple_ring(ring)
    assert max(x for x, _ in left) == 8.0
    assert min(x for x, _ in left) > -1.0


def test_a_line_that_encloses_nothing_is_no_ring():
    assert simple_ring(((0.0, 0.0), (1.0, 0.0))) == ()
    assert simple_ring(((0.0, 0.0), (1.0, 0.0), (2.0, 0.0))) == ()


def test_a_smooth_line_goes_through_all_its_points():
    points = ((0.0, 0.0), (4.0, 3.0), (9.0, 1.0), (12.0, 6.0))
    line = smoothed(points, False)
    assert line[0] == points[0] and line[-1] == points[-1]
    assert all(point in line for point in points)
    assert len(line) > 12


def test_a_smooth_ring_of_a_regular_polygon_is_nearly_a_circle():
    corners = tuple((10 * cos(n * pi / 6), 10 * sin(n * pi / 6)) for n in range(12))
    ring = smoothed(corners, True)
    assert all(abs(hypot(*point) - 10) < 0.05 for point in ring)


def test_two_points_are_a_straight_line_however_smooth():
    assert smoothed(((0.0, 0.0), (5.0, 0.0)), False) == ((0.0, 0.0), (5.0, 0.0))


def test_the_contour_of_a_square_lies_its_step_inside():
    level = inset(Polygon(SQUARE), 1.0)
    assert sorted(level.points) == [(1.0, 1.0), (1.0, 5.0), (5.0, 1.0), (5.0, 5.0)]


def test_the_contour_of_a_circle_is_a_circle():
    assert inset(Circle((3.0, 4.0), 5.0), 1.5) == Circle((3.0, 4.0), 3.5)


def test_where_the_foot_is_too_small_there_is_no_contour():
    assert inset(Circle((0.0, 0.0), 1.0), 1.0) is None
    assert inset(Circle((0.0, 0.0), 1.0), 3.0) is None
    assert inset(Polygon(SQUARE), 3.0) is None


def test_where_an_outline_falls_apart_the_largest_part_goes_on():
    waist = Polygon(
        ((0.0, 0.0), (8.0, 0.0), (8.0, 3.5), (9.0, 3.5), (9.0, 1.0), (13.0, 1.0), (13.0, 7.0), (9.0, 7.0),
         (9.0, 4.5), (8.0, 4.5), (8.0, 8.0), (0.0, 8.0))
    )  # fmt: skip
    level = inset(waist, 1.0)
    assert max(x for x, _ in level.points) == 7.0


def test_a_strip_has_a_contour_too():
    level = inset(Strip(((0.0, 0.0), (10.0, 0.0)), 4.0), 1.0)
    assert sorted(level.points) == [(1.0, -1.0), (1.0, 1.0), (9.0, -1.0), (9.0, 1.0)]
