"""Plays on in thought: an action to its end as the automaton's page says, and what the enemy does then."""

from collections.abc import Callable, Iterator
from itertools import islice

from battlefield.play.opponents.automaton import Automaton
from battlefield.play.opponents.candidates import Rate, best_layout, quick
from battlefield.play.session import Session
from battlefield.play.thinking import Salted, in_thought
from battlefield.rules.book.actions import Book
from battlefield.rules.book.values import Values
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.requests import Answer, Places
from battlefield.rules.core.state import State

_MOST_STEPS = 200  # questions in one action

Glancing = Callable[[State, Places], tuple[float, Rate]]
"""Tells how far those may get who are to be placed, and how good places look."""


class PlayingOn:
    """Answers for everybody: moves go where they look best at a glance, all else is by the page."""

    def __init__(self, book: Book, values: Values, glancing: Glancing) -> None:
        self.book, self._page, self._glancing = book, Automaton(book, values), glancing

    def to_the_end(self, session: Session) -> None:
        """Go on to the end of the action in hand, or as far as answers are known."""
        for _ in range(_MOST_STEPS):
            if session.pending is None:
                return
            answer = self._answer(session)
            if (answer is None or session.answer(answer)) and not self._goes_on(session):
                return

    def replies(self, state: State, side: str, most: int) -> Iterator[Session]:
        """Yield what comes of what the enemies of a side might do now, the likeliest first."""
        sides = dict.fromkeys(action.by for action in self.book.actions(state))
        foe = next(iter(sides), "") if side not in sides else ""
        for action in islice(self._page.actions(state, foe), most) if foe else ():
            session = in_thought(state, self.book, Salted(0))
            if not session.begin(action):
                self.to_the_end(session)
                yield session

    def _answer(self, session: Session) -> Answer | None:
        if isinstance(session.law, PlacesLaw):
            return best_layout(session, *self._glancing(session.state, session.law.request))
        return self._page.answer(session)

    def _goes_on(self, session: Session) -> bool:
        answer = quick(session.law, 0)
        return answer is not None and not session.answer(answer)
