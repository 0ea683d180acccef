"""Moving a single model: where it may end, how it gets there, and what its player is asked."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import inf

from battlefield.geometry.displacement import stable_places
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.movement import Policy, Reach, Route
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import Contact, Fits, PlacesLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import Figure, State
from battlefield.rules.table import layout
from battlefield.rules.table.contacts import enemies_apart, reachable_contacts
from battlefield.rules.table.kept_reach import kept_reach
from battlefield.rules.table.standing_room import heights_of
from battlefield.rules.table.table import body_of

_SHARES = (1.0, 0.6, 0.3)


@dataclass(frozen=True, slots=True)
class Over:
    """How a model gets to a place over what lies between, and all it may get to, however high."""

    route: Callable[[Placed], Route]
    outline: Callable[[], Sequence[Polygon]]


@dataclass(slots=True)
class Way:
    """Where a model may go within some inches, on foot or `over` what lies between.

    `around` gives places worth a try so far from where it is. Who goes over things gets no more than
    `highest` inches up.
    """

    state: State
    figure: Figure
    inches: float
    policy: Policy
    around: Callable[[Point, float], Iterable[Point]]
    over: Over | None = None
    highest: float = inf
    _reach: Reach | None = field(default=None, repr=False)

    def problem(self, places: tuple[Placed, ...]) -> str:
        """Say why a model cannot end there, or nothing; to stay is never wrong."""
        place = places[0]
        wrong = self._end_problem(place)
        if wrong or self._stays(place) or self._is_within(place):
            return wrong
        route = self.route(place)
        if route.reachable:
            return ""
        return route.why or f"it would need {route.cost:.2f} in of {self.inches:g}"

    def fits(self, places: tuple[Placed, ...]) -> bool:
        """Return whether a model is sure to get there, without a search beyond its move."""
        place = places[0]
        return self._stays(place) or (not self._end_problem(place) and self._is_near(place))

    def rough(self, layouts: Sequence[tuple[Placed, ...]]) -> Iterator[bool | None]:
        """Say of each place whether a model may end there, as far as the straight ways tell.

        To stay is left open, so that what leads elsewhere comes first.
        """
        straight = self._straight([places[0] for places in layouts])
        for (place,), known in zip(layouts, straight, strict=True):
            yield not self._end_problem(place) if known and not self._stays(place) else None

    def _straight(self, places: Sequence[Placed]) -> list[bool]:
        """Say to which places the straight way on foot leads."""
        if self.over is not None:
            return [False] * len(places)
        walked, found = self._walked(), dict[Placed, bool]()
        for level in dict.fromkeys(place.bottom for place in places):
            there = [place for place in places if place.bottom == level]
            known = walked.is_straight([place.at for place in there], level)
            found |= dict(zip(there, known, strict=True))
        return [found[place] for place in places]

    def _stays(self, place: Placed) -> bool:
        model = self.figure.model
        return (place.at, place.bottom) == (model.at, model.bottom)

    def _end_problem(self, place: Placed) -> str:
        """Say why a model cannot stand at a place, however it gets there, or nothing."""
        model = self.figure.model
        if self._stays(place):
            return ""
        if not layout.may_stand(layout.layout_without(self.state, [model.id]), model, place.at, place.bottom):
            return "it cannot stand there"
        rise = place.bottom - model.bottom
        return "" if is_within(rise, self.highest) else f"it cannot get {rise:g} in up, only {self.highest:g}"

    def _is_within(self, place: Placed) -> bool:
        return self.over is None and self._walked().within(place.at, place.bottom)

    def _is_near(self, place: Placed) -> bool:
        if self.over is not None:
            return self.over.route(place).reachable
        near = self._walked().near(place.at, place.bottom)
        return near is not None and near.reachable

    def route(self, place: Placed) -> Route:
        """Return the way to a place."""
        if self.over is not None:
            return self.over.route(place)
        return self._walked().cost_to(place.at, level=place.bottom)

    def region(self, figure: str) -> Sequence[Polygon]:
        """Return where the centre of the model may end."""
        del figure
        body, known = body_of(self.figure.model), layout.layout_without(self.state, [self.figure.id])
        if self.over is None:
            return stable_places(self._walked().levels, known, body, self.inches)
        outline = self.over.outline()
        heights = (h for h in heights_of(known) if is_within(h - body.bottom, self.highest))
        return stable_places([(height, outline) for height in heights], known, body, self.inches)

    def tries(self) -> Iterator[tuple[Placed, ...]]:
        """Yield places worth a try: in contact, all around, on the table or on tops, then staying."""
        model = self.figure.model
        plain = dict[str, tuple[Placed, ...]]()
        for contact in self._contacts():
            plain[contact.unit] = contact.places
            yield contact.places
        tops = (piece.top for piece in layout.table(self.state).pieces if piece.platform)
        levels = tuple(dict.fromkeys((model.bottom, 0.0, *tops)))
        for share in _SHARES:
            for at in self.around(model.at, 0.999 * share * self.inches):
                yield from ((Placed(model.id, at, level),) for level in levels)
        yield from (contact.places for contact in self.contacts() if contact.unit not in plain)
        yield (Placed(model.id, model.at, model.bottom),)

    def contacts(self) -> Iterator[Contact]:
        """Return for each enemy in reach a place that touches it, the nearest enemy first."""
        return self._contacts(self.fits)

    def _contacts(self, *fits: Fits) -> Iterator[Contact]:
        foes = enemies_apart(self.state, self.figure.model.unit)
        return reachable_contacts(self.state, (self.figure,), foes, self.inches, self.rough, *fits)

    def asked(self, game: Game, how: str) -> Flow[Placed]:
        """Let the player place the model."""
        unit = game.state.units[self.figure.model.unit]
        what = f"{how} of {unit.name}, up to {self.inches:g} in"
        request = Places(unit.commander, what, (self.figure.id,), is_move=True)
        law = PlacesLaw(
            request,
            self.problem,
            self.tries,
            self.region,
            self.route,
            self.contacts,
            rough=self.rough,
            fits=self.fits,
            inches=self.inches,
        )
        return (yield from game.places(law))[0]

    def _walked(self) -> Reach:
        if self._reach is None:
            self._reach = kept_reach(layout.table(self.state), self.figure.id, self.inches, self.policy)
        return self._reach
