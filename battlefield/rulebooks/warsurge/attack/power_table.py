"""The table of Power against Defence: what an Attack Die needs, and how dice modifiers move it.

What a die can need is a ladder from easy to hard: 2+ down to 6, then a 6 followed by a second die, then two
6s followed by a third. Equal Power and Defence stand at one rung; each point of difference is a step.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import Final

MOST_POWER: Final = 20
MOST_DEFENCE: Final = 15
_AUTOMATIC_FROM: Final = 6  # points of Power above Defence
_DOUBLED_FROM: Final = 8
_MOST_TIMES: Final = 8


@dataclass(frozen=True, slots=True)
class Die:
    """A kind of die with its lowest face: six faces from 1, or ten from 0."""

    sides: int
    lowest: int

    @property
    def highest(self) -> int:
        """The highest face."""
        return self.lowest + self.sides - 1

    @property
    def faces(self) -> range:
        """All faces, from the lowest."""
        return range(self.lowest, self.highest + 1)

    def as_good_as(self, face: int) -> int:
        """Return the face whose chance is nearest to that of a face of a six-sided die: 4+ is 5+ of ten."""
        wanted = Fraction(7 - face, 6)
        return min(self.faces, key=lambda own: abs(Fraction(self.highest + 1 - own, self.sides) - wanted))


SIX: Final = Die(6, 1)
TEN: Final = Die(10, 0)


@dataclass(frozen=True, slots=True)
class Need:
    """What an Attack Die needs: the least faces of its rolls in a row; none at all where it is automatic.

    `times` multiplies each success; 0 means that nothing succeeds. The lowest face of a die always fails.
    """

    steps: tuple[int, ...] = ()
    times: int = 1
    die: Die = SIX

    @property
    def is_automatic(self) -> bool:
        """Whether it succeeds without a roll."""
        return not self.steps and self.times > 0

    @property
    def chance(self) -> Fraction:
        """The chance of success, without rerolls."""
        if not self.times:
            return Fraction(0)
        return prod(
            (Fraction(self.die.highest + 1 - step, self.die.sides) for step in self.steps), start=Fraction(1)
        )

    @property
    def text(self) -> str:
        """The entry as it is printed: 4+, 6/4+, 6, A, Ax2, or a dash where nothing succeeds."""
        if not self.times:
            return "–"
        if self.is_automatic:
            return "A" if self.times == 1 else f"Ax{self.times}"
        return "/".join(self._steps())

    @property
    def in_a_row(self) -> str:
        """What each roll of a die needs, in words: a 6 and then 4+."""
        first, *others = self._steps()
        return " and then ".join((f"a {first}", *others))

    def _steps(self) -> list[str]:
        return [f"{step}" if step == self.die.highest else f"{step}+" for step in self.steps]

    def judge(self, faces: Sequence[int]) -> bool | None:
        """Return whether rolls in a row pass, as soon as it is settled; None while one more is needed."""
        if not self.times:
            return False
        if any(face < step for face, step in zip(faces, self.steps, strict=False)):
            return False
        return True if len(faces) >= len(self.steps) else None


@dataclass(frozen=True, slots=True)
class Ladder:
    """Everything an Attack Die can need, from easy to hard.

    `level` is the rung where Power equals Defence, `stunned` the rung that a stunned attacker needs at least.
    """

    name: str
    die: Die
    rungs: tuple[tuple[int, ...], ...]
    level: int
    stunned: int

    def entry(self, power: int, defence: int) -> Need:
        """Return the entry of the table; Power counts up to 20, Defence up to 15; Power 0 never succeeds."""
        power, defence = min(power, MOST_POWER), max(0, min(defence, MOST_DEFENCE))
        if power <= 0:
            return Need(times=0, die=self.die)
        above = power - defence
        if above >= _DOUBLED_FROM:
            return Need(times=min(_MOST_TIMES, (above - 4) // 2), die=self.die)
        if above >= _AUTOMATIC_FROM or not defence:
            return Need(die=self.die)
        return self._rung(self.level - above)

    def shifted(self, need: Need, by: int) -> Need:
        """Move an entry by dice modifiers, one rung a point; what is automatic or hopeless stays so."""
        return need if not need.steps else self._rung(self.rungs.index(need.steps) - by)

    def at_least_as_hard(self, need: Need, rung: int) -> Need:
        """Return an entry, or a rung that is harder; what is automatic is easier than any rung."""
        if not need.times:
            return need
        return self._rung(max(rung, -1 if need.is_automatic else self.rungs.index(need.steps)))

    def at_least_as_easy(self, need: Need, face: int) -> Need:
        """Return an entry, or a plain roll of a face (that of a six-sided die) where that is easier."""
        if need.is_automatic:
            return need
        rung = self.rungs.index((self.die.as_good_as(face),))
        return self._rung(rung if not need.times else min(rung, self.rungs.index(need.steps)))

    def _rung(self, rung: int) -> Need:
        return Need(self.rungs[max(0, min(rung, len(self.rungs) - 1))], die=self.die)


def _chains(die: Die, length: int, easiest: int) -> tuple[tuple[int, ...], ...]:
    """Return the rungs where all rolls before the last must show the highest face."""
    return tuple(((die.highest,) * (length - 1) + (last,)) for last in range(easiest, die.highest + 1))


EVEN: Final = Ladder("even", SIX, _chains(SIX, 1, 2) + _chains(SIX, 2, 2) + _chains(SIX, 3, 2), 2, 3)
STEEP: Final = Ladder("steep", SIX, _chains(SIX, 1, 2) + _chains(SIX, 2, 4) + _chains(SIX, 3, 4), 2, 3)
TEN_SIDED: Final = Ladder("d10", TEN, _chains(TEN, 1, 1) + _chains(TEN, 2, 1), 4, 6)
LADDERS: Final = {ladder.name: ladder for ladder in (EVEN, STEEP, TEN_SIDED)}


def needed(
    power: int,
    defence: int,
    ladder: Ladder = EVEN,
    *,
    damage: int | None = None,
    stunned: bool = False,
    bonus: int = 0,
    penalty: int = 0,
) -> Need:
    """Return what an Attack Die needs after everything that changes it.

    `damage` is the face with which a weapon succeeds whatever its Power; `bonus` and `penalty` are the points
    of dice modifiers for and against it. A stunned attacker has no bonus and needs at least 5+ (7+ with ten
    sides), before a penalty.
    """
    need = ladder.entry(power, defence)
    if damage is not None:
        need = ladder.at_least_as_easy(need, damage)
    if stunned:
        need = ladder.at_least_as_hard(need, ladder.stunned)
    return ladder.shifted(need, (0 if stunned else bonus) - penalty)
