"""Where the x axis enters what is round: a disc, an ellipse, or a sum of one disc and up to two ellipses.

What is round is symmetric about its centre, so that to leave is to enter the other way round: the axis leaves
a shape about (x, y) where it enters, with the sign turned, the same shape about (-x, -y).
"""

from dataclasses import dataclass
from math import asin, cos, hypot, inf, pi, sin, sqrt

Oval = tuple[float, float, float, float]
"""An ellipse about a centre: its two half axes, and the unit vector of the first one."""
Hit = tuple[float, float, float]
"""Where the x axis enters a shape, and the shape's outward normal there."""

MISS: Hit = (inf, 0.0, 0.0)

_MOST_STEPS = 70  # bisection alone would reach the last digit in 55
_CLOSED = 1e-12  # the end is flat in the angle: this far off, it is wrong by less than rounding


@dataclass(frozen=True, slots=True, eq=False)
class Rounding:
    """What a shape is rounded by: a disc, and ellipses."""

    radius: float
    ovals: tuple[Oval, ...] = ()

    @property
    def is_bare(self) -> bool:
        """Whether nothing is rounded at all."""
        return self.radius == 0.0 and not self.ovals

    def seen_along(self, direction: tuple[float, float]) -> "Rounding":
        """Turn to a frame whose x axis is a unit vector."""
        if not self.ovals:
            return self
        dx, dy = direction
        turned = [(a, b, ax * dx + ay * dy, ay * dx - ax * dy) for a, b, ax, ay in self.ovals]
        return Rounding(self.radius, tuple(turned))

    def plus(self, other: "Rounding", grow: float = 0.0) -> "Rounding":
        """Return the sum of two, and of a disc."""
        return Rounding(self.radius + other.radius + grow, self.ovals + other.ovals)

    def support(self, ux: float, uy: float) -> float:
        """Evaluate the support function."""
        value = self.radius
        for a, b, ax, ay in self.ovals:
            value += hypot(a * (ax * ux + ay * uy), b * (ax * uy - ay * ux))
        return value

    def tangent(self, ux: float, uy: float) -> float:
        """Return how far the point that is farthest in a direction lies along the direction turned x to y."""
        value = 0.0
        for a, b, ax, ay in self.ovals:
            c, s = ax * ux + ay * uy, ax * uy - ay * ux
            value -= (a - b) * (a + b) * s * c / max(hypot(a * c, b * s), 1e-300)
        return value

    def entry(self, x: float, y: float) -> Hit:
        """Return where the x axis enters the shape about a centre."""
        if not self.ovals:
            return _disc_entry(self.radius, x, y)
        if len(self.ovals) == 1 and self.radius == 0.0:
            return _ellipse_entry(self.ovals[0], x, y)
        return _sum_entry(self, x, y)


def _disc_entry(radius: float, x: float, y: float) -> Hit:
    """Enter a disc; no digits are lost where the origin is in contact, nor where the axis grazes."""
    inside = (radius - abs(y)) * (radius + abs(y))
    if inside <= 0.0 or radius <= 0.0:
        return MISS
    half = sqrt(inside)
    if x < 0.0:
        return x - half, -half / radius, -y / radius
    distance = hypot(x, y)
    return (distance - radius) * (distance + radius) / (x + half), -half / radius, -y / radius


def _ellipse_entry(oval: Oval, x: float, y: float) -> Hit:
    """Enter an ellipse where it is a unit disc: in a frame of its own, each axis in its own measure."""
    a, b, ax, ay = oval
    mx, my = (x * ax + y * ay) / a, (y * ax - x * ay) / b
    ux, uy = ax / a, -ay / b
    speed = hypot(ux, uy)
    ux, uy = ux / speed, uy / speed
    end, nx, ny = _disc_entry(1.0, mx * ux + my * uy, my * ux - mx * uy)
    if end == inf:
        return MISS
    nx, ny = (nx * ux - ny * uy) / a, (nx * uy + ny * ux) / b
    length = hypot(nx, ny)
    return end / speed, (nx * ax - ny * ay) / length, (nx * ay + ny * ax) / length


def _sum_entry(rounding: Rounding, x: float, y: float) -> Hit:
    """Enter a sum of round shapes.

    From where the axis passes the centre it is the greatest (-u·m - h(u)) / (-u·d) over directions
    u = -d cos t + n sin t, where d is the axis, n the axis turned, and m = (0, y). There the point of contact
    k(u) lies on the axis: n·k(u) = -n·m, and n·k(u) rises with t. Newton's steps, kept between bounds.
    """
    widest = rounding.support(0.0, 1.0)
    if abs(y) >= widest:
        return MISS
    low, high, angle = -pi / 2.0, pi / 2.0, asin(-y / widest)
    for _ in range(_MOST_STEPS):
        excess, slope = _excess(rounding, angle, y)
        low, high = (angle, high) if excess < 0.0 else (low, angle)
        step = angle - excess / max(slope, 1e-300)
        if not low <= step <= high:
            step = (low + high) / 2.0
        closed = abs(step - angle) <= _CLOSED
        angle = step
        if closed:
            break
    s, c = sin(angle), cos(angle)
    return x - (s * y + rounding.support(-c, s)) / max(c, 1e-300), -c, s


def _excess(rounding: Rounding, angle: float, y: float) -> tuple[float, float]:
    """Return how far aside of the axis the point of contact lies for a direction, and how fast that rises."""
    s, c = sin(angle), cos(angle)
    height, shift, bend = rounding.radius, 0.0, rounding.radius
    for a, b, ax, ay in rounding.ovals:
        u, v = ay * s - ax * c, ax * s + ay * c
        own = hypot(a * u, b * v)
        height += own
        shift -= (a - b) * (a + b) * v * u / max(own, 1e-300)
        bend += (a * b) ** 2 / max(own, 1e-100) ** 3
    return y + s * height - c * shift, c * bend
