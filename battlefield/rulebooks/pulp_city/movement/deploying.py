"""Coming onto the table: teams in zones along their edges, Infiltrators anywhere but in the enemies'."""

from battlefield.rulebooks.pulp_city.models.models import has_role, is_inanimate
from battlefield.rulebooks.pulp_city.models.vocabulary import INFILTRATOR
from battlefield.rules.book.face import ACTED
from battlefield.rules.core.events import Placed, UnitBecameTerrain
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.remembering import mark
from battlefield.rules.core.state import State
from battlefield.rules.muster import deployment_zones
from battlefield.rules.skirmish import strip_deployment
from battlefield.rules.skirmish.single import figure_of

DEPTH = 6  # inches


def zone(state: State, side: str) -> strip_deployment.Rows:
    """Return the least and the greatest y of a side's zone: the first side has the top edge."""
    return strip_deployment.zone(state, side, DEPTH)


def why_not_there(state: State, unit: str, place: Placed) -> str:
    """Say why a model's base cannot lie at a place, or nothing."""
    model, side = figure_of(state, unit).model, state.units[unit].side
    if not _goes_anywhere(state, unit):
        reason = strip_deployment.why_not_home(state, side, model, zone(state, side), place)
        if reason:
            return reason
    for enemy in state.enemies_of(side):
        if strip_deployment.is_in_home(state, enemy, model, zone(state, enemy), place):
            return f"it would stand in the zone of {enemy}"
    return ""


def _goes_anywhere(state: State, unit: str) -> bool:
    """Return whether it deploys anywhere but in the enemies' zones: an Infiltrator, an Object."""
    return has_role(state, unit, INFILTRATOR) or is_inanimate(state, unit)


def deploy(game: Game, unit: str) -> Flow[None]:
    """Let a side place a model, or an Object anywhere but in the enemies' zones."""
    state, rows = game.state, _rows(game.state, unit)
    home = () if _goes_anywhere(state, unit) else deployment_zones.areas(state, state.units[unit].side, rows)

    def why_not(place: Placed) -> str:
        return why_not_there(state, unit, place)

    came = yield from strip_deployment.deploy_where(game, unit, rows, why_not, home)
    if came and is_inanimate(state, unit):
        game.emit(UnitBecameTerrain(unit, (), "an Object or Structure stands like terrain"))
    mark(game, ACTED, unit, "phase")


def _rows(state: State, unit: str) -> strip_deployment.Rows:
    """Return the rows that are open to a model."""
    side = state.units[unit].side
    if not _goes_anywhere(state, unit):
        return zone(state, side)
    if state.zones:
        return 0.0, state.board.height
    others = [zone(state, each) for each in state.enemies_of(side)]
    if state.sides.index(side) == 0:
        return 0.0, min(low for low, _ in others)
    return max(high for low, high in others if low <= 0.0), state.board.height
