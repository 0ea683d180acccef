"""Where along a row of the table a template may stand to cover a base: one interval with exact ends.

The places from which a template of fixed bearing covers a base form a convex set, so margin and slack are
concave along every row. Each direction u bounds them from above by a line; from outside the set, Newton's
steps along the tightest of these lines approach an end and never pass it.
"""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.convex import overlap_kernel
from battlefield.geometry.convex.overlap_kernel import Deepest, Posed
from battlefield.geometry.convex.polygons import Hull, template_frame, template_hull
from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.bases import ROUND, Group
from battlefield.geometry.kernel.shapes import Template, TemplateKind
from battlefield.geometry.kernel.tolerance import TOL

_STEPS = 80  # halving alone would get there
_CLOSE = 1e-14


@dataclass(frozen=True, slots=True, eq=False)
class Footprint:
    """A template of one bearing, and whether a base counts only when wholly under it."""

    hull: Hull
    axis: tuple[float, float]
    wholly: bool

    @classmethod
    def of(cls, kind: TemplateKind, size: float, bearing: float, wholly: bool) -> "Footprint":
        """Take a template's shape at a bearing in degrees."""
        axis = template_frame(Template(kind, size, (0.0, 0.0), bearing))
        return cls(template_hull(kind, size), axis, wholly)

    @property
    def limit(self) -> float:
        """The margin or slack from which on a base counts."""
        return -TOL if self.wholly else TOL

    def extent(self, bases: Group, ux: float, uy: float) -> Floats:
        """Return how far opposite (ux, uy) from a base's centre the template's origin may stand, f8[n]."""
        (ex, ey), (cx, cy) = self.axis, self.hull.centres.T
        template = float(np.max(cx * (ex * ux + ey * uy) + cy * (ex * uy - ey * ux) + self.hull.radii))
        vx, vy = bases.ax * ux + bases.ay * uy, bases.ax * uy - bases.ay * ux
        base = overlap_kernel.support(bases.kind, bases.a, bases.b, vx, vy)
        return np.asarray(template + (-base if self.wholly else base) - self.limit)

    def closed_radius(self, bases: Group) -> Floats | None:
        """Return the radius of the disc of places, f8[n], where it is one: a round template, round bases."""
        if not self.hull.is_disc or bases.kind != ROUND:
            return None
        radius = float(self.hull.radii[0]) - self.limit
        return np.asarray(radius - bases.a if self.wholly else radius + bases.a)

    def measure(self, bases: Group, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """Return the margin (or slack) of each base with the template at (x, y), and its slope along x."""
        seen = overlap_kernel.pose(self.hull, bases, (x, y), self.axis)
        measure = _slack if self.wholly else overlap_kernel.deepest
        value, ux, uy = measure(seen, bases.kind, bases.a, bases.b)
        return value, bases.ax * ux - bases.ay * uy


def row_ends(footprint: Footprint, bases: Group, y: Floats) -> tuple[Floats, Floats]:
    """Return the ends, f8[n] each, of the places on the row at y f8[n] from which each base is covered.

    A left end beyond its right end means that there is none.
    """
    radius = footprint.closed_radius(bases)
    if radius is not None:
        return _disc_ends(bases, radius, y)
    left = bases.x - footprint.extent(bases, 1.0, 0.0)
    right = bases.x + footprint.extent(bases, -1.0, 0.0)
    start = _approach(footprint, bases, (left, right), y, 1.0)
    return start, _approach(footprint, bases, (right, left), y, -1.0)


def _disc_ends(bases: Group, radius: Floats, y: Floats) -> tuple[Floats, Floats]:
    across = y - bases.y
    square = (radius - across) * (radius + across)
    half = np.where((radius >= 0.0) & (square >= 0.0), np.sqrt(np.maximum(square, 0.0)), -np.inf)
    return bases.x - half, bases.x + half


def _approach(
    footprint: Footprint, bases: Group, ends: tuple[Floats, Floats], y: Floats, forward: float
) -> Floats:
    """Step from one bound of the row toward the other until the base is covered; to infinity where never."""
    found, beyond = ends[0].copy(), ends[1]
    rows: Ints = np.arange(len(found))
    for _ in range(_STEPS):
        if not len(rows):
            break
        value, slope = footprint.measure(bases.at(rows), found[rows], y[rows])
        short, slope = footprint.limit - value, slope * forward
        never = (short > 0.0) & (slope <= 0.0)
        step = np.where(short > 0.0, short, 0.0) / np.where(slope > 0.0, slope, 1.0)
        found[rows] += forward * np.where(never, np.inf, step)
        going = (step > _CLOSE) & ((beyond[rows] - found[rows]) * forward >= 0.0)
        rows = rows[going & ~never]
    return found


def _slack(seen: Posed, kind: int, a: Floats, b: Floats) -> Deepest:
    """Return the slack with the direction that decides it, also where a base sticks out."""
    directions = [(seen.mx, seen.my)]
    directions += [
        overlap_kernel.far_directions(x, y, kind, a, b) for x, y in zip(seen.x, seen.y, strict=True)
    ]
    ux, uy = (np.concatenate(part) for part in zip(*directions, strict=True))
    rise = seen.rise(ux, uy)
    rise[: len(seen.edge)] = seen.edge
    return overlap_kernel.least(rise - overlap_kernel.support(kind, a, b, ux, uy), ux, uy)
