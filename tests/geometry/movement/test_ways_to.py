"""How far it is on foot to one place: on tables whose ways are known."""

from math import hypot, inf

import numpy as np
import pytest

from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Polygon
from battlefield.geometry.movement import WaysTo
from battlefield.geometry.movement.reaching.reach import reach
from battlefield.geometry.pieces import Body, Piece, Table

SMALL, GOAL = BaseSize.round(25.0), (10.0, 18.0)
OFF = 1.5  # inches: nodes an inch apart, ways that bend at nodes only


def wall(left, top, right, bottom, **facts):
    ring = Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))
    return Piece("wall", ring, 0.0, 3.0, **{"impassable": True, "blocks_sight": True} | facts)


ACROSS = (wall(4.0, 10.0, 20.0, 11.0),)  # open in the west, on a table of 20 x 20
CLOSED = (wall(0.0, 10.0, 20.0, 11.0),)


def ways(pieces):
    return WaysTo.of(pieces, 20.0, 20.0, GOAL)


@pytest.mark.parametrize("pieces", [(), (wall(4.0, 10.0, 20.0, 11.0, impassable=False),)])
def test_where_nothing_has_to_be_walked_round_nothing_is_measured(pieces):
    assert ways(pieces) is None


@pytest.mark.parametrize("start", [(10.0, 14.0), (3.0, 17.0), (17.2, 12.4), (1.5, 8.0)])
def test_an_open_way_is_as_long_as_the_crow_flies(start):
    assert ways(ACROSS).inches(start) == pytest.approx(hypot(start[0] - 10.0, start[1] - 18.0), abs=OFF)


@pytest.mark.parametrize("start", [(10.0, 6.0), (16.5, 8.3), (5.0, 2.0), (12.1, 9.0)])
def test_a_way_round_a_wall_is_as_long_as_the_kernel_has_it(start):
    table = Table(20.0, 20.0, ACROSS, (Body("m", PlacedBase(SMALL, start), 0.0, 1.5),))
    exact = reach(table, "m", 60.0).cost_to(GOAL).cost
    assert ways(ACROSS).inches(start) == pytest.approx(exact, abs=OFF)


def test_behind_a_wall_without_a_gate_there_is_no_way():
    assert ways(CLOSED).inches((10.0, 6.0)) == inf
    assert ways(CLOSED).inches((10.0, 14.0)) < 5.5


def test_the_nearest_places_lead_round_the_wall_and_lie_no_farther_than_told():
    found = ways(ACROSS).nearest((10.0, 8.0), 6.0, 4)
    nodes = found[3:]
    assert len(nodes) == 4 and all(hypot(x - 10.0, y - 8.0) <= 6.0 for x, y in nodes)
    left = [ways(ACROSS).inches(node) for node in nodes]
    assert left == sorted(left)
    grid = [(x, y) for x in np.arange(0.5, 20.0) for y in np.arange(0.5, 20.0)]
    within = (each for each in grid if hypot(each[0] - 10.0, each[1] - 8.0) <= 6.0)
    assert left[0] == pytest.approx(min(map(ways(ACROSS).inches, within)))


def test_where_there_is_no_way_no_place_is_nearest():
    assert ways(CLOSED).nearest((10.0, 4.0), 3.0, 4) == []


def test_ways_on_the_same_table_are_measured_once():
    assert ways(ACROSS) is ways(ACROSS)
