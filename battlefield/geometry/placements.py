"""One template tried at many places: which bases each placement covers, and how.

Placements are sorted along the board once; every base then looks only at those that can reach it. Discs about
and within both shapes decide most pairs; the exact kernel decides the rest.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry import discs, posed
from battlefield.geometry.bases import Bases, Group, Ints
from battlefield.geometry.convex import Hull, template_hull
from battlefield.geometry.shapes import TemplateKind
from battlefield.geometry.tolerance import TOL, cover
from battlefield.geometry.units import direction

Floats = NDArray[np.float64]
Grades = NDArray[np.uint8]

_SAFE = 1e-9  # discs decide only where rounding cannot
_BLOCK = 8192  # pairs given to the kernel at once, so that its arrays stay in the cache


@dataclass(frozen=True, slots=True, eq=False)
class TouchedPairs:
    """Every base covered by every placement: indices of both, and `covered` u1 (1 partly, 2 wholly).

    Sorted by placement, then by base.
    """

    placement: Ints
    base: Ints
    covered: Grades


@dataclass(frozen=True, slots=True, eq=False)
class _Places:
    """Placements sorted by the x of the disc about the template: its centre, the disc's within it, the
    template's origin and axis, two f8[P] each; `order` leads back to the caller's placements."""

    hull: Hull
    order: Ints
    outer: tuple[Floats, Floats]
    inner: tuple[Floats, Floats]
    origin: tuple[Floats, Floats]
    axis: tuple[Floats, Floats]


Chunk = tuple[Ints, Ints, Grades]


def coverage_counts(
    kind: TemplateKind, size: float, at: Floats, bearing: Floats, bases: Bases
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Count for every placement the bases covered at least partly, and those covered wholly, i4[P] each.

    Placements stand at `at` f8[P, 2] with bearings in degrees f8[P]; a round template ignores them.
    """
    rows, _, covered = _touched(_sorted(template_hull(kind, size), at, bearing), bases)
    partly = np.bincount(rows, minlength=len(at))
    wholly = np.bincount(rows[covered == 2], minlength=len(at))
    return partly.astype(np.int32), wholly.astype(np.int32)


def touched_pairs(kind: TemplateKind, size: float, at: Floats, bearing: Floats, bases: Bases) -> TouchedPairs:
    """List the covered bases of every placement, for counts by unit or by side."""
    rows, owners, covered = _touched(_sorted(template_hull(kind, size), at, bearing), bases)
    order = np.lexsort((owners, rows))
    return TouchedPairs(rows[order], owners[order], covered[order])


def _sorted(hull: Hull, at: Floats, bearing: Floats) -> _Places:
    x, y = np.asarray(at, dtype=np.float64).reshape(-1, 2).T
    ex, ey = _axes(hull, np.broadcast_to(np.asarray(bearing, dtype=np.float64), x.shape))
    discs_at = ((cx, cy) for cx, cy, _ in (hull.outer, hull.inner))
    (ox, oy), (ix, iy) = ((x + cx * ex - cy * ey, y + cx * ey + cy * ex) for cx, cy in discs_at)
    order = np.argsort(ox, kind="stable")
    outer, inner, origin, axis = ((u[order], v[order]) for u, v in ((ox, oy), (ix, iy), (x, y), (ex, ey)))
    return _Places(hull, order, outer, inner, origin, axis)


def _axes(hull: Hull, bearing: Floats) -> tuple[Floats, Floats]:
    """Give the directions of bearings, exactly as for a single template."""
    if hull.is_disc:
        return np.ones(len(bearing)), np.zeros(len(bearing))
    distinct, which = np.unique(bearing, return_inverse=True)
    axes = np.array([direction(float(degrees)) for degrees in distinct]).reshape(-1, 2)
    return axes[which, 0], axes[which, 1]


def _touched(places: _Places, bases: Bases) -> Chunk:
    """Give placements, bases and grades of all pairs that are covered, in no particular order."""
    nobody = np.zeros(0, dtype=np.intp)
    chunks: list[Chunk] = [(nobody, nobody, np.zeros(0, dtype=np.uint8))]
    for group in bases.groups():
        chunks.extend(_swept(places, bases, group))
    rows, owners, covered = (np.concatenate(column) for column in zip(*chunks, strict=True))
    return places.order[rows], owners, covered


