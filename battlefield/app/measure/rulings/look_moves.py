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
from battlefield.geometry.sight import sight
from battlefield.rules.scene.certainty import Limit
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.unsure import thing_of

_DIRECTIONS = 24
_NEAREST, _FARTHEST = 0.02, 16.0  # inches
_WIDER = 1.5  # how much wider each ring is than the one before
_ROUNDS = 5
_FAN = (-1.0, -0.5, 0.5, 1.0)  # beside the best direction so far
_HALVINGS = 16
Turned = Callable[[float, float], bool]
"""Whether the verdict has turned at a bearing in radians and a distance."""


def moves_of_look(
    scene: Scene, one: Model, other: Model, found: Limit, models_block: bool, looking: Looking = plainly
) -> Moves:
    """Return the smallest moves found, of both ends, that turn whether there is sight, as a look `found`."""
    clear, least = found.yes, max(0.0, found.margin) / steepest(one, other) if isfinite(found.margin) else 0.0

    def move(mover: Model) -> Turn | None:
        def turned(angle: float, far: float) -> bool:
            unless_stopped()
            there = with_moved(scene, thing_of(mover), (far * cos(angle), far * sin(angle)))
            look = looking(there, one.id, other.id)
            return (
                bool(sight(look.table, one.id, other.id, look.models_block and models_block).clear) != clear
            )

        return _settled(mover.at, turned, least)

    moves = {mover.id: move(mover) for mover in (other, one)} if one.id != other.id else {}
    return {id_: turn for id_, turn in moves.items() if turn is not None}


def _settled(at: Point, turned: Turned, least: float) -> Turn | None:
    """Close in on the shortest move, beside the directions that turn the verdict first."""
    step = 2.0 * pi / _DIRECTIONS
    between, angles = _first_ring(turned, [number * step for number in range(_DIRECTIONS)], least)
    best, way = _closed_in(turned, angles, between) if angles else (inf, 0.0)
    known = {way}  # turns no nearer than that; all that lies so near is costly to ask again
    for _ in range(_ROUNDS if angles else 0):
        fan = [angle for aside in _FAN if (angle := way + step * aside) not in known]
        nearer = [angle for angle in fan if turned(angle, best)]
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
        found = [angle for angle in angles if turned(angle, far)]
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
        found = [angle for angle in angles if turned(angle, middle)]
        low, high, angles = (low, middle, found) if found else (middle, high, angles)
    return high, angles[0]
