"""Chances and averages in words: exact ones as they are, those of trials with how far off they may be."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from battlefield.app.wording.percents import percent_of

_SURE = 1.96  # standard errors: 19 of 20 times the truth lies between the two
_CLOSE = 0.05  # half of what lies between the bounds of a chance that is good enough
_CLOSE_MEAN = 0.15  # the same of an average
_CLOSE_SHARE = 0.05  # of the average, where that is more


@dataclass(frozen=True, slots=True)
class Chance:
    """How likely something is: exactly, or by how often it came about in some `trials`."""

    share: Fraction
    trials: int = 0

    @property
    def bounds(self) -> tuple[float, float]:
        """What it lies between by Wilson's interval; the same twice where it is exact."""
        p, n = float(self.share), self.trials
        if not n:
            return p, p
        middle, wide = p + _SURE**2 / (2 * n), _SURE * sqrt(p * (1 - p) / n + _SURE**2 / (4 * n * n))
        whole = 1 + _SURE**2 / n
        return max(0.0, (middle - wide) / whole), min(1.0, (middle + wide) / whole)

    @property
    def is_good(self) -> bool:
        """Whether more trials would tell little more."""
        low, high = self.bounds
        return high - low <= 2 * _CLOSE

    @property
    def short(self) -> str:
        """Say it where there is little room."""
        return f"about {percent_of(float(self.share))}" if self.trials else percent(self.share)

    @property
    def words(self) -> str:
        """Say it: "50 %", or "about 42 % (between 28 and 58 %; 40 trials)"."""
        if not self.trials:
            return percent(self.share)
        low, high = (f"{100 * bound:.0f}" for bound in self.bounds)
        return f"{self.short} (between {low} and {high} %; {self.trials} trials)"


def percent(share: Fraction) -> str:
    """Write an exact share: whole percents where it is whole, else with a decimal."""
    points = 100 * share
    if points.denominator == 1:
        return f"{points} %"
    if not Fraction(1, 20) <= points <= 100 - Fraction(1, 20):
        return "less than 0.1 %" if points < 50 else "more than 99.9 %"
    return f"{float(points):.1f} %"


@dataclass(frozen=True, slots=True)
class Average:
    """An average with what it lies between, and what comes mostly and at most.

    Each amount has the chance beside it; `trials` is 0 where those are exact.
    """

    amounts: tuple[tuple[Fraction, float], ...]
    trials: int = 0

    @property
    def mean(self) -> float:
        """The average."""
        return sum(float(chance) * amount for chance, amount in self.amounts)

    @property
    def error(self) -> float:
        """How far off the average may be, 19 of 20 times."""
        if self.trials < 2:
            return 0.0
        spread = sum(float(chance) * (amount - self.mean) ** 2 for chance, amount in self.amounts)
        return _SURE * sqrt(spread / (self.trials - 1))

    @property
    def is_good(self) -> bool:
        """Whether more trials would tell little more."""
        return self.error <= max(_CLOSE_MEAN, _CLOSE_SHARE * self.mean)

    @property
    def most(self) -> float:
        """The largest amount."""
        return max(amount for _, amount in self.amounts)

    @property
    def mostly(self) -> tuple[float, float]:
        """What lies between the lowest tenth and the highest."""
        return _at(sorted(self.amounts, key=_amount)), _at(sorted(self.amounts, key=_amount, reverse=True))

    @property
    def nothing(self) -> Chance:
        """How likely it is none at all."""
        return Chance(sum((c for c, amount in self.amounts if not amount), Fraction(0)), self.trials)


def _amount(each: tuple[Fraction, float]) -> float:
    return each[1]


def _at(amounts: Sequence[tuple[Fraction, float]]) -> float:
    """Return the first amount that is beyond a tenth of the chances."""
    seen = Fraction(0)
    for chance, amount in amounts:
        seen += chance
        if seen > Fraction(1, 10):
            return amount
    return amounts[-1][1]


def number(amount: float) -> str:
    """Write an average: with a decimal, or two where it is small."""
    if abs(amount - round(amount)) < 5e-4:
        return f"{round(amount)}"
    return f"{amount:.1f}" if amount >= 0.095 else f"{amount:.2f}" if amount >= 0.005 else "less than 0.01"
