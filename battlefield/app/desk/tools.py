"""Tools of the hand: small state machines fed with plain points, knowing no window."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from battlefield.app.desk import edits
from battlefield.app.desk.background import weakly
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.edits import Piece, Ref, Selection
from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.table_view import Drag, TableView
from battlefield.app.desk.tape import TapeEnd, snapped
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.presets import base_words, shown_base, template_words
from battlefield.app.wording.translation import in_english, tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import bearing
from battlefield.rules.scene.contents import Model, PlacedTemplate, Scene


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where the pointer is, in inches, what lies under it, and the keys held with it.

    `handle` is the piece whose turning handle is under the pointer; `reach` how far it catches, in inches.
    """

    at: Point
    hit: Ref | None = None
    handle: Ref | None = None
    shift: bool = False
    ctrl: bool = False
    reach: float = 0.2


class Tool(Protocol):
    """What the board tells the tool in hand, and what the tool shows: its options and its answer."""

    name: str

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be set."""

    @property
    def answer(self) -> Answer | None:
        """What the tool has found out, if it asks anything."""

    def hint(self) -> str:
        """Say what a click does now."""

    def press(self, pointer: Pointer) -> None:
        """Begin at a point."""

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer, pressed or not."""

    def release(self, pointer: Pointer) -> None:
        """End at a point."""

    def turn(self, degrees: float) -> bool:
        """Turn what is in hand; False where nothing is."""

    def cancel(self) -> bool:
        """Step back one level; False where there is nothing to leave."""


class SelectTool:
    """Selects, drags and turns what stands on the table; drags a frame over the empty table."""

    name = "select"
    options: tuple[Option, ...] = ()
    answer: Answer | None = None

    def __init__(self, desk: Desk, inside: Callable[[Point, Point], Selection]) -> None:
        self._desk = desk
        self._inside = inside
        self._pressed: Pointer | None = None
        self._turning: Ref | None = None
        self._moving = False
        self._before: Selection = ()
        self.frame: tuple[Point, Point] | None = None

    def hint(self) -> str:
        """Say what a click does now."""
        if self._turning:
            return tr("Release to leave it turned so · Esc takes it back")
        if self._desk.drag:
            return tr("Release to put it down · Esc takes it back")
        if self._desk.selection:
            return tr(
                "Drag to move · arrow keys nudge · R turns · M types an exact move · Esc selects nothing"
            )
        return tr("Click a base or template to select it · drag over the table to select several")

    def press(self, pointer: Pointer) -> None:
        """Take what is under the pointer, or begin a frame."""
        self._pressed, self._moving = pointer, False
        self._before = self._desk.selection
        self._turning = pointer.handle
        if pointer.handle is None and pointer.hit is not None:
            self._take(pointer.hit, pointer)

    def _take(self, hit: Ref, pointer: Pointer) -> None:
        chosen = self._desk.selection
        if pointer.ctrl:
            chosen = tuple(ref for ref in chosen if ref != hit) if hit in chosen else (*chosen, hit)
        elif pointer.shift:
            chosen = chosen if hit in chosen else (*chosen, hit)
        elif hit not in chosen:
            chosen = (hit,)
        self._desk.select(chosen)

    def move(self, pointer: Pointer) -> None:
        """Drag, turn or stretch the frame while pressed; a hand that merely trembles does nothing."""
        if self._pressed is None:
            return
        self._moving = self._moving or _far(self._pressed, pointer)
        if not self._moving:
            return
        if self._turning is not None:
            self._desk.show(edits.aimed(self._desk.scene, self._turning, pointer.at))
        elif self._pressed.hit is None:
            self._stretch(pointer)
        elif self._pressed.hit in self._desk.selection:
            self._drag(pointer)

    def _drag(self, pointer: Pointer) -> None:
        assert self._pressed is not None
        start = self._pressed.at
        by = (pointer.at[0] - start[0], pointer.at[1] - start[1])
        scene = edits.moved(self._desk.scene, self._desk.selection, by)
        self._desk.show(scene, Drag(self._desk.selection, start, pointer.at))

    def _stretch(self, pointer: Pointer) -> None:
        assert self._pressed is not None
        self.frame = (self._pressed.at, pointer.at)
        found = self._inside(*self.frame)
        kept = self._before if pointer.shift or pointer.ctrl else ()
        self._desk.select((*kept, *found))

    def release(self, pointer: Pointer) -> None:
        """Put down what was dragged, keep what was turned, or end the frame."""
        self.move(pointer)
        pressed, turning, self._pressed, self._turning = self._pressed, self._turning, None, None
        framed, self.frame = self.frame, None
        if pressed is None:
            return
        if turning is not None:
            self._desk.do(f"Turn {_named(self._desk, (turning,))}", self._desk.shown)
        elif self._desk.drag is not None:
            self._put_down(self._desk.drag)
        elif framed is None and not self._moving and not (pressed.shift or pressed.ctrl):
            self._desk.select(() if pressed.hit is None else (pressed.hit,))
        else:
            self._desk.changed()

    def _put_down(self, drag: Drag) -> None:
        by = (drag.now[0] - drag.start[0], drag.now[1] - drag.start[1])
        label = f"Move {_named(self._desk, drag.moving)} {step_words(self._desk, by)}"
        self._desk.move(label, self._desk.shown)

    def turn(self, degrees: float) -> bool:
        """Turn what is selected."""
        desk = self._desk
        if not desk.selection or self._pressed is not None:
            return False
        scene = edits.turned(desk.scene, desk.selection, degrees)
        return desk.move(f"Turn {_named(desk, desk.selection)} by {degrees:g}°", scene)

    def cancel(self) -> bool:
        """Take a drag back, else select nothing."""
        busy = self._pressed is not None
        self._pressed, self._turning, self.frame = None, None, None
        if busy:
            self._desk.show(None)
            self._desk.select(self._before)
            return True
        if self._desk.selection:
            self._desk.select(())
            return True
        return False


