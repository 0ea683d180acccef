"""What opponents had in mind in one battle: kept as they decide, and found again by what was decided where.

It is no part of the game: what is lost or damaged is not told, and hinders nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from math import isfinite
from pathlib import Path

from battlefield.app.opponents.thoughts import Thought
from battlefield.files.battles.games import read_answer
from battlefield.files.battles.records import plain, revived
from battlefield.files.journals.reasons_file import ENDING, ReasonsFile
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.play.course import Course, Hand
from battlefield.play.opponents.trials import Weighed
from battlefield.play.opponents.view import Decision, unveiled
from battlefield.play.session import Session
from battlefield.rules.book.actions import Action
from battlefield.rules.core.digest import canonical, digest
from battlefield.rules.core.grain import at_grain
from battlefield.rules.core.hidden_information import Veil
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import State

_MOST = 8  # things weighed that are read of an entry


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that was taken: after so many actions, as which answer, -1 for the action itself."""

    part: int
    answer: int
    place: int  # the number of events before it

    def course(self, whole: Course) -> Course:
        """Return the course of a battle as it was just before."""
        found = Course(whole.start, whole.seed)
        found.deeds = whole.deeds[: self.part]
        found.hand = _hand(whole, self.part).cut(self.answer) if self.answer >= 0 else None
        return found

    def decision(self, whole: Course) -> Decision:
        """Return what was decided."""
        hand = _hand(whole, self.part)
        return Decision(answer=hand.answers[self.answer]) if self.answer >= 0 else Decision(hand.action)


class Minds:
    """The thoughts of a battle, in a file of a folder, or only remembered where there is none."""

    def __init__(self, start: State, seed: int, folder: Path | None = None) -> None:
        name = _hashed(f"{digest(start)} {seed}")
        self._file = ReasonsFile(folder / f"{name}{ENDING}" if folder is not None else None)

    def keep(self, session: Session, veil: Veil, thought: Thought) -> None:
        """Keep what was in mind with a decision that is about to be taken."""
        self._file.keep(_key(session.course, unveiled(veil, thought.decision)), _written(thought))

    def of(self, course: Course, moment: Moment) -> Thought | None:
        """Return what was in mind with a decision; None where that is not known."""
        entry = self._file.get(_key(moment.course(course), moment.decision(course)))
        try:
            return _read(entry) if entry is not None else None
        except (SceneError, ValueError, LookupError, TypeError):
            return None

    def latest(self, course: Course, place: int | None = None) -> tuple[Moment, Thought] | None:
        """Return the last decision of which a thought is known, of those before a place."""
        return self._first(
            course, (each for each in moments(course)[::-1] if place is None or each.place < place)
        )

    def beside(self, course: Course, moment: Moment, by: int) -> tuple[Moment, Thought] | None:
        """Return the next decision of which a thought is known after a moment, or with -1 the one before."""
        known = moments(course)
        at = known.index(moment) if moment in known else len(known)
        return self._first(course, known[at + 1 :] if by > 0 else known[:at][::-1])

    def _first(self, course: Course, some: Iterable[Moment]) -> tuple[Moment, Thought] | None:
        if self._file.is_empty:
            return None
        found = ((moment, self.of(course, moment)) for moment in some)
        return next(((moment, thought) for moment, thought in found if thought is not None), None)


def moments(course: Course) -> Sequence[Moment]:
    """Return all decisions that were taken, dice included, in order."""
    found, first = list[Moment](), 0
    for part in range(len(course.deeds) + (course.hand is not None)):
        hand = _hand(course, part)
        found.append(Moment(part, -1, first))
        found += (Moment(part, n, first + at) for n, at in enumerate(hand.at))
        first += len(hand.events)
    return found


def _hand(course: Course, part: int) -> Hand:
    if part < len(course.deeds):
        return course.deeds[part].as_hand
    assert course.hand is not None
    return course.hand


def _key(course: Course, decision: Decision) -> str:
    """Name a decision by the state before its action, the answers given in it, and what was decided."""
    hand = course.hand
    way = (_named(hand.action), hand.answers) if hand is not None else ()
    made = _named(decision.action) if decision.action is not None else (at_grain(decision.answer),)
    return _hashed(f"{_digest(Same(course.state))} {canonical((way, made))}")


@lru_cache(maxsize=4)
def _digest(state: Same[State]) -> str:
    return digest(state.value)


def _named(action: Action) -> tuple[object, ...]:
    return action.name, action.by, action.unit, action.info


def _hashed(text: str) -> str:
    return blake2b(text.encode(), digest_size=12).hexdigest()


def _written(thought: Thought) -> Mapping[str, object]:
    weighed = [{**_decision(each.decision), "terms": dict(each.terms)} for each in thought.weighed]
    return {
        "level": thought.level, "weights": dict(thought.weights), "count": thought.count,
        "decision": _decision(thought.decision), "weighed": weighed,
    }  # fmt: skip


def _decision(decision: Decision) -> dict[str, object]:
    if decision.action is not None:
        return {"action": plain(decision.action)}
    return {"answer": plain(decision.answer)}


def _read(entry: Mapping[str, object]) -> Thought:
    """Read a thought; what is no such thing is an error of some kind."""
    level, count, weighed = entry["level"], entry["count"], entry["weighed"]
    if not (isinstance(level, str) and isinstance(count, int) and isinstance(weighed, list)):
        raise TypeError("no thought")
    weights = _numbers(entry["weights"])
    found = tuple(_weighed(each, weights) for each in weighed[:_MOST])
    if any(set(each.terms) != set(found[0].terms) for each in found):
        raise ValueError("terms that do not fit")
    return Thought(level, _decided(entry["decision"]), weights, found, count)


def _numbers(found: object) -> dict[str, float]:
    if not isinstance(found, dict) or not all(isinstance(each, int | float) for each in found.values()):
        raise TypeError("no numbers")
    numbers = {str(name): float(each) for name, each in found.items()}
    if not all(map(isfinite, numbers.values())):
        raise ValueError("no numbers")
    return numbers


def _weighed(found: object, weights: Mapping[str, float]) -> Weighed:
    if not isinstance(found, dict):
        raise TypeError("nothing weighed")
    terms = _numbers(found["terms"])
    score = sum(weights.get(name, 1.0) * amount for name, amount in terms.items())
    return Weighed(_decided(found), terms, score)


def _decided(found: object) -> Decision:
    if not isinstance(found, dict):
        raise TypeError("no decision")
    if "action" in found:
        action: Action = revived(Action, found["action"], "action")
        return Decision(action)
    answer: Answer = read_answer(found["answer"], "answer")
    return Decision(answer=answer)
