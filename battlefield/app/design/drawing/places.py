"""A single spot: clicked, or typed."""

from battlefield.app.design.drawing.gesture import Held
from battlefield.app.design.drawing.shapes import Drawn, Place
from battlefield.app.design.drawing.typed import PLACE_EXAMPLES, parse_place
from battlefield.app.desk.edits import rounded
from battlefield.app.wording.lengths import LengthUnit
from battlefield.geometry.kernel.shapes import Point


class PlaceGesture:
    """A spot, set by a click."""

    examples = PLACE_EXAMPLES
    is_free = False
    is_begun = False

    def __init__(self) -> None:
        self.ended = False
        self._at: Point | None = None

    def press(self, at: Point, held: Held) -> None:  # noqa: ARG002 - a spot is held to nothing
        """Aim at a place."""
        self._at = at

    def move(self, at: Point, held: Held) -> None:  # noqa: ARG002 - a spot is held to nothing
        """Follow the pointer."""
        self._at = at

    def release(self, at: Point, held: Held) -> None:  # noqa: ARG002 - a spot is held to nothing
        """Set the spot."""
        self._at, self.ended = at, True

    def aim(self, at: Point, held: Held) -> Point:  # noqa: ARG002 - a spot is held to nothing
        """Leave a place as it is."""
        return at

    def end(self) -> bool:
        """Set the spot where the pointer is."""
        self.ended = self._at is not None
        return self.ended

    def back(self) -> bool:
        """Take nothing back: nothing is in hand."""
        return False

    def now(self) -> Drawn | None:
        """Return the spot."""
        return None if self._at is None else Place(self._at)

    def line(self) -> tuple[Point, ...]:
        """Return no line."""
        return ()

    def typed(self, text: str) -> None:
        """Take a place."""
        self._at, self.ended = rounded(parse_place(text)), True

    def readout(self, unit: LengthUnit) -> str:  # noqa: ARG002 - the status line has the place
        """Say nothing that the status line does not say."""
        return ""

    def hint(self) -> str:
        """Say what a click does now."""
        return f"Click the place · or type it: {self.examples}"
