"""What the letters of a drawn map mean: in its header, or in lines of their own above or below the rows.

A line of a legend is `X = words` or `X: words`, several with commas or semicolons between.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from battlefield.files.imports.laying.roles import SIDES
from battlefield.files.imports.letters.ascii_heights import Height, height_of
from battlefield.files.terrain.terrain_names import NameGuess, guessed_kind
from battlefield.files.text.errors import SceneError, shown

OPEN: Final = (".", " ", "·", "_")
_PAIR: Final = re.compile(r"\s*(?:[-*•]\s+)?['\"`]?(\S)['\"`]?(?:\s+=\s+|\s*:\s+|=(?=[a-z]{3}))(\S.*?)\s*")
_NEXT: Final = re.compile(r"\s*[,;]\s+(?=['\"`]?\S['\"`]?(?:\s+=\s|\s*:\s))")
_TITLE: Final = re.compile(r"\s*(?:legend|key|letters)\s*:?\s*|\s*```[a-z]{0,20}\s*", re.IGNORECASE)
_TERSE: Final = re.compile(r"[a-z-]+(?::[^:\s]+)+|[a-z-]+")
_NOTHING: Final = ("open", "empty", "nothing", "ground", "grass", "blank", "free")
CELL_INCHES: Final = {"in": 1.0, "inch": 1.0, "inches": 1.0, '"': 1.0, "cm": 1 / 2.54, "mm": 1 / 25.4}
_CELL: Final = re.compile(
    r"\s*(?:scale\s*:\s*)?(?:(?:1|one|each|a)\s+)?(?:square|letter|cell|character|tile)\s*(?:=|is|:)\s*"
    r"([0-9]{1,4}(?:\.[0-9]{1,6})?)\s*(inches|inch|in|cm|mm|\")\s*\.?\s*",
    re.IGNORECASE,
)
_STOREY: Final = 3.0  # inches
_STOREYS: Final = re.compile(
    r"\b([0-9]{1,2})[\s-]+(?:storeys?|story|stories|floors?|levels?)\b", re.IGNORECASE
)
_MOST: Final = 200  # letters with a meaning


@dataclass(frozen=True, slots=True)
class Drawn:
    """The rows of a map, without the lines of its legend, and what these say of each letter.

    `guessed` and `odd` are what was read into words, and what in them means nothing, sentence by sentence.
    """

    rows: tuple[str, ...]
    legend: dict[str, str]
    guessed: tuple[str, ...] = ()
    odd: tuple[str, ...] = ()
    cell: float | None = None  # inches


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a letter means, as a header would write it, with what was guessed, and what of it is left out."""

    text: str
    guess: str = ""
    odd: str = ""


@dataclass(slots=True)
class _Legend:
    """Letters with their meanings as they are found."""

    found: dict[str, Meaning] = field(default_factory=dict)
    cell: float | None = None

    def meanings(self) -> dict[str, str]:
        """Return the meaning of each letter."""
        return {letter: each.text for letter, each in self.found.items()}

    def guesses(self) -> tuple[str, ...]:
        """Say what was guessed."""
        return tuple(dict.fromkeys(each.guess for each in self.found.values() if each.guess))

    def losses(self) -> tuple[str, ...]:
        """Say what in the words of a letter means nothing here."""
        odd = ((letter, each.odd) for letter, each in self.found.items() if each.odd)
        return tuple(f"{shown(words)} in the meaning of {shown(letter)}" for letter, words in odd)


def parted(lines: Sequence[str], first: int = 1) -> Drawn:
    """Part lines into a legend above or below and the rows between; `first` is the number of the first.

    Raises SceneError where a letter has two meanings.
    """
    legend = _Legend()
    top, low = 0, len(lines)
    for number, line in enumerate(lines):
        if not _take(line, legend, first + number):
            break
        top = number + 1
    while top and top < low and not lines[top].strip():
        top += 1
    while low > top and (not lines[low - 1].strip() or _take(lines[low - 1], legend, first + low - 1)):
        low -= 1
    rows = tuple(line.rstrip("\r\n") for line in lines[top:low])
    return Drawn(rows, legend.meanings(), legend.guesses(), legend.losses(), legend.cell)


