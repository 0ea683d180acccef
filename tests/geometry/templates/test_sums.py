"""Margins by sums of template and base: any mixture, any place, against the oracle and against figures."""

import warnings
from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from oracle import base_bodies, template_bodies
from oracle import margins as true_margins

from battlefield.geometry.convex.polygons import template_frame, template_hull
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Template, TemplateKind
from battlefield.geometry.templates import coverage, margins, witness

SIZES = (
    BaseSize.round(25), BaseSize.round(50), BaseSize.oval(60, 35.5), BaseSize.oval(42, 75),
    BaseSize.oval(50, 50), BaseSize.oval(170, 20), BaseSize.oval(300, 160), BaseSize.rect(50, 25),
    BaseSize.rect(20, 90), BaseSize.hex(30),
)  # fmt: skip
TEMPLATES: tuple[tuple[TemplateKind, float], ...] = (
    ("cone", 8.0), ("wall", 12.0), ("diffuse", 12.0), ("beam", 24.0), ("beam", 0.0), ("diffuse", 0.0),
)  # fmt: skip
each_template = pytest.mark.parametrize(("kind", "size"), TEMPLATES)
AT = (20.0, 20.0)


def crowd(count: int = 40, spread: float = 5.0, sizes: tuple[BaseSize, ...] = SIZES) -> list[PlacedBase]:
    """Strew bases about where templates stand, half of them on a grid, facing along and across it."""
    dice = np.random.default_rng(5)
    places, facing = dice.normal(AT, spread, (count, 2)), dice.uniform(0, 360, count)
    places[::2], facing[::2] = np.round(2.0 * places[::2]) / 2.0, 30.0 * np.round(facing[::2] / 30.0)
    rows = zip(places.tolist(), facing.tolist(), strict=True)
    return [PlacedBase(sizes[k % len(sizes)], (x, y), turn) for k, ((x, y), turn) in enumerate(rows)]


def told(template: Template, placed: list[PlacedBase]) -> np.ndarray:
    """Ask for margins alone, and take no warning about numbers."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return margins(template, Bases.placed(placed))


@each_template
def test_margins_of_mixed_bases_are_those_of_the_oracle(kind: TemplateKind, size: float) -> None:
    placed = [*crowd(), *crowd(20, 1.5), *crowd(12, 0.0)]
    for bearing in (0.0, 30.0, 77.7):
        template = Template(kind, size, AT, bearing)
        true = true_margins(template_bodies((template,) * len(placed)), base_bodies(tuple(placed))).value
        assert np.abs(told(template, placed) - true).max() <= 1e-9


@each_template
def test_a_template_is_dragged_and_turned_among_bases_as_if_each_place_were_the_first(
    kind: TemplateKind, size: float
) -> None:
    bases, turns = Bases.placed(crowd()), ((20.0, 20.0), (20.4, 19.0), (70.0, -3.0))
    for at, bearing in product(turns, (30.0, 31.0, 30.0)):
        template = Template(kind, size, at, bearing)
        assert np.array_equal(margins(template, bases), told(template, crowd()))


@each_template
def test_bases_are_measured_alike_alone_and_among_others(kind: TemplateKind, size: float) -> None:
    placed, template = crowd(), Template(kind, size, AT, 30.0)
    alone = np.concatenate([told(template, [base]) for base in placed])
    assert np.abs(told(template, placed) - alone).max() <= 1e-13
    assert np.array_equal(coverage(template, Bases.placed(placed)).margin, told(template, placed))


@each_template
def test_a_move_by_its_margin_the_way_it_would_leave_brings_a_base_to_bare_contact(
    kind: TemplateKind, size: float
) -> None:
    placed = [*crowd(), *crowd(20, 1.5), *crowd(12, 0.0)]
    for bearing in (0.0, 30.0, 77.7):
        template = Template(kind, size, AT, bearing)
        found = coverage(template, Bases.placed(placed))
        steps = found.margin[:, None] * found.direction
        there = [
            replace(base, at=(base.at[0] + x, base.at[1] + y))
            for base, (x, y) in zip(placed, steps.tolist(), strict=True)
        ]
        assert np.abs(told(template, there)).max() <= 1e-9


def test_a_corner_upon_a_corner_touches() -> None:
    half = (
        12.0 * 0.5**0.5
    )  # the triangle's corners lie this far ahead of where it is held, and this far aside
    template, square = Template("diffuse", 12.0, (0.0, 0.0), 90.0), BaseSize.rect(50.8, 50.8)
    beyond = PlacedBase(square, (half + 1.0, half + 1.0), 90.0)
    assert told(template, [beyond])[0] == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize("bearing", [0.0, 30.0, 45.0, 90.0])
def test_a_base_on_the_line_of_a_beam_without_length_lies_outside_of_it(bearing: float) -> None:
    bases = crowd(8, 0.0, (BaseSize.round(50.8),))
    turn = np.radians(bearing)
    ahead = (20.0 + 7.0 * float(np.cos(turn)), 20.0 + 7.0 * float(np.sin(turn)))
    there = [PlacedBase(base.size, ahead, base.facing) for base in bases]
    width = 1.0 / 25.4
    assert told(Template("beam", 0.0, AT, bearing), there) == pytest.approx(
        1.0 - (7.0 - width / 2.0), abs=1e-12
    )


def test_no_bases_have_no_margins() -> None:
    assert told(Template("wall", 12.0, AT, 30.0), []).tolist() == []


def test_a_side_that_all_but_touches_a_point_is_proved_by_the_point_however_little_it_is_turned() -> None:
    """The point of a diffuse is a millionth of an inch from a side that is a billionth of a degree askew."""
    template = Template("diffuse", 20.0, (70.50725458485576, 40.120256009432104), 45.0)
    base = PlacedBase(BaseSize.rect(25.0, 25.0), (70.5072538848079, 40.816227950793156), 45.000000001)
    (on_template, on_base) = witness(template, Bases.placed([base]), 0).points
    assert on_template == pytest.approx(template.at, abs=1e-6)
    assert on_base == pytest.approx(template.at, abs=2e-6)


@each_template
def test_a_corner_upon_the_rim_of_an_oval_that_is_all_but_round_counts_for_what_it_is(
    kind: TemplateKind, size: float
) -> None:
    """Rounding puts such a corner in or out of the oval, which is as deep under the template either way."""
    hull, (ex, ey) = template_hull(kind, size), template_frame(Template(kind, size, AT, 30.0))
    discs = [(AT[0] + x * ex - y * ey, AT[1] + x * ey + y * ex) for x, y in hull.centres.tolist()]
    turns = np.radians(np.arange(0.0, 360.0, 7.3)).tolist()
    placed = [
        PlacedBase(
            BaseSize.oval(50.0, width), (x + np.cos(turn) * 25 / 25.4, y + np.sin(turn) * 25 / 25.4), 0.0
        )
        for (x, y), turn, width in product(discs, turns, (50.0, 49.99999999))
    ]
    true = true_margins(
        template_bodies((Template(kind, size, AT, 30.0),) * len(placed)), base_bodies(tuple(placed))
    ).value
    assert np.abs(told(Template(kind, size, AT, 30.0), placed) - true).max() <= 1e-7
