"""Coherency and reach: whether models hang together, and where they can go.

What only one of the two needs is loaded by it.
"""

from math import isfinite
from typing import TYPE_CHECKING

from battlefield.app.measure.questions.asked import (
    FAR,
    Answer,
    by_id,
    game_in,
    model_in,
    moves_told,
    one_of,
    plain,
    plain_point,
    refuse_sigma,
    refuse_what_if,
    sigma_in,
    told,
    unit_in,
)
from battlefield.app.measure.rulings.by import COHERENCY_RULE, WAY_RULE, measuring_of
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields, items
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.table.table import table_of

if TYPE_CHECKING:
    from battlefield.app.measure.rulings.chains import Chain, Limits
    from battlefield.app.measure.rulings.moves import Moves
    from battlefield.geometry.movement import Policy

MOST_MODELS = 10_000
_NOWHERE = "it is about the place that a way leads to, and there is no 'to'"


def coherency_of(scene: Scene, fields: Fields) -> Answer:
    """Answer whether models hang together, how far each group is from the rest, and how sure that is."""
    from battlefield.app.measure.rulings.chains import chained
    from battlefield.app.measure.rulings.moves import moves_of_chain

    usual = _limits(game_in(fields))
    limits = (
        fields.number("horizontal", (0.0, FAR), usual[0]),
        fields.number("vertical", (0.0, FAR), usual[1]),
    )
    known = by_id(scene)
    members = [known[id_] for id_ in _members(scene, fields)]
    judged = chained(scene, members, limits)
    return {
        "coherent": judged.found.coherent,
        "groups": [list(group) for group in judged.found.groups],
        "nearest": [plain(distance) for distance in judged.found.nearest],
        **told(judged.limit, COHERENCY_RULE),
        "weakest": list(judged.weakest.models) if judged.weakest is not None else None,
        "links": [_link(chain) for chain in judged.chains],
        **moves_told(fields, lambda: moves_of_chain(members, limits, [model.id for model in members])),
    }


def _limits(game: str) -> "Limits":
    limits = measuring_of(game).coherency
    if limits is None:
        raise SceneError("by", f"is {shown(game)}", "that game knows no coherency: each model is by itself")
    return limits


def _link(chain: "Chain") -> Answer:
    return {"models": list(chain.models), "gap": plain(chain.gap), **told(chain.limit, COHERENCY_RULE)}


def _members(scene: Scene, fields: Fields) -> list[str]:
    if one_of(fields, "models", "unit") == "unit":
        return [model.id for model in unit_in(scene, fields)]
    known, ids = by_id(scene), []
    for place, value in enumerate(items(fields.found["models"], "models", MOST_MODELS, 1)):
        if not isinstance(value, str) or value not in known:
            raise SceneError(f"models[{place}]", f"is {shown(value)}", "it must be the id of a model")
        ids.append(value)
    return ids


def reach_of(scene: Scene, fields: Fields) -> Answer:
    """Answer where a model can be after a move, or the shortest way to one place."""
    from battlefield.geometry.movement import reach

    model, move = model_in(scene, fields, "model"), fields.needed_number("move", (0.0, FAR))
    policy = _policy(fields)
    if "to" not in fields.found:
        refuse_sigma(fields, _NOWHERE)
        refuse_what_if(fields, _NOWHERE)
    found = reach(table_of(scene), model.id, move, policy)
    if "to" not in fields.found:
        return {"area": plain(found.area), "outline": [_rings(polygon) for polygon in found.outline]}
    from battlefield.app.measure.rulings.ways import way_limit

    to, sigma = fields.point("to"), sigma_in(fields)
    found.look_to(to)
    route = found.cost_to(to)
    return {
        "reachable": route.reachable,
        "cost": plain(route.cost) if isfinite(route.cost) else None,
        "path": [plain_point(point) for point in route.path],
        "shortest": True,  # as fixed for this question; whether none can cost less is told by `proven`
        "proven": route.exact,
        **told(way_limit(scene, model, move, to, route, sigma, policy), WAY_RULE),
        **moves_told(fields, lambda: _way_moves(scene, model, move, to, route.reachable, policy)),
    }


def _policy(fields: Fields) -> "Policy":
    """Read how high the model climbs at once; it stays on its level where that is not told."""
    from battlefield.geometry.movement import Policy

    climb = fields.number("climb", (0.0, FAR), 0.0)
    return Policy(climb=climb if climb > 0.0 else None)


def _way_moves(
    scene: Scene, model: Model, move: float, to: Point, reachable: bool, policy: "Policy"
) -> "Moves":
    from battlefield.app.measure.rulings.way_moves import is_alike_both_ways, move_on_way

    if not is_alike_both_ways(policy):
        return {}
    turn = move_on_way(scene, model, move, to, reachable, policy)
    return {} if turn is None else {model.id: turn}


def _rings(polygon: Polygon) -> Answer:
    points = [plain_point(point) for point in polygon.points]
    holes = [[plain_point(point) for point in hole] for hole in polygon.holes]
    return {"polygon": points, **({"holes": holes} if holes else {})}
