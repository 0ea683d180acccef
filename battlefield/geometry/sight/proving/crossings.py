"""Ways across what stands between two parts, tried all at once: straight chords, and bent ones over seams.

A chord from P over M to Q through something shuts the lines from one hull to another where it lies between
them, every line passes between P and Q, and over the chord no line is above or below what it leads through.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.sight.proving.solids import Name, Part, seams, stacked

STRICT = 1e-8  # inches by which lines pass inside of what they must
_HULL = tuple[Floats, float, float]
_INSIDE = 2e-10  # of the way to the middle
_SHARES = (0.002, 0.1, 0.3, 0.5, 0.7, 0.9, 0.998)


@dataclass(frozen=True, slots=True, eq=False)
class Chords:
    """Chords as rows: `p`, `m`, `q` f8[C, 2], heights f8[C], and by place the parts of both legs i4[C, 2]."""

    p: Floats
    m: Floats
    q: Floats
    low: Floats
    high: Floats
    by: Ints

    def __len__(self) -> int:
        """Count the chords."""
        return len(self.low)

    def at(self, rows: Floats | Ints) -> "Chords":
        """Return the chosen rows."""
        return Chords(
            self.p[rows], self.m[rows], self.q[rows], self.low[rows], self.high[rows], self.by[rows]
        )

    def plus(self, others: "Chords") -> "Chords":
        """Put others below."""
        names = ("p", "m", "q", "low", "high", "by")
        return Chords(*(np.concatenate([getattr(self, n), getattr(others, n)]) for n in names))


class Crossings:
    """All the chords through some parts."""

    def __init__(self, parts: Sequence[Part]) -> None:
        """Gather the chords that are the same from wherever one looks."""
        self.parts = [*parts, *stacked(parts)]
        rows = [row for k, part in enumerate(self.parts) for row in _straight(k, part)]
        bent = [row for k, j, points in seams(parts) for row in _bent(parts, k, j, points)]
        self.chords = _rows([*rows, *bent], self.parts)

    def seen(self, start: Floats, end: Floats, bounds: tuple[float, float], kept: Ints) -> Chords:
        """Return chords square to a line from start to end, through all parts that are `kept`.

        They lie at several places along each part, and along what the line has in it, within bounds that are
        inches from the start.
        """
        along = (end - start) / np.hypot(*(end - start))
        rows = [row for k in kept.tolist() for row in _square(k, self.parts[k], start, along, bounds)]
        return _rows(rows, self.parts)

    def path(self, chords: Chords, row: int) -> dict[str, object]:
        """Write a chord, as a path with the names of what each leg leads through."""
        one, two = (self.parts[k].names for k in chords.by[row].tolist())
        ends = (chords.p, chords.q) if one == two and chords.by[row, 0] == chords.by[row, 1] else (
            chords.p, chords.m, chords.q)  # fmt: skip
        legs = [one] if len(ends) == 2 else [one, two]
        return {"path": [each[row].tolist() for each in ends], "by": [[list(n) for n in leg] for leg in legs]}


_Row = tuple[Floats, Floats, Floats, int, int]


def _rows(rows: Sequence[_Row], parts: Sequence[Part]) -> Chords:
    if not rows:
        none = np.zeros((0, 2))
        return Chords(none, none, none, none[:, 0], none[:, 0], none.astype(np.intp))
    p, m, q = (np.array([row[k] for row in rows]) for k in range(3))
    low = np.array([max(parts[k].low, parts[j].low) for *_, k, j in rows])
    high = np.array([min(parts[k].high, parts[j].high) for *_, k, j in rows])
    return Chords(p, m, q, low, high, np.array([row[3:] for row in rows], dtype=np.intp))


def _straight(k: int, part: Part) -> list[_Row]:
    """Return the chords between any two corners of a part; of an oval, points of its rim."""
    return [(p, (p + q) / 2.0, q, k, k) for p, q in combinations(_corners(part, 16), 2)]


def _corners(part: Part, most: int) -> Floats:
    """Return some corners of a part, a hair inside of it."""
    ring = part.ring[:: -(-len(part.ring) // most)]
    return np.asarray(ring + _INSIDE * (part.middle - ring))


def _bent(parts: Sequence[Part], k: int, j: int, points: Floats) -> list[_Row]:
    """Return the chords over a seam, from corners of the one part to corners of the other."""
    one, two = (_corners(parts[n], 8) for n in (k, j))
    return [(p, m, q, k, j) for m in points for p, q in product(one, two) if np.hypot(*(p - q)) > 1e-6]


def _square(k: int, part: Part, start: Floats, along: Floats, bounds: tuple[float, float]) -> list[_Row]:
    """Return chords of a part square to a line, at several places along the part and along what meets it."""
    side, origin = np.array([-along[1], along[0]]), float(start @ along)
    within = (bounds[0] + origin, bounds[1] + origin)
    met = _ends(part, along, side, float(start @ side), False)
    rows = []
    for at in (*_places(_extent(part, along), within), *_places(met, within)):
        ends = _ends(part, along, side, at, True)
        if ends is not None:
            p, q = (at * along + each * side for each in ends)
            p, q = p + _INSIDE * (part.middle - p), q + _INSIDE * (part.middle - q)
            rows.append((p, (p + q) / 2.0, q, k, k))
    return rows


def _places(stretch: tuple[float, float] | None, within: tuple[float, float]) -> list[float]:
    if stretch is None:
        return []
    low, high = max(stretch[0], within[0]), min(stretch[1], within[1])
    return [low + (high - low) * share for share in _SHARES] if low < high else []


def _extent(part: Part, way: Floats) -> tuple[float, float]:
    if part.frame is None:
        reach = part.ring @ way
        return float(reach.min()), float(reach.max())
    middle, half = float(part.middle @ way), float(np.hypot(*np.linalg.solve(part.frame, np.eye(2)).T @ way))
    return middle - half, middle + half


def _ends(part: Part, along: Floats, side: Floats, at: float, is_square: bool) -> tuple[float, float] | None:
    """Return where a line across a part at `at` enters and leaves it: square to `along`, or else along it."""
    across, way = (along, side) if is_square else (side, along)
    if part.frame is not None:
        return _ends_in_oval(part.frame, part.middle, at * across, way)
    s, t = part.ring @ across, part.ring @ way
    before, after = s - at, np.roll(s, -1) - at
    met = before * after < 0.0
    found = t[met] + before[met] / (before[met] - after[met]) * (np.roll(t, -1)[met] - t[met])
    return (float(found.min()), float(found.max())) if len(found) > 1 else None


def _ends_in_oval(frame: Floats, middle: Floats, start: Floats, way: Floats) -> tuple[float, float] | None:
    s, d = frame @ (start - middle), frame @ way
    a, b, c = float(d @ d), float(s @ d), float(s @ s) - 1.0
    root = b * b - a * c
    return ((-b - root**0.5) / a, (-b + root**0.5) / a) if root > 0.0 else None


def misses(chords: Chords, one: _HULL, two: _HULL) -> Floats:
    """Return by how many inches each chord fails to shut the lines between two hulls; 0 or less: shut."""
    (a, low, high), (b, bottom, top) = one, two
    step = chords.q - chords.p
    far = np.maximum(np.hypot(*step.T), 1e-12)
    n = np.stack([-step[:, 1], step[:, 0]], axis=1) / far[:, None]
    sa, sb = n @ a.T, n @ b.T
    sign = np.where(sa.mean(axis=1) <= sb.mean(axis=1), 1.0, -1.0)
    sa, sb = sa * sign[:, None], sb * sign[:, None]
    s = np.stack([(n * each).sum(axis=1) * sign for each in (chords.p, chords.m, chords.q)])
    near, far_side = s.min(axis=0), s.max(axis=0)
    parted = np.maximum(sa.max(axis=1) - near, far_side - sb.min(axis=1))
    parted = np.maximum(parted, sa.max(axis=1) - sb.min(axis=1) + STRICT)
    beside, over = (
        _beside(chords, a, b, sign),
        _over(chords, sa, sb, (near, far_side), (low, high, bottom, top)),
    )
    return np.asarray(np.maximum(np.where(parted <= 0.0, -np.inf, parted), np.maximum(beside, over)))


def _beside(chords: Chords, a: Floats, b: Floats, sign: Floats) -> Floats:
    """Return by how much some line passes beside the ends of each chord."""
    ab = a[:, None, 0] * b[None, :, 1] - a[:, None, 1] * b[None, :, 0]
    length = np.maximum(np.hypot(b[None, :, 0] - a[:, None, 0], b[None, :, 1] - a[:, None, 1]), 1e-12)

    def room(p: Floats) -> Floats:
        bp = b[None, :, 0] * p[:, 1, None] - b[None, :, 1] * p[:, 0, None]
        ap = a[None, :, 0] * p[:, 1, None] - a[None, :, 1] * p[:, 0, None]
        return np.asarray((bp[:, None, :] - ap[:, :, None] + ab[None]) / length * sign[:, None, None])

    worst = np.minimum(room(chords.p).min(axis=(1, 2)), -room(chords.q).max(axis=(1, 2)))
    return np.asarray(STRICT - worst)


def _over(
    chords: Chords,
    sa: Floats,
    sb: Floats,
    s: tuple[Floats, Floats],
    heights: tuple[float, float, float, float],
) -> Floats:
    """Return by how much some line passes over or under each chord."""
    low, high, bottom, top = heights
    worst = np.full(len(chords), -np.inf)
    for x, y, at in product((sa.min(axis=1), sa.max(axis=1)), (sb.min(axis=1), sb.max(axis=1)), s):
        share = np.clip((at - x) / np.maximum(y - x, 1e-12), 0.0, 1.0)
        over = high + share * (top - high) - chords.high
        under = chords.low - low - share * (bottom - low)
        worst = np.maximum(worst, np.maximum(over, under) + STRICT)
    return worst


__all__ = ["STRICT", "Chords", "Crossings", "Name", "misses"]
