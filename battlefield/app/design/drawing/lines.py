"""Shapes made of corners clicked one after the other: polygons and lines; and lines drawn by a free hand."""

from math import hypot

from battlefield.app.design.drawing.boxes import length_words
from battlefield.app.design.drawing.gesture import Held
from battlefield.app.design.drawing.shapes import DrawingError, Drawn, Trace
from battlefield.app.design.drawing.typed import CORNER_EXAMPLES, is_length, parse_corner, parse_place
from battlefield.app.desk.edits import rounded
from battlefield.app.wording.lengths import LengthUnit, parse_length
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.kernel.units import bearing, direction
from battlefield.geometry.outlines import is_same_place, simple_ring, simplified, smoothed

EVEN = 15.0  # degrees that Shift keeps lines to


class CornersGesture:
    """A polygon, or an open line, clicked corner by corner; Enter, or a double click, ends it."""

    examples = CORNER_EXAMPLES
    is_free = False

    def __init__(self, closed: bool, smooth: bool = False) -> None:
        self.closed, self.smooth = closed, smooth
        self.ended = False
        self.corners: tuple[Point, ...] = ()
        self._pointer: Point | None = None

    @property
    def is_begun(self) -> bool:
        """Whether a corner is set."""
        return bool(self.corners)

    def press(self, at: Point, held: Held) -> None:
        """Set the next corner; on the first one, close the polygon, on the last one, end the line."""
        self._pointer = at
        closes = self.closed and len(self.corners) > 2 and _is_near(at, self.corners[0], held.far)
        if closes or (self.corners and is_same_place(at, self.corners[-1])):
            self.end()
        else:
            self.corners = (*self.corners, at)

    def move(self, at: Point, held: Held) -> None:  # noqa: ARG002 - what is held has aimed the place
        """Stretch the line to the pointer."""
        self._pointer = at

    def release(self, at: Point, held: Held) -> None:  # noqa: ARG002 - a corner is set as the button goes down
        """Follow the pointer."""
        self._pointer = at

    def aim(self, at: Point, held: Held) -> Point:
        """Keep the line from the last corner at steps of 15 degrees while Shift is held."""
        if not held.shift or not self.corners:
            return at
        x, y = self.corners[-1]
        dx, dy = at[0] - x, at[1] - y
        ux, uy = direction(round(bearing(dx, dy) / EVEN) * EVEN)
        along = dx * ux + dy * uy
        return rounded((x + along * ux, y + along * uy))

    def end(self) -> bool:
        """End the shape where it has corners enough."""
        self._pointer = None
        self.ended = self.now() is not None
        return self.ended

    def back(self) -> bool:
        """Take the last corner back."""
        had, self.corners = bool(self.corners), self.corners[:-1]
        return had

    def _points(self) -> tuple[Point, ...]:
        last = self.corners[-1:]
        moved = self._pointer is not None and not (last and is_same_place(self._pointer, last[0]))
        return (*self.corners, self._pointer) if moved and self._pointer is not None else self.corners

    def now(self) -> Drawn | None:
        """Return the polygon or the line to where the pointer is."""
        points = self._points() if self.corners else ()
        if len(points) < (3 if self.closed else 2):
            return None
        if self.closed:
            return Polygon(smoothed(points, True) if self.smooth else points)
        return Trace(smoothed(points, False) if self.smooth else points)

    def line(self) -> tuple[Point, ...]:
        """Return the corners and the way to the pointer."""
        return self._points() if self.corners else ()

    def typed(self, text: str) -> None:
        """Take the next corner: a length and a bearing, a step, a place, or a length toward the pointer."""
        if not self.corners:
            self.corners = (rounded(parse_place(text)),)
            return
        to = rounded(self._typed_corner(text))
        if is_same_place(to, self.corners[-1]):
            raise DrawingError(tr("This corner is where the last one is; type another"))
        self.corners, self._pointer = (*self.corners, to), None

    def _typed_corner(self, text: str) -> Point:
        x, y = self.corners[-1]
        if is_length(text):
            length = parse_length(text)
            if self._pointer is None or is_same_place(self._pointer, (x, y)):
                raise DrawingError(tr("Point where the line goes, or type its bearing too: 4 at 90"))
            ux, uy = direction(bearing(self._pointer[0] - x, self._pointer[1] - y))
            return x + length * ux, y + length * uy
        return parse_corner(text, (x, y))

    def readout(self, unit: LengthUnit) -> str:
        """Say length and bearing of the last side."""
        points = self._points()
        if len(points) < 2 or not self.corners:
            return ""
        (x0, y0), (x1, y1) = points[-2], points[-1]
        degrees = f"{bearing(x1 - x0, y1 - y0):.1f}".removesuffix(".0")
        return f"{length_words(hypot(x1 - x0, y1 - y0), unit)} at {degrees}°"

    def hint(self) -> str:
        """Say what a click does now."""
        if not self.corners:
            return tr("Click the first corner") if self.closed else tr("Click where the line begins")
        return tr(
            "Click the next corner, or type 4 at 90 · Enter or a double click ends · Backspace takes back"
        )


