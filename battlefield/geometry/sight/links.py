"""What could stand between the ends of each problem, seen in the problem's frame."""

from dataclasses import dataclass, fields

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.sight.blockers import HIGH, Blockers
from battlefield.geometry.sight.cells import RHO, Cells, sides
from battlefield.geometry.sight.problems import Problems, excluded
from battlefield.geometry.sight.shapes import Shapes, separation


@dataclass(frozen=True, slots=True, eq=False)
class Links:
    """Blockers of problems, f8[K] or bool[K] each.

    `row` is the blocker. `full`: no line between the ends passes over it. `floating`: a line could pass under
    it. `low`: a line between the tops always passes over it. `crowded`: in its problem, something in the way
    overlaps the lower end. `parted` bool[K, 2] and `away` f8[K, 2, 2]: a
    direction, for each end, from the end to the blocker, that parts the two.
    """

    problem: Ints
    row: Ints
    shapes: Shapes
    bridge: Flags
    full: Flags
    floating: Flags
    low: Flags
    crowded: Flags
    parted: Flags
    away: Floats


def links(problems: Problems, blockers: Blockers) -> Links:
    """Find the blockers that meet the corridor of each problem."""
    problem, row = np.nonzero(_in_corridor(problems, blockers))
    posed = seen(problems, problem, blockers.shapes.at(row))
    met = sides(first_cells(problems).at(problem), posed)[1] <= 0.0
    problem, row, posed = problem[met], row[met], posed.at(met)
    shapes = blockers.shapes.at(row)
    lowest, highest = problems.low.min(axis=1)[problem], problems.high.max(axis=1)[problem]
    under = problems.high.min(axis=1)[problem]
    parted, away = _parted(problems, problem, shapes)
    useful = ~blockers.bridge[row] | parted.all(axis=1)
    low = shapes.top <= under + RHO
    made = Links(
        problem,
        row,
        posed,
        blockers.bridge[row],
        shapes.top >= highest + RHO,
        shapes.bottom > lowest + TOL,
        low,
        _crowded(problems, problem, parted, useful & ~low),
        parted,
        away,
    )
    return select(made, np.flatnonzero(useful))


def _crowded(problems: Problems, problem: Ints, parted: Flags, counts: Flags) -> Flags:
    falling = (problems.high[:, 0] > problems.high[:, 1])[problem]
    overlaps = ~np.where(falling, parted[:, 1], parted[:, 0]) & counts
    crowded = np.zeros(len(problems), dtype=bool)
    crowded[problem[overlaps]] = True
    return crowded[problem]


def select(made: Links, rows: Ints) -> Links:
    """Return the chosen links."""
    names = [column.name for column in fields(made) if column.name != "shapes"]
    return Links(**{name: getattr(made, name)[rows] for name in names}, shapes=made.shapes.at(rows))


def first_cells(problems: Problems) -> Cells:
    """Return one bundle for each problem, which holds all its lines."""
    none, place = np.zeros(len(problems)), np.arange(len(problems), dtype=np.intp)
    return Cells(place, problems.h, none, none, problems.spread, problems.spread)


def seen(problems: Problems, problem: Ints, shapes: Shapes) -> Shapes:
    """Return shapes in the frames of the problems of the same places."""
    (ox, oy), (ux, uy) = problems.origin[problem].T, problems.axis[problem].T
    return shapes.seen(ox, oy, ux, uy)


def _in_corridor(problems: Problems, blockers: Blockers) -> Flags:
    """Tell which blockers may meet a segment between the ends, bool[P, N]; generous."""
    x, y, r = problems.ends.discs()
    a, b = problems.one[:, 0], problems.two[:, 0]
    kx, ky, kr = blockers.shapes.discs()
    dx, dy = x[b] - x[a], y[b] - y[a]
    square = np.maximum(dx * dx + dy * dy, 1e-12)
    rx, ry = kx[None, :] - x[a][:, None], ky[None, :] - y[a][:, None]
    share = np.clip((rx * dx[:, None] + ry * dy[:, None]) / square[:, None], 0.0, 1.0)
    away = np.hypot(rx - share * dx[:, None], ry - share * dy[:, None])
    meets = away <= kr[None, :] + np.maximum(r[a], r[b])[:, None] + TOL
    meets &= blockers.shapes.bottom[None, :] < problems.high.max(axis=1)[:, None] + 2.0 * TOL
    low = np.where(problems.low.min(axis=1) > -HIGH, problems.low.min(axis=1), 0.0)
    meets &= blockers.shapes.top[None, :] > low[:, None] - 2.0 * TOL
    return np.asarray(meets & ~excluded(problems.excused, blockers))


def _parted(problems: Problems, problem: Ints, shapes: Shapes) -> tuple[Flags, Floats]:
    parted = np.zeros((len(problem), 2), dtype=bool)
    away = np.zeros((len(problem), 2, 2))
    for side, ends in enumerate((problems.one, problems.two)):
        parted[:, side], direction = _directions(problems.ends.at(ends[problem, 0]), shapes)
        ux, uy = problems.axis[problem].T
        away[:, side, 0] = direction[:, 0] * ux + direction[:, 1] * uy
        away[:, side, 1] = direction[:, 1] * ux - direction[:, 0] * uy
    return parted, away


def _directions(ends: Shapes, shapes: Shapes) -> tuple[Flags, Floats]:
    """Return a parting direction of each pair: by their discs where those are apart, else by a search."""
    (x, y, r), (kx, ky, kr) = ends.discs(), shapes.discs()
    dx, dy = kx - x, ky - y
    apart = np.hypot(dx, dy)
    safe = np.where(apart > 0.0, apart, 1.0)
    direction = np.stack([dx / safe, dy / safe], axis=1)
    parted = apart > r + kr
    close = np.flatnonzero(~parted)
    if len(close):
        gap, wx, wy = separation(ends.at(close), shapes.at(close))
        parted[close], direction[close] = gap >= -RHO, np.stack([wx, wy], axis=1)
    return np.asarray(parted), direction
