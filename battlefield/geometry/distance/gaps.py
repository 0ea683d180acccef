"""The gap, contact or overlap of any two things, with points that prove it, and gaps of groups of bases."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot, inf, sqrt

import numpy as np

from battlefield.geometry.convex.base_pairs import margins_between
from battlefield.geometry.convex.polygons import template_frame, template_hull
from battlefield.geometry.distance.depth.shape import MOST_PAIRS, Shape
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import Bases, printed
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Template
from battlefield.geometry.kernel.tolerance import Gap, is_overlapping, is_too_close_to_call, is_touching
from battlefield.geometry.pieces.solids import (
    Solid,
    base_solid,
    columns,
    contact,
    deepest_solids,
    template_solid,
)
from battlefield.geometry.pieces.terrain import outline_centre, outline_polygon, outline_solid

__all__ = ["gap", "margins_between", "nearest"]

Thing = PlacedBase | Template | Outline

_RULES = (
    "Apart: the gap is the shortest distance between the two outlines.",
    "Touching: apart, or overlapping, by no more than the tolerance.",
    "Overlapping: the depth is the shortest move that leaves bare contact.",
)
_SAME = 1e-125  # inch; so near, no direction leads from one middle to the other
_AT_LEAST = "Overlapping: the depth is at least this; rounding hides the shortest move to bare contact."


@dataclass(frozen=True, slots=True)
class _Found:
    """A margin, its direction and its points, and whether a depth is the exact one."""

    margin: float
    direction: Point
    points: tuple[Point, Point]
    exact: bool = True


def gap(a: Thing, b: Thing) -> Gap:
    """Measure two things against each other, in inches.

    The margin of convex things is the least sum of their support functions over all directions, taken where
    separating axes can lie; two ovals need Newton's steps.

    Gap and depth are exact, the depth of an outline that is not convex too: it is the shortest move to bare
    contact, however many parts it has to leave. Should rounding hide that move, the largest depth over convex
    parts is given, and the rule says that it is a lower bound. `centres` lies between the places of bases and
    templates (a template's `at`), the centres of circles and the centroids of other outlines.
    """
    found = _found(a, b)
    (ax, ay), (bx, by) = _place(a), _place(b)
    touching, overlapping = is_touching(found.margin), is_overlapping(found.margin)
    return Gap(
        margin=found.margin,
        gap=max(0.0, -found.margin),
        overlap=max(0.0, found.margin),
        centres=hypot(bx - ax, by - ay),
        touching=touching,
        overlapping=overlapping,
        points=found.points,
        direction=found.direction,
        rule=_RULES[touching + overlapping] if found.exact else _AT_LEAST,
        too_close=is_too_close_to_call(found.margin),
    )


def nearest(bases: Sequence[PlacedBase], index: int, others: Sequence[int]) -> tuple[int, Gap]:
    """Find which of `others` is nearest to the base at `index`, and the gap; of equals, the first.

    Raises ValueError where there are no others.
    """
    if not others:
        raise ValueError("no other base to be nearest to")
    candidates = np.asarray(others, dtype=np.intp)
    margins = margins_between(Bases.placed(bases), np.full(len(candidates), index), candidates)
    found = int(candidates[np.argmax(margins)])
    return found, gap(bases[index], bases[found])


def _found(a: Thing, b: Thing) -> _Found:
    disc, other_disc = _disc(a), _disc(b)
    if disc is not None and other_disc is not None:
        return _between_discs(disc, other_disc)
    one, other = _shape(a), _shape(b)
    margin, direction, first, second = _least_gap(one.solid, other.solid)
    if isinstance(a, PlacedBase) and isinstance(b, PlacedBase):
        margin = float(margins_between(Bases.placed([a, b]), np.array([0]), np.array([1]))[0])
    largest = _Found(margin, direction, contact(first, second, direction, margin))
    if (one.is_convex and other.is_convex) or not _may_overlap(one, other, margin):
        return largest
    from battlefield.geometry.distance.depth.deepest import way_out  # seldom needed, long to load

    out = way_out(one, other, margin)
    if out is None:
        return replace(largest, exact=not is_overlapping(margin))
    if not is_overlapping(out.depth):
        return largest
    (x, y), (ux, uy) = out.touching, out.direction
    return _Found(out.depth, out.direction, (out.touching, (x - out.depth * ux, y - out.depth * uy)))


def _disc(thing: Thing) -> Circle | None:
    """Return the disc that something is, if it is one."""
    if isinstance(thing, PlacedBase) and thing.size.kind == "round":
        return Circle(thing.at, printed(thing.size)[1])
    return thing if isinstance(thing, Circle) else None


def _between_discs(a: Circle, b: Circle) -> _Found:
    """Return what `_found` does, of discs without any arrays."""
    (x, y), (u, v), r = a.centre, b.centre, a.radius
    dx, dy = u - x, v - y
    far = sqrt(dx * dx + dy * dy)
    margin = r + (b.radius - far)
    ux, uy = (dx / far, dy / far) if far > _SAME else (1.0, 0.0)
    height, across = x * ux + y * uy + r, (y * ux - x * uy + v * ux - u * uy) / 2.0
    on_a = height * ux - across * uy, height * uy + across * ux
    return _Found(margin, (ux, uy), (on_a, (on_a[0] - margin * ux, on_a[1] - margin * uy)))


def _may_overlap(one: Shape, other: Shape, margin: float) -> bool:
    """Return whether shapes may overlap; a point inside may lie between two parts and overlap neither."""
    return is_overlapping(margin) or (is_touching(margin) and (one.is_point or other.is_point))


def _shape(thing: Thing) -> Shape:
    if isinstance(thing, PlacedBase):
        return Shape(base_solid(thing))
    if isinstance(thing, Template):
        return Shape(template_solid(thing))
    return Shape(outline_solid(thing), None if isinstance(thing, Circle) else outline_polygon(thing))


def _place(thing: Thing) -> Point:
    return thing.at if isinstance(thing, PlacedBase | Template) else outline_centre(thing)


def _least_gap(one: Solid, other: Solid) -> tuple[float, Point, Solid, Solid]:
    """Return the largest margin over all pairs of convex parts, its direction, and those two parts."""
    many, others = columns(one), columns(other)
    if many * others > MOST_PAIRS:
        from battlefield.geometry.distance.depth.parts import Pairs

        deepest, x, y, part, place = Pairs(one, other).largest()
        return deepest, (x, y), one.at(np.array([part])), other.at(np.array([place]))
    rows, row = np.repeat(np.arange(many), others), np.tile(np.arange(others), many)
    margin, ux, uy = deepest_solids(one.at(rows), other.at(row))
    best = int(margin.argmax())
    direction = (float(ux[best]), float(uy[best]))
    return float(margin[best]), direction, one.at(rows[best : best + 1]), other.at(row[best : best + 1])


@dataclass(frozen=True, slots=True)
class Between:
    """The least horizontal gap in inches (0 where bases touch or overlap) and the rows of the two bases."""

    gap: float
    one: int
    other: int


def farthest_gap(thing: PlacedBase | Circle, template: Template) -> float:
    """Return how far, in inches, the farthest point of a template lies from a base or a disc.

    A gap to something convex is a convex function of the place, so it is largest on the disc of some corner.
    """
    hull = template_hull(template.kind, template.size)
    (x, y), (dx, dy) = template.at, template_frame(template)
    corners = (
        (x + float(u) * dx - float(v) * dy, y + float(u) * dy + float(v) * dx, float(radius))
        for (u, v), radius in zip(hull.centres, hull.radii, strict=True)
    )
    return max(0.0, *(radius - gap(thing, Circle((u, v), 0.0)).margin for u, v, radius in corners))


def least_gap(ones: Sequence[PlacedBase], others: Sequence[PlacedBase]) -> Between:
    """Find the nearest two bases of two groups; an empty group is infinitely far from any."""
    if not ones or not others:
        return Between(inf, -1, -1)
    gaps = gap_table(ones, others)
    row = int(gaps.argmin())
    one, other = divmod(row, len(others))
    return Between(float(gaps[one, other]), one, other)


def least_gaps(ones: Sequence[PlacedBase], others: Sequence[PlacedBase]) -> tuple[float, ...]:
    """Return for each of the first bases its gap in inches to the nearest of the others; inf without any."""
    if not ones or not others:
        return (inf,) * len(ones)
    return tuple(gap_table(ones, others).min(axis=1).tolist())


def gap_table(ones: Sequence[PlacedBase], others: Sequence[PlacedBase]) -> Floats:
    """Return the gap of every pair in inches, f8[ones, others]; 0 where they touch or overlap."""
    if all(base.size.kind == "round" for base in (*ones, *others)):
        return _gaps_of_discs(ones, others)
    both = [*ones, *others]
    bases = Bases.of([base.size for base in both], [base.at for base in both], [base.facing for base in both])
    first = np.repeat(np.arange(len(ones)), len(others))
    second = len(ones) + np.tile(np.arange(len(others)), len(ones))
    gaps = np.maximum(0.0, -margins_between(bases, first, second))
    return np.asarray(gaps.reshape(len(ones), len(others)))


def _gaps_of_discs(ones: Sequence[PlacedBase], others: Sequence[PlacedBase]) -> Floats:
    (x, y, r), (u, v, s) = _discs(ones)[:, :, None], _discs(others)[:, None, :]
    dx, dy = x - u, y - v
    return np.asarray(np.maximum(0.0, -(r + (s - np.sqrt(dx * dx + dy * dy)))))


def _discs(bases: Sequence[PlacedBase]) -> Floats:
    return np.array([(*base.at, printed(base.size)[1]) for base in bases], dtype=np.float64).T
