"""Walks that climb: known tables by hand, the exact answer as a bound, mirrored tables."""

from math import inf

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.movement.policy import Policy
from battlefield.geometry.movement.reaching.reach import reach
from battlefield.geometry.movement.walks.levels import LevelWalks
from battlefield.geometry.movement.walks.walk_map import walk_map
from battlefield.geometry.outlines import BoardMap
from battlefield.geometry.pieces import Body, Piece, Table

INCH = BaseSize.round(25.4)


def box(left, top, right, bottom):
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def roof(outline, top=2.0, id_="roof", **facts):
    """Something solid with a top to stand on."""
    return Piece(id_, outline, 0.0, top, **{"impassable": True, "platform": True} | facts)


def node_at(walks, x, y):
    (column,) = np.flatnonzero(np.isclose(walks.ground.x, x))
    (row,) = np.flatnonzero(np.isclose(walks.ground.y, y))
    return int(row) * len(walks.ground.x) + int(column)


def cost(walks, start, end):
    places = np.zeros(walks.stands.shape[1], dtype=bool)
    places[node_at(walks, *start)] = True
    return float(walks.costs_from(places)[node_at(walks, *end)])


def walks_on(*pieces, climb=6.0, step=1.0, width=13.0, height=13.0):
    return LevelWalks.of(Table(width, height, pieces), INCH, 1.5, step, climb)


def test_without_climbing_it_is_the_walk_on_the_table():
    table = Table(13.0, 13.0, (roof(box(4, 4, 9, 9)),))
    flat, found = walk_map(table, INCH, step=1.0), LevelWalks.of(table, INCH, step=1.0)
    assert found.levels == (0.0,) and (found.is_open == flat.is_open.ravel()).all()
    start = node_at(found, 0.5, 0.5)
    places = np.arange(flat.is_open.size) == start
    assert found.costs_from(places).tolist() == flat.costs_from([start]).tolist()


def test_a_top_is_reached_for_the_way_and_the_height():
    walks = walks_on(roof(box(4, 4, 9, 9)))
    assert cost(walks, (0.5, 6.5), (6.5, 6.5)) == pytest.approx(6.0 + 2.0)
    assert cost(walks, (6.5, 6.5), (0.5, 6.5)) == pytest.approx(6.0 + 2.0)


def test_a_way_over_a_ridge_goes_up_and_down_again():
    walks = walks_on(roof(box(0, 5, 13, 8), top=1.0))
    assert cost(walks, (6.5, 0.5), (6.5, 12.5)) == pytest.approx(12.0 + 2.0)
    assert walks.is_open[node_at(walks, 6.5, 6.5)]


def test_nobody_climbs_higher_than_may_be_climbed_nor_what_has_no_top():
    assert cost(walks_on(roof(box(0, 5, 13, 8), top=3.0), climb=2.9), (6.5, 0.5), (6.5, 12.5)) == inf
    assert cost(walks_on(roof(box(0, 5, 13, 8), top=3.0), climb=3.0), (6.5, 0.5), (6.5, 12.5)) < inf
    blank = roof(box(0, 5, 13, 8), top=3.0, platform=False)
    assert cost(walks_on(blank), (6.5, 0.5), (6.5, 12.5)) == inf


def test_a_tower_is_climbed_storey_by_storey():
    storeys = roof(box(2, 2, 11, 11), 3.0), roof(box(5, 5, 8, 8), 6.0, "tower")
    assert cost(walks_on(*storeys, climb=3.0), (0.5, 6.5), (6.5, 6.5)) == pytest.approx(6.0 + 6.0)
    assert cost(walks_on(storeys[1], climb=3.0), (0.5, 6.5), (6.5, 6.5)) == inf


def test_a_base_stands_on_a_top_only_with_its_centre_over_it():
    walks = walks_on(roof(box(4.1, 4.1, 8.9, 8.9)), step=0.5)
    assert not walks.is_open[node_at(walks, 3.75, 6.25)]  # too near for the table, and beside the top
    assert walks.is_open[node_at(walks, 3.25, 6.25)] and walks.is_open[node_at(walks, 4.25, 6.25)]


def test_a_hill_that_can_be_walked_through_too_is_still_climbed_at_its_foot():
    hill = roof(box(4, 0, 9, 13), 2.0, impassable=False, difficult=True)
    walks = walks_on(hill)
    assert walks.levels == (0.0, 2.0)
    assert walks.is_open.all()


def test_a_step_that_is_no_length_and_work_that_is_called_off_are_errors():
    table = Table(13.0, 13.0, (roof(box(4, 4, 9, 9)),))
    with pytest.raises(ValueError, match="expected more than 0 inches"):
        LevelWalks.of(table, INCH, step=0.0)
    with pytest.raises(StoppedError):
        LevelWalks.of(table, INCH, step=1.0, climb=6.0, cancelled=lambda: True)


numbers = some.integers(0, 10).map(float) | some.floats(0, 10, allow_subnormal=False)
shapes = some.one_of(
    some.tuples(numbers, numbers, some.floats(1.0, 5.0), some.floats(1.0, 5.0)).map(
        lambda of: box(of[0], of[1], of[0] + of[2], of[1] + of[3])
    ),
    some.tuples(numbers, numbers, some.floats(0.5, 3.0)).map(lambda of: Circle((of[0], of[1]), of[2])),
)
heights = some.sampled_from([1.0, 2.0, 3.0])
pieces = some.lists(some.tuples(shapes, heights, some.booleans()), max_size=3).map(
    lambda found: tuple(
        roof(outline, top, f"p{n}", platform=flat) for n, (outline, top, flat) in enumerate(found)
    )
)


def _mover(size):
    return Body("", PlacedBase(size, (0.5, 12.5)), 0.0, 1.5)


FLUSH = roof(box(0, 0, 1, 1), 1.0, "p0"), roof(box(1, 0, 2, 2), 1.0, "p1", platform=False)


@settings(max_examples=25, deadline=None)
@given(drawn=pieces)
@example(drawn=FLUSH)
def test_no_way_is_shorter_than_the_exact_one(drawn):
    walks = walks_on(*drawn, climb=2.0)
    start = node_at(walks, 0.5, 12.5)
    if not walks.number[0][start] >= 0:
        return
    found = walks.costs_from(np.arange(walks.stands.shape[1]) == start)
    exact = reach(Table(13.0, 13.0, drawn, (_mover(INCH),)), "", 80.0, Policy(climb=2.0))
    for node in np.flatnonzero(np.isfinite(found))[::23].tolist():
        route = exact.cost_to(walks.ground.place(node))
        assert found[node] >= route.cost - (1e-6 if route.exact else 0.25)  # it looks a quarter inch apart


@settings(max_examples=25, deadline=None)
@given(drawn=pieces, way=some.sampled_from([(True, False), (False, True), (True, True)]))
def test_a_mirrored_table_is_walked_alike(drawn, way):
    onto = BoardMap(13.0, 13.0, *way)
    images = tuple(
        roof(onto.outline(piece.outline), piece.top, piece.id, platform=piece.platform) for piece in drawn
    )
    one, other = walks_on(*drawn, climb=2.0), walks_on(*images, climb=2.0)
    grid = np.arange(169).reshape(13, 13)[:: -1 if way[1] else 1, :: -1 if way[0] else 1].ravel()
    assert (one.is_open == other.is_open[grid]).all()
    start = node_at(one, 6.5, 0.5)
    here, there = (np.arange(169) == node for node in (start, int(np.flatnonzero(grid == start)[0])))
    assert np.allclose(one.costs_from(here), other.costs_from(there)[grid], rtol=0.0, atol=1e-9)
