"""Where a place may be chosen, found out by trying: a picture for the eye, in which nothing is decided."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Board

Ring = tuple[Point, ...]

_COLUMNS = 24  # of the longer side of the table
_HALVINGS = 5  # of a stretch on which what will do begins
_Node = tuple[int, int]
_Edge = tuple[_Node, _Node]


def lawful_rings(
    will_do: Callable[[Point], bool], board: Board, cancelled: Callable[[], bool] = lambda: False
) -> tuple[Ring, ...]:
    """Return the rings about all that will do on the table; none where nothing or everything will.

    Tried are some hundred places: what is smaller than the gaps between them may be missed.
    """
    grid = _Grid(will_do, board)
    for node in grid.nodes():
        if cancelled():
            return ()
        grid.try_at(node)
    return () if grid.is_plain else tuple(grid.rings())


class _Grid:
    """Nodes in rows and columns with one more all around that will never do, so that every ring closes."""

    def __init__(self, will_do: Callable[[Point], bool], board: Board) -> None:
        self._will_do = will_do
        step = max(board.width, board.height) / _COLUMNS
        self._xs, self._ys = _places(board.width, step), _places(board.height, step)
        self._known: dict[_Node, bool] = {}
        self._crossings: dict[_Edge, Point] = {}

    def nodes(self) -> Iterator[_Node]:
        """Return all nodes that have to be tried."""
        columns, rows = range(1, len(self._xs) - 1), range(1, len(self._ys) - 1)
        return ((column, row) for row in rows for column in columns)

    def try_at(self, node: _Node) -> None:
        """Try the place of a node."""
        self._known[node] = self._will_do(self._at(node))

    @property
    def is_plain(self) -> bool:
        """Whether all nodes that were tried are alike."""
        return len(set(self._known.values())) < 2

    def _at(self, node: _Node) -> Point:
        return self._xs[node[0]], self._ys[node[1]]

    def rings(self) -> Iterator[Ring]:
        """Follow the edge of what will do, ring by ring."""
        follows = {start: end for cell in self._cells() for start, end in _ends(cell, self._known)}
        while follows:
            start = edge = next(iter(follows))
            found = []
            while edge in follows:
                found.append(self._crossing(edge))
                edge = follows.pop(edge)
            if edge == start and len(found) > 2:
                yield tuple(found)

    def _cells(self) -> Iterator[tuple[_Node, ...]]:
        for row, below in pairwise(range(len(self._ys))):
            for column, right in pairwise(range(len(self._xs))):
                yield (column, row), (right, row), (right, below), (column, below)

    def _crossing(self, edge: _Edge) -> Point:
        """Return the place between two nodes at which what will do begins."""
        good, bad = edge
        inside, outside = self._at(good), self._at(bad)
        if bad not in self._known:  # beyond what was tried
            return outside
        for _ in range(_HALVINGS):
            middle = (inside[0] + outside[0]) / 2.0, (inside[1] + outside[1]) / 2.0
            if self._will_do(middle):
                inside = middle
            else:
                outside = middle
        return inside


def _places(length: float, step: float) -> list[float]:
    """Return places from one end to the other, both ends twice: those beyond them stand there too."""
    count = max(1, round(length / step))
    return [0.0, *(length * n / count for n in range(count + 1)), length]


def _ends(corners: Sequence[_Node], known: dict[_Node, bool]) -> Iterator[tuple[_Edge, _Edge]]:
    """Yield how the edge of what will do goes through a cell: from one side of it to another.

    Where opposite corners will do, each is cut off on its own. An edge is named by the corner that will do
    and the one that will not.
    """
    good = [known.get(corner, False) for corner in corners]
    for number in range(4):
        before = (number - 1) % 4
        if not good[before] and good[number]:  # what will do begins here, going round the cell
            last = number
            while good[(last + 1) % 4] and last < number + 3:
                last += 1
            begin = corners[number], corners[before]
            yield begin, (corners[last % 4], corners[(last + 1) % 4])
