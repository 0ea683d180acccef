"""Shifts, turns, scalings and mirrors of points, bearings and outlines, against tables worked out by hand."""

from math import hypot, pi

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon, Strip, Template
from battlefield.geometry.outlines.round import Ellipse, mapped_outline
from battlefield.geometry.pieces import outline_problem
from battlefield.geometry.pieces.boxes import Box, Rectangle

POINTS = [
    (Affine.shift((1.5, -2.0)), (3.0, 4.0), (4.5, 2.0)),
    (Affine.turn(90.0, (5.0, 5.0)), (5.0, 0.0), (10.0, 5.0)),
    (Affine.turn(180.0, (5.0, 5.0)), (5.0, 0.0), (5.0, 10.0)),
    (Affine.turn(270.0, (0.0, 0.0)), (2.0, 0.0), (0.0, -2.0)),
    (Affine.turn(30.0, (0.0, 0.0)), (0.0, -2.0), (1.0, -(3.0**0.5))),
    (Affine.scaling(2.0, 3.0, (1.0, 1.0)), (2.0, 2.0), (3.0, 4.0)),
    (Affine.scaling(1.0, 2.0, (0.0, 0.0), 90.0), (3.0, 5.0), (6.0, 5.0)),
    (Affine.mirror(0.0, (10.0, 0.0)), (3.0, 4.0), (17.0, 4.0)),
    (Affine.mirror(90.0, (0.0, 10.0)), (3.0, 4.0), (3.0, 16.0)),
    (Affine.mirror(45.0, (0.0, 0.0)), (2.0, 0.0), (0.0, -2.0)),
]
BEARINGS = [
    (Affine.turn(90.0, (0.0, 0.0)), 300.0, 30.0),
    (Affine.mirror(0.0, (0.0, 0.0)), 30.0, 330.0),
    (Affine.mirror(90.0, (0.0, 0.0)), 30.0, 150.0),
    (Affine.shift((9.0, 9.0)), 12.0, 12.0),
    (Affine.scaling(1.0, 2.0, (0.0, 0.0)), 90.0, 90.0),
]
PLACES = st.floats(-100.0, 100.0)
SPOTS = st.tuples(PLACES, PLACES)
ANGLES = st.floats(0.0, 360.0)
SQUARE = Polygon(((0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 2.0)), (((1.0, 0.5), (2.0, 0.5), (2.0, 1.0)),))


def area(outline):
    """The area of an outline."""
    if isinstance(outline, Circle):
        return pi * outline.radius**2
    return shapely.Polygon(outline.points, outline.holes).area


@pytest.mark.parametrize(("by", "at", "to"), POINTS)
def test_a_point_goes_where_it_was_worked_out_to_go(by, at, to):
    assert by.point(at) == pytest.approx(to, abs=1e-12)


@pytest.mark.parametrize(("by", "before", "after"), BEARINGS)
def test_a_bearing_turns_with_the_map(by, before, after):
    assert by.bearing(before) == pytest.approx(after, abs=1e-6)


def test_quarter_turns_and_mirrors_along_the_axes_are_exact():
    assert Affine.turn(90.0, (0.1, 0.3)).point((0.1, -0.4)) == (0.1 + 0.7, 0.3)
    assert Affine.mirror(0.0, (22.0, 15.0)).point((44.0, 1 / 3)) == (0.0, 1 / 3)


@given(SPOTS, SPOTS, ANGLES)
def test_mirroring_twice_is_nothing_at_all(at, through, bearing):
    by = Affine.mirror(bearing, through)
    assert by.point(by.point(at)) == pytest.approx(at, abs=1e-9)
    assert by.determinant == pytest.approx(-1.0) and by.is_similarity


@given(SPOTS, SPOTS, SPOTS, ANGLES)
def test_turning_keeps_distances(a, b, about, degrees):
    by = Affine.turn(degrees, about)
    (x0, y0), (x1, y1) = by.point(a), by.point(b)
    assert hypot(x1 - x0, y1 - y0) == pytest.approx(hypot(b[0] - a[0], b[1] - a[1]), abs=1e-9)


