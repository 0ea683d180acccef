"""The gap between two upright volumes in plan, against shapely and a fan of directions."""

import numpy as np
import pytest
import shapely

from battlefield.geometry.sight.shapes import Shapes, disc_rows, joined, polygon_rows, separation

_FAN = np.arange(2_000) * (2.0 * np.pi / 2_000)


def _shape(rng):
    """Draw a disc or a convex polygon: its row, and its outline with the room about it."""
    middle, size = rng.uniform(-3.0, 3.0, 2), rng.uniform(0.2, 2.5)
    if rng.random() < 0.4:
        return disc_rows([tuple(middle)], [size], [0.0], [1.0]), shapely.Point(middle), size
    angles = np.sort(rng.uniform(0.0, 2.0 * np.pi, rng.integers(3, 8)))
    ring = middle + size * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    return polygon_rows([ring], [0.0], [1.0]), shapely.Polygon(ring), 0.0


def _along(one: Shapes, two: Shapes, wx, wy):
    return -one.support(wx, wy) - two.support(-wx, -wy)


def _drawn(seed, count=60):
    rng = np.random.default_rng(seed)
    pairs = [(_shape(rng), _shape(rng)) for _ in range(count)]
    one, two = (joined([pair[k][0] for pair in pairs]) for k in (0, 1))
    return pairs, one, two


@pytest.mark.parametrize("seed", range(8))
def test_the_gap_is_that_along_the_direction(seed):
    _, one, two = _drawn(seed)
    gap, wx, wy = separation(one, two)
    assert np.hypot(wx, wy) == pytest.approx(1.0, abs=1e-12)
    assert _along(one, two, wx, wy) == pytest.approx(gap, abs=1e-12)


@pytest.mark.parametrize("seed", range(8))
def test_no_direction_parts_them_more(seed):
    """Between two steps of the fan a gap changes by less than the step times the size of both shapes."""
    _, one, two = _drawn(seed)
    fan = np.broadcast_to(_FAN[:, None], (len(_FAN), len(one)))
    best = _along(one, two, np.cos(fan), np.sin(fan)).max(axis=0)
    gap = separation(one, two)[0]
    assert (gap >= best - 1e-12).all()
    assert gap == pytest.approx(best, abs=0.01)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_apart_is_as_far_apart_as_its_outlines(seed):
    pairs, one, two = _drawn(seed)
    gap = separation(one, two)[0].tolist()
    apart = 0
    for each, ((_, a, r), (_, b, s)) in zip(gap, pairs, strict=True):
        if a.distance(b) > 0.0:
            apart += 1
            assert each == pytest.approx(a.distance(b) - r - s, abs=1e-12)
        else:
            assert each <= 0.0
    assert apart > 10


@pytest.mark.parametrize(
    ("at", "gap", "toward"),
    [
        ((3.0, 0.5), 1.5, (-1.0, 0.0)),  # beside a side of the unit square
        ((4.0, 5.0), 4.5, (-0.6, -0.8)),  # off a corner: 3 and 4 inches from it
        ((0.9, 0.5), -0.6, (-1.0, 0.0)),  # inside, a tenth from the side that is nearest
        ((1.0, 0.5), -0.5, (-1.0, 0.0)),  # with its middle on the side
    ],
)
@pytest.mark.parametrize("is_turned", [False, True])
def test_a_disc_and_a_square(at, gap, toward, is_turned):
    disc = disc_rows([at], [0.5], [0.0], [1.0])
    square = polygon_rows([np.array([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)])], [0.0], [1.0])
    one, two = (square, disc) if is_turned else (disc, square)
    sign = -1.0 if is_turned else 1.0
    found, wx, wy = separation(one, two)
    assert found[0] == pytest.approx(gap, abs=1e-12)
    assert (sign * wx[0], sign * wy[0]) == pytest.approx(toward, abs=1e-9)
