"""What may come of an effect, before it is carried out: followed through all that its dice may show.

Nothing is worked out twice: each way goes through the same rules as the effect itself.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from battlefield.app.bench.one_effect import Trial
from battlefield.app.desk.answers import placed
from battlefield.app.desk.pictures import Drawing, Line, Mark, Shape
from battlefield.app.foreseeing.chances import Chance
from battlefield.app.foreseeing.changes import end_of
from battlefield.app.foreseeing.telling import Prospect, foretold
from battlefield.app.foreseeing.ways import Way
from battlefield.app.wording.lengths import LengthUnit
from battlefield.play.session import Session
from battlefield.play.thinking import in_thought
from battlefield.rules.core.dice import Dice
from battlefield.rules.core.events import DiceRolled, Said, UnitAdded, UnitArrived, UnitMoved
from battlefield.rules.core.laws import Law, RollLaw, SpotLaw
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Model

_MOST_ASKED = 4  # questions that are named
_MOST_STEPS = 100  # questions in one way
_MOST_ENDS = 12  # places that are drawn of one figure
_SAME = 3  # decimals of an inch by which ends are told apart in the picture
_MOST_SHARES = 4  # places that are drawn with their chances
_ROOM = 0.7  # inches above a base's middle


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What may come of an effect; `is_sure` where neither a die nor a choice decides anything."""

    before: State
    found: Prospect | None = None  # where it can be played by itself
    refusal: str = ""

    @property
    def ways(self) -> tuple[tuple[Fraction, Way], ...]:
        """The ways that it may go, with their chances."""
        return self.found.ways.each if self.found is not None else ()

    @property
    def is_settled(self) -> bool:
        """Whether looking further would tell little more."""
        return self.found is None or self.found.is_settled

    def lines(self, unit: LengthUnit = "inches") -> tuple[str, ...]:
        """Say what may come of it."""
        if self.refusal:
            return (f"It cannot be done: {self.refusal}.",)
        if self.found is None:
            return ("What comes of it depends on what is answered.",)
        return (*self._basis, *(_sentence(line) for line in self.found.lines(unit)))

    @property
    def _basis(self) -> tuple[str, ...]:
        asked = tuple(dict.fromkeys(what for _, way in self.ways for what in way.asked))
        more = ("more as the dice fall",) if len(asked) > _MOST_ASKED else ()
        told = "; ".join((*asked[:_MOST_ASKED], *more))
        asks = (f"You will be asked for: {told}. The first lawful answer is counted here.",)
        return (*_said(self.ways[0][1]), *(asks if asked else ()))

    @property
    def drawing(self) -> Drawing:
        """Draw the ways of whoever is moved, and where each may end with its share."""
        moved = (figure for figure in self.before.figures if any(end_of(way, figure) for _, way in self.ways))
        return (*(part for figure in moved for part in _drawn(self, figure)), *_drawn_new(self))


def foresee(trial: Trial, cancelled: Callable[[], bool], known: Foreseen | None = None) -> Foreseen | None:
    """Look at how an effect may go; after what is `known` one step further. None once it is called off."""
    before = trial.begun.state
    if trial.refusal:
        return Foreseen(before, refusal=trial.refusal)
    earlier = known.found if known is not None else None
    found = foretold(partial(_played, trial), cancelled, earlier, ids=True)
    return None if found is None and cancelled() else Foreseen(before, found)


def foresee_well(trial: Trial) -> Foreseen:
    """Look at how an effect may go until the figures are good."""
    found = foresee(trial, _never)
    while found is not None and not found.is_settled:
        found = foresee(trial, _never, found)
    assert found is not None  # nobody calls it off
    return found


def _never() -> bool:
    return False


def _played(trial: Trial, dice: Dice) -> Way | None:
    session = in_thought(trial.begun.state, trial.book, dice)
    if session.begin(trial.action):
        return None
    asked = answered(trial, session)
    if session.pending is not None:
        return None
    return Way(trial.begun.state, session.state, session.events, asked)


def answered(trial: Trial, session: Session) -> tuple[str, ...]:
    """Answer all that is asked with the first lawful answers, and say what that was; dice are left alone."""
    asked: list[str] = []
    for _ in range(_MOST_STEPS):
        law = session.law
        if law is None or isinstance(law, RollLaw):
            break
        answer = first_answer(trial, law)
        if answer is None or session.answer(answer):
            break
        asked.append(law.request.what)
    return tuple(asked)


def first_answer(trial: Trial, law: Law) -> Answer | None:
    """Return a lawful answer: a place on the target where that will do, else the first one suggested."""
    target = trial.case.scene.model(trial.case.target)
    if isinstance(law, SpotLaw) and target is not None and not law.refusal(target.at):
        return target.at
    return next(iter(law.suggestions()), None)


# in words


def _said(way: Way) -> Iterator[str]:
    """Yield what the rules said before the first die."""
    for event in way.events:
        if isinstance(event, DiceRolled):
            return
        if isinstance(event, Said):
            yield _sentence(event.words)


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


# on the table


def _arrived(way: Way) -> tuple[Model, ...]:
    """Return the figures that came onto the table, as they stand at the end."""
    ids: dict[str, None] = {}
    for event in way.events:
        if isinstance(event, UnitArrived):
            ids |= dict.fromkeys(place.figure for place in event.places)
        elif isinstance(event, UnitAdded):
            ids |= dict.fromkeys(figure.id for figure in event.figures)
    there = {model.id: model for model in way.after.scene().models}
    return tuple(there[id_] for id_ in ids if id_ in there)


def _drawn_new(found: Foreseen) -> Iterator[Shape]:
    """Draw what came onto the table in the likeliest way, and the shapes laid there."""
    if not found.ways:
        return
    _, likely = max(found.ways, key=lambda each: each[0])
    known = {mark.id for mark in found.before.markers}
    for model in _arrived(likely):
        yield Shape(placed(model), "path", dashed=True)
    for mark in likely.after.markers:
        if mark.template is not None and mark.id not in known:
            yield Shape(mark.template, "path", dashed=True)


@dataclass(slots=True)
class _End:
    model: Model
    path: tuple[tuple[float, float], ...]
    share: Fraction = Fraction(0)


def _drawn(found: Foreseen, figure: str) -> Iterator[Line | Shape | Mark]:
    """Draw where a figure may end, the likeliest places, with the chance of each where they are few."""
    start = found.before.figures[figure].model
    ends: dict[tuple[float, ...], _End] = {}
    for chance, way in found.ways:
        end = end_of(way, figure)
        if end is not None:
            key = tuple(round(part, _SAME) for part in (*end.at, end.bottom))
            ends.setdefault(key, _End(end, _path(way, figure, start))).share += chance
    likely = sorted(ends.values(), key=lambda each: -each.share)[:_MOST_ENDS]
    trials = found.found.ways.trials if found.found is not None else 0
    for each in likely:
        yield Line(each.path, "path", arrow=True)
        yield Shape(placed(each.model), "path", dashed=True)
        if each.share < 1 and len(likely) <= _MOST_SHARES:
            words = Chance(each.share, trials).short
            yield Mark((each.model.at[0], each.model.at[1] + _ROOM), "path", (words,), 0.0)


def _path(way: Way, figure: str, start: Model) -> tuple[tuple[float, float], ...]:
    """Return the points that a figure's centre passed, all its movements together."""
    points = [start.at]
    for event in way.events:
        if isinstance(event, UnitMoved):
            for number, place in enumerate(event.places):
                if place.figure == figure:
                    points += event.paths[number][1:] if len(event.paths) > number else (place.at,)
    return tuple(points)
