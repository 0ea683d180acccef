"""Pairs of shapes for the oracle to judge: scattered at random, and placed where programs go wrong.

BATTLEFIELD_ORACLE_PAIRS sets the number of pairs for each combination of kinds; without it they are 12 in the
quick command and 120 in the campaign.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import hypot

import numpy as np
from campaigns import tries
from oracle import Floats, base_bodies, heading, margins, point_from, slacks, template_bodies, template_discs

from battlefield.geometry.kernel.shapes import (
    BASE_KINDS,
    TEMPLATE_KINDS,
    BaseKind,
    BaseSize,
    PlacedBase,
    Point,
    Template,
    TemplateKind,
)

PAIRS = int(os.environ.get("BATTLEFIELD_ORACLE_PAIRS") or tries(120, 12))
BASES_EACH = 24  # bases around one template
MM_PER_INCH = 25.4

SIZES: dict[BaseKind, list[tuple[float, float]]] = {
    "round": [(d, d) for d in (25.0, 28.5, 32.0, 40.0, 50.0, 60.0, 80.0, 130.0, 160.0, 3.0, 400.0)],
    "oval": [
        *((60, 35.5), (75, 42), (90, 52), (105, 70), (120, 92), (170, 105), (35.5, 60)),
        *((170, 20), (200, 10), (10, 200), (40, 40), (50, 49.99), (4, 3)),
    ],
    "rect": [(25, 25), (50, 25), (20, 20), (100, 60), (150, 100), (25, 50), (200, 5), (3, 3), (400, 300)],
    "hex": [(d, d) for d in (25.0, 30.0, 40.0, 55.0, 100.0, 3.0, 300.0)],
}
TEMPLATE_SIZES: dict[TemplateKind, list[float]] = {
    "round": [1, 1.5, 3, 4, 5, 10, 24],
    "cone": [4, 8, 12, 16, 2],
    "wall": [4, 6, 12, 24],
    "beam": [6, 12, 24, 60],
    "diffuse": [4, 8, 12, 20],
}
# Where contact begins (0), where the tolerance ends (1e-6), and a little to either side of both.
STEPS = (1e-9, 1e-7, 9.9e-7, 1e-6 - 3e-9, 1e-6 + 3e-9, 1.01e-6, 1e-5, 1e-3)
DEPTHS = [0.0, *STEPS, *(-step for step in STEPS)]
TILTS = [0.0, 0.0, 0.0, 1e-9, -1e-7, 1e-5, 1e-3]

PairsOfBases = tuple[tuple[PlacedBase, ...], tuple[PlacedBase, ...]]


@dataclass(frozen=True)
class Cases:
    """Pairs of a template and a base; the bases of one template follow each other."""

    templates: tuple[Template, ...]
    bases: tuple[PlacedBase, ...]

    def groups(self) -> list[tuple[Template, slice]]:
        """Give each template once, with the run of pairs it takes part in."""
        starts = [i for i, t in enumerate(self.templates) if i == 0 or t is not self.templates[i - 1]]
        ends = [*starts[1:], len(self.templates)]
        return [(self.templates[a], slice(a, b)) for a, b in zip(starts, ends, strict=True)]


def _bearing(rng: np.random.Generator) -> float:
    plain = float(rng.choice([0, 90, 45, 180, 270, 30, 135]))
    return plain if rng.random() < 0.4 else float(rng.uniform(0, 360))


def _template(rng: np.random.Generator, kind: TemplateKind) -> Template:
    size = float(rng.choice(TEMPLATE_SIZES[kind])) if rng.random() < 0.7 else float(rng.uniform(0.5, 30))
    x, y = rng.integers(0, 73, 2) if rng.random() < 0.3 else rng.uniform(0, 72, 2)
    return Template(kind, size, (float(x), float(y)), _bearing(rng))


def base_size(rng: np.random.Generator, kind: BaseKind) -> BaseSize:
    """Draw a size that is sold, or one far larger, smaller or thinner."""
    return BaseSize(kind, *(float(mm) for mm in SIZES[kind][rng.integers(len(SIZES[kind]))]))


def _anchors(template: Template) -> list[Point]:
    """List the points about a template where something turns: corners, ends, centres, middles."""
    points = [(x, y) for x, y, _ in template_discs(template)]
    middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    return [*points, middle, template.at]


def _shifted(at: Point, bearing: float, distance: float) -> Point:
    east, south = heading(bearing)
    return at[0] + distance * east, at[1] + distance * south


def _scattered(rng: np.random.Generator, template: Template, size: BaseSize) -> PlacedBase:
    anchors = _anchors(template)
    spread = 0.5 * size.length_mm / MM_PER_INCH + (template.size if template.kind == "round" else 1.0) * 0.6
    anchor = anchors[rng.integers(len(anchors))]
    if template.kind in ("wall", "beam", "diffuse"):
        share, (x0, y0) = rng.random(), anchors[0]
        anchor = (share * anchor[0] + (1 - share) * x0, share * anchor[1] + (1 - share) * y0)
    x, y = rng.normal(0, spread, 2)
    return PlacedBase(size, (float(anchor[0] + x), float(anchor[1] + y)), float(rng.uniform(0, 360)))


def _on_an_anchor(rng: np.random.Generator, template: Template, size: BaseSize) -> PlacedBase:
    """Centre the base on a turning point of the template, or a hair beside it."""
    anchors = _anchors(template)
    hair = float(rng.choice([0.0, 0.0, 1e-12, 1e-9, 1e-7, 1e-5, 1e-3]))
    at = _shifted(anchors[rng.integers(len(anchors))], float(rng.uniform(0, 360)), hair)
    return PlacedBase(size, at, _aligned(rng, template))


def _parallel(rng: np.random.Generator, template: Template, size: BaseSize) -> PlacedBase:
    """Line the base up with the template, its sides or tips on lines through a turning point."""
    facing = _aligned(rng, template)
    anchors = _anchors(template)
    halves = (0.0, size.length_mm, -size.length_mm, size.width_mm, -size.width_mm)
    at = _shifted(anchors[rng.integers(len(anchors))], facing, float(rng.choice(halves)) / (2 * MM_PER_INCH))
    return PlacedBase(size, _shifted(at, facing + 90, float(rng.choice(halves)) / (2 * MM_PER_INCH)), facing)


def _aligned(rng: np.random.Generator, template: Template) -> float:
    return template.bearing + float(rng.choice([0, 90, 45, 30, 180, 225])) + float(rng.choice(TILTS))


def _slid(base: PlacedBase, direction: Floats, distance: float) -> PlacedBase:
    at = (base.at[0] + float(direction[0]) * distance, base.at[1] + float(direction[1]) * distance)
    return replace(base, at=at)


def _brought_to_contact(
    rng: np.random.Generator, templates: Sequence[Template], bases: Sequence[PlacedBase]
) -> list[PlacedBase]:
    """Slide each base until it overlaps its template by one of DEPTHS."""
    least = margins(template_bodies(templates), base_bodies(bases))
    depths = rng.choice(DEPTHS, len(bases))
    moves = zip(bases, least.direction, least.value - depths, strict=True)
    return [_slid(base, direction, float(distance)) for base, direction, distance in moves]


def _brought_to_the_inside(
    rng: np.random.Generator, templates: Sequence[Template], bases: Sequence[PlacedBase]
) -> list[PlacedBase]:
    """Slide each base until it lies inside its template by one of DEPTHS, where it fits."""
    least = slacks(template_bodies(templates), base_bodies(bases))
    depths = rng.choice(DEPTHS, len(bases))
    moves = zip(bases, least.direction, least.value - depths, strict=True)
    return [_slid(base, direction, float(distance)) for base, direction, distance in moves]


def _small(rng: np.random.Generator, template: Template, size: BaseSize) -> BaseSize:
    """Shrink a size, its proportions kept, so that it can fit into the template."""
    room = 1.0 / MM_PER_INCH if template.kind in ("wall", "beam") else template.size / 4
    factor = float(rng.uniform(0.2, 0.9)) * room * MM_PER_INCH / hypot(size.length_mm, size.width_mm)
    return BaseSize(size.kind, size.length_mm * factor, size.width_mm * factor)


def _middle(template: Template) -> Point:
    return _anchors(template)[1 if template.kind == "cone" else -2]


def _first_places(
    rng: np.random.Generator, templates: Sequence[Template], kind: BaseKind
) -> tuple[list[PlacedBase], list[int]]:
    """Place one base for each template, and tell by which of six ways."""
    bases, ways = [], [i % 6 for i in range(len(templates))]
    for template, way in zip(templates, ways, strict=True):
        size = base_size(rng, kind)
        if way == 5:
            start = PlacedBase(_small(rng, template, size), _middle(template), _aligned(rng, template))
            bases.append(_slid(start, rng.normal(0, 0.003, 2), 1.0))
        else:
            place = (_scattered, _on_an_anchor, _parallel, _scattered, _parallel)[way]
            bases.append(place(rng, template, size))
    return bases, ways


@lru_cache
def cases(template_kind: TemplateKind, base_kind: BaseKind) -> Cases:
    """Make PAIRS pairs of these kinds, the same at every call."""
    seed = 1000 + 10 * TEMPLATE_KINDS.index(template_kind) + BASE_KINDS.index(base_kind)
    rng = np.random.default_rng(seed)
    templates = [_template(rng, template_kind) for _ in range(-(-PAIRS // BASES_EACH))]
    each = [template for template in templates for _ in range(BASES_EACH)]
    bases, ways = _first_places(rng, each, base_kind)
    touching = _brought_to_contact(rng, each, bases)
    inside = _brought_to_the_inside(rng, each, bases)
    final = [(a, a, a, b, b, c)[way] for a, b, c, way in zip(bases, touching, inside, ways, strict=True)]
    return Cases(tuple(each), tuple(final))


def corners_in_corners(kind: TemplateKind) -> Cases:
    """Fit corners of small rectangles into right-angled corners of templates, or a hair past a side."""
    rng, mm = np.random.default_rng(3000 + TEMPLATE_KINDS.index(kind)), 1 / MM_PER_INCH
    templates, bases = [], []
    for _ in range(PAIRS):
        template = _template(rng, kind)
        turn = template.bearing - (45 if kind == "diffuse" else 0)
        corner = {"wall": (-template.size / 2, -mm / 2), "beam": (0.0, -mm / 2), "diffuse": (0.0, 0.0)}[kind]
        length, width = (float(side) for side in rng.uniform(0.05, 0.9, 2))
        forward, right = (float(out) for out in rng.uniform(-2e-6, 2e-6, 2))
        forward, right = forward + corner[0] + length * mm / 2, right + corner[1] + width * mm / 2
        templates.append(template)
        at = point_from(template.at, turn, forward, right)
        bases.append(PlacedBase(BaseSize.rect(length, width), at, turn))
    return Cases(tuple(templates), tuple(bases))


@lru_cache
def pairs_of_bases(first_kind: BaseKind, second_kind: BaseKind) -> PairsOfBases:
    """Make PAIRS pairs of bases of these kinds: scattered, in line, concentric and brought to contact."""
    rng = np.random.default_rng(2000 + 10 * BASE_KINDS.index(first_kind) + BASE_KINDS.index(second_kind))
    firsts, seconds = [], []
    for i in range(PAIRS):
        at = (float(rng.uniform(0, 72)), float(rng.integers(73)))
        first = PlacedBase(base_size(rng, first_kind), at, _bearing(rng))
        size = base_size(rng, second_kind)
        reach = (first.size.length_mm + size.length_mm) / (2 * MM_PER_INCH)
        facing = first.facing + float(rng.choice([0, 90, 45, 30])) + float(rng.choice(TILTS))
        turn, far = [
            (float(rng.uniform(0, 360)), float(rng.uniform(0, 1.5))),
            (facing + float(rng.choice([0, 90, 180, 45])), float(rng.choice([1.0, 0.5, 1.2]))),
            (float(rng.uniform(0, 360)), float(rng.choice([0.0, 1e-12, 1e-9, 1e-6, 1e-3]))),
        ][i % 3]
        firsts.append(first)
        seconds.append(PlacedBase(size, _shifted(first.at, turn, far * reach), facing))
    return tuple(firsts), tuple(_every_other_touching(rng, firsts, seconds))


def _every_other_touching(
    rng: np.random.Generator, firsts: Sequence[PlacedBase], seconds: Sequence[PlacedBase]
) -> list[PlacedBase]:
    least = margins(base_bodies(firsts), base_bodies(seconds))
    depths = rng.choice(DEPTHS, len(seconds))
    return [
        second if i % 2 else _slid(second, least.direction[i], float(least.value[i] - depths[i]))
        for i, second in enumerate(seconds)
    ]
