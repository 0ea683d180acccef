"""What may come of a decision, played on in thought by all that its dice may show: kills, losses, replies.

The chances are exact where all ways can be followed, else those of trials; the dice are those of thought.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from itertools import takewhile

from battlefield.app.books.faces import face_of
from battlefield.app.foreseeing.chances import Chance, number
from battlefield.app.foreseeing.changes import LOSES, Counted, Told, wiped_out
from battlefield.app.foreseeing.telling import Outcome, Prospect, foretold
from battlefield.app.foreseeing.ways import Way
from battlefield.app.opponents.players import values_of
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.told_apart import name_apart
from battlefield.play.opponents.playing_on import PlayingOn
from battlefield.play.opponents.tempers import PLAIN
from battlefield.play.opponents.view import Decision, View
from battlefield.play.opponents.worth import Worth
from battlefield.play.thinking import Salted
from battlefield.rulebooks.registry import book_of
from battlefield.rules.book.actions import Book
from battlefield.rules.book.values import Values
from battlefield.rules.core.dice import Dice
from battlefield.rules.core.events import ClockSet, HpLost
from battlefield.rules.core.state import TABLE, State, Unit
from battlefield.rules.table import layout

_MOST_LINES, _MOST_REPLIES = 6, 3
_PLANS = 3  # ways to go on with choices of one's own that are looked at
_MOVES = "then it goes where that looks best"
_CONTACT = 0.05  # inches
_NOBODY = Fraction(0)


@dataclass(frozen=True, slots=True)
class Blow:
    """Who strikes whom in thought, what that takes off on average, and how likely it kills."""

    by: str
    foe: str
    harm: float
    kills: Chance

    @property
    def words(self) -> str:
        """Say it where there is little room."""
        chance = f", kills in {self.kills.short}" if self.kills.share else ""
        return f"-{number(self.harm)}{chance}"


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What may come of a decision, in lines, and the way that it goes most likely."""

    lines: tuple[str, ...]
    kills: str
    loss: str
    way: Way
    blows: tuple[Blow, ...]
    prospect: Prospect

    @property
    def is_settled(self) -> bool:
        """Whether looking further would tell little more."""
        return self.prospect.is_settled


def outcomes_of(
    view: View,
    decision: Decision,
    weights: Mapping[str, float],
    cancelled: Callable[[], bool] = lambda: False,
    known: Outcomes | None = None,
    unit: LengthUnit = "inches",
) -> Outcomes | None:
    """Look at what may come of a decision; after what is `known` one step further.

    None where it cannot be played on, or once it is called off.
    """
    book = book_of(view.state.book)
    if book is None:
        return None
    values = values_of(book.name)
    worth, weights = Worth(book, values), weights or PLAIN
    goer = _Goer(view, decision, book, worth, weights, PlayingOn(book, worth, weights))
    earlier = known.prospect if known is not None else None
    found = foretold(partial(goer.way, goer.plan()), cancelled, earlier)
    if found is None:
        return None
    way = max(found.ways.each, key=lambda each: each[0])[1]
    loss = " · ".join(filter(None, (_lost(found, view), _replies(way.after, view, decision, values))))
    lines, blows = _lines(found, way, unit), tuple(_blows(found, view))
    return Outcomes(lines, _killed(found, view), loss or "nothing", way, blows, found)


def _lines(found: Prospect, way: Way, unit: LengthUnit) -> tuple[str, ...]:
    """Say what may come about; models that are lost go without saying beside the health that is lost."""
    if found.is_nothing and way.after != way.before:
        return (_MOVES,)
    told = tuple(each for each in found.outcomes if not _is_of_models(each))
    return replace(found, outcomes=told).lines(unit)[:_MOST_LINES]


def _is_of_models(each: Outcome) -> bool:
    return isinstance(each.change, Counted) and each.change.measure == "models"


