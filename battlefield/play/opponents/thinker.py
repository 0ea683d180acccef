"""An opponent that thinks: it plays all that it might do through the rules and takes what is worth most.

Nothing is decided by the name of an effect: what it does shows in the states that it leads to. Dice are those
of thought, the same for all that is compared; nobody else is ever to see them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from battlefield.play.opponents.candidates import answers, quick
from battlefield.play.opponents.tempers import PLAIN
from battlefield.play.opponents.view import Decision, View
from battlefield.play.opponents.worth import TERMS, Worth
from battlefield.play.session import Session
from battlefield.play.thinking import Salted
from battlefield.rules.book.actions import Book
from battlefield.rules.book.values import Values
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import State

_MOST_STEPS = 200  # questions in one action


@dataclass(frozen=True, slots=True)
class Depth:
    """How much is looked at: dice for each thing that might be done, and ways in which it is then gone on."""

    trials: int
    plans: int


@dataclass(frozen=True, slots=True)
class Weighed:
    """Something that might be done, the terms of what comes of it on average, and what these add up to."""

    decision: Decision
    terms: Mapping[str, float]
    score: float


@dataclass(frozen=True, slots=True)
class Choice:
    """What is done, and all that was weighed, best first."""

    decision: Decision
    weighed: tuple[Weighed, ...] = ()


class Thinker:
    """Decides for a side by what things lead to, weighing the terms of it by a temper."""

    def __init__(
        self, book: Book, values: Values, depth: Depth, weights: Mapping[str, float] = PLAIN
    ) -> None:
        self.book, self.depth, self.weights = book, depth, weights
        self.worth = Worth(book, values)

    def choose(self, view: View) -> Choice | None:
        """Return what to do, with the reasons; None where it cannot be known what is lawful."""
        might = self._might(view)
        if not might:
            return None
        if len(might) == 1:
            return Choice(might[0])
        weighed = [found for each in might if (found := self._weighed(view, each)) is not None]
        best = sorted(weighed, key=lambda each: -each.score)
        return Choice(best[0].decision, tuple(best)) if best else Choice(might[0])

    def decide(self, view: View) -> Decision | None:
        """Return what to do; None where it cannot be known what is lawful."""
        choice = self.choose(view)
        return choice.decision if choice is not None else None

    def _might(self, view: View) -> Sequence[Decision]:
        if view.action is None:
            return [Decision(each) for each in self.book.actions(view.state) if each.by == view.side]
        session = view.session(self.book, Salted(0))
        if session is None:
            return ()
        stride = self._stride(view)
        return [
            Decision(answer=each) for each in answers(session, stride, lambda s: self._score(s, view.side))
        ]

    def _stride(self, view: View) -> float:
        unit = view.action.unit if view.action is not None else ""
        asked = view.request
        if isinstance(asked, Places):
            unit = view.state.figures[asked.figures[0]].model.unit
        return self.worth.values.stride(view.state, unit) if unit in view.state.units else 0.0

    def _score(self, state: State, side: str) -> float:
        return self.sum(self.worth.terms(state, side))

    def sum(self, terms: Mapping[str, float]) -> float:
        """Return what terms add up to by the temper."""
        return sum(self.weights[name] * terms[name] for name in TERMS)

    def _weighed(self, view: View, decision: Decision) -> Weighed | None:
        """Weigh something that might be done by the best of some ways to go on with it."""
        found = []
        for plan in range(self.depth.plans):
            rows = [self._outcome(view, decision, plan, trial) for trial in range(self.depth.trials)]
            known = [row for row in rows if row is not None]
            if known:
                terms = {name: fmean(row[name] for row in known) for name in TERMS}
                found.append(Weighed(decision, terms, self.sum(terms)))
        return max(found, key=lambda each: each.score, default=None)

    def _outcome(self, view: View, decision: Decision, plan: int, trial: int) -> Mapping[str, float] | None:
        session = view.session(self.book, Salted(trial))
        if session is None or _done(session, decision):
            return None
        for _ in range(_MOST_STEPS):
            law = session.law
            if law is None:
                break
            answer = quick(law, plan if law.request.by == view.side else 0)
            if answer is None or session.answer(answer):
                return None
        return self.worth.terms(session.state, view.side)


def _done(session: Session, decision: Decision) -> str:
    """Do something in thought; why it is refused, or nothing."""
    if decision.action is not None:
        return session.begin(decision.action)
    return session.answer(decision.answer) if decision.answer is not None else "nothing is decided"
