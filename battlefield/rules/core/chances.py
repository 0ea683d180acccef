"""Exact chances of whole numbers: sums of dice, products, mixtures and sums of as many dice as a die says.

Everything is counted in whole numbers of ways, so that nothing is ever rounded.
"""

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import gcd, lcm
from typing import TypeVar

Result = TypeVar("Result", bound=Hashable)
Ways = dict[int, int]

_TERM = re.compile(r"(\d{0,2})d(\d{1,2})|(\d{1,4})")
_MOST_DICE = 20
_SIDES = range(2, 21)
_REDUCED_BITS = 4_096


@dataclass(frozen=True, slots=True)
class Chances:
    """How likely each of some whole numbers from 0 is: pairs of number and ways, by size.

    Make them with `chances`, `certain` or `die`, which keep them in lowest terms unless the ways are beyond
    counting (more than 4,096 bits): up to there, two that are equally likely everywhere are equal.
    """

    ways: tuple[tuple[int, int], ...]

    @property
    def all_ways(self) -> int:
        """The number of ways in all."""
        return sum(ways for _, ways in self.ways)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers that can come, by size."""
        return tuple(number for number, _ in self.ways)

    @property
    def mean(self) -> Fraction:
        """The average."""
        return Fraction(sum(number * ways for number, ways in self.ways), self.all_ways)

    def chance(self, number: int) -> Fraction:
        """Return the chance of one number."""
        return Fraction(dict(self.ways).get(number, 0), self.all_ways)

    def at_least(self, number: int) -> Fraction:
        """Return the chance of a number or more."""
        return Fraction(sum(ways for each, ways in self.ways if each >= number), self.all_ways)

    def floats(self) -> list[tuple[int, float]]:
        """Return each number with its chance, rounded once; a chance too small for a float is left out."""
        total = self.all_ways
        return [(number, chance) for number, ways in self.ways if (chance := ways / total) > 0.0]

    def mapped(self, change: Callable[[int], int]) -> "Chances":
        """Return the chances of what becomes of the number."""
        found: Ways = {}
        for number, ways in self.ways:
            became = change(number)
            found[became] = found.get(became, 0) + ways
        return chances(found)

    def plus(self, other: "Chances", most: int | None = None) -> "Chances":
        """Return the chances of the sum with something independent; sums above `most` count as `most`."""
        return self._with(other, lambda one, two: one + two, most)

    def times(self, other: "Chances", most: int | None = None) -> "Chances":
        """Give the chances of the product with something independent; those above `most` count as `most`."""
        return self._with(other, lambda one, two: one * two, most)

    def _with(self, other: "Chances", both: Callable[[int, int], int], most: int | None) -> "Chances":
        found: Ways = {}
        for one, ways in self.ways:
            for two, more in other.ways:
                number = both(one, two)
                number = number if most is None else min(number, most)
                found[number] = found.get(number, 0) + ways * more
        return chances(found)


def chances(ways: Ways) -> Chances:
    """Bring numbers and their ways into order and, unless they are huge, into lowest terms."""
    if not ways or min(ways) < 0 or min(ways.values()) < 0 or not any(ways.values()):
        raise ValueError("chances are of whole numbers from 0, in some number of ways")
    small = sum(ways.values()).bit_length() <= _REDUCED_BITS
    shared = gcd(*ways.values()) if small else 1  # with huge numbers it takes longer than all the rest
    return Chances(tuple((number, ways[number] // shared) for number in sorted(ways) if ways[number]))


def certain(number: int) -> Chances:
    """Return a number that always comes."""
    return chances({number: 1})


def die(sides: int) -> Chances:
    """Return the chances of a die with faces from 1."""
    return chances(dict.fromkeys(range(1, sides + 1), 1))


def perhaps(chance: Fraction) -> Chances:
    """Return 1 with a chance, else 0."""
    return chances({0: chance.denominator - chance.numerator, 1: chance.numerator})


def mixed(parts: Iterable[tuple[Fraction | int, Chances]]) -> Chances:
    """Return the chances where one of several comes about; their weights need not add up to 1."""
    weighed = [(Fraction(weight) / part.all_ways, part) for weight, part in parts if weight]
    scale = lcm(*(weight.denominator for weight, _ in weighed))
    found: Ways = {}
    for weight, part in weighed:
        factor = int(weight * scale)
        for number, ways in part.ways:
            found[number] = found.get(number, 0) + ways * factor
    return chances(found)


def repeated(each: Chances, count: int, most: int | None = None) -> Chances:
    """Return the sum of `count` independent ones; sums above `most` count as `most`."""
    return chances(_power(each, count, most))


def compounded(count: Chances, each: Chances, most: int | None = None) -> Chances:
    """Return the sum of as many independent ones as `count` says; sums above `most` count as `most`."""
    total, largest = each.all_ways, count.numbers[-1]
    found: Ways = {}
    for number, ways in count.ways:
        factor = ways * total ** (largest - number)
        for reached, more in _power(each, number, most).items():
            found[reached] = found.get(reached, 0) + more * factor
    return chances(found)


def effort_of(count: Chances, each: Chances, most: int | None = None) -> int:
    """Estimate the work of `compounded`, in tenths of a microsecond on an ordinary machine."""
    terms, highest, words = len(each.ways), each.numbers[-1], _words(each)
    effort = (count.numbers[-1] * words) ** 2 // 5  # to mix it with others
    for number in count.numbers:
        width = highest * number if most is None else min(most, highest * number)
        effort += (1 + terms * width) * _product_effort(words, number * words)
    return effort


def effort_of_sum(one: Chances, other: Chances) -> int:
    """Estimate the work of `plus`, in tenths of a microsecond on an ordinary machine."""
    return len(one.ways) * len(other.ways) * _product_effort(_words(one), _words(other))


def _words(part: Chances) -> int:
    return 1 + part.all_ways.bit_length() // 60


def _product_effort(words: int, others: int) -> int:
    return 2 + (1 + words) * others // 16


def _power(each: Chances, count: int, most: int | None) -> Ways:
    """Count the ways of a sum of `count`, by the recurrence for powers of a polynomial.

    With q = p^n, p·q' = n·p'·q gives each coefficient of q from those before it, at the cost of one product
    for each term of p; all divisions come out even.
    """
    if not count:
        return {0: 1}
    least = each.numbers[0]
    width = count * (each.numbers[-1] - least)
    if most is not None:
        width = min(width, most - 1 - count * least)
        if width < 0:
            return {most: each.all_ways**count}
    first = each.ways[0][1]
    terms = [(number - least, ways) for number, ways in each.ways[1:] if number - least <= width]
    found = [first**count]
    for place in range(1, width + 1):
        total = sum(
            (step * (count + 1) - place) * w * found[place - step] for step, w in terms if step <= place
        )
        found.append(total // (place * first))
    ways = {count * least + place: each_ways for place, each_ways in enumerate(found) if each_ways}
    rest = each.all_ways**count - sum(found)
    if rest:
        assert most is not None
        ways[most] = rest
    return ways


def judged(judge: Callable[[tuple[int, ...]], Result | None], faces: Sequence[int]) -> dict[Result, Fraction]:
    """Return the chance of each verdict on dice that are rolled one after the other until there is a verdict.

    `judge` is told the faces so far and gives None while another die has to be rolled.
    """
    found: dict[Result, Fraction] = {}
    rolled: list[tuple[int, ...]] = [()]
    while rolled:
        so_far = rolled.pop()
        verdict = judge(so_far)
        if verdict is None:
            rolled.extend((*so_far, face) for face in faces)
        else:
            found[verdict] = found.get(verdict, Fraction(0)) + Fraction(1, len(faces) ** len(so_far))
    return found


@dataclass(frozen=True, slots=True)
class Throw:
    """A sum of dice and a plain number, such as 2D6+3: the sides of each die, and the number."""

    dice: tuple[int, ...] = ()
    number: int = 0

    @staticmethod
    def parse(text: str) -> "Throw":
        """Read something like "2d6+d3+1"; a ValueError says what does not fit."""
        parts = [_TERM.fullmatch(part) for part in "".join(text.lower().split()).split("+")]
        sides: list[int] = []
        number = 0
        for part in parts:
            if part is None or (part[2] is not None and int(part[2]) not in _SIDES):
                raise ValueError("it must be a number or dice such as 2d6, d3 or d6+1")
            if part[2] is None:
                number += int(part[3])
            else:
                sides += [int(part[2])] * int(part[1] or 1)
        if len(sides) > _MOST_DICE:
            raise ValueError(f"at most {_MOST_DICE} dice are rolled at once")
        return Throw(tuple(sides), number)

    @property
    def most(self) -> int:
        """The highest total."""
        return sum(self.dice) + self.number

    @property
    def is_fixed(self) -> bool:
        """Whether there is nothing to roll."""
        return not self.dice

    def chances(self) -> Chances:
        """Return the chances of its total."""
        return reduce(lambda sum_, sides: sum_.plus(die(sides)), self.dice, certain(self.number))

    def total(self, faces: Sequence[int]) -> int:
        """Add up the faces of its dice, one for each."""
        if len(faces) != len(self.dice):
            raise ValueError(f"{len(self.dice)} dice are rolled, not {len(faces)}")
        return sum(faces) + self.number
