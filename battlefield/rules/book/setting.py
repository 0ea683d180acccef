"""One setting of a battle, as a book declares it: its name, its words, and what it may be."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from battlefield.rules.core.values import Scalar


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: its name in scripts, its words, and its choices, its numbers or its text's length.

    It counts only where each setting in `only` is one of the values named there. Where `follows` names
    another setting, `usuals` say what is usual by what that one is. `explained` says what choices mean. A
    `side` that is chosen is usually the first or the last one. `is_told` ones are written even where they
    are as usual, `is_rare` ones are seldom changed.
    """

    name: str
    text: str
    says: str
    usual: Scalar
    choices: tuple[tuple[Scalar, str], ...] = ()
    least: int = 0
    most: int = 0
    unit: str = ""
    letters: int = 0
    only: Mapping[str, tuple[Scalar, ...]] = field(default_factory=dict)
    follows: str = ""
    usuals: Mapping[Scalar, Scalar] = field(default_factory=dict)
    explained: Mapping[Scalar, str] = field(default_factory=dict)
    side: Literal["", "first", "last"] = ""
    is_told: bool = False
    is_rare: bool = False

    @property
    def is_side(self) -> bool:
        """Whether one of the sides is chosen."""
        return bool(self.side)


BY_AGREEMENT, AS_THEY_STAND = "by agreement", "as they stand"

DOORS = Setting(
    "doors",
    "Doors",
    "Whether doors are opened and closed in the battle: no rulebook has an action for it",
    BY_AGREEMENT,
    ((BY_AGREEMENT, "By agreement"), (AS_THEY_STAND, "As they stand")),
    explained={
        BY_AGREEMENT: "Either player opens or closes a door between two actions, and it costs nothing.",
        AS_THEY_STAND: "Nobody opens or closes a door.",
    },
    is_rare=True,
)
"""What every book lets players choose: the table's doors are their own affair."""
