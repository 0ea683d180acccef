"""Reach in cases whose answer is known on paper, and at the edges where such programs go wrong."""

from math import acos, asin, hypot, inf, pi, sqrt, tan

import pytest
from pytest import approx

from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.kernel.units import direction
from battlefield.geometry.movement.policy import Arc
from battlefield.geometry.movement.reaching.reach import Coherency, Policy, Turns, reach
from battlefield.geometry.pieces import Body, Piece, Table

INCH2 = BaseSize.round(50.8)  # a base of one inch radius
SIZES = [INCH2, BaseSize.rect(50.8, 50.8), BaseSize.hex(50.8), BaseSize.oval(50.8, 76.2)]
EXACT = 1e-9


def box(name, x, y, u, v, **what):
    """Give a rectangular piece of terrain between two corners, impassable unless told otherwise."""
    corners = ((x, y), (u, y), (u, v), (x, v))
    return Piece(name, Polygon(corners), **(what or {"impassable": True}))


def at(x, y, size=INCH2, name="m", bottom=0.0, height=1.0, facing=0.0):
    """Give a body."""
    return Body(name, PlacedBase(size, (x, y), facing), bottom, height)


def asked(body, *things, move=12.0, policy=None, board=(40.0, 40.0)):
    """Ask for the reach of a body among pieces and bodies."""
    pieces = tuple(thing for thing in things if isinstance(thing, Piece))
    others = tuple(thing for thing in things if isinstance(thing, Body))
    return reach(Table(*board, pieces, (body, *others)), body.id, move, policy or Policy())


def round_a_corner(start, corner, radius):
    """Give tangent and arc from a start, below and left of a corner, to the straight run above it."""
    far = hypot(corner[0] - start[0], start[1] - corner[1])
    leg = sqrt(far * far - radius * radius)
    climb = asin((start[1] - corner[1]) / far) + asin(radius / far)
    return leg + radius * climb


def test_on_an_empty_table_the_cost_is_the_distance():
    route = asked(at(5, 5)).cost_to((8, 9))
    assert route.cost == approx(5.0, abs=EXACT) and route.margin == approx(7.0, abs=EXACT)
    assert route.reachable and route.exact
    assert route.path == ((5, 5), (8, 9))


def test_the_way_round_a_wall_hugs_both_corners_in_true_arcs():
    route = asked(at(5, 5), box("wall", 10, 3, 12, 12), move=20).cost_to((17, 5))
    assert route.cost == approx(2 * round_a_corner((5, 5), (10, 3), 1.0) + 2.0, abs=EXACT)
    arcs = [piece for piece in route.pieces if isinstance(piece, Arc)]
    assert [arc.centre for arc in arcs] == [(10, 3), (12, 3)] and {arc.radius for arc in arcs} == {1.0}


def test_the_way_round_a_round_tower_is_two_tangents_and_an_arc():
    route = asked(at(10, 20), Piece("tower", Circle((20, 20), 3), impassable=True), move=30).cost_to((30, 20))
    assert route.cost == approx(2 * sqrt(100 - 16) + 4 * (pi - 2 * acos(0.4)), abs=EXACT)


def test_a_square_base_turns_corners_at_points():
    square = BaseSize.rect(50.8, 50.8)
    route = asked(at(5, 5, square), box("wall", 10, 3, 12, 12), move=20).cost_to((17, 5))
    assert route.cost == approx(2 * hypot(4, 3) + 4, abs=EXACT)


def test_the_way_past_an_oval_model_meets_its_grown_rim():
    oval = at(10, 10, BaseSize.oval(50.8, 50.8), "other")
    disc = at(10, 10, INCH2, "other")
    costs = [asked(at(5, 10), other, move=20).cost_to((15, 10)).cost for other in (oval, disc)]
    assert costs[0] == approx(costs[1], abs=1e-8)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("less", "open_"), [(0.0, True), (-1e-5, True), (1e-5, False)])
