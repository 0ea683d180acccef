"""Checks of what lies where it cannot: broken outlines, beside the board, two things in one place."""

from collections.abc import Iterator
from math import hypot

from battlefield.app.checks.finding import Finding, near_pairs
from battlefield.app.design.parts.wording import part_name
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line, Mark, Shape
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import Outline, PlacedBase, Strip
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.movement import stands_in_the_way
from battlefield.geometry.pieces import outline_problem
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.pieces.terrain import contains_point
from battlefield.rules.scene.contents import Model, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Zone
from battlefield.rules.table.table import piece_of

_MEETING = 3.0  # times both widths, within which a line that ends in another has left it again
_FLAT = ("road", "field", "water", "river")  # they lie under other pieces by their nature


_BEYOND = {
    "left": QT_TR_NOOP("{part} reaches {length} beyond the left edge"),
    "right": QT_TR_NOOP("{part} reaches {length} beyond the right edge"),
    "top": QT_TR_NOOP("{part} reaches {length} beyond the top edge"),
    "bottom": QT_TR_NOOP("{part} reaches {length} beyond the bottom edge"),
}


def _outlined(scene: Scene) -> tuple[Terrain | Zone, ...]:
    return (*scene.terrain, *scene.zones)


def _all_outlines(scene: Scene) -> Iterator[tuple[Ref, Terrain | Zone | Objective, Outline]]:
    for part in _outlined(scene):
        yield Ref("zone" if isinstance(part, Zone) else "terrain", part.id), part, part.outline
    for objective in scene.objectives:
        if objective.outline is not None:
            yield Ref("objective", objective.id), objective, objective.outline


def broken_outlines(scene: Scene) -> Iterator[Finding]:
    """Find outlines that no file could hold."""
    for ref, part, outline in _all_outlines(scene):
        problem = outline_problem(outline)
        if problem is not None:
            words = tr("the outline of {part} is broken at {place}: it needs {needs}",
                       part=part_name(part), place=problem[0], needs=problem[1])  # fmt: skip
            mark = Mark(_middle(outline), "bad", (part_name(part),))
            yield Finding("outline", "fault", words, (ref,), _middle(outline), (mark,))


def off_the_board(scene: Scene, unit: LengthUnit) -> Iterator[Finding]:
    """Find pieces and zones that reach beyond the board's edge, and models that wait beside it."""
    for part in _outlined(scene):
        box = Box.of(part.outline)
        beyond = _beyond(box, scene)
        if beyond is None:
            continue
        by, edge = beyond
        if isinstance(part.outline, Strip) and is_within(by, part.outline.width / 2.0):
            continue  # it is drawn along the edge, or up to it
        ref = Ref("zone" if isinstance(part, Zone) else "terrain", part.id)
        all_off = _is_beside(box, scene)
        words = tr("{part} lies beside the table", part=part_name(part))
        if not all_off:
            words = tr(_BEYOND[edge], part=part_name(part), length=format_length(by, unit))
        is_slip = not all_off and not (isinstance(part, Terrain) and part.kind in _FLAT)
        shape = (Shape(part.outline, "bad"),)
        yield Finding("board", "warning" if is_slip else "hint", words, (ref,), box.centre, shape)
    aside = [m for m in scene.models if _beyond(_box(m), scene) is not None]
    if aside:
        words = tr("{n} models not wholly on the table", "", len(aside),
                   one="{n} model not wholly on the table")  # fmt: skip
        bases = tuple(Shape(PlacedBase(m.base, m.at, m.facing), "bad") for m in aside)
        refs = tuple(Ref("model", m.id) for m in aside)
        yield Finding("board", "hint", words, refs, aside[0].at, bases)


def _box(model: Model) -> Box:
    return Box.of(PlacedBase(model.base, model.at, model.facing))


def _beyond(box: Box, scene: Scene) -> tuple[float, str] | None:
    """Return how far a box reaches beyond the edge that it crosses the most, and that edge."""
    ways = (
        (-box.left, "left"),
        (box.right - scene.board.width, "right"),
        (-box.top, "top"),
        (box.bottom - scene.board.height, "bottom"),
    )
    by, edge = max(ways)
    return None if is_within(by, 0.0) else (by, edge)


def _is_beside(box: Box, scene: Scene) -> bool:
    across = box.right <= 0.0 or box.left >= scene.board.width
    return across or box.bottom <= 0.0 or box.top >= scene.board.height


