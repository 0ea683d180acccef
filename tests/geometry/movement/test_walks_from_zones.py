"""Walks from zones: exact round walls, the same on both sides, and told where only nodes are gone by."""

import numpy as np
import pytest

from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon
from battlefield.geometry.movement import LevelWalks
from battlefield.geometry.movement.walks.from_zones import Starts
from battlefield.geometry.pieces import Piece, Table

BASE = BaseSize.round(25.4)  # an inch


def box(left, top, right, bottom):
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def walks_on(*pieces, base=BASE):
    return LevelWalks.of(Table(20.0, 20.0, pieces, ()), base)


def wall(name, outline):
    return Piece(name, outline, impassable=True, top=5.0)


def cost(walks, zones, at, most=1500):
    return Starts(walks, most).walks_from(zones).to(0, np.array([at]))[0]


def test_a_way_leaves_a_zone_straight_off_its_side_or_from_a_corner():
    walks = walks_on()
    assert cost(walks, (box(4, 4, 8, 8),), (6.13, 11.0)) == pytest.approx(3.0)
    assert cost(walks, (box(4, 4, 8, 8),), (11.0, 12.0)) == pytest.approx(5.0)
    assert cost(walks, (box(4, 4, 8, 8),), (5.0, 5.0)) == 0.0


def test_a_way_from_a_round_zone_is_as_long_as_from_its_middle_less_its_radius():
    assert cost(walks_on(), (Circle((6.0, 6.0), 2.0),), (14.0, 12.0)) == pytest.approx(8.0, abs=1e-3)


def test_a_zone_that_a_wall_cuts_in_two_is_left_where_its_edge_meets_the_wall():
    walks = walks_on(
        wall("w", box(0, 3.5, 9.5, 10))
    )  # a base keeps half an inch from it: to (9.5, 3) and (10, 3.5)
    assert cost(walks, (box(0, 0, 20, 4),), (10.0, 9.0)) == pytest.approx(5.0)


@pytest.mark.parametrize("wide", [12.0, 20.0, 28.5, 32.0, 40.0, 60.0])
def test_a_base_of_any_size_leaves_a_zone_where_its_edge_meets_the_rounded_end_of_a_wall(wide):
    """The edge lies a tenth of an inch before the wall; the way goes on round its corner, and straight on."""
    walks = walks_on(wall("w", box(0, 16.1, 9.5, 16.3)), base=BaseSize.round(wide))
    half, corner, at = wide / 50.8, np.array((9.5, 16.1)), np.array((7.0, 11.0))
    off = np.hypot(*(at - corner))
    begins, leaves = -np.arcsin(0.1 / half), np.arctan2(*(at - corner)[::-1]) + np.arccos(half / off)
    expected = half * (begins - leaves) + np.sqrt(off**2 - half**2)
    assert cost(walks, (box(0, 16, 20, 20),), at) == pytest.approx(expected, abs=1e-6)


def test_two_zones_are_begun_in_where_it_is_nearer():
    zones = box(0, 0, 2, 20), box(18, 0, 20, 20)
    assert cost(walks_on(), zones, (12.0, 7.0)) == pytest.approx(6.0)


def test_where_too_much_stands_only_nodes_are_gone_by():
    walks = walks_on(wall("w", box(5, 6, 9, 8)))
    zone = (box(0, 0, 20, 4),)
    few, exact = Starts(walks, most=3).walks_from(zone), Starts(walks).walks_from(zone)
    assert not few.is_exact and exact.is_exact
    known = np.isfinite(exact.costs)
    assert (known == np.isfinite(few.costs)).all()
    assert (few.costs[known] >= exact.costs[known] - 1e-9).all()
    assert (few.costs[known] > exact.costs[known] + 0.02).any()
