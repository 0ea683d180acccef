"""Where a hand that drags begins a frame instead of moving what lies under it."""

from math import hypot

from battlefield.app.design.parts.parts import find_part
from battlefield.app.design.parts.places import corners_of, outline_of
from battlefield.app.design.snapping.pointer import DesignPointer
from battlefield.app.design.studio import Studio
from battlefield.app.desk.edits import Ref, Selection
from battlefield.app.desk.tools import Pointer
from battlefield.geometry.kernel.shapes import Circle
from battlefield.geometry.outlines import nearest_edge

_WIDE = ("zone", "area")  # other things lie on these: they are dragged by their edge, or once selected


def begins_frame(studio: Studio, pointer: DesignPointer) -> bool:
    """Return whether a drag from here draws a frame: with Shift, from nothing, from what is locked, and from
    within a zone or an area that is not selected.
    """
    if pointer.shift or not pointer.hits:
        return True
    is_chosen = any(ref in studio.selection for ref in pointer.hits)
    if pointer.alt or (is_chosen and studio.chosen_now.free):
        return False
    hit = pointer.hits[0]
    return not studio.can_take(hit) or (hit.kind in _WIDE and not is_on_edge(studio, hit, pointer))


def around(studio: Studio, pointer: DesignPointer) -> Selection:
    """Return the zones and areas that a place lies within: a frame drawn in them does not select them."""
    return tuple(ref for ref in pointer.hits if ref.kind in _WIDE and not is_on_edge(studio, ref, pointer))


def is_on_edge(studio: Studio, ref: Ref, pointer: Pointer) -> bool:
    """Return whether a place is within reach of the edge of a part."""
    part = find_part(studio.shown, ref)
    if part is None:
        return False
    x, y = pointer.at
    outline = outline_of(part)
    if isinstance(outline, Circle):
        away = hypot(x - outline.centre[0], y - outline.centre[1])
        return abs(away - outline.radius) <= pointer.reach
    found = nearest_edge(corners_of(part), (x, y))
    return found is not None and hypot(x - found[2][0], y - found[2][1]) <= pointer.reach
