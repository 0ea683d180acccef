"""Many outlines at once: what holds a point, where segments are cut, and what lies near a box."""

from random import Random

import numpy as np
import pytest

from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.inflate import Grown
from battlefield.geometry.movement.freespace.outlines import Outlines

SQUARE = np.array([(2.0, 2.0), (2.0, 6.0), (6.0, 6.0), (6.0, 2.0)])
NOTCHED = np.array([(10.0, 2.0), (10.0, 8.0), (12.0, 5.0), (15.0, 8.0), (14.0, 2.0)])
GROUNDS = {
    "sharp": (Grown((SQUARE,)), Grown((NOTCHED,))),
    "holed": (Grown((SQUARE, np.array([(3.0, 3.0), (5.0, 3.0), (5.0, 5.0), (3.0, 5.0)]))),),
    "with a disc": (Grown((SQUARE,)), Grown((np.array([(12.0, 5.0)]),), 2.5)),
    "rounded": (Grown((SQUARE,), 0.5), Grown((NOTCHED,))),
}


def strewn(count):
    """Give points about the grounds: some anywhere, some at corners and edges, up to the tolerance off."""
    draw = Random(5)
    rim = [(x, 2.0) for x in (2.0, 4.0, 6.0, 11.0)] + [(2.0, 4.0), (10.0, 5.0), (12.0, 5.0), (12.0, 7.5)]
    off = [0.0, 0.5 * TOL, -0.5 * TOL, 1.5 * TOL, -1.5 * TOL, 4.0 * TOL, -4.0 * TOL]
    close = [(x + dx, y + dy) for x, y in rim for dx in off for dy in off]
    return np.array([*close, *((draw.uniform(0, 17), draw.uniform(0, 10)) for _ in range(count))]).T


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS)
def test_points_are_held_just_where_their_level_is_above_the_tolerance(ground):
    outlines, (x, y) = Outlines.of(ground), strewn(600)
    held = outlines.holds(x, y)
    assert held.tolist() == (outlines.levels(x, y) > TOL).tolist()
    assert 0 < held.sum() < len(held)


def test_no_ground_holds_a_point_and_no_point_is_held_by_any():
    assert not Outlines.of([]).holds(*strewn(1)).any()
    assert Outlines.of(GROUNDS["sharp"]).holds(np.zeros(0), np.zeros(0)).shape == (0,)


def test_segments_are_cut_at_edges_and_circles_in_order():
    outlines = Outlines.of(GROUNDS["with a disc"])
    p = np.array([(0.0, 5.0), (0.0, 9.0), (0.0, 3.0)])
    q = np.array([(16.0, 5.0), (16.0, 9.0), (4.0, 3.0)])
    cuts = outlines.crossings(p, q)
    assert cuts.shape == (3, 4)
    assert cuts[0] * 16.0 == pytest.approx([2.0, 6.0, 9.5, 14.5])
    assert cuts[1].tolist() == [1.0] * 4
    assert cuts[2].tolist() == [0.5, 1.0, 1.0, 1.0]


def test_a_segment_along_an_edge_is_cut_where_the_edge_ends():
    cuts = Outlines.of(GROUNDS["sharp"]).crossings(np.array([(0.0, 2.0)]), np.array([(8.0, 2.0)]))
    assert set(cuts[0].tolist()) == {0.25, 0.75}


def test_what_may_meet_a_box_is_gathered_once():
    outlines = Outlines.of(GROUNDS["sharp"])
    assert outlines.meeting((0.0, 0.0, 20.0, 20.0)) is outlines
    left = outlines.meeting((0.0, 0.0, 3.0, 3.0))
    assert left.shapes == outlines.shapes[:1]
    assert outlines.meeting((5.0, 5.0, 6.0, 9.0)) is left
    assert not outlines.meeting((7.0, 0.0, 9.0, 10.0)).shapes


@pytest.mark.parametrize("turn", range(0, 360, 7))
def test_a_segment_along_an_edge_is_cut_where_it_enters_by_the_inward_corner_at_its_end(turn):
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    ring = np.array([(0, 0), (4, 0), (4, 0.5), (0.5, 0.5), (0.5, 3), (0, 3)]) @ np.array([(c, s), (-s, c)])
    ell = Outlines.of([Grown((ring,))])
    ways = np.array([[(2.5, 0.5)], [(-1.0, 0.5)]]) @ np.array([(c, s), (-s, c)])
    cuts = ell.crossings(ways[0], ways[1])[0]
    assert np.abs(cuts - 2.0 / 3.5).min() < 1e-9
