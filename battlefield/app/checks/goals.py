"""Checks of zones and objectives: room for the forces, where objectives lie, how near both sides are."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import hypot

from battlefield.app.checks.finding import Finding
from battlefield.app.checks.sides import deploying, distance_to, zones_of
from battlefield.app.design.wording import part_name
from battlefield.app.drawing import Line, Mark
from battlefield.app.edits import Ref
from battlefield.app.lengths import LengthUnit, format_length
from battlefield.geometry.boxes import box_of
from battlefield.geometry.shapes import BaseSize, Point
from battlefield.geometry.stopped import unless_stopped
from battlefield.geometry.terrain import contains_point
from battlefield.geometry.tolerance import is_within
from battlefield.geometry.units import inches
from battlefield.geometry.visible import visible_region
from battlefield.geometry.walk_map import walk_map
from battlefield.rules.objective import Objective
from battlefield.rules.scene import Model, Scene
from battlefield.rules.table import table_of

EYE = 1.5  # inches above the table
_UNEVEN = 0.25  # inches that two sides' distances may differ unmentioned
_EYES = 2.0  # inches between the places of a zone that look out
_PACK = 0.5  # inches between the places that are tried


def tight_zones(scene: Scene, cancelled: Callable[[], bool] | None = None) -> Iterator[Finding]:
    """Find sides whose models on the table have no room in their deployment zones."""
    for side in deploying(scene):
        models = [model for model in scene.models if model.side == side]
        zones = zones_of(scene, side)
        if not models:
            continue
        unless_stopped(cancelled)
        placed = _room_for(scene, side, models)
        if placed < len(models):
            refs = tuple(Ref("zone", zone.id) for zone in zones)
            words = f"the deployment zone of {side} has room for {placed} of its {len(models)} models"
            yield Finding("room", "warning", words, refs, box_of(zones[0].outline).centre)


def _room_for(scene: Scene, side: str, models: list[Model]) -> int:
    """Count the models that find places, the largest first, in rows; a few more might squeeze in."""
    sizes = sorted((model.base for model in models), key=lambda size: (-_round(size), size.kind))
    table = table_of(replace(scene, models=()))
    taken: list[tuple[float, float, float]] = []
    free: dict[BaseSize, list[Point]] = {}
    for size in sizes:
        if size not in free:
            walks = walk_map(table, size, EYE, _PACK, priced=False)
            inside = walks.inside([zone.outline for zone in zones_of(scene, side)])
            nodes = (walks.is_open.ravel() & inside).nonzero()[0].tolist()
            free[size] = [walks.place(node) for node in nodes]
        radius = _round(size)
        spot = next((at for at in free[size] if _is_free(at, radius, taken)), None)
        if spot is not None:
            taken.append((*spot, radius))
    return len(taken)


def _round(size: BaseSize) -> float:
    """Give the radius of the circle about a base, whichever way it faces."""
    long, wide = inches(size.length_mm) / 2.0, inches(size.width_mm) / 2.0
    return hypot(long, wide) if size.kind == "rect" else max(long, wide)


def _is_free(at: Point, radius: float, taken: list[tuple[float, float, float]]) -> bool:
    return all(is_within(radius + other, hypot(at[0] - x, at[1] - y)) for x, y, other in taken)


def lost_objectives(scene: Scene) -> Iterator[Finding]:
    """Find objectives beside the board or in ground that nothing can enter."""
    for objective in scene.objectives:
        at = objective.at
        if at is None:
            continue
        ref = (Ref("objective", objective.id),)
        if not (0.0 <= at[0] <= scene.board.width and 0.0 <= at[1] <= scene.board.height):
            words = f"objective {part_name(objective)} lies beside the board"
            yield Finding("objective", "fault", words, ref, at)
        for piece in scene.terrain:
            if "impassable" in piece.ground and piece.bottom <= 0.0 and contains_point(piece.outline, at):
                within = f"{part_name(piece)}, which nothing can enter"
                words = f"objective {part_name(objective)} lies in {within}"
                yield Finding("objective", "warning", words, (*ref, Ref("terrain", piece.id)), at)


def uneven_objectives(scene: Scene, unit: LengthUnit) -> Iterator[Finding]:
    """Find objectives that lie nearer to one side's deployment zone than their like do to the other's."""
    sides = deploying(scene)
    if len(sides) != 2:
        return
    for whose in ("neutral", "own", "enemy"):
        lists = [sorted(_distances(scene, side, whose)) for side in sides]
        for (one, nearer), (other, _) in zip(*lists, strict=False):
            if abs(one - other) > _UNEVEN:
                near, far = format_length(one, unit), format_length(other, unit)
                words = f"the objectives are uneven: one lies {near} from {sides[0]}'s zone, its like "
                yield _uneven(nearer, f"{words}{far} from {sides[1]}'s")


def _distances(scene: Scene, side: str, whose: str) -> Iterator[tuple[float, Objective]]:
    for objective in scene.objectives:
        kind = "neutral" if not objective.side else "own" if objective.side == side else "enemy"
        if kind == whose and (at := objective.at) is not None:
            yield min(distance_to(zone.outline, at) for zone in zones_of(scene, side)), objective


def _uneven(objective: Objective, words: str) -> Finding:
    at = objective.at or (0.0, 0.0)
    return Finding("uneven", "hint", words, (Ref("objective", objective.id),), at, (Mark(at, "measure"),))


def sight_between_zones(
    scene: Scene, unit: LengthUnit, cancelled: Callable[[], bool] | None = None
) -> Iterator[Finding]:
    """Tell how much two deployment zones see of each other before the first turn, and along which line."""
    sides = deploying(scene)
    if len(sides) != 2:
        return
    table = table_of(replace(scene, models=()))
    walks = walk_map(table, BaseSize.round(25), EYE, _EYES, priced=False)
    nodes = [
        (walks.is_open.ravel() & walks.inside([zone.outline for zone in zones_of(scene, side)])).nonzero()[0]
        for side in sides
    ]
    points = walks.points()[nodes[1]]
    seen, longest = 0, (0.0, (0.0, 0.0), (0.0, 0.0))
    for eye in map(walks.place, nodes[0].tolist()):
        unless_stopped(cancelled)
        hits = points[visible_region(table, eye, EYE).sees(points)]
        seen += len(hits)
        for x, y in hits.tolist():
            longest = max(longest, (hypot(x - eye[0], y - eye[1]), eye, (x, y)))
    pairs = len(nodes[0]) * len(nodes[1])
    if seen:
        share, line = 100.0 * seen / pairs, longest[1:]
        words = f"{share:.0f} % of the lines between the deployment zones are open before the first turn, "
        words += f"{EYE:g} in above the table; the longest is {format_length(longest[0], unit)}"
        middle = ((line[0][0] + line[1][0]) / 2.0, (line[0][1] + line[1][1]) / 2.0)
        drawn = Line(line, "measure", (format_length(longest[0], unit),))
        refs = tuple(Ref("zone", zone.id) for side in sides for zone in zones_of(scene, side))
        yield Finding("sight", "warning" if share > 25.0 else "hint", words, refs, middle, (drawn,))
