"""The moments at which rules may act: a closed list, each with one meaning.

*Before* moments may still replace or prevent what they tell of (by setting what is said to be changeable);
*after* moments only tell. A moment is told once, to everybody who reacts to its kind, in a declared order.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from battlefield.geometry.shapes import Point, Template
from battlefield.rules.events import Placed
from battlefield.rules.state import Span


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
class UnitActivated:
    """After a unit was chosen to act, before it does."""

    unit: str
    action: str


@dataclass(slots=True)
class UnitDone:
    """After a unit has acted."""

    unit: str
    action: str


@dataclass(slots=True)
class Rolled:
    """After dice were rolled and before they count: a reaction may change `faces`.

    `about` are the units that the roll is for and against; `rerolled` tells which dice were rerolled.
    """

    by: str
    what: str
    sides: int
    faces: list[int]
    about: tuple[str, ...] = ()
    rerolled: set[int] = field(default_factory=set)


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
    """

    unit: str
    how: str
    allowance: float
    stopped: str = ""
    by: str = ""
    checks: list[Callable[[tuple[Placed, ...]], str]] = field(default_factory=list)
    tries: list[tuple[Placed, ...]] = field(default_factory=list)


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
    """After two units came to fight hand to hand."""

    unit: str
    foe: str


@dataclass(slots=True)
class WeaponDrawn:
    """Once for each use of a weapon, before it is aimed or its template laid.

    A reaction may make the use `void`, give it a `target` that nobody chooses, or do all of it (`done`).
    """

    attacker: str
    weapon: str
    target: str = ""
    void: str = ""
    done: bool = False


@dataclass(slots=True)
class TemplateLaid:
    """After a weapon's template came to lie, scattered where it does, and before who is under it suffers."""

    attacker: str
    weapon: str
    template: Template


@dataclass(slots=True)
class Targeted:
    """Before an attack is made: a reaction may redirect it to another `target` or make it `void`."""

    attacker: str
    weapon: str
    target: str
    void: str = ""
    attack: Any = None  # the book's own account of the attack, here and below


@dataclass(slots=True)
class WeaponUsed:
    """After a weapon's attack was declared and before its dice."""

    attacker: str
    weapon: str
    target: str
    attack: Any = None


@dataclass(slots=True)
class AttackRolled:
    """After attack dice were rolled, before saves: `successes` counts dice, without multipliers."""

    attacker: str
    weapon: str
    target: str
    faces: tuple[int, ...]
    successes: int
    attack: Any = None


@dataclass(slots=True)
class Harming:
    """After saves and before HP is lost: a reaction may change what each unsaved die of `attack` costs."""

    attacker: str
    weapon: str
    target: str
    attack: Any = None


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
class Struck:
    """After an attack on one unit was resolved, whether or not it cost anything."""

    attacker: str
    weapon: str
    target: str
    attack: Any = None


@dataclass(slots=True)
class SequenceDone:
    """After a unit's attacks with one weapon were resolved."""

    attacker: str
    weapon: str
    targets: tuple[str, ...]
    lost: dict[str, int] = field(default_factory=dict)
    attack: Any = None


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
    """Before a used perk takes effect: a reaction may take it over (`taker`) or make it `void`."""

    unit: str
    perk: str
    target: str = ""
    taker: str = ""
    void: str = ""


@dataclass(slots=True)
class Scoring:
    """Before the points of a turn are counted."""

    turn: int


Moment = (
    GameBegan
    | TurnBegan
    | PhaseBegan
    | SpanClosing
    | SpanEnding
    | SpanEnded
    | UnitActivated
    | UnitDone
    | Rolled
    | Tested
    | Moving
    | Moved
    | Arrived
    | Left
    | Engaged
    | WeaponDrawn
    | TemplateLaid
    | Targeted
    | WeaponUsed
    | AttackRolled
    | Harming
    | Losing
    | Lost
    | Gaining
    | Gained
    | Afflicting
    | Afflicted
    | Struck
    | SequenceDone
    | Falling
    | Fallen
    | PerkUsed
    | Scoring
)
