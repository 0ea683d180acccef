"""Lengths as people write and read them: "3.25", "75 mm", "1 1/4 in"."""

import re
from fractions import Fraction
from typing import Literal

from battlefield.geometry.tolerance import is_too_close_to_call
from battlefield.geometry.units import MM_PER_INCH

LengthUnit = Literal["inches", "fractions", "centimetres"]
LENGTH_UNITS: tuple[LengthUnit, ...] = ("inches", "fractions", "centimetres")

LIMIT = 1000.0  # inches; nothing on a table is farther away
_NAMES = {"": 1.0, "in": 1.0, '"': 1.0, "″": 1.0, "inch": 1.0, "inches": 1.0}
_PER_INCH = {**_NAMES, "mm": MM_PER_INCH, "cm": MM_PER_INCH / 10}
_FRACTION = r"(?:(?P<whole>\d{1,9})\s+)?(?P<over>\d{1,9})\s*/\s*(?P<under>\d{1,9})"
_NUMBER = rf"(?P<sign>[+-]?)\s*(?:{_FRACTION}|(?P<decimal>\d+(?:[.,]\d*)?|[.,]\d+))"
_LENGTH = re.compile(rf'\s*{_NUMBER}\s*(?P<unit>in(?:ch(?:es)?)?|mm|cm|"|″)?\s*', re.IGNORECASE)


class LengthError(ValueError):
    """A length that cannot be understood; its text is one sentence for the reader."""


def parse_length(text: str) -> float:
    """Read a length in inches from words such as "3", "2.5 in", "75mm" or "1 1/4"."""
    match = _LENGTH.fullmatch(text)
    if match is None:
        raise LengthError(f'"{text.strip()}" is no length; write it like 3.25, 1 1/4 or 75 mm')
    value = _amount(match) / _PER_INCH[(match["unit"] or "").lower()]
    if abs(value) > LIMIT:
        raise LengthError(f'"{text.strip()}" is farther than {LIMIT:g} inches; write a shorter length')
    return 0.0 - value if match["sign"] == "-" else value  # never -0.0


def _amount(match: re.Match[str]) -> float:
    if match["decimal"]:
        return float(match["decimal"].replace(",", "."))
    if int(match["under"]) == 0:
        raise LengthError(f'"{match[0].strip()}" divides by nothing; write it like 1 1/4')
    return float(int(match["whole"] or 0) + Fraction(int(match["over"]), int(match["under"])))


def format_length(value: float, unit: LengthUnit = "inches", places: int = 2) -> str:
    """Write a length with its unit; fractions go to the nearest sixteenth of an inch."""
    if unit == "centimetres":
        return f"{_plain(value * MM_PER_INCH / 10, places)} cm"
    if unit == "fractions":
        return f"{_sixteenths(value)} in"
    return f"{_plain(value, places)} in"


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