def test_a_gap_exactly_as_wide_as_the_base_is_open_and_a_hair_less_is_closed(size, less, open_):
    walls = box("a", 10, 0, 12, 10), box("b", 10, 12 - less, 12, 40)
    cost = asked(at(5, 5, size), *walls, move=30).cost_to((17, 17)).cost
    assert (cost < inf) == open_


@pytest.mark.parametrize("facing", [0.0, 17.0, 45.0, 301.0])
@pytest.mark.parametrize(("less", "open_"), [(0.0, True), (1e-5, False)])
def test_two_models_leave_a_gap_exactly_as_wide_as_a_third(facing, less, open_):
    from math import cos, radians, sin

    u = cos(radians(facing)), sin(radians(facing))
    pair = [at(20 + s * (2 - less / 2) * u[0], 20 + s * (2 - less / 2) * u[1], name=f"p{s}") for s in (-1, 1)]
    fence = [
        at(20 + s * 2.5 * k * u[0] + s * u[0], 20 + s * 2.5 * k * u[1] + s * u[1], name=f"f{s * k}")
        for s in (-1, 1)
        for k in range(1, 9)
    ]
    start, goal = (20 - 4 * u[1], 20 + 4 * u[0]), (20 + 4 * u[1], 20 - 4 * u[0])
    route = asked(at(*start), *pair, *fence, move=20).cost_to(goal)
    assert (route.cost == approx(8.0, abs=1e-6)) == open_


def test_touching_obstacles_leave_no_slit():
    assert asked(at(5, 5), box("a", 10, 0, 12, 20), box("b", 10, 20, 12, 40)).cost_to((17, 17)).cost == inf


def test_obstacles_that_share_only_a_corner_leave_no_slit():
    assert asked(at(5, 5), box("a", 10, 0, 20, 20), box("b", 0, 20, 10, 40)).cost_to((25, 35)).cost == inf


@pytest.mark.parametrize("size", SIZES)
def test_a_base_in_contact_may_leave_and_slide_but_not_enter(size):
    asking = asked(at(9, 20, size, facing=90.0), box("wall", 10, 10, 12, 30), move=12)
    assert asking.cost_to((9, 25)).cost == approx(5.0, abs=EXACT)
    assert asking.cost_to((4, 20)).cost == approx(5.0, abs=EXACT)
    assert asking.cost_to((9.5, 20)).cost == inf


def test_a_base_at_the_boards_edge_may_slide_along_it_and_not_over_it():
    asking = asked(at(1, 20))
    assert asking.cost_to((1, 25)).cost == approx(5.0, abs=EXACT)
    assert asking.cost_to((0.99, 20)).why == "over the board's edge"
    assert asking.area == approx(pi * 72, rel=1e-3)


def test_between_a_wall_and_the_edge_the_board_closes_the_gap():
    for gap, open_ in ((2.0, True), (1.99, False)):
        cost = asked(at(5, 5), box("wall", 10, gap, 12, 40)).cost_to((17, 5)).cost
        assert (cost < inf) == open_


def test_a_goal_inside_an_obstacle_is_no_goal_and_contact_with_it_is():
    asking = asked(at(5, 5), box("wall", 10, 0, 12, 10))
    assert asking.cost_to((11, 5)).cost == inf and not asking.cost_to((9.2, 5)).reachable
    assert asking.cost_to((9.0, 5)).reachable


@pytest.mark.parametrize(("beyond", "within"), [(0.0, True), (5e-7, True), (1e-5, False)])
def test_a_place_exactly_at_the_limit_is_reachable(beyond, within):
    assert asked(at(5, 5), move=5.0).cost_to((8 + 0.6 * beyond, 9 + 0.8 * beyond)).reachable == within


