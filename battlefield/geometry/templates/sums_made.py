"""The sums of a template and bases: what their edges are made of, for as long as neither turns.

The edge of a sum is straight along the sides of either; at a round part of a template it follows its arc
about every corner of the base, and at every disc of a template the oval of a base.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from math import atan2, ceil, cos, pi, sin

import numpy as np

from battlefield.geometry.convex.overlap_kernel import base_sides, corners
from battlefield.geometry.convex.polygons import template_frame, template_hull
from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.bases import HEX, OVAL, RECT, ROUND, Bases, Group
from battlefield.geometry.kernel.identity_cache import Recalled
from battlefield.geometry.kernel.shapes import Point, Template, TemplateKind

_SAME = 1e-11  # inch; corners no farther behind a side than this are upon it
_SLENDER = 2.0  # lengths over widths; rounder ovals are met from outside in few steps
_EVEN = 1e-9  # of a quarter turn; what turns farther by rounding alone does not
_ABOUT = 1.0 + 1e-9  # what lies upon a rim counts as close to it, however it is rounded
_TURN = -1e-9  # radians; two sides in line may seem to turn back by rounding


@dataclass(frozen=True, slots=True, eq=False)
class Faces:
    """Sides by their normals f8[F, n or 1]: how far out they lie, the middle along, half lengths."""

    nx: Floats
    ny: Floats
    high: Floats
    middle: Floats
    half: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Turned:
    """A template's hull at a bearing: discs f8[K, 1], its sides, and the normals of each disc's arc.

    An arc's normals are those at most as far from its `middle` as the angle with the cosine `spread`. What
    turns farther than a quarter is cut by sides without length: before the n-th of `faces` lies the n-th of
    `parts` of arcs, by its disc and the middle of its normals.
    """

    x: Floats
    y: Floats
    r: Floats
    middle_x: Floats
    middle_y: Floats
    spread: Floats
    faces: Faces
    parts: tuple[Ints, Floats, Floats]


@dataclass(frozen=True, slots=True, eq=False)
class Arcs:
    """Round parts of sums: centres, as seen from the bases, and radii f8[A, N], two middles with spreads."""

    x: Floats
    y: Floats
    r: Floats
    spans: tuple[tuple[Floats, Floats, Floats], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Sides:
    """Of E sides of sums, how high the template's place lies over each, and how far along from its middle in
    the second half of the rows: `f0` - `fx` x - `fy` y, f8[2 E, N]; `half` lengths f8[E, N].

    The first columns are bases that are no ovals, with their `arcs` and, of round ones, `radius`.
    """

    fx: Floats
    fy: Floats
    f0: Floats
    half: Floats
    arcs: Arcs | None
    radius: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Ovals:
    """The round parts of sums with ovals: arcs of up to a quarter turn, all ovals at an arc in a row.

    `table` has a column for each arc and oval. What has two rows there belongs to an oval's long and short
    axis: where it sees the disc's middle from its own, `SEEN` - `TURN_X` x - `TURN_Y` y, the squares of half
    axes, and by how much they exceed the short one's; and the middle of the arc's normals. `discs`
    f8[2, K, N] tells where ovals lie from discs' middles, and `close` which squares of that are small.
    """

    group: Group
    half: Floats
    minus_half: Floats
    table: Floats
    discs: Floats
    close: Floats


SEEN, TURN_X, TURN_Y, SQUARES, BEYOND, MIDDLE = (slice(k, k + 2) for k in range(0, 12, 2))
RADIUS = 12


@dataclass(frozen=True, slots=True, eq=False)
class Sums:
    """The sums of one template, as it is turned, with bases, and where their answers go."""

    place: Ints
    sides: Sides | None
    ovals: Ovals | None
    slender: Group | None


@dataclass(frozen=True, slots=True, eq=False)
class _Polygons:
    """Bases as polygons, however a template is turned: corners from the centre f8[C, n], sides f8[S, n].

    The normals at a corner are those within an angle, with the cosine `spread`, of `middle_x`, `middle_y`.
    A round base is its centre, and its radius counts at the end: it comes first, and has no sides.
    """

    index: Ints
    x: Floats
    y: Floats
    radius: Floats
    rounds: int
    corners: tuple[Floats, Floats]
    middle: tuple[Floats, Floats, Floats]
    faces: Faces


@dataclass(frozen=True, slots=True, eq=False)
class _Parted:
    """Bases by what sums are made of, and where the answers of each go."""

    place: Ints
    x: Floats
    y: Floats
    polygons: _Polygons | None
    plain: Group | None
    slender: Group | None


_COLUMNS = ("nx", "ny", "high", "middle", "half")
_NOTHING, _NONE = np.zeros((1, 1)), np.zeros((0, 1))
_POINT = (_NOTHING, _NOTHING), (_NOTHING, _NOTHING, _NOTHING), Faces(_NONE, _NONE, _NONE, _NONE, _NONE)


def _part(bases: Bases) -> _Parted:
    kinds = {group.kind: group for group in bases.groups()}
    straight = [kinds[kind] for kind in (ROUND, RECT, HEX) if kind in kinds]
    plain, slender = _by_slenderness(kinds.get(OVAL))
    parts = [*straight, *(group for group in (plain, slender) if group is not None)]
    order, x, y = (
        np.concatenate([_NOTHING[0, :0], *(getattr(part, name) for part in parts)])
        for name in ("index", "x", "y")
    )
    return _Parted(np.argsort(order), x, y, _polygons(straight) if straight else None, plain, slender)


_parted = Recalled(_part)


def _made(bases: Bases, kind: TemplateKind, size: float, bearing: float) -> Sums:
    turned, parted = _turned(kind, size, bearing), _parted(bases)
    return Sums(
        parted.place,
        _sides(turned, parted),
        None if parted.plain is None else _ovals(turned, parted.plain),
        parted.slender,
    )


sums_of = Recalled(_made)


def _by_slenderness(ovals: Group | None) -> tuple[Group | None, Group | None]:
    if ovals is None:
        return None, None
    slender = ovals.a > _SLENDER * ovals.b
    plain, others = np.flatnonzero(~slender), np.flatnonzero(slender)
    return (ovals.at(plain) if len(plain) else None), (ovals.at(others) if len(others) else None)


@lru_cache(maxsize=256)
def _turned(kind: TemplateKind, size: float, bearing: float) -> Turned:
    plain, (ex, ey) = _unturned(kind, size), template_frame(Template(kind, size, (0.0, 0.0), bearing))

    def turned(x: Floats, y: Floats) -> tuple[Floats, Floats]:
        return x * ex - y * ey, x * ey + y * ex

    faces = replace(
        plain.faces, **dict(zip(("nx", "ny"), turned(plain.faces.nx, plain.faces.ny), strict=True))
    )
    (x, y), (mx, my) = turned(plain.x, plain.y), turned(plain.middle_x, plain.middle_y)
    owner, *parts = plain.parts
    return Turned(x, y, plain.r, mx, my, plain.spread, faces, (owner, *turned(*parts)))


@lru_cache(maxsize=256)
def _unturned(kind: TemplateKind, size: float) -> Turned:
    """Return what is turned, in the template's own frame."""
    hull = template_hull(kind, size)
    (x, y), r = hull.centres.T[:, :, None], hull.radii[:, None]
    edges = [(nx, ny) for nx, ny in hull.normals.tolist()]
    arcs = list(zip([edges[-1], *edges[:-1]], edges, strict=True))
    turns = [_turn(*arc) for arc in arcs]
    counts = [max(1, ceil(2.0 * turn / pi - _EVEN)) for turn in turns]
    middles = np.array([_ahead(before, turn / 2.0) for (before, _), turn in zip(arcs, turns, strict=True)])
    sides: list[Point] = []
    parts: list[Point] = []
    for (before, after), turn, count in zip(arcs, turns, counts, strict=True):
        parts += (_ahead(before, turn * (k + 0.5) / count) for k in range(count))
        sides += (*(_ahead(before, turn * k / count) for k in range(1, count)), after)
    (fx, fy), (px, py) = (np.array(each).T[:, :, None] for each in (sides, parts))
    spread = np.cos(np.array(turns) / 2.0)[:, None]
    owner = np.repeat(np.arange(len(counts)), counts)
    faces = Faces(fx, fy, *_face(fx, fy, x, y, r))
    return Turned(x, y, r, middles[:, :1], middles[:, 1:], spread, faces, (owner, px, py))


