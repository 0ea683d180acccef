"""The images of single parts under the symmetries of a board: places, outlines, bearings, sides."""

from dataclasses import replace
from typing import Any

from battlefield.app.design.parts.parts import Part
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon
from battlefield.geometry.outlines import BoardMap, is_same_line, is_same_outline, is_same_place
from battlefield.rules.scene.contents import Area, Border, Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Entry, Extra, Light, Note, Symmetry, Zone

Linked = Terrain | Zone | Objective | Entry | Note | Light | Area | Border
USUAL_SIDES = ("one", "two")
_COUNTS: dict[Symmetry, int] = {"": 1, "both": 4, "quarter-turn": 4}


def as_linked(part: Part) -> Linked:
    """Take a part for one that can have images; models and templates are a TypeError."""
    if isinstance(part, Model | PlacedTemplate):
        raise TypeError("models and templates have no images")
    return part


def element_count(symmetry: Symmetry) -> int:
    """Count the images of a part, itself the first."""
    return _COUNTS.get(symmetry, 2)


def is_drawn_in(scene: Scene) -> bool:
    """Return whether a scene is drawn in a symmetry, one that its board can have."""
    square = scene.board.width == scene.board.height
    return bool(scene.symmetry) and (square or scene.symmetry != "quarter-turn")


def composed(symmetry: Symmetry, first: int, second: int) -> int:
    """Return the number of one symmetry after another."""
    return (first + second) % 4 if symmetry == "quarter-turn" else first ^ second


def inverse(symmetry: Symmetry, element: int) -> int:
    """Return the number of what takes a symmetry back."""
    return -element % 4 if symmetry == "quarter-turn" else element


def board_map(scene: Scene, element: int) -> BoardMap:
    """Return a symmetry by its number: 0 leaves all where it is."""
    width, height = scene.board.width, scene.board.height
    if scene.symmetry == "quarter-turn":
        half = element >= 2
        return BoardMap(width, height, half, half, quarter=element % 2 == 1)
    mirrors: dict[Symmetry, tuple[tuple[bool, bool], ...]] = {
        "left-right": ((False, False), (True, False)),
        "top-bottom": ((False, False), (False, True)),
        "half-turn": ((False, False), (True, True)),
        "both": ((False, False), (True, False), (False, True), (True, True)),
    }
    return BoardMap(width, height, *mirrors[scene.symmetry][element])


def image_of(scene: Scene, part: Linked, element: int) -> Linked:
    """Return a part's image under a symmetry of the scene; its hold and id stay the part's own."""
    onto = board_map(scene, element)
    if isinstance(part, Terrain):
        extra = _shape_extra(part.shape_extra, onto)
        picture = part.picture
        if picture is not None:
            picture = replace(picture, turn=onto.bearing(picture.turn))
        return replace(part, outline=onto.outline(part.outline), shape_extra=extra, picture=picture)
    if isinstance(part, Area):
        outline = onto.outline(part.polygon)
        assert isinstance(outline, Polygon)
        return replace(part, polygon=outline)
    if isinstance(part, Note | Light):
        return replace(part, at=onto.point(part.at))
    if isinstance(part, Border):
        return replace(part, points=tuple(map(onto.point, part.points)))
    side = _side_of_image(scene, part, element)
    if isinstance(part, Entry):
        return replace(part, points=tuple(map(onto.point, part.points)), side=side)
    if isinstance(part, Zone):
        return replace(part, outline=onto.outline(part.outline), side=side)
    mapped = onto.outline(part.outline) if part.outline is not None else None
    at = onto.point(part.at) if part.at is not None else None
    return replace(part, outline=mapped, at=at, side=side)


def _shape_extra(extra: Extra, onto: BoardMap) -> Extra:
    """Map what a polygon remembers of the ellipse that it was drawn as."""
    ellipse: Any = extra.get("ellipse")
    if not isinstance(ellipse, dict):
        return extra
    at, bearing = ellipse.get("at"), ellipse.get("bearing", 0.0)
    if not (isinstance(at, list | tuple) and len(at) == 2):
        return extra
    x, y = onto.point((float(at[0]), float(at[1])))
    return {**extra, "ellipse": {**ellipse, "at": [x, y], "bearing": onto.bearing(float(bearing)) % 180.0}}


def sides_of(scene: Scene) -> tuple[str, ...]:
    """Name the sides of a scene, two at least."""
    owned: tuple[Zone | Entry | Objective | Model, ...] = (*scene.zones, *scene.entries)
    owned = (*owned, *scene.objectives, *scene.models)
    starting = [area.start for area in scene.areas]
    named = tuple(dict.fromkeys(side for side in (*(each.side for each in owned), *starting) if side))
    if len(named) >= 2:
        return named
    second = USUAL_SIDES[1]
    return USUAL_SIDES if not named or named == (second,) else (named[0], second)


def _side_of_image(scene: Scene, part: Zone | Entry | Objective, element: int) -> str:
    """Tell whose the image is: the other side's, where the symmetry brings one side to the other."""
    sides = sides_of(scene)
    if part.side not in sides:
        return part.side
    place = sides.index(part.side)
    if scene.symmetry == "quarter-turn" and len(sides) >= 4 and place < 4:
        return sides[(place + element) % 4]
    if place > 1 or not _changes_sides(scene, part, element):
        return part.side
    return sides[1 - place]


def _changes_sides(scene: Scene, part: Linked, element: int) -> bool:
    if scene.symmetry == "quarter-turn":
        return element % 2 == 1
    if scene.symmetry != "both":
        return element == 1
    x, y = middle_of(part)
    board = scene.board
    faces_up = abs(y / board.height - 0.5) >= abs(x / board.width - 0.5)
    return element in ((2, 3) if faces_up else (1, 3))


def middle_of(part: Linked) -> Point:
    """Return the middle of the box about a part."""
    left, top, right, bottom = box_of_points(_points(part))
    return (left + right) / 2, (top + bottom) / 2


def box_of_points(points: tuple[Point, ...]) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _points(part: Linked) -> tuple[Point, ...]:
    if isinstance(part, Border | Entry):
        return part.points
    if isinstance(part, Note | Light):
        return (part.at,)
    outline = shape_of(part)
    if outline is None:
        return (part.at,) if isinstance(part, Objective) and part.at is not None else ((0.0, 0.0),)
    return (outline.centre,) if isinstance(outline, Circle) else outline.points


def shape_of(part: Part) -> Outline | None:
    """Return the outline of a part that has one."""
    if isinstance(part, Area):
        return part.polygon
    return part.outline if isinstance(part, Terrain | Zone | Objective) else None


def is_same_part(first: Linked, second: Linked) -> bool:
    """Return whether two parts of a kind lie in one place."""
    if isinstance(first, Border | Entry) and isinstance(second, Border | Entry):
        return is_same_line(first.points, second.points)
    mine, other = shape_of(first), shape_of(second)
    if mine is not None and other is not None:
        return is_same_outline(mine, other)
    here, there = getattr(first, "at", None), getattr(second, "at", None)
    return here is not None and there is not None and is_same_place(here, there)
