"""Bases as people write them: "32", "28.5 mm", "75 x 42 oval", "25x50", "30 hex"."""

import re
from dataclasses import replace
from typing import Literal

from battlefield.geometry.kernel.shapes import BaseSize

LEAST, MOST = 1.0, 1000.0  # millimetres
EXAMPLES = "32, 75 x 42 oval, 25 x 50, 30 hex"
_NUMBER = r"(\d{1,4}(?:[.,]\d{1,3})?)"
_BASE = re.compile(
    rf"\s*{_NUMBER}\s*(?:mm)?\s*(?:[x×*]\s*{_NUMBER}\s*(?:mm)?)?\s*([a-z]*)\s*(?:base)?\s*", re.IGNORECASE
)
_KINDS: dict[str, Literal["round", "oval", "rect", "hex"]] = {
    **dict.fromkeys(("r", "round", "circle", "rund"), "round"),
    **dict.fromkeys(("o", "oval", "ellipse"), "oval"),
    **dict.fromkeys(("rect", "rectangle", "square", "rechteck", "quadrat"), "rect"),
    **dict.fromkeys(("h", "hex", "hexagon", "sechseck"), "hex"),
}


class BaseError(ValueError):
    """A base that cannot be understood; its text is one sentence for the reader."""


def parse_base(text: str) -> BaseSize:
    """Read a base in millimetres; one number is a round base, two are a rectangle unless it is an oval."""
    match = _BASE.fullmatch(text)
    word = match[3].lower() if match else ""
    if match is None or (word and word not in _KINDS):
        raise BaseError(f'"{text.strip()}" is no base; write it like {EXAMPLES}')
    first = float(match[1].replace(",", "."))
    second = float(match[2].replace(",", ".")) if match[2] else first
    if not (LEAST <= first <= MOST and LEAST <= second <= MOST):
        raise BaseError(f'"{text.strip()}" is no base; it must be {LEAST:g} to {MOST:g} mm')
    kind = _KINDS[word] if word else ("rect" if match[2] else "round")
    if kind in ("round", "hex") and first != second:
        raise BaseError(f'"{text.strip()}" has two sizes; a {word} base has one')
    made = BaseSize(kind, max(first, second), min(first, second))
    return replace(made, length_mm=first, width_mm=second) if kind == "rect" else made
