"""Slow judges of scatter, heat maps, best placements and areas: every case by itself, nothing clever.

Whom a template covers is asked of `coverage` and `touched_pairs`, which other judges watch; nothing else of
the program is used.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations, product
from math import cos, radians, sin

import numpy as np
import shapely
from numpy.typing import NDArray

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, Point, Template, TemplateKind
from battlefield.geometry.templates import coverage
from battlefield.geometry.templates.placements import touched_pairs

Place = tuple[float, float]
MM_PER_INCH = 25.4
TOUCH = 1e-6
UNSURE = 1e-9


def random_bases(seed: int, count: int, width: float, height: float) -> Bases:
    """Scatter bases of all kinds over a board and a little beyond it."""
    rng = np.random.default_rng(seed)
    sizes = []
    for _ in range(count):
        long, short = float(rng.choice([25, 32, 40, 60, 105])), float(rng.choice([20, 35, 60]))
        shapes = (
            BaseSize.round(long),
            BaseSize.oval(long, short),
            BaseSize.rect(long, short),
            BaseSize.hex(long),
        )
        sizes.append(shapes[rng.integers(4)])
    at = rng.uniform((-1.0, -1.0), (width + 1.0, height + 1.0), (count, 2)).tolist()
    return Bases.of(sizes, [(x, y) for x, y in at], rng.uniform(0.0, 360.0, count).tolist())


def falls(
    template: Template, directions: int, hit: Fraction, dice: Sequence[Sequence[int]], more: int = 0
) -> list[tuple[Place, Fraction]]:
    """List what can happen, face by face: where the template comes down, and with what chance."""
    found = [(template.at, hit)]
    rolls = list(product(*dice))
    for k, faces in product(range(directions), rolls):
        angle, distance = radians(360 * k / directions), sum(faces) + more
        place = (template.at[0] + distance * sin(angle), template.at[1] - distance * cos(angle))
        found.append((place, (1 - hit) / directions / len(rolls)))
    return found


def chances(
    template: Template, bases: Bases, outcomes: Sequence[tuple[Place, Fraction]], grade: int
) -> list[Fraction]:
    """Add up every base's chance to be covered at least so much, with one question for each outcome."""
    total = [Fraction(0)] * len(bases)
    for covered, chance in _covers(template, bases, outcomes):
        for base in np.flatnonzero(covered >= grade).tolist():
            total[base] += chance
    return total


def count_distribution(
    template: Template, bases: Bases, outcomes: Sequence[tuple[Place, Fraction]], members: Sequence[int]
) -> dict[int, Fraction]:
    """Give the chance of every number of covered members."""
    found: dict[int, Fraction] = {}
    for covered, chance in _covers(template, bases, outcomes):
        number = int(np.count_nonzero(covered[list(members)]))
        found[number] = found.get(number, Fraction(0)) + chance
    return found


def _covers(
    template: Template, bases: Bases, outcomes: Sequence[tuple[Place, Fraction]]
) -> list[tuple[NDArray[np.uint8], Fraction]]:
    asked: dict[Place, NDArray[np.uint8]] = {}
    for place, _ in outcomes:
        if place not in asked:
            moved = Template(template.kind, template.size, place, template.bearing)
            asked[place] = coverage(moved, bases).covered
    return [(asked[place], chance) for place, chance in outcomes]


def node_values(
    template: Template,
    bases: Bases,
    weights: Floats,
    nodes: Sequence[Place],
    outcomes: Sequence[tuple[Place, Fraction]],
    wholly: bool,
) -> tuple[Floats, NDArray[np.bool_]]:
    """Give the mean covered weight at every node, and whether all was clear: no base within a hair's breadth.

    Outcomes are those of a template at the origin.
    """
    values, clear = np.zeros(len(nodes)), np.ones(len(nodes), dtype=np.bool_)
    for row, (x, y) in enumerate(nodes):
        for (dx, dy), chance in outcomes:
            found = coverage(
                Template(template.kind, template.size, (x + dx, y + dy), template.bearing), bases
            )
            number = found.slack + TOUCH if wholly else found.margin - TOUCH
            values[row] += float(chance) * float(np.sum(weights[number > 0.0]))
            clear[row] &= bool(np.all(np.abs(number) > UNSURE))
    return values, clear


