"""What if one of two stood elsewhere: the smallest move found that turns whether they see each other.

A line that is free with some room stays so while an end moves by less. From there on directions all around
are tried ever farther out until one turns the verdict, and the best is closed in on.
"""

from collections.abc import Callable
from itertools import pairwise
from math import cos, inf, isfinite, pi, sin

from battlefield.app.measure.rulings.looks import Looking, plainly, steepest
from battlefield.app.measure.rulings.moves import Moves
from battlefield.app.measure.rulings.things import with_moved
from battlefield.app.measure.rulings.turning import Turn
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.sight import Sight, sight
from battlefield.rules.scene.certainty import Limit
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.unsure import thing_of
from battlefield.rules.table.looks import Look

_DIRECTIONS = 24
_NEAREST, _FARTHEST = 0.02, 16.0  # inches
_WIDER = 1.5  # how much wider each ring is than the one before
_ROUNDS = 5
_FAN = (-1.0, -0.5, 0.5, 1.0)  # beside the best direction so far
_HALVINGS = 16
Turned = Callable[[list[float], float], list[float]]
"""At which of some bearings in radians the verdict has turned at a distance."""


def moves_of_look(
    scene: Scene, one: Model, other: Model, found: Limit, models_block: bool, looking: Looking = plainly
) -> Moves:
    """Return the smallest moves found, of both ends, that turn whether there is sight, as a look `found`."""
    clear, least = found.yes, max(0.0, found.margin) / steepest(one, other) if isfinite(found.margin) else 0.0

    def move(mover: Model) -> Turn | None:
        seen = other if mover is one else one
        here = looking(scene, one.id, other.id)

        def turned(angles: list[float], far: float) -> list[float]:
            unless_stopped()
            moved = ((far * cos(angle), far * sin(angle)) for angle in angles)
            there = (with_moved(scene, thing_of(mover), by) for by in moved)
            looks = [looking(each, one.id, other.id) for each in there]
            found = _seen_from(here, looks, (mover.id, seen.id), models_block, clear)
            return [angle for angle, is_clear in zip(angles, found, strict=True) if is_clear != clear]

        return _settled(mover.at, turned, least)

    moves = {mover.id: move(mover) for mover in (other, one)} if one.id != other.id else {}
    return {id_: turn for id_, turn in moves.items() if turn is not None}


def _seen_from(
    here: Look, looks: list[Look], pair: tuple[str, str], models_block: bool, mostly: bool
) -> list[bool]:
    """Tell of each look whether the first sees the second, all at once where the first alone has moved."""
    mover, seen = pair
    if not all(_is_alike(here, look, mover) for look in looks):
        return [_is_clear(look, mover, seen, models_block) for look in looks]
    elsewhere = [look.table.body(mover) for look in looks]
    block = here.models_block and models_block
    return Sight.from_elsewhere(here.table, mover, elsewhere, seen, block, mostly)


def _is_alike(first: Look, look: Look, mover: str) -> bool:
    """Tell whether two looks are over the same things but for the one who moves."""
    if first.models_block != look.models_block or first.table.pieces != look.table.pieces:
        return False
    pairs = zip(first.table.bodies, look.table.bodies, strict=False)
    return len(first.table.bodies) == len(look.table.bodies) and all(
        here == there or here.id == there.id == mover for here, there in pairs
    )


def _is_clear(look: Look, mover: str, seen: str, models_block: bool) -> bool:
    return bool(sight(look.table, mover, seen, look.models_block and models_block).clear)


def _settled(at: Point, turned: Turned, least: float) -> Turn | None:
    """Close in on the shortest move, beside the directions that turn the verdict first."""
    step = 2.0 * pi / _DIRECTIONS
    between, angles = _first_ring(turned, [number * step for number in range(_DIRECTIONS)], least)
    best, way = _closed_in(turned, angles, between) if angles else (inf, 0.0)
    known = {way}  # turns no nearer than that; all that lies so near is costly to ask again
    for _ in range(_ROUNDS if angles else 0):
        fan = [angle for aside in _FAN if (angle := way + step * aside) not in known]
        nearer = turned(fan, best)
        if nearer:
            best, way = min((best, way), _closed_in(turned, nearer, (0.5 * best, best)))
            known = {way}
        else:
            known.update(fan)
        step /= 2.0
    return Turn(best, (at[0] + best * cos(way), at[1] + best * sin(way))) if angles else None


def _first_ring(turned: Turned, angles: list[float], least: float) -> tuple[tuple[float, float], list[float]]:
    """Return the narrowest ring on which the verdict turns somewhere, and where it does."""
    rings = [least, least + max(_NEAREST, 0.1 * least)]
    while rings[-1] < _FARTHEST:
        rings.append(least + _WIDER * (rings[-1] - least))
    for near, far in pairwise(rings):
        found = turned(angles, far)
        if found:
            return (near, far), found
    return (0.0, inf), []


def _closed_in(turned: Turned, angles: list[float], between: tuple[float, float]) -> tuple[float, float]:
    """Return the least distance at which the verdict turns along some directions, and in which of them.

    It has not turned along any at the first of two distances, and has along all at the second.
    """
    low, high = between
    for _ in range(_HALVINGS):
        middle = (low + high) / 2.0
        found = turned(angles, middle)
        low, high, angles = (low, middle, found) if found else (middle, high, angles)
    return high, angles[0]
