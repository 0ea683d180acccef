"""The left and right ends of all places from which a template covers a base at least partly, in closed form.

These places are the base grown by the mirrored template, less the tolerance. They are convex, and on either
side runs a chain, from top to bottom, of arcs and straight edges in turn. Each piece of a chain owns the rows
at its height, so that every row is asked once. A corner that the tolerance cuts off owns none: its two edges
meet farther in. An oval's arcs are cut into short ones, in which Newton's steps find the normal at a row.
"""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.convex import overlap_kernel
from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.bases import OVAL, ROUND, Group
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.templates.cover_rows import Footprint

Vectors = tuple[Floats, Floats]

_FLAT = 1e-14  # an edge whose normal points this little aside has no rows
_CUTS = 48  # of an oval's outline
_STEPS = 60  # halving alone would get there
_CLOSED = 1e-9  # from here one more step leads to the last digit


@dataclass(frozen=True, slots=True, eq=False)
class Ovals:
    """Ovals as points M u / h(u) with the normal u, where h(u)² = u M u; `xx`, `xy`, `yy` make up M."""

    xx: Floats
    xy: Floats
    yy: Floats
    determinant: Floats

    @classmethod
    def of(cls, bases: Group) -> "Ovals":
        """Take ovals, each as one f8[n]."""
        long, short = bases.a * bases.a, bases.b * bases.b
        xx = long * bases.ax * bases.ax + short * bases.ay * bases.ay
        xy = (long - short) * bases.ax * bases.ay
        return cls(xx, xy, long * bases.ay * bases.ay + short * bases.ax * bases.ax, long * short)

    def at(self, rows: Ints) -> "Ovals":
        """Return the chosen ovals (repeats allowed)."""
        return Ovals(self.xx[rows], self.xy[rows], self.yy[rows], self.determinant[rows])

    def point(self, ux: Floats, uy: Floats) -> tuple[Floats, Floats, Floats]:
        """Give the point with the normal (ux, uy) f8[..., n], and the outline's radius of curvature there."""
        x, y = self.xx * ux + self.xy * uy, self.xy * ux + self.yy * uy
        over = 1.0 / np.sqrt(x * ux + y * uy)
        return x * over, y * over, self.determinant * (over * over * over)


@dataclass(frozen=True, slots=True, eq=False)
class Arcs:
    """Arcs about (x, y): of circles of a `radius`, or of ovals grown by it.

    Their outward normals (.., t) run from t = `low`, at the height `start`, to `high` at `end`; f8[n, K].
    """

    x: Floats
    y: Floats
    radius: Floats
    low: Floats
    high: Floats
    start: Floats
    end: Floats

    def at(self, rows: Ints) -> "Arcs":
        """Return the chosen arcs, counted along the bases first (repeats allowed)."""
        columns = (self.x, self.y, self.radius, self.low, self.high, self.start, self.end)
        return Arcs(*(column.ravel()[rows] for column in columns))


@dataclass(frozen=True, slots=True, eq=False)
class Chain:
    """The left sides of the places for n bases, then the right ones: `arcs` with E edges in between.

    `side` f8[2n, 1] is -1 or 1. Edges f8[2n, E] pass through (x, y) and lean by `lean` inches per inch down;
    `cuts` f8[2n, 2E] are the heights at which arcs f8[2n, E + 1] and edges meet, an arc first.
    """

    side: Floats
    arcs: Arcs
    x: Floats
    y: Floats
    lean: Floats
    cuts: Floats
    ovals: Ovals | None

    def ends(self, first: Ints, last: Ints, step: float, past: float) -> Floats:
        """Return the left and right ends, f8[2, rows], on the rows `first` to `last` of all bases in turn.

        Row i lies at the height i * step + past; a base without rows has last = first - 1.
        """
        first, last = np.tile(first, 2), np.tile(last, 2)
        cuts = np.empty((len(first), self.cuts.shape[1] + 2))
        cuts[:, 0], cuts[:, -1] = first, last + 1
        cuts[:, 1:-1] = np.clip(np.ceil((self.cuts - past) / step), cuts[:, :1], cuts[:, -1:])
        rows = np.maximum.accumulate(cuts, axis=1).astype(np.intp)
        counts, behind = np.diff(rows, axis=1), np.cumsum(last + 1 - first) - last - 1
        found = np.empty(int((last + 1 - first).sum()))
        for kind, solve in ((0, self._on_arcs), (1, self._on_edges)):
            own, start = counts[:, kind::2], rows[:, kind:-1:2]
            which, row = _counted(start, own)
            place = row + np.repeat(behind, own.sum(axis=1))
            found[place] = solve(which, np.asarray(row * step + past))
        return found.reshape(2, -1)

    def _on_edges(self, which: Ints, down: Floats) -> Floats:
        x, y, lean = (part.ravel()[which] for part in (self.x, self.y, self.lean))
        return np.asarray(x + lean * (down - y))

    def _on_arcs(self, which: Ints, down: Floats) -> Floats:
        base = which // self.arcs.x.shape[1]
        side, down = self.side[base, 0], down - self.arcs.y.ravel()[which]
        x, radius = self.arcs.x.ravel()[which], self.arcs.radius.ravel()[which]
        if self.ovals is None:
            return np.asarray(x + side * np.sqrt(np.maximum((radius - down) * (radius + down), 0.0)))
        ovals, t = self.ovals.at(base), self._begun(which, down)
        low, high = self.arcs.low.ravel()[which], self.arcs.high.ravel()[which]
        t = _normals(_Rows(ovals, side, radius, down, low, high), t)
        aside = _aside(side, t)
        return np.asarray(x + ovals.point(aside, t)[0] + radius * aside)

    def _begun(self, which: Ints, down: Floats) -> Floats:
        """Guess the normals t at heights below the arcs' centres, from those at the arcs' ends."""
        span = np.maximum(self.arcs.end - self.arcs.start, TOL * TOL)
        rate, start = (self.arcs.high - self.arcs.low) / span, self.arcs.start - self.arcs.y
        share = (down - start.ravel()[which]) * rate.ravel()[which]
        return np.asarray(np.clip(self.arcs.low.ravel()[which] + share, -1.0, 1.0))


