"""Plays on in thought: an action to its end as the automaton's page says, and what the enemy does then."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from math import inf

from battlefield.play.opponents.automaton import Automaton, areas_of
from battlefield.play.opponents.candidates import Layout, best_layout, between, quick
from battlefield.play.opponents.view import Decision, View, deciding
from battlefield.play.opponents.worth import Glance, Worth
from battlefield.play.session import Session
from battlefield.rules.book.actions import Action, Book
from battlefield.rules.core.laws import ChooseLaw, Law, PlacesLaw, SpotLaw
from battlefield.rules.core.requests import Answer, Places, Request
from battlefield.rules.core.state import State
from battlefield.rules.table.areas import area_of

_MOST_STEPS = 200  # questions in one action
_SCREENS = 6  # places in the way of foes
_WALKS = 16  # areas from which steps are tried
_BETTER = 1e-9  # of what a walk is worth


@dataclass(frozen=True, slots=True)
class Reached:
    """Where a line of play has come to, in how many ways it may go on, and whose action it is.

    `ways` is how many answers there were to the own question that had most of them, 0 where there was none,
    `more` how many there are to what was asked again.
    """

    state: State
    ways: int
    more: int
    acting: str = ""


class PlayingOn:
    """Answers for everybody: moves go where they look best at a glance, all else is by the page."""

    def __init__(self, book: Book, worth: Worth, weights: Mapping[str, float]) -> None:
        self.book, self._worth, self._weights = book, worth, weights
        self._page = Automaton(book, worth.values)
        self.answered = 0  # questions so far: what it all takes

    def forget(self) -> None:
        """Forget what was found out for one decision, so that each is made as if it were the first."""
        self._page.forget()

    def said(self, view: View) -> Decision | None:
        """Return what the page says to do."""
        return self._page.decide(view)

    def actions(self, state: State, side: str) -> Iterator[Action]:
        """Yield what a side may begin, in the order of the page."""
        return self._page.actions(state, side)

    def glance(self, state: State, asked: Places) -> Glance:
        """Return what tells how good places look for those who are to be placed."""
        unit = state.figures[asked.figures[0]].model.unit
        return self._worth.glance(state, asked.by, unit, self._weights)

    def in_the_way(self, session: Session, asked: Places, *, is_straight: bool = False) -> Sequence[Layout]:
        """Return where a single figure that moves would stand in the way of foes, if it may go there."""
        if len(asked.figures) > 1:
            return ()
        unit = session.state.figures[asked.figures[0]].model.unit
        screens = self._worth.screens(session.state, asked.by, unit, _SCREENS)
        return between(session, screens, is_straight=is_straight)

    def to_the_end(self, session: Session) -> None:
        """Go on to the end of the action in hand, or as far as answers are known."""
        for _ in range(_MOST_STEPS):
            if session.pending is None:
                return
            answer = self._answer(session)
            self.answered += 1
            if (answer is None or session.answer(answer)) and not self._goes_on(session):
                return

    def beyond(self, session: Session, actions: int) -> None:
        """Go on to the end of the action in hand, and of so many more by whoever may act."""
        self.to_the_end(session)
        for _ in range(actions):
            if not self._acted(session):
                return

    def replied(self, session: Session, side: str, most: int) -> None:
        """Go on to the end of the action in hand, and until a side may act again after what others did.

        No more than so many actions are gone on with.
        """
        self.to_the_end(session)
        others = False
        for _ in range(most):
            turn = deciding(session) if session.pending is None else ""
            if (others and turn == side) or not self._acted(session):
                return
            others |= turn != side

    def _acted(self, session: Session) -> bool:
        """Play an action of whoever may act, as the page says; tell whether there was one."""
        side = deciding(session) if session.pending is None else ""
        action = next(self._page.actions(session.state, side), None) if side else None
        if action is None or session.begin(action):
            return False
        self.to_the_end(session)
        return True

    def to_the_next(self, session: Session, side: str, asked: Request | None, plan: int) -> Reached | None:
        """Go on until the same has to be decided again, or to the end; None where there is no going on.

        By plan 0 everybody answers by the page; by those above the side takes what it might take instead,
        each time the answer of that number. By those below it answers what is asked again, too: with the
        answer of that number, counted from -1. Moves go where that looks best at a glance, steps from area
        to area by plans above 0, too. Nothing is `asked` where an action has just been begun.
        """
        ends = {asked.what} if asked is not None else set()
        ways, more = 0, 0
        for _ in range(_MOST_STEPS):
            law = session.law
            if law is None:
                break
            is_own = law.request.by == side
            if law.request.what in ends:
                if _may_be_passed(law) and not session.answer(()):
                    continue
                again = quick(law, -1 - plan) if plan < 0 and is_own and not more else None
                more = more or _ways(law) * is_own
                if again is None or session.answer(again):
                    break
                continue
            ends |= {law.request.what} if not ends else set()
            if isinstance(law, PlacesLaw) and law.request.is_move:
                screens = self.in_the_way(session, law.request, is_straight=True) if is_own else ()
                answer: Answer | None = screens[0] if screens and plan > 0 else self._answer(session)
                ways = max(ways, len(screens))
            elif is_own:
                answer = self._otherwise(session, plan) if plan > 0 else self._soon(session)
                ways = max(ways, _ways(law))
            else:
                answer = self._soon(session)
            self.answered += 1
            if answer is None or session.answer(answer):
                return None
        return Reached(session.state, ways, more, _acting(session))

    def _otherwise(self, session: Session, plan: int) -> Answer | None:
        """Answer by another plan: the answer of its number, or the step that looks best."""
        law = session.law
        assert law is not None and session.in_hand is not None
        areas = areas_of(session, session.in_hand[0].unit)
        if not areas:
            return quick(law, plan)
        first = self._walked(session, law.request.by, session.in_hand[0].unit)
        steps = [(area,) for area in areas]
        others = (answer for answer in law.suggestions() if answer not in steps)
        return (first,) if first else next(others, steps[0])

    def _walked(self, session: Session, side: str, unit: str) -> str:
        """Return the first step of the walk through areas that ends best, nothing where none is better."""
        stays = self._at(session, side)
        ends, ways = {area_of(session.state, unit): stays}, {}
        rim = [(session, "")]
        for here, way in islice(rim, _WALKS):
            for area in areas_of(here, unit):
                other = here.apart()
                if other.answer((area,)) or area_of(other.state, unit) != area:
                    continue
                worth = self._at(other, side)
                if worth > ends.get(area, -inf) + _BETTER:
                    ends[area], ways[area] = worth, way or area
                    rim.append((other, way or area))
        best = max(ways, key=lambda area: ends[area], default="")
        return ways[best] if best and ends[best] > stays + _BETTER else ""

    def _at(self, session: Session, side: str) -> float:
        """Return what a game is worth as it stands."""
        terms = self._worth.terms(session.state, side, _acting(session))
        return sum(self._weights[name] * amount for name, amount in terms.items())

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


def _ways(law: Law) -> int:
    """Return how many answers are offered, of those that take no search."""
    return 1 if isinstance(law, PlacesLaw | SpotLaw) else len(law.suggestions())


def _may_be_passed(law: Law) -> bool:
    """Whether nothing has to be chosen, so that what was taken and what was left go on alike."""
    return isinstance(law, ChooseLaw) and not law.request.least


def _acting(session: Session) -> str:
    return session.in_hand[0].unit if session.in_hand is not None else ""