def _take(line: str, legend: _Legend, number: int) -> bool:
    """Take the meanings that a line gives; False where it is none of a legend."""
    if _TITLE.fullmatch(line):
        return True
    if (cell := _CELL.fullmatch(line[:1_000])) is not None:
        legend.cell = float(cell[1]) * CELL_INCHES[cell[2].lower()]
        return True
    found = [_PAIR.fullmatch(part) for part in _NEXT.split(line[:1_000])]
    if not all(pair is not None and _is_words(pair[2]) for pair in found):
        return not line.strip() and bool(legend.found or legend.cell)
    for pair in found:
        if pair is not None:
            _add(legend, pair[1], pair[2], number)
    return True


def _add(legend: _Legend, letter: str, words: str, number: int) -> None:
    try:
        meaning = meaning_of(words)
    except SceneError as error:
        place = f"line {number}, the meaning of {shown(letter)}: {error.place}"
        raise SceneError(place, error.found, error.expected) from None
    if legend.found.get(letter, meaning).text != meaning.text:
        says = f"says that {shown(letter)} is {shown(words[:40])}"
        raise SceneError(f"line {number}", says, "another line says otherwise: leave one of them out")
    if len(legend.found) >= _MOST:
        raise SceneError(f"line {number}", "has one letter too many", f"at most {_MOST} may have a meaning")
    legend.found[letter] = meaning


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


def meaning_of(words: str) -> Meaning:
    """Read free words as a header would write them: "ruin, 5 in high" is ruin:5, "red zone" is zone:red.

    Raises SceneError where they tell a height that cannot be.
    """
    plain = words.strip().lower()
    if _TERSE.fullmatch(plain) and plain not in _NOTHING:
        text = "marker" if plain.startswith("objective") else words.strip().replace("deployment", "zone")
        return Meaning(text)
    known = re.findall(r"[^\W\d_]+", plain)
    if known and known[0] in _NOTHING:
        return Meaning("open")
    if "objective" in known or "objectives" in known:
        return Meaning("marker")
    if any(word.startswith("deploy") or word in ("zone", "zones") for word in known):
        return Meaning(":".join(("zone", *_side(known))))
    return _of_terrain(words.strip())


def _of_terrain(words: str) -> Meaning:
    """Return words for terrain: its kind where one is known, and its height where there is one."""
    storeys, height = _STOREYS.search(words), height_of(_STOREYS.sub("", words))
    if storeys and height.inches is None:
        height = replace(height, inches=float(storeys[1]) * _STOREY)
    elif storeys:
        storeys = None
    found = guessed_kind(height.rest) or guessed_kind(words)
    high = f":{height.inches:.6g}" if height.inches is not None else ""
    if found is None:
        return Meaning(f"{words.replace(':', ' ')[:100]}{high}", odd=height.odd)
    guess = _guess(words, found, height, storeys[0] if storeys else "")
    return Meaning(f"{found.kind.id}{high}", guess, height.odd or _unread(height.rest, found))


def _unread(words: str, found: NameGuess) -> str:
    """Return what stands behind a comma after the word that tells a kind: it is not read."""
    before, _, behind = words.partition(",")
    is_before = guessed_kind(before) == found and guessed_kind(behind) != found
    return behind.strip(" ,;") if is_before else ""


def _guess(words: str, found: NameGuess, height: Height, storeys: str) -> str:
    """Say what was read into words that are not plainly a kind and a height."""
    parts = [f"{storeys} of {_STOREY:g} in"] if storeys else []
    if found.word not in (found.kind.id, found.kind.name.lower()):
        parts.append(f"{found.kind.name.lower()} by the word '{found.word}'")
    if height.bare:
        parts.append(f"{height.bare} in high")
    return f"{shown(words[:60])} is taken as {' and '.join(parts)}" if parts else ""


def _side(known: Sequence[str]) -> tuple[str, ...]:
    """Return the side that words tell: one of the usual ones, else what stands behind "of"."""
    usual = next((word for word in known if word in SIDES), "")
    if not usual and "of" in known[:-1]:
        usual = known[known.index("of") + 1]
    return (usual,) if usual else ()
