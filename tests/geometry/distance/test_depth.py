"""The depth of overlaps with outlines that are not convex: the shortest way out, wherever it leads.

One oracle builds the sums of all pairs of convex parts, unites them and measures to the rim of the union;
another tries shorter moves in all directions; a third looks closely at moves next to the one found.
"""

from dataclasses import replace
from itertools import product
from math import cos, hypot, pi, sin, sqrt

import numpy as np
import pytest
import shapely
from campaigns import oftener, tries
from oracle import CORNERS, Floats, base_bodies, signed_depths, template_discs
from oracle_cases import base_size
from oracle_share import outline_of_base
from oracle_terrain import nearest_side, region_of

from battlefield.geometry.distance.depth import deepest
from battlefield.geometry.distance.gaps import gap
from battlefield.geometry.kernel.shapes import (
    BASE_KINDS,
    TEMPLATE_KINDS,
    BaseKind,
    BaseSize,
    Circle,
    Outline,
    PlacedBase,
    Point,
    Polygon,
    Strip,
    Template,
    TemplateKind,
)
from battlefield.geometry.pieces.terrain import outline_polygon

INCH = 25.4
MILLIMETRE = 1.0 / INCH
EXACT = 1e-9
ROUNDED = 4e-6  # inch; what the oracle's polygons of thousands of corners may be wrong by

Thing = PlacedBase | Template | Outline
ELBOW = Polygon(((0.0, 0.0), (6.0, 0.0), (6.0, 1.0), (1.0, 1.0), (1.0, 6.0), (0.0, 6.0)))
COURT = Polygon(
    ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)), (((1.0, 1.0), (3.0, 1.0), (3.0, 3.0), (1.0, 3.0)),)
)
BAY = Polygon(
    ((0.0, 0.0), (1.0, 0.0), (1.0, 2.0), (2.0, 2.0), (2.0, 0.0), (3.0, 0.0), (3.0, 3.0), (0.0, 3.0))
)
PLUG = Polygon(
    ((0.0, -2.0), (3.0, -2.0), (3.0, -1.0), (2.0, -1.0), (2.0, 2.25), (1.0, 2.25), (1.0, -1.0), (0.0, -1.0))
)
FORK = Polygon(((0.0, 0.0), (0.3, 3.0), (0.6, 0.0), (5.0, 8.0), (-4.4, 8.0)))
WIDE_FORK = Polygon(((0.0, 0.0), (0.6, 3.0), (1.2, 0.0), (10.0, 8.0), (-8.8, 8.0)))
BEND = Strip(((0.5, 6.0), (0.5, 0.5), (6.0, 0.5)), 1.0)
TILE = BaseSize.rect(INCH, INCH)
OVAL = BaseSize.oval(2 * INCH, INCH)


def coin(x: float, y: float, inches: float = 1.0) -> PlacedBase:
    return PlacedBase(BaseSize.round(inches * INCH), (x, y))


DEPTHS: list[tuple[Thing, Thing, float]] = [
    (coin(0.5, 0.5), ELBOW, 1.0),
    (coin(0.5, 0.5), BEND, 1.0),
    (coin(1.0, 1.0), ELBOW, sqrt(0.5)),
    (coin(0.9, 0.8), ELBOW, hypot(0.6, 0.7)),
    (coin(0.5, 3.0), ELBOW, 1.0),
    (coin(0.9, 0.9), COURT, hypot(0.6, 0.6)),
    (coin(2.0, 2.0, 3.0), COURT, 3.5),
    (coin(2.0, 2.0, 2.5), COURT, 3.25),
    (coin(1.2, 2.0, 2.0), COURT, sqrt(0.64)),
    (PlacedBase(TILE, (0.5, 0.5)), ELBOW, 1.0),
    (PlacedBase(TILE, (0.5, 0.5), 45.0), ELBOW, 0.5 + sqrt(0.5)),
    (PlacedBase(TILE, (1.0, 1.0)), ELBOW, sqrt(0.5)),
    (PlacedBase(BaseSize.hex(INCH), (0.5, 0.5)), ELBOW, 1.0),
    (PlacedBase(BaseSize.hex(INCH), (0.5, 0.5), 90.0), ELBOW, 1.0),
    (PlacedBase(OVAL, (0.5, 0.5)), ELBOW, 1.0),
    (PlacedBase(OVAL, (1.0, 1.0), 90.0), ELBOW, hypot(1.0, 0.5)),
    (PlacedBase(OVAL, (0.8, 1.3), 90.0), ELBOW, hypot(1.2, 0.2)),
    (PlacedBase(TILE, (1.5, 2.0)), BAY, 0.5),
    (PlacedBase(TILE, (1.2, 0.9)), BAY, 0.3),
    (coin(1.2, 0.9), BAY, 0.3),
    (PLUG, BAY, 0.25),
    (coin(0.3, 0.1), FORK, 0.5),
    (PlacedBase(OVAL, (0.6, 0.1), 90.0), WIDE_FORK, 0.5),
    (Template("round", 2.0, (0.5, 0.5)), ELBOW, 1.5),
    (Template("wall", 4.0, (0.5, 3.0), 0.0), ELBOW, 0.5 + MILLIMETRE / 2),
    (Template("beam", 3.0, (0.5, 5.0), 0.0), ELBOW, 0.5 + MILLIMETRE / 2),
    (Template("diffuse", 4.0, (1.0, 1.0), 135.0), COURT, 3.0),
    (Circle((0.5, 0.5), 0.5), ELBOW, 1.0),
    (Polygon(((0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8))), ELBOW, 0.8),
    (Circle((0.5, 0.5), 0.0), ELBOW, 0.5),
    (Circle((0.7, 0.5), 0.0), COURT, 0.5),
    (Template("round", 0.0, (3.0, 0.25)), ELBOW, 0.25),
]
"""Overlapping pairs; each depth is the shortest of the few ways out that there are."""


