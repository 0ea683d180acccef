"""Objectives of a battle as JSON, in its script or in its scene file."""

from collections.abc import Sequence

from battlefield.files.errors import SceneError, did_you_mean, shown
from battlefield.files.fields import Fields, items, word
from battlefield.files.shapes import parse_outline
from battlefield.geometry.shapes import Outline, Point, Strip
from battlefield.rules.objective import AREA_KINDS, SPOT_KINDS, Objective
from battlefield.rules.scene import Board

OBJECTIVES = 200
_KEYS = ("id", "kind", "at", "shape", "side", "name")


def parse_objectives(value: object, place: str, sides: Sequence[str], board: Board) -> tuple[Objective, ...]:
    """Read a list of objectives; raise SceneError where one of them cannot be used."""
    found: list[Objective] = []
    for number, each in enumerate(items(value, place, OBJECTIVES)):
        fields = Fields(each, f"{place}[{number}]")
        made = _objective(fields, sides, board)
        if any(made.id == known.id for known in found):
            raise SceneError(fields.at("id"), f"is {shown(made.id)} again", "every objective needs its own")
        found.append(made)
    return tuple(found)


def _objective(fields: Fields, sides: Sequence[str], board: Board) -> Objective:
    for key in fields.rest(_KEYS):
        raise SceneError(fields.at(key), "is not known", f"leave it out{did_you_mean(key, _KEYS)}")
    kinds = (*SPOT_KINDS, *AREA_KINDS)
    kind = word(fields.need("kind", "a kind of objective"), fields.at("kind"), kinds)
    side = fields.text("side")
    if side and side not in sides:
        raise SceneError(fields.at("side"), f"is {shown(side)}", f"it must be one of {', '.join(sides)}")
    other = "shape" if kind in SPOT_KINDS else "at"
    if other in fields.found:
        raise SceneError(fields.at(other), f"does not belong to a {kind}", "leave it out")
    at = _spot(fields, board) if kind in SPOT_KINDS else None
    outline = _area(fields) if kind in AREA_KINDS else None
    return Objective(fields.name("id"), kind, at, outline, side, fields.text("name"))


def _spot(fields: Fields, board: Board) -> Point:
    x, y = fields.point("at")
    if not (0.0 <= x <= board.width and 0.0 <= y <= board.height):
        raise SceneError(fields.at("at"), "is beside the board", "lay the objective on it")
    return x, y


def _area(fields: Fields) -> Outline:
    shape = fields.need("shape", "a polygon or a circle")
    outline, _ = parse_outline(shape, fields.at("shape"))
    if isinstance(outline, Strip):
        raise SceneError(fields.at("shape"), "is a line", "make it a polygon or a circle")
    return outline
