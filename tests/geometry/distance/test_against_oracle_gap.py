"""Gaps and overlaps of bases, templates and terrain against the oracle.

BATTLEFIELD_ORACLE_PAIRS sets the number of pairs for each combination of kinds of base.
"""

from dataclasses import replace
from functools import lru_cache
from math import hypot

import numpy as np
import pytest
import shapely
from campaigns import oftener, tries
from oracle import (
    MM_PER_INCH,
    Floats,
    Least,
    base_bodies,
    centres_of,
    margins,
    signed_depths,
    template_bodies,
)
from oracle_cases import DEPTHS, PAIRS, base_size, cases, pairs_of_bases
from oracle_terrain import DEPTH_ACCURACY, nearest_side, region_of, terrain_margin

from battlefield.geometry.convex.base_pairs import margins_between
from battlefield.geometry.distance.gaps import gap
from battlefield.geometry.kernel.bases import Bases
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
    TemplateKind,
)
from battlefield.geometry.kernel.tolerance import Gap

pytestmark = oftener

TOL = 1e-6
AGREED = 1e-9  # what is asked of the kernel; the oracle is good to 1e-11
SINGLES = max(tries(30, 6), PAIRS // 4)  # pairs asked one at a time

RUIN = Polygon(((10, 10), (16, 10), (16, 14), (10, 14)))
TURNED = Polygon(((20, 20), (20, 24.5), (27.25, 22)))
CORNER = Polygon(((30, 8), (34, 8), (38, 8), (38, 16), (36, 16), (36, 10), (30, 10)))
COURT = Polygon(
    ((10, 30), (22, 30), (22, 42), (10, 42)),
    (((12, 32), (12, 38), (18, 38), (18, 32)), ((19, 39), (20, 39), (20, 40))),
)
COMB = Polygon(
    ((50, 30), (62, 30), (62, 38), (60, 38), (60, 32), (57, 32), (57, 38), (55, 38), (54, 32), (50, 36))
)
POND = Circle((40, 30), 4.0)
FENCE = Strip(((5, 5), (9, 2)), 0.25)
HEDGE = Strip(((44, 5), (50, 5), (50, 12), (57, 15)), 1.5)
CHEVRON = Strip(((60, 5), (66, 5), (61, 7)), 0.5)
TERRAIN: dict[str, Outline] = {
    "ruin": RUIN, "turned": TURNED, "corner": CORNER, "court": COURT,
    "comb": COMB, "pond": POND, "fence": FENCE, "hedge": HEDGE, "chevron": CHEVRON,
}  # fmt: skip

each_pair_of_kinds = pytest.mark.parametrize(
    "kinds", [(one, other) for one in BASE_KINDS for other in BASE_KINDS], ids="-to-".join
)
each_terrain = pytest.mark.parametrize("name", TERRAIN)


@lru_cache
def true_margins(kinds: tuple[BaseKind, BaseKind]) -> Least:
    firsts, seconds = pairs_of_bases(*kinds)
    return margins(base_bodies(firsts), base_bodies(seconds))


def kernel_margins(firsts: tuple[PlacedBase, ...], seconds: tuple[PlacedBase, ...]) -> Floats:
    placed = (*firsts, *seconds)
    bases = Bases.of([b.size for b in placed], [b.at for b in placed], [b.facing for b in placed])
    count = len(firsts)
    return margins_between(bases, np.arange(count), np.arange(count, 2 * count))


def _check_sides(found: Gap, truth: float, allowed: float = AGREED) -> None:
    """Check a gap's figures against the true margin, and its verdicts where clear of their limits."""
    assert found.margin == pytest.approx(truth, abs=allowed)
    assert found.gap == pytest.approx(max(0.0, -truth), abs=allowed) and found.gap >= 0
    assert found.overlap == pytest.approx(max(0.0, truth), abs=allowed) and found.overlap >= 0
    if abs(truth - TOL) > allowed:
        assert found.overlapping == (truth > TOL)
    if abs(truth + TOL) > allowed:
        assert found.touching == (truth > -TOL)


@each_pair_of_kinds
def test_margins_between_bases_are_true(kinds: tuple[BaseKind, BaseKind]) -> None:
    firsts, seconds = pairs_of_bases(*kinds)
    found, truth = kernel_margins(firsts, seconds), true_margins(kinds).value
    wrong = np.flatnonzero(~(np.abs(found - truth) <= AGREED))
    assert not wrong.size, [(firsts[i], seconds[i], found[i], truth[i]) for i in wrong[:3]]


@each_pair_of_kinds
def test_margins_between_bases_do_not_depend_on_the_order(kinds: tuple[BaseKind, BaseKind]) -> None:
    firsts, seconds = pairs_of_bases(*kinds)
    there, back = kernel_margins(firsts, seconds), kernel_margins(seconds, firsts)
    assert np.abs(there - back).max() <= 1e-11


@each_pair_of_kinds
def test_a_gap_tells_its_figures_and_verdicts_truly(kinds: tuple[BaseKind, BaseKind]) -> None:
    firsts, seconds = pairs_of_bases(*kinds)
    for i, truth in enumerate(true_margins(kinds).value[:SINGLES].tolist()):
        found = gap(firsts[i], seconds[i])
        _check_sides(found, truth)
        away = hypot(firsts[i].at[0] - seconds[i].at[0], firsts[i].at[1] - seconds[i].at[1])
        assert found.centres == pytest.approx(away, abs=AGREED)


@each_pair_of_kinds
def test_the_points_of_a_gap_lie_on_both_bases_a_margin_apart(kinds: tuple[BaseKind, BaseKind]) -> None:
    firsts, seconds = (side[:SINGLES] for side in pairs_of_bases(*kinds))
    points = np.array([gap(a, b).points for a, b in zip(firsts, seconds, strict=True)])
    apart = np.hypot(*(points[:, 1] - points[:, 0]).T)
    on_first = signed_depths(base_bodies(firsts), points[:, 0])
    on_second = signed_depths(base_bodies(seconds), points[:, 1])
    off = np.abs([apart - np.abs(true_margins(kinds).value[:SINGLES]), on_first, on_second]).max(axis=0)
    wrong = np.flatnonzero(~(off <= TOL))
    assert not wrong.size, [(firsts[i], seconds[i], points[i], off[i]) for i in wrong[:3]]


@each_pair_of_kinds
def test_a_base_moved_by_its_margin_just_touches_the_other(kinds: tuple[BaseKind, BaseKind]) -> None:
    firsts, seconds = (side[:SINGLES] for side in pairs_of_bases(*kinds))
    gaps = [gap(a, b) for a, b in zip(firsts, seconds, strict=True)]
    places = centres_of(seconds) + [np.array(found.direction) * found.margin for found in gaps]
    moved = [replace(b, at=(float(x), float(y))) for b, (x, y) in zip(seconds, places, strict=True)]
    left = margins(base_bodies(firsts), base_bodies(moved)).value
    # Between two corners a direction is known to the root of rounding, and a gap's length carries it on.
    allowed = AGREED + 1e-8 * np.array([found.gap for found in gaps])
    wrong = np.flatnonzero(~(np.abs(left) <= allowed))
    assert not wrong.size, [(firsts[i], seconds[i], gaps[i], left[i]) for i in wrong[:3]]


@pytest.mark.first(7)
@pytest.mark.parametrize("base_kind", BASE_KINDS)
@pytest.mark.parametrize("template_kind", TEMPLATE_KINDS)
def test_a_gap_to_a_template_is_its_margin(template_kind: TemplateKind, base_kind: BaseKind) -> None:
    some = cases(template_kind, base_kind)
    truth = margins(
        template_bodies(some.templates[: tries(60, 20)]), base_bodies(some.bases[: tries(60, 20)])
    ).value.tolist()
    for template, base, margin in zip(some.templates, some.bases, truth, strict=False):
        _check_sides(gap(template, base), margin)
        _check_sides(gap(base, template), margin)


def _corners(outline: Outline) -> list[Point]:
    if isinstance(outline, Circle):
        return [outline.centre]
    return [(float(x), float(y)) for x, y in shapely.get_coordinates(region_of(outline))]


@lru_cache
def bases_about(name: str) -> list[PlacedBase]:
    """Scatter bases of all kinds about a piece of terrain, and bring some to contact where it is convex."""
    outline, rng = TERRAIN[name], np.random.default_rng(500 + list(TERRAIN).index(name))
    bases = []
    for i in range(SINGLES):
        corners = _corners(outline)
        share, (a, b) = float(rng.choice([0, 0.5, rng.uniform()])), rng.integers(len(corners), size=2)
        x, y = ((1 - share) * corners[a][k] + share * corners[b][k] + rng.normal(0, 2.5) for k in range(2))
        size = base_size(rng, BASE_KINDS[i % 4])
        base = PlacedBase(size, (float(x), float(y)), float(rng.choice([0, 90, rng.uniform(0, 360)])))
        bases.append(_in_contact(rng, outline, base) if i % 8 < 4 else base)
    return bases


@lru_cache
def judged(name: str) -> list[tuple[PlacedBase, float, float]]:
    """Give each base about a piece of terrain, with the bounds of its margin."""
    return [(base, *terrain_margin(TERRAIN[name], base)) for base in bases_about(name)]


def _in_contact(rng: np.random.Generator, outline: Outline, base: PlacedBase) -> PlacedBase:
    """Slide a base off the side it is deepest on, or up to the nearest one, to one of DEPTHS."""
    margin, direction = nearest_side(outline, base)
    distance = margin - float(rng.choice(DEPTHS))
    x, y = (float(c + distance * step) for c, step in zip(base.at, direction, strict=True))
    return replace(base, at=(x, y))


@pytest.mark.campaign
@each_terrain
def test_margins_to_terrain_are_true_and_depths_the_way_out(name: str) -> None:
    outline, exact = TERRAIN[name], 0
    for base, low, high in judged(name):
        slop = 2 * DEPTH_ACCURACY * (base.size.length_mm + base.size.width_mm) / MM_PER_INCH
        for found in (gap(base, outline), gap(outline, base)):
            assert low - AGREED <= found.margin <= high + AGREED, (base, low, high, found)
            if low == high:
                _check_sides(found, low)
            elif found.overlapping:
                assert found.margin >= high - slop - AGREED, (base, low, high, found)
            else:
                assert found.gap <= AGREED and found.touching, (base, low, high, found)
                assert low <= TOL + AGREED, (base, low, high, found)
        exact += low == high
    assert exact >= tries(SINGLES // 4, 1)


@each_terrain
def test_a_base_amid_terrain_overlaps_it_and_one_in_a_hole_does_not(name: str) -> None:
    region, peg = TERRAIN[name], PlacedBase(BaseSize.round(3), (15.0, 35.0))
    if isinstance(region, Circle):
        assert gap(region, replace(peg, at=region.centre)).overlapping
        return
    amid = region_of(region).representative_point()
    assert gap(region, replace(peg, at=(amid.x, amid.y))).overlapping
    for hole in region_of(region).interiors:
        inside = shapely.Polygon(hole).representative_point()
        assert not gap(region, replace(peg, at=(inside.x, inside.y))).touching


@each_terrain
def test_the_points_of_a_gap_to_terrain_lie_on_both_rims_a_gap_apart(name: str) -> None:
    outline = TERRAIN[name]
    for base, truth, high in judged(name):
        if truth == high and truth < 0:
            (ax, ay), (bx, by) = gap(outline, base).points
            assert hypot(ax - bx, ay - by) == pytest.approx(-truth, abs=TOL)
            assert abs(signed_depths(base_bodies([base]), np.array([[bx, by]]))[0]) <= TOL
            assert _off_the_rim(outline, (ax, ay)) <= TOL


def _off_the_rim(outline: Outline, point: Point) -> float:
    if isinstance(outline, Circle):
        return abs(hypot(point[0] - outline.centre[0], point[1] - outline.centre[1]) - outline.radius)
    return float(region_of(outline).boundary.distance(shapely.Point(point)))


@each_terrain
def test_a_base_beside_terrain_moved_by_its_margin_just_touches_it(name: str) -> None:
    outline, moved = TERRAIN[name], 0
    for base, low, high in judged(name):
        if low == high:
            found = gap(outline, base)
            x, y = (c + found.margin * step for c, step in zip(base.at, found.direction, strict=True))
            there = replace(base, at=(x, y))
            assert abs(nearest_side(outline, there)[0]) <= AGREED + 1e-8 * found.gap, (base, found)
            moved += 1
    assert moved >= tries(SINGLES // 4, 1)
