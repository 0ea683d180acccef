"""Shortest ways on random tables against bounds from visibility graphs that share no code with the kernel.

REACH_TRIALS scales the runs up.
"""

from math import cos, hypot, inf, isclose, pi, sin
from os import environ

import numpy as np
import pytest
from campaigns import few, left_to_the_campaign

from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.movement.reaching.reach import Policy, reach
from battlefield.geometry.pieces import Body, Piece, Table
from tests.geometry import oracle_reach as oracle

TRIALS = int(environ.get("REACH_TRIALS", "1"))
BOARD = (16.0, 12.0)
SIZES = [("round", 32, 32), ("round", 60, 60), ("rect", 50, 25), ("hex", 40, 40), ("oval", 60, 35)]


def random_obstacles(rng, count):
    """Give discs and turned boxes, as the oracle takes them."""
    found = []
    for _ in range(count):
        x, y = rng.uniform((2, 1), (14, 11)).tolist()
        if rng.random() < 0.3:
            found.append((x, y, float(rng.uniform(0.3, 1.2))))
            continue
        turn, half = rng.uniform(0, pi), rng.uniform(0.2, 1.5, 2)
        c, s = cos(turn), sin(turn)
        signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        corners = [(a * half[0], b * half[1]) for a, b in signs]
        found.append([(x + u * c - v * s, y + u * s + v * c) for u, v in corners])
    return found


def outline(obstacle):
    """Give an oracle's obstacle as an outline."""
    if isinstance(obstacle, tuple):
        return Circle(obstacle[:2], obstacle[2])
    return Polygon(tuple(obstacle))


def table_of(obstacles, size, facing, at):
    """Put impassable obstacles and one base on a table."""
    pieces = tuple(Piece(f"o{k}", outline(o), impassable=True) for k, o in enumerate(obstacles))
    return Table(*BOARD, pieces, (Body("m", PlacedBase(BaseSize(*size), at, facing), height=1.0),))


@pytest.mark.parametrize("seed", few(range(20 * TRIALS), 4))
def test_the_shortest_way_lies_between_the_oracles_bounds(seed):
    rng = np.random.default_rng(seed)
    size, facing = SIZES[seed % len(SIZES)], float(rng.uniform(0, 360))
    obstacles = random_obstacles(rng, 5)
    start, goal = (1.5, float(rng.uniform(1.5, 10.5))), (14.5, float(rng.uniform(1.5, 10.5)))
    route = reach(table_of(obstacles, size, facing, start), "m", 40.0).cost_to(goal)
    low, high = oracle.bounds(obstacles, size, facing, BOARD, start, goal)
    if route.why and not route.path:
        assert high == inf
        return
    assert low - 1e-6 <= route.cost <= high + 1e-6
    assert high == inf or high - low < 0.15
    if route.cost < inf:
        assert isclose(oracle.length_of(route.path), route.cost, rel_tol=2e-3)


@pytest.mark.parametrize("size", [("rect", 50, 25), ("hex", 40, 40)])
@pytest.mark.parametrize("seed", few(range(6 * TRIALS)))
def test_a_base_with_straight_sides_goes_exactly_as_far_as_the_oracle(size, seed):
    rng = np.random.default_rng(1000 + seed)
    facing = float(rng.uniform(0, 360))
    obstacles = [o for o in random_obstacles(rng, 8) if not isinstance(o, tuple)]
    start, goal = (1.5, float(rng.uniform(2, 10))), (14.5, float(rng.uniform(2, 10)))
    route = reach(table_of(obstacles, size, facing, start), "m", 40.0).cost_to(goal)
    low, high = oracle.bounds(obstacles, size, facing, BOARD, start, goal)
    assert low == high
    assert route.cost == inf if high == inf else abs(route.cost - high) < 1e-6


