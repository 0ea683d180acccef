"""The moments at which rules may act: those that the engine tells of, and those of most books.

Each has one meaning. *Before* moments may still replace or prevent what they tell of (by setting what is said
to be changeable); *after* moments only tell. A moment is told once, to everybody who reacts to its kind, in a
declared order. What only one book has is a moment of that book.
"""

from dataclasses import dataclass, field

from battlefield.rules.core.stakes import Weight
from battlefield.rules.core.state import Span


class Moment:
    """Something that is told to whoever reacts to its kind."""

    __slots__ = ()

    def weight(self) -> Weight | None:
        """Return what it holds that reactions may change without a word, None where it is nothing."""
        return None


@dataclass(slots=True)
class GameBegan(Moment):
    """After both sides are ready, before the first turn."""


@dataclass(slots=True)
class TurnBegan(Moment):
    """After a game turn began."""

    turn: int


@dataclass(slots=True)
class PhaseBegan(Moment):
    """After a phase (or step) began."""

    phase: str


@dataclass(slots=True)
class UnitActivated(Moment):
    """After a unit was chosen to act, before it does."""

    unit: str
    action: str


@dataclass(slots=True)
class UnitDone(Moment):
    """After a unit has acted."""

    unit: str
    action: str


@dataclass(slots=True)
class SpanClosing(Moment):
    """Before what happens at the end of a span: who lays effects that are to act then does so now."""

    span: Span
    phase: str = ""


@dataclass(slots=True)
class SpanEnding(Moment):
    """Before a span ends and what lasts until then is dropped."""

    span: Span
    phase: str = ""


@dataclass(slots=True)
class SpanEnded(Moment):
    """After a span ended and what lasted until then was dropped."""

    span: Span
    phase: str = ""


@dataclass(slots=True)
class Rolled(Moment):
    """After dice were rolled and before they count: a reaction may change `faces`.

    `about` are the units that the roll is for and against; `rerolled` tells which dice were rerolled. The
    faces of a die begin with `lowest`.
    """

    by: str
    what: str
    sides: int
    faces: list[int]
    about: tuple[str, ...] = ()
    rerolled: set[int] = field(default_factory=set)
    declined: dict[str, tuple[int, ...]] = field(default_factory=dict)  # which faces somebody let pass
    lowest: int = 1


@dataclass(slots=True)
class Afflicting(Moment):
    """Before an effect is laid on something: `refused` says why it does not take."""

    name: str
    on: str
    by: str = ""
    weapon: str = ""
    amount: int = 1
    refused: str = ""


@dataclass(slots=True)
class Afflicted(Moment):
    """After an effect was laid on something."""

    name: str
    on: str
    by: str = ""
    amount: int = 1
    weapon: str = ""