def _is_near(first: Point, second: Point, far: float) -> bool:
    return hypot(first[0] - second[0], first[1] - second[1]) <= far


class FreehandGesture:
    """A line drawn with the button held, smoothed; `tolerance` is how far it may leave the hand's way."""

    examples = ""
    is_free = True

    def __init__(self, closed: bool, tolerance: float) -> None:
        self.closed, self.tolerance = closed, tolerance
        self.ended = False
        self._way: list[Point] = []

    @property
    def is_begun(self) -> bool:
        """Whether the hand draws."""
        return bool(self._way)

    def press(self, at: Point, held: Held) -> None:  # noqa: ARG002 - a free hand is held to nothing
        """Begin."""
        self._way = [at]

    def move(self, at: Point, held: Held) -> None:  # noqa: ARG002 - a free hand is held to nothing
        """Draw on."""
        if self._way and not is_same_place(at, self._way[-1]):
            self._way.append(at)

    def release(self, at: Point, held: Held) -> None:
        """End the line."""
        self.move(at, held)
        if not self.end():
            self._way = []

    def aim(self, at: Point, held: Held) -> Point:  # noqa: ARG002 - a free hand is held to nothing
        """Leave a place as it is."""
        return at

    def end(self) -> bool:
        """End the line where it is a shape."""
        self.ended = self.now() is not None
        return self.ended

    def back(self) -> bool:
        """Let the line go."""
        had, self._way = bool(self._way), []
        return had

    def now(self) -> Drawn | None:
        """Return the line without its trembling."""
        if len(self._way) < 3:
            return None
        if not self.closed:
            points = simplified(tuple(self._way), self.tolerance)
            return Trace(tuple(map(rounded, points))) if len(points) > 1 else None
        ring = simple_ring(simplified((*self._way, self._way[0]), self.tolerance)[:-1])
        return Polygon(tuple(map(rounded, ring))) if ring else None

    def line(self) -> tuple[Point, ...]:
        """Return the hand's own way."""
        return tuple(self._way)

    def typed(self, text: str) -> None:  # noqa: ARG002 - nothing is typed
        """Refuse: a free hand takes no numbers."""
        raise DrawingError(tr("Freehand shapes can't be typed: draw with the button held"))

    def readout(self, unit: LengthUnit) -> str:
        """Say how exactly the line follows the hand."""
        found = self.now()
        if found is None:
            return ""
        count = len(found.points) if isinstance(found, Polygon | Trace) else 0
        return f"{count} corners, within {length_words(self.tolerance, unit)} of the hand"

    def hint(self) -> str:
        """Say what a click does now."""
        return tr("Hold the button and draw · let go to end it")
