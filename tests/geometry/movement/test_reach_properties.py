"""What must hold of reach on every table, on random ones."""

from dataclasses import replace
from itertools import pairwise
from math import cos, hypot, inf, pi, radians, sin
from os import environ

import numpy as np
import pytest
from campaigns import few

from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.movement.policy import Arc, Line
from battlefield.geometry.movement.reaching.reach import Policy, reach
from battlefield.geometry.pieces import Body, Piece, Table

SIDE = 40.0
SIZES = [BaseSize.round(40), BaseSize.rect(50, 25), BaseSize.hex(32), BaseSize.oval(60, 35)]
SEEDS = few(range(3 * int(environ.get("REACH_TRIALS", "1"))), 1)


def scattered(rng, count, **what):
    """Give random pieces about the middle of the board."""
    found = []
    for k in range(count):
        x, y = rng.uniform(13, 27, 2).tolist()
        if k % 3 == 2:
            found.append(Piece(f"c{k}", Circle((x, y), float(rng.uniform(0.5, 1.5))), **what))
            continue
        turn, a, b = rng.uniform(0, pi), rng.uniform(0.4, 2), rng.uniform(0.4, 2)
        c, s = cos(turn), sin(turn)
        corners = [(a * u, b * v) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        ring = tuple((x + u * c - v * s, y + u * s + v * c) for u, v in corners)
        found.append(Piece(f"p{k}", Polygon(ring), **what))
    return found


def a_table(seed, size=None, walls=5, woods=0):
    """Give a random table with a base at its left; every second seed has models on it too."""
    rng = np.random.default_rng(seed)
    pieces = scattered(rng, walls, impassable=True)
    pieces += [replace(piece, id="g" + piece.id) for piece in scattered(rng, woods, difficult=True)]
    size = size or SIZES[seed % (3 if woods else 4)]
    mover = Body("m", PlacedBase(size, (11.0, 20.0), float(rng.uniform(0, 360))), height=1.0)
    others = [
        Body(f"b{k}", PlacedBase(SIZES[k % 4], tuple(rng.uniform(14, 26, 2).tolist()), 20.0 * k), height=1.0)
        for k in range(3 * (seed % 2))
    ]
    return Table(SIDE, SIDE, tuple(pieces), (mover, *others)), rng


def moved(table, change, facing):
    """Put everything on a table elsewhere by a change of points and of facings."""
    pieces = []
    for piece in table.pieces:
        shape = piece.outline
        if isinstance(shape, Circle):
            pieces.append(replace(piece, outline=Circle(change(shape.centre), shape.radius)))
        else:
            pieces.append(replace(piece, outline=Polygon(tuple(change(p) for p in shape.points))))
    bodies = [
        replace(body, base=PlacedBase(body.base.size, change(body.base.at), facing(body.base.facing)))
        for body in table.bodies
    ]
    return replace(table, pieces=tuple(pieces), bodies=tuple(bodies))


def cost(table, goal, move=60.0, **policy):
    """Give the cost to a place."""
    return reach(table, "m", move, Policy(**policy)).cost_to(goal).cost


def goals(rng, count):
    """Give random places on the right of the obstacles."""
    return [tuple(goal) for goal in rng.uniform((26, 12), (33, 28), (count, 2)).tolist()]


def same(one, other, tolerance=1e-7):
    """Compare costs, infinite ones too."""
    return one == other or abs(one - other) < tolerance


@pytest.mark.campaign
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("woods", [0, 2])
def test_the_cost_is_at_least_the_distance_and_equals_the_length_of_the_path(seed, woods):
    table, rng = a_table(seed, woods=woods)
    for goal in goals(rng, 4):
        route = reach(table, "m", 60.0).cost_to(goal)
        if route.cost == inf:
            continue
        straight = hypot(goal[0] - 11.0, goal[1] - 20.0)
        assert route.cost >= straight - 1e-9
        long = sum(
            p.length if isinstance(p, Arc) else hypot(p.end[0] - p.start[0], p.end[1] - p.start[1])
            for p in route.pieces
        )
        assert same(long, route.cost) or (woods and long < route.cost <= 2 * long)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_pieces_of_a_route_join(seed):
    table, rng = a_table(seed)
    for goal in goals(rng, 4):
        route = reach(table, "m", 60.0).cost_to(goal)
        at = (11.0, 20.0)
        for piece in route.pieces:
            ends = (piece.start, piece.end) if isinstance(piece, Line) else piece.points
            first, last = ends[0], ends[-1]
            assert hypot(first[0] - at[0], first[1] - at[1]) < 1e-8
            at = last
        assert not route.pieces or hypot(at[0] - goal[0], at[1] - goal[1]) < 1e-8


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("woods", few([0, 2], 1))
def test_the_way_back_costs_as_much_as_the_way_there(seed, woods):
    table, rng = a_table(seed, woods=woods)
    for goal in goals(rng, 3):
        there = cost(table, goal)
        if there < inf:
            mover = table.bodies[0]
            away = replace(mover, base=replace(mover.base, at=goal))
            back = cost(replace(table, bodies=(away, *table.bodies[1:])), (11.0, 20.0))
            assert same(there, back, 1e-7 if not woods else 5e-3)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("woods", few([0, 2], 1))
@pytest.mark.parametrize("how", ["shift", "turn", "mirror"])
def test_a_table_moved_turned_or_mirrored_gives_the_same_cost(seed, woods, how):
    table, rng = a_table(seed, woods=woods)
    c, s = cos(radians(33)), sin(radians(33))
    changes = {
        "shift": (lambda p: (p[0] + 3.7, p[1] - 1.9), lambda f: f),
        "turn": (
            lambda p: (20 + (p[0] - 20) * c - (p[1] - 20) * s, 20 + (p[0] - 20) * s + (p[1] - 20) * c),
            lambda f: f + 33,
        ),
        "mirror": (lambda p: (SIDE - p[0], p[1]), lambda f: -f),
    }
    change, facing = changes[how]
    for goal in goals(rng, 2):
        before, after = cost(table, goal), cost(moved(table, change, facing), change(goal))
        assert same(before, after, 1e-7 if not woods else 5e-3)


@pytest.mark.campaign
def test_an_oval_over_difficult_ground_pays_as_much_on_the_way_back():
    table, rng = a_table(2, SIZES[3], woods=2)
    (goal,) = goals(rng, 1)
    mover = table.bodies[0]
    away = replace(mover, base=replace(mover.base, at=goal))
    back = cost(replace(table, bodies=(away, *table.bodies[1:])), (11.0, 20.0))
    assert same(cost(table, goal), back, 1e-6)


@pytest.mark.parametrize("seed", SEEDS)
def test_more_obstacles_never_make_a_way_cheaper_or_the_area_larger(seed):
    table, rng = a_table(seed, walls=6)
    fewer = replace(table, pieces=table.pieces[:3])
    for goal in goals(rng, 4):
        assert cost(fewer, goal) <= cost(table, goal) + 1e-9
    assert reach(fewer, "m", 9.0).area >= reach(table, "m", 9.0).area * 0.999


@pytest.mark.parametrize("seed", SEEDS)
def test_the_area_grows_with_the_move_and_never_beyond_the_disc(seed):
    table, _ = a_table(seed)
    areas = [reach(table, "m", move).area for move in (0.0, 2.0, 5.0, 8.0, 10.0)]
    assert areas == sorted(areas) and areas[-1] <= pi * 100


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("woods", few([0, 2], 1))
def test_no_detour_over_a_third_place_is_cheaper(seed, woods):
    table, rng = a_table(seed, woods=woods)
    first, *rest = goals(rng, 4)
    mover = table.bodies[0]
    there = replace(mover, base=replace(mover.base, at=first))
    from_first = replace(table, bodies=(there, *table.bodies[1:]))
    for goal in rest:
        assert cost(table, goal) <= cost(table, first) + cost(from_first, goal) + (5e-3 if woods else 1e-7)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_cost_does_not_depend_on_the_move_that_is_asked_about(seed):
    table, rng = a_table(seed)
    for goal in goals(rng, 3):
        assert same(cost(table, goal, move=60.0), cost(table, goal, move=1.0))
        route = reach(table, "m", 20.0).cost_to(goal)
        assert route.reachable == (route.cost <= 20.0)


@pytest.mark.campaign
@pytest.mark.parametrize("seed", SEEDS)
def test_a_dearer_ground_never_makes_a_way_cheaper(seed):
    table, rng = a_table(seed, walls=3, woods=3)
    for goal in goals(rng, 1):
        costs = [cost(table, goal, factor=factor) for factor in (1.0, 1.5, 2.0, 4.0)]
        assert all(a <= b + 1e-6 for a, b in pairwise(costs))


@pytest.mark.campaign
@pytest.mark.parametrize("seed", SEEDS)
def test_an_oval_as_wide_as_long_moves_as_a_round_base_and_a_turned_square_as_itself(seed):
    for one, other, turn in (
        (BaseSize.round(40), BaseSize.oval(40, 40), 0.0),
        (BaseSize.rect(30, 30), BaseSize.rect(30, 30), 90.0),
        (BaseSize.hex(30), BaseSize.hex(30), 60.0),
    ):
        table, rng = a_table(2 * seed, one)
        mover = table.bodies[0]
        base = PlacedBase(other, mover.base.at, mover.base.facing + turn)
        changed = replace(table, bodies=(replace(mover, base=base), *table.bodies[1:]))
        for goal in goals(rng, 2):
            assert same(cost(table, goal), cost(changed, goal), 1e-6)
