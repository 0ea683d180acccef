"""What the table shows of figures in hand: their ways with the cost, and where they stood before."""

from collections.abc import Iterable, Sequence
from math import isfinite

from battlefield.app.desk.answers import placed
from battlefield.app.desk.pictures import Drawing, Line, Mark, Role, Shape
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.geometry.movement import Route
from battlefield.rules.core.events import Placed


def drawn_ways(ways: Iterable[tuple[str, Route]], held: str, unit: LengthUnit) -> Drawing:
    """Draw the ways of figures, that of the one that is held with an arrow and what it costs."""
    parts: list[Line | Mark] = []
    for id_, route in ways:
        if len(route.path) < 2:
            continue
        role: Role = "path" if route.reachable else "bad"
        parts.append(Line(route.path, role, arrow=id_ == held))
        if id_ == held and isfinite(route.cost):
            parts.append(Mark(route.path[-1], role, (format_length(route.cost, unit),), 0.0, (0.0, -1.0)))
    return tuple(parts)


def ghosts(desk: PlayedDesk, places: Sequence[Placed]) -> Drawing:
    """Outline where figures stood before, where they have moved."""
    before = ((place, desk.table.scene.model(desk.seen.shown_id(place.figure))) for place in places)
    return tuple(
        Shape(placed(model), "quiet", dashed=True)
        for place, model in before
        if model is not None and model.at != place.at
    )


def outlined(desk: PlayedDesk, units: Iterable[str]) -> Drawing:
    """Outline units, as those that can be touched are."""
    figures = (id_ for unit in units for id_ in desk.state.units[unit].figures)
    models = (desk.table.scene.model(desk.seen.shown_id(id_)) for id_ in figures)
    return tuple(Shape(placed(model), "good", dashed=True) for model in models if model is not None)
