"""The climb to the line between two ends that has the most room.

Lines are tried on a grid, then in stars about the best so far. How the room beside each blocker grows from
there is measured, and the step that gains most is tried too, as if all rooms grew evenly: the best line
mostly runs where two or three of them are equal, and stars alone would creep along such ridges.
"""

from dataclasses import dataclass, field, fields
from functools import lru_cache
from itertools import combinations

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.sight.cells import RHO, Cells
from battlefield.geometry.sight.deep import Segment
from battlefield.geometry.sight.lines import clearances
from battlefield.geometry.sight.problems import Problems
from battlefield.geometry.sight.search import line_reaches, meets_ends, segments
from battlefield.geometry.sight.shapes import Shapes

_FIRST = 11  # lines tried in each of the two directions
_STEPS = 16
_PEAKS = 4  # of the grid, from which to climb
_TRIAL = 3  # steps from each, before the best alone goes on
_FINEST = 1e-8  # inch; steps below this are not taken
_GAIN = 1e-9  # inch; gains below this are not looked for
_ASIDE = 1e-6  # inch; how far aside the growth of rooms is measured
_MOST = 8  # blockers weighed in a step

_SHARES = (1.0, 0.9999, 0.99, 0.9, 0.5)  # of a weighed move, which may just miss an end
_COMPASS = np.array([(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)], dtype=np.float64)
_STAR = np.concatenate([_COMPASS, _COMPASS / 3.0, _COMPASS / 9.0])
_BOX = np.array([(1.0, 0.0, 0.0), (-1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, -1.0, 0.0)])


@dataclass(frozen=True, slots=True, eq=False)
class _Tried:
    """Lines tried: heights `at` f8[N, 2] and `room` f8[N], -inf where an end is missed.

    Of both segments of each line: `rooms` f8[2, N, K] beside each blocker, `start` and `end` f8[2, N, 3].
    `inside` f8[2, N] is how deep the lines run in each end.
    """

    at: Floats
    room: Floats
    rooms: Floats
    start: Floats
    end: Floats
    inside: Floats


@dataclass(frozen=True, slots=True, eq=False)
class _Climb:
    """How far a climb has come: the most room, its segment and line, and how it would go on."""

    room: float
    segment: Segment | None
    at: Floats
    step: float
    moves: Floats = field(default_factory=lambda: _STAR)
    gain: float = np.inf


def climbed(problems: Problems, place: int, shapes: Shapes) -> tuple[float, Segment | None]:
    """Search a problem's lines for the most room beside some volumes, with the segment that has it."""
    spread = float(problems.spread[place])
    grid = spread * np.linspace(-1.0, 1.0, _FIRST)
    tried = _tried(
        problems, place, np.stack([axis.ravel() for axis in np.meshgrid(grid, grid)], axis=1), shapes
    )
    step = spread / _FIRST
    begun = [
        _Climb(float(tried.room[top]), _segment(tried, top), tried.at[top], step)
        for top in _peaks(tried.room)
    ]
    if len(begun) > 1:
        begun = [_upward(problems, place, shapes, each, _TRIAL) for each in begun]
    ended = _upward(problems, place, shapes, max(begun, key=lambda each: each.room), _STEPS)
    return ended.room, ended.segment


def _peaks(room: Floats) -> list[int]:
    """Return the lines of the grid to climb from: the best, and others that no neighbour beats."""
    wide = np.pad(room.reshape(_FIRST, _FIRST), 1, constant_values=-np.inf)
    near = np.max([wide[i : i + _FIRST, k : k + _FIRST] for i in range(3) for k in range(3)], axis=0).ravel()
    tops = np.flatnonzero((room >= near) & (room > -np.inf))
    order = tops[np.argsort(-room[tops], kind="stable")][:_PEAKS]
    return [int(top) for top in order] or [int(room.argmax())]


def _upward(problems: Problems, place: int, shapes: Shapes, begun: _Climb, steps: int) -> _Climb:
    """Go on with a climb for some steps."""
    best, segment, at, step, moves, gain = (getattr(begun, each.name) for each in fields(begun))
    for _ in range(steps):
        if not np.isfinite(best) or step < _FINEST or gain < _GAIN:
            break
        tried = _tried(problems, place, _with_asides(at, step * _STAR, moves), shapes)
        top = int(tried.room[::3].argmax()) * 3
        better = tried.room[top] > best
        if better:
            step = max(2.0 * float(np.abs(tried.at[top] - at).max()), 9.0 * _FINEST)
            best, segment, at = float(tried.room[top]), _segment(tried, top), tried.at[top]
        else:
            top, step = 0, step / 27.0
        move, gain = _weighed(tried, top, step)
        moves = move * np.array(_SHARES)[:, None]
    return _Climb(best, segment, at, step, moves, gain)


