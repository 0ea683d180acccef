"""Deployment in strips along two edges, model by model, where every unit is a single model."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from battlefield.geometry.shapes import Polygon
from battlefield.geometry.tolerance import is_within
from battlefield.rules import layout
from battlefield.rules.events import Placed, UnitArrived
from battlefield.rules.flow import Game
from battlefield.rules.perks import Flow
from battlefield.rules.requests import Places
from battlefield.rules.scene import Model
from battlefield.rules.single import figure_of
from battlefield.rules.state import State
from battlefield.rules.values import grained

_STEP = 1.25  # inches between suggestions
_PRIME = 37  # strides through the grid, so that suggestions lie apart
_DOWN, _UP = 180.0, 0.0


def zone(state: State, side: str, depth: float) -> tuple[float, float]:
    """Give the least and the greatest y of a side's strip: the first side has the top edge."""
    if state.sides.index(side) == 0:
        return 0.0, depth
    return state.board.height - depth, state.board.height


def deploy_in(game: Game, unit: str, depth: float) -> Flow[bool]:
    """Let a side place a model in its strip, facing the middle; False where there is no room for it."""
    state, model = game.state, figure_of(game.state, unit).model
    side = state.units[unit].side
    rows = zone(state, side, depth)
    ahead = _DOWN if state.sides.index(side) == 0 else _UP

    def check(places: tuple[Placed, ...]) -> str:
        return _why_not(state, model, rows, places[0])

    def tries() -> Sequence[tuple[Placed, ...]]:
        return tuple((Placed(model.id, at, 0.0, ahead),) for at in _spots(state, model, rows))

    def region(_: str) -> Sequence[Polygon]:
        (low, high), width = rows, state.board.width
        return (Polygon(((0.0, low), (width, low), (width, high), (0.0, high))),)

    asked = Places(side, f"deployment of {state.units[unit].name}", (model.id,), check, tries, region)
    if not asked.suggestions(1):
        game.say("there is no room for it: it stays off the table", unit)
        return False
    place = (yield from game.places(asked))[0]
    facing = ahead if place.facing is None else place.facing
    game.emit(UnitArrived(unit, (Placed(model.id, place.at, place.bottom, facing),), "Deploy"))
    return True


def _why_not(state: State, model: Model, rows: tuple[float, float], place: Placed) -> str:
    """Say why a model cannot deploy at a place, or nothing."""
    facing = model.facing if place.facing is None else place.facing
    (low, high), (top, end) = rows, layout.rows_of(replace(model, at=place.at, facing=facing))
    if not (is_within(low, top) and is_within(end, high)):
        return f"its base must lie in its zone, between {low:g} and {high:g} in from the top edge"
    free = layout.may_stand(layout.layout_without(state, [model.id]), model, place.at, place.bottom)
    return "" if free else "it cannot stand there"


def _spots(state: State, model: Model, rows: tuple[float, float]) -> Iterator[tuple[float, float]]:
    """Give places in a strip, far apart first."""
    (low, high), half = rows, layout.widest(model) + 0.01
    across = max(1, int((state.board.width - 2 * half) / _STEP))
    down = max(1, int((high - low - 2 * half) / _STEP) + 1)
    for n in range(across * down):
        place = n * _PRIME % (across * down)
        yield grained(half + _STEP * (place % across)), grained(low + half + _STEP * (place // across))
