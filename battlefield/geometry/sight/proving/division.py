"""A division of two bodies into parts; of each pair one thing, or several that touch, shuts all lines.

Bodies are cut by upright planes and by heights, the part of an oval being held by a polygon about it, until a
chord through something shuts all lines between the two parts, a part lies inside something, or a floor is
between them. What is written down can be checked by signs of products alone.
"""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.pieces import Body, Table
from battlefield.geometry.pieces.terrain import base_outline
from battlefield.geometry.sight.proving.crossings import STRICT, Chords, Crossings, misses
from battlefield.geometry.sight.proving.solids import FAR, Name, Part, oval_frame, parts_between

MOST_PAIRS = 2000  # of parts that are looked at before a division is given up
_LARGE = 0.4  # of the largest size; what is smaller is not cut
_ROUND = 0.5  # inches; more than an oval lies beyond the points of its rim
_LEAST = 1e-6  # inches; parts that are smaller are not divided further
_HAIR = 1e-6  # of the size of an oval; corners that stick out by less are kept
Division = dict[str, object]


@dataclass(frozen=True, slots=True, eq=False)
class End:
    """A part of a body: a convex hull f8[n, 2] that holds it, its heights, and what rounds an oval."""

    hull: Floats
    low: float
    high: float
    middle: Floats
    axes: Floats | None = None

    @property
    def part(self) -> tuple[Floats, float, float]:
        """The hull and the heights."""
        return self.hull, self.low, self.high

    def cut(self, way: Floats, far: float) -> "End | None":
        """Return what of it lies up to `far` along a way; None where nothing does."""
        hull = _clipped(self.hull, way, far)
        return self._with(_rounded(hull, self.middle, self.axes)) if len(hull) else None

    def between(self, low: float, high: float) -> "End | None":
        """Return what of it lies between two heights."""
        low, high = max(low, self.low), min(high, self.high)
        return End(self.hull, low, high, self.middle, self.axes) if low <= high else None

    def _with(self, hull: Floats) -> "End | None":
        return End(hull, self.low, self.high, self.middle, self.axes) if len(hull) else None


def end_of(body: Body) -> End:
    """Return the whole of a body."""
    middle = np.array(body.base.at)
    if body.base.size.kind in ("rect", "hex"):
        ring = np.array(base_outline(body.base).points)  # type: ignore[union-attr]
        return End(ring, body.bottom, body.top, middle)
    axes, _ = oval_frame(body.base)
    turns = np.arange(8) * np.pi / 4.0
    ring = middle + np.stack([np.cos(turns), np.sin(turns)], axis=1) / np.cos(np.pi / 8.0) @ axes
    return End(_rounded(ring, middle, axes), body.bottom, body.top, middle, axes)


def _rounded(hull: Floats, middle: Floats, axes: Floats | None) -> Floats:
    """Cut off corners beyond an oval, each by the tangent below it."""
    if axes is None or not len(hull):
        return hull
    seen = (hull - middle) @ np.linalg.inv(axes)
    out = np.hypot(*seen.T)
    for corner, far in zip(seen, out, strict=True):
        if far > 1.0 + _HAIR:
            seen = _clipped(seen, corner / far, 1.0)
    return np.asarray(middle + seen @ axes)


def _clipped(hull: Floats, way: Floats, far: float) -> Floats:
    """Return the part of a convex hull that lies up to `far` along a way."""
    rise = hull @ way - far
    kept: list[Floats] = []
    for k in range(len(hull)):
        if rise[k] * rise[k - 1] < 0.0:
            kept.append(hull[k - 1] + rise[k - 1] / (rise[k - 1] - rise[k]) * (hull[k] - hull[k - 1]))
        if rise[k] <= 0.0:
            kept.append(hull[k])
    return np.array(kept).reshape(-1, 2)


class _GivenUpError(Exception):
    """The division was given up."""


Cut = tuple[int, Floats | None, float]
"""Which end is cut, along which way (None is upward), and how far."""


