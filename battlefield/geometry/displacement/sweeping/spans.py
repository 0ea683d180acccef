"""Where along a line a sliding base overlaps each of many parts: one ray against their Minkowski sums.

A base slid by s along d meets a part exactly where s·d lies in the part, seen from the base's centre, grown
by the base. That sum is convex: its boundary consists of the sides of both, moved outward, and of the round
growth about sums of their corners. The line enters at the first of these that it crosses. To leave is to
enter the other way round.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import compress
from math import hypot, inf
from typing import Literal

import numpy as np

from battlefield.geometry.displacement.sweeping.parts import Part, Parts
from battlefield.geometry.displacement.sweeping.rounding import MISS, Hit, Rounding
from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL

PARALLEL = 1e-9  # a side approached no faster than this, per inch of the slide, is slid along
_LEVEL = 1e-12  # corners no farther apart than this in height share a face
_FOOT = 1e-12

Approach = Literal["nearer", "away", "inside"]
Wanted = Callable[[int], bool]
"""Tells whether the thing at an index counts."""

_ROOM = 1e-5  # inch; far above rounding and grazing, so that no part is overlooked for either


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """A slide of a base, grown by `grow`: its corners and rounding as seen along the line, and how far it
    extends along and across. A part that the whole line overlaps by no more than `graze`, measured across it,
    is missed.
    """

    at: Point
    direction: Point
    corners: tuple[Point, ...]
    rounding: Rounding
    ahead: float
    beside: float
    graze: float

    @classmethod
    def of(cls, moving: Part, at: Point, direction: Point, grow: float = 0.0, graze: float = TOL) -> "Line":
        """Slide a base, given about the origin, along a unit vector."""
        dx, dy = direction
        corners = tuple([(x * dx + y * dy, y * dx - x * dy) for x, y in moving.corners])
        rounding = moving.rounding.seen_along(direction).plus(Rounding(grow))
        ahead = max([x for x, _ in corners]) + rounding.support(1.0, 0.0)
        return cls(at, direction, corners, rounding, ahead, max([y for _, y in corners]), graze)

    def near(self, parts: Parts, limit: float = inf) -> list[tuple[float, float, int]]:
        """List, row by row, the parts that may lie on the line up to a limit: a place not after the one
        where a part is entered, one not before where it is left, and its row.
        """
        (px, py), (dx, dy), radius = self.at, self.direction, parts.discs[2]
        along, aside = np.array([[dx, dy], [-dy, dx]]) @ parts.discs[:2]
        aside -= py * dx - px * dy
        np.abs(aside, out=aside)
        aside -= radius
        rows = (aside < self.beside + self.rounding.support(0.0, 1.0) + _ROOM).nonzero()[0]
        if not len(rows):
            return []
        start, room = px * dx + py * dy, self.ahead + _ROOM
        seen = zip(along[rows].tolist(), radius[rows].tolist(), rows.tolist(), strict=True)
        ends = [(far - start - r - room, far - start + r + room, row) for far, r, row in seen]
        return ends if limit == inf else [end for end in ends if end[0] <= limit]

    def seen(self, part: Part) -> "Seen":
        """See a part along the line."""
        (px, py), (dx, dy) = self.at, self.direction
        corners = [((x - px) * dx + (y - py) * dy, (y - py) * dx - (x - px) * dy) for x, y in part.corners]
        return Seen(self.corners, corners, part.rounding.seen_along(self.direction).plus(self.rounding))

    def met(self, part: Part) -> "Seen | None":
        """See a part that the line meets; None where it is missed."""
        seen = self.seen(part)
        wide = self.beside + seen.rounding.support(0.0, 1.0)
        aside = [y for _, y in seen.corners]
        return seen if max(aside) + wide > self.graze and min(aside) - wide < -self.graze else None

    def span(self, part: Part) -> tuple[float, float]:
        """Return where the base begins and ends to overlap a part; inf and -inf where it misses."""
        seen = self.met(part)
        return (seen.enter()[0], seen.leave()) if seen else (inf, -inf)

    def approach(self, part: Part) -> Approach:
        """Return whether a base comes nearer to a part at once, or does not, or begins inside of it.

        The gap is convex along the line: it falls until the line enters the part or, where it passes by,
        comes to the side that the part turns to it.
        """
        seen = self.met(part)
        if seen is None:
            return "nearer" if self.seen(part).is_ahead() else "away"
        if seen.enter()[0] >= -TOL:
            return "nearer"
        return "inside" if seen.leave() > TOL else "away"


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """A base and a part as the line sees them, the start of the line the origin and the line the x axis."""

    own: Sequence[Point]
    corners: Sequence[Point]
    rounding: Rounding

    def enter(self) -> Hit:
        """Return where the line enters the part grown by the base, and the outward normal there."""
        best = MISS
        own, corners, rounding = self.own, self.corners, self.rounding
        if not rounding.is_bare:
            for x, y in corners:
                for u, v in own:
                    best = min(best, rounding.entry(x + u, y + v))
        if len(corners) > 1:
            best = min(best, _side_entry(corners, own, rounding))
        if len(own) > 1:
            best = min(best, _side_entry(own, corners, rounding))
        return best

    def is_ahead(self) -> bool:
        """Return whether the nearest point of a part that the line passes by lies ahead."""
        turn = -1.0 if sum(y for _, y in self.corners) > 0.0 else 1.0
        (own, start), (height, far) = _near_side(self.own, turn), _near_side(self.corners, turn)
        start += far - turn * self.rounding.tangent(0.0, turn)
        return start > PARALLEL * max(-own - height - self.rounding.support(0.0, turn), 0.0)

    def leave(self) -> float:
        """Return where the line leaves it."""
        own, corners = ([(-x, -y) for x, y in ring] for ring in (self.own, self.corners))
        return -Seen(own, corners, self.rounding).enter()[0]


def _side_entry(ring: Sequence[Point], others: Sequence[Point], rounding: Rounding) -> Hit:
    """Enter through a side of a ring that turns from x to y, moved outward by the other shape."""
    best = MISS
    x, y = ring[-1]
    for u, v in ring:
        if v < y:
            best = min(best, _face_entry((x, y), (u - x, v - y), others, rounding))
        x, y = u, v
    return best


def _face_entry(start: Point, side: Point, others: Sequence[Point], rounding: Rounding) -> Hit:
    """Enter through the flat face that a side and the other shape's corners on its level make."""
    length = hypot(*side)
    tx, ty = side[0] / length, side[1] / length
    if ty >= -PARALLEL:
        return MISS
    heights = [ty * x - tx * y for x, y in others]
    top = max(heights)
    level = [height >= top - _LEVEL for height in heights]
    stretch = [tx * x + ty * y for x, y in compress(others, level)]
    crossing = (ty * start[0] - tx * start[1] + top + rounding.support(ty, -tx)) / ty
    foot = tx * crossing - tx * start[0] - ty * start[1] - rounding.tangent(ty, -tx)
    slack = _FOOT - 1e-14 / ty
    if min(stretch) - slack <= foot <= max(stretch) + length + slack:
        return crossing, ty, -tx
    return MISS


