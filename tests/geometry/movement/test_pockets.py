"""Parts of the table between which a base cannot walk."""

from math import pi

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.movement.reaching.reach import reach
from battlefield.geometry.movement.walks.pockets import pockets
from battlefield.geometry.pieces import Body, Piece, Table

INCH = BaseSize.round(25.4)


def box(left, top, right, bottom):
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def wall(outline):
    return Piece("w", outline, 0.0, 3.0, impassable=True)


def gate(width):
    return wall(box(0.0, 5.0, 6.0 - width / 2, 6.0)), wall(box(6.0 + width / 2, 5.0, 12.0, 6.0))


def test_an_open_board_is_one_part_with_round_corners():
    (whole,) = pockets(Table(12.0, 12.0), INCH)
    assert whole.area == pytest.approx(144.0 - (4.0 - pi) / 4.0, abs=0.01)
    assert whole.holds((0.6, 0.6)) and not whole.holds((0.3, 6.0))


@pytest.mark.parametrize(("width", "parts"), [(0.9, 2), (0.9995, 2), (1.0, 1), (1.0005, 1), (1.1, 1)])
def test_a_gate_parts_the_board_where_it_is_narrower_than_the_base(width, parts):
    assert len(pockets(Table(12.0, 12.0, gate(width)), INCH)) == parts


@pytest.mark.parametrize(("away", "parts"), [(0.9995, 2), (1.0, 1), (1.0005, 1)])
def test_the_gap_between_two_round_towers_is_settled_exactly(away, parts):
    towers = wall(Circle((2.0, 6.0), 2.0)), wall(Circle((6.0 + away, 6.0), 2.0))
    rest = wall(box(8.0 + away, 5.5, 12.0, 6.5))
    assert len(pockets(Table(12.0, 12.0, (*towers, rest)), INCH)) == parts


def test_the_largest_part_comes_first_and_knows_what_of_it_lies_in_an_outline():
    high, low = pockets(Table(12.0, 12.0, (wall(box(0.0, 4.0, 12.0, 5.0)),)), INCH)
    assert high.area > low.area and high.at[1] > 5.0
    assert low.shared_with([box(0.0, 0.0, 12.0, 2.0)]) == pytest.approx(11.0 * 1.5, abs=1e-3)
    assert high.shared_with([box(0.0, 0.0, 12.0, 2.0)]) == 0.0


def test_a_base_larger_than_the_board_has_no_part():
    assert pockets(Table(2.0, 2.0), BaseSize.round(60)) == ()


def test_the_work_can_be_stopped():
    with pytest.raises(StoppedError):
        pockets(Table(12.0, 12.0), INCH, cancelled=lambda: True)


places = some.tuples(some.floats(0.0, 10.0), some.floats(0.0, 10.0))
outlines = some.one_of(
    places.map(lambda at: Circle(at, 1.7)),
    places.map(lambda at: box(at[0], at[1], at[0] + 5.0, at[1] + 0.7)),
    places.map(lambda at: box(at[0], at[1], at[0] + 0.6, at[1] + 5.0)),
)


@settings(max_examples=20, deadline=None)
@given(solid=some.lists(outlines, min_size=2, max_size=5))
def test_parts_are_apart_for_the_exact_search_and_each_hangs_together(solid):
    table = Table(12.0, 12.0, tuple(wall(outline) for outline in solid))
    found = pockets(table, INCH)
    for first, one in enumerate(found):
        body = Body("m", PlacedBase(INCH, one.at), 0.0, 1.5)
        walk = reach(Table(12.0, 12.0, table.pieces, (body,)), "m", 1.0)
        for second, other in enumerate(found):
            assert (walk.cost_to(other.at).cost < float("inf")) == (first == second)


def deck(top):
    return Piece("b", box(4.0, 3.0, 8.0, 8.0), top - 0.25, top, platform=True)


RIVER = Piece("r", box(0.0, 5.0, 12.0, 6.0), impassable=True)


@pytest.mark.parametrize(("top", "climb", "parts"), [(1.0, 0.0, 2), (1.0, 1.0, 1), (1.001, 1.0, 3)])
def test_a_deck_joins_the_banks_for_one_that_climbs_so_high(top, climb, parts):
    found = pockets(Table(12.0, 12.0, (RIVER, deck(top))), INCH, climb=climb)
    assert len(found) == parts
    assert sum(bool(part.tops) for part in found) == (climb > 0.0)


def test_a_place_on_a_deck_is_held_by_the_part_that_climbs_it():
    (whole,) = pockets(Table(12.0, 12.0, (RIVER, deck(1.0))), INCH, climb=6.0)
    assert whole.holds((6.0, 5.5)) and whole.distance_to((6.0, 5.5)) == 0.0
    assert whole.distance_to((1.0, 5.5)) > 0.9  # in the river
