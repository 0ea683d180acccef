"""Objectives of a battle as JSON, in its script or in its scene file."""

from collections.abc import Sequence

from battlefield.files.scene.holds import parse_hold
from battlefield.files.scene.shapes import parse_outline
from battlefield.files.text.errors import SceneError, did_you_mean, shown
from battlefield.files.text.fields import Fields, items, word
from battlefield.files.text.keys import OBJECTIVE_KEYS
from battlefield.files.text.limits import OBJECTIVES
from battlefield.geometry.kernel.shapes import Outline, Strip
from battlefield.rules.scene.contents import Board
from battlefield.rules.scene.objectives import AREA_KINDS, SPOT_KINDS, Objective


def parse_objectives(value: object, place: str, sides: Sequence[str], board: Board) -> tuple[Objective, ...]:
    """Read a battle's objectives; raise SceneError where one of them cannot be used on its table."""
    found = drawn_objectives(value, place)
    check_objectives(found, place, sides, board)
    return found


def drawn_objectives(value: object, place: str) -> tuple[Objective, ...]:
    """Read objectives as they are drawn, for sides of any name; SceneError where one cannot be read."""
    found: list[Objective] = []
    for number, each in enumerate(items(value, place, OBJECTIVES)):
        fields = Fields(each, f"{place}[{number}]")
        made = _objective(fields)
        if any(made.id == known.id for known in found):
            raise SceneError(fields.at("id"), f"is {shown(made.id)} again", "every objective needs its own")
        found.append(made)
    return tuple(found)


def check_objectives(objectives: Sequence[Objective], place: str, sides: Sequence[str], board: Board) -> None:
    """Raise SceneError at the first objective whose side does not play or that lies beside the board."""
    for number, each in enumerate(objectives):
        at = f"{place}[{number}]"
        if each.side and each.side not in sides:
            raise SceneError(f"{at}.side", f"is {shown(each.side)}", f"it must be one of {', '.join(sides)}")
        if each.at is not None and not (0 <= each.at[0] <= board.width and 0 <= each.at[1] <= board.height):
            raise SceneError(f"{at}.at", "is beside the table", "lay the objective on it")


def _objective(fields: Fields) -> Objective:
    for key in fields.rest(OBJECTIVE_KEYS):
        raise SceneError(fields.at(key), "is not known", f"leave it out{did_you_mean(key, OBJECTIVE_KEYS)}")
    kinds = (*SPOT_KINDS, *AREA_KINDS)
    kind = word(fields.need("kind", "a kind of objective"), fields.at("kind"), kinds)
    side = fields.text("side")
    other = "shape" if kind in SPOT_KINDS else "at"
    if other in fields.found:
        raise SceneError(fields.at(other), f"does not belong to a {kind}", "leave it out")
    at = fields.point("at") if kind in SPOT_KINDS else None
    outline = _area(fields) if kind in AREA_KINDS else None
    return Objective(fields.name("id"), kind, at, outline, side, fields.text("name"), parse_hold(fields))


def _area(fields: Fields) -> Outline:
    shape = fields.need("shape", "a polygon or a circle")
    outline, _ = parse_outline(shape, fields.at("shape"))
    if isinstance(outline, Strip):
        raise SceneError(fields.at("shape"), "is a line", "make it a polygon or a circle")
    return outline