@given(SPOTS, ANGLES)
def test_turning_keeps_areas(about, degrees):
    turned = mapped_outline(SQUARE, Affine.turn(degrees, about))
    assert area(turned) == pytest.approx(7.75)
    assert outline_problem(turned) is None


@given(st.floats(0.1, 5.0), st.floats(0.1, 5.0), ANGLES)
def test_scaling_multiplies_areas_by_both_factors(along_x, along_y, bearing):
    by = Affine.scaling(along_x, along_y, (3.0, 3.0), bearing)
    assert area(mapped_outline(SQUARE, by)) == pytest.approx(7.75 * along_x * along_y)


def test_circles_and_strips_stay_what_they_are_where_all_lengths_grow_alike():
    by = Affine.scaling(2.0, 2.0, (0.0, 0.0))
    assert mapped_outline(Circle((1.0, 2.0), 3.0), by) == Circle((2.0, 4.0), 6.0)
    assert mapped_outline(Strip(((0.0, 0.0), (4.0, 0.0)), 0.5), by) == Strip(((0.0, 0.0), (8.0, 0.0)), 1.0)


def test_a_strip_that_is_stretched_becomes_the_polygon_of_its_edges():
    strip, by = Strip(((0.0, 0.0), (4.0, 0.0)), 1.0), Affine.scaling(1.0, 2.0, (0.0, 0.0))
    made = mapped_outline(strip, by)
    assert sorted(made.points) == [(0.0, -1.0), (0.0, 1.0), (4.0, -1.0), (4.0, 1.0)]


def test_a_circle_that_is_stretched_becomes_an_ellipse_to_a_thousandth_of_an_inch():
    made = mapped_outline(Circle((10.0, 10.0), 3.0), Affine.scaling(2.0, 1.0, (10.0, 10.0)))
    spokes = [((x - 10.0) / 6.0, (y - 10.0) / 3.0) for x, y in made.points]
    assert [hypot(*spoke) for spoke in spokes] == pytest.approx([1.0] * len(spokes))
    ring = shapely.LinearRing(made.points)
    fine = Ellipse((10.0, 10.0), 6.0, 12.0).polygon
    assert shapely.hausdorff_distance(ring, shapely.LinearRing(fine.points), densify=0.2) <= 0.001


