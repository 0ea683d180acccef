"""A figure's own movement: point by point, provoking foes, past full areas and through Teleport tokens."""

from battlefield.rulebooks.agemonia.figures import is_ally, stat
from battlefield.rulebooks.agemonia.hurting import hurt, settle
from battlefield.rulebooks.agemonia.moments import Leaving, Moved
from battlefield.rulebooks.agemonia.movement.entering import step_into
from battlefield.rulebooks.agemonia.movement.ground import (
    foes_in,
    has_room,
    is_closed,
    is_drop,
    move_of,
    shift,
    ways,
)
from battlefield.rulebooks.agemonia.movement.teleporting import gates, through_gate
from battlefield.rulebooks.agemonia.turn import Turn
from battlefield.rulebooks.agemonia.words import MOVE, PROVOKED, STEP
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.single import is_up
from battlefield.rules.table.areas import area_of, name_of

STOP, HOW, BACK = "stop", "Move", "goes back"


def note(turn: Turn, state: State) -> None:
    """Remember where a figure is if it could end its turn there."""
    area = area_of(state, turn.unit)
    if area and may_stay(state, turn.unit, area):
        turn.trail.append(area)


def may_stay(state: State, unit: str, area: str) -> bool:
    """Return whether a figure may end its turn in an area."""
    return has_room(state, area, unit) and not is_closed(state, area)


def lost_points(game: Game, unit: str) -> int:
    """Return the points that what slows a figure takes from its steps, but not from its teleports."""
    return max(0, move_of(game.state, unit) - stat(game, unit, MOVE).value)


def walk(game: Game, turn: Turn, points: int | None = None) -> Flow[None]:
    """Let a figure spend its movement points, or so many, area by area, until it stops.

    What slows or holds it takes points from its steps, but not from its teleports.
    """
    unit = turn.unit
    own = max(move_of(game.state, unit), stat(game, unit, MOVE).value)
    left, slow = own if points is None else points, lost_points(game, unit)
    while left > 0 and is_up(game.state, unit):
        words = _choices(game, unit, left > slow)
        if not words:
            break
        side = game.state.units[unit].commander
        words = {**words, STOP: "stop here"}
        steps = left - slow if left > slow else left
        rest = f"{steps} movement point{'s' * (steps != 1)} left"
        what = f"move of {game.state.units[unit].name}, {rest}"
        chosen = yield from game.choose_one(what, words, by=side)
        if chosen == STOP:
            break
        left -= 1
        yield from _go(game, turn, chosen)
    yield from game.tell(Moved(unit, "moved"))


def _choices(game: Game, unit: str, may_step: bool) -> dict[str, str]:
    state, here = game.state, area_of(game.state, unit)
    words = {token: f"teleport to {name}" for token, name in gates(state, unit).items()}
    if may_step and not game.reason_against(STEP, unit):
        words |= {area: _way_words(state, here, area) for area in ways(state, unit, here)}
    return words


def _way_words(state: State, here: str, area: str) -> str:
    return f"{name_of(state, area)}{', down' if is_drop(state, here, area) else ''}"


def _go(game: Game, turn: Turn, chosen: str) -> Flow[None]:
    """Step into an area, or teleport to a token."""
    unit, here = turn.unit, area_of(game.state, turn.unit)
    turn.moved = True
    if any(area.id == chosen for area in game.state.areas):
        provoke(game, turn, here)
        if is_up(game.state, unit):
            yield from step_into(game, unit, here, chosen, HOW)
    else:
        yield from through_gate(game, unit, chosen)
    if is_up(game.state, unit):
        note(turn, game.state)


def provoke(game: Game, turn: Turn, here: str) -> None:
    """Let the foes that an Ally provokes by leaving an area hurt it, each once in its turn."""
    if not is_ally(game.state, turn.unit):
        return
    for foe, harm in _provokers(game, turn.unit, here):
        if foe not in turn.provoked:
            turn.provoked.append(foe)
            hurt(game, turn.unit, harm.value, harm.sources, foe)
    settle(game)


def _provokers(game: Game, unit: str, here: str) -> list[tuple[str, Breakdown]]:
    """Return the foes that watch an area, with what they do to a figure that leaves it."""
    foes = [foe for area in game.state.areas for foe in foes_in(game.state, area.id, unit)]
    found = [(foe, game.figure(PROVOKED, 0, foe, foe=unit, about=Leaving(here))) for foe in foes]
    return [(foe, harm) for foe, harm in found if harm.applied]


def go_back(game: Game, turn: Turn) -> None:
    """Put a figure that ends its turn where there is no room back into the last area that has some."""
    unit, state = turn.unit, game.state
    if not is_up(state, unit) or may_stay(state, unit, area_of(state, unit)):
        return
    for area in reversed(turn.trail):
        if may_stay(state, unit, area):
            game.say(f"cannot stay in {name_of(state, area_of(state, unit))}", unit)
            shift(game, unit, area, BACK)
            return