def _swept(places: _Places, bases: Bases, group: Group) -> Iterator[Chunk]:
    """Settle every base of one kind: first by discs, then what is left by the kernel."""
    reach, core = bases.reach()[group.index], bases.core()[group.index]
    far = reach + places.hull.outer[2]
    first = np.searchsorted(places.outer[0], group.x - far)
    last = np.searchsorted(places.outer[0], group.x + far)
    left: list[tuple[Ints, Ints]] = []
    for i, (start, stop) in enumerate(zip(first.tolist(), last.tolist(), strict=True)):
        near = _near(places, float(group.x[i]), float(group.y[i]), float(far[i]), start, stop)
        settled, grades, rest = _by_discs(places, group, i, near, (float(reach[i]), float(core[i])))
        yield settled, np.full(len(settled), group.index[i]), grades
        rest = _not_beyond_an_edge(places, group, i, rest, float(reach[i]))
        left.append((rest, np.full(len(rest), i)))
    yield from _by_kernel(places, group, *(np.concatenate(part) for part in zip(*left, strict=True)))


def _near(places: _Places, x: float, y: float, far: float, start: int, stop: int) -> Ints:
    """Find the placements whose outer disc meets the base's."""
    dx, dy = places.outer[0][start:stop] - x, places.outer[1][start:stop] - y
    return start + np.flatnonzero(dx * dx + dy * dy < far * far)


def _by_discs(
    places: _Places, group: Group, i: int, near: Ints, radii: tuple[float, float]
) -> tuple[Ints, Grades, Ints]:
    """Split placements into those that surely cover the base, with their grades, and those still open."""
    reach, core = radii
    within, about = _distance(places.inner, near, group, i), _distance(places.outer, near, group, i)
    inner, outer = places.hull.inner[2], places.hull.outer[2]
    touched = within < inner + core - TOL - _SAFE
    whole = within < inner - reach + TOL - _SAFE
    maybe = (about < outer + reach - TOL + _SAFE) & ~touched
    maybe |= (about < outer - core + TOL + _SAFE) & ~whole
    settled = touched & ~maybe
    return near[settled], 1 + whole[settled].astype(np.uint8), near[maybe]


def _distance(centres: tuple[Floats, Floats], rows: Ints, group: Group, i: int) -> Floats:
    dx, dy = centres[0][rows] - group.x[i], centres[1][rows] - group.y[i]
    return np.asarray(np.sqrt(dx * dx + dy * dy))


def _not_beyond_an_edge(places: _Places, group: Group, i: int, rows: Ints, reach: float) -> Ints:
    """Drop the placements one of whose straight edges has the whole base beyond it."""
    if places.hull.is_disc or not len(rows):
        return rows
    dx, dy = group.x[i] - places.origin[0][rows], group.y[i] - places.origin[1][rows]
    ex, ey = places.axis[0][rows], places.axis[1][rows]
    cx, cy = dx * ex + dy * ey, dy * ex - dx * ey
    normals, offsets = places.hull.normals, places.hull.offsets
    beyond = np.max(normals[:, :1] * cx + normals[:, 1:] * cy - offsets[:, None], axis=0)
    return np.asarray(rows[beyond < reach - TOL + _SAFE])


def _by_kernel(places: _Places, group: Group, rows: Ints, which: Ints) -> Iterator[Chunk]:
    for start in range(0, len(rows), _BLOCK):
        block, bases = rows[start : start + _BLOCK], group.at(which[start : start + _BLOCK])
        grades = _graded(places, block, bases)
        hit = grades > 0
        yield block[hit], bases.index[hit], grades[hit]


def _graded(places: _Places, rows: Ints, bases: Group) -> Grades:
    """Grade pairs of placements and bases exactly, u1[n]."""
    hull, origin = places.hull, (places.origin[0][rows], places.origin[1][rows])
    if hull.is_disc:
        margin = hull.radii[0] + discs.depth(bases, *origin)
        slack = hull.radii[0] - discs.farthest(bases, *origin)
    else:
        seen = posed.pose(hull, bases, origin, (places.axis[0][rows], places.axis[1][rows]))
        margin = posed.deepest(seen, bases.kind, bases.a, bases.b)[0]
        slack = posed.slack(seen, bases.kind, bases.a, bases.b)
    return np.asarray(cover(margin, slack)).astype(np.uint8)
