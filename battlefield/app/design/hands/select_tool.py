"""The selecting hand of the designer: takes, moves, scales and turns parts, and edits corner by corner."""

from collections.abc import Callable
from math import hypot

from battlefield.app.design.drawing.boxes import size_words
from battlefield.app.design.edits.grouping import with_groups
from battlefield.app.design.hands.corner_hand import CornerHand
from battlefield.app.design.hands.pulls import pulled, turned_by
from battlefield.app.design.parts.parts import chosen_parts, find_part, ref_of
from battlefield.app.design.parts.places import centre_of, common_centre, corners_of, outline_of
from battlefield.app.design.parts.transforms import moved, rotated
from battlefield.app.design.parts.wording import parts_named
from battlefield.app.design.snapping.carrying import Carry, carried
from battlefield.app.design.snapping.grid import SNAPPING
from battlefield.app.design.snapping.grips import TURN, grips_of
from battlefield.app.design.snapping.pointer import DesignPointer
from battlefield.app.design.snapping.snapping import Body
from battlefield.app.design.studio import Studio
from battlefield.app.design.symmetry.linking import families
from battlefield.app.desk.edits import Ref, Selection
from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Answer, Drawing
from battlefield.app.desk.table_view import Drag
from battlefield.app.desk.tools import Pointer, step_words
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import Circle, Point
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


_MOST_CORNERS = 32  # of the piece that is dragged that look for something to snap to
LOCKED = QT_TR_NOOP("What is selected is locked; unlock it first (Ctrl+L), and its layer if that is locked")
Inside = Callable[[Point, Point], Selection]


