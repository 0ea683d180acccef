"""What the words that rows and questions share are: typed, so that a misspelt one is found before any play.

Each book has one module of words, which alone makes them; everybody else takes them from there.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, NewType, TypeVar, cast

from battlefield.rules.core.values import Info, Scalar, Told


class Rank(IntEnum):
    """When a reaction to a moment is heard, lowest first."""


class Usual(Rank):
    """For reactions that have no rank of their own: in roster order."""

    RANK = 0


Known = TypeVar("Known", bound=Scalar)

Stat = NewType("Stat", str)
"""A figure that rows may change, printed or worked out; also a flag, which is 0 unless a row sets it."""


def stat_called(name: str) -> Stat:
    """The stat of a name that stands in a file or on a card."""
    return Stat(name)


Stats = Mapping[Stat, int | None]
"""What a card prints; None stands for none, as for a save that a model does not have."""

HP = Stat("hp")
"""How much harm one model takes: the one figure that all books print."""

Prohibition = NewType("Prohibition", str)
"""Something that rows may forbid."""


def befalling(effect: str) -> Prohibition:
    """An effect, to be laid on somebody."""
    return Prohibition(f"effect {effect}")


@dataclass(frozen=True, slots=True)
class Fact(Generic[Known]):
    """Something that an effect or a marker may remember, and what counts where it does not."""

    name: str
    usual: Known

    def found(self, info: Info) -> Known:
        """Return what is remembered of it, or what is usual."""
        for name, value in reversed(info):
            if name == self.name:
                return cast(Known, value)
        return self.usual

    def __call__(self, value: Known) -> Told:
        """Put it down."""
        return self.name, value


BEARING = Fact("bearing", 0)
"""Which way a template scatters, in degrees, where a log says so."""
SCATTERED = Fact("inches", 0)
"""How far it does."""
HEARD_AS = Fact("heard as", "")
"""What something that a roster has made up is heard as: the name of a row."""
LENDS = Fact("lends", "")
"""What an effect calls a weapon whose perks are heard for its unit, though none of its figures carries it."""
