"""The symmetries of a rectangular board, exact: the image of a coordinate x lies at width - x."""

from dataclasses import dataclass

from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon, Strip
from battlefield.geometry.kernel.tolerance import is_touching

_GRAIN = 7  # decimals; a coordinate written with no more has an image written with no more


@dataclass(frozen=True, slots=True)
class BoardMap:
    """A symmetry of a board: mirrored in x, in y, or turned a quarter clockwise, in this order.

    Only a square board can be turned by a quarter.
    """

    width: float
    height: float
    mirrors_x: bool = False
    mirrors_y: bool = False
    quarter: bool = False

    def point(self, at: Point) -> Point:
        """Map a place."""
        x = _across(self.width, at[0]) if self.mirrors_x else at[0]
        y = _across(self.height, at[1]) if self.mirrors_y else at[1]
        return (_across(self.width, y), x) if self.quarter else (x, y)

    def step(self, by: Point) -> Point:
        """Map a step, which has no place."""
        x, y = -by[0] if self.mirrors_x else by[0], -by[1] if self.mirrors_y else by[1]
        return (-y, x) if self.quarter else (x, y)

    def bearing(self, degrees: float) -> float:
        """Map a bearing."""
        turned = 360.0 - degrees if self.mirrors_x else degrees
        turned = 180.0 - turned if self.mirrors_y else turned
        return (turned + 90.0 if self.quarter else turned) % 360.0 % 360.0

    def outline(self, outline: Outline) -> Outline:
        """Map an outline, point by point."""
        if isinstance(outline, Circle):
            return Circle(self.point(outline.centre), outline.radius)
        if isinstance(outline, Strip):
            return Strip(tuple(map(self.point, outline.points)), outline.width)
        rings = [tuple(map(self.point, ring)) for ring in (outline.points, *outline.holes)]
        return Polygon(rings[0], tuple(rings[1:]))


def _across(size: float, value: float) -> float:
    image = size - value
    return round(image, _GRAIN) + 0.0 if round(value, _GRAIN) == value else image


def is_same_place(first: Point, second: Point) -> bool:
    """Return whether two places are one."""
    return is_touching(-max(abs(first[0] - second[0]), abs(first[1] - second[1])))


def is_same_outline(first: Outline, second: Outline) -> bool:
    """Return whether two outlines are the same corners and lines, wherever their rings begin and run."""
    if not (isinstance(first, Polygon) and isinstance(second, Polygon)):
        return _is_same_circle(first, second) or _is_same_strip(first, second)
    mine, others = [first.points, *first.holes], [second.points, *second.holes]
    return len(mine) == len(others) and all(any(_is_same_ring(a, b) for b in others) for a in mine)


def _is_same_circle(first: Outline, second: Outline) -> bool:
    if not (isinstance(first, Circle) and isinstance(second, Circle)):
        return False
    return is_same_place(first.centre, second.centre) and is_touching(-abs(first.radius - second.radius))


def _is_same_strip(first: Outline, second: Outline) -> bool:
    if not (isinstance(first, Strip) and isinstance(second, Strip)):
        return False
    return is_touching(-abs(first.width - second.width)) and is_same_line(first.points, second.points)


def is_same_line(first: tuple[Point, ...], second: tuple[Point, ...]) -> bool:
    """Return whether two lines run through the same points, the one way or the other."""
    if len(first) != len(second):
        return False
    ways = (second, second[::-1])
    return any(all(map(is_same_place, first, way)) for way in ways)


def _is_same_ring(first: tuple[Point, ...], second: tuple[Point, ...]) -> bool:
    if len(first) != len(second):
        return False
    starts = [place for place, point in enumerate(second) if is_same_place(first[0], point)]
    ways = [(*second[at:], *second[:at]) for at in starts]
    ways += [(way[0], *way[:0:-1]) for way in ways]
    return any(all(map(is_same_place, first, way)) for way in ways)
