"""What is known of the occasion when rows are asked, a record for each kind of question.

What is asked in an attack is told of by the attack itself.
"""

from dataclasses import dataclass

from battlefield.rules.core.perks import Perk
from battlefield.rules.core.state import State


@dataclass(frozen=True, slots=True)
class Acting:
    """An action of a unit: Move, Dash, Attack ..."""

    action: str


@dataclass(frozen=True, slots=True)
class UsingPerk:
    """A perk that is to be used."""

    perk: Perk


@dataclass(frozen=True, slots=True)
class Regaining:
    """Why HP are to be regained."""

    why: str


@dataclass(frozen=True, slots=True)
class Testing:
    """What a test is made for, what would let it pass by itself, and where who tests would stand by then.

    `hurts` is whether the attack that it is made in costs HP, or would if its weapon were not harmless.
    """

    source: str
    by_itself: tuple[str, ...] = ()
    there: State | None = None
    hurts: bool = True


@dataclass(frozen=True, slots=True)
class Standing:
    """How all would stand, were it allowed, and by what a unit would have come there."""

    there: State
    how: str = ""


@dataclass(frozen=True, slots=True)
class Riding:
    """The compartment that a unit is in."""

    room: str


@dataclass(frozen=True, slots=True)
class Aiming:
    """Whether a weapon is only thought of as it might be used."""

    possible: bool


@dataclass(frozen=True, slots=True)
class Laden:
    """The marker of an objective that a unit carries with it."""

    mark: str
