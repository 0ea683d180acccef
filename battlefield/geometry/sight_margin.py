"""How much room the best line between two ends has: a local search, whose result a segment proves."""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.sight_blockers import Blockers
from battlefield.geometry.sight_cells import Cells
from battlefield.geometry.sight_deep import Segment
from battlefield.geometry.sight_lines import clearances
from battlefield.geometry.sight_links import Links
from battlefield.geometry.sight_problems import Problems, excluded
from battlefield.geometry.sight_search import Found, Reach, meets_ends, reaches
from battlefield.geometry.sight_shapes import Flags, Floats, Ints, Shapes

_FIRST = 11  # lines tried in each of the two directions
_STEPS = 16
_FINEST = 1e-8  # inch; steps below this are not taken
_NEAR = 1.0  # inch

Option = tuple[float, Segment | None, int]
"""The room, the segment that has it, and its problem."""


@dataclass(frozen=True, slots=True, eq=False)
class Best:
    """The best segment found, the room it has, and the owners it passes through."""

    segment: Segment | None
    margin: float
    owners: Ints


def segments_along(problems: Problems, found: Found, pairs: Ints) -> list[list[Segment]]:
    """Give for each pair the candidates for a witness along the line that the search found free."""
    problem, none = found.problem[pairs], np.zeros(len(pairs))
    lines = Cells(problem, problems.h[problem], found.ya[pairs], found.yb[pairs], none, none)
    options = _segments(problems, lines, reaches(problems, lines))
    return [[_as_points(start[k], end[k]) for start, end in options] for k in range(len(pairs))]


def roomiest(problems: Problems, place: int, blockers: Blockers, options: list[Segment]) -> Segment:
    """Choose the segment that passes all blockers of a problem with the most room."""
    solid = blockers.at(np.flatnonzero(~excluded(problems.excused[place : place + 1], blockers)[0])).shapes
    ends = np.array(options)
    return options[int(clearances(ends[:, 0], ends[:, 1], solid).min(axis=1, initial=np.inf).argmax())]


def best_lines(
    problems: Problems, made: Links, blockers: Blockers, witnesses: list[Segment], clear: bool
) -> Best:
    """Improve on the witnesses, or find the line that comes nearest to being free, for a single pair."""
    best: Option = (-np.inf, None, 0)
    away = excluded(problems.excused, blockers)
    free = [blockers.at(_standing(made, blockers, ~row, place, clear)) for place, row in enumerate(away)]
    for witness in witnesses:
        ends = np.array(witness)
        rooms = [float(clearances(ends[:1], ends[1:], part.shapes).min(initial=np.inf)) for part in free]
        best = max(best, (max(rooms), witness, int(np.argmax(rooms))), key=_room)
    best = max([best, *_climbs(problems, free)], key=_room)
    room, segment, place = best
    return Best(segment, room, _met(segment, free[place]) if made.row.size else np.zeros(0, dtype=np.intp))


def _standing(made: Links, blockers: Blockers, may_block: Flags, place: int, clear: bool) -> Ints:
    """Choose what stands between the ends of a problem.

    What crosses a bridge is blocked by one of the two that it joins: where nothing is clear it counts, lest a
    seam pass for a slit.
    """
    rows = may_block & ~blockers.bridge
    if not clear:
        rows[made.row[made.bridge & (made.problem == place)]] = True
    return np.flatnonzero(rows)


def _room(option: Option) -> float:
    return option[0]


def _met(segment: Segment | None, blockers: Blockers) -> Ints:
    if segment is None:
        return np.unique(blockers.owner)
    ends = np.array(segment)
    met = clearances(ends[:1], ends[1:], blockers.shapes)[0] < 0.0
    return np.unique(np.concatenate([blockers.owner[met], blockers.partner[met]]))


def _climbs(problems: Problems, free: list[Blockers]) -> list[Option]:
    """Climb in every problem: among what is near first, then, where more room was found, farther out."""
    away = [_nearness(problems, place, part.shapes) for place, part in enumerate(free)]
    near = [part.shapes.at(np.flatnonzero(far <= _NEAR)) for part, far in zip(free, away, strict=True)]
    found = _climb(problems, np.arange(len(problems), dtype=np.intp), near)
    again = [k for k, (room, _, _) in enumerate(found) if np.any((away[k] > _NEAR) & (away[k] < room))]
    wider = [free[k].shapes.at(np.flatnonzero(away[k] < found[k][0])) for k in again]
    for k, option in zip(again, _climb(problems, np.array(again, dtype=np.intp), wider), strict=True):
        found[k] = option
    return found