@dataclass(frozen=True, slots=True, eq=False)
class _Rows:
    """Rows that meet ovals grown by `radius`, `down` from their centres, at a normal from `low` to `high`."""

    ovals: Ovals
    side: Floats
    radius: Floats
    down: Floats
    low: Floats
    high: Floats

    def at(self, rows: Ints) -> "_Rows":
        columns = (self.side, self.radius, self.down, self.low, self.high)
        return _Rows(self.ovals.at(rows), *(column[rows] for column in columns))


def _normals(rows: _Rows, t: Floats) -> Floats:
    """Find the normals t at which the ovals meet their rows; the guess is overwritten."""
    open_ = np.arange(len(t))
    for _ in range(_STEPS):
        here = t[open_]
        _, y, curve = rows.ovals.point(_aside(rows.side, here), here)
        off = rows.down - y - rows.radius * here
        np.copyto(rows.low, here, where=off > 0.0)
        np.copyto(rows.high, here, where=off <= 0.0)
        onward = here + off / (curve + rows.radius)
        going = np.abs(onward - here) > _CLOSED
        lost = going & ((onward < rows.low) | (onward > rows.high))
        t[open_] = np.where(lost, (rows.low + rows.high) / 2.0, np.clip(onward, -1.0, 1.0))
        left = np.flatnonzero(going)
        if not len(left):
            break
        open_, rows = open_[left], rows.at(left)
    return t


def chain(footprint: Footprint, bases: Group) -> Chain | None:
    """Return both sides of the places; None for whole cover, and where a base is as thin as the tolerance."""
    thin = bases.kind == OVAL and bool(np.any(bases.b * bases.b < 2.0 * TOL * bases.a))
    if footprint.wholly or thin or bool(np.any(bases.b < 2.0 * TOL)):
        return None
    count = len(bases.x)
    side = np.repeat(np.array([-1.0, 1.0]), count)[:, None]
    return _linked(footprint, bases.at(np.tile(np.arange(count), 2)), side)


def _linked(footprint: Footprint, bases: Group, side: Floats) -> Chain:
    """Link arcs and edges of one `side` f8[n, 1] of every base."""
    t, aside, real = _edges(footprint, bases, side)
    x, y, radius = _centres(footprint, bases, side, t)
    low, high = t[:, :-1], t[:, 1:]
    start, end, ex = y + radius * low, y + radius * high, x + radius * aside[:, 1:]
    ovals = Ovals.of(bases) if bases.kind == OVAL else None
    if ovals is not None:
        columns = ovals.at(np.arange(len(bases.x))[:, None])
        start = start + columns.point(_aside(side, low), low)[1]
        px, py, _ = columns.point(_aside(side, high), high)
        end, ex = end + py, ex + px
    ey, lean = end[:, :-1], -t[:, 1:-1] / aside[:, 1:-1]
    if ovals is None:
        start, end = _cut_corners(y, radius, (t, aside), real, (start, end))
    cuts = np.stack([end[:, :-1], start[:, 1:]], axis=-1).reshape(len(t), -1)
    return Chain(side, Arcs(x, y, radius, low, high, start, end), ex[:, :-1], ey, lean, cuts, ovals)


