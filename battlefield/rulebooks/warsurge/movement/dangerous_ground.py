"""Ground that hurts: which figures meet dangerous ground on their way or stay in it, and what it costs."""

from collections.abc import Mapping, Sequence
from functools import partial

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.movement import Arc
from battlefield.rulebooks.warsurge.attack.saving import save_or_lose
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import is_up, standing
from battlefield.rulebooks.warsurge.units.staying import PRESENT
from battlefield.rulebooks.warsurge.words import DANGEROUS_AT_ENDS_ONLY, IGNORES_DANGEROUS
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Model, Terrain
from battlefield.rules.table import layout
from battlefield.rules.table.crossing import crosses, is_at_level, is_over

HURTS_ON = 1
WHY = "dangerous ground"
Paths = Mapping[str, Sequence[Point]]
NO_ARCS: Mapping[str, Sequence[Arc]] = {}
NO_PATHS: Paths = {}


def crossed(state: State, model: Model, path: Sequence[Point]) -> tuple[Terrain, ...]:
    """Return the pieces of terrain that a model comes over on its way, in the table's order."""
    base = layout.base_of(model)
    return tuple(piece for piece in state.terrain if crosses(base, path, piece.outline))


def _dangers(state: State) -> tuple[Terrain, ...]:
    return tuple(piece for piece in state.terrain if "dangerous" in piece.ground)


def meets(
    game: Game,
    unit: str,
    paths: Paths,
    before: Mapping[str, Model],
    arcs: Mapping[str, Sequence[Arc]] = NO_ARCS,
    earlier: Paths = NO_PATHS,
) -> tuple[Terrain, ...]:
    """Return the dangerous ground that figures come into on their way: once for each figure and piece.

    What they met on an `earlier` part of the same movement is left out.
    """
    pieces = _dangers(game.state)
    if not pieces or game.figure(IGNORES_DANGEROUS, 0, unit).value:
        return ()
    ends_only = game.figure(DANGEROUS_AT_ENDS_ONLY, 0, unit).value > 0
    met: list[Terrain] = []
    for figure, path in paths.items():
        if len(path) < 2:
            continue
        model, last = before[figure], game.state.figures[figure].model
        for piece in pieces:
            level = is_at_level(piece, model.bottom) or is_at_level(piece, last.bottom)
            over = partial(crosses, layout.base_of(model), outline=piece.outline)
            is_met = any(over(way, arcs=arcs.get(figure, ())) for way in heeded(path, ends_only))
            again = is_met and any(over(way) for way in heeded(earlier.get(figure, ()), ends_only))
            met += [piece] if level and is_met and not again else []
    return tuple(met)


def heeded(path: Sequence[Point], ends_only: bool) -> tuple[tuple[Point, ...], ...]:
    """Return the parts of a way on which ground tells: all of it, or where it begins and ends alone."""
    if not path:
        return ()
    return ((path[0],), (path[-1],)) if ends_only else (tuple(path),)


def endure(game: Game, unit: str, met: Sequence[Terrain]) -> Flow[None]:
    """Roll a die for each figure in danger of a piece of ground: each 1 costs its unit 1 HP, with saves."""
    if not met or not is_up(game, unit):
        return
    by = game.state.units[unit].commander
    faces = yield from game.roll(WHY, len(met), by=by, about=(unit,), alike=True)
    hurt = sum(face <= HURTS_ON for face in faces)
    if hurt:
        names = dict.fromkeys(piece.name or piece.kind for piece in met)
        yield from save_or_lose(game, unit, hurt, ", ".join((WHY, *filter(None, names))))


def endure_staying(game: Game) -> Flow[None]:
    """Let dangerous ground act at the end of a turn on those that spent it there without moving."""
    state = game.state
    for unit in state.on_table():
        still = unit_status.is_marked(state, PRESENT, unit.id) and unit_status.has_stayed_put(state, unit.id)
        if not still or game.figure(IGNORES_DANGEROUS, 0, unit.id).value:
            continue
        models = [figure.model for figure in standing(game, unit.id)]
        met = [piece for model in models for piece in _dangers(state) if _stands_in(piece, model)]
        yield from endure(game, unit.id, met)


def _stands_in(piece: Terrain, model: Model) -> bool:
    return is_at_level(piece, model.bottom) and is_over(layout.base_of(model), piece.outline)
