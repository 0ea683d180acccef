"""Who sees whom, who fights whom, what shields a target: concealment, cover, height, and backs turned."""

from dataclasses import replace
from functools import lru_cache

from battlefield.geometry.convex import extent
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point
from battlefield.geometry.kernel.tolerance import is_contained, is_within
from battlefield.geometry.kernel.units import direction
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.sight import sight
from battlefield.rulebooks.iron_kingdoms.clouds import clouds, clouds_round, covers, pieces
from battlefield.rulebooks.iron_kingdoms.models import foes_of, is_helpless, is_low, melee_range
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Model
from battlefield.rules.skirmish.single import figure_of, present
from battlefield.rules.table import layout
from battlefield.rules.table.kept_sight import sees_past
from battlefield.rules.table.table import body_of
from battlefield.rules.table.terrain_concealment import is_screened_by_terrain

RISE, BESIDE = 1.0, 1.0  # inches: higher ground, and how near to its target what shields it stands
CONCEALMENT, COVER = 2, 4
_TALL = 1000.0  # inches: as good as without end


def sees(state: State, unit: str, target: str) -> bool:
    """Return whether a character sees another one."""
    known = layout.table(state)
    drifting, (one, two, *others) = _between(state, unit, target)
    near = [other for other in others if _is_beside(other.base, one.base, two.base)]
    if not near and _laid(known.pieces, drifting) is known.pieces:
        return sees_past(known.pieces, one, two)
    return _clear(Same(known.pieces), known.width, known.height, drifting, (one, two, *near))


def _is_beside(base: PlacedBase, one: PlacedBase, two: PlacedBase) -> bool:
    """Return whether a base may be in the way from one to another; generous."""
    away = layout.from_way(base.at, one.at, two.at)
    return away <= layout.widest_of(base) + max(layout.widest_of(one), layout.widest_of(two)) + BESIDE


@lru_cache(maxsize=4096)  # an action that is played through again looks the same way
def _clear(
    solid: Same[tuple[Piece, ...]],
    width: float,
    height: float,
    drifting: tuple[Piece, ...],
    bodies: tuple[Body, ...],
) -> bool:
    """Return whether the first of some bodies sees the second."""
    table = Table(width, height, _laid(solid.value, drifting), bodies)
    return sight(table, bodies[0].id, bodies[1].id).clear


def sees_past_clouds(state: State, unit: str, target: str) -> bool:
    """Return whether clouds alone leave a character in another one's sight."""
    one, two = figure_of(state, unit).model, figure_of(state, target).model
    laid = pieces(state, (*clouds_round(state, unit), *clouds_round(state, target)))
    return not laid or sees_past(laid, body_of(one), body_of(two))


def table_between(state: State, unit: str, target: str) -> Table:
    """Lay the table out as a character looks at another one.

    Terrain blocks, and models on bases as large as the target's or larger; clouds do unless one of the two
    is within.
    """
    known = layout.table(state)
    drifting, bodies = _between(state, unit, target)
    return Table(known.width, known.height, _laid(known.pieces, drifting), bodies)


def _between(state: State, unit: str, target: str) -> tuple[tuple[Piece, ...], tuple[Body, ...]]:
    """Return the clouds that bar sight, and the two characters with all models that do."""
    one, two = figure_of(state, unit).model, figure_of(state, target).model
    without = (*clouds_round(state, unit), *clouds_round(state, target))
    tall = (_tall(body_of(model)) for model in _in_the_way(state, one, two))
    return pieces(state, without), (body_of(one), body_of(two), *tall)


def _laid(solid: tuple[Piece, ...], drifting: tuple[Piece, ...]) -> tuple[Piece, ...]:
    if not drifting and not any(piece.cloud for piece in solid):
        return solid
    return (*(piece for piece in solid if not piece.cloud), *drifting)


def sees_point(state: State, unit: str, at: Point) -> bool:
    """Return whether a character sees a spot of the table; models are in nobody's way to the ground."""
    one = figure_of(state, unit).model
    spot = Body("(spot)", PlacedBase(BaseSize.round(1.0), at))
    over = [mark.id for mark in clouds(state) if mark.template and covers(mark.template, at)]
    known = layout.table(state)
    laid = pieces(state, (*clouds_round(state, unit), *over))
    return _clear(Same(known.pieces), known.width, known.height, laid, (body_of(one), spot))


