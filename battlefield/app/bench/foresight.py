"""What may come of an effect, before it is carried out: it is played many times with other dice.

Nothing is worked out twice: each trial goes through the same rules as the effect itself.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import hypot

from battlefield.app.answers import placed
from battlefield.app.bench.one_effect import Trial
from battlefield.app.bench.results import effect_words
from battlefield.app.books.faces import face_of
from battlefield.app.drawing import Drawing, Line, Mark, Shape
from battlefield.app.lengths import LengthUnit, format_length
from battlefield.app.names import full_name
from battlefield.app.playing.forecasts import Salted, hp_lost, turnout
from battlefield.play.session import Session
from battlefield.rules.events import (
    DiceRolled,
    Event,
    FiguresRemoved,
    Said,
    UnitAdded,
    UnitArrived,
    UnitMoved,
)
from battlefield.rules.requests import Answer, Request, Roll, Spot
from battlefield.rules.scene import Model
from battlefield.rules.state import State

TRIALS = 40
_MOST_STEPS = 100  # questions in one trial
_MOST_ENDS = 12  # places that are drawn of one figure
_SAME = 3  # decimals of an inch by which ends are told apart in the picture
_ROOM = 0.7  # inches above a base's middle


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way that it went: what happened, what was asked, and the state at its end."""

    events: tuple[Event, ...]
    asked: tuple[str, ...]
    state: State


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What may come of an effect; `is_sure` where neither a die nor a choice decides anything."""

    before: State
    outcomes: tuple[Outcome, ...]
    refusal: str = ""
    printed: frozenset[str] = frozenset()  # names of the book's effects

    @property
    def is_sure(self) -> bool:
        """Whether it can go one way only."""
        return len(self.outcomes) == 1

    def lines(self, unit: LengthUnit = "inches") -> tuple[str, ...]:
        """Say what may come of it."""
        if self.refusal:
            return (f"It cannot be done: {self.refusal}.",)
        if not self.outcomes:
            return ("What comes of it depends on what is answered.",)
        told = (*_harm(self), *_laid(self), *_moves(self, unit), *_comes(self), *_gone(self))
        return (*self._basis, *(told or ("Nothing on the table changes.",)))

    @property
    def _basis(self) -> tuple[str, ...]:
        asked = tuple(dict.fromkeys(what for outcome in self.outcomes for what in outcome.asked))
        asks = (f"You will be asked for: {'; '.join(asked)}. The first lawful answer is counted here.",)
        tried = () if self.is_sure else (f"In {len(self.outcomes)} trials:",)
        return (*_said(self.outcomes[0]), *(asks if asked else ()), *tried)

    @property
    def drawing(self) -> Drawing:
        """Draw the ways of whoever is moved, and where each may end with its share."""
        moved = (figure for figure in self.before.figures if any(_at(o, figure) for o in self.outcomes))
        return (*(part for figure in moved for part in _drawn(self, figure)), *_drawn_new(self))


def foresee(trial: Trial, cancelled: Callable[[], bool]) -> Foreseen | None:
    """Play an effect many times; None once it is called off."""
    before = trial.begun.state
    if trial.refusal:
        return Foreseen(before, (), trial.refusal)
    outcomes: list[Outcome] = []
    for number in range(TRIALS):
        if cancelled():
            return None
        outcome = _played(trial, number)
        if outcome is None:
            return Foreseen(before, ())
        outcomes.append(outcome)
        if not outcome.asked and not any(isinstance(event, DiceRolled) for event in outcome.events):
            break  # it goes the same way each time
    return Foreseen(before, tuple(outcomes), printed=frozenset(trial.book.catalogue.perks))


def _played(trial: Trial, number: int) -> Outcome | None:
    session = trial.session(Salted(number))
    if session.begin(trial.action):
        return None
    asked = answered(trial, session)
    if session.pending is not None:
        return None
    return Outcome(session.events, asked, session.state)


def answered(trial: Trial, session: Session) -> tuple[str, ...]:
    """Answer all that is asked with the first lawful answers, and say what that was; dice are left alone."""
    asked: list[str] = []
    for _ in range(_MOST_STEPS):
        pending = session.pending
        if pending is None or isinstance(pending, Roll):
            break
        answer = first_answer(trial, pending)
        if answer is None or session.answer(answer):
            break
        asked.append(pending.what)
    return tuple(asked)


def first_answer(trial: Trial, request: Request) -> Answer | None:
    """Give a lawful answer: a place on the target where that will do, else the first one suggested."""
    target = trial.case.scene.model(trial.case.target)
    if isinstance(request, Spot) and target is not None and not request.refusal(target.at):
        return target.at
    return next(iter(request.suggestions()), None)


# in words


def _said(outcome: Outcome) -> Iterator[str]:
    """Give what the rules said before the first die."""
    for event in outcome.events:
        if isinstance(event, DiceRolled):
            return
        if isinstance(event, Said):
            yield _sentence(event.words)


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def _share(found: Foreseen, count: int) -> str:
    return "" if count == len(found.outcomes) else f", in {100 * count / len(found.outcomes):.0f} %"


def _harm(found: Foreseen) -> Iterator[str]:
    lost, face = [hp_lost(outcome.events) for outcome in found.outcomes], face_of(found.before.book)
    for id_, unit in found.before.units.items():
        each = [losses.get(id_, 0) for losses in lost]
        gone = sum(not outcome.state.living(id_) for outcome in found.outcomes)
        if any(each) and found.is_sure:
            yield f"{unit.name} loses {face.health_words(each[0])}{', and is wiped out' if gone else ''}."
        elif any(each):
            yield f"{turnout(id_, unit.name, each, gone, face.health).words}."


def _laid(found: Foreseen) -> Iterator[str]:
    """Say what comes to lie on whom, and on the table."""
    counts: dict[str, int] = {}
    for outcome in found.outcomes:
        for words in dict.fromkeys(_laid_words(found, outcome)):
            counts[words] = counts.get(words, 0) + 1
    for words, count in counts.items():
        yield f"{words}{_share(found, count)}."


def _laid_words(found: Foreseen, outcome: Outcome) -> Iterator[str]:
    """Say what is new in the state: effects by their printed names, markers, terrain that is gone."""
    before, after = found.before, outcome.state
    old = {effect.id for effect in before.effects}
    for effect in after.effects:
        if effect.id not in old and effect.name in found.printed:
            on = before.units.get(effect.on)
            yield f"{effect_words(effect)} lies on {on.name if on else effect.on}"
    marks = {mark.id for mark in before.markers}
    for mark in after.markers:
        if mark.id not in marks and mark.name:
            yield f"{mark.name} is laid on the table"
    left = {piece.id for piece in after.terrain}
    for piece in before.terrain:
        if piece.id not in left:
            yield f"{piece.name or piece.id} is destroyed"


def _moves(found: Foreseen, unit: LengthUnit) -> Iterator[str]:
    for id_, figure in found.before.figures.items():
        ends = [_at(outcome, id_) for outcome in found.outcomes]
        far = sorted(_far(figure.model, end) for end in ends if end is not None)
        if far:
            least, most = format_length(far[0], unit), format_length(far[-1], unit)
            how = least if least == most else f"{least} to {most}"
            name = full_name(figure.model)
            yield f"{name} is moved by {how}{_share(found, len(far))}."


def _comes(found: Foreseen) -> Iterator[str]:
    """Say who comes onto the table."""
    counts: dict[str, int] = {}
    for outcome in found.outcomes:
        for model in _arrived(outcome):
            counts[full_name(model)] = counts.get(full_name(model), 0) + 1
    for name, count in counts.items():
        yield f"{name} comes onto the table{_share(found, count)}."


def _gone(found: Foreseen) -> Iterator[str]:
    counts: dict[str, int] = {}
    for outcome in found.outcomes:
        removed = (e.figures for e in outcome.events if isinstance(e, FiguresRemoved))
        for figure in dict.fromkeys(id_ for ids in removed for id_ in ids):
            counts[figure] = counts.get(figure, 0) + 1
    for figure, count in counts.items():
        known = found.before.figures.get(figure)
        yield f"{full_name(known.model) if known else figure} is taken off{_share(found, count)}."


# on the table


def _at(outcome: Outcome, figure: str) -> Model | None:
    """Give a figure where it ends, if it is moved; one that is off the table ends nowhere."""
    known = outcome.state.figures.get(figure)
    moves = (event for event in outcome.events if isinstance(event, UnitMoved))
    moved = any(place.figure == figure for event in moves for place in event.places)
    if not moved or known is None or figure not in outcome.state.units[known.model.unit].figures:
        return None
    return known.model


def _far(model: Model, end: Model) -> float:
    return hypot(end.at[0] - model.at[0], end.at[1] - model.at[1])


def _arrived(outcome: Outcome) -> tuple[Model, ...]:
    """Give the figures that came onto the table, as they stand at the end."""
    ids: dict[str, None] = {}
    for event in outcome.events:
        if isinstance(event, UnitArrived):
            ids |= dict.fromkeys(place.figure for place in event.places)
        elif isinstance(event, UnitAdded):
            ids |= dict.fromkeys(figure.id for figure in event.figures)
    there = {model.id: model for model in outcome.state.scene().models}
    return tuple(there[id_] for id_ in ids if id_ in there)


def _drawn_new(found: Foreseen) -> Iterator[Shape]:
    """Draw what came onto the table in the first outcome, and the shapes laid there."""
    first = next(iter(found.outcomes), None)
    if first is None:
        return
    known = {mark.id for mark in found.before.markers}
    for model in _arrived(first):
        yield Shape(placed(model), "path", dashed=True)
    for mark in first.state.markers:
        if mark.template is not None and mark.id not in known:
            yield Shape(mark.template, "path", dashed=True)


@dataclass(slots=True)
class _End:
    model: Model
    path: tuple[tuple[float, float], ...]
    count: int = field(default=0)


def _drawn(found: Foreseen, figure: str) -> Iterator[Line | Shape | Mark]:
    start = found.before.figures[figure].model
    ends: dict[tuple[float, ...], _End] = {}
    for outcome in found.outcomes:
        end = _at(outcome, figure)
        if end is not None:
            key = tuple(round(part, _SAME) for part in (*end.at, end.bottom))
            ends.setdefault(key, _End(end, _path(outcome, figure, start))).count += 1
    likely = sorted(ends.values(), key=lambda each: -each.count)[:_MOST_ENDS]
    for each in likely:
        if each.model.at == start.at:
            continue
        yield Line(each.path, "path", arrow=True)
        yield Shape(placed(each.model), "path", dashed=True)
        if each.count < len(found.outcomes) and len(likely) <= 4:
            words = f"{100 * each.count / len(found.outcomes):.0f} %"
            yield Mark((each.model.at[0], each.model.at[1] + _ROOM), "path", (words,), 0.0)


def _path(outcome: Outcome, figure: str, start: Model) -> tuple[tuple[float, float], ...]:
    """Give the points that a figure's centre passed, all its movements together."""
    points = [start.at]
    for event in outcome.events:
        if isinstance(event, UnitMoved):
            for number, place in enumerate(event.places):
                if place.figure == figure:
                    points += event.paths[number][1:] if len(event.paths) > number else (place.at,)
    return tuple(points)
