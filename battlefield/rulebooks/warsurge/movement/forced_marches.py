"""Movement that is forced upon a unit at once, outside of its turn to act and at no cost."""

from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.playstyle import took
from battlefield.rulebooks.warsurge.units.trails import KINDS
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import UnitDone
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import TABLE


def march(game: Game, unit: str) -> Flow[None]:
    """Let a unit make a move and a dash at once, as far as it can; what directs its movement does so."""
    for how in KINDS:
        if game.state.units[unit].where != TABLE or not is_up(game, unit):
            return
        unit_status.mark(game, took(how), unit)
        reason = moving.why_not_move(game, unit, how)
        if reason:
            game.say(f"no {how}: {reason}", unit)
            continue
        yield from moving.move(game, unit, how, moving.allowance(game, unit, how))
        if how == "Dash":
            unit_status.mark(game, unit_status.DASHED, unit)
        yield from game.tell(UnitDone(unit, how))