def test_no_move_reaches_the_place_it_stands_on_and_nothing_else():
    asking = asked(at(5, 5), move=0.0)
    assert asking.cost_to((5, 5)).reachable and asking.cost_to((5, 5)).cost == 0.0
    assert not asking.cost_to((5.1, 5)).reachable and asking.area == 0.0 and asking.outline == ()


def test_corners_in_one_line_cost_no_turn():
    row = [box(f"b{k}", 8 + 4 * k, 10, 10 + 4 * k, 12) for k in range(4)]
    route = asked(at(5, 9), *row, move=30).cost_to((25, 9))
    assert route.cost == approx(20.0, abs=EXACT)
    assert all(y == approx(9.0, abs=EXACT) for _, y in route.path)


def test_repeated_and_needless_corners_change_nothing():
    plain = Polygon(((10, 3), (12, 3), (12, 12), (10, 12)))
    noisy = Polygon(((10, 3), (11, 3), (12, 3), (12, 7), (12, 12), (10, 12), (10, 5)))
    costs = [
        asked(at(5, 5), Piece("w", shape, impassable=True)).cost_to((17, 5)).cost for shape in (plain, noisy)
    ]
    assert costs[0] == approx(costs[1], abs=EXACT)


@pytest.mark.parametrize("size", SIZES[:3])
def test_a_courtyard_keeps_those_inside_in_and_those_outside_out(size):
    ring = ((10, 10), (30, 10), (30, 30), (10, 30))
    yard = Piece("yard", Polygon(ring, (((12, 12), (28, 12), (28, 28), (12, 28)),)), impassable=True)
    inside = asked(at(20, 20, size), yard, move=40)
    assert inside.cost_to((5, 5)).cost == inf
    assert inside.cost_to((26, 14)).cost == approx(hypot(6, 6), abs=EXACT)
    if size.kind != "hex":
        assert inside.area == approx(14 * 14, rel=1e-3)


def test_a_pocket_is_entered_round_its_lip():
    u = Polygon(((10, 10), (20, 10), (20, 12), (12, 12), (12, 18), (20, 18), (20, 20), (10, 20)))
    route = asked(at(7, 15), Piece("u", u, impassable=True), move=40).cost_to((14, 15))
    lip = route.cost
    assert any(isinstance(piece, Arc) and piece.centre == (20, 12) for piece in route.pieces) or any(
        isinstance(piece, Arc) and piece.centre == (20, 18) for piece in route.pieces
    )
    assert lip > 2 * 6


def test_of_two_equal_ways_one_is_given_at_their_common_cost():
    route = asked(at(5, 20), box("wall", 10, 16, 12, 24), move=30).cost_to((17, 20))
    assert route.cost == approx(2 * round_a_corner((5, 20), (10, 16), 1.0) + 2, abs=EXACT)


def test_snells_law_bends_the_way_into_difficult_ground():
    route = asked(at(20, 15), box("wood", 0, 20, 40, 40, difficult=True), move=30).cost_to((27, 26))
    (x0, y0), (x, y), (x1, y1) = route.path
    sine, other = (x - x0) / hypot(x - x0, y - y0), (x1 - x) / hypot(x1 - x, y1 - y)
    assert y == approx(20, abs=EXACT) and sine == approx(2 * other, abs=1e-7)
    assert route.cost == approx(hypot(x - x0, y - y0) + 2 * hypot(x1 - x, y1 - y), abs=EXACT)


def test_a_way_along_the_border_enters_at_the_critical_angle():
    route = asked(at(10, 20), box("wood", 5, 20, 35, 40, difficult=True), move=40).cost_to((25, 22))
    assert route.cost == approx(15 - 2 * tan(pi / 6) + 2 * 2 / sqrt(0.75), abs=1e-7)


