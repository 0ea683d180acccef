"""Who passes for a friend with units that other sides command."""

from battlefield.rulebooks.warsurge.words import PASSES_FOR_FRIEND
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Unit


def is_foe(game: Game, unit: str, other: str) -> bool:
    """Return whether another unit is commanded by somebody else, and a unit does not take it for a friend."""
    units = game.state.units
    if units[other].commander == units[unit].commander:
        return False
    return game.figure(PASSES_FOR_FRIEND, 0, other, foe=unit).value <= 0


def foes_on_table(game: Game, unit: str) -> list[Unit]:
    """Return the units on the table that are foes to a unit, in roster order."""
    return [other for other in game.state.on_table() if is_foe(game, unit, other.id)]
