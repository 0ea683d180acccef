"""Keeping parts with the unit that they belong to, wherever it goes and however it gets there."""

from collections.abc import Iterator, Sequence
from math import hypot

from battlefield.geometry.distance import gap
from battlefield.rulebooks.warsurge.moments import Fallen
from battlefield.rulebooks.warsurge.movement.movement_paths import coherency_of, hangs_together
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.falls import take_off
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.core.events import Placed, UnitArrived, UnitLeft, UnitMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Figure
from battlefield.rules.core.values import grained
from battlefield.rules.table import layout

TOGETHER = "Keep together"


def gather(game: Game, unit: str) -> Flow[None]:
    """Bring the parts of a unit to where it is, and within coherency of it, by the shortest way."""
    for part in game.state.parts_of(unit):
        if game.state.units[part].where != game.state.units[unit].where:
            yield from _bring(game, part, unit)
        elif game.state.units[part].where == TABLE:
            _close_up(game, part, unit)


def gather_all(game: Game) -> Flow[None]:
    """Bring parts that are somewhere else to where their units are."""
    for unit in tuple(game.state.units.values()):
        whole = game.state.whole_of(unit.id)
        if unit.where != GONE and whole != unit.id and unit.where != game.state.units[whole].where:
            yield from _bring(game, unit.id, whole)


def _close_up(game: Game, part: str, unit: str) -> None:
    if hangs_together(game.state, part, coherency_of(game, part)) or not game.state.living(unit):
        return
    for figure in game.state.figures_of(part):
        place = _beside(game, figure, unit)
        if place is not None:
            game.emit(UnitMoved(part, TOGETHER, (place,), ((figure.model.at, place.at),)))


def _beside(game: Game, figure: Figure, unit: str) -> Placed | None:
    """Give the free place within coherency of a unit that is nearest to where a figure stands (or stood)."""
    (x, y), reach = figure.model.at, coherency_of(game, figure.model.unit)[0]
    others = game.state.figures_of(unit)
    found = (
        *_straight(game, figure, others, reach),
        *layout.places_beside(game.state, figure, others, reach),
    )
    return min(found, key=lambda p: (round(hypot(p.at[0] - x, p.at[1] - y), 6), p.at), default=None)


def _straight(game: Game, figure: Figure, others: Sequence[Figure], reach: float) -> Iterator[Placed]:
    """Yield the free places straight toward others where a figure just comes within so many inches of one."""
    around, (x, y) = layout.layout_without(game.state, [figure.id]), figure.model.at
    for other in others:
        lies = gap(layout.base_of(figure.model), layout.base_of(other.model))
        far, (dx, dy) = lies.gap - reach, lies.direction
        at, bottom = (grained(x + far * dx), grained(y + far * dy)), other.model.bottom
        if far > 0.0 and layout.may_stand(around, figure.model, at, bottom):
            yield Placed(figure.id, at, bottom)


def _bring(game: Game, part: str, unit: str) -> Flow[None]:
    where = game.state.units[unit].where
    game.lift(part, passengers.ABOARD)
    game.lift(part, passengers.INSIDE)
    if where != TABLE:
        unit_status.unlock(game, part)
        for effect in (
            e for name in (passengers.ABOARD, passengers.INSIDE) for e in game.state.effects_on(unit, name)
        ):
            game.begin(effect.name, part, *effect.info, by=effect.by)
        game.emit(UnitLeft(part, RESERVE if where == GONE else where, TOGETHER))
        return
    for figure in game.state.figures_of(part):
        place = _beside(game, figure, unit)
        if place is None:
            game.say(f"no room for {figure.id}", part)
            whole = game.state.figures_of(unit)[0].model
            take_off(game, part, (figure.id,), (whole.at, whole.bottom))
        else:
            game.emit(UnitArrived(part, (place,), TOGETHER))
    if game.state.units[part].where == GONE:
        yield from game.tell(Fallen(part))