@pytest.mark.campaign
def test_through_difficult_ground_and_round_it_at_equal_cost():
    route = asked(at(22, 20), box("wood", 26, 16, 34, 24, difficult=True), move=40).cost_to((38, 20))
    assert route.cost == approx(2 * hypot(4, 4) + 8, abs=1e-7)
    costs = {}
    equal = sqrt(11.0)  # round its corners it is then as dear as through it: 2 * 6 + 2
    for half in (2.0, equal, 8.0):
        thin = box("wood", 20, 20 - half, 22, 20 + half, difficult=True)
        costs[half] = asked(at(15, 20), thin, move=40).cost_to((27, 20)).cost
    assert costs[2.0] == approx(2 * hypot(5, 2) + 2, abs=1e-7)
    assert costs[equal] == approx(14, abs=1e-7)
    assert costs[8.0] == approx(14, abs=1e-7)


def test_difficult_ground_counts_double_once_where_areas_overlap():
    woods = box("a", 10, 0, 16, 40, difficult=True), box("b", 14, 0, 20, 40, difficult=True)
    assert asked(at(5, 20), *woods, move=40).cost_to((25, 20)).cost == approx(30, abs=1e-7)


def test_there_is_no_free_lane_between_difficult_areas_that_adjoin():
    woods = box("a", 10, 0, 30, 20, difficult=True), box("b", 10, 20, 30, 40, difficult=True)
    assert asked(at(5, 20), *woods, move=60).cost_to((35, 20)).cost == approx(50, abs=1e-7)


def test_any_part_in_difficult_ground_reaches_a_radius_farther():
    wood = box("wood", 10, 0, 16, 40, difficult=True)
    cost = asked(at(5, 20), wood, policy=Policy(difficult_by="any part"), move=40).cost_to((25, 20)).cost
    assert cost == approx(20 + 8, abs=1e-7)
    oval = at(5, 20, BaseSize.oval(50.8, 76.2), facing=90.0)
    cost = asked(oval, wood, policy=Policy(difficult_by="any part"), move=40).cost_to((25, 20)).cost
    assert cost == approx(20 + 8, abs=2e-5)


def test_another_factor_is_obeyed_and_ignoring_costs_nothing():
    wood = box("wood", 10, 0, 16, 40, difficult=True)
    costs = [asked(at(5, 20), wood, policy=Policy(factor=f), move=40).cost_to((25, 20)).cost for f in (1, 3)]
    assert costs == approx([20, 32], abs=1e-7)


def test_a_base_on_a_roof_moves_on_the_roof_and_ends_with_its_centre_there():
    asking = asked(at(30, 30, bottom=2.0), box("hill", 26, 26, 34, 34, top=2.0, platform=True), move=12)
    assert asking.cost_to((33.9, 30)).cost == approx(3.9, abs=EXACT)
    assert asking.cost_to((34.1, 30)).why == "on nothing to stand on"
    assert asking.area == approx(64, rel=1e-6)


def test_adjoining_roofs_of_one_height_are_one():
    roofs = (
        box("a", 10, 10, 16, 20, top=2.0, platform=True),
        box("b", 16, 10, 22, 14, top=2.0, platform=True),
    )
    asking = asked(at(11, 19, bottom=2.0), *roofs, move=20)
    assert asking.cost_to((21, 12)).cost == approx(hypot(5, 5) + hypot(5, 2), abs=EXACT)


def test_a_climb_costs_its_height_and_is_limited():
    hill = box("hill", 26, 26, 34, 34, top=2.0, platform=True)
    up = asked(at(22, 30), hill, policy=Policy(climb=3.0))
    assert up.cost_to((30, 30)).cost == approx(10, abs=1e-7)
    assert up.cost_to((29, 31)).cost == approx(hypot(7, 1) + 2, abs=1e-7)
    dear = asked(at(22, 30), hill, policy=Policy(climb=3.0, climb_cost=2.0))
    assert dear.cost_to((30, 30)).cost == approx(12, abs=1e-7)
    assert asked(at(22, 30), hill, policy=Policy(climb=1.0)).cost_to((30, 30)).cost == inf
    assert asked(at(22, 30), hill).cost_to((30, 30)).cost == inf


