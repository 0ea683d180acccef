"""Where who arrives late comes onto the table: at the entry edges that a scenario draws for its side."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, hypot

from battlefield.geometry.convex import extent
from battlefield.geometry.distance import is_near_lines, picture_around
from battlefield.geometry.kernel.shapes import PlacedBase, Point, Polygon
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.muster import deployment_zones
from battlefield.rules.scene.contents import Board
from battlefield.rules.table import layout

_LONG = 12.0  # inches of a slanted line that one box is put about
_SPARE, _STEP = 0.1, 1.0  # inches between bases, and between layouts

Stretch = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Entrance:
    """Lines at which bases come in: each touches one, or lies wholly within `reach` inches of them."""

    lines: tuple[tuple[Point, ...], ...]
    reach: float
    name: str = "entry edge"

    def holds(self, base: PlacedBase) -> bool:
        """Return whether a base may come in where it lies."""
        return is_near_lines(base, self.lines, self.reach)

    def area(self, board: Board) -> tuple[Polygon, ...]:
        """Return where on the table bases come in as polygons, for a picture."""
        return picture_around(self.lines, self.reach, board.width, board.height)

    @property
    def words(self) -> str:
        """Say where bases have to lie."""
        touching = f"in contact with the {self.name}"
        return f"{touching}, or wholly within {self.reach:g} in of it" if self.reach else touching

    def boxes(self, board: Board, room: float) -> Iterator[Box]:
        """Yield boxes on the table along the lines, wide enough for bases that need some room."""
        far = max(self.reach, room)
        for piece in self._pieces():
            box = Box.about(piece)
            yield Box(
                max(0.0, box.left - far),
                max(0.0, box.top - far),
                min(board.width, box.right + far),
                min(board.height, box.bottom + far),
            )

    def _pieces(self) -> Iterator[Stretch]:
        for (x, y), (u, v) in self._stretches():
            parts = 1 if x == u or y == v else ceil(hypot(u - x, v - y) / _LONG)
            ends = [(x + (u - x) * n / parts, y + (v - y) * n / parts) for n in range(parts + 1)]
            yield from pairwise(ends)

    def _stretches(self) -> Iterator[Stretch]:
        return (ends for line in self.lines for ends in pairwise(line) if ends[0] != ends[1])

    def lined_up(self, figures: Sequence[Figure], board: Board) -> Iterator[tuple[Placed, ...]]:
        """Yield layouts side by side in contact with a line, on its one side and on the other.

        They look the way in which the middle of the table lies.
        """
        for (x, y), (u, v) in self._stretches():
            far = hypot(u - x, v - y)
            way = (u - x) / far, (v - y) / far
            look = deployment_zones.inward(board, ((x + u) / 2.0, (y + v) / 2.0))
            turned = [layout.facing(figure, look) for figure in figures]
            long = sum(2.0 * extent(layout.base_of(figure.model), way) + _SPARE for figure in turned)
            for number in range(max(1, ceil((far - long) / _STEP) + 1)):
                for side in ((way[1], -way[0]), (-way[1], way[0])):
                    yield _row(turned, (x + way[0] * number * _STEP, y + way[1] * number * _STEP), way, side)


def entrance(state: State, side: str, reach: float) -> Entrance | None:
    """Give where a side's late units come in, `reach` inches deep; None without an entry edge of its own."""
    lines = tuple(entry.points for entry in state.entries if entry.side in ("", side))
    return Entrance(lines, reach) if lines else None


def _row(figures: Sequence[Figure], start: Point, way: Point, side: Point) -> tuple[Placed, ...]:
    """Put bases in a row from a point on, each touching the line through it from one side, as they look."""
    found, along = [], 0.0
    for figure in figures:
        base = layout.base_of(figure.model)
        half, off = extent(base, way), extent(base, side)
        along += half
        at = start[0] + way[0] * along + side[0] * off, start[1] + way[1] * along + side[1] * off
        found.append(Placed(figure.id, (grained(at[0]), grained(at[1])), facing=figure.model.facing))
        along += half + _SPARE
    return tuple(found)
