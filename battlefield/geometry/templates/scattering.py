"""Where a template may come down, and whom it then covers: the exact distribution over every landing.

Chances are whole numbers over one common denominator. A landing beyond the board's edge counts like any
other: what a game does with it is for its rules to say.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import gcd, lcm

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.geometry.kernel.units import direction
from battlefield.geometry.templates.placements import TouchedPairs, touched_pairs
from battlefield.geometry.templates.scatter_dice import MOST_WAYS, roll

Weights = NDArray[np.int64]

_WHOLLY = 2
_MOST_DIRECTIONS = 360


@dataclass(frozen=True, slots=True)
class ScatterRule:
    """How a template leaves its aim: it stays with chance `hit`, else goes one of the directions as far as
    the dice say, but no farther than `longest` inches (None: no limit).

    Direction k of n is the bearing 360 k / n; each is equally likely.
    """

    directions: int = 8
    hit: tuple[int, int] = (1, 3)
    dice: str = "2d6"
    longest: float | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Landings:
    """Distinct places `at` f8[L, 2], each with chance `weight` i8[L] over `denominator`; the first is the aim
    itself where it can stay, then by direction and distance.
    """

    at: Floats
    weight: Weights
    denominator: int

    def __len__(self) -> int:
        """Count the landings."""
        return len(self.weight)


@dataclass(frozen=True, slots=True, eq=False)
class Scatter:
    """A template's landings, and whom each of them covers.

    `partly` and `wholly` i8[N] are every base's chances to be covered at least partly and wholly, over the
    landings' denominator.
    """

    landings: Landings
    pairs: TouchedPairs
    partly: Weights
    wholly: Weights

    def chances(self, wholly: bool = False) -> Floats:
        """Return every base's chance to be covered, f8[N]."""
        return np.asarray((self.wholly if wholly else self.partly) / self.landings.denominator)

    def expected(self, groups: Sequence[int] | Ints, wholly: bool = False) -> tuple[Fraction, ...]:
        """Return the mean number of covered bases of every group; `groups` [N] counts from 0, -1 is none."""
        labels = np.asarray(groups, dtype=np.intp)
        sums, weights = [0] * _group_count(labels), self.wholly if wholly else self.partly
        for label, weight in zip(labels.tolist(), weights.tolist(), strict=True):
            if label >= 0:
                sums[label] += weight
        return tuple(Fraction(total, self.landings.denominator) for total in sums)

    def distribution(self, groups: Sequence[int] | Ints, wholly: bool = False) -> Weights:
        """Return for every group the chances that 0, 1, 2, ... of its bases are covered, i8[G, most + 1].

        Chances are whole numbers over the landings' denominator; every row sums to it.
        """
        labels = np.asarray(groups, dtype=np.intp)
        counts = self._counts(labels, wholly)
        found = np.zeros((counts.shape[1], int(counts.max(initial=0)) + 1), dtype=np.int64)
        for label, column in enumerate(counts.T):
            np.add.at(found[label], column, self.landings.weight)
        return found

    def _counts(self, labels: Ints, wholly: bool) -> Ints:
        """Count the covered bases of every group at every landing, i[L, G]."""
        counts = np.zeros((len(self.landings), _group_count(labels)), dtype=np.intp)
        label = labels[self.pairs.base]
        chosen = (label >= 0) & ((self.pairs.covered == _WHOLLY) | (not wholly))
        np.add.at(counts, (self.pairs.placement[chosen], label[chosen]), 1)
        return counts

    @staticmethod
    def of(
        template: Template,
        bases: Bases,
        directions: int = 8,
        hit: tuple[int, int] = (1, 3),
        dice: str = "2d6",
        longest: float | None = None,
    ) -> "Scatter":
        """Return whom of N bases a scattering template covers, over every landing; it keeps its bearing.

        Dice and `longest` are inches. Every landing is measured as `coverage` would and counted with its
        whole number of ways, so that chances are exact fractions.
        """
        fall = landings(ScatterRule(directions, hit, dice, longest), template.at)
        bearing = np.full(len(fall), template.bearing)
        pairs = touched_pairs(template.kind, template.size, fall.at, bearing, bases)
        whole = pairs.covered == _WHOLLY
        weight = fall.weight[pairs.placement]
        partly = _summed(pairs.base, weight, len(bases))
        return Scatter(fall, pairs, partly, _summed(pairs.base[whole], weight[whole], len(bases)))


def landings(rule: ScatterRule, at: Point = (0.0, 0.0)) -> Landings:
    """List the distinct landings of a template aimed at a point."""
    offsets, weight, denominator = _fall(rule)
    return Landings(np.array(offsets) + at, np.array(weight, dtype=np.int64), denominator)


@lru_cache(maxsize=64)
def _fall(rule: ScatterRule) -> tuple[tuple[Point, ...], tuple[int, ...], int]:
    """Return the offsets of all landings and their chances in lowest terms."""
    stays, count = _checked(rule)
    found: dict[Point, Fraction] = {(0.0, 0.0): stays}
    goes = (1 - stays) / count
    distances = _distances(rule)
    for k in range(count):
        ux, uy = direction(360.0 * k / count)
        for distance, chance in distances:
            place = (distance * ux, distance * uy) if distance else (0.0, 0.0)
            found[place] = found.get(place, Fraction(0)) + goes * chance
    found = {place: chance for place, chance in found.items() if chance}
    return (tuple(found), *_whole(tuple(found.values())))


def _distances(rule: ScatterRule) -> list[tuple[float, Fraction]]:
    """Return the distances a template may go, each with its chance."""
    totals = roll(rule.dice)
    found: dict[float, Fraction] = {}
    for total, ways in zip(totals.totals, totals.ways, strict=True):
        distance = float(total) if rule.longest is None else min(float(total), rule.longest)
        found[distance] = found.get(distance, Fraction(0)) + Fraction(ways, totals.all_ways)
    return list(found.items())


def _checked(rule: ScatterRule) -> tuple[Fraction, int]:
    """Return the chance to stay and the number of directions, or say what is wrong with a rule."""
    over, under = rule.hit
    if under <= 0 or not 0 <= over <= under:
        raise ValueError(f"hit {over}/{under}: expected a chance from 0 to 1")
    if not 1 <= rule.directions <= _MOST_DIRECTIONS:
        raise ValueError(f"directions {rule.directions}: expected 1 to {_MOST_DIRECTIONS}")
    if rule.longest is not None and not rule.longest >= 0.0:
        raise ValueError(f"longest {rule.longest}: expected 0 or more inches")
    return Fraction(over, under), rule.directions


def _whole(chances: tuple[Fraction, ...]) -> tuple[tuple[int, ...], int]:
    """Put chances over their smallest common denominator."""
    denominator = lcm(*(chance.denominator for chance in chances))
    if denominator >= MOST_WAYS:
        raise ValueError("too many dice to count")
    weights = [int(chance * denominator) for chance in chances]
    shared = gcd(denominator, *weights)
    return tuple(weight // shared for weight in weights), denominator // shared


def _group_count(labels: Ints) -> int:
    return int(labels.max(initial=-1)) + 1


def _summed(base: Ints, weight: Weights, count: int) -> Weights:
    """Add whole numbers up by base."""
    total = np.zeros(count, dtype=np.int64)
    np.add.at(total, base, weight)
    return total
