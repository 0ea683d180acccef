"""The turning points of a battle: how likely it was won after each action, and where that changed most.

The chance is an estimate: what both sides' positions are worth, by the plain weights of opponents and with
nothing hidden, is compared, and the difference, as a share of all prices, becomes a chance by a logistic
curve. What is a side's own counts by how much it is of all that the side brought, so that sides of unlike
size begin level, and the curve shows what the battle made of them. At the end stands its result.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp

from battlefield.app.books.faces import face_of
from battlefield.app.foreseeing.changes import Counted, Told, changes
from battlefield.app.foreseeing.ways import Way
from battlefield.app.opponents.players import values_of
from battlefield.app.wording.percents import percent_of
from battlefield.app.wording.side_colours import side_name
from battlefield.app.wording.spoken import agreeing, one_as_one
from battlefield.app.wording.told_apart import name_apart
from battlefield.play.course import Course, Deed
from battlefield.play.opponents.tempers import PLAIN
from battlefield.play.opponents.worth import Worth
from battlefield.rules.book.actions import Book
from battlefield.rules.book.values import Values
from battlefield.rules.core.events import HpLost, Scored, UnitArrived
from battlefield.rules.core.state import State

STEEP = 10.0  # of the curve: what fits 25 battles of the automaton against itself best (a small, even sample)
MOST_SWINGS, LEAST_SWINGS = 5, 3
_WORTH_A_WORD = 0.04  # of a chance: smaller swings are named only where there are not three larger ones
_NOTHING = 0.005  # of a chance: less is no swing
_MOST_TOLD = 3  # things that came of an action
_ODDS = 30.0  # beyond which a chance is sure


@dataclass(frozen=True, slots=True)
class Swing:
    """An action that changed much: where, what came of it, and the first side's chance before and after.

    `place` counts the events up to what came of it, `turn` is the game turn.
    """

    place: int
    turn: int
    when: str
    words: str
    before: float
    after: float

    @property
    def gain(self) -> float:
        """By how much the first side's chance has grown."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Curve:
    """The chance of the first of two sides after each action, by places, and its largest swings in order.

    The last point is the result.
    """

    sides: tuple[str, str]
    points: tuple[tuple[int, float], ...]
    swings: tuple[Swing, ...]
    turns: tuple[tuple[int, int], ...] = ()  # the place where each game turn begins, with its number

    def chance(self, place: int) -> float:
        """Return the chance at a place."""
        return next((chance for at, chance in reversed(self.points) if at <= place), 0.5)

    def side_of(self, swing: Swing) -> str:
        """Return the side that a swing favours."""
        return self.sides[swing.gain < 0.0]

    def told(self, swing: Swing) -> str:
        """Say how the chance of the side that it favours changed."""
        first = swing.gain >= 0.0
        was, now = (each if first else 1.0 - each for each in (swing.before, swing.after))
        before, after = percent_of(was).removesuffix(" %"), percent_of(now).replace(" ", "\u00a0")
        return f"{side_name(self.side_of(swing))} from {before} to {after}"


def curve_of(course: Course, book: Book, cancelled: Callable[[], bool] = lambda: False) -> Curve | None:
    """Follow a battle that is over; None where it goes on, has but one side, or it is called off."""
    if not course.state.result or len(course.start.sides) < 2:
        return None
    judge = _Judge(book, course.start)
    place, before = 0, judge.chance(course.start)
    points, swings = [(0, before)], list[Swing]()
    for deed in course.deeds:
        if cancelled():
            return None
        swing = _swing(deed, place, before, judge.counted(deed))
        points.append((swing.place, swing.after))
        swings += [swing] if not _only_arrives(deed) else []
        place, before = place + len(deed.events), swing.after
    points.append((place, judge.chance(course.state)))
    return Curve(judge.sides, tuple(points), _largest(swings), tuple(_turns(course)))


