"""How often a sum of dice comes to each total, in whole numbers."""

import re
from dataclasses import dataclass

Term = tuple[int, int, int, int]
"""Sign, number of dice, their sides (0 for a plain number) and the plain number."""

MOST_WAYS = 2**53  # beyond it a float no longer counts one by one

_TERM = re.compile(r"([+-])(?:(\d{0,3})d(\d{1,3})|(\d{1,4}))")


@dataclass(frozen=True, slots=True)
class Totals:
    """Every total of a roll with the number of ways to roll it; `all_ways` is the sum of `ways`."""

    totals: tuple[int, ...]
    ways: tuple[int, ...]

    @property
    def all_ways(self) -> int:
        """The number of ways in all."""
        return sum(self.ways)


def roll(dice: str) -> Totals:
    """Return the exact distribution of an expression such as "2d6", "d3+1" or "d6+d3-1".

    A total is a distance: an expression that is no dice or that can fall below 0 is a ValueError.
    """
    ways, all_ways = {0: 1}, 1
    for sign, count, sides, plain in _terms(dice):
        all_ways *= sides**count if sides else 1
        if all_ways >= MOST_WAYS:
            raise ValueError(f"dice {dice!r}: too many dice to count")
        steps = range(1, sides + 1) if sides else (plain,)
        for _ in range(count if sides else 1):
            ways = _with_die(ways, [sign * step for step in steps])
    if min(ways) < 0:
        raise ValueError(f"dice {dice!r}: a distance below 0 can be rolled")
    return Totals(tuple(sorted(ways)), tuple(ways[total] for total in sorted(ways)))


def _terms(dice: str) -> list[Term]:
    """Split an expression into its terms."""
    text = "".join(dice.lower().split())
    signed = text if text[:1] in ("+", "-") else "+" + text
    found = list(_TERM.finditer(signed))
    if not found or "".join(match.group() for match in found) != signed:
        raise ValueError(f"dice {dice!r}: expected something like 2d6, d6 or d3+1")
    return [_term(dice, *match.groups()) for match in found]


def _term(dice: str, sign: str, count: str | None, sides: str | None, plain: str | None) -> Term:
    direction = -1 if sign == "-" else 1
    if sides is None:
        return direction, 1, 0, int(plain or 0)
    number = int(count or 1)
    if not number or not int(sides):
        raise ValueError(f"dice {dice!r}: no die without number or sides")
    return direction, number, int(sides), 0


def _with_die(ways: dict[int, int], steps: list[int]) -> dict[int, int]:
    more: dict[int, int] = {}
    for total, count in ways.items():
        for step in steps:
            more[total + step] = more.get(total + step, 0) + count
    return more
