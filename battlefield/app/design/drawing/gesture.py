"""What a hand does to draw one shape: a small state machine fed with places that have snapped already."""

from dataclasses import dataclass
from typing import Protocol

from battlefield.app.design.drawing.shapes import Drawn
from battlefield.app.wording.lengths import LengthUnit
from battlefield.geometry.kernel.shapes import Point


@dataclass(frozen=True, slots=True)
class Held:
    """The keys held with a place: Shift keeps shapes even and lines at steps of 15 degrees, Alt draws from
    the centre. `far` is how far a hand goes before it drags, in inches.
    """

    shift: bool = False
    alt: bool = False
    far: float = 0.1


class Gesture(Protocol):
    """One shape being drawn. `ended` tells that it is done, `now` what it would be if it were done now."""

    examples: str
    is_free: bool  # whether the hand draws freely, without snapping

    @property
    def ended(self) -> bool:
        """Whether the shape is done."""

    @property
    def is_begun(self) -> bool:
        """Whether something is in hand."""

    def now(self) -> Drawn | None:
        """Return what is drawn so far, or None where it is no shape yet."""

    def line(self) -> tuple[Point, ...]:
        """Return the line that the hand draws, for what is no shape yet."""

    def press(self, at: Point, held: Held) -> None:
        """Begin at a place, or set the next."""

    def move(self, at: Point, held: Held) -> None:
        """Follow the pointer."""

    def release(self, at: Point, held: Held) -> None:
        """Let the button go."""

    def aim(self, at: Point, held: Held) -> Point:
        """Return the place that the keys held make of one, before it snaps."""

    def end(self) -> bool:
        """End the shape by a key; False where there is none to end."""

    def back(self) -> bool:
        """Take the last place back; False where there is none."""

    def typed(self, text: str) -> None:
        """Take numbers; a DrawingError says what is wrong with them."""

    def readout(self, unit: LengthUnit) -> str:
        """Say the numbers of what is in hand."""

    def hint(self) -> str:
        """Say what a click does now."""
