"""A certified search for free lines: bundles of lines are split until one is free or all are blocked.

Here a line runs between the tops of the two ends, from the far side of the lower to the near side of the
higher: where nothing can be passed under, no other line between the ends passes higher anywhere. Blockers for
which that is not so are `floating`, or crowd the lower end by overlapping it. They can be taken as worse than
they are (`strict`: nothing passes under, and lines begin at the near side of a crowded end) or as less. A yes
of the strict search and a no of the other are certain.
"""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.sight.cells import RHO, Cells, chords, grazing, line_chords, sides
from battlefield.geometry.sight.links import Links, first_cells
from battlefield.geometry.sight.problems import Problems
from battlefield.geometry.sight.shapes import Shapes

_FLOOR = TOL / 16.0  # bundles smaller than this hold no free line but by grazing
_MOST_CELLS = 20_000
_GRAZE_FROM = 4  # levels; before that the middle lines find what is wide open
Entries = tuple[Ints, Ints]
"""Rows of cells and rows of links: which blockers are still in doubt for which cells."""


@dataclass(frozen=True, slots=True, eq=False)
class Reach:
    """Where lines leave the first end and enter the second, in x, bounded as in `chords`; f8[5, N] each;
    the last is the gap that all lines keep from the end."""

    one: Floats
    two: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """Which pairs have a free line, with its `problem` (-1 where none) and heights `ya`, `yb`."""

    clear: Flags
    problem: Ints
    ya: Floats
    yb: Floats
    exhausted: Flags


def search(problems: Problems, made: Links, pairs: int, strict: bool, wanted: Flags) -> Found:
    """Look for a free line of each wanted one of `pairs` pairs, among all the problems put for it."""
    found = Found(
        np.zeros(pairs, dtype=bool),
        np.full(pairs, -1, dtype=np.intp),
        np.zeros(pairs),
        np.zeros(pairs),
        np.zeros(pairs, dtype=bool),
    )
    cells, entries = kept(first_cells(problems), _first_entries(made), wanted[problems.pair])
    level = 0
    while len(cells):
        level += 1
        free = free_lines(problems, made, cells, entries, strict)
        _note(found, problems, cells, np.flatnonzero(free))
        if found.clear[problems.pair[cells.problem]].all():
            break
        cells, entries = _surviving(problems, made, cells, entries, strict, found.clear)
        if level >= _GRAZE_FROM:
            lines, theirs = grazing_lines(made, cells, entries)
            free = free_lines(problems, made, lines, theirs, strict)
            _note(found, problems, lines, np.flatnonzero(free))
        cells, entries = split(*_within_means(found, problems, cells, entries))
    return found


def _first_entries(made: Links) -> Entries:
    return made.problem, np.arange(len(made.problem), dtype=np.intp)


def free_lines(problems: Problems, made: Links, cells: Cells, entries: Entries, strict: bool) -> Flags:
    """Tell for which cells the middle line joins the ends and nothing blocks it."""
    lines = cells.centres()
    reach = line_reaches(problems, lines)
    free = meets_ends(problems, lines, reach)
    live = free[entries[0]]
    entries = entries[0][live], entries[1][live]
    blocked, _ = judge(problems, made, lines, entries, reach, strict)
    free[entries[0][blocked]] = False
    return free


def _within_means(found: Found, problems: Problems, cells: Cells, entries: Entries) -> tuple[Cells, Entries]:
    """Return up the pairs whose cells are too small or too many; only a hair's breadth can need so many."""
    pair = problems.pair[cells.problem]
    spent = np.bincount(pair, minlength=len(found.clear)) > _MOST_CELLS
    spent[pair[cells.ea < _FLOOR]] = True
    found.exhausted[spent] = True
    return kept(cells, entries, ~spent[pair])


def kept(cells: Cells, entries: Entries, alive: Flags) -> tuple[Cells, Entries]:
    """Drop cells, and the entries of those dropped."""
    number, live = np.cumsum(alive) - 1, alive[entries[0]]
    return cells.at(alive), (number[entries[0][live]], entries[1][live])


