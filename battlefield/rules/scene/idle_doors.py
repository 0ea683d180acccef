"""Doors that stop or let pass otherwise than they look: among areas, and in what goes on behind them."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from battlefield.geometry.kernel.shapes import Outline, Point, Strip
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.pieces.terrain import contains_point, nearest_point
from battlefield.rules.scene.contents import Scene, Terrain
from battlefield.rules.scene.doors import doors_of, line_of_door, set_door

_BESIDE = 0.25  # inches from a door's line to what is drawn along it
_THIN = 1e-3  # inches: a border has no width of its own
_SHARES = (0.25, 0.5, 0.75)  # of a door's line, where nothing else may stand


def doors_beside_borders(scene: Scene) -> Iterator[tuple[Terrain, Point]]:
    """Yield doors among areas that are closed where no barrier lies or open where one does, with their place.

    Who moves and sees by areas goes by the borders, whatever a door does there.
    """
    barriers = [Strip(each.points, _THIN) for each in scene.borders if each.kind == "barrier"]
    for piece in doors_of(scene):
        at = _along(line_of_door(piece.outline), 0.5)
        if piece.door is None or not any(_apart(each.polygon, at) <= _BESIDE for each in scene.areas):
            continue
        if any(_apart(barrier, at) <= _BESIDE for barrier in barriers) == piece.door.is_open:
            yield piece, at


def blocked_doors(scene: Scene) -> Iterator[tuple[Terrain, Terrain]]:
    """Yield doors with the piece that goes on behind them and stops whoever they let through."""
    solid = [
        (Box.of(piece.outline), piece)
        for piece in scene.terrain
        if piece.door is None and ("impassable" in piece.ground or piece.sight == "blocks")
    ]
    for door in doors_of(scene):
        leaf, line = set_door(door, False), line_of_door(door.outline)
        places = [_along(line, share) for share in _SHARES]
        around = Box.about(places)
        for box, piece in solid:
            if box.is_apart(around) or not (piece.bottom < leaf.top and leaf.bottom < piece.top):
                continue
            if any(contains_point(piece.outline, at) for at in places):
                yield door, piece
                break


def _apart(outline: Outline, at: Point) -> float:
    if contains_point(outline, at):
        return 0.0
    x, y = nearest_point(outline, at)
    return hypot(x - at[0], y - at[1])


def _along(line: tuple[Point, ...], share: float) -> Point:
    """Return the place so far along a line."""
    rest = sum(hypot(x - u, y - v) for (u, v), (x, y) in pairwise(line)) * share
    for (u, v), (x, y) in pairwise(line):
        long = hypot(x - u, y - v)
        if long > 0.0 and rest <= long:
            return u + (x - u) * rest / long, v + (y - v) * rest / long
        rest -= long
    return line[-1]
