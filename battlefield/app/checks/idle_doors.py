"""Doors that do otherwise than they look: among areas, or with something behind them that goes on."""

from collections.abc import Iterator

from battlefield.app.checks.finding import Finding
from battlefield.app.design.parts.wording import part_name
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Shape
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.doors import line_of_door
from battlefield.rules.scene.idle_doors import blocked_doors, doors_beside_borders

_BARRED = QT_TR_NOOP(
    "{door} is open, but the barrier along it still bars who moves and sees by areas: take that away there"
)
_IDLE = QT_TR_NOOP("{door} is closed, but bars nobody who moves and sees by areas: draw a barrier along it")
_BLOCKED = QT_TR_NOOP("{door} opens no way: {piece} goes on behind it")


def idle_doors(scene: Scene) -> Iterator[Finding]:
    """Find doors among areas that do otherwise than the borders, and doors that open no way."""
    for piece, at in doors_beside_borders(scene):
        is_open = piece.door is not None and piece.door.is_open
        words = tr((_IDLE, _BARRED)[is_open], door=part_name(piece))
        shape = (Shape(piece.outline, "bad"),)
        yield Finding("door", "hint", words, (Ref("terrain", piece.id),), at, shape)
    for door, behind in blocked_doors(scene):
        words = tr(_BLOCKED, door=part_name(door), piece=part_name(behind))
        refs = (Ref("terrain", door.id), Ref("terrain", behind.id))
        at = line_of_door(door.outline)[0]
        yield Finding("door", "hint", words, refs, at, (Shape(door.outline, "bad"),))
