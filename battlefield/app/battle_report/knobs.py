"""Numbers on a curve, each as near to its place as the others leave room for: none lies over another."""

from collections.abc import Sequence
from math import hypot

Place = tuple[float, float]
_STEP = 2.0  # pixels between the places that are tried


def laid_apart(places: Sequence[Place], low: Place, high: Place, apart: float) -> list[Place]:
    """Return a place for each number, at least so far apart, within a box as long as it has room.

    Numbers that are alone stay where they are; of several the first does, and the others move as little as
    they must.
    """
    laid: list[Place] = []
    tries = _around(apart * len(places))
    for x, y in places:
        for by_x, by_y in tries:
            at = (min(max(x + by_x, low[0]), high[0]), min(max(y + by_y, low[1]), high[1]))
            if all(hypot(at[0] - other[0], at[1] - other[1]) >= apart for other in laid):
                laid.append(at)
                break
        else:
            laid.append((x, y))
    return laid


def _around(far: float) -> list[Place]:
    """Return the steps to try, the shortest first, and of equal ones those to the right and up."""
    count = int(far / _STEP)
    steps = [(x * _STEP, y * _STEP) for x in range(-count, count + 1) for y in range(-count, count + 1)]
    return sorted(steps, key=lambda step: (hypot(*step), -step[0], step[1]))
