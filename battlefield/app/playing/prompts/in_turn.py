"""A request that several threads ask: one at a time, as it finds its answers in stages."""

from threading import Lock

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.movement import Route
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import Contact, PlacesLaw

Layout = tuple[Placed, ...]


class InTurn:
    """Asks what is lawful as an answer to a request for places."""

    def __init__(self, law: PlacesLaw) -> None:
        self.request, self._law, self._turn = law.request, law, Lock()

    def refusal(self, places: Layout) -> str:
        """Say why a layout will not do, or nothing."""
        with self._turn:
            return self._law.refusal(places)

    def way(self, place: Placed) -> Route | None:
        """Return the way that a figure takes to a place, if it takes one."""
        with self._turn:
            return self._law.way(place) if self._law.way is not None else None

    def suggestions(self) -> tuple[Layout, ...]:
        """Return layouts that will do."""
        with self._turn:
            return tuple(layout for layout in self._law.suggestions() if isinstance(layout, tuple))

    @property
    def knows_contacts(self) -> bool:
        """Whether it can be asked which enemies can be touched."""
        return self._law.contacts is not None

    def contacts(self) -> tuple[Contact, ...]:
        """Return a layout for each enemy that can be touched."""
        with self._turn:
            return tuple(self._law.contacts()) if self._law.contacts is not None else ()

    @property
    def knows_ends(self) -> bool:
        """Whether it tells of centres where they may end; else it shows a zone for whole bases."""
        return self.request.is_move or self._law.ends is not None

    def joint(self, places: Layout, held: str) -> tuple[Polygon, ...] | None:
        """Return where a figure may be that all others go along with; None where that bounds nothing."""
        with self._turn:
            return tuple(self._law.joint(places, held)) if self._law.joint is not None else None

    def reach(self, figure: str, facing: float | None) -> tuple[tuple[Polygon, ...], tuple[Polygon, ...]]:
        """Return where the centre of a figure that faces so may be, and where it may not end there."""
        law, reached = self._law, tuple[Polygon, ...]()
        with self._turn:
            if law.ends is not None:
                reached = tuple(law.ends(figure, facing))
            elif law.region is not None:
                reached = tuple(law.region(figure))
            return reached, tuple(law.barred(figure)) if law.barred is not None else ()
