"""Walks on a grid: which nodes are open, what steps cost, and how far it is on known tables."""

from math import hypot, inf, sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon, Strip
from battlefield.geometry.movement.reaching.reach import reach
from battlefield.geometry.movement.walks.walk_map import nodes_along, open_places, points_inside, walk_map
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.pieces.terrain import contains_point

INCH = BaseSize.round(25.4)


def box(left, top, right, bottom):
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def wall(outline, **facts):
    return Piece("w", outline, 0.0, 3.0, **{"impassable": True, "blocks_sight": True} | facts)


def node_at(walks, x, y):
    """The number of the node at a place."""
    (column,) = np.flatnonzero(np.isclose(walks.x, x))
    (row,) = np.flatnonzero(np.isclose(walks.y, y))
    return int(row) * len(walks.x) + int(column)


def cost(walks, start, end):
    return float(walks.costs_from([node_at(walks, *start)])[node_at(walks, *end)])


def test_nodes_lie_in_the_middles_of_equal_parts_the_same_from_both_ends():
    assert nodes_along(6.0, 1.0).tolist() == [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]
    assert len(nodes_along(6.0, 0.7)) == 9  # six inches in nine parts of two thirds
    odd = nodes_along(44.3, 0.5)
    assert (odd + odd[::-1] == 44.3).all() or np.abs(odd + odd[::-1] - 44.3).max() < 1e-13


def test_on_an_open_board_straight_ways_cost_their_length():
    walks = walk_map(Table(12.0, 12.0), INCH, step=1.0)
    assert walks.is_open.all() and set(walks.parts.tolist()) == {0}
    assert cost(walks, (0.5, 0.5), (10.5, 0.5)) == pytest.approx(10.0)
    assert cost(walks, (0.5, 0.5), (10.5, 10.5)) == pytest.approx(10.0 * sqrt(2.0))
    assert cost(walks, (0.5, 0.5), (8.5, 4.5)) == pytest.approx(4.0 * sqrt(5.0))


def test_on_an_open_board_no_way_is_shorter_than_straight_or_three_in_a_hundred_longer():
    walks = walk_map(Table(12.0, 9.0), INCH, step=0.5)
    start, fine = node_at(walks, 0.75, 0.75), walks.is_open.ravel()
    costs = walks.costs_from([start])[fine]
    straight = np.hypot(*(walks.points() - walks.points()[start]).T)[fine]
    assert (costs >= straight - 1e-9).all() and (costs <= 1.03 * straight + 1e-9).all()


def test_the_board_s_edge_keeps_the_centre_half_a_base_away():
    walks = walk_map(Table(6.0, 6.0), BaseSize.round(2 * 25.4), step=1.0)
    assert walks.is_open.sum() == 16  # nodes from 1.5 to 4.5 inches


def test_a_wall_with_one_gap_is_walked_through_the_gap():
    gate = wall(box(0.0, 5.0, 6.0, 6.0)), wall(box(7.5, 5.0, 13.0, 6.0))
    table = Table(13.0, 12.0, gate)
    walks = walk_map(table, INCH, step=0.5)
    body = Body("m", PlacedBase(INCH, (1.75, 2.25)), 0.0, 1.5)
    exact = reach(Table(13.0, 12.0, gate, (body,)), "m", 1.0).cost_to((1.75, 8.75)).cost
    straight = hypot(6.0 - 1.75, 4.5 - 2.25) + 2.0 + hypot(6.0 - 1.75, 8.75 - 6.5)  # round the outer corners
    assert exact > straight and len(set(walks.parts[walks.parts >= 0].tolist())) == 1
    assert exact - 1e-9 <= cost(walks, (1.75, 2.25), (1.75, 8.75)) <= 1.06 * exact


def test_a_wall_across_the_board_parts_it():
    walks = walk_map(Table(12.0, 12.0, (wall(box(0.0, 5.0, 12.0, 6.0)),)), INCH, step=1.0)
    assert cost(walks, (1.5, 2.5), (1.5, 8.5)) == inf
    parts = walks.parts.reshape(walks.is_open.shape)
    assert set(parts[:, 0].tolist()) == {0, -1, int(node_at(walks, 0.5, 6.5))}


def test_a_thin_fence_between_two_nodes_is_not_jumped():
    fence = Piece("f", Strip(((0.0, 6.0), (12.0, 6.0)), 0.02), 0.0, 3.0)
    walks = walk_map(Table(12.0, 12.0, (fence,)), BaseSize.round(5), step=2.0)
    assert cost(walks, (5.0, 5.0), (5.0, 7.0)) == inf


def test_difficult_ground_costs_double_where_it_is_priced():
    wood = Piece("w", box(4.0, 0.0, 6.0, 12.0), difficult=True)
    priced, plain = (walk_map(Table(12.0, 12.0, (wood,)), INCH, step=1.0, priced=p) for p in (True, False))
    assert cost(priced, (1.5, 5.5), (9.5, 5.5)) == pytest.approx(10.0)
    assert cost(plain, (1.5, 5.5), (9.5, 5.5)) == pytest.approx(8.0)


def test_a_step_that_is_no_length_is_refused_and_the_work_can_be_stopped():
    with pytest.raises(ValueError, match="more than 0"):
        walk_map(Table(12.0, 12.0), INCH, step=0.0)
    with pytest.raises(StoppedError):
        walk_map(Table(12.0, 12.0), INCH, cancelled=lambda: True)


places = some.tuples(some.floats(2.0, 12.0), some.floats(2.0, 12.0))
pieces = some.one_of(
    places.map(lambda at: Circle(at, 1.3)),
    places.map(lambda at: box(at[0], at[1], at[0] + 2.2, at[1] + 0.7)),
    some.tuples(places, some.floats(-3, 3)).map(
        lambda of: Strip((of[0], (of[0][0] + of[1], of[0][1] + 2.0)), 0.4)
    ),
)


@settings(max_examples=15, deadline=None)
@given(outlines=some.lists(pieces, max_size=4), end=some.integers(0, 15 * 15 - 1))
def test_costs_agree_with_the_exact_search(outlines, end):
    """No way on the grid is shorter than the shortest; one that is much longer misses a gap of the grid."""
    solid = tuple(wall(outline) for outline in outlines)
    walks = walk_map(Table(15.0, 15.0, solid), INCH, step=1.0)
    assert walks.is_open.ravel()[0]
    found = float(walks.costs_from([0])[end])
    body = Body("m", PlacedBase(INCH, walks.place(0)), 0.0, 1.5)
    exact = reach(Table(15.0, 15.0, solid, (body,)), "m", 1.0).cost_to(walks.place(end)).cost
    if not walks.is_open.ravel()[end]:
        assert exact == found == inf
    else:
        assert found >= exact - 1e-6
        if found < inf and not outlines:
            assert found <= 1.03 * exact + 1e-9


@settings(max_examples=20, deadline=None)
@given(outline=pieces)
def test_points_inside_are_those_that_an_outline_contains(outline):
    points = walk_map(Table(15.0, 15.0), INCH, step=1.0).points()
    assert points_inside([outline], points).tolist() == [contains_point(outline, tuple(p)) for p in points]


def test_open_places_lie_in_the_outline_and_out_of_walls():
    table = Table(12.0, 12.0, (wall(box(0.0, 0.0, 3.0, 3.0)),))
    found = open_places(table, INCH, [box(0.0, 0.0, 5.0, 2.0)], 1.5, 1.0)
    assert found == [(3.5, 0.5), (4.5, 0.5), (3.5, 1.5), (4.5, 1.5)]
