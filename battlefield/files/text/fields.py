"""One JSON object of a file, asked key by key; each complaint names the key's place."""

from collections.abc import Collection, Sequence
from typing import TypeVar

from battlefield.files.text.errors import SceneError, did_you_mean, joined, listed, nearest, shown
from battlefield.files.text.limits import COORDINATE
from battlefield.geometry.kernel.shapes import Point

Word = TypeVar("Word", bound=str)
Limits = tuple[float, float]


def number(value: object, place: str, limits: Limits) -> float:
    """Read a number within limits, both allowed."""
    low, high = limits
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise SceneError(place, f"is {shown(value)}", f"it must be {number_words(limits)}")
    return float(value)


def number_words(limits: Limits) -> str:
    """Say which numbers are allowed, large whole ones digit by digit."""
    low, high = (str(int(limit)) if limit == int(limit) else f"{limit:g}" for limit in limits)
    return f"a number from {low} to {high}"


def check_format(fields: "Fields", format_: str, version: int) -> None:
    """Raise SceneError where a file is of another kind, or of another version."""
    for key, wanted in (("format", format_), ("version", version)):
        found = fields.found.get(key)
        if found != wanted or isinstance(found, bool):
            newer = isinstance(found, int) and not isinstance(found, bool) and found > version
            hint = ": the file comes from a newer program" if key == "version" and newer else ""
            raise SceneError(key, f"is {shown(found)}", f"it must be {shown(wanted)}{hint}")


def items(value: object, place: str, most: int, least: int = 0) -> list[object]:
    """Read a list of `least` to `most` things."""
    if not isinstance(value, list):
        raise SceneError(place, f"is {shown(value)}", "it must be a list [...]")
    if not least <= len(value) <= most:
        wanted = f"at least {least} are needed" if len(value) < least else f"at most {most} are allowed"
        raise SceneError(place, f"is {shown(value)}", wanted)
    return value


def point(value: object, place: str) -> Point:
    """Read a point [x, y] in inches."""
    if not isinstance(value, list) or len(value) != 2:
        raise SceneError(place, f"is {shown(value)}", "it must be a point [x, y] in inches")
    x, y = value
    limits = (-COORDINATE, COORDINATE)
    return number(x, f"{place}[0]", limits), number(y, f"{place}[1]", limits)


def word(value: object, place: str, known: Sequence[Word]) -> Word:
    """Read one of some known words."""
    for candidate in known:
        if value == candidate:
            return candidate
    hint = did_you_mean(value, known) if isinstance(value, str) else ""
    raise SceneError(place, f"is {shown(value)}", f"it must be {listed(known)}{hint}")


class Fields:
    """A JSON object at some place of a file."""

    __slots__ = ("found", "place")

    def __init__(self, value: object, place: str) -> None:
        """Take the object; raise SceneError where the value is none."""
        if not isinstance(value, dict):
            raise SceneError(place or "the text", f"is {shown(value)}", "it must be an object {...}")
        self.found: dict[str, object] = value
        self.place = place

    def at(self, key: str) -> str:
        """Name the place of a key."""
        return joined(self.place, key)

    def need(self, key: str, what: str) -> object:
        """Return the value of a key that must be there; `what` says in a complaint what belongs there."""
        if key not in self.found:
            slip = nearest(key, self.found)
            hint = "" if slip is None else f" (is {shown(slip)} a slip for it?)"
            raise SceneError(self.at(key), "is missing", f"it must be {what}{hint}")
        return self.found[key]

    def needed_number(self, key: str, limits: Limits) -> float:
        """Read a number that must be there."""
        return number(self.need(key, number_words(limits)), self.at(key), limits)

    def number(self, key: str, limits: Limits, default: float) -> float:
        """Read a number that may be left out."""
        return number(self.found[key], self.at(key), limits) if key in self.found else default

    def whole(self, key: str, most: int) -> int:
        """Read a whole number from 0 that may be left out; one that no float can hold is kept as it is."""
        found = self.found.get(key, 0)
        if isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= most:
            return found
        value = self.number(key, (0, most), 0.0)
        if not value.is_integer():
            raise SceneError(self.at(key), f"is {value!r}", "it must be a whole number")
        return int(value)

    def text(self, key: str) -> str:
        """Read a text that may be left out."""
        value = self.found.get(key, "")
        if not isinstance(value, str):
            raise SceneError(self.at(key), f"is {shown(value)}", 'it must be a text "..."')
        return value

    def name(self, key: str, what: str = 'a text "..."') -> str:
        """Read an id: a text that must be there and must not be blank; `what` says what it names."""
        value = self.need(key, what)
        if not isinstance(value, str):
            raise SceneError(self.at(key), f"is {shown(value)}", f"it must be {what}")
        if not value.strip():
            raise SceneError(self.at(key), "is empty", "write a name that nothing else here has")
        return value

    def flag(self, key: str) -> bool:
        """Read a true or false that may be left out, meaning false."""
        value = self.found.get(key, False)
        if not isinstance(value, bool):
            raise SceneError(self.at(key), f"is {shown(value)}", "it must be true or false")
        return value

    def point(self, key: str) -> Point:
        """Read a point that must be there."""
        return point(self.need(key, "a point [x, y] in inches"), self.at(key))

    def items(self, key: str, most: int) -> list[object]:
        """Read a list that may be left out."""
        return items(self.found.get(key, []), self.at(key), most)

    def one_of(self, kinds: Sequence[Word]) -> Word:
        """Tell which one of some keys is there; raise SceneError where none or several are."""
        present = [kind for kind in kinds if kind in self.found]
        if len(present) == 1:
            return present[0]
        if present:
            raise SceneError(self.place, f"has {listed(present, 'and')}", "leave all but one of them out")
        hints = [hint for key in self.found if (hint := did_you_mean(key, kinds))]
        raise SceneError(self.place, "lacks its kind", f"it must have {listed(kinds)}{''.join(hints[:1])}")

    def rest(self, known: Collection[str]) -> dict[str, object]:
        """Return the keys that the program does not know, in their order."""
        return {key: value for key, value in self.found.items() if key not in known}
