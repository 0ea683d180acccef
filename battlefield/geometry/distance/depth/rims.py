"""What bounds the moves at which two shapes overlap: straight sides, and arcs of one disc or oval.

Moved by t, B overlaps A where t lies in the sum of A and of B turned about the origin. The rim of that sum
consists of A's sides, shifted by the point of the turned B that is farthest along the side's normal, and of
the turned B's outline, shifted by A's corners, as far as its normals fit the corner. Some stretches of these
lie inside the sum; none of its rim is left out.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from battlefield.geometry.convex.overlap_kernel import Posed
from battlefield.geometry.convex.polygons import turning
from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.bases import Group
from battlefield.geometry.kernel.shapes import Polygon

Sides = tuple[Floats, Floats]
"""Starts and ends of sides, f8[n, 2] each."""

_LEVEL = 1e-9  # inch; corners no farther apart than this in height share a face
_TURN = 1e-9  # sine of the angle by which a normal may leave its cone by rounding


@dataclass(frozen=True, slots=True, eq=False)
class Rim:
    """A polygon's sides f8[n, 2] with their outward normals, and its outward corners with the normals of the
    sides before and after them; sides turn from x to y about the area.
    """

    start: Floats
    end: Floats
    normal: Floats
    corner: Floats
    before: Floats
    after: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Rims:
    """Sides f8[S, 2], and arcs of one disc or oval, moved to `centre` f8[K, 2], from a normal to another.

    Arcs run from the normal `first` to `last`, less than half a turn. The oval has half axes `a` >= `b`, the
    longer one along the unit vector `axis`; a disc's are equal.
    """

    start: Floats
    end: Floats
    centre: Floats
    first: Floats
    last: Floats
    a: float = 1.0
    b: float = 1.0
    axis: tuple[float, float] = (1.0, 0.0)

    def at(self, sides: Flags, arcs: Flags) -> "Rims":
        """Return the chosen sides and arcs."""
        chosen = (self.centre[arcs], self.first[arcs], self.last[arcs])
        return Rims(self.start[sides], self.end[sides], *chosen, self.a, self.b, self.axis)

    def flat(self, points: Floats) -> Floats:
        """See points or directions f8[..., 2] where the oval is a disc of radius 1."""
        (x, y), (ax, ay) = (points[..., 0], points[..., 1]), self.axis
        return np.stack([(x * ax + y * ay) / self.a, (y * ax - x * ay) / self.b], axis=-1)

    def real(self, points: Floats) -> Floats:
        """Undo `flat`."""
        (x, y), (ax, ay) = (points[..., 0] * self.a, points[..., 1] * self.b), self.axis
        return np.stack([x * ax - y * ay, x * ay + y * ax], axis=-1)

    def fits(self, foot: Floats, arcs: Ints) -> Flags:
        """Tell which points of the disc of radius 1, seen from its centre, lie on the given arcs."""
        (x, y), (ax, ay) = (foot[:, 0] / self.a, foot[:, 1] / self.b), self.axis
        normal = np.stack([x * ax - y * ay, x * ay + y * ax], axis=-1)
        return in_cone(normal / np.hypot(x, y)[:, None], self.first[arcs], self.last[arcs])


def polygon_rim(polygon: Polygon) -> Rim:
    """Return the rim of a polygon with holes."""
    rings = [(ring, -1.0 if place else 1.0) for place, ring in enumerate((polygon.points, *polygon.holes))]
    return _joined([_ring_rim(np.array(ring, dtype=np.float64), sense) for ring, sense in rings])


def hull_rim(hull: Posed) -> Rim:
    """Return the rim of a convex polygon, the only column of its solid."""
    return _ring_rim(np.stack([hull.x[:, 0], hull.y[:, 0]], axis=1), 1.0)


def polygon_rims(rim: Rim, other: Rim) -> Rims:
    """Bound the moves at which the polygon `other` overlaps the polygon of `rim`."""
    turned = Rim(-other.start, -other.end, -other.normal, -other.corner, -other.before, -other.after)
    none = np.zeros((0, 2))
    return Rims(*_both(_sides_on_corners(rim, turned), _sides_on_corners(turned, rim)), none, none, none)


def hull_rims(rim: Rim, hull: Posed) -> Rims:
    """Bound the moves at which a hull of corners and at most one disc overlaps the polygon of a rim."""
    centre, radius = -np.stack([hull.x[:, 0], hull.y[:, 0]], axis=1), hull.r[:, 0]
    height = rim.normal @ centre.T + radius
    side, disc = np.nonzero(height >= height.max(axis=1, keepdims=True) - _LEVEL)
    shift = centre[disc] + radius[disc, None] * rim.normal[side]
    start, end = _both((rim.start[side] + shift, rim.end[side] + shift), _hull_on_corners(rim, hull))
    for rounded in hull.round_discs():
        r = float(radius[rounded])
        return Rims(start, end, rim.corner + centre[rounded], rim.before, rim.after, r, r)
    none = np.zeros((0, 2))
    return Rims(start, end, none, none, none)


def oval_rims(rim: Rim, oval: Group) -> Rims:
    """Bound the moves at which an oval overlaps the polygon of a rim."""
    x, y, ax, ay, a, b = (float(column[0]) for column in (oval.x, oval.y, oval.ax, oval.ay, oval.a, oval.b))
    none, centre = np.zeros((0, 2)), np.array([-x, -y])
    frame = Rims(none, none, none, none, none, a, b, (ax, ay))
    stretched = np.stack([rim.normal @ (a * ax, a * ay), rim.normal @ (-b * ay, b * ax)], axis=1)
    shift = centre + frame.real(stretched / np.hypot(*stretched.T)[:, None])
    return Rims(
        rim.start + shift, rim.end + shift, rim.corner + centre, rim.before, rim.after, a, b, (ax, ay)
    )


def in_cone(direction: Floats, before: Floats, after: Floats) -> Flags:
    """Tell which unit vectors lie between two others less than half a turn apart, rounding included."""
    turned = _cross(before, direction) >= -_TURN
    return np.asarray(turned & (_cross(direction, after) >= -_TURN) & (_dot(direction, before + after) > 0.0))


def _ring_rim(ring: Floats, sense: float) -> Rim:
    """Return the rim of a ring whose area lies inside (sense 1) or outside of it (sense -1)."""
    start = ring[np.any(ring != np.roll(ring, 1, axis=0), axis=1)]
    start = start if turning(start) * sense >= 0.0 else start[::-1]
    end = np.roll(start, -1, axis=0)
    along = end - start
    normal = np.stack([along[:, 1], -along[:, 0]], axis=1) / np.hypot(*along.T)[:, None]
    before = np.roll(normal, 1, axis=0)
    outward = _cross(before, normal) > 0.0
    return Rim(start, end, normal, start[outward], before[outward], normal[outward])


def _joined(rims: Sequence[Rim]) -> Rim:
    columns = [(r.start, r.end, r.normal, r.corner, r.before, r.after) for r in rims]
    return Rim(*(np.concatenate(parts) for parts in zip(*columns, strict=True)))


def _both(one: Sides, other: Sides) -> Sides:
    return np.concatenate([one[0], other[0]]), np.concatenate([one[1], other[1]])


def _sides_on_corners(rim: Rim, other: Rim) -> Sides:
    """Return the first rim's sides, shifted by the other's corners that lie farthest along the normal."""
    fitting = in_cone(rim.normal[:, None], other.before[None], other.after[None])
    side, corner = np.nonzero(fitting)
    return rim.start[side] + other.corner[corner], rim.end[side] + other.corner[corner]


def _hull_on_corners(rim: Rim, hull: Posed) -> Sides:
    """Return the straight sides of a turned hull of discs, shifted by the rim's corners that they fit."""
    many = len(hull.x)
    normal = -np.stack([hull.mx[:, 0], hull.my[:, 0]], axis=1)
    disc = np.arange(len(normal))
    centre = -np.stack([hull.x[:, 0], hull.y[:, 0]], axis=1)
    ends = [centre[k % many] + hull.r[k % many] * normal for k in (disc, disc + 1)]
    side, corner = np.nonzero(in_cone(normal[:, None], rim.before[None], rim.after[None]))
    return ends[0][side] + rim.corner[corner], ends[1][side] + rim.corner[corner]


def _cross(one: Floats, other: Floats) -> Floats:
    return np.asarray(one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0])


def _dot(one: Floats, other: Floats) -> Floats:
    return np.asarray(one[..., 0] * other[..., 0] + one[..., 1] * other[..., 1])
