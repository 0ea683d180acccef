"""Areas of the map that cannot be chosen since no more figures find room in them."""

from collections.abc import Iterator, Sequence

from battlefield.app.playing.prompts.prompt import Choice
from battlefield.rules.core.state import TABLE, Figure, State
from battlefield.rules.scene.contents import Area
from battlefield.rules.skirmish.words import ITS_TOKEN
from battlefield.rules.table.areas import area_at


def standing_in(state: State, area: str) -> int:
    """Count the figures that stand in an area."""
    return sum(area_at(state, figure.model.at) == area for figure in on_table(state))


def on_table(state: State) -> Iterator[Figure]:
    """Return the figures that stand on the table, and not in reserve."""
    there = (id_ for id_, unit in state.units.items() if unit.where == TABLE)
    return (figure for id_ in there for figure in state.figures_of(id_))


def fullness(state: State, area: Area) -> str:
    """Say that an area is full, and with how many; nothing where there is room in it."""
    count, most = standing_in(state, area.id), area.capacity
    if most is None or count < most:
        return ""
    return f"full: {count} of {most} stand there" if most else "nobody may stay there"


def refused_areas(state: State, asked: Sequence[str]) -> Iterator[Choice]:
    """Yield the full areas that would be asked for beside others in which a side starts."""
    sides = {area.id: marks_of(state, area) for area in state.areas}
    wanted = [mark for id_ in asked for mark in sides.get(id_, ())]
    for area in state.areas:
        says = fullness(state, area) if any(mark in wanted for mark in sides[area.id]) else ""
        if area.id not in asked and says:
            name = title_of(area)
            yield Choice(area.id, f"{name}, {says}", refusal=f"No more figures find room in {name}")


def marks_of(state: State, area: Area) -> tuple[tuple[str, str], ...]:
    """Return by what an area is marked as one to start in, each mark with whose it is."""
    laid = (mark for mark in state.markers if mark.get(ITS_TOKEN) and area_at(state, mark.at) == area.id)
    tokens = tuple((mark.get(ITS_TOKEN), mark.side) for mark in laid)
    return (*tokens, ("area", area.start)) if area.start else tokens


def why_not(state: State, area: str) -> str:
    """Say why an area that was clicked is not among those that can be chosen."""
    found = next(each for each in state.areas if each.id == area)
    says = fullness(state, found)
    return f"{title_of(found)} is {says}" if says else f"{title_of(found)} is not one of the areas asked for"


def title_of(area: Area) -> str:
    """Return the name of an area as it is written alone: with a capital, where it is only its id."""
    return area.name or area.id[:1].upper() + area.id[1:]
