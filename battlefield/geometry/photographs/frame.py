"""The calibration frame: a printed sheet with four round targets that say which frame it is and how it lies.

A target is a black disc, a black disc with a white hole, or one with a black dot in its hole. Read clockwise
from the top left corner, the four kinds are the frame's number; no two ways to turn a sheet read alike.
"""

from dataclasses import dataclass
from itertools import product
from typing import Literal

from battlefield.geometry.kernel.shapes import Point

TargetKind = Literal["disc", "ring", "eye"]
RADIUS = 0.75  # inches
HALF_WIDTH, HALF_HEIGHT = 3.0, 4.0  # inches from the sheet's middle to the middles of its targets
PRINTED_OFF = 0.004  # inches: what a printer misplaces, as a standard deviation
_HOLE, _DOT = 0.55, 0.25  # of the radius
RADII: dict[TargetKind, tuple[float, ...]] = {
    "disc": (RADIUS,),
    "ring": (RADIUS, _HOLE * RADIUS),
    "eye": (RADIUS, _HOLE * RADIUS, _DOT * RADIUS),
}
CORNERS: tuple[Point, ...] = (
    (-HALF_WIDTH, -HALF_HEIGHT),
    (HALF_WIDTH, -HALF_HEIGHT),
    (HALF_WIDTH, HALF_HEIGHT),
    (-HALF_WIDTH, HALF_HEIGHT),
)  # clockwise from the top left, about the sheet's middle


@dataclass(frozen=True, slots=True)
class Target:
    """One target of a frame, about the sheet's middle: `radii` are its circles, ink within the largest."""

    at: Point
    radii: tuple[float, ...]


def _turned(kinds: tuple[TargetKind, ...], by: int) -> tuple[TargetKind, ...]:
    return kinds[by:] + kinds[:by]


def _patterns() -> tuple[tuple[TargetKind, ...], ...]:
    """Return the rows of kinds that read differently from each side, each in one way of turning it."""
    found = []
    for kinds in product(RADII, repeat=4):
        ways = [_turned(kinds, by) for by in range(4)]
        if len(set(ways)) == 4 and kinds == max(ways, key=_rank):
            found.append(kinds)
    return tuple(sorted(found, key=_rank))


def _rank(kinds: tuple[TargetKind, ...]) -> tuple[int, ...]:
    return tuple(sorted(list(RADII).index(kind) for kind in kinds)) + tuple(
        list(RADII).index(kind) for kind in kinds
    )


PATTERNS = _patterns()
FRAMES: tuple[tuple[Target, ...], ...] = tuple(
    tuple(Target(at, RADII[kind]) for at, kind in zip(CORNERS, kinds, strict=True)) for kinds in PATTERNS
)
"""The targets of each frame, clockwise from its top left; frames are counted from 1."""


def frame_read(kinds: tuple[TargetKind, ...]) -> tuple[int, int] | None:
    """Return the number of a frame by kinds read clockwise, and which of them is its top left; or None."""
    for by in range(4):
        if _turned(kinds, by) in PATTERNS:
            return PATTERNS.index(_turned(kinds, by)) + 1, by
    return None
