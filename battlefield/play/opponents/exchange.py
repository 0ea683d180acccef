"""What two sides are about to do to each other: who strikes first, and what is then left to strike back.

Every unit strikes once, whoever acts in this turn before whoever has to wait for the next. It goes for whom
it hurts most of those who are left; what is destroyed is not destroyed twice.
"""

from collections.abc import Sequence
from dataclasses import dataclass

_AWAY = 0.1  # of what a unit might have done to others as well
_NEXT = 0.8  # of a blow in this turn, for one in the next: what `to_come` counts less than this much is later


@dataclass(frozen=True, slots=True)
class Force:
    """The units of a side: what each is worth, how much it is still to do, and what it may do to each foe."""

    worth: Sequence[float]
    ready: Sequence[float]
    gains: Sequence[Sequence[float]]


@dataclass(slots=True)
class _Standing:
    """A side while blows are exchanged: what is left of the worth of each of its units."""

    force: Force
    left: list[float]
    done: float = 0.0

    @classmethod
    def of(cls, force: Force) -> "_Standing":
        return cls(force, list(force.worth))

    def share(self, n: int) -> float:
        """Return what part of a unit is left."""
        return self.left[n] / self.force.worth[n] if self.force.worth[n] > 0.0 else 0.0

    def strike(self, other: "_Standing", units: Sequence[int]) -> None:
        """Let some units strike the other side, those that hurt most first."""
        for n in sorted(units, key=lambda n: -max(self.force.gains[n], default=0.0)):
            part = self.share(n) * min(1.0, self.force.ready[n])
            gains = zip(other.left, self.force.gains[n], strict=True)
            found = [min(left, part * gain) for left, gain in gains]
            if found:
                best = max(range(len(found)), key=lambda k: found[k])
                other.left[best] -= found[best]
                self.done += found[best] + _AWAY * (sum(found) - found[best]) / len(found)


def exchange(own: Force, foes: Force, own_first: float) -> tuple[float, float]:
    """Return what each side takes off the other on average, where one is first so likely (0 to 1)."""
    gained = lost = 0.0
    for is_first, share in ((True, own_first), (False, 1.0 - own_first)):
        if share > 0.0:
            ours, theirs = _Standing.of(own), _Standing.of(foes)
            _fight(ours, theirs) if is_first else _fight(theirs, ours)
            gained += share * ours.done
            lost += share * theirs.done
    return gained, lost


def _fight(one: _Standing, other: _Standing) -> None:
    for is_soon in (True, False):
        one.strike(other, _who(one.force, is_soon))
        other.strike(one, _who(other.force, is_soon))


def _who(force: Force, is_soon: bool) -> Sequence[int]:
    return [n for n, ready in enumerate(force.ready) if ready > 0.0 and (ready > _NEXT) == is_soon]
