"""Sight with what it is worth: how much room its best line has, and what would move that.

The room is that of the best line of all, which few things bound: the two ends, and what the line meets or has
no more room beside. Its slope by each of them is found by moving it a little, both ways along x and y. None
is steeper than 1, or than a line between the two can fall: with a thing an inch elsewhere, the line that
was best has so much less room at most.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite

from battlefield.app.measure.rulings.things import placed, unsure_along, with_moved
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.sight import Obscured, Sight, sight
from battlefield.rules.scene.certainty import Limit, Shares, Thing, shares_by_moving
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.unsure import sigma_of, thing_of, unsure
from battlefield.rules.table.looks import Look
from battlefield.rules.table.table import table_of

_STEEPEST = 10.0  # inches that a line falls to the inch, beyond which slips of a search are likelier
_BESIDE = 0.02  # inches beyond the room of a line, within which a thing may bound it

Looking = Callable[[Scene, str, str], Look]
"""How a game, or plain geometry, lays a scene out for a look from one model to another."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A look: sight, what is hidden of the target, and what the verdict is worth."""

    sight: Sight
    hidden: Obscured
    limit: Limit


def plainly(scene: Scene, _observer: str, _target: str) -> Look:
    """Look as plain geometry does: all that stands on the table blocks and hides."""
    known = table_of(scene)
    return Look(known, True, known, True)


def looked(scene: Scene, one: Model, other: Model, models_block: bool, looking: Looking = plainly) -> Looked:
    """Look from one model to another."""
    found = _seen(looking(scene, one.id, other.id), one, other, models_block)
    hidden = hidden_from(scene, one, other, models_block, looking)
    return Looked(found, hidden, sight_limit(scene, one, other, models_block, found, looking))


def hidden_from(
    scene: Scene, one: Model, other: Model, models_block: bool, looking: Looking = plainly
) -> Obscured:
    """Return what of one model is hidden from the eye of another."""
    look = looking(scene, one.id, other.id)
    return Obscured.of(look.hiding, one.id, other.id, look.models_hide and models_block)


def sight_limit(
    scene: Scene, one: Model, other: Model, models_block: bool, found: Sight, looking: Looking = plainly
) -> Limit:
    """Tell what a look that was taken is worth."""
    shares = _shares(scene, one, other, models_block, looking, found)
    return Limit(found.margin, bool(found.clear), shares)


def _seen(look: Look, one: Model, other: Model, models_block: bool) -> Sight:
    return sight(look.table, one.id, other.id, look.models_block and models_block)


def _shares(
    scene: Scene, one: Model, other: Model, models_block: bool, looking: Looking, found: Sight
) -> Shares:
    if one.id == other.id or not isfinite(found.margin):
        return ()

    def moved(thing: Thing, by: Point) -> float:
        there = with_moved(scene, thing, by)
        return _seen(looking(there, one.id, other.id), one, other, models_block).margin

    return shares_by_moving(moved, found.margin, _bounding(scene, one, other, found), steepest(one, other))


def steepest(one: Model, other: Model) -> float:
    """Return how much room an inch can take: over things, as much as a line falls along it."""
    rise = max(each.bottom + each.height for each in (one, other)) - min(one.bottom, other.bottom)
    run = max(gap(placed(one), placed(other)).gap, rise / _STEEPEST)
    return max(1.0, rise / run) if run > 0.0 else 1.0


def _bounding(scene: Scene, one: Model, other: Model, found: Sight) -> dict[Thing, float]:
    """Return whose place is unsure among the two ends and all that may bound the best line."""
    if found.line is not None:
        (x, y, _), (u, v, _) = found.line
        near = unsure_along(scene, ((x, y), (u, v)), found.margin + _BESIDE)
    else:
        near = {thing: sigma for thing, sigma in unsure(scene).items() if thing[1] in found.blockers}
    ends = {thing_of(end): sigma_of(scene, end) for end in (one, other)}
    return {**near, **{thing: sigma for thing, sigma in ends.items() if sigma}}
