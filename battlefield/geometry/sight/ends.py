"""A base as the end of looks in plan, in a frame whose x axis runs along them: what lines can touch of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, pi, sin, sqrt

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.bases import HEX, HEX_CORNER, OVAL, RECT, ROUND, printed
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase
from battlefield.geometry.kernel.units import direction

Corner = tuple[float, float, float]
"""A point to be passed at a signed distance: a corner at 0, a disc at its radius on one side or the other."""
Way = tuple[float, float]

_SIDES = 12  # of the polygon about an oval
_SAME = 1e-9  # inch


@dataclass(frozen=True, slots=True)
class SeenEnd:
    """A base with its middle at (`centre`, 0): its kind, half sizes and axis, and the radius of a disc about
    it. `corners` are those of a polygon that is the base, or about it where it is an oval; or a disc's.
    """

    kind: int
    centre: float
    half: tuple[float, float]
    axis: Way
    disc: float
    corners: list[Corner]

    def is_met(self, lines: Floats, slack: float) -> Flags:
        """Tell which lines (nx, ny, m), n · point = m, f8[3, N], meet the base, or the polygon about it, or
        miss it by no more than the slack.
        """
        off = np.abs(lines[0] * self.centre - lines[2])
        if self.kind == ROUND:
            return np.asarray(off <= self.disc + slack)
        points = np.array([(x - self.centre, y) for x, y, _ in self.corners])
        return np.asarray(off <= (points @ lines[:2]).max(axis=0) + slack)

    def holds(self, lines: Floats) -> Flags:
        """Tell which lines meet the base itself, not just its edge."""
        if self.kind != OVAL:
            return self.is_met(lines, -_SAME)
        (a, b), (ax, ay), (nx, ny, m) = self.half, self.axis, lines
        reach = np.hypot(a * (ax * nx + ay * ny), b * (ax * ny - ay * nx))
        return np.asarray(np.abs(nx * self.centre - m) <= reach - _SAME)

    def middle_on(self, p: float, q: float) -> Way:
        """Return the middle of what the base has of the line y = p + q x, which meets it."""
        if self.kind in (RECT, HEX):
            return self._middle_between_corners(p, q)
        (a, b), (ax, ay) = self.half, self.axis
        here = p + q * self.centre  # the line passes (0, here) as seen from the middle, along (1, q)
        x, y, dx, dy = here * ay / a, here * ax / b, (ax + q * ay) / a, (q * ax - ay) / b
        share = -(x * dx + y * dy) / (dx * dx + dy * dy)
        return self.centre + share, here + q * share

    def _middle_between_corners(self, p: float, q: float) -> Way:
        met: list[float] = []
        for (x0, y0, _), (x1, y1, _) in zip(self.corners, [*self.corners[1:], self.corners[0]], strict=True):
            one, two = y0 - p - q * x0, y1 - p - q * x1
            if one * two <= 0.0 and one != two:
                met.append(x0 + (x1 - x0) * one / (one - two))
        x = (min(met) + max(met)) / 2.0
        return x, p + q * x

    def parting(self, points: Sequence[Sequence[float]], radius: float, shallow: float) -> Way | None:
        """Return a direction that parts the base from what lies within a radius of a convex polygon, overlaps
        up to `shallow` aside; None where there is none.
        """
        from_here = [(x - self.centre, y) for x, y in points]
        for wx, wy in self._ways(from_here):
            if min(x * wx + y * wy for x, y in from_here) - radius - self._reach(wx, wy) >= -shallow:
                return wx, wy
        return None

    def _ways(self, points: Sequence[Way]) -> list[Way]:
        """List directions that may part: to the nearest point, and across the sides of both."""
        ways: list[Way] = []
        nearest = (np.inf, 0.0, 0.0)
        for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
            ex, ey = x1 - x0, y1 - y0
            square = ex * ex + ey * ey
            share = min(max(-(x0 * ex + y0 * ey) / square, 0.0), 1.0) if square > _SAME * _SAME else 0.0
            x, y = x0 + share * ex, y0 + share * ey
            nearest = min(nearest, (hypot(x, y), x, y))
            if square > _SAME * _SAME and self.kind != ROUND:
                length = sqrt(square)
                ways += [(ey / length, -ex / length), (-ey / length, ex / length)]
        if self.kind in (RECT, HEX):
            ways += [w for x, y in _sides(self.kind) for w in (self._turned(x, y), self._turned(-x, -y))]
        far, x, y = nearest
        return [(x / far, y / far), *ways] if far > _SAME else ways

    def _turned(self, x: float, y: float) -> Way:
        ax, ay = self.axis
        return x * ax - y * ay, x * ay + y * ax

    def _reach(self, wx: float, wy: float) -> float:
        """Return how far the base reaches in a direction."""
        if self.kind == ROUND:
            return self.disc
        if self.kind == OVAL:
            (a, b), (ax, ay) = self.half, self.axis
            return hypot(a * (ax * wx + ay * wy), b * (ax * wy - ay * wx))
        return max((x - self.centre) * wx + y * wy for x, y, _ in self.corners)


@lru_cache(maxsize=1024)
def disc_about(size: BaseSize) -> float:
    """Return the radius of the disc about a base."""
    kind, a, b = printed(size)
    return hypot(a, b) if kind == RECT else HEX_CORNER * a if kind == HEX else max(a, b)


def seen_end(base: PlacedBase, centre: float, along: Way) -> SeenEnd:
    """See a base from a frame with that x axis, with its middle at (centre, 0)."""
    kind, a, b = printed(base.size)
    disc = disc_about(base.size)
    if kind == ROUND:
        around = [(centre, 0.0, disc), (centre, 0.0, -disc)]
        return SeenEnd(kind, centre, (a, b), (1.0, 0.0), disc, around)
    (dx, dy), (ux, uy) = direction(base.facing), along
    ax, ay = dx * ux + dy * uy, dy * ux - dx * uy
    corners = [(centre + x * a * ax - y * b * ay, x * a * ay + y * b * ax, 0.0) for x, y in _corners(kind)]
    return SeenEnd(kind, centre, (a, b), (ax, ay), disc, corners)


@lru_cache(maxsize=4)
def _corners(kind: int) -> tuple[Way, ...]:
    """Return the corners of a kind of base whose half sizes are 1, or of a polygon about an oval."""
    if kind == RECT:
        return (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)
    if kind == HEX:
        return tuple((HEX_CORNER * x, HEX_CORNER * y) for x, y in _round_about(6, 30.0))
    reach = 1.0 / cos(pi / _SIDES)
    return tuple((reach * x, reach * y) for x, y in _round_about(_SIDES, 0.0))


def _sides(kind: int) -> list[Way]:
    """Return the directions across half the sides of a rectangle or hexagon."""
    return [(1.0, 0.0), (0.0, 1.0)] if kind == RECT else _round_about(6, 0.0)[:3]


def _round_about(count: int, start: float) -> list[Way]:
    turns = [start / 180.0 * pi + 2.0 * pi * k / count for k in range(count)]
    return [(cos(turn), sin(turn)) for turn in turns]
