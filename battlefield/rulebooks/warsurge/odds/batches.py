"""Attack Dice on one of several units that suffer in turn: what a batch of them costs, and what goes on."""

from dataclasses import dataclass, field
from fractions import Fraction
from math import prod

from battlefield.rulebooks.warsurge.odds.chances import Effort, tallied
from battlefield.rulebooks.warsurge.odds.dice import SaveDie
from battlefield.rulebooks.warsurge.odds.profile import Target
from battlefield.rules.core.chances import Chances, certain, effort_of, perhaps, repeated


@dataclass(slots=True)
class Batches:
    """What one Attack Die costs a unit, in batches, and how many HP spilt from others get past its saves."""

    loss: Chances
    saves: tuple[SaveDie, ...]
    factors: tuple[int, int]
    target: Target
    is_last: bool
    left: Effort
    total: int = 0  # the ways of one die
    whole: int = 0  # the most it counts as lost, what is absorbed with it
    dies: bool = False  # whether it may lose all it has
    through: Chances = field(default_factory=lambda: certain(0))
    _batches: dict[tuple[int, int], dict[tuple[int, int], int]] = field(default_factory=dict)
    _unsaved: dict[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Work out what every batch needs."""
        self.total = self.loss.all_ways
        self.whole = self.target.most_lost + self.target.absorbs
        self.dies = self.target.most_lost == self.target.pool
        self.through = perhaps(prod((1 - save.chance for save in self.saves), start=Fraction(1)))

    @property
    def saved_in(self) -> int:
        """The ways of one hit that is saved or not."""
        return self.through.all_ways

    def after(self, lost: int) -> tuple[int, int]:
        """Return what a unit counts as lost of so much, and what is spilt where that destroys it."""
        if lost <= self.whole:
            return lost, 0
        return self.whole, lost - self.whole if self.dies and not self.is_last else 0

    def batch(self, count: int, tally: int = 0) -> dict[tuple[int, int], int]:
        """Return the ways to the HP that so many dice cost, each with the tally that goes on after it.

        The tally is what batches before have cost before it was halved; of whole halves nothing is kept, as
        they change nothing. The last unit counts no more than it can lose.
        """
        if (count, tally) not in self._batches:
            times, halves = self.factors
            enough = -(-self.whole * 2**halves // times) if self.is_last else None
            self.left.spend(effort_of(certain(count), self.loss, enough))
            rolled = repeated(self.loss, count, enough)
            scale = self.total**count // rolled.all_ways
            found: dict[tuple[int, int], int] = {}
            for lost, ways in rolled.ways:
                cost, after = self._due(tally, lost * times)
                cost = min(self.whole, cost) if self.is_last else cost
                found[cost, after] = found.get((cost, after), 0) + ways * scale
            self._batches[count, tally] = found
        return self._batches[count, tally]

    def _due(self, tally: int, more: int) -> tuple[int, int]:
        """Return what is lost where more is added to a tally before it is halved, and the tally after it."""
        _, halves = self.factors
        if not halves:
            return more, 0
        both, whole = tally + more, 2**halves
        due = tallied(both, 1, halves) - tallied(tally, 1, halves)
        return due, both if both < whole else whole + both % whole

    def unsaved(self, hits: int) -> tuple[tuple[int, int], ...]:
        """Return how many of so many HP may not be saved, and the ways to it."""
        if hits not in self._unsaved:
            self.left.spend(effort_of(certain(hits), self.through))
            found = repeated(self.through, hits)
            scale = self.saved_in**hits // found.all_ways
            self._unsaved[hits] = tuple((number, ways * scale) for number, ways in found.ways)
        return self._unsaved[hits]
