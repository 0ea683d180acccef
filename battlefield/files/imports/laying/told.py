"""What a file tells of one thing beside its outline: properties, attributes, classes under any names."""

import re
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import TypeVar

from battlefield.files.text.limits import CHARACTERS
from battlefield.geometry.kernel.shapes import BASE_KINDS, BaseSize
from battlefield.geometry.kernel.units import MM_PER_INCH

Word = TypeVar("Word", bound=str)
_ALIASES = {
    "thickness": "width",
    "team": "side",
    "player": "side",
    "owner": "side",
    "type": "kind",
    "class": "kind",
    "terrain": "kind",
    "label": "name",
    "title": "name",
    "rotation": "facing",
    "heading": "facing",
}
_ENDINGS = ("_inches", "_inch", "_in")
_UNITS = {"": 1.0, "in": 1.0, '"': 1.0, "″": 1.0, "mm": 1.0 / MM_PER_INCH, "cm": 10.0 / MM_PER_INCH}
_NUMBER = re.compile(r"\s*([-+]?[0-9]{1,15}(?:\.[0-9]{1,20})?(?:[eE][-+]?[0-9]{1,3})?)\s*(in|mm|cm|\"|″)?\s*")
_BASE = re.compile(
    r"\s*(?:(round|oval|rect|hex)\s+)?([0-9]{1,4}(?:\.[0-9]{1,20})?)"
    r"(?:\s*[x×]\s*([0-9]{1,4}(?:\.[0-9]{1,20})?))?\s*(?:mm)?\s*(oval|rect|hex|round)?\s*"
)
_YES, _NO = ("true", "yes", "1", "on"), ("false", "no", "0", "off")
_BASE_MM = (1.0, 1_000.0)


class Told:
    """Properties by plain names; those that hold something unusable count as not told, and are in `odd`."""

    def __init__(self, found: Mapping[str, object]) -> None:
        """Take properties under the names of a file; of several for one thing, the first counts."""
        self.odd: list[str] = []
        self.found: dict[str, object] = {}
        for key, value in found.items():
            self.found.setdefault(_plain(key), value)

    def text(self, key: str) -> str:
        """Return a text without blanks around it; a number is written out, what is no text is odd."""
        value = self.found.get(key, "")
        if isinstance(value, str):
            return value.strip()[:CHARACTERS]
        if value is None or isinstance(value, bool | dict | list):
            if value is not None and value is not False:
                self._mark(key)
            return ""
        return f"{value:g}" if isinstance(value, float) else str(value)

    def _mark(self, key: str) -> None:
        """Note once that something unusable was told."""
        if key not in self.odd:
            self.odd.append(key)

    def number(self, key: str, limits: tuple[float, float]) -> float | None:
        """Return a number, or a length such as "2.5in" or "64 mm" in inches; None where there is none."""
        value = self.found.get(key)
        if value is None or value == "":
            return None
        number = _number(value)
        if number is None or not limits[0] <= number <= limits[1]:
            self.odd.append(key)
            return None
        return number

    def flag(self, key: str) -> bool | None:
        """Return a yes or no; None where it is not told."""
        value = self.found.get(key)
        if value is None:
            return None
        word = str(value).lower() if isinstance(value, bool) else self.text(key).lower()
        if word and word not in (*_YES, *_NO):
            self.odd.append(key)
            return None
        return word in _YES

    def whole(self, key: str, limits: tuple[int, int]) -> int | None:
        """Return a whole number; None where there is none."""
        number = self.number(key, limits)
        if number is not None and not number.is_integer():
            self.odd.append(key)
            return None
        return None if number is None else int(number)

    def known(self, key: str, known: Sequence[Word]) -> Word | None:
        """Return a word that is one of some; None where there is none."""
        word = self.text(key)
        found = next((each for each in known if each == word), None)
        if found is None and key in self.found and (word or self.found[key] not in ("", None)):
            self.odd.append(key)
        return found

    def words(self, key: str) -> list[str] | None:
        """Give the words of a list, or of a text with blanks or commas between; None where it is not told."""
        value = self.found.get(key)
        if value is not None and not isinstance(value, str | list):
            self._mark(key)
        if isinstance(value, list):
            if not all(isinstance(each, str) for each in value):
                self._mark(key)
            return [each for each in value if isinstance(each, str)]
        return re.split(r"[\s,;]+", value.strip()) if isinstance(value, str) else None

    def base(self) -> BaseSize | None:
        """Return a base told as "round 32", "60x35 oval", 32 (millimetres) or {"round": 32}."""
        value = self.found.get("base", self.found.get("base_mm"))
        if isinstance(value, dict):
            value = " ".join(f"{kind} {_sizes(size)}" for kind, size in list(value.items())[:1])
        if value is None or value == "":
            return None
        found = _BASE.fullmatch(str(value)[:60].lower())
        base = None if found is None else _base(found)
        if base is None:
            self.odd.append("base")
        return base


def _plain(key: str) -> str:
    name = key.strip().lower().removeprefix("data-").replace("-", "_").replace(" ", "_")
    for ending in _ENDINGS:
        name = name.removesuffix(ending)
    return _ALIASES.get(name, name)


def _number(value: object) -> float | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return float(value) if isfinite(value) else None
    found = _NUMBER.fullmatch(value[:60]) if isinstance(value, str) else None
    return None if found is None else float(found[1]) * _UNITS[found[2] or ""]


def _sizes(size: object) -> str:
    return "x".join(str(each) for each in size[:2]) if isinstance(size, list) else str(size)


def _base(found: re.Match[str]) -> BaseSize | None:
    length, second = float(found[2]), found[3]
    width = float(second) if second else length
    word = found[1] or found[4] or ("oval" if second else "round")
    if not all(_BASE_MM[0] <= size <= _BASE_MM[1] for size in (length, width)):
        return None
    if word in ("round", "hex") and width != length:
        return None
    return next(BaseSize(kind, length, width) for kind in BASE_KINDS if kind == word)
