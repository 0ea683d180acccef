"""Places worth standing at: where a weapon just reaches, where a foe just does not, and behind cover."""

from collections.abc import Iterable, Iterator, Sequence
from math import hypot

from battlefield.geometry.kernel.shapes import Circle, Outline, Point
from battlefield.geometry.movement import WaysTo
from battlefield.geometry.outlines import middle, rings_of
from battlefield.rules.core.state import State
from battlefield.rules.table.table import pieces_of

_EDGE = 0.1  # inches to either side of an edge
_MOST_COVERS = 16


def at_edges(
    start: Point, foe: Point, radii: float, reaches: Iterable[float], safe: float
) -> Iterator[Point]:
    """Yield places on the line through a foe where each reach, and half of it, just gets there.

    The last place is where who stands there is just `safe` from the foe. Reaches are from base to base,
    `radii` are those of both bases together.
    """
    away = hypot(start[0] - foe[0], start[1] - foe[1])
    if away <= radii:
        return
    way = (start[0] - foe[0]) / away, (start[1] - foe[1]) / away
    for reach in dict.fromkeys(reaches):
        for far in (reach, reach / 2.0) if reach > _EDGE else (0.0,):
            yield _along(foe, way, radii + max(0.0, far - _EDGE))
    yield _along(foe, way, radii + safe + _EDGE)


def ways_to(state: State, at: Point) -> WaysTo | None:
    """Return how far it is on foot to a place; None where nothing has to be walked round."""
    return WaysTo.of(pieces_of(state.terrain), state.board.width, state.board.height, at)


def _along(foe: Point, way: Point, far: float) -> Point:
    return foe[0] + far * way[0], foe[1] + far * way[1]


def covers(state: State, start: Point, radius: float, far: float) -> Sequence[Point]:
    """Return places beside terrain that hides, nearest first: at its corners and along its edges."""
    found: list[tuple[float, Point]] = []
    for piece in state.terrain:
        if piece.sight == "clear":
            continue
        centre = middle(piece.outline)
        for corner in _rim(piece.outline):
            out = hypot(corner[0] - centre[0], corner[1] - centre[1]) or 1.0
            beyond = (radius + _EDGE) / out
            at = (corner[0] + beyond * (corner[0] - centre[0]), corner[1] + beyond * (corner[1] - centre[1]))
            away = hypot(at[0] - start[0], at[1] - start[1])
            if away <= far:
                found.append((away, at))
    return [at for _, at in sorted(found)[:_MOST_COVERS]]


def _rim(outline: Outline) -> Sequence[Point]:
    """Return points of an outline: corners and the middles of edges, or four of a circle."""
    if isinstance(outline, Circle):
        (x, y), far = outline.centre, outline.radius
        return [(x + far, y), (x - far, y), (x, y + far), (x, y - far)]
    ring = rings_of(outline)[0]
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    return [*ring, *((0.5 * (a[0] + b[0]), 0.5 * (a[1] + b[1])) for a, b in pairs)]
