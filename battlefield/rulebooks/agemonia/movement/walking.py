"""A figure's own movement: point by point, provoking foes, past full areas and through Teleport tokens."""

from dataclasses import dataclass, field

from battlefield.rulebooks.agemonia.figures import is_ally, is_up, number_of, stat
from battlefield.rulebooks.agemonia.hurting import hurt, settle
from battlefield.rulebooks.agemonia.movement.entering import step_into
from battlefield.rulebooks.agemonia.movement.forcing import STEP
from battlefield.rulebooks.agemonia.movement.ground import (
    foes_in,
    has_room,
    is_closed,
    is_drop,
    move_of,
    range_between,
    shift,
    ways,
)
from battlefield.rulebooks.agemonia.movement.teleporting import gates, through_gate
from battlefield.rulebooks.agemonia.vocabulary import SLOWED
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Held, State
from battlefield.rules.table.areas import area_of, name_of, sees

STOP, HOW, BACK = "stop", "Move", "goes back"


@dataclass(slots=True)
class Turn:
    """One figure's turn: the areas that it had room in, in order, and the foes that it has provoked."""

    unit: str
    trail: list[str] = field(default_factory=list)
    provoked: list[str] = field(default_factory=list)
    moved: bool = False

    def note(self, state: State) -> None:
        """Remember where the figure is if it could end its turn there."""
        area = area_of(state, self.unit)
        if area and may_stay(state, self.unit, area):
            self.trail.append(area)


def may_stay(state: State, unit: str, area: str) -> bool:
    """Return whether a figure may end its turn in an area."""
    return has_room(state, area, unit) and not is_closed(state, area)


def walk(game: Game, turn: Turn, points: int | None = None) -> Flow[None]:
    """Let a figure spend its movement points, or so many, area by area, until it stops.

    What slows or holds it takes points from its steps, but not from its teleports.
    """
    unit = turn.unit
    left = move_of(game.state, unit) if points is None else points
    slow = max(0, move_of(game.state, unit) - stat(game, unit, "move").value)
    while left > 0 and is_up(game.state, unit):
        words = _choices(game, unit, left > slow)
        if not words:
            break
        side = game.state.units[unit].commander
        words = {**words, STOP: "stop here"}
        what = f"move of {game.state.units[unit].name}, {left} left"
        chosen = yield from game.choose_one(what, words, by=side)
        if chosen == STOP:
            break
        left -= 1
        yield from _go(game, turn, chosen)
    game.lift(unit, SLOWED, "moved")


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
        turn.note(game.state)


def provoke(game: Game, turn: Turn, here: str) -> None:
    """Let the foes that an Ally provokes by leaving an area hurt it, each once in its turn."""
    if not is_ally(game.state, turn.unit):
        return
    for foe, held in _provokers(game.state, turn.unit, here):
        if foe not in turn.provoked:
            turn.provoked.append(foe)
            hurt(game, turn.unit, number_of(held, "amount", 1), "Provoke", foe)
    settle(game)


def _provokers(state: State, unit: str, here: str) -> list[tuple[str, Held]]:
    found = []
    for area in state.areas:
        for foe in foes_in(state, area.id, unit):
            held = next((each for each in state.profile_of(foe).perks if each.name == "Provoke"), None)
            if held is not None and _watches(state, area.id, here, number_of(held, "range")):
                found.append((foe, held))
    return found


def _watches(state: State, there: str, here: str, most: int) -> bool:
    steps = range_between(state, there, here)
    return steps is not None and steps <= most and (there == here or sees(state, there, here))


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
