"""Path data: every command, compact numbers, curves within their tolerance."""

from itertools import pairwise
from math import cos, hypot, pi, sin

import pytest

from battlefield.files.imports.svg.paths import Budget, subpaths
from battlefield.files.imports.svg.values import Matrix
from battlefield.files.text.errors import SceneError


def read(data, tolerance=0.001, matrix=None):
    return subpaths(data, matrix or Matrix(), tolerance, Budget(100_000), "d")


def corners(data):
    (path,) = read(data)
    return path.points


@pytest.mark.parametrize(
    ("data", "points"),
    [
        ("M1 2L3 4", [(1, 2), (3, 4)]),
        ("m1,2 3,4", [(1, 2), (4, 6)]),
        ("M1 2 3 4 5 6", [(1, 2), (3, 4), (5, 6)]),
        ("M1 2H5V7", [(1, 2), (5, 2), (5, 7)]),
        ("M1 2h5v7", [(1, 2), (6, 2), (6, 9)]),
        ("M1-2l.5.5-.5-.5", [(1, -2), (1.5, -1.5), (1, -2)]),
        ("M1e1 2E-1L+3 4", [(10, 0.2), (3, 4)]),
        ("M0 0 1 1z", [(0, 0), (1, 1)]),
        (" M 0 , 0 , L 1 1 , ", [(0, 0), (1, 1)]),
    ],
)
def test_lines_are_read_however_they_are_written(data, points):
    assert corners(data) == [pytest.approx(point) for point in points]


def test_a_path_goes_on_from_where_it_was_closed():
    first, second = read("M1 1h4v4z l2 0")
    assert (first.is_closed, second.is_closed) == (True, False)
    assert second.points == [(1.0, 1.0), (3.0, 1.0)]


def test_relative_moves_count_from_the_last_point():
    _, second = read("m1 1 2 0 m1 1 2 0")
    assert second.points == [(4.0, 2.0), (6.0, 2.0)]


def on_cubic(p, t):
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    return tuple(sum(w * c[k] for w, c in zip(weights, p, strict=True)) for k in (0, 1))


def distance(point, a, b):
    ux, uy = b[0] - a[0], b[1] - a[1]
    share = max(0.0, min(1.0, ((point[0] - a[0]) * ux + (point[1] - a[1]) * uy) / (ux * ux + uy * uy)))
    return hypot(point[0] - a[0] - share * ux, point[1] - a[1] - share * uy)


def farthest(curve, line):
    sides = list(pairwise(line))
    return max(min(distance(point, *side) for side in sides) for point in curve)


@pytest.mark.parametrize("tolerance", [0.1, 0.005, 0.0005])
def test_a_curve_is_never_farther_than_its_tolerance(tolerance):
    control = ((0, 0), (0, 10), (20, -10), (10, 5))
    (path,) = read("M0 0C0 10 20-10 10 5", tolerance)
    curve = [on_cubic(control, n / 500) for n in range(501)]
    assert farthest(curve, path.points) <= tolerance
    assert path.points[-1] == (10.0, 5.0)


def test_the_tolerance_is_that_of_the_table_not_of_the_drawing():
    (small,) = read("M0 0C0 10 20-10 10 5", 0.01)
    (large,) = read("M0 0C0 10 20-10 10 5", 0.01, Matrix(100, 0, 0, 100))
    assert len(large.points) > 5 * len(small.points)


def test_quadratic_curves_pass_through_their_middle():
    (path,) = read("M0 0Q4 8 8 0")
    assert min(hypot(x - 4, y - 4) for x, y in path.points) < 0.05
    assert max(y for _, y in path.points) == pytest.approx(4.0, abs=0.001)


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("M0 0C0 4 4 4 4 0S8-4 8 0", "M0 0C0 4 4 4 4 0C4-4 8-4 8 0"),
        ("M0 0Q2 4 4 0T8 0", "M0 0Q2 4 4 0Q6-4 8 0"),
        ("M0 0L1 1T5 1", "M0 0L1 1Q1 1 5 1"),
        ("M0 0L1 1S4 4 5 1", "M0 0L1 1C1 1 4 4 5 1"),
        ("m0 0q2 4 4 0t4 0", "M0 0Q2 4 4 0Q6-4 8 0"),
    ],
)
def test_smooth_curves_go_on_as_the_last_one_ended(short, long):
    assert corners(short) == [pytest.approx(point) for point in corners(long)]


@pytest.mark.parametrize(
    ("flags", "centre", "sweep"),
    [
        ("0 0", (3.0, 0.0), -pi / 2),
        ("0 1", (0.0, 3.0), pi / 2),
        ("1 0", (0.0, 3.0), -3 * pi / 2),
        ("11", (3.0, 0.0), 3 * pi / 2),
    ],
)
def test_arcs_are_chosen_by_their_flags(flags, centre, sweep):
    (path,) = read(f"M0 0A3 3 0 {flags} 3 3")
    assert all(hypot(x - centre[0], y - centre[1]) == pytest.approx(3.0, abs=1e-6) for x, y in path.points)
    assert path.arcs[0][4] == pytest.approx(sweep)


def test_flags_of_arcs_need_no_blanks():
    assert corners("M0 0a3 3 0 013 3") == corners("M0 0 a 3 3 0 0 1 3 3")


def test_arcs_that_cannot_reach_grow_until_they_do():
    (path,) = read("M0 0A1 1 0 0 1 8 0")
    assert all(hypot(x - 4, y) == pytest.approx(4.0, abs=1e-6) for x, y in path.points)


def test_an_arc_of_an_ellipse_lies_on_it():
    turn = pi / 6
    (path,) = read("M0 0A5 2 30 0 1 4 2")
    (x, y), (rx, ry), _, _, _ = path.arcs[0]
    for px, py in path.points:
        u, v = (px - x) * cos(turn) + (py - y) * sin(turn), (py - y) * cos(turn) - (px - x) * sin(turn)
        assert (u / rx) ** 2 + (v / ry) ** 2 == pytest.approx(1.0, abs=1e-6)


@pytest.mark.parametrize("data", ["A0 3 0 0 1 4 4", "A3 0 0 0 1 4 4"])
def test_an_arc_without_a_radius_is_a_line(data):
    assert corners(f"M0 0{data}") == [(0.0, 0.0), (4.0, 4.0)]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("L1 1", "a path begins with M"),
        ("M0 0 L1", "lacks a number at character 8"),
        ("M0 0 X", "has 'X' at character 6"),
        ("M0 0 A1 1 0 2 0 1 1", "lacks a number"),
        ("M0 0 1e999 1", "it must be a number"),
        ("M0 0z1 1", "look there for a lost letter"),
    ],
)
def test_damaged_paths_are_refused_by_place(data, words):
    with pytest.raises(SceneError) as caught:
        read(data)
    assert words in str(caught.value)


def test_nothing_is_drawn_for_nothing():
    assert read("") == [] and read("M1 1") == []
