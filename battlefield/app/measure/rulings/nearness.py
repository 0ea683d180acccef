"""How far one base is inside the range of another, for a base that is tried out at very many places.

It is the margin that the kernel measures, the least sum of how far both reach toward each other over all
directions, closed in on without arrays, which take longer to begin with than one pair takes.
"""

from collections.abc import Callable
from dataclasses import replace
from math import atan2, cos, hypot, pi, sin

from battlefield.app.measure.rulings.things import placed
from battlefield.geometry.convex import extent
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.rules.scene.contents import Model

_DIRECTIONS, _CLOSER = 24, 46
_GOLDEN = (5.0**0.5 - 1.0) / 2.0


def nearness(one: Model, moved: Model) -> Callable[[Point], float]:
    """Return the margin of a base and one that is moved, by the place of that one."""
    (x, y), base, other = one.at, placed(one), placed(moved)
    if one.base.kind == moved.base.kind == "round":
        reach = (one.base.length_mm + moved.base.length_mm) / MM_PER_INCH / 2.0
        return lambda place: reach - hypot(place[0] - x, place[1] - y)
    here, there = replace(base, at=(0.0, 0.0)), replace(other, at=(0.0, 0.0))
    return lambda place: _least(here, there, (place[0] - x, place[1] - y))


def _least(one: PlacedBase, other: PlacedBase, apart: Point) -> float:
    """Return the least of how far two bases reach over what parts them, over all directions."""

    def over(angle: float) -> float:
        way = cos(angle), sin(angle)
        return extent(one, way) + extent(other, way) - (apart[0] * way[0] + apart[1] * way[1])

    step, toward = 2.0 * pi / _DIRECTIONS, atan2(apart[1], apart[0])
    around = (toward + number * step for number in range(_DIRECTIONS))
    best = min(around, key=over)
    low, high = best - step, best + step
    left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
    here, there = over(left), over(right)
    for _ in range(_CLOSER):
        if here <= there:
            high, right, there = right, left, here
            left = high - _GOLDEN * (high - low)
            here = over(left)
        else:
            low, left, here = left, right, there
            right = low + _GOLDEN * (high - low)
            there = over(right)
    return min(here, there)
