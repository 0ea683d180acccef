"""Shapes between two corners or about a centre: rectangles, ellipses and circles."""

from math import hypot
from typing import Literal

from battlefield.app.design.drawing.gesture import Held
from battlefield.app.design.drawing.shapes import DrawingError, Drawn
from battlefield.app.design.drawing.typed import (
    BOX_EXAMPLES,
    ROUND_EXAMPLES,
    TypedShape,
    parse_box,
    parse_round,
)
from battlefield.app.desk.edits import rounded
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Circle, Point, Polygon
from battlefield.geometry.kernel.tolerance import is_overlapping
from battlefield.geometry.outlines import Ellipse

Kind = Literal["rectangle", "ellipse"]


class BoxGesture:
    """A rectangle or an ellipse: pressed at one corner and let go at the other, or two clicks."""

    examples = BOX_EXAMPLES
    is_free = False

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.ended = False
        self._start: Point | None = None
        self._end: Point = (0.0, 0.0)
        self._held = Held()
        self._pressed: Point | None = None
        self._typed: TypedShape | None = None

    @property
    def is_begun(self) -> bool:
        """Whether a corner is set."""
        return self._start is not None

    def press(self, at: Point, held: Held) -> None:
        """Set the first corner, or the second."""
        self._end, self._held, self._pressed = at, held, at
        if self._start is None:
            self._start = at
        else:
            self.end()

    def move(self, at: Point, held: Held) -> None:
        """Stretch the shape."""
        self._end, self._held = at, held

    def release(self, at: Point, held: Held) -> None:
        """End a shape that was dragged."""
        pressed, self._pressed = self._pressed, None
        self.move(at, held)
        if not self.ended and pressed is not None and _away(pressed, at) > held.far:
            self.end()

    def aim(self, at: Point, held: Held) -> Point:  # noqa: ARG002 - what is held counts for the far corner
        """Leave a place as it is."""
        return at

    def end(self) -> bool:
        """End the shape where it has an area."""
        self.ended = self.now() is not None
        return self.ended

    def back(self) -> bool:
        """Let the first corner go."""
        had, self._start = self._start is not None, None
        return had

    def box(self) -> tuple[float, float, float, float] | None:
        """Return left, top, right and bottom of what is in hand."""
        if self._start is None:
            return None
        (x0, y0), (x1, y1) = self._start, self._end
        dx, dy = x1 - x0, y1 - y0
        if self._held.shift:
            size = max(abs(dx), abs(dy))
            dx, dy = size if dx >= 0 else -size, size if dy >= 0 else -size
        if self._held.alt:
            dx, dy = abs(dx), abs(dy)
            return x0 - dx, y0 - dy, x0 + dx, y0 + dy
        return min(x0, x0 + dx), min(y0, y0 + dy), max(x0, x0 + dx), max(y0, y0 + dy)

    def now(self) -> Drawn | None:
        """Return the shape where it has an area."""
        box = self.box()
        if box is None or not is_overlapping(min(box[2] - box[0], box[3] - box[1])):
            return None
        return _shaped(self.kind, box, self._typed.turned if self._typed else 0.0)

    def line(self) -> tuple[Point, ...]:
        """Return the diagonal."""
        return () if self._start is None else (self._start, self._end)

    def typed(self, text: str) -> None:
        """Take a size: from the corner that is set toward the pointer, or where its place is given."""
        found = parse_box(text)
        assert found.size is not None
        wide, high = found.size
        if found.at is not None:
            x, y = found.at
            left, top = (x - wide / 2, y - high / 2) if found.is_centre else (x, y)
            self._start, self._end = rounded((left, top)), rounded((left + wide, top + high))
        elif self._start is not None:
            x, y = self._start
            right = wide if self._end[0] >= x else -wide
            down = high if self._end[1] >= y else -high
            if self._held.alt:
                right, down = right / 2, down / 2
            self._end = rounded((x + right, y + down))
        else:
            raise DrawingError(tr("Click a corner first, or type its place too: 6 x 4 at 12, 8"))
        self._held = Held(alt=self._held.alt and found.at is None)
        self._typed = found
        self.end()

    def readout(self, unit: LengthUnit) -> str:
        """Say width and height."""
        box = self.box()
        return "" if box is None else size_words(box[2] - box[0], box[3] - box[1], unit)

    def hint(self) -> str:
        """Say what a click does now."""
        if self._start is None:
            return tr("Drag from corner to corner, or click both · or type: 6 x 4 at 12, 8")
        return tr("Click the other corner, or type 6 x 4 · Shift keeps it even, Alt draws from the centre")


