"""A slow, certain judge of margins: support functions minimised over every direction, with proof.

A shape is the convex hull of a few discs plus an ellipse (Minkowski sum), which covers every base and every
template exactly. For a template A and a base B the margin is the minimum over unit vectors u of
h_A(u) + h_B(-u), the slack (how deep B lies inside A) the minimum of h_A(u) - h_B(u).

The minimum is found by branch and bound. If h is a support function whose radius of curvature is at least
rho on an interval of directions, then on it, from either end t0,
h(t) >= h(t0) cos(t - t0) + h'(t0) sin(t - t0) + rho (1 - cos(t - t0)),
and h - rho stays below the sine curve through its two end values. No interval is dropped before its bound
exceeds the best value found less ACCURACY, so an answer is at most ACCURACY too high, plus rounding (1e-14
or so at coordinates below 100).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, radians, sin, sqrt

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.shapes import PlacedBase, Point, Template

ACCURACY = 1e-11
FIRST_INTERVALS = 48
CORNERS = 6  # the most discs that any base or template is the hull of
MM_PER_INCH = 25.4


@dataclass(frozen=True)
class Bodies:
    """N convex shapes: the hull of discs, plus an ellipse of two semi-axes (0, 0 where there is none)."""

    centres: Floats  # [N, CORNERS, 2]; discs are repeated to fill the row
    radii: Floats  # [N, CORNERS]
    axes: Floats  # [N, 2]
    along: Floats  # [N, 2], the unit vector of the first semi-axis

    def __len__(self) -> int:
        return len(self.axes)

    def moved(self, by: Floats) -> "Bodies":
        """Shift every body by its row of `by`."""
        return Bodies(self.centres + by[:, None, :], self.radii, self.axes, self.along)

    def mirrored(self) -> "Bodies":
        """Reflect every body in the origin."""
        return Bodies(-self.centres, self.radii, self.axes, self.along)

    def support(self, directions: Floats) -> Floats:
        """Give how far each body reaches in its row of `directions`."""
        return _support(self, np.arange(len(self)), directions)


@dataclass(frozen=True)
class Least:
    """The least value of N functions of direction, and a direction that has it."""

    value: Floats
    direction: Floats  # [N, 2]


def heading(bearing: float) -> tuple[float, float]:
    """Give the unit vector of a bearing: clockwise from up, y downward."""
    return sin(radians(bearing)), -cos(radians(bearing))


def point_from(origin: Point, bearing: float, forward: float, right: float) -> Point:
    """Give the point so far along the bearing and so far to its right."""
    east, south = heading(bearing)
    return origin[0] + forward * east - right * south, origin[1] + forward * south + right * east


def template_discs(template: Template) -> list[tuple[float, float, float]]:
    """Give the discs (x, y, r) whose hull a template is."""
    size, at, turn = template.size, template.at, template.bearing
    half_mm = 0.5 / MM_PER_INCH
    if template.kind == "round":
        return [(*at, size / 2)]
    if template.kind == "cone":
        return [(*at, 0.0), (*point_from(at, turn, size - size * 5 / 32, 0.0), size * 5 / 32)]
    if template.kind == "diffuse":
        return [(*at, 0.0)] + [(*point_from(at, turn + side, size, 0.0), 0.0) for side in (-45, 45)]
    ends = (-size / 2, size / 2) if template.kind == "wall" else (0.0, size)
    return [(*point_from(at, turn, end, side), 0.0) for end in ends for side in (-half_mm, half_mm)]


def base_discs(base: PlacedBase) -> list[tuple[float, float, float]]:
    """Give the discs (x, y, r) whose hull a base is; of an oval its centre, to which the ellipse is added."""
    length, width = base.size.length_mm / MM_PER_INCH, base.size.width_mm / MM_PER_INCH
    if base.size.kind == "round":
        return [(*base.at, length / 2)]
    if base.size.kind == "oval":
        return [(*base.at, 0.0)]
    if base.size.kind == "hex":
        turns = [base.facing + 30 + 60 * corner for corner in range(6)]
        return [(*point_from(base.at, turn, length / sqrt(3), 0.0), 0.0) for turn in turns]
    halves = [(x * length / 2, y * width / 2) for x in (-1, 1) for y in (-1, 1)]
    return [(*point_from(base.at, base.facing, forward, right), 0.0) for forward, right in halves]


def _bodies(hulls: Sequence[Sequence[tuple[float, float, float]]], axes: Floats, along: Floats) -> Bodies:
    rows = np.array([list(hull) + [hull[-1]] * (CORNERS - len(hull)) for hull in hulls], dtype=float)
    rows = rows.reshape(-1, CORNERS, 3)
    return Bodies(rows[:, :, :2], rows[:, :, 2], axes, along)


def _without_ellipses(hulls: Sequence[Sequence[tuple[float, float, float]]]) -> Bodies:
    return _bodies(hulls, np.zeros((len(hulls), 2)), np.tile((1.0, 0.0), (len(hulls), 1)))


def hulls_of_points(rows: Sequence[Sequence[tuple[float, float]]]) -> Bodies:
    """Make the convex hull of each row of at most CORNERS points."""
    return _without_ellipses([[(x, y, 0.0) for x, y in row] for row in rows])


def template_bodies(templates: Sequence[Template]) -> Bodies:
    """Make the exact shape of each template."""
    return _without_ellipses([template_discs(template) for template in templates])


def base_bodies(bases: Sequence[PlacedBase]) -> Bodies:
    """Make the exact shape of each base."""
    lengths = [(b.size.length_mm, b.size.width_mm) for b in bases]
    ovals = np.array([b.size.kind == "oval" for b in bases]).reshape(-1, 1)
    axes = np.where(ovals, np.array(lengths, dtype=float).reshape(-1, 2) / (2 * MM_PER_INCH), 0.0)
    along = np.array([heading(b.facing) for b in bases], dtype=float).reshape(-1, 2)
    return _bodies([base_discs(b) for b in bases], axes, along)


def centres_of(bases: Sequence[PlacedBase]) -> Floats:
    """Give the centres of bases as rows."""
    return np.array([b.at for b in bases], dtype=float).reshape(-1, 2)


def margins(first: Bodies, second: Bodies) -> Least:
    """Give each pair's margin; its direction is the one in which the second leaves the first soonest."""
    origin = second.centres.mean(axis=1)
    return _least([first.moved(-origin), second.moved(-origin).mirrored()], None)


