"""What a model would overlap where it comes to stand."""

from battlefield.app.measure.pushing.asked import Ground
from battlefield.app.measure.pushing.words import model_name, terrain_name
from battlefield.app.wording.lengths import format_margin
from battlefield.geometry.displacement import overlapping
from battlefield.geometry.distance import gap
from battlefield.geometry.pieces import Body


def overlap_of(ground: Ground, body: Body) -> str:
    """Name the first thing that a body would overlap, and by how much; nothing where it stands free."""
    layout = ground.layout
    for index in overlapping(layout.bodies, body.base, layout.is_body_in_the_way(body)):
        other = layout.table.bodies[index]
        depth = format_margin(gap(body.base, other.base).overlap, ground.unit)
        return f"{model_name(ground.scene, other.id)} by {depth}"
    for index in overlapping(layout.pieces, body.base, layout.is_piece_in_the_way(body)):
        piece = layout.table.pieces[index]
        depth = format_margin(gap(body.base, piece.outline).overlap, ground.unit)
        return f"{terrain_name(ground.scene, piece.id)} by {depth}"
    return ""
