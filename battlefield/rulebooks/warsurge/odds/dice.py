"""Attack Dice and saves with their rerolls: how rolls in a row are judged, and what that makes likely.

The same judgement serves dice that are rolled and chances that are worked out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from battlefield.rulebooks.warsurge.attack.power_table import SIX, Need
from battlefield.rulebooks.warsurge.odds.profile import Again, Reroll
from battlefield.rules.core.chances import judged

Shown = tuple[bool, bool, bool]
"""An ending, and whether its last roll showed the lowest face."""
Ending = tuple[bool, bool]
"""Whether an Attack Die succeeded, and whether its last roll showed the highest face."""


@dataclass(frozen=True, slots=True)
class AttackDie:
    """An Attack Die with what it needs and what is rolled again, once for each Attack Die at most.

    Of a failed chain only the roll that failed is rolled again. With `reroll_sixes` the highest face of the
    last roll has to be rolled again, and whatever comes then stands.
    """

    need: Need
    reroll: Reroll = "none"
    reroll_sixes: bool = False

    def judge(self, faces: Sequence[int]) -> Ending | None:
        """Judge all faces in the order they were rolled; None while one more has to be rolled.

        An automatic success is never rolled for: its die for effects of the highest face is rolled beside it.
        """
        shown = self.shows(faces)
        return None if shown is None else shown[:2]

    def shows(self, faces: Sequence[int]) -> Shown | None:
        """Judge all faces, and tell whether the last one that counts is the lowest."""
        kept: list[int] = []
        again = True
        for face in faces:
            kept.append(face)
            if again and self._is_rolled_again(kept):
                kept.pop()
                again = False
        verdict, die = self.need.judge(kept), self.need.die
        if verdict is None:
            return None
        return verdict, bool(kept) and kept[-1] == die.highest, bool(kept) and kept[-1] == die.lowest

    def _is_rolled_again(self, kept: list[int]) -> bool:
        verdict, die = self.need.judge(kept), self.need.die
        if verdict is False:
            return self.reroll == "failed" or (self.reroll == "ones" and kept[-1] == die.lowest)
        return bool(verdict) and self.reroll_sixes and kept[-1] == die.highest

    def endings(self) -> dict[Ending, Fraction]:
        """Return the chance of each ending."""
        if self.need.is_automatic:
            highest = Fraction(1, self.need.die.sides)
            return {(True, False): 1 - highest, (True, True): highest}
        return dict(_endings(self))

    def all_shown(self) -> dict[Shown, Fraction]:
        """Return the chance of each ending, with and without the lowest face."""
        if self.need.is_automatic:
            one = Fraction(1, self.need.die.sides)
            return {(True, False, True): one, (True, True, False): one, (True, False, False): 1 - 2 * one}
        return judged(self.shows, self.need.die.faces)

    @property
    def chance(self) -> Fraction:
        """The chance of success."""
        return sum((chance for (passed, _), chance in self.endings().items() if passed), start=Fraction(0))


@lru_cache(maxsize=512)
def _endings(die: AttackDie) -> tuple[tuple[Ending, Fraction], ...]:
    return tuple(judged(die.judge, die.need.die.faces).items())


@dataclass(frozen=True, slots=True)
class SaveDie:
    """One save: the least face that saves, whether a failure is rolled again, and which success has to be.

    The owner's reroll of a failure comes first; a success that it brings has to be rolled again as any
    other. Where both sixes and successes have to be, sixes come first. Whatever comes last stands.
    """

    face: int
    reroll: bool = False
    again: Again = "none"

    def judge(self, faces: Sequence[int]) -> bool | None:
        """Judge all faces in the order they were rolled; None while one more is needed."""
        if not faces:
            return None
        shown, rest = faces[0], faces[1:]
        if shown < self.face and self.reroll:
            if not rest:
                return None
            shown, rest = rest[0], rest[1:]
        if shown < self.face:
            return False
        if self.again in ("sixes", "both") and shown == SIX.highest:
            if not rest:
                return None
            shown, rest = rest[0], rest[1:]
        if self.again in ("successes", "both") and shown >= self.face:
            return rest[0] >= self.face if rest else None
        return shown >= self.face

    @property
    def chance(self) -> Fraction:
        """The chance that it saves."""
        return _saved(self)


@lru_cache(maxsize=512)
def _saved(die: SaveDie) -> Fraction:
    return judged(die.judge, SIX.faces).get(True, Fraction(0))
