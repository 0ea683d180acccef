"""Deployment in strips along two edges, model by model, where every unit is a single model."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from battlefield.geometry.kernel.shapes import PlacedBase, Point, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.core.events import Placed, UnitArrived
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import State
from battlefield.rules.core.values import grained
from battlefield.rules.muster import deployment_zones
from battlefield.rules.scene.contents import Model
from battlefield.rules.skirmish.single import figure_of
from battlefield.rules.table import layout
from battlefield.rules.table.crossing import is_over
from battlefield.rules.table.standing_room import levels_at
from battlefield.rules.table.table import body_of

_STEP = 1.25  # inches between suggestions
_PRIME = 37  # strides through the grid, so that suggestions lie apart
Rows = tuple[float, float]
"""The least and the greatest y."""


def zone(state: State, side: str, depth: int) -> tuple[float, float]:
    """Return the least and the greatest y of a side's zone; `depth` counts where no setting says how deep."""
    return deployment_zones.rows(state, side, float(state.setting("zone depth", depth)))


def deploy_in(game: Game, unit: str, depth: int) -> Flow[bool]:
    """Let a side place a model in its strip, facing the middle; False where there is no room for it."""
    state, model = game.state, figure_of(game.state, unit).model
    side = state.units[unit].side
    rows = zone(state, side, depth)

    def why_not(place: Placed) -> str:
        return why_not_home(state, side, model, rows, place)

    return (yield from deploy_where(game, unit, rows, why_not, deployment_zones.areas(state, side, rows)))


def deploy_where(
    game: Game, unit: str, rows: Rows, why_not: Callable[[Placed], str], areas: Sequence[Polygon] = ()
) -> Flow[bool]:
    """Let a side place a model where nothing is said against it, facing the middle.

    Places are suggested in some rows, or in areas, which are shown. False where there is no room for it.
    """
    state, model = game.state, figure_of(game.state, unit).model
    side = state.units[unit].side
    ahead, (low, high), width = deployment_zones.ahead(state, side), rows, state.board.width
    box = Box.joint(map(Box.of, areas)) if areas else Box(0.0, low, width, high)

    def check(places: tuple[Placed, ...]) -> str:
        return why_not(places[0]) or _why_not_stand(state, model, places[0])

    def tries() -> Iterator[tuple[Placed, ...]]:
        open_first = sorted(_spots(model, box), key=lambda at: _roughness(state, model, at))
        yield from ((Placed(model.id, at, 0.0, ahead),) for at in open_first)
        yield from ((place,) for at in open_first for place in _on_roofs(state, model, at, ahead))

    def region(_: str) -> Sequence[Polygon]:
        return areas or (Polygon(((0.0, low), (width, low), (width, high), (0.0, high))),)

    request = Places(side, f"deployment of {state.units[unit].name}", (model.id,))
    asked = PlacesLaw(request, check, tries, region)
    if not asked.suggestions(1):
        game.say("there is no room for it: it stays off the table", unit)
        return False
    place = (yield from game.places(asked))[0]
    facing = ahead if place.facing is None else place.facing
    game.emit(UnitArrived(unit, (Placed(model.id, place.at, place.bottom, facing),), "Deploy"))
    return True


def _on_roofs(state: State, model: Model, at: Point, facing: float) -> Iterator[Placed]:
    """Yield where a model may stand above the table at a place."""
    room = layout.layout_without(state, [model.id])
    for level in levels_at(room, body_of(replace(model, at=at, facing=facing))):
        if level > 0.0:
            yield Placed(model.id, at, grained(level), facing)


def rows_at(model: Model, place: Placed) -> Rows:
    """Return the least and the greatest y of a model's base at a place, as it faces there."""
    facing = model.facing if place.facing is None else place.facing
    return layout.rows_of(replace(model, at=place.at, facing=facing))


def why_not_in(model: Model, rows: Rows, place: Placed) -> str:
    """Say why a model's base would not lie wholly in some rows, or nothing."""
    (low, high), (top, end) = rows, rows_at(model, place)
    if is_within(low, top) and is_within(end, high):
        return ""
    return f"its base must lie in its zone, between {low:g} and {high:g} in from the top edge"


def why_not_home(state: State, side: str, model: Model, rows: Rows, place: Placed) -> str:
    """Say why a model's base would not lie wholly in a side's zone, or nothing."""
    if not deployment_zones.drawn(state, side):
        return why_not_in(model, rows, place)
    inside = deployment_zones.holds(state, side, _base_at(model, place), rows)
    return "" if inside else "its base must lie wholly in its zone"


def is_in_home(state: State, side: str, model: Model, rows: Rows, place: Placed) -> bool:
    """Return whether a part of a model's base would lie in a side's zone."""
    if deployment_zones.drawn(state, side):
        return deployment_zones.is_reached(state, side, _base_at(model, place))
    (low, high), (top, end) = rows, rows_at(model, place)
    return not (is_within(high, top) or is_within(end, low))


def _base_at(model: Model, place: Placed) -> PlacedBase:
    return PlacedBase(model.base, place.at, model.facing if place.facing is None else place.facing)


def _why_not_stand(state: State, model: Model, place: Placed) -> str:
    there = model if place.facing is None else replace(model, facing=place.facing)
    free = layout.may_stand(layout.layout_without(state, [model.id]), there, place.at, place.bottom)
    return "" if free else "it cannot stand there"


def _roughness(state: State, model: Model, at: Point) -> int:
    """Tell open ground (0) from ground that hinders a model there, and from ground that hurts it."""
    base = _base_at(model, Placed(model.id, at))
    met = [piece for piece in state.terrain if not {"dangerous", "difficult"}.isdisjoint(piece.ground)]
    grounds = [piece.ground for piece in met if is_over(base, piece.outline)]
    return 2 * any("dangerous" in ground for ground in grounds) or int(bool(grounds))


def _spots(model: Model, box: Box) -> Iterator[tuple[float, float]]:
    """Yield places in a box, far apart first."""
    left, low, half = box.left, box.top, layout.widest(model) + 0.01
    across = max(1, int((box.width - 2 * half) / _STEP))
    down = max(1, int((box.height - 2 * half) / _STEP) + 1)
    for n in range(across * down):
        place = n * _PRIME % (across * down)
        yield grained(left + half + _STEP * (place % across)), grained(low + half + _STEP * (place // across))
