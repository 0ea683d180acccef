"""What drawn shapes become: terrain by its kind, buildings, hills in contours; put down, numbered, named."""

from dataclasses import replace

from battlefield.app.design.drawing.boxes import length_words, size_words
from battlefield.app.design.drawing.shapes import DrawingError, Drawn, Place, Trace
from battlefield.app.design.parts.parts import Part, added, chosen_parts, find_part, listed, ref_of, with_hold
from battlefield.app.design.parts.places import box_of_part, spot_of
from battlefield.app.design.parts.transforms import with_ellipse
from battlefield.app.desk.edits import Ref, RefKind, Selection
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.translation import tr
from battlefield.files.terrain.terrain_kinds import KINDS, PLAIN, with_kind
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Strip
from battlefield.geometry.outlines import Ellipse
from battlefield.geometry.outlines.room import inset
from battlefield.geometry.pieces.boxes import Box, Rectangle
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.scenario import Hold
from battlefield.rules.scene.unsure import traced_sigma


def outline_drawn(drawn: Drawn, width: float = 0.0) -> Outline:
    """Return the outline of what was drawn; a line has the width."""
    if isinstance(drawn, Trace):
        return Strip(drawn.points, width)
    if isinstance(drawn, Ellipse):
        return drawn.polygon
    if isinstance(drawn, Place):
        raise DrawingError(tr("A spot has no outline"))
    return drawn


def piece_of(kind: str, drawn: Drawn, width: float = 0.0, height: float | None = None) -> Terrain:
    """Make a piece of terrain of a kind, with its usual height unless one is given."""
    about = KINDS.get(kind, PLAIN)
    piece = with_kind(Terrain(f"{kind or 'piece'}1", Polygon(())), about)
    if isinstance(drawn, Ellipse):
        piece = with_ellipse(piece, drawn)
    else:
        piece = replace(piece, outline=outline_drawn(drawn, width))
    return piece if height is None else replace(piece, top=piece.bottom + height)


def building_of(kind: str, drawn: Drawn, storeys: int, storey: float, roof: bool) -> Terrain:
    """Make a building of so many storeys, its roof a platform or not."""
    height = round(storeys * storey, 7)
    return replace(
        piece_of(kind, drawn, height=height), bottom=0.0, top=height, storeys=storeys, platform=roof
    )


def hill_of(drawn: Drawn, levels: int, level: float, step: float) -> list[Terrain]:
    """Make the contours of a hill from the foot up, each a piece on top of the one below.

    Levels for which the foot is too small are left out.
    """
    foot = piece_of("hill", drawn)
    pieces = [replace(foot, bottom=0.0, top=level)]
    outline: Outline | None = foot.outline
    for number in range(1, levels):
        outline = None if outline is None else inset(outline, step)
        if outline is None:
            break
        low, high = round(number * level, 7), round((number + 1) * level, 7)
        pieces.append(replace(foot, outline=outline, bottom=low, top=high, shape_extra={}))
    return pieces


def _traced(scene: Scene, parts: list[Part]) -> list[Part]:
    """Let pieces that are traced from a photograph be known no better than what else is laid over it."""
    sigma = traced_sigma(scene)
    return [replace(part, sigma=sigma) if isinstance(part, Terrain) and sigma else part for part in parts]


def put_down(scene: Scene, parts: list[Part], layer: str, group: str = "") -> tuple[Scene, Selection]:
    """Put parts on top of their likes, in a layer and a group."""
    refs: list[Ref] = []
    for part in _traced(scene, parts):
        held = with_hold(part, Hold(layer=layer, group=group)) if layer or group else part
        scene, ref = added(scene, held)
        refs.append(ref)
    return scene, tuple(refs)


def refuse_off_table(before: Scene, scene: Scene, refs: Selection) -> None:
    """Refuse new parts that lie wholly off the table, where nobody would see them again."""
    parts = chosen_parts(scene, refs)
    if not parts or any(find_part(before, ref_of(part)) is not None for part in parts):
        return
    if all(_is_off(scene.board, box_of_part(part)) for part in parts):
        spot = spot_of(parts[0])
        if spot is not None:
            refuse_spot_off_table(scene.board, spot)
        raise DrawingError(
            tr("What is drawn lies wholly off {table}; draw it on the table", table=_table_words(scene.board))
        )


def refuse_spot_off_table(board: Board, at: Point) -> None:
    """Refuse a spot that lies off the table."""
    if _is_off(board, Box(*at, *at)):
        raise DrawingError(
            tr(
                "{x}, {y} lies off {table}; give a place on it",
                x=f"{at[0]:g}",
                y=f"{at[1]:g}",
                table=_table_words(board),
            )
        )


def _is_off(board: Board, box: Box) -> bool:
    return box.right < 0.0 or box.bottom < 0.0 or box.left > board.width or box.top > board.height


def _table_words(board: Board) -> str:
    return tr("the table of {size}", size=size_words(board.width, board.height, "inches"))


def numbered(scene: Scene, kind: RefKind, stem: str) -> str:
    """Return the id for the next part of a stem: its number is one more than those there are."""
    taken = frozenset(part.id for part in listed(scene, kind))
    number = 1
    while f"{stem}{number}" in taken:
        number += 1
    return f"{stem}{number}"


def free_group(scene: Scene, stem: str) -> str:
    """Return a group's name that no part of the terrain bears."""
    taken = frozenset(piece.hold.group.partition("@")[0] for piece in scene.terrain)
    number = 1
    while f"{stem} {number}" in taken:
        number += 1
    return f"{stem} {number}"


def drawn_words(drawn: Drawn, unit: LengthUnit, width: float = 0.0) -> str:
    """Say how large what is drawn is."""
    if isinstance(drawn, Circle):
        return f"{length_words(2 * drawn.radius, unit)} across"
    if isinstance(drawn, Ellipse):
        drawn = drawn.polygon
    if isinstance(drawn, Trace):
        pairs = zip(drawn.points, drawn.points[1:], strict=False)
        length = sum(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in pairs)
        wide = f", {length_words(width, unit)} wide" if width else ""
        return f"{length_words(length, unit)} long{wide}"
    if isinstance(drawn, Place):
        return f"at {drawn.at[0]:g}, {drawn.at[1]:g} in"
    rectangle = Rectangle.of(drawn) if isinstance(drawn, Polygon) else None
    if rectangle is not None:
        return size_words(rectangle.width, rectangle.length, unit)
    box = Box.of(drawn)
    return size_words(box.width, box.height, unit)


def with_article(words: str) -> str:
    """Put "a" or "an" before words."""
    return f"{'an' if words[:1].lower() in 'aeiou' else 'a'} {words}"
