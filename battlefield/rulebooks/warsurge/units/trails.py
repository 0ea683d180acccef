"""How units moved last: which way and how far, in their last move and in their last dash."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import hypot

from battlefield.geometry.kernel.shapes import Point
from battlefield.rulebooks.warsurge.words import ITS_INCHES, ITS_TURN, ITS_X, ITS_Y
from battlefield.rules.core.events import EffectEnded, UnitMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import State
from battlefield.rules.core.values import noted

KINDS = ("Move", "Dash")
_TAKEN_FOR = {"Manoeuvre": "Move"}
_PARTS = ("Charge",)
_IN_TOW = "Tow"
_FOR_TYPES = ("Reflex Manoeuvre", _IN_TOW)


@dataclass(frozen=True, slots=True)
class Way:
    """One movement: its turn, the shift of the unit's middle, and the farthest that a figure went."""

    turn: int
    how: str
    x: float
    y: float
    inches: float


def counts_as(how: str) -> str:
    """Return what perks take a movement for: a Manoeuvre is a Move to them."""
    return _TAKEN_FOR.get(how, how)


def goes_on(how: str) -> bool:
    """Return whether a movement is a part of the one before it, and none of its own."""
    return how in _PARTS


def is_for_types_only(how: str) -> bool:
    """Return whether a movement counts as a Move for weapon types, and for no perks."""
    return how in _FOR_TYPES


def is_slowed_as_a_move(how: str) -> bool:
    """Return whether what lowers Move or Dash slows a movement: a Manoeuvre and a Reflex Manoeuvre too."""
    return counts_as(how) in KINDS or is_for_types_only(how)


def is_its_own(how: str) -> bool:
    """Return whether a unit makes a movement itself: who is in tow is moved by another."""
    return how != _IN_TOW


def is_in_a_move(how: str) -> bool:
    """Return whether a movement is a Move or a Dash to perks, or a part of one."""
    return counts_as(how) in KINDS or goes_on(how)


def note_way(game: Game, unit: str, how: str, before: Mapping[str, Point]) -> None:
    """Remember a move or a dash, and add what is a part of it; `before` tells where its figures stood."""
    if not is_in_a_move(how) or not before:
        return
    shifts = [_shift(game.state, figure, at) for figure, at in before.items()]
    x, y = (sum(part) / len(shifts) for part in zip(*shifts, strict=True))
    far = max(hypot(*shift) for shift in shifts)
    if goes_on(how):
        first = last_way(game.state, unit)
        if first is None:
            return
        how, x, y, far = first.how, first.x + x, first.y + y, first.inches + far
    known = game.state.effects_on(unit, _name(how))
    for old in known:
        game.emit(EffectEnded(old.id))
    turn = ITS_TURN(game.state.clock.turn)
    game.begin(_name(how), unit, turn, ITS_X(noted(x)), ITS_Y(noted(y)), ITS_INCHES(noted(far)))


def earlier_ways(game: Game, unit: str, how: str) -> Mapping[str, tuple[Point, ...]]:
    """Return the ways of a unit's figures in the movement of this action that one goes on with, if any."""
    moves = (e for e in reversed(game.events) if isinstance(e, UnitMoved) and e.unit == unit)
    first = next((e for e in moves if is_in_a_move(e.how) and not goes_on(e.how)), None)
    if first is None or not goes_on(how):
        return {}
    return {place.figure: path for place, path in zip(first.places, first.paths, strict=False)}


def last_way(state: State, unit: str, *kinds: str) -> Way | None:
    """Return a unit's last movement of some kinds (of any kind without one), or None where it made none."""
    found = [(e, how) for how in kinds or (*KINDS, *_TAKEN_FOR) for e in state.effects_on(unit, _name(how))]
    if not found:
        return None
    effect, how = max(found, key=lambda each: each[0].id)
    x, y, inches = effect.get(ITS_X), effect.get(ITS_Y), effect.get(ITS_INCHES)
    return Way(effect.get(ITS_TURN), how, float(x), float(y), float(inches))


def inches_in(state: State, unit: str, how: str, turn: int) -> float:
    """Return how far a unit went in the move or the dash of a turn: 0 where it made none."""
    way = last_way(state, unit, how)
    return way.inches if way is not None and way.turn == turn else 0.0


def _name(how: str) -> str:
    return f"last {how.lower()}"


def _shift(state: State, figure: str, before: Point) -> tuple[float, float]:
    at = state.figures[figure].model.at
    return at[0] - before[0], at[1] - before[1]
