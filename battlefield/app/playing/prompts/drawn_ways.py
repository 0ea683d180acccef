"""What the table shows of figures in hand: their ways, where they stood before, how they hang together."""

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite

from battlefield.app.desk.answers import placed
from battlefield.app.desk.pictures import Drawing, Line, Mark, Role, Shape
from battlefield.app.measure.coherency_answers import drawn_breaks, drawn_links
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.seen_game import at_place
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.geometry.coherency import coherency
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.movement import Route
from battlefield.rules.core.events import Placed
from battlefield.rules.core.requests import Bond, Places
from battlefield.rules.scene.contents import Model
from battlefield.rules.table.table import body_of

_BADGES = 0.25  # inches above a base that its badges may take


class Bonding:
    """Draws the bonds of a request for the layout that is in hand."""

    def __init__(self, desk: PlayedDesk, request: Places) -> None:
        self._desk, self._request = desk, request
        self._known: tuple[tuple[Placed, ...], Drawing] = ((), ())

    def drawing(self, places: Mapping[str, Placed]) -> Drawing:
        """Draw the links of a layout, and where it falls apart; the same object as long as it is the same."""
        key = tuple(places.values())
        if key != self._known[0]:
            parts: dict[object, None] = {}  # bonds share links: each is drawn once
            for bond in self._request.bonds:
                if all(id_ in places for id_ in bond.figures):
                    parts.update(dict.fromkeys(self._drawn(bond, places)))
            self._known = key, tuple(parts)  # type: ignore[arg-type]
        return self._known[1]

    def _drawn(self, bond: Bond, places: Mapping[str, Placed]) -> Drawing:
        models = tuple(at_place(self._desk.state, places[id_]) for id_ in bond.figures)
        bodies = [body_of(model) for model in models]
        found = coherency(bodies, bond.figures, bond.horizontal, bond.vertical)
        return (*drawn_links(models, found), *drawn_breaks(models, found, self._desk.table.unit))


def drawn_ways(ways: Iterable[tuple[str, Route]], held: Model, unit: LengthUnit) -> Drawing:
    """Draw the ways of figures, that of the one that is held with an arrow and, above it, what it costs."""
    parts: list[Line | Mark] = []
    for id_, route in ways:
        if len(route.path) < 2:
            continue
        role: Role = "path" if route.reachable else "bad"
        parts.append(Line(route.path, role, arrow=id_ == held.id))
        if id_ == held.id and isfinite(route.cost):
            (x, y), rim = route.path[-1], inches(max(held.base.length_mm, held.base.width_mm)) / 2
            top = x, y - rim - _BADGES
            parts.append(Mark(top, role, (format_length(route.cost, unit),), 0.0, (0.0, -1.0)))
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
