"""Parts of a drawing moved, turned, scaled and mirrored: pure functions from a scene to the next.

Locked parts, parts of locked layers and novas stay where they are. Places are rounded as a hand's are.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Literal

from battlefield.app.design.parts.parts import Part, ref_of, replaced
from battlefield.app.design.parts.places import (
    Item,
    box_of_parts,
    centre_of,
    common_centre,
    free_parts,
    grained,
    items_of,
    outline_of,
    with_outline,
)
from battlefield.app.desk.edits import Ref, rounded
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Circle, Point, Polygon, Strip
from battlefield.geometry.outlines import Ellipse, mapped_outline, rings_of, with_rings
from battlefield.rules.scene.contents import Border, Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Entry, Extra, Light, Note

About = Literal["own", "common"]
Way = Literal["left-right", "top-bottom"]
_LINES: dict[Way, float] = {"left-right": 0.0, "top-bottom": 90.0}  # bearings of the lines of reflection


def mapped_part(part: Part, by: Affine) -> Part:
    """Map one part: outlines and lines wholly, bases and templates by place and bearing, never in size.

    A circle, or a drawn ellipse, stays what it is under a similarity, and is drawn anew as an ellipse under
    any other map.
    """
    if isinstance(part, Model):
        return replace(part, at=rounded(by.point(part.at)), facing=_bearing(part.facing, by))
    if isinstance(part, PlacedTemplate):
        return _mapped_template(part, by)
    if isinstance(part, Note):
        return replace(part, at=rounded(by.point(part.at)), size=round(part.size * by.scale, 7))
    if isinstance(part, Light):
        return replace(part, at=rounded(by.point(part.at)), range=round(part.range * by.scale, 7))
    if isinstance(part, Border | Entry):
        return replace(part, points=tuple(rounded(by.point(at)) for at in part.points))
    if isinstance(part, Objective) and part.at is not None:
        return replace(part, at=rounded(by.point(part.at)))
    outline = outline_of(part)
    if isinstance(part, Terrain):
        return _mapped_piece(part, by)
    return part if outline is None else with_outline(part, grained(mapped_outline(outline, by)))


def mapped(scene: Scene, parts: Iterable[Part], by: Affine) -> Scene:
    """Map parts of a scene, asking nobody whether they are locked."""
    return _by_item(scene, [(tuple(parts), by)])


def moved(scene: Scene, refs: Iterable[Ref], by: Point) -> Scene:
    """Shift parts by a step in inches."""
    if by == (0.0, 0.0):
        return scene
    return replaced(scene, {ref_of(part): shifted_part(part, by) for part in free_parts(scene, refs)})


def shifted_part(part: Part, by: Point) -> Part:
    """Shift one part: the same as mapping it by a shift, in a fraction of the time."""
    outline = outline_of(part)
    if not isinstance(outline, Polygon | Strip) or ellipse_of(part) is not None:
        return mapped_part(part, Affine.shift(by))
    dx, dy = by
    rings = tuple(
        tuple([(round(x + dx, 7) + 0.0, round(y + dy, 7) + 0.0) for x, y in ring])
        for ring in rings_of(outline)
    )
    return with_outline(part, with_rings(outline, rings))


def rotated(scene: Scene, refs: Iterable[Ref], degrees: float, about: About | Point = "common") -> Scene:
    """Turn parts clockwise: each item about its own centre, all about their common one, or about a place."""
    return _each(scene, refs, about, lambda centre: Affine.turn(degrees, centre))


def scaled(
    scene: Scene, refs: Iterable[Ref], along_x: float, along_y: float, about: About | Point = "common"
) -> Scene:
    """Scale parts by two factors, which are above 0, about their own or common centre, or a place."""
    return _each(scene, refs, about, lambda centre: Affine.scaling(along_x, along_y, centre))


def mirrored(
    scene: Scene, refs: Iterable[Ref], way: Way, about: About | Literal["board"] = "common"
) -> Scene:
    """Mirror parts left to right or top to bottom: about their own axis or a centre line of the board.

    With "own" each item is mirrored about its own middle, with "common" all about the middle of their box.
    """
    line = _LINES[way]
    parts = free_parts(scene, refs)
    if about == "board":
        return mapped(scene, parts, Affine.mirror(line, (scene.board.width / 2.0, scene.board.height / 2.0)))
    items = items_of(parts) if about == "own" else [tuple(parts)]
    return _by_item(scene, [(item, Affine.mirror(line, box_of_parts(item).centre)) for item in items if item])


def item_centre(item: Item) -> Point:
    """Return the point about which an item turns."""
    return centre_of(item[0]) if len(item) == 1 else common_centre(item)


def ellipse_of(piece: Part) -> Ellipse | None:
    """Return the ellipse as which a piece of terrain was drawn, if it was."""
    found = piece.shape_extra.get("ellipse") if isinstance(piece, Terrain) else None
    if not isinstance(found, Mapping):
        return None
    at: Any = found.get("at")
    numbers = [*at] if isinstance(at, list | tuple) else []
    numbers += [found.get("length"), found.get("width"), found.get("bearing", 0.0)]
    if len(numbers) != 5 or not all(map(_is_number, numbers)) or min(numbers[2:4]) <= 0.0:
        return None
    x, y, length, width, way = map(float, numbers)
    return Ellipse((x, y), length, width, way)


def with_ellipse(piece: Terrain, ellipse: Ellipse) -> Terrain:
    """Give a piece of terrain the outline of an ellipse, and let it remember that it is one."""
    rest = {key: value for key, value in piece.shape_extra.items() if key != "ellipse"}
    told: dict[str, Any] = {"at": list(rounded(ellipse.at)), "length": round(ellipse.length, 7)}
    told |= {"width": round(ellipse.width, 7), "bearing": round(ellipse.bearing, 6)}
    extra: Extra = {**rest, "ellipse": told}
    return replace(piece, outline=grained(ellipse.polygon), shape_extra=extra)


def _each(scene: Scene, refs: Iterable[Ref], about: About | Point, of: Callable[[Point], Affine]) -> Scene:
    parts = free_parts(scene, refs)
    if not parts:
        return scene
    if about == "own":
        return _by_item(scene, [(item, of(item_centre(item))) for item in items_of(parts)])
    return mapped(scene, parts, of(common_centre(parts) if about == "common" else about))


def _by_item(scene: Scene, maps: Iterable[tuple[Item, Affine]]) -> Scene:
    """Map each item by its own map; a part that comes to lie where it lay stays the same object."""
    pairs = [(part, mapped_part(part, by)) for item, by in maps for part in item]
    return replaced(scene, {ref_of(part): done for part, done in pairs if done != part})


def _mapped_template(placed: PlacedTemplate, by: Affine) -> PlacedTemplate:
    template = placed.template
    way = _bearing(template.bearing, by) if template.row.is_turned else template.bearing
    return replace(placed, template=replace(template, at=rounded(by.point(template.at)), bearing=way))


def _mapped_piece(piece: Terrain, by: Affine) -> Terrain:
    ellipse, picture = ellipse_of(piece), piece.picture
    if picture is not None:
        width = round(picture.width * by.scale, 7)
        piece = replace(piece, picture=replace(picture, width=width, turn=_bearing(picture.turn, by)))
    if ellipse is not None:
        return with_ellipse(piece, ellipse.mapped(by))
    if isinstance(piece.outline, Circle) and not by.is_similarity:
        return with_ellipse(piece, Ellipse.of(piece.outline).mapped(by))
    return replace(piece, outline=grained(mapped_outline(piece.outline, by)))


def _bearing(degrees: float, by: Affine) -> float:
    """Map a bearing; one that a shift leaves alone keeps its digits."""
    return degrees if by.is_shift else by.bearing(degrees)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
