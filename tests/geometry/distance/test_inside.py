"""Bases inside outlines of every shape: to the edge and not beyond."""

import pytest

from battlefield.geometry.distance.inside import is_inside, is_over
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Polygon, Strip

INCH = BaseSize.round(50.8)  # a radius of one inch
RECT = BaseSize.rect(101.6, 50.8)  # 4 in along its facing, 2 in across
ELL = Polygon(((0.0, 0.0), (10.0, 0.0), (10.0, 4.0), (4.0, 4.0), (4.0, 10.0), (0.0, 10.0)))
RING = Polygon(((0, 0), (12, 0), (12, 12), (0, 12)), (((4, 4), (8, 4), (8, 8), (4, 8)),))
LANE = Strip(((0.0, 5.0), (10.0, 5.0)), 4.0)


@pytest.mark.parametrize(
    ("outline", "base", "inside"),
    [
        (ELL, PlacedBase(INCH, (1.0, 1.0)), True),  # touches two edges
        (ELL, PlacedBase(INCH, (0.99999, 1.0)), False),
        (ELL, PlacedBase(INCH, (3.0, 3.0)), True),
        # the inner corner is (4, 4): a disc of one inch about (4.7071, 3) still clears it only from the side
        (ELL, PlacedBase(INCH, (3.2, 4.6)), False),
        (ELL, PlacedBase(INCH, (5.0, 3.0)), True),
        (ELL, PlacedBase(INCH, (7.0, 7.0)), False),
        (ELL, PlacedBase(RECT, (2.0, 1.0), 90.0), True),
        (ELL, PlacedBase(RECT, (2.0, 1.0), 0.0), False),
        (ELL, PlacedBase(BaseSize.oval(101.6, 50.8), (2.0, 1.0), 90.0), True),
        (RING, PlacedBase(INCH, (3.0, 6.0)), True),
        (RING, PlacedBase(INCH, (3.001, 6.0)), False),
        (RING, PlacedBase(BaseSize.round(12.7), (6.0, 6.0)), False),
        (LANE, PlacedBase(INCH, (1.0, 4.0)), True),
        (LANE, PlacedBase(INCH, (1.0, 3.9)), False),
        (Circle((5.0, 5.0), 3.0), PlacedBase(INCH, (7.0, 5.0)), True),
        (Circle((5.0, 5.0), 3.0), PlacedBase(INCH, (7.001, 5.0)), False),
        # the corners of 4 by 2 inches lie the square root of 5 from its middle
        (Circle((5.0, 5.0), 5.0**0.5), PlacedBase(RECT, (5.0, 5.0), 30.0), True),
        (Circle((5.0, 5.0), 2.236), PlacedBase(RECT, (5.0, 5.0), 30.0), False),
    ],
)
def test_a_base_is_inside_to_the_edge_and_not_beyond(
    outline: Outline, base: PlacedBase, inside: bool
) -> None:
    assert is_inside(base, outline) == inside


def test_a_base_that_merely_touches_an_outline_is_not_over_it() -> None:
    assert not is_over(PlacedBase(INCH, (11.0, 2.0)), ELL)
    assert is_over(PlacedBase(INCH, (10.999, 2.0)), ELL)
    assert not is_over(PlacedBase(BaseSize.round(25.4), (6.0, 6.0)), RING)
