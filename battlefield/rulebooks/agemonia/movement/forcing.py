"""Pull and Push: figures moved by areas, each step strictly closer to a source or farther away from it."""

from collections.abc import Sequence
from dataclasses import dataclass

from battlefield.rulebooks.agemonia.figures import is_large, is_up
from battlefield.rulebooks.agemonia.movement.entering import step_into
from battlefield.rulebooks.agemonia.movement.ground import has_room, is_closed, range_between
from battlefield.rulebooks.agemonia.words import STEP
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.table.areas import area_of, graph, name_of, steps_from


@dataclass(frozen=True, slots=True)
class Force:
    """What moves figures closer to an area, or farther from it: its word, how many areas, and by whom."""

    how: str
    closer: bool
    source: str
    areas: int
    by: str


def next_areas(state: State, unit: str, source: str, *, closer: bool) -> tuple[str, ...]:
    """Return the areas that a figure may be pulled or pushed into next, in the order of the map.

    Steps are counted from the area `source`. Double lines are crossed downhill alone, full areas not at all.
    """
    here, steps = area_of(state, unit), steps_from(state, source)
    if here not in steps:
        return ()
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


def _force(game: Game, unit: str, force: Force) -> Flow[None]:
    """Move a figure; the side of who does it chooses among equals."""
    reason = why_not_forced(game, unit)
    if reason:
        game.say(reason, unit)
        return
    side, moved = game.state.units[force.by].commander, 0
    while moved < force.areas and is_up(game.state, unit) and not why_not_forced(game, unit):
        found = next_areas(game.state, unit, force.source, closer=force.closer)
        words = {area: name_of(game.state, area) for area in found}
        there = yield from game.choose_one(f"{force.how}: where {_name(game, unit)} goes", words, by=side)
        if not there:
            break
        yield from step_into(game, unit, area_of(game.state, unit), there, force.how, force.by)
        moved += 1
    if moved < force.areas and is_up(game.state, unit):
        game.say(f"the {force.how} ends after {moved} of {force.areas}", unit)


def force_all(game: Game, units: Sequence[str], force: Force) -> Flow[None]:
    """Move several figures: pulled ones from the nearest on, pushed ones from the farthest on."""
    for unit in (yield from _ordered(game, units, force)):
        if is_up(game.state, unit):
            yield from _force(game, unit, force)


def _ordered(game: Game, units: Sequence[str], force: Force) -> Flow[tuple[str, ...]]:
    """Put figures into the order in which they are moved; a side decides among those equally far."""
    far = {unit: range_between(game.state, force.source, area_of(game.state, unit)) or 0 for unit in units}
    found: list[str] = []
    for steps in sorted(set(far.values()), reverse=not force.closer):
        equal = {unit: _name(game, unit) for unit in units if far[unit] == steps}
        found += yield from game.order(
            f"{force.how}: who goes first", equal, by=game.state.units[force.by].commander
        )
    return tuple(found)


def _name(game: Game, unit: str) -> str:
    return game.state.units[unit].name
