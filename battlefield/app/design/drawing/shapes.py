"""What a drawing hand can have drawn: an outline, an ellipse, a line without width, or a spot."""

from dataclasses import dataclass

from battlefield.geometry.kernel.shapes import Circle, Point, Polygon
from battlefield.geometry.outlines import Ellipse


@dataclass(frozen=True, slots=True)
class Trace:
    """A line through points."""

    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A spot."""

    at: Point


Drawn = Polygon | Circle | Ellipse | Trace | Place


class DrawingError(ValueError):
    """Something that cannot be drawn as it was typed or clicked; its text is one sentence for the reader."""
