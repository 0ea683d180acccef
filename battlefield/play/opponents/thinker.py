"""An opponent that thinks: it plays all that it might do through the rules and takes what is worth most.

Nothing is decided by the name of an effect: what it does shows in the states that it leads to. Dice are those
of thought, the same for all that is compared; nobody else is ever to see them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from battlefield.play.opponents.automaton import Automaton
from battlefield.play.opponents.candidates import answers, best_draft, best_layout, layouts, placed, quick
from battlefield.play.opponents.tempers import PLAIN
from battlefield.play.opponents.view import Decision, View
from battlefield.play.opponents.worth import TERMS, Glance, Worth
from battlefield.play.session import Session
from battlefield.play.thinking import Salted, in_thought
from battlefield.rules.book.actions import Book
from battlefield.rules.book.values import Values
from battlefield.rules.core.events import DiceRolled
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import State

_MOST_STEPS = 200  # questions in one action


@dataclass(frozen=True, slots=True)
class Depth:
    """How much is looked at.

    First all that might be done, each with dice for so many `trials` and gone on with by so many `plans`. Then the
    best `few` of these again, with dice for `again` trials, up to the end of the action, with so many `replies` of
    the enemy, of which the worst counts.
    """

    trials: int
    plans: int
    few: int = 0
    again: int = 0
    replies: int = 0


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


@dataclass(frozen=True, slots=True)
class _End:
    """What something led to in thought, and whether dice or choices of one's own came before it."""

    terms: Mapping[str, float]
    has_dice: bool
    has_choices: bool