def _turn(before: Point, after: Point) -> float:
    """Return the angle from one normal to the next, in radians from 0 to a whole turn."""
    (x, y), (u, v) = before, after
    turn = atan2(x * v - y * u, x * u + y * v)
    return turn if turn >= _TURN else turn + 2.0 * pi


def _ahead(normal: Point, angle: float) -> Point:
    (x, y), c, s = normal, cos(angle), sin(angle)
    return x * c - y * s, x * s + y * c


def _polygons(groups: list[Group]) -> _Polygons:
    """Lay bases end to end, kind by kind; where all are round, one point stands for every centre."""
    x, y = (np.concatenate([getattr(group, name) for group in groups]) for name in ("x", "y"))
    index = np.concatenate([group.index for group in groups])
    radius = np.concatenate([group.a if group.kind == ROUND else 0.0 * group.a for group in groups])
    rounds = len(groups[0].x) if groups[0].kind == ROUND else 0
    if rounds == len(x):
        return _Polygons(index, x, y, radius, 0, *_POINT)
    most = max(len(corners(group.kind, group.a, group.b)[0]) for group in groups if group.kind != ROUND)
    outlines = [_outline(group, most) for group in groups if group.kind != ROUND]
    found = [np.concatenate(columns, axis=1) for columns in zip(*outlines, strict=True)]
    cx, cy, mx, my, spread = [_after_rounds(rounds, each) for each in found[:5]]
    return _Polygons(index, x, y, radius, rounds, (cx, cy), (mx, my, spread), Faces(*found[5:]))