class _Judge:
    """Tells how likely the first side wins."""

    def __init__(self, book: Book, start: State) -> None:
        values = values_of(book.name)
        self._worth = Worth(book, values, levels=_levels(values, start))
        self._whole = self._worth.whole(start) or 1.0
        self.sides: tuple[str, str] = (start.sides[0], start.sides[1])

    def chance(self, state: State) -> float:
        """Return the first side's chance: what it seems to be, or once the battle is over how it ended."""
        if state.result:
            won = state.winner
            return float(won == self.sides[0]) if won in self.sides else 0.5
        one, other = (self._score(state, side) for side in self.sides)
        return squashed((one - other) / 2.0 / self._whole)

    def counted(self, deed: Deed) -> float:
        """Return what an action has made of the chance: that the battle just ends then is nobody's deed."""
        return self.chance(deed.after if _felt(deed) else replace(deed.after, result=""))

    def _score(self, state: State, side: str) -> float:
        terms = self._worth.terms(state, side)
        return sum(PLAIN.get(name, 1.0) * amount for name, amount in terms.items())


def _levels(values: Values, start: State) -> Mapping[str, float]:
    """Return by how much the prices of each side are to be multiplied, so that all have brought as much."""
    prices = dict.fromkeys(start.sides, 0.0)
    for unit in start.units.values():
        prices[unit.side] = prices.get(unit.side, 0.0) + values.price(start, unit.id)
    even = sum(prices.values()) / max(1, len(prices))
    return {side: even / price for side, price in prices.items() if price}


def squashed(share: float) -> float:
    """Make a chance of by how much one side is better, as a share of all prices."""
    return 1.0 / (1.0 + exp(-max(-_ODDS, min(_ODDS, STEEP * share))))


def _largest(swings: Sequence[Swing]) -> tuple[Swing, ...]:
    """Return the largest swings in the order of the battle."""
    found = sorted((s for s in swings if abs(s.gain) >= _NOTHING), key=lambda s: (-abs(s.gain), s.place))
    named = [
        swing
        for number, swing in enumerate(found[:MOST_SWINGS])
        if number < LEAST_SWINGS or abs(swing.gain) >= _WORTH_A_WORD
    ]
    return tuple(sorted(named, key=lambda swing: swing.place))


def _only_arrives(deed: Deed) -> bool:
    """Return whether somebody came onto the table and nothing else happened: that turns no battle."""
    arrives = any(isinstance(event, UnitArrived) for event in deed.events)
    return arrives and not _felt(deed)


def _felt(deed: Deed) -> Sequence[int]:
    """Return which of its events, counted from 1, took something off somebody or scored."""
    return [n for n, event in enumerate(deed.events, 1) if isinstance(event, HpLost | Scored)]


def _swing(deed: Deed, first: int, before: float, after: float) -> Swing:
    felt = _felt(deed)
    place = first + (felt[-1] if felt else len(deed.events))
    turn = deed.before.clock.turn
    when = f"{face_of(deed.before.book).period.capitalize()} {turn}" if turn else "Before the battle"
    return Swing(place, turn, when, _words(deed), before, after)


def _words(deed: Deed) -> str:
    """Say who did what, and what came of it."""
    unit = deed.before.units.get(deed.action.unit)
    who = f"{name_apart(deed.before, unit.id)}, {deed.action.name}" if unit is not None else deed.action.name
    told = tuple(_told(deed))[:_MOST_TOLD]
    return agreeing(f"{who}: {', '.join(told)}" if told else who, deed.before)


def _told(deed: Deed) -> Iterator[str]:
    found = changes(Way(deed.before, deed.after, deed.events))
    face = face_of(deed.before.book)
    ends = [change.words for change in found if isinstance(change, Told)]
    yield from (words for words in ends if words.endswith("is wiped out"))
    gone = {words.removesuffix(" is wiped out") for words in ends}
    for change, amount in found.items():
        if isinstance(change, Counted) and change.measure == "health" and change.who not in gone:
            yield f"{change.who} {change.verb} {face.health_words(round(amount))}"
    for change, amount in found.items():
        if isinstance(change, Counted) and change.of == "points":
            yield one_as_one(f"{side_name(change.who)} {change.verb} {amount:g} points")


def _turns(course: Course) -> Iterator[tuple[int, int]]:
    """Yield where each game turn begins, by its first action."""
    place, turn = 0, 0
    for deed in course.deeds:
        if deed.before.clock.turn > turn:
            turn = deed.before.clock.turn
            yield place, turn
        place += len(deed.events)
