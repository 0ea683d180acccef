"""Verdicts of coverage against exact rational arithmetic, a hair to either side of every limit."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from campaigns import oftener, tries
from oracle_cases import PAIRS
from oracle_exact import (
    MM,
    TOLERANCE,
    Box,
    box_of_base,
    box_of_strip,
    box_verdict,
    diffuse_is_touched,
    disc_verdict,
)

from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Template, TemplateKind
from battlefield.geometry.templates.covering import coverage

pytestmark = oftener
TRIED = tries(400, 100)  # pairs of each kind

HAIR = Fraction(1, 10**12)  # nearer to a limit than this, rounding may decide
HAIRS = [0.0, *(sign * step for step in (1e-14, 2e-12, 1e-9, 1e-7, 1e-6, 1e-5) for sign in (1, -1))]
STRIPS: tuple[TemplateKind, ...] = ("wall", "beam")
Judge = Callable[[Template, PlacedBase, Fraction], int]


def _kernel(template: Template, base: PlacedBase) -> int:
    return int(coverage(template, Bases.of([base.size], [base.at], [base.facing])).covered[0])


def _compare(pairs: list[tuple[Template, PlacedBase]], judge: Judge) -> list[int]:
    """Check every pair that is a hair away from each limit, and give the verdicts that were checked."""
    checked = []
    for template, base in pairs:
        verdict = judge(template, base, TOLERANCE)
        if verdict == judge(template, base, TOLERANCE - HAIR) == judge(template, base, TOLERANCE + HAIR):
            assert _kernel(template, base) == verdict, (template, base)
            checked.append(verdict)
    return checked


def _near(rng: np.random.Generator, limits: list[float]) -> float:
    return float(rng.choice(limits)) + float(rng.choice(HAIRS))


def test_discs_are_judged_as_by_exact_fractions() -> None:
    rng = np.random.default_rng(31)
    pairs = []
    for _ in range(max(TRIED, PAIRS)):
        size, mm = float(rng.choice([1, 3, 4, 5, 10])), float(rng.choice([25, 28.5, 32, 50, 130, 25.4]))
        radius = mm / 50.8
        outer, inner = size / 2 + radius, size / 2 - radius
        away = _near(rng, [outer, outer - 1e-6, inner, inner + 1e-6])
        u, v = [(1.0, 0.0), (0.6, 0.8), (-0.28, 0.96), (0.0, -1.0)][rng.integers(4)]
        x, y = float(rng.integers(10, 60)), float(rng.uniform(10, 60))
        base = PlacedBase(BaseSize.round(mm), (x + u * away, y + v * away))
        pairs.append((Template("round", size, (x, y), float(rng.uniform(0, 360))), base))
    checked = _compare(pairs, disc_verdict)
    assert min(checked.count(verdict) for verdict in (0, 1, 2)) >= TRIED // 8


def _beside(rng: np.random.Generator, template: Box, size: BaseSize, facing: float) -> PlacedBase:
    """Place a rectangular base so that its sides nearly meet sides of a box, from outside or inside."""
    own = box_of_base(PlacedBase(size, (0.0, 0.0), facing))
    half_x, half_y = float(own.right), float(own.bottom)
    x = float((template.left, template.right)[rng.integers(2)]) + _near(rng, [half_x, -half_x, half_x - 1e-6])
    y = float((template.top, template.bottom)[rng.integers(2)]) + _near(rng, [half_y, -half_y, 1e-6 - half_y])
    if rng.random() < 0.5:
        x = float(template.left + template.right) / 2
    elif rng.random() < 0.5:
        y = float(template.top + template.bottom) / 2
    return PlacedBase(size, (x, y), facing)


def test_rectangles_under_straight_strips_are_judged_as_by_exact_fractions() -> None:
    rng = np.random.default_rng(32)
    sizes = [(25, 25), (50, 25), (0.5, 20), (0.25, 0.5), (1, 1), (200, 5)]
    pairs = []
    for _ in range(max(TRIED, PAIRS)):
        kind, turn = STRIPS[rng.integers(2)], 90.0 * float(rng.integers(4))
        at = (float(rng.integers(20, 50)), float(rng.uniform(20, 50)))
        template = Template(kind, float(rng.choice([4, 6, 12.5])), at, turn)
        size = BaseSize.rect(*(float(mm) for mm in sizes[rng.integers(len(sizes))]))
        pairs.append((template, _beside(rng, box_of_strip(template), size, 90.0 * float(rng.integers(4)))))
    checked = _compare(pairs, lambda t, b, tolerance: box_verdict(box_of_strip(t), box_of_base(b), tolerance))
    assert min(checked.count(verdict) for verdict in (0, 1, 2)) >= TRIED // 14


def test_rectangles_beside_a_diffuse_are_judged_as_by_exact_fractions() -> None:
    rng = np.random.default_rng(33)
    pairs = []
    for _ in range(max(TRIED, PAIRS)):
        at = (float(rng.integers(10, 40)), 50.0)
        template = Template("diffuse", float(rng.choice([4, 8, 12])), at, 45.0)
        length, width = (float(mm) for mm in rng.choice([25, 50, 5], 2))
        base = PlacedBase(BaseSize.rect(length, width), (0.0, 0.0), 90.0 * float(rng.integers(4)))
        box = box_of_base(base)
        share = float(rng.uniform(0, 1))
        depth = _near(rng, [0.0, 1.4142135623730951e-6])  # the corner this far beyond the long side, along x
        x = template.at[0] + share * template.size + float(box.right) - depth
        y = template.at[1] - (1 - share) * template.size - float(box.bottom)
        pairs.append((template, replace(base, at=(x, y))))
    checked = _compare(pairs, lambda t, b, tolerance: diffuse_is_touched(t, box_of_base(b), tolerance) * 1)
    assert min(checked.count(verdict) for verdict in (0, 1)) >= TRIED // 8


@pytest.mark.parametrize(("past", "verdict"), [(0.7e-6, 2), (0.8e-6, 1), (0.99e-6, 1)])
def test_a_corner_past_two_sides_sticks_out_by_its_whole_distance(past: float, verdict: int) -> None:
    template = Template("wall", 6.0, (10.0, 20.0), 90.0)
    base = PlacedBase(BaseSize.rect(25.4, 0.5), (12.5 + past, 20.0 + 0.25 / 25.4 + past), 90.0)
    assert box_verdict(box_of_strip(template), box_of_base(base)) == verdict
    assert _kernel(template, base) == verdict


def test_a_base_of_the_very_size_of_a_wall_is_wholly_under_it() -> None:
    template = Template("wall", 1.0, (10.0, 10.0), 90.0)
    base = PlacedBase(BaseSize.rect(25.4, 1.0), (10.0, 10.0), 90.0)
    assert box_of_strip(template) == Box(Fraction(19, 2), 10 - MM / 2, Fraction(21, 2), 10 + MM / 2)
    assert _kernel(template, base) == 2
