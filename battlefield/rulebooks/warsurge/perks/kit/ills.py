"""What ails a unit: afflictions, terrors, what wears it out, and whatever enemies have laid on it."""

from battlefield.rulebooks.warsurge.perks.kit.afflicting import NATURES
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import RAISED
from battlefield.rulebooks.warsurge.words import ITS_HEALS, ITS_TURN
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Effect, State

FEARS = ("Terrify", "Fall Back", "Morale", "Panic", "Wild Instinct")
"""Terror, and what lost nerve does for a while."""
_WEAR = "Combat Damage"
_HALTED = f"{_WEAR}: halted"
DISARMED = f"{_WEAR}: disarmed"
"""What is left of being halted once movement is free again: no weapons can be used in that turn."""
WORN_LEGS = (_HALTED, f"{_WEAR}: slowed")
"""What Combat Damage does to movement."""


def ails(effect: Effect) -> bool:
    """Return whether an effect is a negative one, whoever laid it: not an affliction that heals."""
    harms = effect.name in (*NATURES, *FEARS) and not effect.get(ITS_HEALS)
    return harms or effect.name.startswith(_WEAR)


def is_ill(state: State, effect: Effect, unit: str) -> bool:
    """Return whether an effect that lies on a unit, or on a figure of it, is a negative one.

    Whoever has seized a unit commands it, and is an enemy all the same; who raised it is none.
    """
    units, by = state.units, effect.by
    if by in units and state.is_under(unit, unit_status.SEIZED) and not state.is_under(unit, RAISED):
        return ails(effect) or units[by].side != units[unit].side
    return ails(effect) or are_enemies(state, by, unit)


def end_hampering(game: Game, effect: Effect, why: str) -> None:
    """End what hampers a unit's movement, and nothing else that it does."""
    game.emit(EffectEnded(effect.id, why))
    if effect.name == _HALTED:
        game.begin(DISARMED, effect.on, ITS_TURN(effect.get(ITS_TURN)), by=effect.by, until=effect.until)
