"""Which enemies a unit can attack by choices alone, each way with the answers that lead there.

Actions are followed in thought through their questions, so every book and every effect is known alike.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from battlefield.app.foreseeing.changes import Told, loses, wiped_out
from battlefield.app.playing.aiming.template_places import places_worth_a_look
from battlefield.app.playing.forecasts import Forecast, Question, glimpse
from battlefield.app.playing.prompts.sides import is_harmful, target_of
from battlefield.app.wording.told_apart import name_apart
from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.play.session import Session
from battlefield.play.thinking import Salted, in_thought
from battlefield.rules.core.events import DiceRolled, Event, HpLost, Said
from battlefield.rules.core.laws import ChooseLaw, Law, PlacesLaw, SpotLaw
from battlefield.rules.core.requests import Answer, Choose, Option
from battlefield.rules.core.state import State
from battlefield.rules.table import layout

MOST_ASKED = 48  # questions that are followed for one unit
_DEEP = 3  # choices before a target
_WIPED = 2.0  # HP that the last model of a unit counts for beside its own
Cancelled = Callable[[], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Aim:
    """A way to attack a unit: the question it answers last, that answer, and what it is in words.

    One that `is_laid` puts `templates` over the unit.
    """

    target: str
    question: Question
    answer: Answer
    words: str
    is_laid: bool = False
    templates: tuple[Template, ...] = ()

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers of the action that lead to the attack."""
        return (*self.question.answers, self.answer)


@dataclass(frozen=True, slots=True)
class Start:
    """Where a unit's action begins to move it: the answers before its places are asked for."""

    question: Question

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers that lead there."""
        return self.question.answers


def movement(questions: Sequence[Question], unit: str) -> Start | None:
    """Return how a unit's movement begins by the first of some actions that has one."""
    for question in questions:
        found = next(_starts(question, unit, [MOST_ASKED]), None)
        if found is not None:
            return found
    return None


def _starts(question: Question, unit: str, left: list[int]) -> Iterator[Start]:
    left[0] -= 1
    session = _session(question) if left[0] >= 0 else None
    law = session.law if session is not None else None
    if session is None or _has_rolled(session.events):
        return
    if isinstance(law, PlacesLaw) and law.request.is_move:
        if _is_of(law.request.figures, unit, session.state):
            yield Start(question)
    elif _chooses_one(law) and len(question.answers) < _DEEP:
        assert isinstance(law, ChooseLaw)
        for option in law.request.options:
            if target_of(option.id, session.state) is None:
                yield from _starts(replace(question, answers=(*question.answers, (option.id,))), unit, left)


def _chooses_one(law: Law | None) -> bool:
    return isinstance(law, ChooseLaw) and (law.request.least, law.request.most) == (1, 1)


def aims(
    questions: Sequence[Question], cancelled: Cancelled = lambda: False
) -> Mapping[str, tuple[Aim, ...]]:
    """Return all ways in which a unit can attack, by whom: the best of each first."""
    found: dict[str, list[Aim]] = {}
    for question in questions:
        for aim in _aims(question, (), [MOST_ASKED], cancelled):
            found.setdefault(aim.target, []).append(aim)
    return {target: ranked(each, cancelled) for target, each in found.items()}


def ranked(found: Sequence[Aim], cancelled: Cancelled = lambda: False) -> tuple[Aim, ...]:
    """Put ways to attack one unit in the order of what they do to it, at a first look."""
    if len(found) < 2:
        return tuple(found)
    worth = {n: _worth(aim, glimpse(aim.question, aim.answer, cancelled)) for n, aim in enumerate(found)}
    return tuple(found[n] for n in sorted(worth, key=lambda n: -worth[n]))


def _worth(aim: Aim, found: Forecast | None) -> float:
    """Return the HP that an attack costs its target on average, and what it counts that nobody is left."""
    if found is None:
        return 0.0
    state = aim.question.before
    lost, gone = loses(state, aim.target), Told(wiped_out(name_apart(state, aim.target)))
    amounts = {each.change: float(each.amount.mean) for each in found.found.outcomes}
    return amounts.get(lost, 0.0) + _WIPED * amounts.get(gone, 0.0)


def why_not(questions: Sequence[Question], target: str) -> str:
    """Say why none of some actions can attack a unit, where their rules tell; else nothing."""
    for question in questions:
        session = _session(question)
        law = session.law if session is not None else None
        reason = law.why_not(target) if isinstance(law, ChooseLaw) and law.why_not is not None else ""
        if reason:
            return reason
    return ""


# going on in thought


def one_of(question: Question) -> Sequence[Option]:
    """Return the options of a question that asks for one of several; nothing once a die was rolled."""
    session = _session(question)
    law = session.law if session is not None and not _has_rolled(session.events) else None
    return law.request.options if isinstance(law, ChooseLaw) and _chooses_one(law) else ()


