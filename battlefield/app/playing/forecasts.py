"""What would come of a choice: the action in hand, followed from here through all that its dice may show.

Nothing is worked out twice: each way goes through the same rules as the game itself, with every perk.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import takewhile

from battlefield.app.foreseeing.telling import Prospect, foretold, prospect
from battlefield.app.foreseeing.ways import Way, Ways
from battlefield.app.playing import assumptions
from battlefield.app.playing.aiming.template_places import places_worth_a_look
from battlefield.app.wording.told_apart import name_apart
from battlefield.geometry.kernel.shapes import Point
from battlefield.play.session import Session
from battlefield.play.thinking import Salted, Strewn, in_thought
from battlefield.rules.book.actions import Action, Book
from battlefield.rules.core.dice import Dice
from battlefield.rules.core.events import ClockSet, DiceRolled, Event, HpLost, Said
from battlefield.rules.core.hidden_information import Veil
from battlefield.rules.core.laws import PlacesLaw, SpotLaw
from battlefield.rules.core.requests import Answer, Choose, Roll
from battlefield.rules.core.state import State
from battlefield.rules.table import layout

_NEEDED = " needed"  # stands in a sentence that tells the odds of some dice
_ATTACK = re.compile(r".+ attacks .+?(?:, (?P<cover>in cover))? with .+?: (?P<dice>\d+ di.+)")
_MOST_TARGETS = 4  # that are foreseen for one weapon
_FEW = 3  # answers beyond which each is looked at once only: who aims at one sees more of that
_GLIMPSED = 4  # trials for a first figure
_MOST_STEPS = 200  # questions in one way


@dataclass(frozen=True, slots=True)
class Forecast:
    """What the rules say before the first die, and what may come about.

    `against` has forecasts by name, where a target is still to be chosen; `is_laid` tells of a template whose
    place is still to be chosen, at a good one.
    """

    said: tuple[str, ...]
    found: Prospect
    against: tuple[tuple[str, "Forecast"], ...] = ()
    is_laid: bool = False

    @property
    def lines(self) -> tuple[str, ...]:
        """The forecast in words, outcomes first; where a target is still to be chosen, one line for each."""
        if self.against:
            each_told = [each.found.lines() for _, each in self.against]
            shared = [line for line in each_told[0] if all(line in told for told in each_told)]
            shared = shared if len(each_told) > 1 else []
            return (*(each.summary(name, shared) for name, each in self.against), *shared, *self.assumed)
        told = self.found.lines()
        if self.is_laid:
            told = (f"laid well: {told[0]}", *told[1:])
        return (*told, *self._needs(), *self.assumed)

    @property
    def assumed(self) -> tuple[str, ...]:
        """The line, if any, that tells which answers of the player are taken for granted."""
        parts = [each for _, each in self.against] or [self]
        return tuple(
            assumptions.told(what for part in parts for _, way in part.found.ways.each for what in way.asked)
        )

    def summary(self, name: str, shared: Collection[str] = ()) -> str:
        """Sum up what may come about in one line, where a unit of that name is the target.

        What is `shared` with other targets is told elsewhere.
        """
        told = [line for line in self.found.lines() if line not in shared] or ["nothing else changes"]
        words = " · ".join(told)
        return words if told[0].startswith(f"{name} ") else f"against {name}: {words}"

    @property
    def is_settled(self) -> bool:
        """Whether looking further would tell little more."""
        parts = [each for _, each in self.against] if self.against else ()
        return all(each.is_settled for each in parts) if parts else self.found.is_settled

    def _needs(self) -> Iterator[str]:
        """Yield what was said; who attacks whom with what is known where there is but one attack."""
        alone = sum(_NEEDED in each for each in self.said) == 1
        for words in self.said:
            found = _ATTACK.match(words) if alone else None
            yield ", ".join(filter(None, found.group("cover", "dice"))) if found is not None else words


@dataclass(frozen=True, slots=True)
class Forecasts:
    """Forecasts of several answers, by the option that each of them takes; `open` are still to be looked at.

    Who looks takes the first of those, so that each forecast can be shown as soon as it is there.
    """

    each: Mapping[str, Forecast]
    open: tuple[str, ...]
    glanced: tuple[str, ...] = ()  # of which a first figure was sought

    @property
    def is_settled(self) -> bool:
        """Whether looking further at any of them would tell little more."""
        return not self.open

    def with_next(self, found: Forecast | None) -> "Forecasts":
        """Add what was found of the first that is open; it comes last again where it is not settled."""
        first, *rest = self.open
        if found is None:
            return replace(self, open=tuple(rest))
        is_rough = len({*self.each, *self.open}) > _FEW
        left = rest if found.is_settled or is_rough else [*rest, first]
        return replace(self, each={**self.each, first: found}, open=tuple(left))

    def _glanced_at(self, found: Forecast | None) -> "Forecasts":
        first, *rest = self.open
        each = self.each if found is None else {**self.each, first: found}
        return Forecasts(each, (*rest, first), (*self.glanced, first))

    def looked_further(
        self, of: Callable[[str], tuple["Question", Answer]], cancelled: Callable[[], bool]
    ) -> "Forecasts":
        """Look at the first that is open: at each a glimpse first, so that all have a figure soon."""
        first = self.open[0]
        question, answer = of(first)
        if first not in self.glanced:
            found = glimpse(question, answer, cancelled)
            return self._glanced_at(found if found is not None and found.found.outcomes else None)
        found = forecast(question, answer, cancelled, self.each.get(first))
        tells = found is not None and (found.against or found.said or found.found.outcomes)
        return self.with_next(found if tells else None)  # dice that no rule speaks of change nothing here


@dataclass(frozen=True, slots=True)
class Question:
    """An action in hand as it stands: the state before it, its answers so far, and what is asked now."""

    book: Book
    before: State
    action: Action
    answers: tuple[Answer, ...]
    veil: Veil | None = None  # where other names are shown than the true ones
    since: tuple[State, int] | None = None  # where what comes about begins, with the events before it


def forecast(
    question: Question, answer: Answer, cancelled: Callable[[], bool], known: Forecast | None = None
) -> Forecast | None:
    """Look at how an answer may turn out; after what is `known` of it one step further.

    None where it asks for places, comes to no dice or to nothing, where it cannot be given, or once it is
    called off.
    """
    answer = question.veil.answer_as(answer) if question.veil is not None else answer
    targets = () if cancelled() else _targets(question, answer)
    if len(targets) > 1:
        then = _answered(question, answer)
        return _against_each(then, targets, cancelled, known)
    place = None if cancelled() else _good_place(question, answer)
    if place is None:
        return _forecast(question, answer, cancelled, known)
    found = _forecast(_answered(question, answer), place, cancelled, known)
    return replace(found, is_laid=True) if found is not None else None


def glimpse(question: Question, answer: Answer, cancelled: Callable[[], bool]) -> Forecast | None:
    """Look at an answer by few trials, whose dice show each face as often: a first figure, soon there.

    None where a target or a place is still to be chosen.
    """
    if len(_targets(question, answer)) > 1 or _good_place(question, answer) is not None:
        return None
    again = _first_asked(question)
    ways = []
    for number in range(_GLIMPSED):
        way = None if cancelled() else _way(question, answer, again, Strewn(number, _GLIMPSED))
        if way is None:
            return None
        ways.append(way)
    found = prospect(ways)
    return Forecast(_said(found.ways), found)


def _answered(question: Question, answer: Answer) -> Question:
    """Return the question that comes next, before any die; what comes of the answer itself counts."""
    session = in_thought(question.before, question.book, Salted(0))
    session.take_up(question.action, question.answers)
    since = session.state, session.event_count
    return replace(question, answers=(*question.answers, answer), since=since)


def comes_to_dice(question: Question, answer: Answer) -> bool:
    """Tell whether there is something to expect of an answer: a die is rolled for it, or a target chosen."""
    answer = question.veil.answer_as(answer) if question.veil is not None else answer
    if len(_targets(question, answer)) > 1:
        return True
    place = _good_place(question, answer)
    if place is not None:
        question, answer = replace(question, answers=(*question.answers, answer)), place
    found = _way(question, answer, _first_asked(question), Salted(0))
    return found is not None and any(isinstance(event, DiceRolled) for event in found.events)


def leaves_nothing(question: Question, answer: Answer) -> bool:
    """Tell whether an answer would be in vain: no die is rolled for it, and nothing new lies on the table."""
    answer = question.veil.answer_as(answer) if question.veil is not None else answer
    session = in_thought(question.before, question.book, Salted(0))
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
    """Return the game after an answer; None where that cannot be given, or a die was rolled for it."""
    session = in_thought(question.before, question.book, Salted(0))
    try:
        session.take_up(question.action, question.answers)
    except ValueError:
        return None
    seen = session.event_count
    if session.answer(answer) or any(isinstance(event, DiceRolled) for event in session.events[seen:]):
        return None
    return session


def _good_place(question: Question, answer: Answer) -> Answer | None:
    """Return of some places for a template that is laid next that over most foes and fewest friends.

    None where none is asked for, or what lies there hits nobody.
    """
    session = _gone_on(question, answer)
    law = session.law if session is not None else None
    if session is None or not isinstance(law, SpotLaw):
        return None
    state = session.state
    figures = [figure for unit in state.on_table() for figure in state.living(unit.id)]
    own = [state.units[figure.model.unit].commander == law.request.by for figure in figures]

    def worth(place: Point) -> int:
        templates = law.laid(place) if figures and law.laid is not None else ()
        rows = [layout.under(each, figures) for each in templates]
        return sum(1 - 2 * is_own for row in rows for is_own, hit in zip(own, row, strict=True) if hit)

    best = max(places_worth_a_look(law, state), key=worth, default=None)
    return best if best is not None and worth(best) > 0 else None


def _targets(question: Question, answer: Answer) -> tuple[str, ...]:
    """Return the units among which a target is to be chosen next, before any die is rolled, enemies first."""
    session = _gone_on(question, answer)
    pending, units = session.pending if session is not None else None, question.before.units
    if not isinstance(pending, Choose) or (pending.least, pending.most) != (1, 1):
        return ()
    found = [option.id for option in pending.options]
    if not all(id_ in units for id_ in found):
        return ()
    return tuple(sorted(found, key=lambda id_: units[id_].commander == pending.by)[:_MOST_TARGETS])


def _against_each(
    question: Question, targets: Sequence[str], cancelled: Callable[[], bool], known: Forecast | None
) -> Forecast | None:
    before = dict(known.against) if known is not None else {}
    found = []
    for target in targets:
        name = name_apart(question.before, target)
        each = _forecast(question, (target,), cancelled, before.get(name))
        if each is not None:
            found.append((name, each))
    if not found or cancelled():
        return None
    return replace(found[0][1], against=tuple(found))


def _forecast(
    question: Question, answer: Answer, cancelled: Callable[[], bool], known: Forecast | None
) -> Forecast | None:
    """Look at how an answer may turn out that leaves no target to be chosen."""
    if known is not None and known.is_settled:
        return known
    again = _first_asked(question)
    first = None if cancelled() else _way(question, answer, again, Salted(0))
    if first is None or not any(isinstance(event, DiceRolled) for event in first.events):
        return None
    earlier = known.found if known is not None else None
    found = foretold(partial(_way, question, answer, again), cancelled, earlier, whole=False)
    said = _said(found.ways) if found is not None else ()
    return Forecast(said, found) if found is not None and (said or not found.is_nothing) else None


def _first_asked(question: Question) -> str:
    """Return what is asked first in the action: what comes again after each weapon."""
    session = in_thought(question.before, question.book, Salted(0))
    try:
        session.take_up(question.action, question.answers)
    except ValueError:
        return ""
    return next((asked.what for asked in session.asked if not isinstance(asked, Roll)), "")


def _way(question: Question, answer: Answer, again: str, dice: Dice) -> Way | None:
    """Play on until the action is over or what it began with is asked again, of whichever unit."""
    session = in_thought(question.before, question.book, dice)
    try:
        session.take_up(question.action, question.answers)
    except ValueError:  # what really happened so far is not what could be known
        return None
    assert session.pending is not None
    names = tuple(unit.name for unit in question.before.units.values())
    ends = {_of_whichever(each, names) for each in (session.pending.what, again)}
    before, seen = question.since or (session.state, session.event_count)
    asked = list[str]()
    by = question.action.by if _is_way(session, answer) else ""
    if session.answer(answer):
        return None
    for _ in range(_MOST_STEPS):
        pending = session.pending
        if pending is None or _of_whichever(pending.what, names) in ends:
            break
        suggested = _suggested(session, session.events[seen:], by)
        if not suggested or session.answer(suggested[0]):
            return None
        asked.append(assumptions.assumed(pending, suggested[0], question.action.by))
    events = tuple(takewhile(lambda event: not isinstance(event, ClockSet), session.events[seen:]))
    return Way(before, session.state, events, tuple(filter(None, asked)))


def _is_way(session: Session, answer: Answer) -> bool:
    """Tell whether an answer chooses what to do, and no unit to do it to."""
    names = isinstance(answer, tuple) and any(each in session.state.units for each in answer)
    return isinstance(session.pending, Choose) and not names


@lru_cache(maxsize=512)
def _of_whichever(what: str, names: tuple[str, ...]) -> str:
    """Return a question without the units that it names: whatever asks it of another one asks the same."""
    named = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return re.sub(rf"(?<!\w)(?:{named})(?!\w)", "…", what)


def _suggested(session: Session, events: Sequence[Event], by: str) -> Sequence[Answer]:
    """Return what is answered by itself; before dice no place and nothing of several that `by` has to choose.

    For that decides what comes of it: who stays may attack anybody then, or nobody.
    """
    asked, has_rolled = session.pending, any(isinstance(event, DiceRolled) for event in events)
    if isinstance(session.law, PlacesLaw | SpotLaw):
        return session.suggestions(most=1) if has_rolled else ()
    is_choice = isinstance(asked, Choose) and asked.by == by and (asked.least, asked.most) == (1, 1)
    decides = isinstance(asked, Choose) and is_choice and len(asked.options) > 1
    return () if decides and not has_rolled else session.suggestions()


def _said(ways: Ways) -> tuple[str, ...]:
    """Return what the rules said before the first die, and of all units what their dice needed."""
    found: dict[str, None] = {}
    for _, way in ways.each:
        found |= dict.fromkeys(_said_before_dice(way.events))
    return tuple(found)


def _said_before_dice(events: Sequence[Event]) -> Iterator[str]:
    has_rolled = False
    for event in events:
        has_rolled = has_rolled or isinstance(event, DiceRolled)
        if isinstance(event, Said) and (not has_rolled or _NEEDED in event.words):
            yield event.words
