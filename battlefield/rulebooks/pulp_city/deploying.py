"""Coming onto the table: teams in zones along their edges, Infiltrators anywhere but in the enemies'."""

from collections.abc import Iterator, Sequence

from battlefield.geometry.shapes import Polygon
from battlefield.geometry.tolerance import is_within
from battlefield.rulebooks.pulp_city.models import figure_of, has_role, is_inanimate
from battlefield.rulebooks.pulp_city.vocabulary import INFILTRATOR
from battlefield.rules import layout
from battlefield.rules.events import Placed, UnitArrived, UnitBecameTerrain
from battlefield.rules.flow import Game
from battlefield.rules.perks import Flow
from battlefield.rules.requests import Places
from battlefield.rules.scene import Model
from battlefield.rules.state import State
from battlefield.rules.values import grained

DEPTH = 6  # inches
_STEP = 1.25
_PRIME = 37  # strides through the grid, so that suggestions lie apart


def zone(state: State, side: str) -> tuple[float, float]:
    """Give the least and the greatest y of a side's zone: the first side has the top edge."""
    depth = float(int(state.setting("zone depth", DEPTH)))
    if state.sides.index(side) == 0:
        return 0.0, depth
    return state.board.height - depth, state.board.height


def why_not_there(state: State, unit: str, place: Placed) -> str:
    """Say why a model cannot deploy at a place, or nothing."""
    model, side = figure_of(state, unit).model, state.units[unit].side
    half = layout.widest(model)
    if not has_role(state, unit, INFILTRATOR) and not is_inanimate(state, unit):
        low, high = zone(state, side)
        inside = is_within(low, place.at[1] - half) and is_within(place.at[1] + half, high)
        if not inside:
            return f"its base must lie in its zone, between {low:g} and {high:g} in from the top edge"
    for enemy in state.enemies_of(side):
        low, high = zone(state, enemy)
        if not (is_within(high, place.at[1] - half) or is_within(place.at[1] + half, low)):
            return f"it would stand in the zone of {enemy}"
    free = layout.may_stand(layout.layout_without(state, [model.id]), model, place.at, place.bottom)
    return "" if free else "it cannot stand there"


def deploy(game: Game, unit: str) -> Flow[None]:
    """Let a side place a model, or an Object anywhere but in the enemies' zones."""
    state, model = game.state, figure_of(game.state, unit).model

    def check(places: tuple[Placed, ...]) -> str:
        return why_not_there(state, unit, places[0])

    def tries() -> Sequence[tuple[Placed, ...]]:
        return tuple((Placed(model.id, at),) for at in _spots(state, unit, model))

    def region(_: str) -> Sequence[Polygon]:
        (low, high), width = _rows(state, unit), state.board.width
        return (Polygon(((0.0, low), (width, low), (width, high), (0.0, high))),)

    what = f"deployment of {state.units[unit].name}"
    asked = Places(state.units[unit].side, what, (model.id,), check, tries, region)
    if not asked.suggestions():
        game.say("there is no room for it: it stays off the table", unit)
        return
    place = (yield from game.places(asked))[0]
    game.emit(UnitArrived(unit, (place,), "Deploy"))
    if is_inanimate(state, unit):
        game.emit(UnitBecameTerrain(unit, (), "an Object or Structure stands like terrain"))


def _rows(state: State, unit: str) -> tuple[float, float]:
    side = state.units[unit].side
    if not has_role(state, unit, INFILTRATOR) and not is_inanimate(state, unit):
        return zone(state, side)
    own, others = state.sides.index(side) == 0, [zone(state, each) for each in state.enemies_of(side)]
    if own:
        return 0.0, min(low for low, _ in others)
    return max(high for low, high in others if low <= 0.0), state.board.height


def _spots(state: State, unit: str, model: Model) -> Iterator[tuple[float, float]]:
    """Give places in the rows open to a model, far apart first."""
    (low, high), half = _rows(state, unit), layout.widest(model) + 0.01
    across = max(1, int((state.board.width - 2 * half) / _STEP))
    down = max(1, int((high - low - 2 * half) / _STEP) + 1)
    for n in range(across * down):
        place = n * _PRIME % (across * down)
        x, y = half + _STEP * (place % across), low + half + _STEP * (place // across)
        yield grained(x), grained(y)
