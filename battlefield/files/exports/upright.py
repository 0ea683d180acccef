"""Rectangles and ellipses as drawing programs say them: a corner, two sides, a turn about that corner."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Any

from battlefield.geometry.kernel.shapes import BaseSize, Point, Polygon
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import inches


@dataclass(frozen=True, slots=True)
class Upright:
    """A box drawn upright from its top left corner and then turned clockwise about it, or its ellipse."""

    corner: Point
    width: float
    height: float
    rotation: float
    is_ellipse: bool = False

    def corners(self) -> tuple[Point, ...]:
        """Return the box's four corners, clockwise from its own."""
        sides = ((0.0, 0.0), (self.width, 0.0), (self.width, self.height), (0.0, self.height))
        return tuple(_turned(self.corner, side, self.rotation) for side in sides)


def about_centre(centre: Point, across: float, along: float, bearing: float, is_ellipse: bool) -> Upright:
    """Return the box about a centre whose `along` side lies along a bearing."""
    corner = _turned(centre, (-across / 2.0, -along / 2.0), bearing)
    return Upright(corner, across, along, bearing, is_ellipse)


def upright_base(size: BaseSize, at: Point, facing: float) -> Upright | None:
    """Return a base as a box or an ellipse, turned by its facing; None for a hexagon."""
    if size.kind == "hex":
        return None
    return about_centre(at, inches(size.width_mm), inches(size.length_mm), facing, size.kind != "rect")


def upright_ellipse(ellipse: Mapping[str, Any]) -> Upright:
    """Return a drawn ellipse by what it remembers of itself."""
    x, y = ellipse["at"]
    return about_centre((x, y), ellipse["width"], ellipse["length"], ellipse["bearing"], True)


def least_turned(across: float, along: float, bearing: float) -> tuple[float, float, float]:
    """Return what is `along` long along a bearing by its size across and down before the least turn to it."""
    turn = 45.0 - (45.0 - bearing) % 90.0
    is_on_its_side = round((bearing - turn) / 90.0) % 2 == 1
    return (along, across, turn) if is_on_its_side else (across, along, turn)


def upright_rect(polygon: Polygon) -> Upright | None:
    """Return a polygon that is a rectangle as such, turned as little as may be; None for others."""
    if len(polygon.points) != 4 or polygon.holes:
        return None
    ring = polygon.points if _runs_clockwise(polygon.points) else polygon.points[::-1]
    found = min((_from_corner(ring[n:] + ring[:n]) for n in range(4)), key=lambda box: abs(box.rotation))
    near = [min(hypot(x - u, y - v) for u, v in found.corners()) for x, y in ring]
    return found if all(is_within(gap, 0.0) for gap in near) else None


def _from_corner(ring: tuple[Point, ...]) -> Upright:
    (x, y), (u, v), _, (p, q) = ring
    return Upright((x, y), hypot(u - x, v - y), hypot(p - x, q - y), degrees(atan2(v - y, u - x)))


def _runs_clockwise(ring: tuple[Point, ...]) -> bool:
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return sum(x * v - u * y for (x, y), (u, v) in pairs) > 0.0


def _turned(centre: Point, step: Point, turn: float) -> Point:
    """Go a step from a point, the step turned clockwise."""
    c, s = cos(radians(turn)), sin(radians(turn))
    return centre[0] + step[0] * c - step[1] * s, centre[1] + step[0] * s + step[1] * c