def _after_rounds(rounds: int, columns: Floats) -> Floats:
    return np.concatenate([np.zeros((len(columns), rounds)), columns], axis=1)


def _outline(group: Group, most: int) -> tuple[Floats, ...]:
    """Return corners, middles of their normals with the spread, and sides, filled up by repeating."""
    rows = np.arange(most) % len(corners(group.kind, group.a, group.b)[0])
    cx, cy = _upright(group, *(each[rows] for each in corners(group.kind, group.a, group.b)))
    nx, ny = _upright(group, *(each[rows] for each in base_sides(group.kind, group.a, group.b)[:2]))
    even = 1.0 + 0.0 * group.a
    mx, my = _upright(group, *(each[rows] for each in corners(group.kind, even, even)))
    length = np.hypot(mx, my)
    spread = 0.75**0.5 if group.kind == HEX else 0.5**0.5
    return cx, cy, mx / length, my / length, spread + 0.0 * cx, nx, ny, *_face(nx, ny, cx, cy, 0.0)


def _upright(group: Group, x: Floats, y: Floats) -> tuple[Floats, Floats]:
    """Turn what bases see in their own frames to how it lies on the table."""
    return x * group.ax - y * group.ay, x * group.ay + y * group.ax


def _sides(turned: Turned, parted: _Parted) -> Sides | None:
    """Lay the sides of all sums side by side; who has fewer than others has its first one again."""
    bases, ovals = parted.polygons, parted.plain
    if bases is None and ovals is None:
        return None
    plain, own = 0 if bases is None else len(bases.x), turned.faces
    count, first = plain + (0 if ovals is None else len(ovals.x)), len(own.nx)
    sides = Faces(*np.empty((5, first + (0 if bases is None else len(bases.faces.nx)), count)))
    for name in _COLUMNS:
        getattr(sides, name)[:first] = getattr(own, name)
    if ovals is not None:
        reach, shift = _beside(own, ovals)
        sides.high[:first, plain:] += reach
        sides.middle[:first, plain:] += shift
    if bases is not None and bases.faces.nx.size:
        _add_polygons(sides, turned, bases)
    fx, fy = np.concatenate([sides.nx, -sides.ny]), np.concatenate([sides.ny, sides.nx])
    f0 = fx * parted.x[:count]
    f0 += fy * parted.y[:count]
    f0 -= np.concatenate([sides.high, sides.middle])
    arcs = None if bases is None else _arcs(turned, bases)
    return Sides(fx, fy, f0, sides.half, arcs, np.zeros(0) if bases is None else bases.radius)


