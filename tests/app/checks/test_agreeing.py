"""The check of ways, exact ways and the fairness report never contradict each other about an objective."""

from dataclasses import replace
from math import acos, atan2, hypot, inf, pi, sqrt

import pytest
from agreeing import answers, disagreement, gated_table
from campaigns import few
from checked_table import box, spot, table, wall, zones

from battlefield.app.checks.fairness import Measure, fairness
from battlefield.app.checks.passages import shut_places
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Strip
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.scene.scenario import Zone

QUICK = Measure(base=BaseSize.round(32), turns=1, eyes=10.0)
WALK = "Walk to the nearest objective"


def walks(scene, measure=QUICK):
    return next(each.values for each in fairness(scene, measure).rows if each.name == WALK)


def says_no_way(scene):
    return any(each.check == "objective" for each in shut_places(scene))


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", few((*range(24), 289, 311, 829, 837), 6))
def test_all_three_agree_on_a_drawn_table(seed):
    found = answers(seed)
    assert found is None or disagreement(found) == ""


def test_a_spot_close_to_a_wall_between_the_nodes_of_the_grid_is_come_to():
    scene = table(
        *zones(6.0, 30.0, 30.0), wall("a", 11, 15.375, 19, 15.625), spot("o", 15, 15), width=30.0, height=30.0
    )
    near, round_it = walks(scene)
    assert not says_no_way(scene)
    assert near == pytest.approx(15 - 6.0)  # from the zone's edge, straight up to it
    assert near < round_it < 20.0


@pytest.mark.first(2)
@pytest.mark.parametrize("down", [0.0, 0.05, 0.1, 0.17, 0.25, 0.33, 0.4, 0.45])
def test_wherever_the_wall_lies_between_the_nodes_the_spot_is_come_to(down):
    at = 15 + down
    scene = table(
        *zones(6.0, 30.0, 30.0),
        wall("a", 11, at + 0.3, 19, at + 0.55),
        spot("o", 15, at),
        width=30.0,
        height=30.0,
    )
    assert max(walks(scene)) < inf and not says_no_way(scene)


def gated(gate):
    """A spot in a yard with a gate of some width, off the nodes of the grid."""
    x = 24.13
    ring = ((x + gate / 2, 12), (x + 3, 12), (x + 3, 18), (x - 3, 18), (x - 3, 12), (x - gate / 2, 12))
    return table(*zones(6.0), wall("a", Strip(ring, 0.25)), spot("o", x, 15))


@pytest.mark.campaign
@pytest.mark.parametrize(("gate", "is_passed"), [(1.27, True), (1.262, True), (1.25, False)])
def test_a_gate_as_narrow_as_the_base_is_passed_though_no_node_shows_it(gate, is_passed):
    scene = gated(gate)  # 32 mm are 1.2598 in
    assert says_no_way(scene) != is_passed
    assert (max(walks(scene)) < inf) == is_passed
    if is_passed:
        assert walks(scene)[0] == pytest.approx(9.0, abs=1e-6)  # straight from the zone's edge at 6


def test_a_walk_through_a_narrow_gate_turns_to_its_zone_as_soon_as_it_is_out():
    x = 24.13  # the yard's nearest wall has no gate, and the nodes behind it are the nearest to the spot
    ring = ((x + 6.63, 12), (x + 8, 12), (x + 8, 14.5), (x - 8, 14.5), (x - 8, 12), (x + 5.37, 12))
    scene = table(*zones(6.0), wall("a", Strip(ring, 0.25)), spot("o", x, 13.25))
    out = 6.0 + 6.0  # from the gate across to the spot, and from the zone down to the gate
    assert walks(scene)[0] == pytest.approx(out + 0.5, abs=0.5)


def test_a_spot_without_room_is_come_to_from_the_top_of_the_wall_beside_it():
    ring = Strip(((24, 12), (28, 16), (24, 20), (20, 16), (23.99, 12.01)), 0.5)
    scene = table(*zones(6.0), wall("a", ring, top=4.0, platform=True), spot("o", 22.566, 14.566))
    assert walks(scene)[0] < 14 - 5.75 + 4 + 1.0  # up, and not down again


@pytest.mark.campaign
def test_a_spot_behind_a_thin_wall_is_walked_to_and_not_through_it():
    fence = Strip(((4.0, 15.0), (44.0, 15.0)), 0.05)
    scene = table(*zones(6.0), wall("a", fence), spot("o", 24.0, 15.25))
    small = Measure(base=BaseSize.round(10), turns=1, eyes=10.0)
    assert walks(scene, small)[0] > 25.0  # round an end of the fence
    assert walks(scene, small)[1] < 16.0


def test_an_area_in_a_closed_yard_is_told_as_one_that_nobody_walks_to():
    ring = ((21, 12), (27, 12), (27, 18), (21, 18), (21, 12.01))
    area = replace(spot("o", 24, 15), at=None, kind="zone", outline=Circle((24.0, 15.0), 1.0))
    scene = table(*zones(6.0), wall("a", Strip(ring, 0.25)), area)
    assert says_no_way(scene) and walks(scene) == (inf, inf)


