"""Straight ways of many places, and whether one is within a move: never against the exact answer."""

import random

import pytest
from campaigns import few

from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Polygon
from battlefield.geometry.movement.reaching.reach import Policy, Turns, reach
from battlefield.geometry.pieces import Body, Piece, Table

SIZES = (BaseSize.round(25.0), BaseSize.round(60.0), BaseSize.oval(60.0, 35.0), BaseSize.rect(50.0, 25.0))
KINDS = (
    {"difficult": True},
    {"difficult": True, "dangerous": True},
    {"impassable": True, "top": 3.0},
    {"platform": True, "top": 2.0},
)
POLICIES = (
    Policy(),
    Policy(factor=1.0),
    Policy(climb=6.0),
    Policy(jumps=True),
    Policy(ignores_terrain=True),
    Policy(turns=Turns(90.0, 4.0, 0.0)),
)


def box(dice, number):
    x, y, wide, high = dice.uniform(2, 26), dice.uniform(2, 26), dice.uniform(1, 8), dice.uniform(1, 8)
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    return Piece(f"p{number}", Polygon(corners), **dice.choice(KINDS))


def drawn(dice):
    """Give a reach on a table with some terrain and some others."""
    pieces = tuple(box(dice, n) for n in range(dice.randint(1, 5)))
    others = tuple(
        Body(f"o{n}", PlacedBase(BaseSize.round(32.0), (dice.uniform(2, 30), dice.uniform(2, 30))), 0.0, 1.0)
        for n in range(4)
    )
    own = Body("a", PlacedBase(dice.choice(SIZES), (16.0, 16.0), dice.uniform(0, 360)), 0.0, 1.0)
    return reach(Table(32.0, 32.0, pieces, (own, *others)), "a", dice.uniform(3, 9), dice.choice(POLICIES))


@pytest.mark.parametrize("seed", few(range(24), 2))
def test_a_glance_at_straight_ways_never_contradicts_the_exact_answer(seed):
    dice = random.Random(seed)
    found = drawn(dice)
    places = [(dice.uniform(5, 27), dice.uniform(5, 27)) for _ in range(25)]
    for level in (0.0, 2.0):
        straight = found.is_straight(places, level)
        for at, is_sure in zip(places, straight, strict=True):
            route = found.cost_to(at, level=level)
            assert route.reachable or not is_sure, (at, level)
            assert found.within(at, level) == route.reachable, (at, level)


def test_straight_ways_are_found_among_walls_and_over_ground():
    found = [drawn(random.Random(seed)) for seed in range(24)]
    dice = random.Random(1)
    places = [(dice.uniform(5, 27), dice.uniform(5, 27)) for _ in range(25)]
    sure = [sum(each.is_straight(places, 0.0)) for each in found]
    assert sum(sure) > 24 and min(sure) < 25


@pytest.mark.campaign
def test_a_search_within_the_move_is_called_off_too_and_can_be_made_again():
    pieces = (Piece("mud", Polygon(((17.0, 2.0), (19.0, 2.0), (19.0, 30.0), (17.0, 30.0))), difficult=True),)
    own = Body("a", PlacedBase(SIZES[0], (16.0, 16.0)), 0.0, 1.0)
    found, asked = reach(Table(32.0, 32.0, pieces, (own,)), "a", 9.0), []

    def stopped():
        asked.append(True)
        return len(asked) > 2

    with pytest.raises(StoppedError):
        found.cost_to((21.0, 18.0), stopped)
    assert found.cost_to((21.0, 18.0)).reachable
