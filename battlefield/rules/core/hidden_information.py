"""A state as one side sees it, where the rules of a book hide something from it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

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


Seeing = Callable[[State], Veil]
Lots = Callable[[int, int], int]
"""Draws lots: which of so many, from 1 on, falls to what has a serial number; the same whenever it is asked.

Whoever plays the game gives them. They cannot be worked out from a state, nor told from a view of one.
"""


def first_lots(number: int, count: int) -> int:  # noqa: ARG001
    """Draw the first of so many each time: where nobody plays there is nobody to hide anything from."""
    return 1


def all_of(state: State) -> Veil:
    """See everything as it is."""
    return Veil(state)
