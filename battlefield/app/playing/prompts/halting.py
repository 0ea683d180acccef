"""Where figures that were led too far come to a halt: as near to what was meant as they will do."""

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot

from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.core.events import Placed
from battlefield.rules.core.values import grained

_HALVINGS = 8  # of the way on which the last place that will do is sought
_ROUNDS = 4  # in which figures slide on
_GAIN = 0.01  # inches; who comes no nearer than that slides no more
_BACK = (0.002, 0.008, 0.03, 0.1)  # inches by which a picture of a limit may be off
_SIDEWAYS = ((1.0, 0.0), (0.0, 1.0), (0.7071, 0.7071), (0.7071, -0.7071))

Check = Callable[[tuple[Placed, ...]], str]
Put = Callable[[Placed, Point], Placed]
Layout = tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class Halted:
    """Where a layout came to a halt on its way, and why it could not go all of it."""

    places: Layout
    reason: str


def halted(start: Layout, end: Layout, meant: Layout, check: Check, put: Put) -> Halted | None:
    """Find the layout that will do for one that is meant, led as far as `end` by a picture of the limits.

    The last one on the way from a start that will do, slid on as near to what is meant as it goes. None
    where the end will do; None as well where the start will not: then nobody knows where the way should end.
    """
    reason = check(meant)
    if not reason:
        return Halted(meant, "") if meant != end else None
    if meant != end:
        if not check(end):
            return None
        back = _drawn_back(end, meant, check, put)
        if back is not None:
            return Halted(back, reason)
    if check(start):
        return None
    found = _toward(start, meant, check, put)
    for _ in range(_ROUNDS):
        nearer = _slid(found, meant, check, put)
        if _off(found, meant) - _off(nearer, meant) < _GAIN:
            break
        found = nearer
    return Halted(found, reason)


def _drawn_back(end: Layout, meant: Layout, check: Check, put: Put) -> Layout | None:
    """Draw a layout back from a limit that was drawn a little too far out."""
    x, y = _between(meant, end)
    far = hypot(x, y)
    for back in _BACK if far else ():
        tried = _shifted(end, meant, (x / far * back, y / far * back), put)
        if not check(tried):
            return tried
    return None


def _toward(start: Layout, end: Layout, check: Check, put: Put) -> Layout:
    """Return the last layout that will do on the straight way from one that does."""
    if not check(end):
        return end
    low, high, best = 0.0, 1.0, start
    for _ in range(_HALVINGS):
        share = (low + high) / 2.0
        tried = tuple(put(one, _part(one.at, two.at, share)) for one, two in zip(start, end, strict=True))
        if check(tried):
            high = share
        else:
            low, best = share, tried
    return best


def _slid(found: Layout, meant: Layout, check: Check, put: Put) -> Layout:
    """Return the layout nearest to what is meant that lies sideways of one."""
    x, y = _between(found, meant)
    tried = []
    for ux, uy in _SIDEWAYS:
        far = x * ux + y * uy
        tried.append(_toward(found, _shifted(found, meant, (far * ux, far * uy), put), check, put))
    return min(tried, key=lambda each: _off(each, meant))


def _shifted(places: Layout, meant: Layout, by: Point, put: Put) -> Layout:
    """Shift those that are meant to be elsewhere."""
    return tuple(
        put(one, (grained(one.at[0] + by[0]), grained(one.at[1] + by[1]))) if one.at != other.at else one
        for one, other in zip(places, meant, strict=True)
    )


def _between(one: Layout, other: Layout) -> Point:
    """Return the longest way from one layout to another."""
    ways = [(b.at[0] - a.at[0], b.at[1] - a.at[1]) for a, b in zip(one, other, strict=True)]
    return max(ways, key=lambda way: hypot(*way))


def _off(places: Layout, meant: Layout) -> float:
    return hypot(*_between(places, meant))


def _part(one: Point, two: Point, share: float) -> Point:
    x, y = one[0] + share * (two[0] - one[0]), one[1] + share * (two[1] - one[1])
    return grained(x), grained(y)
