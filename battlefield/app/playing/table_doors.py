"""Doors of a battle's table opened and closed by a person who sits at it, between two actions."""

from battlefield.app.desk.doors import NO_DOOR, NONE_NEAR, doors_meant
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.book.table_actions import are_doors_moved, named_door, swinging
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.scene.doors import doors_of


def may_swing(desk: BattleDesk) -> bool:
    """Return whether doors can be opened and closed just now: no question is open, and none looks back."""
    is_free = desk.pending is None and not desk.is_waiting and not desk.looking.is_back
    return is_free and not desk.state.result and are_doors_moved(desk.state)


def door_meant(desk: BattleDesk, pointer: Point | None) -> Terrain | None:
    """Return the door at the pointer, else beside the base that is selected, else the only one."""
    return next(iter(doors_meant(desk.table, pointer)), None)


def offer_words(door: Terrain) -> str:
    """Say what a click does with a door, as a menu says it."""
    return f"{'Close' if is_open(door) else 'Open'} {named_door(door)}"


def is_open(door: Terrain) -> bool:
    """Return whether a door stands open."""
    return door.door is not None and door.door.is_open


def swing(desk: BattleDesk, door: Terrain) -> bool:
    """Open a door that is closed, close one that is open, or say why that cannot be."""
    return desk.begin(swinging(door.id, not is_open(door), _who(desk)))


def swing_meant(desk: BattleDesk, pointer: Point | None) -> bool:
    """Open or close the door that is meant, or say that there is none."""
    door = door_meant(desk, pointer)
    if door is None:
        desk.table.complain(NONE_NEAR if doors_of(desk.table.scene) else NO_DOOR)
        return False
    return swing(desk, door)


def _who(desk: BattleDesk) -> str:
    """Return the side that does it: the one to act where a person plays it, else any that a person plays."""
    side, people = desk.state.clock.side, desk.opponent.people or desk.state.sides
    return side if side in people else people[0]
