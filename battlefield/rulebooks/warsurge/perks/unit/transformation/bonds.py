"""What a unit gives up in another shape: help, bonds with others, models that might have risen, copies."""

from collections.abc import Collection, Iterator

from battlefield.rulebooks.warsurge.movement import embarking
from battlefield.rulebooks.warsurge.movement.leaving import come_out_in_reserve
from battlefield.rulebooks.warsurge.perks.kit.attaching import JOINING, leave
from battlefield.rulebooks.warsurge.perks.kit.copying import COPY
from battlefield.rulebooks.warsurge.perks.kit.ills import ails
from battlefield.rulebooks.warsurge.perks.unit.ability import imprison
from battlefield.rulebooks.warsurge.perks.unit.aeonian.boarding import BREACH, HIJACK
from battlefield.rulebooks.warsurge.perks.unit.condition.returning_perks import RISES, STAND
from battlefield.rulebooks.warsurge.perks.unit.transportation.tow import TOW, TOWED, towed_by
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.merged_units import joined
from battlefield.rulebooks.warsurge.words import ITS_HEALS, MOVEMENT, USING_WEAPONS
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Effect, State, Until

PRICES = {MOVEMENT: "Stays for the turn", USING_WEAPONS: "Holds its fire for the turn"}
"""What perks that help for a turn forbid in return, which no other shape makes undone."""


def end_help(game: Game, unit: str, by: Collection[str], why: str) -> None:
    """End what perks of some units do for a unit, other than to let it stand for a while.

    What they have cost it this turn, to move or to use weapons no more, it has paid for good.
    """
    barred = [what for what in PRICES if game.reason_against(what, unit)]
    for effect in game.state.effects_on(unit):
        helps = effect.by in by and not ails(effect) and effect.name != STAND
        if helps and _bears_on_units(game, effect):
            game.emit(EffectEnded(effect.id, why))
    for what in barred:
        if not game.reason_against(what, unit):
            game.begin(PRICES[what], unit, by=unit, until=Until("turn", game.state.clock.turn))


def _bears_on_units(game: Game, effect: Effect) -> bool:
    """Return whether an effect is a unit's or mends one; what its weapons wait for is their own."""
    row = game.book.get(effect.name)
    return row is not None and (row.kind == "unit" or effect.get(ITS_HEALS))


def give_up(game: Game, unit: str, why: str) -> Flow[None]:
    """Let a unit in a new shape part from whom it has joined, tows, is in or holds, where it could not.

    Whom it has no room for any more gets out as after the use of any perk. Models that fell in its old shape
    are none that rise in the new one, which has the HP that are left and no more.
    """
    held = game.state.profile_of(unit)
    game.lift(unit, RISES, why)
    game.lift(unit, COPY, why)  # its weapons are those of the new shape, the same one among them or not
    if joined(game.state, unit) and not any(held.has(name) for name in JOINING):
        yield from leave(game, unit)
    if not any(each.name.startswith(f"{TOW} ") for each in held.perks):
        for each in towed_by(game.state, unit):
            game.lift(each, TOWED, "released")
    if passengers.broken_in(game.state, unit) is not None and not (held.has(BREACH) or held.has(HIJACK)):
        yield from _come_out(game, unit, why)
    if not held.has(imprison.NAME):
        for each in _prisoners(game.state, unit):
            game.lift(each, imprison.NAME, "it is let go")
            yield from _come_out(game, each, why)


def _prisoners(state: State, unit: str) -> Iterator[str]:
    """Yield the units that a unit holds inside of itself."""
    held = [effect.on for effect in state.effects if effect.name == imprison.NAME and effect.by == unit]
    yield from (each for each in held if state.units[each].where == unit)


def _come_out(game: Game, unit: str, why: str) -> Flow[None]:
    """Let a unit get out of what it is in, on the table or in a reserve."""
    if passengers.is_carried(game.state, unit):
        yield from embarking.put_beside(game, unit, why)
    else:
        yield from come_out_in_reserve(game, unit, passengers.reserve_of(game.state, unit), why)
