"""An opponent that follows a page of rules, so short that a player can follow it by hand at a real table.

What it says (`PAGE`) and what it does stand side by side here: each line of the page is one function.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from battlefield.geometry.kernel.shapes import Point
from battlefield.play.opponents.candidates import Rate, layouts
from battlefield.play.opponents.view import Decision, View
from battlefield.play.opponents.worth import full_hp
from battlefield.play.session import Session
from battlefield.play.thinking import Salted
from battlefield.rules.book.actions import Action, Book
from battlefield.rules.book.values import Strike, Values
from battlefield.rules.core.dice import face
from battlefield.rules.core.digest import digest
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import ChooseLaw, ConfirmLaw, PlacesLaw, SpotLaw
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import TABLE, State, Unit
from battlefield.rules.table import layout

PAGE: Mapping[str, tuple[str, ...]] = {
    "The plan": (
        "Roll a D6 for the side at the start of each turn: 1-2 it goes for the nearest foe, "
        "3-4 for the dearest, 5-6 for the nearest thing that scores.",
    ),
    "Who acts": (
        "Whoever can strike a foe from where it stands; of several the dearest.",
        "Else whoever is nearest to a foe; on a tie the first of the roster.",
        "Nobody waits who can do anything.",
    ),
    "Whom it strikes": (
        "Whoever the blow is likely to destroy; of several the dearest.",
        "Else whoever loses the greatest part of its worth; on a tie the nearest.",
        "Of friends that may be helped, whoever has lost the most.",
    ),
    "With what": ("The weapon or action that takes the most off its target; on a tie the first listed.",),
    "Where it goes": (
        "With less than half its HP: as far from all foes as it can.",
        "Else so near to the foe of its plan that its longest strike just reaches, or to what scores.",
    ),
    "Where a template lies": ("Over as many foes and as few friends as can be.",),
    "All else": ("Yes to what the rules offer: the first thing listed that is not to let it be.",),
}
"""The rules, under the question that each group answers."""

NEAREST, DEAREST, SCORES = "nearest", "dearest", "scores"
_PLANS = (NEAREST, NEAREST, DEAREST, DEAREST, SCORES, SCORES)
_CONTACT = 0.05  # inches
_BESIDE = 1.0  # inches: who reaches no farther wants to touch
_WITHIN = 0.9  # of a reach, so that whoever moves away a little is still in it


@dataclass(frozen=True, slots=True)
class _Eyes:
    """What the rules of the page look at: the state, the side, its plan, and what things are worth."""

    state: State
    side: str
    values: Values
    plan: str

    @property
    def foes(self) -> list[Unit]:
        """The units of others that stand on the table."""
        return [u for u in self.state.on_table() if u.commander != self.side and self.state.living(u.id)]

    def gap(self, one: str, other: str) -> float:
        """Return how far apart two units are, in inches."""
        return layout.between(self.state, one, other).gap

    def share(self, unit: str, strike: Strike, foe: str) -> float:
        """Return what part of a foe's HP a strike takes on average; 1 or more destroys it."""
        return self.values.harm(self.state, unit, strike, foe) / max(1, self.state.hp(foe))

    def can_strike(self, unit: str) -> bool:
        """Whether some foe is in reach of some strike, as the crow flies."""
        strikes = self.values.strikes(self.state, unit)
        far = max((each.reach for each in strikes), default=-1.0) + _CONTACT
        return any(self.gap(unit, foe.id) <= far for foe in self.foes)


class Automaton:
    """Follows the page."""

    def __init__(self, book: Book, values: Values) -> None:
        self.book, self.values = book, values

    def decide(self, view: View) -> Decision | None:
        """Return what the page says; None where nothing lawful is known."""
        if view.action is None:
            return next(map(Decision, self.actions(view.state, view.side)), None)
        session = view.session(self.book, Salted(0))
        found = self.answer(session) if session is not None else None
        return Decision(answer=found) if found is not None else None

    def actions(self, state: State, side: str) -> Sequence[Action]:
        """Return what a side may begin, in the order that the page says."""
        eyes = _Eyes(state, side, self.values, _plan(state, side))
        actions = [each for each in self.book.actions(state) if each.by == side]
        return sorted(actions, key=lambda each: self._who(eyes, each), reverse=True)

    def answer(self, session: Session) -> Answer | None:
        """Return the answer that the page says to what is asked, whoever is asked; None where none is known."""
        if session.law is None or session.in_hand is None:
            return None
        side, state = session.law.request.by, session.state
        eyes = _Eyes(state, side, self.values, _plan(state, side))
        return _ANSWERS.get(type(session.law), _first)(session, eyes, session.in_hand[0].unit)

    def _who(self, eyes: _Eyes, action: Action) -> tuple[object, ...]:
        busy = action.name not in self.values.idle
        if action.unit not in eyes.state.units or not eyes.state.living(action.unit):
            return busy, False, 0.0
        there = eyes.state.units[action.unit].where == TABLE
        if there and eyes.can_strike(action.unit):
            return busy, True, self.values.price(eyes.state, action.unit)
        gaps = (eyes.gap(action.unit, foe.id) for foe in eyes.foes) if there else ()
        return busy, False, -min(gaps, default=0.0)


def _plan(state: State, side: str) -> str:
    """Roll for the plan of a turn: a die that the battle shows nobody before."""
    start = int(digest(state)[:8], 16) if state.clock.turn == 0 else 0
    number = state.sides.index(side) if side in state.sides else 0
    return _PLANS[face(start, state.clock.turn, number, len(_PLANS)) - 1]


def _first(session: Session, eyes: _Eyes, unit: str) -> Answer | None:
    del eyes, unit
    return next(iter(session.suggestions(1)), None)


