"""The feet of normals to an ellipse: they stand where they should, next to an axis and far from one."""

import numpy as np
import pytest
from campaigns import tries
from hypothesis import given, settings
from hypothesis import strategies as st

from battlefield.geometry.kernel import ellipse

near_zero = st.sampled_from([0.0, 1e-300, 1e-200, 1e-100, 1e-16, 1e-9, 1e-5])
coordinates = st.one_of(near_zero, st.floats(0.0, 30.0))
some = settings(max_examples=tries(300, 20), deadline=None)


def normal(find: object, x: float, y: float, a: float, b: float) -> tuple[float, float]:
    mx, my = find(*(np.array([value]) for value in (x, y, a, b)))  # type: ignore[operator]
    assert np.hypot(mx, my)[0] == pytest.approx(1.0, abs=1e-14)
    return float(mx[0]), float(my[0])


def foot(mx: float, my: float, a: float, b: float) -> tuple[float, float]:
    reach = float(np.hypot(a * mx, b * my))
    return a * a * mx / reach, b * b * my / reach


def off_line(x: float, y: float, m: tuple[float, float], a: float, b: float) -> float:
    """Give how far (x, y) lies off the normal at the foot."""
    px, py = foot(*m, a, b)
    return abs((x - px) * m[1] - (y - py) * m[0])


def distances(x: float, y: float, a: float, b: float) -> np.ndarray:
    turn = np.linspace(0.0, 2.0 * np.pi, 2001)
    return np.asarray(np.hypot(a * np.cos(turn) - x, b * np.sin(turn) - y))


@some
@given(coordinates, coordinates, st.floats(0.02, 20.0), st.floats(0.001, 1.0))
def test_the_nearest_foot_is_on_a_normal_and_no_point_is_nearer(
    x: float, y: float, a: float, flat: float
) -> None:
    b = a * flat
    m = normal(ellipse.nearest, x, y, a, b)
    px, py = foot(*m, a, b)
    assert off_line(x, y, m, a, b) <= 1e-13 * max(a, x, y)
    assert np.hypot(px - x, py - y) <= distances(x, y, a, b).min() + 1e-13 * max(a, x, y)
    assert m[0] >= 0.0 and m[1] >= 0.0


@some
@given(coordinates, coordinates, st.floats(0.02, 20.0), st.floats(0.001, 1.0))
def test_the_farthest_foot_is_on_a_normal_and_no_point_is_farther(
    x: float, y: float, a: float, flat: float
) -> None:
    b = a * flat
    m = normal(ellipse.farthest, x, y, a, b)
    px, py = foot(*m, a, b)
    assert off_line(x, y, m, a, b) <= 1e-13 * max(a, x, y)
    assert np.hypot(px - x, py - y) >= distances(x, y, a, b).max() - 1e-13 * max(a, x, y)


@some
@given(st.floats(0.0, 0.99), st.floats(0.0, 0.99), st.floats(0.02, 20.0), st.floats(0.001, 0.99))
def test_within_the_evolute_the_second_feet_lie_across_the_long_axis(
    u: float, v: float, a: float, flat: float
) -> None:
    b = a * flat
    # On the evolute (ax)^(2/3) + (by)^(2/3) = (a² - b²)^(2/3); u and v place a point within it.
    x, y = u**3 * (a * a - b * b) / a, ((1.0 - u * u) ** 1.5) * v * (a * a - b * b) / b
    assert ellipse.in_evolute(*(np.array([value]) for value in (x, y, a, b)))[0]
    for find in (ellipse.second_nearest, ellipse.second_farthest):
        m = normal(find, x, y, a, b)
        assert m[0] >= 0.0 and m[1] <= 0.0
        assert off_line(x, y, m, a, b) <= 1e-9 * max(a, y)


def test_on_the_long_axis_near_the_centre_the_two_nearest_feet_are_mirror_images() -> None:
    first, second = (normal(find, 0.5, 0.0, 2.0, 1.0) for find in (ellipse.nearest, ellipse.second_nearest))
    # The foot is at x = a² x / (a² - b²) = 2/3.
    assert foot(*first, 2.0, 1.0) == pytest.approx((2.0 / 3.0, np.sqrt(8.0) / 3.0), abs=1e-15)
    assert second == pytest.approx((first[0], -first[1]), abs=1e-15)


def test_from_the_centre_the_ends_of_the_short_axis_are_nearest_and_of_the_long_axis_farthest() -> None:
    assert normal(ellipse.nearest, 0.0, 0.0, 2.0, 1.0) == (0.0, 1.0)
    assert normal(ellipse.farthest, 0.0, 0.0, 2.0, 1.0) == (-1.0, 0.0)


def test_a_round_oval_has_no_evolute_and_feet_straight_ahead() -> None:
    assert not ellipse.in_evolute(*(np.array([value]) for value in (0.0, 0.0, 1.5, 1.5)))[0]
    assert normal(ellipse.nearest, 3.0, 4.0, 1.5, 1.5) == pytest.approx((0.6, 0.8), abs=1e-15)
    assert normal(ellipse.farthest, 3.0, 4.0, 1.5, 1.5) == pytest.approx((-0.6, -0.8), abs=1e-15)
