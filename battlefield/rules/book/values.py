"""What a book tells of the worth of things, for whoever thinks about what to do."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from battlefield.rules.core.state import State


@dataclass(frozen=True, slots=True)
class Strike:
    """One way in which a unit hurts others: a name, and how far it reaches in inches, 0 in contact only."""

    name: str
    reach: float


ONCE = (1, 1)  # who is gone with the last HP
NEXT = 0.8  # of what is done at once, for what comes a turn later


def to_come(is_ready: bool, is_last: bool) -> float:
    """Return 1 for who has still to act in this turn, 0 for who has acted in the last one, else less."""
    return 1.0 if is_ready else 0.0 if is_last else NEXT


@runtime_checkable
class Values(Protocol):
    """A book that tells what its units are worth, and how they hurt each other.

    It names no effect: what effects do shows in the figures that rows give, and in what comes of play.
    `idle` are the names of actions that only wait, and of choices by which nothing is done. `by_sides` tells
    whether all of a side act before anybody of the next one does.
    """

    idle: tuple[str, ...]
    by_sides: bool

    def price(self, state: State, unit: str) -> float:
        """Return what a unit is worth while it is whole."""

    def stride(self, state: State, unit: str) -> float:
        """Return how far a unit gets before it strikes next, in inches."""

    def strikes(self, state: State, unit: str) -> Sequence[Strike]:
        """Return the ways in which a unit may hurt others, now or after it has moved."""

    def harm(self, state: State, unit: str, strike: Strike, foe: str) -> float:
        """Return the HP that a unit of foes loses by a strike on average, in reach and in sight."""

    def sees(self, state: State, unit: str, foe: str) -> bool:
        """Return whether nothing that has been laid hides a foe from a unit; terrain is looked at besides."""

    def lives(self, state: State, unit: str) -> tuple[float, float]:
        """Return how often a unit has still to lose all its HP until it is gone, and how often at first."""

    def to_come(self, state: State, unit: str) -> float:
        """Return how much of what a unit does in a turn is still to come: as `to_come` counts it."""

    def turns(self, state: State) -> tuple[int, int]:
        """Return the turn that is played, 0 before the first, and the last one."""

    def counts(self, state: State) -> float:
        """Return how much of the worth of what stands at the end counts there: 1 where that alone wins."""

    def ahead(self, state: State, side: str) -> float:
        """Return by how much a side leads in what the battle is won by, in the measure of prices."""
