"""The end of a slide: whatever comes first of terrain, models, the board's edge and a fall."""

from dataclasses import dataclass
from typing import Literal

from battlefield.geometry.displacement.footing import FallWhen, fall
from battlefield.geometry.displacement.layout import Layout
from battlefield.geometry.displacement.sweeping.parts import extents, mover
from battlefield.geometry.displacement.sweeping.spans import PARALLEL
from battlefield.geometry.displacement.sweeping.sweep import FirstContact, Slide, touched
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.pieces import Body

StopKind = Literal["terrain", "model", "edge", "fall"]


@dataclass(frozen=True, slots=True)
class Stop:
    """What ends a slide: its kind, and the id of the piece, model or platform left, or the edge's name."""

    kind: StopKind
    id: str


@dataclass(frozen=True, slots=True)
class Ending:
    """Where a slide ends if it is long enough, by what, and what the kernel knows of the contact."""

    distance: float
    stop: Stop
    contact: FirstContact | None = None


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
    edge = edge_ending(layout, body.base, direction)
    slide, limit = Slide.of(body.base, direction, stop_short), edge.distance + PARALLEL
    found = _terrain(layout, body, slide, limit)
    if models:
        found += _models(layout, body, slide, found[0].distance if found else limit)
    found.append(edge)
    dropped = fall(layout, body, direction, fall_when) if fall_when else None
    if dropped is not None:
        found.append(Ending(dropped.distance, Stop("fall", dropped.platform)))
    first = min(end.distance for end in found)
    return next(end for end in found if end.distance <= first + PARALLEL)


def _terrain(layout: Layout, body: Body, slide: Slide, limit: float) -> list[Ending]:
    found = slide.first_stop(layout.pieces, limit, layout.is_piece_in_the_way(body))
    if found is None:
        return []
    return [Ending(found.distance, Stop("terrain", layout.table.pieces[found.index].id), found)]


def _models(layout: Layout, body: Body, slide: Slide, limit: float) -> list[Ending]:
    found = slide.first_stop(layout.bodies, limit, layout.is_body_in_the_way(body))
    if found is None:
        return []
    return [Ending(found.distance, Stop("model", layout.table.bodies[found.index].id), found)]


def edge_ending(layout: Layout, base: PlacedBase, direction: Point) -> Ending:
    """Find where a base reaches the board's edge; at once where it lies beyond and is slid on."""
    (x, y), (dx, dy), board = base.at, direction, layout.table
    wide, high = extents(base.size, base.facing)
    rooms = (
        ("top", -dy, y - high),
        ("right", dx, board.width - x - wide),
        ("bottom", dy, board.height - y - high),
        ("left", -dx, x - wide),
    )
    limits = [(max(room, 0.0) / speed, name) for name, speed, room in rooms if speed > PARALLEL]
    distance, name = min(limits)
    return Ending(distance, Stop("edge", name))


def contact_point(layout: Layout, base: PlacedBase, end: Ending) -> Point | None:
    """Return the point of what stopped a base that is nearest to it; a fall has none."""
    stop = end.stop
    if stop.kind == "fall":
        return None
    point = touched(base, end.contact) if end.contact else None
    if point is not None:
        return point
    if stop.kind == "edge":
        return _edge_point(layout, base, stop.id)
    if stop.kind == "model":
        return gap(base, layout.body(stop.id).base).points[1]
    piece = next(piece for piece in layout.table.pieces if piece.id == stop.id)
    return gap(base, piece.outline).points[1]


def _edge_point(layout: Layout, base: PlacedBase, edge: str) -> Point:
    """Return the point of an edge of the board that is nearest to a base, or deepest in it."""
    ux, uy = {"top": (0.0, -1.0), "right": (1.0, 0.0), "bottom": (0.0, 1.0), "left": (-1.0, 0.0)}[edge]
    _, low, high = mover(base.size, base.facing).face(ux, uy)
    (x, y), across = base.at, (low + high) / 2.0
    if ux:
        return layout.table.width if ux > 0.0 else 0.0, y + ux * across
    return x - uy * across, layout.table.height if uy > 0.0 else 0.0


def slid(body: Body, direction: Point, distance: float) -> Body:
    """Return a body as it stands after a slide."""
    (x, y), (dx, dy), base = body.base.at, direction, body.base
    placed = PlacedBase(base.size, (x + distance * dx, y + distance * dy), base.facing)
    return Body(body.id, placed, body.bottom, body.height)
