"""The area of a reach and the ways to single places say the same, on both sides of the area's rim.

`tests/benchmarks/moves/many_rims.py` looks at thousands of positions.
"""

from math import cos, radians, sin, sqrt
from os import environ

import pytest
import shapely
from campaigns import few

from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.movement.reaching.reach import Policy, Turns, reach
from battlefield.geometry.pieces import Body, Piece, Table
from tests.geometry.reach_rims import KINDS, accepts, area, faults, position

TRIALS = int(environ.get("REACH_TRIALS", "1"))
ROUND = BaseSize.round(32)


def among(*things, at=(5.7, 6.6), move=5.0, size=ROUND, policy=None):
    """Ask for the reach of a base among pieces and bases."""
    mover = Body("m", PlacedBase(size, at), height=1.2)
    bodies = [
        Body(f"b{k}", thing, height=1.2) for k, thing in enumerate(things) if isinstance(thing, PlacedBase)
    ]
    pieces = tuple(thing for thing in things if isinstance(thing, Piece))
    return reach(Table(48.0, 48.0, pieces, (mover, *bodies)), "m", move, policy or Policy())


def test_the_place_behind_a_friend_that_stands_alone_is_in_the_area():
    asking = among(PlacedBase(ROUND, (8.0, 5.05)))
    assert accepts(asking, (9.5, 5.3))
    assert area(asking.outline).contains(shapely.Point(9.5, 5.3))


@pytest.mark.first(7)
@pytest.mark.parametrize("size", [ROUND, BaseSize.oval(60, 35), BaseSize.rect(40, 25), BaseSize.hex(32)])
@pytest.mark.parametrize("other", [ROUND, BaseSize.oval(60, 35), BaseSize.rect(40, 25), BaseSize.hex(32)])
def test_no_wedge_is_left_out_behind_one_base_alone(size, other):
    assert not faults(among(PlacedBase(other, (8.2, 5.2), 20.0), size=size), 1, 8)


def test_no_wedge_is_left_out_behind_a_round_tower():
    assert not faults(among(Piece("t", Circle((8.0, 5.0), 1.0), impassable=True)), 2, 20)


@pytest.mark.parametrize("off", [0.2, 0.35, 0.5])
def test_the_corner_between_a_wall_that_is_all_but_passed_and_the_end_of_the_move_is_in_the_area(off):
    """A wall beside the way, turned a little at a time: rays a degree apart pass its last inch by."""
    far = 6.0
    for turn in range(20):
        c, s = cos(radians(turn / 7)), sin(radians(turn / 7))
        low = 20.0 + off + ROUND.length_mm / 50.8
        corners = ((10.0, low), (40.0, low), (40.0, low + 2.0), (10.0, low + 2.0))
        around = [(x - 20.0, y - 20.0) for x, y in corners]
        wall = Polygon(tuple((20.0 + c * x - s * y, 20.0 + s * x + c * y) for x, y in around))
        asking = among(Piece("w", wall, impassable=True), at=(20.0, 20.0), move=far)
        x, y = sqrt(far**2 - off**2), off
        corner = shapely.Point(20.0 + c * x - s * y, 20.0 + s * x + c * y)
        assert area(asking.outline).distance(corner) < 0.01, turn


@pytest.mark.parametrize("heading", [0.0, 40.0, 170.0])
def test_a_straight_move_that_may_turn_first_ends_all_round_what_stands_in_its_way(heading):
    things = [Piece("t", Circle((8.6, 5.0), 0.7), impassable=True), PlacedBase(ROUND, (4.6, 9.6))]
    policy = Policy(turns=Turns(90.0, 6.0, heading))
    assert not faults(among(*things, move=6.0, policy=policy), 3, 60)


@pytest.mark.campaign
def test_ways_bend_at_the_edge_of_a_wood_and_the_area_follows_them():
    wood = Piece("g", Polygon(((7.0, 3.0), (12.0, 3.0), (12.0, 9.0), (7.0, 9.0))), difficult=True)
    assert not faults(among(wood), 3, 20)
    assert not faults(among(wood, at=(8.0, 6.0)), 4, 20)


@pytest.mark.campaign
@pytest.mark.parametrize("part", few(range(20), 1))
@pytest.mark.parametrize("kind", KINDS)
def test_places_off_the_rim_are_accepted_within_and_refused_without(kind, part):
    positions = (1 if kind in ("wood", "climb", "units") else 4) * TRIALS
    for seed in range(part * positions, (part + 1) * positions):
        asking = position(seed, kind)
        if asking is None or (kind == "climb" and asking.body.base.size.kind == "oval"):
            continue  # an oval that climbs takes minutes now and then: the benchmark looks at those
        assert not faults(asking, seed, 2), seed
