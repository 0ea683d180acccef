"""One Action Roll: who uses which action on whom, and what has come of it so far."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from battlefield.geometry.kernel.shapes import Point
from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive, Line
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow

Deed = Callable[..., Flow[Any]]


@dataclass(frozen=True, slots=True)
class Doors:
    """What effects may set going that is more than they are: an action out of turn, a roll of its own.

    `use` lets a model use one of its actions, `move` a Movement Action, `strike` resolves one more roll,
    `apply` applies effects of a roll to one more model, `trigger` lets a Structure use what is triggered.
    """

    use: Deed
    move: Deed
    strike: Deed
    apply: Deed
    trigger: Deed


Spreading = tuple[str, bool]
"""An effect that spreads, by its name, and whether it does so from the attacker."""


@dataclass(slots=True)
class Strike:
    """An Action Roll. `centre` is that of the Blast that it is a part of, `rank` of what is thrown.

    `is_repeat` is one against a further model of a Blast: it causes no other Blast. What waits until the
    roll is resolved is kept here: what is laid `later` on whom, how far its effects spread by their names,
    the one by which the attacker may act once more, and the throws (`casts`) that came of it. What has been
    `summoned` is shared by all rolls of one use of an action: only the next use takes it off.
    """

    user: str
    action: Exclusive
    target: str
    doors: Doors
    centre: Point | None = None
    level: float = 0.0
    rank: int = 0
    thrown: str = ""
    is_repeat: bool = False
    may_answer: bool = True
    succeeded: bool = False
    extra: list[str] = field(default_factory=list)
    later: list[tuple[str, str]] = field(default_factory=list)
    spread: Mapping[Spreading, int] = field(default_factory=dict)
    follows: str = ""
    casts: list["Strike"] = field(default_factory=list)
    summoned: list[str] = field(default_factory=list)


Apply = Callable[[Game, Strike, Line, str, str], Flow[None]]
"""Applies an effect of a strike: the line, the model that suffers it, and the model that it comes from."""