@pytest.mark.parametrize(("first", "second", "depth"), DEPTHS)
def test_the_depth_is_the_shortest_way_out(first: Thing, second: Thing, depth: float) -> None:
    for found in (gap(first, second), gap(second, first)):
        assert found.margin == pytest.approx(depth, abs=1e-12) and found.overlap == found.margin
        assert found.overlapping and found.touching and found.gap == 0.0
        assert found.rule == "Overlapping: the depth is the shortest move that leaves bare contact."


@pytest.mark.first(17)
@pytest.mark.parametrize(("first", "second"), [row[:2] for row in DEPTHS])
def test_moved_by_the_depth_the_second_just_touches_where_the_points_say(first: Thing, second: Thing) -> None:
    for one, other in ((first, second), (second, first)):
        found = gap(one, other)
        step = found.margin * found.direction[0], found.margin * found.direction[1]
        there = gap(one, shifted(other, step))
        assert there.touching and not there.overlapping and abs(there.margin) <= EXACT
        (ax, ay), (bx, by) = found.points
        assert (ax - bx, ay - by) == pytest.approx(step, abs=1e-12)
        pin = Circle((ax, ay), 0.0)
        assert abs(gap(one, pin).margin) <= EXACT and abs(gap(shifted(other, step), pin).margin) <= EXACT


