"""What carries a base: platforms of one height that adjoin, and where a slide leads off them.

Platforms of one height that touch or overlap are one surface; a seam of no more than the tolerance is no gap.
A base on the table's own level cannot fall.
"""

from dataclasses import dataclass, replace
from math import inf
from typing import Literal

import numpy as np

from battlefield.geometry.displacement.footing_rim import is_over_rim, rim_crossing
from battlefield.geometry.displacement.layout import Layout
from battlefield.geometry.displacement.sweeping.parts import POINT, Parts, extents, margin, mover
from battlefield.geometry.displacement.sweeping.spans import Line, Wanted, crossings, joined, spans, united
from battlefield.geometry.displacement.sweeping.sweep import Obstacles
from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.tolerance import TOL, is_contained, is_overlapping
from battlefield.geometry.pieces import Body
from battlefield.geometry.pieces.terrain import contains_point

FallWhen = Literal["centre", "any", "all"]
FALL_WHEN: tuple[FallWhen, ...] = ("centre", "any", "all")

_LEVEL = 1e-12  # inch; a line this near to a platform's side runs along it


@dataclass(frozen=True, slots=True)
class Fall:
    """Where a slide leads off the surface that carries a base, and the id of the platform left."""

    distance: float
    platform: str


def fall(layout: Layout, body: Body, direction: Point, fall_when: FallWhen) -> Fall | None:
    """Find where a body, slid along a unit vector, passes over empty space; None where no platform bears it.

    It is 0 where the base is too far over the edge already, whichever way it is slid.
    """
    if body.bottom <= TOL:
        return None
    places, outlines = layout.surface(body.bottom)
    surface = Obstacles.of(outlines)
    carrying = overlapping(surface, body.base)
    if not carrying:
        return None
    if fall_when == "any":
        distance, owner = rim_crossing(body.base, direction, outlines)
    else:
        end = _centre_end if fall_when == "centre" else _last_end
        distance, owner = end(body.base, direction, surface.parts)
    left = places[owner if owner >= 0 else carrying[0]]
    return Fall(max(distance, 0.0), layout.table.pieces[left].id)


def carried_spans(layout: Layout, body: Body, direction: Point) -> list[tuple[float, float]] | None:
    """Give, in order, the stretches of a line where platforms at a body's height carry its centre.

    None where it does not stand on a platform.
    """
    surface = Obstacles.of(layout.surface(body.bottom)[1])
    if body.bottom <= TOL or not overlapping(surface, body.base):
        return None
    line = Line.of(POINT, body.base.at, direction, TOL / 2.0, 0.0)
    return united((low, high) for low, high, _ in crossings(line, surface.parts) if high > low)


def landing(layout: Layout, body: Body) -> float:
    """Return the height of the highest surface under a body's centre that lies below the body."""
    platforms = (layout.table.pieces[i] for i in layout.platforms)
    lower = [piece for piece in platforms if piece.top < body.bottom - TOL]
    heights = [piece.top for piece in lower if contains_point(piece.outline, body.base.at)]
    return max(heights, default=0.0)


def is_stable(layout: Layout, body: Body, at: Point, bottom: float) -> bool:
    """Return whether a body can stand somewhere: on the board, on one level, overlapping nothing."""
    placed = replace(body, base=replace(body.base, at=at), bottom=bottom)
    if not is_on_board(layout, placed) or not is_carried(layout, placed):
        return False
    return not _is_overlapping_any(layout, placed)


def is_on_board(layout: Layout, body: Body) -> bool:
    """Return whether a base lies wholly within the board."""
    (x, y), (wide, high) = body.base.at, extents(body.base.size, body.base.facing)
    room = min(x - wide, layout.table.width - x - wide, y - high, layout.table.height - y - high)
    return is_contained(room)


def is_carried(layout: Layout, body: Body) -> bool:
    """Return whether a whole base lies on the table or on one surface of platforms at its height."""
    if abs(body.bottom) <= TOL:
        return True
    return not is_over_rim(body.base, layout.surface(body.bottom)[1])


def _is_overlapping_any(layout: Layout, body: Body) -> bool:
    """Return whether a body overlaps what blocks it."""
    if overlapping(layout.bodies, body.base, layout.is_body_in_the_way(body)):
        return True
    return bool(overlapping(layout.pieces, body.base, layout.is_piece_in_the_way(body)))


def overlapping(obstacles: Obstacles, base: PlacedBase, wanted: Wanted | None = None) -> list[int]:
    """List the things that a base overlaps: a line through its centre finds them, their depth decides."""
    parts, line = obstacles.parts, Line.of(mover(base.size, base.facing), base.at, (1.0, 0.0))
    found = crossings(line, parts, wanted, 0.0)
    rows = [row for enter, leave, row in found if enter < -TOL and leave > TOL]
    deep = [row for row in rows if is_overlapping(margin(base, parts.thing(row, obstacles.things)))]
    return sorted({int(parts.owner[row]) for row in deep})


def _centre_end(base: PlacedBase, direction: Point, parts: Parts) -> tuple[float, int]:
    """Find where the centre leaves the surface, and whose part it leaves last.

    Parts grown by half a seam tell what hangs together; the end is that of the parts themselves.
    """
    enter, leave = spans(POINT, base.at, direction, parts, TOL / 2.0, 0.0)
    member = joined(enter, leave, 0.0, 0.0)
    bare = spans(POINT, base.at, direction, parts, 0.0, -_LEVEL)[1]
    return _last(np.where(np.isfinite(bare), bare, leave), member, parts)


def _last_end(base: PlacedBase, direction: Point, parts: Parts) -> tuple[float, int]:
    """Find where the last of a base leaves the surface, and whose part it leaves."""
    enter, leave = spans(mover(base.size, base.facing), base.at, direction, parts)
    return _last(leave, joined(enter, leave, 0.0), parts)


def _last(leave: Floats, member: Flags, parts: Parts) -> tuple[float, int]:
    ends = np.where(member, leave, -inf)
    best = int(ends.argmax())
    return (float(ends[best]), int(parts.owner[best])) if member.any() else (0.0, -1)
