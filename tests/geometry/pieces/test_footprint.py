"""The outline that a base covers, as terrain."""

from math import hypot, sqrt

import pytest

from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.pieces.terrain import OVAL_CORNERS, base_outline

INCH = 25.4


def test_a_round_base_covers_its_circle():
    assert base_outline(PlacedBase(BaseSize.round(2 * INCH), (3.0, 4.0))) == Circle((3.0, 4.0), 1.0)


def test_a_rectangle_turns_with_its_facing():
    outline = base_outline(PlacedBase(BaseSize.rect(4 * INCH, 2 * INCH), (10.0, 10.0), 90.0))
    assert isinstance(outline, Polygon)
    assert sorted(outline.points) == [(8.0, 9.0), (8.0, 11.0), (12.0, 9.0), (12.0, 11.0)]


def test_a_hexagon_has_a_flat_toward_its_facing():
    outline = base_outline(PlacedBase(BaseSize.hex(2 * INCH), (0.0, 0.0)))
    assert isinstance(outline, Polygon)
    assert min(y for _, y in outline.points) == pytest.approx(-1.0)
    assert max(x for x, _ in outline.points) == pytest.approx(2.0 / sqrt(3.0))


def test_an_oval_is_a_polygon_on_its_edge():
    outline = base_outline(PlacedBase(BaseSize.oval(4 * INCH, 2 * INCH), (0.0, 0.0)))
    assert isinstance(outline, Polygon)
    assert len(outline.points) == OVAL_CORNERS
    assert all(hypot(x / 1.0, y / 2.0) == pytest.approx(1.0) for x, y in outline.points)


@pytest.mark.parametrize("size", (BaseSize.round(40), BaseSize.rect(50, 30), BaseSize.hex(40)))
def test_a_base_is_as_far_from_others_as_its_outline(size):
    base, other = PlacedBase(size, (0.0, 0.0), 33.0), PlacedBase(BaseSize.round(32), (5.0, 2.0))
    assert gap(base_outline(base), other).gap == pytest.approx(gap(base, other).gap, abs=1e-9)