def best_on_grid(
    aimed: tuple[TemplateKind, float],
    bases: Bases,
    weights: Floats,
    corners: tuple[Place, Place],
    bearings: Sequence[float],
    wholly: bool,
    step: float = 0.1,
) -> float:
    """Give the best value of a template (kind, size) on all nodes, at whole steps, between two corners."""
    (left, top), (right, bottom) = corners
    xs = np.arange(round(left / step), round(right / step) + 1) * step
    ys = np.arange(round(top / step), round(bottom / step) + 1) * step
    at, best = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2), -np.inf
    for turn in bearings:
        pairs = touched_pairs(*aimed, at, np.full(len(at), turn), bases)
        counted = pairs.covered >= (2 if wholly else 1)
        values = np.bincount(pairs.placement[counted], weights[pairs.base[counted]], len(at))
        best = max(best, float(values.max()))
    return best


def deepest_of_discs(centres: Sequence[Point], radii: Sequence[float], weights: Sequence[float]) -> float:
    """Give the greatest weight that a point can collect from open discs, by trying all about every crossing.

    Each face of the arrangement has a crossing at its rim or is a whole disc; eight points about a crossing,
    ever nearer, and eight within each disc's rim look into all faces that are not slivers.
    """
    c, r, w = np.array(centres), np.array(radii), np.array(weights)
    tried = [
        point
        for i in range(len(c))
        for point in _about(c[i], np.array([r[i] * (1 - 1e-7), r[i] * (1 + 1e-7)]))
    ]
    tried += [c[i] for i in range(len(c))]
    for i, j in combinations(range(len(c)), 2):
        for crossing in _circle_crossings(c[i], r[i], c[j], r[j]):
            tried += _about(crossing, np.array([1e-7, 1e-5, 1e-3]))
    points = np.array(tried).reshape(-1, 2)
    inside = np.hypot(*(points[:, None] - c[None]).transpose(2, 0, 1)) < r
    return max(0.0, float(np.max(inside @ w, initial=0.0)))


def _about(point: Floats, radii: Floats) -> list[Floats]:
    angle = np.arange(8) * np.pi / 4 + 0.1
    ways = np.stack([np.cos(angle), np.sin(angle)], axis=-1)
    return [point + radius * way for radius in radii for way in ways]


def _circle_crossings(a: Floats, ra: float, b: Floats, rb: float) -> list[Floats]:
    away = float(np.hypot(*(b - a)))
    if not abs(ra - rb) < away < ra + rb:
        return []
    along = (away * away + ra * ra - rb * rb) / (2 * away)
    half, u = (ra * ra - along * along) ** 0.5, (b - a) / away
    return [a + along * u + side * half * np.array([-u[1], u[0]]) for side in (-1, 1)]


def step_counts(ids: Sequence[str], joined: Callable[[str, str], bool]) -> dict[tuple[str, str], int]:
    """Count the fewest steps between all areas by trying every one in between."""
    far = len(ids) + 1
    steps = {(a, b): 0 if a == b else 1 if joined(a, b) else far for a in ids for b in ids}
    for via, a, b in product(ids, repeat=3):
        steps[a, b] = min(steps[a, b], steps[a, via] + steps[via, b])
    return {pair: count for pair, count in steps.items() if count < far}


def sampled_sight(
    one: Sequence[Point], other: Sequence[Point], hindrances: Sequence[tuple[Point, Point]], density: int
) -> bool:
    """Tell whether some line between points strewn over two polygons crosses none of the lines."""
    lines = np.array(list(product(_strewn(one, density), _strewn(other, density))))
    clear = np.ones(len(lines), dtype=np.bool_)
    for hindrance in hindrances:
        clear &= ~_cross(lines, np.array(hindrance))
    return bool(clear.any())


def _strewn(polygon: Sequence[Point], density: int) -> list[Point]:
    shape = shapely.Polygon(polygon)
    left, top, right, bottom = shape.bounds
    share = (np.arange(density) + 0.5) / density
    points = [(left + a * (right - left), top + b * (bottom - top)) for a in share for b in share]
    return [point for point in points if shape.contains(shapely.Point(point))]


def _cross(lines: Floats, wall: Floats) -> NDArray[np.bool_]:
    def side(a: Floats, b: Floats, p: Floats) -> Floats:
        u, v = b - a, p - a
        return np.asarray(u[..., 0] * v[..., 1] - u[..., 1] * v[..., 0])

    start, end = lines[:, 0], lines[:, 1]
    apart = side(start, end, wall[0]) * side(start, end, wall[1]) <= 0.0
    return np.asarray(apart & (side(wall[0], wall[1], start) * side(wall[0], wall[1], end) <= 0.0))
