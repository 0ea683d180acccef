"""Cells of template placements, with proven bounds on what any placement in a cell can cover.

Margins and slacks change by at most one inch per inch that a template moves, and by at most an arm's length
per radian that it turns. So one measurement at a cell's middle tells of many bases that every placement in
the cell covers them, or none does; only the others are asked again when the cell is split in thirds.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import radians

import numpy as np

from battlefield.geometry.convex import overlap_kernel
from battlefield.geometry.convex.polygons import Hull
from battlefield.geometry.kernel import discs
from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.bases import Bases, Group
from battlefield.geometry.kernel.shapes import Circle
from battlefield.geometry.kernel.tolerance import TOL

Pose = tuple[float, float, float]
"""Where a template stands: x, y and bearing in degrees."""

_SAFE = 1e-12
_MOST_PAIRS = 24_000  # of cells and bases measured at once: a few hundredths of a second
_THIRDS = np.array([-1.0, 0.0, 1.0]) / 3.0


@dataclass(frozen=True, slots=True)
class Region:
    """Where a template's reference point may stand: on a board of (width, height), within a disc, or both."""

    board: tuple[float, float] | None = None
    disc: Circle | None = None

    def nearest(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """Return the points f8[n] brought into the region; no two of them come to lie farther apart by it."""
        if self.board is not None:
            x, y = np.clip(x, 0.0, self.board[0]), np.clip(y, 0.0, self.board[1])
        if self.disc is None:
            return x, y
        (cx, cy), radius = self.disc.centre, self.disc.radius
        away = np.hypot(x - cx, y - cy)
        scale = np.where(away > radius, radius / np.maximum(away, 1e-200), 1.0)
        return cx + (x - cx) * scale, cy + (y - cy) * scale

    def holds(self, x: Floats, y: Floats) -> Flags:
        """Tell which points f8[n] lie in the region, by the measurer's tolerance."""
        inside = np.ones(np.shape(x), dtype=np.bool_)
        if self.board is not None:
            inside &= (x >= -TOL) & (x <= self.board[0] + TOL) & (y >= -TOL) & (y <= self.board[1] + TOL)
        if self.disc is not None:
            (cx, cy), radius = self.disc.centre, self.disc.radius
            inside &= np.hypot(x - cx, y - cy) <= radius + TOL
        return inside


@dataclass(frozen=True, slots=True, eq=False)
class Aim:
    """What is aimed: a template's shape, the bases to cover with weights f8[N], wholly or at least partly.

    `arm` is how far the template reaches from its reference point, which stands in the region.
    """

    hull: Hull
    bases: Bases
    weights: Floats
    wholly: bool
    region: Region
    arm: float

    @classmethod
    def of(cls, hull: Hull, bases: Bases, weights: Floats, wholly: bool, region: Region) -> "Aim":
        """Leave out bases without weight."""
        kept = np.flatnonzero(weights)
        arm = float(np.max(np.hypot(*hull.centres.T) + hull.radii))
        return cls(hull, bases.take(kept), np.asarray(weights, dtype=np.float64)[kept], wholly, region, arm)

    @property
    def limit(self) -> float:
        """The margin or slack from which on a base counts."""
        return -TOL if self.wholly else TOL

    def counts(self, measured: Floats) -> Flags:
        """Tell which margins or slacks are those of bases that count."""
        return measured >= self.limit if self.wholly else measured > self.limit

    def measure(self, x: Floats, y: Floats, turn: Floats, base: Ints) -> Floats:
        """Return the margin (or slack) of bases by index, each with its own place of the template, f8[n]."""
        found = np.empty(len(base))
        kinds = self.bases.kind[base]
        for kind in np.unique(kinds).tolist():
            rows = np.flatnonzero(kinds == kind)
            group = self.bases.group(kind, base[rows])
            found[rows] = self._of_kind(group, (x[rows], y[rows]), turn[rows])
        return found

    def measure_all(self, pose: Pose) -> Floats:
        """Return the margin (or slack) of every base for one placement, f8[N]."""
        count = len(self.bases)
        x, y, turn = (np.full(count, part) for part in pose)
        return self.measure(x, y, turn, np.arange(count))

    def _of_kind(self, group: Group, at: tuple[Floats, Floats], turn: Floats) -> Floats:
        if self.hull.is_disc:
            radius = float(self.hull.radii[0])
            measured = -discs.farthest(group, *at) if self.wholly else discs.depth(group, *at)
            return np.asarray(radius + measured)
        angle = np.radians(turn)
        seen = overlap_kernel.pose(self.hull, group, at, (np.sin(angle), -np.cos(angle)))
        if self.wholly:
            return overlap_kernel.slack(seen, group.kind, group.a, group.b)
        return overlap_kernel.deepest(seen, group.kind, group.a, group.b)[0]


@dataclass(frozen=True, slots=True, eq=False)
class Cells:
    """Squares of `side` inches about (x, y), each with bearings up to `spin` / 2 degrees from `turn`, f8[P].

    `sure` f8[P] is the weight of the bases that all placements of a cell cover; `cell` and `base` i[K] pair
    every cell with the bases that only some may cover.
    """

    x: Floats
    y: Floats
    turn: Floats
    sure: Floats
    side: float
    spin: float
    cell: Ints
    base: Ints

    def __len__(self) -> int:
        """Count the cells."""
        return len(self.x)

    def kept(self, rows: Ints) -> "Cells":
        """Return the chosen cells, in ascending order, with their open pairs."""
        place = np.full(len(self), -1, dtype=np.intp)
        place[rows] = np.arange(len(rows))
        open_ = np.flatnonzero(place[self.cell] >= 0)
        x, y, turn, sure = (column[rows] for column in (self.x, self.y, self.turn, self.sure))
        return Cells(x, y, turn, sure, self.side, self.spin, place[self.cell[open_]], self.base[open_])

    def thirds(self, arm: float) -> Iterator["Cells"]:
        """Split all cells, so many at once that their measuring stays short."""
        pairs = np.cumsum(np.bincount(self.cell, minlength=len(self)))
        portion = (np.maximum(pairs, 1) - 1) // (_MOST_PAIRS // 9)
        starts = np.flatnonzero(np.diff(portion, prepend=-1)).tolist()
        for start, end in zip(starts, [*starts[1:], len(self)], strict=True):
            whole = len(starts) == 1
            yield (self if whole else self.kept(np.arange(start, end))).split(arm)

    def split(self, arm: float) -> "Cells":
        """Cut every cell in thirds: its bearings where turning matters more, else its square."""
        turning = radians(self.spin) * arm > self.side
        if turning:
            return self._children(np.zeros(3), np.zeros(3), _THIRDS * self.spin, True)
        dx, dy = (part.ravel() * self.side for part in np.meshgrid(_THIRDS, _THIRDS))
        return self._children(dx, dy, np.zeros(9), False)

    def _children(self, dx: Floats, dy: Floats, dt: Floats, turning: bool) -> "Cells":
        parts = len(dx)
        x, y = (self.x[:, None] + dx).ravel(), (self.y[:, None] + dy).ravel()
        turn = (self.turn[:, None] + dt).ravel()
        cell = (self.cell[:, None] * parts + np.arange(parts)).ravel()
        side, spin = (self.side, self.spin / 3.0) if turning else (self.side / 3.0, self.spin)
        return Cells(x, y, turn, np.repeat(self.sure, parts), side, spin, cell, np.repeat(self.base, parts))


@dataclass(frozen=True, slots=True, eq=False)
class Bounds:
    """Cells as measured: placements tried (x, y), whether allowed, the weight each covers, and the most that
    any placement of its cell can cover, f8[P]."""

    cells: Cells
    x: Floats
    y: Floats
    allowed: Flags
    value: Floats
    most: Floats


def gathered(parts: Sequence[Bounds]) -> Bounds:
    """Put measured cells of one size together; there is at least one part."""
    if len(parts) == 1:
        return parts[0]
    before = np.cumsum([0] + [len(part.cells) for part in parts])
    cell = np.concatenate([part.cells.cell + start for part, start in zip(parts, before, strict=False)])
    base = np.concatenate([part.cells.base for part in parts])
    columns = zip(
        *((part.cells.x, part.cells.y, part.cells.turn, part.cells.sure) for part in parts), strict=True
    )
    x, y, turn, sure = (np.concatenate(column) for column in columns)
    cells = Cells(x, y, turn, sure, parts[0].cells.side, parts[0].cells.spin, cell, base)
    allowed = np.concatenate([part.allowed for part in parts])
    measured = zip(*((part.x, part.y, part.value, part.most) for part in parts), strict=True)
    x, y, value, most = (np.concatenate(column) for column in measured)
    return Bounds(cells, x, y, allowed, value, most)


def bounded(aim: Aim, cells: Cells) -> Bounds:
    """Measure every cell at its middle (brought into the region) and settle the bases it can."""
    x, y = aim.region.nearest(cells.x, cells.y)
    radius = cells.side * 0.5**0.5
    reachable = np.hypot(x - cells.x, y - cells.y) <= radius + TOL
    measured, room = _measured(aim, cells, x, y, radius)
    weight = aim.weights[cells.base]
    sure = measured - room > aim.limit + _SAFE
    open_ = np.flatnonzero(~sure & (measured + room > aim.limit - _SAFE))
    covered = aim.counts(measured)
    value = cells.sure + np.bincount(cells.cell, weight * covered, len(cells))
    always = cells.sure + np.bincount(cells.cell, weight * sure, len(cells))
    gain = np.maximum(weight[open_], 0.0)
    most = np.where(reachable, always + np.bincount(cells.cell[open_], gain, len(cells)), -np.inf)
    left = Cells(
        cells.x, cells.y, cells.turn, always, cells.side, cells.spin, cells.cell[open_], cells.base[open_]
    )
    return Bounds(left, x, y, reachable & aim.region.holds(x, y), value, most)


def _measured(aim: Aim, cells: Cells, x: Floats, y: Floats, radius: float) -> tuple[Floats, Floats]:
    """Return the margin of every open pair, and by how much it can change within the cell.

    Where a disc about the template or its edges settle a pair for the whole cell, their bound stands instead.
    """
    px, py, turn = x[cells.cell], y[cells.cell], cells.turn[cells.cell]
    dx, dy = aim.bases.xy[cells.base].T - np.stack([px, py])
    reach, core = aim.bases.reach()[cells.base], aim.bases.core()[cells.base]
    away = np.hypot(dx, dy)
    room = radius + radians(cells.spin) / 2.0 * np.minimum(aim.arm, away + reach)
    angle = np.radians(turn)
    ex, ey = np.sin(angle), -np.cos(angle)
    dx, dy = dx * ex + dy * ey, dy * ex - dx * ey
    cx, cy, outer = aim.hull.outer
    beyond = _beyond_edges(aim.hull, dx, dy)
    most, least = (-core, -reach) if aim.wholly else (reach, core)
    bound = np.minimum(outer + reach - np.hypot(dx - cx, dy - cy), most - beyond)
    open_ = bound + room > aim.limit - _SAFE
    if aim.hull.is_polygon:
        sure = (beyond < 0.0) & (least - beyond - room > aim.limit + _SAFE)
        bound[sure] = (least - beyond)[sure]
        open_ &= ~sure
    near = np.flatnonzero(open_)
    bound[near] = aim.measure(px[near], py[near], turn[near], cells.base[near])
    return bound, room


def _beyond_edges(hull: Hull, x: Floats, y: Floats) -> Floats:
    """Return how far points of the template's frame lie beyond its straight edges, f8[n]; below 0 within."""
    beyond = np.full(len(x), -np.inf)
    for (nx, ny), offset in zip(hull.normals.tolist(), hull.offsets.tolist(), strict=True):
        np.maximum(beyond, nx * x + ny * y - offset, out=beyond)
    return beyond


def roots(aim: Aim, side: float, bearings: Floats, spin: float) -> Iterator[Cells]:
    """Tile every place where anything can be covered, and a rim about it, with cells of that side.

    They come in portions of which the measuring stays short.
    """
    xs, ys = (_multiples(low, high, side) for low, high in _box(aim, side))
    x, y, turn = (axis.ravel() for axis in np.meshgrid(xs, ys, bearings, indexing="ij"))
    count = len(aim.weights)
    most = max(_MOST_PAIRS // max(count, 1), 1)
    for start in range(0, max(len(x), 1), most):
        n = len(x[start : start + most])
        cell, base = np.repeat(np.arange(n), count), np.tile(np.arange(count), n)
        px, py, turns = (part[start : start + most] for part in (x, y, turn))
        yield Cells(px, py, turns, np.zeros(n), side, spin, cell, base)


def _box(aim: Aim, rim: float) -> list[tuple[float, float]]:
    """Return the ranges of x and y to search: the region's, else all placements near a base."""
    found = []
    for axis in (0, 1):
        low, high = -np.inf, np.inf
        if aim.region.board is not None:
            low, high = 0.0, aim.region.board[axis]
        if (disc := aim.region.disc) is not None:
            low, high = max(low, disc.centre[axis] - disc.radius), min(high, disc.centre[axis] + disc.radius)
        if low == -np.inf:
            far = aim.bases.reach() + aim.arm + rim
            low = float(np.min(aim.bases.xy[:, axis] - far, initial=np.inf))
            high = float(np.max(aim.bases.xy[:, axis] + far, initial=-np.inf))
        found.append((low, high) if low <= high else (0.0, 0.0))
    return found


def _multiples(low: float, high: float, step: float) -> Floats:
    return np.arange(np.floor(low / step + 0.5), np.ceil(high / step - 0.5) + 1.0) * step
