"""The moments of a game's course: turns, scoring and its end, what units do, and the perks that they use."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import Moment
from battlefield.rules.core.perks import Done
from battlefield.rules.core.stakes import Weight
from battlefield.rules.core.state import State


def _no_ways() -> dict[str, tuple[str, Callable[[], Done]]]:
    return {}


def _nowhere() -> Mapping[str, tuple[Point, ...]]:
    return {}


@dataclass(slots=True)
class Commanding(Moment):
    """After the die for command points was rolled: a reaction may change `face` or what is `given`."""

    face: int
    given: dict[str, int]


@dataclass(slots=True)
class DeploymentDone(Moment):
    """After all have deployed for the turn (and have their command points), before anybody acts."""


@dataclass(slots=True)
class ActionsDone(Moment):
    """After everybody has acted in the turn, before its end."""


@dataclass(slots=True)
class Leading(Moment):
    """Before it is decided who goes first in a turn: a reaction may name the side, in `first`."""

    turn: int
    first: str = ""


@dataclass(slots=True)
class Scoring(Moment):
    """Before the points of a turn are counted."""

    turn: int


@dataclass(slots=True)
class Carrying(Moment):
    """Before the points of a turn are counted, for each objective that a unit carries."""

    unit: str
    mark: str


@dataclass(slots=True)
class Earning(Moment):
    """Before a side scores: a reaction may change `points`; `why` names what for, `unit` whom it concerns."""

    side: str
    points: int
    why: str
    unit: str = ""


@dataclass(slots=True)
class GameEnding(Moment):
    """Before the game ends after its last turn: a reaction may let it go on for another one (`extended`)."""

    turn: int
    extended: bool = False


@dataclass(slots=True)
class Judging(Moment):
    """Before a winner is found: a reaction may change the percentage of each side that is `left`.

    `kind` is the game type.
    """

    kind: str
    left: dict[str, Fraction]


@dataclass(slots=True)
class Acted(Moment):
    """After a unit deployed, moved, dashed or attacked, before anything that comes with that.

    A reaction may turn all back to how it was `before`; then the unit may act `again`.
    """

    unit: str
    action: str
    before: State
    again: bool = False


@dataclass(slots=True)
class Tested(Moment):
    """After a test was made and before it counts: a reaction may change `passed`."""

    unit: str
    test: str
    total: int
    needed: int
    passed: bool
    source: str = ""


@dataclass(slots=True)
class Moving(Moment):
    """Before a unit moves: `stopped` says why it may not after all; `allowance` may be lowered.

    `by` is the side that places it, where that is not its commander. `checks` say in one sentence why places
    will not do, or nothing, on top of what every move keeps; `tries` are layouts worth suggesting first.
    `along` are units that move with it, with the inches that each may go. `once` names perks that have
    changed the allowance, and do so once however many units have them. `more` of the inches come of dice.
    """

    unit: str
    how: str
    allowance: float
    stopped: str = ""
    by: str = ""
    checks: list[Callable[[tuple[Placed, ...]], str]] = field(default_factory=list)
    tries: list[tuple[Placed, ...]] = field(default_factory=list)
    along: dict[str, float] = field(default_factory=dict)
    once: set[str] = field(default_factory=set)
    more: float = 0.0

    def weight(self) -> Weight:
        """Return what reactions may change."""
        return Weight(self.unit, f"{self.how}, inches to go", self.allowance, " in")


@dataclass(slots=True)
class Travelling(Moment):
    """Before a side chooses how a unit moves: a reaction may add a way to, in words and with its flow."""

    moving: Moving
    ways: dict[str, tuple[str, Callable[[], Done]]] = field(default_factory=_no_ways)


@dataclass(slots=True)
class Moved(Moment):
    """After a unit moved.

    `paths` are the points of each figure's way; it was `straight` where each went in one straight line.
    `by` is the side that placed it, where that is not its commander. `earlier` are the ways of the movement
    that this one is a part of and goes on with: what was met there is not met again.
    """

    unit: str
    how: str
    inches: float
    forced: bool = False
    straight: bool = False
    paths: Mapping[str, tuple[Point, ...]] = field(default_factory=_nowhere)
    by: str = ""
    earlier: Mapping[str, tuple[Point, ...]] = field(default_factory=_nowhere)


@dataclass(slots=True)
class StayedPut(Moment):
    """After a unit that cannot move has tried to, by a movement that is no action of its own."""

    unit: str
    how: str


@dataclass(slots=True)
class Arrived(Moment):
    """After a unit came onto the table: it was deployed, or it had fallen and `is_back`."""

    unit: str
    how: str
    is_back: bool = False


@dataclass(slots=True)
class WentUp(Moment):
    """After a unit went up to what it goes into, before it is in there.

    `paths` are its figures' ways to that; the figures are still where they set out from.
    """

    unit: str
    how: str
    paths: Mapping[str, tuple[Point, ...]]
    forced: bool = False
    by: str = ""


@dataclass(slots=True)
class MovedOff(Moment):
    """After a unit made a movement of its own off the table: to another hold or reserve, into a gateway."""

    unit: str


@dataclass(slots=True)
class PutOut(Moment):
    """After a unit was placed beside what it was in, or where that was, without a movement of its own."""

    unit: str


@dataclass(slots=True)
class Left(Moment):
    """After a unit left the table."""

    unit: str
    where: str


@dataclass(slots=True)
class Engaged(Moment):
    """After two units came to fight hand to hand; `free` are those of them that fought nobody before.

    It was brought about by a movement of `unit`, if `how` names one.
    """

    unit: str
    foe: str
    free: tuple[str, ...] = ()
    how: str = ""


@dataclass(slots=True)
class MovementOver(Moment):
    """After a unit's movement, and the melees that it began."""

    unit: str
    how: str


@dataclass(slots=True)
class Gaining(Moment):
    """Before HP is gained: a reaction may lower or raise `amount`."""

    unit: str
    amount: int
    by: str = ""
    why: str = ""

    def weight(self) -> Weight:
        """Return what reactions may change."""
        return Weight(self.unit, "HP to regain", self.amount)


@dataclass(slots=True)
class Gained(Moment):
    """After HP was gained."""

    unit: str
    amount: int
    by: str = ""


@dataclass(slots=True)
class Falling(Moment):
    """Before figures are taken off as casualties: a reaction may keep some by taking them from `figures`."""

    unit: str
    figures: list[str]


@dataclass(slots=True)
class CasualtiesRemoved(Moment):
    """After figures without HP were taken off, amid a phase too."""


@dataclass(slots=True)
class Fallen(Moment):
    """After a unit's last figure was taken off."""

    unit: str
    by: str = ""


@dataclass(slots=True)
class PerkUsed(Moment):
    """Before a used perk takes effect: a reaction may take it over (`taker`) or make it `void`.

    One that a unit uses on itself has it as its target.
    """

    unit: str
    perk: str
    target: str = ""
    taker: str = ""
    void: str = ""
    contested: bool = False  # whether those who might take it over have been asked


@dataclass(slots=True)
class PerkBegun(Moment):
    """Before a unit begins to use a perk, and before anything of it is spent: `void` says why it fails."""

    unit: str
    perk: str
    void: str = ""


@dataclass(slots=True)
class Deploying(Moment):
    """Before a unit deploys in its zone, between these y: a reaction may do all of it (`done`)."""

    unit: str
    rows: tuple[float, float]
    done: bool = False


@dataclass(slots=True)
class Roaming(Moment):
    """Before a unit acts in reserve where it may move there: a reaction may do all of it (`done`)."""

    unit: str
    how: str
    allowance: float
    done: bool = False
