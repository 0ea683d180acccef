"""Sight, silhouettes and their properties held against sampled segments on random tables.

BATTLEFIELD_ORACLE_SCALE multiplies the number of tables: 60 make some 100,000 pairs.
"""

import os
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from campaigns import oftener, tries
from oracle_sight import free_sample, hidden_share, witness_holds
from sight_scenes import SIZE, random_table

from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.pieces import Table
from battlefield.geometry.sight.lines_of_sight import sight, sights
from battlefield.geometry.sight.silhouette.obscured import Obscured, obscured_shares

pytestmark = oftener

SCALE = int(os.environ.get("BATTLEFIELD_ORACLE_SCALE", "1"))
TABLES = tries(60, 4) * SCALE
KINDS = ("ground", "floors", "clouds")


@pytest.mark.campaign
@pytest.mark.parametrize("kind", KINDS)
def test_every_yes_has_a_line_that_holds_and_no_sample_contradicts_a_no(kind: str) -> None:
    wrong = []
    for seed in range(TABLES):
        table, models_block = random_table(seed, kind), bool(seed % 4)
        seen = sights(table, models_block=models_block)
        for (i, one), (j, two) in combinations(enumerate(body.id for body in table.bodies), 2):
            line = sight(table, one, two, models_block).line if seen[i, j] else None
            if not seen[i, j]:
                right = not free_sample(table, one, two, 50, seed, models_block)
            else:
                right = line is not None and witness_holds(table, one, two, line, models_block)
            if not right:
                wrong.append((seed, one, two, line))
    assert not wrong, (len(wrong), wrong[:5])


@pytest.mark.parametrize("kind", KINDS)
def test_the_verdict_carries_a_margin_and_a_line_that_agree_with_it(kind: str) -> None:
    for seed in range(1000, 1000 + tries(12, 3) * SCALE):
        table = random_table(seed, kind)
        found = sight(table, "a", "b")
        assert found.clear == bool(sights(table, ["a"], ["b"])[0, 0])
        assert found.margin >= 0.0 if found.clear else found.margin <= 0.0
        assert (found.line is not None) == found.clear == (not found.blockers)
        if found.line is not None:
            assert witness_holds(table, "a", "b", found.line)


def carried(table: Table, turn: float, shift: Point, mirrored: bool) -> Table:
    """Move a whole table rigidly, or mirror it first."""
    c, s = np.cos(turn), np.sin(turn)

    def put(point: Point) -> Point:
        x, y = (-point[0], point[1]) if mirrored else point
        return float(c * x - s * y + shift[0]), float(s * x + c * y + shift[1])

    def shape(outline: Outline) -> Outline:
        if isinstance(outline, Circle):
            return Circle(put(outline.centre), outline.radius)
        assert isinstance(outline, Polygon)
        return Polygon(tuple(put(point) for point in outline.points))

    pieces = tuple(replace(piece, outline=shape(piece.outline)) for piece in table.pieces)
    bodies = []
    for body in table.bodies:
        facing = (-body.base.facing if mirrored else body.base.facing) + float(np.degrees(turn))
        bodies.append(replace(body, base=PlacedBase(body.base.size, put(body.base.at), facing)))
    return Table(SIZE, SIZE, pieces, tuple(bodies))


@pytest.mark.first(2)
@pytest.mark.parametrize("kind", KINDS)
def test_moving_or_mirroring_the_whole_table_changes_nothing(kind: str) -> None:
    for seed in range(2000, 2000 + tries(10, 3) * SCALE):
        table = random_table(seed, kind)
        rng = np.random.default_rng(seed)
        shift = (float(rng.uniform(-9, 9)), float(rng.uniform(-9, 9)))
        other = carried(table, float(rng.uniform(0, 6)), shift, bool(seed % 2))
        assert (sights(table) == sights(other)).all(), seed
        shares = [obscured_shares(scene, exact=True) for scene in (table, other)]
        assert np.abs(shares[0] - shares[1]).max() < 1e-6, seed


@pytest.mark.first(1)
@pytest.mark.parametrize("kind", KINDS)
def test_taking_something_away_never_hides_anything(kind: str) -> None:
    for seed in range(6000, 6000 + tries(12, 3) * SCALE):
        table = random_table(seed, kind)
        fewer = replace(table, pieces=table.pieces[1:])
        assert (sights(fewer) >= sights(table)).all(), seed
        assert (obscured_shares(fewer, exact=True) <= obscured_shares(table, exact=True) + 1e-7).all(), seed
        assert (sights(table, models_block=False) >= sights(table)).all(), seed


@pytest.mark.parametrize("kind", KINDS)
def test_the_hidden_share_is_that_of_a_grid_of_looks(kind: str) -> None:
    for seed in range(4000, 4000 + tries(30, 6) * SCALE):
        table, models_block = random_table(seed, kind), bool(seed % 4)
        for one, two in (("a", "b"), ("b", "a")):
            if table.body(two).height > 0.0:
                exact = Obscured.of(table, one, two, models_block).share
                assert exact == pytest.approx(hidden_share(table, one, two, 120, models_block), abs=0.02), (
                    seed
                )


def test_many_silhouettes_at_once_are_the_single_ones() -> None:
    for seed in range(5000, 5000 + tries(6, 2) * SCALE):
        table = random_table(seed, "floors")
        ids = [body.id for body in table.bodies]
        every = obscured_shares(table, exact=True)
        for i, one in enumerate(ids):
            for j, two in enumerate(ids):
                if one != two:
                    assert every[i, j] == pytest.approx(Obscured.of(table, one, two).share, abs=1e-6)
