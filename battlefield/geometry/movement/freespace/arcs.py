"""Where a taut path may bend: the rounded corners of grown shapes, cut down to what lies in free space."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.inflate import NO_TURN, Grown
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.rounding import Rounding, joined, no_rounding

Box = tuple[float, float, float, float]
"""Least x, least y, greatest x and greatest y of a centre on the board."""

FULL = 2.0 * np.pi
ANGLE_TOL = 2e-6  # between parallel sides a tolerance apart, a path bends a little too far
_SPECK = 1e-9
_SAMPLES = 64  # places along a rim of an oval between which a cover is looked for
_MOST_STEPS = 120  # a quarter of them halve
_PASSED = 1e-11
_SQUARE = 6.0  # inches


@dataclass(frozen=True, slots=True, eq=False)
class Bends:
    """Arcs about centres `x`, `y`, their normals turning by `span` from the angle `low`; f8[n] each.

    A `free` one is a mere point at which a path may turn either way. `after` and `before` tell which arc goes
    on where one ends and begins (-1 for none), `factor` what an inch along it costs.
    """

    x: Floats
    y: Floats
    rounding: Rounding
    low: Floats
    span: Floats
    free: Flags
    factor: Floats
    after: Ints
    before: Ints

    def __len__(self) -> int:
        """Count the arcs."""
        return len(self.x)

    def is_sharp(self) -> Flags:
        """Tell which are points, bool[n]."""
        return np.asarray((self.rounding.r == 0.0) & ~self.rounding.is_oval())

    def at(self, rows: Ints | Flags) -> "Bends":
        """Return the chosen arcs, none going on in another."""
        loose = np.full(len(self.x[rows]), -1)
        columns = (self.low[rows], self.span[rows], self.free[rows], self.factor[rows], loose, loose.copy())
        return Bends(self.x[rows], self.y[rows], self.rounding.at(rows), *columns)


def corner_bends(shapes: Sequence[Grown]) -> Bends:
    """Gather every corner that sticks out, with the normals between its two sides."""
    found = [_ring_bends(ring, shape) for shape in shapes for ring in shape.rings]
    return joined_bends(found)


def point_bends(x: Floats, y: Floats) -> Bends:
    """Return points at which a path may turn freely."""
    n = len(x)
    loose = np.full(n, -1)
    low, span, free = np.zeros(n), np.full(n, FULL), np.ones(n, dtype=bool)
    return Bends(x, y, no_rounding(n), low, span, free, np.ones(n), loose, loose.copy())


def joined_bends(parts: Sequence[Bends]) -> Bends:
    """Put arcs one after the other, keeping which goes on in which."""
    if not parts:
        return point_bends(np.zeros(0), np.zeros(0))
    first = np.cumsum([0, *(len(part) for part in parts)])[:-1].tolist()
    after = [np.where(part.after < 0, -1, part.after + at) for part, at in zip(parts, first, strict=True)]
    before = [np.where(part.before < 0, -1, part.before + at) for part, at in zip(parts, first, strict=True)]
    x, y, low, span, free, factor = (
        np.concatenate([getattr(part, name) for part in parts])
        for name in ("x", "y", "low", "span", "free", "factor")
    )
    rounding = joined([part.rounding for part in parts])
    return Bends(x, y, rounding, low, span, free, factor, np.concatenate(after), np.concatenate(before))


def in_free_space(bends: Bends, walls: Outlines, box: Box, ground: Outlines | None, factor: float) -> Bends:
    """Cut arcs down to their parts outside the walls and on the board, each on one kind of ground."""
    sharp = bends.is_sharp()
    points, arcs = bends.at(sharp), bends.at(~sharp)
    kept = points.at(_is_open(points.x, points.y, walls, box))
    if _has_ovals(arcs, walls, ground):
        return joined_bends([kept, _cut(arcs, walls, ground, box, factor)])
    parts = [_cut(part, *_beside(part, walls, ground), box, factor) for part in _neighbourhoods(arcs)]
    return joined_bends([kept, *parts])


def _has_ovals(arcs: Bends, walls: Outlines, ground: Outlines | None) -> bool:
    return bool(arcs.rounding.ovals or walls.rounding.ovals or (ground is not None and ground.rounding.ovals))


def _neighbourhoods(arcs: Bends) -> list[Bends]:
    """Sort arcs into squares of the table, since only what is near can cut them."""
    column, row = (np.floor(place / _SQUARE).astype(np.intp) for place in (arcs.x, arcs.y))
    _, square = np.unique(np.stack([column, row]), axis=1, return_inverse=True)
    return [arcs.at(square == k) for k in range(int(square.max(initial=-1)) + 1)]


def _beside(arcs: Bends, walls: Outlines, ground: Outlines | None) -> tuple[Outlines, Outlines | None]:
    """Return the walls and the ground that may meet arcs."""
    wide = float(arcs.rounding.extent()[1].max()) + TOL
    near = (float(arcs.x.min()) - wide, float(arcs.y.min()) - wide)
    far = (float(arcs.x.max()) + wide, float(arcs.y.max()) + wide)
    return walls.meeting((*near, *far)), None if ground is None else ground.meeting((*near, *far))


def _is_open(x: Floats, y: Floats, walls: Outlines, box: Box) -> Flags:
    left, top, right, bottom = box
    on_board = (x >= left - TOL) & (x <= right + TOL) & (y >= top - TOL) & (y <= bottom + TOL)
    on_board[on_board] = walls.levels(x[on_board], y[on_board]) <= TOL
    return on_board


def _ring_bends(ring: Floats, shape: Grown) -> Bends:
    if len(ring) == 1:
        low, span, rows = np.zeros(1), np.full(1, FULL), np.zeros(1, dtype=np.intp)
    else:
        edges = np.roll(ring, -1, axis=0) - ring
        angles = np.arctan2(-edges[:, 0], edges[:, 1])
        turn = (angles - np.roll(angles, 1) + np.pi) % FULL - np.pi
        rows = np.flatnonzero(turn > NO_TURN)
        low, span = np.roll(angles, 1)[rows], turn[rows]
    n = len(rows)
    forms = tuple(np.repeat(np.array(form)[:, None], n, axis=1) for form in shape.forms)
    loose = np.full(n, -1)
    x, y = ring[rows].T.copy()
    rounding = Rounding(np.full(n, shape.r), forms)
    return Bends(x, y, rounding, low, span, np.zeros(n, dtype=bool), np.ones(n), loose, loose.copy())


def _cut(arcs: Bends, walls: Outlines, ground: Outlines | None, box: Box, factor: float) -> Bends:
    """Split arcs wherever they may enter or leave something, and keep the stretches that are free."""
    if not len(arcs):
        return arcs
    row, offset = _stations(arcs, walls, box, ground)
    order = np.lexsort((offset, row))
    row, offset = row[order], offset[order]
    same = (row[1:] == row[:-1]) & (offset[1:] > offset[:-1] + _SPECK)
    row, start, end = row[:-1][same], offset[:-1][same], offset[1:][same]
    x, y = rim(arcs, row, arcs.low[row] + (start + end) / 2.0)
    price = np.where(_is_open(x, y, walls, box), 1.0, np.inf)
    if ground is not None:
        price = np.where(ground.holds(x, y), price * factor, price)
    joins = (row[1:] == row[:-1]) & (price[1:] == price[:-1])
    first = np.flatnonzero(np.concatenate([[True], ~joins])) if len(row) else np.zeros(0, dtype=np.intp)
    last = np.concatenate([first[1:] - 1, [len(row) - 1]])[: len(first)]
    open_ = np.isfinite(price[first])
    first, last = first[open_], last[open_]
    return _stretches(arcs, row[first], start[first], end[last], price[first])


def _stretches(arcs: Bends, row: Ints, start: Floats, end: Floats, price: Floats) -> Bends:
    n = len(row)
    after, before = np.full(n, -1), np.full(n, -1)
    meets = np.flatnonzero((row[1:] == row[:-1]) & (start[1:] <= end[:-1] + 2.0 * _SPECK))
    after[meets], before[meets + 1] = meets + 1, meets
    whole = arcs.span[row] >= FULL
    for k in np.flatnonzero(whole & (start <= _SPECK) & (end < FULL - _SPECK)).tolist():
        last = int(np.flatnonzero(row == row[k])[-1])
        if end[last] >= FULL - _SPECK:
            after[last], before[k] = k, last
    low, free = arcs.low[row] + start, np.zeros(n, dtype=bool)
    return Bends(
        arcs.x[row], arcs.y[row], arcs.rounding.at(row), low, end - start, free, price, after, before
    )


def rim(bends: Bends, rows: Ints, angle: Floats) -> tuple[Floats, Floats]:
    """Return the points of arcs at which their normals have these angles."""
    nx, ny = np.cos(angle), np.sin(angle)
    rounding = bends.rounding.at(rows)
    reach, ahead = rounding.support(nx, ny), rounding.ahead(nx, ny)
    return bends.x[rows] + reach * nx + ahead * ny, bends.y[rows] + reach * ny - ahead * nx


def _stations(arcs: Bends, walls: Outlines, box: Box, ground: Outlines | None) -> tuple[Ints, Floats]:
    """List the offsets along arcs at which their state may change, with both ends; `row` says whose."""
    every = np.arange(len(arcs))
    rows, offsets = [every, every], [np.zeros(len(arcs)), arcs.span]
    for row, angle in _cuts(arcs, walls, box, ground):
        offset = (angle - arcs.low[row]) % FULL
        inside = offset < arcs.span[row]
        rows.append(row[inside])
        offsets.append(offset[inside])
    return np.concatenate(rows), np.concatenate(offsets)


def _cuts(arcs: Bends, walls: Outlines, box: Box, ground: Outlines | None) -> list[tuple[Ints, Floats]]:
    sides = _sides(box)
    if _has_ovals(arcs, walls, ground):
        return _searched(arcs, walls, box, ground)
    found = [_by_discs(arcs, walls, TOL), _by_edges(arcs, walls, TOL)]
    found.append(_by_lines(arcs, *sides.T))
    if ground is not None:
        found += [_by_discs(arcs, ground, 0.0), _by_edges(arcs, ground, 0.0)]
    return found


def _sides(box: Box) -> Floats:
    """Return the board's sides, moved out by the tolerance: their normals and how far out they lie."""
    left, top, right, bottom = box
    return np.array(
        [(-1.0, 0.0, TOL - left), (0.0, -1.0, TOL - top), (1.0, 0.0, right + TOL), (0.0, 1.0, bottom + TOL)]
    )


