"""A drawing tool: a gesture under the hand, live on the table, and what it becomes."""

from copy import copy
from typing import Protocol

from battlefield.app.design.drawing.gesture import Gesture, Held
from battlefield.app.design.drawing.made import refuse_off_table
from battlefield.app.design.drawing.shapes import DrawingError, Drawn, Trace
from battlefield.app.design.snapping.grid import SNAPPING
from battlefield.app.design.snapping.pointer import DesignPointer
from battlefield.app.design.studio import Studio
from battlefield.app.desk.edits import Selection
from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Answer, Drawing, Line
from battlefield.app.desk.tools import Pointer
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Circle, Point, Polygon
from battlefield.geometry.pieces import outline_problem
from battlefield.rules.scene.contents import Scene


class Making(Protocol):
    """What a kind of tool makes of what is drawn."""

    name: str

    def options(self, studio: Studio) -> tuple[Option, ...]:
        """Return what can be set."""

    def gesture(self, studio: Studio) -> Gesture:
        """Begin a shape."""

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Put what is drawn on the table; a DrawingError says why it cannot be."""

    def label(self, studio: Studio, drawn: Drawn) -> str:
        """Say it in the history."""


class DrawingTool:
    """Draws one thing after another until another tool is taken."""

    answer: Answer | None = None

    def __init__(self, studio: Studio, making: Making) -> None:
        self._studio, self.making = studio, making
        self.name = making.name
        self._begin()

    @property
    def _gesture(self) -> Gesture:
        """The shape in hand: another where an option has changed how it is drawn, unless it is begun."""
        if self._studio.options.stamp != self._stamp and not self._begun.is_begun:
            self._begin()
        return self._begun

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be set of what is drawn, and how the hand snaps."""
        return (*self.making.options(self._studio), *SNAPPING)

    @property
    def examples(self) -> str:
        """How numbers are typed."""
        return self._gesture.examples

    @property
    def is_drawing(self) -> bool:
        """Whether something is in hand."""
        return self._gesture.is_begun

    @property
    def sketch(self) -> Drawing:
        """The line in hand, where it is no shape yet."""
        line = self._gesture.line()
        if len(line) < 2 or self._gesture.now() is not None:
            return ()
        return (Line(line, "measure"),)

    def hint(self) -> str:
        """Say what a click does now."""
        return self._gesture.hint()

    def readout(self) -> str:
        """Say the numbers of what is in hand, and what it has snapped to."""
        parts = (self._gesture.readout(self._studio.unit), self._studio.snap_words)
        return " · ".join(part for part in parts if part)

    def press(self, pointer: Pointer) -> None:
        """Set a place."""
        self._gesture.press(*self._at(pointer))
        self._show()

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer."""
        self._gesture.move(*self._at(pointer))
        self._show()

    def release(self, pointer: Pointer) -> None:
        """Let go."""
        self._gesture.release(*self._at(pointer))
        self._show()

    def turn(self, degrees: float) -> bool:  # noqa: ARG002 - what is drawn is turned once it is there
        """Do nothing."""
        return False

    def cancel(self) -> bool:
        """Let what is in hand go; False where nothing is."""
        had = self._gesture.is_begun
        self._begin()
        self._studio.forget_guides()
        self._studio.show(None)
        return had

    def enter(self) -> bool:
        """End what is in hand; False where nothing can be ended."""
        if not self._gesture.is_begun or not self._gesture.end():
            return False
        self._show()
        return True

    def back(self) -> bool:
        """Take the last place back; False where none is in hand."""
        done = self._gesture.back()
        if done:
            self._show()
        return done

    def typed(self, text: str) -> str:
        """Take typed numbers; give the sentence that refuses them, or nothing."""
        if self.examples and not text.strip():
            return tr("Nothing is typed; write it like {examples}", examples=self.examples)
        try:
            self._gesture.typed(text)
        except DrawingError as error:
            return str(error)
        self._show()
        return self._studio.complaint

    def foresee(self, text: str) -> None:
        """Show what typed numbers would make, while they are typed; else what is in hand."""
        trial = copy(self._gesture)
        try:
            trial.typed(text)
        except DrawingError:
            trial = self._gesture
        self._preview(trial)

    def _at(self, pointer: Pointer) -> tuple[Point, Held]:
        alt = isinstance(pointer, DesignPointer) and pointer.alt
        held = Held(pointer.shift, alt, 1.5 * pointer.reach)
        aimed = self._gesture.aim(pointer.at, held)
        if aimed != pointer.at or self._gesture.is_free:
            self._studio.forget_guides()
            return aimed, held
        return self._studio.snapped(pointer.at, pointer.reach, pointer.ctrl).at, held

    def _begin(self) -> None:
        self._begun = self.making.gesture(self._studio)
        self._stamp = self._studio.options.stamp

    def _show(self) -> None:
        drawn = self._gesture.now()
        if self._gesture.ended and drawn is not None:
            self._put_down(drawn)
            return
        self._preview(self._gesture)

    def _preview(self, gesture: Gesture) -> None:
        scene, drawn = None, gesture.now()
        if drawn is not None and gesture.is_begun and _can_be(drawn):
            try:
                scene, _ = self.making.made(self._studio, self._studio.scene, drawn)
            except DrawingError:
                scene = None
        self._studio.show(scene)

    def _put_down(self, drawn: Drawn) -> None:
        label = self.making.label(self._studio, drawn)
        try:
            scene, refs = self.making.made(self._studio, self._studio.scene, drawn)
            refuse_off_table(self._studio.scene, scene, refs)
        except DrawingError as error:
            self._begin()
            self._studio.show(None)
            self._studio.complain(str(error))
            return
        self._begin()
        self._studio.do(label, scene, refs)


def _can_be(drawn: Drawn) -> bool:
    """Return whether a shape in hand can be shown as it is: a polygon may cross itself on the way."""
    if isinstance(drawn, Polygon | Circle):
        return outline_problem(drawn) is None
    return not isinstance(drawn, Trace) or len(drawn.points) > 1
