"""Dice that show no more than is asked of them, so that a rule can be followed through all they may show.

A face that has not been looked at is every face at once. As soon as a rule compares it or counts with it, one
of the answers is taken and its chance is kept; whoever plays the same again takes the next answer.
"""

import operator
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import ceil, comb, factorial, floor, prod, trunc
from typing import Any

from battlefield.rules.core.dice import OfThought
from battlefield.rules.core.laws import RollLaw, Tells

_MOST_THROWS = 4000  # different ones of the dice of one roll that are looked through
_NEGLIGIBLE = Fraction(1, 1_000_000)


class TooWideError(Exception):
    """There are too many ways to follow them all."""


class NegligibleError(Exception):
    """A way is so unlikely that no figure shows it."""


@dataclass(frozen=True, slots=True)
class Group:
    """Throws that lead to the same: one of them, and the chance of all."""

    faces: tuple[int, ...]
    chance: Fraction


class Course(OfThought):
    """One way to go: at each fork the branch that was given, then the first.

    `taken` are the branches taken so far and how many there were, `chance` that of the whole way.
    """

    def __init__(self, given: Sequence[int] = ()) -> None:
        self._given = given
        self.taken: list[tuple[int, int]] = []
        self.chance = Fraction(1)

    def take(self, chances: Sequence[Fraction]) -> int:
        """Take a branch of those with these chances and give its number."""
        if len(chances) == 1:
            return 0
        place = len(self.taken)
        branch = self._given[place] if place < len(self._given) else 0
        self.taken.append((branch, len(chances)))
        self.chance *= chances[branch]
        if self.chance < _NEGLIGIBLE:
            raise NegligibleError
        return branch

    def throw(self, roll: RollLaw, seed: int, action: int) -> tuple[int, ...]:
        """Return the faces of a roll: those of one of its groups, or undecided ones."""
        del seed, action
        asked = roll.request
        if roll.tells is not None:
            groups = _groups(asked.count, asked.sides, asked.lowest, roll.tells)
            return groups[self.take([group.chance for group in groups])].faces
        faces = tuple(range(asked.lowest, asked.lowest + asked.sides))
        dice = _Alike(self, asked.count, asked.sides) if asked.alike and asked.count > 1 else None
        return tuple(_Face(self, faces, dice) for _ in range(asked.count))  # type: ignore[misc]


def _groups(count: int, sides: int, lowest: int, tells: Tells) -> tuple[Group, ...]:
    """Sort the throws of some dice by what tells them apart."""
    if comb(count + sides - 1, sides - 1) > _MOST_THROWS:
        raise TooWideError
    found: dict[Hashable, tuple[tuple[int, ...], int]] = {}
    for faces, ways in _throws(count, sides, lowest):
        told = tells(faces)
        first, known = found.get(told, (faces, 0))
        found[told] = first, known + ways
    return tuple(Group(faces, Fraction(ways, sides**count)) for faces, ways in found.values())


