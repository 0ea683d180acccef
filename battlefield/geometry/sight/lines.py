"""Single segments against every blocker: how much room each leaves, exactly."""

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.sight.shapes import Shapes

_HAIR = 1e-9  # inch


def clearances(start: Floats, end: Floats, shapes: Shapes) -> Floats:
    """Return the room f8[N, K] that each volume leaves to each segment from `start` to `end` f8[N, 3].

    It is the gap beside the line in plan, or over or under it where they cross, whichever is greater;
    negative where the segment passes through, then minus the least of the three depths. Volumes that do not
    lie between the ends leave it without bounds.
    """
    dx, dy = (end - start)[:, 0], (end - start)[:, 1]
    length = np.hypot(dx, dy)
    safe = np.where(length > _HAIR, length, 1.0)
    ux, uy = np.where(length > _HAIR, dx / safe, 1.0)[:, None], (dy / safe)[:, None]
    low, high = _extent(shapes, -uy, ux)
    across = (start[:, 1:2] * ux) - (start[:, 0:1] * uy)
    beside = np.maximum(low - across, across - high)
    near, far = _extent(shapes, ux, uy)
    origin = start[:, 0:1] * ux + start[:, 1:2] * uy
    enter, leave = _chord(start, ux, uy, shapes)
    crossed = beside < 0.0
    enter, leave = np.where(crossed, enter, near - origin), np.where(crossed, leave, far - origin)
    enter, leave = np.maximum(enter, 0.0), np.minimum(leave, length[:, None])
    over, under = _above(start, end, safe, enter, leave, shapes)
    room = np.where(crossed, np.maximum(beside, np.maximum(over, under)), beside)
    upright = (length <= _HAIR)[:, None]
    between = np.where(upright, leave - enter >= -_HAIR, leave - enter > _HAIR)
    return np.asarray(np.where(between, room, np.inf))


def _extent(shapes: Shapes, wx: Floats, wy: Floats) -> tuple[Floats, Floats]:
    """Return the least and greatest w · point of every volume, f8[N, K]."""
    low = high = shapes.x[0] * wx + shapes.y[0] * wy
    for x, y in zip(shapes.x[1:], shapes.y[1:], strict=True):
        along = x * wx + y * wy
        low, high = np.minimum(low, along), np.maximum(high, along)
    if not shapes.ab.any():
        return low, high
    square = shapes.sxx * wx * wx + 2.0 * shapes.sxy * wx * wy + shapes.syy * wy * wy
    reach = np.sqrt(np.maximum(square, 0.0))
    return low - reach, high + reach


def _chord(start: Floats, ux: Floats, uy: Floats, shapes: Shapes) -> tuple[Floats, Floats]:
    """Return the stretch, in inches from the start, in which each line is inside each outline."""
    x, y = start[:, 0:1], start[:, 1:2]
    rise = shapes.mx[:, None] * ux + shapes.my[:, None] * uy
    room = shapes.off[:, None] - shapes.mx[:, None] * x - shapes.my[:, None] * y
    with np.errstate(divide="ignore", invalid="ignore"):
        reach = room / rise
    enter = np.where(rise < -1e-15, reach, -np.inf).max(axis=0)
    leave = np.where(rise > 1e-15, reach, np.inf).min(axis=0)
    curved = shapes.ab > 0.0
    if curved.any():
        enter[:, curved], leave[:, curved] = _oval_chord(x, y, ux, uy, shapes.at(curved))
    return enter, leave


def _oval_chord(x: Floats, y: Floats, ux: Floats, uy: Floats, ovals: Shapes) -> tuple[Floats, Floats]:
    """Solve (s + t u) S⁻¹ (s + t u) = 1 for the two t, where s leads from the centre to the start."""
    sx, sy, square = x - ovals.x[0], y - ovals.y[0], ovals.ab**2

    def product(px: Floats, py: Floats, qx: Floats, qy: Floats) -> Floats:
        total = ovals.syy * px * qx - ovals.sxy * (px * qy + py * qx) + ovals.sxx * py * qy
        return np.asarray(total / square)

    a, b, c = product(ux, uy, ux, uy), product(sx, sy, ux, uy), product(sx, sy, sx, sy) - 1.0
    root = np.sqrt(np.maximum(b * b - a * c, 0.0))
    return (-b - root) / a, (-b + root) / a


def _above(
    start: Floats, end: Floats, length: Floats, enter: Floats, leave: Floats, shapes: Shapes
) -> tuple[Floats, Floats]:
    """Return how far the segments stay above and below the volumes between entering and leaving."""
    slope = ((end - start)[:, 2] / length)[:, None]
    first, last = start[:, 2:] + slope * enter, start[:, 2:] + slope * leave
    upright = (np.hypot(*(end - start)[:, :2].T) <= _HAIR)[:, None]
    first, last = np.where(upright, start[:, 2:], first), np.where(upright, end[:, 2:], last)
    return np.minimum(first, last) - shapes.top, shapes.bottom - np.maximum(first, last)
