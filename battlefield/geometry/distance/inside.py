"""Whether a base lies wholly inside an outline, or several taken together: no polygon stands for a circle.

What outlines leave bare of a base is bounded by stretches of the base's own edge, of straight edges and of
circles. Where anything is bare, so is one of few points: a place where two of these cross, a corner of a
straight edge or of the base, or, where nothing crosses it, any point of the base's edge.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, sin, sqrt
from typing import TYPE_CHECKING

import numpy as np

from battlefield.geometry.convex.overlap_kernel import Posed, corners
from battlefield.geometry.kernel import discs
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BASE_KINDS, Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.tolerance import TOL, is_contained, is_overlapping
from battlefield.geometry.kernel.units import direction, inches
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.pieces.solids import base_solid, columns, deepest_solids
from battlefield.geometry.pieces.terrain import outline_polygon, outline_solid

if TYPE_CHECKING:
    import shapely

Edge = tuple[Point, Point]
_HALF = TOL / 2.0  # circles grow by it and bases shrink by twice that: mere contact leaves nothing bare
_FAR = 10_000.0  # inches; beyond all that a board may hold
_FRAME = ((-_FAR, -_FAR), (_FAR, -_FAR), (_FAR, _FAR), (-_FAR, _FAR))


def is_inside(base: PlacedBase, outline: Outline) -> bool:
    """Return whether no part of a base lies outside of an outline, or in one of its holes.

    Of a circle, the farthest point of the base is asked; else what is not the outline is cut into triangles
    (constrained Delaunay), none of which may overlap the base.
    """
    if isinstance(outline, Circle):
        group = Bases.placed([base]).groups()[0]
        return is_contained(outline.radius - float(discs.farthest(group, *outline.centre)[0]))
    return not any(_overlaps(base, solid) for solid in _outside(outline_polygon(outline)))


def is_over(base: PlacedBase, outline: Outline) -> bool:
    """Return whether a base and an outline share area; mere contact is none."""
    return _overlaps(base, outline_solid(outline))


@lru_cache(maxsize=128)
def _outside(polygon: Polygon) -> tuple[Posed, ...]:
    """Return what is not inside a polygon as convex parts: all around it, and each hole."""
    around = outline_solid(Polygon(_FRAME, (polygon.points,)))
    return (around, *(outline_solid(Polygon(hole)) for hole in polygon.holes))


def _overlaps(base: PlacedBase, solid: Posed) -> bool:
    own = base_solid(base)
    margin, _, _ = deepest_solids(solid, own.at(np.zeros(columns(solid), dtype=np.intp)))
    return is_overlapping(float(margin.max()))


def is_inside_union(base: PlacedBase, outlines: Sequence[Outline]) -> bool:
    """Return whether every part of a base lies in one or another of some outlines.

    A gap between outlines of no more than the tolerance is none.
    """
    if any(is_inside(base, outline) for outline in outlines):
        return True
    straight = tuple(outline_polygon(each) for each in outlines if not isinstance(each, Circle))
    round_ = tuple(each for each in outlines if isinstance(each, Circle))
    if len(straight) > 1 and any(is_inside(base, part) for part in _parts(straight)):
        return True
    if len(outlines) < 2 or not round_:
        return False
    own = _Own.of(base)
    discs = tuple(Circle(each.centre, each.radius + _HALF) for each in round_)
    return not any(own.holds(at) for at in _bare(own, straight, discs))


@lru_cache(maxsize=64)
def _joined(polygons: tuple[Polygon, ...]) -> "shapely.Geometry":
    """Unite polygons; edges that lie along each other within less than the tolerance become one."""
    import shapely

    return shapely.union_all([shapely.Polygon(p.points, p.holes) for p in polygons], grid_size=TOL / 4.0)


@lru_cache(maxsize=64)
def _parts(polygons: tuple[Polygon, ...]) -> tuple[Polygon, ...]:
    """Return the union of polygons as polygons that lie apart."""
    import shapely

    found = [part for part in shapely.get_parts(_joined(polygons)) if isinstance(part, shapely.Polygon)]
    return tuple(
        Polygon(_ring(part.exterior), tuple(_ring(hole) for hole in part.interiors)) for part in found
    )


def _ring(ring: "shapely.LinearRing") -> tuple[Point, ...]:
    return tuple((x, y) for x, y in ring.coords[:-1])


@lru_cache(maxsize=64)
def _edges(polygons: tuple[Polygon, ...]) -> tuple[Edge, ...]:
    rings = [ring for part in _parts(polygons) for ring in (part.points, *part.holes)]
    return tuple(edge for ring in rings for edge in zip(ring, (*ring[1:], ring[0]), strict=True))


@dataclass(frozen=True, slots=True)
class _Own:
    """A base, shrunk by the tolerance: half axes of an ellipse, or the edges of a polygon."""

    at: Point
    axis: Point
    half: Point
    edges: tuple[Edge, ...]

    @classmethod
    def of(cls, base: PlacedBase) -> "_Own":
        """Take a base's exact shape."""
        size, axis = base.size, direction(base.facing)
        half = inches(size.length_mm) / 2.0 - TOL, inches(size.width_mm) / 2.0 - TOL
        if size.kind in ("round", "oval"):
            return cls(base.at, axis, half, ())
        kind = BASE_KINDS.index(size.kind)
        xs, ys = corners(kind, np.array([half[0]]), np.array([half[1]]))
        own = cls(base.at, axis, half, ())
        ring = sorted(zip(xs.ravel().tolist(), ys.ravel().tolist(), strict=True), key=_turn)
        places = [own.onto(at) for at in ring]
        return cls(base.at, axis, half, tuple(zip(places, (*places[1:], places[0]), strict=True)))

    def onto(self, at: Point) -> Point:
        """Put a point of the base's own frame on the table."""
        (x, y), (ux, uy) = at, self.axis
        return self.at[0] + x * ux - y * uy, self.at[1] + x * uy + y * ux

    def within(self, at: Point) -> Point:
        """Return a point of the table in the base's own frame."""
        (x, y), (ux, uy) = (at[0] - self.at[0], at[1] - self.at[1]), self.axis
        return x * ux + y * uy, y * ux - x * uy

    def holds(self, at: Point) -> bool:
        """Tell whether a point lies in it, by half of what it has been shrunk by at most beyond its edge."""
        if not self.edges:
            (x, y), (a, b) = self.within(at), self.half
            return hypot(x / (a + _HALF), y / (b + _HALF)) <= 1.0
        return all(_side(edge, at) >= -_HALF for edge in self.edges)

    @property
    def box(self) -> Box:
        """A box about it."""
        far = hypot(*self.half) * 2.0
        return Box.about(((self.at[0] - far, self.at[1] - far), (self.at[0] + far, self.at[1] + far)))

    def marks(self) -> Iterator[Point]:
        """Yield its corners, or one point of an edge that has none."""
        yield from (edge[0] for edge in self.edges)
        if not self.edges:
            yield self.onto((self.half[0], 0.0))

    def crossed_by(self, edge: Edge) -> Iterator[Point]:
        """Yield where its edge crosses a straight one."""
        if self.edges:
            for own in self.edges:
                yield from _crossing(own, edge)
            return
        (p, q), (a, b) = (self.within(edge[0]), self.within(edge[1])), self.half
        for share in _shares((p[0] / a, p[1] / b), (q[0] / a, q[1] / b), 1.0):
            yield _between(edge, share)

    def crossed_round(self, disc: Circle) -> Iterator[Point]:
        """Yield where its edge crosses a circle."""
        if self.edges:
            for own in self.edges:
                yield from _on_circle(own, disc)
            return
        yield from (self.onto(at) for at in _on_both(self.half, self.within(disc.centre), disc.radius))


