"""Doors on maps of areas: who moves and sees by areas goes by the borders, whatever a door does there."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from battlefield.app.checks.finding import Finding
from battlefield.app.checks.sides import distance_to
from battlefield.app.design.parts.wording import part_name
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Shape
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import Point, Strip
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.doors import doors_of, line_of_door

_BESIDE = 0.25  # inches from a door's line to what is drawn along it
_THIN = 1e-3  # inches: a border has no width of its own
_BARRED = QT_TR_NOOP(
    "{door} is open, but the barrier along it still bars who moves and sees by areas: take that away there"
)
_IDLE = QT_TR_NOOP("{door} is closed, but bars nobody who moves and sees by areas: draw a barrier along it")


def idle_doors(scene: Scene) -> Iterator[Finding]:
    """Find doors among areas that are closed where no barrier lies, or open where one does."""
    barriers = [Strip(each.points, _THIN) for each in scene.borders if each.kind == "barrier"]
    for piece in doors_of(scene):
        at = _middle(line_of_door(piece.outline))
        if piece.door is None or not any(distance_to(each.polygon, at) <= _BESIDE for each in scene.areas):
            continue
        is_barred = any(distance_to(barrier, at) <= _BESIDE for barrier in barriers)
        if is_barred != piece.door.is_open:
            continue
        words = tr((_IDLE, _BARRED)[is_barred], door=part_name(piece))
        shape = (Shape(piece.outline, "bad"),)
        yield Finding("door", "hint", words, (Ref("terrain", piece.id),), at, shape)


def _middle(line: tuple[Point, ...]) -> Point:
    """Return the place halfway along a line."""
    rest = sum(hypot(x - u, y - v) for (u, v), (x, y) in pairwise(line)) / 2.0
    for (u, v), (x, y) in pairwise(line):
        long = hypot(x - u, y - v)
        if long > 0.0 and rest <= long:
            return u + (x - u) * rest / long, v + (y - v) * rest / long
        rest -= long
    return line[-1]
