"""Plays on in thought: an action to its end as the automaton's page says, and what the enemy does then."""

from collections.abc import Mapping
from dataclasses import dataclass

from battlefield.play.opponents.automaton import Automaton
from battlefield.play.opponents.candidates import best_layout, quick
from battlefield.play.opponents.view import Decision, View, deciding
from battlefield.play.opponents.worth import Glance, Worth
from battlefield.play.session import Session
from battlefield.rules.book.actions import Book
from battlefield.rules.core.laws import ChooseLaw, Law, PlacesLaw
from battlefield.rules.core.requests import Answer, Places, Request
from battlefield.rules.core.state import State

_MOST_STEPS = 200  # questions in one action


@dataclass(frozen=True, slots=True)
class Reached:
    """Where a line of play has come to, how many choices of its own led there, and whose action it is."""

    state: State
    choices: int
    acting: str = ""


class PlayingOn:
    """Answers for everybody: moves go where they look best at a glance, all else is by the page."""

    def __init__(self, book: Book, worth: Worth, weights: Mapping[str, float]) -> None:
        self.book, self._worth, self._weights = book, worth, weights
        self._page = Automaton(book, worth.values)

    def forget(self) -> None:
        """Forget what was found out for one decision, so that each is made as if it were the first."""
        self._page.forget()

    def said(self, view: View) -> Decision | None:
        """Return what the page says to do."""
        return self._page.decide(view)

    def glance(self, state: State, asked: Places) -> Glance:
        """Return what tells how good places look for those who are to be placed."""
        unit = state.figures[asked.figures[0]].model.unit
        return self._worth.glance(state, asked.by, unit, self._weights)

    def to_the_end(self, session: Session) -> None:
        """Go on to the end of the action in hand, or as far as answers are known."""
        for _ in range(_MOST_STEPS):
            if session.pending is None:
                return
            answer = self._answer(session)
            if (answer is None or session.answer(answer)) and not self._goes_on(session):
                return

    def beyond(self, session: Session, actions: int) -> None:
        """Go on to the end of the action in hand, and of so many more by whoever may act."""
        self.to_the_end(session)
        for _ in range(actions):
            side = deciding(session) if session.pending is None else ""
            action = next(self._page.actions(session.state, side), None) if side else None
            if action is None or session.begin(action):
                return
            self.to_the_end(session)

    def to_the_next(self, session: Session, side: str, asked: Request | None, plan: int) -> Reached | None:
        """Go on until the same has to be decided again, or to the end; None where there is no going on.

        By plan 0 everybody answers by the page; by others the side takes what it might take instead. Moves go
        where that looks best at a glance. Nothing is `asked` where an action has just been begun.
        """
        ends = {asked.what} if asked is not None else set()
        choices = 0
        for _ in range(_MOST_STEPS):
            law = session.law
            if law is None:
                break
            if law.request.what in ends:
                if not _may_be_passed(law) or session.answer(()):
                    break
                continue
            ends |= {law.request.what} if not ends else set()
            is_own = law.request.by == side
            if isinstance(law, PlacesLaw) and law.request.is_move:
                answer: Answer | None = self._answer(session)
            else:
                answer = quick(law, plan) if is_own and plan else self._soon(session)
            if answer is None or session.answer(answer):
                return None
            choices += is_own
        return Reached(session.state, choices, _acting(session))

    def _answer(self, session: Session) -> Answer | None:
        if isinstance(session.law, PlacesLaw):
            glance = self.glance(session.state, session.law.request)
            return best_layout(session, glance.rough)
        return self._page.answer(session)

    def _soon(self, session: Session) -> Answer | None:
        """Answer by the page what takes no search; by what is suggested first what does."""
        law = session.law
        found = None if isinstance(law, PlacesLaw) else self._page.answer(session)
        return found if found is not None else quick(law, 0)

    def _goes_on(self, session: Session) -> bool:
        answer = quick(session.law, 0)
        return answer is not None and not session.answer(answer)


def _may_be_passed(law: Law) -> bool:
    """Whether nothing has to be chosen, so that what was taken and what was left go on alike."""
    return isinstance(law, ChooseLaw) and not law.request.least


def _acting(session: Session) -> str:
    return session.in_hand[0].unit if session.in_hand is not None else ""
