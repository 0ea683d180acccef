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
from battlefield.geometry.kernel.bases import HEX, OVAL, ROUND, Bases, Group
from battlefield.geometry.kernel.identity_cache import Recalled
from battlefield.geometry.kernel.shapes import Point, Template, TemplateKind

_SAME = 1e-11  # inch; corners no farther behind a side than this are upon it
_SLENDER = 2.0  # lengths over widths; rounder ovals are met from outside in few steps
_FLAT = 1e-9  # cosine; a corner of which the normals go half around ends a hull without width
_TURN = -1e-9  # radians; two sides in line may seem to turn back by rounding


@dataclass(frozen=True, slots=True, eq=False)
class Turned:
    """A template's hull at a bearing: discs f8[K, 1], edges f8[M, 1], and the normals of each disc's arc.

    An arc's normals are those at most as far from its `middle` as the angle with the cosine `spread`. A hull
    without width has its ends among the normals `faces`, f8[F, 1] each, beside those of its edges.
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
    faces: tuple[Floats, Floats]


@dataclass(frozen=True, slots=True, eq=False)
class Arcs:
    """Round parts of sums: centres and radii f8[A, N], and two middles with their spreads."""

    x: Floats
    y: Floats
    r: Floats
    spans: tuple[tuple[Floats, Floats, Floats], ...]


Edges = tuple[Floats, Floats, Floats, Floats, Arcs | None]


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

    What has two rows belongs to an oval's long and short axis: it sees a place at `ax` x + `ay` y,
    `squares` are those of the half axes f8[2, 1, N], and `beyond` is by how much they exceed the short one's.
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
class _Parted:
    """Bases by what sums are made of, and where the answers of each go."""

    place: Ints
    straight: list[Group]
    bodies: "list[_Body]"
    plain: Group | None
    slender: Group | None


def _part(bases: Bases) -> _Parted:
    kinds = {group.kind: group for group in bases.groups()}
    straight = [group for group in kinds.values() if group.kind != OVAL]
    plain, slender = _by_slenderness(kinds.get(OVAL))
    parts = [*straight, *(group for group in (plain, slender) if group is not None)]
    order = np.concatenate([part.index for part in parts]) if parts else np.arange(0)
    bodies = [] if _are_round(straight) else [_body(group) for group in straight]
    return _Parted(np.argsort(order), straight, bodies, plain, slender)


_parted = Recalled(_part)


def _made(bases: Bases, kind: TemplateKind, size: float, bearing: float) -> Sums:
    turned, parted = _turned(kind, size, bearing), _parted(bases)
    return Sums(
        parted.place,
        _straight(turned, parted.straight, parted.bodies) if parted.straight else None,
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
    faces = np.concatenate([nx, middle_x[ends]]), np.concatenate([ny, middle_y[ends]])
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


def _are_round(groups: list[Group]) -> bool:
    return len(groups) == 1 and groups[0].kind == ROUND


def _straight(turned: Turned, groups: list[Group], bodies: "list[_Body]") -> Straight:
    """Make the sums of bases kind by kind, and lay them end to end."""
    if _are_round(groups):
        index, x, y, radius = groups[0].index, groups[0].x, groups[0].y, groups[0].a
        return Straight(index, x, y, *_of_points(turned), radius)
    return Straight(
        np.concatenate([group.index for group in groups]),
        np.concatenate([group.x for group in groups]),
        np.concatenate([group.y for group in groups]),
        *_joined(turned, bodies),
        np.concatenate([group.a if group.kind == ROUND else 0.0 * group.a for group in groups]),
    )


@lru_cache(maxsize=256)
def _of_points(turned: Turned) -> Edges:
    """Return the one sum of a template with all round bases, whose radii count at the end."""
    return _joined(turned, [_points(np.zeros((1, 1)))])


def _joined(turned: Turned, bodies: "list[_Body]") -> Edges:
    sides = len(turned.faces[0]) + max(len(body.nx) for body in bodies)
    faces = [_faces(turned, body, sides) for body in bodies]
    fx, fy, f0, half = (np.concatenate(columns, axis=1) for columns in zip(*faces, strict=True))
    return fx, fy, f0, half, _arcs(turned, bodies)


@dataclass(frozen=True, slots=True, eq=False)
class _Body:
    """Bases of a kind as the table sees them: corners from the centre f8[C, n], normals of sides f8[S, n].

    The normals at a corner are those within an angle, with the cosine `spread`, of `middle_x`, `middle_y`.
    """

    x: Floats
    y: Floats
    nx: Floats
    ny: Floats
    middle_x: Floats
    middle_y: Floats
    spread: float


def _body(group: Group) -> _Body:
    """Return bases as polygons; a round one is its centre, and its radius counts at the end."""
    if group.kind == ROUND:
        return _points(0.0 * group.x[None])
    x, y = corners(group.kind, group.a, group.b)
    nx, ny, _ = base_sides(group.kind, group.a, group.b)
    mx, my = corners(group.kind, 1.0 + 0.0 * group.a, 1.0 + 0.0 * group.b)
    length = np.hypot(mx, my)
    spread = 0.75**0.5 if group.kind == HEX else 0.5**0.5
    middle = _upright(group, mx / length, my / length)
    return _Body(*_upright(group, x, y), *_upright(group, nx, ny), *middle, spread)


def _points(nothing: Floats) -> _Body:
    none = nothing[:0]
    return _Body(nothing, nothing, none, none, nothing, nothing, -1.0)


def _upright(group: Group, x: Floats, y: Floats) -> tuple[Floats, Floats]:
    """Turn what bases see in their own frames to how it lies on the table."""
    return x * group.ax - y * group.ay, x * group.ay + y * group.ax


def _faces(turned: Turned, body: _Body, sides: int) -> tuple[Floats, Floats, Floats, Floats]:
    """Return the sides of sums, filled up to one number of rows by repeating the first."""
    level = 0.0 * body.x[:1]
    nx, ny = (
        np.concatenate([own + level, base])
        for own, base in zip(turned.faces, (body.nx, body.ny), strict=True)
    )
    high, low_end, high_end = _face(nx, ny, turned.x, turned.y, turned.r)
    base_high, base_low_end, base_high_end = _face(nx, ny, body.x, body.y, level)
    high, low, end = high + base_high, low_end + base_low_end, high_end + base_high_end
    rows = np.r_[np.arange(len(nx)), np.zeros(sides - len(nx), dtype=np.intp)]
    nx, ny, high, low, end = (each[rows] for each in (nx, ny, high, low, end))
    forms = np.concatenate([nx, -ny]), np.concatenate([ny, nx]), np.concatenate([high, 0.5 * (low + end)])
    return *forms, 0.5 * (end - low)


def _face(nx: Floats, ny: Floats, x: Floats, y: Floats, r: Floats) -> tuple[Floats, Floats, Floats]:
    """Tell how far discs reach along normals f8[F, n], and from where to where the farthest of them lie."""
    rise = nx[:, None] * x + ny[:, None] * y + r
    along = nx[:, None] * y - ny[:, None] * x
    high = rise.max(axis=1)
    is_upon = rise >= high[:, None] - _SAME
    return high, np.where(is_upon, along, np.inf).min(axis=1), np.where(is_upon, along, -np.inf).max(axis=1)


def _arcs(turned: Turned, bodies: list[_Body]) -> Arcs | None:
    """Lay each round disc of a template about every corner of the bases."""
    rounds = np.flatnonzero(turned.r[:, 0])
    if not len(rounds):
        return None
    most = max(len(body.x) for body in bodies)
    found = [_arcs_of(turned, rounds, body, most) for body in bodies]
    x, y, mx, my, spread = (np.concatenate(columns, axis=1) for columns in zip(*found, strict=True))
    owner = np.repeat(rounds, most)
    own = turned.middle_x[owner], turned.middle_y[owner], turned.spread[owner]
    return Arcs(x, y, turned.r[owner], (own, (mx, my, spread)))


def _arcs_of(turned: Turned, rounds: Ints, body: _Body, most: int) -> tuple[Floats, ...]:
    rows = np.r_[np.arange(len(body.x)), np.zeros(most - len(body.x), dtype=np.intp)]
    x = np.concatenate([turned.x[disc] + body.x[rows] for disc in rounds])
    y = np.concatenate([turned.y[disc] + body.y[rows] for disc in rounds])
    mx, my = (np.tile(each[rows], (len(rounds), 1)) for each in (body.middle_x, body.middle_y))
    return x, y, mx, my, body.spread + 0.0 * x


def _ovals(turned: Turned, group: Group) -> Ovals:
    a2, b2 = group.a * group.a, group.b * group.b
    ax, ay = np.stack([group.ax, -group.ay])[:, None], np.stack([group.ay, group.ax])[:, None]
    squares, beyond = np.stack([a2, b2])[:, None], np.stack([a2 - b2, 0.0 * b2])[:, None]
    own = ax * turned.nx + ay * turned.ny
    reach = np.sqrt((squares * own * own).sum(axis=0))
    discs, middle = ax * turned.x + ay * turned.y, ax * turned.middle_x + ay * turned.middle_y
    tip = (a2 - b2) / group.b  # of the evolute; nearer, an oval may have two nearest points
    close = np.maximum(a2, tip * tip)
    return Ovals(
        group, turned.nx, turned.ny, turned.offset + reach, ax, ay, discs, turned.r, middle, turned.spread,
        squares, beyond, close,
    )  # fmt: skip
