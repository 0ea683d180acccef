"""How rows are written down: a family at a time, rank by rank where only their numbers differ."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict, Unpack

from battlefield.rules.core.perks import Forbids, Gives, Kind, Need, Perk, Reaction, Usable
from battlefield.rules.core.values import Scalar


class Handlers(TypedDict, total=False):
    """What a row does, and why, as `Perk` has it."""

    gives: tuple[Gives, ...]
    forbids: tuple[Forbids, ...]
    reacts: tuple[Reaction, ...]
    uses: tuple[Usable, ...]
    needs: tuple[Need, ...]
    rulings: tuple[str, ...]
    without: str


@dataclass(frozen=True, slots=True)
class Rows:
    """Makes the rows of a family: their terms stand in one text, as printed, with the row's numbers."""

    family: str
    kind: Kind = "unit"

    def __call__(
        self,
        name: str,
        terms: str,
        says: str,
        numbers: Mapping[str, Scalar] | None = None,
        **handlers: Unpack[Handlers],
    ) -> Perk:
        known = numbers or {}
        printed = tuple(terms.format(**known).split(", "))
        return Perk(name, self.family, self.kind, printed, known, says, **handlers)

    def effect(self, name: str, says: str, **handlers: Unpack[Handlers]) -> Perk:
        """Make the row of an effect that rows of the family lay."""
        return Perk(name, self.family, "effect", says=says, **handlers)

    def ranks(
        self,
        name: str,
        terms: str,
        says: str,
        numbers: Mapping[str, Sequence[Scalar]],
        **handlers: Unpack[Handlers],
    ) -> tuple[Perk, ...]:
        """Make the rows I, II, III, … of a perk, each with its own of the numbers."""
        values = zip(*numbers.values(), strict=True)
        return tuple(
            self(f"{name} {rank}", terms, says, dict(zip(numbers, own, strict=True)), **handlers)
            for rank, own in zip(("I", "II", "III", "IV", "V"), values, strict=False)
        )
