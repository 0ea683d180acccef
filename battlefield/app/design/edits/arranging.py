"""Parts of a drawing lined up and spaced out: by their boxes, to each other or to the board.

The parts of a group move as one. Locked parts stay, but one that is locked holds the others' line: what is
aligned to each other is aligned to the locked among the chosen, where there are any.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from battlefield.app.design.parts.parts import chosen_parts, is_locked, ref_of, replaced
from battlefield.app.design.parts.places import Item, box_of_parts, free_parts, items_of
from battlefield.app.design.parts.transforms import mapped_part
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Scene

Side = Literal["left", "centre", "right", "top", "middle", "bottom"]
Axis = Literal["across", "down"]
Spacing = Literal["centres", "gaps"]

_PLACES: dict[Side, Callable[[Box], float]] = {
    "left": lambda box: box.left,
    "centre": lambda box: box.centre[0],
    "right": lambda box: box.right,
    "top": lambda box: box.top,
    "middle": lambda box: box.centre[1],
    "bottom": lambda box: box.bottom,
}
_ACROSS: tuple[Side, ...] = ("left", "centre", "right")


def aligned(scene: Scene, refs: Iterable[Ref], side: Side, to_board: bool = False) -> Scene:
    """Line items up at one side or middle: of the box about them all, or of the board."""
    chosen = tuple(refs)
    items = items_of(free_parts(scene, chosen))
    if not items:
        return scene
    if to_board:
        frame = Box(0.0, 0.0, scene.board.width, scene.board.height)
    else:
        parts = chosen_parts(scene, chosen)
        held = [part for part in parts if is_locked(scene, part)]
        if len(items_of(parts)) < 2:
            raise ChangeError(tr("Select two things or more to align them, or align to the table"))
        frame = box_of_parts(held or parts)
    place = _PLACES[side]
    steps = [place(frame) - place(box_of_parts(item)) for item in items]
    return _shifted(scene, items, [(by, 0.0) if side in _ACROSS else (0.0, by) for by in steps])


def distributed(scene: Scene, refs: Iterable[Ref], axis: Axis, spacing: Spacing = "gaps") -> Scene:
    """Space three items or more out evenly between the outermost two: their centres, or the gaps between."""
    items = items_of(free_parts(scene, refs))
    if len(items) < 3:
        raise ChangeError(tr("Select three things or more to space them out"))
    ends = [_ends(box_of_parts(item), axis) for item in items]
    order = sorted(range(len(items)), key=lambda n: (sum(ends[n]), n))
    first, last = order[0], order[-1]
    if spacing == "centres":
        low, high = sum(ends[first]) / 2.0, sum(ends[last]) / 2.0
        places = [low + (high - low) * k / (len(order) - 1) for k in range(len(order))]
        steps = {n: place - sum(ends[n]) / 2.0 for n, place in zip(order, places, strict=True)}
    else:
        steps = _by_gaps(ends, order)
    moves = [(steps[n], 0.0) if axis == "across" else (0.0, steps[n]) for n in range(len(items))]
    return _shifted(scene, items, moves)


def _by_gaps(ends: Sequence[tuple[float, float]], order: Sequence[int]) -> dict[int, float]:
    low, high = ends[order[0]][0], ends[order[-1]][1]
    taken = sum(ends[n][1] - ends[n][0] for n in order)
    gap = (high - low - taken) / (len(order) - 1)
    steps, at = {}, low
    for n in order:
        steps[n] = at - ends[n][0]
        at += ends[n][1] - ends[n][0] + gap
    return steps


def _ends(box: Box, axis: Axis) -> tuple[float, float]:
    return (box.left, box.right) if axis == "across" else (box.top, box.bottom)


def _shifted(scene: Scene, items: Sequence[Item], steps: Sequence[Point]) -> Scene:
    pairs = [
        (part, mapped_part(part, Affine.shift(by)))
        for item, by in zip(items, steps, strict=True)
        for part in item
    ]
    return replaced(scene, {ref_of(part): done for part, done in pairs if done != part})