@lru_cache(maxsize=64)
def _throws(count: int, sides: int, lowest: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return the throws of some dice without their order, each with the number of orders."""
    found = combinations_with_replacement(range(lowest, lowest + sides), count)
    return tuple((faces, _orders(faces)) for faces in found)


def _orders(faces: tuple[int, ...]) -> int:
    counts = (faces.count(face) for face in dict.fromkeys(faces))
    return factorial(len(faces)) // prod(map(factorial, counts))


class _Alike:
    """Dice of a roll of which it is all one which shows what: they are taken class by class, in order.

    The classes are the answers that are possible to what is asked first of one of them. Of n dice that are
    asked for 4+ there are then n + 1 ways and not 2 to the n, each with the chance of all its orders.
    """

    def __init__(self, course: Course, count: int, sides: int) -> None:
        self._course, self._sides = course, sides
        self._left = count  # dice that no class before the present one has
        self._present, self._here = 0, 0  # the present class, and how many dice are known to be in it
        self._classes: tuple[tuple[int, ...], ...] = ()

    def take(self, groups: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        """Return the faces that the next die can show."""
        self._classes = self._classes or groups
        later = range(self._present + 1, len(self._classes))
        ways = [self._ways(self._present, self._here + 1, self._left)]
        rest = self._left - self._here
        closed = self._share(self._present) ** self._here / factorial(self._here)
        ways += [closed * self._ways(each, 1, rest) for each in later]
        open_ = [number for number, each in enumerate(ways) if each]
        total = sum(ways, Fraction(0))
        step = open_[self._course.take([ways[number] / total for number in open_])]
        if step:
            self._left, self._here = rest, 0
            self._present += step
        self._here += 1
        return self._classes[self._present]

    def _share(self, number: int) -> Fraction:
        return Fraction(len(self._classes[number]), self._sides)

    def _ways(self, number: int, least: int, dice: int) -> Fraction:
        """Weigh so many dice of which `least` or more are in one class and the others in later ones."""
        own = self._share(number)
        later = sum(map(self._share, range(number + 1, len(self._classes))), Fraction(0))
        return sum(
            (
                own**here / factorial(here) * (later ** (dice - here) / factorial(dice - here))
                for here in range(least, dice + 1)
            ),
            Fraction(0),
        )


class _Face:
    """A face that is decided as far as something was asked of it; to all others it is a whole number."""

    __slots__ = ("_alike", "_course", "_faces")

    def __init__(self, course: Course, faces: tuple[int, ...], alike: _Alike | None) -> None:
        self._course, self._faces, self._alike = course, faces, alike

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        """Pass for a whole number."""
        return int

    def _asked(self, what: Callable[[int], Hashable]) -> Any:
        """Answer a question about the face, and keep to the faces with that answer."""
        groups = _parted(self._faces, what)
        if len(groups) > 1 and self._alike is not None:
            alike, self._alike = self._alike, None
            self._faces = alike.take(groups)
            groups = _parted(self._faces, what)
        if len(groups) > 1:
            chances = [Fraction(len(group), len(self._faces)) for group in groups]
            self._faces = groups[self._course.take(chances)]
        else:
            self._faces = groups[0]
        return what(self._faces[0])

    def _known(self) -> int:
        return int(self._asked(_itself))

    def __hash__(self) -> int:
        return hash(self._known())

    def __bool__(self) -> bool:
        return bool(self._asked(bool))

    def __str__(self) -> str:
        return str(self._known())

    def __repr__(self) -> str:
        return repr(self._known())

    def __format__(self, spec: str) -> str:
        return format(self._known(), spec)

    def __int__(self) -> int:
        return self._known()

    def __index__(self) -> int:
        return self._known()

    def __float__(self) -> float:
        return float(self._known())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._known(), name)


def _itself(face: int) -> int:
    return face


def _parted(faces: tuple[int, ...], what: Callable[[int], Hashable]) -> tuple[tuple[int, ...], ...]:
    """Part faces by the answer to a question, in the order of the first of each."""
    found: dict[Hashable, tuple[int, ...]] = {}
    for face in faces:
        answer = what(face)
        found[answer] = (*found.get(answer, ()), face)
    return tuple(found.values())


def _plain(other: object) -> Any:
    return other._known() if type(other) is _Face else other


def _comparison(compare: Callable[[Any, Any], Any]) -> Callable[[_Face, object], Any]:
    def compared(self: _Face, other: object) -> Any:
        known = _plain(other)
        if not isinstance(known, int | float | Fraction):
            return NotImplemented
        return self._asked(lambda face: compare(face, known))

    return compared


def _sum(work: Callable[[Any, Any], Any]) -> Callable[[_Face, object], Any]:
    return lambda self, other: work(self._known(), _plain(other))


def _sum_behind(work: Callable[[Any, Any], Any]) -> Callable[[_Face, object], Any]:
    return lambda self, other: work(_plain(other), self._known())


def _alone(work: Callable[[Any], Any]) -> Callable[[_Face], Any]:
    return lambda self: work(self._known())


_BOTH: Iterable[str] = ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and_", "or_", "xor")

for _name in ("lt", "le", "eq", "ne", "gt", "ge"):
    setattr(_Face, f"__{_name}__", _comparison(getattr(operator, _name)))
for _name in _BOTH:
    _plain_name = _name.rstrip("_")
    setattr(_Face, f"__{_plain_name}__", _sum(getattr(operator, _name)))
    setattr(_Face, f"__r{_plain_name}__", _sum_behind(getattr(operator, _name)))
_ALONE: dict[str, Callable[[Any], Any]] = {
    "neg": operator.neg, "pos": operator.pos, "abs": abs, "round": round, "floor": floor, "ceil": ceil,
    "trunc": trunc,
}  # fmt: skip
for _name, _work in _ALONE.items():
    setattr(_Face, f"__{_name}__", _alone(_work))
setattr(_Face, "__divmod__", _sum(divmod))  # noqa: B010
