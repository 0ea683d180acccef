"""Doors of a table opened and closed: which are meant, and what the history calls it."""

from collections.abc import Iterable
from math import dist

from battlefield.app.desk.answers import counted
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.table_view import TableView
from battlefield.app.desk.tools import Pointer
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Scene, Terrain
from battlefield.rules.scene.doors import doors_of, with_swung

_NEAR = 1.0  # inches from the pointer within which a door is meant
_BESIDE = 6.0  # inches from a selected model
CAUGHT = 0.6  # of the pointer's reach, as of all that is thin
NO_DOOR = QT_TR_NOOP("There is no door on this table")
NONE_NEAR = QT_TR_NOOP("Point at a door, select one, or select a base near one")


def door_at(scene: Scene, at: Point, reach: float) -> Terrain | None:
    """Return the door nearest to a place, if one is within reach."""
    near = [(_away(door, at), n, door) for n, door in enumerate(doors_of(scene))]
    found = min(near, key=lambda each: each[:2], default=None)
    return found[2] if found is not None and found[0] <= reach else None


def door_under(scene: Scene, pointer: Pointer) -> Terrain | None:
    """Return the door under a pointer; None where something else lies over it, or none is there."""
    door = door_at(scene, pointer.at, CAUGHT * pointer.reach)
    return door if door is not None and pointer.hit in (None, Ref("terrain", door.id)) else None


def doors_meant(desk: TableView, pointer: Point | None) -> list[Terrain]:
    """Return the doors that are meant: what is selected where it is doors alone, else the one at the pointer.

    Else those among what is selected, as in a house, else the one beside a selected model, else the only one.
    """
    scene, doors = desk.scene, doors_of(desk.scene)
    chosen = [door for door in doors if Ref("terrain", door.id) in desk.selection]
    if chosen and len(chosen) == len(desk.selection):
        return chosen
    pointed = None if pointer is None else door_at(scene, pointer, _NEAR)
    if pointed is not None:
        return [pointed]
    models = [model.at for model in scene.models if Ref("model", model.id) in desk.selection]
    beside = (door_at(scene, at, _BESIDE) for at in models)
    near = next((door for door in beside if door is not None), None)
    return chosen or ([near] if near is not None else doors if len(doors) == 1 else [])


def swing(desk: Desk, pointer: Point | None = None) -> bool:
    """Open or close the doors that are meant, in one step of the history; complain where there are none."""
    doors = doors_meant(desk, pointer)
    if not doors:
        desk.complain(NONE_NEAR if doors_of(desk.scene) else NO_DOOR)
        return False
    return swing_these(desk, doors)


def swing_these(desk: Desk, doors: Iterable[Terrain]) -> bool:
    """Open some doors, or close them where all are open."""
    chosen = list(doors)
    closes = all(door.door is not None and door.door.is_open for door in chosen)
    what = (chosen[0].name or chosen[0].id) if len(chosen) == 1 else counted(len(chosen), "door")
    scene = with_swung(desk.scene, (door.id for door in chosen))
    return desk.do(f"{'Close' if closes else 'Open'} {what}", scene)


def _away(door: Terrain, at: Point) -> float:
    from battlefield.geometry.pieces.terrain import contains_point, nearest_point

    return 0.0 if contains_point(door.outline, at) else dist(nearest_point(door.outline, at), at)