class Thinker:
    """Decides for a side by what things lead to, weighing the terms of it by a temper."""

    def __init__(
        self, book: Book, values: Values, depth: Depth, weights: Mapping[str, float] = PLAIN
    ) -> None:
        self.book, self.depth, self.weights = book, depth, weights
        self.worth = Worth(book, values)
        self.automaton = Automaton(book, values)

    def choose(self, view: View) -> Choice | None:
        """Return what to do, with the reasons; None where it cannot be known what is lawful."""
        might = self._might(view)
        if not might:
            return None
        if len(might) == 1:
            return Choice(might[0])
        weighed = [found for each in might if (found := self._weighed(view, each)) is not None]
        best = sorted(weighed, key=lambda each: -each.score)
        few = [found for each in best[: self.depth.few] if (found := self._again(view, each)) is not None]
        best = [*sorted(few, key=lambda each: -each.score), *best[self.depth.few :]]
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
        asked = session.law.request if session.law is not None else None
        if not isinstance(asked, Places):
            return [Decision(answer=each) for each in answers(session)]
        stride, glance = self._glance(session.state, asked)
        found = layouts(session, stride, glance.rough, glance.close)
        return [Decision(answer=each) for each in found]

    def _glance(self, state: State, asked: Places) -> tuple[float, Glance]:
        """Return how far who is placed may get, and what tells how good places look."""
        unit = state.figures[asked.figures[0]].model.unit
        stride = self.worth.values.stride(state, unit)
        return stride, self.worth.glance(state, asked.by, unit, self.weights)

    def sum(self, terms: Mapping[str, float]) -> float:
        """Return what terms add up to by the temper."""
        return sum(self.weights[name] * terms[name] for name in TERMS)

    def _weighed(self, view: View, decision: Decision) -> Weighed | None:
        """Weigh something that might be done by the best of some ways to go on with it."""
        found = []
        for plan in range(self.depth.plans):
            ends = self._ends(view, decision, plan)
            if ends:
                terms = {name: fmean(end.terms[name] for end in ends) for name in TERMS}
                found.append(Weighed(decision, terms, self.sum(terms)))
            if not any(end.has_choices for end in ends):
                break
        return max(found, key=lambda each: each.score, default=None)

    def _ends(self, view: View, decision: Decision, plan: int) -> Sequence[_End]:
        """Return what a decision leads to by different dice, once where no die is rolled."""
        found: list[_End] = []
        for trial in range(self.depth.trials):
            end = self._end(view, decision, plan, trial)
            if end is None:
                return ()
            found.append(end)
            if not end.has_dice:
                break
        return found

    def _end(self, view: View, decision: Decision, plan: int, trial: int) -> _End | None:
        """Return what a decision leads to; a move that follows is looked at only at a glance."""
        session = view.session(self.book, Salted(trial))
        seen = session.event_count if session is not None else 0
        if session is None or decision.done_in(session):
            return None
        ends = {view.request.what} if view.request is not None else set()
        choices = 0
        for _ in range(_MOST_STEPS):
            law = session.law
            if law is None or law.request.what in ends:
                break
            ends |= {law.request.what} if not ends else set()
            is_own = law.request.by == view.side
            if isinstance(law, PlacesLaw) and law.request.is_move and is_own:
                stride, glance = self._glance(session.state, law.request)
                draft = best_draft(law, session.state, stride, glance.rough)
                return self._told(placed(session.state, draft), session, view, seen, choices)
            answer = quick(law, plan if is_own else 0)
            if answer is None or session.answer(answer):
                return None
            choices += is_own
        return self._told(session.state, session, view, seen, choices)

    def _again(self, view: View, first: Weighed) -> Weighed | None:
        """Weigh something that looks good again, played through to the end of its action and the reply to it."""
        found = []
        for trial in range(self.depth.again):
            end = self._played(view, first.decision, trial)
            if end is None:
                break
            found.append(end)
            if not end.has_dice:
                break
        if not found:
            return None
        terms = {name: fmean(end.terms[name] for end in found) for name in TERMS}
        return replace(first, terms=terms, score=self.sum(terms))

    def _played(self, view: View, decision: Decision, trial: int) -> _End | None:
        session = view.session(self.book, Salted(trial))
        seen = session.event_count if session is not None else 0
        if session is None or decision.done_in(session):
            return None
        self._through(session)
        has_dice = any(isinstance(event, DiceRolled) for event in session.events[seen:])
        terms = self.worth.terms(session.state, view.side)
        if session.pending is None and self.depth.replies and not session.state.result:
            terms, also = self._replied(session, view.side, terms)
            has_dice = has_dice or also
        return _End(terms, has_dice, False)

    def _through(self, session: Session) -> None:
        """Go on to the end of an action as the automaton would, whoever is asked."""
        for _ in range(_MOST_STEPS):
            if session.pending is None:
                return
            law, answer = session.law, None
            if isinstance(law, PlacesLaw):
                stride, glance = self._glance(session.state, law.request)
                answer = best_layout(session, stride, glance.rough)
            else:
                answer = self.automaton.answer(session)
            if answer is None or session.answer(answer):
                answer = quick(session.law, 0)
                if answer is None or session.answer(answer):
                    return

    def _replied(self, session: Session, side: str, quiet: Mapping[str, float]) -> tuple[Mapping[str, float], bool]:
        """Return what is left after the worst of some replies, and whether dice were rolled for them."""
        state = session.state
        found, has_dice = quiet, False
        others = dict.fromkeys(action.by for action in self.book.actions(state))
        foe = next((each for each in others if each != side), "")
        if not foe or side in others:
            return found, has_dice
        worst = None
        for action in self.automaton.actions(state, foe)[: self.depth.replies]:
            answer = in_thought(state, self.book, Salted(0))
            if answer.begin(action):
                continue
            self._through(answer)
            has_dice = has_dice or any(isinstance(event, DiceRolled) for event in answer.events)
            terms = self.worth.terms(answer.state, side)
            if worst is None or self.sum(terms) < self.sum(worst):
                worst = terms
        return (worst if worst is not None else found), has_dice

    def _told(self, state: State, session: Session, view: View, seen: int, choices: int) -> _End:
        has_dice = any(isinstance(event, DiceRolled) for event in session.events[seen:])
        return _End(self.worth.terms(state, view.side), has_dice, choices > 0)
