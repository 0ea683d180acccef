"""Bundles of lines in plan against convex outlines, with bounds that hold for every line of a bundle.

Everything lies in a frame whose x axis runs along the lines. A line is y = p + q x; a bundle ("cell") holds
all lines whose heights at x = -h and x = +h lie within `ea` of `ya` and within `eb` of `yb`. A cell of size 0
is a line, and the bounds are then exact. Outlines are grown by half the tolerance, so that slits narrower
than the tolerance are shut. Rows of cells and shapes correspond.
"""

from dataclasses import dataclass, fields

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.sight.shapes import Shapes

RHO = TOL / 2.0
_ENDLESS = 1e12
_HAIR = 1e-10  # inch; keeps a line that should just pass on the free side of rounding


@dataclass(frozen=True, slots=True, eq=False)
class Cells:
    """Bundles of lines, f8[N] each; see the module. `problem` says whose lines they are."""

    problem: Ints
    h: Floats
    ya: Floats
    yb: Floats
    ea: Floats
    eb: Floats

    def __len__(self) -> int:
        """Count the cells."""
        return len(self.problem)

    def at(self, rows: Ints | Flags) -> "Cells":
        """Return the chosen rows."""
        return Cells(*(getattr(self, column.name)[rows] for column in fields(Cells)))

    def centres(self) -> "Cells":
        """Return the middle line of every cell."""
        none = np.zeros(len(self))
        return Cells(self.problem, self.h, self.ya, self.yb, none, none)

    @property
    def p(self) -> Floats:
        """The middle line's height at x = 0."""
        return (self.ya + self.yb) / 2.0

    @property
    def q(self) -> Floats:
        """The middle line's slope."""
        return (self.yb - self.ya) / (2.0 * self.h)

    @property
    def dp(self) -> Floats:
        """How far p varies."""
        return (self.ea + self.eb) / 2.0

    @property
    def dq(self) -> Floats:
        """How far q varies."""
        return (self.ea + self.eb) / (2.0 * self.h)


def sides(cells: Cells, shapes: Shapes) -> tuple[Floats, Floats]:
    """Return two bounds f8[N]: all lines cross the outline where the first exceeds 0, none where the second
    does.

    The first is at most the depth to which every line enters the outline, the second at most the gap that
    every line keeps from it.
    """
    curved = np.flatnonzero(shapes.ab > 0.0)
    if 0 < len(curved) == len(cells):
        return _oval_sides(cells, shapes)
    crossed, missed = _polygon_sides(cells, shapes)
    if len(curved):
        crossed[curved], missed[curved] = _oval_sides(cells.at(curved), shapes.at(curved))
    return crossed, missed


def _polygon_sides(cells: Cells, shapes: Shapes) -> tuple[Floats, Floats]:
    share = shapes.x / cells.h
    above = shapes.y - cells.p - cells.q * shapes.x
    vary = (np.abs(1.0 - share) * cells.ea + np.abs(1.0 + share) * cells.eb) / 2.0
    low, high = above - vary, above + vary
    crossed = np.minimum(low.max(axis=0), -high.min(axis=0)) + RHO
    missed = np.maximum(low.min(axis=0), -high.max(axis=0)) - RHO
    return crossed, missed


def _oval_sides(cells: Cells, shapes: Shapes) -> tuple[Floats, Floats]:
    x, y = shapes.x[0], shapes.y[0]
    reach = np.sqrt(shapes.syy - 2.0 * cells.q * shapes.sxy + cells.q**2 * shapes.sxx)
    slope = (cells.q * shapes.sxx - shapes.sxy) / reach
    middle = y - cells.p - cells.q * x
    low = middle + reach - _vary(cells, x - slope)
    high = middle - reach + _vary(cells, x + slope)
    gap_above, gap_below = np.full(len(cells), np.inf), np.full(len(cells), np.inf)
    for da, db in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        ya, yb = cells.ya + da * cells.ea, cells.yb + db * cells.eb
        q = (yb - ya) / (2.0 * cells.h)
        above = y - (ya + yb) / 2.0 - q * x
        reach = np.sqrt(shapes.syy - 2.0 * q * shapes.sxy + q * q * shapes.sxx)
        gap_above, gap_below = np.minimum(gap_above, above - reach), np.minimum(gap_below, -above - reach)
    return np.minimum(low, -high) + RHO, np.maximum(gap_above, gap_below) - RHO


def _vary(cells: Cells, x: Floats) -> Floats:
    """Return how far the lines of each cell spread at x."""
    share = x / cells.h
    return np.asarray((np.abs(1.0 - share) * cells.ea + np.abs(1.0 + share) * cells.eb) / 2.0)


def line_chords(lines: Cells, shapes: Shapes) -> tuple[Floats, Floats, Floats]:
    """Return where lines, cells of size 0, enter and leave the outlines, and the gap they keep from them,
    f8[N] each: what `chords` and `sides` bound for larger cells.
    """
    p, q = lines.p, lines.q
    curved = np.flatnonzero(shapes.ab > 0.0)
    if 0 < len(curved) == len(lines):
        return _oval_crossing(p, q, shapes)
    found = _polygon_crossing(p, q, shapes)
    if len(curved):
        exact = _oval_crossing(p[curved], q[curved], shapes.at(curved))
        for column, ours in zip(found, exact, strict=True):
            column[curved] = ours
    return found