def slacks(outer: Bodies, inner: Bodies) -> Least:
    """Give how deep each inner body lies in its outer one, minus how far it sticks out where it does.

    The discs of an inner body must share one radius.
    """
    origin = inner.centres.mean(axis=1)
    return _least([outer.moved(-origin)], inner.moved(-origin))


def signed_depths(bodies: Bodies, points: Floats) -> Floats:
    """Give the distance of points [N, 2] to the bodies' boundaries, positive inside."""
    dots = hulls_of_points([[(float(x), float(y))] for x, y in points])
    return margins(bodies, dots).value


def _units(angles: Floats) -> Floats:
    return np.stack([np.cos(angles), np.sin(angles)], axis=-1)


def _dot(left: Floats, right: Floats) -> Floats:
    return np.asarray((left * right).sum(axis=-1))


def _ellipse_parts(bodies: Bodies, rows: Ints, units: Floats) -> tuple[Floats, Floats]:
    """Split directions along the two axes, each part times its semi-axis."""
    along = bodies.along[rows]
    across = np.stack([-along[:, 1], along[:, 0]], axis=-1)
    return bodies.axes[rows, 0] * _dot(along, units), bodies.axes[rows, 1] * _dot(across, units)


def _support(bodies: Bodies, rows: Ints, units: Floats) -> Floats:
    reach = np.einsum("nkd,nd->nk", bodies.centres[rows], units) + bodies.radii[rows]
    return np.asarray(reach.max(axis=1) + np.hypot(*_ellipse_parts(bodies, rows, units)))


def _ellipse_point(bodies: Bodies, rows: Ints, units: Floats) -> Floats:
    """Give the point of the ellipse (about the origin) that is farthest in a direction."""
    along = bodies.along[rows]
    across = np.stack([-along[:, 1], along[:, 0]], axis=-1)
    first, second = _ellipse_parts(bodies, rows, units)
    scale = np.maximum(np.hypot(first, second), 1e-300)
    axes = bodies.axes[rows]
    return (axes[:, 0] * first / scale)[:, None] * along + (axes[:, 1] * second / scale)[:, None] * across


def _least_curvature(bodies: Bodies, rows: Ints, low: Floats, high: Floats) -> Floats:
    """Give the least radius of curvature a²b²/h³ of the ellipse for directions between two angles."""
    axes, along = bodies.axes[rows], bodies.along[rows]
    ends = [np.hypot(*_ellipse_parts(bodies, rows, _units(angle))) for angle in (low, high)]
    longest = np.arctan2(along[:, 1], along[:, 0]) + np.where(axes[:, 0] >= axes[:, 1], 0.0, pi / 2)
    crossed = np.floor((high - longest) / pi + 1e-9) > np.floor((low - longest) / pi - 1e-9)
    tallest = np.where(crossed, axes.max(axis=1), np.maximum(*ends))
    return np.asarray(axes.prod(axis=1) ** 2 / np.maximum(tallest, 1e-100) ** 3)


