"""A way with what its cost is worth: what would make it longer or shorter.

The slope of the cost by each thing near the way is found by moving it a little, both ways along x and y. In
difficult ground an inch costs two, and a thing in the bend of a way lengthens it on both sides: no slope is
steeper than 4.
"""

from math import inf, isfinite

from battlefield.app.measure.rulings.things import placed, unsure_along, with_moved
from battlefield.geometry.convex import extent
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.movement import Policy, Reach, Route, reach
from battlefield.rules.scene.certainty import BROUGHT, Limit, Thing, shares_by_moving
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.unsure import sigma_of, thing_of
from battlefield.rules.table.table import table_of

_PLAIN = Policy()
_BESIDE = 0.1  # inches beside the base on its way, within which a thing may bend it


def way_limit(
    scene: Scene,
    model: Model,
    move: float,
    to: Point,
    route: Route,
    sigma: float = 0.0,
    policy: Policy = _PLAIN,
) -> Limit:
    """Tell whether a way costs no more than a move; `sigma` is that of the place it leads to."""
    if not isfinite(route.cost):
        return Limit(-inf, False)

    def beside(on: Scene, there: Point) -> Reach:
        found = reach(table_of(on), model.id, move, policy, proves=False)
        found.look_to(there, route.cost)
        return found

    here = beside(scene, to)

    def margin(thing: Thing, by: Point) -> float:
        if thing == BROUGHT:
            return move - here.cost_to((to[0] + by[0], to[1] + by[1])).cost
        return move - beside(with_moved(scene, thing, by), to).cost_to(to).cost

    at = move - route.cost
    shares = shares_by_moving(margin, at, _nearby(scene, model, to, route, sigma), steepest=4.0)
    return Limit(at, bool(is_within(route.cost, move)), shares)


def _nearby(scene: Scene, model: Model, to: Point, route: Route, sigma: float) -> dict[Thing, float]:
    base = placed(model)
    beside = max(extent(base, (1.0, 0.0)), extent(base, (0.0, 1.0))) + _BESIDE
    found = unsure_along(scene, (model.at, *route.path, to), beside)
    found.pop(thing_of(model), None)
    ends = {thing_of(model): sigma_of(scene, model), BROUGHT: sigma}
    return {**found, **{thing: known for thing, known in ends.items() if known > 0.0}}