def _turn(at: Point) -> float:
    return float(np.arctan2(at[1], at[0]))


def _bare(own: _Own, polygons: tuple[Polygon, ...], discs: tuple[Circle, ...]) -> Iterator[Point]:
    """Yield the points at which something may be bare, in the base or not, that no outline covers."""
    box = own.box
    edges = [edge for edge in _edges(polygons) if _meet(box, Box.about(edge))] if polygons else []
    near = [disc for disc in discs if _meet(box, _box_round(disc))]
    yield from (at for at in own.marks() if not _is_covered(at, polygons, near))
    for edge in edges:
        crossing = (edge[0], *own.crossed_by(edge))
        yield from (at for at in crossing if not _in_round(near, at))
    for number, disc in enumerate(near):
        others = (*near[:number], *near[number + 1 :])
        yield from (at for at in own.crossed_round(disc) if not _is_covered(at, polygons, others))
        on_edges = (at for edge in edges for at in _on_circle(edge, disc))
        yield from (at for at in on_edges if not _in_round(others, at))
        for place, other in enumerate(near[:number]):
            rest = (*near[:place], *near[place + 1 : number], *near[number + 1 :])
            yield from (at for at in _two(disc, other) if not _is_covered(at, polygons, rest))


def _is_covered(at: Point, polygons: tuple[Polygon, ...], discs: Sequence[Circle]) -> bool:
    return _in_round(discs, at) or _in_straight(polygons, at)


