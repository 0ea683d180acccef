"""How an effect is written down: what prints it, what it does as an action is used, how it is tried."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from battlefield.rulebooks.agemonia.turn import Turn
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Catalogue, Flow, Perk
from battlefield.rules.core.state import Held

Whom = Literal["struck", "targets", "user", "map"]


@dataclass(frozen=True, slots=True)
class Deed:
    """An effect of an action as that is used: by whom, out of which area, in whose turn."""

    row: "Row"
    applies: "Applies"
    held: Held
    unit: str
    weapon: str
    source: str
    turn: Turn

    def number(self, name: str) -> int:
        """Return a number that the action prints with the effect, or else the usual one of the row."""
        return int(dict(self.held.info).get(name, self.row.numbers[name]))


@dataclass(frozen=True, slots=True)
class Applies:
    """What an effect does as an action that has it is used, and to whom.

    To those `struck` as an attack does its harm to each; to all `targets` that are left after it; to its
    `user`; or to nobody, but on the `map`. It does nothing now where there is nothing that it is `open_to`,
    nor to a figure that something `bars` it from, which says what.
    """

    act: Callable[[Game, Deed, tuple[str, ...]], Flow[None]]
    whom: Whom = "struck"
    open_to: Callable[[Game, Deed], Sequence[str]] | None = None
    bars: Callable[[Game, str], str] | None = None
    rank: int = 0  # of those for the same lower ranks come first; within a rank, as they are printed


@dataclass(frozen=True, slots=True)
class Condition:
    """What makes an effect a condition. Of three that a figure has the one with the lowest number goes."""

    number: int
    of_allies: bool = False  # it does nothing to Enemies
    by_maneuver: bool = False  # an Ally may end it by a maneuver
    of_falls: int = 0  # 1: falls bring it; 2: where the setting says so
    before: Callable[[Game, str], None] | None = None  # what is done as a figure is about to gain it


@dataclass(frozen=True, slots=True)
class Trial:
    """How the bench tries an effect: it is used, or set off by an attack, or by a step of its target."""

    by: Literal["use", "attack", "step"] = "use"
    amount: str = "Areas"  # what the number behind its name counts
    usual: int = 1
    walks: int = 0  # movement points that its user has afterwards
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class Row(Perk):
    """One effect; of kind `effect` are those that the printed list only names.

    `spares` tells of a figure that has nothing left whether this keeps it on the map, and does so.
    """

    on: Literal["action", "figure", ""] = "action"  # what may print it
    texts: tuple[str, ...] = ()  # what words behind its name may be
    calls: str = ""  # a word of the unit that it names
    applies: Applies | None = None
    condition: Condition | None = None
    initiative: Literal["", "chosen", "compelled"] = ""  # which of several special ones counts
    spares: Callable[[Game, str], bool] | None = None
    trial: Trial = Trial()


def rows_of(book: Catalogue) -> tuple[Row, ...]:
    """Return all effects of the book."""
    return tuple(row for row in book.perks.values() if isinstance(row, Row))


def conditions_of(book: Catalogue) -> Mapping[str, Condition]:
    """Return the conditions by their names, in the order of their numbers."""
    found = {row.name: row.condition for row in rows_of(book) if row.condition is not None}
    return dict(sorted(found.items(), key=lambda each: each[1].number))


def spare(game: Game, unit: str) -> bool:
    """Let effects keep a figure that has nothing left; False where it is defeated."""
    return any(row.spares(game, unit) for row in rows_of(game.book) if row.spares is not None)
