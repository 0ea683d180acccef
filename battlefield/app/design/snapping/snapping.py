"""Where a drawing hand snaps to, exactly, and what is said and drawn of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from battlefield.app.design.snapping.grid import ALIGN, CENTRES, CORNERS, EDGES, GRID
from battlefield.app.design.snapping.marks import Edge, Level, Marks, Nobody
from battlefield.app.desk.edits import Ref, rounded
from battlefield.app.desk.options import Options
from battlefield.geometry.kernel.shapes import Point

LOOSE = 0.6  # of the reach within which what is in line, or a slanted edge, holds
_BESIDE = 1 / 16  # of the grid's step; what is in line nearer to the grid than this gives way to it
_EQUAL = 1e-9  # inch; of two that are as near, being in line is told


@dataclass(frozen=True, slots=True)
class Guide:
    """A line drawn to what something has snapped to; one without length is a spot."""

    start: Point
    end: Point

    @property
    def is_spot(self) -> bool:
        """Whether it marks one place."""
        return self.start == self.end


@dataclass(frozen=True, slots=True)
class Snapped:
    """Where something has snapped to, what to, and the guides that show it."""

    at: Point
    words: str = ""
    guides: tuple[Guide, ...] = ()


@dataclass(frozen=True, slots=True)
class Body:
    """What a hand moves: the corners and the centre of the piece it holds, and the box about all."""

    corners: tuple[Point, ...]
    centre: Point
    box: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class _Hold:
    """One coordinate that has found a level, or the grid."""

    value: float
    words: str
    level: Level | None = None


def snapped_point(
    marks: Marks, at: Point, reach: float, options: Options, without: frozenset[Ref] = Nobody
) -> Snapped:
    """Snap a place to a spot within reach, else to edges and what is in line, else to the grid."""
    spot = marks.nearest_spot(at, reach, without, options[CORNERS], options[CENTRES])
    if spot is not None:
        return Snapped(spot.at, spot.words, (Guide(spot.at, spot.at),))
    holds = [_level(marks, axis, (at[axis],), at[1 - axis], reach, options, without) for axis in (0, 1)]
    if options[EDGES] and not any(hold is not None and hold[1].kind == "edge" for hold in holds):
        foot = _on_edge(marks, at, LOOSE * reach, without)
        if foot is not None:
            return foot
    step = float(options[GRID])
    found = [_held(hold, at[axis], step) for axis, hold in enumerate(holds)]
    return _told(found, rounded((found[0].value, found[1].value)), step)


def snapped_step(
    marks: Marks, body: Body, by: Point, reach: float, options: Options, without: frozenset[Ref]
) -> Snapped:
    """Snap a step by which a body moves; `at` is the step."""
    found = _corner_step(marks, body, by, reach, options, without)
    if found is not None:
        return found
    left, top, right, bottom = body.box
    ways = (((left, right), top, bottom), ((top, bottom), left, right))
    grid = float(options[GRID])
    steps: list[float] = []
    holds: list[_Hold] = []
    for axis, (ends, low, high) in enumerate(ways):
        values = (ends[0], ends[1], (ends[0] + ends[1]) / 2) if ends[0] != ends[1] else ends[:1]
        moved = [value + by[axis] for value in values]
        middle = (low + high) / 2 + by[1 - axis]
        hold = _level(marks, axis, moved, middle, reach, options, without, (high - low) / 2)
        anchor = ends[0] if len(body.corners) > 1 else body.centre[axis]
        own = values[moved.index(hold[0])] if hold is not None else anchor
        done = _held(hold, own + by[axis], grid)
        steps.append(done.value - own)
        holds.append(done)
    middle_now = ((left + right) / 2 + steps[0], (top + bottom) / 2 + steps[1])
    spot = tuple(hold.value if hold.level else middle_now[n] for n, hold in enumerate(holds))
    return _told(holds, (steps[0], steps[1]), grid, (spot[0], spot[1]))


def _corner_step(
    marks: Marks, body: Body, by: Point, reach: float, options: Options, without: frozenset[Ref]
) -> Snapped | None:
    """Bring a corner of the body to another corner, or its centre to another centre."""
    best: tuple[float, Point, str, Point] | None = None
    for own in (*body.corners, body.centre):
        is_centre = own is body.centre
        there = (own[0] + by[0], own[1] + by[1])
        corners, centres = options[CORNERS] and not is_centre, options[CENTRES] and is_centre
        spot = marks.nearest_spot(there, reach, without, corners or len(body.corners) < 2, centres)
        if spot is not None:
            away = hypot(spot.at[0] - there[0], spot.at[1] - there[1])
            if best is None or away < best[0]:
                step = (spot.at[0] - own[0], spot.at[1] - own[1])
                best = (away, step, spot.words, spot.at)
    return None if best is None else Snapped(best[1], best[2], (Guide(best[3], best[3]),))


def _level(
    marks: Marks,
    axis: int,
    values: Sequence[float],
    other: float,
    reach: float,
    options: Options,
    without: frozenset[Ref],
    half: float = 0.0,
) -> tuple[float, Level] | None:
    """Find the level nearest to one of some values; an edge counts only beside itself, before alignment.

    `other` is the other coordinate, `half` how far the body reaches to both sides of it.
    """
    best: tuple[tuple[int, float], float, Level] | None = None
    grid = float(options[GRID])
    for value in values:
        for level in marks.levels_near(axis, value, reach):
            if level.of in without or not _counts(level, other, half + reach, options):
                continue
            if level.kind == "align" and not _aligns(level.value, value, reach, grid):
                continue
            rank = (0 if level.kind != "align" else 1, abs(level.value - value))
            if best is None or rank < best[0]:
                best = (rank, value, level)
    return None if best is None else best[1:]


def _aligns(level: float, value: float, reach: float, grid: float) -> bool:
    """Return whether what is in line holds a coordinate: it is near, and the grid is no nearer.

    What is all but on the grid, as the rim of a curve may be by chance, does not draw the hand off it.
    """
    away = abs(level - value)
    if not grid or away > LOOSE * reach:
        return away <= LOOSE * reach
    to_grid = abs(_on_grid(value, grid) - value)
    beside = abs(level - _on_grid(level, grid))
    return away <= to_grid + _EQUAL and (beside <= _EQUAL or beside >= grid * _BESIDE)


def _on_grid(value: float, grid: float) -> float:
    return round(value / grid) * grid + 0.0


def _counts(level: Level, other: float, room: float, options: Options) -> bool:
    if level.kind == "align":
        return options[ALIGN]
    if level.kind == "centre":
        return options[CENTRES]
    return options[EDGES] and level.low - room <= other <= level.high + room


def _held(hold: tuple[float, Level] | None, value: float, grid: float) -> _Hold:
    if hold is not None:
        return _Hold(hold[1].value, hold[1].words, hold[1])
    if grid:
        return _Hold(_on_grid(value, grid), "grid")
    return _Hold(value, "")


def _told(holds: Sequence[_Hold], at: Point, grid: float, spot: Point | None = None) -> Snapped:
    """Say what two coordinates hold, with a guide for each that is not the grid's."""
    spot = spot if spot is not None else at
    named = [hold.words for hold in holds if hold.level is not None]
    if not named and holds[0].words == "grid":
        return Snapped(at, f"{_step_words(grid)} grid")
    guides = tuple(
        _guide(axis, hold.level, spot) for axis, hold in enumerate(holds) if hold.level is not None
    )
    return Snapped(at, " · ".join(dict.fromkeys(named)), guides)


