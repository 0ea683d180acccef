"""One template tried at many places: which bases each placement covers, and how.

Placements are sorted into bands across the board once; every base then looks only at those that can reach it.
Discs about and within both shapes decide most pairs; the exact kernel decides the rest.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.convex import overlap_kernel
from battlefield.geometry.convex.polygons import Hull, template_hull
from battlefield.geometry.kernel import discs
from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.bases import Bases, Group
from battlefield.geometry.kernel.shapes import TemplateKind
from battlefield.geometry.kernel.tolerance import TOL, cover
from battlefield.geometry.kernel.units import direction

Grades = NDArray[np.uint8]

_SAFE = 1e-9  # discs decide only where rounding cannot
_BATCH = 1 << 19  # pairs looked at together, so that memory stays bounded
_BAND = 0.5  # of the outer radius: narrow bands look at little in vain, wide ones take fewer look-ups
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
    """Placements sorted into bands across the board, and by x within each band.

    Bands and x are those of the disc about the template: `key` f8[P] is band * stride + x - least x. `outer`
    is its centre, `inner` that of the disc within, `origin` and `axis` the template's own, two f8[P] each;
    `order` leads back to the caller's placements.
    """

    hull: Hull
    order: Ints
    key: Floats
    corner: tuple[float, float]
    band: float
    stride: float
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
    band = max(_BAND * hull.outer[2], 1.0)
    corner = float(ox.min(initial=np.inf)), float(oy.min(initial=np.inf))
    stride = float(ox.max(initial=-np.inf)) - corner[0] + 1.0
    key = np.floor((oy - corner[1]) / band) * stride + (ox - corner[0])
    order = np.argsort(key, kind="stable")
    outer, inner, origin, axis = ((u[order], v[order]) for u, v in ((ox, oy), (ix, iy), (x, y), (ex, ey)))
    return _Places(hull, order, key[order], corner, band, stride, outer, inner, origin, axis)


def _axes(hull: Hull, bearing: Floats) -> tuple[Floats, Floats]:
    """Return the directions of bearings, exactly as for a single template."""
    if hull.is_disc:
        return np.ones(len(bearing)), np.zeros(len(bearing))
    distinct, which = np.unique(bearing, return_inverse=True)
    axes = np.array([direction(float(degrees)) for degrees in distinct]).reshape(-1, 2)
    return axes[which, 0], axes[which, 1]


def _touched(places: _Places, bases: Bases) -> Chunk:
    """Return placements, bases and grades of all pairs that are covered, in no particular order."""
    nobody = np.zeros(0, dtype=np.intp)
    chunks: list[Chunk] = [(nobody, nobody, np.zeros(0, dtype=np.uint8))]
    if len(places.order):
        for group in bases.groups():
            chunks.extend(_swept(places, bases, group))
    rows, owners, covered = (np.concatenate(column) for column in zip(*chunks, strict=True))
    return places.order[rows], owners, covered


def _swept(places: _Places, bases: Bases, group: Group) -> Iterator[Chunk]:
    """Settle every base of one kind: first by discs, then what is left by the kernel."""
    reach, core = bases.reach()[group.index], bases.core()[group.index]
    far = reach + places.hull.outer[2]
    for rows, which in _near(places, group, far):
        settled, grades, rest = _by_discs(places, group, (rows, which), (reach[which], core[which]))
        yield rows[settled], group.index[which[settled]], grades
        rows, which = rows[rest], which[rest]
        open_ = _not_beyond_an_edge(places, group, rows, which, reach[which])
        yield from _by_kernel(places, group, rows[open_], which[open_])


def _near(places: _Places, group: Group, far: Floats) -> Iterator[tuple[Ints, Ints]]:
    """Find the placements whose outer disc meets a base's, as pairs in batches of bounded size."""
    first, last = _stretches(places, group, far)
    most = (last - first).sum(axis=0)
    batches = np.cumsum(most) // _BATCH
    for batch in np.unique(batches[most > 0]).tolist():
        chosen = np.flatnonzero(batches == batch)
        lows, counts = first[:, chosen].ravel(), (last - first)[:, chosen].ravel()
        owners = np.repeat(np.tile(chosen, len(first)), counts)
        rows = np.arange(len(owners)) + np.repeat(lows - np.cumsum(counts) + counts, counts)
        dx, dy = places.outer[0][rows] - group.x[owners], places.outer[1][rows] - group.y[owners]
        near = dx * dx + dy * dy < far[owners] ** 2
        yield rows[near], owners[near]


def _stretches(places: _Places, group: Group, far: Floats) -> tuple[Ints, Ints]:
    """Return for every base, band by band, where the placements in its reach begin and end, [B, n] each."""
    x, y = group.x - places.corner[0], group.y - places.corner[1]
    lowest = np.floor((y - far) / places.band)
    steps = np.arange(int(np.max((y + far) // places.band - lowest, initial=0.0)) + 1)[:, None]
    bands = lowest + steps
    left = np.clip(x - far, 0.0, places.stride - 0.5)
    right = np.clip(x + far, -0.5, places.stride - 0.5)
    first = np.searchsorted(places.key, bands * places.stride + left, side="left")
    last = np.searchsorted(places.key, bands * places.stride + right, side="right")
    return first, np.maximum(first, last)


def _by_discs(
    places: _Places, group: Group, pairs: tuple[Ints, Ints], radii: tuple[Floats, Floats]
) -> tuple[Flags, Grades, Flags]:
    """Tell which pairs surely cover the base, with their grades, and which are still open."""
    reach, core = radii
    within, about = _distance(places.inner, pairs, group), _distance(places.outer, pairs, group)
    inner, outer = places.hull.inner[2], places.hull.outer[2]
    touched = within < inner + core - TOL - _SAFE
    whole = within < inner - reach + TOL - _SAFE
    maybe = (about < outer + reach - TOL + _SAFE) & ~touched
    maybe |= (about < outer - core + TOL + _SAFE) & ~whole
    settled = touched & ~maybe
    return settled, 1 + whole[settled].astype(np.uint8), maybe


def _distance(centres: tuple[Floats, Floats], pairs: tuple[Ints, Ints], group: Group) -> Floats:
    rows, which = pairs
    dx, dy = centres[0][rows] - group.x[which], centres[1][rows] - group.y[which]
    return np.asarray(np.sqrt(dx * dx + dy * dy))


def _not_beyond_an_edge(places: _Places, group: Group, rows: Ints, which: Ints, reach: Floats) -> Flags:
    """Tell the pairs of which no straight edge of the template has the whole base beyond it."""
    if places.hull.is_disc or not len(rows):
        return np.ones(len(rows), dtype=np.bool_)
    dx, dy = group.x[which] - places.origin[0][rows], group.y[which] - places.origin[1][rows]
    ex, ey = places.axis[0][rows], places.axis[1][rows]
    cx, cy = dx * ex + dy * ey, dy * ex - dx * ey
    normals, offsets = places.hull.normals, places.hull.offsets
    beyond = np.max(normals[:, :1] * cx + normals[:, 1:] * cy - offsets[:, None], axis=0)
    return np.asarray(beyond < reach - TOL + _SAFE)


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
        seen = overlap_kernel.pose(hull, bases, origin, (places.axis[0][rows], places.axis[1][rows]))
        margin = overlap_kernel.deepest(seen, bases.kind, bases.a, bases.b)[0]
        slack = overlap_kernel.slack(seen, bases.kind, bases.a, bases.b)
    return np.asarray(cover(margin, slack)).astype(np.uint8)
