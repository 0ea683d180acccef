"""The moments at which rules may act: a closed list, each with one meaning.

*Before* moments may still replace or prevent what they tell of (by setting what is said to be changeable);
*after* moments only tell. A moment is told once, to everybody who reacts to its kind, in a declared order.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.core.attack_moments import (
    Attacked as Attacked,
)
from battlefield.rules.core.attack_moments import (
    AttackRolled as AttackRolled,
)
from battlefield.rules.core.attack_moments import (
    Harming as Harming,
)
from battlefield.rules.core.attack_moments import (
    SequenceDone as SequenceDone,
)
from battlefield.rules.core.attack_moments import (
    Struck as Struck,
)
from battlefield.rules.core.attack_moments import (
    Targeted as Targeted,
)
from battlefield.rules.core.attack_moments import TemplateInside as TemplateInside
from battlefield.rules.core.attack_moments import (
    TemplateLaid as TemplateLaid,
)
from battlefield.rules.core.attack_moments import (
    VolleyRolled as VolleyRolled,
)
from battlefield.rules.core.attack_moments import (
    WeaponDrawn as WeaponDrawn,
)
from battlefield.rules.core.attack_moments import (
    WeaponResolved as WeaponResolved,
)
from battlefield.rules.core.attack_moments import (
    WeaponUsed as WeaponUsed,
)
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import State
from battlefield.rules.core.turn_moments import (
    ActionsDone as ActionsDone,
)
from battlefield.rules.core.turn_moments import (
    Carrying as Carrying,
)
from battlefield.rules.core.turn_moments import (
    Commanding as Commanding,
)
from battlefield.rules.core.turn_moments import (
    DeploymentDone as DeploymentDone,
)
from battlefield.rules.core.turn_moments import (
    Earning as Earning,
)
from battlefield.rules.core.turn_moments import (
    GameBegan as GameBegan,
)
from battlefield.rules.core.turn_moments import (
    GameEnding as GameEnding,
)
from battlefield.rules.core.turn_moments import (
    Judging as Judging,
)
from battlefield.rules.core.turn_moments import (
    Leading as Leading,
)
from battlefield.rules.core.turn_moments import (
    PhaseBegan as PhaseBegan,
)
from battlefield.rules.core.turn_moments import (
    Scoring as Scoring,
)
from battlefield.rules.core.turn_moments import (
    SpanClosing as SpanClosing,
)
from battlefield.rules.core.turn_moments import (
    SpanEnded as SpanEnded,
)
from battlefield.rules.core.turn_moments import (
    SpanEnding as SpanEnding,
)
from battlefield.rules.core.turn_moments import (
    TurnBegan as TurnBegan,
)


@dataclass(slots=True)
class UnitActivated:
    """After a unit was chosen to act, before it does."""

    unit: str
    action: str


@dataclass(slots=True)
class Acted:
    """After a unit deployed, moved, dashed or attacked, before anything that comes with that.

    A reaction may turn all back to how it was `before`; then the unit may act `again`.
    """

    unit: str
    action: str
    before: State
    again: bool = False


@dataclass(slots=True)
class UnitDone:
    """After a unit has acted."""

    unit: str
    action: str


@dataclass(slots=True)
class Rolled:
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
class Tested:
    """After a test was made and before it counts: a reaction may change `passed`."""

    unit: str
    test: str
    total: int
    needed: int
    passed: bool
    source: str = ""


@dataclass(slots=True)
class Moving:
    """Before a unit moves: `stopped` says why it may not after all; `allowance` may be lowered.

    `by` is the side that places it, where that is not its commander. `checks` say in one sentence why places
    will not do, or nothing, on top of what every move keeps; `tries` are layouts worth suggesting first.
    `along` are units that move with it, with the inches that each may go.
    """

    unit: str
    how: str
    allowance: float
    stopped: str = ""
    by: str = ""
    checks: list[Callable[[tuple[Placed, ...]], str]] = field(default_factory=list)
    tries: list[tuple[Placed, ...]] = field(default_factory=list)
    along: dict[str, float] = field(default_factory=dict)


def _no_ways() -> dict[str, tuple[str, Any]]:
    return {}


@dataclass(slots=True)
class Travelling:
    """Before a side chooses how a unit moves: a reaction may add a way to, in words and with its flow."""

    moving: Moving
    ways: dict[str, tuple[str, Any]] = field(default_factory=_no_ways)


def _nowhere() -> Mapping[str, tuple[Point, ...]]:
    return {}


@dataclass(slots=True)
class Moved:
    """After a unit moved.

    `paths` are the points of each figure's way; it was `straight` where each went in one straight line.
    """

    unit: str
    how: str
    inches: float
    forced: bool = False
    straight: bool = False
    paths: Mapping[str, tuple[Point, ...]] = field(default_factory=_nowhere)


@dataclass(slots=True)
class StayedPut:
    """After a unit that cannot move has tried to, by a movement that is no action of its own."""

    unit: str
    how: str


@dataclass(slots=True)
class Arrived:
    """After a unit came onto the table."""

    unit: str
    how: str


@dataclass(slots=True)
class Left:
    """After a unit left the table."""

    unit: str
    where: str


@dataclass(slots=True)
class Engaged:
    """After two units came to fight hand to hand; `free` are those of them that fought nobody before."""

    unit: str
    foe: str
    free: tuple[str, ...] = ()


@dataclass(slots=True)
class Losing:
    """Before HP is lost: a reaction may lower `amount` or hand a part of it to others (`shared`).

    `attack` is the book's account of the attack that costs it; nothing where something else does.
    """

    unit: str
    amount: int
    by: str = ""
    weapon: str = ""
    why: str = ""
    attack: Any = None
    shared: list[tuple[str, int]] = field(default_factory=list)


@dataclass(slots=True)
class Lost:
    """After HP was lost, in an attack where there is one."""

    unit: str
    amount: int
    by: str = ""
    weapon: str = ""
    why: str = ""
    attack: Any = None


@dataclass(slots=True)
class Gaining:
    """Before HP is gained: a reaction may lower or raise `amount`."""

    unit: str
    amount: int
    by: str = ""
    why: str = ""


@dataclass(slots=True)
class Gained:
    """After HP was gained."""

    unit: str
    amount: int
    by: str = ""


@dataclass(slots=True)
class Afflicting:
    """Before an effect is laid on something: `refused` says why it does not take."""

    name: str
    on: str
    by: str = ""
    weapon: str = ""
    amount: int = 1
    refused: str = ""


@dataclass(slots=True)
class Afflicted:
    """After an effect was laid on something."""

    name: str
    on: str
    by: str = ""
    amount: int = 1
    weapon: str = ""


@dataclass(slots=True)
class Falling:
    """Before figures are taken off as casualties: a reaction may keep some by taking them from `figures`."""

    unit: str
    figures: list[str]


@dataclass(slots=True)
class Fallen:
    """After a unit's last figure was taken off."""

    unit: str
    by: str = ""


