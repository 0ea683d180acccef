"""Walls that go on where a door lies in them: they are cut there, so that an open door is open."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from battlefield.files.imports.laying.joining import Line, Side, near_pairs

_NEAR = 0.01  # inches that a door may lie beside its wall
Stretch = tuple[float, float]


def cut_at_doors(lines: Sequence[Line], doors: Sequence[Sequence[tuple[float, float]]]) -> list[Line]:
    """Return the lines without the stretches that doors lie on; what no door lies on stays as it is."""
    sides = [(side, n) for n, line in enumerate([*lines, *doors]) for side in pairwise(line)]
    first = sum(max(0, len(line) - 1) for line in lines)
    gaps: dict[int, list[Stretch]] = {}
    for one, other in near_pairs(sides, _NEAR):
        wall, door = min(one, other), max(one, other)
        if wall < first <= door and (gap := _stretch(sides[wall][0], sides[door][0])) is not None:
            gaps.setdefault(wall, []).append(gap)
    found, number = list[Line](), 0
    for line in lines:
        count = max(0, len(line) - 1)
        own = {n: sorted(gaps[number + n]) for n in range(count) if number + n in gaps}
        found += _pieces(line, own) if own else [line]
        number += count
    return found


def _stretch(wall: Side, door: Side) -> Stretch | None:
    """Return which part of a side of a wall a door lies on, from 0 to 1; None where it lies on none."""
    (ax, ay), (bx, by) = wall
    dx, dy = bx - ax, by - ay
    long = hypot(dx, dy)
    if long <= _NEAR:
        return None
    across = [abs(dx * (y - ay) - dy * (x - ax)) / long for x, y in door]
    ends = sorted((dx * (x - ax) + dy * (y - ay)) / long for x, y in door)
    start, stop = max(0.0, ends[0]), min(long, ends[1])
    return (start / long, stop / long) if max(across) <= _NEAR and stop - start > _NEAR else None


def _pieces(line: Line, gaps: dict[int, list[Stretch]]) -> list[Line]:
    """Return what is left of a line between gaps of its sides; one that closed is joined at its begin."""
    pieces = [[line[0]]]
    for n, (a, b) in enumerate(pairwise(line)):
        for start, stop in _apart(gaps.get(n, [])):
            ends = [(a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at) for at in (start, stop)]
            pieces[-1].append(ends[0])
            pieces.append([ends[1]])
        pieces[-1].append(b)
    if line[0] == line[-1] and len(pieces) > 1:
        pieces[0] = pieces.pop() + pieces[0][1:]
    return [tuple(each) for each in map(_plain, pieces) if len(each) > 1]


def _plain(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Leave out points that stand twice."""
    return points[:1] + [b for a, b in pairwise(points) if a != b]


def _apart(gaps: Sequence[Stretch]) -> Iterator[Stretch]:
    """Yield stretches in their order, those that overlap as one."""
    now: Stretch | None = None
    for start, stop in gaps:
        if now is not None and start <= now[1]:
            now = now[0], max(now[1], stop)
        else:
            if now is not None:
                yield now
            now = start, stop
    if now is not None:
        yield now