@pytest.mark.campaign
def test_a_climb_over_a_hill_beats_the_way_round_only_where_it_is_shorter():
    policy, costs = Policy(climb=1.0), []
    for height in (0.5, 1.0):
        ridge = box("ridge", 19, 5, 21, 35, top=height, platform=True)
        costs.append(asked(at(15, 20), ridge, policy=policy, move=13).cost_to((25, 20)).cost)
    assert costs == approx([11, 12], abs=1e-7)


def test_a_drop_leads_from_a_roof_to_the_table():
    hill = box("hill", 26, 26, 34, 34, top=2.0, platform=True)
    route = asked(at(30, 30, bottom=2.0), hill, policy=Policy(climb=2.0)).cost_to((38, 30))
    assert route.cost == approx(10, abs=1e-7) and {piece.level for piece in route.pieces} == {0.0, 2.0}


def test_terrain_above_or_below_a_model_is_not_in_its_way():
    bridge = box("bridge", 10, 0, 12, 40, bottom=1.0, top=2.0)
    pit = box("pit", 20, 0, 22, 40, bottom=-2.0, top=0.0)
    assert asked(at(5, 20), bridge, pit, move=30).cost_to((30, 20)).cost == approx(25, abs=EXACT)
    assert asked(at(5, 20, height=1.1), bridge, pit, move=30).cost_to((30, 20)).cost == inf


def test_ground_to_walk_in_and_clouds_are_no_walls():
    hedge = box("hedge", 10, 0, 12, 40, top=1.0, difficult=True, blocks_sight=True)
    smoke = box("smoke", 20, 0, 22, 40, cloud=True, top=3.0)
    assert asked(at(5, 20), hedge, smoke, move=30).cost_to((30, 20)).cost == approx(27, abs=1e-7)


def test_friends_are_passed_by_leave_and_never_ended_on():
    friend = at(10, 20, name="friend")
    through = Policy(passes=frozenset({"friend"}))
    assert asked(at(5, 20), friend, policy=through).cost_to((15, 20)).cost == approx(10, abs=EXACT)
    assert asked(at(5, 20), friend, policy=through).cost_to((10.5, 20)).why == "on another model"
    assert asked(at(5, 20), friend, policy=through).cost_to((10.5, 20)).by == "friend"
    assert asked(at(5, 20), friend).cost_to((15, 20)).cost > 10.5
    assert asked(at(5, 20), friend, policy=through).area == approx(
        asked(at(5, 20), policy=Policy(ignores_units=True)).area - 4 * pi, rel=2e-3
    )


def test_one_that_flies_passes_everything_and_lands_where_it_may():
    tower, lake = box("tower", 10, 0, 12, 40, top=6.0), box("lake", 20, 0, 26, 40)
    roof = box("roof", 14, 18, 17, 22, top=2.0, platform=True)
    for policy, on_lake in ((Policy(jumps=True), False), (Policy(ignores_terrain=True), True)):
        asking = asked(at(5, 20), tower, lake, roof, policy=policy, move=20)
        assert asking.cost_to((15.5, 20)).cost == approx(10.5, abs=EXACT)
        assert asking.cost_to((11, 20)).cost == inf
        assert asking.cost_to((23, 20)).reachable == on_lake


def test_a_move_in_coherency_ends_near_another_member():
    wanted = Coherency(("friend",), 2.0, 6.0)
    asking = asked(at(5, 20), at(12, 20, name="friend"), policy=Policy(coherency=wanted), move=30)
    assert asking.cost_to((8, 20)).reachable
    assert asking.cost_to((7.99, 20)).why == "out of coherency"
    assert asking.area == approx(pi * (16 - 4), rel=2e-3)