@dataclass(slots=True)
class PerkUsed:
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
class PerkBegun:
    """Before a unit begins to use a perk, and before anything of it is spent: `void` says why it fails."""

    unit: str
    perk: str
    void: str = ""


@dataclass(slots=True)
class Deploying:
    """Before a unit deploys in its zone, between these y: a reaction may do all of it (`done`)."""

    unit: str
    rows: tuple[float, float]
    done: bool = False


@dataclass(slots=True)
class Roaming:
    """Before a unit acts in reserve where it may move there: a reaction may do all of it (`done`)."""

    unit: str
    how: str
    allowance: float
    done: bool = False


Moment = (
    GameBegan
    | TurnBegan
    | PhaseBegan
    | Commanding
    | DeploymentDone
    | ActionsDone
    | SpanClosing
    | SpanEnding
    | SpanEnded
    | UnitActivated
    | Acted
    | UnitDone
    | Rolled
    | Tested
    | Moving
    | Travelling
    | Moved
    | StayedPut
    | Arrived
    | Left
    | Engaged
    | WeaponDrawn
    | TemplateLaid
    | TemplateInside
    | Targeted
    | WeaponUsed
    | VolleyRolled
    | AttackRolled
    | Attacked
    | Harming
    | Losing
    | Lost
    | Gaining
    | Gained
    | Afflicting
    | Afflicted
    | Struck
    | WeaponResolved
    | SequenceDone
    | Falling
    | Fallen
    | PerkUsed
    | PerkBegun
    | Leading
    | Deploying
    | Roaming
    | Scoring
    | Carrying
    | Earning
    | GameEnding
    | Judging
)
