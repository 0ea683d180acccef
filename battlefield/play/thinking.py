"""Games that are played on in thought: their dice are their own, and tell nothing of those that will fall."""

from functools import lru_cache

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.play.session import Session
from battlefield.rules.book.actions import Book
from battlefield.rules.core.dice import Dice, Seeded
from battlefield.rules.core.digest import digest
from battlefield.rules.core.laws import RollLaw
from battlefield.rules.core.state import State

_APART = 1_000_003  # between the seeds of trials


class Salted:
    """Other dice for each trial, the same in every process."""

    def __init__(self, trial: int) -> None:
        self._salt = _APART * (trial + 1)

    def throw(self, roll: RollLaw, seed: int, action: int) -> tuple[int, ...] | None:
        """Roll the dice of this trial."""
        return Seeded().throw(roll, seed + self._salt, action)


def in_thought(before: State, book: Book, dice: Dice) -> Session:
    """Return a session that goes on from a state; equal states have the same dice in every game."""
    return Session(before, book, dice, seed=_own_seed(Same(before)))


@lru_cache(maxsize=8)
def _own_seed(before: Same[State]) -> int:
    return int(digest(before.value), 16)
