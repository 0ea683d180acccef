"""Games that are played on in thought: their dice are their own, and tell nothing of those that will fall."""

from functools import lru_cache
from math import factorial

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.play.session import Session
from battlefield.rules.book.actions import Book
from battlefield.rules.core.dice import Dice, OfThought, Seeded, face
from battlefield.rules.core.digest import digest
from battlefield.rules.core.laws import RollLaw
from battlefield.rules.core.state import State

_APART = 1_000_003  # between the seeds of trials
_MOST_DICE = 10_000  # of one throw; more would show faces of the next
_GRAINS = 4096  # of the share of a trial


class Salted(OfThought):
    """Other dice for each trial, the same in every process."""

    def __init__(self, trial: int) -> None:
        self._salt = _APART * (trial + 1)

    def throw(self, roll: RollLaw, seed: int, action: int) -> tuple[int, ...] | None:
        """Roll the dice of this trial."""
        return Seeded().throw(roll, seed + self._salt, action)


class Strewn(OfThought):
    """Dice of one of several trials, strewn evenly: in all of them a die shows each face about as often.

    So a few trials tell as much as many by chance alone. It is Latin hypercube sampling (McKay, Beckman and
    Conover, Technometrics 21(2), 1979). A die goes by its place in its throw: one that is rolled besides
    leaves all other dice as they are, so that what differs by it can be told from few trials.
    """

    def __init__(self, trial: int, trials: int) -> None:
        self._trial, self._trials, self._orders = trial, trials, factorial(trials)

    def throw(self, roll: RollLaw, seed: int, action: int) -> tuple[int, ...] | None:
        """Roll the dice of this trial."""
        asked, salted = roll.request, seed + _APART
        names = range(roll.nth * _MOST_DICE, roll.nth * _MOST_DICE + asked.count)
        return tuple(self._face(salted, action, name, asked.sides) + asked.lowest for name in names)

    def _face(self, seed: int, action: int, name: int, sides: int) -> int:
        """Return a face from 0 on: this trial's share of all faces, in an order that is the die's own."""
        place = _placed(self._trial, self._trials, face(seed, action, name, self._orders) - 1)
        if self._trials == sides:
            return place
        within = (face(seed + _APART, action, name, _GRAINS) - 0.5) / _GRAINS
        return int((place + within) * sides / self._trials)


@lru_cache(maxsize=65536)
def _placed(trial: int, trials: int, order: int) -> int:
    """Return the place of a trial in one of all orders of so many."""
    left = list(range(trials))
    for done in range(trial):
        order, k = divmod(order, trials - done)
        left.pop(k)
    return left[order % (trials - trial)]


def in_thought(before: State, book: Book, dice: Dice) -> Session:
    """Return a session that goes on from a state; equal states have the same dice in every game."""
    return Session(before, book, dice, seed=_own_seed(Same(before)))


@lru_cache(maxsize=8)
def _own_seed(before: Same[State]) -> int:
    return int(digest(before.value), 16)