def _near_side(ring: Sequence[Point], turn: float) -> tuple[float, float]:
    """Return how high a ring reaches across the line to one side, and where what is parallel there begins."""
    top, start = max([(turn * y, -x) for x, y in ring])
    return top, min(x for x, y in ring if top - turn * y <= PARALLEL * abs(x + start))


def spans(
    moving: Part, at: Point, direction: Point, parts: Parts, grow: float = 0.0, graze: float = TOL
) -> tuple[Floats, Floats]:
    """Return where a base that passes `at`, at 0, begins and ends to overlap each part, f8[P] each.

    The parts are grown by `grow` first. A part that the whole line overlaps by no more than `graze`, measured
    across it, is missed: entered at +inf, left at -inf. Ends are exact; negative ones lie behind.
    """
    enter, leave = np.full(len(parts), np.inf), np.full(len(parts), -np.inf)
    line = Line.of(moving, at, direction, grow, graze)
    for first, last, row in crossings(line, parts):
        enter[row], leave[row] = first, last
    return enter, leave


def crossings(
    line: Line, parts: Parts, wanted: Wanted | None = None, limit: float = inf
) -> list[tuple[float, float, int]]:
    """List, row by row, where a line begins and ends to overlap the parts of wanted owners, and their rows.

    Those that it enters after a limit may be left out.
    """
    found = []
    for _, _, row in line.near(parts, limit):
        if wanted is None or wanted(int(parts.owner[row])):
            enter, leave = line.span(parts[row])
            if enter < inf:
                found.append((enter, leave, row))
    return found


def joined(enter: Floats, leave: Floats, start: float, seam: float = TOL) -> Flags:
    """Tell which spans hang together with a place on the line, one after the other, gaps up to `seam`."""
    member = np.zeros(len(enter), dtype=np.bool_)
    end = start
    for row in np.argsort(enter, kind="stable").tolist():
        if enter[row] > end + seam:
            break
        if leave[row] >= start - seam:
            member[row] = True
            end = max(end, float(leave[row]))
    return member


def united(stretches: Iterable[tuple[float, float]], seam: float = 0.0) -> list[tuple[float, float]]:
    """Unite stretches that overlap or adjoin, with gaps up to `seam` between them, in order."""
    found: list[tuple[float, float]] = []
    for low, high in sorted(stretches):
        if found and low <= found[-1][1] + seam:
            found[-1] = found[-1][0], max(found[-1][1], high)
        else:
            found.append((low, high))
    return found
