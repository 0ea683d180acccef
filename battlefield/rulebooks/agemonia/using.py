"""An action used: an attack, and what its effects do besides or without one."""

from battlefield.rulebooks.agemonia.attacking import attack, deeds
from battlefield.rulebooks.agemonia.figures import action_stat, number_of
from battlefield.rulebooks.agemonia.hurting import settle
from battlefield.rulebooks.agemonia.movement.walking import note
from battlefield.rulebooks.agemonia.rows import Deed
from battlefield.rulebooks.agemonia.targets import can_attack, movable
from battlefield.rulebooks.agemonia.turn import Turn
from battlefield.rulebooks.agemonia.vocabulary import ATTACKS
from battlefield.rulebooks.agemonia.words import AMOUNT, RANGE, TARGETS
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.skirmish.single import is_up, weapon_kind
from battlefield.rules.table.areas import area_of


def _aimed(game: Game, turn: Turn, weapon: str) -> list[Deed]:
    """Return what an action does to figures of its user's choice, in order."""
    return [*deeds(game, turn, weapon, "struck"), *deeds(game, turn, weapon, "targets")]


def _range_of(game: Game, weapon: str, aimed: list[Deed]) -> int:
    """Return the range of some effects of an action: that of the first printed one counts for all.

    It is its own, else the action's, else its number.
    """
    by_held = {deed.held: deed for deed in aimed}
    first = next(by_held[held] for held in game.state.profiles[weapon].perks if held in by_held)
    usual = first.number(AMOUNT) if AMOUNT in first.row.numbers else 0
    return number_of(first.held, RANGE, action_stat(game.state, weapon, RANGE) or usual)


def _open_to(game: Game, unit: str, weapon: str, aimed: list[Deed]) -> tuple[str, ...]:
    """Return the figures in range to which some effects of an action would do anything."""
    bars = [deed.applies.bars for deed in aimed]
    near = movable(game, unit, _range_of(game, weapon, aimed)) if aimed else ()
    return tuple(each for each in near if any(bar is None or not bar(game, each) for bar in bars))


def is_usable(game: Game, unit: str, weapon: str) -> bool:
    """Return whether an action would do anything now."""
    state, turn = game.state, Turn(unit)
    if weapon_kind(state, weapon) in ATTACKS:
        return can_attack(game, unit, weapon)
    aimed = _aimed(game, turn, weapon)
    if _open_to(game, unit, weapon, aimed):
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
    side = state.units[turn.unit].commander
    near = {other: state.units[other].name for other in _open_to(game, turn.unit, weapon, aimed)}
    most = max(1, action_stat(state, weapon, TARGETS, 1))
    what = f"{state.profiles[weapon].name}: who it is for, within {_range_of(game, weapon, aimed)}"
    chosen = yield from game.choose(what, near, by=side, most=most)
    for deed in aimed:
        yield from deed.applies.act(game, deed, chosen)
    settle(game)
