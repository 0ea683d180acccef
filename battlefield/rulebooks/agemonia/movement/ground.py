"""Areas as figures move by them: how many they take, which borders can be crossed, and where one falls."""

from battlefield.rulebooks.agemonia.figures import are_foes, flies, size_of
from battlefield.rulebooks.agemonia.words import AGAINST, MOVE, RANGE
from battlefield.rules.core.events import UnitArrived, UnitMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Held, State
from battlefield.rules.skirmish.single import is_up, printed, weapon_kind
from battlefield.rules.table.areas import (
    area_of,
    graph,
    kinds_between,
    name_of,
    place_in,
    steps_from,
    units_in,
)


def load(state: State, area: str, but: str = "") -> int:
    """Count the capacity that the figures in an area take, one of them left out."""
    there = (unit for unit in units_in(state, area) if unit != but and is_up(state, unit))
    return sum(size_of(state, unit) for unit in there)


def has_room(state: State, area: str, unit: str) -> bool:
    """Return whether a figure fits into an area, wherever it is now."""
    capacity = graph(state).area(area).capacity
    return capacity is None or load(state, area, unit) + size_of(state, unit) <= capacity


def is_full(state: State, area: str) -> bool:
    """Return whether an area is at its maximum capacity."""
    capacity = graph(state).area(area).capacity
    return capacity is not None and load(state, area) >= capacity


def is_closed(state: State, area: str) -> bool:
    """Return whether nobody may stay in an area: one that has no capacity at all."""
    return graph(state).area(area).capacity == 0


def foes_in(state: State, area: str, unit: str) -> tuple[str, ...]:
    """Return the figures in an area that are against one."""
    return tuple(e for e in units_in(state, area) if is_up(state, e) and are_foes(state, unit, e))


def friends_in(state: State, area: str, unit: str) -> tuple[str, ...]:
    """Return the figures in an area that are on the side of one, itself included."""
    return tuple(e for e in units_in(state, area) if is_up(state, e) and not are_foes(state, unit, e))


def is_hindered(state: State, unit: str) -> bool:
    """Return whether at least as many foes as friends are in a figure's area."""
    area = area_of(state, unit)
    foes = foes_in(state, area, unit)
    return bool(foes) and len(foes) >= len(friends_in(state, area, unit))


def is_drop(state: State, here: str, there: str) -> bool:
    """Return whether going from one area to the next is a fall: over a double line alone, to lower ground."""
    known, kinds = graph(state), kinds_between(state, here, there)
    lower = known.area(there).height < known.area(here).height
    return lower and "step" in kinds and "open" not in kinds


def ways(state: State, unit: str, area: str) -> tuple[str, ...]:
    """Return the areas that a figure can move into from one, in the order of the map, full ones left out.

    One is gone through full only where no opponent is in it. Nobody but a flyer crosses an area without
    any capacity, or goes up over a double line.
    """
    found = graph(state).neighbours(area, "always" if flies(state, unit) else "down")
    return tuple(each for each in found if _may_pass(state, unit, each))


def _may_pass(state: State, unit: str, area: str) -> bool:
    if is_closed(state, area):
        return flies(state, unit)
    return has_room(state, area, unit) or not foes_in(state, area, unit)


def range_between(state: State, area: str, other: str) -> int | None:
    """Count the steps between two areas, or None where there is no way over white lines."""
    return steps_from(state, area).get(other)


def answers(state: State, held: Held, unit: str, attacker: str, weapon: str) -> bool:
    """Tell whether what a figure answers attacks with is for this one: by its kind, and within its range."""
    against, most = AGAINST.found(held.info), dict(held.info).get(RANGE)
    if against and weapon_kind(state, weapon) != against:
        return False
    steps = range_between(state, area_of(state, unit), area_of(state, attacker))
    return not isinstance(most, int) or (steps is not None and steps <= most)


def shift(game: Game, unit: str, area: str, how: str, by: str = "") -> None:
    """Put a figure somewhere in an area."""
    state = game.state
    model = state.figures[state.units[unit].figures[0]].model
    place = place_in(state, model, area)
    words = f"{how} into {name_of(state, area)}"
    game.emit(UnitMoved(unit, words, (place,), ((model.at, place.at),), by))


def arrive(game: Game, unit: str, area: str, how: str) -> None:
    """Bring a figure onto the map."""
    state = game.state
    model = state.figures[state.units[unit].figures[0]].model
    game.emit(UnitArrived(unit, (place_in(state, model, area),), how))


def move_of(state: State, unit: str) -> int:
    """Return the printed movement points of a figure."""
    return printed(state, unit, MOVE, 2)
