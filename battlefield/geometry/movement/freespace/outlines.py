"""Many grown shapes as arrays: which points lie in them, and which segments and rays pass through them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.cancellation import heeded
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.inflate import Grown
from battlefield.geometry.movement.freespace.rounding import Rounding, joined

_CHUNK = 4_000_000  # pairs of a segment and a corner handled at once
_MANY = 100_000  # pairs of a point and a corner from which bounds are worth looking at
_BESIDE = 96  # rays that are measured together
_BESIDES = 1e-5  # inches that boxes are widened by
_RIM = 1e-3
_HAIR = 2.0 * TOL
_SLIVER = 1e-12


@dataclass(frozen=True, slots=True, eq=False)
class Outlines:
    """Corners f8[V] of rings, `next` the corner after each (itself for a single point), and their rounding.

    Edge k leads from corner `start[k]` to corner `end[k]`; `piece` i8[E] says whose edge it is, rising.
    """

    x: Floats
    y: Floats
    rounding: Rounding
    start: Ints
    end: Ints
    piece: Ints
    shapes: tuple[Grown, ...]

    @classmethod
    def of(cls, shapes: Sequence[Grown]) -> "Outlines":
        """Gather shapes, each a piece of its own."""
        rings = [(k, ring) for k, shape in enumerate(shapes) for ring in shape.rings]
        corners = np.concatenate([ring for _, ring in rings] or [np.zeros((0, 2))])
        first = np.cumsum([0, *(len(ring) for _, ring in rings)])[:-1].tolist()
        long = [(k, at, len(ring)) for (k, ring), at in zip(rings, first, strict=True) if len(ring) > 1]
        start = [np.arange(at, at + n) for _, at, n in long] or [np.zeros(0, dtype=np.intp)]
        end = [at + (np.arange(n) + 1) % n for _, at, n in long] or [np.zeros(0, dtype=np.intp)]
        piece = np.repeat([k for k, _, _ in long], [n for _, _, n in long]).astype(np.intp)
        rounding = joined([_rounding(shapes[k], len(ring)) for k, ring in rings])
        x, y = corners.T.copy()
        return cls(x, y, rounding, np.concatenate(start), np.concatenate(end), piece, tuple(shapes))

    def meeting(self, box: tuple[float, float, float, float]) -> "Outlines":
        """Give the shapes that may meet a box (least x and y, greatest x and y), the same ones as before."""
        left, top, right, bottom = _bounds(self)
        meets = (left <= box[2]) & (right >= box[0]) & (top <= box[3]) & (bottom >= box[1])
        return self if meets.all() else _some(self, tuple(np.flatnonzero(meets).tolist()))

    def levels(self, px: Floats, py: Floats) -> Floats:
        """Return for every point a number that is positive inside and negative outside, f8[n].

        Near an outline it is the depth below it; deep inside it is only known to be positive.
        """
        if not len(self.x):
            return np.full(len(px), -np.inf)
        if len(px) * len(self.x) > _MANY and len(self.shapes) > 1:
            return self._levels_by_shape(px, py)
        rows = max(1, _CHUNK // len(self.x))
        parts = [self._levels(px[k : k + rows], py[k : k + rows]) for k in range(0, len(px), rows)]
        return np.concatenate(parts or [np.zeros(0)])

    def holds(self, px: Floats, py: Floats) -> Flags:
        """Tell which points lie deeper inside than the tolerance, as `levels` does."""
        r = self.rounding.r
        if self.rounding.ovals or len(px) * len(self.x) > _CHUNK or (r.any() and r[self.start].any()):
            return np.asarray(self.levels(px, py) > TOL)
        held = np.zeros(len(px), dtype=bool)
        if len(self.start):
            held = self._enclosing(px, py)
            inside = np.flatnonzero(held)
            held[inside] = ~self._are_at_rim(px[inside], py[inside])
        for k in np.flatnonzero(r).tolist():
            held |= r[k] - np.hypot(px - self.x[k], py - self.y[k]) > TOL
        return held

    def _enclosing(self, px: Floats, py: Floats) -> Flags:
        """Count, piece by piece, the edges that a ray to the right crosses, looking at those alone."""
        (x0, y0), (x1, y1) = ((self.x[end], self.y[end]) for end in (self.start, self.end))
        over = self.y > py[:, None]
        row, edge = np.nonzero(over[:, self.start] != over[:, self.end])
        ex, ey = (x1 - x0)[edge], (y1 - y0)[edge]
        dx, dy = px[row] - x0[edge], py[row] - y0[edge]
        crossed = (dx * ey < dy * ex) == (ey > 0.0)
        many = int(self.piece[-1]) + 1
        count = np.bincount(row[crossed] * many + self.piece[edge[crossed]], minlength=len(px) * many)
        return np.asarray((count.reshape(len(px), many) % 2 == 1).any(axis=1))

    def _are_at_rim(self, px: Floats, py: Floats) -> Flags:
        """Tell which points lie within the tolerance of an edge, looking at those alone that come near."""
        left, top, right, bottom = self._edge_boxes()
        x, y = px[:, None], py[:, None]
        near = (left - _HAIR <= x) & (x <= right + _HAIR) & (top - _HAIR <= y) & (y <= bottom + _HAIR)
        row, edge = np.nonzero(near)
        found = np.zeros(len(px), dtype=bool)
        if len(row):
            nx, ny, long = (part[edge] for part in self._edges())
            dx, dy = px[row] - self.x[self.start[edge]], py[row] - self.y[self.start[edge]]
            along, aside = dx * ny - dy * nx, dx * nx + dy * ny
            gap = np.hypot(np.maximum(np.maximum(-along, along - long), 0.0), aside)
            found[row[gap <= TOL]] = True
        return found

    def _levels_by_shape(self, px: Floats, py: Floats) -> Floats:
        """Measure points only against the shapes whose bounds hold them."""
        level = np.full(len(px), -np.inf)
        for shape in self.shapes:
            left, top, right, bottom = shape.bounds()
            near = np.flatnonzero(
                (px > left - _RIM) & (px < right + _RIM) & (py > top - _RIM) & (py < bottom + _RIM)
            )
            if len(near):
                level[near] = np.maximum(level[near], Outlines.of([shape]).levels(px[near], py[near]))
        return level

    def _levels(self, px: Floats, py: Floats) -> Floats:
        dx, dy = px[:, None] - self.x, py[:, None] - self.y
        level = -self.rounding.clearance(dx, dy).min(axis=1)
        if len(self.start):
            level = np.maximum(level, self._beside_edges(dx[:, self.start], dy[:, self.start], py))
        return np.asarray(level)

    def _beside_edges(self, dx: Floats, dy: Floats, py: Floats) -> Floats:
        """Measure points, given from the edges' starts, against the edges and what they enclose."""
        nx, ny, long = self._edges()
        round_start, tx, ty = self.rounding.at(self.start), ny, -nx
        along, aside = dx * tx + dy * ty, dx * nx + dy * ny
        shift = round_start.ahead(nx, ny) * np.sign(aside)
        beside = (along > shift) & (along < long + shift)
        best = np.where(beside, round_start.support(nx, ny) - np.abs(aside), -np.inf).max(axis=1)
        inside = self._enclosed(dx, dy, py)
        gap = np.hypot(np.maximum(np.maximum(-along, along - long), 0.0), aside).min(axis=1)
        return np.asarray(np.where(inside, np.maximum(best, gap), best))

    def _enclosed(self, dx: Floats, dy: Floats, py: Floats) -> Flags:
        """Count, piece by piece, the edges that a ray to the right crosses."""
        y0, y1 = self.y[self.start], self.y[self.end]
        rises = (y0 > py[:, None]) != (y1 > py[:, None])
        ex, ey = self.x[self.end] - self.x[self.start], y1 - y0
        crossed = rises & ((dx * ey < dy * ex) == (ey > 0.0))
        firsts = np.flatnonzero(np.diff(self.piece, prepend=-1))
        return np.asarray((np.add.reduceat(crossed, firsts, axis=1, dtype=np.intp) % 2 == 1).any(axis=1))

    def _edges(self) -> tuple[Floats, Floats, Floats]:
        """Return the normals of the edges, on the side that turns from x to y, and their lengths."""
        ex, ey = self.x[self.end] - self.x[self.start], self.y[self.end] - self.y[self.start]
        long = np.hypot(ex, ey)
        return -ey / long, ex / long, long

    def blocks(self, p: Floats, q: Floats) -> Flags:
        """Tell which segments p -> q, f8[n, 2] each with free ends, pass through a shape's inside, bool[n].

        Passing no deeper than the tolerance is grazing.
        """
        blocked = np.zeros(len(p), dtype=bool)
        if not self.is_near(p, q):
            return blocked
        rows = max(1, _CHUNK // len(self.x))
        for k in range(0, len(p), rows):
            blocked[k : k + rows] = self._blocks(p[k : k + rows], q[k : k + rows])
        return blocked

    def is_near(self, p: Floats, q: Floats) -> bool:
        """Return whether any of some segments may come to a shape, as their boxes tell."""
        left, top, right, bottom = _bounds(self)
        low, high = np.minimum(p, q) - _BESIDES, np.maximum(p, q) + _BESIDES
        beside = (left <= high[:, :1]) & (right >= low[:, :1])
        return bool((beside & (top <= high[:, 1:]) & (bottom >= low[:, 1:])).any())

    def _blocks(self, p: Floats, q: Floats) -> Flags:
        tx, ty, long = _directions(p, q)
        nx, ny = -ty, tx
        dx, dy = self.x - p[:, :1], self.y - p[:, 1:]
        along, aside = dx * tx + dy * ty, dx * nx + dy * ny
        reach = self.rounding.support(nx, ny)
        if self.rounding.ovals:
            middle = along - aside * self.rounding.ahead(nx, ny) / np.maximum(reach, _SLIVER)
        else:
            middle = along
        hit = ((np.abs(aside) < reach - TOL) & (middle > _SLIVER) & (middle < long - _SLIVER)).any(axis=1)
        if len(self.start):
            hit |= self._crossed(along, aside, long)
        return np.asarray(hit)

    def _crossed(self, along: Floats, aside: Floats, long: Floats) -> Flags:
        a, b = aside[:, self.start], aside[:, self.end]
        row, edge = np.nonzero((a > 0.0) != (b > 0.0))
        a, b = a[row, edge], b[row, edge]
        at = (along[row, self.start[edge]] * b - along[row, self.end[edge]] * a) / (b - a)
        hit = np.zeros(len(along), dtype=bool)
        hit[row[(at > 0.0) & (at < long[row, 0])]] = True
        return hit

    def crossings(self, p: Floats, q: Floats) -> Floats:
        """Give, sorted, shares of the way at which segments may cross an outline, f8[n, k] padded with 1."""
        tx, ty, long = _directions(p, q)
        dx, dy = self.x - p[:, :1], self.y - p[:, 1:]
        aside = tx * dy - ty * dx
        seen = _Seen(tx[:, 0], ty[:, 0], dx, dy, aside)
        found = [self._corner_cuts(seen), *([self._edge_cuts(seen)] if len(self.start) else [])]
        row = np.concatenate([rows for rows, _ in found])
        share = np.concatenate([cuts for _, cuts in found]) / np.maximum(long[:, 0], _SLIVER)[row]
        between = (share > 0.0) & (share < 1.0)
        return _padded(row[between], share[between], len(p))

    def _corner_cuts(self, seen: "_Seen") -> tuple[Ints, Floats]:
        """Cut segments with the circles about corners: rows of segments, and how far along they are cut."""
        square = self.rounding.r**2 - seen.aside**2
        row, corner = np.nonzero(square >= 0.0)
        along, chord = seen.along(row, corner), np.sqrt(square[row, corner])
        return np.concatenate([row, row]), np.concatenate([along - chord, along + chord])

    def _edge_cuts(self, seen: "_Seen") -> tuple[Ints, Floats]:
        """Cut segments with the edges, and with the edges' lines shifted by the rounding."""
        a, b = seen.aside[:, self.start], seen.aside[:, self.end]
        radius = self.rounding.r[self.start]
        near = radius + TOL  # one that only ends on a segment, but for rounding, cuts it there
        row, edge = np.nonzero((np.minimum(a, b) <= near) & (np.maximum(a, b) >= -near))
        a, b = a[row, edge], b[row, edge]
        straight = np.abs(b - a) > _SLIVER
        row, edge, a, b = row[straight], edge[straight], a[straight], b[straight]
        u, v = seen.along(row, self.start[edge]), seen.along(row, self.end[edge])
        middle = u - a * (v - u) / (b - a)
        if not radius.any():
            return row, middle
        shift = radius[edge] * np.hypot(v - u, b - a) / (b - a)
        return np.tile(row, 3), np.concatenate([middle, middle - shift, middle + shift])

    def first_hits(self, p: Floats, t: Floats, longest: Floats) -> Floats:
        """Return how far rays from p f8[n, 2] along unit vectors t come, at most `longest` f8[n].

        Only for shapes rounded by discs, and for rays that begin outside. Rays that lie side by side are
        measured together, against what their common box meets alone.
        """
        if not len(self.x):
            return longest
        boxes, edges = self._corner_boxes(), self._edge_boxes()
        parts = []
        for k in heeded(range(0, len(p), _BESIDE)):
            rows = slice(k, k + _BESIDE)
            box = _box_about(p[rows], t[rows], longest[rows])
            near, crossed = np.flatnonzero(_meets(boxes, box)), np.flatnonzero(_meets(edges, box))
            parts.append(self._hits(p[rows], t[rows], longest[rows], near, crossed))
        return np.concatenate(parts or [np.zeros(0)])

    def _corner_boxes(self) -> Floats:
        r = self.rounding.r
        return np.stack([self.x - r, self.y - r, self.x + r, self.y + r])

    def _edge_boxes(self) -> Floats:
        one, other = self._corner_boxes()[:, self.start], self._corner_boxes()[:, self.end]
        return np.concatenate([np.minimum(one[:2], other[:2]), np.maximum(one[2:], other[2:])])

    def _hits(self, p: Floats, t: Floats, longest: Floats, corners: Ints, edges: Ints) -> Floats:
        """Measure rays against some of the corners and edges."""
        inner = np.maximum(self.rounding.r - TOL, 0.0)
        round_ = corners[inner[corners] > 0.0]
        along, aside = self._seen_along(p, t, round_)
        square = inner[round_] ** 2 - aside * aside
        entry = np.where((square > 0.0) & (along > 0.0), along - np.sqrt(np.maximum(square, 0.0)), np.inf)
        best = np.minimum(longest, np.maximum(entry.min(axis=1, initial=np.inf), 0.0))
        if len(edges):
            best = np.minimum(best, self._edge_hits(p, t, edges, inner[self.start[edges]]))
        return np.asarray(best)

    def _seen_along(self, p: Floats, t: Floats, corners: Ints) -> tuple[Floats, Floats]:
        """Return how far along rays, and how far aside of them, corners lie."""
        tx, ty = t[:, :1], t[:, 1:]
        dx, dy = self.x[corners] - p[:, :1], self.y[corners] - p[:, 1:]
        return dx * tx + dy * ty, tx * dy - ty * dx

    def _edge_hits(self, p: Floats, t: Floats, edges: Ints, inner: Floats) -> Floats:
        """Return where rays enter the strips beside edges."""
        u, a = self._seen_along(p, t, self.start[edges])
        v, b = self._seen_along(p, t, self.end[edges])
        long = np.hypot(v - u, b - a)
        rise = np.where(np.abs(b - a) > _SLIVER * long, b - a, np.nan)
        at = u - a * (v - u) / rise - inner * long / np.abs(rise)
        share = (at * (v - u) - u * (v - u) - a * (b - a)) / (long * long)
        fine = (share >= 0.0) & (share <= 1.0) & (at >= -TOL)
        return np.asarray(np.where(fine, np.maximum(at, 0.0), np.inf).min(axis=1))


@dataclass(frozen=True, slots=True, eq=False)
class _Seen:
    """Corners seen from the starts of segments along unit vectors t: offsets f8[n, V], and how far aside."""

    tx: Floats
    ty: Floats
    dx: Floats
    dy: Floats
    aside: Floats

    def along(self, row: Ints, corner: Ints) -> Floats:
        """Return how far along segments corners lie."""
        return np.asarray(self.dx[row, corner] * self.tx[row] + self.dy[row, corner] * self.ty[row])


@lru_cache(maxsize=512)
def _bounds(outlines: Outlines) -> Floats:
    """Return the bounds of shapes, f8[4, n]: least x and y, greatest x and y."""
    return np.array([shape.bounds() for shape in outlines.shapes]).reshape(-1, 4).T.copy()


@lru_cache(maxsize=256)
def _some(outlines: Outlines, rows: tuple[int, ...]) -> Outlines:
    return Outlines.of([outlines.shapes[row] for row in rows])


def _padded(row: Ints, value: Floats, rows: int) -> Floats:
    """Put values into their rows, sorted in each, and fill these up with 1."""
    order = np.lexsort((value, row))
    row, value = row[order], value[order]
    count = np.bincount(row, minlength=rows)
    found = np.ones((rows, int(count.max(initial=0))))
    found[row, np.arange(len(row)) - (np.cumsum(count) - count)[row]] = value
    return found


def _rounding(shape: Grown, corners: int) -> Rounding:
    forms = tuple(np.repeat(np.array(form)[:, None], corners, axis=1) for form in shape.forms)
    return Rounding(np.full(corners, shape.r), forms)


def _box_about(p: Floats, t: Floats, longest: Floats) -> Floats:
    """Return the box about rays: least x and y, greatest x and y."""
    ends = np.concatenate([p, p + t * longest[:, None]])
    return np.concatenate([ends.min(axis=0) - TOL, ends.max(axis=0) + TOL])


def _meets(boxes: Floats, box: Floats) -> Flags:
    left, top, right, bottom = boxes
    return np.asarray((left <= box[2]) & (right >= box[0]) & (top <= box[3]) & (bottom >= box[1]))


def _directions(p: Floats, q: Floats) -> tuple[Floats, Floats, Floats]:
    """Return unit vectors and lengths of segments as columns; one of no length points along x."""
    dx, dy = q[:, :1] - p[:, :1], q[:, 1:] - p[:, 1:]
    long = np.hypot(dx, dy)
    safe = np.maximum(long, 1e-300)
    return np.where(long > 0.0, dx / safe, 1.0), np.where(long > 0.0, dy / safe, 0.0), long
