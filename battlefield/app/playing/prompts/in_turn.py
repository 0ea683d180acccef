"""A request that several threads ask: one at a time, as it finds its answers in stages."""

from threading import Lock

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.movement import Route
from battlefield.rules.core.events import Placed
from battlefield.rules.core.requests import Contact, Places

Layout = tuple[Placed, ...]


class InTurn:
    """Asks a request for places what is lawful."""

    def __init__(self, request: Places) -> None:
        self._request, self._turn = request, Lock()

    def refusal(self, places: Layout) -> str:
        """Say why a layout will not do, or nothing."""
        with self._turn:
            return self._request.refusal(places)

    def way(self, place: Placed) -> Route | None:
        """Return the way that a figure takes to a place, if it takes one."""
        with self._turn:
            return self._request.way(place)

    def suggestions(self) -> tuple[Layout, ...]:
        """Return layouts that will do."""
        with self._turn:
            return tuple(layout for layout in self._request.suggestions() if isinstance(layout, tuple))  # type: ignore[misc]

    def contacts(self) -> tuple[Contact, ...]:
        """Return a layout for each enemy that can be touched."""
        with self._turn:
            return tuple(self._request.contacts())

    def reach(self, figure: str) -> tuple[tuple[Polygon, ...], tuple[Polygon, ...]]:
        """Return where the centre of a figure may be, and where it may not end there."""
        with self._turn:
            return tuple(self._request.region(figure)), tuple(self._request.barred(figure))
