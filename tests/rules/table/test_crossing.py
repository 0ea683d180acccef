"""Ways of bases over outlines, where they lead round a corner too."""

from math import cos, pi, sin, sqrt

import pytest

from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.movement import Arc
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table.crossing import crosses, is_at_level, is_over

INCH = BaseSize.round(25.4)
CENTRE = (10.0, 10.0)


def arc(*degrees, radius=2.0):
    points = tuple((10.0 + radius * cos(d * pi / 180), 10.0 + radius * sin(d * pi / 180)) for d in degrees)
    return Arc(points, radius * (degrees[-1] - degrees[0]) * pi / 180, CENTRE, radius)


def over(outline, found, exact=True):
    base = PlacedBase(INCH, found.points[0])
    return crosses(base, found.points, outline, (found,) if exact else ())


QUARTER = arc(0, 90)
"""A quarter of a circle of 2 inches, told by its ends alone; its chord keeps 1.41 inches off the centre."""


def disc(far, radius=0.1):
    """A disc on the bisector of the quarter, whose middle lies so far from the centre."""
    return Circle((10.0 + far / sqrt(2), 10.0 + far / sqrt(2)), radius)


@pytest.mark.parametrize(
    ("far", "is_over"),
    [
        (1.39, False),  # 0.61 off the arc, where 0.6 would do; right under the chord
        (1.41, True),
        (2.59, True),
        (2.61, False),
        (0.0, False),
    ],
)
def test_a_disc_on_an_arc_comes_over_what_lies_within_its_radius_of_the_arc(far, is_over):
    assert over(disc(far), QUARTER) is is_over


def test_by_the_points_alone_the_chord_is_taken():
    assert over(disc(1.39), QUARTER, exact=False)
    assert not over(disc(2.59), QUARTER, exact=False)


def test_the_last_hair_is_told_too():
    assert over(disc(1.4 + 2e-6), QUARTER)
    assert not over(disc(1.4 - 2e-6), QUARTER)


def test_more_points_on_the_arc_change_nothing():
    fine = arc(*range(0, 91, 5))
    assert [over(disc(far), fine) for far in (1.39, 1.41, 2.59, 2.61)] == [False, True, True, False]


SQUARE = Polygon(((4.0, 4.0), (6.0, 4.0), (6.0, 6.0), (4.0, 6.0)))


@pytest.mark.parametrize(("y", "comes"), [(3.49, False), (3.5, False), (3.51, True), (6.49, True)])
def test_a_straight_way_comes_over_what_its_width_covers(y, comes):
    """Half an inch to each side: the square reaches from 4 to 6, and a mere touch is not over it."""
    base = PlacedBase(INCH, (0.0, y))
    assert crosses(base, ((0.0, y), (10.0, y)), SQUARE) is comes
    assert not is_over(base, SQUARE)


@pytest.mark.parametrize(("bottom", "level"), [(-0.1, False), (0.0, True), (2.0, True), (2.1, False)])
def test_terrain_is_met_at_its_own_height(bottom, level):
    assert is_at_level(Terrain("bog", SQUARE, top=2.0), bottom) is level
