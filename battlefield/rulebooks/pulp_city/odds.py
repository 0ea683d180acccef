"""How likely an Action Roll is to succeed, and how many EFX it achieves: exact, for pools of any size."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

SIDES = 6


@dataclass(frozen=True, slots=True)
class Pool:
    """Dice of which the best counts, the trait that is added, and the face from which a die gives an EFX."""

    dice: int
    trait: int
    face: int = SIDES


@dataclass(frozen=True, slots=True)
class Contest:
    """The chance of success, and of succeeding with exactly so many EFX."""

    success: Fraction
    efx: Mapping[int, Fraction]

    @property
    def mean(self) -> Fraction:
        """The EFX to be expected, failures counting as none."""
        return sum((count * chance for count, chance in self.efx.items()), Fraction(0))


@lru_cache(maxsize=256)
def shown(dice: int, face: int) -> Mapping[tuple[int, int], Fraction]:
    """Return how likely each pair is: the best die, and how many dice show `face` or more."""
    ways = {(best, n): _most(dice, face, n, best) for best in range(1, SIDES + 1) for n in range(dice + 1)}
    found = {(best, n): each - ways.get((best - 1, n), 0) for (best, n), each in ways.items()}
    return {pair: Fraction(count, SIDES**dice) for pair, count in found.items() if count}


def _most(dice: int, face: int, high: int, best: int) -> int:
    """Count the throws with so many dice from `face` up of which none is above `best`."""
    upper, lower = max(0, best - face + 1), min(best, face - 1)
    return comb(dice, high) * int(upper**high) * int(lower ** (dice - high))


@lru_cache(maxsize=1024)
def contest(attack: Pool, defence: Pool | int) -> Contest:
    """Work out a roll against a defender's pool (a tie is the defender's), or against a fixed difficulty."""
    found: dict[int, Fraction] = {}
    foes = shown(defence.dice, defence.face) if isinstance(defence, Pool) else {(0, 0): Fraction(1)}
    for (best, hits), chance in shown(attack.dice, attack.face).items():
        for (other, cancelled), against in foes.items():
            if _beats(best + attack.trait, other, defence):
                count = max(0, hits - cancelled)
                found[count] = found.get(count, Fraction(0)) + chance * against
    return Contest(sum(found.values(), Fraction(0)), dict(sorted(found.items())))


def _beats(total: int, other: int, defence: Pool | int) -> bool:
    if isinstance(defence, Pool):
        return total > other + defence.trait
    return total >= defence
