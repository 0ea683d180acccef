"""Weapons that fail where too many of their dice show their lowest face: what they cost in all."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from battlefield.rules.core.chances import Chances, certain, chances, mixed, perhaps, repeated

MOST_ONES = 5
"""So many lowest faces are too many, however many dice there are; so is half of them."""

Shown = tuple[bool, Fraction, Chances]
"""Whether a die shows its lowest face, how likely that is, and the HP that it then costs."""


@dataclass(frozen=True, slots=True)
class Weapons:
    """So many weapons that are judged each by itself; a die is rolled if it passes what comes `allowed`."""

    count: int
    allowed: Fraction
    shown: Sequence[Shown]

    def loss(self, dice: Chances, most: int) -> Chances:
        """Return the chances of the HP that they cost with so many dice each."""
        known = self._by_dice(max(dice.numbers), most)
        parts = []
        for number, ways in dice.ways:
            rolled = repeated(perhaps(self.allowed), number) if number else certain(0)
            one = mixed((more, known[count]) for count, more in rolled.ways)
            parts.append((ways, repeated(one, self.count, most)))
        return mixed(parts)

    def effort(self, dice: Chances, most: int) -> int:
        """Return how much work that is, in tenths of a microsecond."""
        ways = sum(len(loss.ways) for _, _, loss in self.shown)
        return 10 * max(dice.numbers) * (MOST_ONES + 1) * (most + 1) * ways

    def _by_dice(self, most_dice: int, most: int) -> list[Chances]:
        """Return what one weapon costs with each number of dice."""
        outcomes = list(_counted(self.shown))
        states, found = {(0, 0): 1}, []
        for dice in range(most_dice + 1):
            ways: dict[int, int] = {}
            for (ones, lost), count in states.items():
                cost = 0 if _is_jammed(ones, dice) else lost
                ways[cost] = ways.get(cost, 0) + count
            found.append(chances(ways))
            states = _with_one_more(states, outcomes, most)
        return found


def _counted(shown: Iterable[Shown]) -> Iterable[tuple[int, int, int]]:
    """Yield lowest faces, HP and whole ways of one die."""
    parts = [(one, lost, part * loss.chance(lost)) for one, part, loss in shown for lost in loss.numbers]
    scale = lcm(*(each.denominator for *_, each in parts))
    return ((int(one), lost, int(each * scale)) for one, lost, each in parts if each)


def _with_one_more(
    states: dict[tuple[int, int], int], outcomes: Sequence[tuple[int, int, int]], most: int
) -> dict[tuple[int, int], int]:
    found: dict[tuple[int, int], int] = {}
    for (ones, lost), count in states.items():
        for one, cost, ways in outcomes:
            key = ones + one, min(most, lost + cost)
            found[key] = found.get(key, 0) + count * ways
    return found


def _is_jammed(ones: int, dice: int) -> bool:
    return bool(dice) and (2 * ones >= dice or ones >= MOST_ONES)