def _add_polygons(sides: Faces, turned: Turned, bases: _Polygons) -> None:
    """Add bases' farthest corners along the template's sides, and the other way."""
    own, others, rounds, plain = turned.faces, bases.faces, bases.rounds, len(bases.x)
    first, (cx, cy) = len(own.nx), bases.corners
    at_own = _face(own.nx, own.ny, cx[:, rounds:], cy[:, rounds:], 0.0)
    at_others = _face(others.nx, others.ny, turned.x, turned.y, turned.r)
    for name, added in zip(_COLUMNS[2:], at_own, strict=True):
        getattr(sides, name)[:first, rounds:plain] += added
    for name, more in zip(_COLUMNS, (0.0, 0.0, *at_others), strict=True):
        column = getattr(sides, name)
        column[first:] = column[:1]
        column[first:, rounds:plain] = getattr(others, name) + more


def _beside(own: Faces, ovals: Group) -> tuple[Floats, Floats]:
    """Tell how far ovals reach along normals, and how far aside of their middles they touch a side there."""
    ux, uy = own.nx * ovals.ax + own.ny * ovals.ay, own.ny * ovals.ax - own.nx * ovals.ay
    a2, b2 = ovals.a * ovals.a, ovals.b * ovals.b
    reach = np.sqrt(a2 * ux * ux + b2 * uy * uy)
    return reach, (b2 - a2) * ux * uy / reach


def _face(nx: Floats, ny: Floats, x: Floats, y: Floats, r: Floats | float) -> tuple[Floats, Floats, Floats]:
    """Tell how far discs reach along normals f8[F, n], and the middle and half length of what is farthest."""
    rise = nx[:, None] * x + ny[:, None] * y + r
    along = nx[:, None] * y - ny[:, None] * x
    high = rise.max(axis=1)
    is_upon = rise >= high[:, None] - _SAME
    low = np.where(is_upon, along, np.inf).min(axis=1)
    end = np.where(is_upon, along, -np.inf).max(axis=1)
    return high, 0.5 * (low + end), 0.5 * (end - low)


def _arcs(turned: Turned, bases: _Polygons) -> Arcs | None:
    """Lay each round disc of a template about every corner of the bases."""
    rounds = np.flatnonzero(turned.r[:, 0])
    if not len(rounds):
        return None
    cx, cy = bases.corners
    owner = np.repeat(rounds, len(cx))
    x = bases.x - np.concatenate([turned.x[disc] + cx for disc in rounds])
    y = bases.y - np.concatenate([turned.y[disc] + cy for disc in rounds])
    own = turned.middle_x[owner], turned.middle_y[owner], turned.spread[owner]
    mx, my, spread = (np.tile(each, (len(rounds), 1)) for each in bases.middle)
    return Arcs(x, y, turned.r[owner], (own, (mx, my, spread)))


def _ovals(turned: Turned, group: Group) -> Ovals:
    a2, b2 = group.a * group.a, group.b * group.b
    tip = (a2 - b2) / group.b  # of the evolute; nearer, an oval may have two nearest points
    owner, middle_x, middle_y = turned.parts

    def across(px: Floats, py: Floats) -> tuple[Floats, Floats]:
        return px * group.ax + py * group.ay, py * group.ax - px * group.ay

    discs = np.stack([group.x - turned.x, group.y - turned.y])
    seen = across(*discs[:, owner])
    rows = *seen, group.ax, -group.ay, group.ay, group.ax, a2, b2, a2 - b2, 0.0
    table = np.empty((RADIUS + 1, *seen[0].shape))
    for row, each in zip(table, (*rows, *across(middle_x, middle_y), turned.r[owner]), strict=True):
        row[:] = each
    half = turned.faces.half + 0.0 * a2
    close = _ABOUT * np.maximum(a2, tip * tip)
    return Ovals(group, half, -half, table.reshape(len(table), -1), discs, close)
