"""The search for free lines where some could pass under a blocker, or where the ends overlap in plan.

As in `sight_search`, but each bundle of lines is judged in its upright plane: by what all its lines cross at
the same x, against ends as wide as any of its lines finds them.
"""

from dataclasses import dataclass, replace

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.sight.blockers import Blockers
from battlefield.geometry.sight.cells import RHO, Cells, chords, sides
from battlefield.geometry.sight.links import Links, first_cells, links
from battlefield.geometry.sight.problems import Problems
from battlefield.geometry.sight.profile import free_segment
from battlefield.geometry.sight.search import Entries, grazing_lines, kept, meets_ends, reaches, split
from battlefield.geometry.sight.walls import is_open_upright, is_shut

_MOST_CELLS = 10_000
_MOST_LINES = 200  # tried at each level; the cells decide in the end
_FLOOR = TOL / 4.0
Segment = tuple[tuple[float, float, float], tuple[float, float, float]]


@dataclass(frozen=True, slots=True)
class Deep:
    """What the search found: a free segment on the table or None, and whether it gave up at a hair."""

    segment: Segment | None
    exhausted: bool = False


def deep_search(problems: Problems, blockers: Blockers) -> Deep:
    """Look for a free segment among all the problems put for one pair."""
    exhausted = False
    for posed in _frames(problems):
        made = links(posed, blockers)
        found = _search(posed, made)
        if found.segment is not None:
            return found
        exhausted |= found.exhausted
    return Deep(None, exhausted)


def _frames(problems: Problems) -> list[Problems]:
    """Return frames that together hold every line: one where the ends are parted, else two across each
    other.
    """
    if np.all(problems.clearance > TOL):
        return [problems]
    x, y, r = problems.ends.discs()
    a, b = problems.one[:, 0], problems.two[:, 0]
    middle = np.stack([x[a] + x[b], y[a] + y[b]], axis=1) / 2.0
    size = np.hypot(x[a] - x[b], y[a] - y[b]) + r[a] + r[b]
    axis = problems.axis
    return [
        _reframed(problems, middle, turned, size)
        for turned in (axis, np.stack([-axis[:, 1], axis[:, 0]], axis=1))
    ]


def _reframed(problems: Problems, origin: Floats, axis: Floats, size: Floats) -> Problems:
    frame = (*origin.T, *axis.T)
    sides_ = tuple(
        tuple(problems.ends.at(column).seen(*frame) for column in rows.T)
        for rows in (problems.one, problems.two)
    )
    return replace(
        problems, origin=origin, axis=axis, h=size, spread=3.0 * size, sides=(sides_[0], sides_[1])
    )


def _search(problems: Problems, made: Links) -> Deep:
    cells = first_cells(problems)
    entries = made.problem, np.arange(len(made.problem), dtype=np.intp)
    while len(cells):
        line = _free_line(problems, made, cells.centres(), entries)
        if line is not None:
            return Deep(line)
        cells, entries = _surviving(problems, made, cells, entries)
        line = _free_line(problems, made, *grazing_lines(made, cells, entries))
        if line is not None:
            return Deep(line)
        if len(cells) > _MOST_CELLS or (len(cells) and cells.ea.max() < _FLOOR):
            return Deep(None, exhausted=True)
        cells, entries = split(cells, entries)
    return Deep(None)


def _free_line(problems: Problems, made: Links, lines: Cells, entries: Entries) -> Segment | None:
    few = np.zeros(len(lines), dtype=bool)
    few[:: max(1, len(lines) // _MOST_LINES)] = True
    lines, entries = kept(lines, entries, few)
    planes = _planes(problems, made, lines, entries)
    upright = planes.upright()
    first, then = (np.flatnonzero(planes.open & rows).tolist() for rows in (upright, ~upright))
    for place in (*first, *then):
        segment = planes.segment(place)
        if segment is not None:
            return _on_table(problems, lines, place, segment)
    return None


def _on_table(problems: Problems, lines: Cells, place: int, segment: Floats) -> Segment:
    xa, za, xb, zb = segment.tolist()
    (ox, oy), (ux, uy) = problems.origin[lines.problem[place]], problems.axis[lines.problem[place]]
    p, q = float(lines.p[place]), float(lines.q[place])
    ends = [(float(ox + x * ux - (p + q * x) * uy), float(oy + x * uy + (p + q * x) * ux), z)
            for x, z in ((xa, za), (xb, zb))]  # fmt: skip
    return ends[0], ends[1]


def _surviving(problems: Problems, made: Links, cells: Cells, entries: Entries) -> tuple[Cells, Entries]:
    planes = _planes(problems, made, cells, entries)
    alive = planes.open & planes.upright()
    for place in np.flatnonzero(planes.open & ~alive).tolist():
        alive[place] = planes.segment(place) is not None
    missed = sides(cells.at(entries[0]), made.shapes.at(entries[1]))[1] > 0.0
    return kept(cells, (entries[0][~missed], entries[1][~missed]), alive)


@dataclass(frozen=True, slots=True, eq=False)
class _Planes:
    """The upright planes of cells: their ends, what blocks in which plane, and which may have a free
    segment. Rows of `rects` are in the order of planes, those of plane k from `start[k]` to `start[k + 1]`.
    """

    one: Floats
    two: Floats
    rects: Floats
    plane: Ints
    seams: Flags
    start: Ints
    open: Flags

    def upright(self) -> Flags:
        """Tell which planes have a free segment straight up or down, or a mere point."""
        return is_open_upright(self.one, self.two, self.rects[~self.seams], self.plane[~self.seams])

    def segment(self, place: int) -> Floats | None:
        """Find a segment (x, z, x, z) that is free in one plane."""
        mine = slice(self.start[place], self.start[place + 1])
        return free_segment(self.one[place], self.two[place], self.rects[mine], self.seams[mine])


def _planes(problems: Problems, made: Links, cells: Cells, entries: Entries) -> _Planes:
    reach = reaches(problems, cells)
    one, two = (
        _end_rects(problems, cells, bounds, side) for side, bounds in enumerate((reach.one, reach.two))
    )
    rects, plane, seams = _blocking_rects(made, cells, entries)
    order = np.argsort(plane, kind="stable")
    rects, plane, seams = rects[order], plane[order], seams[order]
    start = np.searchsorted(plane, np.arange(len(cells) + 1))
    open_ = meets_ends(problems, cells, reach) & ~is_shut(one, two, rects[~seams], plane[~seams])
    return _Planes(one, two, rects, plane, seams, start, open_)


def _end_rects(problems: Problems, cells: Cells, bounds: Floats, side: int) -> Floats:
    low, high = problems.low[cells.problem, side] - TOL, problems.high[cells.problem, side] + TOL
    middle = (bounds[0] + bounds[3]) / 2.0
    return np.stack([np.minimum(bounds[0], middle), np.maximum(bounds[3], middle), low, high], axis=1)


def _blocking_rects(made: Links, cells: Cells, entries: Entries) -> tuple[Floats, Ints, Flags]:
    """Return what every line of a cell crosses at the same x, with the cells and which are seams."""
    cell, link = entries
    here, shapes, seams = cells.at(cell), made.shapes.at(link), made.bridge[link]
    crossed = sides(here, shapes)[0] > 0.0
    bounds = chords(here, shapes)
    left = np.where(seams, bounds[0], bounds[1])
    right = np.where(seams, bounds[3], bounds[2])
    rects = np.stack([left, right, shapes.bottom - RHO, shapes.top + RHO], axis=1)
    good = np.flatnonzero(crossed & (left < right))
    return rects[good], cell[good], seams[good]
