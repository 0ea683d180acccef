"""Ways over dangerous ground, where they lead round a corner too."""

from math import cos, pi, sin, sqrt

import pytest
from companies import field, squad
from running import asks

from battlefield.geometry.reach_policy import Arc
from battlefield.geometry.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.rulebooks.warsurge.grounds import crosses
from battlefield.rulebooks.warsurge.ways import Ways
from battlefield.rules.events import Placed
from battlefield.rules.scene import Terrain

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


def test_a_way_round_a_corner_tells_of_its_arcs():
    wall = Terrain("wall", Polygon(((12.0, 8.0), (13.0, 8.0), (13.0, 14.0), (12.0, 14.0))), top=5.0)
    game = asks(field(squad(models=1), terrain=(wall,)))
    ways = Ways(game, "red1", 12.0)
    (found,) = ways.arcs((Placed("red11", (15.0, 10.0)),)).values()
    assert found
    assert all(piece.centre in {(12.0, 8.0), (13.0, 8.0)} for piece in found)
