"""How deep bases lie under a template, by the sum of the template and of each base.

A base overlaps a template where its centre lies in the sum (Minkowski's) of the two, by as much as the centre
would have to move to leave it. The sum depends on how both are turned, not on where the template is held: it
is made once for all places that a template is dragged to.
"""

import numpy as np

from battlefield.geometry.convex import overlap_kernel
from battlefield.geometry.convex.polygons import template_frame, template_hull
from battlefield.geometry.kernel import ellipse
from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.bases import Bases, Group
from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.geometry.templates.sums_made import (
    BEYOND,
    MIDDLE,
    RADIUS,
    SEEN,
    SQUARES,
    TURN_X,
    TURN_Y,
    Arcs,
    Ovals,
    Sides,
    sums_of,
)

_STEPS = 2  # from outside; what is then left of the way, and counts squared, is some 1e-11 inch
_BENT = 1.4  # found by trial: how a start bends with the oval
_NEAR = -1e-9  # inch; what lies farther out than this is surely outside


def margins_by_sums(template: Template, bases: Bases) -> Floats:
    """Return the signed margins of a template that is more than one disc, f8[N]."""
    sums = sums_of(bases, template.kind, template.size, template.bearing)
    found = []
    if sums.sides is not None:
        found += _of_sides(sums.sides, sums.ovals, template)
    if sums.slender is not None:
        found.append(_by_kernel(template, sums.slender))
    return np.concatenate(found).take(sums.place) if found else np.empty(0)


def _of_sides(sides: Sides, ovals: Ovals | None, template: Template) -> list[Floats]:
    """Measure to the nearest point of the edge; outside is what lies over any side, or beyond any arc."""
    seen = sides.f0 - sides.fx * template.at[0]
    seen -= sides.fy * template.at[1]
    height, along = seen[: len(sides.half)], seen[len(sides.half) :]
    over = np.maximum.reduce(height)
    plain = len(sides.radius)
    found = -over[plain:]
    if ovals is not None:
        _of_ovals(found, ovals, along[: len(ovals.half), plain:], template)
    if not plain:
        return [found]
    near = _to_sides(height, along, sides.half)
    over, near = over[:plain], near[:plain]
    if sides.arcs is not None:
        beyond = _over_arcs(sides.arcs, template.at)
        over = np.fmax(over, np.fmax.reduce(beyond))
        near = np.fmin(near, np.fmin.reduce(np.abs(beyond)))
    straight = np.copysign(near, -over)
    straight += sides.radius
    return [straight, found]


def _to_sides(height: Floats, along: Floats, half: Floats) -> Floats:
    """Tell how far places lie from the nearest side; what is known of sides is spent on it."""
    np.abs(along, out=along)
    along -= half
    np.maximum(along, 0.0, out=along)
    height *= height
    along *= along
    height += along
    return np.asarray(np.sqrt(np.minimum.reduce(height)))


def _over_arcs(arcs: Arcs, at: Point) -> Floats:
    """Tell how far beyond arcs a place lies; not a number past their ends."""
    wx, wy = arcs.x - at[0], arcs.y - at[1]
    far = np.sqrt(wx * wx + wy * wy)
    beyond = far - arcs.r
    for mx, my, spread in arcs.spans:
        beyond = np.where(wx * mx + wy * my >= spread * far, beyond, np.nan)
    return np.asarray(beyond)


def _of_ovals(found: Floats, ovals: Ovals, along: Floats, template: Template) -> None:
    """Lower what the sides' normals bound by those at the points of ovals nearest to discs' middles.

    A normal is the sum's only within the disc's arc. That of a place outside its oval is found here; should
    a place be so near that there is another, or none, the kernel tells.
    """
    arcs = _past_ends(ovals, along)
    if len(arcs):
        np.minimum.at(found, arcs % len(found), _depth(ovals.table.take(arcs, axis=1), template.at))
    rows = _doubtful(ovals, found, template.at)
    if len(rows):
        found[rows] = _by_kernel(template, ovals.group.at(rows))


def _past_ends(ovals: Ovals, along: Floats) -> Ints:
    """Find the arcs that may be nearest: past the end of the side before, and before that of the next."""
    ahead, behind = along > ovals.half, along < ovals.minus_half
    behind[1:] &= ahead[:-1]
    behind[0] &= ahead[-1]
    return behind.ravel().nonzero()[0]


def _depth(arcs: Floats, at: Point) -> Floats:
    """Tell how deep a place lies behind arcs; infinitely, where the way out does not meet the arc.

    The place is past the ends of both sides by the arc: its nearest normal is the arc's or leads away.
    With s as below, a place is √(s (x²/(s+a²) + y²/(s+b²) - 1)) away: the most over all s, so that a little
    beside it changes nothing.
    """
    seen = arcs[SEEN] - arcs[TURN_X] * at[0]
    seen -= arcs[TURN_Y] * at[1]
    s, normal = _outward(seen, arcs[SQUARES], arcs[BEYOND])
    depth = arcs[RADIUS] - np.sqrt(np.maximum(s * (_both(seen * normal) - 1.0), 0.0))
    normal *= arcs[MIDDLE]
    depth[_both(normal) <= 0.0] = np.inf
    return np.asarray(depth)


def _doubtful(ovals: Ovals, found: Floats, at: Point) -> Ints:
    """Find the ovals that overlap the template where a disc's middle may have no nearest point, or two."""
    rows = (found > _NEAR).nonzero()[0]
    if len(rows):
        away = ovals.discs.take(rows, axis=2)
        away[0] -= at[0]
        away[1] -= at[1]
        away *= away
        rows = rows[np.minimum.reduce(away[0] + away[1]) <= ovals.close.take(rows)]
    return rows


def _both(rows: Floats) -> Floats:
    return np.asarray(rows[0] + rows[1])


def _outward(seen: Floats, squares: Floats, beyond: Floats) -> tuple[Floats, Floats]:
    """Return the root s ≥ 0 of a²x²/(s+a²)² + b²y²/(s+b²)² = 1, and the normal (x/(s+a²), y/(s+b²)).

    This is for places outside ovals that are not slender; inside, s is 0. Newton on the reciprocal of the
    left side's root (`ellipse`), which is nearly straight from here on, by w = s + b².
    """
    terms = squares * seen
    terms *= seen
    terms += ellipse.TINY
    first, second, least, longer = terms[0], terms[1], squares[1], beyond[0]
    far2 = first + second
    w = np.maximum(np.sqrt(far2) - longer * first / (far2 + _BENT * longer * np.sqrt(second)), least)
    for _ in range(_STEPS):
        part = terms / (sums := w + beyond)
        part /= sums
        total = part[0] + part[1]
        part /= sums
        w = np.maximum(w + (np.sqrt(total) - 1.0) * total / (part[0] + part[1]), least)
    return w - least, seen / (w + beyond)


def _by_kernel(template: Template, group: Group) -> Floats:
    hull = template_hull(template.kind, template.size)
    seen = overlap_kernel.pose(hull, group, template.at, template_frame(template))
    return overlap_kernel.deepest(seen, group.kind, group.a, group.b)[0]
