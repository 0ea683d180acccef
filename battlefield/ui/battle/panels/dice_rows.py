"""How the rolls of the tray lie below one another: words and dice on one line where they fit, and close."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

MOST: Final = 120  # faces of one roll that are drawn; the rest is counted
_APART: Final = 10  # pixels between words and dice on one line
_WORDS: Final = 0.45  # share of the width that words keep at least where they are cut


@dataclass(frozen=True, slots=True)
class Look:
    """Sizes in pixels: a die, what is between two, a line of words, what is below a roll."""

    die: int
    gap: int
    line: int
    below: int
    cuts: bool = False  # whether words are cut to have their dice beside them


LOOKS: Final = (Look(22, 5, 18, 6), Look(16, 3, 16, 4), Look(16, 3, 16, 4, True))
"""From the most comfortable to the closest: the first that finds room is taken."""


@dataclass(frozen=True, slots=True)
class Row:
    """Where a roll lies: `left` of its first die where that is on the line of its words, else None."""

    top: int
    high: int
    left: float | None
    in_a_row: int


@dataclass(frozen=True, slots=True)
class Roll:
    """What a roll asks for: the widths of its words and of what is told at their end, and its dice."""

    words: float
    told: float
    dice: int


def laid(rolls: Sequence[Roll], width: float, look: Look) -> list[Row]:
    """Lay rolls out one below the other."""
    rows, top = list[Row](), 0
    for roll in rolls:
        rows.append(_row(roll, top, width, look))
        top += rows[-1].high
    return rows


def height(rows: Sequence[Row]) -> int:
    """Return how high rolls are together."""
    return rows[-1].top + rows[-1].high if rows else 0


def fitting(rolls: Sequence[Roll], width: float, room: float) -> Look:
    """Return the most comfortable look in which all rolls find room, else the closest."""
    return next((look for look in LOOKS if height(laid(rolls, width, look)) <= room), LOOKS[-1])


def _row(roll: Roll, top: int, width: float, look: Look) -> Row:
    step, dice = look.die + look.gap, min(roll.dice, MOST)
    left = width - roll.told - dice * step + look.gap
    words = min(roll.words, _WORDS * width) if look.cuts else roll.words
    if words + _APART <= left:
        return Row(top, max(look.line, look.die) + look.below, left, dice)
    in_a_row = max(1, int(width + look.gap) // step)
    lines = -(-dice // in_a_row)
    return Row(top, look.line + lines * step + look.below, None, in_a_row)
