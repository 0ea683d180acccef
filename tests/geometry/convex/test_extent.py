"""How far bases reach, against the gap to a wall square to the direction."""

from math import cos, radians, sin, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlefield.geometry.convex.extents import extent
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Polygon
from battlefield.geometry.pieces.boxes import Box

SIZES = (BaseSize.round(32), BaseSize.oval(60, 35.5), BaseSize.rect(50, 25), BaseSize.hex(30))


def test_a_hexagon_reaches_to_its_flat_ahead_and_to_its_corner_beside():
    base = PlacedBase(BaseSize.hex(25.4), (0, 0), 0.0)
    assert extent(base, (0.0, -1.0)) == pytest.approx(0.5, abs=1e-12)
    assert extent(base, (1.0, 0.0)) == pytest.approx(1 / sqrt(3), abs=1e-12)


@given(st.sampled_from(SIZES), st.floats(0, 360), st.floats(0, 360))
def test_the_extent_is_where_a_wall_square_to_it_touches(size, facing, bearing):
    ux, uy = sin(radians(bearing)), -cos(radians(bearing))
    base = PlacedBase(size, (3.0, 4.0), facing)
    far = 10.0
    middle = (3.0 + far * ux, 4.0 + far * uy)
    side = (-uy * 20, ux * 20)
    near = [(middle[0] + k * side[0], middle[1] + k * side[1]) for k in (-1, 1)]
    back = [(x + ux, y + uy) for x, y in near[::-1]]
    wall = Polygon((*near, *back))
    assert gap(base, wall).gap == pytest.approx(far - extent(base, (ux, uy)), abs=1e-9)


def test_a_box_is_where_a_base_begins_and_ends():
    box = Box.of(PlacedBase(BaseSize.round(25.4), (3, 4)))
    assert (box.top, box.bottom) == pytest.approx((3.5, 4.5), abs=1e-12)
