"""Coverage against the oracle, for every kind of template on every kind of base.

BATTLEFIELD_ORACLE_PAIRS sets the number of pairs for each of the twenty combinations.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import pytest
from campaigns import oftener, tries
from oracle import (
    Floats,
    base_bodies,
    centres_of,
    margins,
    signed_depths,
    slacks,
    template_bodies,
)
from oracle_cases import BASES_EACH, PAIRS, Cases, cases, corners_in_corners
from oracle_share import shares

from battlefield.geometry.kernel.arrays import Flags
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BASE_KINDS, TEMPLATE_KINDS, BaseKind, PlacedBase, TemplateKind
from battlefield.geometry.templates import covering as kernel
from battlefield.geometry.templates import placements

pytestmark = oftener

TOL = 1e-6
AGREED = 1e-9  # what is asked of the kernel; the oracle is good to 1e-11
POINTS_AGREED = 1e-6  # along a smooth rim a point may slide far more than the margin is wrong
SHARE_AGREED = 1e-5
SHARES_EACH = max(tries(36, 12), PAIRS // 8)  # shares are the slow part of the oracle

Kinds = tuple[TemplateKind, BaseKind]

each_combination = pytest.mark.parametrize(
    "kinds", [(template, base) for template in TEMPLATE_KINDS for base in BASE_KINDS], ids="-on-".join
)


@dataclass(frozen=True)
class Answers:
    """What the kernel says about every pair of some cases."""

    covered: Floats
    margin: Floats
    slack: Floats
    share: Floats
    direction: Floats


def bases_of(placed: tuple[PlacedBase, ...]) -> Bases:
    """Hand bases to the kernel."""
    return Bases.of([b.size for b in placed], [b.at for b in placed], [b.facing for b in placed])


def answers_for(some: Cases) -> Answers:
    """Ask the kernel about every pair, one template at a time."""
    found = [kernel.coverage(template, bases_of(some.bases[rows])) for template, rows in some.groups()]
    names = ("covered", "margin", "slack", "share", "direction")
    return Answers(*(np.concatenate([np.asarray(getattr(one, name)) for one in found]) for name in names))


@lru_cache
def kernel_answers(template_kind: TemplateKind, base_kind: BaseKind) -> Answers:
    return answers_for(cases(template_kind, base_kind))


@lru_cache
def true_values(template_kind: TemplateKind, base_kind: BaseKind) -> tuple[Floats, Floats]:
    """Give the oracle's margins and slacks."""
    some = cases(template_kind, base_kind)
    outer, inner = template_bodies(some.templates), base_bodies(some.bases)
    return margins(outer, inner).value, slacks(outer, inner).value


def verdicts(margin: Floats, slack: Floats) -> Floats:
    """Give 0 not covered, 1 partly, 2 wholly."""
    return np.where(margin <= TOL, 0, np.where(slack >= -TOL, 2, 1))


def report(some: Cases, wrong: Flags | np.bool_, *columns: Floats) -> str:
    """List the first pairs that went wrong, with the values in question."""
    rows = np.flatnonzero(wrong)
    values = {i: [column[i].tolist() for column in columns] for i in rows[:3]}
    lines = [f"{some.templates[i]} {some.bases[i]} {values[i]}" for i in rows[:3]]
    return "\n".join([f"{len(rows)} of {len(some.bases)} pairs:", *lines])


@each_combination
def test_margins_are_true(kinds: Kinds) -> None:
    found, (margin, _) = kernel_answers(*kinds), true_values(*kinds)
    wrong = ~(np.abs(found.margin - margin) <= AGREED)
    assert not wrong.any(), report(cases(*kinds), wrong, found.margin, margin)


@each_combination
def test_slacks_are_true_inside_and_negative_where_a_base_sticks_out(kinds: Kinds) -> None:
    found, (_, slack) = kernel_answers(*kinds), true_values(*kinds)
    wrong = np.where(slack >= 0, ~(np.abs(found.slack - slack) <= AGREED), ~(found.slack < AGREED))
    assert not wrong.any(), report(cases(*kinds), wrong, found.slack, slack)