def _edges(footprint: Footprint, bases: Group, side: Floats) -> tuple[Floats, Floats, Ints]:
    """Return the edges' normals from top to bottom between (0, -1) and (0, 1): t and aside f8[n, E + 2].

    Behind the `real` i[n] ones of each base come others that have no rows.
    """
    (ex, ey), (mx, my), count = footprint.axis, footprint.hull.normals.T, len(bases.x)
    nx = [np.broadcast_to(my * ey - mx * ex, (count, len(mx)))]
    ny = [np.broadcast_to(-mx * ey - my * ex, (count, len(mx)))]
    ux, uy = _own_normals(bases)
    nx.append((ux * bases.ax - uy * bases.ay).T)
    ny.append((ux * bases.ay + uy * bases.ax).T)
    across, down = np.concatenate(nx, axis=1), np.concatenate(ny, axis=1)
    on = side * across > _FLAT
    across, down = np.where(on, across, side), np.where(on, np.clip(down, -1.0, 1.0), 2.0)
    order = np.argsort(down, axis=1, kind="stable")
    across, down = np.take_along_axis(across, order, axis=1), np.take_along_axis(down, order, axis=1)
    tip = np.ones((count, 1))
    t = np.concatenate([-tip, np.minimum(down, 1.0), tip], axis=1)
    return t, np.concatenate([0.0 * tip, across, 0.0 * tip], axis=1), on.sum(axis=1)


def _own_normals(bases: Group) -> Vectors:
    """Return the normals, in every base's frame, at which its outline is cut, f8[c, n] each."""
    if bases.kind == ROUND:
        return np.zeros((0, len(bases.x))), np.zeros((0, len(bases.x)))
    if bases.kind != OVAL:
        return overlap_kernel.base_sides(bases.kind, bases.a, bases.b)[:2]
    angle = (np.arange(_CUTS) * (2.0 * np.pi / _CUTS))[:, None]
    return overlap_kernel.unit(np.sqrt(bases.b) * np.cos(angle), np.sqrt(bases.a) * np.sin(angle))


def _centres(footprint: Footprint, bases: Group, side: Floats, t: Floats) -> tuple[Floats, Floats, Floats]:
    """Give centres and radii of the arcs between normals, from the template's disc and the base's corner."""
    angle = np.arcsin(t)
    middle = (angle[:, :-1] + angle[:, 1:]) / 2.0
    ux, uy = side * np.cos(middle), np.sin(middle)
    (ex, ey), (cx, cy), radii = footprint.axis, footprint.hull.centres.T, footprint.hull.radii
    dx, dy = cy * ey - cx * ex, -cx * ey - cy * ex
    disc = np.argmax(dx * ux[..., None] + dy * uy[..., None] + radii, axis=-1)
    x, y, radius = dx[disc] + bases.x[:, None], dy[disc] + bases.y[:, None], radii[disc] - footprint.limit
    if bases.kind == ROUND:
        radius = radius + bases.a[:, None]
    elif bases.kind != OVAL:
        px, py = overlap_kernel.corners(bases.kind, bases.a, bases.b)
        px, py = (px * bases.ax - py * bases.ay).T, (px * bases.ay + py * bases.ax).T
        corner = np.argmax(px[:, None] * ux[..., None] + py[:, None] * uy[..., None], axis=-1)
        x, y = x + np.take_along_axis(px, corner, axis=1), y + np.take_along_axis(py, corner, axis=1)
    return x, y, radius


def _cut_corners(y: Floats, radius: Floats, normals: Vectors, real: Ints, heights: Vectors) -> Vectors:
    """Let corners end where they start: at the meeting point of their edges, or beyond the chain's tips."""
    t, aside = normals
    turn = t[:, :-1] * t[:, 1:] + aside[:, :-1] * aside[:, 1:]
    meet = y + radius * (t[:, :-1] + t[:, 1:]) / np.maximum(1.0 + turn, _FLAT)
    arc = np.arange(radius.shape[1])
    meet = np.where(arc == 0, -np.inf, np.where(arc >= real[:, None], np.inf, meet))
    start, end = heights
    return np.where(radius < 0.0, meet, start), np.where(radius < 0.0, meet, end)


def _aside(side: Floats, t: Floats) -> Floats:
    return np.asarray(side * np.sqrt((1.0 - t) * (1.0 + t)))


def _counted(start: Ints, counts: Ints) -> tuple[Ints, Ints]:
    """Number the rows of every piece from its start: which piece, and which row, i[sum of counts] each."""
    counts, start = counts.ravel(), start.ravel()
    which = np.repeat(np.arange(len(counts)), counts)
    return which, np.arange(len(which)) + (start - np.cumsum(counts) + counts)[which]
