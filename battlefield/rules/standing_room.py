"""Why a body cannot stand where it is to stand, in words for whoever put it there."""

from battlefield.geometry.displace_layout import Layout
from battlefield.geometry.footing import is_on_board, is_stable, overlapping
from battlefield.geometry.table import Body


def why_not_stand(room: Layout, body: Body) -> str:
    """Say what keeps a body from standing where it is, after its id; nothing where it may stand there."""
    if is_stable(room, body, body.base.at, body.bottom):
        return ""
    return f"{body.id} cannot stand there: {_reason(room, body)}"


def _reason(room: Layout, body: Body) -> str:
    if not is_on_board(room, body):
        return "part of its base would be off the table"
    for index in overlapping(room.bodies, body.base, room.is_body_in_the_way(body)):
        return f"it would overlap {room.table.bodies[index].id}"
    for index in overlapping(room.pieces, body.base, room.is_piece_in_the_way(body)):
        return f"it would overlap {room.table.pieces[index].id or 'a piece of terrain'}"
    return f"nothing bears its whole base at a height of {body.bottom:g} in"
