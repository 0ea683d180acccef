"""Why a body cannot stand where it is to stand, in words for whoever put it there, and how high it may."""

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

from battlefield.geometry.convex import extent
from battlefield.geometry.displacement import Layout, is_on_board, is_stable, overlapping, stable_places
from battlefield.geometry.distance import is_over
from battlefield.geometry.kernel.shapes import PlacedBase, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import inches as in_inches
from battlefield.geometry.movement import nearer_than
from battlefield.geometry.pieces import Body


def why_not_stand(room: Layout, body: Body) -> str:
    """Say what keeps a body from standing where it is, after its id; nothing where it may stand there."""
    if is_stable(room, body, body.base.at, body.bottom):
        return ""
    return f"{body.id} cannot stand there: {_reason(room, body)}"


def why_not_stand_among(room: Layout, body: Body, mates: Sequence[Body]) -> str:
    """Say what `why_not_stand` does where others come to stand there together with a body."""
    is_free = is_stable(room, body, body.base.at, body.bottom)
    if is_free and all(_are_clear(body.base, mate.base) for mate in mates):
        return ""
    return why_not_stand(Layout.of(replace(room.table, bodies=(*room.table.bodies, *mates))), body)


def _are_clear(one: PlacedBase, other: PlacedBase) -> bool:
    """Return whether a line square to the one between their middles keeps two bases apart."""
    x, y = other.at[0] - one.at[0], other.at[1] - one.at[1]
    far = hypot(x, y)
    return far > 0.0 and extent(one, (x / far, y / far)) + extent(other, (x / far, y / far)) <= far


def levels_at(room: Layout, body: Body) -> tuple[float, ...]:
    """Return the heights at which a body may stand where it is, lowest first: the table's, and platforms'."""
    at = body.base.at
    return tuple(h for h in heights_of(room) if is_stable(room, replace(body, bottom=h), at, h))


def heights_of(room: Layout) -> tuple[float, ...]:
    """Return the heights at which there is something to stand on, lowest first: the table's, and tops."""
    return tuple(sorted({0.0, *(piece.top for piece in room.table.pieces if piece.platform)}))


def standing_beside(
    room: Layout, body: Body, cores: Sequence[PlacedBase], inches: float
) -> tuple[Polygon, ...]:
    """Return where a body's centre may be, at any height, within some inches of one of some bases."""
    (x, y), base = cores[0].at, body.base
    wide = (2.0 * max(size.length_mm, size.width_mm) for size in (base.size, *(core.size for core in cores)))
    spread = max(hypot(core.at[0] - x, core.at[1] - y) for core in cores)
    areas = nearer_than(inches, cores, base.size, base.facing)
    levels, there = [(height, areas) for height in heights_of(room)], replace(base, at=(x, y))
    return stable_places(levels, room, replace(body, base=there), spread + inches + in_inches(sum(wide)))


def what_bears(room: Layout, body: Body) -> str:
    """Name what a body stands on at its height: a platform by its id, or the table."""
    if body.bottom <= 0.0:
        return "the table"
    level = (p for p in room.table.pieces if p.platform and is_within(abs(p.top - body.bottom), 0.0))
    found = next((p.id for p in level if is_over(body.base, p.outline)), "")
    return f"{found or 'what is there'}, {body.bottom:g} in up"


def _reason(room: Layout, body: Body) -> str:
    if not is_on_board(room, body):
        return "part of its base would be off the table"
    for index in overlapping(room.bodies, body.base, room.is_body_in_the_way(body)):
        return f"it would overlap {room.table.bodies[index].id}"
    for index in overlapping(room.pieces, body.base, room.is_piece_in_the_way(body)):
        return f"it would overlap {room.table.pieces[index].id or 'a piece of terrain'}"
    return f"nothing bears its whole base at a height of {body.bottom:g} in"
