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
from battlefield.geometry.templates.sums_made import Arcs, Ovals, Straight, sums_of

_STEPS = 3  # from outside; what is then left of the way counts squared
_NEAR = -1e-9  # inch; what lies farther out than this is surely outside


def margins_by_sums(template: Template, bases: Bases) -> Floats:
    """Return the signed margins of a template that is more than one disc, f8[N]."""
    sums = sums_of(bases, template.kind, template.size, template.bearing)
    found = []
    if sums.straight is not None:
        found.append(_of_straight(sums.straight, template.at))
    if sums.ovals is not None:
        found.append(_of_ovals(sums.ovals, template))
    if sums.slender is not None:
        found.append(_by_kernel(template, sums.slender))
    return np.concatenate(found).take(sums.place) if found else np.empty(0)


def _of_straight(sums: Straight, at: Point) -> Floats:
    """Measure to the nearest point of the edge; outside is what lies over any side, or beyond any arc."""
    x, y = sums.x - at[0], sums.y - at[1]
    height, along = _over_sides(sums, x, y)
    over = height.max(axis=0)
    np.abs(along, out=along)
    along -= sums.half
    np.maximum(along, 0.0, out=along)
    height *= height
    along *= along
    height += along
    near = np.sqrt(height.min(axis=0))
    if sums.arcs is not None:
        _, _, beyond = _over_arcs(sums.arcs, x, y)
        over = np.fmax(over, np.fmax.reduce(beyond))
        near = np.fmin(near, np.fmin.reduce(np.abs(beyond)))
    return np.asarray(np.copysign(near, -over) + sums.radius)


def _over_sides(sums: Straight, x: Floats, y: Floats) -> tuple[Floats, Floats]:
    """Tell how high places lie over sides, and how far along from their middles, f8[E, n] each."""
    seen = sums.fx * x
    seen += sums.fy * y
    seen -= sums.f0
    return seen[: len(sums.half)], seen[len(sums.half) :]


def _over_arcs(arcs: Arcs, x: Floats, y: Floats) -> tuple[Floats, Floats, Floats]:
    """Give the ways from middles of arcs to places, and how far beyond them; not a number past their ends."""
    wx, wy = x - arcs.x, y - arcs.y
    far = np.sqrt(wx * wx + wy * wy)
    beyond = far - arcs.r
    for mx, my, spread in arcs.spans:
        beyond = np.where(wx * mx + wy * my >= spread * far, beyond, np.nan)
    return wx, wy, beyond


def _of_ovals(sums: Ovals, template: Template) -> Floats:
    seen, sides, depth = _over_ovals(sums, template.at)
    found = np.minimum(sides.min(axis=0), depth.min(axis=0))
    rows = _doubtful(sums, found, seen)
    if len(rows):
        found[rows] = _by_kernel(template, sums.group.at(rows))
    return np.asarray(found)


def _over_ovals(sums: Ovals, at: Point) -> tuple[Floats, Floats, Floats]:
    """Bound the margins by the sides' normals, and by those at the points of ovals nearest to discs' middles.

    A normal is the sum's only within the disc's arc. That of a place outside its oval is found here; should
    a place be so near that there is another, or none, the kernel tells. With s as below, a place is
    √(s (x²/(s+a²) + y²/(s+b²) - 1)) away: the most over all s, so that a little beside it changes nothing.
    """
    px, py = sums.group.x - at[0], sums.group.y - at[1]
    sides = sums.f0 - sums.fx * px - sums.fy * py
    seen = ((sums.ax * px + sums.ay * py)[:, None] - sums.discs).reshape(2, -1)
    s, normal = _outward(seen, sums.squares, sums.beyond)
    far = np.sqrt(np.maximum(s * (_both(seen * normal) - 1.0), 0.0))
    is_normal = _both(normal * sums.middle) * s >= sums.spread * far
    depth = np.where(is_normal, sums.r - far, np.inf).reshape(-1, len(px))
    return seen.reshape(sums.discs.shape), sides, depth


def _doubtful(sums: Ovals, found: Floats, seen: Floats) -> Ints:
    """Find the ovals that overlap the template where a disc's middle may have no nearest point, or two."""
    rows = np.flatnonzero(found > _NEAR)
    if len(rows):
        rows = rows[(_both(seen[:, :, rows] ** 2) <= sums.close[rows]).any(axis=0)]
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
    far2, least = _both(terms), squares[1]
    w = np.maximum(np.sqrt(far2) - beyond[0] * terms[0] / far2, least)
    for _ in range(_STEPS):
        share = 1.0 / (w + beyond)
        part = terms * share
        part *= share
        total = _both(part)
        part *= share
        w = np.maximum(w + (np.sqrt(total) - 1.0) * total / _both(part), least)
    return np.asarray(w - least), np.asarray(seen / (w + beyond))


def _by_kernel(template: Template, group: Group) -> Floats:
    hull = template_hull(template.kind, template.size)
    seen = overlap_kernel.pose(hull, group, template.at, template_frame(template))
    return overlap_kernel.deepest(seen, group.kind, group.a, group.b)[0]
