"""Layouts worth a try for who moves: many at a glance, and more closely only what that leaves open."""

from collections.abc import Callable, Iterator, Sequence

from battlefield.rulebooks.warsurge.movement.movement_paths import STEPS, Ways
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import Contact, sifted
from battlefield.rules.core.state import Figure
from battlefield.rules.core.values import grained

Layout = tuple[Placed, ...]


class Tries:
    """Where figures that move together might go, and whether they may."""

    def __init__(
        self,
        ways: Ways,
        figures: Sequence[Figure],
        named: Sequence[Layout],
        checks: Sequence[Callable[[Layout], str]],
    ) -> None:
        """Take the ways of some figures, layouts that whatever leads them has named, and what it asks."""
        self._ways, self._figures, self._named, self._checks = ways, figures, named, checks
        self._known = set[Layout]()  # to which there is a way

    def problem(self, places: Layout) -> str:
        """Say what is wrong with a layout, or nothing."""
        return next(filter(None, (check(places) for check in (*self._checks, self._ways.problem))), "")

    def layouts(self) -> Iterator[Layout]:
        """Yield what is named, in contact by straight ways, all about, in contact by other ways, as it is."""
        for places in (completed(places, self._figures) for places in self._named):
            if self._ways.are_near(places):
                yield self._noted(places)
        touched = set[str]()
        for contact in self._ways.contacts(self._is_lawful, plain=True):
            touched.add(contact.unit)
            yield self._noted(contact.places)
        yield from self._ways.suggestions()
        yield from (self._noted(each.places) for each in self.contacts() if each.unit not in touched)
        yield tuple(Placed(f.id, f.model.at, f.model.bottom) for f in self._figures)

    def contacts(self) -> Iterator[Contact]:
        """Yield for each enemy in reach a layout that touches it and is lawful."""
        return self._ways.contacts(self._is_lawful)

    def rough(self, layouts: Sequence[Layout]) -> Iterator[bool | None]:
        """Say of each of some layouts whether it is lawful, as far as straight ways tell."""
        for places, is_straight in zip(layouts, self._ways.are_straight(layouts), strict=True):
            yield self._is_lawful(places) if is_straight or places in self._known else None

    def fits(self, places: Layout) -> bool:
        """Return whether a layout is lawful to which a way is found at once."""
        return self._ways.are_near(places, STEPS) and self._is_lawful(places)

    def lawful(self) -> Iterator[Layout]:
        """Yield the layouts that are lawful."""
        return sifted(self.layouts(), self.rough, self.fits)

    def _is_lawful(self, places: Layout) -> bool:
        return not self.problem(places)

    def _noted(self, places: Layout) -> Layout:
        self._known.add(places)
        return places


def completed(places: Layout, figures: Sequence[Figure]) -> Layout:
    """Add figures that a layout leaves out, shifted like the first that it has."""
    known = {place.figure: place for place in places}
    left = [figure for figure in figures if figure.id not in known]
    first = next((figure for figure in figures if figure.id in known), None)
    if first is None or not left:
        return places
    (x, y), (u, v) = first.model.at, known[first.id].at
    shifted = ((f.id, (f.model.at[0] + u - x, f.model.at[1] + v - y), f.model.bottom) for f in left)
    return (*places, *(Placed(id_, (grained(at[0]), grained(at[1])), bottom) for id_, at, bottom in shifted))
