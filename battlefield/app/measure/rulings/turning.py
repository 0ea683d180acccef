"""What would turn a verdict: the smallest move of one thing after which it is the other one.

A margin that changes by an inch at most where its thing moves an inch tells how far no move can turn it. The
search widens the free room about the thing sector by sector, the narrowest first, so that the first place it
meets at which the verdict has turned is the nearest there is.
"""

from collections.abc import Callable
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from math import cos, inf, isfinite, pi, sin

from battlefield.geometry.kernel.shapes import Point

Margin = Callable[[Point], float]
"""A margin with its thing at a place; it changes by no more than that is moved."""
_SECTORS = 8
_NEAR = 1e-4  # inch: so near to its limit, a place is settled along its own direction
_MOST = 20_000  # places looked at
_STEPS = 200  # along one direction
_FINE = 1e-9  # inch
_NARROWINGS = 40  # of the fan about the best direction
_GOLDEN = (5.0**0.5 - 1.0) / 2.0


@dataclass(frozen=True, slots=True)
class Turn:
    """The smallest move that turns a verdict: by so many inches, to a place."""

    by: float
    to: Point


def along(at: Point, direction: Point, by: float) -> Turn:
    """Return the move of something along a direction, or against it where `by` is negative."""
    return Turn(abs(by), (at[0] + by * direction[0], at[1] + by * direction[1]))


def nearest_turn(margin: Margin, at: Point, farthest: float) -> Turn | None:
    """Search the nearest place where a margin has another sign than here; None within `farthest` inches."""
    sign = 1.0 if margin(at) >= 0.0 else -1.0
    search = _Search(lambda place: sign * margin(place), at, farthest)
    return search.found()


@dataclass(frozen=True, slots=True)
class _Search:
    """The room about a place in which a margin stays positive."""

    margin: Margin
    at: Point
    farthest: float

    def found(self) -> Turn | None:
        """Widen the narrowest sector until a place in it is as good as turned."""
        free = max(0.0, self.margin(self.at))
        width = 2.0 * pi / _SECTORS
        sectors = [(free, number * width, width) for number in range(_SECTORS)]
        heapify(sectors)
        for _ in range(_MOST):
            radius, angle, width = heappop(sectors)
            if radius > self.farthest:
                return None
            room = self.margin(self._place(angle, radius))
            if room <= _NEAR:
                return self._settled(angle, width, radius)
            if (gain := room - _half(radius + room, width)) > 0.5 * room:
                heappush(sectors, (radius + gain, angle, width))
            else:
                heappush(sectors, (radius, angle - width / 4.0, width / 2.0))
                heappush(sectors, (radius, angle + width / 4.0, width / 2.0))
        return None

    def _place(self, angle: float, radius: float) -> Point:
        return self.at[0] + radius * cos(angle), self.at[1] + radius * sin(angle)

    def _settled(self, angle: float, width: float, radius: float) -> Turn | None:
        """Turn to the best direction beside one that all but turns the verdict (golden section)."""
        beside = width + (2.0 * _NEAR / max(radius, _NEAR)) ** 0.5
        low, high = angle - beside, angle + beside
        left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
        here, there = self._first(left, radius), self._first(right, radius)
        best = min((self._first(angle, radius), angle), (here, left), (there, right))
        for _ in range(_NARROWINGS):
            if here <= there:
                high, right, there = right, left, here
                left = high - _GOLDEN * (high - low)
                here = self._first(left, radius)
                best = min(best, (here, left))
            else:
                low, left, here = left, right, there
                right = low + _GOLDEN * (high - low)
                there = self._first(right, radius)
                best = min(best, (there, right))
        return Turn(best[0], self._place(best[1], best[0])) if isfinite(best[0]) else None

    def _first(self, angle: float, radius: float) -> float:
        """Return how far along a direction the verdict turns: step by step, by as much as is certain."""
        far = max(0.0, radius - 3.0 * _NEAR)
        for _ in range(_STEPS):
            room = self.margin(self._place(angle, far))
            if room <= _FINE:
                return far
            far += room
            if far > radius + 1.0:
                break
        return inf


def _half(radius: float, width: float) -> float:
    """Return how far the middle of an arc is from its ends, no less."""
    return radius * width / 2.0
