"""Where the parts of a drawing lie: their outlines, centres and boxes, of whatever kind they are."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from math import hypot

from battlefield.app.design.parts.parts import Part, all_parts, chosen_parts, hold_of, is_locked, ref_of
from battlefield.app.desk.answers import placed
from battlefield.app.desk.edits import Ref, rounded
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Strip
from battlefield.geometry.outlines import Rings, rings_of, with_rings
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.pieces.terrain import outline_centre
from battlefield.rules.scene.contents import Area, Border, Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Entry, Light, Note, Zone

Item = tuple[Part, ...]
"""What is arranged as one: a part that is in no group, or the chosen parts of one group."""


def outline_of(part: Part) -> Outline | None:
    """Return the area that a part covers by its drawing; None for lines, spots, bases and templates."""
    if isinstance(part, Terrain | Zone | Objective):
        return part.outline
    return part.polygon if isinstance(part, Area) else None


def with_outline(part: Part, outline: Outline) -> Part:
    """Return a part another outline; what it remembers of a drawn ellipse is forgotten.

    Areas take only polygons and objectives no strips: a ValueError.
    """
    if isinstance(part, Terrain):
        extra = {key: value for key, value in part.shape_extra.items() if key != "ellipse"}
        return replace(part, outline=outline, shape_extra=extra)
    if isinstance(part, Zone):
        return replace(part, outline=outline)
    if isinstance(part, Objective) and not isinstance(outline, Strip):
        return replace(part, outline=outline)
    if isinstance(part, Area) and isinstance(outline, Polygon):
        return replace(part, polygon=outline)
    raise ValueError(f"{type(part).__name__} cannot have this outline")


def takes_outline(part: Part, outline: Outline) -> bool:
    """Return whether a part of its kind can have such an outline."""
    if isinstance(part, Area):
        return isinstance(outline, Polygon)
    if isinstance(part, Objective):
        return part.outline is not None and not isinstance(outline, Strip)
    return isinstance(part, Terrain | Zone)


def line_of(part: Part) -> tuple[Point, ...] | None:
    """Return the points of a part that is a line without width."""
    return part.points if isinstance(part, Border | Entry) else None


def corners_of(part: Part) -> Rings:
    """Return the corners of a part: of its outline and its holes, or of its line; () where it has none."""
    outline, line = outline_of(part), line_of(part)
    return rings_of(outline) if outline is not None else (line,) if line is not None else ()


def with_corners(part: Part, rings: Rings) -> Part:
    """Return a part other corners."""
    if isinstance(part, Border | Entry):
        return replace(part, points=rings[0])
    outline = outline_of(part)
    return part if outline is None else with_outline(part, with_rings(outline, rings))


def spot_of(part: Part) -> Point | None:
    """Return the place of a part that has one, instead of an outline or a line."""
    if isinstance(part, Model | Note | Light | Objective):
        return part.at
    return part.template.at if isinstance(part, PlacedTemplate) else None


def centre_of(part: Part) -> Point:
    """Return the point about which a part turns: its place, the centroid of its area or of its line."""
    spot, outline, line = spot_of(part), outline_of(part), line_of(part)
    if spot is not None:
        return spot
    if outline is not None:
        return outline_centre(outline)
    return _middle_of_line(line) if line else (0.0, 0.0)


def box_of_part(part: Part) -> Box:
    """Return the box about a part as it lies; notes and spots count as points."""
    if isinstance(part, Model):
        return Box.of(placed(part))
    if isinstance(part, PlacedTemplate):
        return Box.of(part.template)
    outline, line = outline_of(part), line_of(part)
    if outline is not None:
        return Box.of(outline)
    return Box.about(line if line else (centre_of(part),))


def box_of_parts(parts: Iterable[Part]) -> Box:
    """Return the box about parts, one or more."""
    return Box.joint(box_of_part(part) for part in parts)


def common_centre(parts: Iterable[Part]) -> Point:
    """Return the point about which parts, one or more, turn as one: the mean of their centres."""
    places = [centre_of(part) for part in parts]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def anchor_spot(parts: Sequence[Part]) -> Point:
    """Return the place that a typed place is for: one part's centre, the middle of the box about several."""
    if not parts:
        return 0.0, 0.0
    return centre_of(parts[0]) if len(parts) == 1 else box_of_parts(parts).centre


def free_parts(scene: Scene, refs: Iterable[Ref]) -> list[Part]:
    """Return the chosen parts that a hand may move: neither locked, nor a nova that only its model moves."""
    return [part for part in chosen_parts(scene, refs) if not is_locked(scene, part) and not _follows(part)]


def items_of(parts: Iterable[Part]) -> list[Item]:
    """Gather parts into what is arranged as one, in the order of the first part of each."""
    found: dict[tuple[str, str], list[Part]] = {}
    for part in parts:
        group = hold_of(part).group
        key = ("group", group) if group else (ref_of(part).kind, part.id)
        found.setdefault(key, []).append(part)
    return [tuple(item) for item in found.values()]


def group_names(scene: Scene) -> list[str]:
    """Return the groups of a drawing, in the order of its parts."""
    return list(dict.fromkeys(group for part in all_parts(scene) if (group := hold_of(part).group)))


def grained(outline: Outline) -> Outline:
    """Round the places of an outline as a hand's are rounded; sizes keep their digits."""
    if isinstance(outline, Circle):
        return Circle(rounded(outline.centre), round(outline.radius, 7))
    rings = tuple(tuple(rounded(at) for at in ring) for ring in rings_of(outline))
    known = with_rings(outline, rings)
    return replace(known, width=round(known.width, 7)) if isinstance(known, Strip) else known


def _follows(part: Part) -> bool:
    return isinstance(part, PlacedTemplate) and bool(part.model)


def _middle_of_line(line: tuple[Point, ...]) -> Point:
    lengths = [hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(line)]
    whole = sum(lengths)
    if not whole:
        return line[0]
    middles = [((x0 + x1) / 2.0, (y0 + y1) / 2.0) for (x0, y0), (x1, y1) in pairwise(line)]
    pairs = list(zip(middles, lengths, strict=True))
    return sum(x * n for (x, _), n in pairs) / whole, sum(y * n for (_, y), n in pairs) / whole
