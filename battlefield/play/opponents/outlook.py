"""What the page of the automaton goes by: a side's plan, whom it hunts, where it wants to be."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import hypot

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.play.opponents.candidates import Rate
from battlefield.play.opponents.ways_by_area import steps_between
from battlefield.play.opponents.worth import full_hp
from battlefield.rules.book.actions import Book
from battlefield.rules.book.objectives import HasObjectives
from battlefield.rules.book.values import Strike, Values
from battlefield.rules.core.dice import face
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Figure, State, Unit
from battlefield.rules.table import layout

NEAREST, DEAREST, SCORES = "nearest", "dearest", "scores"
_PLANS = (NEAREST, NEAREST, DEAREST, DEAREST, SCORES, SCORES)
_CONTACT = 0.05  # inches
BESIDE = 1.0  # inches: who reaches no farther wants to touch
_WITHIN = 0.9  # of a reach, so that whoever moves away a little is still in it
THERE = 1e-6  # inches
_GRAINS = 10_000  # of an inch
_MANY = 2**61 - 1  # numbers that tables are told apart by

Target = tuple[Point, float]
"""Where something stands, and the radius of its base."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the rules of the page look at: the state, the side, its plan, and what things are worth.

    `ways` tells which choices were found to be moves, `binds` which to keep somebody from striking or moving.
    """

    state: State
    side: str
    values: Values
    plan: str
    marks: tuple[Point, ...] = ()
    weapon: str = ""
    ways: dict[tuple[str, str], bool] = field(default_factory=dict)
    binds: dict[tuple[str, str], bool] = field(default_factory=dict)

    @property
    def foes(self) -> list[Unit]:
        """The units of others that stand on the table."""
        return [u for u in self.state.on_table() if u.commander != self.side and self.state.living(u.id)]

    def gap(self, one: str, other: str) -> float:
        """Return how far apart two units are, in inches, or in areas on a map that has some."""
        if self.state.areas:
            return steps_between(self.state, one, other)
        return layout.between(self.state, one, other).gap

    def strikes(self, unit: str) -> Sequence[Strike]:
        """Return how a unit may strike: with the weapon that it has chosen, or else with all."""
        known = self.values.strikes(self.state, unit)
        return [each for each in known if each.name == self.weapon] or known

    def reach(self, unit: str) -> float:
        """Return how far the longest strike of a unit reaches."""
        return max((each.reach for each in self.values.strikes(self.state, unit)), default=0.0)

    def share(self, unit: str, strike: Strike, foe: str) -> float:
        """Return what part of a foe's HP a strike takes on average, none out of reach; 1 destroys it."""
        if not self.is_in_reach(unit, strike, foe):
            return 0.0
        return self.values.harm(self.state, unit, strike, foe) / max(1, self.state.hp(foe))

    def is_in_reach(self, unit: str, strike: Strike, foe: str) -> bool:
        """Whether a strike reaches a foe, as the crow flies."""
        return self.gap(unit, foe) <= strike.reach + _CONTACT

    def can_strike(self, unit: str) -> bool:
        """Whether some foe is in reach of some strike, as the crow flies."""
        strikes = self.values.strikes(self.state, unit)
        far = max((each.reach for each in strikes), default=-1.0) + _CONTACT
        return any(self.gap(unit, foe.id) <= far for foe in self.foes)

    def freedom(self, unit: str) -> float:
        """Return how much a unit may still do: by its strikes, and by whether it may move."""
        if unit not in self.state.units or not self.state.living(unit):
            return 0.0
        return self.values.to_come(self.state, unit) + (self.values.stride(self.state, unit) > 0.0)

    def is_weak(self, unit: str) -> bool:
        """Whether a unit has less than half of its HP."""
        return self.state.hp(unit) * 2 < full_hp(self.state, unit)


def plan_of(before: State, state: State, side: str) -> str:
    """Roll for the plan of an action: a die of its own, which stays the same until the action is over."""
    start, number = _start(Same(before)), state.sides.index(side) if side in state.sides else 0
    return _PLANS[face(start, state.clock.turn, number, len(_PLANS)) - 1]


@lru_cache(maxsize=16)
def _start(before: Same[State]) -> int:
    """Return a number that tells how a table stands from how it might stand otherwise."""
    found = before.value.actions
    for figure in before.value.figures.values():
        (x, y), hp = figure.model.at, figure.hp
        found = (found * 31 + round(x * _GRAINS) * 7 + round(y * _GRAINS) * 3 + hp) % _MANY
    return found


def marks_of(book: Book, state: State) -> tuple[Point, ...]:
    """Return where the objectives lie that a side may hold."""
    if not isinstance(book, HasObjectives) or not state.markers:
        return ()
    game = Game(state, book.catalogue)
    return tuple(mark.at for mark in state.markers if book.control(game, mark) is not None)


def aim_of(outlook: Outlook, mover: str) -> Rate:
    """Return what tells how well places for a unit serve its plan; 0 where it wants to be."""
    state = outlook.state
    radii = {figure.id: _radius(figure) for figure in state.figures_of(mover)}
    foes = [_target(figure) for foe in outlook.foes for figure in state.living(foe.id)]
    if foes and outlook.is_weak(mover):
        return lambda places: _apart(places, radii, foes)
    if outlook.plan == SCORES and outlook.marks:
        marks = [(at, 0.0) for at in outlook.marks]
        return lambda places: -max(0.0, _apart(places, {}, marks))
    prey = [_target(figure) for foe in hunted(outlook) for figure in state.living(foe)]
    if not prey:
        middle = [((state.board.width / 2.0, state.board.height / 2.0), 0.0)]
        return lambda places: -_apart(places, {}, middle)
    near = max(_CONTACT, outlook.reach(mover) * _WITHIN)
    return lambda places: -max(0.0, _apart(places, radii, prey) - near)


def hunted(outlook: Outlook) -> list[str]:
    """Return the foes that the plan is after: the dearest, or all, of whom the nearest comes first anyway."""
    foes = [foe.id for foe in outlook.foes]
    if outlook.plan == DEAREST and foes:
        return [max(foes, key=lambda foe: outlook.values.price(outlook.state, foe))]
    return foes


def _target(figure: Figure) -> Target:
    return figure.model.at, _radius(figure)


def _radius(figure: Figure) -> float:
    base = figure.model.base
    return max(base.length_mm, base.width_mm) / 2.0 / MM_PER_INCH


def _apart(places: Sequence[Placed], radii: Mapping[str, float], targets: Sequence[Target]) -> float:
    """Return about how far the nearest of some figures is from the nearest target, from edge to edge."""
    return min(
        hypot(place.at[0] - x, place.at[1] - y) - radii.get(place.figure, 0.0) - radius
        for place in places
        for (x, y), radius in targets
    )
