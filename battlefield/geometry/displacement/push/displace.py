"""Forced movement: a base slides without turning until it has gone its distance, is stopped, or falls.

Readings where rules are silent: a slide that ends just as it comes into contact is stopped by that contact.
To stop short is to keep a gap from terrain and models, not a shorter way: the slide ends where the gap is
that long. A base that is over the edge of its platform already, as `fall_when` counts it, falls as soon as it
is slid at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Literal

from battlefield.geometry.displacement.footing import FALL_WHEN, FallWhen, landing
from battlefield.geometry.displacement.layout import Layout
from battlefield.geometry.displacement.push.stop import Ending, Stop, contact_point, ending, slid
from battlefield.geometry.displacement.sweeping.parts import mover
from battlefield.geometry.displacement.sweeping.spans import Line, crossings
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL, is_too_close_to_call
from battlefield.geometry.kernel.units import direction as unit_of
from battlefield.geometry.pieces import Body, Table

PushKind = Literal["away", "toward", "along"]
PUSH_KINDS: tuple[PushKind, ...] = ("away", "toward", "along")
Order = Literal["nearest", "farthest"]


class PushError(ValueError):
    """A push cannot be made; `str()` says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Push:
    """An order to slide a model: away from or toward a source (another model's id, or a point), or along a
    bearing. `stop_short` is the gap to keep from what is in the way.
    """

    model: str
    kind: PushKind
    distance: float
    source: str | Point | None = None
    bearing: float | None = None
    stop_short: float = 0.0
    fall_when: FallWhen = "centre"


@dataclass(frozen=True, slots=True)
class Displacement:
    """What became of a push.

    `stopped_by` is None where the model went the whole distance; `contact` is the point where it touches what
    stopped it (nearest to it, where it stopped short). Having fallen it stands `drop` inches lower. `limit`
    is how far it could have gone, `margin` the distance asked for less that limit: above 0 it was stopped,
    below 0 it had room. `crossed` are the pieces of difficult or dangerous ground it was slid
    over or stood on, in order. `too_close` warns that the margin could have gone either way.
    """

    model: str
    to: Point
    moved: float
    stopped_by: Stop | None
    contact: Point | None
    falls: bool
    drop: float
    direction: Point
    limit: float
    margin: float
    crossed: tuple[str, ...]
    too_close: bool

    @staticmethod
    def of(table: Table, push: Push, layout: Layout | None = None) -> "Displacement":
        """Slide a model, all in inches; `layout` is the table made ready, where many pushes are tried on it.

        Raises PushError where the push makes no sense and KeyError where there is no such model.
        """
        _check(push)
        layout = layout or Layout.of(table)
        body, direction = layout.body(push.model), push_direction(table, push)
        end = ending(layout, body, direction, push.stop_short, push.fall_when)
        return _slide(layout, body, direction, push.distance, end)

    @staticmethod
    def in_turn(
        table: Table, pushes: Sequence[Push], order: Order, source: Point
    ) -> tuple[tuple["Displacement", ...], Table]:
        """Slide models one by one, each past the others as they stand by then, and give the table after it.

        The order is by the distance of their centres from the source; equal ones go in the order given.
        """

        def far(push: Push) -> float:
            (x, y), (sx, sy) = table.body(push.model).base.at, source
            return round(hypot(x - sx, y - sy) / TOL) * (1.0 if order == "nearest" else -1.0)

        layout, found = Layout.of(table), []
        for push in sorted(pushes, key=far):
            found.append(Displacement.of(layout.table, push, layout))
            layout = layout.with_bodies(after(layout.table, found[-1]))
        return tuple(found), layout.table


def after(table: Table, displacement: Displacement) -> Table:
    """Return the table with a displaced model where it has come to."""

    def moved(body: Body) -> Body:
        base = replace(body.base, at=displacement.to)
        return replace(body, base=base, bottom=body.bottom - displacement.drop)

    bodies = (moved(body) if body.id == displacement.model else body for body in table.bodies)
    return replace(table, bodies=tuple(bodies))


def push_direction(table: Table, push: Push) -> Point:
    """Return the unit vector of a push; raises PushError where its source leaves none."""
    if push.kind == "along":
        if push.bearing is None:
            raise PushError("a push along a bearing needs the bearing")
        return unit_of(push.bearing)
    if push.source is None:
        raise PushError(f"a push {push.kind} needs the model or point that it leads {_preposition(push)}")
    (x, y), (sx, sy) = table.body(push.model).base.at, _source(table, push.source)
    length = hypot(x - sx, y - sy)
    if length <= TOL:
        raise PushError(f"{push.model} stands on the very spot it is to be pushed {_preposition(push)}")
    side = 1.0 if push.kind == "away" else -1.0
    return side * (x - sx) / length, side * (y - sy) / length


def _preposition(push: Push) -> str:
    return "away from" if push.kind == "away" else "toward"


def _source(table: Table, source: str | Point) -> Point:
    return table.body(source).base.at if isinstance(source, str) else source


def _check(push: Push) -> None:
    for name, value, known in (("kind", push.kind, PUSH_KINDS), ("fall_when", push.fall_when, FALL_WHEN)):
        if value not in known:
            raise PushError(f"{name} is {value!r}; it must be one of: {', '.join(known)}")
    for name, length in (("distance", push.distance), ("stop_short", push.stop_short)):
        if not length >= 0.0:
            raise PushError(f"{name} is {length:g}; it must be 0 or more")


def _slide(layout: Layout, body: Body, direction: Point, distance: float, end: Ending) -> Displacement:
    moved = min(distance, end.distance)
    placed = slid(body, direction, moved)
    margin = distance - end.distance
    falls = end.stop.kind == "fall" and margin > TOL
    stopped = end.stop if falls or (end.stop.kind != "fall" and margin >= -TOL) else None
    return Displacement(
        model=body.id,
        to=placed.base.at,
        moved=moved,
        stopped_by=stopped,
        contact=contact_point(layout, placed.base, end) if stopped else None,
        falls=falls,
        drop=body.bottom - landing(layout, placed) if falls else 0.0,
        direction=direction,
        limit=end.distance,
        margin=margin,
        crossed=_crossed(layout, body, direction, moved),
        too_close=is_too_close_to_call(margin),
    )


def _crossed(layout: Layout, body: Body, direction: Point, moved: float) -> tuple[str, ...]:
    """List the rough ground that a base overlaps on its way."""
    if not layout.rough:
        return ()
    parts = layout.pieces.parts
    line = Line.of(mover(body.base.size, body.base.facing), body.base.at, direction)
    found = crossings(line, parts, layout.is_rough_for(body), moved)
    over = [(max(enter, 0.0), row) for enter, leave, row in found if enter < moved - TOL and leave > TOL]
    return tuple(dict.fromkeys(layout.table.pieces[parts.owner[row]].id for _, row in sorted(over)))
