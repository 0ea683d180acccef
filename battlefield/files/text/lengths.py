"""Lengths as people type them: "3.25", "75 mm", "1 1/4 in"."""

import re
import unicodedata
from fractions import Fraction

from battlefield.geometry.kernel.units import MM_PER_INCH

LIMIT = 1000.0  # inches; nothing on a table is farther away
_NAMES = {"": 1.0, "in": 1.0, '"': 1.0, "″": 1.0, "”": 1.0, "inch": 1.0, "inches": 1.0}
_PER_INCH = {**_NAMES, "mm": MM_PER_INCH, "cm": MM_PER_INCH / 10}
_FRACTION = r"(?:(?P<whole>\d{1,9})(?:\s+|\s*-\s*))?(?P<over>\d{1,9})\s*/\s*(?P<under>\d{1,9})"
_NUMBER = rf"(?P<sign>[+-]?)\s*(?:{_FRACTION}|(?P<decimal>\d+(?:[.,]\d*)?|[.,]\d+))"
_LENGTH = re.compile(rf'\s*{_NUMBER}\s*(?P<unit>in(?:ch(?:es)?)?|mm|cm|["″”])?\s*', re.IGNORECASE)
_ONE_SIGN = re.compile("[¼½¾⅓⅔⅛⅜⅝⅞]")  # a fraction that a keyboard writes as one sign


class LengthError(ValueError):
    """A length that cannot be understood; its text is one sentence for the reader."""


def parse_length(text: str) -> float:
    """Read a length in inches from words such as "3", "2.5 in", "75mm" or "1 1/4"."""
    match = _LENGTH.fullmatch(_spelt(text))
    if not text.strip():
        raise LengthError("Nothing is typed; type a length such as 3.25, 1 1/4 or 75 mm")
    if match is None:
        raise LengthError(f'"{text.strip()}" is no length; write it like 3.25, 1 1/4 or 75 mm')
    value = _amount(match) / _PER_INCH[(match["unit"] or "").lower()]
    if abs(value) > LIMIT:
        raise LengthError(f'"{text.strip()}" is farther than {LIMIT:g} inches; write a shorter length')
    return 0.0 - value if match["sign"] == "-" else value  # never -0.0


def _spelt(text: str) -> str:
    """Write fractions of one sign with figures, and minus and stroke as a keyboard has them."""
    figures = _ONE_SIGN.sub(lambda sign: f" {unicodedata.normalize('NFKC', sign[0])}", text)
    return figures.replace("\u2212", "-").replace("\u2044", "/")


def _amount(match: re.Match[str]) -> float:
    if match["decimal"]:
        return float(match["decimal"].replace(",", "."))
    if int(match["under"]) == 0:
        raise LengthError(f'"{match[0].strip()}" divides by nothing; write it like 1 1/4')
    return float(int(match["whole"] or 0) + Fraction(int(match["over"]), int(match["under"])))
