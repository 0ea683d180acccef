"""Heights in the free words of a legend: "ruin, 5 in high"; what cannot be one is never passed over."""

import re
from dataclasses import dataclass
from typing import Final

from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown

_INCHES: Final = {"cm": 1 / 2.54, "mm": 1 / 25.4, "m": 1000 / 25.4, "ft": 12.0, "feet": 12.0, "foot": 12.0}
_UNITS: Final = r"inches|inch|in|cm|mm|m|feet|foot|ft|\"|″"
_NUMBER: Final = re.compile(
    r"(?<![\w.])(?P<number>[-+−]?(?:[0-9][0-9.,]*(?:e[-+]?[0-9]+)?|∞|infinity)|[-+−](?:inf|nan))"
    rf"\s*(?P<unit>{_UNITS})?(?![\w.])\s*(?P<after>[a-z]+)?"
)
_UPWARD: Final = ("high", "tall", "height", "up")
_ELSEWHERE: Final = ("wide", "long", "deep", "across", "thick", "broad", "by", "x")
_BEFORE: Final = re.compile(r"(?:height|high|tall|top)\s*(?:of|is|=|:)?\s*$", re.IGNORECASE)
_WORDLESS: Final = re.compile(
    r"(?:\bheight\s*(?:of|is|=|:)?\s*(?P<behind>[^\s,;]+)|[,;(]\s*(?P<ahead>[^\s,;()]+)\s+(?:high|tall)\b)"
)


@dataclass(frozen=True, slots=True)
class Height:
    """What words tell of a height: inches, the words without it, and what ought to be one and is none.

    It is `bare` where neither a unit nor a word such as high says that a number is a height.
    """

    inches: float | None
    rest: str
    bare: str = ""
    odd: str = ""


def height_of(words: str) -> Height:
    """Read the height in some words; raise SceneError where it is a number that no height can be."""
    plain = words.lower()
    found = [each for each in _NUMBER.finditer(plain) if each["after"] not in _ELSEWHERE]
    told = [each for each in found if _is_told(plain, each)]
    if not found:
        return _without(words, plain)
    best = (told or found)[0]
    inches = _inches(best["number"], best["unit"] or "")
    bare = "" if told else words[best.start("number") : best.end("number")]
    return Height(inches, _cut(words, best), bare)


def _is_told(plain: str, found: re.Match[str]) -> bool:
    behind = found["after"] in _UPWARD
    return bool(found["unit"]) or behind or bool(_BEFORE.search(plain[: found.start("number")]))


def _without(words: str, plain: str) -> Height:
    """Tell of a height in words that are no number."""
    odd = _WORDLESS.search(plain)
    if odd is None:
        kind, colon, more = words.partition(":")
        return Height(None, kind, odd=more.strip()) if colon else Height(None, words)
    said = odd["behind"] or odd["ahead"]
    return Height(None, words[: odd.start()] + words[odd.end() :], odd=said)


def _cut(words: str, found: re.Match[str]) -> str:
    """Return words without the number, its unit, and what beside it says that it is a height."""
    last = "after" if found["after"] in _UPWARD else "unit" if found["unit"] else "number"
    before = _BEFORE.sub("", words[: found.start("number")])
    return before + words[found.end(last) :]


def _inches(number: str, unit: str) -> float:
    try:
        value = float(number.replace("−", "-")) if len(number) < 20 else float("inf")
    except ValueError:
        value = float("nan")
    value *= _INCHES.get(unit, 1.0)
    low, high = limits.HEIGHT
    if not low <= value <= high:
        expected = f"write a number from {low:g} to {high:g}"
        raise SceneError("its height", f"is {shown(number + (' ' + unit if unit else ''))}", expected)
    return value
