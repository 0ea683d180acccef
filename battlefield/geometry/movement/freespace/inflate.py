"""What stands in a base's way, grown by that base: the exact places its centre may not enter.

The sum of an obstacle and a base is rings of corners (or a single point), rounded off by a smooth shape: a
disc for round things, an ellipse for ovals, nothing where both have straight sides.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from battlefield.geometry.convex import overlap_kernel
from battlefield.geometry.convex.polygons import turning
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import HEX, OVAL, RECT, Bases
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase
from battlefield.geometry.pieces.terrain import outline_polygon, outline_solid

Form = tuple[float, float, float]

NO_TURN = 1e-9  # a corner that turns less is no corner


@dataclass(frozen=True, slots=True, eq=False)
class Grown:
    """A shape as `rings`, each f8[k, 2] with the solid on the side that turns from x to y, and its rounding.

    A ring of one point is that point. `r` is the disc, `forms` the ellipses that round it off.
    """

    rings: tuple[Floats, ...]
    r: float = 0.0
    forms: tuple[Form, ...] = ()

    @property
    def is_point(self) -> bool:
        """Whether it has no straight side."""
        return len(self.rings) == 1 and len(self.rings[0]) == 1

    @property
    def is_sharp(self) -> bool:
        """Whether nothing rounds it off."""
        return self.r == 0.0 and not self.forms

    def bounds(self) -> tuple[float, float, float, float]:
        """Return a box about it: least x and y, greatest x and y."""
        corners = np.concatenate(self.rings)
        rim = self.r + sum(float(max(xx, yy)) ** 0.5 for xx, _, yy in self.forms)
        left, top = (corners.min(axis=0) - rim).tolist()
        right, bottom = (corners.max(axis=0) + rim).tolist()
        return left, top, right, bottom


@lru_cache(maxsize=4096)
def grown(thing: Outline | PlacedBase, size: BaseSize, facing: float) -> tuple[Grown, ...]:
    """Grow an outline or a placed base by a base of some size and facing, exactly.

    Straight sides grown by straight sides come as convex parts, which together are the sum.
    """
    site, mover = plain(thing), plain(PlacedBase(size, (0.0, 0.0), facing))
    if mover.is_point:
        return (Grown(site.rings, site.r + mover.r, site.forms + mover.forms),)
    if site.is_point:
        return (Grown((mover.rings[0] + site.rings[0],), site.r, site.forms),)
    return tuple(Grown((_sum(part, mover.rings[0]),)) for part in _convex_parts(thing, site))


@lru_cache(maxsize=4096)
def plain(thing: Outline | PlacedBase) -> Grown:
    """Return an outline or a placed base as it stands."""
    if isinstance(thing, PlacedBase):
        return _base(thing)
    if isinstance(thing, Circle):
        return Grown((np.array([thing.centre], dtype=np.float64),), thing.radius)
    polygon = outline_polygon(thing)
    outer, *holes = [cleaned(np.array(ring, dtype=np.float64)) for ring in (polygon.points, *polygon.holes)]
    return Grown((_turned(outer, 1.0), *(_turned(hole, -1.0) for hole in holes)))


@lru_cache(maxsize=256)
def half_extent(size: BaseSize, facing: float) -> tuple[float, float]:
    """Return how far a base reaches from its centre along x and along y."""
    base = _base(PlacedBase(size, (0.0, 0.0), facing))
    wide, high = np.abs(base.rings[0]).max(axis=0).tolist()
    ovals = [(xx**0.5, yy**0.5) for xx, _, yy in base.forms]
    return wide + base.r + sum(x for x, _ in ovals), high + base.r + sum(y for _, y in ovals)


def cleaned(ring: Floats) -> Floats:
    """Drop the corners of a ring that repeat one or turn nowhere."""
    while len(ring) > 3:
        arrive, leave = ring - np.roll(ring, 1, axis=0), np.roll(ring, -1, axis=0) - ring
        cross = arrive[:, 0] * leave[:, 1] - arrive[:, 1] * leave[:, 0]
        scale = np.hypot(*arrive.T) * np.hypot(*leave.T)
        straight = np.abs(cross) <= NO_TURN * scale
        if not straight.any():
            break
        ring = np.delete(ring, int(np.flatnonzero(straight)[0]), axis=0)
    return ring


def _base(base: PlacedBase) -> Grown:
    (group,) = Bases.placed([base]).groups()
    x, y, ax, ay, a, b = (
        float(column[0]) for column in (group.x, group.y, group.ax, group.ay, group.a, group.b)
    )
    point = np.array([[x, y]])
    if group.kind == OVAL:
        p, q = a * a, b * b
        form = (p * ax * ax + q * ay * ay, (p - q) * ax * ay, p * ay * ay + q * ax * ax)
        return Grown((point,), forms=(form,))
    if group.kind not in (RECT, HEX):
        return Grown((point,), a)
    along, across = (column[:, 0] for column in overlap_kernel.corners(group.kind, group.a, group.b))
    return Grown((np.stack([x + along * ax - across * ay, y + along * ay + across * ax], axis=1),))


def _convex_parts(thing: Outline | PlacedBase, site: Grown) -> list[Floats]:
    if isinstance(thing, PlacedBase):
        return [site.rings[0]]
    solid = outline_solid(thing)
    return [np.stack([solid.x[:, k], solid.y[:, k]], axis=1) for k in range(solid.x.shape[1])]


def _sum(one: Floats, other: Floats) -> Floats:
    """Add two convex rings: their edges, sorted by direction, one after the other."""
    one, other = _from_lowest(_turned(one, 1.0)), _from_lowest(_turned(other, 1.0))
    edges = np.concatenate([np.roll(ring, -1, axis=0) - ring for ring in (one, other)])
    angles = np.arctan2(edges[:, 1], edges[:, 0]) % (2.0 * np.pi)
    angles[angles > 2.0 * np.pi - 1e-12] = 0.0  # an edge along x that rounding turned back
    order = np.argsort(angles, kind="stable")
    steps = np.cumsum(edges[order[:-1]], axis=0)
    return cleaned(np.concatenate([np.zeros((1, 2)), steps]) + one[0] + other[0])


def _from_lowest(ring: Floats) -> Floats:
    """Turn a ring so that it starts at its least y, of those at its least x."""
    low = ring[:, 1].min()
    bottom = np.flatnonzero(ring[:, 1] <= low + 1e-12)
    return np.roll(ring, -int(bottom[np.argmin(ring[bottom, 0])]), axis=0)


def _turned(ring: Floats, sense: float) -> Floats:
    return ring if turning(ring) * sense >= 0.0 else ring[::-1]
