"""How much room the best line between two ends has: a local search, whose result a segment proves."""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.sight.blockers import Blockers
from battlefield.geometry.sight.cells import Cells
from battlefield.geometry.sight.climb import climbed
from battlefield.geometry.sight.deep import Segment
from battlefield.geometry.sight.lines import clearances
from battlefield.geometry.sight.links import Links
from battlefield.geometry.sight.problems import Problems, excluded
from battlefield.geometry.sight.search import Found, line_reaches, segments
from battlefield.geometry.sight.shapes import Shapes, separation

_NEAR = 0.1  # inch
_FINEST = 1e-8  # inch; steps below this are not taken
_MERELY = 1e-5  # inch: the depth up to which things merely touch

Option = tuple[float, Segment | None, int]
"""The room, the segment that has it, and its problem."""


@dataclass(frozen=True, slots=True, eq=False)
class Best:
    """The best segment found, the room it has, and the owners it passes through."""

    segment: Segment | None
    margin: float
    owners: Ints


def segments_along(problems: Problems, found: Found, pairs: Ints) -> list[list[Segment]]:
    """Return for each pair the candidates for a witness along the line that the search found free."""
    problem, none = found.problem[pairs], np.zeros(len(pairs))
    lines = Cells(problem, problems.h[problem], found.ya[pairs], found.yb[pairs], none, none)
    options = segments(problems, lines, line_reaches(problems, lines))
    return [[_as_points(start[k], end[k]) for start, end in options] for k in range(len(pairs))]


def roomiest(problems: Problems, place: int, blockers: Blockers, options: list[Segment]) -> Segment:
    """Choose the segment that passes all blockers of a problem with the most room."""
    solid = blockers.at(np.flatnonzero(~excluded(problems.excused[place : place + 1], blockers)[0])).shapes
    ends = np.array(options)
    return options[int(clearances(ends[:, 0], ends[:, 1], solid).min(axis=1, initial=np.inf).argmax())]


def best_lines(problems: Problems, made: Links | None, blockers: Blockers, witnesses: list[Segment]) -> Best:
    """Improve on the witnesses, or find the line that comes nearest to being free, for a single pair.

    `made` are its links where nothing is clear.
    """
    best: Option = (-np.inf, None, 0)
    away = excluded(problems.excused, blockers)
    free = [blockers.at(_standing(made, blockers, ~row, place)) for place, row in enumerate(away)]
    if witnesses:
        ends = np.array(witnesses)
        rooms = [clearances(ends[:, 0], ends[:, 1], p.shapes).min(axis=1, initial=np.inf) for p in free]
        place, k = divmod(int(np.argmax(rooms)), len(witnesses))
        best = float(rooms[place][k]), witnesses[k], place
    best = max([best, *(_climb(problems, place, part.shapes) for place, part in enumerate(free))], key=_room)
    room, segment, place = max(best, _at_other_heights(problems, best, free[best[2]].shapes), key=_room)
    blocked = made is not None and made.row.size > 0
    return Best(segment, room, _met(segment, free[place]) if blocked else np.zeros(0, dtype=np.intp))


def _at_other_heights(problems: Problems, best: Option, shapes: Shapes) -> Option:
    """Run the best line between other heights of its ends, where something hangs that it could pass under.

    Lines from top to top are the best where everything stands on the table.
    """
    room, segment, place = best
    low, high = problems.low[place], problems.high[place]
    if segment is None or not (shapes.bottom > low.min()).any():
        return best
    ends, at = np.array(segment), np.array([segment[0][2], segment[1][2]])
    star = np.array([(a, b) for a in range(-2, 3) for b in range(-2, 3)]) / 2.0
    step, tried, rooms = float((high - low).max()), at[None], np.array([room])
    while step > _FINEST:
        tried = np.clip(np.concatenate([at[None], at + step * star]), low, high)
        lines = np.repeat(ends[None], len(tried), axis=0)
        lines[:, :, 2] = tried
        rooms = clearances(lines[:, 0], lines[:, 1], shapes).min(axis=1, initial=np.inf)
        top = int(rooms.argmax())
        at, step = tried[top], step if top else step / 4.0
    ends[:, 2] = at
    return float(rooms.max()), _as_points(ends[0], ends[1]), place


def _standing(made: Links | None, blockers: Blockers, may_block: Flags, place: int) -> Ints:
    """Choose what stands between the ends of a problem.

    What crosses a bridge is blocked by one of the two that it joins: where nothing is clear it counts, lest a
    seam pass for a slit. Where two different things overlap there is no seam: the line between them misses by
    as much as either would have to yield.
    """
    rows = may_block & ~blockers.bridge
    if made is not None:
        seams = np.unique(made.row[made.bridge & (made.problem == place)])
        rows[[row for row in seams.tolist() if _is_seam(blockers, row)]] = True
    return np.flatnonzero(rows)


def _is_seam(blockers: Blockers, bridge: int) -> bool:
    """Tell whether a bridge joins parts of one thing, or two things that merely touch."""
    one, two = blockers.owner[bridge], blockers.partner[bridge]
    if one == two:
        return True
    first, second = (np.flatnonzero(~blockers.bridge & (blockers.owner == owner)) for owner in (one, two))
    pairs = np.repeat(first, len(second)), np.tile(second, len(first))
    apart = separation(*(blockers.shapes.at(rows) for rows in pairs))[0]
    return bool((np.abs(apart) <= _MERELY).any())


def _room(option: Option) -> float:
    return option[0]


def _met(segment: Segment | None, blockers: Blockers) -> Ints:
    if segment is None:
        return np.unique(blockers.owner)
    ends = np.array(segment)
    met = clearances(ends[:1], ends[1:], blockers.shapes)[0] < 0.0
    return np.unique(np.concatenate([blockers.owner[met], blockers.partner[met]]))


def _climb(problems: Problems, place: int, shapes: Shapes) -> Option:
    """Climb in a problem: among what is near first, then with all that leaves less room than was found."""
    away = _nearness(problems, place, shapes)
    taken = away <= _NEAR
    while True:
        room, segment = climbed(problems, place, shapes.at(taken))
        rest = np.flatnonzero(~taken & (away < room))
        if segment is None or not len(rest):
            return room, segment, place
        ends = np.array(segment)
        cutting = clearances(ends[:1], ends[1:], shapes.at(rest))[0] < room
        if not cutting.any():
            return room, segment, place
        taken[rest[cutting]] = True


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


def _as_points(start: Floats, end: Floats) -> Segment:
    (a, b, c), (d, e, f) = start.tolist(), end.tolist()
    return (a, b, c), (d, e, f)
