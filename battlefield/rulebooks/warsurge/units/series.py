"""Units that are produced again and again: which ones belong together, and what is left of them in all."""

from fractions import Fraction
from math import floor

from battlefield.rulebooks.warsurge.units.stats import full_hp, full_points, own_hp, points_now
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, State

AGAIN = "produced again"  # of a unit that `by` names the first of its kind


def is_first(state: State, unit: str) -> bool:
    """Return whether a unit is one of its roster, and not produced again."""
    return not state.is_under(unit, AGAIN)


def others_of(state: State, unit: str) -> tuple[str, ...]:
    """Return the units that were produced again after a first one."""
    return tuple(effect.on for effect in state.effects if effect.name == AGAIN and effect.by == unit)


def points_left(game: Game, unit: str) -> Fraction:
    """Return what is left of a unit's price; of one produced again, by what its HP come to a turn."""
    state, others = game.state, others_of(game.state, unit)
    if not others:
        return Fraction(points_now(game, unit))
    there = (each for each in (unit, *others) if state.units[each].where != GONE)
    mean = Fraction(sum(own_hp(state, each) for each in there), max(1, state.clock.turn))
    left = min(full_hp(game, unit), floor(mean + Fraction(1, 2)))
    return Fraction(full_points(game, unit) * left, max(1, full_hp(game, unit)))