@each_combination
def test_verdicts_are_true_on_either_side_of_each_limit(kinds: Kinds) -> None:
    found, (margin, slack) = kernel_answers(*kinds), true_values(*kinds)
    clear = (np.abs(margin - TOL) > AGREED) & (np.abs(slack + TOL) > AGREED)
    wrong = clear & (found.covered != verdicts(margin, slack))
    assert clear.mean() > 0.9
    assert not wrong.any(), report(cases(*kinds), wrong, found.covered, margin, slack)


@each_combination
def test_verdicts_flip_exactly_where_margin_and_slack_cross_their_limits(kinds: Kinds) -> None:
    found = kernel_answers(*kinds)
    wrong = found.covered != verdicts(found.margin, found.slack)
    assert not wrong.any(), report(cases(*kinds), wrong, found.covered, found.margin, found.slack)


@each_combination
def test_a_base_moved_by_its_margin_is_in_contact_and_not_covered(kinds: Kinds) -> None:
    some, found = cases(*kinds), kernel_answers(*kinds)
    assert np.abs(np.hypot(*found.direction.T) - 1).max() <= 1e-12
    places = centres_of(some.bases) + found.margin[:, None] * found.direction
    moved = tuple(
        PlacedBase(base.size, (float(x), float(y)), base.facing)
        for base, (x, y) in zip(some.bases, places, strict=True)
    )
    there = answers_for(Cases(some.templates, moved))
    truth = margins(template_bodies(some.templates), base_bodies(moved)).value
    wrong = (np.abs(truth) > AGREED) | (np.abs(there.margin) > AGREED) | (there.covered != 0)
    assert not wrong.any(), report(some, wrong, found.margin, found.direction, truth, there.margin)


@pytest.mark.first(9)
@each_combination
def test_witnesses_lie_on_both_boundaries_a_margin_apart(kinds: Kinds) -> None:
    some, found = cases(*kinds), kernel_answers(*kinds)
    groups = [(t, bases_of(some.bases[rows])) for t, rows in some.groups()]
    found_points = [kernel.witness(t, run, i).points for t, run in groups for i in range(BASES_EACH)]
    points = np.array(found_points, dtype=float)
    on_template = signed_depths(template_bodies(some.templates), points[:, 0])
    on_base = signed_depths(base_bodies(some.bases), points[:, 1])
    apart = np.hypot(*(points[:, 1] - points[:, 0]).T)
    off = np.abs([on_template, on_base, apart - np.abs(found.margin)])
    wrong = np.asarray(off > POINTS_AGREED).any(axis=0)
    assert not wrong.any(), report(some, wrong, found.margin, on_template, on_base, apart)


@each_combination
def test_shares_are_true(kinds: Kinds) -> None:
    some, found = cases(*kinds), kernel_answers(*kinds)
    count = min(SHARES_EACH, len(some.bases))
    truth = shares(some.templates[:count], some.bases[:count])
    settled = np.choose(found.covered[:count].astype(int), [np.zeros(count), truth, np.ones(count)])
    # A verdict within the tolerance may round the share of a tiny base.
    off = [np.abs(found.share[:count] - share) for share in (truth, settled)]
    wrong = ~(np.minimum(*off) <= SHARE_AGREED)
    assert not wrong.any(), report(some, wrong, found.share[:count], truth)


@each_combination
def test_the_share_of_a_wholly_covered_base_is_one_and_of_a_free_base_nothing(kinds: Kinds) -> None:
    found = kernel_answers(*kinds)
    assert np.all(found.share[found.covered == 2] >= 1 - SHARE_AGREED)
    assert np.all(found.share[found.margin <= 0] <= SHARE_AGREED)
    assert np.all((found.share >= 0) & (found.share <= 1))


