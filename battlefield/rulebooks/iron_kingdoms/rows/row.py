"""How an effect is written down: a row of the engine, and what comes of it where an attack strikes."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Done, Kind, Perk
from battlefield.rules.core.state import Held

Sort = Literal["continuous", "condition"]


@dataclass(frozen=True, slots=True)
class Hit:
    """Where an attack has struck: on a character, or a spot of the table, and whether critically."""

    by: str
    weapon: str = ""
    on: str = ""
    at: Point | None = None
    critical: bool = False


Applies = Callable[[Game, Hit, Held], Done]


@dataclass(frozen=True, slots=True)
class Row(Perk):
    """A special effect of a weapon, or an effect that one of these puts on who is hit.

    `applies` is carried out on each character that is hit, or once where the attack has come down
    (`at_place`). A weapon's effect `brings` about effects of some sorts, which its fact `of` names; `sort`
    is that of an effect, and `unbrought` says why no weapon brings it about. `facts` are what a roster may
    say of a weapon's effect.
    """

    family: str = "Special effects"
    kind: Kind = "effect"
    applies: Applies | None = None
    at_place: bool = False
    brings: tuple[Sort, ...] = ()
    sort: Sort | None = None
    unbrought: str = ""
    facts: tuple[str, ...] = ()
