"""What an army list comes to: its units, how many of which models they have, and other ways to read them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read the numbers of a unit; `why` is why the usual one was taken instead."""

    models: Mapping[str, int]
    why: str = ""

    @property
    def words(self) -> str:
        """Say how many of each model it has."""
        return ", ".join(f"{count} × {name}" for name, count in self.models.items()) or "no models"


@dataclass(frozen=True, slots=True)
class ArmyUnit:
    """A unit of a list: how many of each model, what it costs, the numbers of its profile by name.

    `counted` says by what its models were counted, `others` are further ways to read their numbers.
    """

    name: str
    models: Mapping[str, int]
    points: float = 0.0
    numbers: Mapping[str, str] = field(default_factory=dict)
    counted: tuple[str, ...] = ()
    others: tuple[Reading, ...] = ()

    @property
    def readings(self) -> tuple[Reading, ...]:
        """All ways to read its numbers, the usual one first, each once."""
        found = {each.words: each for each in (Reading(self.models), *self.others)}
        return tuple(found.values())

    @property
    def doubts(self) -> tuple[str, ...]:
        """Say of each other reading how the numbers are read, why, and what it were otherwise."""
        verb = "is" if self.models else "has"
        usual = f"{self.name} {verb} {Reading(self.models).words}"
        return tuple(
            f"{usual}: {each.why}; otherwise it {f'is {each.words}' if each.models else 'has no models'}"
            for each in self.others
        )


@dataclass(frozen=True, slots=True)
class ArmyList:
    """A list as it was read; `left_out` says what in it is no unit, `guessed` how its prices were read."""

    name: str
    game: str
    points: float
    units: tuple[ArmyUnit, ...]
    left_out: tuple[str, ...] = ()
    guessed: tuple[str, ...] = ()


_EXACT: Final = 1e-6  # points


def units_come_to(units: Sequence[ArmyUnit], points: float | None) -> Iterator[str]:
    """Say where the units that were read do not cost what the list says, which None does not."""
    total = sum(unit.points for unit in units)
    if points is not None and abs(total - points) > _EXACT:
        yield f"the units that were read come to {total:g} points, and the list is of {points:g}"
