"""Ways on a map of areas, where steps from area to area are counted instead of inches."""

from collections.abc import Mapping, Sequence

from battlefield.rules.core.state import State
from battlefield.rules.table.areas import area_of, steps_from

FAR = 99  # steps, where there is no way


def steps_between(state: State, one: str, other: str) -> int:
    """Return how many steps two units are apart, as ranges are counted: none in one area."""
    here, there = area_of(state, one), area_of(state, other)
    return steps_from(state, here).get(there, FAR) if here and there else FAR


def nearer(
    state: State, unit: str, areas: Sequence[str], others: Sequence[str], targets: Sequence[str], reach: int
) -> str:
    """Return the area that brings a unit best in reach of one of some units.

    Where none is better than to stay, what is offered beside areas is taken.
    """
    ends = [area_of(state, target) for target in targets]
    return _best(state, unit, areas, others, {area: -_left(state, area, ends, reach) for area in _all(state)})


def farther(state: State, unit: str, areas: Sequence[str], others: Sequence[str], foes: Sequence[str]) -> str:
    """Return the area farthest from some foes; where none is better, what is offered beside areas."""
    ends = [area_of(state, foe) for foe in foes]
    return _best(state, unit, areas, others, {area: _left(state, area, ends, 0) for area in _all(state)})


def _all(state: State) -> list[str]:
    return [area.id for area in state.areas]


def _left(state: State, area: str, ends: Sequence[str], reach: int) -> int:
    """Count the steps on foot to the nearest of some areas; none where it is in reach."""
    ways = _on_foot(state, area)
    steps = ((steps_from(state, area).get(end, FAR), ways.get(end, FAR)) for end in ends)
    return min((way if straight > reach else 0 for straight, way in steps), default=0)


def _on_foot(state: State, area: str) -> Mapping[str, int]:
    """Count the steps to all areas through those that anybody may stand in."""
    open_ = {each.id for each in state.areas if each.capacity != 0}
    found, rim = {area: 0}, [area]
    for here in rim:
        beside = [each for each, steps in steps_from(state, here).items() if steps == 1]
        new = [each for each in beside if each in open_ and each not in found]
        found |= dict.fromkeys(new, found[here] + 1)
        rim += new
    return found


def _best(
    state: State, unit: str, areas: Sequence[str], others: Sequence[str], good: Mapping[str, int]
) -> str:
    best, here = max(areas, key=lambda area: good[area]), area_of(state, unit)
    stays = bool(here) and good[best] <= good[here]
    return others[0] if others and stays else best
