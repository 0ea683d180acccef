"""Walls along the edge of a floor: they stand inside it, so that the ruin has the floor's outline."""

from collections.abc import Iterable
from itertools import pairwise

from battlefield.geometry.kernel.shapes import Point, Polygon, Strip
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.outlines import is_same_place, nearest_edge, rings_of
from battlefield.geometry.pieces import side_lines
from battlefield.geometry.pieces.boxes import box_of
from battlefield.geometry.pieces.terrain import contains_point
from battlefield.rules.scene.contents import Terrain

Line = tuple[Point, ...]


def inside_edge(line: Line, width: float, pieces: Iterable[Terrain]) -> Line:
    """Return the line of a wall whose outer face runs along the edge of a piece, or the line as it is."""
    along = _with_middles(line)
    floors = [piece.outline for piece in pieces if isinstance(piece.outline, Polygon)]
    floor = next((each for each in reversed(floors) if all(_is_on_edge(each, at) for at in along)), None)
    if floor is None or len(dict.fromkeys(line)) < 2:
        return line
    for side in side_lines(Strip(line, width)):
        if all(contains_point(floor, at) for at in _middles(side)):
            return side
    return line


def _middles(line: Line) -> list[Point]:
    return [((x0 + x1) / 2.0, (y0 + y1) / 2.0) for (x0, y0), (x1, y1) in pairwise(line)]


def _with_middles(line: Line) -> list[Point]:
    return [*line, *_middles(line)]


def _is_on_edge(outline: Polygon, at: Point) -> bool:
    box = box_of(outline)
    near = box.left - TOL <= at[0] <= box.right + TOL and box.top - TOL <= at[1] <= box.bottom + TOL
    found = nearest_edge(rings_of(outline), at) if near else None
    return found is not None and is_same_place(found[2], at)
