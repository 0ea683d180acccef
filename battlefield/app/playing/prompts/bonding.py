"""How figures in hand hang together, live: the links that hold them, and what would mend them."""

from collections.abc import Mapping

from battlefield.app.desk.pictures import Drawing
from battlefield.app.measure.coherency_answers import drawn_breaks, drawn_links
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.playing.seen_game import at_place
from battlefield.geometry.coherency import coherency
from battlefield.rules.core.events import Placed
from battlefield.rules.core.requests import Bond, Places
from battlefield.rules.table.table import body_of


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
