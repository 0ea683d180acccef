"""Checks of zones and objectives: room for the forces, where objectives lie, how near both sides are."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import hypot, inf, sqrt

from battlefield.app.checks.finding import Finding, is_on_board, ringed, shut_ground
from battlefield.app.checks.sides import deploying, distance_to, zones_of
from battlefield.app.design.parts.wording import part_name
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line, Mark, Shape
from battlefield.app.wording.lengths import LengthUnit, format_length, format_limit
from battlefield.app.wording.percents import percent_of
from battlefield.app.wording.translation import tr
from battlefield.geometry.distance import gap, is_inside
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import BaseSize, Outline, PlacedBase, Point
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.movement import open_places, room_for
from battlefield.geometry.outlines.room import open_area
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.pieces.terrain import contains_point
from battlefield.geometry.visibility import VisibleRegion
from battlefield.rules.scene.contents import Model, Scene, Terrain
from battlefield.rules.scene.objectives import Objective, objective_names
from battlefield.rules.table.table import table_of

EYE = 1.5  # inches above the table
_UNEVEN = 0.25  # inches that two sides' distances may differ unmentioned
_EYES = 2.0  # inches between the places of a zone that look out, unless that makes more than _MOST_EYES
_MOST_EYES = 100
_LEAST_OPEN = 0.05  # square inches: what is less may be the drawing's own error
_LOOKOUT = BaseSize.round(25)


def tight_zones(scene: Scene, cancelled: Callable[[], bool] | None = None) -> Iterator[Finding]:
    """Find sides for whose models on the table no room is found in their deployment zones."""
    table = table_of(replace(scene, models=()))
    for side in deploying(scene):
        models = [model for model in scene.models if model.side == side]
        zones = zones_of(scene, side)
        outlines = [zone.outline for zone in zones]
        if all(_stands_in(model, outlines) for model in models):
            continue
        placed = room_for(table, outlines, [_round(model.base) for model in models], EYE, cancelled)
        if placed < len(models):
            refs = tuple(Ref("zone", zone.id) for zone in zones)
            words = tr("the deployment zone of {side} has room for {placed} of its {models} models",
                       side=side, placed=placed, models=len(models))  # fmt: skip
            drawing = tuple(Shape(outline, "bad") for outline in outlines)
            yield Finding("room", "warning", words, refs, Box.of(zones[0].outline).centre, drawing)


def _stands_in(model: Model, outlines: Sequence[Outline]) -> bool:
    base = PlacedBase(model.base, model.at, model.facing)
    return any(is_inside(base, outline) for outline in outlines)


def _round(size: BaseSize) -> float:
    """Return the radius of the disc that takes as much room as a base, in inches."""
    return inches(sqrt(size.length_mm * size.width_mm)) / 2.0


def lost_objectives(scene: Scene) -> Iterator[Finding]:
    """Find objectives beside the board or in ground that nothing can enter, nor stand on."""
    shut, names = shut_ground(scene), objective_names(scene.objectives)
    for objective in scene.objectives:
        named = replace(objective, name=tr("objective {number}", number=names[objective.id]))
        if objective.outline is not None:
            yield from _lost_area(scene, named, objective.outline, shut)
        elif objective.at is not None:
            yield from _lost_spot(scene, named, objective.at, shut)


def _lost_spot(scene: Scene, objective: Objective, at: Point, shut: Sequence[Terrain]) -> Iterator[Finding]:
    ref = (Ref("objective", objective.id),)
    mark = ringed(at, objective.name)
    if not is_on_board(scene, at):
        yield Finding(
            "objective", "fault", tr("{part} lies beside the table", part=objective.name), ref, at, mark
        )
    met = [piece for piece in shut if contains_point(piece.outline, at)]
    if met:
        names = tr(" and ").join(part_name(piece) for piece in met)
        words = tr("{part} lies in {ground}, which nothing can enter", part=objective.name, ground=names)
        refs = (*ref, *(Ref("terrain", piece.id) for piece in met))
        shapes = tuple(Shape(piece.outline, "bad") for piece in met)
        yield Finding("objective", "warning", words, refs, at, (*shapes, *mark))


def _lost_area(
    scene: Scene, objective: Objective, outline: Outline, shut: Sequence[Terrain]
) -> Iterator[Finding]:
    box, board = Box.of(outline), scene.board
    ref, drawing = (Ref("objective", objective.id),), (Shape(outline, "bad"),)
    across = box.right <= 0.0 or box.left >= board.width
    if across or box.bottom <= 0.0 or box.top >= board.height:
        words = tr("{part} lies beside the table", part=objective.name)
        yield Finding("objective", "fault", words, ref, box.centre, drawing)
        return
    met = [piece for piece in shut if _is_overlapping(piece.outline, outline)]
    if met and open_area(outline, [piece.outline for piece in met], board.width, board.height) < _LEAST_OPEN:
        refs = (*ref, *(Ref("terrain", piece.id) for piece in met))
        words = tr("{part} lies in ground that nothing can enter", part=objective.name)
        if len(met) == 1:
            ground = part_name(met[0])
            words = tr("{part} lies in {ground}, which nothing can enter", part=objective.name, ground=ground)
        yield Finding("objective", "warning", words, refs, box.centre, drawing)


def _is_overlapping(one: Outline, other: Outline) -> bool:
    return gap(one, other).overlapping


def uneven_objectives(scene: Scene, unit: LengthUnit) -> Iterator[Finding]:
    """Find objectives that lie nearer to one side's deployment zone than their like do to the other's."""
    sides = deploying(scene)
    if len(sides) != 2:
        return
    for whose in ("neutral", "own", "enemy"):
        lists = [sorted(_distances(scene, side, whose), key=_length) for side in sides]
        for (one, nearer), (other, _) in zip(*lists, strict=False):
            if abs(one - other) > _UNEVEN:
                near, far = format_length(one, unit), format_length(other, unit)
                words = tr("the objectives are uneven: one lies {near} from {first}'s zone, "
                           "its like {far} from {other}'s",
                           near=near, first=sides[0], far=far, other=sides[1])  # fmt: skip
                yield _uneven(nearer, words)


def _length(found: tuple[float, Objective]) -> float:
    return found[0]


def _distances(scene: Scene, side: str, whose: str) -> Iterator[tuple[float, Objective]]:
    for objective in scene.objectives:
        kind = "neutral" if not objective.side else "own" if objective.side == side else "enemy"
        if kind == whose and (objective.at is not None or objective.outline is not None):
            yield min(_between(zone.outline, objective) for zone in zones_of(scene, side)), objective


def _between(zone: Outline, objective: Objective) -> float:
    """Measure how far an objective lies from a zone, an area by its nearest place; 0 where they meet."""
    if objective.outline is not None:
        return max(0.0, gap(zone, objective.outline).gap)
    return distance_to(zone, objective.at) if objective.at is not None else inf


def _uneven(objective: Objective, words: str) -> Finding:
    ref = (Ref("objective", objective.id),)
    if objective.outline is not None:
        shape = (Shape(objective.outline, "measure"),)
        return Finding("uneven", "hint", words, ref, Box.of(objective.outline).centre, shape)
    at = objective.at or (0.0, 0.0)
    return Finding("uneven", "hint", words, ref, at, (Mark(at, "measure"),))


def sight_between_zones(
    scene: Scene, unit: LengthUnit, cancelled: Callable[[], bool] | None = None
) -> Iterator[Finding]:
    """Tell how much two deployment zones see of each other before the first turn, and along which line."""
    sides = deploying(scene)
    if len(sides) != 2:
        return
    table = table_of(replace(scene, models=()))
    outlines = [[zone.outline for zone in zones_of(scene, side)] for side in sides]
    step = max(_EYES, sqrt(max(map(_extent, outlines)) / _MOST_EYES))
    one, other = (open_places(table, _LOOKOUT, each, EYE, step) for each in outlines)
    seen, longest = 0, (0.0, (0.0, 0.0), (0.0, 0.0))
    for eye in one:
        unless_stopped(cancelled)
        hits = VisibleRegion.of(table, eye, EYE).seen_of(other)
        seen += len(hits)
        for x, y in hits:
            longest = max(longest, (hypot(x - eye[0], y - eye[1]), eye, (x, y)))
    pairs = len(one) * len(other)
    if seen:
        share, line = seen / pairs, longest[1:]
        words = tr(
            "{share} of the lines between the deployment zones are open before the first turn, {height} "
            "above the table; the longest is {length}",
            share=percent_of(share), height=format_limit(EYE, unit), length=format_length(longest[0], unit),
        )  # fmt: skip
        middle = ((line[0][0] + line[1][0]) / 2.0, (line[0][1] + line[1][1]) / 2.0)
        drawn = Line(line, "measure", (format_length(longest[0], unit),))
        refs = tuple(Ref("zone", zone.id) for side in sides for zone in zones_of(scene, side))
        yield Finding("sight", "warning" if share > 0.25 else "hint", words, refs, middle, (drawn,))


def _extent(outlines: Sequence[Outline]) -> float:
    """Return the square inches of the boxes about outlines."""
    boxes = [Box.of(outline) for outline in outlines]
    return sum(box.width * box.height for box in boxes)
