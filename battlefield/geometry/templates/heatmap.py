"""How much a template covers from every node of a grid over the board, with or without scatter, to be shown.

Each base adds its weight along one interval of every row: once at the interval's start, taken away past its
end, and a running sum along the rows gives the map. A landing shifts the intervals by its offset, exactly.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from math import floor
from typing import ClassVar, Literal

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.bases import Bases, Group
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Point, Template, TemplateKind
from battlefield.geometry.templates.cover_chains import Chain, chain
from battlefield.geometry.templates.cover_rows import Footprint, row_ends
from battlefield.geometry.templates.scatter_dice import MOST_WAYS
from battlefield.geometry.templates.scattering import Landings, ScatterRule, Weights, landings

Mode = Literal["partly", "wholly"]

GRAIN = 1000  # weights are counted in whole thousandths, so that sums of them are exact
_CLOSED_BLOCK, _NEWTON_BLOCK = 32768, 2048  # rows of bases between two looks at `cancelled`
_SAME_PHASE = 1e-9


@dataclass(frozen=True, slots=True)
class Best:
    """The node of the highest value, in inches."""

    at: Point
    value: float


@dataclass(frozen=True, slots=True, eq=False)
class HeatMap:
    """The mean weight that a template covers when aimed at (xs[i], ys[j]): values[j, i], f8[ny, nx]."""

    values: Floats
    xs: Floats
    ys: Floats
    step: float
    TOP: ClassVar[int] = 255  # the highest level
    MIDDLE: ClassVar[int] = 128  # the level of zero where values can be negative

    @property
    def limits(self) -> tuple[float, float]:
        """The lowest and the highest value, at most and at least 0."""
        return float(self.values.min(initial=0.0)), float(self.values.max(initial=0.0))

    @property
    def levels(self) -> bytes:
        """The values as one level per node, row by row.

        Where no value is negative, level 0 stands for nothing and 1 to 255 rise to the highest value.
        Otherwise zero is in the middle at 128, and 1 and 255 stand for the same distance below and above it;
        level 0 is not used.
        """
        low, high = self.limits
        if low < 0.0:
            far = max(-low, high)
            scaled = np.rint(self.MIDDLE + self.values * ((self.TOP - self.MIDDLE) / far))
            return bytes(scaled.astype(np.uint8).tobytes())
        if high <= 0.0:
            return bytes(self.values.size)
        return bytes(np.ceil(self.values * (self.TOP / high)).clip(0.0, self.TOP).astype(np.uint8).tobytes())

    @property
    def best(self) -> Best:
        """The highest value, in the middle of the widest field of equal ones; a first 0 where none gains."""
        most = float(self.values.max())
        left = self.values == most
        if most <= 0.0:
            left = np.arange(left.size).reshape(left.shape) == int(np.argmax(left))
        while (inner := _inside(left)).any():
            left = inner
        rows, columns = np.nonzero(_first_field(left))
        away = np.hypot(rows - rows.mean(), columns - columns.mean())
        nearest = int(np.argmin(away))
        j, i = int(rows[nearest]), int(columns[nearest])
        return Best((float(self.xs[i]), float(self.ys[j])), float(self.values[j, i]))

    def value_at(self, at: Point) -> float | None:
        """Return the value of the node nearest to a place, or None beyond half a step outside the map."""
        i, j = (floor(part / self.step + 0.5) for part in at)
        if not (0 <= i < len(self.xs) and 0 <= j < len(self.ys)):
            return None
        return float(self.values[j, i])

    @staticmethod
    def of(
        template: Template,
        bases: Bases,
        weights: Sequence[float],
        board: tuple[float, float],
        step: float,
        rule: ScatterRule | None,
        wholly: bool,
        progress: Callable[[float], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> "HeatMap":
        """Map the expected weight of what a template covers, at nodes `step` inches apart: values f8[ny, nx].

        The board is (width, height) in inches; `rule` scatters the template. The method is `heat_map`'s, in
        whole thousandths: where weights cancel out the map is exactly 0.
        """
        whole = np.rint(weighed(weights) * GRAIN)
        mode: Mode = "wholly" if wholly else "partly"
        kind, size, bearing = template.kind, template.size, template.bearing
        found = heat_map(kind, size, bearing, bases, whole, board, step, rule, progress, cancelled, mode)
        return HeatMap(found.values / GRAIN, found.xs, found.ys, found.step)


def _inside(flags: Flags) -> Flags:
    """Keep the nodes all of whose neighbours are kept."""
    wide = np.pad(flags, 1)
    found = flags & wide[:-2, 1:-1] & wide[2:, 1:-1] & wide[1:-1, :-2] & wide[1:-1, 2:]
    return np.asarray(found)


def _first_field(flags: Flags) -> Flags:
    """Keep the first node, row by row, and all that hang together with it."""
    field = np.zeros_like(flags)
    field.flat[int(np.argmax(flags))] = True
    while True:
        wide = np.pad(field, 1)
        grown = field | wide[:-2, 1:-1] | wide[2:, 1:-1] | wide[1:-1, :-2] | wide[1:-1, 2:]
        grown &= flags
        if (grown == field).all():
            return field
        field = grown


@dataclass(frozen=True, slots=True, eq=False)
class _Grid:
    """A difference array over nodes 0, step, 2 step, ...; each row has one place more than nodes.

    Whole numbers are counted in integers, which add up faster.
    """

    step: float
    nx: int
    ny: int
    change: Floats | Weights

    @classmethod
    def over(cls, board: tuple[float, float], step: float, whole: bool) -> "_Grid":
        nx, ny = (floor(length / step + 1e-9) + 1 for length in board)
        size = ny * (nx + 1)
        return cls(step, nx, ny, np.zeros(size, dtype=np.int64) if whole else np.zeros(size))


@dataclass(frozen=True, slots=True, eq=False)
class _Phase:
    """Landings whose rows lie equally far past grid rows: `shift` rows and `dx` inches, each of a weight."""

    past: float
    shift: Ints
    dx: Floats
    weight: Weights


@dataclass(frozen=True, slots=True, eq=False)
class _Block:
    """Bases of one kind, and the sides of all places from which each is covered, where they are known."""

    group: Group
    chain: Chain | None


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
    footprint, weights = Footprint.of(kind, size, bearing, mode == "wholly"), np.asarray(weights, np.float64)
    falls = landings(outcomes) if outcomes else Landings(np.zeros((1, 2)), np.ones(1, dtype=np.int64), 1)
    grid, phases = _Grid.over(board, step, _are_whole(weights, falls.denominator)), _phases(falls, step)
    groups = bases.take(np.flatnonzero(weights)).groups()
    weights = weights[np.flatnonzero(weights)]
    blocks = [block for group in groups for block in _blocks(footprint, group, step)]
    for done, (phase, block) in enumerate(product(phases, blocks), 1):
        unless_stopped(cancelled)
        _deposit(grid, _spans(footprint, block, weights, step, phase.past), phase)
        if progress is not None:
            progress(done / (len(phases) * len(blocks)))
    return _summed(grid, falls.denominator)


def weighed(weights: Sequence[float] | Floats) -> Floats:
    """Lay the weights of N bases out as the kernel's array, f8[N], to the thousandth."""
    return np.asarray(np.rint(np.array(weights, dtype=np.float64).reshape(-1) * GRAIN) / GRAIN)


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
        found.append(
            _Phase(past, shift[members].astype(np.intp), falls.at[members, 0], falls.weight[members])
        )
    return found


