"""Many upright planes at once: in which nothing can be free between two ends, and in which a look straight up
or down is.

Rectangles are (x0, x1, z0, z1), as in `sight_profile`; `plane` i4[R] says in which plane each of `rects`
f8[R, 4] stands, `one` and `two` f8[N, 4] are the ends there. Both tests are certain, and leave planes open.
"""

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints

HAIR = 1e-9  # inch; rounding, far below the tolerance by which the rectangles are grown


def is_shut(one: Floats, two: Floats, rects: Floats, plane: Ints) -> Flags:
    """Tell for which planes no segment is free: a wall stands between the ends, or walls take all of an end
    or of what the ends share, or one hides the lower end from all of the higher.
    """
    walls, where = _walls(np.minimum(one[:, 2], two[:, 2]), np.maximum(one[:, 3], two[:, 3]), rects, plane)
    left, right = _shared(one, two)
    across = np.minimum(walls[:, 1], left[where]) - np.maximum(walls[:, 0], right[where]) > HAIR
    shut = (left <= right) & _is_covered(left, right, walls, where)
    shut[where[across]] = True
    for end in (one, two):
        shut |= _is_covered(end[:, 0], end[:, 1], *_walls(end[:, 2], end[:, 3], rects, plane))
    shut[plane[_is_hiding(one, two, rects, plane)]] = True
    return shut


def _is_hiding(one: Floats, two: Floats, rects: Floats, plane: Ints) -> Flags:
    """Tell which rectangles alone, higher than the lower end, leave no way to it on either side: the higher
    end has no part there, and the steepest look down over the edge passes above all of the lower end.
    """
    falling = (one[:, 3] >= two[:, 3])[:, None]
    high, low = np.where(falling, one, two)[plane].T, np.where(falling, two, one)[plane].T
    x0, x1, bottom, top = rects.T
    wall = (bottom < np.minimum(high[2], low[2]) - 2.0 * HAIR) & (top > low[3] + 2.0 * HAIR)
    drop, room = high[3] - low[3], high[3] - top + 4.0 * HAIR
    left = (high[0] <= x0 + HAIR) | (drop * (high[0] - x0) <= room * (high[0] - low[0]))
    right = (high[1] >= x1 - HAIR) | (drop * (x1 - high[1]) <= room * (low[1] - high[1]))
    return np.asarray(wall & ~(left & (low[0] <= x0 + HAIR)) & ~(right & (low[1] >= x1 - HAIR)))


def is_open_upright(one: Floats, two: Floats, rects: Floats, plane: Ints) -> Flags:
    """Tell in which planes a point of one end lies straight above, below or in the other, with nothing
    between.
    """
    left, right = _shared(one, two)
    bottom, top = np.minimum(one[:, 3], two[:, 3]), np.maximum(one[:, 2], two[:, 2])
    top = np.maximum(top, bottom + 3.0 * HAIR)
    met = (rects[:, 2] < top[plane] - HAIR) & (rects[:, 3] > bottom[plane] + HAIR)
    return np.asarray((left <= right) & ~_is_covered(left, right, rects[met], plane[met]))


def _shared(one: Floats, two: Floats) -> tuple[Floats, Floats]:
    """Return the x that the ends share: from > to where they are apart."""
    return np.maximum(one[:, 0], two[:, 0]), np.minimum(one[:, 1], two[:, 1])


def _walls(low: Floats, high: Floats, rects: Floats, plane: Ints) -> tuple[Floats, Ints]:
    """Choose the rectangles that reach from below `low` to above `high` in their planes."""
    tall = (rects[:, 2] < low[plane] - 2.0 * HAIR) & (rects[:, 3] > high[plane] + 2.0 * HAIR)
    return rects[tall], plane[tall]


def _is_covered(left: Floats, right: Floats, walls: Floats, plane: Ints) -> Flags:
    """Tell for which planes the walls take every x from `left` to `right`."""
    order = np.lexsort((walls[:, 0], plane))
    walls, plane = walls[order], plane[order]
    count = np.bincount(plane, minlength=len(left))
    column = np.arange(len(plane)) - (np.cumsum(count) - count)[plane]
    width = int(count.max(initial=0))
    begin, end = np.full((len(left), width + 1), np.inf), np.full((len(left), width + 1), -np.inf)
    begin[plane, column], end[plane, column + 1] = walls[:, 0], walls[:, 1]
    gap_from = np.maximum(np.maximum.accumulate(end, axis=1) - HAIR, left[:, None])
    return np.asarray((gap_from > np.minimum(begin + HAIR, right[:, None])).all(axis=1))
