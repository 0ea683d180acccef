"""Lanes: the straight way from who walks up to strike to whom it goes for, and who stands in it."""

from collections.abc import Iterable, Sequence
from math import hypot

from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.table import layout

Spot = tuple[float, float, float]
"""Where a figure stands: x, y and the radius about its base."""
_GRAZE = 0.05  # inches that a base may reach into a lane: it is gone round at no cost
_BESIDE = 0.1  # inches left between bases


def lane(ones: Sequence[Spot], others: Sequence[Spot]) -> tuple[Spot, Spot]:
    """Return which two figures of two units are nearest to each other."""
    pairs = ((one, other) for one in ones for other in others)
    return min(pairs, key=lambda pair: hypot(pair[0][0] - pair[1][0], pair[0][1] - pair[1][1]) - pair[1][2])


def is_barred(start: Spot, end: Spot, others: Iterable[Spot]) -> bool:
    """Return whether one of some figures stands in the way of a base that goes straight to another."""
    (x, y, radius), goal = start, end[:2]
    if (x, y) == goal:
        return False
    return any(layout.from_way((px, py), (x, y), goal) < radius + far - _GRAZE for px, py, far in others)


def screen(start: Spot, end: Spot, mover: Point, radius: float) -> Point | None:
    """Return where in a lane a mover stands nearest to where it is; None where there is no room for it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    first, last = start[2] + radius + _BESIDE, length - end[2] - radius - _BESIDE
    if last < first:
        return None
    along = ((mover[0] - start[0]) * dx + (mover[1] - start[1]) * dy) / length
    share = min(last, max(first, along)) / length
    return start[0] + share * dx, start[1] + share * dy