class DesignSelectTool:
    """Selects every kind of part and changes it by its handles, or corner by corner."""

    name = "select"
    answer: Answer | None = None
    sketch: Drawing = ()
    examples = ""

    def __init__(self, studio: Studio, inside: Inside) -> None:
        self._studio, self._inside = studio, inside
        self.corners = CornerHand(studio)
        self.frame: tuple[Point, Point] | None = None
        self._pressed: DesignPointer | None = None
        self._before: Selection = ()
        self._moving = False
        self._held: Selection = ()
        self._own: frozenset[Ref] = frozenset()
        self._body: Body | None = None
        self._carry: Carry | None = None
        self._label = ""
        self._frames = False

    @property
    def options(self) -> tuple[Option, ...]:
        """How the hand snaps."""
        return SNAPPING

    @property
    def is_drawing(self) -> bool:
        """Whether something is changed by the hand right now."""
        return self._moving or self.corners.is_dragging

    def grips(self, reach: float) -> dict[str, Point]:
        """Return the handles of what is selected, by name; none while corners are edited."""
        if self.corners.part is not None or (
            self._moving and self._pressed is not None and not self._pressed.grip
        ):
            return {}
        chosen = self._studio.chosen_now
        return grips_of(chosen.free, reach, chosen.free_box)

    def hint(self) -> str:
        """Say what a click does now."""
        if self.corners.part is not None:
            return self.corners.hint()
        if self._moving:
            return tr("Release to leave it so · Ctrl changes snapping · Esc takes it back")
        locked = self._studio.chosen_now.locked_words
        if locked:
            return locked[:1].upper() + locked[1:]
        if self._studio.selection:
            return tr(
                "Drag to move, handles scale and turn · double click edits corners · "
                "Alt+click takes what lies below · Shift+drag selects by a frame"
            )
        return tr(
            "Click a part to select it · drag over the empty table, with Shift anywhere, to select several"
        )

    def readout(self) -> str:
        """Say the numbers of what is in hand, and what it has snapped to."""
        studio = self._studio
        words = [self._label] if self._moving and self._label else []
        box = studio.chosen_now.box if not words and self.corners.part is None else None
        if box is not None and (box.width or box.height):
            words = [size_words(box.width, box.height, studio.unit)]
        return " · ".join(part for part in (*words, self.corners.readout(), studio.snap_words) if part)

    # the mouse

    def press(self, pointer: Pointer) -> None:
        """Take a handle or what is under the pointer, or begin a frame."""
        at = pointer if isinstance(pointer, DesignPointer) else DesignPointer(pointer.at, pointer.hit)
        self._pressed, self._moving, self._label = at, False, ""
        self._before = self._studio.selection
        if self.corners.part is not None:
            if self.corners.press(at):
                self._pressed = None
                return
            self.corners.leave()
        self._frames = not at.grip and begins_frame(self._studio, at)
        if not at.grip and at.hits and not self._frames:
            self._take(at)

    def _take(self, pointer: DesignPointer) -> None:
        studio, chosen = self._studio, self._studio.selection
        hit = self._below(pointer) if pointer.alt else self._hit(pointer)
        whole = with_groups(studio.scene, [hit])
        if pointer.alt:
            chosen = (hit,)
        elif pointer.ctrl:
            chosen = tuple(ref for ref in chosen if ref not in whole) if hit in chosen else (*chosen, *whole)
        elif pointer.shift:
            chosen = (*chosen, *whole)
        elif hit not in chosen:
            chosen = whole
        studio.select(chosen)

    def _hit(self, pointer: DesignPointer) -> Ref:
        """Return what the hand takes: something selected before what lies over it."""
        return next((ref for ref in pointer.hits if ref in self._studio.selection), pointer.hits[0])

    def _below(self, pointer: DesignPointer) -> Ref:
        """Return what lies below the selected part, round and round."""
        places = [n for n, ref in enumerate(pointer.hits) if ref in self._studio.selection]
        return pointer.hits[(places[-1] + 1) % len(pointer.hits)] if places else pointer.hits[0]

    def double(self, pointer: Pointer) -> None:
        """Take one part out of its group; once it is selected alone, edit its corners."""
        hits = pointer.hits if isinstance(pointer, DesignPointer) else ()
        self._pressed = None
        if self.corners.part is not None or not hits:
            self.press(pointer)
            return
        hit = self._hit_alone(hits)
        if self._studio.selection == (hit,):
            self.corners.enter(hit)
        else:
            self._studio.select((hit,))

    def _hit_alone(self, hits: Selection) -> Ref:
        return next((ref for ref in hits if ref in self._studio.selection), hits[0])

    def move(self, pointer: Pointer) -> None:
        """Drag, pull, turn or stretch the frame while pressed; a hand that merely trembles does nothing."""
        if self.corners.part is not None:
            self.corners.move(pointer)
            return
        pressed = self._pressed
        if pressed is None:
            return
        self._moving = self._moving or _far(pressed, pointer)
        if not self._moving:
            return
        if pressed.grip:
            self._pull(pressed, pointer)
        elif self._frames:
            self._stretch(pressed, pointer)
        else:
            self._drag(pressed, pointer)

    def _drag(self, pressed: DesignPointer, pointer: Pointer) -> None:
        studio = self._studio
        if self._body is None and not self._lift(self._hit(pressed)):
            return
        assert self._body is not None
        by = (pointer.at[0] - pressed.at[0], pointer.at[1] - pressed.at[1])
        by = studio.snapped_step(self._body, by, pointer.reach, pointer.ctrl, self._own)
        self._label = step_words(studio, by)
        drag = Drag((), pressed.at, (pressed.at[0] + by[0], pressed.at[1] + by[1]))
        if self._carry is not None and self._carry.goes(by):
            studio.show_carried(self._carry.shifted(by), drag)
        else:
            studio.show(moved(studio.scene, self._held, by), drag)

    def _lift(self, hit: Ref) -> bool:
        """Take up what is selected and free; the part that was hit leads its images."""
        studio = self._studio
        free = studio.chosen_now.free
        self._held = tuple(map(ref_of, free))
        if not self._held:
            if not studio.complaint:
                words = studio.chosen_now.locked_words
                studio.complain(words[:1].upper() + words[1:] if words else LOCKED)
            return False
        studio.lead = hit if hit in self._held else self._held[0]
        led, box = find_part(studio.scene, studio.lead), studio.chosen_now.free_box
        assert led is not None and box is not None
        self._carry = carry = carried(studio.scene, self._held, studio.lead, box)
        self._own = carry.refs if carry is not None else frozenset(families(studio.scene, self._held))
        corners = tuple(corner for ring in corners_of(led) for corner in ring)[:_MOST_CORNERS]
        self._body = Body(corners, centre_of(led), (box.left, box.top, box.right, box.bottom))
        return True

    def _pull(self, pressed: DesignPointer, pointer: Pointer) -> None:
        """Turn or scale by a handle."""
        studio = self._studio
        if self._body is None and not self._lift(studio.selection[0]):
            return
        if pressed.grip == TURN:
            parts = chosen_parts(studio.scene, self._held)
            about = common_centre(parts) if len(parts) > 1 else centre_of(parts[0])
            degrees = turned_by(about, pressed.at, pointer.at, pointer.shift)
            studio.forget_guides()
            self._label = f"turned by {degrees:g}°"
            studio.show(rotated(studio.scene, self._held, degrees, about))
            return
        alt = isinstance(pointer, DesignPointer) and pointer.alt
        grip_at = self._grip_at(pressed, pointer)
        pull = pulled(studio, self._held, pressed.grip, grip_at, pointer.shift, alt)
        self._label = pull.words(studio.unit)
        studio.show(pull.scene)

    def _grip_at(self, pressed: DesignPointer, pointer: Pointer) -> Point:
        """Return where the dragged side or corner of the box comes to lie, snapped."""
        assert self._body is not None
        left, top, right, bottom = self._body.box
        x = left if "w" in pressed.grip else right if "e" in pressed.grip else None
        y = top if "n" in pressed.grip else bottom if "s" in pressed.grip else None
        dx, dy = pointer.at[0] - pressed.at[0], pointer.at[1] - pressed.at[1]
        at = ((left if x is None else x + dx), (top if y is None else y + dy))
        found = self._studio.snapped(at, pointer.reach, pointer.ctrl, self._own).at
        return (at[0] if x is None else found[0], at[1] if y is None else found[1])

    def _stretch(self, pressed: DesignPointer, pointer: Pointer) -> None:
        self.frame = (pressed.at, pointer.at)
        within = around(self._studio, pressed) if pointer.at[0] < pressed.at[0] else ()
        inside = chosen_parts(self._studio.shown, self._inside(*self.frame))
        refs = [ref_of(part) for part in inside if self._studio.can_take_part(part)]
        found = [ref for ref in refs if ref not in within]
        kept = self._before if pointer.shift or pointer.ctrl else ()
        self._studio.select((*kept, *with_groups(self._studio.scene, found)))

    def release(self, pointer: Pointer) -> None:
        """Leave it as it is shown."""
        if self.corners.part is not None:
            self.corners.release(pointer)
            return
        self.move(pointer)
        pressed, self._pressed = self._pressed, None
        moving, self._moving = self._moving, False
        framed, self.frame = self.frame, None
        held, self._held = self._held, ()
        body, self._body, self._carry = self._body, None, None
        if pressed is None:
            return
        if body is not None:
            self._keep(pressed, held)
        elif not moving and self._is_adding(pressed):
            self._take(pressed)
        elif (
            framed is None
            and not moving
            and not (pressed.shift or pressed.ctrl or pressed.alt or pressed.grip)
        ):
            hit = self._hit(pressed) if pressed.hits else None
            self._studio.select(() if hit is None else with_groups(self._studio.scene, [hit]))
        else:
            self._studio.forget_guides()
            self._studio.changed()

    def _is_adding(self, pressed: DesignPointer) -> bool:
        """Return whether a click that might have become a drag adds to the selection, or takes from it."""
        waited = self._frames or bool(pressed.grip)
        return waited and bool(pressed.hits) and (pressed.shift or pressed.ctrl)

    def _keep(self, pressed: DesignPointer, held: Selection) -> None:
        studio = self._studio
        named = parts_named(chosen_parts(studio.scene, held))
        verb = "Turn" if pressed.grip == TURN else "Scale" if pressed.grip else "Move"
        told = self._label.removeprefix("turned ")
        studio.do(f"{verb} {named} {told}".rstrip(), studio.shown, studio.selection)

    # the keys

    def turn(self, degrees: float) -> bool:
        """Turn what is selected about its middle."""
        studio = self._studio
        held = [ref_of(part) for part in studio.chosen_now.free]
        if not held:
            return False
        named = parts_named(chosen_parts(studio.scene, held))
        return studio.do(f"Turn {named} by {degrees:g}°", rotated(studio.scene, held, degrees, "common"))

    def enter(self) -> bool:
        """Edit the corners of the one selected part, or leave them."""
        if self.corners.part is not None:
            self.corners.leave()
            return True
        return len(self._studio.selection) == 1 and self.corners.enter(self._studio.selection[0])

    def back(self) -> bool:
        """Take the chosen corner away."""
        return self.corners.delete()

    def nudge(self, by: Point) -> bool:
        """Move the chosen corner; False where none is chosen."""
        return self.corners.nudge(by)

    def typed(self, text: str) -> str:
        """Put the chosen corner where it is typed; give the sentence that refuses it, or nothing."""
        return self.corners.typed(text)

    def foresee(self, text: str) -> None:
        """Show the chosen corner where it is typed so far."""
        self.corners.foresee(text)

    def cancel(self) -> bool:
        """Take back what is dragged, else leave the corners, else select nothing."""
        if self._pressed is not None:
            self._pressed, self._body, self._held, self._moving, self.frame = None, None, (), False, None
            self._carry = None
            self._studio.lead = None
            self._studio.forget_guides()
            self._studio.show(None)
            return True
        if self.corners.cancel():
            return True
        had = bool(self._studio.selection)
        self._studio.select(())
        return had


def _far(start: Pointer, now: Pointer) -> bool:
    away = abs(now.at[0] - start.at[0]) + abs(now.at[1] - start.at[1])
    return away > 0.5 * start.reach