@pytest.mark.parametrize("radius", [0.05, 0.5, 1.0, 6.0, 50.0])
def test_the_sides_of_a_drawn_circle_are_within_a_thousandth_of_an_inch(radius):
    polygon = Ellipse.of(Circle((0.0, 0.0), radius)).polygon
    pairs = zip(polygon.points, (*polygon.points[1:], polygon.points[0]), strict=True)
    nearest = min(hypot((a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0) for a, b in pairs)
    assert radius - 0.001 <= nearest < radius
    assert len(polygon.points) % 4 == 0


def test_the_ellipse_of_a_stretched_ellipse_is_the_one_worked_out():
    lying = Ellipse((0.0, 0.0), 4.0, 2.0, 0.0)
    assert lying.mapped(Affine.scaling(2.0, 1.0, (0.0, 0.0))) == Ellipse((0.0, 0.0), 4.0, 4.0, 0.0)
    assert lying.mapped(Affine.scaling(3.0, 1.0, (0.0, 0.0))) == Ellipse((0.0, 0.0), 4.0, 6.0, 0.0)
    assert lying.mapped(Affine.turn(40.0, (0.0, 0.0))) == Ellipse((0.0, 0.0), 4.0, 2.0, 40.0)
    assert lying.mapped(Affine.mirror(0.0, (5.0, 0.0))).at == (10.0, 0.0)


@given(st.floats(0.5, 9.0), st.floats(0.5, 9.0), ANGLES, st.floats(0.3, 3.0), st.floats(0.3, 3.0))
def test_the_corners_of_a_mapped_ellipse_lie_on_the_ellipse_that_is_told(length, width, bearing, sx, sy):
    before, by = Ellipse((2.0, 3.0), length, width, bearing), Affine.scaling(sx, sy, (1.0, 1.0))
    told = before.mapped(by)
    assert told.length * told.width == pytest.approx(length * width * sx * sy)
    corners = [by.point(at) for at in before.polygon.points]
    flat = Affine.turn(-told.bearing, told.at)
    spokes = [flat.point(at) for at in corners]
    reach = [
        hypot((y - told.at[1]) * 2.0 / told.length, (x - told.at[0]) * 2.0 / told.width) for x, y in spokes
    ]
    assert reach == pytest.approx([1.0] * len(reach), abs=1e-5)


@given(SPOTS, st.floats(0.01, 50.0), st.floats(0.01, 50.0), ANGLES)
def test_a_rectangle_is_recognised_by_its_corners(at, length, width, bearing):
    found = Rectangle.of(Rectangle(at, length, width, bearing).polygon)
    assert found is not None
    assert found.at == pytest.approx(at, abs=1e-9)
    assert (found.length, found.width) == pytest.approx((length, width), abs=1e-9)
    assert (found.bearing - bearing + 180.0) % 360.0 - 180.0 == pytest.approx(0.0, abs=1e-5)


def test_a_rectangle_drawn_from_its_top_left_corner_lies_straight():
    drawn = Polygon(((2.0, 1.0), (8.0, 1.0), (8.0, 5.0), (2.0, 5.0)))
    assert Rectangle.of(drawn) == Rectangle((5.0, 3.0), 4.0, 6.0, 0.0)
    assert Rectangle((5.0, 3.0), 4.0, 6.0, 0.0).polygon == drawn


@pytest.mark.parametrize(
    "polygon",
    [
        Polygon(((0.0, 0.0), (4.0, 0.0), (4.0, 2.0))),
        Polygon(((0.0, 0.0), (4.0, 0.0), (5.0, 2.0), (1.0, 2.0))),
        Polygon(((0.0, 0.0), (4.0, 0.0), (4.0, 2.001), (0.0, 2.0))),
        SQUARE,
    ],
)
def test_what_is_no_rectangle_is_none(polygon):
    assert Rectangle.of(polygon) is None


BOXES = [
    (PlacedBase(BaseSize.rect(101.6, 50.8), (10.0, 10.0), 90.0), Box(8.0, 9.0, 12.0, 11.0)),
    (PlacedBase(BaseSize.round(25.4), (1.0, 2.0)), Box(0.5, 1.5, 1.5, 2.5)),
    (Circle((5.0, 5.0), 2.0), Box(3.0, 3.0, 7.0, 7.0)),
    (Strip(((0.0, 0.0), (4.0, 0.0)), 1.0), Box(0.0, -0.5, 4.0, 0.5)),
    (Template("round", 3.0, (5.0, 5.0)), Box(3.5, 3.5, 6.5, 6.5)),
    (Template("cone", 8.0, (10.0, 10.0), 90.0), Box(10.0, 8.75, 18.0, 11.25)),
    (SQUARE, Box(0.0, 0.0, 4.0, 2.0)),
]


@pytest.mark.parametrize(("thing", "box"), BOXES)
def test_boxes_are_those_worked_out(thing, box):
    found = Box.of(thing)
    assert (found.left, found.top, found.right, found.bottom) == pytest.approx(
        (box.left, box.top, box.right, box.bottom), abs=1e-12
    )


def test_a_joint_box_holds_all_boxes():
    joint = Box.joint([Box(0.0, 0.0, 1.0, 1.0), Box(5.0, -2.0, 6.0, 0.5)])
    assert joint == Box(0.0, -2.0, 6.0, 1.0)
    assert (joint.width, joint.height, joint.centre) == (6.0, 3.0, (3.0, -0.5))


def test_a_map_that_leaves_a_coordinate_alone_keeps_its_digits():
    third = 1.0 / 3.0
    assert Affine(by=(1.0, 0.0)).point((third, third)) == (third + 1.0, third)