def size_words(wide: float, high: float, unit: LengthUnit) -> str:
    """Say a width and a height with one unit."""
    first, _, name = format_length(wide, unit, 3).rpartition(" ")
    second = format_length(high, unit, 3).rpartition(" ")[0]
    return f"{_short(first)} × {_short(second)} {name}"


def _short(number: str) -> str:
    return number.rstrip("0").rstrip(".") if "." in number else number


def length_words(value: float, unit: LengthUnit) -> str:
    """Say a length as shortly as its thousandths allow."""
    number, _, name = format_length(value, unit, 3).rpartition(" ")
    return f"{_short(number)} {name}"


def _shaped(kind: Kind, box: tuple[float, float, float, float], turned: float) -> Drawn:
    left, top, right, bottom = box
    centre = (left + right) / 2, (top + bottom) / 2
    if kind == "ellipse":
        return Ellipse(rounded(centre), round(bottom - top, 7), round(right - left, 7), turned % 360.0)
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    by = Affine.turn(turned, centre)
    return Polygon(tuple(rounded(by.point(corner) if turned else corner) for corner in corners))


def _away(first: Point, second: Point) -> float:
    return hypot(first[0] - second[0], first[1] - second[1])


class CircleGesture:
    """A circle: pressed at its centre and let go at its rim, or two clicks."""

    examples = ROUND_EXAMPLES
    is_free = False

    def __init__(self) -> None:
        self.ended = False
        self._centre: Point | None = None
        self._radius = 0.0
        self._pressed: Point | None = None

    @property
    def is_begun(self) -> bool:
        """Whether the centre is set."""
        return self._centre is not None

    def press(self, at: Point, held: Held) -> None:
        """Set the centre, or the rim."""
        self._pressed = at
        if self._centre is None:
            self._centre = at
        else:
            self.move(at, held)
            self.end()

    def move(self, at: Point, held: Held) -> None:  # noqa: ARG002 - a circle is even as it is
        """Stretch the circle."""
        if self._centre is not None:
            self._radius = round(_away(self._centre, at), 7)

    def release(self, at: Point, held: Held) -> None:
        """End a circle that was dragged."""
        pressed, self._pressed = self._pressed, None
        self.move(at, held)
        if not self.ended and pressed is not None and _away(pressed, at) > held.far:
            self.end()

    def aim(self, at: Point, held: Held) -> Point:  # noqa: ARG002 - a circle is even as it is
        """Leave a place as it is."""
        return at

    def end(self) -> bool:
        """End the circle where it has a radius."""
        self.ended = self.now() is not None
        return self.ended

    def back(self) -> bool:
        """Let the centre go."""
        had, self._centre = self._centre is not None, None
        return had

    def now(self) -> Drawn | None:
        """Return the circle."""
        if self._centre is None or not is_overlapping(self._radius):
            return None
        return Circle(self._centre, self._radius)

    def line(self) -> tuple[Point, ...]:
        """Return nothing: the circle itself is seen."""
        return ()

    def typed(self, text: str) -> None:
        """Take a radius or a distance across, about the centre that is set or given."""
        found = parse_round(text)
        assert found.radius is not None
        if found.at is None and self._centre is None:
            raise DrawingError(tr("Click the centre first, or type its place too: 3 about 12, 8"))
        self._centre, self._radius = found.at or self._centre, found.radius
        self.end()

    def readout(self, unit: LengthUnit) -> str:
        """Say radius and diameter."""
        if self._centre is None:
            return ""
        return f"radius {length_words(self._radius, unit)}, {length_words(2 * self._radius, unit)} across"

    def hint(self) -> str:
        """Say what a click does now."""
        if self._centre is None:
            return tr("Drag from the centre, or click centre and rim · or type: 3 about 12, 8")
        return tr("Click the rim, or type its radius: 3 · 75 mm · 6 across")