@pytest.mark.campaign
@pytest.mark.parametrize("seed", few(range(3 * TRIALS), 1))
@pytest.mark.parametrize("size", [("oval", 75, 42), *left_to_the_campaign([(("round", 40, 40),)])])
def test_fine_polygons_leave_no_room_for_an_error_of_a_hundred_thousandth(size, seed):
    rng = np.random.default_rng(2000 + seed)
    x, y = rng.uniform((7, 5), (9, 7)).tolist()
    obstacles = [[(x - 1, y - 2), (x + 1, y - 1.5), (x + 0.5, y + 1)]]
    start, goal, facing = (2.0, 6.0), (14.0, 6.2), float(rng.uniform(0, 180))
    route = reach(table_of(obstacles, size, facing, start), "m", 40.0).cost_to(goal)
    low, high = oracle.bounds(obstacles, size, facing, BOARD, start, goal, sides=720)
    assert high - low < 2e-5
    assert low - 1e-7 <= route.cost <= high + 1e-7


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", few(range(6 * TRIALS)))
def test_difficult_ground_costs_no_more_than_the_oracles_best_try_and_hardly_less(seed):
    rng = np.random.default_rng(3000 + seed)
    areas = random_obstacles(rng, 1 + seed % 3)
    areas = [(*a[:2], 1.5 * a[2]) if isinstance(a, tuple) else a for a in areas]
    start, goal = (1.5, float(rng.uniform(1.5, 10.5))), (14.5, float(rng.uniform(1.5, 10.5)))
    pieces = tuple(Piece(f"g{k}", outline(a), difficult=True) for k, a in enumerate(areas))
    body = Body("m", PlacedBase(BaseSize.round(32), start), height=1.0)
    route = reach(Table(*BOARD, pieces, (body,)), "m", 40.0).cost_to(goal)
    best = oracle.across_ground(areas, 2.0, start, goal)
    assert best - 4e-3 <= route.cost <= best + 1e-3 * any(isinstance(a, tuple) for a in areas) + 1e-6
    assert route.cost >= hypot(goal[0] - start[0], goal[1] - start[1]) - 1e-9


@pytest.mark.parametrize("seed", few(range(5 * TRIALS)))
def test_walls_in_difficult_ground_are_passed_as_cheaply_as_the_oracle_finds(seed):
    rng = np.random.default_rng(5000 + seed)
    size, facing = [("rect", 40, 25), ("hex", 32, 32)][seed % 2], float(rng.uniform(0, 360))
    areas, walls = ([o for o in random_obstacles(rng, count) if not isinstance(o, tuple)] for count in (4, 5))
    start, goal = (1.5, float(rng.uniform(3, 9))), (14.5, float(rng.uniform(3, 9)))
    table = table_of(walls, size, facing, start)
    woods = tuple(Piece(f"g{k}", outline(a), difficult=True) for k, a in enumerate(areas))
    route = reach(Table(*BOARD, table.pieces + woods, table.bodies), "m", 40.0).cost_to(goal)
    base = oracle.base_corners(*size, facing, 4, True)
    grown = [oracle.grown(wall, base, 4, True) for wall in walls]
    wide, high = (max(corner[axis] for corner in base) - 1e-9 for axis in (0, 1))
    box = (wide, high, BOARD[0] - wide, BOARD[1] - high)
    best = oracle.across_ground(areas, 2.0, start, goal, step=0.2, walls=grown, box=box)
    assert best == route.cost == inf or best - 0.02 <= route.cost <= best + 1e-6


@pytest.mark.parametrize("seed", few(range(3 * TRIALS), 1))
def test_a_place_is_in_the_outline_just_when_its_cost_is_within_the_move(seed):
    import shapely

    rng = np.random.default_rng(4000 + seed)
    obstacles = random_obstacles(rng, 6)
    table = table_of(obstacles, SIZES[seed % 5], 30.0, (1.5, 6.0))
    asked = reach(table, "m", 9.0, Policy())
    place = shapely.union_all([shapely.Polygon(p.points, p.holes) for p in asked.outline])
    for goal in rng.uniform((1, 1), (12, 11), (40, 2)).tolist():
        cost = asked.cost_to(tuple(goal)).cost
        # the outline draws arcs and nooks by chords
        if abs(cost - 9.0) > 0.06 and shapely.distance(place.boundary, shapely.Point(goal)) > 0.06:
            assert shapely.contains_xy(place, *goal) == (cost < 9.0)
