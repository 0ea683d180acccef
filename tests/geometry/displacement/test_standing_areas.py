"""Where a base may be put, as a picture: squares, and round bases whose places are plain."""

import pytest

from battlefield.geometry.displacement.push.standing_areas import standing_area
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.movement import nearest_in

INCH = BaseSize.round(25.4)
ZONE = Polygon(((0.0, 0.0), (20.0, 0.0), (20.0, 6.0), (0.0, 6.0)))


def nearest(things, at, areas=(ZONE,), size=INCH, facing=0.0):
    return nearest_in(standing_area(areas, things, size, facing), at)


def test_a_round_base_keeps_half_its_width_from_each_edge():
    assert nearest((), (3.0, 9.0)) == pytest.approx((3.0, 5.5))
    assert nearest((), (-4.0, 9.0)) == pytest.approx((0.5, 5.5))


def test_a_long_base_keeps_off_an_edge_as_it_faces():
    long = BaseSize.rect(50.8, 25.4)
    assert nearest((), (5.0, 9.0), size=long) == pytest.approx((5.0, 5.0))
    assert nearest((), (5.0, 9.0), size=long, facing=90.0) == pytest.approx((5.0, 5.5))


def test_it_goes_round_what_stands_there_and_touches_it():
    other = PlacedBase(INCH, (10.0, 3.0), 0.0)
    assert nearest((other,), (10.0, 3.8)) == pytest.approx((10.0, 4.0), abs=0.03)
    assert nearest((Circle((10.0, 3.0), 0.5),), (10.0, 3.8)) == pytest.approx((10.0, 4.0), abs=0.03)
    wall = Polygon(((8.0, 2.0), (12.0, 2.0), (12.0, 3.0), (8.0, 3.0)))
    assert nearest((wall,), (10.0, 2.9)) == pytest.approx((10.0, 3.5))


def test_areas_that_lie_side_by_side_are_one():
    halves = (
        Polygon(((0.0, 0.0), (10.0, 0.0), (10.0, 6.0), (0.0, 6.0))),
        Polygon(((10.0, 0.0), (20.0, 0.0), (20.0, 6.0), (10.0, 6.0))),
    )
    assert nearest((), (10.0, 3.0), halves) == (10.0, 3.0)


def test_where_it_does_not_fit_there_is_no_place():
    assert standing_area((Polygon(((0, 0), (0.9, 0), (0.9, 9), (0, 9))),), (), INCH, 0.0) == ()
    assert standing_area((), (), INCH, 0.0) == ()
