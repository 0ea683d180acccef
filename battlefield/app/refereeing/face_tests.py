"""How often fair dice would do as strangely: exact tests of counted faces.

One face is judged by the exact binomial test: the chance of all counts that are no likelier than the one
seen. All faces together are judged by the exact multinomial test in the order of Pearson's statistic: the
chance that the squares of the counts add up to as much or more, worked out over all outcomes. Where these
are too many, the chi-square distribution stands for it, and is said to; where the dice are too few for
that, there is no figure.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import comb, erfc, exp, lgamma, log, pi, sqrt
from typing import Literal

MOST_WORK = 1_000_000  # outcomes of half the faces that are gone through
LEAST_EXPECTED = 5.0  # of each face, from which on the chi-square distribution is near enough
Way = Literal["exact", "chi-square", "too few"]
Spread = list[dict[int, float]]
"""For each number of dice that fell on some faces the chance of each sum of their squared counts."""


@dataclass(frozen=True, slots=True)
class Fairness:
    """The chance that fair dice do as strangely or more, and how it was worked out; None where it was not."""

    p: float | None
    way: Way


def face_p(count: int, dice: int, faces: int) -> float:
    """Return how likely a fair die shows one of its faces a number of times that is no likelier than this."""
    return _binomial(count, dice, faces)


@lru_cache(maxsize=4096)
def _binomial(count: int, dice: int, faces: int) -> float:
    weights = [comb(dice, k) * (faces - 1) ** (dice - k) for k in range(dice + 1)]
    rare: int = sum(weight for weight in weights if weight <= weights[count])
    return rare / int(faces**dice)


def faces_p(counts: tuple[int, ...]) -> Fairness:
    """Return how likely fair dice spread as unevenly over their faces, or more."""
    dice, half = sum(counts), (len(counts) + 1) // 2
    if not dice:
        return Fairness(None, "too few")
    if comb(dice + half, half) <= MOST_WORK:
        return Fairness(_multinomial(tuple(sorted(counts))), "exact")
    if dice < LEAST_EXPECTED * len(counts):
        return Fairness(None, "too few")
    return Fairness(_beyond(_pearson(counts), len(counts) - 1), "chi-square")


@lru_cache(maxsize=64)
def _multinomial(counts: tuple[int, ...]) -> float:
    """Add up the chance of all outcomes whose squares sum to as much, from two halves of the faces."""
    dice, faces, seen = sum(counts), len(counts), sum(count * count for count in counts)
    low, high = faces // 2, faces - faces // 2
    one, other = _spread(low, dice), _spread(high, dice)
    found = 0.0
    for here in range(dice + 1):
        share = _chance_of(here, dice, low / faces)
        found += share * _reaching(one[here], other[dice - here], seen)
    return min(1.0, found)


def _reaching(one: dict[int, float], other: dict[int, float], least: int) -> float:
    """Return the chance that two sums come to at least so much together."""
    falling = sorted(other.items(), reverse=True)
    found, place, above = 0.0, 0, 0.0
    for square, chance in sorted(one.items()):
        while place < len(falling) and falling[place][0] + square >= least:
            above += falling[place][1]
            place += 1
        found += chance * above
    return found


@lru_cache(maxsize=8)
def _spread(faces: int, dice: int) -> Spread:
    """Give the chances of sums of squares for every number of dice up to some, face by face."""
    found: Spread = [{number * number: 1.0} for number in range(dice + 1)]
    for known in range(1, faces):
        found = [_with_another(found, number, known) for number in range(dice + 1)]
    return found


def _with_another(before: Spread, dice: int, faces: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for count in range(dice + 1):
        share = _chance_of(count, dice, 1.0 / (faces + 1))
        for square, chance in before[dice - count].items():
            total = square + count * count
            found[total] = found.get(total, 0.0) + share * chance
    return found


def _chance_of(count: int, dice: int, p: float) -> float:
    """Return the binomial chance of a count."""
    if p >= 1.0 or p <= 0.0:
        return float(count == (dice if p >= 1.0 else 0))
    ways = lgamma(dice + 1) - lgamma(count + 1) - lgamma(dice - count + 1)
    return exp(ways + count * log(p) + (dice - count) * log(1.0 - p))


def _pearson(counts: tuple[int, ...]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def _beyond(value: float, degrees: int) -> float:
    """Return the chance that a chi-square of so many degrees is greater than a value, in closed form."""
    half = value / 2.0
    if degrees % 2 == 0:
        term = found = exp(-half)
        for step in range(1, degrees // 2):
            term *= half / step
            found += term
        return found
    found = erfc(sqrt(half))
    term = sqrt(half / pi) * exp(-half) * 2.0
    for step in range(1, (degrees + 1) // 2):
        found += term
        term *= half / (step + 0.5)
    return found
