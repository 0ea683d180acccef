"""Moves typed in: "4.5 at 30", "+3, -1" or "to 12, 8"."""

import re
from dataclasses import dataclass

from battlefield.app.wording.lengths import LengthError, parse_length
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import direction

EXAMPLES = "4.5 at 30 · +3, -1 · to 12, 8"

_BEARING = r"(?P<bearing>[+-]?\d+(?:[.,]\d+)?)\s*(?:°|deg|degrees)?"
_MOST_DEGREES = 36_000.0
_POLAR = re.compile(rf"(?P<length>.+?)\s*(?:\bat\b|@)\s*{_BEARING}", re.IGNORECASE)
_TARGET = re.compile(r"(?:to\b|=)\s*(?P<pair>.+)", re.IGNORECASE)
_STEP = re.compile(r"by\b\s*(?P<pair>.+)", re.IGNORECASE)


class MoveError(ValueError):
    """A typed move that cannot be understood; its text is one sentence for the reader."""


@dataclass(frozen=True, slots=True)
class TypedMove:
    """A move by a step (`by`), or to a place (`to`), in inches."""

    by: Point = (0.0, 0.0)
    to: Point | None = None

    def step_from(self, at: Point) -> Point:
        """Return the step that takes something standing at a point along this move."""
        return self.by if self.to is None else (self.to[0] - at[0], self.to[1] - at[1])


def parse_move(text: str) -> TypedMove:
    """Read a move: a distance at a bearing (0 is up, 90 is right), a step x, y, or a place."""
    stripped = text.strip()
    try:
        if match := _POLAR.fullmatch(stripped):
            return _polar(parse_length(match["length"]), _bearing(match["bearing"]))
        if match := _TARGET.fullmatch(stripped):
            return TypedMove(to=_pair(match["pair"]))
        step = _STEP.fullmatch(stripped)
        return TypedMove(by=_pair(step["pair"] if step is not None else stripped))
    except LengthError as error:
        raise MoveError(f"{error}; a move is written like {EXAMPLES}") from None


def _bearing(text: str) -> float:
    value = float(text.replace(",", "."))
    if abs(value) > _MOST_DEGREES:
        raise MoveError(f'"{text}" is no bearing; write degrees clockwise from up, such as 90')
    return value


def _polar(length: float, bearing: float) -> TypedMove:
    x, y = direction(bearing)
    return TypedMove(by=(length * x, length * y))


def _pair(text: str) -> Point:
    parts = text.split(";" if ";" in text else ",")
    if len(parts) != 2 or not all(map(str.strip, parts)):
        raise MoveError(f'"{text}" is no move; write it like {EXAMPLES}')
    return parse_length(parts[0]), parse_length(parts[1])
