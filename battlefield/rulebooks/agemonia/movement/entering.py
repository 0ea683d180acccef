"""What happens to a figure that comes into an area: falls, traps, and sections of the story."""

from battlefield.rulebooks.agemonia.conditions import condition_of_a_fall, gain, look_around
from battlefield.rulebooks.agemonia.dice import reactive_check
from battlefield.rulebooks.agemonia.figures import flies, is_ally
from battlefield.rulebooks.agemonia.hurting import hurt, settle
from battlefield.rulebooks.agemonia.movement.ground import is_drop, shift
from battlefield.rulebooks.agemonia.vocabulary import STORY, TRAP
from battlefield.rulebooks.agemonia.words import AGILITY, AMOUNT, number_on
from battlefield.rules.core.events import MarkerTaken
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Marker, State
from battlefield.rules.skirmish.single import is_up
from battlefield.rules.skirmish.words import ITS_TOKEN
from battlefield.rules.table.areas import area_at

FALL_ALLY, FALL_ENEMY, TRAP_DAMAGE = 4, 2, 2
FALL = "fall"


def tokens_in(state: State, area: str, kind: str) -> tuple[Marker, ...]:
    """Return the tokens of a kind in an area, oldest first."""
    return tuple(t for t in state.markers if t.get(ITS_TOKEN) == kind and area_at(state, t.at) == area)


def bear(game: Game, unit: str, damage: int, why: str, ability: str = AGILITY, by: str = "") -> Flow[int]:
    """Let a figure suffer damage that an Ally may reduce by a reactive check; give what it took."""
    if is_ally(game.state, unit) and damage:
        damage -= yield from reactive_check(game, unit, ability, f"reactive check against {why}")
    return hurt(game, unit, damage, why, by)


def step_into(
    game: Game, unit: str, here: str, there: str, how: str, by: str = "", *, forced: bool = False
) -> Flow[None]:
    """Move a figure into the next area, and let happen what that brings."""
    drops = is_drop(game.state, here, there) and not flies(game.state, unit)
    shift(game, unit, there, how, by)
    if drops:
        yield from fall(game, unit, by)
    yield from come_into(game, unit, there, forced=forced)


def fall(game: Game, unit: str, by: str = "") -> Flow[None]:
    """Let a figure fall: an Ally bears 4 damage, an Enemy suffers 2; both gain a condition."""
    if is_ally(game.state, unit):
        yield from bear(game, unit, FALL_ALLY, FALL, by=by)
    else:
        hurt(game, unit, FALL_ENEMY, FALL, by)
    yield from gain(game, unit, condition_of_a_fall(game), by)
    settle(game)


def come_into(game: Game, unit: str, area: str, *, forced: bool = False) -> Flow[None]:
    """Let an area do to a figure what it does to whoever comes into it; flyers by themselves pass traps."""
    passes = flies(game.state, unit) and not forced
    yield from look_around(game)
    for token in tokens_in(game.state, area, TRAP):
        if is_up(game.state, unit) and _concerns(game.state, token, unit) and not passes:
            game.emit(MarkerTaken(token.id, "set off"))
            yield from bear(game, unit, token.get(number_on(AMOUNT)) or TRAP_DAMAGE, "trap")
            settle(game)
    for token in tokens_in(game.state, area, STORY):
        if is_up(game.state, unit) and _concerns(game.state, token, unit):
            game.say(f"comes to section {token.get(number_on(AMOUNT))} of the story", unit)
            game.emit(MarkerTaken(token.id, "read"))


def _concerns(state: State, token: Marker, unit: str) -> bool:
    """Return whether a token is for a figure: one that names a side is for that side alone."""
    return token.side in ("", state.units[unit].side)
