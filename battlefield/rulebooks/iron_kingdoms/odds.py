"""Attack rolls, damage rolls and expiry, judged and counted exactly: the same judgement that play uses."""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from battlefield.rules.core.chances import Chances, certain, die, judged, perhaps, repeated

Verdict = Literal["miss", "hit", "critical"]
SIDES, DICE = 6, 2
EXPIRES = (1, 2)  # faces on which a continuous effect expires
_FACES = range(1, SIDES + 1)


def verdict(faces: tuple[int, ...], skill: int, defence: int) -> Verdict:
    """Judge an attack roll: all ones miss, all sixes hit, else skill and dice must reach the Defence.

    A hit of which two dice show the same is critical.
    """
    if all(face == 1 for face in faces):
        return "miss"
    if not all(face == SIDES for face in faces) and sum(faces) + skill < defence:
        return "miss"
    return "critical" if len(set(faces)) < len(faces) else "hit"


def damage(faces: tuple[int, ...], power: int, armour: int) -> int:
    """Return the damage of a roll: dice and Power above the Armour."""
    return max(0, sum(faces) + power - armour)


def blast_power(power: int) -> int:
    """Return the Power of a blast: half of the weapon's, rounded up."""
    return (power + 1) // 2


def expires(face: int) -> bool:
    """Return whether a continuous effect expires on a roll."""
    return face in EXPIRES


@dataclass(frozen=True, slots=True)
class Hitting:
    """The chances of an attack roll: to hit at all, and to hit critically."""

    hit: Fraction
    critical: Fraction


@lru_cache(maxsize=1024)
def hitting(skill: int, defence: int, dice: int = DICE) -> Hitting:
    """Work out an attack roll."""

    def judge(faces: tuple[int, ...]) -> Verdict | None:
        return verdict(faces, skill, defence) if len(faces) == dice else None

    found = judged(judge, _FACES)
    critical = found.get("critical", Fraction(0))
    return Hitting(critical + found.get("hit", Fraction(0)), critical)


@lru_cache(maxsize=1024)
def damage_chances(power: int, armour: int, dice: int = DICE) -> Chances:
    """Return the chances of each damage that a damage roll can come to."""
    return repeated(die(SIDES), dice).mapped(lambda total: max(0, total + power - armour))


def survival(checks: int) -> Fraction:
    """Return the chance that a continuous effect is still there after so many checks."""
    return (1 - Fraction(len(EXPIRES), SIDES)) ** checks


def burning(power: int, armour: int, checks: int) -> Chances:
    """Return the chances of all damage that an effect with a Power does in so many Maintenance Phases."""
    each, total = damage_chances(power, armour), certain(0)
    for _ in range(checks):
        total = perhaps(survival(1)).times(each.plus(total))
    return total
