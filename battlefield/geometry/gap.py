"""The gap, contact or overlap of any two things on the table, with the points that prove it."""

from collections.abc import Sequence
from math import hypot

import numpy as np

from battlefield.geometry import pairs, posed
from battlefield.geometry.bases import OVAL, Bases, Group
from battlefield.geometry.hulls import deepest_hulls
from battlefield.geometry.pairs import margins_between
from battlefield.geometry.posed import Deepest
from battlefield.geometry.shapes import Outline, PlacedBase, Point, Template
from battlefield.geometry.solids import Solid, base_solid, contact, template_solid
from battlefield.geometry.terrain import outline_centre, outline_solid
from battlefield.geometry.tolerance import is_overlapping, is_too_close_to_call, is_touching
from battlefield.geometry.verdicts import Gap

__all__ = ["gap", "margins_between", "nearest"]

Thing = PlacedBase | Template | Outline

_RULES = (
    "Apart: the gap is the shortest distance between the two outlines.",
    "Touching: apart, or overlapping, by no more than the tolerance.",
    "Overlapping: the depth is the shortest move that leaves bare contact.",
)


def gap(a: Thing, b: Thing) -> Gap:
    """Measure two things against each other.

    The gap is exact. So is the overlap of convex shapes; of an outline that is not convex, the largest depth
    over its convex parts is given, which is a lower bound. `centres` lies between the places of bases and
    templates (a template's `at`), the centres of circles and the centroids of other outlines.
    """
    one, other = _solid(a), _solid(b)
    margin, direction, one, other = _least_gap(one, other)
    if isinstance(a, PlacedBase) and isinstance(b, PlacedBase):
        margin = float(margins_between(Bases.placed([a, b]), np.array([0]), np.array([1]))[0])
    (ax, ay), (bx, by) = _place(a), _place(b)
    touching, overlapping = is_touching(margin), is_overlapping(margin)
    return Gap(
        margin=margin,
        gap=max(-margin, 0.0),
        overlap=max(margin, 0.0),
        centres=hypot(bx - ax, by - ay),
        touching=touching,
        overlapping=overlapping,
        points=contact(one, other, direction, margin),
        direction=direction,
        rule=_RULES[touching + overlapping],
        too_close=is_too_close_to_call(margin),
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


def _solid(thing: Thing) -> Solid:
    if isinstance(thing, PlacedBase):
        return base_solid(thing)
    return template_solid(thing) if isinstance(thing, Template) else outline_solid(thing)


def _place(thing: Thing) -> Point:
    return thing.at if isinstance(thing, PlacedBase | Template) else outline_centre(thing)


def _least_gap(one: Solid, other: Solid) -> tuple[float, Point, Solid, Solid]:
    """Give the largest margin over all pairs of convex parts, its direction, and those two parts."""
    many, others = _columns(one), _columns(other)
    rows = np.repeat(np.arange(many), others)
    columns = np.tile(np.arange(others), many)
    margin, ux, uy = _deepest(one.at(rows), other.at(columns))
    best = int(margin.argmax())
    direction = (float(ux[best]), float(uy[best]))
    return float(margin[best]), direction, one.at(rows[best : best + 1]), other.at(columns[best : best + 1])


def _columns(solid: Solid) -> int:
    return len(solid.x) if isinstance(solid, Group) else solid.x.shape[1]


def _deepest(one: Solid, other: Solid) -> Deepest:
    """Measure part by part; the directions, on the table, are the second's way out."""
    if isinstance(other, Group):
        if isinstance(one, Group):
            margin, ux, uy = pairs.group_deepest(one, other)
        else:
            seen = one.seen_from((other.x, other.y), (other.ax, other.ay))
            margin, ux, uy = posed.deepest(seen, OVAL, other.a, other.b)
        return margin, other.ax * ux - other.ay * uy, other.ay * ux + other.ax * uy
    if isinstance(one, Group):
        margin, ux, uy = _deepest(other, one)
        return margin, -ux, -uy
    return deepest_hulls(one, other)
