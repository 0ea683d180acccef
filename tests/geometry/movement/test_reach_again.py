"""One reach asked for place after place, as by a dragging hand: the answers are those of first questions."""

from pathlib import Path

import pytest

from battlefield.files import read_scene
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.movement.policy import Policy
from battlefield.geometry.movement.reaching.reach import reach
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.rules.table.table import pieces_of

MAPS = Path(__file__).resolve().parents[3] / "maps"
WALL = Polygon(((9.0, 5.0), (10.0, 5.0), (10.0, 14.0), (9.0, 14.0)))
BOG = Polygon(((11.0, 6.0), (16.0, 7.0), (15.0, 13.0), (11.5, 12.0)))
TOP = Polygon(((17.0, 4.0), (22.0, 4.0), (22.0, 9.0), (17.0, 9.0)))
PIECES = (
    Piece("wall", WALL, 0.0, 3.0, impassable=True),
    Piece("bog", BOG, 0.0, 0.0, difficult=True),
    Piece("pond", Circle((6.0, 4.0), 1.5), 0.0, 0.0, difficult=True),
    Piece("top", TOP, 0.0, 2.0, platform=True),
)
GOALS = [(13.0, 9.0), (13.5, 9.5), (19.0, 6.0), (4.0, 3.0)]


def walker(policy, at=(5.0, 10.0), name="a"):
    body = Body(name, PlacedBase(BaseSize.round(25.4), at), 0.0, 1.5)
    return reach(Table(30.0, 30.0, PIECES, (body,)), name, 3.0, policy)


@pytest.mark.campaign
@pytest.mark.parametrize("policy", [Policy(), Policy(climb=6.0)], ids=["on the ground", "climbing"])
def test_far_places_asked_for_one_after_the_other_cost_what_they_cost_alone(policy):
    known = walker(policy)
    for goal in GOALS:
        level = 2.0 if goal == (19.0, 6.0) and policy.climb else 0.0
        assert known.cost_to(goal, level=level) == walker(policy).cost_to(goal, level=level)
    again = known.cost_to(GOALS[0], level=0.0)
    assert not again.reachable and again.cost > 9.0


def test_figures_that_are_alike_are_told_apart_by_where_they_stand():
    assert walker(Policy(), name="b").cost_to((5.0, 8.0)).cost == pytest.approx(2.0)
    assert walker(Policy(), (5.0, 12.0), "c").cost_to((5.0, 8.0)).cost == pytest.approx(4.0)


@pytest.mark.campaign
def test_fans_that_all_but_lie_along_each_other_are_joined():
    pieces = pieces_of(read_scene(MAPS / "osier_green.json").terrain)

    def area(x):
        body = Body("a", PlacedBase(BaseSize.round(25), (x, 15.3)), 0.0, 1.5)
        return reach(Table(60.0, 44.0, pieces, (body,)), "a", 6.0, Policy(climb=6.0)).area

    assert area(22.0) == pytest.approx(area(22.0001), abs=0.01)