class TapeTool:
    """Measures from where the button goes down to where the pointer is; stays after release."""

    name = "tape"
    options: tuple[Option, ...] = ()
    answer: Answer | None = None

    def __init__(self, desk: TableView) -> None:
        self._desk = desk
        self._start: TapeEnd | None = None
        self._pressed: Pointer | None = None
        self._dragged = False
        self.under: TapeEnd | None = None

    def hint(self) -> str:
        """Say what a click does now."""
        if self._start is not None:
            return tr("Click or release to end the tape · C changes what it holds on to · Esc puts it away")
        return tr(
            "Click where the tape begins: an edge, a centre or a free point · C changes what it holds on to"
        )

    def press(self, pointer: Pointer) -> None:
        """Begin the tape, or end one begun by a click."""
        end = self._end(pointer)
        if self._start is None:
            self._start, self._pressed, self._dragged = end, pointer, False
            self._desk.stretch(end, end)
        else:
            self._desk.stretch(self._start, end)
            self._start = None

    def move(self, pointer: Pointer) -> None:
        """Stretch the tape to the pointer."""
        self.under = self._end(pointer)
        if self._desk.reading is None:  # somebody else put the tape away
            self._start = None
        if self._start is not None:
            self._dragged = self._dragged or (self._pressed is not None and _far(self._pressed, pointer, 2.0))
            self._desk.stretch(self._start, self.under)
        else:
            self._desk.changed()

    def release(self, pointer: Pointer) -> None:
        """End a tape that was dragged; a mere click leaves it begun."""
        self._pressed = None
        if self._start is not None and self._dragged:
            self._desk.stretch(self._start, self._end(pointer))
            self._start = None

    def turn(self, degrees: float) -> bool:  # noqa: ARG002 - a tape does not turn
        """Do nothing: a tape has no bearing."""
        return False

    def cancel(self) -> bool:
        """Put the tape away."""
        had = self._start is not None or self._desk.reading is not None
        self._start = None
        if had:
            self._desk.put_tape_away()
        return had

    def _end(self, pointer: Pointer) -> TapeEnd:
        return snapped(self._desk.shown, pointer.at, pointer.reach, self._desk.snap, self._desk.bases)


