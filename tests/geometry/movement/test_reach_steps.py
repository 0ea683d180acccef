"""How far the search for ways goes round obstacles when its steps are counted."""

import pytest

from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Polygon
from battlefield.geometry.movement.reaching.reach import reach
from battlefield.geometry.pieces import Body, Piece, Table

WALL = Piece("wall", Polygon(((9.0, 6.0), (10.0, 6.0), (10.0, 14.0), (9.0, 14.0))), 0.0, 3.0, impassable=True)
BEHIND, BESIDE = (13.0, 10.0), (5.0, 14.0)


def walker():
    body = Body("a", PlacedBase(BaseSize.round(25.4), (5.0, 10.0)), 0.0, 1.5)
    return reach(Table(30.0, 30.0, (WALL,), (body,)), "a", 20.0)


def test_a_straight_way_needs_no_steps():
    assert walker().near(BESIDE, steps=0).cost == pytest.approx(4.0)


def test_a_way_round_a_wall_is_found_where_the_steps_suffice():
    whole = walker().near(BEHIND)
    assert whole.reachable and whole.cost > 8.0
    assert walker().near(BEHIND, steps=0) is None
    assert walker().near(BEHIND, steps=10_000) == whole


def test_giving_up_a_search_leaves_nothing_behind():
    found = walker()
    assert found.near(BEHIND, steps=1) is None
    assert found.near(BEHIND, steps=10_000) == walker().near(BEHIND)


def test_what_was_searched_for_before_does_not_change_the_answer():
    found = walker()
    assert found.near(BEHIND).reachable
    assert found.near(BEHIND, steps=1) is None
    assert found.near((9.5, 10.0), steps=1) == found.near((9.5, 10.0))
    assert not found.near((9.5, 10.0), steps=1).reachable


@pytest.mark.campaign
def test_difficult_ground_counts_its_search_too():
    bog = Piece("bog", Polygon(((10.5, 5.0), (16.0, 5.0), (16.0, 15.0), (10.5, 15.0))), difficult=True)
    body = Body("a", PlacedBase(BaseSize.round(25.4), (5.0, 10.0)), 0.0, 1.5)
    found = reach(Table(30.0, 30.0, (WALL, bog), (body,)), "a", 25.0)
    assert found.near(BEHIND, steps=1) is None
    assert found.near(BEHIND, steps=10_000) == found.near(BEHIND)
