"""The sums of a template and bases: what their edges are made of, for as long as neither turns.

The edge of a sum is straight along the sides of either; at a round part of a template it follows its arc
about every corner of the base, and at every disc of a template the oval of a base.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, pi, sin

import numpy as np

from battlefield.geometry.convex.overlap_kernel import base_sides, corners
from battlefield.geometry.convex.polygons import template_frame, template_hull
from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.bases import HEX, OVAL, RECT, ROUND, Bases, Group
from battlefield.geometry.kernel.identity_cache import Recalled
from battlefield.geometry.kernel.shapes import Point, Template, TemplateKind

_SAME = 1e-11  # inch; corners no farther behind a side than this are upon it
_SLENDER = 2.0  # lengths over widths; rounder ovals are met from outside in few steps
_FLAT = 1e-9  # cosine; a corner of which the normals go half around ends a hull without width
_TURN = -1e-9  # radians; two sides in line may seem to turn back by rounding


@dataclass(frozen=True, slots=True, eq=False)
class Faces:
    """Sides by their normals f8[F, n or 1]: how far out they lie, from where to where they reach along."""

    nx: Floats
    ny: Floats
    high: Floats
    low: Floats
    end: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Turned:
    """A template's hull at a bearing: discs f8[K, 1], edges f8[M, 1], and the normals of each disc's arc.

    An arc's normals are those at most as far from its `middle` as the angle with the cosine `spread`. A hull
    without width has its ends among its `faces`, beside its edges.
    """

    x: Floats
    y: Floats
    r: Floats
    nx: Floats
    ny: Floats
    offset: Floats
    middle_x: Floats
    middle_y: Floats
    spread: Floats
    faces: Faces


@dataclass(frozen=True, slots=True, eq=False)
class Arcs:
    """Round parts of sums: centres and radii f8[A, N], and two middles with their spreads."""

    x: Floats
    y: Floats
    r: Floats
    spans: tuple[tuple[Floats, Floats, Floats], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Straight:
    """Sums with bases that are no ovals: of E sides, how high a place lies over each and, in the second half
    of the rows, how far along from its middle: `fx` x + `fy` y - `f0`, f8[2 E, N]; `half` lengths f8[E, N].
    """

    index: Ints
    x: Floats
    y: Floats
    fx: Floats
    fy: Floats
    f0: Floats
    half: Floats
    arcs: Arcs | None
    radius: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Ovals:
    """Sums with ovals: heights over their sides as above; discs, as the ovals see them, and middles of arcs.

    What has two rows belongs to an oval's long and short axis: it sees a place at `ax` x + `ay` y f8[2, N].
    All after `discs` f8[2, K, N] has a column for each disc and oval, all ovals of a disc in a row: `squares`
    are those of the half axes, and `beyond` is by how much they exceed the short one's.
    """

    group: Group
    fx: Floats
    fy: Floats
    f0: Floats
    ax: Floats
    ay: Floats
    discs: Floats
    r: Floats
    middle: Floats
    spread: Floats
    squares: Floats
    beyond: Floats
    close: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Sums:
    """The sums of one template, as it is turned, with bases, and where their answers go."""

    place: Ints
    straight: Straight | None
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
    polygons: _Polygons | None
    plain: Group | None
    slender: Group | None


_NOTHING, _NONE = np.zeros((1, 1)), np.zeros((0, 1))
_POINT = (_NOTHING, _NOTHING), (_NOTHING, _NOTHING, _NOTHING), Faces(_NONE, _NONE, _NONE, _NONE, _NONE)


def _part(bases: Bases) -> _Parted:
    kinds = {group.kind: group for group in bases.groups()}
    straight = [kinds[kind] for kind in (ROUND, RECT, HEX) if kind in kinds]
    plain, slender = _by_slenderness(kinds.get(OVAL))
    parts = [*straight, *(group for group in (plain, slender) if group is not None)]
    order = np.concatenate([part.index for part in parts]) if parts else np.arange(0)
    return _Parted(np.argsort(order), _polygons(straight) if straight else None, plain, slender)


_parted = Recalled(_part)


def _made(bases: Bases, kind: TemplateKind, size: float, bearing: float) -> Sums:
    turned, parted = _turned(kind, size, bearing), _parted(bases)
    return Sums(
        parted.place,
        None if parted.polygons is None else _straight(turned, parted.polygons),
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
    hull, (ex, ey) = template_hull(kind, size), template_frame(Template(kind, size, (0.0, 0.0), bearing))
    (x, y), (nx, ny) = hull.centres.T[:, :, None], hull.normals.T[:, :, None]
    nx, ny = nx * ex - ny * ey, nx * ey + ny * ex
    spans = np.array([_span(before, after) for before, after in _turns(nx[:, 0].tolist(), ny[:, 0].tolist())])
    middle_x, middle_y, spread = spans.T[:, :, None]
    x, y, r = x * ex - y * ey, x * ey + y * ex, hull.radii[:, None]
    ends = np.flatnonzero((spread <= _FLAT) & (r == 0.0))
    fx, fy = np.concatenate([nx, middle_x[ends]]), np.concatenate([ny, middle_y[ends]])
    faces = Faces(fx, fy, *_face(fx, fy, x, y, r))
    return Turned(x, y, r, nx, ny, hull.offsets[:, None], middle_x, middle_y, spread, faces)


def _turns(nx: list[float], ny: list[float]) -> list[tuple[Point, Point]]:
    """Return the normals before and after each disc."""
    normals = list(zip(nx, ny, strict=True))
    return list(zip([normals[-1], *normals[:-1]], normals, strict=True))


def _span(before: Point, after: Point) -> tuple[float, float, float]:
    (x, y), (u, v) = before, after
    turn = atan2(x * v - y * u, x * u + y * v)
    half = (turn if turn >= _TURN else turn + 2.0 * pi) / 2.0
    return x * cos(half) - y * sin(half), x * sin(half) + y * cos(half), cos(half)


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
    cx, cy, mx, my, spread, *faces = [_after_rounds(rounds, each) for each in found]
    return _Polygons(index, x, y, radius, rounds, (cx, cy), (mx, my, spread), Faces(*faces))


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


def _straight(turned: Turned, bases: _Polygons) -> Straight:
    """Make the sides of sums: along each of a template's the base's farthest corner, and the other way."""
    own, (cx, cy) = turned.faces, bases.corners
    others = _face(own.nx, own.ny, cx, cy, 0.0)
    along_bases = _face(bases.faces.nx, bases.faces.ny, turned.x, turned.y, turned.r)
    at_bases = bases.faces.high, bases.faces.low, bases.faces.end
    high, low, end = (
        np.concatenate([mine + theirs, of_template + of_base])
        for mine, theirs, of_template, of_base in zip(
            (own.high, own.low, own.end), others, along_bases, at_bases, strict=True
        )
    )
    level = 0.0 * cx[:1]
    nx, ny = (
        np.concatenate([own.nx + level, bases.faces.nx]),
        np.concatenate([own.ny + level, bases.faces.ny]),
    )
    for each in (nx, ny, high, low, end):
        each[len(own.nx) :, : bases.rounds] = each[:1, : bases.rounds]
    forms = np.concatenate([nx, -ny]), np.concatenate([ny, nx]), np.concatenate([high, 0.5 * (low + end)])
    arcs = _arcs(turned, bases)
    return Straight(bases.index, bases.x, bases.y, *forms, 0.5 * (end - low), arcs, bases.radius)


def _face(nx: Floats, ny: Floats, x: Floats, y: Floats, r: Floats | float) -> tuple[Floats, Floats, Floats]:
    """Tell how far discs reach along normals f8[F, n], and from where to where the farthest of them lie."""
    rise = nx[:, None] * x + ny[:, None] * y + r
    along = nx[:, None] * y - ny[:, None] * x
    high = rise.max(axis=1)
    is_upon = rise >= high[:, None] - _SAME
    return high, np.where(is_upon, along, np.inf).min(axis=1), np.where(is_upon, along, -np.inf).max(axis=1)


def _arcs(turned: Turned, bases: _Polygons) -> Arcs | None:
    """Lay each round disc of a template about every corner of the bases."""
    rounds = np.flatnonzero(turned.r[:, 0])
    if not len(rounds):
        return None
    cx, cy = bases.corners
    owner = np.repeat(rounds, len(cx))
    x = np.concatenate([turned.x[disc] + cx for disc in rounds])
    y = np.concatenate([turned.y[disc] + cy for disc in rounds])
    own = turned.middle_x[owner], turned.middle_y[owner], turned.spread[owner]
    mx, my, spread = (np.tile(each, (len(rounds), 1)) for each in bases.middle)
    return Arcs(x, y, turned.r[owner], (own, (mx, my, spread)))


def _ovals(turned: Turned, group: Group) -> Ovals:
    a2, b2 = group.a * group.a, group.b * group.b
    ax, ay = np.stack([group.ax, -group.ay]), np.stack([group.ay, group.ax])
    squares, beyond = np.stack([a2, b2]), np.stack([a2 - b2, 0.0 * b2])
    own = ax[:, None] * turned.nx + ay[:, None] * turned.ny
    reach = np.sqrt((squares[:, None] * own * own).sum(axis=0))
    discs, middle = (
        ax[:, None] * x + ay[:, None] * y
        for x, y in ((turned.x, turned.y), (turned.middle_x, turned.middle_y))
    )
    count, tip = (
        len(turned.x),
        (a2 - b2) / group.b,
    )  # of the evolute; nearer, an oval may have two nearest points
    return Ovals(
        group, turned.nx, turned.ny, turned.offset + reach, ax, ay, discs,
        np.repeat(turned.r, len(a2)), middle.reshape(2, -1), np.repeat(turned.spread, len(a2)),
        np.tile(squares, count), np.tile(beyond, count), np.maximum(a2, tip * tip),
    )  # fmt: skip