def _by_discs(arcs: Bends, others: Outlines, less: float) -> tuple[Ints, Floats]:
    """Cut circles with the circles about the corners of outlines."""
    dx, dy = others.x - arcs.x[:, None], others.y - arcs.y[:, None]
    square, own = dx * dx + dy * dy, arcs.rounding.r[:, None]
    other = np.maximum(others.rounding.r - less, 0.0)
    double = 2.0 * np.sqrt(square) * own
    cosine = (square + own * own - other * other) / np.where(double > 0.0, double, np.inf)
    row, column = np.nonzero((np.abs(cosine) <= 1.0) & (double > 0.0))
    middle, half = np.arctan2(dy[row, column], dx[row, column]), np.arccos(cosine[row, column])
    return np.tile(row, 2), np.concatenate([middle - half, middle + half])


def _by_edges(arcs: Bends, others: Outlines, less: float) -> tuple[Ints, Floats]:
    """Cut circles with the outer sides of the edges of outlines."""
    if not len(others.start):
        return np.zeros(0, dtype=np.intp), np.zeros(0)
    x, y = others.x[others.start], others.y[others.start]
    ex, ey = others.x[others.end] - x, others.y[others.end] - y
    long = np.hypot(ex, ey)
    nx, ny = ey / long, -ex / long
    return _by_lines(arcs, nx, ny, nx * x + ny * y + np.maximum(others.rounding.r[others.start] - less, 0.0))


