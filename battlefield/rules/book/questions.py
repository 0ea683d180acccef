"""What a book answers without a table: which keys a question of it takes, and how they are read."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, Self, TypeVar

Answer = dict[str, object]
Word = TypeVar("Word", bound=str)


class Keys(Protocol):
    """The keys of one object of a question, with its place in the whole.

    Whatever is not as it should be is raised as a complaint that names its place; `wrong`, `wrong_value` and
    `not_among` make such complaints for what only the book can judge.
    """

    found: dict[str, object]
    place: str

    def at(self, key: str) -> str:
        """Name the place of a key."""

    def only(self, known: Sequence[str]) -> None:
        """Refuse keys that mean nothing here."""

    def need(self, key: str, what: str) -> object:
        """Return the value of a key that must be there; `what` says in a complaint what belongs there."""

    def number(self, key: str, limits: tuple[float, float], default: float) -> float:
        """Read a number that may be left out."""

    def whole(self, key: str, most: int) -> int:
        """Read a whole number from 0 that may be left out."""

    def flag(self, key: str) -> bool:
        """Read a true or false that may be left out, meaning false."""

    def text(self, key: str) -> str:
        """Read a text that may be left out."""

    def word(self, key: str, known: Sequence[Word]) -> Word:
        """Read one of some words; the first of them where it is left out."""

    def items(self, key: str, most: int) -> list[object]:
        """Read a list that may be left out."""

    def one_of(self, kinds: Sequence[Word]) -> Word:
        """Tell which one of some keys is there."""

    def number_at(self, value: object, place: str, limits: tuple[float, float]) -> float:
        """Read a number that lies at a place."""

    def items_at(self, value: object, place: str, most: int, least: int = 0) -> list[object]:
        """Read a list that lies at a place."""

    def keys_at(self, value: object, place: str) -> Self:
        """Read an object that lies at a place."""

    def wrong(self, place: str, found: str, expected: str) -> Exception:
        """Complain of something at a place: what is wrong there, and what would be right."""

    def wrong_value(self, value: object, place: str, expected: str) -> Exception:
        """Complain of a value at a place, which is shown."""

    def not_among(self, value: object, place: str, known: Sequence[str]) -> Exception:
        """Complain of a value at a place that is none of some words."""


@dataclass(frozen=True, slots=True)
class Part:
    """What may stand under a key of a question: its kind, from `least` to `most`, or one of some `words`.

    A `throw` is a whole number or dice such as "2d6+1", a `list` holds up to `most` words. An `object` has
    `parts`, of which one of each group of `needed` is there. A list of up to `many` may stand instead.
    """

    kind: Literal["whole", "flag", "word", "throw", "list", "object"]
    least: int = 0
    most: int = 0
    words: tuple[object, ...] = ()
    many: int = 0
    parts: "Mapping[str, Part]" = field(default_factory=dict)
    needed: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A question that a book answers: its name, the keys that it takes, and the answer to them.

    `parts` tells what may stand under each key, as far as the shape of a question goes.
    """

    name: str
    keys: tuple[str, ...]
    answered: Callable[[Keys], Answer]
    parts: Callable[[], Mapping[str, Part]]
