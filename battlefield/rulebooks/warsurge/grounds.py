"""Ground that hurts: which figures meet dangerous ground on their way or stay in it, and what it costs."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import dist, hypot, sqrt

from battlefield.geometry.footing import overlapping
from battlefield.geometry.reach_policy import Arc
from battlefield.geometry.shapes import BaseSize, Outline, PlacedBase, Point
from battlefield.geometry.sweep import Obstacles, sweep
from battlefield.geometry.tolerance import TOL, is_within
from battlefield.geometry.units import MM_PER_INCH
from battlefield.rulebooks.warsurge import marks
from battlefield.rulebooks.warsurge.saving import save_or_lose
from battlefield.rulebooks.warsurge.staying import PRESENT
from battlefield.rules import layout
from battlefield.rules.flow import Game
from battlefield.rules.perks import Flow
from battlefield.rules.scene import Model, Terrain
from battlefield.rules.state import State

HURTS_ON = 1
WHY = "dangerous ground"
Paths = Mapping[str, Sequence[Point]]
NO_ARCS: Mapping[str, Sequence[Arc]] = {}


def is_over(base: PlacedBase, outline: Outline) -> bool:
    """Tell whether any part of a base lies over an outline."""
    return bool(overlapping(Obstacles.of((outline,)), base))


def crosses(base: PlacedBase, path: Sequence[Point], outline: Outline, arcs: Sequence[Arc] = ()) -> bool:
    """Tell whether any part of a base comes over an outline as it slides along a path, its ends included.

    `arcs` are the stretches of the path that lead round a centre. Curves round an oval are taken by their
    points, which lie on them a few degrees apart.
    """
    things = Obstacles.of((outline,))
    if any(overlapping(things, replace(base, at=at)) for at in path):
        return True
    centres = {leg: arc.centre for arc in arcs for leg in pairwise(arc.points)}
    for start, end in pairwise(path):
        centre = centres.get((start, end))
        if centre is None or base.size.kind != "round":
            over = _crosses_straight(base, start, end, things)
        else:
            over = _crosses_round(base, start, end, centre, things)
        if over:
            return True
    return False


def _crosses_straight(base: PlacedBase, start: Point, end: Point, things: Obstacles) -> bool:
    (x, y), (u, v) = start, end
    far = hypot(u - x, v - y)
    if far <= TOL:
        return False
    found = sweep(replace(base, at=start), ((u - x) / far, (v - y) / far), far, things)
    return found is not None and found.distance < far - TOL


def _crosses_round(base: PlacedBase, start: Point, end: Point, centre: Point, things: Obstacles) -> bool:
    """Tell whether a disc comes over things on an arc: it keeps to the chord but for the arc's height.

    Where that little decides, the two halves of the arc are looked at in turn.
    """
    radius, half = dist(start, centre), dist(start, end) / 2.0
    height = radius - sqrt(max(0.0, radius * radius - half * half))
    if height <= TOL * 0.1:
        return _crosses_straight(base, start, end, things)
    grown = replace(base, size=BaseSize.round(base.size.length_mm + 2.0 * height * MM_PER_INCH))
    if not _crosses_straight(grown, start, end, things):
        return False
    x, y = (start[0] + end[0]) / 2.0 - centre[0], (start[1] + end[1]) / 2.0 - centre[1]
    share = radius / hypot(x, y)
    middle = centre[0] + share * x, centre[1] + share * y
    if overlapping(things, replace(base, at=middle)):
        return True
    halves = ((start, middle), (middle, end))
    return any(_crosses_round(base, one, other, centre, things) for one, other in halves)


def is_at_level(piece: Terrain, bottom: float) -> bool:
    """Tell whether something at a height stands in (or on) a piece of terrain, not above or below it."""
    return is_within(piece.bottom, bottom) and is_within(bottom, piece.top)


def crossed(state: State, model: Model, path: Sequence[Point]) -> tuple[Terrain, ...]:
    """Give the pieces of terrain that a model comes over on its way, in the table's order."""
    base = layout.base_of(model)
    return tuple(piece for piece in state.terrain if crosses(base, path, piece.outline))


def _dangers(state: State) -> tuple[Terrain, ...]:
    return tuple(piece for piece in state.terrain if "dangerous" in piece.ground)


def meets(
    game: Game,
    unit: str,
    paths: Paths,
    before: Mapping[str, Model],
    arcs: Mapping[str, Sequence[Arc]] = NO_ARCS,
) -> int:
    """Count how often figures come into dangerous ground on their way: once for each figure and piece."""
    pieces = _dangers(game.state)
    if not pieces or game.figure("ignores dangerous", 0, unit).value:
        return 0
    ends_only = game.figure("dangerous at ends only", 0, unit).value > 0
    count = 0
    for figure, path in paths.items():
        if len(path) < 2:
            continue
        model, last = before[figure], game.state.figures[figure].model
        for piece in pieces:
            level = is_at_level(piece, model.bottom) or is_at_level(piece, last.bottom)
            ways = ((path[0],), (path[-1],)) if ends_only else (tuple(path),)
            count += level and any(
                crosses(layout.base_of(model), way, piece.outline, arcs.get(figure, ())) for way in ways
            )
    return count


def endure(game: Game, unit: str, count: int) -> Flow[None]:
    """Roll a die for each figure in danger: each 1 costs its unit 1 HP, with saves."""
    if count <= 0 or not game.state.living(unit):
        return
    by = game.state.units[unit].commander
    faces = yield from game.roll(WHY, count, by=by, about=(unit,))
    hurt = sum(face <= HURTS_ON for face in faces)
    if hurt:
        yield from save_or_lose(game, unit, hurt, WHY)


def endure_staying(game: Game) -> Flow[None]:
    """Let dangerous ground act at the end of a turn on those that spent it there without moving."""
    state = game.state
    for unit in state.on_table():
        still = marks.is_marked(state, PRESENT, unit.id) and not marks.has_moved(state, unit.id)
        if not still or game.figure("ignores dangerous", 0, unit.id).value:
            continue
        models = [figure.model for figure in state.living(unit.id)]
        count = sum(_stands_in(piece, model) for model in models for piece in _dangers(state))
        yield from endure(game, unit.id, count)


def _stands_in(piece: Terrain, model: Model) -> bool:
    return is_at_level(piece, model.bottom) and is_over(layout.base_of(model), piece.outline)
