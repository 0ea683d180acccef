"""The figures of a grid in steps, for a picture with a legend: which step each node is in, and its words."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from battlefield.app.checks.fairness import Fairness, Grid
from battlefield.geometry.kernel.tolerance import TOL

_FIFTHS = ("≤20 %", "≤40 %", "≤60 %", "≤80 %", "more")
NONE = -1  # the step of nodes that get no colour


@dataclass(frozen=True, slots=True)
class Steps:
    """A grid's picture: the step of each node row by row, NONE for a clear one, and of each step its words.

    `strengths` tell from 0 to 1 how strongly a step is coloured.
    """

    grid: Grid
    of_node: tuple[int, ...]
    words: tuple[str, ...]
    strengths: tuple[float, ...]

    @property
    def title(self) -> str:
        """What is shown, and of which side."""
        return f"{self.grid.side}: {self.grid.title}"


def steps_of(grid: Grid) -> Steps:
    """Sort the nodes of a grid into steps: turns, or fifths of a share."""
    return _fifths(grid) if grid.is_share else _turns(grid)


def all_steps(found: Fairness) -> tuple[Steps, ...]:
    """Return the pictures of a fairness, those of one figure side by side."""
    titles = tuple(dict.fromkeys(grid.title for grid in found.grids))
    return tuple(steps_of(grid) for title in titles for grid in found.grids if grid.title == title)


def _turns(grid: Grid) -> Steps:
    most = int(grid.most)
    words = ("deploys there", *(f"turn {turn}" for turn in range(1, most + 1)))
    of_node = tuple(NONE if value is None else int(value) for value in grid.values)
    return Steps(grid, of_node, words, _strengths(range(most + 1, 0, -1)))


def _fifths(grid: Grid) -> Steps:
    of_node = tuple(_fifth(value) for value in grid.values)
    return Steps(grid, of_node, _FIFTHS, _strengths(range(1, len(_FIFTHS) + 1)))


def _fifth(value: float | None) -> int:
    return NONE if not value else min(4, max(0, ceil(5.0 * value - TOL) - 1))


def _strengths(ranks: Sequence[int]) -> tuple[float, ...]:
    return tuple(rank / max(ranks) for rank in ranks)