def _with_asides(at: Floats, star: Floats, moves: Floats) -> Floats:
    """Return lines where one stands and about it, each followed by two a hair aside."""
    lines = at + np.concatenate([np.zeros((1, 2)), moves, star])
    asides = np.array([(0.0, 0.0), (_ASIDE, 0.0), (0.0, _ASIDE)])
    return np.asarray((lines[:, None] + asides).reshape(-1, 2))


def _tried(problems: Problems, place: int, at: Floats, shapes: Shapes) -> _Tried:
    count = len(at)
    problem, none = np.full(count, place, dtype=np.intp), np.zeros(count)
    lines = Cells(problem, problems.h[problem], at[:, 0], at[:, 1], none, none)
    reach = line_reaches(problems, lines)
    options = segments(problems, lines, reach)
    start, end = (np.concatenate([pair[side] for pair in options]) for side in (0, 1))
    rooms = clearances(start, end, shapes)
    least = rooms.min(axis=1, initial=np.inf).reshape(2, count).max(axis=0)
    room = np.where(meets_ends(problems, lines, reach), least, -np.inf)
    inside = RHO - np.array([reach.one[4], reach.two[4]])
    both = (2, count, 3)
    return _Tried(at, room, rooms.reshape(2, count, -1), start.reshape(both), end.reshape(both), inside)


def _option(tried: _Tried, row: int) -> int:
    return int(tried.rooms[:, row].min(axis=1, initial=np.inf).argmax())


def _segment(tried: _Tried, row: int) -> Segment | None:
    if tried.room[row] == -np.inf:
        return None
    option = _option(tried, row)
    (a, b, c), (d, e, f) = tried.start[option, row].tolist(), tried.end[option, row].tolist()
    return (a, b, c), (d, e, f)


def _weighed(tried: _Tried, row: int, step: float) -> tuple[Floats, float]:
    """Return the move of at most `step` that gains most if all grows evenly, f8[2], and what it would gain.

    The least room t after a move s is the greatest for which t - growth · s <= room of every blocker; both
    ends stay met. The greatest is where three of these limits are reached.
    """
    rooms = tried.rooms[_option(tried, row), row : row + 3]
    rooms = rooms[:, np.isfinite(rooms).all(axis=0)]
    growth, held = (rooms[1:] - rooms[0]) / _ASIDE, tried.inside[:, row : row + 3]
    few = np.argsort(rooms[0] - np.abs(growth).sum(axis=0) * step, kind="stable")[:_MOST]
    if not len(few):
        return np.zeros(2), 0.0
    limits = np.concatenate([
        np.stack([-growth[0, few], -growth[1, few], np.ones(len(few))], axis=1),
        np.stack([*((held[:, 0] - held[:, side]) / _ASIDE for side in (1, 2)), np.zeros(2)], axis=1),
        _BOX,
    ])  # fmt: skip
    most = np.concatenate([rooms[0, few], np.maximum(held[:, 0], 0.0), np.full(4, step)])
    corners = _corners(limits, most)
    corners = corners[(corners @ limits.T <= most + 1e-12).all(axis=1)]
    if not len(corners):
        return np.zeros(2), 0.0
    best = corners[corners[:, 2].argmax()]
    return best[:2], float(best[2] - rooms[0].min())


def _corners(limits: Floats, most: Floats) -> Floats:
    """Return where three of the planes limits · x = most meet, for every three that meet, f8[*, 3]."""
    a, b, c = _threes(len(limits))
    one, two, three = limits[a], limits[b], limits[c]
    first, second, third = _cross(two, three), _cross(three, one), _cross(one, two)
    volume = (one * first).sum(axis=1)
    meets = np.abs(volume) > 1e-9
    total = most[a, None] * first + most[b, None] * second + most[c, None] * third
    return np.asarray(total[meets] / volume[meets, None])


@lru_cache(maxsize=32)
def _threes(count: int) -> tuple[Ints, Ints, Ints]:
    a, b, c = np.array(list(combinations(range(count), 3)), dtype=np.intp).T
    return a, b, c


def _cross(a: Floats, b: Floats) -> Floats:
    (x, y, z), (u, v, w) = a.T, b.T
    return np.stack([y * w - z * v, z * u - x * w, x * v - y * u], axis=1)
