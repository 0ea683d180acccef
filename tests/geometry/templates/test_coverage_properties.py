"""What must hold for any template and any base, whatever their numbers."""

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest
from campaigns import tries
from hypothesis import given, settings
from hypothesis import strategies as st
from table_strategies import bearings, lengths, mirrored, one, placed_bases, places, templates, turned

from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import TEMPLATE_KINDS, BaseSize, PlacedBase, Template, TemplateKind
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.templates.covering import PARTLY, WHOLLY, Coverage, coverage, margins, witness
from battlefield.geometry.templates.placements import coverage_counts, touched_pairs

some = settings(max_examples=tries(150, 20), deadline=None)
few = settings(max_examples=25, deadline=None)


def found(template: Template, base: PlacedBase) -> Coverage:
    return coverage(template, one(base))


def same_verdict(first: Coverage, second: Coverage) -> bool:
    """Tell whether two answers agree, but for a verdict on the very limit."""
    on_limit = min(abs(first.margin[0] - TOL), abs(first.slack[0] + TOL)) < 1e-9
    close = abs(first.margin[0] - second.margin[0]) <= 1e-9 and abs(first.share[0] - second.share[0]) <= 1e-6
    return on_limit or bool(close and first.covered[0] == second.covered[0])


@some
@given(templates, placed_bases, bearings, places)
def test_turning_and_shifting_the_table_changes_nothing(
    template: Template, base: PlacedBase, turn: float, shift: tuple[float, float]
) -> None:
    moved_template = replace(template, at=turned(template.at, turn, shift), bearing=template.bearing + turn)
    moved_base = replace(base, at=turned(base.at, turn, shift), facing=base.facing + turn)
    assert same_verdict(found(template, base), found(moved_template, moved_base))


@some
@given(templates, placed_bases)
def test_mirroring_the_table_changes_nothing(template: Template, base: PlacedBase) -> None:
    other_template = replace(template, at=mirrored(template.at), bearing=-template.bearing)
    other_base = replace(base, at=mirrored(base.at), facing=-base.facing)
    assert same_verdict(found(template, base), found(other_template, other_base))


@some
@given(templates, placed_bases, st.tuples(st.floats(-1, 1), st.floats(-1, 1)))
def test_a_margin_changes_by_no_more_than_the_move(
    template: Template, base: PlacedBase, step: tuple[float, float]
) -> None:
    moved = replace(base, at=(base.at[0] + step[0], base.at[1] + step[1]))
    change = margins(template, one(moved))[0] - margins(template, one(base))[0]
    assert abs(change) <= np.hypot(*step) + 1e-9


@some
@given(templates, places, bearings, st.floats(1.0, 100.0), st.floats(0.0, 50.0))
def test_a_larger_round_base_is_covered_deeper_by_as_much(
    template: Template, at: tuple[float, float], facing: float, diameter: float, more: float
) -> None:
    small = found(template, PlacedBase(BaseSize.round(diameter), at, facing))
    large = found(template, PlacedBase(BaseSize.round(diameter + more), at, facing))
    assert large.margin[0] - small.margin[0] == pytest.approx(more / 50.8, abs=1e-9)
    assert large.slack[0] - small.slack[0] == pytest.approx(-more / 50.8, abs=1e-9)


@some
@given(placed_bases, places, lengths, st.floats(0.0, 5.0))
def test_a_larger_round_area_covers_deeper_by_as_much(
    base: PlacedBase, at: tuple[float, float], size: float, more: float
) -> None:
    small, large = (found(Template("round", diameter, at), base) for diameter in (size, size + more))
    assert large.margin[0] - small.margin[0] == pytest.approx(more / 2.0, abs=1e-9)
    assert large.slack[0] - small.slack[0] == pytest.approx(more / 2.0, abs=1e-9)


@some
@given(templates, placed_bases)
def test_whole_cover_is_cover_and_shares_fit_the_verdict(template: Template, base: PlacedBase) -> None:
    answer = found(template, base)
    margin, slack, share = answer.margin[0], answer.slack[0], answer.share[0]
    assert slack < 0.0 or slack <= margin
    assert (answer.covered[0] >= PARTLY) == (margin > TOL)
    assert (answer.covered[0] == WHOLLY) == (margin > TOL and slack >= -TOL)
    assert share == (0.0, share, 1.0)[answer.covered[0]] and 0.0 <= share <= 1.0


