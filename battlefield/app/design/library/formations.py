"""Bases in ranks, lines and columns, and as far apart as coherency lets them be."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Literal

from battlefield.app.desk.edits import rounded
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.convex import extent
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point
from battlefield.geometry.kernel.tolerance import is_within

Shape = Literal["ranks", "line", "column", "spread"]
SHAPE_WORDS: dict[Shape, str] = {
    "ranks": QT_TR_NOOP("Ranks"),
    "line": QT_TR_NOOP("One line"),
    "column": QT_TR_NOOP("One column"),
    "spread": QT_TR_NOOP("Spread as far as coherency allows"),
}
CLOSE, COHERENCY = 0.1, 2.0  # inches between bases side by side, and at most in a spread unit
_FILES = 5
_HALVINGS = 40


@dataclass(frozen=True, slots=True)
class Formation:
    """How bases stand to each other: so many in a row at most, with a gap in inches between neighbours."""

    shape: Shape = "ranks"
    files: int = _FILES
    gap: float = CLOSE

    @classmethod
    def usual(cls, shape: Shape) -> "Formation":
        """Return a formation with its usual gap."""
        return cls(shape, _FILES, COHERENCY if shape == "spread" else CLOSE)


def places(sizes: Sequence[BaseSize], formation: Formation) -> tuple[Point, ...]:
    """Return where bases stand about the middle of their formation, which faces up, its front row first."""
    if not sizes:
        return ()
    wide = max(2.0 * extent(PlacedBase(size, (0.0, 0.0)), (1.0, 0.0)) for size in sizes) + formation.gap
    deep = max(2.0 * extent(PlacedBase(size, (0.0, 0.0)), (0.0, 1.0)) for size in sizes) + formation.gap
    files, is_staggered = _files(len(sizes), formation), formation.shape == "spread"
    if is_staggered and len(sizes) > files:
        deep = _row_step(sizes, formation.gap, wide, deep)
    found = []
    for number in range(len(sizes)):
        row, file = divmod(number, files)
        in_row = min(files, len(sizes) - row * files)
        shift = wide / 2.0 if is_staggered and row % 2 else (files - in_row) * wide / 2.0
        found.append((file * wide + (0.0 if is_staggered and not row % 2 else shift), row * deep))
    x0, x1 = min(x for x, _ in found), max(x for x, _ in found)
    y0, y1 = min(y for _, y in found), max(y for _, y in found)
    return tuple(rounded((x - (x0 + x1) / 2.0, y - (y0 + y1) / 2.0)) for x, y in found)


def _files(count: int, formation: Formation) -> int:
    if formation.shape == "line":
        return count
    if formation.shape == "column":
        return 1
    if formation.shape == "spread":
        return ceil(count / 2) if count > 3 else count
    return max(1, min(formation.files, count))


def _row_step(sizes: Sequence[BaseSize], most: float, wide: float, deep: float) -> float:
    """Give the largest step between staggered rows at which no base is farther than the gap from its next."""
    pairs = {(one, other): None for one in dict.fromkeys(sizes) for other in dict.fromkeys(sizes)}

    def is_near(step: float) -> bool:
        return all(
            is_within(gap(PlacedBase(one, (0.0, 0.0)), PlacedBase(other, (wide / 2.0, step))).gap, most)
            for one, other in pairs
        )

    low, high = deep - most, deep
    for _ in range(_HALVINGS):
        middle = (low + high) / 2.0
        low, high = (middle, high) if is_near(middle) else (low, middle)
    return low
