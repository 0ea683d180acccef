"""What somebody who thinks has in mind with a decision: what was weighed, and how much each term counted."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from battlefield.app.opponents.players import Player, player
from battlefield.play.opponents.thinker import Choice, Thinker
from battlefield.play.opponents.trials import Weighed
from battlefield.play.opponents.view import Decision, View
from battlefield.rulebooks.registry import book_of
from battlefield.rules.book.actions import Book

STRONGEST = "regular"
"""The level that plays best by what was measured so far."""
TOLD = 3  # of all that was weighed: what was chosen, and two others
_TERMS: Mapping[str, str] = {
    "result": "The battle's result",
    "lead": "Lead in what wins it",
    "strength": "Strength left",
    "threat": "What it threatens",
    "danger": "What threatens it",
    "objectives": "Objectives",
}


@dataclass(frozen=True, slots=True)
class Term:
    """A term of what something is worth: its plain name, its amount, and that of the next best."""

    name: str
    words: str
    amount: float
    other: float

    @property
    def difference(self) -> float:
        """By how much it speaks for what was chosen."""
        return self.amount - self.other


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision with its reasons: who took it, by which weights, and the best of what was weighed.

    `count` is how much was weighed in all; nothing where there was but one thing to do, or none thought.
    """

    level: str
    decision: Decision
    weights: Mapping[str, float] = field(default_factory=dict)
    weighed: tuple[Weighed, ...] = ()
    count: int = 0

    @property
    def chosen(self) -> Weighed | None:
        """What was chosen, as it was weighed."""
        return self.weighed[0] if self.weighed else None

    @property
    def others(self) -> tuple[Weighed, ...]:
        """The next best things that were weighed."""
        return self.weighed[1:]

    def amounts(self, weighed: Weighed) -> Mapping[str, float]:
        """Return how much each term adds to a score."""
        return {name: self.weights.get(name, 1.0) * amount for name, amount in weighed.terms.items()}

    @property
    def table(self) -> tuple[Term, ...]:
        """The terms of what was chosen, beside those of the next best; they add up to the scores."""
        if self.chosen is None:
            return ()
        mine = self.amounts(self.chosen)
        other = self.amounts(self.others[0]) if self.others else mine
        return tuple(Term(name, _TERMS.get(name, name), mine[name], other.get(name, 0.0)) for name in mine)


def thought_of(choice: Choice, level: str, weights: Mapping[str, float]) -> Thought:
    """Keep of a choice what is worth telling."""
    return Thought(level, choice.decision, weights, choice.weighed[:TOLD], len(choice.weighed))


class Adviser:
    """Thinks for whoever asks, as a level does, and tells what it had in mind."""

    def __init__(self, level: str, book: Book) -> None:
        self.level, self.who = level, player(level, book)

    def think(self, view: View) -> Thought | None:
        """Return what to do, with the reasons; None where nothing lawful is known."""
        if isinstance(self.who, Thinker):
            choice = self.who.choose(view)
            return thought_of(choice, self.level, self.who.weights) if choice is not None else None
        decision = self.who.decide(view)
        return Thought(self.level, decision) if decision is not None else None


class Advised:
    """Always does as it is advised, as somebody would who took every advice; without any, as another does."""

    def __init__(self, adviser: Adviser, otherwise: Player) -> None:
        self.adviser, self.otherwise = adviser, otherwise

    def decide(self, view: View) -> Decision | None:
        """Return what the advice says."""
        thought = self.adviser.think(view)
        return thought.decision if thought is not None else self.otherwise.decide(view)


def think(view: View, level: str = STRONGEST) -> Thought | None:
    """Say what a level would do; None where nothing lawful is known."""
    book = book_of(view.state.book)
    return Adviser(level, book).think(view) if book is not None else None
