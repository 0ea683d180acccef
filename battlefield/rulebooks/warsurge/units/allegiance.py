"""Who passes for a friend with units that other sides command, and whom a traitor has turned on."""

from battlefield.rulebooks.warsurge.words import ITS_SIDE, PASSES_FOR_FRIEND
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, State, Unit

DECOY = "Decoy"  # a unit that is none
TRAITOR = "Traitor"
RAISED = "Reanimated"  # by the unit that it falls with


def betrayed(state: State, unit: str) -> str:
    """Return the side that a unit has betrayed, or would: its own, or the one whose unit raised it."""
    for effect in state.effects_on(unit, TRAITOR):
        return effect.get(ITS_SIDE) or state.units[unit].side
    return state.units[unit].commander if state.is_under(unit, RAISED) else state.units[unit].side


def new_side(state: State, unit: str) -> str:
    """Return the side that a traitor goes over to: back to its own, where that is not the one it betrays."""
    own, left = state.units[unit].side, betrayed(state, unit)
    return own if own != left else state.enemies_of(left)[0]


def is_foe(game: Game, unit: str, other: str) -> bool:
    """Return whether another unit is commanded by somebody else, and a unit does not take it for a friend."""
    units = game.state.units
    if units[other].commander == units[unit].commander:
        return False
    return game.figure(PASSES_FOR_FRIEND, 0, other, foe=unit).value <= 0


def foes_on_table(game: Game, unit: str) -> list[Unit]:
    """Return the units on the table that are foes to a unit, in roster order; a wreck is none."""
    others = (other for other in game.state.on_table() if not other.is_rough)
    return [other for other in others if is_foe(game, unit, other.id)]


def left_of(state: State, side: str) -> frozenset[str]:
    """Return the units of a roster that have not fallen, a part as its whole; wrecks and decoys are none."""
    units = (unit for unit in state.units.values() if unit.side == side and unit.where != GONE)
    there = (unit.id for unit in units if not unit.is_rough and not state.is_under(unit.id, DECOY))
    return frozenset(state.whole_of(each) for each in there)
