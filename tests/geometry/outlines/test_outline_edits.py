"""Areas joined, cut and simplified: tables worked out by hand, and what holds for any two outlines."""

from math import cos, pi, sin

import pytest
import shapely
from campaigns import tries
from hypothesis import example, given, settings
from hypothesis import strategies as st

from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.geometry.outlines.corners import (
    corner_added,
    corner_moved,
    corner_removed,
    nearest_edge,
    rings_of,
    with_rings,
)
from battlefield.geometry.outlines.edits import (
    OutlineError,
    as_polygon,
    checked,
    grown,
    grown_circle,
    intersected,
    lies_over,
    simplified,
    split,
    subtracted,
    united,
    with_hole,
    without_holes,
)
from battlefield.geometry.pieces import outline_problem


def box(left, top, right, bottom):
    """An upright rectangle, from its top left corner on, clockwise."""
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


SQUARE = box(0.0, 0.0, 10.0, 10.0)


def area(*polygons):
    """The area of polygons, by the shoelace formula."""
    return sum(_ring(p.points) - sum(_ring(hole) for hole in p.holes) for p in polygons)


def _ring(points):
    ends = zip(points, (*points[1:], points[0]), strict=True)
    return abs(sum(x * v - u * y for (x, y), (u, v) in ends)) / 2.0


def test_two_squares_side_by_side_become_one_rectangle():
    assert united([SQUARE, box(10.0, 0.0, 15.0, 10.0)]) == [box(0.0, 0.0, 15.0, 10.0)]


def test_squares_apart_stay_two_the_larger_first():
    assert united([box(20.0, 0.0, 22.0, 2.0), SQUARE]) == [SQUARE, box(20.0, 0.0, 22.0, 2.0)]


def test_squares_that_meet_in_a_corner_stay_two():
    assert len(united([SQUARE, box(10.0, 10.0, 12.0, 12.0)])) == 2


def test_a_frame_of_four_walls_has_one_hole():
    walls = [box(0.0, 0.0, 10.0, 1.0), box(0.0, 9.0, 10.0, 10.0), box(0.0, 0.0, 1.0, 10.0)]
    (frame,) = united([*walls, box(9.0, 0.0, 10.0, 10.0)])
    assert frame.points == SQUARE.points
    assert [sorted(hole) for hole in frame.holes] == [[(1.0, 1.0), (1.0, 9.0), (9.0, 1.0), (9.0, 9.0)]]


def test_what_two_squares_have_in_common_is_a_square():
    assert intersected([SQUARE, box(6.0, 7.0, 20.0, 20.0)]) == [box(6.0, 7.0, 10.0, 10.0)]


def test_a_road_across_leaves_two_pieces():
    left = subtracted(SQUARE, [box(4.0, -1.0, 5.0, 11.0)])
    assert left == [box(5.0, 0.0, 10.0, 10.0), box(0.0, 0.0, 4.0, 10.0)]


@pytest.mark.parametrize(
    "edit",
    [
        lambda: intersected([SQUARE, box(10.0, 0.0, 12.0, 10.0)]),
        lambda: subtracted(SQUARE, [box(-1.0, -1.0, 11.0, 11.0)]),
        lambda: grown(SQUARE, -5.0),
        lambda: grown_circle(Circle((0.0, 0.0), 2.0), -2.0),
        lambda: split(SQUARE, [(0.0, 20.0), (10.0, 20.0)]),
        lambda: split(SQUARE, [(0.0, 10.0), (10.0, 10.0)]),
        lambda: split(SQUARE, [(3.0, 3.0), (4.0, 4.0)], endless=False),
        lambda: split(SQUARE, [(3.0, 3.0), (3.0, 3.0)]),
        lambda: with_hole(SQUARE, Circle((0.0, 5.0), 1.0)),
        lambda: with_hole(SQUARE, box(3.0, 0.0, 4.0, 4.0)),
        lambda: with_hole(SQUARE, Circle((50.0, 50.0), 1.0)),
        lambda: checked(Polygon(((0.0, 0.0), (1.0, 1.0), (1.0, 0.0), (0.0, 1.0)))),
        lambda: checked(Circle((0.0, 0.0), 0.0)),
    ],
)
def test_what_leaves_no_outline_is_refused_with_one_sentence(edit):
    with pytest.raises(OutlineError) as caught:
        edit()
    assert 20 < len(str(caught.value)) < 160 and "\n" not in str(caught.value)


