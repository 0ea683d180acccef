"""Going back into reserve, whatever sends a unit there."""

from battlefield.rulebooks.warsurge.moments import Left
from battlefield.rulebooks.warsurge.transport.passengers import ABOARD, BETWEEN, GUEST, INSIDE
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import with_parts
from battlefield.rulebooks.warsurge.units.staying import PRESENT
from battlefield.rulebooks.warsurge.words import ITS_SIDE, STAYS_IN_RESERVES, TO_RESERVE
from battlefield.rules.core.events import UnitLeft
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import RESERVE

WAITS = "waits in reserve"  # until the turn is over


def to_reserve(game: Game, unit: str, how: str, *, waits: bool = True) -> Flow[None]:
    """Take a unit off the table into reserve; while it waits it cannot come back in the same turn.

    What takes a part of one takes the whole.
    """
    whole = game.state.whole_of(unit)
    unit = unit if game.state.units[whole].where == RESERVE else whole
    if game.state.units[unit].where == RESERVE:
        return
    reason = game.reason_against(TO_RESERVE, unit)
    if reason:
        game.say(f"{how}: it does not go into reserve, {reason}", unit)
        return
    _take_off(game, unit, how)
    if waits:
        unit_status.mark(game, WAITS, unit)
    yield from game.tell(Left(unit, RESERVE))
    for part in game.state.parts_of(unit):
        yield from to_reserve(game, part, how, waits=waits)


def come_out_in_reserve(game: Game, unit: str, there: str, how: str) -> Flow[None]:
    """Let a unit out of what is in the reserve of a side: into its own, or into that one if it may stay."""
    game.lift(unit, ABOARD)
    game.lift(unit, INSIDE)
    game.emit(UnitLeft(unit, RESERVE, how))
    yield from stay_on(game, unit, there)


def stay_on(game: Game, unit: str, there: str) -> Flow[None]:
    """Let a unit that has come out of another one in the reserve of a side stay there, where it may."""
    held = game.state.units[unit]
    stays = there not in ("", held.side) and game.figure(STAYS_IN_RESERVES, 0, unit).value > 0
    words = f"{held.name} stays in the reserve of {there}?"
    if stays and (yield from game.confirm(words, by=held.commander)):
        game.begin(GUEST, unit, ITS_SIDE(there), by=unit)


def to_nowhere(game: Game, unit: str, how: str) -> Flow[None]:
    """Take a unit and its parts off the table to where they are in no reserve, though nobody sees them."""
    for each in with_parts(game.state, unit):
        _take_off(game, each, how)
        game.begin(BETWEEN, each, by=each)
        yield from game.tell(Left(each, RESERVE))


def _take_off(game: Game, unit: str, how: str) -> None:
    unit_status.unlock(game, unit)
    game.lift(unit, PRESENT)
    game.lift(unit, ABOARD)
    game.lift(unit, INSIDE)
    game.emit(UnitLeft(unit, RESERVE, how))
