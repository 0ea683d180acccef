"""Cutting by hand: a line that parts what is selected, and a hole drawn into it."""

import re

from battlefield.app.design.drawing.boxes import BoxGesture, CircleGesture
from battlefield.app.design.drawing.gesture import Gesture, Held
from battlefield.app.design.drawing.lines import CornersGesture
from battlefield.app.design.drawing.shapes import DrawingError, Drawn, Trace
from battlefield.app.design.edits import shaping
from battlefield.app.design.parts.parts import chosen_parts
from battlefield.app.design.parts.wording import parts_named
from battlefield.app.design.studio import Studio
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Selection
from battlefield.app.desk.options import Option
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.shapes import Circle, Point, Polygon
from battlefield.rules.scene.contents import Scene

_NOTHING = QT_TR_NOOP("Select what is to be cut first; then draw the cut")
_BOX = re.compile(r"[\d\"″a-z]\s*(?:x|×|\*|\bby\b)\s*[\d.,]", re.IGNORECASE)
_ROUND = re.compile(r"\b(?:about|across|radius|diameter)\b|ø|^\s*r\s*\d", re.IGNORECASE)


class SplitMaking:
    """Parts what is selected along a line drawn from outside to outside."""

    name = "split"

    def options(self, studio: Studio) -> tuple[Option, ...]:  # noqa: ARG002 - there is nothing to set
        """Return nothing to set."""
        return ()

    def gesture(self, studio: Studio) -> Gesture:  # noqa: ARG002 - the same at every table
        """Begin the line."""
        return CornersGesture(closed=False)

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Part what the line crosses; a straight cut from edge to edge goes on a hair beyond both."""
        if not isinstance(drawn, Trace) or not studio.selection:
            raise DrawingError(tr(_NOTHING))
        try:
            return shaping.split(scene, studio.selection, shaping.a_hair_longer(drawn.points), endless=False)
        except ChangeError as error:
            raise DrawingError(str(error)) from None

    def label(self, studio: Studio, drawn: Drawn) -> str:  # noqa: ARG002 - the line itself is not kept
        """Say it in the history."""
        return f"Split {_chosen(studio)}"


class HoleGesture(CornersGesture):
    """The outline of a hole: corner by corner, or typed as a rectangle or a circle."""

    examples = "2 x 2 about 12, 8 · 3 across about 12, 8 · 12, 8 · 4 at 90 · +3, -1"

    def __init__(self) -> None:
        super().__init__(closed=True)
        self._whole: Drawn | None = None

    @property
    def is_begun(self) -> bool:
        """Whether a corner is set, or the whole hole."""
        return self._whole is not None or super().is_begun

    def now(self) -> Drawn | None:
        """Return the hole."""
        return self._whole or super().now()

    def line(self) -> tuple[Point, ...]:
        """Return the corners and the way to the pointer, unless the whole hole is there."""
        return () if self._whole is not None else super().line()

    def typed(self, text: str) -> None:
        """Take a size or a radius, at its place or from the one corner that is set; else the next corner."""
        shape: BoxGesture | CircleGesture
        if _BOX.search(text):
            shape = BoxGesture("rectangle")
        elif _ROUND.search(text):
            shape = CircleGesture()
        else:
            super().typed(text)
            return
        if len(self.corners) > 1:
            raise DrawingError(
                tr("Several corners of a hole are in hand; type the next, or Esc lets them go")
            )
        for at in (*self.corners, *((self._pointer,) if self.corners and self._pointer else ())):
            (shape.move if shape.is_begun else shape.press)(at, Held())
        shape.typed(text)
        self._whole, self.ended = shape.now(), shape.ended

    def hint(self) -> str:
        """Say what a click does now."""
        if self.corners:
            return super().hint()
        return tr("Click the first corner of the hole, or type it: 2 x 2 about 12, 8 · 3 across about 12, 8")


class HoleMaking:
    """Cuts a hole into the part that is selected."""

    name = "hole"

    def options(self, studio: Studio) -> tuple[Option, ...]:  # noqa: ARG002 - there is nothing to set
        """Return nothing to set."""
        return ()

    def gesture(self, studio: Studio) -> Gesture:  # noqa: ARG002 - the same at every table
        """Begin the hole."""
        return HoleGesture()

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Cut the hole."""
        if not isinstance(drawn, Polygon | Circle) or not studio.selection:
            raise DrawingError(tr(_NOTHING))
        if len(studio.selection) != 1:
            raise DrawingError(tr("A hole is cut into one part; select only that one"))
        try:
            return shaping.with_hole(scene, studio.selection[0], drawn), studio.selection
        except ChangeError as error:
            raise DrawingError(str(error)) from None

    def label(self, studio: Studio, drawn: Drawn) -> str:  # noqa: ARG002 - the hole is seen in the part
        """Say it in the history."""
        return f"Cut a hole into {_chosen(studio)}"


def _chosen(studio: Studio) -> str:
    return parts_named(chosen_parts(studio.scene, studio.selection))