@dataclass(frozen=True, slots=True)
class _Goer:
    """Plays a decision on to the end of its action; a move after it goes where it looks best."""

    view: View
    decision: Decision
    book: Book
    worth: Worth
    weights: Mapping[str, float]
    playing_on: PlayingOn

    def plan(self) -> int:
        """Return the best of some plans by the first dice."""
        ways = ((plan, self.way(plan, Salted(0))) for plan in range(_PLANS))
        scores = {plan: self._score(way.after) for plan, way in ways if way is not None}
        return max(scores, key=lambda plan: scores[plan], default=0)

    def _score(self, state: State) -> float:
        terms = self.worth.terms(state, self.view.side)
        return sum(self.weights.get(name, 1.0) * amount for name, amount in terms.items())

    def way(self, plan: int, dice: Dice) -> Way | None:
        """Play it with some dice, and with one plan of what to choose in it."""
        session = self.view.session(self.book, dice)
        if session is None:
            return None
        before, seen = session.state, session.event_count
        if self.decision.done_in(session):
            return None
        reached = self.playing_on.to_the_next(session, self.view.side, self.view.request, plan)
        events = takewhile(lambda event: not isinstance(event, ClockSet), session.events[seen:])
        return Way(before, reached.state, tuple(events)) if reached is not None else None


def _foes(state: State, side: str) -> Sequence[Unit]:
    return [unit for unit in state.units.values() if unit.commander != side]


def _chance(found: Prospect, name: str) -> Chance:
    """Return how likely a unit is wiped out."""
    told = Told(wiped_out(name))
    known = (each.chance for each in found.outcomes if each.change == told)
    return next(known, Chance(_NOBODY, found.ways.trials))


def _killed(found: Prospect, view: View) -> str:
    """Say whom it may kill, and how likely."""
    names = dict.fromkeys(name_apart(view.state, unit.id) for unit in _foes(view.state, view.side))
    chances = [(name, _chance(found, name)) for name in names]
    likely = [(name, chance) for name, chance in chances if chance.share]
    return " · ".join(f"{name} {chance.words}" for name, chance in likely) or "none"


def _lost(found: Prospect, view: View) -> str:
    """Say what one's own units lose on average in doing it."""
    face = face_of(view.state.book)
    own = (unit.id for unit in view.state.units.values() if unit.commander == view.side)
    names = dict.fromkeys(name_apart(view.state, unit) for unit in own)
    lost = ((name, _harm(found, name)) for name in names)
    return " · ".join(f"{who} {number(amount)} {face.health} in doing it" for who, amount in lost if amount)


def _replies(after: State, view: View, decision: Decision, values: Values) -> str:
    """Say what foes may take off the unit that acts, where it then stands, once it is their turn."""
    action = decision.action if decision.action is not None else view.action
    unit = action.unit if action is not None else ""
    known = after.units.get(unit)
    if after.result or known is None or known.where != TABLE or not after.living(unit):
        return ""
    found = sorted(_harms(after, unit, view.side, values), reverse=True)[:_MOST_REPLIES]
    health = face_of(after.book).health
    return " · ".join(f"{number(harm)} {health} from {name} in reply" for harm, name in found)


def _harms(after: State, unit: str, side: str, values: Values) -> Iterator[tuple[float, str]]:
    """Yield what each foe takes off a unit on average that may strike it, at once or after a move."""
    for foe in _foes(after, side):
        if foe.where != TABLE or not after.living(foe.id):
            continue
        reach = layout.between(after, foe.id, unit).gap - values.stride(after, foe.id) - _CONTACT
        strikes = (each for each in values.strikes(after, foe.id) if each.reach >= reach)
        harm = max((values.harm(after, foe.id, each, unit) for each in strikes), default=0.0)
        if harm > 0.0:
            yield min(harm, float(after.hp(unit))), name_apart(after, foe.id)


def _blows(found: Prospect, view: View) -> Iterator[Blow]:
    """Yield who strikes whom in any of the ways."""
    pairs: dict[tuple[str, str], None] = {}
    for _, way in found.ways.each:
        lost = (event for event in way.events if isinstance(event, HpLost) and event.by != event.unit)
        pairs |= dict.fromkeys((event.by, event.unit) for event in lost if event.by)
    for by, foe in pairs:
        units = view.state.units
        if by in units and foe in units and units[by].commander != units[foe].commander:
            name = name_apart(view.state, foe)
            yield Blow(by, foe, _harm(found, name), _chance(found, name))


def _harm(found: Prospect, name: str) -> float:
    """Return the health that a unit loses on average."""
    lost = Counted(name, LOSES, measure="health")
    return next((each.amount.mean for each in found.outcomes if each.change == lost), 0.0)
