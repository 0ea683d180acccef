"""Bases at lines: in contact with them, or wholly within a distance of them."""

from math import pi

import pytest

from battlefield.geometry.distance.near_lines import is_near_lines, is_on_line, picture_around
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point

INCH = BaseSize.round(50.8)  # a radius of one inch
OVAL = BaseSize.oval(101.6, 50.8)  # half axes of 2 and 1 in
RECT = BaseSize.rect(101.6, 50.8)
FLAT = ((0.0, 0.0), (10.0, 0.0))
BENT = ((0.0, 0.0), (5.0, 0.0), (10.0, 0.0), (10.0, 10.0))


@pytest.mark.parametrize(
    ("size", "at", "facing", "away"),
    [
        (INCH, (5.0, 1.0), 0.0, (0.0, 1.0)),
        (INCH, (10.6, 0.8), 0.0, (0.6, 0.8)),  # one inch from the end, beside the line
        (OVAL, (5.0, 2.0), 0.0, (0.0, 1.0)),
        (OVAL, (5.0, 1.0), 90.0, (0.0, 1.0)),
        (RECT, (12.0, 0.0), 90.0, (1.0, 0.0)),
        (RECT, (12.0, 1.0), 90.0, (1.0, 0.0)),  # its corner is at the end of the line
    ],
)
def test_a_base_is_on_a_line_as_far_as_it_reaches_and_no_farther(
    size: BaseSize, at: Point, facing: float, away: Point
) -> None:
    beyond = (at[0] + 1e-5 * away[0], at[1] + 1e-5 * away[1])
    across = (at[0] - 0.4 * away[0], at[1] - 0.4 * away[1])
    assert is_on_line(PlacedBase(size, at, facing), FLAT)
    assert is_on_line(PlacedBase(size, across, facing), FLAT)
    assert not is_on_line(PlacedBase(size, beyond, facing), FLAT)


@pytest.mark.parametrize(
    ("base", "reach", "near"),
    [
        (PlacedBase(INCH, (2.0, 5.0)), 6.0, True),
        (PlacedBase(INCH, (2.0, 5.00001)), 6.0, False),
        (PlacedBase(INCH, (5.0, 5.00001)), 6.0, True),  # its lowest point lies 5 in from the second leg
        (PlacedBase(INCH, (5.0, -5.0)), 6.0, True),
        (PlacedBase(INCH, (5.0, 1.0)), 0.0, True),
        (PlacedBase(INCH, (5.0, 1.00001)), 0.0, False),
        (PlacedBase(BaseSize.round(254.0), (5.0, -5.0)), 6.0, True),  # as wide as ten inches, but in contact
        (PlacedBase(BaseSize.round(254.0), (5.0, -5.1)), 6.0, False),
        (PlacedBase(INCH, (15.0, 5.0)), 6.0, True),  # beside the second leg
        (PlacedBase(OVAL, (13.0, -3.0), 45.0), 6.0, False),  # its end lies 6.24 in from the bend
        (PlacedBase(OVAL, (13.0, -3.0), 135.0), 6.0, True),
        (
            PlacedBase(OVAL, (7.3, 4.0), 90.0),
            4.5,
            True,
        ),  # 5 in from one leg below, 4.7 from the other at left
        (PlacedBase(OVAL, (6.0, 4.0), 90.0), 4.5, False),
    ],
)
def test_a_base_touches_a_line_or_lies_wholly_near_it(base: PlacedBase, reach: float, near: bool) -> None:
    assert is_near_lines(base, (BENT,), reach) == near


def test_a_base_may_lie_across_what_is_near_two_lines() -> None:
    upper, lower = ((0.0, 0.0), (10.0, 0.0)), ((0.0, 6.0), (10.0, 6.0))
    base = PlacedBase(INCH, (5.0, 3.0))
    assert not is_near_lines(base, (upper,), 3.0)
    assert is_near_lines(base, (upper, lower), 3.0)
    assert not is_near_lines(base, (upper, lower), 2.9)


def test_what_is_near_a_line_is_drawn_with_round_ends_as_far_as_the_table_goes() -> None:
    line = ((0.0, 5.0), (10.0, 5.0))
    (shape,) = picture_around((line,), 2.0, 11.0, 30.0)
    xs, ys = zip(*shape.points, strict=True)
    assert (min(xs), max(xs)) == pytest.approx((0.0, 11.0))
    assert (min(ys), max(ys)) == pytest.approx((3.0, 7.0))
    ring = list(zip(shape.points, (*shape.points[1:], shape.points[0]), strict=True))
    area = abs(sum(x * v - u * y for (x, y), (u, v) in ring)) / 2.0
    # ten by four inches, and an inch of the round end: the square root of 3 and two thirds of pi
    assert area == pytest.approx(40.0 + 3.0**0.5 + 2.0 * pi / 3.0, rel=1e-3)
    assert picture_around((line,), 0.0, 11.0, 30.0) == ()