class _Search:
    """A search for a division, which counts the pairs it looks at."""

    def __init__(self, parts: list[Part], most: int) -> None:
        self.crossings, self.left = Crossings(parts), most
        self.own = np.array([part.names == () for part in self.crossings.parts], dtype=bool)

    def divided(self, one: End | None, two: End | None, chords: Chords) -> Division | None:
        """Return how a pair of parts is shut; None for a part that is empty."""
        if one is None or two is None:
            return None
        self.left -= 1
        if self.left < 0:
            raise _GivenUpError
        pair = (one, two)
        near = self._near(pair)
        chords = chords.at(np.flatnonzero(near[chords.by].all(axis=1)))
        found, _ = self._shut(pair, chords, near)
        if found is not None:
            return found
        cut = self._best_cut(pair, chords, near)
        halves = [_halves(pair, cut, k) for k in (0, 1)]
        below, above = (self.divided(*half, chords) for half in halves)
        which, way, far = cut
        at: object = far if way is None else [*way.tolist(), far]
        return {"split": which, "at": at, "parts": [below, above]}

    def _near(self, pair: tuple[End, End]) -> Floats:
        """Tell which parts lie between: not beside all lines, nor over them, nor about an end if a cloud."""
        one, two = pair
        both = np.concatenate([one.hull, two.hull])
        low, high = both.min(axis=0), both.max(axis=0)
        bottom, top = min(one.low, two.low), max(one.high, two.high)
        found = [
            part.low < top
            and part.high > bottom
            and _meets(part.ring, low, high)
            and not (part.cloud and self._excuses(part, pair))
            for part in self.crossings.parts
        ]
        return np.array(found, dtype=bool)

    def _excuses(self, part: Part, pair: tuple[End, End]) -> bool:
        """Tell whether a cloud may hold a part of an end."""
        whole = [each for each in self.crossings.parts if set(each.names) & set(part.names)]
        return any(
            end.high > each.low and end.low < each.high and not each.is_apart(end.hull)
            for end in pair for each in whole
        )  # fmt: skip

    def _shut(self, pair: tuple[End, End], chords: Chords, near: Floats) -> tuple[Division | None, float]:
        """Return what shuts a pair by itself, and by how much the best chord misses."""
        one, two = pair
        for which, end in enumerate(pair):
            name = self._holds(end, near)
            if name is not None:
                return {"inside": [list(each) for each in name], "part": which}, -1.0
        tried = chords.plus(self._square(one.hull, two.hull, near))
        if len(tried):
            missed = misses(tried, one.part, two.part)
            row = int(missed.argmin())
            if missed[row] <= 0.0:
                return self.crossings.path(tried, row), float(missed[row])
        floor = self._floor(pair, near)
        return floor, float(missed.min()) if len(tried) else np.inf

    def _square(self, one: Floats, two: Floats, near: Floats) -> Chords:
        """Return chords square to the line of the middles, between the two hulls."""
        start, end = one.mean(axis=0), two.mean(axis=0)
        far = float(np.hypot(*(end - start)))
        if far < 1e-9:
            return self.crossings.chords.at(np.zeros(0, dtype=np.intp))
        along = (end - start) / far
        bounds = float(((one - start) @ along).max()), float(((two - start) @ along).min())
        return self.crossings.seen(start, end, bounds, np.flatnonzero(near))

    def _holds(self, end: End, near: Floats) -> tuple[Name, ...] | None:
        for k in np.flatnonzero(near).tolist():
            part = self.crossings.parts[k]
            if not part.cloud and part.low + STRICT <= end.low and (
                end.high <= part.high - STRICT and part.depth(end.hull).min() >= STRICT
            ):  # fmt: skip
                return part.names
        return None

    def _floor(self, pair: tuple[End, End], near: Floats) -> Division | None:
        """Return a floor that parts the two, one of which is higher than the other."""
        below, above = sorted(pair, key=lambda end: end.low + end.high)
        if above.low <= below.high + STRICT:
            return None
        for k in np.flatnonzero(near).tolist():
            part = self.crossings.parts[k]
            least, most = max(part.low + STRICT, below.high), min(part.high - STRICT, above.low)
            if least <= most and part.depth(_crossed(below, above, (least + most) / 2.0)).min() >= STRICT:
                return {"floor": [list(name) for name in part.names], "height": (least + most) / 2.0}
        return None

    def _best_cut(self, pair: tuple[End, End], chords: Chords, near: Floats) -> Cut:
        """Choose, of the cuts across what is large, the one whose worse half is nearest to shut."""
        cuts = [*self._middles(pair, near), *self._edges_of(pair, near)]
        least = _LARGE * max((size for _, size in cuts), default=0.0)
        best: tuple[float, float, Cut] | None = None
        for cut, size in cuts:
            if size < least:
                continue
            halves = [_halves(pair, cut, k) for k in (0, 1)]
            missed = [self._shut((one, two), chords, near)[1] for one, two in halves if one and two]
            worth = (max(missed, default=-1.0), sum(max(m, 0.0) for m in missed) - 1e-3 * size)
            if best is None or worth < best[:2]:
                best = (*worth, cut)
        if best is None:
            raise _GivenUpError
        return best[2]

    def _middles(self, pair: tuple[End, End], near: Floats) -> list[tuple[Cut, float]]:
        """Return cuts through the middle of the two ends, each with its size."""
        along = pair[1].hull.mean(axis=0) - pair[0].hull.mean(axis=0)
        far = float(np.hypot(*along))
        along = along / far if far > 1e-9 else np.array([1.0, 0.0])
        side = np.array([-along[1], along[0]])
        cuts: list[tuple[Cut, float]] = []
        for which, end in enumerate(pair):
            for way, weight in ((side, 1.0), (along, 0.4)):
                reach = end.hull @ way
                size = float(reach.max() - reach.min())
                if size > _LEAST:
                    cuts.append(((which, way, float(reach.max() + reach.min()) / 2.0), weight * size))
            size = end.high - end.low
            cuts += [((which, None, z), size) for z in self._levels(end, near) if size > _LEAST]
        return cuts

    def _edges_of(self, pair: tuple[End, End], near: Floats) -> list[tuple[Cut, float]]:
        """Return cuts along edges that run through an end; their size is what they cut off at least."""
        found: list[tuple[Cut, float]] = []
        for which, end in enumerate(pair):
            found += [((which, way, at), size) for way, at, size in self._edges(end, near)]
        return found

    def _levels(self, end: End, near: Floats) -> list[float]:
        parts = [self.crossings.parts[k] for k in np.flatnonzero(near).tolist()]
        edges = {z for part in parts for z in (part.high - 2.0 * STRICT, part.low + 2.0 * STRICT)}
        inner = [z for z in sorted(edges) if end.low + _LEAST < z < end.high - _LEAST]
        floating = any(part.low > -FAR for part in parts)
        return inner + ([(end.low + end.high) / 2.0] if floating else [])

    def _edges(self, end: End, near: Floats) -> list[tuple[Floats, float, float]]:
        """Return the edges of parts that run through an end, moved in by a hair."""
        found = []
        for k in np.flatnonzero(near).tolist():
            part = self.crossings.parts[k]
            if (
                part.frame is None
                and part.high > end.low
                and part.low < end.high
                and not part.is_apart(end.hull)
            ):
                along = np.roll(part.ring, -1, axis=0) - part.ring
                ways = np.stack([-along[:, 1], along[:, 0]], axis=1) / np.hypot(*along.T)[:, None]
                for way, corner in zip(ways, part.ring, strict=True):
                    at, reach = float(way @ corner) + 2.0 * STRICT * (not part.cloud), end.hull @ way
                    size = min(at - float(reach.min()), float(reach.max()) - at)
                    if size > _LEAST:
                        found.append((way, at, 2.0 * size))
        return found


