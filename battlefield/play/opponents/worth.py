"""What a state of a battle is worth to a side: named terms in the measure of prices, which add up."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, hypot

from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.rules.book.actions import Book
from battlefield.rules.book.objectives import HasObjectives
from battlefield.rules.book.values import Values
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Figure, State, Unit
from battlefield.rules.core.words import HP

TERMS = ("result", "lead", "strength", "threat", "danger", "objectives")
_WON = 10.0  # times all prices
_ALIVE = 0.3  # of a price that is lost with the last HP only
_LATER = 0.6  # of what may be done after a move, against what may be done at once
_FAR = 12.0  # inches over which what cannot be reached in a turn fades
_OBJECTIVE = 0.15  # of all prices: what it is worth to hold one
_HELD = 0.6  # of that for who holds it, the rest for who is nearer
_NEAR = 3.0  # inches: within these an objective is as good as reached
_RESERVE = 0.9  # of a price, for who is not on the table yet
_CONTACT = 0.05  # inches

Spots = tuple[tuple[float, float, float], ...]
"""Where figures stand: x, y and the radius about each base."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """A unit on the table as it is weighed: where it stands, and what it can do."""

    unit: Unit
    spots: Spots
    stride: float
    look: Hashable


@dataclass(frozen=True, slots=True)
class _Blow:
    """What one unit may do to another in one way: how far it reaches, and what it takes off on average."""

    reach: float
    loss: float


class Worth:
    """Tells what states of one battle are worth by the values of its book.

    What a unit does to another is worked out once for each two that look alike.
    """

    def __init__(self, book: Book, values: Values) -> None:
        self.book, self.values = book, values
        self._known: dict[Hashable, tuple[_Blow, ...]] = {}

    def terms(self, state: State, side: str) -> Mapping[str, float]:
        """Return all terms of a state as a side sees it."""
        own, foes = self._pieces(state, side, True), self._pieces(state, side, False)
        whole = self._whole(state)
        return {
            "result": _result(state, side) * _WON * whole,
            "lead": self.values.ahead(state, side),
            "strength": sum(self._left(state, unit, side) for unit in state.units.values()),
            "threat": sum(self._best(state, each, foes) for each in own),
            "danger": -sum(self._best(state, each, own) for each in foes),
            "objectives": _OBJECTIVE * whole * self._objectives(state, side, own, foes),
        }

    def glance(
        self, state: State, side: str, unit: str, weights: Mapping[str, float]
    ) -> Callable[[Sequence[Placed]], float]:
        """Return what tells how good places for the figures of a unit look, all else staying as it is."""
        own = [each for each in self._pieces(state, side, True) if each.unit.id != unit]
        foes = self._pieces(state, side, False)
        mover = self._piece(state, state.units[unit])
        blows = [(foe, self._blows(state, mover, foe)) for foe in foes]
        fears = [(foe, self._blows(state, foe, mover), self._best(state, foe, own)) for foe in foes]
        marks = self._marks(state)
        radii = {f.id: _spot(f)[2] for f in state.figures_of(unit)}
        whole = _OBJECTIVE * (1.0 - _HELD) * self._whole(state) * weights["objectives"]

        def rated(places: Sequence[Placed]) -> float:
            spots = tuple((*place.at, radii.get(place.figure, 0.5)) for place in places)
            threat = max((_gain(_gap(spots, f.spots), b, mover.stride) for f, b in blows), default=0.0)
            danger = sum(max(other, _gain(_gap(f.spots, spots), b, f.stride)) for f, b, other in fears)
            near = sum(_nearness((spots, *(each.spots for each in own)), at) for at in marks)
            return weights["threat"] * threat - weights["danger"] * danger + whole * near

        return rated

    def _whole(self, state: State) -> float:
        return sum(self.values.price(state, unit) for unit in state.units)

    def _pieces(self, state: State, side: str, is_own: bool) -> list[_Piece]:
        units = (u for u in state.units.values() if u.where == TABLE and (u.commander == side) == is_own)
        return [found for unit in units if (found := self._piece(state, unit)).spots]

    def _piece(self, state: State, unit: Unit) -> _Piece:
        living = state.living(unit.id)
        spots = tuple(map(_spot, living))
        look = (unit.id, unit.profile, len(living), sum(figure.hp for figure in living), *(
            (effect.name, effect.amount) for effect in state.effects_on(unit.id)
        ))  # fmt: skip
        return _Piece(unit, spots, self.values.stride(state, unit.id), look)

    def _left(self, state: State, unit: Unit, side: str) -> float:
        """Return what is left of a unit's worth, less than nothing for a foe's."""
        hp = state.hp(unit.id) if unit.where != GONE else 0
        if hp <= 0:
            return 0.0
        share = min(1.0, hp / full_hp(state, unit.id))
        price = self.values.price(state, unit.id) * (_ALIVE + (1.0 - _ALIVE) * share)
        price = price if unit.where != RESERVE else price * _RESERVE
        return price if unit.commander == side else -price

    def _best(self, state: State, one: _Piece, others: Sequence[_Piece]) -> float:
        """Return what a unit may do in its next turn to whom it hurts most."""
        gains = (_gain(_gap(one.spots, o.spots), self._blows(state, one, o), one.stride) for o in others)
        return max(gains, default=0.0)

    def _blows(self, state: State, one: _Piece, foe: _Piece) -> tuple[_Blow, ...]:
        key = one.look, foe.look
        if key not in self._known:
            strikes = self.values.strikes(state, one.unit.id)
            harm = ((each, self.values.harm(state, one.unit.id, each, foe.unit.id)) for each in strikes)
            self._known[key] = tuple(_Blow(s.reach, self._loss(state, foe.unit.id, n)) for s, n in harm if n)
        return self._known[key]

    def _loss(self, state: State, foe: str, harm: float) -> float:
        """Return what is taken off the worth of a foe that loses so many HP on average."""
        hp = state.hp(foe)
        lost = min(float(hp), harm)
        share, dead = lost / full_hp(state, foe), (lost / hp) ** 2 if hp else 0.0
        return self.values.price(state, foe) * ((1.0 - _ALIVE) * share + _ALIVE * dead)

    def _marks(self, state: State) -> tuple[tuple[float, float], ...]:
        if not isinstance(self.book, HasObjectives) or not state.markers:
            return ()
        game = Game(state, self.book.catalogue)
        return tuple(mark.at for mark in state.markers if self.book.control(game, mark) is not None)

    def _objectives(self, state: State, side: str, own: Sequence[_Piece], foes: Sequence[_Piece]) -> float:
        """Return how many objectives a side holds more than the others, or is nearer to."""
        if not isinstance(self.book, HasObjectives) or not state.markers:
            return 0.0
        game, found = Game(state, self.book.catalogue), 0.0
        ours, theirs = ([each.spots for each in some] for some in (own, foes))
        for mark in state.markers:
            control = self.book.control(game, mark)
            if control is not None:
                held = 0.0 if not control.holder else 1.0 if control.holder == side else -1.0
                near = _nearness(ours, mark.at) - _nearness(theirs, mark.at)
                found += _HELD * held + (1.0 - _HELD) * near
        return found


def full_hp(state: State, unit: str) -> int:
    """Return the HP of a unit at full strength, as it is printed."""
    printed = state.profile_of(unit).stats.get(HP) or 1
    return max(1, printed * max(1, state.units[unit].strength))


def _result(state: State, side: str) -> float:
    if not state.result:
        return 0.0
    won = [each for each in state.sides if each in state.result.split()]
    return 0.0 if len(won) != 1 else 1.0 if won[0] == side else -1.0


def _spot(figure: Figure) -> tuple[float, float, float]:
    x, y = figure.model.at
    base = figure.model.base
    return x, y, max(base.length_mm, base.width_mm) / 2.0 / MM_PER_INCH


def _gap(ones: Spots, others: Spots) -> float:
    """Return about how far apart two units are, in inches, taking each base for a circle."""
    return min((hypot(x - u, y - v) - r - s for x, y, r in ones for u, v, s in others), default=60.0)


def _gain(gap: float, blows: Sequence[_Blow], stride: float) -> float:
    return max((_chance(gap, blow.reach, stride) * blow.loss for blow in blows), default=0.0)


def _chance(gap: float, reach: float, stride: float) -> float:
    """Return how much of a strike counts over a gap: all in reach, some after a move, less beyond."""
    if gap <= reach + _CONTACT:
        return 1.0
    beyond = gap - reach - stride
    return _LATER if beyond <= 0.0 else _LATER * exp(-beyond / _FAR)


def _nearness(all_spots: Sequence[Spots], at: tuple[float, float]) -> float:
    """Return how near the nearest of some units is to a place: 1 there, fading with the inches."""
    here = ((*at, 0.0),)
    near = min((_gap(spots, here) for spots in all_spots), default=60.0)
    return exp(-max(0.0, near - _NEAR) / _FAR)
