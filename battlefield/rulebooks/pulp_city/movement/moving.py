"""Movement Actions: how each type of movement goes, what it costs, and where it may end."""

from collections.abc import Iterator
from math import inf

from battlefield.geometry.kernel.shapes import Circle, Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.movement import Arc, Policy, Route
from battlefield.geometry.outlines import Ellipse
from battlefield.rulebooks.pulp_city.models.models import move_of, movement_of
from battlefield.rulebooks.pulp_city.models.pools import MOMENTUM
from battlefield.rulebooks.pulp_city.models.rows import Effect
from battlefield.rulebooks.pulp_city.models.strike import Doors
from battlefield.rulebooks.pulp_city.models.team import is_worn_out, tire
from battlefield.rulebooks.pulp_city.models.vocabulary import BLINK, BOUND, FLY, WALLCRAWL
from battlefield.rulebooks.pulp_city.movement.dangers import Leg
from battlefield.rulebooks.pulp_city.movement.placing import put
from battlefield.rulebooks.pulp_city.movement.ways import reach_over, spokes, straight
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.remembering import mark
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.single import figure_of
from battlefield.rules.skirmish.way import Over, Way

MOVE = "Move"
LOW = 4.0  # inches that Fly and Bound pass over, and that a step of Sprint climbs at most


def type_of(game: Game, unit: str) -> str:
    """Return how a model moves now."""
    for name in game.book.perks:
        row = game.book.row(name, Effect)
        if row is not None and row.moves and game.state.is_under(unit, name):
            return row.moves
    return movement_of(game.state, unit)


def why_not_move(game: Game, unit: str) -> str:
    """Say why a model cannot use a Movement Action, or nothing."""
    if is_worn_out(game.state, unit):
        return "it cannot suffer any more Fatigue this round"
    return "" if move_of(game, unit).value else "its Move is 0"


def offered_move(game: Game, unit: str) -> str:
    """Say how a model would use a Movement Action, and how far it might come."""
    return f"a Movement Action: {type_of(game, unit)} up to {float(move_of(game, unit).value):g} in"


def move(game: Game, unit: str, doors: Doors) -> Flow[None]:
    """Let a model use a Movement Action: it is Fatigued, goes up to its Move, and has Momentum this Turn."""
    tire(game, unit)
    inches = float(move_of(game, unit).value)
    how, figure = type_of(game, unit), figure_of(game.state, unit)
    at = figure.model.at
    if how in (FLY, BOUND, BLINK):
        over, highest = _over(game.state, unit, how, inches), inf if how == BLINK else LOW
        way = Way(game.state, figure, inches, Policy(), _spokes, over, highest)
    else:
        policy = Policy(climb=1000.0, climb_cost=0.0) if how == WALLCRAWL else Policy(climb=LOW)
        way = Way(game.state, figure, inches, policy, _spokes)
    place = yield from way.asked(game, how)
    legs = () if place.at == at else _legs(how, place, way.route(place))
    gone = yield from put(game, unit, how, place.at, place.bottom, doors, legs)
    if gone and not is_within(gone, 0.0) and not game.state.is_under(unit, MOMENTUM):
        mark(game, MOMENTUM, unit, "step")


def _legs(how: str, place: Placed, route: Route) -> tuple[Leg, ...]:
    """Return the stretches of a way: on foot each at its height, else all at the height of its end."""
    if how == BLINK:
        return ((place.bottom, (place.at, place.at)),)
    if how in (FLY, BOUND):
        return ((place.bottom, route.path),)
    return tuple(
        (each.level, each.points if isinstance(each, Arc) else (each.start, each.end))
        for each in route.pieces
    )


def _spokes(at: Point, far: float) -> Iterator[Point]:
    return spokes(at, far, 12)


def _over(state: State, unit: str, how: str, inches: float) -> Over:
    """Return the ways of a model that flies, bounds or blinks."""
    at = figure_of(state, unit).model.at

    def blink(place: Placed) -> Route:
        far = straight(at, place.at)
        return Route(is_within(far, inches), far, inches - far, (at, place.at))

    if how == BLINK:
        return Over(blink, lambda: (Ellipse.of(Circle(at, inches)).polygon,))
    found = reach_over(state, unit, inches, height=LOW, past_models=True)
    return Over(lambda place: found.cost_to(place.at, level=0.0), lambda: found.outline)