def _in_the_way(state: State, one: Model, two: Model) -> list[Model]:
    """Return the models that bar the sight of a target, wherever they stand."""
    found = (model for model in _standing(Same(state)) if model.id not in (one.id, two.id))
    return [model for model in found if _size(model) >= _size(two) and not _is_looked_over(model, one, two)]


@lru_cache(maxsize=8)  # whoever acts looks at each enemy with each weapon from one state
def _standing(known: Same[State]) -> tuple[Model, ...]:
    """Return the models that do not lie on the ground."""
    state = known.value
    up = (each.id for each in present(state) if not is_low(state, each.id))
    return tuple(figure_of(state, unit).model for unit in up)


def _is_looked_over(model: Model, one: Model, two: Model) -> bool:
    """Return whether a character stands high enough to look over a model that is not near its target."""
    higher = is_within(model.bottom + RISE, one.bottom)
    return higher and not is_within(gap(layout.base_of(model), layout.base_of(two)).gap, BESIDE)


def _size(model: Model) -> float:
    return max(model.base.length_mm, model.base.width_mm)


def _tall(body: Body) -> Body:
    return replace(body, bottom=0.0, height=_TALL)


def apart(state: State, unit: str, other: str) -> float:
    """Return the gap between two characters' bases."""
    return layout.between(state, unit, other).gap


def reaches(state: State, unit: str, target: str, inches: float) -> bool:
    """Return whether a character has another one within its melee range, at a height that it can strike."""
    one, two = figure_of(state, unit).model, figure_of(state, target).model
    if inches < 0.0 or not is_within(apart(state, unit, target), inches):
        return False
    below = is_within(two.bottom, one.bottom + one.height + RISE)
    return below and is_within(one.bottom, two.bottom + two.height + RISE) and sees(state, unit, target)


def engages(state: State, unit: str, foe: str) -> bool:
    """Return whether a character holds another one in melee."""
    return not is_helpless(state, unit) and reaches(state, unit, foe, melee_range(state, unit))


def engaged_by(state: State, unit: str) -> tuple[str, ...]:
    """Return the enemies that hold a character in melee, in roster order."""
    return _engaged_by(Same(state), unit)


@lru_cache(maxsize=256)
def _engaged_by(known: Same[State], unit: str) -> tuple[str, ...]:
    state = known.value
    return tuple(foe.id for foe in foes_of(state, unit) if engages(state, foe.id, unit))


def in_melee_with(state: State, unit: str) -> tuple[str, ...]:
    """Return the enemies that a character is in melee with: those it holds, and those that hold it."""
    return tuple(
        f.id for f in foes_of(state, unit) if engages(state, f.id, unit) or engages(state, unit, f.id)
    )


def shelter(state: State, unit: str, target: str) -> tuple[Modifier, ...]:
    """Give what raises a target's Defence against what is shot at it; of cover and concealment one counts."""
    found = []
    if is_covered(state, unit, target):
        found.append(plus(COVER, "cover", key="shelter"))
    if clouds_round(state, target):
        found.append(plus(CONCEALMENT, "concealment in a cloud", key="shelter"))
    return tuple(found)


def is_covered(state: State, unit: str, target: str) -> bool:
    """Return whether terrain within an inch of a target hides a part of it from who attacks it."""
    base = layout.base_of(figure_of(state, target).model)
    solid = (each for each in state.terrain if each.sight == "blocks")
    near = [each.id for each in solid if is_within(gap(base, each.outline).gap, BESIDE)]
    one, two = figure_of(state, unit).id, figure_of(state, target).id
    return bool(near) and is_screened_by_terrain(state, one, two, near)


def is_higher(state: State, unit: str, other: str) -> bool:
    """Return whether a character stands on higher ground than another one."""
    one, two = figure_of(state, unit).model, figure_of(state, other).model
    return is_within(two.bottom + RISE, one.bottom)


def is_behind(state: State, unit: str, target: str) -> bool:
    """Return whether a character's whole base lies in the half circle behind another one."""
    one, two = figure_of(state, unit).model, figure_of(state, target).model
    x, y = direction(two.facing)
    back = (-x, -y)
    ahead = (one.at[0] - two.at[0]) * back[0] + (one.at[1] - two.at[1]) * back[1]
    return is_contained(ahead - extent(layout.base_of(one), back))
