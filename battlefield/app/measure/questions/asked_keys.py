"""The keys of a question as a book reads them."""

from collections.abc import Sequence
from typing import Self

from battlefield.app.measure.questions.asked import only
from battlefield.files.text.errors import SceneError, listed, shown
from battlefield.files.text.fields import Fields, Limits, Word, items, number, word


class AskedKeys(Fields):
    """An object of a question, with what a book needs to read it; each complaint is a SceneError."""

    __slots__ = ()

    def only(self, known: Sequence[str]) -> None:
        """Refuse keys that mean nothing here."""
        only(self, known)

    def word(self, key: str, known: Sequence[Word]) -> Word:
        """Read one of some words; the first of them where it is left out."""
        return word(self.found[key], self.at(key), known) if key in self.found else known[0]

    def number_at(self, value: object, place: str, limits: Limits) -> float:
        """Read a number that lies at a place."""
        return number(value, place, limits)

    def items_at(self, value: object, place: str, most: int, least: int = 0) -> list[object]:
        """Read a list that lies at a place."""
        return items(value, place, most, least)

    def keys_at(self, value: object, place: str) -> Self:
        """Read an object that lies at a place."""
        return type(self)(value, place)

    def wrong(self, place: str, found: str, expected: str) -> SceneError:
        """Complain of something at a place: what is wrong there, and what would be right."""
        return SceneError(place, found, expected)

    def wrong_value(self, value: object, place: str, expected: str) -> SceneError:
        """Complain of a value at a place, which is shown."""
        return SceneError(place, f"is {shown(value)}", expected)

    def not_among(self, value: object, place: str, known: Sequence[str]) -> SceneError:
        """Complain of a value at a place that is none of some words."""
        return self.wrong_value(value, place, f"it must be {listed(known)}")
