"""Room around a placement: how far a template may be off without covering less, and where that is most."""

from collections.abc import Callable
from math import inf, pi

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.templates.placement_cells import Aim, Pose

_WAYS = 12
_GOLDEN = pi * (3.0 - 5.0**0.5)  # no two rounds look the same ways
_FIRST_STEP, _LAST_STEP, _SHRINK = 0.5, 1e-5, 0.75
_MOST_ROUNDS = 300


def room(aim: Aim, x: Floats, y: Floats, turn: Floats, kept: Ints, shunned: Ints) -> Floats:
    """Return how far each placement f8[P] may be off while the bases `kept` stay covered, `shunned` not."""
    bases = np.concatenate([kept, shunned])
    base = np.tile(bases, len(x))
    px, py, turns = (np.repeat(part, len(bases)) for part in (x, y, turn))
    beyond = aim.measure(px, py, turns, base).reshape(len(x), -1) - aim.limit
    beyond[:, len(kept) :] *= -1.0
    return np.asarray(beyond.min(axis=1, initial=np.inf))


def roomiest(
    aim: Aim, pose: Pose, turns: bool, cancelled: Callable[[], bool] | None = None
) -> tuple[Pose, float]:
    """Move a placement, in the region and without loss of value, until no way nearby gives it more room.

    A pose is x, y and bearing, which changes only where the template `turns`. Gives the room too: infinite
    where nothing can be lost.
    """
    kept, shunned = _at_stake(aim, pose)
    if not len(kept) and not len(shunned):
        return pose, inf
    x, y, turn = (np.array([part]) for part in pose)
    best, step = float(room(aim, x, y, turn, kept, shunned)[0]), _FIRST_STEP
    onward = (0.0, 0.0)
    for number in range(_MOST_ROUNDS):
        if step < _LAST_STEP:
            break
        unless_stopped(cancelled)
        x, y, turn = _around(aim, pose, step, number, turns, onward)
        values = room(aim, x, y, turn, kept, shunned)
        top = int(np.argmax(values))
        if values[top] <= best:
            step, onward = step * _SHRINK, (0.0, 0.0)
            continue
        onward = (float(x[top]) - pose[0], float(y[top]) - pose[1])
        pose, best = (float(x[top]), float(y[top]), float(turn[top]) % 360.0), float(values[top])
    return pose, max(best, 0.0)


def _at_stake(aim: Aim, pose: Pose) -> tuple[Ints, Ints]:
    """Find the bases that must stay covered, and those that must stay uncovered, lest the value fall."""
    covered = aim.counts(aim.measure_all(pose))
    return np.flatnonzero(covered & (aim.weights > 0.0)), np.flatnonzero(~covered & (aim.weights < 0.0))


def _around(
    aim: Aim, pose: Pose, step: float, number: int, turns: bool, onward: Point
) -> tuple[Floats, Floats, Floats]:
    """Return placements one step away, or twice the last move onward, all in the region, f8[P] each."""
    angle = number * _GOLDEN + np.arange(_WAYS) * (2.0 * pi / _WAYS)
    spin = np.degrees(step / aim.arm) * np.array([-1.0, 0.0, 1.0]) if turns else np.zeros(1)
    dx = np.append(step * np.cos(angle), (0.0, 2.0 * onward[0]))
    dy = np.append(step * np.sin(angle), (0.0, 2.0 * onward[1]))
    x, y = aim.region.nearest(pose[0] + dx, pose[1] + dy)
    inside = aim.region.holds(x, y)
    x, y = x[inside], y[inside]
    x, y, turn = (part.ravel() for part in np.broadcast_arrays(x[:, None], y[:, None], pose[2] + spin))
    return x, y, turn
