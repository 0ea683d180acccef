"""Lengths as people write and read them: "3.25", "75 mm", "1 1/4 in"."""

import re
from fractions import Fraction
from typing import Literal

from battlefield.files.text.lengths import LIMIT as LIMIT
from battlefield.files.text.lengths import LengthError as LengthError
from battlefield.files.text.lengths import parse_length as parse_length
from battlefield.geometry.kernel.tolerance import is_too_close_to_call
from battlefield.geometry.kernel.units import MM_PER_INCH

LengthUnit = Literal["inches", "fractions", "centimetres"]
LENGTH_UNITS: tuple[LengthUnit, ...] = ("inches", "fractions", "centimetres")


_NAMED = re.compile(r'[a-z"″]', re.IGNORECASE)


def typed_length(text: str, unit: LengthUnit = "inches") -> float:
    """Read a length in inches; a number without a unit is meant in the one that lengths are shown in."""
    is_bare = unit == "centimetres" and text.strip() and not _NAMED.search(text)
    return parse_length(f"{text} cm" if is_bare else text)


def length_within(text: str, low: float, high: float, unit: LengthUnit = "inches") -> float:
    """Read a length within limits; a LengthError says what is wrong with it, and the limits in a unit."""
    try:
        value = typed_length(text, unit)
    except LengthError as error:
        wrong = str(error).partition(";")[0]
    else:
        if low <= value <= high:
            return value
        wrong = f"{text.strip()} is out of range"
    if not text.strip():
        raise LengthError(f"Nothing is typed; type a length {limit_words(low, high, unit)}")
    raise LengthError(f"{wrong}; write a length {limit_words(low, high, unit)}")


def limit_words(low: float, high: float, unit: LengthUnit = "inches") -> str:
    """Say the least and the greatest length that can be, with one unit."""
    least, most = (format_length(value, unit).rpartition(" ") for value in (low, high))
    return f"from {_short(least[0])} to {_short(most[0])} {most[2]}"


def _short(number: str) -> str:
    return number.rstrip("0").rstrip(".") if "." in number else number


def format_length(value: float, unit: LengthUnit = "inches", places: int = 2) -> str:
    """Write a length with its unit; fractions go to the nearest sixteenth of an inch."""
    if unit == "centimetres":
        return f"{_plain(value * MM_PER_INCH / 10, places)} cm"
    if unit == "fractions":
        return f"{_sixteenths(value)} in"
    return f"{_plain(value, places)} in"


def format_limit(value: float, unit: LengthUnit = "inches") -> str:
    """Write a length that was set: with as many places as it has, so that it is never told as another."""
    if unit == "fractions" and abs(value * 16.0 - round(value * 16.0)) > 1e-6:
        unit = "inches"
    number, _, name = format_length(value, unit, 4).rpartition(" ")
    whole, point, part = number.partition(".")
    return f"{whole}{point}{part.rstrip('0').ljust(2, '0') if point else ''} {name}"


def format_tight(value: float, unit: LengthUnit = "inches") -> str:
    """Write a length where room is scarce, with no more figures than it takes: 3.25", 3 1/4", 8.26 cm."""
    if unit == "centimetres":
        return f"{_short(format_length(value, unit).removesuffix(' cm'))} cm"
    return f'{value:g}"' if unit == "inches" else f'{_short(format_limit(value, unit).removesuffix(" in"))}"'


def place_words(x: float, y: float, unit: LengthUnit = "inches") -> str:
    """Write a place with one unit, always with as many figures, so that it stands still while it changes."""
    across, _, name = format_length(x, unit).rpartition(" ")
    return f"{across}, {format_length(y, unit).rpartition(' ')[0]} {name}"


def _plain(value: float, places: int) -> str:
    text = f"{value:.{places}f}"
    return text[1:] if float(text) == 0 and text.startswith("-") else text


def _sixteenths(value: float) -> str:
    whole, part = divmod(abs(round(value * 16)), 16)
    sign = "-" if round(value * 16) < 0 else ""
    if not part:
        return f"{sign}{whole}"
    fraction = Fraction(part, 16)
    return f"{sign}{f'{whole} ' if whole else ''}{fraction.numerator}/{fraction.denominator}"


def format_margin(margin: float, unit: LengthUnit = "inches") -> str:
    """Write the size of a margin, with as many places as it takes to see which side it is on."""
    size = abs(margin)
    if is_too_close_to_call(margin):
        return f"{size:.7f} in"
    places = next((places for places in (2, 3, 4, 5) if size >= 0.95 * 10.0 ** (1 - places)), 6)
    too_fine = places > (2 if unit == "fractions" else 3)
    return format_length(size, "inches" if too_fine else unit, places)
