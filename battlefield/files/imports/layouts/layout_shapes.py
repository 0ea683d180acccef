"""Footprints of layouts, placed by their centroid: mirrored, turned clockwise, moved, also in a parent."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, radians, sin
from typing import TypeVar

from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields
from battlefield.geometry.kernel.shapes import Point, Polygon, Strip
from battlefield.geometry.pieces import SMALLEST_AREA

_Shape = TypeVar("_Shape", Polygon, Strip)
_GRAIN = 9  # decimals of an inch that are kept
_QUARTERS = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}


@dataclass(frozen=True, slots=True)
class Placement:
    """How a piece lies in its frame: `turn` in degrees clockwise, after `mirror`."""

    at: Point
    turn: float = 0.0
    mirror: str = "none"

    def moved(self, point: Point) -> Point:
        """Return where a point of the piece, seen from its centroid, lies in the frame."""
        x = -point[0] if self.mirror == "horizontal" else point[0]
        y = -point[1] if self.mirror == "vertical" else point[1]
        along, across = _QUARTERS.get(self.turn % 360.0) or (cos(radians(self.turn)), sin(radians(self.turn)))
        return self.at[0] + x * along - y * across, self.at[1] + x * across + y * along


@dataclass(frozen=True, slots=True)
class Frame:
    """Placements from the innermost to the board."""

    steps: tuple[Placement, ...]

    def within(self, inner: Placement) -> "Frame":
        """Return the frame of something placed in this one."""
        return Frame((inner, *self.steps))

    def at(self, point: Point) -> Point:
        """Return where a point lies on the board."""
        for step in self.steps:
            point = step.moved(point)
        return round(point[0], _GRAIN) + 0.0, round(point[1], _GRAIN) + 0.0


@dataclass(frozen=True, slots=True)
class Footprint:
    """A ring in its own inches, with its area centroid."""

    ring: tuple[Point, ...]
    centroid: Point

    def centred(self) -> "Footprint":
        """Return the same ring seen from its centroid."""
        return self.seen_from(self.centroid)

    def seen_from(self, origin: Point) -> "Footprint":
        """Return the same ring seen from a point."""
        cx, cy = origin
        centroid = self.centroid[0] - cx, self.centroid[1] - cy
        return Footprint(tuple((x - cx, y - cy) for x, y in self.ring), centroid)

    @property
    def thickness(self) -> float:
        """How wide the widest disc within it is: of a wall round a corner, about the wall's breadth."""
        from battlefield.geometry.outlines.room import thickness

        return thickness(Polygon(self.ring))


def footprint_of(shape: Fields) -> Footprint:
    """Read a footprint; raise SceneError where it is of no known type or has no area."""
    kind = shape.text("type")
    if kind in ("rectangle", "right-triangle"):
        w, h = (shape.needed_number(key, limits.LENGTH) for key in ("width", "height"))
        corners: tuple[Point, ...] = ((0.0, 0.0), (w, 0.0), (w, h), (0.0, h))
        ring = corners if kind == "rectangle" else (corners[0], corners[1], corners[3])
    elif kind == "polygon":
        ring = tuple(_corners(shape))
    else:
        expected = "it must be a rectangle, right-triangle or polygon"
        raise SceneError(shape.at("type"), f"is {shown(kind)}", expected)
    return Footprint(ring, _centroid(ring, shape.place))


def _corners(shape: Fields) -> Iterable[Point]:
    within = (-limits.COORDINATE, limits.COORDINATE)
    for n, value in enumerate(shape.items("points", limits.RING_POINTS)):
        spot = Fields(value, f"{shape.at('points')}[{n}]")
        yield spot.needed_number("x", within), spot.needed_number("y", within)


def _centroid(ring: tuple[Point, ...], place: str) -> Point:
    twice, mx, my = 0.0, 0.0, 0.0
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], *ring[:1]), strict=True):
        cross = ax * by - bx * ay
        twice, mx, my = twice + cross, mx + (ax + bx) * cross, my + (ay + by) * cross
    if abs(twice) < 2.0 * SMALLEST_AREA:
        raise SceneError(place, "has no area", "give it at least three corners that are not in one line")
    return mx / (3.0 * twice), my / (3.0 * twice)


def placed_polygon(shape: Footprint, frame: Frame, place: str) -> Polygon:
    """Lay a ring on the board; raise SceneError where it crosses itself."""
    return _checked(Polygon(tuple(frame.at(point) for point in shape.ring)), place)


def placed_strip(points: tuple[Point, ...], width: float, frame: Frame, place: str) -> Strip:
    """Lay a line of some width on the board."""
    return _checked(Strip(tuple(frame.at(point) for point in points), width), place)


def _checked(outline: _Shape, place: str) -> _Shape:
    from battlefield.geometry.pieces import outline_problem

    problem = outline_problem(outline)
    if problem is not None:
        raise SceneError(f"{place}: {problem[0]}", "cannot be used", f"expected {problem[1]}")
    return outline
