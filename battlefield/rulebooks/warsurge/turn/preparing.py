"""The Prepare action: what weapons and movement kept a unit from is open to it again."""

from battlefield.rulebooks.warsurge.attack.targets import PREPARED, type_forbids, weapons_of
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.words import ITS_DASHED, ITS_MOVED
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Until


def why_not(game: Game, unit: str) -> str:
    """Say why there is nothing to prepare for, or nothing."""
    held = any(
        unit_status.is_marked(game.state, mark, unit) for mark in (unit_status.NO_MOVE, unit_status.NO_DASH)
    )
    held = held or any(type_forbids(game, unit, weapon) for weapon in weapons_of(game.state, unit))
    return "" if held else "neither its weapons nor its movement keep it from anything"


def prepare(game: Game, unit: str) -> None:
    """Let a unit move, dash and use its weapons again, whatever it did before in the turn."""
    for mark in (unit_status.NO_MOVE, unit_status.NO_DASH, PREPARED):
        game.lift(unit, mark)
    moved, dashed = (
        unit_status.count(game.state, mark, unit) for mark in (unit_status.MOVED, unit_status.DASHED)
    )
    until = Until("turn", game.state.clock.turn)
    game.begin(PREPARED, unit, ITS_MOVED(moved), ITS_DASHED(dashed), until=until)
    game.say("it prepares: no earlier movement or shot hinders it now", unit)
