"""Going up to what a unit goes into: it is met on its way there like anybody who moves."""

from collections.abc import Iterator, Mapping, Sequence
from math import hypot

from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.rulebooks.warsurge.moments import MovementOver, Moving, WentUp
from battlefield.rulebooks.warsurge.movement import dangerous_ground
from battlefield.rulebooks.warsurge.movement.coming_out import straight_to, touches, way_to
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import TABLE, State

Paths = Mapping[str, tuple[Point, ...]]


def go_up(
    game: Game, begun: Moving, cores: Sequence[PlacedBase], allowances: Mapping[str, float]
) -> Flow[bool]:
    """Let units go up to bases, the first with those that move with it; tells whether they can go in there.

    They cannot where nobody is left of the first, or something has taken it elsewhere.
    """
    unit, places = next(iter(allowances)), _places(game, allowances)
    led = _led(game, begun, cores, allowances) if begun.checks else {}
    for each, inches in allowances.items():
        unit_status.mark(game, unit_status.MOVED, each)
        figures = game.state.figures_of(each)
        paths = {f.id: led.get(f.id) or way_to(game, each, f, cores, inches) for f in figures}
        met = dangerous_ground.meets(game, each, paths, {figure.id: figure.model for figure in figures})
        yield from dangerous_ground.endure(game, each, met)
        yield from game.tell(WentUp(each, begun.how, paths, by=begun.by))
    yield from game.tell(MovementOver(unit, begun.how))
    stays = all(places.get(id_) == at for id_, at in _places(game, allowances).items())
    return stays and game.state.units[unit].where == TABLE and is_up(game, unit)


def _places(game: Game, units: Mapping[str, float]) -> dict[str, Point]:
    return {figure.id: figure.model.at for unit in units for figure in game.state.figures_of(unit)}


def can_go_up(
    game: Game, begun: Moving, cores: Sequence[PlacedBase], allowances: Mapping[str, float]
) -> bool:
    """Return whether all figures of some units can come into contact with one of some bases.

    Whom something leads has to go straight there, and to where that lets it.
    """
    if begun.checks:
        return bool(_led(game, begun, cores, allowances))
    return all(
        touches(game, unit, figure, cores, inches)
        for unit, inches in allowances.items()
        for figure in game.state.figures_of(unit)
    )


def _led(game: Game, begun: Moving, cores: Sequence[PlacedBase], allowances: Mapping[str, float]) -> Paths:
    """Return straight ways of all figures into contact that what leads them lets them take, or nothing."""
    figures = [(unit, figure) for unit in allowances for figure in game.state.figures_of(unit)]
    for toward in (None, *_ways_shown(game.state, begun)):
        found = {f.id: straight_to(game, u, f, cores, allowances[u], toward) for u, f in figures}
        ends = tuple(Placed(f.id, found[f.id][-1], f.model.bottom) for _, f in figures if found[f.id])
        if len(ends) == len(figures) and not any(check(ends) for check in begun.checks):
            return found
    return {}


def _ways_shown(state: State, begun: Moving) -> Iterator[Point]:
    """Yield the directions in which the places lie that are worth suggesting, each once."""
    known = set[Point]()
    for place in (place for places in begun.tries for place in places):
        x, y = state.figures[place.figure].model.at
        dx, dy = place.at[0] - x, place.at[1] - y
        far = hypot(dx, dy)
        rounded = (round(dx / far, 6), round(dy / far, 6)) if far > 0.0 else None
        if rounded is not None and rounded not in known:
            known.add(rounded)
            yield dx / far, dy / far
