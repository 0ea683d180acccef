"""Bases and templates as convex shapes: how far they reach in a direction, how deep a point lies in them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, inf, pi, sin
from typing import Protocol

from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Point, Polygon, Template
from battlefield.geometry.kernel.units import direction, inches
from battlefield.geometry.pieces.terrain import base_outline

_GOLDEN = 0.6180339887498949
_STEPS = 60
_TURNS = 720


class Convex(Protocol):
    """A convex shape on the table."""

    @property
    def at(self) -> Point:
        """Return where it is held."""

    def reach(self, way: Point) -> float:
        """Return the greatest product of a direction and a point of it."""

    def depth(self, point: Point) -> float:
        """Return how deep a point lies in it, or less; negative outside."""

    @property
    def ways(self) -> Sequence[Point]:
        """Return the directions square to its straight edges."""


@dataclass(frozen=True, slots=True)
class Oval:
    """An ellipse with its length along an axis; a circle has both halves equal."""

    at: Point
    axis: Point
    half: tuple[float, float]

    def reach(self, way: Point) -> float:
        """Return the greatest product of a direction and a point of it."""
        (x, y), (ux, uy), (a, b) = self.at, self.axis, self.half
        along, across = way[0] * ux + way[1] * uy, way[1] * ux - way[0] * uy
        return x * way[0] + y * way[1] + hypot(a * along, b * across)

    def depth(self, point: Point) -> float:
        """Return how deep a point lies in it, or less; negative outside."""
        (ux, uy), (a, b) = self.axis, self.half
        dx, dy = point[0] - self.at[0], point[1] - self.at[1]
        return (1.0 - hypot((dx * ux + dy * uy) / a, (dy * ux - dx * uy) / b)) * min(a, b)

    @property
    def ways(self) -> Sequence[Point]:
        """Return no directions: it has no straight edges."""
        return ()


Disc = tuple[float, float, float]
Side = tuple[float, float, float]
"""An outward unit normal, and how far the side lies along it."""


@dataclass(frozen=True, slots=True)
class Hull:
    """The hull of corners and at most one disc, the last, in a frame of its own; with its sides."""

    at: Point
    axis: Point
    discs: tuple[Disc, ...]
    sides: tuple[Side, ...]

    def reach(self, way: Point) -> float:
        """Return the greatest product of a direction and a point of it."""
        (ux, uy), far = self.axis, hypot(*way)
        u, v = way[0] * ux + way[1] * uy, way[1] * ux - way[0] * uy
        return (
            self.at[0] * way[0] + self.at[1] * way[1] + max(x * u + y * v + r * far for x, y, r in self.discs)
        )

    def depth(self, point: Point) -> float:
        """Return how deep a point lies in it, or less; negative outside."""
        (ux, uy), dx, dy = self.axis, point[0] - self.at[0], point[1] - self.at[1]
        x, y = dx * ux + dy * uy, dy * ux - dx * uy
        (u, v, r), depths = self.discs[-1], [far - nx * x - ny * y for nx, ny, far in self.sides]
        if not depths or (r > 0.0 and all(self._is_beyond(side, x - u, y - v) for side in self.sides)):
            depths.append(r - hypot(x - u, y - v))
        return min(depths)

    def _is_beyond(self, side: Side, x: float, y: float) -> bool:
        """Tell whether a point, as seen from the disc's middle, lies beyond where a side touches the disc."""
        (u, v, _), (s, t, _) = self.discs[-1], self.discs[0]
        turn = 1.0 if side[0] * (v - t) > side[1] * (u - s) else -1.0
        return turn * (side[0] * y - side[1] * x) > 0.0

    @property
    def ways(self) -> Sequence[Point]:
        """Return the directions square to its straight edges."""
        ux, uy = self.axis
        return [(x * ux - y * uy, x * uy + y * ux) for x, y, _ in self.sides]


def of_base(base: PlacedBase) -> Convex:
    """Return a base."""
    size: BaseSize = base.size
    if size.kind in ("round", "oval"):
        return Oval(
            base.at, direction(base.facing), (inches(size.length_mm) / 2.0, inches(size.width_mm) / 2.0)
        )
    outline = base_outline(base)
    assert isinstance(outline, Polygon)
    return _polygon(base.at, outline.points)


def _polygon(at: Point, points: Sequence[Point]) -> Hull:
    corners = [(x - at[0], y - at[1]) for x, y in points]
    sides = tuple(_side(p, q) for p, q in pairwise([*corners, corners[0]]))
    return Hull(at, (1.0, 0.0), tuple((x, y, 0.0) for x, y in corners), sides)


def _side(p: Point, q: Point) -> Side:
    """Return the side between two neighbouring corners of a shape that holds the origin."""
    far = hypot(q[0] - p[0], q[1] - p[1])
    nx, ny = (q[1] - p[1]) / far, (p[0] - q[0]) / far
    along = p[0] * nx + p[1] * ny
    return (nx, ny, along) if along > 0.0 else (-nx, -ny, -along)


def of_place(place: Point) -> Convex:
    """Return a bare place."""
    return Hull(place, (1.0, 0.0), ((0.0, 0.0, 0.0),), ())


def of_template(template: Template) -> Convex:
    """Return a template where it lies."""
    outline = template.row.outline(template.size)
    sides = tuple((*edge.normal, edge.offset) for edge in outline.edges)
    return Hull(template.at, direction(template.bearing), outline.discs, sides)


def of_thing(thing: PlacedBase | Circle) -> Convex:
    """Return a base, or a bare place."""
    return of_base(thing) if isinstance(thing, PlacedBase) else of_place(thing.centre)


def common_point(one: Convex, two: Convex) -> Point:
    """Return the point that lies deepest in both."""

    def depth(x: float, y: float) -> float:
        return min(one.depth((x, y)), two.depth((x, y)))

    (left, right), (top, bottom) = (_shared(one, two, way) for way in ((1.0, 0.0), (0.0, 1.0)))
    x = _peak(lambda x: depth(x, _peak(lambda y: depth(x, y), top, bottom)), left, right)
    return x, _peak(lambda y: depth(x, y), top, bottom)


def _shared(one: Convex, two: Convex, way: Point) -> tuple[float, float]:
    back = (-way[0], -way[1])
    return max(-one.reach(back), -two.reach(back)), min(one.reach(way), two.reach(way))


def _peak(worth: Callable[[float], float], low: float, high: float) -> float:
    """Return where a function that rises and then falls is greatest."""
    for _ in range(_STEPS):
        left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
        low, high = (low, right) if worth(left) > worth(right) else (left, high)
    return (low + high) / 2.0


def way_beyond(inner: Convex, outer: Convex) -> Point:
    """Return the direction in which one shape reaches farthest beyond another."""

    def worth(way: Point) -> float:
        return inner.reach(way) - outer.reach(way)

    def turned(angle: float) -> Point:
        return cos(angle), sin(angle)

    step = 2.0 * pi / _TURNS
    around = max((step * k for k in range(_TURNS)), key=lambda angle: worth(turned(angle)))
    best = turned(_peak(lambda angle: worth(turned(angle)), around - step, around + step))
    away = (inner.at[0] - outer.at[0], inner.at[1] - outer.at[1])
    far = hypot(*away)
    straight = [(away[0] / far, away[1] / far)] if far > 0.0 else []
    return max([best, *straight, *outer.ways], key=lambda way: worth(way) if any(way) else -inf)
