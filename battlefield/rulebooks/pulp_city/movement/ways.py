"""Which ways are open to a model: on its feet, over what is low, through the air, or past everything."""

from collections.abc import Iterator
from dataclasses import replace
from math import cos, hypot, isfinite, pi, sin

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.movement import Policy, Reach, reach
from battlefield.geometry.pieces import Piece, Table
from battlefield.rules.core.state import State
from battlefield.rules.core.values import grained
from battlefield.rules.scene.contents import Model
from battlefield.rules.skirmish.single import figure_of
from battlefield.rules.table import layout
from battlefield.rules.table.table import body_of

_TALL = 100.0  # inches; as good as without end


def why_no_way(over: Reach, at: Point) -> str:
    """Say why the ways of a model over what is low do not lead to a place, or nothing."""
    found = over.cost_to(at, level=0.0)
    if found.reachable:
        return ""
    if isfinite(found.cost):
        return f"the way there is {found.cost:.2f} in, of {over.move:g}"
    return f"it cannot get there: {found.why}"


def reach_over(state: State, unit: str, inches: float, *, height: float, past_models: bool = False) -> Reach:
    """Prepare to give a model's ways, all on level 0, over what rises no higher than `height` above its feet.

    Other models, Objects and Structures are in its way, unless it goes past.
    """
    model = figure_of(state, unit).model
    known = layout.table(state)
    things = () if past_models else tuple(figure.id for figure in layout.ground_figures(state))
    tall = tuple(
        _flat(piece)
        for piece in known.pieces
        if _stands_in(piece, model, 0.0 if piece.id in things else height)
    )
    others = tuple(
        replace(body, bottom=0.0)
        for body in known.bodies
        if body.id != model.id and body.bottom < model.bottom + model.height and model.bottom < body.top
    )
    own = replace(body_of(model), bottom=0.0)
    bodies = (own,) if past_models else (own, *others)
    ground = Table(known.width, known.height, tall, bodies)
    return reach(ground, model.id, inches, Policy(factor=1.0))


def _stands_in(piece: Piece, model: Model, height: float) -> bool:
    """Return whether a piece is in the way of a model that passes over what is low."""
    if is_within(piece.top, piece.bottom) and not piece.impassable:
        return False
    low = is_within(piece.top, model.bottom + height)
    return not low and not piece.cloud and not is_within(model.bottom + model.height, piece.bottom)


def _flat(piece: Piece) -> Piece:
    return replace(
        piece, bottom=0.0, top=_TALL, platform=False, difficult=False, dangerous=False, impassable=True
    )


def spokes(at: Point, far: float, count: int) -> Iterator[Point]:
    """Yield places all around one, so far away."""
    for spoke in range(count):
        angle = 2.0 * pi * spoke / count
        yield grained(at[0] + far * sin(angle)), grained(at[1] - far * cos(angle))


def straight(one: Point, other: Point) -> float:
    """Return the straight distance of two places."""
    return hypot(other[0] - one[0], other[1] - one[1])