def grazing_lines(made: Links, cells: Cells, entries: Entries) -> tuple[Cells, Entries]:
    """Slide the middle line of every cell to either side of each of its blockers: any slit it can see.

    The lines keep the blockers of their cell, which are complete only for lines within it.
    """
    cell, link = entries
    up, down = grazing(cells.at(cell), made.shapes.at(link))
    cell, slide = np.tile(cell, 2), np.concatenate([up, down])
    near = np.abs(slide) <= np.minimum(cells.ea, cells.eb)[cell]
    cell, slide = cell[near], slide[near]
    middle, none = cells.at(cell), np.zeros(len(cell))
    lines = Cells(middle.problem, middle.h, middle.ya + slide, middle.yb + slide, none, none)
    order = np.argsort(entries[0], kind="stable")
    start = np.searchsorted(entries[0][order], np.arange(len(cells) + 1))
    many = (start[1:] - start[:-1])[cell]
    line = np.repeat(np.arange(len(cell)), many)
    place = np.arange(len(line)) - np.repeat(np.cumsum(many) - many, many) + start[:-1][cell][line]
    return lines, (line, link[order[place]])


def _note(found: Found, problems: Problems, cells: Cells, free: Ints) -> None:
    pair = problems.pair[cells.problem[free]]
    found.clear[pair] = True
    found.problem[pair], found.ya[pair], found.yb[pair] = cells.problem[free], cells.ya[free], cells.yb[free]


def _surviving(
    problems: Problems, made: Links, cells: Cells, entries: Entries, strict: bool, clear: Flags
) -> tuple[Cells, Entries]:
    """Drop cells that are decided, and blockers that no line of their cell can meet."""
    reach = reaches(problems, cells)
    alive = meets_ends(problems, cells, reach) & ~clear[problems.pair[cells.problem]]
    live = alive[entries[0]]
    entries = entries[0][live], entries[1][live]
    blocked, harmless = judge(problems, made, cells, entries, reach, strict)
    alive[entries[0][blocked]] = False
    return kept(cells, (entries[0][~harmless], entries[1][~harmless]), alive)


def split(cells: Cells, entries: Entries) -> tuple[Cells, Entries]:
    """Quarter every cell."""
    count = len(cells)
    a = np.repeat([-0.5, -0.5, 0.5, 0.5], count) * np.tile(cells.ea, 4)
    b = np.repeat([-0.5, 0.5, -0.5, 0.5], count) * np.tile(cells.eb, 4)
    four = Cells(
        np.tile(cells.problem, 4),
        np.tile(cells.h, 4),
        np.tile(cells.ya, 4) + a,
        np.tile(cells.yb, 4) + b,
        np.tile(cells.ea / 2.0, 4),
        np.tile(cells.eb / 2.0, 4),
    )
    places = np.concatenate([entries[0] + k * count for k in range(4)])
    return four, (places, np.tile(entries[1], 4))


def reaches(problems: Problems, cells: Cells) -> Reach:
    """Bound where the lines of each cell enter and leave both ends."""
    return Reach(_reach(problems.sides[0], cells), _reach(problems.sides[1], cells))


def _reach(columns: tuple[Shapes, ...], cells: Cells) -> Floats:
    parts = []
    for column in columns:
        shapes = column.at(cells.problem)
        parts.append(np.stack([*chords(cells, shapes), sides(cells, shapes)[1]]))
    many = np.stack(parts)
    entry, leave = many[:, :2].max(axis=0), many[:, 2:4].min(axis=0)
    return np.concatenate([entry, leave, many[:, 4:].max(axis=0)])


def line_reaches(problems: Problems, lines: Cells) -> Reach:
    """Return where lines, cells of size 0, enter and leave both ends: exact where `reaches` gives bounds."""
    one, two = (_line_reach(columns, lines) for columns in problems.sides)
    return Reach(one, two)


