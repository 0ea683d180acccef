"""Convex upright volumes as rows of arrays, on the table or in a frame that looks along a line of sight.

A row is a polygon or an oval (a disc is an oval). `x`, `y` f8[V, N] are its corners, padded by repeating; an
oval has its centre V times. `mx`, `my`, `off` f8[V, N] are the outward unit normals of a polygon's
sides and their offsets. `sxx`, `sxy`, `syy` f8[N] are an oval's shape: its reach in a direction w is
sqrt(w S w); they are 0 for polygons, as is `ab`, the product of the half axes. `bottom`, `top` f8[N].
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace

import numpy as np

from battlefield.geometry.convex.overlap_kernel import corners
from battlefield.geometry.convex.polygons import turning
from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.bases import OVAL, ROUND, Bases, Group
from battlefield.geometry.kernel.shapes import PlacedBase

_START = 24  # directions tried before refining
_ROUNDS = 26
_GOLDEN = 0.6180339887498949
_ROUNDED = 1e-12  # square inches: what turning a disc may leave between its two half axes


@dataclass(frozen=True, slots=True, eq=False)
class Shapes:
    """Rows of convex volumes; see the module."""

    x: Floats
    y: Floats
    mx: Floats
    my: Floats
    off: Floats
    sxx: Floats
    sxy: Floats
    syy: Floats
    ab: Floats
    bottom: Floats
    top: Floats

    def __len__(self) -> int:
        """Count the rows."""
        return len(self.ab)

    def at(self, rows: Ints | Flags) -> "Shapes":
        """Return the chosen rows."""
        if isinstance(rows, np.ndarray) and rows.dtype == bool:
            rows = np.flatnonzero(rows)
        return Shapes(*(np.take(getattr(self, name), rows, axis=-1) for name in _COLUMNS))

    def seen(self, ox: Floats, oy: Floats, ux: Floats, uy: Floats) -> "Shapes":
        """Return every row in its own frame: origin (ox, oy) f8[N], x axis along the unit vector (ux, uy)."""
        dx, dy = self.x - ox, self.y - oy
        x, y = dx * ux + dy * uy, dy * ux - dx * uy
        mx, my = self.mx * ux + self.my * uy, self.my * ux - self.mx * uy
        off = self.off - self.mx * ox - self.my * oy
        sxx = self.sxx * ux * ux + 2.0 * self.sxy * ux * uy + self.syy * uy * uy
        syy = self.sxx * uy * uy - 2.0 * self.sxy * ux * uy + self.syy * ux * ux
        sxy = (self.syy - self.sxx) * ux * uy + self.sxy * (ux * ux - uy * uy)
        return Shapes(x, y, mx, my, off, sxx, sxy, syy, self.ab, self.bottom, self.top)

    def support(self, wx: Floats, wy: Floats) -> Floats:
        """Return how far every row reaches in directions (wx, wy) f8[..., N]: the greatest w · point."""
        square = self.sxx * wx * wx + 2.0 * self.sxy * wx * wy + self.syy * wy * wy
        best = self.x[0] * wx + self.y[0] * wy
        for x, y in zip(self.x[1:], self.y[1:], strict=True):
            best = np.maximum(best, x * wx + y * wy)
        return np.asarray(best + np.sqrt(np.maximum(square, 0.0)))

    def are_discs(self) -> Flags:
        """Tell which rows are discs, however they were turned."""
        return np.asarray((self.ab > 0.0) & (np.abs(self.sxx - self.syy) + np.abs(self.sxy) < _ROUNDED))

    def discs(self) -> tuple[Floats, Floats, Floats]:
        """Return a disc (x, y, radius) about every row."""
        x = (self.x.min(axis=0) + self.x.max(axis=0)) / 2.0
        y = (self.y.min(axis=0) + self.y.max(axis=0)) / 2.0
        far = np.hypot(self.x - x, self.y - y).max(axis=0)
        trace, spread = self.sxx + self.syy, np.hypot(self.sxx - self.syy, 2.0 * self.sxy)
        return x, y, far + np.sqrt(np.maximum(trace + spread, 0.0) / 2.0)

    def between(self, bottom: Floats, top: Floats) -> "Shapes":
        """Return the same outlines at other heights, f8[N] each."""
        return replace(self, bottom=bottom, top=top)


_COLUMNS = tuple(column.name for column in fields(Shapes))


def joined(parts: Sequence[Shapes]) -> Shapes:
    """Put rows below each other, padding to the greatest number of corners."""
    width = max((len(part.x) for part in parts), default=1)
    padded = [_padded(part, width) for part in parts]
    return Shapes(*(np.concatenate([getattr(part, name) for part in padded], axis=-1) for name in _COLUMNS))


def _padded(part: Shapes, width: int) -> Shapes:
    lack = width - len(part.x)
    if not lack:
        return part
    wide = {name: np.pad(getattr(part, name), ((0, lack), (0, 0)), mode="edge") for name in _COLUMNS[:5]}
    return replace(part, **wide)


def no_shapes() -> Shapes:
    """Return a table of no rows."""
    wide, flat = np.zeros((1, 0)), np.zeros(0)
    return Shapes(*([wide] * 5), *([flat] * 6))


def polygon_rows(rings: Sequence[Floats], bottom: Sequence[float], top: Sequence[float]) -> Shapes:
    """Make rows of convex polygons f8[n, 2] of any turning sense, no two neighbours equal."""
    if not rings:
        return no_shapes()
    width = max(len(ring) for ring in rings)
    return _sided(np.stack([_turned(ring, width) for ring in rings], axis=2), np.array(bottom), np.array(top))


def _turned(ring: Floats, width: int) -> Floats:
    """Turn a ring from x to y and repeat its last corner, f8[width, 2]."""
    points = ring if turning(ring) >= 0.0 else ring[::-1]
    return np.pad(points, ((0, width - len(ring)), (0, 0)), mode="edge")


def _sided(rings: Floats, bottom: Floats, top: Floats) -> Shapes:
    """Return polygons f8[V, 2, N] that turn from x to y their sides."""
    x, y = rings[:, 0], rings[:, 1]
    ex, ey = np.roll(x, -1, axis=0) - x, np.roll(y, -1, axis=0) - y
    for row in range(len(x) - 2, -1, -1):  # a corner repeated by padding has the side of its last copy
        still = (ex[row] == 0.0) & (ey[row] == 0.0)
        ex[row], ey[row] = np.where(still, ex[row + 1], ex[row]), np.where(still, ey[row + 1], ey[row])
    length = np.hypot(ex, ey)
    mx, my = ey / length, -ex / length
    off, zero = np.max(x[:, None] * mx + y[:, None] * my, axis=0), np.zeros(x.shape[1])
    return Shapes(x, y, mx, my, off, zero, zero, zero, zero, bottom.astype(float), top.astype(float))


def disc_rows(
    centres: Sequence[tuple[float, float]],
    radii: Sequence[float],
    bottom: Sequence[float],
    top: Sequence[float],
) -> Shapes:
    """Make rows of discs."""
    if not centres:
        return no_shapes()
    r2 = np.array(radii, float) ** 2
    return _ovals(np.array(centres, float), r2, np.zeros(len(r2)), r2, r2, bottom, top)


def _ovals(
    xy: Floats, sxx: Floats, sxy: Floats, syy: Floats, ab: Floats, bottom: Sequence[float] | Floats,
    top: Sequence[float] | Floats,
) -> Shapes:  # fmt: skip
    x, y = xy.T[:1], xy.T[1:]
    none = np.zeros_like(x)
    return Shapes(x, y, none, none, none, sxx, sxy, syy, ab, np.array(bottom, float), np.array(top, float))


def base_rows(placed: Sequence[PlacedBase], bottom: Sequence[float], top: Sequence[float]) -> Shapes:
    """Make one row of every base, in order."""
    if not placed:
        return no_shapes()
    bases, low, high = Bases.placed(placed), np.array(bottom, float), np.array(top, float)
    made: list[Shapes] = []
    order: list[Ints] = []
    for group in bases.groups():
        rows = group.index
        order.append(rows)
        if group.kind in (ROUND, OVAL):
            a2, b2 = group.a**2, group.b**2
            xx, yy = group.ax * group.ax, group.ay * group.ay
            sxy = (a2 - b2) * group.ax * group.ay
            shape = (a2 * xx + b2 * yy, sxy, a2 * yy + b2 * xx, group.a * group.b)
            made.append(_ovals(np.stack([group.x, group.y], axis=1), *shape, low[rows], high[rows]))
        else:
            made.append(_sided(_cornered(group), low[rows], high[rows]))
    return joined(made).at(np.argsort(np.concatenate(order)))


def _cornered(group: Group) -> Floats:
    """Return the corners of rectangles or hexagons on the table, f8[V, 2, n]."""
    px, py = corners(group.kind, group.a, group.b)
    wx = px * group.ax - py * group.ay + group.x
    return np.stack([wx, px * group.ay + py * group.ax + group.y], axis=1)


def separation(one: Shapes, two: Shapes) -> tuple[Floats, Floats, Floats]:
    """Return the largest gap f8[N] by which a direction (unit vectors, from one to two) parts the rows.

    It is negative where they overlap: minus the depth. Only where an oval is long it is found by a search, to
    within that one's precision. The gap given is exact for the direction given, so a positive gap is certain.
    """
    gap, wx, wy = _between_discs(one, two)
    round_one, round_two = one.are_discs(), two.are_discs()
    rest = ~(round_one & round_two)
    if rest.any():
        is_long = ((one.ab > 0.0) & ~round_one) | ((two.ab > 0.0) & ~round_two)
        for rows, parted in (
            (np.flatnonzero(rest & ~is_long), _cornerwise),
            (np.flatnonzero(is_long), _searched),
        ):
            if len(rows):
                gap[rows], wx[rows], wy[rows] = parted(one.at(rows), two.at(rows))
    return gap, wx, wy


def _between_discs(one: Shapes, two: Shapes) -> tuple[Floats, Floats, Floats]:
    dx, dy = two.x[0] - one.x[0], two.y[0] - one.y[0]
    apart = np.hypot(dx, dy)
    safe = np.where(apart > 0.0, apart, 1.0)
    return apart - np.sqrt(one.ab) - np.sqrt(two.ab), np.where(apart > 0.0, dx / safe, 1.0), dy / safe


def _cornerwise(one: Shapes, two: Shapes) -> tuple[Floats, Floats, Floats]:
    """Part polygons and discs, not two discs: along a side's normal, or between their nearest corners.

    A disc counts as its centre, one corner, with room about it.
    """
    wx, wy = np.concatenate([-two.mx, one.mx]), np.concatenate([-two.my, one.my])
    gaps = np.where((wx != 0.0) | (wy != 0.0), _gaps(one, two, wx, wy), -np.inf)
    best, rows = gaps.argmax(axis=0), np.arange(len(one))
    gap, wx, wy = gaps[best, rows], wx[best, rows], wy[best, rows]
    around = np.sqrt(one.ab) + np.sqrt(two.ab)
    apart = np.flatnonzero(gap + around > 0.0)
    if len(apart):
        x, y = _nearest(one.at(apart), two.at(apart))
        far = np.hypot(x, y)
        farther = far - around[apart] > gap[apart]
        better, far = apart[farther], far[farther]
        gap[better], wx[better], wy[better] = far - around[better], x[farther] / far, y[farther] / far
    return gap, wx, wy


def _nearest(one: Shapes, two: Shapes) -> tuple[Floats, Floats]:
    """Return the shortest steps (x, y) f8[N] from corners of one to two, or from one to corners of two."""
    there, back = _steps(one, two), _steps(two, one)
    x, y = np.concatenate([there[0], -back[0]]), np.concatenate([there[1], -back[1]])
    least, rows = (x * x + y * y).argmin(axis=0), np.arange(len(one))
    return x[least, rows], y[least, rows]


def _steps(one: Shapes, two: Shapes) -> tuple[Floats, Floats]:
    """Return the shortest step from each corner of one to the sides of two, f8[V, N] each."""
    rows, steps = np.arange(len(one)), []
    ex, ey = np.roll(two.x, -1, axis=0) - two.x, np.roll(two.y, -1, axis=0) - two.y
    square = ex * ex + ey * ey
    square = np.where(square > 0.0, square, 1.0)
    for x, y in _corners_of(one):
        dx, dy = two.x - x, two.y - y
        share = np.clip(-(dx * ex + dy * ey) / square, 0.0, 1.0)
        dx, dy = dx + share * ex, dy + share * ey
        least = (dx * dx + dy * dy).argmin(axis=0)
        steps.append((dx[least, rows], dy[least, rows]))
    return np.stack([x for x, _ in steps]), np.stack([y for _, y in steps])


def _corners_of(shapes: Shapes) -> Iterator[tuple[Floats, Floats]]:
    """Yield the corners of all rows, one row of them after the other; not what only pads."""
    x, y = shapes.x, shapes.y
    is_new = ((x[1:] != x[:-1]) | (y[1:] != y[:-1])).any(axis=1)
    yield x[0], y[0]
    for row in (np.flatnonzero(is_new) + 1).tolist():
        yield x[row], y[row]


def _searched(one: Shapes, two: Shapes) -> tuple[Floats, Floats, Floats]:
    count = len(one)
    angle = np.broadcast_to(np.arange(_START)[:, None] * (2.0 * np.pi / _START), (_START, count))
    wx, wy = np.cos(angle), np.sin(angle)
    wx, wy = np.concatenate([wx, -two.mx, one.mx]), np.concatenate([wy, -two.my, one.my])
    zero = (wx == 0.0) & (wy == 0.0)
    wx = np.where(zero, 1.0, wx)
    gaps = _gaps(one, two, wx, wy)
    best, rows = gaps.argmax(axis=0), np.arange(count)
    gap, wx, wy = gaps[best, rows], wx[best, rows], wy[best, rows]
    turned, tx, ty = _refined(one, two, np.arctan2(wy, wx))
    better = turned > gap
    return np.where(better, turned, gap), np.where(better, tx, wx), np.where(better, ty, wy)


def _gaps(one: Shapes, two: Shapes, wx: Floats, wy: Floats) -> Floats:
    return -one.support(wx, wy) - two.support(-wx, -wy)


def _refined(one: Shapes, two: Shapes, start: Floats) -> tuple[Floats, Floats, Floats]:
    """Climb by golden section within a step of the start."""
    step = 2.0 * np.pi / _START
    low, high = start - step, start + step
    for _ in range(_ROUNDS):
        left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
        both = np.stack([left, right])
        gaps = _gaps(one, two, np.cos(both), np.sin(both))
        first = gaps[0] > gaps[1]
        low, high = np.where(first, low, left), np.where(first, right, high)
    middle = (low + high) / 2.0
    wx, wy = np.cos(middle), np.sin(middle)
    return _gaps(one, two, wx, wy), wx, wy
