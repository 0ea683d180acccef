"""Ways over difficult ground that are proven the cheapest, and the bound that proves them."""

from heapq import heappop, heappush
from math import asin, cos, pi, sin, sqrt, tan

import numpy as np
import pytest
import shapely
from campaigns import few

from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Polygon
from battlefield.geometry.movement.freespace.inflate import Grown
from battlefield.geometry.movement.reaching.chains import Chain, least_costs
from battlefield.geometry.movement.reaching.proof import is_least
from battlefield.geometry.movement.reaching.reach import Policy, reach
from battlefield.geometry.pieces import Body, Piece, Table

START = (24.0, 24.0)
SLAB = ((26.0, 14.0), (28.0, 14.0), (28.0, 44.0), (26.0, 44.0))
WOOD = ((26.0, 20.0), (29.0, 20.0), (29.0, 27.0), (26.0, 27.0))
BEHIND = ((31.0, 19.0), (33.0, 19.0), (33.0, 28.0), (31.0, 28.0))
WEDGE = ((26.0, 22.0), (31.0, 25.0), (27.0, 30.0))


def found(woods, to, others=(), factor=2.0):
    pieces = tuple(Piece(f"wood {n}", Polygon(ring), difficult=True) for n, ring in enumerate(woods))
    bodies = (Body("a", PlacedBase(BaseSize.round(25.4), START), 0.0, 1.0), *others)
    return reach(Table(48.0, 48.0, pieces, bodies), "a", 20.0, Policy(factor=factor)).cost_to(to)


def graph_cost(woods, to, factor=2.0, step=0.25):
    """Give what the cheapest way costs that meets the edges at places a step apart: an upper bound."""
    shapes = [shapely.Polygon(ring) for ring in woods]
    rims = [shape.segmentize(step).exterior.coords[:-1] for shape in shapes]
    nodes = np.array([START, to, *(place for rim in rims for place in rim)])
    far, open_, done = {0: 0.0}, [(0.0, 0)], set()
    while open_:
        cost, here = heappop(open_)
        if here in done:
            continue
        if here == 1:
            return cost
        done.add(here)
        legs = shapely.linestrings([[nodes[here], node] for node in nodes])
        long = np.hypot(*(nodes - nodes[here]).T)
        deep = sum(shapely.length(shapely.intersection(shape.buffer(-1e-7), legs)) for shape in shapes)
        for there, more in enumerate((long + (factor - 1.0) * deep).tolist()):
            if there not in done and cost + more < far.get(there, np.inf):
                far[there] = cost + more
                heappush(open_, (cost + more, there))
    raise AssertionError("no way")


def test_light_through_a_slab_is_bent_by_the_law_of_snell():
    def aside(angle):
        inner = asin(sin(angle) / 2.0)
        return 3.0 * tan(angle) + 2.0 * tan(inner)

    low, high = 0.0, pi / 2.0
    for _ in range(100):
        middle = (low + high) / 2.0
        low, high = (middle, high) if aside(middle) < 5.0 else (low, middle)
    cost = 3.0 / cos(low) + 2.0 * 2.0 / cos(asin(sin(low) / 2.0))
    route = found([SLAB], (29.0, 29.0))
    assert route.exact and route.cost == pytest.approx(cost, abs=1e-9)


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("woods", "to"),
    few(
        [
            ([SLAB], (29.0, 33.0)),
            ([WOOD], (28.0, 25.0)),
            ([WEDGE], (30.0, 28.0)),
            ([SLAB], (27.0, 30.0)),
            ([WOOD], (30.0, 24.0)),
            ([WOOD], (30.0, 26.0)),
            ([WOOD, BEHIND], (30.0, 26.0)),
            ([WEDGE], (28.0, 25.0)),
        ],
        3,
    ),
)
def test_a_proven_cost_is_that_of_a_dense_graph(woods, to):
    route, dense = found(woods, to), graph_cost(woods, to, step=0.25)
    assert route.exact
    assert route.cost - 1e-6 <= dense <= route.cost + 0.02


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("woods", "to"), [([SLAB], (29.0, 33.0)), ([WOOD], (28.0, 25.0)), ([WEDGE], (30.0, 24.0))]
)
def test_a_cost_a_hair_too_high_is_not_proven(woods, to):
    ground = [Grown((np.array(ring)[::-1],)) for ring in woods]
    cost = found(woods, to).cost
    assert is_least(ground, 2.0, START, to, cost)
    assert not is_least(ground, 2.0, START, to, cost + 3e-6)


@pytest.mark.campaign
def test_the_edge_of_a_wood_is_a_highway_within_it():
    wood = ((20.0, 20.0), (40.0, 20.0), (40.0, 25.0), (20.0, 25.0))
    route = found([wood], (34.0, 24.0))
    out_and_in = 2.0 * 2.0 / sqrt(0.75)  # an inch deep, at 60 degrees to the edge, twice
    assert route.exact
    assert route.cost == pytest.approx(out_and_in + 10.0 - 2.0 * tan(pi / 6.0), abs=1e-6)


@pytest.mark.campaign
def test_two_woods_in_a_row_are_proven():
    route = found([WOOD, BEHIND], (34.0, 24.0))
    assert route.exact and route.cost < 10.0 + 3.0 + 2.0  # what straight through both costs


def test_what_is_round_hollow_or_crowded_is_left_open():
    disc = Grown((np.array([(27.0, 24.0)]),), 1.0)
    hollow = ((26.0, 20.0), (30.0, 20.0), (27.0, 24.0), (30.0, 28.0))
    assert not is_least([disc], 2.0, START, (30.0, 24.0), 6.5)
    assert not is_least([Grown((np.array(hollow),))], 2.0, START, (31.0, 24.0), 8.0)
    many = [Grown((np.array(WOOD) + np.array((0.0, 9.0 * n - 18.0)),)) for n in range(11)]
    assert not is_least(many, 2.0, START, (30.0, 24.0), 300.0)


def test_ground_out_of_reach_changes_nothing():
    far = [Grown((np.array(WOOD) + np.array((100.0, 0.0)),))]
    assert is_least(far, 2.0, START, (30.0, 24.0), 6.0)
    assert not is_least(far, 2.0, START, (30.0, 24.0), 6.1)


def test_a_proof_can_be_called_off():
    ground = [Grown((np.array(WOOD),))]
    with pytest.raises(StoppedError):
        is_least(ground, 2.0, START, (30.0, 24.0), 9.0, lambda: True)


def test_the_bound_of_a_chain_is_its_least_cost_and_never_more():
    starts, ways = ((0.0, 1.0), (-9.0, 0.0), (4.0, 2.0)), ((0.0, 0.0), (1.0, 0.0), (0.0, 0.0))
    mirror = Chain(starts, ways, (0.0, 18.0, 0.0), (1.0, 1.0))
    (bound,) = least_costs([mirror], [100.0])
    assert bound <= 5.0 and bound == pytest.approx(5.0, abs=2e-7)
    (enough,) = least_costs([mirror], [4.0])
    assert 4.0 <= enough <= 5.0