class StampTool:
    """Holds a new template or base under the pointer until it is put down; Shift keeps another in hand."""

    name = "stamp"
    options: tuple[Option, ...] = ()
    answer: Answer | None = None

    def __init__(self, desk: Desk, piece: Piece, done: Callable[[], None]) -> None:
        self._desk = desk
        self.piece = piece
        self._done = weakly(done)
        self._at: Point | None = None

    def hint(self) -> str:
        """Say what a click does now."""
        words = self._shown(self._desk.unit)
        return tr(
            "Click to put the {words} down, Shift keeps another in hand · R turns · Esc lets it go",
            words=words,
        )

    def _shown(self, unit: LengthUnit) -> str:
        """Name what is in hand in the language that is spoken."""
        if isinstance(self.piece, Model):
            return tr("{size} base", size=shown_base(self.piece.base))
        return self._words(unit)

    def _words(self, unit: LengthUnit = "inches") -> str:
        if isinstance(self.piece, Model):
            return f"{base_words(self.piece.base)} base"
        return template_words(self.piece.template, unit)

    def press(self, pointer: Pointer) -> None:
        """Follow to where the button goes down."""
        self.move(pointer)

    def move(self, pointer: Pointer) -> None:
        """Carry the piece along, with its verdicts live."""
        self._at = edits.rounded(pointer.at)
        self._show()

    def _show(self) -> None:
        if self._at is not None:
            scene, ref = self._placed(self._at)
            self._desk.show(scene, held=ref.id if ref.kind == "template" else None)

    def _placed(self, at: Point) -> tuple[Scene, Ref]:
        piece = self.piece
        if isinstance(piece, Model):
            return edits.added(self._desk.scene, replace(piece, at=at))
        return edits.added(self._desk.scene, replace(piece, template=replace(piece.template, at=at)))

    def release(self, pointer: Pointer) -> None:
        """Put the piece down; one that cannot lie there stays in hand."""
        scene, ref = self._placed(edits.rounded(pointer.at))
        if self._desk.do(f"Place {self._words()}", scene, [ref]) and not pointer.shift:
            self._done()

    def turn(self, degrees: float) -> bool:
        """Turn the piece in hand."""
        self.piece = _turned(self.piece, degrees)
        self._show()
        return True

    def cancel(self) -> bool:
        """Let the piece go."""
        self._desk.show(None)
        self._done()
        return True


def _turned(piece: Piece, degrees: float) -> Piece:
    if isinstance(piece, Model):
        return edits.turned_model(piece, degrees)
    return edits.turned_template(piece, degrees)


def _far(start: Pointer, now: Pointer, reaches: float = 0.5) -> bool:
    away = abs(now.at[0] - start.at[0]) + abs(now.at[1] - start.at[1])
    return away > reaches * start.reach


def step_words(desk: Desk, by: Point) -> str:
    """Say a step: its length and its bearing."""
    length = (by[0] ** 2 + by[1] ** 2) ** 0.5
    return f"by {format_length(length, desk.unit)} at {round(bearing(*by)) % 360}°"


def _named(desk: Desk, refs: Selection) -> str:
    return named(edits.pieces(desk.scene, refs))


def named(chosen: list[Piece]) -> str:
    """Name pieces, as histories keep them: the one by its name, a unit by its own, others by their number."""
    with in_english():
        return shown_name(chosen)


def shown_name(chosen: list[Piece]) -> str:
    """Name pieces in the window's language."""
    if not chosen:
        return tr("nothing")
    if len(chosen) == 1:
        piece = chosen[0]
        words = "" if isinstance(piece, Model) else template_words(piece.template)
        return piece.name or words or piece.id
    count = len(chosen)
    if all(isinstance(piece, Model) for piece in chosen):
        units = {piece.unit: None for piece in chosen if isinstance(piece, Model)}
        unit = next(iter(units), "") if len(units) == 1 else ""
        return tr("{n} of {unit}", "models", count, unit=unit) if unit else tr("{n} models", "", count)
    if all(isinstance(piece, PlacedTemplate) for piece in chosen):
        return tr("{n} templates", "", count)
    return tr("{n} pieces", "models and templates", count)
