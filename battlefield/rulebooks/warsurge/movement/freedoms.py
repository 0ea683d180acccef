"""What lets a unit go where others could not, told in the log by the names of the perks that allow it."""

from collections.abc import Iterator, Mapping, Sequence

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.movement import dangerous_ground
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.words import (
    GOES_THROUGH,
    IGNORES_DANGEROUS,
    IGNORES_DIFFICULT,
    JUMPS,
    LEAVES_MELEE,
    LETS_PASS,
    PASSES_TERRAIN,
    PASSES_UNITS,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown
from battlefield.rules.core.words import Stat
from battlefield.rules.scene.contents import Model, Terrain
from battlefield.rules.table import layout
from battlefield.rules.table.crossing import crosses, is_at_level
from battlefield.rules.table.underground import are_apart

OVER = (PASSES_TERRAIN, GOES_THROUGH, JUMPS)
Paths = Mapping[str, Sequence[Point]]


def tell_freedoms(game: Game, unit: str, how: str, paths: Paths, before: Mapping[str, Model]) -> None:
    """Say what perks let a unit go past, once it has gone there; `before` are its models until then."""
    found: dict[str, list[str]] = {}
    for words, flag in (*_of_terrain(game, unit, paths, before), *_of_units(game, unit, paths, before)):
        told = found.setdefault(flag.sources, [])
        told += [words] if words not in told else []
    for sources, parts in found.items():
        game.say(f"{how} {', '.join(parts)}: {sources}", unit)


def hold_on(game: Game, unit: str) -> Breakdown | None:
    """Return what lets a unit go from the melee that it is in; None where it is in none."""
    return game.figure(LEAVES_MELEE, 0, unit) if unit_status.is_engaged(game.state, unit) else None


def tell_leaving(game: Game, how: str, held: Mapping[str, Breakdown | None]) -> None:
    """Say what let units go from melees that they have left; `held` is what was found before they went."""
    for unit, found in held.items():
        if found is not None and not unit_status.is_engaged(game.state, unit):
            game.explain(found, f"{how} out of a melee", unit)


def _of_terrain(
    game: Game, unit: str, paths: Paths, before: Mapping[str, Model]
) -> Iterator[tuple[str, Breakdown]]:
    """Yield what is told of the pieces that figures came over, with the figure that lets them."""
    met = [
        (before[id_], piece)
        for id_, path in paths.items()
        for piece in dangerous_ground.crossed(game.state, before[id_], path)
    ]
    over = _first(game, unit, OVER)
    if over is not None and any(_is_in_the_way(model, piece) for model, piece in met):
        yield "past terrain", over
    kinds = {kind for model, piece in met if is_at_level(piece, model.bottom) for kind in piece.ground}
    for kind, flag in (("difficult", IGNORES_DIFFICULT), ("dangerous", IGNORES_DANGEROUS)):
        free = _first(game, unit, (flag,)) if kind in kinds else None
        if free is not None:
            yield f"heedless of {kind} ground", free


def _of_units(
    game: Game, unit: str, paths: Paths, before: Mapping[str, Model]
) -> Iterator[tuple[str, Breakdown]]:
    """Yield what is told of the units that figures passed, with the figure that lets them."""
    state = game.state
    free = _first(game, unit, (PASSES_UNITS,))
    along = {model.unit for model in before.values()}
    for other in state.on_table():
        if other.id in along or other.terrain is not None or are_apart(state, unit, other.id):
            continue
        lets = game.figure(LETS_PASS, 0, other.id, foe=unit) if free is None else free
        bases = layout.bases(state.living(other.id)) if lets.value > 0 else []
        own = ((layout.base_of(before[id_]), path) for id_, path in paths.items())
        if any(crosses(base, path, each) for base, path in own for each in bases):
            yield "past other units", lets


def _first(game: Game, unit: str, flags: Sequence[Stat]) -> Breakdown | None:
    """Return the first of some flags that is set for a unit."""
    found = (game.figure(flag, 0, unit) for flag in flags)
    return next((each for each in found if each.value > 0), None)


def _is_in_the_way(model: Model, piece: Terrain) -> bool:
    """Return whether a piece rises above where a model began, or cannot be walked on."""
    return not is_within(piece.top, model.bottom) or "impassable" in piece.ground
