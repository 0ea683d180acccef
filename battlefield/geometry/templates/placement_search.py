"""The best place for a template: where the weights of the bases it covers add up to the most, with proof.

Cells of placements are measured, bounded and split in thirds. A cell is dropped once no placement in it can
beat the best one found, so what remains in the end bounds the best possible value. Splitting in thirds keeps
every cell's middle, hence each placement on a grid of 0.1 inch and 2 degrees is either measured or beaten.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf, radians

import numpy as np

from battlefield.geometry.convex.polygons import template_hull
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Circle, Point, Template, TemplateKind
from battlefield.geometry.kernel.template_table import TemplateRow
from battlefield.geometry.templates.heatmap import weighed
from battlefield.geometry.templates.placement_cells import (
    Aim,
    Bounds,
    Cells,
    Pose,
    Region,
    bounded,
    gathered,
    roots,
)
from battlefield.geometry.templates.placement_room import roomiest

Progress = Callable[[float, float], None]

_SIDE, _SPIN = 2.7, 18.0  # thirds of them lead to 0.1 inch and 2 degrees
_FINE_SIDE, _FINE_SPIN = 0.1 + 1e-9, 2.0 + 1e-9
_LEAF = 2e-7  # cells this small are below the tolerance
_ALIKE = 1e-9  # values this near are equal
_BATCH = 1024  # cells split at once
_DIVE, _DIVE_LEVELS = 48, 12
_MOST_FINE = 60_000  # cells looked at below the grid before the proof is given up


@dataclass(frozen=True, slots=True, eq=False)
class BestPlacement:
    """The best placement found, the `value` it covers, and the indices of the bases it covers.

    No placement in the region covers more than `most`; the value is `proven` best where the two are equal.
    Placed off by less than `slack` inches, the template covers at least as much (infinite where nothing can
    be lost). `measured` counts the cells of placements that were looked at.
    """

    at: Point
    bearing: float
    value: float
    slack: float
    covered: tuple[int, ...]
    most: float
    measured: int

    @property
    def proven(self) -> bool:
        """Whether no placement covers more."""
        return self.most <= self.value + _ALIKE

    @staticmethod
    def search(
        kind: TemplateKind,
        size: float,
        bases: Bases,
        weights: Sequence[float] | Floats,
        bearings: Sequence[float] | None = None,
        board: tuple[float, float] | None = None,
        within: Circle | None = None,
        wholly: bool = False,
        cancelled: Callable[[], bool] | None = None,
        progress: Progress | None = None,
    ) -> "BestPlacement":
        """Find where a template's bases weigh the most, by branch and bound; weights f8[N] may be negative.

        Margins change by no more than an inch per inch of a template's move, which bounds what a cell can
        hold. Its reference point may stand on a board of (width, height) inches, `within` a disc, or
        anywhere. Bearings in degrees are tried as given, or all (None). Of equal placements found, the one of
        least y, x and bearing leads to the answer. No place in the region is a ValueError; StoppedError ends
        the work soon after `cancelled` answers true. `progress` hears now and then the best value found and
        the most that any placement may still cover: they meet where the value is proven.
        """
        worth = weighed(weights)
        aim = Aim.of(template_hull(kind, size), bases, worth, wholly, Region(board, within))
        turns, spin = _turns(kind, bearings)
        search = _Search(aim, cancelled, progress)
        search.run(roots(aim, _SIDE, turns, spin))
        if search.place is None:
            raise ValueError("no place is both on the board and within the disc")
        return _answer(search, search.place, spin > 0.0, bases, worth)

    @staticmethod
    def nudge(
        template: Template,
        bases: Bases,
        weights: Sequence[float] | Floats,
        reach: float = 2.0,
        wholly: bool = False,
        cancelled: Callable[[], bool] | None = None,
    ) -> "BestPlacement":
        """Find where a template's weights add up to the most after a move of up to `reach` inches, unturned.

        A template that cannot gain stays. StoppedError ends the work soon after `cancelled` answers true.
        """

        def within(radius: float) -> BestPlacement:
            disc, turn = Circle(template.at, radius), [template.bearing]
            return BestPlacement.search(
                template.kind, template.size, bases, weights, turn, None, disc, wholly, cancelled
            )

        best, here = within(reach), within(0.0)
        if here.value < best.value - _ALIKE:
            return best
        return replace(here, most=best.most, measured=best.measured + here.measured)


def _turns(kind: TemplateKind, bearings: Sequence[float] | None) -> tuple[Floats, float]:
    """Return the bearings of the first cells and how many degrees each stands for."""
    if not TemplateRow.of(kind).is_turned:
        return np.zeros(1), 0.0
    if bearings is None:
        return np.arange(0.0, 360.0, _SPIN), _SPIN
    return np.array(bearings, dtype=np.float64).reshape(-1), 0.0


class _Search:
    """One search: the best placement so far, and a bound on every cell that was given up."""

    def __init__(self, aim: Aim, cancelled: Callable[[], bool] | None, progress: Progress | None) -> None:
        self.aim, self.cancelled, self.progress = aim, cancelled, progress
        self.most, self.measured, self.value = -inf, 0, -inf
        self.place: Pose | None = None

    def run(self, first: Iterator[Cells]) -> None:
        """Look at all cells, those of the highest bounds first."""
        bounds = self._look(first)
        self._dive(bounds)
        waiting, fine = [bounds], 0
        while waiting:
            self._tell(waiting)
            cells = self._promising(waiting.pop())
            fine += len(cells.cells) if _is_fine(cells.cells) else 0
            if _is_leaf(self.aim, cells.cells) or (fine > _MOST_FINE and _is_fine(cells.cells)):
                self.most = max(self.most, float(np.max(cells.most, initial=-inf)))
                continue
            waiting += [self._look(batch.thirds(self.aim.arm)) for batch in _batches(cells)]
        self.most = max(self.most, self.value)
        self._tell([])

    def _tell(self, waiting: list[Bounds]) -> None:
        """Say how far the best value is from the most that what waits may still hold."""
        if self.progress is not None and self.place is not None:
            open_ = (float(np.max(bounds.most, initial=-inf)) for bounds in waiting)
            self.progress(self.value, max(self.value, self.most, *open_, -inf))

    def _look(self, portions: Iterator[Cells]) -> Bounds:
        found = []
        for cells in portions:
            unless_stopped(self.cancelled)
            found.append(bounded(self.aim, cells))
            self.measured += len(cells)
            self._remember(found[-1])
        return gathered(found)

    def _dive(self, bounds: Bounds) -> None:
        """Follow the most promising cells to the bottom, to have a good placement to beat."""
        for _ in range(_DIVE_LEVELS):
            bounds = self._promising(bounds)
            order = np.lexsort((np.arange(len(bounds.most)), -bounds.value, -bounds.most))
            if not len(order):
                return
            bounds = self._look(bounds.cells.kept(np.sort(order[:_DIVE])).thirds(self.aim.arm))

    def _promising(self, bounds: Bounds) -> Bounds:
        """Drop the cells that cannot beat the best value."""
        rows = np.flatnonzero(bounds.most > self.value + _ALIKE)
        x, y, value, most = (column[rows] for column in (bounds.x, bounds.y, bounds.value, bounds.most))
        return Bounds(bounds.cells.kept(rows), x, y, bounds.allowed[rows], value, most)

    def _remember(self, found: Bounds) -> None:
        allowed = np.flatnonzero(found.allowed)
        if not len(allowed):
            return
        top = float(found.value[allowed].max())
        if top < self.value - _ALIKE:
            return
        rows = allowed[found.value[allowed] >= top - _ALIKE]
        turn = found.cells.turn[rows] % 360.0
        first = np.lexsort((turn, found.x[rows], found.y[rows]))[0]
        place = (float(found.x[rows[first]]), float(found.y[rows[first]]), float(turn[first]))
        if self.place is None or top > self.value + _ALIKE or _order(place) < _order(self.place):
            self.place = place
        self.value = max(self.value, top)


def _order(pose: Pose) -> Pose:
    x, y, turn = pose
    return y, x, turn


def _is_fine(cells: Cells) -> bool:
    """Return whether the middles of such cells hold the whole grid that no answer may fall behind."""
    return cells.side <= _FINE_SIDE and cells.spin <= _FINE_SPIN


def _is_leaf(aim: Aim, cells: Cells) -> bool:
    return cells.side + radians(cells.spin) * aim.arm <= _LEAF


def _batches(bounds: Bounds) -> list[Cells]:
    """Cut cells into batches, the most promising last."""
    order = np.lexsort((np.arange(len(bounds.most)), bounds.value, bounds.most))
    starts = range(0, len(order), _BATCH)
    return [bounds.cells.kept(np.sort(order[start : start + _BATCH])) for start in starts]


def _answer(search: _Search, place: Pose, turns: bool, bases: Bases, weights: Floats) -> BestPlacement:
    """Move the best placement to where it has the most room, and say what it covers there."""
    pose, slack = roomiest(search.aim, place, turns, search.cancelled)
    everybody = replace(search.aim, bases=bases, weights=weights)
    covered = np.flatnonzero(everybody.counts(everybody.measure_all(pose)))
    value = float(np.sum(weights[covered]))
    most = value if search.most <= search.value + _ALIKE else search.most
    return BestPlacement(pose[:2], pose[2], value, slack, tuple(covered.tolist()), most, search.measured)
