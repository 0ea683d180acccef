"""Doors that do otherwise than they look: among areas, or with something behind them that goes on."""

from collections.abc import Iterator

from battlefield.app.checks.finding import Finding
from battlefield.app.design.parts.wording import part_name
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Shape
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.doors import line_of_door
from battlefield.rules.scene.idle_doors import blocked_doors, doors_beside_borders


def idle_doors(scene: Scene) -> Iterator[Finding]:
    """Find doors among areas that do otherwise than the borders, and doors that open no way."""
    for piece, at in doors_beside_borders(scene):
        does = (
            "is open, but the barrier along it still bars who moves and sees by areas: take that away there"
            if piece.door is not None and piece.door.is_open
            else "is closed, but bars nobody who moves and sees by areas: draw a barrier along it"
        )
        shape = (Shape(piece.outline, "bad"),)
        yield Finding("door", "hint", f"{part_name(piece)} {does}", (Ref("terrain", piece.id),), at, shape)
    for door, behind in blocked_doors(scene):
        words = f"{part_name(door)} opens no way: {part_name(behind)} goes on behind it"
        refs = (Ref("terrain", door.id), Ref("terrain", behind.id))
        at = line_of_door(door.outline)[0]
        yield Finding("door", "hint", words, refs, at, (Shape(door.outline, "bad"),))