def test_a_short_line_parts_by_going_on_straight():
    assert split(SQUARE, [(4.0, 4.0), (4.0, 5.0)]) == [box(4.0, 0.0, 10.0, 10.0), box(0.0, 0.0, 4.0, 10.0)]


def test_a_cut_through_a_hole_leaves_two_halves_without_one():
    ring = with_hole(SQUARE, box(4.0, 4.0, 6.0, 6.0))
    halves = split(ring, [(0.0, 5.0), (10.0, 5.0)])
    assert [half.holes for half in halves] == [(), ()]
    assert area(*halves) == pytest.approx(96.0)


def test_a_bent_cut_follows_its_bends():
    pieces = split(SQUARE, [(5.0, -1.0), (5.0, 5.0), (11.0, 5.0)], endless=False)
    assert [area(piece) for piece in pieces] == pytest.approx([75.0, 25.0])


def test_a_hole_is_cut_and_filled_again():
    ring = with_hole(SQUARE, Circle((5.0, 5.0), 2.0))
    assert len(ring.holes) == 1 and area(ring) == pytest.approx(100.0 - pi * 4.0, abs=0.02)
    assert without_holes(ring) == SQUARE


def test_simplifying_says_how_far_the_edge_has_moved():
    bumpy = Polygon(((0.0, 0.0), (5.0, -0.1), (10.0, 0.0), (10.0, 10.0), (4.0, 10.05), (0.0, 10.0)))
    found = simplified(bumpy, 0.2)
    assert (found.polygon, found.removed) == (SQUARE, 2)
    assert found.deviation == pytest.approx(0.1)
    assert simplified(bumpy, 0.06).removed == 1


def test_an_edge_moves_outward_and_inward_by_inches():
    assert grown(SQUARE, 1.0) == [box(-1.0, -1.0, 11.0, 11.0)]
    assert grown(SQUARE, -1.0) == [box(1.0, 1.0, 9.0, 9.0)]
    assert grown_circle(Circle((1.0, 1.0), 2.0), 0.5) == Circle((1.0, 1.0), 2.5)


def test_a_dumb_bell_made_thinner_falls_in_two():
    bell = united([box(0.0, 0.0, 4.0, 4.0), box(4.0, 1.5, 8.0, 2.5), box(8.0, 0.0, 12.0, 4.0)])[0]
    assert grown(bell, -0.75) == [box(0.75, 0.75, 3.25, 3.25), box(8.75, 0.75, 11.25, 3.25)]


def test_a_strip_becomes_exactly_the_polygon_of_its_edges():
    assert area(as_polygon(Strip(((0.0, 0.0), (6.0, 0.0), (6.0, 6.0)), 2.0))) == pytest.approx(24.0)


def blob(x, y, sizes):
    """A star-shaped polygon about a place."""
    count = len(sizes)
    angles = [2.0 * pi * n / count for n in range(count)]
    pairs = zip(sizes, angles, strict=True)
    return Polygon(tuple((x + size * cos(angle), y + size * sin(angle)) for size, angle in pairs))


SIZES = st.lists(st.floats(0.5, 8.0), min_size=3, max_size=12)
BLOBS = st.builds(blob, st.floats(0.0, 12.0), st.floats(0.0, 12.0), SIZES).filter(
    lambda polygon: outline_problem(polygon) is None
)
OUTLINES = BLOBS | st.builds(
    Circle, st.tuples(st.floats(0.0, 12.0), st.floats(0.0, 12.0)), st.floats(0.1, 6.0)
)


def tried(edit, *given):
    """The polygons that an edit makes, none where it is refused."""
    try:
        return edit(*given)
    except OutlineError:
        return []


def truth(outline):
    """An outline as the geometry library has it."""
    return shapely.Polygon(as_polygon(outline).points)


@settings(max_examples=tries(60, 20))
@given(OUTLINES, OUTLINES)
def test_a_union_is_as_large_as_both_less_what_they_share(one, other):
    joined, common = united([one, other]), tried(intersected, [one, other])
    left = tried(subtracted, one, [other])
    both = truth(one).area + truth(other).area
    assert area(*joined) + area(*common) == pytest.approx(both, abs=1e-3)
    assert area(*left) + area(*common) == pytest.approx(truth(one).area, abs=1e-3)
    assert [outline_problem(each) for each in (*joined, *common, *left)] == [None] * (
        len(joined) + len(common) + len(left)
    )


