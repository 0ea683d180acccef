"""Where faces come from: a keyed hash that names every die, a list, or a hand that rolls real ones.

A die's face depends on the game's seed, the number of the action and its own number within it, and on nothing
else: looking ahead or asking twice never disturbs what later dice show.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import islice
from typing import Protocol

from battlefield.rules.core.laws import RollLaw

_SPACE = 1 << 64


class Dice(Protocol):
    """Gives the faces of a roll, or None where somebody else has to roll."""

    def throw(self, roll: RollLaw, seed: int, action: int) -> tuple[int, ...] | None:
        """Roll the dice."""


def face(seed: int, action: int, number: int, sides: int) -> int:
    """Return the face that a die shows: 1 to `sides`, each as likely as the others."""
    for attempt in range(1000):
        name = f"{seed}/{action}/{number}/{sides}/{attempt}".encode()
        value = int.from_bytes(blake2b(name, digest_size=8).digest(), "big")
        if value < _SPACE - _SPACE % sides:  # what is left over would favour low faces
            return value % sides + 1
    raise AssertionError("a thousand hashes cannot all fall into the rest")


class OfThought:
    """Dice of thought: no game is recorded with them, so nobody asks whether they are those of its seed."""


@dataclass(frozen=True, slots=True)
class Seeded:
    """Dice of the game itself."""

    def throw(self, roll: RollLaw, seed: int, action: int) -> tuple[int, ...]:
        """Roll the dice."""
        asked = roll.request
        names = range(asked.number, asked.number + asked.count)
        return tuple(face(seed, action, name, asked.sides) + asked.lowest - 1 for name in names)


class Listed:
    """Faces written down beforehand; once they run out, or where they do not fit, somebody has to roll."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces: Iterator[int] = iter(tuple(faces))

    def throw(self, roll: RollLaw, seed: int, action: int) -> tuple[int, ...] | None:  # noqa: ARG002
        """Take the next faces of the list."""
        taken = tuple(islice(self._faces, roll.request.count))
        return taken if not roll.refusal(taken) else None


@dataclass(frozen=True, slots=True)
class Typed:
    """Real dice of some sides, which are typed in; the others' are rolled by `rest`."""

    sides: tuple[str, ...]
    rest: Dice = field(default_factory=Seeded)

    def throw(self, roll: RollLaw, seed: int, action: int) -> tuple[int, ...] | None:
        """Leave the roll to a side that rolls real dice."""
        return None if roll.request.by in self.sides else self.rest.throw(roll, seed, action)
