"""Movement Actions: how each type of movement goes, what it costs, and where it may end."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from battlefield.geometry.displacement import Layout, stable_places
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.movement import Policy, Reach, Route, reach
from battlefield.rulebooks.pulp_city.models.models import movement_of
from battlefield.rulebooks.pulp_city.models.pools import MOMENTUM
from battlefield.rulebooks.pulp_city.models.rows import row_of
from battlefield.rulebooks.pulp_city.models.strike import Doors
from battlefield.rulebooks.pulp_city.models.team import is_worn_out, tire
from battlefield.rulebooks.pulp_city.models.vocabulary import BLINK, BOUND, FLY, SPRINT, WALLCRAWL
from battlefield.rulebooks.pulp_city.movement.placing import put
from battlefield.rulebooks.pulp_city.movement.ways import route_over, spokes, straight
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import Contact, PlacesLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.remembering import mark
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import Figure, State
from battlefield.rules.skirmish.single import figure_of, printed
from battlefield.rules.table import layout
from battlefield.rules.table.contacts import enemies_apart, reachable_contacts

MOVE = "Move"
LOW = 4.0  # inches that Fly and Bound pass over, and that a step of Sprint climbs at most


def type_of(game: Game, unit: str) -> str:
    """Return how a model moves now."""
    for name in game.book.perks:
        row = row_of(game.book, name)
        if row is not None and row.moves and game.state.is_under(unit, name):
            return row.moves
    return movement_of(game.state, unit)


def why_not_move(state: State, unit: str) -> str:
    """Say why a model cannot use a Movement Action, or nothing."""
    if is_worn_out(state, unit):
        return "it cannot suffer any more Fatigue this round"
    return "" if printed(state, unit, "move") else "its Move is 0"


def move(game: Game, unit: str, doors: Doors) -> Flow[None]:
    """Let a model use a Movement Action: it is Fatigued, goes up to its Move, and has Momentum this Turn."""
    tire(game, unit)
    inches = float(printed(game.state, unit, "move"))
    how, figure = type_of(game, unit), figure_of(game.state, unit)
    way = Way(game.state, figure, unit, how, inches)
    what = f"{how} of {game.state.units[unit].name}, up to {inches:g} in"
    by = game.state.units[unit].commander
    request = Places(by, what, (figure.id,), is_move=True)
    asked = PlacesLaw(request, way.problem, way.tries, way.region, way.route, way.contacts)
    place = (yield from game.places(asked))[0]
    path = way.path(place)
    gone = yield from put(game, unit, how, place.at, place.bottom, doors, path)
    if gone and not is_within(gone, 0.0) and not game.state.is_under(unit, MOMENTUM):
        mark(game, MOMENTUM, unit, "step")


@dataclass(slots=True)
class Way:
    """Where a model may go by one type of movement, and how it gets there."""

    state: State
    figure: Figure
    unit: str
    how: str
    inches: float
    _reach: Reach | None = None
    _over: Callable[[Point], Route] | None = None

    def problem(self, places: tuple[Placed, ...]) -> str:
        """Say why a model cannot end there, or nothing; to stay is never wrong."""
        place, model = places[0], self.figure.model
        if (place.at, place.bottom) == (model.at, model.bottom):
            return ""
        if not layout.may_stand(self._layout(), model, place.at, place.bottom):
            return "it cannot stand there"
        rise = place.bottom - model.bottom
        if self.how in (FLY, BOUND) and not is_within(rise, LOW):
            return f"it cannot get {rise:g} in up, only {LOW:g}"
        route = self.route(place)
        if route is not None and not route.reachable:
            return route.why or f"it would need {route.cost:.2f} in of {self.inches:g}"
        return ""

    def route(self, place: Placed) -> Route | None:
        """Return the way to a place."""
        if self.how == BLINK:
            far = straight(self.figure.model.at, place.at)
            path = (self.figure.model.at, place.at)
            return Route(is_within(far, self.inches), far, self.inches - far, path)
        if self.how in (FLY, BOUND):
            if self._over is None:
                self._over = route_over(self.state, self.unit, self.inches, height=LOW, past_models=True)
            return self._over(place.at)
        return self._walked().cost_to(place.at, level=place.bottom)

    def path(self, place: Placed) -> Sequence[Point]:
        """Return what a model's centre passes; nothing of what lies between for a Blink."""
        if self.how == BLINK or place.at == self.figure.model.at:
            return (place.at, place.at) if place.at != self.figure.model.at else ()
        route = self.route(place)
        return route.path if route is not None else ()

    def region(self, figure: str) -> Sequence[Polygon]:
        """Return where a walking model's centre may end."""
        del figure
        if self.how not in (SPRINT, WALLCRAWL):
            return ()
        walked = self._walked()
        return stable_places(walked.levels, self._layout(), walked.body, self.inches)

    def tries(self) -> Iterator[tuple[Placed, ...]]:
        """Yield places worth a try: in contact, toward all sides, on the table or on tops, then staying."""
        model = self.figure.model
        yield from (contact.places for contact in self.contacts())
        yield from ((Placed(model.id, *each),) for each in self._spots())
        yield (Placed(model.id, model.at, model.bottom),)

    def contacts(self) -> Iterator[Contact]:
        """Return for each enemy in reach a place that touches it, the nearest enemy first."""
        foes = enemies_apart(self.state, self.unit)
        return reachable_contacts(self.state, (self.figure,), foes, self.inches, self.problem)

    def _spots(self) -> Iterator[tuple[Point, float]]:
        model = self.figure.model
        pieces = layout.table(self.state).pieces
        levels = dict.fromkeys((model.bottom, 0.0, *(p.top for p in pieces if p.platform)))
        for share in (1.0, 0.6, 0.3):
            for at in spokes(model.at, 0.999 * share * self.inches, 12):
                yield from ((at, level) for level in self._levels_at(at, levels))

    def _levels_at(self, at: Point, levels: Iterable[float]) -> Iterable[float]:
        """Return the heights worth a try at a place: for a walker the one that a way is known to at once."""
        if self.how not in (SPRINT, WALLCRAWL):
            return levels
        found = self._walked().near(at)
        return (found.pieces[-1].level,) if found is not None and found.reachable else ()

    def _walked(self) -> Reach:
        if self._reach is None:
            climb = None if self.how == WALLCRAWL else LOW
            cost = 0.0 if self.how == WALLCRAWL else 1.0
            policy = Policy(climb=1000.0 if climb is None else climb, climb_cost=cost)
            self._reach = reach(layout.table(self.state), self.figure.id, self.inches, policy)
        return self._reach

    def _layout(self) -> Layout:
        return layout.layout_without(self.state, [self.figure.id])
