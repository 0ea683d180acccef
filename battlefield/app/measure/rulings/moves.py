"""What if: the smallest move of each base that turns a verdict, wherever it may lead, all else staying put.

Where one base is measured against one other, both convex, the move lies along the line of their gap and is as
long as the margin. Against several, it is searched.
"""

from collections.abc import Callable, Mapping, Sequence
from math import hypot, inf

from battlefield.app.measure.rulings.bases import Origin, gap_between
from battlefield.app.measure.rulings.chains import Limits
from battlefield.app.measure.rulings.nearness import nearness
from battlefield.app.measure.rulings.turning import Turn, along, nearest_turn
from battlefield.geometry.coherency import coherency
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import Witness, is_within
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.rules.scene.contents import Model
from battlefield.rules.table.table import body_of

Moves = Mapping[str, Turn]
"""The smallest moves by the ids of who would make them; who cannot turn the verdict alone is not there."""
_BEYOND = 1.0  # inch beyond which nothing that is in question reaches


def moves_of_pair(one: Origin, other: Model, limit: float) -> dict[str, Turn]:
    """Return the moves that turn whether two are within a limit, or of either off a touch where it is 0."""
    found = gap_between(one, other)
    by = limit + found.margin
    moves = {other.id: along(other.at, found.direction, by)}
    if isinstance(one, Model):
        moves[one.id] = along(one.at, found.direction, -by)
    return moves


def moves_within(origins: Sequence[Origin], target: Model, inches: float) -> dict[str, Turn]:
    """Return the moves that turn whether a model is within some inches of any of some origins."""
    if len(origins) == 1:
        return moves_of_pair(origins[0], target, inches)
    pairs = [moves_of_pair(origin, target, inches) for origin in origins]
    near = [bool(is_within(gap_between(origin, target).gap, inches)) for origin in origins]
    own = {id_: turn for pair in pairs for id_, turn in pair.items() if id_ != target.id}
    if not any(near):
        return {target.id: min((pair[target.id] for pair in pairs), key=lambda turn: turn.by), **own}
    models = [each for each in origins if isinstance(each, Model)]
    away = nearest_turn(_margin_to(models, target, inches), target.at, inf)
    holds = [each.id for each, is_near in zip(models, near, strict=True) if is_near]
    alone = {holds[0]: own[holds[0]]} if len(holds) == 1 else {}
    return ({target.id: away} if away is not None else {}) | alone


def moves_under(witness: Witness, model: Model, centre: Model | None) -> dict[str, Turn]:
    """Return the moves that turn whether a template covers a model, or lies about a `centre` that does."""
    if centre is not None and centre.id == model.id:
        return {}
    moves = {model.id: along(model.at, witness.direction, witness.margin)}
    if centre is not None:
        moves[centre.id] = along(centre.at, witness.direction, -witness.margin)
    return moves


def moves_of_chain(models: Sequence[Model], limits: Limits, ids: Sequence[str]) -> dict[str, Turn]:
    """Return the moves of some models, each alone, that turn whether all of them hang together."""
    known = {model.id: model for model in models}
    found = ((id_, _move_in_chain(list(known.values()), known[id_], limits)) for id_ in ids)
    return {id_: turn for id_, turn in found if turn is not None}


def _move_in_chain(models: Sequence[Model], model: Model, limits: Limits) -> Turn | None:
    """Search the nearest place at which a model links all groups of the others, or no longer does."""
    others = [each for each in models if each.id != model.id]
    groups = _groups(others, limits)
    if not groups:
        return None
    to_each = [_margin_to([each for each in group if _is_level(each, model, limits)], model, limits[0])
               for group in groups]  # fmt: skip
    farthest = max(_apart(model, each) + _about(model) + _about(each) for each in others)

    def margin(place: Point) -> float:
        return min(to(place) for to in to_each)

    return nearest_turn(margin, model.at, farthest + limits[0] + _BEYOND)


def _groups(models: Sequence[Model], limits: Limits) -> list[list[Model]]:
    if not models:
        return []
    known = {model.id: model for model in models}
    found = coherency([body_of(model) for model in models], list(known), *limits)
    return [[known[id_] for id_ in group] for group in found.groups]


def _is_level(one: Model, other: Model, limits: Limits) -> bool:
    """Return whether heights let two models be linked."""
    rise = max(one.bottom - (other.bottom + other.height), other.bottom - (one.bottom + one.height), 0.0)
    return bool(is_within(rise, limits[1]))


def _margin_to(others: Sequence[Model], model: Model, inches: float) -> Callable[[Point], float]:
    """Return how far inside the nearest one's range a model would be at a place; of nobody, never."""
    reaches = [(each.at, inches + _about(each) + _about(model), nearness(each, model)) for each in others]

    def margin(place: Point) -> float:
        best = -inf
        bounds = ((reach - _far(at, place), near) for at, reach, near in reaches)
        for bound, near in sorted(bounds, key=lambda pair: -pair[0]):
            if bound <= best:
                break
            best = max(best, inches + near(place))
        return best

    return margin


def _apart(one: Model, other: Model) -> float:
    return _far(one.at, other.at)


def _far(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _about(model: Model) -> float:
    """Return the radius of a disc about a base."""
    if model.base.kind == "round":
        return model.base.length_mm / MM_PER_INCH / 2.0
    return hypot(model.base.length_mm, model.base.width_mm) / MM_PER_INCH / 2.0
