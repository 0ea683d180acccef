"""The one complaint about a scene: where it is, what is wrong there and what to do about it."""

import json
from collections.abc import Iterable
from pathlib import PurePath

SHOWN_CHARACTERS = 40  # of a wrong value; enough to recognise it, short enough for one sentence
REPEATED_CHARACTERS = 160  # of another complaint inside a sentence
COMPARED_CHARACTERS = 60  # longer words are no slips of the pen, and comparing them takes long


class SceneError(ValueError):
    """A scene cannot be read or written.

    `source` names the file, `place` the spot in it (`terrain[3].shape.polygon[2]`), `found` says what is
    wrong there and `expected` what would be right. `str()` is one sentence with all four.
    """

    def __init__(self, place: str, found: str, expected: str, source: str = "") -> None:
        super().__init__(place, found, expected, source)
        self.source = source
        self.place = place
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        source = self.source if self.source.isprintable() else shown(self.source)
        subject = ": ".join(part for part in (source, self.place) if part)
        return f"{subject} {self.found}; {self.expected}"

    @property
    def plainly(self) -> str:
        """Say without a word about its format that a file cannot be opened, or all where that needs none."""
        name = PurePath(self.source).name
        if not name or not self.place:
            return str(self)
        name = name if name.isprintable() else shown(name)
        return f"{name} cannot be opened: it is no table and no battle, or a change by hand has damaged it"

    def of(self, source: str) -> "SceneError":
        """Return the same complaint with the file's name."""
        return SceneError(self.place, self.found, self.expected, source)


def reason(error: OSError | ValueError) -> str:
    """Say in the system's own words why a file cannot be opened; ValueError is its word for odd names."""
    return getattr(error, "strerror", None) or str(error)


def in_short(error: Exception) -> str:
    """Repeat what the rules complained of on one line, without what a changed file made long."""
    said = shown(str(error)[:REPEATED_CHARACTERS])[1:-1] if not str(error).isprintable() else str(error)
    return said if len(said) <= REPEATED_CHARACTERS else f"{said[:REPEATED_CHARACTERS]}..."


def joined(place: str, key: str) -> str:
    """Name a key of the object at some place; odd keys are quoted."""
    if not key.isidentifier():
        return f"{place}[{shown(key)}]"
    short = key if len(key) <= SHOWN_CHARACTERS else key[:SHOWN_CHARACTERS] + "..."
    return f"{place}.{short}" if place else short


def shown(value: object) -> str:
    """Show a wrong value on one line, shortened."""
    if isinstance(value, dict):
        return "an object {...}"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, str):
        short = value if len(value) <= SHOWN_CHARACTERS else value[:SHOWN_CHARACTERS] + "..."
        inside = json.dumps(short, ensure_ascii=not short.isprintable())[1:-1]
        return "'" + inside.replace('\\"', '"') + "'"
    text = json.dumps(value)
    return text if len(text) <= SHOWN_CHARACTERS else text[:SHOWN_CHARACTERS] + "..."


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Find the known word that `word` is most likely a slip for; None where none is near."""
    return _most_alike(word, known, 0.75) if len(word) <= COMPARED_CHARACTERS else None


def _most_alike(word: str, known: Iterable[str], least: float) -> str | None:
    from difflib import get_close_matches  # only a complaint needs it

    spellings = {name.lower(): name for name in known if len(name) <= COMPARED_CHARACTERS}
    match = get_close_matches(word.lower(), spellings, n=1, cutoff=least)
    return spellings[match[0]] if match else None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return ", did you mean '...'?" for a slip, nothing where no known word is near."""
    match = nearest(word, known)
    return "" if match is None else f", did you mean {shown(match)}?"


def nearest_key(word: str, known: Iterable[str]) -> str:
    """Name the key that an unknown one is a slip for, or else the one that is most like it, after a comma."""
    hint = did_you_mean(word, known)
    match = _most_alike(word[:COMPARED_CHARACTERS], known, 0.0) if not hint else None
    return hint if match is None else f"; the nearest key known here is {shown(match)}"


def listed(words: Iterable[str], last: str = "or") -> str:
    """Write words as a list in a sentence: 'a', 'b' or 'c'."""
    quoted = [shown(word) for word in words]
    return f" {last} ".join(part for part in (", ".join(quoted[:-1]), quoted[-1]) if part)
