"""The commands that ask for numbers before they change what is selected: what is typed, and what it does."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from battlefield.app.design.editing import Edit, run_edit
from battlefield.app.design.edits import closing_up, copies, shaping
from battlefield.app.design.parts import transforms
from battlefield.app.design.parts.parts import chosen_parts
from battlefield.app.design.parts.places import anchor_spot, free_parts
from battlefield.app.design.properties.typed import TypedError, shown_length, typed_length
from battlefield.app.design.studio import Studio
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.wording.lengths import LengthError, parse_length
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.app.wording.typed_moves import EXAMPLES, MoveError, parse_move
from battlefield.geometry.kernel.shapes import Point

_PLACE = re.compile(r"(?P<rest>.*?)\s*(?:\b(?:about|at)\b|@)\s*(?P<x>[^,;]+)[,;](?P<y>[^,;]+)", re.IGNORECASE)
_NUMBER = r"[+-]?\d+(?:[.,]\d+)?"
_FACTOR = re.compile(rf"({_NUMBER})\s*(%?)\s*(?:[x×by ]+\s*({_NUMBER})\s*(%?))?", re.IGNORECASE)
_TIMES = re.compile(r"(\d+)\s*(?:[x×]|times|by|,)?\s*(.*)", re.IGNORECASE | re.DOTALL)


_MOST_DEGREES = 36_000.0
_MOST_FORESEEN = 100  # parts; more would make typing wait
_REFUSALS = (TypedError, LengthError, MoveError, ChangeError)
Made = tuple[str, Edit]


@dataclass(frozen=True, slots=True)
class TypedEdit:
    """An edit by numbers: `made` gives what was typed as a label for the history, and as a change.

    What cannot be read raises a TypedError, a LengthError, a MoveError or a ChangeError.
    """

    title: str
    examples: str
    made: Callable[[Studio, str], Made]


def typed_act(studio: Studio, edit: TypedEdit, text: str) -> str:
    """Carry out what was typed; give the sentence that refuses it, or ""."""
    if not text.strip():
        return tr("Nothing is typed; write it like {examples}", examples=edit.examples)
    try:
        return run_edit(studio, *edit.made(studio, text.strip()))
    except _REFUSALS as error:
        return str(error)


def foresee(studio: Studio, edit: TypedEdit, text: str) -> bool:
    """Show what would come of what is typed so far; False where that is nothing, and the table is shown."""
    refs = studio.selection
    if not text.strip() or not refs or len(refs) > _MOST_FORESEEN:
        studio.show(None)
        return False
    try:
        found = edit.made(studio, text.strip())[1](studio.scene, refs)
    except _REFUSALS:
        studio.show(None)
        return False
    studio.lead = refs[0]
    studio.show(found[0] if isinstance(found, tuple) else found)
    studio.lead = None
    return True


def _move(studio: Studio, text: str) -> Made:
    move = parse_move(text)
    parts = free_parts(studio.scene, studio.selection)
    if not parts:
        raise TypedError(tr("Nothing that is selected can be moved; select something that is not locked"))
    by = move.step_from(anchor_spot(parts))
    plain = " ".join(text.split())
    words = plain if move.to is not None or plain.lower().startswith("by") else f"by {plain}"
    return f"Move {{}} {_safe(words)}", partial(transforms.moved, by=by)


def _turn(studio: Studio, text: str) -> Made:
    rest, about = _about(text)
    each = rest.lower().endswith("each")
    degrees = _number(rest[:-4] if each else rest)
    where: transforms.About | Point = about if about is not None else "own" if each else "common"
    words = f"by {degrees:g}°" + (" each" if each else "") + _where(studio, about)
    return f"Turn {{}} {words}", partial(transforms.rotated, degrees=degrees, about=where)


def _scale(studio: Studio, text: str) -> Made:
    rest, about = _about(text)
    each = rest.lower().endswith("each")
    match = _FACTOR.fullmatch((rest[:-4] if each else rest).strip())
    if match is None:
        raise TypedError(
            tr("“{typed}” is no scale; write it like {examples}", typed=text, examples=SCALE.examples)
        )
    along_x = _factor(match[1], match[2])
    along_y = _factor(match[3], match[4]) if match[3] else along_x
    where: transforms.About | Point = about if about is not None else "own" if each else "common"
    size = f"{100 * along_x:g} %" if along_x == along_y else f"{100 * along_x:g} by {100 * along_y:g} %"
    words = size + (" each" if each else "") + _where(studio, about)
    edit = partial(transforms.scaled, along_x=along_x, along_y=along_y, about=where)
    return f"Scale {{}} to {words}", edit


def _row(studio: Studio, text: str) -> Made:
    match = _TIMES.fullmatch(text)
    if match is None or not match[2]:
        raise TypedError(
            tr("“{typed}” is no row of copies; write it like {examples}", typed=text, examples=ROW.examples)
        )
    move = parse_move(match[2])
    by = move.step_from(anchor_spot(chosen_parts(studio.scene, studio.selection)))
    edit = partial(copies.in_row, copies=int(match[1][:6]), by=by)
    return f"Copy {{}} {match[1][:6]} times in a row", edit


def _ring(studio: Studio, text: str) -> Made:
    rest, about = _about(text)
    match = re.fullmatch(rf"(\d+)\s*(?:by\s*({_NUMBER})\s*°?)?\s*(upright)?", rest, re.IGNORECASE)
    if match is None:
        raise TypedError(
            tr("“{typed}” is no ring of copies; write it like {examples}", typed=text, examples=RING.examples)
        )
    board = studio.scene.board
    centre = about if about is not None else (board.width / 2.0, board.height / 2.0)
    degrees = _number(match[2]) if match[2] else 0.0
    count = int(match[1][:6])
    edit = partial(copies.in_ring, copies=count, about=centre, degrees=degrees, turned=not match[3])
    return f"Copy {{}} {count} times about a circle", edit


def _grow(studio: Studio, text: str) -> Made:
    by = typed_length(text, 0.0, studio.unit)
    way = "out" if by > 0 else "in"
    size = shown_length(abs(by), studio.unit)
    return f"Move the edge of {{}} {size} {way}", partial(shaping.grown, by=by)


def _simplify(studio: Studio, text: str) -> Made:
    tolerance = typed_length(text, 0.0, studio.unit)
    if not tolerance > 0.0:
        raise TypedError(tr("Corners are left out within a length above 0; write it like 0.1"))
    scene, removed, farthest = shaping.simplified(studio.scene, studio.selection, tolerance)
    off = shown_length(farthest, studio.unit)
    corners = f"{removed} corner{'s' if removed != 1 else ''} fewer, the edge at most {off} off"
    return f"Simplify {{}}: {corners}", lambda *_: scene


def _spread(studio: Studio, text: str) -> Made:
    distance = typed_length(text, 0.0, studio.unit)
    if distance < 0.0:
        raise TypedError(tr("Bases are spread by a length of 0 or more; write it like 1"))
    size = shown_length(distance, studio.unit)
    return f"Spread {{}}, {size} apart", partial(closing_up.spread, distance=distance)


def _about(text: str) -> tuple[str, Point | None]:
    """Cut the place off that something is done about."""
    match = _PLACE.fullmatch(text)
    if match is None:
        return text.strip(), None
    return match["rest"].strip(), (parse_length(match["x"]), parse_length(match["y"]))


def _where(studio: Studio, about: Point | None) -> str:
    if about is None:
        return ""
    return f" about {', '.join(shown_length(value, studio.unit) for value in about)}"


def _number(text: str) -> float:
    plain = text.replace("°", "").strip()
    if not re.fullmatch(_NUMBER, plain):
        raise TypedError(tr("“{typed}” is no angle; write degrees, such as 30 or -45", typed=text.strip()))
    value = float(plain.replace(",", "."))
    if abs(value) > _MOST_DEGREES:
        raise TypedError(
            tr("{typed} is out of range; write degrees from {least} to {most}, such as 30 or -45",
               typed=text.strip(), least=f"{-_MOST_DEGREES:.0f}", most=f"{_MOST_DEGREES:.0f}")
        )  # fmt: skip
    return value


def _factor(number: str, percent: str) -> float:
    value = float(number.replace(",", ".")) / (100.0 if percent else 1.0)
    if not 0.001 <= value <= 1_000.0:
        raise TypedError(tr("Scales go from 0.1 % to 1000 times; write one between them"))
    return value


def _safe(words: str) -> str:
    """Keep typed braces out of a pattern."""
    return words.replace("{", "").replace("}", "")


MOVE = TypedEdit(QT_TR_NOOP("Move"), EXAMPLES, _move)
TURN = TypedEdit(QT_TR_NOOP("Turn by"), "30 · -45 · 90 each · 180 about 24, 18", _turn)
SCALE = TypedEdit(QT_TR_NOOP("Scale"), "150 % · 2 · 2 x 1 · 50 % each · 2 about 24, 18", _scale)
ROW = TypedEdit(QT_TR_NOOP("Row of copies"), "5 x 3, 0 · 4 x 2.5 at 90", _row)
RING = TypedEdit(QT_TR_NOOP("Ring of copies"), "3 · 5 about 24, 18 · 2 by 30 about 24, 18 · 3 upright", _ring)
GROW = TypedEdit(QT_TR_NOOP("Move the edge out"), "0.5 · -0.25 · 10 mm", _grow)
SIMPLIFY = TypedEdit(QT_TR_NOOP("Simplify within"), "0.1 · 1/8 · 2 mm", _simplify)
SPREAD = TypedEdit(QT_TR_NOOP("Spread, gap"), "1 · 1/2 · 25 mm", _spread)
TYPED_EDITS: dict[str, TypedEdit] = {
    "turn_typed": TURN,
    "scale_typed": SCALE,
    "copy_row": ROW,
    "copy_ring": RING,
    "grow": GROW,
    "simplify": SIMPLIFY,
    "spread": SPREAD,
}
