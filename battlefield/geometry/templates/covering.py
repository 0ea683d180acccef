"""Who is under a template, how deep, how much of each base, and in which direction it would leave first."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.convex import overlap_kernel
from battlefield.geometry.convex.polygons import Hull, template_frame, template_hull
from battlefield.geometry.kernel import discs
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import Bases, Group
from battlefield.geometry.kernel.shapes import Template
from battlefield.geometry.kernel.tolerance import Witness, cover, is_too_close_to_call
from battlefield.geometry.pieces.solids import contact, group_solid, template_solid
from battlefield.geometry.templates.covered_area import shares
from battlefield.geometry.templates.sums import margins_by_sums

_RULES = (
    "Not covered: no part of the base lies under the template; contact alone is no cover.",
    "Partly covered: some of the base lies under the template, and some does not.",
    "Wholly covered: no part of the base lies beyond the template's edge.",
)


NONE, PARTLY, WHOLLY = 0, 1, 2
_COLUMNS = ("covered", "margin", "slack", "share", "direction")  # in the order of Coverage's fields


@dataclass(frozen=True, slots=True, eq=False)
class Coverage:
    """One template's cover of N bases.

    `covered` u1[N] is NONE, PARTLY or WHOLLY. `margin` f8[N] is how far a base would have to move to be
    untouched, or minus the gap. `slack` f8[N] is how far it is from leaving whole cover, negative where it is
    not wholly covered. `share` f8[N] is the fraction of its area under the template. `direction` f8[N, 2] is
    the unit vector along which a move by `margin` brings it to bare contact.
    """

    covered: NDArray[np.uint8]
    margin: Floats
    slack: Floats
    share: Floats
    direction: Floats

    def counted(self, wholly: bool) -> list[bool]:
        """Tell which bases count as covered: all that are touched, or those covered wholly alone."""
        found: list[bool] = (self.covered >= (WHOLLY if wholly else PARTLY)).tolist()
        return found

    def witness(self, template: Template, bases: Bases, index: int) -> Witness:
        """Put together why a base counts as covered or not, from what was measured."""
        ux, uy = self.direction[index].tolist()
        margin, slack = float(self.margin[index]), float(self.slack[index])
        covered = int(cover(margin, slack))
        base = group_solid(bases.take([index]).groups()[0])
        points = contact(template_solid(template), base, (ux, uy), margin)
        close = is_too_close_to_call(margin) or is_too_close_to_call(slack)
        return Witness(points, (ux, uy), margin, slack, covered, _RULES[covered], close)

    def after(self, template: Template, bases: Bases, rows: Sequence[int]) -> "Coverage":
        """Answer as `coverage` does, where only the bases of some rows differ from those `known` tells of."""
        if not rows:
            return self
        index = np.asarray(rows, dtype=np.intp)
        found = coverage(template, bases.take(index))
        columns = [getattr(self, name).copy() for name in _COLUMNS]
        for name, column in zip(_COLUMNS, columns, strict=True):
            column[index] = getattr(found, name)
        return Coverage(*columns)


def coverage(template: Template, bases: Bases) -> Coverage:
    """Answer everything about one template and N bases, in inches and in one pass over arrays.

    Margin and slack are the least of h_T(u) + h_B(-u) and of h_T(u) - h_B(u) over unit directions u, where h
    are the support functions of template and base: exact, at the few directions that can hold the least.
    """
    n = len(bases)
    margin, slack, direction = margins(template, bases), np.empty(n), np.empty((n, 2))
    hull, axis = template_hull(template.kind, template.size), template_frame(template)
    for group in bases.groups():
        rows = group.index
        seen = overlap_kernel.pose(hull, group, template.at, axis)
        slack[rows] = _slack(hull, seen, group, template)
        direction[rows] = _way_out(seen, group)
    covered = np.asarray(cover(margin, slack)).astype(np.uint8)
    return Coverage(covered, margin, slack, shares(hull, template.at, axis, bases, covered), direction)


def margins(template: Template, bases: Bases) -> Floats:
    """Return the signed margins alone, f8[N]: the same numbers as `coverage`, sooner."""
    hull = template_hull(template.kind, template.size)
    if not hull.is_disc:
        return margins_by_sums(template, bases)
    margin = np.empty(len(bases))
    for group in bases.groups():
        margin[group.index] = _disc_margin(hull, group, template)
    return margin


def witness(template: Template, bases: Bases, index: int) -> Witness:
    """Prove the verdict on one base: the points that decide, and the way it would leave first."""
    base = bases.take([index])
    return coverage(template, base).witness(template, base, 0)


def _way_out(seen: overlap_kernel.Posed, group: Group) -> Floats:
    """Return the unit vectors along which bases would leave first, f8[n, 2], on the table.

    They are found pair by pair: sides that only just touch need normals exact to the last digit.
    """
    _, ux, uy = overlap_kernel.deepest(seen, group.kind, group.a, group.b)
    return np.stack([group.ax * ux - group.ay * uy, group.ay * ux + group.ax * uy], axis=1)


def _disc_margin(hull: Hull, group: Group, template: Template) -> Floats:
    return np.asarray(hull.radii[0] + discs.depth(group, *template.at))


def _slack(hull: Hull, seen: overlap_kernel.Posed, group: Group, template: Template) -> Floats:
    if hull.is_disc:
        return np.asarray(hull.radii[0] - discs.farthest(group, *template.at))
    return overlap_kernel.slack(seen, group.kind, group.a, group.b)
