"""Pull and Push: figures moved by areas, each step strictly closer to a source or farther away from it."""

from collections.abc import Sequence
from typing import Literal

from battlefield.rulebooks.agemonia.figures import is_large, is_up
from battlefield.rulebooks.agemonia.movement.entering import step_into
from battlefield.rulebooks.agemonia.movement.ground import has_room, is_closed, range_between
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.table.areas import area_of, graph, name_of, steps_from

Forced = Literal["Pull", "Push"]
STEP = "step into another area"


def next_areas(state: State, unit: str, source: str, how: Forced) -> tuple[str, ...]:
    """Return the areas that a figure may be pulled or pushed into next, in the order of the map.

    Steps are counted from the area `source`. Double lines are crossed downhill alone, full areas not at all.
    """
    here, steps = area_of(state, unit), steps_from(state, source)
    if here not in steps:
        return ()
    closer = how == "Pull"
    return tuple(
        there
        for there in graph(state).neighbours(here, "down")
        if (steps[there] < steps[here] if closer else steps[there] > steps[here])
        and has_room(state, there, unit)
        and not is_closed(state, there)
    )


def why_not_forced(game: Game, unit: str) -> str:
    """Say why a figure cannot be pulled or pushed, or nothing."""
    if is_large(game.state, unit):
        return "is too large to be moved"
    return game.reason_against(STEP, unit)


def force(game: Game, unit: str, source: str, how: Forced, areas: int, by: str) -> Flow[int]:
    """Move a figure so many areas; the side of `by` chooses among equals. Give how many it was moved."""
    reason = why_not_forced(game, unit)
    if reason:
        game.say(reason, unit)
        return 0
    side, moved = game.state.units[by].commander, 0
    while moved < areas and is_up(game.state, unit) and not why_not_forced(game, unit):
        found = next_areas(game.state, unit, source, how)
        words = {area: name_of(game.state, area) for area in found}
        there = yield from game.choose_one(f"{how}: where {_name(game, unit)} goes", words, by=side)
        if not there:
            break
        yield from step_into(game, unit, area_of(game.state, unit), there, how, by)
        moved += 1
    if moved < areas and is_up(game.state, unit):
        game.say(f"the {how} ends after {moved} of {areas}", unit)
    return moved


def force_all(game: Game, units: Sequence[str], source: str, how: Forced, areas: int, by: str) -> Flow[None]:
    """Move several figures: pulled ones from the nearest on, pushed ones from the farthest on."""
    for unit in (yield from ordered(game, units, source, how, game.state.units[by].commander)):
        if is_up(game.state, unit):
            yield from force(game, unit, source, how, areas, by)


def ordered(game: Game, units: Sequence[str], source: str, how: Forced, side: str) -> Flow[tuple[str, ...]]:
    """Put figures into the order in which they are moved; a side decides among those equally far."""
    far = {unit: range_between(game.state, source, area_of(game.state, unit)) for unit in units}
    found: list[str] = []
    for steps in sorted({each for each in far.values() if each is not None}, reverse=how == "Push"):
        equal = {unit: _name(game, unit) for unit in units if far[unit] == steps}
        found += yield from game.order(f"{how}: who goes first", equal, by=side)
    return tuple(found)


def _name(game: Game, unit: str) -> str:
    return game.state.units[unit].name
