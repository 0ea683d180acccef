"""The moments of a game's course: its turns, phases and spans, who leads, what is scored, how it ends."""

from dataclasses import dataclass
from fractions import Fraction

from battlefield.rules.core.state import Span


@dataclass(slots=True)
class GameBegan:
    """After both sides are ready, before the first turn."""


@dataclass(slots=True)
class TurnBegan:
    """After a game turn began."""

    turn: int


@dataclass(slots=True)
class PhaseBegan:
    """After a phase (or step) began."""

    phase: str


@dataclass(slots=True)
class Commanding:
    """After the die for command points was rolled: a reaction may change `face` or what is `given`."""

    face: int
    given: dict[str, int]


@dataclass(slots=True)
class DeploymentDone:
    """After all have deployed for the turn (and have their command points), before anybody acts."""


@dataclass(slots=True)
class ActionsDone:
    """After everybody has acted in the turn, before its end."""


@dataclass(slots=True)
class SpanClosing:
    """Before what happens at the end of a span: who lays effects that are to act then does so now."""

    span: Span
    phase: str = ""


@dataclass(slots=True)
class SpanEnding:
    """Before a span ends and what lasts until then is dropped."""

    span: Span
    phase: str = ""


@dataclass(slots=True)
class SpanEnded:
    """After a span ended and what lasted until then was dropped."""

    span: Span
    phase: str = ""


@dataclass(slots=True)
class Leading:
    """Before it is decided who goes first in a turn: a reaction may name the side, in `first`."""

    turn: int
    first: str = ""


@dataclass(slots=True)
class Scoring:
    """Before the points of a turn are counted."""

    turn: int


@dataclass(slots=True)
class Carrying:
    """Before the points of a turn are counted, for each objective that a unit carries."""

    unit: str
    mark: str


@dataclass(slots=True)
class Earning:
    """Before a side scores: a reaction may change `points`; `why` names what for, `unit` whom it concerns."""

    side: str
    points: int
    why: str
    unit: str = ""


@dataclass(slots=True)
class GameEnding:
    """Before the game ends after its last turn: a reaction may let it go on for another one (`extended`)."""

    turn: int
    extended: bool = False


@dataclass(slots=True)
class Judging:
    """Before a winner is found: a reaction may change the percentage of each side that is `left`.

    `kind` is the game type.
    """

    kind: str
    left: dict[str, Fraction]
