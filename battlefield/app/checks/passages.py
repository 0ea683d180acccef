"""Checks of the ways on a table: gaps that a base does not pass, and places that none can reach."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from battlefield.app.checks.finding import (
    CLIMB,
    Finding,
    base_sizes,
    is_climbed,
    near_pairs,
    ringed,
)
from battlefield.app.checks.goals import lost_objectives
from battlefield.app.design.parts.wording import part_name
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line, Mark, Region
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.presets import shown_base
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import BaseSize, Point
from battlefield.geometry.kernel.tolerance import is_touching, is_within
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.movement import Pocket, come_to, homes, pockets, stands_in_the_way
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.pieces.terrain import contains_point
from battlefield.rules.scene.contents import Scene, Terrain
from battlefield.rules.scene.objectives import objective_names
from battlefield.rules.scene.scenario import Zone
from battlefield.rules.table.table import piece_of, table_of

_TALL = 1.5  # inches, of a model whose file tells nothing
_SLIT = 0.5  # inches: nobody draws a narrower doorway into one thing
_LEAST_AREA = 1.0  # square inches: smaller pockets are told with others
_EDGES = {
    "left": QT_TR_NOOP("between {piece} and the table's left edge"),
    "right": QT_TR_NOOP("between {piece} and the table's right edge"),
    "top": QT_TR_NOOP("between {piece} and the table's top edge"),
    "bottom": QT_TR_NOOP("between {piece} and the table's bottom edge"),
}


def narrow_gaps(
    scene: Scene, unit: LengthUnit, cancelled: Callable[[], bool] | None = None
) -> Iterator[Finding]:
    """Find gaps between pieces, or to the board's edge, that some base of the forces does not pass.

    What is walked up on, as a hill is, narrows no gap.
    """
    sizes = base_sizes(scene)
    widest = max(_breadth(size) for size in sizes)
    pieces = [piece for piece in _walls(scene) if stands_in_the_way(piece_of(piece), 0.0, _TALL)]
    boxes = [Box.of(piece.outline) for piece in pieces]
    for m, n in near_pairs(boxes, widest):
        unless_stopped(cancelled)
        found = gap(pieces[m].outline, pieces[n].outline)
        if found.gap < _SLIT and pieces[m].hold.group and pieces[m].hold.group == pieces[n].hold.group:
            continue  # one thing of several parts, such as a heap of barrels, was made so
        if _is_narrow(found.gap, widest) and not found.overlapping:
            refs = Ref("terrain", pieces[m].id), Ref("terrain", pieces[n].id)
            between = tr(
                "between {first} and {other}", first=part_name(pieces[m]), other=part_name(pieces[n])
            )
            yield _narrow(between, found.gap, found.points, refs, sizes, unit, bool(scene.models))
    for piece in pieces:
        yield from _at_the_edge(scene, piece, sizes, widest, unit)


def _is_narrow(width: float, widest: float) -> bool:
    return not is_touching(-width) and not is_within(widest, width)


def _breadth(size: BaseSize) -> float:
    return inches(min(size.length_mm, size.width_mm))


def _at_the_edge(
    scene: Scene, piece: Terrain, sizes: tuple[BaseSize, ...], widest: float, unit: LengthUnit
) -> Iterator[Finding]:
    box, board = Box.of(piece.outline), scene.board
    (x, y) = box.centre
    edges = (
        (box.left, "left", ((0.0, y), (box.left, y))),
        (board.width - box.right, "right", ((box.right, y), (board.width, y))),
        (box.top, "top", ((x, 0.0), (x, box.top))),
        (board.height - box.bottom, "bottom", ((x, box.bottom), (x, board.height))),
    )
    for width, edge, points in edges:
        if width > 0.0 and _is_narrow(width, widest):
            between = tr(_EDGES[edge], piece=part_name(piece))
            refs = (Ref("terrain", piece.id),)
            yield _narrow(between, width, points, refs, sizes, unit, bool(scene.models))


def _narrow(
    between: str,
    width: float,
    points: tuple[Point, Point],
    refs: tuple[Ref, ...],
    sizes: tuple[BaseSize, ...],
    unit: LengthUnit,
    has_forces: bool,
) -> Finding:
    passing = [size for size in sizes if is_within(_breadth(size), width)]
    wide = format_length(width, unit)
    if passing:
        words = tr("the gap {between} is {wide}: no base wider than {base} passes",
                   between=between, wide=wide, base=shown_base(passing[-1]))  # fmt: skip
    elif has_forces:
        words = tr("the gap {between} is {wide}: no base of the forces passes", between=between, wide=wide)
    else:
        words = tr("the gap {between} is {wide}: a base of {base} does not pass; forces are not placed yet",
                   between=between, wide=wide, base=shown_base(sizes[0]))  # fmt: skip
    (ax, ay), (bx, by) = points
    line = Line(points, "bad", (format_length(width, unit),))
    return Finding("gap", "hint", words, refs, ((ax + bx) / 2.0, (ay + by) / 2.0), (line,))


def shut_places(scene: Scene, cancelled: Callable[[], bool] | None = None) -> Iterator[Finding]:
    """Find ground that the narrowest base of the forces cannot get to from where forces begin.

    It walks and climbs as in the fairness report. A base counts as a disc as wide as it is narrow, since it
    may be turned before it goes.
    """
    size = base_sizes(scene)[0]
    disc = BaseSize.round(min(size.length_mm, size.width_mm))
    parts = pockets(table_of(replace(scene, models=())), disc, _TALL, cancelled, CLIMB)
    home = _home(scene, parts)
    if parts:
        yield from _far_objectives(scene, parts, size)
    for part in parts:
        if part is not home and part.area >= _LEAST_AREA and (part.grounds or _is_on_a_rise(scene, part.at)):
            inches_there = round(part.area)
            words = tr("about {n} square inches cannot be walked to with {base}", "", inches_there,
                       one="about {n} square inch cannot be walked to with {base}",
                       base=shown_base(size))  # fmt: skip
            places = part.grounds or part.tops
            rings = tuple(ring for ground in places for ring in (ground.points, *ground.holes))
            drawing = Region(rings, "bad"), Mark(part.at, "bad", (tr("shut in"),))
            yield Finding("shut", "warning", words, (), part.at, drawing)


def _is_on_a_rise(scene: Scene, at: Point) -> bool:
    """Return whether a place on a top is one of a hill, rather than the floor or the roof of a building."""
    rises = (piece for piece in scene.terrain if is_climbed(piece) and is_within(piece.bottom, 0.0))
    return any(contains_point(piece.outline, at) for piece in rises)


def _walls(scene: Scene) -> tuple[Terrain, ...]:
    """Return the terrain that is not simply walked up on."""
    return tuple(piece for piece in scene.terrain if not is_climbed(piece))


def _far_objectives(scene: Scene, parts: tuple[Pocket, ...], size: BaseSize) -> Iterator[Finding]:
    """Find objectives that nobody who starts in a deployment zone comes to, by walking or climbing."""
    names = objective_names(scene.objectives)
    begun = homes(parts, [zone.outline for zone in _deployment(scene)]) or parts[:1]
    told = {ref.id for found in lost_objectives(scene) for ref in found.refs if ref.kind == "objective"}
    for objective in scene.objectives:
        goal = objective.at or objective.outline
        if goal is None or objective.id in told:
            continue
        if not come_to(goal, begun, parts):
            at = goal if isinstance(goal, tuple) else Box.of(goal).centre
            words = tr("objective {number} cannot be walked to with {base}", number=names[objective.id],
                       base=shown_base(size))  # fmt: skip
            refs = (Ref("objective", objective.id),)
            yield Finding("objective", "warning", words, refs, at, ringed(at, tr("no way")))


def _home(scene: Scene, parts: tuple[Pocket, ...]) -> Pocket | None:
    """Return the part in which forces begin: most of it in the deployment zones, else the largest."""
    outlines = [zone.outline for zone in _deployment(scene)]
    return max(parts, key=lambda part: part.shared_with(outlines), default=None)


def _deployment(scene: Scene) -> list[Zone]:
    return [zone for zone in scene.zones if zone.kind == "deployment"]
