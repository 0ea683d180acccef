"""An action used: an attack, and what its effects do besides or without one."""

from battlefield.rulebooks.agemonia.attacking import attack, deeds
from battlefield.rulebooks.agemonia.figures import action_stat
from battlefield.rulebooks.agemonia.hurting import settle
from battlefield.rulebooks.agemonia.movement.walking import note
from battlefield.rulebooks.agemonia.rows import Deed
from battlefield.rulebooks.agemonia.targets import can_attack, movable, range_of
from battlefield.rulebooks.agemonia.turn import Turn
from battlefield.rulebooks.agemonia.vocabulary import ATTACKS
from battlefield.rulebooks.agemonia.words import TARGETS
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Held
from battlefield.rules.skirmish.single import is_up, weapon_kind
from battlefield.rules.table.areas import area_of


def _aimed(game: Game, turn: Turn, weapon: str) -> list[Deed]:
    """Return what an action does to figures of its user's choice, in order."""
    return [*deeds(game, turn, weapon, "struck"), *deeds(game, turn, weapon, "targets")]


def _first(game: Game, weapon: str, aimed: list[Deed]) -> Held:
    """Return the first printed one of some effects of an action, whose range counts for all."""
    held = [deed.held for deed in aimed]
    return next(each for each in game.state.profiles[weapon].perks if each in held)


def is_usable(game: Game, unit: str, weapon: str) -> bool:
    """Return whether an action would do anything now."""
    state, turn = game.state, Turn(unit)
    if weapon_kind(state, weapon) in ATTACKS:
        return can_attack(game, unit, weapon)
    aimed = _aimed(game, turn, weapon)
    if aimed and movable(game, unit, weapon, _first(game, weapon, aimed)):
        return True
    others = [*deeds(game, turn, weapon, "user"), *deeds(game, turn, weapon, "map")]
    return any(deed.applies.open_to is None or deed.applies.open_to(game, deed) for deed in others)


def use(game: Game, turn: Turn, weapon: str) -> Flow[None]:
    """Use an action: its attack first, then what it does to others, to its user, and on the map."""
    unit, state = turn.unit, game.state
    game.say(f"uses {state.profiles[weapon].name}", unit)
    if weapon_kind(state, weapon) in ATTACKS:
        yield from attack(game, turn, weapon)
    else:
        yield from _aim(game, turn, weapon)
    here, goes = area_of(game.state, unit), deeds(game, turn, weapon, "user")
    yield from _do(game, goes, (unit,))
    if goes and is_up(game.state, unit):
        note(turn, game.state)
        turn.moved = turn.moved or area_of(game.state, unit) != here
    yield from _do(game, deeds(game, turn, weapon, "map"), ())


def _do(game: Game, what: list[Deed], targets: tuple[str, ...]) -> Flow[None]:
    """Let effects of an action come about, as long as its user is there."""
    for deed in what:
        if is_up(game.state, deed.unit):
            yield from deed.applies.act(game, deed, targets)


def _aim(game: Game, turn: Turn, weapon: str) -> Flow[None]:
    """Do what an action does to figures of the user's choice in range."""
    state, aimed = game.state, _aimed(game, turn, weapon)
    if not aimed:
        return
    first, side = _first(game, weapon, aimed), state.units[turn.unit].commander
    near = {other: state.units[other].name for other in movable(game, turn.unit, weapon, first)}
    most = max(1, action_stat(state, weapon, TARGETS, 1))
    what = f"{state.profiles[weapon].name}: who it is for, within {range_of(state, weapon, first)}"
    chosen = yield from game.choose(what, near, by=side, most=most)
    for deed in aimed:
        yield from deed.applies.act(game, deed, chosen)
    settle(game)