def _line_reach(columns: tuple[Shapes, ...], lines: Cells) -> Floats:
    parts = [line_chords(lines, column.at(lines.problem)) for column in columns]
    enter, leave, gap = parts[0]
    for entered, left, missed in parts[1:]:
        enter, leave = np.maximum(enter, entered), np.minimum(leave, left)
        gap = np.maximum(gap, missed)
    return np.array([enter, enter, leave, leave, gap])


def meets_ends(problems: Problems, cells: Cells, reach: Reach) -> Flags:
    """Tell which cells may hold lines through both ends; a line itself may pass within the tolerance."""
    meets = np.ones(len(cells), dtype=bool)
    for bounds in (reach.one, reach.two):
        meets &= (bounds[4] <= RHO) & (bounds[0] <= bounds[3] + TOL)
    high, low = problems.high[cells.problem], problems.low[cells.problem]
    return np.asarray(meets & (high >= low).all(axis=1))


def judge(
    problems: Problems, made: Links, cells: Cells, entries: Entries, reach: Reach, strict: bool
) -> tuple[Flags, Flags]:
    """Tell for which entries the blocker blocks every line of the cell, and for which none."""
    cell, link = entries
    here, shapes = cells.at(cell), made.shapes.at(link)
    crossed, missed = sides(here, shapes)
    after, behind = _order(here, made, link, 0)
    before, beyond = _order(here, made, link, 1)
    doubtful = made.floating[link] & (not strict)
    harmless = (missed > 0.0) | behind | beyond | made.low[link] | doubtful
    rows = np.flatnonzero((crossed > 0.0) & ~harmless)
    bounds = np.stack(chords(here.at(rows), shapes.at(rows)))
    inside = after[rows] | (bounds[2] > reach.one[3, cell[rows]] + TOL) & ~made.parted[link[rows], 0]
    inside &= before[rows] | (bounds[1] < reach.two[0, cell[rows]] - TOL) & ~made.parted[link[rows], 1]
    stops = made.full[link[rows]] | _over(problems, made, link[rows], bounds, reach, cell[rows], strict)
    blocked = np.zeros(len(cell), dtype=bool)
    blocked[rows] = inside & stops
    return blocked, harmless


def _order(cells: Cells, made: Links, link: Ints, side: int) -> tuple[Flags, Flags]:
    """Tell for which entries the blocker lies between as seen from one end, and for which outside."""
    wx, wy = made.away[link, side].T
    along, vary = wx + cells.q * wy, np.abs(wy) * cells.dq
    if side == 1:
        along = -along
    parted = made.parted[link, side]
    return parted & (along - vary > 0.0), parted & (along + vary <= 0.0)


def _over(
    problems: Problems, made: Links, link: Ints, bounds: Floats, reach: Reach, cell: Ints, strict: bool
) -> Flags:
    """Tell which blockers stand higher than every line between the tops where it passes."""
    problem = made.problem[link]
    (a, b), top = problems.high[problem].T + TOL, made.shapes.top[link] + RHO
    rising = a <= b
    bridge = made.bridge[link]
    enter = np.where(bridge, bounds[3], bounds[1])
    leave = np.where(bridge, bounds[0], bounds[2])
    one, two = reach.one[:, cell], reach.two[:, cell]
    near = made.crowded[link] & strict
    first, last = np.where(near, one[2], one[0]), np.where(near, two[1], two[3])
    with np.errstate(divide="ignore", invalid="ignore"):
        up = a + (b - a) * np.clip((enter - first) / (two[0] - first), 0.0, 1.0)
        down = b + (a - b) * np.clip((last - leave) / (last - one[3]), 0.0, 1.0)
    return np.asarray(np.where(rising, up, down) < top)


def segments(problems: Problems, lines: Cells, reach: Reach) -> list[tuple[Floats, Floats]]:
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
