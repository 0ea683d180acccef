"""Numbers as they are typed over others: as they are, or relative to the old value.

"+2", "+=2" and "-=2" add and take away, "*1.5" and "/2" multiply and divide; a plain "-2" is minus two.
"""

import re
from collections.abc import Callable

from battlefield.app.wording import lengths
from battlefield.app.wording.lengths import LengthError, LengthUnit, format_length
from battlefield.app.wording.translation import tr

_RELATIVE = re.compile(r"\s*(\+=?|-=|\*=?|/=?)\s*(.+)", re.DOTALL)
_PLACES = 4


class TypedError(ValueError):
    """A typed value that cannot be; its text is one sentence for the reader."""


def typed_length(text: str, before: float, unit: LengthUnit = "inches") -> float:
    """Read a length in inches, or a change of the length before; bare numbers are in the unit shown."""
    return _typed(text, before, lambda words: _length(words, unit))


def typed_degrees(text: str, before: float) -> float:
    """Read a bearing, turned into [0, 360), or a turn on from the bearing before."""
    found = _typed(text.replace("°", " "), before, _number)
    if not -36_000.0 <= found <= 36_000.0:
        raise TypedError(tr("“{typed}” is no angle; write degrees between 0 and 360", typed=text.strip()))
    return round(found, 6) % 360.0 % 360.0


def typed_whole(text: str, before: float) -> int:
    """Read a whole number, or a change of the one before."""
    found = _typed(text, before, _number)
    if not float(found).is_integer():
        raise TypedError(tr("“{typed}” is no whole number; write it like 2", typed=text.strip()))
    return int(found)


def typed_number(text: str, before: float) -> float:
    """Read a number that is no measure, or a change of the one before."""
    return round(_typed(text, before, _number), 6)


def shown_number(value: float) -> str:
    """Write a number that is no measure."""
    return _trimmed(round(value, _PLACES))


def shown_length(value: float, unit: LengthUnit = "inches") -> str:
    """Write a length so that typing it again means the same to a ten-thousandth of an inch."""
    if unit == "centimetres":
        return f"{_trimmed(round(value * 2.54, _PLACES))} cm"
    if unit == "fractions" and float(round(value, 6) * 16).is_integer():
        return format_length(value, "fractions")
    return f"{_trimmed(round(value, _PLACES))} in"


def shown_degrees(value: float) -> str:
    """Write a bearing."""
    return f"{_trimmed(round(value, 4) % 360.0)}°"


def _typed(text: str, before: float, read: Callable[[str], float]) -> float:
    match = _RELATIVE.fullmatch(text)
    if match is None:
        return read(text)
    sign, words = match[1][0], match[2]
    if sign in "*/":
        by = _number(words)
        if sign == "/" and not by:
            raise TypedError(tr("“{typed}” divides by nothing; write it like /2", typed=text.strip()))
        return before * by if sign == "*" else before / by
    return before + (read(words) if sign == "+" else -read(words))


def _length(text: str, unit: LengthUnit) -> float:
    try:
        return lengths.typed_length(text, unit)
    except LengthError as error:
        raise TypedError(str(error)) from None


def _number(text: str) -> float:
    try:
        value = float(text.strip().replace(",", "."))
    except ValueError:
        raise TypedError(tr("“{typed}” is no number; write it like 12.5", typed=text.strip())) from None
    if not abs(value) <= 1e9:
        raise TypedError(tr("“{typed}” is no number that a table could use", typed=text.strip()))
    return value


def _trimmed(value: float) -> str:
    text = f"{value + 0.0:.{_PLACES}f}"
    return text.rstrip("0").rstrip(".")