def _disc_inside(bodies: Bodies, rows: Ints, angle: Floats, rho: Floats) -> tuple[Floats, Floats]:
    """Give centre and radius of a disc that touches the body from inside in a direction.

    Its support bounds the body's from below: everywhere for the hull, for the ellipse as far as its radius of
    curvature is at least rho.
    """
    units = _units(angle)
    reach = np.einsum("nkd,nd->nk", bodies.centres[rows], units) + bodies.radii[rows]
    best = reach.argmax(axis=1)
    centre = bodies.centres[rows, best] + _ellipse_point(bodies, rows, units) - rho[:, None] * units
    return centre, bodies.radii[rows, best] + rho


def _chord(bodies: Bodies, rows: Ints, low: Floats, high: Floats) -> tuple[Floats, Floats]:
    """Give centre and radius of a disc whose support bounds the body's from above between two angles."""
    rho = _least_curvature(bodies, rows, low, high) + bodies.radii[rows, 0]
    left = _support(bodies, rows, _units(low)) - rho
    right = _support(bodies, rows, _units(high)) - rho
    sine = np.sin(high - low)
    x = (left * np.sin(high) - right * np.sin(low)) / sine
    y = (right * np.cos(low) - left * np.cos(high)) / sine
    return np.stack([x, y], axis=-1), rho


def _value(plus: Sequence[Bodies], minus: Bodies | None, rows: Ints, angles: Floats) -> Floats:
    units = _units(angles)
    value = np.asarray(sum(_support(bodies, rows, units) for bodies in plus))
    return value if minus is None else value - _support(minus, rows, units)


def _bound(
    plus: Sequence[Bodies], minus: Bodies | None, rows: Ints, low: Floats, high: Floats
) -> tuple[Floats, Floats]:
    """Bound the function from below on each interval; give the bound and the angle where it is lowest."""
    centres, radii = [], []
    rhos = [_least_curvature(bodies, rows, low, high) for bodies in plus]
    ceiling = (np.zeros((len(rows), 2)), np.zeros(len(rows)))
    if minus is not None:
        ceiling = _chord(minus, rows, low, high)
    for angle in (low, high):
        discs = [_disc_inside(bodies, rows, angle, rho) for bodies, rho in zip(plus, rhos, strict=True)]
        centres.append(sum((disc[0] for disc in discs), -ceiling[0]))
        radii.append(sum((disc[1] for disc in discs), -ceiling[1]))
    angles = _turning_points(centres, radii, low, high)
    curves = list(zip(centres, radii, strict=True))
    values = [np.maximum(*(_dot(c, _units(angle)) + r for c, r in curves)) for angle in angles]
    lowest = np.argmin(values, axis=0)
    each = np.arange(len(rows))
    return np.asarray(values)[lowest, each], np.asarray(angles)[lowest, each]


def _turning_points(centres: list[Floats], radii: list[Floats], low: Floats, high: Floats) -> list[Floats]:
    """List where in the interval the higher of two curves c·u + r can be lowest: ends, minima, crossings."""
    turns = [np.arctan2(-c[:, 1], -c[:, 0]) for c in centres]
    across = centres[0] - centres[1]
    reach = np.maximum(np.hypot(across[:, 0], across[:, 1]), 1e-300)
    middle = np.arctan2(across[:, 1], across[:, 0])
    spread = np.arccos(np.clip((radii[1] - radii[0]) / reach, -1, 1))
    inside = [low + (angle - low) % (2 * pi) for angle in (*turns, middle - spread, middle + spread)]
    return [low, high, *(np.where(angle <= high, angle, high) for angle in inside)]


def _least(plus: Sequence[Bodies], minus: Bodies | None) -> Least:
    count = len(plus[0])
    edges = np.linspace(-pi, pi, FIRST_INTERVALS + 1)
    rows = np.repeat(np.arange(count), FIRST_INTERVALS)
    low, high = np.tile(edges[:-1], count), np.tile(edges[1:], count)
    best, where = np.full(count, np.inf), np.zeros(count)
    while rows.size:
        bound, lowest = _bound(plus, minus, rows, low, high)
        cut = np.clip(lowest, low + 0.1 * (high - low), high - 0.1 * (high - low))
        for angle in (lowest, cut):
            _record(best, where, rows, angle, _value(plus, minus, rows, angle))
        open_ = bound < best[rows] - ACCURACY
        rows, low, high, cut = rows[open_], low[open_], high[open_], cut[open_]
        rows, low, high = np.tile(rows, 2), np.concatenate([low, cut]), np.concatenate([cut, high])
    return Least(best, _units(where))


def _record(best: Floats, where: Floats, rows: Ints, angles: Floats, values: Floats) -> None:
    """Keep the least value seen of each function, and its angle."""
    order = np.argsort(-values, kind="stable")  # the last write to a row is its least
    rows, angles, values = rows[order], angles[order], values[order]
    fresh = values < best[rows]
    best[rows[fresh]] = values[fresh]
    where[rows[fresh]] = angles[fresh]