def _polygon_crossing(p: Floats, q: Floats, shapes: Shapes) -> tuple[Floats, Floats, Floats]:
    above = shapes.y - p - q * shapes.x
    gap = np.maximum(above.min(axis=0), -above.max(axis=0)) - RHO
    rise, room = shapes.mx + shapes.my * q, shapes.off + RHO - shapes.my * p
    with np.errstate(divide="ignore", invalid="ignore"):
        reach = room / rise
    enter = np.where(rise < 0.0, reach, -_ENDLESS).max(axis=0)
    leave = np.where(rise > 0.0, reach, _ENDLESS).min(axis=0)
    left, right = shapes.x.min(axis=0) - TOL, shapes.x.max(axis=0) + TOL
    return np.maximum(enter, left), np.minimum(leave, right), gap


def _oval_crossing(p: Floats, q: Floats, shapes: Shapes) -> tuple[Floats, Floats, Floats]:
    offset = p + q * shapes.x[0] - shapes.y[0]
    lean = shapes.sxy - q * shapes.sxx
    square = shapes.syy - q * (shapes.sxy + lean)
    middle = shapes.x[0] + lean / square * offset
    half = shapes.ab * np.sqrt(np.maximum(square - offset * offset, 0.0)) / square
    return middle - half, middle + half, np.abs(offset) - np.sqrt(square) - RHO


def grazing(cells: Cells, shapes: Shapes) -> tuple[Floats, Floats]:
    """Return how far each middle line must slide, in y, to pass just above and just below the outline."""
    above = shapes.y - cells.p - cells.q * shapes.x
    reach = np.sqrt(np.maximum(shapes.syy - 2.0 * cells.q * shapes.sxy + cells.q**2 * shapes.sxx, 0.0))
    clear = RHO + _HAIR
    return above.max(axis=0) + reach + clear, above.min(axis=0) - reach - clear


def chords(cells: Cells, shapes: Shapes) -> tuple[Floats, Floats, Floats, Floats]:
    """Bound where the lines enter and leave: entry from, entry to, exit from, exit to, f8[N] each.

    Every line of the cell that crosses the outline enters and leaves within these bounds; where all lines
    cross, `entry to` <= x <= `exit from` is inside for all of them.
    """
    curved = np.flatnonzero(shapes.ab > 0.0)
    if 0 < len(curved) == len(cells):
        return _oval_chords(cells, shapes)
    bounds = _polygon_chords(cells, shapes)
    if len(curved):
        for bound, exact in zip(bounds, _oval_chords(cells.at(curved), shapes.at(curved)), strict=True):
            bound[curved] = exact
    return bounds


def _polygon_chords(cells: Cells, shapes: Shapes) -> tuple[Floats, Floats, Floats, Floats]:
    rise = shapes.mx + shapes.my * cells.q
    room = shapes.off + RHO - shapes.my * cells.p
    spread = np.abs(shapes.my)
    exit_from, exit_to = _ends(rise, room, spread * cells.dq, spread * cells.dp)
    entry_to, entry_from = _ends(-rise, room, spread * cells.dq, spread * cells.dp)
    left, right = shapes.x.min(axis=0) - TOL, shapes.x.max(axis=0) + TOL
    return (
        np.maximum(-entry_from, left),
        np.minimum(-entry_to, right),
        np.maximum(exit_from, left),
        np.minimum(exit_to, right),
    )


def _ends(rise: Floats, room: Floats, vary_rise: Floats, vary_room: Floats) -> tuple[Floats, Floats]:
    """Bound the least of room / rise over the sides with positive rise, from below and from above."""
    steep, flat = rise + vary_rise, rise - vary_rise
    least, most = room - vary_room, room + vary_room
    with np.errstate(divide="ignore", invalid="ignore"):
        from_ = np.where(least >= 0.0, least / steep, np.where(flat > 0.0, least / flat, -_ENDLESS))
        to = np.where(most >= 0.0, most / flat, most / steep)
    low = np.where(steep > 0.0, from_, _ENDLESS).min(axis=0)
    high = np.where(flat > 0.0, to, _ENDLESS).min(axis=0)
    return np.asarray(low), np.asarray(high)


def _oval_chords(cells: Cells, shapes: Shapes) -> tuple[Floats, Floats, Floats, Floats]:
    x, q, dq = shapes.x[0], cells.q, cells.dq
    offset = cells.p + q * x - shapes.y[0]
    off = np.abs(offset)
    vary = cells.dp + dq * np.abs(x)
    square = shapes.syy - 2.0 * q * shapes.sxy + q * q * shapes.sxx
    change = 2.0 * np.abs(q * shapes.sxx - shapes.sxy) * dq
    low2 = np.maximum(square - change, shapes.ab**2 / shapes.sxx)  # the least value over all slopes
    high2 = square + change + dq * dq * shapes.sxx
    lean, vary_lean = shapes.sxy - q * shapes.sxx, dq * shapes.sxx
    least, most = _product(lean, vary_lean, 1.0 / high2, 1.0 / low2)
    shift_low, shift_high = _product(offset, vary, least, most)
    near, far = np.maximum(off - vary, 0.0), off + vary
    short = shapes.ab * np.sqrt(np.maximum(low2 - far * far, 0.0)) / high2
    long = shapes.ab * np.sqrt(np.maximum(high2 - near * near, 0.0)) / low2
    short = np.where(cells.dp > 0.0, short, long)
    return x + shift_low - long, x + shift_high - short, x + shift_low + short, x + shift_high + long


def _product(middle: Floats, vary: Floats, low: Floats, high: Floats) -> tuple[Floats, Floats]:
    """Bound the product of the intervals middle ± vary and [low, high]."""
    ends = [(middle + sign * vary) * factor for sign in (-1.0, 1.0) for factor in (low, high)]
    return np.minimum.reduce(ends), np.maximum.reduce(ends)
