"""One thing that a look through the table found: how grave, in what words, about what, and where."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Drawing, Mark, Shape
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Scene, Terrain

Grave = Literal["fault", "warning", "hint"]
GRAVES: tuple[Grave, ...] = ("fault", "warning", "hint")  # the gravest first
GRAVE_WORDS: dict[Grave, str] = {
    "fault": QT_TR_NOOP("cannot stay so"),
    "warning": QT_TR_NOOP("likely a slip"),
    "hint": QT_TR_NOOP("good to know"),
}
CLIMB = 6.0  # inches that who walks climbs at once, each at the cost of an inch of walking
_RING = 0.7  # inch about an objective, whose number stays to be read
USUAL_BASE = BaseSize.round(32)  # of forces that are not on the table yet


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found; `at` is where to look, `drawing` what proves it."""

    check: str
    grave: Grave
    words: str
    refs: tuple[Ref, ...]
    at: Point
    drawing: Drawing = ()


def base_sizes(scene: Scene) -> tuple[BaseSize, ...]:
    """Return the bases of the forces, the smallest first; the usual one where there are none."""
    found = {model.base: None for model in scene.models} or {USUAL_BASE: None}
    return tuple(sorted(found, key=lambda size: (_breadth(size), size.length_mm, size.kind)))


def _breadth(size: BaseSize) -> float:
    return min(size.length_mm, size.width_mm)


def is_climbed(piece: Terrain) -> bool:
    """Return whether who walks simply goes up on a piece, such as a contour of a hill."""
    return piece.platform and "impassable" not in piece.ground and is_within(piece.top - piece.bottom, CLIMB)


def shut_ground(scene: Scene) -> tuple[Terrain, ...]:
    """Return the terrain on the table that nothing can enter, nor stand on."""
    shut = (each for each in scene.terrain if "impassable" in each.ground and each.bottom <= 0.0)
    return tuple(each for each in shut if not each.platform)


def is_on_board(scene: Scene, at: Point) -> bool:
    """Return whether a place lies on the board."""
    return 0.0 <= at[0] <= scene.board.width and 0.0 <= at[1] <= scene.board.height


def near_pairs(boxes: list[Box], reach: float) -> Iterator[tuple[int, int]]:
    """Yield the pairs of boxes, lower number first, that lie no farther apart than `reach` inches."""
    order = sorted(range(len(boxes)), key=lambda n: (boxes[n].left, n))
    begun: list[int] = []
    for n in order:
        box = boxes[n]
        begun = [m for m in begun if boxes[m].right + reach >= box.left]
        for m in begun:
            if boxes[m].top - reach <= box.bottom and box.top - reach <= boxes[m].bottom:
                yield min(m, n), max(m, n)
        begun.append(n)


def gravest_first(findings: Iterable[Finding]) -> list[Finding]:
    """Order findings by how grave they are; within that they keep their order."""
    return sorted(findings, key=lambda finding: GRAVES.index(finding.grave))


def ringed(at: Point, words: str) -> Drawing:
    """Draw a ring about a small thing, with words above it, so that it and its number can be seen."""
    above = at[0], at[1] - _RING
    return Shape(Circle(at, _RING), "bad"), Mark(above, "bad", (words,), 0.0, (0.0, -1.0))
