"""Whether so much of a target is hidden that it counts as hidden, with what that is worth.

The margin is the shortest move of the target that turns it. How it errs is told where the target would then
stand: by how much the hidden share changes there with each thing, over how much it does with the target.
"""

from collections.abc import Callable
from math import hypot, isfinite
from typing import Literal

from battlefield.app.measure.rulings.looks import Looking, plainly
from battlefield.app.measure.rulings.moves import Moves
from battlefield.app.measure.rulings.things import placed, unsure_along, with_moved
from battlefield.app.measure.rulings.turning import along
from battlefield.geometry.convex import extent
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.sight import ObscuredMargin, obscured_shares
from battlefield.rules.scene.certainty import STEP, Limit, Thing, shares_by_moving
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.unsure import sigma_of, thing_of, unsure

_STEEPEST = 50.0  # inches of the target to one of what hides it close to the eye
_FLAT = 1e-6  # of the share, to the inch
_BESIDE = 0.1  # inches beside the target, within which a thing may hide it


def hidden_margin(
    scene: Scene,
    pair: tuple[Model, Model],
    share: float,
    models_block: bool,
    looking: Looking = plainly,
    mover: Literal["target", "observer"] = "target",
    cancelled: Callable[[], bool] | None = None,
) -> ObscuredMargin:
    """Search the shortest move of the target, or of the observer, that turns whether it is hidden."""
    one, other = (model.id for model in pair)
    laid = looking(scene, one, other)
    hide = laid.models_hide and models_block
    return ObscuredMargin.of(laid.hiding, one, other, hide, mover, share, cancelled)


def hidden_limit(
    scene: Scene,
    one: Model,
    other: Model,
    found: ObscuredMargin,
    models_block: bool,
    looking: Looking = plainly,
) -> Limit:
    """Tell what it is worth that a target is hidden by a share, as a search for its move has found."""
    yes = found.margin >= 0.0
    if not isfinite(found.margin) or not unsure(scene):
        return Limit(found.margin, yes)
    size = abs(found.margin)
    turned = with_moved(scene, thing_of(other), (size * found.direction[0], size * found.direction[1]))

    def share(thing: Thing, by: Point) -> float:
        look = looking(with_moved(turned, thing, by), one.id, other.id)
        hide = look.models_hide and models_block
        return float(obscured_shares(look.hiding, (one.id,), (other.id,), hide, exact=True)[0, 0])

    own = _slope(share, thing_of(other))
    if own < _FLAT:
        return Limit(found.margin, yes)
    at = share(thing_of(other), (0.0, 0.0)) / own
    near = _nearby(turned, one, turned.model(other.id) or other)
    shares = shares_by_moving(lambda thing, by: share(thing, by) / own, at, near, _STEEPEST)
    return Limit(found.margin, yes, shares)


def hiding_moves(one: Model, other: Model, of_one: ObscuredMargin, of_other: ObscuredMargin) -> Moves:
    """Return the moves that turn whether a target is hidden, of both, where there are any."""
    pairs = ((other, of_other), (one, of_one))
    return {
        model.id: along(model.at, found.direction, abs(found.margin))
        for model, found in pairs
        if isfinite(found.margin)
    }


def _slope(share: Callable[[Thing, Point], float], thing: Thing) -> float:
    """Return by how much the hidden share changes to the inch that a thing is moved."""
    ends = ((share(thing, (x, y)), share(thing, (-x, -y))) for x, y in ((STEP, 0.0), (0.0, STEP)))
    return hypot(*(abs(more - less) / (2.0 * STEP) for more, less in ends))


def _nearby(scene: Scene, one: Model, other: Model) -> dict[Thing, float]:
    base = placed(other)
    beside = max(extent(base, (1.0, 0.0)), extent(base, (0.0, 1.0))) + _BESIDE
    ends = {thing_of(end): sigma_of(scene, end) for end in (one, other)}
    found = unsure_along(scene, (one.at, other.at), beside)
    return {**found, **{thing: sigma for thing, sigma in ends.items() if sigma}}
