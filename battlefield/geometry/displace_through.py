"""Slides that pass through models, and the places along a line where a base may come to rest."""

from dataclasses import dataclass
from math import inf

import numpy as np

from battlefield.geometry.displace_layout import Layout
from battlefield.geometry.displace_stop import Stop, ending, slid
from battlefield.geometry.footing import carried_spans
from battlefield.geometry.shapes import Point
from battlefield.geometry.sweep_parts import mover, reach
from battlefield.geometry.sweep_spans import PARALLEL, spans
from battlefield.geometry.table import Body, Table
from battlefield.geometry.tolerance import TOL
from battlefield.geometry.units import direction as unit_of

Stretch = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Crossing:
    """A model passed through: the base begins to overlap it after `enter` inches and is clear after `leave`.

    `enter` is negative where it did so at the start.
    """

    model: str
    enter: float
    leave: float


@dataclass(frozen=True, slots=True)
class Passage:
    """A slide through models: whom it crossed, in order, and where it came to rest.

    `stopped_by` is the terrain or edge that ended it. `withdrawn` is how far it ended before the place it
    would have reached, because a model or piece stands there.
    """

    model: str
    to: Point
    moved: float
    stopped_by: Stop | None
    crossed: tuple[Crossing, ...]
    withdrawn: float


def push_through(
    table: Table, model: str, bearing: float, distance: float, layout: Layout | None = None
) -> Passage:
    """Slide a model past others as if they were not there, up to terrain or the board's edge.

    It ends at the last place on its way where it overlaps nobody; where there is none, where it began.
    """
    layout = layout or Layout.of(table)
    body, direction = table.body(model), unit_of(bearing)
    end = ending(layout, body, direction, fall_when=None, models=False)
    asked = min(distance, end.distance)
    rests = stops_along(table, model, bearing, asked, layout)
    moved = min(max((high for _, high in rests), default=0.0), asked)
    stopped = end.stop if distance >= end.distance - TOL else None
    return Passage(
        model=model,
        to=slid(body, direction, moved).base.at,
        moved=moved,
        stopped_by=stopped,
        crossed=_crossed(layout, body, direction, moved),
        withdrawn=asked - moved,
    )


def stops_along(
    table: Table, model: str, bearing: float, distance: float, layout: Layout | None = None
) -> tuple[Stretch, ...]:
    """List the stretches of a line where a model may come to rest, in order, whatever lies between.

    There it overlaps nothing that blocks it and is wholly on the board; one that stands on a platform has its
    centre over a platform of that height. A place where it just fits is a stretch without length.
    """
    layout = layout or Layout.of(table)
    body, direction = table.body(model), unit_of(bearing)
    low, high = _on_board(layout, body, direction)
    high = min(high, distance)
    found = _free(_blocked(layout, body, direction), max(low, 0.0), high)
    carried = carried_spans(layout, body, direction)
    if carried is not None:
        found = [(max(a, c), min(b, d)) for a, b in found for c, d in carried if min(b, d) >= max(a, c)]
    return tuple(found)


def _on_board(layout: Layout, body: Body, direction: Point) -> Stretch:
    """Give the stretch of a line where a base is wholly on the board: inf to -inf where there is none."""
    (dx, dy), moving = direction, mover(body.base.size, body.base.facing)
    low, high = -inf, inf
    for speed, at, half, size in (
        (dx, body.base.at[0], reach(moving, (1.0, 0.0)), layout.table.width),
        (dy, body.base.at[1], reach(moving, (0.0, 1.0)), layout.table.height),
    ):
        near, far = half - at, size - half - at
        if abs(speed) > PARALLEL:
            low, high = max(low, min(near / speed, far / speed)), min(high, max(near / speed, far / speed))
        elif near > TOL or far < -TOL:
            return inf, -inf
    return low, high


def _blocked(layout: Layout, body: Body, direction: Point) -> list[Stretch]:
    """List, in order, the stretches where a base overlaps what blocks it."""
    moving, found = mover(body.base.size, body.base.facing), []
    kinds = ((layout.bodies, layout.blocking_bodies(body)), (layout.pieces, layout.blocking_pieces(body)))
    for obstacles, flags in kinds:
        enter, leave = spans(moving, body.base.at, direction, obstacles.parts.of_owners(flags))
        found += [(s, t) for s, t in zip(enter.tolist(), leave.tolist(), strict=True) if t > s]
    return sorted(found)


def _free(blocked: list[Stretch], low: float, high: float) -> list[Stretch]:
    """Give what is left of a line between two places."""
    found, start = [], low
    for enter, leave in [*blocked, (high + 2.0 * TOL, inf)]:
        end = min(enter, high)
        if end >= start - TOL and start <= high + TOL:
            found.append((min(start, end), end))
        start = max(start, leave)
    return found


def _crossed(layout: Layout, body: Body, direction: Point, moved: float) -> tuple[Crossing, ...]:
    parts = layout.bodies.parts.of_owners(layout.blocking_bodies(body))
    enter, leave = spans(mover(body.base.size, body.base.facing), body.base.at, direction, parts)
    rows = np.flatnonzero((enter < moved - TOL) & (leave > TOL))
    order = rows[np.argsort(enter[rows], kind="stable")].tolist()
    bodies = layout.table.bodies
    return tuple(Crossing(bodies[parts.owner[i]].id, float(enter[i]), float(leave[i])) for i in order)
