"""The end of a slide: whatever comes first of terrain, models, the board's edge and a fall."""

from dataclasses import dataclass, replace
from typing import Literal

from battlefield.geometry.displace_layout import Layout
from battlefield.geometry.footing import FallWhen, fall
from battlefield.geometry.gap import gap
from battlefield.geometry.shapes import Outline, PlacedBase, Point, Polygon
from battlefield.geometry.sweep import first_stop
from battlefield.geometry.sweep_parts import mover, reach
from battlefield.geometry.sweep_spans import PARALLEL
from battlefield.geometry.table import Body

StopKind = Literal["terrain", "model", "edge", "fall"]
_FAR = 1e4  # inches; no board is so large


@dataclass(frozen=True, slots=True)
class Stop:
    """What ends a slide: its kind, and the id of the piece, model or platform left, or the edge's name."""

    kind: StopKind
    id: str


@dataclass(frozen=True, slots=True)
class Ending:
    """Where a slide ends if it is long enough, and by what."""

    distance: float
    stop: Stop


def ending(
    layout: Layout,
    body: Body,
    direction: Point,
    stop_short: float = 0.0,
    fall_when: FallWhen | None = "centre",
    models: bool = True,
) -> Ending:
    """Find the end of a slide along a unit vector; of equal ones terrain, models, the edge, then the fall.

    Without `fall_when` nothing falls, without `models` other models are no obstacles.
    """
    found = _terrain(layout, body, direction, stop_short)
    if models:
        found += _models(layout, body, direction, stop_short)
    found.append(edge_ending(layout, body.base, direction))
    dropped = fall(layout, body, direction, fall_when) if fall_when else None
    if dropped is not None:
        found.append(Ending(dropped.distance, Stop("fall", dropped.platform)))
    first = min(end.distance for end in found)
    return next(end for end in found if end.distance <= first + PARALLEL)


def _terrain(layout: Layout, body: Body, direction: Point, stop_short: float) -> list[Ending]:
    wanted = layout.pieces.only(layout.blocking_pieces(body))
    found = first_stop(body.base, direction, wanted, stop_short)
    return [Ending(found.distance, Stop("terrain", layout.table.pieces[found.index].id))] if found else []


def _models(layout: Layout, body: Body, direction: Point, stop_short: float) -> list[Ending]:
    wanted = layout.bodies.only(layout.blocking_bodies(body))
    found = first_stop(body.base, direction, wanted, stop_short)
    return [Ending(found.distance, Stop("model", layout.table.bodies[found.index].id))] if found else []


def edge_ending(layout: Layout, base: PlacedBase, direction: Point) -> Ending:
    """Find where a base reaches the board's edge; at once where it lies beyond and is slid on."""
    (x, y), (dx, dy), moving = base.at, direction, mover(base.size, base.facing)
    wide, high = reach(moving, (1.0, 0.0)), reach(moving, (0.0, 1.0))
    board = layout.table
    rooms = (
        ("top", -dy, y - high),
        ("right", dx, board.width - x - wide),
        ("bottom", dy, board.height - y - high),
        ("left", -dx, x - wide),
    )
    limits = [(max(room, 0.0) / speed, name) for name, speed, room in rooms if speed > PARALLEL]
    distance, name = min(limits)
    return Ending(distance, Stop("edge", name))


def contact_point(layout: Layout, base: PlacedBase, stop: Stop) -> Point | None:
    """Give the point of what stopped a base that is nearest to it; a fall has none."""
    if stop.kind == "fall":
        return None
    if stop.kind == "model":
        return gap(base, layout.table.body(stop.id).base).points[1]
    if stop.kind == "edge":
        return gap(base, _beyond(layout, stop.id)).points[1]
    piece = next(piece for piece in layout.table.pieces if piece.id == stop.id)
    return gap(base, piece.outline).points[1]


def _beyond(layout: Layout, edge: str) -> Outline:
    """Give a strip of ground beside the board."""
    width, height = layout.table.width, layout.table.height
    left, top, right, bottom = {
        "top": (-_FAR, -1.0, _FAR, 0.0),
        "bottom": (-_FAR, height, _FAR, height + 1.0),
        "left": (-1.0, -_FAR, 0.0, _FAR),
        "right": (width, -_FAR, width + 1.0, _FAR),
    }[edge]
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def slid(body: Body, direction: Point, distance: float) -> Body:
    """Give a body as it stands after a slide."""
    (x, y), (dx, dy) = body.base.at, direction
    return replace(body, base=replace(body.base, at=(x + distance * dx, y + distance * dy)))
