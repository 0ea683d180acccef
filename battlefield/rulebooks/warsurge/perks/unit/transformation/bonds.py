"""What a unit gives up in another shape: bonds with others, models that might have risen, copies."""

from collections.abc import Iterator

from battlefield.rulebooks.warsurge.movement import embarking
from battlefield.rulebooks.warsurge.movement.leaving import come_out_in_reserve
from battlefield.rulebooks.warsurge.perks.kit.attaching import JOINING, leave
from battlefield.rulebooks.warsurge.perks.kit.copying import COPY
from battlefield.rulebooks.warsurge.perks.unit.ability import imprison
from battlefield.rulebooks.warsurge.perks.unit.aeonian.boarding import BREACH, HIJACK
from battlefield.rulebooks.warsurge.perks.unit.condition.returning_perks import RISES
from battlefield.rulebooks.warsurge.perks.unit.transportation.tow import TOW, TOWED, towed_by
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.merged_units import joined
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State


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
