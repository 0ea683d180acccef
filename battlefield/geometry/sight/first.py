"""The few lines that settle most looks: along the centres and the common tangents of two bodies."""

from collections.abc import Sequence
from functools import lru_cache
from math import hypot, sqrt

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces import Body
from battlefield.geometry.sight.blockers import Blockers, body_rows
from battlefield.geometry.sight.deep import Segment
from battlefield.geometry.sight.lines import clearances
from battlefield.geometry.sight.shapes import Shapes

Axis = tuple[float, float, float, float]
"""A start and a step, in plan."""


def first_lines(
    one: Body, two: Body, owners: Sequence[int], blockers: Blockers, under: bool
) -> list[Segment]:
    """Return those of the first few lines between two bodies, whose owners are given, that all blockers leave
    more than the tolerance of room. None may be clear and another line be.

    Only bodies well apart are tried, and only where nothing could be passed under unless `under`.
    """
    rows = body_rows([one, two])
    x, y, r = (column.tolist() for column in rows.discs())
    dx, dy = x[1] - x[0], y[1] - y[0]
    apart, reach = hypot(dx, dy), r[0] + r[1]
    if apart <= reach + TOL:
        return []
    ux, uy = dx / apart, dy / apart
    lines = _lines(rows, _tangents(ux, uy, (r[0] - r[1]) / apart, reach / apart), falling=one.top > two.top)
    ends = np.array(lines)
    axis = x[0], y[0], dx, dy
    near = _in_corridor(blockers, owners, axis, max(r), max(one.top, two.top))
    if not under and np.any(blockers.shapes.bottom[near] > min(one.bottom, two.bottom) + TOL):
        return []
    room = clearances(ends[:, 0], ends[:, 1], blockers.shapes.at(near)).min(axis=1, initial=np.inf)
    return [line for line, free in zip(lines, (room > TOL).tolist(), strict=True) if free]


def close_line(one: Body, two: Body, owners: Sequence[int], blockers: Blockers) -> Segment | None:
    """Return the segment between the sides that two bodies turn to each other, however close they are, where
    all blockers leave it more than the tolerance of room.
    """
    (x, y), (u, v) = one.base.at, two.base.at
    apart = hypot(u - x, v - y)
    if apart <= TOL:
        return None
    rows, (ux, uy) = body_rows([one, two]), ((u - x) / apart, (v - y) / apart)
    (px, py), (qx, qy) = _touched(rows, 0, ux, uy), _touched(rows, 1, -ux, -uy)
    line = (px, py, one.top), (qx, qy, two.top)
    axis, top = (x, y, u - x, v - y), max(one.top, two.top)
    near = _in_corridor(blockers, owners, axis, max(rows.discs()[2].tolist()), top)
    room = clearances(np.array([line[0]]), np.array([line[1]]), blockers.shapes.at(near))
    return line if room.min(initial=np.inf) > TOL else None


def _tangents(ux: float, uy: float, outer: float, inner: float) -> list[tuple[float, float, float]]:
    """Return the directions from the first disc's centre to where tangents touch it, and 1 or -1 where the
    second is touched on the same side or the other: from the sines of the angles to the line of centres.
    """
    turns = [(sine, side * sqrt(max(1.0 - sine * sine, 0.0)), same)
             for sine, same in ((outer, 1.0), (inner, -1.0)) for side in (1.0, -1.0)]  # fmt: skip
    return [(ux, uy, -1.0), *((s * ux - c * uy, s * uy + c * ux, same) for s, c, same in turns)]


def _lines(rows: Shapes, touched: list[tuple[float, float, float]], falling: bool) -> list[Segment]:
    """Return the segments between the tops: by the nearest sides, the tangents, and from the far side of the
    lower body to the near side of the higher.
    """
    (first, second), (ux, uy, _) = rows.top.tolist(), touched[0]
    lines: list[Segment] = [
        ((*_touched(rows, 0, wx, wy), first), (*_touched(rows, 1, same * wx, same * wy), second))
        for wx, wy, same in touched
    ]
    start, end = lines[0]
    if falling:
        return [*lines, (start, (*_touched(rows, 1, ux, uy), second))]
    return [*lines, ((*_touched(rows, 0, -ux, -uy), first), end)]


def _touched(rows: Shapes, row: int, wx: float, wy: float) -> tuple[float, float]:
    """Return the point of an outline that lies farthest in a direction."""
    x, y = rows.x[:, row], rows.y[:, row]
    place = int((x * wx + y * wy).argmax())
    sxx, sxy, syy = float(rows.sxx[row]), float(rows.sxy[row]), float(rows.syy[row])
    sx, sy = sxx * wx + sxy * wy, sxy * wx + syy * wy
    reach = sqrt(max(sx * wx + sy * wy, 0.0)) or 1.0
    return float(x[place]) + sx / reach, float(y[place]) + sy / reach


def _in_corridor(
    blockers: Blockers,
    owners: Sequence[int],
    axis: Axis,
    wide: float,
    top: float,
) -> Ints:
    """Choose what may meet a segment between the ends; generous."""
    kx, ky, kr = _discs(blockers.shapes)
    x, y, dx, dy = axis
    rx, ry = kx - x, ky - y
    share = np.minimum(np.maximum((rx * dx + ry * dy) / (dx * dx + dy * dy), 0.0), 1.0)
    meets = np.hypot(rx - share * dx, ry - share * dy) <= kr + (wide + 2.0 * TOL)
    meets &= (blockers.shapes.bottom < top + 2.0 * TOL) & ~blockers.bridge
    for owner in owners:
        meets &= blockers.owner != owner
    return np.flatnonzero(meets)


@lru_cache(maxsize=8)
def _discs(shapes: Shapes) -> tuple[Floats, Floats, Floats]:
    return shapes.discs()
