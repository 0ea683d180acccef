"""Where a model comes to be: moved, fallen, or set down where there is room."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from battlefield.geometry.displacement import landing
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.pulp_city.models.hurting import hurt
from battlefield.rulebooks.pulp_city.models.immunity import why_immune
from battlefield.rulebooks.pulp_city.models.strike import Doors
from battlefield.rulebooks.pulp_city.models.vocabulary import FALLING
from battlefield.rulebooks.pulp_city.movement.dangers import Leg, tread
from battlefield.rulebooks.pulp_city.movement.ways import spokes
from battlefield.rules.core.events import Placed, UnitMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.core.values import grained
from battlefield.rules.scene.contents import Model
from battlefield.rules.skirmish.single import figure_of
from battlefield.rules.table import layout
from battlefield.rules.table.table import body_of

FALL = 4.0  # inches for each point of Falling Damage
_RINGS = 40


def put(
    game: Game, unit: str, how: str, at: Point, bottom: float, doors: Doors, legs: Sequence[Leg] = ()
) -> Flow[float]:
    """Move a model along stretches (straight where none are given) and let it meet what lies there."""
    figure = figure_of(game.state, unit)
    place = Placed(figure.id, (grained(at[0]), grained(at[1])), grained(bottom))
    legs = legs or ((place.bottom, (figure.model.at, place.at)),)
    way = tuple(point for n, (_, points) in enumerate(legs) for point in points[min(n, 1) :])
    inches = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way))
    if (place.at, place.bottom) != (figure.model.at, figure.model.bottom):
        game.emit(UnitMoved(unit, how, (place,), (way,)))
        yield from tread(game, unit, legs, doors)
    return inches


def drop(game: Game, unit: str, doors: Doors) -> Flow[None]:
    """Let a model fall from where it is to what lies below, and be hurt by it."""
    state = game.state
    model = figure_of(state, unit).model
    below = layout.layout_without(state, [model.id])
    bottom = landing(below, body_of(model))
    place = room_at(state, model, model.at, bottom)
    yield from put(game, unit, "Fall", place[0], place[1], doors)
    points, fallen = 0, model.bottom - place[1]
    while is_within(FALL * (points + 1), fallen):
        points += 1
    reason = why_immune(game, unit, FALLING)
    if points and reason:
        game.say(f"the fall does not hurt: {reason}", unit)
    elif points:
        hurt(game, unit, points, f"falls {fallen:g} in")


def room_at(state: State, model: Model, at: Point, bottom: float) -> tuple[Point, float]:
    """Return the free place nearest to one, at that height or else on the table; its own place if need be."""
    known = layout.layout_without(state, [model.id])
    for level in dict.fromkeys((bottom, 0.0)):
        for spot in around(at):
            if layout.may_stand(known, model, spot, level):
                return spot, level
    return model.at, model.bottom


def around(at: Point) -> Iterator[Point]:
    """Yield a place and places around it, ring by ring."""
    yield at
    for ring in range(1, _RINGS + 1):
        yield from spokes(at, 0.25 * ring, 16)
