"""A line between two bodies whose ends lie inside them, and how much room it has on all sides.

The room is the most by which all that may stand in the way can grow, in plan and in height alike, until the
line meets it. A slit must be wider than the tolerance: where the line itself grazes something, one beside it,
half of the tolerance away, has that much room.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces import Table
from battlefield.geometry.sight.deep import Segment
from battlefield.geometry.sight.proving.solids import Part, base_part, parts_between

_MOST = 1.0  # inch; a line with more room than that has enough
_PULLS = (3e-6, 3e-7, 2e-9, 0.0)  # inches by which ends are pulled in
_SNAP = 1e-5  # inches from the top or the bottom of a body, where the very top is tried too
_HAIR = 4e-10
_SLIT = TOL / 2.0
_ENOUGH = 1e-5  # inches of room
_LEVELS = (-1e-2, -1e-3, -1e-4, -1e-5, -1e-6, 0.0, 1e-6, 1e-5, 1e-4, 1e-3)  # inches of room, to be climbed
_TRIES = 300
_STREWN = np.sqrt([2.0, 3.0, 5.0, 7.0, 11.0, 13.0, 17.0])  # their multiples, less whole numbers, fill a cube


@dataclass(frozen=True, slots=True)
class FreeLine:
    """A line, a step to a line beside it, and the room which that has."""

    line: Segment
    shift: tuple[float, float, float]
    room: float


def free_line(table: Table, one: str, two: str, models_block: bool, known: Segment) -> FreeLine | None:
    """Return a free line near a known one whose ends may lie a hair outside; None where there is none."""
    bodies = {body.id: body for body in table.bodies}
    volumes = [
        base_part(("", each.id), each.base, each.bottom, each.top) for each in (bodies[one], bodies[two])
    ]
    parts = parts_between(table, bodies[one], bodies[two], models_block)
    best: FreeLine | None = None
    for line in _beginnings(volumes, np.array(known)):
        found = _measured(_standing(parts, line), line)
        if found is not None and (best is None or found.room > best.room):
            best = found
        if best is not None and best.room >= _ENOUGH:
            return best
    climbed = _climbed(volumes, parts, list(_beginnings(volumes, np.array(known))))
    found = _measured(_standing(parts, climbed), climbed) if climbed is not None else None
    return max((each for each in (best, found) if each is not None), key=lambda each: each.room, default=None)


def _beginnings(volumes: Sequence[Part], line: Floats) -> Iterator[Floats]:
    """Yield lines along a known one: ends pulled in, moved on along it, at tops and bottoms where near."""
    for pull in _PULLS:
        plans = [_pulled(volume, point[:2], pull) for volume, point in zip(volumes, line, strict=True)]
        for heights in product(*(_heights(v, float(z)) for v, z in zip(volumes, line[:, 2], strict=True))):
            yield np.array([(*plan, z) for plan, z in zip(plans, heights, strict=True)])
    for first, last in product((0.0, 0.1, 0.4, 0.8), (0.0, 0.1, 0.4, 0.8)):
        moved = _moved_on(volumes, line, first, last)
        if moved is not None:
            yield moved


def _moved_on(volumes: Sequence[Part], line: Floats, first: float, last: float) -> Floats | None:
    """Move the ends along a line, each by a share of what the line has within its body."""
    shares = np.linspace(0.0, 1.0, 257)
    points = line[0] + shares[:, None] * (line[1] - line[0])
    inside = [np.flatnonzero(_is_within(volume, points)) for volume in volumes]
    if not all(len(each) for each in inside):
        return None
    start = points[inside[0][int(first * (len(inside[0]) - 1))]]
    end = points[inside[1][::-1][int(last * (len(inside[1]) - 1))]]
    return np.array([start, end])


def _is_within(volume: Part, points: Floats) -> Flags:
    level = (points[:, 2] >= volume.low) & (points[:, 2] <= volume.high)
    return np.asarray(level & (volume.depth(points[:, :2]) > 0.0))


def _climbed(volumes: Sequence[Part], parts: Sequence[Part], lines: list[Floats]) -> Floats | None:
    """Wander from lines to ones with more room, level by level; None where none is free."""
    reached = -1
    for level, room in enumerate(_LEVELS):
        better = [line for line in lines if _is_free(parts, line, room)]
        for turn in range(_TRIES if not better else 0):
            line = _shaken(volumes, lines[turn % len(lines)], turn)
            if _is_free(parts, line, room):
                better.append(line)
                break
        if not better:
            break
        lines, reached = better, level
    return lines[0] if reached >= _LEVELS.index(0.0) else None


def _is_free(parts: Sequence[Part], line: Floats, room: float) -> bool:
    return all(is_free(part, line, room) for part in _standing(parts, line))


def _shaken(volumes: Sequence[Part], line: Floats, turn: int) -> Floats:
    """Move the ends of a line, by steps of any size and way, each turn other ones, within the bodies."""
    strewn = (turn + 1.0) * _STREWN % 1.0
    step = float(10.0 ** (6.5 * (strewn[6] - 1.0)))
    moved: Floats = line + step * (2.0 * strewn[:6].reshape(2, 3) - 1.0)
    for volume, point in zip(volumes, moved, strict=True):
        point[2] = min(max(point[2], volume.low), volume.high)
        if float(volume.depth(point[None, :2])[0]) < 0.0:
            point[:2] = _pulled(volume, point[:2], 0.0)
    return moved


def _pulled(volume: Part, point: Floats, pull: float) -> Floats:
    """Move a point toward the middle of a base until it lies so deep in it."""
    share, deep = 0.0, float(volume.depth(point[None])[0])
    for _ in range(60):
        if deep >= pull:
            break
        share = min(
            1.0, 1.5 * share + 2.0 * (pull - deep) / max(float(np.hypot(*(volume.middle - point))), 1e-9)
        )
        deep = float(volume.depth((point + share * (volume.middle - point))[None])[0])
    return np.asarray(point + share * (volume.middle - point))


def _heights(volume: Part, z: float) -> list[float]:
    inside = min(max(z, volume.low), volume.high)
    edges = [edge for edge in (volume.high, volume.low) if abs(edge - z) <= _SNAP and edge != inside]
    return [inside, *edges]


def _standing(parts: Sequence[Part], line: Floats) -> list[Part]:
    """Leave out clouds that hold an end."""
    excused = {part.names for part in parts for end in line if part.cloud and _holds(part, end)}
    return [part for part in parts if part.names not in excused]


def _holds(part: Part, point: Floats) -> bool:
    return bool(part.low < point[2] < part.high and part.depth(point[None, :2])[0] > 1e-8)


def _measured(parts: Sequence[Part], line: Floats) -> FreeLine | None:
    """Measure a line, or one beside it; None where something is in the way, or the slit too narrow."""
    if not all(is_free(part, line, -_HAIR) for part in parts):
        return None
    for shift in _shifts(line):
        room = _room(parts, line + shift)
        if room >= _SLIT - _HAIR:
            (a, b, c), (d, e, f) = line.tolist()
            return FreeLine(((a, b, c), (d, e, f)), (shift[0], shift[1], shift[2]), room)
    return None


def _shifts(line: Floats) -> list[tuple[float, float, float]]:
    dx, dy = (line[1] - line[0])[:2]
    far = float(np.hypot(dx, dy))
    x, y = (-dy / far, dx / far) if far > 1e-12 else (1.0, 0.0)
    both = product((0.0, _SLIT, -_SLIT), (0.0, _SLIT, -_SLIT))
    return [(float(aside * x), float(aside * y), up) for aside, up in both]


def _room(parts: Sequence[Part], line: Floats) -> float:
    """Return how much room a line has, to a share of it, and never too much; up to an inch."""
    low, high = 0.0, _MOST
    if all(is_free(part, line, high) for part in parts):
        return high
    near = [part for part in parts if not is_free(part, line, high)]
    if not all(is_free(part, line, _SLIT - _HAIR) for part in near):
        return 0.0
    low = _SLIT - _HAIR
    while high - low > 1e-3 * low:
        middle = (low * high) ** 0.5
        low, high = (middle, high) if all(is_free(part, line, middle) for part in near) else (low, middle)
    return low


def is_free(part: Part, line: Floats, room: float) -> bool:
    """Return whether a line stays out of a part that has grown by `room` on all sides."""
    stretch = _between(line, part.low - room, part.high + room)
    if stretch is None:
        return True
    if part.frame is None:
        return _gap(stretch, part.ring) >= room
    seen = (stretch - part.middle) @ part.frame.T
    return _gap(seen, np.zeros((1, 2))) >= 1.0 + room * float(np.hypot(*part.frame.T).max())


def _between(line: Floats, low: float, high: float) -> Floats | None:
    """Return the stretch of a line, in plan, that lies between two heights."""
    z, w = line[:, 2].tolist()
    if z == w:
        first, last = (0.0, 1.0) if low < z < high else (1.0, 0.0)
    else:
        first, last = sorted(((low - z) / (w - z), (high - z) / (w - z)))
    first, last = max(first, 0.0), min(last, 1.0)
    if first >= last:
        return None
    return np.asarray(line[0, :2] + np.array([[first], [last]]) * (line[1, :2] - line[0, :2]))


def _gap(one: Floats, two: Floats) -> float:
    """Return how far two convex hulls are apart; at most 0 where they meet."""
    sides = [np.roll(hull, -1, axis=0) - hull for hull in (one, two)]
    normals = np.concatenate([np.stack([each[:, 1], -each[:, 0]], axis=1) for each in sides])
    ways = np.concatenate([normals, -normals, (two[None] - one[:, None]).reshape(-1, 2)])
    far = np.hypot(*ways.T)
    ways = ways[far > 0.0] / far[far > 0.0, None]
    if not len(ways):
        return 0.0
    return float(((two @ ways.T).min(axis=0) - (one @ ways.T).max(axis=0)).max())