def _meet(one: Box, other: Box) -> bool:
    across = one.left <= other.right and other.left <= one.right
    return across and one.top <= other.bottom and other.top <= one.bottom


def _box_round(disc: Circle) -> Box:
    (x, y), r = disc.centre, disc.radius
    return Box(x - r, y - r, x + r, y + r)


def _in_straight(polygons: tuple[Polygon, ...], at: Point) -> bool:
    import shapely

    return bool(polygons) and bool(shapely.dwithin(_joined(polygons), shapely.Point(at), _HALF))


def _in_round(discs: Sequence[Circle], at: Point) -> bool:
    return any(_from_middle(disc, at) < disc.radius for disc in discs)


def _from_middle(disc: Circle, at: Point) -> float:
    return hypot(at[0] - disc.centre[0], at[1] - disc.centre[1])


def _side(edge: Edge, at: Point) -> float:
    """Return how far a point lies on the inner side of an edge."""
    (x, y), (u, v) = edge
    return ((u - x) * (at[1] - y) - (v - y) * (at[0] - x)) / hypot(u - x, v - y)


def _between(edge: Edge, share: float) -> Point:
    (x, y), (u, v) = edge
    return x + (u - x) * share, y + (v - y) * share


def _crossing(one: Edge, other: Edge) -> Iterator[Point]:
    """Yield where two stretches cross; those along each other are told apart by their corners."""
    start, end = _side(other, one[0]), _side(other, one[1])
    if start * end < 0.0 and _side(one, other[0]) * _side(one, other[1]) <= 0.0:
        yield _between(one, start / (start - end))


def _shares(p: Point, q: Point, radius: float) -> Iterator[float]:
    """Yield the shares of the way from p to q at which it crosses a circle about the origin."""
    ux, uy = q[0] - p[0], q[1] - p[1]
    a, b, c = ux * ux + uy * uy, p[0] * ux + p[1] * uy, p[0] * p[0] + p[1] * p[1] - radius * radius
    square = b * b - a * c
    if a > 0.0 and square >= 0.0:
        found = (-b - sqrt(square)) / a, (-b + sqrt(square)) / a
        yield from (share for share in found if 0.0 <= share <= 1.0)


def _on_circle(edge: Edge, disc: Circle) -> Iterator[Point]:
    (x, y), (p, q) = disc.centre, edge
    for share in _shares((p[0] - x, p[1] - y), (q[0] - x, q[1] - y), disc.radius):
        yield _between(edge, share)


def _two(one: Circle, other: Circle) -> Iterator[Point]:
    """Yield where two circles cross."""
    found = _on_both((one.radius, one.radius), _less(other.centre, one.centre), other.radius)
    yield from ((one.centre[0] + x, one.centre[1] + y) for x, y in found)


def _less(at: Point, by: Point) -> Point:
    return at[0] - by[0], at[1] - by[1]


def _on_both(half: Point, centre: Point, radius: float) -> Iterator[Point]:
    """Yield where an ellipse about the origin, its axes those of the frame, crosses a circle.

    With z the ellipse's angle as a number on the unit circle, both meet where a quartic in z is zero.
    """
    (a, b), (x, y) = half, centre
    first, second = (a * a - b * b) / 4.0, complex(-a * x, b * y)
    middle = (a * a + b * b) / 2.0 + x * x + y * y - radius * radius
    for z in np.roots([first, second, middle, second.conjugate(), first]):
        if abs(abs(z) - 1.0) <= TOL:
            angle = float(np.angle(z))
            yield a * cos(angle), b * sin(angle)
