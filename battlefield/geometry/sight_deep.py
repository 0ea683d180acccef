"""The search for free lines where some could pass under a blocker, or where the ends overlap in plan.

As in `sight_search`, but each bundle of lines is judged in its upright plane: by what all its lines cross at
the same x, against ends as wide as any of its lines finds them.
"""

from dataclasses import dataclass, replace

import numpy as np

from battlefield.geometry.sight_blockers import Blockers
from battlefield.geometry.sight_cells import RHO, Cells, chords, sides
from battlefield.geometry.sight_links import Links, first_cells, links
from battlefield.geometry.sight_problems import Problems
from battlefield.geometry.sight_profile import free_segment
from battlefield.geometry.sight_search import Entries, grazing_lines, kept, meets_ends, reaches, split
from battlefield.geometry.sight_shapes import Flags, Floats, Ints
from battlefield.geometry.tolerance import TOL

_MOST_CELLS = 2_000
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
    """Give frames that together hold every line: one where the ends are parted, else two across each
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
    segments = _segments(problems, made, lines, entries, first_only=True)
    found = np.flatnonzero(~np.isnan(segments[:, 0]))
    if not len(found):
        return None
    place = found[0]
    xa, za, xb, zb = segments[place].tolist()
    (ox, oy), (ux, uy) = problems.origin[lines.problem[place]], problems.axis[lines.problem[place]]
    p, q = float(lines.p[place]), float(lines.q[place])
    ends = [(float(ox + x * ux - (p + q * x) * uy), float(oy + x * uy + (p + q * x) * ux), z)
            for x, z in ((xa, za), (xb, zb))]  # fmt: skip
    return ends[0], ends[1]


def _surviving(problems: Problems, made: Links, cells: Cells, entries: Entries) -> tuple[Cells, Entries]:
    segments = _segments(problems, made, cells, entries, first_only=False)
    missed = sides(cells.at(entries[0]), made.shapes.at(entries[1]))[1] > 0.0
    return kept(cells, (entries[0][~missed], entries[1][~missed]), ~np.isnan(segments[:, 0]))


def _segments(problems: Problems, made: Links, cells: Cells, entries: Entries, first_only: bool) -> Floats:
    """Give a segment (x, z, x, z) of every cell's upright plane that its blockers leave free, NaN if none."""
    segments = np.full((len(cells), 4), np.nan)
    reach = reaches(problems, cells)
    one, two = (
        _end_rects(problems, cells, bounds, side) for side, bounds in enumerate((reach.one, reach.two))
    )
    rects, where, seams = _blocking_rects(made, cells, entries)
    order = np.argsort(where, kind="stable")
    start = np.searchsorted(where[order], np.arange(len(cells) + 1))
    for place in np.flatnonzero(meets_ends(problems, cells, reach)):
        mine = order[start[place] : start[place + 1]]
        segment = free_segment(one[place], two[place], rects[mine], seams[mine])
        if segment is not None:
            segments[place] = segment
            if first_only:
                break
    return segments


def _end_rects(problems: Problems, cells: Cells, bounds: Floats, side: int) -> Floats:
    low, high = problems.low[cells.problem, side] - TOL, problems.high[cells.problem, side] + TOL
    middle = (bounds[0] + bounds[3]) / 2.0
    return np.stack([np.minimum(bounds[0], middle), np.maximum(bounds[3], middle), low, high], axis=1)


def _blocking_rects(made: Links, cells: Cells, entries: Entries) -> tuple[Floats, Ints, Flags]:
    """Give what every line of a cell crosses at the same x, with the cells and which are seams."""
    cell, link = entries
    here, shapes, seams = cells.at(cell), made.shapes.at(link), made.bridge[link]
    crossed = sides(here, shapes)[0] > 0.0
    bounds = chords(here, shapes)
    left = np.where(seams, bounds[0], bounds[1])
    right = np.where(seams, bounds[3], bounds[2])
    rects = np.stack([left, right, shapes.bottom - RHO, shapes.top + RHO], axis=1)
    good = np.flatnonzero(crossed & (left < right))
    return rects[good], cell[good], seams[good]
