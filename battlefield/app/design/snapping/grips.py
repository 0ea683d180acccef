"""The handles of what is selected: eight to scale by, one to turn by, and corners to move one by one."""

from collections.abc import Sequence
from math import hypot

from battlefield.app.design.edits.shaping import Corner
from battlefield.app.design.parts.parts import Part
from battlefield.app.design.parts.places import box_of_parts, corners_of
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Model, PlacedTemplate
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Light, Note

TURN = "turn"
SIDES = ("nw", "n", "ne", "e", "se", "s", "sw", "w")
TURN_AWAY = 3.4  # reaches of the pointer from the box's upper side to the turning handle
ROOM = 0.6  # reaches of the pointer that the handles lie outside the box


def box_grips(box: Box, reach: float) -> dict[str, Point]:
    """Return the places of the handles about a box."""
    room = ROOM * reach
    left, top, right, bottom = box.left - room, box.top - room, box.right + room, box.bottom + room
    x, y = box.centre
    upper, lower = ((left, top), (x, top), (right, top)), ((right, bottom), (x, bottom), (left, bottom))
    grips = dict(zip(SIDES, (*upper, (right, y), *lower, (left, y)), strict=True))
    if box.width < 2 * reach:
        grips = {name: at for name, at in grips.items() if name not in ("n", "s")}
    if box.height < 2 * reach:
        grips = {name: at for name, at in grips.items() if name not in ("e", "w")}
    return {**grips, TURN: (x, box.top - TURN_AWAY * reach)}


def can_scale(parts: Sequence[Part]) -> bool:
    """Return whether handles to scale by make sense: something has an extent that a hand may change."""
    return any(
        not isinstance(part, Model | PlacedTemplate | Note | Light) and corners_or_area(part)
        for part in parts
    )


def can_turn(parts: Sequence[Part]) -> bool:
    """Return whether there is something that has a bearing: more than single spots."""
    return len(parts) > 1 or any(
        isinstance(part, Model | PlacedTemplate) or corners_of(part) for part in parts
    )


def corners_or_area(part: Part) -> bool:
    """Return whether a part is more than a spot."""
    return not (isinstance(part, Objective) and part.outline is None)


def grips_of(parts: Sequence[Part], reach: float, box: Box | None = None) -> dict[str, Point]:
    """Return the handles of what is selected, by name; `box` is the one about it, where it is known."""
    if not parts:
        return {}
    found = box_grips(box if box is not None else box_of_parts(parts), reach)
    scale, turn = can_scale(parts), can_turn(parts)
    return {name: at for name, at in found.items() if (turn if name == TURN else scale)}


def grip_at(grips: dict[str, Point], at: Point, reach: float) -> str:
    """Return the handle that is within reach, the nearest of several, or ""."""
    near = [(hypot(x - at[0], y - at[1]), name) for name, (x, y) in grips.items()]
    near = [pair for pair in near if pair[0] <= 1.2 * reach]
    return min(near)[1] if near else ""


def corner_at(part: Part, at: Point, reach: float) -> Corner | None:
    """Return the corner of a part that is within reach, the nearest of several."""
    best, found = 1.2 * reach, None
    for ring, points in enumerate(corners_of(part)):
        for index, (x, y) in enumerate(points):
            away = hypot(x - at[0], y - at[1])
            if away <= best:
                best, found = away, Corner(ring, index)
    return found