def _by_lines(arcs: Bends, nx: Floats, ny: Floats, offset: Floats) -> tuple[Ints, Floats]:
    far = offset - arcs.x[:, None] * nx - arcs.y[:, None] * ny
    cosine = far / arcs.rounding.r[:, None]
    row, column = np.nonzero(np.abs(cosine) <= 1.0)
    middle, half = np.arctan2(ny[column], nx[column]), np.arccos(cosine[row, column])
    return np.tile(row, 2), np.concatenate([middle - half, middle + half])


def _searched(arcs: Bends, walls: Outlines, box: Box, ground: Outlines | None) -> list[tuple[Ints, Floats]]:
    """Find by halving where rims of ovals enter and leave each shape alone, and pass the board's sides.

    Shape by shape, since a slit between two may be narrower than any samples.
    """
    found = []
    for nx, ny, most in _sides(box).tolist():
        outward = np.full((len(arcs), 1), np.arctan2(ny, nx))
        found.append(_changes(arcs, outward, partial(_beyond, nx, ny, most)))
    wide = arcs.rounding.extent()[1] + TOL
    for shape in (*walls.shapes, *(ground.shapes if ground is not None else ())):
        low_x, low_y, high_x, high_y = shape.bounds()
        near = (arcs.x + wide >= low_x) & (arcs.x - wide <= high_x)
        rows = np.flatnonzero(near & (arcs.y + wide >= low_y) & (arcs.y - wide <= high_y))
        if len(rows):
            one, few = Outlines.of([shape]), arcs.at(rows)
            at, offset = _changes(few, _deepest_angles(few, one), partial(_deep_in, one))
            found.append((rows[at], offset))
    return [(at, arcs.low[at] + offset) for at, offset in found]


