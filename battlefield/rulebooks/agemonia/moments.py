"""The moments that only this game has, and what rows are told of an occasion."""

from dataclasses import dataclass, field

from battlefield.rulebooks.agemonia.turn import Turn
from battlefield.rules.core.moments import Moment
from battlefield.rules.core.words import Rank


@dataclass(slots=True)
class _OfATurn(Moment):
    turn: Turn

    @property
    def unit(self) -> str:
        """The figure whose turn it is."""
        return self.turn.unit


@dataclass(slots=True)
class TurnTaken(_OfATurn):
    """After a figure began its turn, before it does anything: what it has left may be lessened."""


@dataclass(slots=True)
class Choosing(_OfATurn):
    """Before a figure chooses what it does next in its turn: what it has left may be lessened."""


@dataclass(slots=True)
class TurnEnding(_OfATurn):
    """After a figure did all that it does in its turn."""


@dataclass(slots=True)
class Moving(Moment):
    """Before a figure makes a move that it chose: it may be missed."""

    unit: str
    is_missed: bool = False


@dataclass(slots=True)
class Moved(Moment):
    """After a figure moved or jumped by itself: `how` is the verb of it."""

    unit: str
    how: str


@dataclass(slots=True)
class NeighboursChanged(Moment):
    """After somebody may have come nearer to a figure."""

    unit: str


@dataclass(slots=True)
class Checked(Moment):
    """After the dice of a check were rolled: each name in `more` rolls another one."""

    unit: str
    more: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Spending(Moment):
    """Before a Hero spends stamina in a check: what is lost in another way is taken off."""

    unit: str
    stamina: int


@dataclass(slots=True)
class Attacking(Moment):
    """Before a figure makes an attack that it chose: it may be missed."""

    unit: str
    weapon: str
    is_missed: bool = False


@dataclass(slots=True)
class AttackRolled(Moment):
    """After it is known what an attack does, before it does that to anybody."""

    unit: str
    weapon: str


@dataclass(slots=True)
class Striking(Moment):
    """Before an attack does its harm to one of its targets: `returned` names what turns it back."""

    unit: str
    target: str
    weapon: str
    returned: str = ""


@dataclass(slots=True)
class Attacked(Moment):
    """After an attack did its harm to one of its targets, who may have nothing left by now.

    `taken` is the damage that it suffered, `drained` the stamina that it lost.
    """

    unit: str
    target: str
    weapon: str
    taken: int = 0
    drained: int = 0


@dataclass(slots=True)
class AttackMade(Moment):
    """After an attack was made on all its targets."""

    unit: str
    weapon: str


class Later(Rank):
    """For what acts after others at the same moment."""

    AFTER_OTHERS = 1


@dataclass(frozen=True, slots=True)
class Leaving:
    """The area that a figure leaves."""

    area: str