@each_combination
def test_margins_alone_are_those_of_coverage(kinds: Kinds) -> None:
    some, found = cases(*kinds), kernel_answers(*kinds)
    alone = np.concatenate([kernel.margins(t, bases_of(some.bases[rows])) for t, rows in some.groups()])
    assert np.abs(alone - found.margin).max() <= 1e-12


@pytest.mark.parametrize("template_kind", ["wall", "beam", "diffuse"])
def test_verdicts_are_true_where_a_corner_just_sticks_out_of_a_corner(template_kind: TemplateKind) -> None:
    some = corners_in_corners(template_kind)
    slack = slacks(template_bodies(some.templates), base_bodies(some.bases)).value
    pairs = zip(some.templates, some.bases, strict=True)
    found = np.array([kernel.coverage(template, bases_of((base,))).covered[0] for template, base in pairs])
    wrong = (np.abs(slack + TOL) > AGREED) & (found != np.where(slack >= -TOL, 2, 1))
    assert not wrong.any(), report(some, wrong, found, slack)
    assert 0.2 < np.mean(found == 2) < 0.9


@pytest.mark.parametrize("template_kind", TEMPLATE_KINDS)
def test_a_crowd_of_mixed_bases_is_judged_base_by_base(template_kind: TemplateKind) -> None:
    rng = np.random.default_rng(71)
    template = cases(template_kind, "round").templates[0]
    crowd = [base for kind in BASE_KINDS for base in cases(template_kind, kind).bases[:24]]
    crowd = [crowd[i] for i in rng.permutation(len(crowd))]
    some = Cases((template,) * len(crowd), tuple(crowd))
    found = answers_for(some)
    truth = margins(template_bodies(some.templates), base_bodies(some.bases)).value
    wrong = np.abs(found.margin - truth) > AGREED
    assert not wrong.any(), report(some, wrong, found.margin, truth)


@pytest.mark.first(1)
@pytest.mark.parametrize("template_kind", TEMPLATE_KINDS)
def test_counts_are_the_sums_of_coverage(template_kind: TemplateKind) -> None:
    rng = np.random.default_rng(72)
    crowd = tuple(base for kind in BASE_KINDS for base in cases(template_kind, kind).bases[:24])
    first = cases(template_kind, "round").templates[0]
    at = rng.uniform(0, 72, (200, 2))
    at[:96] = centres_of(crowd) + rng.normal(0, 1, (96, 2))
    bearing = np.where(rng.random(200) < 0.3, rng.integers(0, 8, 200) * 45.0, rng.uniform(0, 360, 200))
    partly, wholly = placements.coverage_counts(template_kind, first.size, at, bearing, bases_of(crowd))
    for i in range(200):
        place = (float(at[i, 0]), float(at[i, 1]))
        template = type(first)(template_kind, first.size, place, float(bearing[i]))
        covered = np.asarray(kernel.coverage(template, bases_of(crowd)).covered)
        assert (partly[i], wholly[i]) == ((covered >= 1).sum(), (covered == 2).sum()), template
    assert partly.sum() > 50


@each_combination
def test_counts_are_true_a_hair_from_each_limit(kinds: Kinds) -> None:
    some, (margin, slack) = cases(*kinds), true_values(*kinds)
    clear = (np.abs(margin - TOL) > AGREED) & (np.abs(slack + TOL) > AGREED)
    for i in np.flatnonzero(clear)[:48]:
        template, one = some.templates[i], bases_of(some.bases[i : i + 1])
        at, bearing = np.array([template.at]), np.array([template.bearing])
        partly, wholly = placements.coverage_counts(template.kind, template.size, at, bearing, one)
        verdict = verdicts(margin[i : i + 1], slack[i : i + 1])[0]
        here = np.arange(len(clear)) == i
        assert (partly[0], wholly[0]) == (verdict >= 1, verdict == 2), report(some, here, margin, slack)
