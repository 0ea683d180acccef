"""How deep a place lies within an outline, by hand."""

import pytest

from battlefield.geometry.kernel.shapes import Circle, Point, Polygon, Strip
from battlefield.geometry.outlines.room import depth_within

COURT = Polygon(
    ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)), (((3.0, 3.0), (6.0, 3.0), (6.0, 6.0), (3.0, 6.0)),)
)


@pytest.mark.parametrize(
    ("at", "depth"), [((1.0, 4.0), 1.0), ((2.0, 4.5), 1.0), ((4.5, 4.0), -1.0), ((-3.0, -4.0), -5.0)]
)
def test_a_place_is_as_deep_as_the_nearest_edge_is_far(at: Point, depth: float) -> None:
    assert depth_within(COURT, at) == pytest.approx(depth)


def test_discs_and_strips_are_measured_too() -> None:
    assert depth_within(Circle((3.0, 4.0), 7.0), (0.0, 0.0)) == pytest.approx(2.0)
    assert depth_within(Strip(((0.0, 0.0), (10.0, 0.0)), 3.0), (5.0, 1.0)) == pytest.approx(0.5)
