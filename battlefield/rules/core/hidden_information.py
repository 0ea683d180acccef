"""A state as one side sees it, where the rules of a book hide something from it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from battlefield.rules.core.events import Placed
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import State


@dataclass(frozen=True, slots=True)
class Veil:
    """A state as a side sees it, and what the names in it stand for where they are not the true ones.

    `hidden` are the true ids of units of which the side does not know where they are.
    """

    state: State
    true: Mapping[str, str] = field(default_factory=dict)
    hidden: frozenset[str] = frozenset()

    def name_of(self, shown: str) -> str:
        """Return the true id of a unit or a figure that is shown."""
        return self.true.get(shown, shown)

    def shown_as(self, true: str) -> str:
        """Return the id by which a unit or a figure is shown."""
        return next((alias for alias, id_ in self.true.items() if id_ == true), true)

    def answer_as(self, answer: Answer) -> Answer:
        """Return an answer with the names that are shown in place of the true ones."""
        return _renamed(answer, self.shown_as) if self.true else answer

    def answer_of(self, shown: Answer) -> Answer:
        """Return an answer with the true names in place of those that are shown."""
        return _renamed(shown, self.name_of) if self.true else shown


def _renamed(answer: Answer, name: Callable[[str], str]) -> Answer:
    if not isinstance(answer, tuple):
        return answer
    return tuple(_part(part, name) for part in answer)  # type: ignore[return-value]


def _part(part: object, name: Callable[[str], str]) -> object:
    if isinstance(part, str):
        return name(part)
    return replace(part, figure=name(part.figure)) if isinstance(part, Placed) else part


Seeing = Callable[[State], Veil]
Lots = Callable[[int, int], int]
"""Draws lots: which of so many, from 1 on, falls to what has a serial number; the same whenever it is asked.

Whoever plays the game gives them. They cannot be worked out from a state, nor told from a view of one.
"""


def all_of(state: State) -> Veil:
    """See everything as it is."""
    return Veil(state)
