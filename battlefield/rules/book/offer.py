"""What a book hands out to those who play by it and show it; each part is loaded when it is asked for."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from battlefield.rules.book.questions import Question

if TYPE_CHECKING:
    from battlefield.rules.book.actions import Book
    from battlefield.rules.book.face import Face
    from battlefield.rules.book.measuring import Measuring
    from battlefield.rules.book.roster_form import RosterForm
    from battlefield.rules.book.values import Values
    from battlefield.rules.core.perks import Catalogue


@dataclass(frozen=True, slots=True)
class EffectList:
    """All effects of a book that are built, and how many it prints.

    `also` names rows that it does not print and that are listed all the same. Those that `explain`
    themselves are words of the book, whose meaning is what their rows say.
    """

    catalogue: "Catalogue"
    printed: int
    explain: bool = False
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """A book by the key of files: its name, its rules, its face, its effects, and what it answers.

    `values` is what things are worth in it, where it knows more of that than every book; `measuring` is how
    it looks and measures on any table, `form` how its rosters are written.
    """

    key: str
    name: str
    book: "Callable[[], Book]"
    face: "Callable[[], Face]"
    effects: Callable[[], EffectList]
    questions: tuple[Question, ...] = ()
    values: "Callable[[], Values] | None" = None
    measuring: "Callable[[], Measuring] | None" = None
    form: "Callable[[], RosterForm] | None" = None
