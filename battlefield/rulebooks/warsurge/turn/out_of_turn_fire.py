"""Weapons used out of turn: when their user moves, arrives or is targeted, or when somebody else moves."""

from collections.abc import Sequence

from battlefield.rulebooks.warsurge.attack.attack import Attack, Passing
from battlefield.rulebooks.warsurge.attack.sequence import use
from battlefield.rulebooks.warsurge.attack.targets import weapons_of, why_not_use
from battlefield.rulebooks.warsurge.turn.casualties import fallen, remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.words import ITS_FALLEN, ITS_WEAPON
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Effect, State, Until

EXCHANGE = "exchange of fire"  # in a movement: casualties of all weapons used in it fall together
_BETWEEN = "|"


def is_out_of_turn(state: State, unit: str, weapon: str) -> bool:
    """Return whether a weapon is being used out of turn just now."""
    return any(effect.get(ITS_WEAPON) == weapon for effect in state.effects_on(unit, unit_status.AT_ONCE))


def is_ready(game: Game, unit: str, weapon: str) -> bool:
    """Return whether a unit could use a weapon out of turn."""
    if weapon not in weapons_of(game.state, unit):
        return False
    trial = Game(game.state, game.book)
    open_at_once(trial, unit, weapon)
    return not why_not_use(trial, unit, weapon)


def open_at_once(game: Game, unit: str, weapon: str) -> None:
    """Note that a weapon is used whose casualties fall at once, and who had fallen before."""
    until = Until("sequence", game.state.clock.turn)
    game.begin(
        unit_status.AT_ONCE, unit, ITS_WEAPON(weapon), ITS_FALLEN(_BETWEEN.join(fallen(game))), until=until
    )


def had_fallen(effect: Effect) -> tuple[str, ...]:
    """Return the figures that had fallen before the use of a weapon, or the exchange of fire, began."""
    return tuple(effect.get(ITS_FALLEN).split(_BETWEEN))


def close_at_once(game: Game, unit: str, weapon: str, *, removes: bool = True) -> Flow[None]:
    """Take off who has fallen since; within another such use that is left to the outer one."""
    before: tuple[str, ...] = ()
    for effect in game.state.effects_on(unit, unit_status.AT_ONCE):
        if effect.get(ITS_WEAPON) == weapon:
            before = had_fallen(effect)
            game.emit(EffectEnded(effect.id))
    if any(effect.name in (unit_status.AT_ONCE, EXCHANGE) for effect in game.state.effects):
        return
    yield from finish_sequence(game)
    if removes:
        yield from remove_casualties(game, spared=before)


def open_exchange(game: Game, mover: str) -> None:
    """Let the casualties of all weapons that are used in a movement from now on fall together as it ends."""
    if not any(effect.name == EXCHANGE for effect in game.state.effects):
        game.begin(EXCHANGE, mover, ITS_FALLEN(_BETWEEN.join(fallen(game))), by=mover)


def close_exchange(game: Game, exchange: Effect) -> Flow[None]:
    """Take off all who have fallen in a movement, and end what waits for the sequence to end."""
    game.emit(EffectEnded(exchange.id))
    if any(effect.name == unit_status.AT_ONCE for effect in game.state.effects):
        return
    yield from finish_sequence(game)
    yield from remove_casualties(game, spared=had_fallen(exchange))


def finish_sequence(game: Game) -> Flow[None]:
    """End an attack sequence that stands alone; within another one nothing ends yet."""
    within = (unit_status.IN_SEQUENCE, unit_status.AT_ONCE, EXCHANGE)
    if not any(effect.name in within for effect in game.state.effects):
        yield from game.end("sequence")


def use_at_once(
    game: Game,
    unit: str,
    weapon: str,
    target: str = "",
    *,
    attacks: Sequence[Attack] = (),
    passing: Passing | None = None,
    removes: bool = True,
) -> Flow[None]:
    """Use a weapon out of turn: on a target, on given attacks, or on whom its commander chooses."""
    open_at_once(game, unit, weapon)
    yield from use(game, unit, weapon, target, attacks=attacks, passing=passing)
    yield from close_at_once(game, unit, weapon, removes=removes)
