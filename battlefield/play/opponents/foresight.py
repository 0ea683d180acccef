"""What a side may find out before it decides: what is lawful, and what comes of it in thought."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import fmean

from battlefield.play.opponents.candidates import quick
from battlefield.play.opponents.tempers import PLAIN
from battlefield.play.opponents.view import Decision, View
from battlefield.play.opponents.worth import TERMS, Worth
from battlefield.play.session import Session
from battlefield.play.thinking import Salted
from battlefield.rules.book.actions import Book
from battlefield.rules.book.values import Values
from battlefield.rules.core.state import State

UNKNOWN = "what is hidden has changed what is lawful; it cannot be known before"
_TRIALS = 2
_MOST_STEPS = 200  # questions in one action


@dataclass(frozen=True, slots=True)
class Foretold:
    """What comes of a decision on average: the terms of what it is worth, their sum, and each side's HP.

    It is whole where the play in thought came to its end in time.
    """

    score: float
    terms: Mapping[str, float]
    hp: Mapping[str, float]
    is_whole: bool = True


class Foresight:
    """Looks ahead by the rules, with dice of thought; nobody learns anything of those that will fall."""

    def __init__(self, book: Book, values: Values) -> None:
        self.book, self._worth = book, Worth(book, values)

    def refusal(self, view: View, decision: Decision) -> str:
        """Say why something is not lawful as far as its side can know, or nothing."""
        if decision.action is not None:
            return self.book.refusal(view.state, decision.action)
        session = view.session(self.book, Salted(0))
        return session.refusal(decision.answer) if session is not None else UNKNOWN

    def foretold(
        self, view: View, decision: Decision, is_late: Callable[[], bool] = lambda: False
    ) -> Foretold | str:
        """Return what comes of a decision by the end of its action, or why that cannot be said.

        Once it is late, as far as the play has come has to do.
        """
        ends: list[State] = []
        for trial in range(_TRIALS):
            session = view.session(self.book, Salted(trial))
            if session is None:
                return UNKNOWN
            if refusal := _gone_on(session, decision, is_late):
                return refusal
            ends.append(session.state)
            if is_late():
                break
        found = [self._worth.terms(end, view.side) for end in ends]
        terms = {name: fmean(each[name] for each in found) for name in TERMS}
        score = sum(PLAIN[name] * terms[name] for name in TERMS)
        hp = {side: fmean(_hp(end, side) for end in ends) for side in view.state.sides}
        return Foretold(score, terms, hp, not is_late())


def _gone_on(session: Session, decision: Decision, is_late: Callable[[], bool]) -> str:
    """Do something in thought and go on to the end of its action; why it is refused, or nothing."""
    refusal = decision.done_in(session)
    for _ in range(_MOST_STEPS):
        answer = quick(session.law, 0) if not (refusal or is_late()) else None
        if answer is None or session.answer(answer):
            break
    return refusal


def _hp(state: State, side: str) -> float:
    return float(sum(state.hp(unit.id) for unit in state.units_of(side)))
