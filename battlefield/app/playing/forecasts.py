"""What would come of a choice: the action in hand, played on many times from here with other dice.

Nothing is worked out twice: each trial goes through the same rules as the game itself, with every perk.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from battlefield.app.books.faces import face_of
from battlefield.app.playing.whose_eyes import answer_as
from battlefield.play.session import Session
from battlefield.rules import layout
from battlefield.rules.actions import Action, Book
from battlefield.rules.dice import Seeded
from battlefield.rules.events import ClockSet, DiceRolled, Event, HpLost, Said
from battlefield.rules.requests import Answer, Choose, Places, Roll, Spot
from battlefield.rules.state import State
from battlefield.rules.veil import Veil

TRIALS = 40
_TOLD = 0.05  # health on average; less would be written as nothing
_NEEDED = " needed"  # stands in a sentence that tells the odds of some dice
_ATTACK = re.compile(r".+ attacks .+?(?:, (?P<cover>in cover))? with .+?: (?P<dice>\d+ di.+)")
_MOST_TARGETS = 4  # that are foreseen for one weapon
_MOST_STEPS = 200  # questions in one trial
_APART = 1_000_003  # between the seeds of trials


@dataclass(frozen=True, slots=True)
class Turnout:
    """What a unit loses: health on average, from and to in four of five trials, and how often all of it.

    `health` is what its book calls that.
    """

    unit: str
    name: str
    lost: float
    mostly: tuple[int, int]
    destroyed: float
    health: str = "HP"

    @property
    def words(self) -> str:
        """What a unit loses, in one line."""
        low, high = self.mostly
        spread = f", mostly {low} to {high}" if low < high else ""
        gone = f", wiped out in {100 * self.destroyed:.0f} %" if self.destroyed else ""
        return f"{self.name} loses {self.lost:.1f} {self.health} on average{spread}{gone}"


@dataclass(frozen=True, slots=True)
class Forecast:
    """What the rules say before the first die, and what each unit loses that loses anything."""

    said: tuple[str, ...]
    turnouts: tuple[Turnout, ...]
    health: str = "HP"
    against: tuple[tuple[str, "Forecast"], ...] = ()  # by name, where a target is still to be chosen
    is_laid: bool = False  # for a template whose place is still to be chosen, at a good one

    @property
    def lines(self) -> tuple[str, ...]:
        """The forecast in words, losses first; where a target is still to be chosen, one line for each."""
        if self.against:
            return tuple(each.summary(name) for name, each in self.against)
        lost = self._lost or ((self._hardly_any("nobody lost any"),) if self.said else ())
        if lost and self.is_laid:
            lost = (f"laid well: {lost[0]}", *lost[1:])
        return (*lost, *self._needs())

    def summary(self, name: str) -> str:
        """Sum up what is lost in one line, where a unit of that name is the target."""
        if not self._lost:
            return self._hardly_any(f"{name} lost no")
        words = ", ".join(self._lost)
        return words if [each.name for each in self.turnouts] == [name] else f"against {name}: {words}"

    @property
    def _lost(self) -> tuple[str, ...]:
        return tuple(each.words for each in self.turnouts if each.lost >= _TOLD or each.destroyed)

    def _hardly_any(self, words: str) -> str:
        return f"{words} {self.health} in {TRIALS} trials: the chance is small"

    def _needs(self) -> Iterator[str]:
        """Give what was said; who attacks whom with what is known where there is but one attack."""
        alone = sum(_NEEDED in each for each in self.said) == 1
        for words in self.said:
            found = _ATTACK.match(words) if alone else None
            yield ", ".join(filter(None, found.group("cover", "dice"))) if found is not None else words


@dataclass(frozen=True, slots=True)
class Question:
    """An action in hand as it stands: the state before it, its answers so far, and what is asked now."""

    book: Book
    before: State
    action: Action
    answers: tuple[Answer, ...]
    veil: Veil | None = None  # where other names are shown than the true ones


class Salted:
    """Other dice for each trial, the same in every process."""

    def __init__(self, trial: int) -> None:
        self._salt = _APART * (trial + 1)

    def throw(self, roll: Roll, seed: int, action: int) -> tuple[int, ...] | None:
        """Roll the dice of this trial."""
        return Seeded().throw(roll, seed + self._salt, action)


def forecast(question: Question, answer: Answer, cancelled: Callable[[], bool]) -> Forecast | None:
    """Play an answer out many times.

    None where it asks for places or comes to no dice, where it cannot be given, or once it is called off.
    """
    answer = answer_as(answer, question.veil) if question.veil is not None else answer
    targets = () if cancelled() else _targets(question, answer)
    if len(targets) > 1:
        return _against_each(replace(question, answers=(*question.answers, answer)), targets, cancelled)
    place = None if cancelled() else _good_place(question, answer)
    if place is None:
        return _forecast(question, answer, cancelled)
    found = _forecast(replace(question, answers=(*question.answers, answer)), place, cancelled)
    return replace(found, is_laid=True) if found is not None else None


def comes_to_dice(question: Question, answer: Answer) -> bool:
    """Tell whether there is something to expect of an answer: a die is rolled for it, or a target chosen."""
    answer = answer_as(answer, question.veil) if question.veil is not None else answer
    if len(_targets(question, answer)) > 1:
        return True
    place = _good_place(question, answer)
    if place is not None:
        question, answer = replace(question, answers=(*question.answers, answer)), place
    found = _trial(question, answer, 0, _first_asked(question))
    return found is not None and any(isinstance(event, DiceRolled) for event in found[0])


def leaves_nothing(question: Question, answer: Answer) -> bool:
    """Tell whether an answer would be in vain: no die is rolled for it, and nothing new lies on the table."""
    answer = answer_as(answer, question.veil) if question.veil is not None else answer
    session = Session(question.before, question.book, Salted(0))
    try:
        session.take_up(question.action, question.answers)
    except ValueError:
        return False
    before, seen = session.state, session.event_count
    if session.answer(answer) or isinstance(session.pending, Roll):
        return False
    after = session.state
    if any(isinstance(event, DiceRolled | HpLost) for event in session.events[seen:]):
        return False
    return (after.terrain, after.markers, after.areas) == (before.terrain, before.markers, before.areas)


def _gone_on(question: Question, answer: Answer) -> Session | None:
    """Give the game after an answer; None where that cannot be given, or a die was rolled for it."""
    session = Session(question.before, question.book, Seeded())
    try:
        session.take_up(question.action, question.answers)
    except ValueError:
        return None
    seen = session.event_count
    if session.answer(answer) or any(isinstance(event, DiceRolled) for event in session.events[seen:]):
        return None
    return session


def _good_place(question: Question, answer: Answer) -> Answer | None:
    """Give of some places for a template that is laid next that over most foes and fewest friends.

    None where none is asked for, or what lies there hits nobody.
    """
    session = _gone_on(question, answer)
    pending = session.pending if session is not None else None
    if session is None or not isinstance(pending, Spot):
        return None
    state = session.state
    figures = [figure for unit in state.on_table() for figure in state.living(unit.id)]
    own = [state.units[figure.model.unit].commander == pending.by for figure in figures]

    def worth(place: Answer) -> int:
        assert isinstance(place, tuple)
        templates = pending.laid((float(place[0]), float(place[1]))) if figures else ()  # type: ignore[arg-type]
        rows = [layout.under(each, figures) for each in templates]
        return sum(1 - 2 * is_own for row in rows for is_own, hit in zip(own, row, strict=True) if hit)

    best = max(pending.suggestions(), key=worth, default=None)
    return best if best is not None and worth(best) > 0 else None


def _targets(question: Question, answer: Answer) -> tuple[str, ...]:
    """Give the units among which a target is to be chosen next, before any die is rolled, enemies first."""
    session = _gone_on(question, answer)
    pending, units = session.pending if session is not None else None, question.before.units
    if not isinstance(pending, Choose) or (pending.least, pending.most) != (1, 1):
        return ()
    found = [option.id for option in pending.options]
    if not all(id_ in units for id_ in found):
        return ()
    return tuple(sorted(found, key=lambda id_: units[id_].commander == pending.by)[:_MOST_TARGETS])


def _against_each(
    question: Question, targets: Sequence[str], cancelled: Callable[[], bool]
) -> Forecast | None:
    found = []
    for target in targets:
        each = _forecast(question, (target,), cancelled)
        if each is not None:
            found.append((question.before.units[target].name, each))
    if not found or cancelled():
        return None
    return Forecast(found[0][1].said, found[0][1].turnouts, found[0][1].health, tuple(found))


def _forecast(question: Question, answer: Answer, cancelled: Callable[[], bool]) -> Forecast | None:
    """Play an answer out many times that leaves no target to be chosen."""
    losses: dict[str, list[int]] = {}
    gone: dict[str, int] = {}
    said: tuple[str, ...] = ()
    names = {id_: unit.name for id_, unit in question.before.units.items()}
    again = _first_asked(question)
    for trial in range(TRIALS):
        found = None if cancelled() else _trial(question, answer, trial, again)
        if found is None or (not trial and not any(isinstance(event, DiceRolled) for event in found[0])):
            return None
        events, state = found
        said = said or _said(events)
        for unit, lost in hp_lost(events).items():
            losses.setdefault(unit, [0] * trial).append(lost)
            gone[unit] = gone.get(unit, 0) + (not state.living(unit))
        for each in losses.values():
            each += [0] * (trial + 1 - len(each))
    health = face_of(question.before.book).health
    turnouts = (turnout(unit, names.get(unit, unit), losses[unit], gone[unit], health) for unit in losses)
    return Forecast(said, tuple(turnouts), health)


def _first_asked(question: Question) -> str:
    """Give what is asked first in the action: what comes again after each weapon."""
    session = Session(question.before, question.book, Seeded())
    session.begin(question.action)
    return session.pending.what if session.pending is not None else ""


def _trial(
    question: Question, answer: Answer, trial: int, again: str
) -> tuple[Sequence[Event], State] | None:
    """Play on until the action is over or what it began with is asked again."""
    session = Session(question.before, question.book, Salted(trial))
    try:
        session.take_up(question.action, question.answers)
    except ValueError:  # what really happened so far is not what could be known
        return None
    assert session.pending is not None
    first, seen = session.pending.what, session.event_count
    if session.answer(answer):
        return None
    for _ in range(_MOST_STEPS):
        pending = session.pending
        if pending is None or pending.what in (first, again):
            break
        suggested = pending.suggestions() if not isinstance(pending, Places | Spot) else ()
        if not suggested or session.answer(suggested[0]):
            return None
    return tuple(
        takewhile(lambda event: not isinstance(event, ClockSet), session.events[seen:])
    ), session.state


def _said(events: Sequence[Event]) -> tuple[str, ...]:
    """Give what the rules said before the first die, and of all units what their dice needed."""
    said, has_rolled = [], False
    for event in events:
        has_rolled = has_rolled or isinstance(event, DiceRolled)
        if isinstance(event, Said) and (not has_rolled or _NEEDED in event.words):
            said.append(event.words)
    return tuple(dict.fromkeys(said))


def hp_lost(events: Sequence[Event]) -> dict[str, int]:
    """Add up the health that each unit loses."""
    found: dict[str, int] = {}
    for event in events:
        if isinstance(event, HpLost):
            found[event.unit] = found.get(event.unit, 0) + event.total
    return found


def turnout(unit: str, name: str, lost: Sequence[int], gone: int, health: str) -> Turnout:
    """Sum up what a unit lost in each of some trials, and in how many it was wiped out."""
    mean = sum(lost) / len(lost)
    tenth = len(lost) // 10
    mostly = sorted(lost)[tenth], sorted(lost)[-1 - tenth]
    return Turnout(unit, name, mean, mostly, gone / len(lost), health)
