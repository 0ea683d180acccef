"""Pieces of boundaries: where they cut lines and curves, and the area that the pieces inside a shape enclose.

Arrays have the pairs of shapes along their last axis and one boundary piece or cut per row before it.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats

Test = Callable[[Floats, Floats], Flags]

_TURN = 2.0 * np.pi
_ROUND_OFF = 1e-14


@dataclass(frozen=True, slots=True, eq=False)
class Segments:
    """Directed straight pieces, f8[S, n] each."""

    x0: Floats
    y0: Floats
    x1: Floats
    y1: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Arc:
    """A piece of an ellipse square to the axes: centre, half axes, first parameter and extent, f8[n] each."""

    x: Floats
    y: Floats
    rx: Floats
    ry: Floats
    start: Floats
    extent: Floats

    def point(self, turn: Floats) -> tuple[Floats, Floats]:
        """Return the point at a parameter measured from the start."""
        angle = self.start + turn
        return self.x + self.rx * np.cos(angle), self.y + self.ry * np.sin(angle)


def closed(x: Floats, y: Floats) -> Segments:
    """Return the sides of rings of corners f8[C, n]."""
    return Segments(x, y, np.roll(x, -1, axis=0), np.roll(y, -1, axis=0))


def within_lines(mx: Floats, my: Floats, reach: Floats, x: Floats, y: Floats) -> Flags:
    """Tell which points f8[..., n] lie behind all the lines m·p = reach, each f8[M, n]."""
    inside = np.ones(np.broadcast_shapes(x.shape, reach.shape[1:]), dtype=np.bool_)
    for nx, ny, limit in zip(mx, my, reach, strict=True):
        inside &= nx * x + ny * y <= limit
    return inside


def cut_lines(pieces: Segments, mx: Floats, my: Floats, reach: Floats) -> Floats:
    """Return where segments cut lines, as parameters f8[M, S, n] (any number where they do not)."""
    nx, ny, limit = mx[:, None], my[:, None], reach[:, None]
    approach = nx * (pieces.x1 - pieces.x0) + ny * (pieces.y1 - pieces.y0)
    approach = np.where(np.abs(approach) < 1e-200, 1.0, approach)
    return np.asarray((limit - nx * pieces.x0 - ny * pieces.y0) / approach)


def cut_ellipse(pieces: Segments, x: Floats, y: Floats, rx: Floats, ry: Floats) -> Floats:
    """Return where segments cut an ellipse square to the axes, as parameters f8[2, S, n]."""
    sx, sy = (pieces.x0 - x) / rx, (pieces.y0 - y) / ry
    dx, dy = (pieces.x1 - pieces.x0) / rx, (pieces.y1 - pieces.y0) / ry
    square = dx * dx + dy * dy
    middle = -(sx * dx + sy * dy) / square
    half = np.sqrt(np.maximum(square - (sx * dy - sy * dx) ** 2, 0.0)) / square
    return np.stack([middle - half, middle + half])


def arc_cut_lines(arc: Arc, mx: Floats, my: Floats, reach: Floats) -> Floats:
    """Return where an arc's ellipse cuts lines, as parameters from the arc's start, f8[2M, n]."""
    along, across = mx * arc.rx, my * arc.ry
    ratio = (reach - mx * arc.x - my * arc.y) / np.hypot(along, across)
    middle, half = np.arctan2(across, along) - arc.start, np.arccos(np.clip(ratio, -1.0, 1.0))
    return np.concatenate([middle - half, middle + half])


def crossings(rim: Arc, circle: Arc) -> tuple[Floats, Floats]:
    """Return where an ellipse about the origin and a circle may cross: parameters on either, f8[k, n]."""
    solve = _two_circles if np.array_equal(rim.rx, rim.ry) else _ellipse_and_circle
    angle = solve(rim, circle)
    x, y = rim.rx * np.cos(angle), rim.ry * np.sin(angle)
    return angle - rim.start, np.arctan2(y - circle.y, x - circle.x) - circle.start


def _two_circles(rim: Arc, circle: Arc) -> Floats:
    """Cut the rim by the line through both crossings."""
    distance = np.hypot(circle.x, circle.y)
    gap = np.maximum(2.0 * rim.rx * distance, 1e-200)
    ratio = (rim.rx**2 - circle.rx**2 + distance**2) / gap
    middle, half = np.arctan2(circle.y, circle.x), np.arccos(np.clip(ratio, -1.0, 1.0))
    return np.stack([middle - half, middle + half])


def _ellipse_and_circle(rim: Arc, circle: Arc) -> Floats:
    """Solve |p(t) - centre|² = r² on the rim, a quartic in e^(it); f8[4, n] are its roots' angles.

    Roots off the unit circle are no crossings, but harmless cuts.
    """
    a, b = rim.rx, rim.ry
    scale = a * a + b * b + circle.x**2 + circle.y**2 + circle.rx**2
    first = np.maximum((a - b) * (a + b) / 4.0, _ROUND_OFF * scale)
    second = -a * circle.x + 1j * b * circle.y
    third = (a * a + b * b) / 2.0 + circle.x**2 + circle.y**2 - circle.rx**2
    companion = np.zeros((len(a), 4, 4), dtype=np.complex128)
    companion[:, 1, 0] = companion[:, 2, 1] = companion[:, 3, 2] = 1.0
    companion[:, 0] = -np.stack([second, third, second.conj(), first + 0j], axis=1) / first[:, None]
    roots = np.linalg.eigvals(companion)
    return np.asarray(np.angle(roots).T)


def segments_area(pieces: Segments, cuts: Floats, inside: Test) -> Floats:
    """Return the area that the parts of segments inside a shape sweep about the origin, f8[n].

    `cuts` f8[k, S, n] are parameters from 0 to 1 along each segment; others are moved to its ends.
    """
    ends = np.zeros((1, *pieces.x0.shape))
    at = np.sort(np.concatenate([ends, np.clip(cuts, 0.0, 1.0), ends + 1.0]), axis=0)
    middle = (at[1:] + at[:-1]) / 2.0
    dx, dy = pieces.x1 - pieces.x0, pieces.y1 - pieces.y0
    counted = inside(pieces.x0 + middle * dx, pieces.y0 + middle * dy)
    length = np.sum((at[1:] - at[:-1]) * counted, axis=0)
    return np.asarray(0.5 * np.sum(length * (pieces.x0 * dy - pieces.y0 * dx), axis=0))


def arc_area(arc: Arc, cuts: Floats, inside: Test) -> Floats:
    """Return the area that the parts of an arc inside a shape sweep about the origin, f8[n]."""
    ends = np.zeros((1, len(arc.x)))
    at = np.sort(np.concatenate([ends, np.minimum(cuts % _TURN, arc.extent), ends + arc.extent]), axis=0)
    counted = inside(*arc.point((at[1:] + at[:-1]) / 2.0))
    angle = arc.start + at
    sines, cosines = np.diff(np.sin(angle), axis=0), np.diff(np.cos(angle), axis=0)
    swept = arc.rx * arc.ry * np.diff(at, axis=0) + arc.x * arc.ry * sines - arc.y * arc.rx * cosines
    return np.asarray(0.5 * np.sum(swept * counted, axis=0))
