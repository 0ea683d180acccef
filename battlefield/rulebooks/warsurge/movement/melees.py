"""Melees that casualties have broken: who is left out of contact closes in by the shortest way."""

from collections.abc import Iterable, Iterator
from math import hypot

from battlefield.geometry.distance import gap
from battlefield.rulebooks.warsurge.movement.beside import nearest_contact
from battlefield.rulebooks.warsurge.movement.movement_paths import Ways
from battlefield.rulebooks.warsurge.movement.moving import renew_melees, settle
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import is_touching
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.words import MOVE, MOVEMENT
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import TABLE, Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.table import layout

CLOSE_IN = "Restore melee"


def restore_melees(game: Game, thinned: Iterable[str]) -> Flow[None]:
    """Let units that lost models close in on who they fight, or those on them; a melee that is left ends."""
    units = tuple(dict.fromkeys(unit for unit in thinned if game.state.units[unit].where == TABLE))
    foes = tuple(dict.fromkeys(foe for unit in units for foe in unit_status.foes_in_melee(game.state, unit)))
    if game.state.setting("restore melees", 1):
        for unit in (*units, *foes):
            if _is_left_out(game, unit):
                yield from _close_in(game, unit)
    for unit in units:
        yield from renew_melees(game, unit, may_begin=False)


def _is_left_out(game: Game, unit: str) -> bool:
    """Return whether a unit is in melees, but in contact with nobody whom it fights."""
    state, foes = game.state, unit_status.foes_in_melee(game.state, unit)
    stands = state.units[unit].where == TABLE and bool(state.living(unit))
    return stands and bool(foes) and not any(is_touching(game, unit, foe) for foe in foes)


def _close_in(game: Game, unit: str) -> Flow[None]:
    """Move a unit into contact with the nearest that it fights, if its Move takes it there."""
    state = game.state
    reach = float(stat(game, MOVE, unit).value)
    if reach <= 0.0 or game.reason_against(MOVEMENT, unit):
        return
    ways = Ways(game, unit, reach)
    for places in _tries(state, unit):
        if not ways.problem(places):
            game.say("it closes in again", unit)
            yield from settle(game, unit, CLOSE_IN, places, forced=True, paths=ways.paths(places))
            return


def _tries(state: State, unit: str) -> Iterator[tuple[Placed, ...]]:
    """Yield ways to close in, the shortest first: one figure alone, or all of them by the same shift."""
    figures = state.living(unit)
    stays = {f.id: Placed(f.id, f.model.at, f.model.bottom) for f in figures}
    for figure, (x, y) in _shifts(state, unit):
        there = _shifted(figure, x, y)
        yield tuple({**stays, figure.id: there}.values())
        yield tuple(_shifted(each, x, y) for each in figures)


def _shifts(state: State, unit: str) -> list[tuple[Figure, tuple[float, float]]]:
    found: list[tuple[float, int, Figure, tuple[float, float]]] = []
    for foe in unit_status.foes_in_melee(state, unit):
        for other in state.living(foe) if state.units[foe].where == TABLE else ():
            for figure in state.living(unit):
                base, core = layout.base_of(figure.model), layout.base_of(other.model)
                u, v = nearest_contact(base, core)
                way = u - base.at[0], v - base.at[1]
                found.append((round(gap(base, core).gap, 6), len(found), figure, way))
    return [(figure, way) for _, _, figure, way in sorted(found, key=lambda each: each[:2])]


def _shifted(figure: Figure, x: float, y: float) -> Placed:
    """Shift a figure, a hair short of the overlap that rounding might bring."""
    far = hypot(x, y) or 1.0
    share = 1.0 - 1e-7 / far
    at = figure.model.at[0] + share * x, figure.model.at[1] + share * y
    return Placed(figure.id, (grained(at[0]), grained(at[1])), figure.model.bottom)
