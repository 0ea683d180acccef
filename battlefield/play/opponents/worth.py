"""What a state of a battle is worth to a side: named terms in the measure of prices, which add up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, hypot

from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.rules.book.actions import Book
from battlefield.rules.book.objectives import HasObjectives
from battlefield.rules.book.values import Strike, Values
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Figure, State, Unit
from battlefield.rules.core.words import HP

TERMS = ("result", "lead", "strength", "threat", "danger", "objectives")
_WON = 10.0  # times all prices
_ALIVE = 0.3  # of a price that is lost with the last HP only
_LATER = 0.6  # of what may be done after a move, against what may be done at once
_FAR = 12.0  # inches over which what cannot be reached in a turn fades
_OBJECTIVE = 0.15  # of all prices: what it is worth to hold one
_NEAR = 3.0  # inches: within these an objective is as good as reached
_RESERVE = 0.9  # of a price, for who is not on the table yet
_CONTACT = 0.05  # inches


@dataclass(frozen=True, slots=True)
class _Side:
    """The units of one side in a state, and where their figures stand."""

    units: tuple[Unit, ...]
    spots: Mapping[str, tuple[tuple[float, float, float], ...]]  # x, y and radius of each figure


class Worth:
    """Tells what states of one battle are worth by the values of its book.

    What a unit does to another is worked out once for each two that look alike.
    """

    def __init__(self, book: Book, values: Values) -> None:
        self.book, self.values = book, values
        self._harm: dict[tuple[object, ...], float] = {}

    def terms(self, state: State, side: str) -> Mapping[str, float]:
        """Return all terms of a state as a side sees it."""
        own, foes = self._side(state, side, True), self._side(state, side, False)
        whole = sum(self.values.price(state, u.id) for u in state.units.values())
        threat, danger = self._threat(state, own, foes), self._threat(state, foes, own)
        return {
            "result": _result(state, side) * _WON * whole,
            "lead": self.values.ahead(state, side),
            "strength": self._strength(state, own) - self._strength(state, foes),
            "threat": threat,
            "danger": -danger,
            "objectives": _OBJECTIVE * whole * self._objectives(state, side, own, foes),
        }

    def _side(self, state: State, side: str, is_own: bool) -> _Side:
        units = tuple(u for u in state.units.values() if (u.commander == side) == is_own and u.where != GONE)
        there = (u for u in units if u.where == TABLE)
        spots = {u.id: tuple(map(_spot, state.living(u.id))) for u in there}
        return _Side(units, {id_: found for id_, found in spots.items() if found})

    def _strength(self, state: State, side: _Side) -> float:
        return sum(self._left(state, unit) for unit in side.units)

    def _left(self, state: State, unit: Unit) -> float:
        hp = state.hp(unit.id)
        if hp <= 0:
            return 0.0
        share = min(1.0, hp / self._full(state, unit.id))
        price = self.values.price(state, unit.id) * (_ALIVE + (1.0 - _ALIVE) * share)
        return price if unit.where != RESERVE else price * _RESERVE

    def _full(self, state: State, unit: str) -> int:
        held = state.units[unit]
        printed = state.profile_of(unit).stats.get(HP) or 1
        return max(1, printed * max(1, held.strength))

    def _threat(self, state: State, ones: _Side, others: _Side) -> float:
        """Return what one side may do to the other in its next turn, each unit to whom it hurts most."""
        found = 0.0
        for unit in ones.spots:
            strikes, stride = self.values.strikes(state, unit), self.values.stride(state, unit)
            gains = (self._gain(state, unit, foe, strikes, stride, ones, others) for foe in others.spots)
            found += max(gains, default=0.0)
        return found

    def _gain(
        self,
        state: State,
        unit: str,
        foe: str,
        strikes: Sequence[Strike],
        stride: float,
        ones: _Side,
        others: _Side,
    ) -> float:
        gap = _gap(ones.spots[unit], others.spots[foe])
        best = 0.0
        for strike in strikes:
            chance = _chance(gap, strike.reach, stride)
            best = max(best, chance * self._loss(state, unit, strike, foe)) if chance > 0.01 else best
        return best

    def _loss(self, state: State, unit: str, strike: Strike, foe: str) -> float:
        """Return what a strike takes off the worth of a foe on average."""
        hp = state.hp(foe)
        lost = min(float(hp), self._harm_of(state, unit, strike, foe))
        share = lost / self._full(state, foe)
        dead = _ALIVE * (lost / hp) ** 2 if hp else 0.0
        return self.values.price(state, foe) * ((1.0 - _ALIVE) * share + dead)

    def _harm_of(self, state: State, unit: str, strike: Strike, foe: str) -> float:
        key = (unit, len(state.living(unit)), strike.name, foe, len(state.living(foe)),
               _effects(state, unit), _effects(state, foe))  # fmt: skip
        if key not in self._harm:
            self._harm[key] = self.values.harm(state, unit, strike, foe)
        return self._harm[key]

    def _objectives(self, state: State, side: str, own: _Side, foes: _Side) -> float:
        """Return how many objectives a side holds more than the others, or is nearer to."""
        if not isinstance(self.book, HasObjectives) or not state.markers:
            return 0.0
        game, found = Game(state, self.book.catalogue), 0.0
        for mark in state.markers:
            control = self.book.control(game, mark)
            if control is None:
                continue
            held = 0.0 if not control.holder else 1.0 if control.holder == side else -1.0
            found += 0.6 * held + 0.4 * (_nearness(own, mark.at) - _nearness(foes, mark.at))
        return found


def _result(state: State, side: str) -> float:
    if not state.result:
        return 0.0
    won = [each for each in state.sides if each in state.result.split()]
    return 0.0 if len(won) != 1 else 1.0 if won[0] == side else -1.0


def _spot(figure: Figure) -> tuple[float, float, float]:
    x, y = figure.model.at
    base = figure.model.base
    return x, y, max(base.length_mm, base.width_mm) / 2.0 / MM_PER_INCH


def _gap(ones: Sequence[tuple[float, float, float]], others: Sequence[tuple[float, float, float]]) -> float:
    """Return about how far apart two units are, in inches, taking each base for a circle."""
    return min(hypot(x - u, y - v) - r - s for x, y, r in ones for u, v, s in others)


def _chance(gap: float, reach: float, stride: float) -> float:
    """Return how much of a strike counts over a gap: all in reach, some after a move, less beyond."""
    if gap <= reach + _CONTACT:
        return 1.0
    beyond = gap - reach - stride
    return _LATER if beyond <= 0.0 else _LATER * exp(-beyond / _FAR)


def _nearness(side: _Side, at: tuple[float, float]) -> float:
    """Return how near a side's nearest unit is to a place: 1 there, fading with the inches."""
    gaps = (_gap(spots, ((*at, 0.0),)) for spots in side.spots.values())
    near = min(gaps, default=60.0)
    return exp(-max(0.0, near - _NEAR) / _FAR)


def _effects(state: State, unit: str) -> tuple[tuple[str, int], ...]:
    return tuple((effect.name, effect.amount) for effect in state.effects_on(unit))
