"""Going up to what a unit goes into: it is met on its way there like anybody who moves."""

from collections.abc import Mapping, Sequence

from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.rulebooks.warsurge.moments import MovementOver, WentUp
from battlefield.rulebooks.warsurge.movement import dangerous_ground
from battlefield.rulebooks.warsurge.movement.coming_out import way_to
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import TABLE


def go_up(
    game: Game, how: str, cores: Sequence[PlacedBase], allowances: Mapping[str, float], by: str = ""
) -> Flow[bool]:
    """Let units go up to bases, the first with those that move with it; tells whether they can go in there.

    They cannot where nobody is left of the first, or something has taken it elsewhere.
    """
    unit, places = next(iter(allowances)), _places(game, allowances)
    for each, inches in allowances.items():
        unit_status.mark(game, unit_status.MOVED, each)
        figures = game.state.figures_of(each)
        paths = {figure.id: way_to(game, each, figure, cores, inches) for figure in figures}
        met = dangerous_ground.meets(game, each, paths, {figure.id: figure.model for figure in figures})
        yield from dangerous_ground.endure(game, each, met)
        yield from game.tell(WentUp(each, how, paths, by=by))
    yield from game.tell(MovementOver(unit, how))
    stays = all(places.get(id_) == at for id_, at in _places(game, allowances).items())
    return stays and game.state.units[unit].where == TABLE and is_up(game, unit)


def _places(game: Game, units: Mapping[str, float]) -> dict[str, Point]:
    return {figure.id: figure.model.at for unit in units for figure in game.state.figures_of(unit)}
