"""Models slid in a straight line, away from a place or toward it."""

from math import hypot
from typing import Literal

from battlefield.geometry.convex import extent
from battlefield.geometry.displacement import Displacement, FallWhen, Push
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rules.core.state import Figure, State
from battlefield.rules.scene.contents import Model
from battlefield.rules.table import layout

Kind = Literal["away", "toward"]


def slid(
    state: State,
    figure: Figure,
    kind: Kind,
    inches: float,
    source: Point,
    *,
    fall_when: FallWhen = "all",
    to_edge: bool = False,
) -> Displacement:
    """Work out where a slide leads; a PushError where there is no direction for it.

    Toward a place the centre goes no farther than that, with `to_edge` the leading edge does not.
    """
    if kind == "toward":
        inches = min(inches, _room(figure.model, source, to_edge=to_edge))
    return Displacement.of(layout.table(state), Push(figure.id, kind, inches, source, fall_when=fall_when))


def _room(model: Model, source: Point, *, to_edge: bool) -> float:
    (x, y), (u, v) = model.at, source
    far = hypot(u - x, v - y)
    if not to_edge or is_within(far, 0.0):
        return far
    return max(0.0, far - extent(layout.base_of(model), ((u - x) / far, (v - y) / far)))
