"""The depth of overlaps of outlines with many corners: the same as by the search among all moves."""

from math import cos, pi, sin

import numpy as np
import pytest
from test_depth import BAY, COURT, DEPTHS, FORK, PLUG, shifted

from battlefield.geometry.distance import gaps
from battlefield.geometry.distance.depth import deepest
from battlefield.geometry.distance.depth.cells import Bodies
from battlefield.geometry.distance.depth.parts import Pairs
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Point, Polygon, Template
from battlefield.geometry.kernel.tolerance import Gap
from battlefield.geometry.pieces.terrain import outline_polygon, outline_solid

EXACT = 1e-11
Thing = PlacedBase | Template | Outline


@pytest.fixture
def by_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deepest, "MOST_PAIRS", 0)
    monkeypatch.setattr(gaps, "MOST_PAIRS", 0)


def refined(polygon: Polygon, many: int) -> Polygon:
    """Give the same area with so many corners on each side."""

    def ring(points: tuple[Point, ...]) -> tuple[Point, ...]:
        ends = zip(points, (*points[1:], points[0]), strict=True)
        steps = [(a, b, k / many) for a, b in ends for k in range(many)]
        return tuple((a[0] + s * (b[0] - a[0]), a[1] + s * (b[1] - a[1])) for a, b, s in steps)

    return Polygon(ring(polygon.points), tuple(map(ring, polygon.holes)))


def blob(corners: int, at: Point, waves: int, hole: float = 0.0) -> Polygon:
    """Give a wavy outline, with a round hole of ten corners."""
    turns = [2 * pi * k / corners for k in range(corners)]
    ring = [(2.0 + 0.4 * sin(waves * t) + 0.05 * sin(0.37 * k * k), t) for k, t in enumerate(turns)]
    hole_ring = tuple((at[0] + hole * cos(t), at[1] + hole * sin(t)) for t in np.arange(10) * 0.2 * pi)
    outer = tuple((at[0] + r * cos(t), at[1] + r * sin(t)) for r, t in ring)
    return Polygon(outer, (hole_ring,) if hole else ())


def slowly(first: Thing, second: Thing) -> Gap:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deepest, "MOST_PAIRS", 10**9)
        patch.setattr(gaps, "MOST_PAIRS", 10**9)
        return gaps.gap(first, second)


@pytest.mark.first(8)
@pytest.mark.usefixtures("by_cells")
@pytest.mark.parametrize(("first", "second", "expected"), DEPTHS[::2])
def test_cell_by_cell_the_depth_is_the_shortest_way_out_too(
    first: Thing, second: Thing, expected: float
) -> None:
    found = gaps.gap(second, first)
    assert found.margin == pytest.approx(expected, abs=1e-12) and found.overlapping
    assert found.rule == "Overlapping: the depth is the shortest move that leaves bare contact."


@pytest.mark.first(3)
@pytest.mark.usefixtures("by_cells")
@pytest.mark.parametrize(
    "other",
    [
        blob(12, (3.0, 0.7), 3),
        blob(11, (0.4, 0.3), 4, 0.5),
        PlacedBase(BaseSize.oval(50.0, 30.0), (1.1, 0.4), 35.0),
        PlacedBase(BaseSize.hex(40.0), (-0.5, 1.2), 10.0),
        Template("cone", 4.0, (1.5, -1.5), 300.0),
        Circle((0.7, 0.2), 0.0),
    ],
)
def test_cell_by_cell_is_as_exact_as_among_all_moves(other: Thing) -> None:
    outline = blob(14, (0.0, 0.0), 5, 0.6)
    for first, second in ((outline, other), (other, outline)):
        found, known = gaps.gap(first, second), slowly(first, second)
        assert found.margin == pytest.approx(known.margin, abs=EXACT)
        assert (found.overlapping, found.touching, found.rule) == (
            known.overlapping,
            known.touching,
            known.rule,
        )


@pytest.mark.usefixtures("by_cells")
@pytest.mark.parametrize("step", [(9.0, 2.0), (4.2, 0.1), (2.0, -7.5)])
def test_outlines_apart_have_the_gap_of_their_nearest_parts(step: Point) -> None:
    first, second = blob(40, (0.0, 0.0), 5, 0.6), shifted(blob(30, (0.0, 0.0), 3), step)
    found, known = gaps.gap(first, second), slowly(first, second)
    assert found == known


@pytest.mark.campaign
def test_a_plug_of_thousands_of_corners_leaves_its_bay_by_the_shortest_way() -> None:
    bay, plug = refined(BAY, 150), refined(PLUG, 150)
    assert len(bay.points) + len(plug.points) == 2400
    found = gaps.gap(bay, plug)
    assert found.overlapping and found.overlap == pytest.approx(0.25, abs=1e-9)


def test_a_base_in_a_court_of_thousands_of_corners_leaves_it_as_one_of_eight() -> None:
    base = PlacedBase(BaseSize.round(25.4), (0.9, 0.9))
    found = gaps.gap(refined(COURT, 400), base)
    assert found.overlap == pytest.approx(gaps.gap(COURT, base).overlap, abs=1e-9)


def test_all_moves_within_the_room_of_one_leave_an_overlap() -> None:
    rng = np.random.default_rng(4)
    first, second = blob(20, (0.0, 0.0), 3, 0.5), blob(17, (0.0, 0.0), 5)
    bodies = Bodies.of(first, outline_solid(second), second)
    for bound in (bodies, bodies.coarse(0.05)):
        for move in rng.uniform(-2.5, 2.5, (6, 2)):
            turn, room = rng.uniform(0.0, 2.0 * pi), bound.room(move)
            by = move + max(room, 0.0) * 0.999 * np.array([cos(turn), sin(turn)])
            assert room <= 0.0 or slowly(first, shifted(second, (by[0], by[1]))).margin > 0.0


def test_the_deepest_pair_of_parts_is_found_without_measuring_all_of_them() -> None:
    first, second = (outline_solid(outline_polygon(outline)) for outline in (FORK, refined(BAY, 3)))
    margin, ux, uy, part, other = Pairs(first, second).largest()
    known = gaps._least_gap(first, second)
    assert (margin, (ux, uy)) == known[:2]
    assert np.array_equal(first.at(np.array([part])).x, known[2].x)  # type: ignore[union-attr]
    assert np.array_equal(second.at(np.array([other])).x, known[3].x)  # type: ignore[union-attr]
