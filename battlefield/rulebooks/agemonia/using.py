"""An action used: an attack, and what its effects do besides or without one."""

from battlefield.rulebooks.agemonia.attacking import FORCES, attack
from battlefield.rulebooks.agemonia.conditions import gain
from battlefield.rulebooks.agemonia.figures import action_stat, effect_of, is_up, kind_of, number_of
from battlefield.rulebooks.agemonia.movement.forcing import force_all
from battlefield.rulebooks.agemonia.movement.jumping import JUMP, jump, landings
from battlefield.rulebooks.agemonia.movement.summoning import summon, waiting
from battlefield.rulebooks.agemonia.movement.teleporting import open_gates, reachable, teleport
from battlefield.rulebooks.agemonia.movement.walking import Turn
from battlefield.rulebooks.agemonia.targets import can_attack, movable, range_of
from battlefield.rulebooks.agemonia.vocabulary import ATTACKS, CONDITIONS
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.table.areas import area_of

TELEPORT, TOKENS, SUMMONING = "Teleport", "Teleport tokens", "Summoning"
AIMED = (*FORCES, *CONDITIONS)  # effects of a skill that are on figures


def aimed_of(state: State, weapon: str) -> str:
    """Return the first effect of an action that is on figures of its user's choice, or nothing."""
    held = [each.name for each in state.profiles[weapon].perks]
    return next((name for name in held if name in AIMED), "")


def is_usable(game: Game, unit: str, weapon: str) -> bool:
    """Return whether an action would do anything now."""
    state = game.state
    if kind_of(state, weapon) in ATTACKS:
        return can_attack(state, unit, weapon)
    aimed, far = aimed_of(state, weapon), effect_of(state, weapon, TELEPORT)
    if aimed and movable(state, unit, weapon, aimed):
        return True
    if far is not None and reachable(state, unit, number_of(far, "amount", 1)):
        return True
    leap = effect_of(state, weapon, JUMP)
    if leap is not None and landings(game, unit, number_of(leap, "amount", 1)):
        return True
    if effect_of(state, weapon, TOKENS) is not None:
        return True
    return bool(waiting(state, unit, weapon))


def use(game: Game, turn: Turn, weapon: str) -> Flow[None]:
    """Use an action: its attack first, then what it does to others, to its user, and whom it summons."""
    unit, state = turn.unit, game.state
    game.say(f"uses {state.profiles[weapon].name}", unit)
    if kind_of(state, weapon) in ATTACKS:
        yield from attack(game, unit, weapon)
    elif aimed_of(state, weapon):
        yield from _aimed(game, unit, weapon)
    yield from _go(game, turn, weapon)
    tokens = effect_of(state, weapon, TOKENS)
    if tokens is not None and is_up(game.state, unit):
        yield from open_gates(game, unit, number_of(tokens, "amount", 1), number_of(tokens, "range"))
    if is_up(game.state, unit):
        yield from summon(game, unit, weapon)


def _go(game: Game, turn: Turn, weapon: str) -> Flow[None]:
    """Let a figure go where its action takes it: by a Teleport, or by a Jump."""
    unit = turn.unit
    far, leap = effect_of(game.state, weapon, TELEPORT), effect_of(game.state, weapon, JUMP)
    here = area_of(game.state, unit)
    if far is not None and is_up(game.state, unit):
        yield from teleport(game, unit, number_of(far, "amount", 1), unit)
    if leap is not None and is_up(game.state, unit):
        yield from jump(game, turn, number_of(leap, "amount", 1))
    if (far is not None or leap is not None) and is_up(game.state, unit):
        turn.note(game.state)
        turn.moved = turn.moved or area_of(game.state, unit) != here


def _aimed(game: Game, unit: str, weapon: str) -> Flow[None]:
    """Pull, push or lay conditions on figures of the user's choice in range."""
    state, name = game.state, aimed_of(game.state, weapon)
    side, source = state.units[unit].commander, area_of(state, unit)
    near = {other: state.units[other].name for other in movable(state, unit, weapon, name)}
    most = max(1, action_stat(state, weapon, "targets", 1))
    what = f"{state.profiles[weapon].name}: who it is for, within {range_of(state, weapon, name)}"
    chosen = yield from game.choose(what, near, by=side, most=most)
    for held in state.profiles[weapon].perks:
        if held.name in CONDITIONS:
            for other in chosen:
                yield from gain(game, other, held.name, unit)
    for how in FORCES:
        held_force = effect_of(state, weapon, how)
        if held_force is not None:
            yield from force_all(game, chosen, source, how, number_of(held_force, "amount", 1), unit)
