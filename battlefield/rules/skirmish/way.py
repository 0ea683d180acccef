"""Moving a single model: where it may end, how it gets there, and what its player is asked."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import inf

from battlefield.geometry.displacement import stable_places
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.movement import Policy, Reach, Route, reach
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import Contact, PlacesLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import Figure, State
from battlefield.rules.table import layout
from battlefield.rules.table.contacts import enemies_apart, reachable_contacts

_SHARES = (1.0, 0.6, 0.3)


@dataclass(slots=True)
class Way:
    """Where a model may go within some inches, on foot or `over` what lies between.

    `around` gives places worth a try so far from where it is. Who goes over things gets no more than
    `highest` inches up. With `is_near`, only heights are tried that a way on foot is known to at once.
    """

    state: State
    figure: Figure
    inches: float
    policy: Policy
    around: Callable[[Point, float], Iterable[Point]]
    over: Callable[[Placed], Route] | None = None
    highest: float = inf
    is_near: bool = False
    _reach: Reach | None = field(default=None, repr=False)

    def problem(self, places: tuple[Placed, ...]) -> str:
        """Say why a model cannot end there, or nothing; to stay is never wrong."""
        place, model = places[0], self.figure.model
        if (place.at, place.bottom) == (model.at, model.bottom):
            return ""
        if not layout.may_stand(layout.layout_without(self.state, [model.id]), model, place.at, place.bottom):
            return "it cannot stand there"
        rise = place.bottom - model.bottom
        if not is_within(rise, self.highest):
            return f"it cannot get {rise:g} in up, only {self.highest:g}"
        route = self.route(place)
        if route.reachable:
            return ""
        return route.why or f"it would need {route.cost:.2f} in of {self.inches:g}"

    def route(self, place: Placed) -> Route:
        """Return the way to a place."""
        if self.over is not None:
            return self.over(place)
        return self._walked().cost_to(place.at, level=place.bottom)

    def region(self, figure: str) -> Sequence[Polygon]:
        """Return where the centre of a model on foot may end."""
        del figure
        if self.over is not None:
            return ()
        walked, known = self._walked(), layout.layout_without(self.state, [self.figure.id])
        return stable_places(walked.levels, known, walked.body, self.inches)

    def tries(self) -> Iterator[tuple[Placed, ...]]:
        """Yield places worth a try: in contact, all around, on the table or on tops, then staying."""
        model = self.figure.model
        yield from (contact.places for contact in self.contacts())
        tops = (piece.top for piece in layout.table(self.state).pieces if piece.platform)
        levels = tuple(dict.fromkeys((model.bottom, 0.0, *tops)))
        for share in _SHARES:
            for at in self.around(model.at, 0.999 * share * self.inches):
                yield from ((Placed(model.id, at, level),) for level in self._levels_at(at, levels))
        yield (Placed(model.id, model.at, model.bottom),)

    def contacts(self) -> Iterator[Contact]:
        """Return for each enemy in reach a place that touches it, the nearest enemy first."""
        foes = enemies_apart(self.state, self.figure.model.unit)
        return reachable_contacts(self.state, (self.figure,), foes, self.inches, self.problem)

    def asked(self, game: Game, how: str) -> Flow[Placed]:
        """Let the player place the model."""
        unit = game.state.units[self.figure.model.unit]
        what = f"{how} of {unit.name}, up to {self.inches:g} in"
        request = Places(unit.commander, what, (self.figure.id,), is_move=True)
        law = PlacesLaw(request, self.problem, self.tries, self.region, self.route, self.contacts)
        return (yield from game.places(law))[0]

    def _levels_at(self, at: Point, levels: Iterable[float]) -> Iterable[float]:
        if self.over is not None or not self.is_near:
            return levels
        found = self._walked().near(at)
        return (found.pieces[-1].level,) if found is not None and found.reachable else ()

    def _walked(self) -> Reach:
        if self._reach is None:
            self._reach = reach(layout.table(self.state), self.figure.id, self.inches, self.policy)
        return self._reach