def _blocks(footprint: Footprint, group: Group, step: float) -> list[_Block]:
    """Cut bases of one kind into blocks, each with the sides of its places where they are known."""
    tall = footprint.extent(group, 0.0, 1.0) + footprint.extent(group, 0.0, -1.0)
    closed = not footprint.wholly or footprint.closed_radius(group) is not None
    most = _CLOSED_BLOCK if closed else _NEWTON_BLOCK
    number = np.cumsum(np.maximum(tall / step, 1.0)) // most
    parts = (group.at(np.flatnonzero(number == block)) for block in np.unique(number).tolist())
    return [_Block(part, chain(footprint, part)) for part in parts]


def _spans(footprint: Footprint, block: _Block, weights: Floats, step: float, past: float) -> _Spans:
    """Return a block's intervals on the rows `past` inches below the grid's."""
    group = block.group
    first = np.ceil((group.y - footprint.extent(group, 0.0, 1.0) - past) / step).astype(np.intp)
    last = np.floor((group.y + footprint.extent(group, 0.0, -1.0) - past) / step).astype(np.intp)
    last = np.maximum(last, first - 1)
    count = last - first + 1
    which = np.repeat(np.arange(len(count)), count)
    row = np.arange(len(which)) - (np.cumsum(count) - count - first)[which]
    if block.chain is not None:
        x0, x1 = block.chain.ends(first, last, step, past)
    else:
        x0, x1 = row_ends(footprint, group.at(which), row * step + past)
    there = np.flatnonzero((x0 <= x1) & np.isfinite(x0) & np.isfinite(x1))
    return _Spans(row[there], x0[there], x1[there], weights[group.index[which[there]]])


def _deposit(grid: _Grid, spans: _Spans, phase: _Phase) -> None:
    """Add the intervals, shifted back by every landing of the phase, to the difference array."""
    worth, nodes = spans.weight.astype(grid.change.dtype), grid.nx
    for shift, dx, weight in zip(phase.shift.tolist(), phase.dx.tolist(), phase.weight.tolist(), strict=True):
        row = spans.row - shift
        kept = np.flatnonzero((row >= 0) & (row < grid.ny))
        start, some = row[kept] * (nodes + 1), weight * worth[kept]
        first = np.clip(np.ceil((spans.x0[kept] - dx) / grid.step), 0, nodes)
        beyond = np.clip(np.floor((spans.x1[kept] - dx) / grid.step) + 1.0, first, nodes)
        np.add.at(grid.change, start + first.astype(np.intp), some)
        np.add.at(grid.change, start + beyond.astype(np.intp), -some)


def _are_whole(weights: Floats, most: int) -> bool:
    """Return whether weights are whole numbers, whose sums, so many times each, can be counted."""
    return bool(np.all(weights == np.rint(weights))) and float(np.abs(weights).sum()) * most < MOST_WAYS
