"""Limits in games of areas: a verdict turns where a model's centre comes into an area with another verdict.

Places beside all areas are left aside. The margin is the shortest way of either model that turns the verdict.
"""

from collections.abc import Callable, Iterator, Sequence
from math import inf

from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import Circle
from battlefield.geometry.visibility import area_sight
from battlefield.rules.book.measuring import ByAreas
from battlefield.rules.core.state import State
from battlefield.rules.scene.certainty import Limit, all_of, any_of
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.unsure import share_of
from battlefield.rules.table.areas import area_at, graph, home_of

Holds = Callable[[str, str], bool]
"""Whether something holds from one area to another."""


def between_areas(scene: Scene, state: State, one: Model, other: Model, holds: Holds) -> Limit:
    """Tell whether something holds between the areas of two models; both must be in one."""
    here, there = (area_at(state, model.at) for model in (one, other))
    yes = holds(here, there)
    turns = list(_turns(scene, one, yes, lambda area: holds(area, there)))
    turns += _turns(scene, other, yes, lambda area: holds(here, area))
    nearest = all_of(turns) if turns else Limit(inf, True)
    return Limit(nearest.margin if yes else -nearest.margin, yes, nearest.shares)


def _turns(scene: Scene, model: Model, yes: bool, holds: Callable[[str], bool]) -> Iterator[Limit]:
    """Yield how far a model is from each area in which the verdict would be the other one."""
    for area in scene.areas:
        if holds(area.id) != yes:
            yield Limit(gap(Circle(model.at, 0.0), area.polygon).gap, True, share_of(scene, model))


def steps_between(
    scene: Scene, state: State, origins: Sequence[Model], target: Model, most: float, ways: ByAreas
) -> tuple[float, Limit]:
    """Count the fewest steps from any of some models to another; tell whether they are at most so many."""

    def holds(here: str, there: str) -> bool:
        steps = ways.steps(state, here, there)
        return steps is not None and steps <= most

    there = area_at(state, target.at)
    found = (ways.steps(state, area_at(state, origin.at), there) for origin in origins)
    least = min((float(steps) for steps in found if steps is not None), default=inf)
    return least, any_of(between_areas(scene, state, origin, target, holds) for origin in origins)


def sight_between(
    scene: Scene, state: State, one: Model, other: Model, ways: ByAreas
) -> tuple[Limit, tuple[tuple[float, float, float], ...] | None]:
    """Tell whether one model sees another from area to area, and by which line."""
    limit = between_areas(scene, state, one, other, lambda here, there: ways.sees(state, here, there))
    return limit, line_between(state, one, other) if limit.yes else None


def line_between(state: State, one: Model, other: Model) -> tuple[tuple[float, float, float], ...] | None:
    """Return a clear line between the areas of two models, at the heights of these."""
    known = graph(state)
    here, there = (area_at(state, model.at) for model in (one, other))
    found = area_sight(known, here, there)
    if found is None:
        return None
    return tuple((*at, known.area(area).height) for at, area in zip(found, (here, there), strict=True))


def why_nowhere(scene: Scene, models: Sequence[Model]) -> str:
    """Say why nothing can be counted by areas between models, or nothing."""
    if not scene.areas:
        return "this game counts areas, and the scene has none"
    lost = next((model.id for model in models if home_of(scene.areas, model.at) is None), "")
    return f"{lost} stands in no area" if lost else ""