def _beyond(nx: float, ny: float, most: float, x: Floats, y: Floats) -> Floats:
    return np.asarray(nx * x + ny * y - most)


def _deep_in(shape: Outlines, x: Floats, y: Floats) -> Floats:
    return shape.levels(x, y) - TOL


def _changes(arcs: Bends, deep: Floats, depth: Callable[[Floats, Floats], Floats]) -> tuple[Ints, Floats]:
    """Return the arcs, and offsets along them, at which a depth passes 0; it is greatest at `deep` angles."""
    even = np.linspace(0.0, 1.0, _SAMPLES + 1) * arcs.span[:, None]
    most = np.minimum((deep - arcs.low[:, None]) % FULL, arcs.span[:, None])  # beyond the end: at the end
    offsets = np.sort(np.concatenate([even, most], axis=1), axis=1)
    row = np.repeat(np.arange(len(arcs)), offsets.shape[1])
    found = depth(*rim(arcs, row, arcs.low[row] + offsets.ravel())).reshape(offsets.shape)
    at, k = np.nonzero((found[:, 1:] > 0.0) != (found[:, :-1] > 0.0))
    ends = offsets[at, k], found[at, k], offsets[at, k + 1], found[at, k + 1]
    return at, _passed(ends, lambda offset: depth(*rim(arcs, at, arcs.low[at] + offset)))


def _passed(ends: tuple[Floats, Floats, Floats, Floats], depth: Callable[[Floats], Floats]) -> Floats:
    """Give where depths pass 0 between two ends (places and depths each): chords, and now and then a half."""
    low, f, high, g = ends
    middle, last = (low + high) / 2.0, np.zeros(len(low))
    for step in range(_MOST_STEPS if len(low) else 0):
        middle = (low * g - high * f) / (g - f) if step % 4 < 3 else (low + high) / 2.0
        here = depth(middle)
        if np.max(np.minimum(np.abs(here), high - low)) < _PASSED:
            break
        first = (here > 0.0) == (f > 0.0)
        g = np.where(first, np.where(last == 1.0, g / 2.0, g), here)
        f = np.where(first, here, np.where(last == -1.0, f / 2.0, f))
        low, high = np.where(first, middle, low), np.where(first, high, middle)
        last = np.where(first, 1.0, -1.0)
    return middle


def _deepest_angles(arcs: Bends, walls: Outlines) -> Floats:
    """Return the normals at which arcs come deepest into the corners and edges of walls, f8[n, k]."""
    n, v = len(arcs), len(walls.x)
    i, j = np.repeat(np.arange(n), v), np.tile(np.arange(v), n)
    one, other = arcs.rounding.at(i), walls.rounding.at(j)
    pair = Rounding(one.r + other.r, one.ovals + other.ovals)
    nx, ny = pair.nearest_normal(walls.x[j] - arcs.x[i], walls.y[j] - arcs.y[i])
    x, y = walls.x[walls.start], walls.y[walls.start]
    inward = np.arctan2(walls.x[walls.end] - x, y - walls.y[walls.end])
    return np.concatenate([np.arctan2(ny, nx).reshape(n, v), np.tile(inward, (n, 1))], axis=1)
