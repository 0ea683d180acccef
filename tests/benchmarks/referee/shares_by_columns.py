"""How much of a target is hidden, by columns, and how it moves out of that, by trying all places around it.

It knows nothing of the program's geometry: the silhouette is cut into upright columns, and of each column the
heights are counted whose line to the eye passes through a thing.
"""

import math

import numpy as np
from lines_by_trial import chord_of, extent_of

COLUMNS = 400
FINE = 5000
RAYS = 96


def hidden(eye, target, things, columns=FINE):
    """The share of a target's upright rectangle that an eye does not see."""
    ahead = np.array(target.at) - eye[:2]
    ahead /= max(np.hypot(*ahead), 1e-9)
    aside = np.array([[-ahead[1], ahead[0]]])
    low, high = (float(each[0]) for each in extent_of(target, aside))
    across = low + (high - low) * (np.arange(columns) + 0.5) / columns
    middle = float(aside[0] @ target.at)
    places = np.array(target.at) + (across - middle)[:, None] * aside
    bands = [_band(eye, places, thing) for thing in things]
    return float(np.mean(_covered(bands, target)) / (target.high - target.low))


def _band(eye, places, thing):
    """The heights at the target between which lines from the eye pass through a thing, for each column."""
    way = places - eye[:2]
    long = np.hypot(way[:, 0], way[:, 1])
    enter, leave = chord_of(thing, np.tile([*eye], (len(way), 1)), way / long[:, None])
    enter, leave = np.maximum(enter, 0.0), np.minimum(leave, long)
    good = leave > enter + 1e-12
    with np.errstate(divide="ignore", invalid="ignore"):
        shares = np.where(good, enter / long, 1.0), np.where(good, leave / long, 1.0)
        tops = [_at_target(eye[2], thing.high, share) for share in shares]
        lows = [_at_target(eye[2], thing.low, share) for share in shares]
    top, low = np.maximum(*tops), np.minimum(*lows)
    return np.where(good, low, np.inf), np.where(good, top, -np.inf)


def _at_target(eye, height, share):
    """The height at the target of the line from the eye that passes a height at a share of the way."""
    return np.where(share > 0.0, eye + (height - eye) / share, np.inf if height > eye else -np.inf)


def _covered(bands, target):
    """How much of each column lies in any band."""
    if not bands:
        return np.zeros(1)
    low = np.clip(np.array([each[0] for each in bands]), target.low, target.high)
    top = np.clip(np.array([each[1] for each in bands]), target.low, target.high)
    order = np.argsort(low, axis=0)
    low, top = np.take_along_axis(low, order, 0), np.take_along_axis(top, order, 0)
    total, reached = np.zeros(low.shape[1]), np.full(low.shape[1], target.low)
    for begin, end in zip(low, top, strict=True):
        begin = np.maximum(begin, reached)
        total += np.maximum(end - begin, 0.0)
        reached = np.maximum(reached, end)
    return total


def shortest_turn(eye, target, things, share, farthest=3.0, step=0.05):
    """The shortest move of the target after which more, or less, than a share is hidden, or None."""
    is_hidden = hidden(eye, target, things) >= share

    def turned(far, angle, columns=FINE):
        there = target.moved((far * math.cos(angle), far * math.sin(angle)))
        return (hidden(eye, there, things, columns) >= share) != is_hidden

    angles = [2.0 * math.pi * k / RAYS for k in range(RAYS)]
    for ring in np.arange(step, farthest, step):
        found = [angle for angle in angles if turned(ring, angle, COLUMNS)]
        if found:
            return min(_settled(turned, float(ring), angle) for angle in found[:: max(1, len(found) // 3)])
    return None


def _settled(turned, far, angle):
    """Shorten a move that turns: the inches along a direction, then the direction."""

    def least(angle, most):
        low, high = max(0.0, most - 0.2), most
        if not turned(high, angle):
            return math.inf, angle
        for _ in range(22):
            middle = 0.5 * (low + high)
            low, high = (low, middle) if turned(middle, angle) else (middle, high)
        return high, angle

    best, wide = least(angle, far), 2.0 * math.pi / RAYS
    while wide > 1e-3:
        tried = min(least(best[1] + by * wide, best[0]) for by in (-1.0, 1.0))
        if tried[0] < best[0] - 1e-7:
            best = tried
        else:
            wide /= 2.5
    return best