def _chosen(session: Session, eyes: _Eyes, unit: str) -> Answer | None:
    """Choose whom, with what, or what is listed first."""
    law = session.law
    assert isinstance(law, ChooseLaw)
    ids, least = [option.id for option in law.request.options], max(1, law.request.least)
    units = eyes.state.units
    if all(id_ in units for id_ in ids):
        return tuple(sorted(ids, key=lambda id_: _whom(eyes, unit, id_), reverse=True)[:least])
    found = eyes.values.strikes(eyes.state, unit) if unit in units else ()
    strikes = {each.name: each for each in found}
    taken = {id_: _taken(eyes, unit, strikes[id_]) for id_ in ids if id_ in strikes}
    best = max(taken, key=lambda id_: taken[id_], default="")
    if best and taken[best] > 0.0 and least == 1:
        return (best,)
    others = [id_ for id_ in ids if id_ not in taken and id_ not in eyes.values.idle]
    return tuple(others[:least]) if len(others) >= least else _first(session, eyes, unit)


def _whom(eyes: _Eyes, unit: str, other: str) -> tuple[float, float, float]:
    """Rate a unit as a target: destroyed at a blow, by what it loses of its worth, by how near it is."""
    state = eyes.state
    if state.units[other].commander == eyes.side:
        return 0.0, -state.hp(other) / max(1, state.units[other].strength), 0.0
    there = unit in state.units and state.units[unit].where == state.units[other].where == TABLE
    if not there:
        return 0.0, eyes.values.price(state, other), 0.0
    shares = (eyes.share(unit, each, other) for each in eyes.values.strikes(state, unit))
    share = min(1.0, max(shares, default=0.0))
    return float(share >= 1.0), share * eyes.values.price(state, other), -eyes.gap(unit, other)


def _taken(eyes: _Eyes, unit: str, strike: Strike) -> float:
    """Return the most that a strike takes off a foe in its reach."""
    near = (foe.id for foe in eyes.foes if eyes.gap(unit, foe.id) <= strike.reach + _CONTACT)
    state, values = eyes.state, eyes.values
    return max((eyes.share(unit, strike, foe) * values.price(state, foe) for foe in near), default=0.0)


def _pointed(session: Session, eyes: _Eyes, unit: str) -> Answer | None:
    """Point where what would lie there covers most foes and fewest friends."""
    law = session.law
    assert isinstance(law, SpotLaw)
    figures = [figure for each in eyes.state.on_table() for figure in eyes.state.living(each.id)]
    own = [eyes.state.units[figure.model.unit].commander == eyes.side for figure in figures]

    def covered(point: Point) -> int:
        laid = law.laid(point) if law.laid is not None and figures else ()
        rows = [layout.under(each, figures) for each in laid]
        return sum(1 - 2 * is_own for row in rows for is_own, hit in zip(own, row, strict=True) if hit)

    del unit
    return max(law.suggestions(), key=covered, default=None)


def _placed(session: Session, eyes: _Eyes, unit: str) -> Answer | None:
    """Go where the page says, as near to it as is lawful."""
    law, state = session.law, session.state
    assert isinstance(law, PlacesLaw)
    mover = state.figures[law.request.figures[0]].model.unit
    del unit
    rate = _aim(eyes, mover)
    close = _reach(eyes, mover) <= _BESIDE
    found = layouts(session, eyes.values.stride(state, mover), rate, touching=close)
    return max(found, key=rate, default=None)


def _reach(eyes: _Eyes, unit: str) -> float:
    return max((each.reach for each in eyes.values.strikes(eyes.state, unit)), default=0.0)


def _aim(eyes: _Eyes, mover: str) -> Rate:
    """Return what tells how well places for a unit serve its plan."""
    state = eyes.state
    foes = [figure for foe in eyes.foes for figure in state.living(foe.id)]
    if foes and state.hp(mover) * 2 < full_hp(state, mover):
        return lambda places: min(_apart(places, figure.model.at) for figure in foes)
    goal = _goal(eyes, mover)
    reach = 0.0 if eyes.plan == SCORES else _reach(eyes, mover)
    return lambda places: -max(0.0, _apart(places, goal) - reach * _WITHIN)


def _goal(eyes: _Eyes, mover: str) -> Point:
    """Return the place that a unit's plan leads it to."""
    state = eyes.state
    marks = [mark.at for mark in state.markers]
    middle = state.board.width / 2.0, state.board.height / 2.0
    own = state.living(mover)
    here = own[0].model.at if own and state.units[mover].where == TABLE else middle
    if eyes.plan == SCORES and marks:
        return min(marks, key=lambda at: hypot(at[0] - here[0], at[1] - here[1]))
    if not eyes.foes:
        return middle
    spots = {foe.id: state.living(foe.id)[0].model.at for foe in eyes.foes}
    if eyes.plan == DEAREST:
        return spots[max(spots, key=lambda foe: eyes.values.price(state, foe))]
    return min(spots.values(), key=lambda at: hypot(at[0] - here[0], at[1] - here[1]))


def _apart(places: Sequence[Placed], at: Point) -> float:
    return min(hypot(place.at[0] - at[0], place.at[1] - at[1]) for place in places)


def _confirmed(session: Session, eyes: _Eyes, unit: str) -> Answer | None:
    del session, eyes, unit
    return True


_ANSWERS: Mapping[type, Callable[[Session, _Eyes, str], Answer | None]] = {
    ChooseLaw: _chosen,
    ConfirmLaw: _confirmed,
    SpotLaw: _pointed,
    PlacesLaw: _placed,
}