def overlapping_pieces(scene: Scene, unit: LengthUnit) -> Iterator[Finding]:
    """Find solid pieces that fill the same room, and pieces that lie there twice."""
    pieces = [piece for piece in scene.terrain if piece.kind not in _FLAT]
    boxes = [Box.of(piece.outline) for piece in pieces]
    for m, n in near_pairs(boxes, 0.0):
        one, other = pieces[m], pieces[n]
        refs = Ref("terrain", one.id), Ref("terrain", other.id)
        if one.outline == other.outline and (one.bottom, one.top) == (other.bottom, other.top):
            words = tr(
                "{first} and {other} lie on each other, alike", first=part_name(one), other=part_name(other)
            )
            shape = (Shape(one.outline, "bad"),)
            yield Finding("overlap", "warning", words, refs, boxes[m].centre, shape)
            continue
        if not _clash(one, other) or _are_grouped(one, other) or _are_joined(one.outline, other.outline):
            continue
        found = gap(one.outline, other.outline)
        if found.overlapping:
            depth = format_length(found.overlap, unit)
            words = tr("{first} and {other} overlap by {depth}", first=part_name(one),
                           other=part_name(other), depth=depth)  # fmt: skip
            shapes = Shape(one.outline, "bad"), Shape(other.outline, "bad")
            yield Finding("overlap", "warning", words, refs, found.points[0], shapes)


def _is_solid(piece: Terrain) -> bool:
    return "impassable" in piece.ground or (piece.sight == "blocks" and piece.top > piece.bottom)


def _clash(one: Terrain, other: Terrain) -> bool:
    return _is_solid(one) and _is_solid(other) and _share_height(one, other)


def _share_height(one: Terrain, other: Terrain) -> bool:
    if one.top == one.bottom or other.top == other.bottom:
        return one.bottom <= other.top and other.bottom <= one.top
    return not is_within(other.top, one.bottom) and not is_within(one.top, other.bottom)


def _are_grouped(one: Terrain, other: Terrain) -> bool:
    return bool(one.hold.group) and one.hold.group == other.hold.group


def _are_joined(one: Outline, other: Outline) -> bool:
    """Return whether two lines, such as walls, only meet: one ends in the other, not running along it."""
    if not isinstance(one, Strip) or not isinstance(other, Strip):
        return False
    return _ends_in(one, other) or _ends_in(other, one)


def _ends_in(one: Strip, other: Strip) -> bool:
    for end, inner in (one.points[:2], one.points[:-3:-1]):
        if contains_point(other, end):
            far = hypot(inner[0] - end[0], inner[1] - end[1])
            share = min(1.0, _MEETING * (one.width + other.width) / far)
            back = end[0] + share * (inner[0] - end[0]), end[1] + share * (inner[1] - end[1])
            if not contains_point(other, back):
                return True
    return False


def crowded_models(scene: Scene, unit: LengthUnit) -> Iterator[Finding]:
    """Find models that stand in each other or in what nobody can stand in."""
    models = [model for model in scene.models if not _is_beside(_box(model), scene)]
    bases = [PlacedBase(model.base, model.at, model.facing) for model in models]
    boxes = [Box.of(base) for base in bases]
    for m, n in near_pairs(boxes, 0.0):
        one, other = models[m], models[n]
        if _meet_in_height(one, other):
            found = gap(bases[m], bases[n])
            if found.overlapping:
                depth = format_length(found.overlap, unit)
                words = tr("{first} and {other} overlap by {depth}", first=part_name(one),
                           other=part_name(other), depth=depth)  # fmt: skip
                yield _standing(words, (one, other), found.points)
    solid = [piece for piece in scene.terrain if "impassable" in piece.ground]
    places = [*boxes, *(Box.of(piece.outline) for piece in solid)]
    for m, n in near_pairs(places, 0.0):
        if m < len(models) <= n:
            yield from _in_terrain(models[m], bases[m], solid[n - len(models)], unit)


def _meet_in_height(one: Model, other: Model) -> bool:
    if is_within(abs(one.bottom - other.bottom), 0.0):
        return True  # on one level, even those whose file tells no height
    below = is_within(other.bottom + other.height, one.bottom)
    return not below and not is_within(one.bottom + one.height, other.bottom)


def _in_terrain(model: Model, base: PlacedBase, piece: Terrain, unit: LengthUnit) -> Iterator[Finding]:
    if not stands_in_the_way(piece_of(piece), model.bottom, model.height):
        return
    found = gap(base, piece.outline)
    if found.overlapping:
        depth = format_length(found.overlap, unit)
        words = tr("{model} stands {depth} deep in {piece}", model=part_name(model), depth=depth,
                   piece=part_name(piece))  # fmt: skip
        yield _standing(words, (model,), found.points)


def _standing(
    words: str, models: tuple[Model, ...], points: tuple[tuple[float, float], tuple[float, float]]
) -> Finding:
    refs = tuple(Ref("model", model.id) for model in models)
    return Finding("standing", "fault", words, refs, models[0].at, (Line(points, "bad"),))


def _middle(outline: Outline) -> tuple[float, float]:
    return Box.of(outline).centre