@settings(max_examples=tries(60, 20))
@given(OUTLINES, st.tuples(st.floats(0, 12), st.floats(0, 12)), st.tuples(st.floats(0, 12), st.floats(0, 12)))
def test_the_parts_of_a_split_sum_to_the_whole(outline, start, end):
    pieces = tried(split, outline, [start, end])
    assert len(pieces) != 1
    if pieces:
        assert area(*pieces) == pytest.approx(truth(outline).area, abs=1e-3)
        assert [outline_problem(each) for each in pieces] == [None] * len(pieces)


@settings(max_examples=tries(60, 20))
@given(BLOBS, st.floats(0.01, 1.0))
@example(blob(0.0, 0.0, [2.0, 6.0, 1.0, 1.0, 1.0, 1.0, 4.0, 1.0]), 0.875)  # its first corner stands out
def test_simplifying_stays_within_its_tolerance_and_valid(polygon, tolerance):
    found = simplified(polygon, tolerance)
    assert found.deviation <= tolerance + 1e-6
    assert outline_problem(found.polygon) is None
    assert len(found.polygon.points) == len(polygon.points) - found.removed


@settings(max_examples=tries(40, 20))
@given(BLOBS, st.floats(-1.0, 1.0))
@example(blob(1.25, 0.0, [2.0, 1.0, 1.0]), 5e-324)
def test_moved_edges_enclose_valid_outlines(polygon, by):
    assert all(outline_problem(each) is None for each in tried(grown, polygon, by))


RING = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0))
HOLE = ((2.0, 0.5), (3.5, 0.5), (3.5, 2.0))


def test_corners_are_moved_added_and_taken_away_in_their_ring():
    rings = rings_of(Polygon(RING, (HOLE,)))
    assert corner_moved(rings, 0, 1, (5.0, 0.0)) == (((0.0, 0.0), (5.0, 0.0), (4.0, 4.0)), HOLE)
    assert corner_added(rings, 0, 2, (2.0, 2.0))[0] == (*RING, (2.0, 2.0))
    assert corner_removed(corner_added(rings, 1, 0, (3.0, 0.5)), 1, 1) == rings
    assert with_rings(Polygon(RING), rings) == Polygon(RING, (HOLE,))


def test_an_outline_keeps_three_corners_and_a_line_two():
    assert corner_removed((RING,), 0, 1) is None
    assert corner_removed((RING,), 0, 1, closed=False) == (((0.0, 0.0), (4.0, 4.0)),)
    assert corner_removed((RING[:2],), 0, 1, closed=False) is None


def test_a_hole_of_three_corners_goes_as_a_whole():
    assert corner_removed((RING, HOLE), 1, 0) == (RING,)


def test_a_circle_has_no_corners():
    circle = Circle((0.0, 0.0), 1.0)
    assert rings_of(circle) == () and with_rings(circle, ()) == circle


EDGES = [
    ((1.0, -1.0), True, (0, 0, (1.0, 0.0))),
    ((5.0, 3.0), True, (0, 1, (4.0, 3.0))),
    ((0.0, 2.0), True, (0, 2, (1.0, 1.0))),
    ((0.0, 2.0), False, (0, 0, (0.0, 0.0))),
]


@pytest.mark.parametrize(("at", "closed", "edge"), EDGES)
def test_the_nearest_edge_is_found_with_its_nearest_point(at, closed, edge):
    assert nearest_edge((RING,), at, closed) == edge


def test_where_there_is_no_edge_none_is_found():
    assert nearest_edge((), (0.0, 0.0)) is None


def test_areas_that_share_only_an_edge_do_not_lie_over_each_other():
    first, beside = Polygon(((0, 0), (4, 0), (4, 4), (0, 4))), Polygon(((4, 0), (8, 0), (8, 4), (4, 4)))
    over = Polygon(((3.99, 0), (8, 0), (8, 4), (3.99, 4)))
    assert not lies_over(first, beside)
    assert lies_over(first, over)
    assert not lies_over(Circle((0, 0), 2), Circle((4, 0), 2))
    assert lies_over(Circle((0, 0), 2), Circle((3.99, 0), 2))
    assert not lies_over(first, Circle((-2, 2), 2))
