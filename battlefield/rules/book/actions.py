"""What a side may begin, as data; and what a book has to offer for a game to be played by it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from battlefield.geometry.kernel.tags import recorded
from battlefield.rules.book.cards import Card
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Catalogue, Flow
from battlefield.rules.core.scoreboard import Standing
from battlefield.rules.core.state import State
from battlefield.rules.core.values import Info
from battlefield.rules.muster.roster import Encounter, Roster


@recorded("Action", "name by unit info cost")
class Action:
    """Something a side begins: its name in the book's terms, the unit that acts, and what else it takes.

    `cost` is what it would take of the points that a book gives for actions; it tells actions not apart.
    """

    name: str
    by: str
    unit: str = ""
    info: Info = ()
    cost: int = field(default=0, compare=False)


class Book(Protocol):
    """A set of rules to play by."""

    name: str
    catalogue: Catalogue

    def actions(self, state: State) -> Sequence[Action]:
        """Return what may be begun now, in a fixed order; nothing once the game is over."""

    def refusal(self, state: State, action: Action) -> str:
        """Say in one sentence why an action may not be begun, or nothing."""

    def card(self, state: State, unit: str) -> Card:
        """Tell all that is known of a unit now."""

    def standing(self, state: State) -> Standing:
        """Say how a game stands."""

    def flow(self, action: Action) -> Callable[[Game], Flow[None]]:
        """Return the flow of an action."""

    def faults(self, roster: Roster) -> Sequence[str]:
        """Say what is wrong with a roster, one sentence for each fault, each naming its place."""

    def mustered(self, encounter: Encounter) -> State:
        """Put rosters against each other: the state that a battle begins with."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What a side would lose by an action, and whether that is sure by now."""

    words: str
    is_sure: bool


@runtime_checkable
class Forewarns(Protocol):
    """A book that says before an action what a side would lose by it."""

    def loss(self, state: State, action: Action) -> Loss | None:
        """Say what a side would lose by an action that may be begun; None where it is nothing."""


@runtime_checkable
class NamesDeeds(Protocol):
    """A book that names what units do now even where none of them can, so that each can be told why."""

    def deeds(self, state: State) -> Sequence[str]:
        """Name what units do now, whether or not one of them can."""