def _nearness(problems: Problems, place: int, shapes: Shapes) -> Floats:
    """Bound from below the room that each volume leaves to any line between the ends, f8[K].

    A volume counts only where it lies between a segment's ends; its middle is then at most its radius beyond.
    """
    x, y, r = problems.ends.discs()
    a, b = problems.one[place, 0], problems.two[place, 0]
    kx, ky, kr = shapes.discs()
    dx, dy = x[b] - x[a], y[b] - y[a]
    share = np.clip(((kx - x[a]) * dx + (ky - y[a]) * dy) / max(dx * dx + dy * dy, 1e-12), 0.0, 1.0)
    far = np.hypot(kx - x[a] - share * dx, ky - y[a] - share * dy) - max(r[a], r[b])
    return np.asarray(np.where(far > kr, np.sqrt(np.maximum(far * far - kr * kr, 0.0)) - kr, -np.inf))


def _climb(problems: Problems, places: Ints, near: list[Shapes]) -> list[Option]:
    """Search the lines of each of some problems for the most room: a grid first, then ever smaller steps."""
    count = len(places)
    grid = np.linspace(-1.0, 1.0, _FIRST)
    ya, yb = (problems.spread[places, None] * axis.ravel() for axis in np.meshgrid(grid, grid))
    step = problems.spread[places] / _FIRST
    best, at, live = np.full(count, -np.inf), np.zeros((count, 2)), np.arange(count)
    segment: list[Segment | None] = [None] * count
    for _ in range(_STEPS):
        if not len(live):
            break
        room, start, end = _rooms(problems, places[live], ya, yb, [near[k] for k in live])
        top = room.argmax(axis=1)
        rows = np.arange(len(live))
        better = room[rows, top] > best[live]
        for row in np.flatnonzero(better):
            segment[live[row]] = _as_points(start[row, top[row]], end[row, top[row]])
        at[live] = np.where(better[:, None], np.stack([ya[rows, top], yb[rows, top]], axis=1), at[live])
        best[live] = np.maximum(best[live], room[rows, top])
        step[live[~better]] /= 27.0
        live = live[np.isfinite(best[live]) & (step[live] > _FINEST)]
        ya, yb = (at[live, axis, None] + step[live, None] * _STAR[:, axis] for axis in (0, 1))
    return [(float(best[k]), segment[k], int(places[k])) for k in range(count)]


_COMPASS = np.array([(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)], dtype=np.float64)
_STAR = np.concatenate([_COMPASS, _COMPASS / 3.0, _COMPASS / 9.0])


def _rooms(
    problems: Problems, places: Ints, ya: Floats, yb: Floats, near: list[Shapes]
) -> tuple[Floats, Floats, Floats]:
    """Give the room f8[P, N] of the lines of each problem, -inf where they miss an end, with their segments
    f8[P, N, 3].
    """
    shape = ya.shape
    problem, none = np.repeat(places, shape[1]), np.zeros(ya.size)
    lines = Cells(problem, problems.h[problem], ya.ravel(), yb.ravel(), none, none)
    reach = reaches(problems, lines)
    meets = meets_ends(problems, lines, reach)
    options = _segments(problems, lines, reach)
    room = np.full((2, ya.size), -np.inf)
    for row, shapes in enumerate(near):
        mine = np.flatnonzero(meets[row * shape[1] : (row + 1) * shape[1]]) + row * shape[1]
        first, last = (np.concatenate([pair[side][mine] for pair in options]) for side in (0, 1))
        room[:, mine] = clearances(first, last, shapes).min(axis=1, initial=np.inf).reshape(2, -1)
    nearer = (room[1] > room[0])[:, None]
    start, end = (np.where(nearer, options[1][side], options[0][side]).reshape(*shape, 3) for side in (0, 1))
    return room.max(axis=0).reshape(shape), start, end


def _segments(problems: Problems, lines: Cells, reach: Reach) -> list[tuple[Floats, Floats]]:
    """Give the segments between the tops: from the far side of the lower end, and from near side to near."""
    za, zb = problems.high[lines.problem].T
    one, two = reach.one, reach.two
    falling = za > zb
    far = np.where(falling, one[3], one[0]), np.where(falling, two[3], two[0])
    return [(_on_table(problems, lines, xa, za), _on_table(problems, lines, xb, zb))
            for xa, xb in (far, (one[3], two[0]))]  # fmt: skip


def _on_table(problems: Problems, lines: Cells, x: Floats, z: Floats) -> Floats:
    (ox, oy), (ux, uy) = problems.origin[lines.problem].T, problems.axis[lines.problem].T
    y = lines.p + lines.q * x
    return np.stack([ox + x * ux - y * uy, oy + x * uy + y * ux, z], axis=1)


def _as_points(start: Floats, end: Floats) -> Segment:
    (a, b, c), (d, e, f) = start.tolist(), end.tolist()
    return (a, b, c), (d, e, f)