@pytest.mark.campaign
def test_an_area_behind_a_thin_wall_is_walked_into_and_not_touched_through_it():
    fence = Strip(((4.0, 15.0), (44.0, 15.0)), 0.05)
    area = replace(spot("o", 24, 16), at=None, kind="zone", outline=Circle((24.0, 15.8), 0.7))
    small = Measure(base=BaseSize.round(10), turns=1, eyes=10.0)
    scene = table(*zones(6.0), wall("a", fence), area)
    assert walks(scene, small)[0] > 25.0  # round an end of the fence
    assert walks(scene, small)[1] < 16.0


@pytest.mark.campaign
def test_an_area_in_a_gap_between_the_nodes_is_come_to():
    scene = gated(1.262)
    area = spot("o", 24.13, 15)
    area = replace(area, at=None, kind="zone", outline=Circle((24.13, 15.0), 0.4))
    assert max(walks(replace(scene, objectives=(area,)))) < inf


@pytest.mark.campaign
def test_who_deploys_in_a_yard_comes_to_what_stands_in_it():
    ring = Strip(((2, 1), (5, 1), (5, 4), (2, 4), (2, 1.01)), 0.25)
    scene = table(*zones(6.0), wall("a", ring), spot("o", 3.5, 2.5))
    assert not says_no_way(scene)
    assert walks(scene)[0] < 1.0 and walks(scene)[1] == inf


@pytest.mark.campaign
def test_a_roof_that_only_hangs_over_a_zone_is_no_place_to_begin():
    tower = wall("a", box(20, 6.3, 24, 10), platform=True, top=8.0)
    scene = table(*zones(6.0), tower, spot("o", 22, 8))
    assert says_no_way(scene) and walks(scene) == (inf, inf)


@pytest.mark.campaign
def test_a_zone_behind_walls_begins_nothing_outside_of_them():
    shut = (
        Zone("z1", box(0, 0, 6, 6), "deployment", "red"),
        Zone("z2", box(20, 20, 26, 26), "deployment", "red"),
    )
    ring = Strip(((0.0, 7.0), (7.0, 7.0), (7.0, 0.0)), 0.25)
    both = Strip(((19, 19), (27, 19), (27, 27), (19, 27), (19, 19.01)), 0.25)
    away = Zone("z3", box(40, 0, 48, 2), "deployment", "blue")
    scene = table(*shut, away, wall("a", ring), wall("b", both), spot("o", 12, 12))
    assert walks(scene)[0] == inf and walks(scene)[1] < inf
    assert not says_no_way(scene)


@pytest.mark.campaign
@pytest.mark.parametrize("seed", range(6))
def test_all_three_agree_on_tables_of_gates_hardly_wider_than_the_base(seed):
    assert disagreement(answers(seed, gated_table(seed))) == ""


def barred(gate):
    """A wall from edge to edge before the upper zone, with a gate of some width off the grid's nodes."""
    x = 24.13
    left, right = Strip(((0, 8), (x - gate / 2, 8)), 0.25), Strip(((x + gate / 2, 8), (48, 8)), 0.25)
    return table(*zones(6.0), wall("a", left), wall("b", right), Terrain("mist", Circle((24.25, 9.75), 0.1),
                 ground=(), sight="cloud", top=1.0))  # fmt: skip


def turn_at(found, side, place):
    grid = next(each for each in found.grids if each.side == side and not each.is_share)
    return grid.values[grid.rows.index(place[1]) * len(grid.columns) + grid.columns.index(place[0])]


@pytest.mark.parametrize(("gate", "is_passed"), [(1.262, True), (1.258, False)])  # 32 mm are 1.2598 in
def test_ground_behind_a_gate_that_no_node_shows_is_reached_in_its_turn(gate, is_passed):
    found = fairness(barred(gate), replace(QUICK, turns=2))
    reached = next(each.values for each in found.rows if each.name == "Reached by turn 1")
    cover = next(each.values for each in found.rows if each.name == "Cover on its own half")
    assert turn_at(found, "red", (24.25, 11.75)) == (1.0 if is_passed else None)  # straight on: 5.75 in
    assert turn_at(found, "red", (24.25, 12.25)) == (2.0 if is_passed else None)
    before = (94 * 13 + 2) * 0.25  # square inches of the nodes before the wall and in the gate's mouth
    assert reached[0] > before + 10.0 if is_passed else reached[0] == before
    assert cover == ((0.25, 0.0) if is_passed else (0.0, 0.25))


def test_walks_are_told_as_long_as_they_are_round_a_corner():
    scene = table(*zones(6.0), wall("a", box(10, 8, 48, 20)), spot("o", 20, 21))
    r = 32 / 25.4 / 2
    assert walks(scene)[0] == pytest.approx(around((10.0, 20.0), r, (20.0, 21.0)) + 14.0, abs=1e-6)


def around(corner, r, to):
    """From straight left of a corner, at a base's radius, round it to a place below and right of it."""
    dx, dy = to[0] - corner[0], to[1] - corner[1]
    far = hypot(dx, dy)
    rest = sqrt(far * far - r * r)
    turn = pi - acos(r / far) - atan2(dy, dx)
    return r * turn + rest
