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
from battlefield.geometry.sight_shapes import Floats, Ints, Shapes

_FIRST = 11  # lines tried in each of the two directions
_STEPS = 16


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


def best_lines(problems: Problems, made: Links, blockers: Blockers, witnesses: list[Segment]) -> Best:
    """Improve on the witnesses, or find the line that comes nearest to being free, for a single pair."""
    best: tuple[float, Segment | None, int] = (-np.inf, None, 0)
    free = [
        blockers.at(np.flatnonzero(~row & ~blockers.bridge)) for row in excluded(problems.excused, blockers)
    ]
    for witness in witnesses:
        ends = np.array(witness)
        rooms = [float(clearances(ends[:1], ends[1:], part.shapes).min(initial=np.inf)) for part in free]
        best = max(best, (max(rooms), witness, int(np.argmax(rooms))), key=_room)
    for place in range(len(problems)):
        room, segment = _climb(problems, place, free[place].shapes)
        best = max(best, (room, segment, place), key=_room)
    room, segment, place = best
    return Best(segment, room, _met(segment, free[place]) if made.row.size else np.zeros(0, dtype=np.intp))


def _room(option: tuple[float, Segment | None, int]) -> float:
    return option[0]


def _met(segment: Segment | None, blockers: Blockers) -> Ints:
    if segment is None:
        return np.unique(blockers.owner)
    ends = np.array(segment)
    return np.unique(blockers.owner[clearances(ends[:1], ends[1:], blockers.shapes)[0] < 0.0])


def _climb(problems: Problems, place: int, shapes: Shapes) -> tuple[float, Segment | None]:
    """Search the lines of one problem for the most room: a grid first, then ever smaller steps."""
    spread = float(problems.spread[place])
    grid = np.linspace(-spread, spread, _FIRST)
    ya, yb = (axis.ravel() for axis in np.meshgrid(grid, grid))
    step = spread / _FIRST
    best, at, segment = -np.inf, (0.0, 0.0), None
    for _ in range(_STEPS):
        room, start, end = _rooms(problems, place, ya, yb, shapes)
        top = int(room.argmax())
        if room[top] > best:
            best, at = float(room[top]), (float(ya[top]), float(yb[top]))
            segment = _as_points(start[top], end[top])
        else:
            step /= 27.0
        ya, yb = at[0] + step * _STAR[:, 0], at[1] + step * _STAR[:, 1]
        if best in (-np.inf, np.inf):
            break
    return best, segment


_COMPASS = np.array([(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)], dtype=np.float64)
_STAR = np.concatenate([_COMPASS, _COMPASS / 3.0, _COMPASS / 9.0])


def _rooms(
    problems: Problems, place: int, ya: Floats, yb: Floats, shapes: Shapes
) -> tuple[Floats, Floats, Floats]:
    """Give the room of the lines, -inf where they miss an end, with their segments f8[N, 3]."""
    count = len(ya)
    problem = np.full(count, place, dtype=np.intp)
    none = np.zeros(count)
    lines = Cells(problem, problems.h[problem], ya, yb, none, none)
    reach = reaches(problems, lines)
    meets = meets_ends(problems, lines, reach)
    room = np.full((2, count), -np.inf)
    options = _segments(problems, lines, reach)
    for option, (start, end) in enumerate(options):
        inside = clearances(start[meets], end[meets], shapes)
        room[option, meets] = inside.min(axis=1, initial=np.inf)
    near = room[1] > room[0]
    start = np.where(near[:, None], options[1][0], options[0][0])
    end = np.where(near[:, None], options[1][1], options[0][1])
    return room.max(axis=0), start, end


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