def _meets(ring: Floats, low: Floats, high: Floats) -> bool:
    """Tell whether a ring, which may be an oval's, may reach into a box."""
    return bool((ring.min(axis=0) <= high + _ROUND).all() and (ring.max(axis=0) >= low - _ROUND).all())


def _halves(pair: tuple[End, End], cut: Cut, side: int) -> tuple[End | None, End | None]:
    which, way, far = cut
    end = pair[which]
    half: End | None
    if way is None:
        half = end.between(-FAR, far) if side == 0 else end.between(far, FAR)
    else:
        half = end.cut(way, far) if side == 0 else end.cut(-way, -far)
    return (half, pair[1]) if which == 0 else (pair[0], half)


def _crossed(below: End, above: End, at: float) -> Floats:
    """Return where lines between the corners of two ends pass a height, f8[N, 2]."""
    shares = [(at - z) / (w - z) for z in (below.low, below.high) for w in (above.low, above.high)]
    points = [one + t * (two - one) for one in below.hull for two in above.hull for t in shares]
    return np.array(points)


def division(
    table: Table, one: str, two: str, models_block: bool = True, most: int = MOST_PAIRS
) -> Division | None:
    """Return a division that proves that no line between two bodies is free; None where it is given up."""
    bodies = {body.id: body for body in table.bodies}
    parts = parts_between(table, bodies[one], bodies[two], models_block)
    search = _Search(parts, most)
    try:
        return search.divided(end_of(bodies[one]), end_of(bodies[two]), search.crossings.chords)
    except _GivenUpError:
        return None
