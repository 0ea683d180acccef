"""Doors opened and closed: an open one is nothing in the way of sight and movement."""

from collections.abc import Iterable
from dataclasses import replace
from math import atan2, degrees, hypot

from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Strip
from battlefield.rules.scene.contents import Door, Scene, Terrain


def swung(piece: Terrain) -> Terrain:
    """Open a door that is closed, close one that is open; any other piece is a ValueError."""
    if piece.door is None:
        raise ValueError(f"{piece.id} is no door")
    return set_door(piece, not piece.door.is_open)


def set_door(piece: Terrain, is_open: bool) -> Terrain:
    """Make a piece a door that is open or closed; one that is so already stays the same."""
    door = piece.door or Door()
    if piece.door is not None and door.is_open == is_open:
        return piece
    if not is_open:
        top = piece.bottom + door.height if door.is_open else piece.top
        does = (door.ground, door.sight) if door.is_open else (piece.ground, piece.sight)
        shut = replace(door, is_open=False)
        return replace(piece, door=shut, top=top, ground=does[0], sight=does[1])
    height = piece.top - piece.bottom
    kept = replace(door, is_open=True, locked=False, height=height, ground=piece.ground, sight=piece.sight)
    return replace(piece, door=kept, top=piece.bottom, ground=(), sight="clear")


def no_door(piece: Terrain) -> Terrain:
    """Make a door a piece like any other, which does what it does closed."""
    return replace(set_door(piece, False), door=None) if piece.door is not None else piece


def doors_of(scene: Scene) -> list[Terrain]:
    """Return the doors of a scene, open and closed."""
    return [piece for piece in scene.terrain if piece.door is not None]


def with_swung(scene: Scene, ids: Iterable[str]) -> Scene:
    """Open and close doors of a scene: all are closed where all were open, else all are open."""
    wanted = frozenset(ids)
    doors = [piece for piece in doors_of(scene) if piece.id in wanted]
    is_open = not all(piece.door.is_open for piece in doors if piece.door is not None)
    return with_doors(scene, wanted, is_open)


def with_doors(scene: Scene, ids: Iterable[str], is_open: bool) -> Scene:
    """Open or close doors of a scene; what is no door stays as it is."""
    wanted = frozenset(ids)
    doors = [piece for piece in doors_of(scene) if piece.id in wanted]
    changed = {piece.id: set_door(piece, is_open) for piece in doors}
    return replace(scene, terrain=tuple(changed.get(piece.id, piece) for piece in scene.terrain))


def line_of_door(outline: Outline) -> tuple[Point, ...]:
    """Return the line that a door closes: that of a strip, else the middle line along its longest side."""
    if isinstance(outline, Strip):
        return outline.points
    if isinstance(outline, Circle):
        (x, y), r = outline.centre, outline.radius
        return (x - r, y), (x + r, y)
    sides = zip(outline.points, (*outline.points[1:], outline.points[0]), strict=True)
    (ax, ay), (bx, by) = max(sides, key=lambda side: hypot(side[1][0] - side[0][0], side[1][1] - side[0][1]))
    length = hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    along = [x * ux + y * uy for x, y in outline.points]
    across = [y * ux - x * uy for x, y in outline.points]
    middle = (min(across) + max(across)) / 2.0
    first, last = ((t * ux - middle * uy, t * uy + middle * ux) for t in (min(along), max(along)))
    return first, last


def way_of(line: tuple[Point, ...]) -> float:
    """Return in which direction a line goes from its first point to its last, in degrees from x toward y."""
    return degrees(atan2(line[-1][1] - line[0][1], line[-1][0] - line[0][0]))
