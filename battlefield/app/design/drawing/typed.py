"""Sizes and places typed while drawing: "6 x 4 in at 12, 8 turned 30", "radius 75 mm", "3 across"."""

import re
from dataclasses import dataclass

from battlefield.app.design.drawing.shapes import DrawingError
from battlefield.app.wording.lengths import LengthError, parse_length
from battlefield.app.wording.translation import tr
from battlefield.app.wording.typed_moves import MoveError, parse_move
from battlefield.geometry.kernel.shapes import Point

BOX_EXAMPLES = "6 x 4 · 6 x 4 at 12, 8 · 6 x 4 about 12, 8 turned 30"
ROUND_EXAMPLES = "3 · radius 75 mm · 6 across · 3 about 12, 8"
_CORNERS = "12, 8 · 4 at 90 · +3, -1"
CORNER_EXAMPLES = f"{_CORNERS} · 4"
CHOSEN_EXAMPLES = "a place 12, 8 · a step +3, -1 or by 3, 1 · 4 at 90"
PLACE_EXAMPLES = "12, 8"
_DEGREES = r"([+-]?\d+(?:[.,]\d+)?)\s*(?:°|deg(?:rees)?)?"
_TURNED = re.compile(rf"(.*?)\s*\b(?:turned|rotated|turn)\s*(?:by\s*)?{_DEGREES}", re.IGNORECASE)
_PLACED = re.compile(r"(.*?)\s*(\bat\b|\babout\b|\bcentred at\b|@)\s*(.+)", re.IGNORECASE)
_TIMES = re.compile(r"(.+?)\s*(?:x|×|\*|\bby\b)\s*(.+)", re.IGNORECASE)
_ACROSS = re.compile(r"(?:(?:diameter|across|ø)\s*(?P<before>.+)|(?P<after>.+?)\s*across)", re.IGNORECASE)
_RADIUS = re.compile(r"(?:radius|r)?\s*(.+)", re.IGNORECASE)
_UNIT = re.compile(r'(?:in(?:ch(?:es)?)?|mm|cm|"|″)\s*$', re.IGNORECASE)
_BEGUN_PLACE = re.compile(r"\d\s*,")
_MOST_DEGREES = 36_000.0


@dataclass(frozen=True, slots=True)
class TypedShape:
    """What was typed: two sizes or a radius, a place for the corner or the centre, and a turn."""

    size: tuple[float, float] | None = None
    radius: float | None = None
    at: Point | None = None
    is_centre: bool = False
    turned: float = 0.0


def parse_box(text: str) -> TypedShape:
    """Read "6 x 4 in", with a place and a turn where they are given; a DrawingError says what is wrong."""
    rest, at, is_centre, turned = _parted(text)
    match = _TIMES.fullmatch(rest)
    if match is None:
        raise DrawingError(f'"{text.strip()}" is no size; write it like {BOX_EXAMPLES}')
    return TypedShape(_sizes(match[1], match[2]), None, at, is_centre, turned)


def parse_round(text: str) -> TypedShape:
    """Read a radius or a distance across, with a place if one is given; a DrawingError says what is wrong."""
    rest, at, _, _ = _parted(text)
    across = _ACROSS.fullmatch(rest)
    if across is not None:
        return TypedShape(None, _positive(across["before"] or across["after"]) / 2.0, at, True)
    match = _RADIUS.fullmatch(rest)
    if match is None:
        raise DrawingError(f'"{text.strip()}" is no radius; write it like {ROUND_EXAMPLES}')
    return TypedShape(None, _positive(match[1]), at, True)


def parse_place(text: str) -> Point:
    """Read a place "12, 8", with or without a word before it."""
    return _pair(re.sub(r"^\s*(?:to|at|=|@)\s*", "", text, flags=re.IGNORECASE))


def is_plain_pair(text: str) -> bool:
    """Return whether two lengths without a sign were typed: a place, while "+3, -1" is a step."""
    try:
        _pair(text)
    except DrawingError:
        return False
    return not any(part.strip().startswith(("+", "-", "\u2212")) for part in re.split(r"[,;]", text))


def parse_corner(text: str, last: Point) -> Point:
    """Read where a corner goes: a place, or from the last one a step or a length at a bearing."""
    if is_plain_pair(text):
        return parse_place(text)
    try:
        step = parse_move(text).step_from(last)
    except MoveError as error:
        wrong = str(error).partition(";")[0].replace("is no move", "is no place")
        raise DrawingError(tr("{fault}; write it like {examples}", fault=wrong, examples=_CORNERS)) from None
    return last[0] + step[0], last[1] + step[1]


def is_length(text: str) -> bool:
    """Return whether one length was typed: "26,8" is a place, while "26,8 in" and ",5" are lengths."""
    if _BEGUN_PLACE.search(text) and not _UNIT.search(text):
        return False
    try:
        parse_length(text)
    except LengthError:
        return False
    return True


def _parted(text: str) -> tuple[str, Point | None, bool, float]:
    """Part a text into its size, its place, whether that is the centre, and its turn."""
    rest, at, is_centre, turned = text.strip(), None, False, 0.0
    if match := _TURNED.fullmatch(rest):
        rest, turned = match[1], float(match[2].replace(",", "."))
        if abs(turned) > _MOST_DEGREES:
            raise DrawingError(f'"{match[2]}" is no turn; write degrees clockwise, such as 30')
    if match := _PLACED.fullmatch(rest):
        rest, at, is_centre = match[1], _pair(match[3]), match[2].lower() not in ("at", "@")
    return rest, at, is_centre, turned


def _sizes(first: str, second: str) -> tuple[float, float]:
    """Read two lengths; a unit behind the second counts for both."""
    unit = _UNIT.search(second)
    if unit is not None and not _UNIT.search(first):
        first = f"{first} {unit[0]}"
    return _positive(first), _positive(second)


def _positive(text: str) -> float:
    value = _length(text)
    if value <= 0.0:
        raise DrawingError(f'"{text.strip()}" is too small; write a length above 0')
    return value


def _length(text: str) -> float:
    try:
        return parse_length(text)
    except LengthError as error:
        raise DrawingError(str(error)) from None


def _pair(text: str) -> Point:
    parts = text.split(";" if ";" in text else ",")
    if len(parts) != 2 or not all(map(str.strip, parts)):
        raise DrawingError(f'"{text.strip()}" is no place; write it like 12, 8')
    return _length(parts[0]), _length(parts[1])
