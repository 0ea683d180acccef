"""Displacement: models slid away from something or toward it, and shifted to a place of somebody's choice."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin
from typing import Literal

from battlefield.geometry.convex.extent import extent
from battlefield.geometry.displacement import (
    Displacement,
    FallWhen,
    Layout,
    Push,
    PushError,
    ShiftPlaces,
    displace,
)
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.pulp_city.models.hurting import hurt
from battlefield.rulebooks.pulp_city.models.models import SPECTRAL, figure_of, is_inanimate, is_up
from battlefield.rulebooks.pulp_city.models.strike import Doors
from battlefield.rulebooks.pulp_city.movement.placing import drop, put
from battlefield.rulebooks.pulp_city.movement.ways import free_way
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Places
from battlefield.rules.core.values import grained
from battlefield.rules.scene.contents import Model
from battlefield.rules.table import layout

CLIMB = 4.0  # inches up or down that a Shift may lead
CRASH = "crash damage"
_SPOKES = 12


@dataclass(frozen=True, slots=True)
class Slide:
    """A displacement in a straight line: which way from where, how far, and when it leads into a fall.

    With `to_edge` the leading edge goes no farther than the source, otherwise the centre.
    """

    how: str
    kind: Literal["away", "toward"]
    inches: float
    source: Point
    fall_when: FallWhen
    to_edge: bool = False


def slide(game: Game, unit: str, asked: Slide, doors: Doors) -> Flow[None]:
    """Slide a model; it stops at what is in the way, and falls where it loses its footing."""
    if not is_up(game.state, unit) or is_inanimate(game.state, unit):
        return
    found = slid(game, unit, asked)
    if found is None:
        game.say(f"{asked.how}: there is no direction", unit)
        return
    bottom = figure_of(game.state, unit).model.bottom
    yield from put(game, unit, asked.how, found.to, bottom, doors)
    if found.falls and is_up(game.state, unit):
        yield from drop(game, unit, doors)
    elif asked.kind == "away" and found.stopped_by is not None:
        _crash(game, unit, found.stopped_by.kind, found.stopped_by.id)


def slid(game: Game, unit: str, asked: Slide) -> Displacement | None:
    """Work out where a slide leads; None where there is no direction for it."""
    table, model = layout.table(game.state), figure_of(game.state, unit).model
    inches = asked.inches
    if asked.kind == "toward":
        inches = min(inches, _room(model, asked))
    push = Push(model.id, asked.kind, inches, asked.source, fall_when=asked.fall_when)
    try:
        return displace(table, push)
    except PushError:
        return None


def _room(model: Model, asked: Slide) -> float:
    """Return how far a model can go toward a point: as far as its centre, or its leading edge, reaches it."""
    (x, y), (u, v) = model.at, asked.source
    far = hypot(u - x, v - y)
    if not asked.to_edge or is_within(far, 0.0):
        return far
    return max(0.0, far - extent(layout.base_of(model), ((u - x) / far, (v - y) / far)))


def _crash(game: Game, unit: str, kind: str, met: str) -> None:
    """Hurt who was knocked into something, and the model that it was."""
    amount = int(game.state.setting(CRASH, 1))
    other = game.state.figures[met].model.unit if met in game.state.figures else ""
    if kind not in ("model", "terrain") or not amount:
        return
    hurt(game, unit, amount, "crash")
    if other and not game.state.is_under(unit, SPECTRAL):
        hurt(game, other, amount, "crash", unit)


def shift(game: Game, unit: str, inches: float, by: str, doors: Doors) -> Flow[None]:
    """Let a side move a model up to some inches any way, to a place where it stands stable."""
    if not is_up(game.state, unit) or is_inanimate(game.state, unit):
        return
    state, figure = game.state, figure_of(game.state, unit)
    table = layout.table(state)
    places = ShiftPlaces(Layout.of(table), table.body(figure.id), inches, CLIMB)
    way = free_way(state, unit, inches, height=CLIMB)

    def check(chosen: tuple[Placed, ...]) -> str:
        at, bottom = chosen[0].at, chosen[0].bottom
        if (at, bottom) == (figure.model.at, figure.model.bottom):
            return ""
        if not places.holds(at, bottom):
            return f"it has no stable place there within {inches:g} in, and {CLIMB:g} in up or down"
        return way(at)

    def tries() -> Sequence[tuple[Placed, ...]]:
        return tuple(_tries(figure.model, places))

    def region(_: str) -> Sequence[Polygon]:
        return tuple(area for level in places.levels() for area in level.areas)

    what = f"Shift of {state.units[unit].name}, up to {inches:g} in"
    chosen = yield from game.places(PlacesLaw(Places(by, what, (figure.id,)), check, tries, region))
    yield from put(game, unit, "Shift", chosen[0].at, chosen[0].bottom, doors)


def _tries(model: Model, places: ShiftPlaces) -> Iterator[tuple[Placed, ...]]:
    x, y = model.at
    for share in (1.0, 0.5):
        for spoke in range(_SPOKES):
            angle, far = 2.0 * pi * spoke / _SPOKES, share * places.reach
            for bottom in reversed(places.bottoms()):
                at = grained(x + far * sin(angle)), grained(y - far * cos(angle))
                yield (Placed(model.id, at, bottom),)
    yield (Placed(model.id, model.at, model.bottom),)
