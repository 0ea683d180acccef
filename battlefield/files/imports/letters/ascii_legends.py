"""What the letters of a drawn map mean: in its header, or in lines of their own above or below the rows.

A line of a legend is `X = words` or `X: words`, several with commas or semicolons between.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from battlefield.files.imports.laying.roles import SIDES
from battlefield.files.terrain.terrain_names import kind_named
from battlefield.files.text.errors import SceneError, shown

OPEN: Final = (".", " ", "·", "_")
_PAIR: Final = re.compile(r"\s*(?:[-*•]\s+)?['\"`]?(\S)['\"`]?(?:\s+=\s+|\s*:\s+|=(?=[a-z]{3}))(\S.*?)\s*")
_NEXT: Final = re.compile(r"\s*[,;]\s+(?=['\"`]?\S['\"`]?(?:\s+=\s|\s*:\s))")
_TITLE: Final = re.compile(r"\s*(?:legend|key|letters)\s*:?\s*", re.IGNORECASE)
_TERSE: Final = re.compile(r"[a-z-]+(?::[^:\s]+)+|[a-z-]+")
_HEIGHT: Final = re.compile(
    r"(?<![\w.])([0-9]{1,4}(?:\.[0-9]{1,6})?)\s*(in|cm|mm|inch|inches|\"|″)?(?![\w.])"
)
_INCHES: Final = {"cm": 1 / 2.54, "mm": 1 / 25.4}
_NOTHING: Final = ("open", "empty", "nothing", "ground", "grass", "blank", "free")
_MOST: Final = 200  # letters with a meaning


@dataclass(frozen=True, slots=True)
class Drawn:
    """The rows of a map, without the lines of its legend, and what these say of each letter."""

    rows: tuple[str, ...]
    legend: dict[str, str]


def parted(lines: Sequence[str], first: int = 1) -> Drawn:
    """Part lines into a legend above or below and the rows between; `first` is the number of the first.

    Raises SceneError where a letter has two meanings.
    """
    legend: dict[str, str] = {}
    top, low = 0, len(lines)
    for number, line in enumerate(lines):
        if not _take(line, legend, first + number):
            break
        top = number + 1
    while top and top < low and not lines[top].strip():
        top += 1
    while low > top and (not lines[low - 1].strip() or _take(lines[low - 1], legend, first + low - 1)):
        low -= 1
    return Drawn(tuple(line.rstrip("\r\n") for line in lines[top:low]), legend)


def _take(line: str, legend: dict[str, str], number: int) -> bool:
    """Take the meanings that a line gives; False where it is none of a legend."""
    if _TITLE.fullmatch(line):
        return True
    found = [_PAIR.fullmatch(part) for part in _NEXT.split(line[:1_000])]
    if not all(pair is not None and _is_words(pair[2]) for pair in found):
        return not line.strip() and bool(legend)
    for pair in found:
        if pair is not None:
            _add(legend, pair[1], pair[2], number)
    return True


def _add(legend: dict[str, str], letter: str, words: str, number: int) -> None:
    meaning = meaning_of(words)
    if legend.get(letter, meaning) != meaning:
        says = f"says that {shown(letter)} is {shown(words[:40])}"
        raise SceneError(f"line {number}", says, "another line says otherwise: leave one of them out")
    if len(legend) >= _MOST:
        raise SceneError(f"line {number}", "has one letter too many", f"at most {_MOST} may have a meaning")
    legend[letter] = meaning


def _is_words(text: str) -> bool:
    """Tell words from the letters of a row: a run of letters that differ."""
    runs: list[str] = re.findall(r"[^\W\d_]{2,}", text)
    return any(len(frozenset(run)) > 1 for run in runs)


def header_legend(words: Sequence[str]) -> dict[str, str]:
    """Read pairs of a letter and a word, as a header has them."""
    if len(words) % 2 or any(len(letter) != 1 for letter in words[::2]):
        expected = "write a letter and its meaning in turn: R ruin:5  ^ hill:2"
        raise SceneError("line 1", "has a legend that does not come in pairs", expected)
    return dict(zip(words[::2], words[1::2], strict=True))


def meaning_of(words: str) -> str:
    """Return free words as a header would write them: "ruin, 5 in high" is ruin:5, "red zone" is zone:red."""
    plain = words.strip().lower()
    if _TERSE.fullmatch(plain) and plain not in _NOTHING:
        return "marker" if plain.startswith("objective") else words.strip().replace("deployment", "zone")
    known = re.findall(r"[^\W\d_]+", plain)
    if known and known[0] in _NOTHING:
        return "open"
    if "objective" in known or "objectives" in known:
        return "marker"
    if any(word.startswith("deploy") or word in ("zone", "zones") for word in known):
        return ":".join(("zone", *_side(known)))
    kind, height = kind_named(words), _HEIGHT.search(plain)
    high = f":{float(height[1]) * _INCHES.get(height[2] or '', 1.0):.6g}" if height else ""
    word = kind.id if kind is not None else words.strip().replace(":", " ")[:100]
    return f"{word}{high}"


def _side(known: Sequence[str]) -> tuple[str, ...]:
    """Return the side that words tell: one of the usual ones, else what stands behind "of"."""
    usual = next((word for word in known if word in SIDES), "")
    if not usual and "of" in known[:-1]:
        usual = known[known.index("of") + 1]
    return (usual,) if usual else ()