def _guide(axis: int, level: Level, spot: Point) -> Guide:
    other = spot[1 - axis]
    low, high = min(level.low, other), max(level.high, other)
    if axis == 0:
        return Guide((level.value, low), (level.value, high))
    return Guide((low, level.value), (high, level.value))


def _step_words(grid: float) -> str:
    return {1.0: "1 in", 0.5: "1/2 in", 0.25: "1/4 in"}.get(grid, f"{grid:g} in")


def _on_edge(marks: Marks, at: Point, reach: float, without: frozenset[Ref]) -> Snapped | None:
    best, found = reach, None
    for edge in marks.edges_near(at, reach, without):
        foot = _foot(edge, at)
        away = hypot(foot[0] - at[0], foot[1] - at[1])
        if away <= best:
            best, found = away, Snapped(rounded(foot), edge.words, (_along(edge, foot),))
    return found


def _along(edge: Edge, foot: Point) -> Guide:
    return Guide(*edge.ends) if edge.ends is not None else Guide(foot, foot)


def _foot(edge: Edge, at: Point) -> Point:
    """Return the point of an edge, or of a rim, nearest to a place."""
    if edge.circle is not None:
        (x, y), r = edge.circle.centre, edge.circle.radius
        dx, dy = at[0] - x, at[1] - y
        away = hypot(dx, dy)
        return (x + r * dx / away, y + r * dy / away) if away else (x + r, y)
    assert edge.ends is not None
    (x0, y0), (x1, y1) = edge.ends
    ux, uy = x1 - x0, y1 - y0
    share = ((at[0] - x0) * ux + (at[1] - y0) * uy) / (ux * ux + uy * uy)
    share = min(1.0, max(0.0, share))
    return x0 + share * ux, y0 + share * uy