def test_a_single_straight_leg_reaches_a_sector():
    policy = Policy(turns=Turns(90, inf, 0.0))
    asking = asked(at(20, 20), move=6, policy=policy)
    assert asking.area == approx(pi * 18, rel=1e-3)
    assert asking.cost_to((20, 15)).cost == approx(5, abs=EXACT)
    assert asking.cost_to((20, 21)).cost == inf


def test_turns_of_forty_five_degrees_come_only_after_every_leg():
    asking = asked(at(20, 20), move=6, policy=Policy(turns=Turns(45, 2, 0.0, first=False)))
    assert asking.cost_to((20, 14)).cost == approx(6, abs=1e-9)
    assert asking.cost_to((20 + sqrt(2), 18 - sqrt(2))).cost == approx(4, abs=1e-6)
    assert asking.cost_to((22, 20)).cost == inf
    route = asking.cost_to((22.5, 16))
    assert route.reachable and hypot(2.5, 4) < route.cost <= 6
    assert route.path[1] == approx((20, 18))


def test_an_unknown_body_and_a_bad_move_are_told():
    with pytest.raises(KeyError):
        reach(Table(10, 10), "nobody", 6)
    with pytest.raises(ValueError, match="inches"):
        reach(Table(10, 10, (), (at(5, 5),)), "m", -1.0)


def test_a_base_that_overlaps_a_wall_has_no_room_to_move():
    asking = asked(at(9.5, 20), box("wall", 10, 10, 12, 30))
    assert asking.cost_to((5, 20)).why == "no room where it stands" and asking.area == 0.0


def test_the_area_behind_a_wall_is_what_the_arcs_round_it_leave():
    asking = asked(at(20, 20), box("wall", 22, 0, 24, 40), move=6)
    side = 36 * (pi - acos(1 / 6)) + sqrt(35)
    assert asking.area == approx(side, rel=1e-3)


def test_round_the_end_of_a_thin_wall_the_reach_unrolls():
    small = BaseSize.rect(0.0002, 0.0002)
    wall = box("wall", 20, 10, 20.0001, 40)
    asking = asked(at(15, 10, small), wall, move=8)
    assert asking.area == approx(pi * 64 / 2 + side_before(8, 5) + pi * 9 / 4 + 0.0, rel=4e-3)


def side_before(radius, away):
    """Give the half disc's part on the near side of a wall below, plus what lies past it above."""
    segment = radius * radius * acos(away / radius) - away * sqrt(radius * radius - away * away)
    return pi * radius * radius / 2 - segment / 2


def test_a_way_to_one_of_several_levels_can_be_asked_for():
    top = box("top", 4.0, 0.0, 12.0, 8.0, bottom=2.0, top=3.0, platform=True)
    found = asked(at(2.0, 4.0, height=1.0), top, policy=Policy(climb=6.0))
    assert found.cost_to((8.0, 4.0)).cost == approx(6.0, abs=EXACT)
    assert found.cost_to((8.0, 4.0), level=0.0).cost == approx(6.0, abs=EXACT)
    assert found.cost_to((8.0, 4.0), level=3.0).cost == approx(9.0, abs=EXACT)
    assert not found.cost_to((8.0, 4.0), level=1.0).reachable


@pytest.mark.parametrize("far", [3.9, 4.1, 4.2, 4.5, 7.9, 8.3, 11.9])
@pytest.mark.parametrize("bearing", [195.0, 200.0, 204.0, 207.0, 244.0])
def test_a_model_with_limited_turns_may_go_straight_on_over_several_legs(far, bearing):
    policy = Policy(turns=Turns(45.0, 4.0, 200.0))
    x, y = direction(bearing)
    model = Body("a", PlacedBase(BaseSize.round(32), (24.0, 24.0), 200.0), 0.0, 1.5)
    route = reach(Table(48.0, 48.0, (), (model,)), "a", 12.0, policy).cost_to((24 + far * x, 24 + far * y))
    assert route.reachable
    assert route.cost == pytest.approx(far, abs=1e-9)
