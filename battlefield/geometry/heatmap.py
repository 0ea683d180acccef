"""How much a template covers from every node of a grid over the board, with or without scatter.

Each base adds its weight along one interval of every row: once at the interval's start, taken away past its
end, and a running sum along the rows gives the map. A landing shifts the intervals by its offset, exactly.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import floor
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.bases import Bases, Group, Ints
from battlefield.geometry.cover_rows import Footprint, row_ends
from battlefield.geometry.scatter import Landings, ScatterRule, landings
from battlefield.geometry.shapes import TemplateKind
from battlefield.geometry.stopped import unless_stopped

Floats = NDArray[np.float64]
Mode = Literal["partly", "wholly"]

_CLOSED_BLOCK, _NEWTON_BLOCK = 32768, 2048  # rows of bases between two looks at `cancelled`
_SAME_PHASE = 1e-9


@dataclass(frozen=True, slots=True, eq=False)
class HeatMap:
    """The mean weight that a template covers when aimed at (xs[i], ys[j]): values[j, i], f8[ny, nx]."""

    values: Floats
    xs: Floats
    ys: Floats
    step: float


@dataclass(frozen=True, slots=True, eq=False)
class _Grid:
    """A difference array over nodes 0, step, 2 step, ...; each row has one place more than nodes."""

    step: float
    nx: int
    ny: int
    change: Floats

    @classmethod
    def over(cls, board: tuple[float, float], step: float) -> "_Grid":
        nx, ny = (floor(length / step + 1e-9) + 1 for length in board)
        return cls(step, nx, ny, np.zeros(ny * (nx + 1)))


@dataclass(frozen=True, slots=True, eq=False)
class _Phase:
    """Landings whose rows lie equally far past grid rows: `shift` rows and `dx` inches, each of a weight."""

    past: float
    shift: Ints
    dx: Floats
    weight: Floats


@dataclass(frozen=True, slots=True, eq=False)
class _Spans:
    """Intervals x0 to x1 on grid rows, in which a template covers some base of that weight."""

    row: Ints
    x0: Floats
    x1: Floats
    weight: Floats


def heat_map(
    kind: TemplateKind,
    size: float,
    bearing: float,
    bases: Bases,
    weights: Floats,
    board: tuple[float, float],
    step: float = 0.25,
    outcomes: ScatterRule | None = None,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    mode: Mode = "partly",
) -> HeatMap:
    """Map the expected sum of the weights f8[N] of covered bases over a board of (width, height) inches.

    Equal to asking every node by itself; whole weights add up without rounding. `progress` hears shares from
    0 to 1; when `cancelled` answers true, StoppedError ends the work within a few hundredths of a second.
    """
    if not step > 0.0:
        raise ValueError(f"step {step}: expected more than 0 inches")
    grid, footprint = _Grid.over(board, step), Footprint.of(kind, size, bearing, mode == "wholly")
    falls = landings(outcomes) if outcomes else Landings(np.zeros((1, 2)), np.ones(1, dtype=np.int64), 1)
    phases, weights = _phases(falls, step), np.asarray(weights, dtype=np.float64)
    groups = bases.take(np.flatnonzero(weights)).groups()
    weights = weights[np.flatnonzero(weights)]
    for part, phase in enumerate(phases):
        for done, spans in _spans(footprint, groups, weights, grid.step, phase.past):
            unless_stopped(cancelled)
            _deposit(grid, spans, phase)
            if progress is not None:
                progress((part + done) / len(phases))
    return _summed(grid, falls.denominator)


def _summed(grid: _Grid, denominator: int) -> HeatMap:
    sums = grid.change.reshape(grid.ny, grid.nx + 1)
    np.cumsum(sums, axis=1, out=sums)
    xs, ys = (np.asarray(np.arange(count) * grid.step, dtype=np.float64) for count in (grid.nx, grid.ny))
    return HeatMap(sums[:, :-1] / denominator, xs, ys, grid.step)


def _phases(falls: Landings, step: float) -> list[_Phase]:
    """Sort landings by how far past a grid row they lead, so that each such set of rows is measured once."""
    rows = falls.at[:, 1] / step
    shift = np.floor(rows + _SAME_PHASE)
    key = np.round((rows - shift) / _SAME_PHASE).astype(np.int64)
    found = []
    for value in np.unique(key).tolist():
        members = np.flatnonzero(key == value)
        past = float(falls.at[members[0], 1] - shift[members[0]] * step)
        weight = falls.weight[members].astype(np.float64)
        found.append(_Phase(past, shift[members].astype(np.intp), falls.at[members, 0], weight))
    return found


def _spans(
    footprint: Footprint, groups: list[Group], weights: Floats, step: float, past: float
) -> Iterator[tuple[float, _Spans]]:
    """Give block by block the intervals on the rows `past` inches below the grid's, and the share done."""
    rows = [_rows(footprint, group, step, past) for group in groups]
    total, done = sum(len(which) for which, _ in rows), 0
    for group, (which, row) in zip(groups, rows, strict=True):
        block = _NEWTON_BLOCK if footprint.closed_radius(group) is None else _CLOSED_BLOCK
        for start in range(0, len(which), block):
            some, on = group.at(which[start : start + block]), row[start : start + block]
            x0, x1 = row_ends(footprint, some, np.asarray(on * step + past))
            there = np.flatnonzero((x0 <= x1) & np.isfinite(x0) & np.isfinite(x1))
            done += len(on)
            yield done / total, _Spans(on[there], x0[there], x1[there], weights[some.index[there]])


def _rows(footprint: Footprint, group: Group, step: float, past: float) -> tuple[Ints, Ints]:
    """Pair every base with every row (by number) from which the template may cover it."""
    first = np.ceil((group.y - footprint.extent(group, 0.0, 1.0) - past) / step).astype(np.intp)
    last = np.floor((group.y + footprint.extent(group, 0.0, -1.0) - past) / step).astype(np.intp)
    count = np.maximum(last - first + 1, 0)
    which = np.repeat(np.arange(len(count)), count)
    before = np.cumsum(count) - count
    return which, np.arange(len(which)) - before[which] + first[which]


def _deposit(grid: _Grid, spans: _Spans, phase: _Phase) -> None:
    """Add the intervals, shifted back by every landing of the phase, to the difference array."""
    for shift, dx, weight in zip(phase.shift.tolist(), phase.dx.tolist(), phase.weight.tolist(), strict=True):
        row = spans.row - shift
        first = np.maximum(np.ceil((spans.x0 - dx) / grid.step), 0.0)
        last = np.minimum(np.floor((spans.x1 - dx) / grid.step), grid.nx - 1.0)
        kept = np.flatnonzero((row >= 0) & (row < grid.ny) & (first <= last))
        start = row[kept] * (grid.nx + 1)
        worth = weight * spans.weight[kept]
        np.add.at(grid.change, start + first[kept].astype(np.intp), worth)
        np.add.at(grid.change, start + last[kept].astype(np.intp) + 1, -worth)