def shifted(thing: Thing, step: Point) -> Thing:
    def moved(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((x + step[0], y + step[1]) for x, y in points)

    if isinstance(thing, PlacedBase | Template):
        return replace(thing, at=moved((thing.at,))[0])
    if isinstance(thing, Circle):
        return replace(thing, centre=moved((thing.centre,))[0])
    if isinstance(thing, Strip):
        return replace(thing, points=moved(thing.points))
    return Polygon(moved(thing.points), tuple(moved(hole) for hole in thing.holes))


def test_a_point_deep_in_terrain_is_deep_also_where_its_parts_meet() -> None:
    for share in np.linspace(0.05, 0.95, 19).tolist():  # the seam of an elbow runs from corner to corner
        depth = min(share, 1.0 - share + (sqrt(2.0) - 1.0) * (1.0 - share))
        found = gap(ELBOW, Circle((share, share), 0.0))
        assert found.overlapping and found.margin == pytest.approx(depth, abs=1e-12)
    assert gap(ELBOW, Circle((1.0, 1.0), 0.0)).margin == pytest.approx(0.0, abs=1e-12)
    assert not gap(ELBOW, Circle((1.0, 3.0), 0.0)).overlapping


@pytest.mark.parametrize("beyond", [-2e-6, -5e-7, 0.0, 5e-7, 2e-6])
def test_a_point_at_the_edge_of_terrain_keeps_its_margin_to_the_last_digit(beyond: float) -> None:
    found = gap(ELBOW, Circle((3.0, 1.0 + beyond), 0.0))
    assert found.margin == pytest.approx(-beyond, abs=1e-12) and found.overlapping == (beyond < -1e-6)


def test_two_contacts_within_the_tolerance_are_no_overlap_even_in_an_acute_notch() -> None:
    notch = Polygon(((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (2.0, 1.0), (0.0, 4.0)))
    resting = 1.0 + 0.5 * hypot(2.0, 3.0) / 2.0
    assert not gap(notch, coin(2.0, resting - 0.9e-6)).overlapping
    deeper = gap(notch, coin(2.0, resting - 1e-3))
    assert deeper.overlap == pytest.approx(1e-3, abs=EXACT) and deeper.direction == pytest.approx((0, 1))


def test_where_no_way_out_is_proven_the_rule_calls_the_depth_a_lower_bound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deepest, "way_out", lambda *_: None)
    found = gap(ELBOW, coin(0.5, 0.5))
    assert 0.0 < found.overlap < 1.0 and found.rule.startswith("Overlapping: the depth is at least this")


def _placed_ring(rng: np.random.Generator, ring: list[Point]) -> tuple[Point, ...]:
    turn, (x, y) = float(rng.choice([0.0, pi / 2, rng.uniform(0, 2 * pi)])), rng.uniform(0, 60, 2).tolist()
    return tuple((x + u * cos(turn) - v * sin(turn), y + u * sin(turn) + v * cos(turn)) for u, v in ring)


def _terrain(rng: np.random.Generator, which: int) -> Outline:
    """Draw an elbow, a bay, a ring, a star or a strip of any width and bearing."""
    a, b = rng.uniform(0.5, 3.0, 2).tolist()
    if which == 0:
        return Polygon(_placed_ring(rng, [(0, 0), (6, 0), (6, a), (b, a), (b, 5), (0, 5)]))
    if which == 1:
        ring = [(0, 0), (6, 0), (6, 5), (6 - a / 2, 5), (6 - a / 2, b), (a, b), (a, 5), (0, 5)]
        return Polygon(_placed_ring(rng, [(float(x), float(y)) for x, y in ring]))
    if which == 2:
        low, high = a / 2 + 0.3, 6.0 - b / 2
        both = [
            (0, 0),
            (6, 0),
            (6, 6),
            (0, 6),
            (low, low),
            (high, low + 0.4),
            (high, high),
            (low - 0.1, high),
        ]
        ring8 = _placed_ring(rng, both)
        return Polygon(ring8[:4], (ring8[4:],))
    if which == 3:
        reach = rng.uniform(1.2, 4.0, 9).tolist()
        angles = [2 * pi * i / 9 for i in range(9)]
        return Polygon(
            _placed_ring(rng, [(r * cos(t), r * sin(t)) for r, t in zip(reach, angles, strict=True)])
        )
    return Strip(_placed_ring(rng, [(0, 0), (4, 0), (4, b + 1), (8, b)]), a)


def _spot(rng: np.random.Generator, outline: Outline) -> Point:
    left, top, right, bottom = region_of(outline).bounds
    return float(rng.uniform(left, right)), float(rng.uniform(top, bottom))


def _bases(seed: int, kind: BaseKind, many: int) -> list[tuple[Outline, PlacedBase]]:
    """Draw pieces of terrain, and on each a base that overlaps it."""
    rng, found = np.random.default_rng(seed), list[tuple[Outline, PlacedBase]]()
    while len(found) < many:
        outline = _terrain(rng, len(found) % 5)
        facing = float(rng.choice([0.0, 90.0, rng.uniform(0, 360)]))
        base = PlacedBase(base_size(rng, kind), _spot(rng, outline), facing)
        if region_of(outline).intersection(outline_of_base(base)).area > 1e-3:
            found.append((outline, base))
    return found


def _convex_corners(thing: Thing) -> list[Floats]:
    """Give the corners of convex polygons that make up a thing; curves get thousands."""
    if isinstance(thing, PlacedBase):
        return [shapely.get_coordinates(outline_of_base(thing))]
    if isinstance(thing, Template):
        return [_hull_corners(template_discs(thing))]
    if isinstance(thing, Circle):
        return [_hull_corners([(*thing.centre, thing.radius)])]
    triangles = shapely.get_parts(shapely.constrained_delaunay_triangles(region_of(thing)))
    return [shapely.get_coordinates(triangle)[:3] for triangle in triangles]


def _hull_corners(discs: list[tuple[float, float, float]]) -> Floats:
    angles = np.linspace(0.0, 2 * pi, 4096, endpoint=False)
    rims = [np.stack([x + r * np.cos(angles), y + r * np.sin(angles)], axis=1) for x, y, r in discs]
    return shapely.get_coordinates(shapely.convex_hull(shapely.MultiPoint(np.concatenate(rims))))


def _way_out_of_the_union(first: Thing, second: Thing) -> float:
    """Unite the moves that make any two parts overlap, and measure from no move to the rim of them all."""
    pairs = product(_convex_corners(first), _convex_corners(second))
    sums = [(one[:, None] - other[None]).reshape(-1, 2) for one, other in pairs]
    united = shapely.union_all([shapely.convex_hull(shapely.MultiPoint(points)) for points in sums])
    return float(united.boundary.distance(shapely.Point(0.0, 0.0)))


@pytest.mark.first(1)
@pytest.mark.parametrize("kind", BASE_KINDS)
def test_depths_of_bases_in_terrain_are_those_of_the_union_of_all_parts(kind: BaseKind) -> None:
    allowed, pieces = EXACT if kind in ("rect", "hex") else ROUNDED, 0
    for outline, base in _bases(41, kind, 8):
        truth = _way_out_of_the_union(outline, base)
        for found in (gap(outline, base), gap(base, outline)):
            assert found.margin == pytest.approx(truth, abs=allowed), (outline, base)
        pieces += truth > _largest_part(outline, base) + 1e-3
    assert pieces >= 2  # the depth in a single part would not have done


def _largest_part(outline: Outline, base: PlacedBase) -> float:
    return max(
        gap(Polygon(tuple(map(tuple, ring.tolist()))), base).margin for ring in _convex_corners(outline)
    )


@oftener
@pytest.mark.parametrize("kind", TEMPLATE_KINDS)
def test_depths_of_templates_in_terrain_are_those_of_the_union_of_all_parts(kind: TemplateKind) -> None:
    rng, seen = np.random.default_rng(42), 0
    allowed = ROUNDED if kind in ("round", "cone") else EXACT
    for i in range(tries(10, 4)):
        outline = _terrain(rng, i % 5)
        size, bearing = float(rng.uniform(1, 8)), float(rng.uniform(0, 360))
        template = Template(kind, size, _spot(rng, outline), bearing)
        found = gap(outline, template)
        if found.overlapping:
            assert found.margin == pytest.approx(_way_out_of_the_union(outline, template), abs=allowed)
            seen += 1
    assert seen >= tries(5, 1)


def test_depths_of_terrain_in_terrain_are_those_of_the_union_of_all_parts() -> None:
    rng, seen = np.random.default_rng(43), 0
    for i in range(25):
        first, second = _terrain(rng, i % 5), _terrain(rng, (i // 5) % 5)
        assert not isinstance(second, Circle)
        (x, y), (u, v) = _spot(rng, first), outline_polygon(second).points[0]
        other = shifted(second, (x - u, y - v))
        found = gap(first, other)
        if found.overlapping:
            assert found.margin == pytest.approx(_way_out_of_the_union(first, other), abs=EXACT)
            seen += 1
    assert seen >= 8


@pytest.mark.first(1)
@pytest.mark.parametrize("kind", BASE_KINDS)
def test_no_shorter_move_in_any_direction_ends_an_overlap(kind: BaseKind) -> None:
    angles = np.linspace(0.0, 2 * pi, 90, endpoint=False)
    units = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    for outline, base in _bases(44, kind, 8):
        lengths = np.linspace(0.0, gap(outline, base).overlap - 3e-3, 7)  # coarser than the polygon's own sag
        steps = (lengths[:, None, None] * units).reshape(-1, 2)
        own = shapely.get_coordinates(outline_of_base(base))[:-1]
        ring = own if len(own) <= CORNERS else own[::64]
        bodies = shapely.polygons(ring[None] + steps[:, None])
        assert shapely.area(shapely.intersection(region_of(outline), bodies)).min() > 0.0, (outline, base)


@pytest.mark.parametrize("kind", BASE_KINDS)
def test_the_way_out_ends_an_overlap_and_a_move_next_to_it_a_hair_shorter_does_not(kind: BaseKind) -> None:
    for outline, base in _bases(45, kind, 5):
        found = gap(outline, base)
        assert not _is_overlapping(outline, base, found.overlap, found.direction, EXACT)
        bearing = float(np.arctan2(found.direction[1], found.direction[0]))
        for turn in (-1e-4, 0.0, 1e-5):
            unit = cos(bearing + turn), sin(bearing + turn)
            assert _is_overlapping(outline, base, found.overlap - 1e-8, unit, 0.0), (outline, base, turn)


def _is_overlapping(outline: Outline, base: PlacedBase, length: float, unit: Point, deeper: float) -> bool:
    """Judge, by the sides it lies on, whether a base overlaps terrain after a move."""
    moved = replace(base, at=(base.at[0] + length * unit[0], base.at[1] + length * unit[1]))
    return nearest_side(outline, moved)[0] > deeper or region_of(outline).contains(shapely.Point(moved.at))


@pytest.mark.first(2)
@pytest.mark.parametrize("kind", BASE_KINDS)
def test_the_points_of_an_overlap_lie_on_both_rims_a_depth_apart(kind: BaseKind) -> None:
    for outline, base in _bases(46, kind, 20):
        found = gap(outline, base)
        (ax, ay), (bx, by) = found.points
        step = found.margin * found.direction[0], found.margin * found.direction[1]
        assert (ax - bx, ay - by) == pytest.approx(step, abs=1e-12)
        assert hypot(*found.direction) == pytest.approx(1.0, abs=1e-12)
        assert abs(signed_depths(base_bodies([base]), np.array([[bx, by]]))[0]) <= EXACT
        assert region_of(outline).boundary.distance(shapely.Point(ax, ay)) <= EXACT
