"""Lines through what is round: a disc, an ellipse, or a sum of one disc and up to two ellipses.

Arrays have one line per entry. A line is seen from the round thing's centre: `along` is how far ahead the
centre lies, `aside` how far to the left of the direction turned from x to y. Where the line misses, it enters
at +inf and leaves at -inf.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.shapes import Point

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Spans = tuple[Floats, Floats]

_MOST_STEPS = 70  # bisection alone would reach the last digit in 55
_CLOSED = 1e-12  # the end is flat in the angle: this far off, it is wrong by less than rounding


@dataclass(frozen=True, slots=True, eq=False)
class Rounding:
    """What n sums of shapes are rounded by: a disc `radius` f8[n] and ellipses f8[4, n] (half axes, axis)."""

    radius: Floats
    ovals: tuple[Floats, ...]

    def at(self, rows: Ints) -> "Rounding":
        """Give the chosen rows (repeats allowed)."""
        return Rounding(self.radius[rows], tuple(oval[:, rows] for oval in self.ovals))

    @property
    def is_bare(self) -> bool:
        """Tell whether nothing is rounded at all."""
        return not self.radius.any() and not any(oval[0].any() for oval in self.ovals)

    def support(self, ux: Floats, uy: Floats) -> Floats:
        """Evaluate the support function at one direction a row."""
        value = self.radius
        for a, b, ax, ay in self.ovals:
            value = value + np.hypot(a * (ax * ux + ay * uy), b * (ax * uy - ay * ux))
        return value

    def tangent(self, ux: Floats, uy: Floats) -> Floats:
        """Give how far the point that is farthest in a direction lies along the direction turned x to y."""
        value = 0.0 * ux
        for a, b, ax, ay in self.ovals:
            c, s = ax * ux + ay * uy, ax * uy - ay * ux
            value = value - (a - b) * (a + b) * s * c / np.maximum(np.hypot(a * c, b * s), 1e-300)
        return value

    def bend(self, ux: Floats, uy: Floats) -> Floats:
        """Give the radius of curvature at the point that is farthest in a direction."""
        value = self.radius
        for a, b, ax, ay in self.ovals:
            height = np.hypot(a * (ax * ux + ay * uy), b * (ax * uy - ay * ux))
            value = value + (a * b) ** 2 / np.maximum(height, 1e-100) ** 3
        return value

    def spans(self, direction: Point, along: Floats, aside: Floats) -> Spans:
        """Give where lines enter and leave."""
        enter, leave = np.full(along.shape, np.inf), np.full(along.shape, -np.inf)
        counted = sum(((oval[0] > 0.0).astype(np.intp) for oval in self.ovals), np.zeros(len(along), np.intp))
        discs, ellipses = counted == 0, (counted == 1) & (self.radius == 0.0)
        for rows, solve in ((discs, _disc), (ellipses, _ellipse), (~discs & ~ellipses, _sum)):
            chosen = np.flatnonzero(rows)
            if len(chosen):
                found = solve(self.at(chosen), direction, along[chosen], aside[chosen])
                enter[chosen], leave[chosen] = found
        return enter, leave


def _disc(rounding: Rounding, _: Point, along: Floats, aside: Floats) -> Spans:
    return disc_spans(rounding.radius, along, aside)


def disc_spans(radius: Floats, along: Floats, aside: Floats) -> Spans:
    """Cut discs; no digits are lost where the start is in contact, nor where the line grazes."""
    inside = (radius - np.abs(aside)) * (radius + np.abs(aside))
    hit = (inside > 0.0) & (radius > 0.0)
    half = np.sqrt(np.where(hit, inside, 1.0))
    distance = np.hypot(along, aside)
    power = (distance - radius) * (distance + radius)
    far = np.where(along >= 0.0, along + half, along - half)
    near = power / far
    enter, leave = np.where(along >= 0.0, near, far), np.where(along >= 0.0, far, near)
    return np.where(hit, enter, np.inf), np.where(hit, leave, -np.inf)


def _ellipse(rounding: Rounding, direction: Point, along: Floats, aside: Floats) -> Spans:
    """Cut ellipses where they are unit discs: in a frame of their own, each axis in its own measure."""
    dx, dy = direction
    rows = np.arange(len(along))
    a, b, ax, ay = np.choose(
        np.argmax([oval[0] > 0.0 for oval in rounding.ovals], axis=0), [o[:, rows] for o in rounding.ovals]
    )
    x, y = along * dx - aside * dy, along * dy + aside * dx
    mx, my = (x * ax + y * ay) / a, (y * ax - x * ay) / b
    ux, uy = (dx * ax + dy * ay) / a, (dy * ax - dx * ay) / b
    speed = np.hypot(ux, uy)
    ux, uy = ux / speed, uy / speed
    enter, leave = disc_spans(np.ones(len(along)), mx * ux + my * uy, my * ux - mx * uy)
    return enter / speed, leave / speed


def _sum(rounding: Rounding, direction: Point, along: Floats, aside: Floats) -> Spans:
    """Cut sums of round shapes: front and back are the same problem, as they are symmetric."""
    front = _front(rounding, direction, aside)
    back = _front(rounding, direction, -aside)
    return along + front, np.where(np.isfinite(back), along - back, -np.inf)


def _front(rounding: Rounding, direction: Point, aside: Floats) -> Floats:
    """Give where lines enter, from where they pass the centre: +inf where they miss.

    It is the greatest (-u·m - h(u)) / (-u·d) over directions u = -d cos t + n sin t. There the point of
    contact k(u) lies on the line: n·k(u) = -n·m, and n·k(u) rises with t.
    """
    (dx, dy), n = direction, len(aside)
    widest = rounding.support(np.full(n, -dy), np.full(n, dx))
    low, high = np.full(n, -np.pi / 2.0), np.full(n, np.pi / 2.0)
    angle = np.arcsin(np.clip(-aside / widest, -1.0, 1.0))
    for _ in range(_MOST_STEPS):
        s, c = np.sin(angle), np.cos(angle)
        ux, uy = -dx * c - dy * s, -dy * c + dx * s
        excess = aside + s * rounding.support(ux, uy) - c * rounding.tangent(ux, uy)
        low, high = np.where(excess < 0.0, angle, low), np.where(excess < 0.0, high, angle)
        step = angle - excess / np.maximum(c * rounding.bend(ux, uy), 1e-300)
        usable = (step >= low) & (step <= high)
        step = np.where(usable, step, (low + high) / 2.0)
        closed = np.abs(step - angle) <= _CLOSED
        angle = step
        if closed.all():
            break
    s, c = np.sin(angle), np.cos(angle)
    ux, uy = -dx * c - dy * s, -dy * c + dx * s
    hit = np.abs(aside) < widest
    return np.where(hit, -(s * aside + rounding.support(ux, uy)) / np.maximum(c, 1e-300), np.inf)
