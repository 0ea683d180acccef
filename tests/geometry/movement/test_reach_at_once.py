"""What a reach tells from the search it has made, what it proves, and how a longer search is called off."""

from math import hypot, pi

import pytest

from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Polygon
from battlefield.geometry.movement.reaching.reach import Policy, Turns, reach
from battlefield.geometry.pieces import Body, Piece, Table

INCH = BaseSize.round(25.4)


def box(id_, x, y, far_x, far_y, **facts):
    return Piece(id_, Polygon(((x, y), (far_x, y), (far_x, far_y), (x, far_y))), **facts)


def table(*pieces, others=()):
    bodies = (Body("a", PlacedBase(INCH, (24.0, 24.0)), 0.0, 1.0), *others)
    return Table(48.0, 48.0, pieces, bodies)


WALL = box("wall", 26.0, 20.0, 26.5, 26.0, top=3.0, impassable=True)
MUD = box("mud", 26.0, 4.0, 28.0, 44.0, difficult=True)


@pytest.mark.parametrize("to", [(27.0, 28.0), (29.0, 24.0), (24.0, 19.0), (28.0, 26.5)])
def test_within_the_move_a_proven_way_is_the_same_at_once(to):
    found = reach(table(WALL), "a", 9.0)
    near, full = found.near(to), found.cost_to(to)
    assert near == full and near.exact and near.reachable


def test_beyond_the_move_only_a_longer_search_can_tell():
    found = reach(table(WALL), "a", 5.5)
    assert found.near((24.0, 35.0)) is None
    assert found.near((29.0, 24.0)) is None  # five inches away, but farther round the wall
    assert found.cost_to((29.0, 24.0)).margin < 0.0


def test_what_forbids_a_place_is_known_at_once():
    found = reach(table(WALL), "a", 6.0)
    assert (
        found.near((26.2, 23.0)).why == found.cost_to((26.2, 23.0)).why == "in terrain that stands in the way"
    )
    assert found.near((26.2, 23.0)).by == "wall"


@pytest.mark.campaign
def test_a_way_over_ground_costs_at_once_a_little_more_at_most_and_never_less():
    found = reach(table(MUD), "a", 20.0)
    for to in ((30.0, 26.0), (30.0, 29.0), (29.0, 33.0), (27.0, 30.0)):
        near, full = found.near(to), found.cost_to(to)
        assert not near.exact and full.exact
        assert full.cost - 1e-9 <= near.cost <= full.cost + 0.05


def test_a_way_that_the_ground_makes_no_longer_is_proven():
    found = reach(table(MUD, WALL), "a", 20.0)
    for to in ((20.0, 24.0), (25.5, 30.0), (24.0, 31.0)):
        assert found.near(to).exact and found.cost_to(to).exact
        assert found.cost_to(to).cost == pytest.approx(hypot(to[0] - 24.0, to[1] - 24.0))


def test_a_way_round_a_wall_beside_ground_is_proven_too():
    far_mud = box("mud", 40.0, 4.0, 42.0, 44.0, difficult=True)
    one, other = reach(table(WALL, far_mud), "a", 18.0), reach(table(WALL), "a", 18.0)
    assert one.near((29.0, 24.0)).exact
    assert one.near((29.0, 24.0)).cost == pytest.approx(other.cost_to((29.0, 24.0)).cost)


def test_a_straight_climb_is_proven():
    roof = box("roof", 26.0, 20.0, 32.0, 28.0, top=2.0, platform=True)
    way = reach(table(roof), "a", 9.0, Policy(climb=3.0)).cost_to((29.0, 24.0))
    assert way.exact and way.cost == pytest.approx(7.0)


def test_turns_that_were_tried_are_told_at_once():
    found = reach(table(), "a", 8.0, Policy(turns=Turns(45.0, 2.0, 90.0)))
    assert found.near((25.5, 24.0)).exact
    near, full = found.near((27.0, 25.0)), found.cost_to((27.0, 25.0))
    assert near is None or near.cost >= full.cost - 1e-9
    assert found.near((22.0, 24.0)) is None and found.cost_to((22.0, 24.0)).why == "no way there"


def test_a_longer_search_is_called_off():
    found = reach(table(WALL), "a", 3.0)
    with pytest.raises(StoppedError):
        found.cost_to((24.0, 40.0), cancelled=lambda: True)
    assert found.cost_to((24.0, 25.0), cancelled=lambda: True).cost == 1.0


HUT = box("hut", 25.5, 23.0, 27.0, 25.0, top=3.0, impassable=True)
FAR_MUD = box("mud", 20.0, 30.0, 40.0, 31.0, difficult=True)


@pytest.mark.parametrize("to", [(29.0, 24.0), (28.5, 25.0), (28.0, 22.0)])
def test_round_walls_and_beside_difficult_ground_the_way_is_proven_at_once(to):
    found, bare = reach(table(HUT, FAR_MUD), "a", 9.0), reach(table(HUT), "a", 9.0)
    assert found.near(to).exact and found.cost_to(to).exact
    assert found.near(to).cost == pytest.approx(bare.cost_to(to).cost, abs=1e-12)


def test_round_a_wall_in_difficult_ground_every_inch_counts():
    found = reach(table(HUT, box("mud", 24.5, 10.0, 40.0, 40.0, difficult=True)), "a", 15.0)
    bare = reach(table(HUT), "a", 15.0).cost_to((29.0, 24.0))
    assert found.near((29.0, 24.0)).cost > bare.cost + 3.0


def test_a_way_that_is_one_arc_is_proven_beside_ground():
    post = Body("post", PlacedBase(INCH, (24.0, 25.0)), 0.0, 1.0)
    found = reach(table(FAR_MUD, others=(post,)), "a", 6.0)
    route = found.near((25.0, 25.0))  # a quarter of the way round it, in contact all along
    assert route.exact and route.cost == pytest.approx(pi / 2.0, abs=2e-6)


def test_the_one_in_the_way_is_the_one_that_is_deepest():
    others = tuple(Body(id_, PlacedBase(INCH, (x, 30.0)), 0.0, 1.0) for id_, x in (("b", 24.0), ("c", 25.5)))
    found = reach(table(others=others), "a", 9.0)
    assert (found.near((24.6, 30.0)).by, found.near((25.0, 30.0)).by) == ("b", "c")


@pytest.mark.parametrize("facts", [{"impassable": True}, {"difficult": True}, {}])
@pytest.mark.parametrize("climb", [None, 6.0])
def test_a_flat_piece_that_can_be_stood_on_leaves_the_table_to_stand_on(facts, climb):
    found = reach(
        table(box("yard", 4.0, 4.0, 8.0, 8.0, platform=True, **facts)), "a", 9.0, Policy(climb=climb)
    )
    assert found.cost_to((29.0, 24.0)).reachable and found.near((29.0, 24.0)).reachable
    assert found.cost_to((29.0, 24.0)).cost == pytest.approx(5.0)
    assert found.area == pytest.approx(reach(table(), "a", 9.0).area)
    over = reach(
        table(box("yard", 22.0, 22.0, 26.0, 28.0, platform=True, **facts)), "a", 12.0, Policy(climb=climb)
    )
    assert over.cost_to((24.0, 27.0)).reachable and over.cost_to((24.0, 31.0)).reachable
