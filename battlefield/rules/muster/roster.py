"""A roster: the units that a player brings, with their models, weapons, perks and points."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.core.state import Held
from battlefield.rules.core.values import Info
from battlefield.rules.core.words import Stats
from battlefield.rules.scene.contents import Board, Terrain
from battlefield.rules.scene.objectives import Objective


def _none() -> Stats:
    return {}


def _no_words() -> Mapping[str, str]:
    return {}


@dataclass(frozen=True, slots=True)
class RosterWeapon:
    """A weapon that some models of a unit carry; `count` 0 means all of them."""

    name: str
    kind: str = ""
    stats: Stats = field(default_factory=_none)
    perks: tuple[Held, ...] = ()
    points: int = 0
    count: int = 0


@dataclass(frozen=True, slots=True)
class RosterUnit:
    """A unit as it is written down: its id, its models alike, its stats, perks and weapons.

    `points` is the price of all its models and weapons together. `sergeants` are models that belong to it
    with stats, weapons and points of their own, which are not among the unit's. `picture` names a file
    beside the roster's own.
    """

    id: str
    name: str
    base: BaseSize
    models: int = 1
    height: float = 1.5
    stats: Stats = field(default_factory=_none)
    perks: tuple[Held, ...] = ()
    weapons: tuple[RosterWeapon, ...] = ()
    points: int = 0
    words: tuple[str, ...] = ()
    sergeants: "tuple[RosterUnit, ...]" = ()
    picture: str = ""

    @property
    def price(self) -> int:
        """What it costs with its sergeants."""
        return self.points + sum(sergeant.points for sergeant in self.sergeants)


@dataclass(frozen=True, slots=True)
class RosterEffect:
    """An effect that a roster makes up: its name and words, when it comes about, for whom, and what it does.

    `within` is how far from who has it, `once` in how long it may be used. It `changes` numbers `until` a
    span ends, does damage, heals, `does` what lines of the book say, and scores points.
    """

    name: str
    says: str = ""
    when: str = ""
    whom: str = ""
    within: int | None = None
    until: str = ""
    once: str = ""
    changes: Stats = field(default_factory=_none)
    does: tuple[Held, ...] = ()
    damage: int = 0
    heal: int = 0
    scores: int = 0


@dataclass(frozen=True, slots=True)
class Roster:
    """What one player brings to a game of one book."""

    name: str
    book: str
    units: tuple[RosterUnit, ...]
    perks: tuple[Held, ...] = ()
    limit: int = 0
    description: str = ""
    effects: tuple[RosterEffect, ...] = ()

    @property
    def points(self) -> int:
        """What all units cost together."""
        return sum(unit.price for unit in self.units)


@dataclass(frozen=True, slots=True)
class Encounter:
    """What a battle is mustered from: rosters against each other, in the order of sides, and a table.

    `covers` are the words of pieces of terrain about their cover, by the ids of these.
    """

    rosters: Mapping[str, Roster]
    board: Board
    terrain: tuple[Terrain, ...] = ()
    settings: Info = ()
    objectives: tuple[Objective, ...] = ()
    covers: Mapping[str, str] = field(default_factory=_no_words)