@some
@given(templates, placed_bases)
def test_a_base_moved_by_its_margin_is_in_contact_and_no_longer_covered(
    template: Template, base: PlacedBase
) -> None:
    answer = found(template, base)
    x, y = (np.array(base.at) + answer.margin[0] * answer.direction[0]).tolist()
    moved = found(template, replace(base, at=(x, y)))
    assert abs(moved.margin[0]) <= 1e-9 and moved.covered[0] == 0


@some
@given(templates, placed_bases)
def test_a_witness_spans_the_margin(template: Template, base: PlacedBase) -> None:
    proof = witness(template, one(base), 0)
    on_template, on_base = np.array(proof.points)
    assert on_base + proof.margin * np.array(proof.direction) == pytest.approx(on_template, abs=1e-9)
    assert np.hypot(*proof.direction) == pytest.approx(1.0, abs=1e-12)


@few
@given(st.lists(placed_bases, min_size=1, max_size=12), st.sampled_from(TEMPLATE_KINDS), lengths, st.data())
def test_counts_and_touched_pairs_are_the_sums_of_coverage(
    bases: list[PlacedBase], kind: TemplateKind, size: float, data: st.DataObject
) -> None:
    spots = data.draw(st.lists(st.tuples(places, bearings), max_size=8))
    at, bearing = np.array([spot for spot, _ in spots]).reshape(-1, 2), np.array([turn for _, turn in spots])
    crowd = Bases.placed(bases)
    singles = [coverage(Template(kind, size, spot, turn), crowd).covered for spot, turn in spots]
    partly, wholly = coverage_counts(kind, size, at, bearing, crowd)
    assert partly.tolist() == [int((covered > 0).sum()) for covered in singles]
    assert wholly.tolist() == [int((covered == WHOLLY).sum()) for covered in singles]
    touched = touched_pairs(kind, size, at, bearing, crowd)
    columns = (touched.placement.tolist(), touched.base.tolist(), touched.covered.tolist())
    pairs = [(i, b, int(grade)) for i, row in enumerate(singles) for b, grade in enumerate(row) if grade]
    assert list(zip(*columns, strict=True)) == pairs


@some
@given(placed_bases, st.floats(1.0, 20.0))
def test_four_diffuses_around_a_point_cover_what_two_halves_of_their_square_cover(
    base: PlacedBase, side: float
) -> None:
    corner, long = side * sqrt(0.5), side * sqrt(2.0)
    quarters = [Template("diffuse", side, (0.0, 0.0), 90.0 * turn) for turn in range(4)]
    upper_left = Template("diffuse", long, (-corner, -corner), 135.0)
    lower_right = Template("diffuse", long, (corner, corner), 315.0)
    by_quarters = sum(found(template, base).share[0] for template in quarters)
    by_halves = sum(found(template, base).share[0] for template in (upper_left, lower_right))
    assert by_quarters == pytest.approx(by_halves, abs=2e-4)  # a sliver within the tolerance counts as none


@some
@given(templates, st.lists(placed_bases, min_size=2, max_size=9), st.lists(placed_bases), st.data())
def test_an_answer_brought_up_to_date_is_the_very_answer_to_the_whole_question(
    template: Template, bases: list[PlacedBase], others: list[PlacedBase], data: st.DataObject
) -> None:
    known = coverage(template, Bases.placed(bases))
    rows = data.draw(st.lists(st.sampled_from(range(len(bases))), unique=True))
    for row, other in zip(rows, others, strict=False):
        bases[row] = other
    now = Bases.placed(bases)
    whole, part = coverage(template, now), known.after(template, now, rows)
    for name in ("covered", "margin", "slack", "direction"):
        assert np.array_equal(getattr(whole, name), getattr(part, name))
    # a sum of arcs may differ in its last bit with where in an array numpy works it out
    assert np.allclose(whole.share, part.share, rtol=0.0, atol=1e-12)


def test_the_same_question_gets_the_very_same_answer() -> None:
    rng = np.random.default_rng(3)
    sizes = [BaseSize.oval(60, 35), BaseSize.rect(50, 25), BaseSize.hex(40), BaseSize.round(32)] * 25
    bases = Bases.of(sizes, rng.uniform(0, 12, (100, 2)).tolist(), rng.uniform(0, 360, 100).tolist())
    again = Bases(bases.kind.copy(), bases.xy.copy(), bases.axis.copy(), bases.half.copy())
    for kind in TEMPLATE_KINDS:
        template = Template(kind, 6.0, (6.0, 6.0), 25.0)
        first, second = coverage(template, bases), coverage(template, again)
        for name in ("covered", "margin", "slack", "share", "direction"):
            assert getattr(first, name).tobytes() == getattr(second, name).tobytes(), (kind, name)