def events_upon(question: Question, answer: Answer) -> Sequence[Event]:
    """Return what happens upon an answer; nothing where it cannot be given."""
    session = _session(question)
    if session is None:
        return ()
    seen = session.event_count
    return () if session.answer(answer) else session.events[seen:]


def _session(question: Question) -> Session | None:
    session = in_thought(question.before, question.book, Salted(0))
    try:
        session.take_up(question.action, question.answers)
    except ValueError:  # it comes to an end, or to what nobody can know
        return None
    return session


def _aims(question: Question, words: tuple[str, ...], left: list[int], cancelled: Cancelled) -> Iterator[Aim]:
    left[0] -= 1
    session = None if left[0] < 0 or cancelled() else _session(question)
    if session is None or _has_rolled(session.events):
        return
    law = session.law
    if isinstance(law, SpotLaw):
        yield from _laid(question, law, session.state, words)
    elif isinstance(law, ChooseLaw) and _chooses_one(law):
        for option in law.request.options:
            yield from _by_option(question, session, option, (words, left, cancelled))


def _by_option(
    question: Question, session: Session, option: Option, on: tuple[tuple[str, ...], list[int], Cancelled]
) -> Iterator[Aim]:
    """Yield the attacks that an option leads to: it names an enemy, or strikes one, or asks on."""
    words, left, cancelled = on
    asked, state = session.pending, session.state
    assert isinstance(asked, Choose)
    target = target_of(option.id, state)
    told = words if option.id in state.units else (*words, option.words)
    named = " · ".join(told) or _named(option, question)
    if target is not None:
        if target.commander != asked.by and is_harmful(asked, state):
            yield Aim(target.id, question, (option.id,), named)
    elif len(words) < _DEEP:
        struck = _struck(question, option, asked.by)
        if struck:
            yield Aim(struck, question, (option.id,), named)
        else:
            then = replace(question, answers=(*question.answers, (option.id,)))
            yield from _aims(then, told, left, cancelled)


def _is_of(figures: Sequence[str], unit: str, state: State) -> bool:
    return any(state.figures[id_].model.unit == unit for id_ in figures)


def _has_rolled(events: Sequence[Event]) -> bool:
    return any(isinstance(event, DiceRolled) for event in events)


def _struck(question: Question, option: Option, by: str) -> str:
    """Return the one enemy that is struck at once by an option: where there is no other nobody is asked."""
    events = events_upon(question, (option.id,))
    if not _has_rolled(events):
        return ""
    found = {event.unit for event in events if isinstance(event, HpLost)}
    told = " ".join(map(_told, events))
    state = question.before
    foes = [each for each in state.on_table() if each.commander != by]
    found |= {each.id for each in foes if re.search(rf"(attacks|against) {re.escape(each.name)}\b", told)}
    struck = [each.id for each in foes if each.id in found]
    return struck[0] if len(struck) == 1 else ""


def _named(option: Option, question: Question) -> str:
    """Return what an option does to the unit that it stands for, or the action where it only names that."""
    name = question.before.units[option.id].name
    return option.words if option.words != name and name in option.words else question.action.name


def _told(event: Event) -> str:
    if isinstance(event, DiceRolled):
        return event.why
    return event.words if isinstance(event, Said) else ""


def _laid(question: Question, law: SpotLaw, state: State, words: tuple[str, ...]) -> Iterator[Aim]:
    """Yield for each enemy the place of a template that is over most of it and over fewest friends."""
    if law.laid is None or not words:
        return
    figures = [figure for unit in state.on_table() for figure in state.living(unit.id)]
    sides = [state.units[figure.model.unit] for figure in figures]
    best: dict[str, tuple[float, Point]] = {}
    for place in places_worth_a_look(law, state):
        hit = [unit for n, unit in enumerate(sides) if any(row[n] for row in _under(law, place, figures))]
        friends = sum(unit.commander == law.request.by for unit in hit)
        for unit in {unit.id: unit for unit in hit if unit.commander != law.request.by}.values():
            worth = sum(each is unit for each in hit) + 0.1 * len(hit) - 1.1 * friends
            if worth > best.get(unit.id, (0.0, place))[0]:
                best[unit.id] = worth, place
    for target, (_, place) in best.items():
        yield Aim(target, question, place, " · ".join(words), True, tuple(law.laid(place)))


def _under(law: SpotLaw, place: Point, figures: Sequence[object]) -> list[Sequence[bool]]:
    assert law.laid is not None
    return [layout.under(each, figures) for each in law.laid(place)]  # type: ignore[arg-type]
