"""Places of a template that are worth a look: on each enemy, or as near to it as its range allows."""

from collections.abc import Iterator
from math import dist

from battlefield.geometry.kernel.shapes import Circle, Point
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.state import State
from battlefield.rules.core.values import grained


def places_worth_a_look(law: SpotLaw, state: State) -> tuple[Point, ...]:
    """Return what its rule suggests, and for each model of an enemy the nearest place that will do."""
    foes = (unit for unit in state.on_table() if unit.commander != law.request.by)
    on = [figure.model.at for unit in foes for figure in state.living(unit.id)]
    near = (next((at for at in _toward(each, law) if not law.refusal(at)), None) for each in on)
    return (*law.suggestions(), *dict.fromkeys(at for at in near if at is not None))


def _toward(at: Point, law: SpotLaw) -> Iterator[Point]:
    """Yield a place, then the nearest one within each circle that holds every place that may do."""
    yield at
    yield from (_drawn_in(at, circle) for circle in law.request.within)


def _drawn_in(at: Point, circle: Circle) -> Point:
    far = dist(at, circle.centre)
    share = min(1.0, circle.radius / far) if far else 1.0
    (x, y), (cx, cy) = at, circle.centre
    return grained(cx + share * (x - cx)), grained(cy + share * (y - cy))
