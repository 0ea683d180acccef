"""Slides that pass through models, and the places along a line where a base may come to rest."""

from dataclasses import dataclass
from math import inf

from battlefield.geometry.displacement.footing import carried_spans
from battlefield.geometry.displacement.layout import Layout
from battlefield.geometry.displacement.push.stop import Stop, ending, slid
from battlefield.geometry.displacement.sweeping.parts import extents, mover
from battlefield.geometry.displacement.sweeping.spans import PARALLEL, Line, crossings
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.kernel.units import direction as unit_of
from battlefield.geometry.pieces import Body, Table

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

    @staticmethod
    def of(
        table: Table, model: str, bearing: float, distance: float, layout: Layout | None = None
    ) -> "Passage":
        """Slide a model past others as if they were not there, up to terrain or the board's edge.

        It ends at the last place on its way where it overlaps nobody; where there is none, where it began.
        """
        layout = layout or Layout.of(table)
        body, direction = layout.body(model), unit_of(bearing)
        end = ending(layout, body, direction, fall_when=None, models=False)
        asked = min(distance, end.distance)
        rests = Passage.stops(table, model, bearing, asked, layout)
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

    @staticmethod
    def stops(
        table: Table, model: str, bearing: float, distance: float, layout: Layout | None = None
    ) -> tuple[Stretch, ...]:
        """List the stretches of a line where a model may come to rest, in order, whatever lies between.

        There it overlaps nothing that blocks it and is wholly on the board; one that stands on a platform has
        its centre over a platform of that height. A place where it just fits is a stretch without length.
        """
        layout = layout or Layout.of(table)
        body, direction = layout.body(model), unit_of(bearing)
        low, high = _on_board(layout, body, direction)
        high = min(high, distance)
        found = _free(_blocked(layout, body, direction), max(low, 0.0), high)
        carried = carried_spans(layout, body, direction)
        if carried is not None:
            found = [(max(a, c), min(b, d)) for a, b in found for c, d in carried if min(b, d) >= max(a, c)]
        return tuple(found)


def _on_board(layout: Layout, body: Body, direction: Point) -> Stretch:
    """Return the stretch of a line where a base is wholly on the board: inf to -inf where there is none."""
    (dx, dy), (wide, deep) = direction, extents(body.base.size, body.base.facing)
    low, high = -inf, inf
    for speed, at, half, size in (
        (dx, body.base.at[0], wide, layout.table.width),
        (dy, body.base.at[1], deep, layout.table.height),
    ):
        near, far = half - at, size - half - at
        if abs(speed) > PARALLEL:
            low, high = max(low, min(near / speed, far / speed)), min(high, max(near / speed, far / speed))
        elif near > TOL or far < -TOL:
            return inf, -inf
    return low, high


def _blocked(layout: Layout, body: Body, direction: Point) -> list[Stretch]:
    """List, in order, the stretches where a base overlaps what blocks it."""
    line = _line(body, direction)
    found = crossings(line, layout.bodies.parts, layout.is_body_in_the_way(body))
    found += crossings(line, layout.pieces.parts, layout.is_piece_in_the_way(body))
    return sorted((enter, leave) for enter, leave, _ in found if leave > enter)


def _line(body: Body, direction: Point) -> Line:
    return Line.of(mover(body.base.size, body.base.facing), body.base.at, direction)


def _free(blocked: list[Stretch], low: float, high: float) -> list[Stretch]:
    """Return what is left of a line between two places."""
    found, start = [], low
    for enter, leave in [*blocked, (high + 2.0 * TOL, inf)]:
        end = min(enter, high)
        if end >= start - TOL and start <= high + TOL:
            found.append((min(start, end), end))
        start = max(start, leave)
    return found


def _crossed(layout: Layout, body: Body, direction: Point, moved: float) -> tuple[Crossing, ...]:
    parts, bodies = layout.bodies.parts, layout.table.bodies
    found = crossings(_line(body, direction), parts, layout.is_body_in_the_way(body), moved)
    order = sorted((enter, row, leave) for enter, leave, row in found if enter < moved - TOL and leave > TOL)
    return tuple(Crossing(bodies[parts.owner[row]].id, enter, leave) for enter, row, leave in order)
