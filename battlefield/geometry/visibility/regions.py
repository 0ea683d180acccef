"""What a point sees of the table on a level: the star of all points with nothing between, and how large it
is.

Sight does not pass what blocks. It passes into a cloud but not out on the other side; an eye inside a cloud
sees out of it. What lies beyond a cloud is hidden even where the same cloud begins again there.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import pi
from typing import Any

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces import Table
from battlefield.geometry.visibility.sweep import Sectors, swept
from battlefield.geometry.visibility.walls import Walls, walls

Corners = NDArray[np.complex128]
"""Points of the plane as complex numbers, which take half the calls."""

_SAG = 5e-5  # inch; how far the drawn outline may leave an arc
_SAME = 1e-4  # inch; a union's points that lie on a straight run as nearly as that are dropped


@dataclass(frozen=True, eq=False)
class VisibleRegion:
    """The star of what an eye sees: exact within each of the sectors between `angles` f8[S + 1], in radians.

    A sector ends at a wall, where 1 / distance is `wall` · direction, or at an arc of the circle `arc`
    (x, y relative to the eye, radius; the far side of it where `far`); a radius of 0 marks a wall. Both ends
    of a sector lie at `x` and `y` f8[2, S], relative to the eye. `area` is exact in square inches; there are
    no sectors where nothing is seen.
    """

    eye: Point
    area: float
    angles: Floats
    wall: Floats
    arc: Floats
    far: Flags
    x: Floats = field(repr=False)
    y: Floats = field(repr=False)

    @cached_property
    def outline(self) -> tuple[Point, ...]:
        """The edge, which follows arcs to 1e-4 inch; empty where nothing is seen. Drawn when asked for."""
        if not len(self.wall):
            return ()
        ring = np.array([self.x, self.y]).T.reshape(-1, 2)
        curved = self.arc[:, 2].nonzero()[0]
        if len(curved):
            x, y, arc = self.x[:, curved], self.y[:, curved], self.arc[curved].T
            ring = _bent(ring, 2 * curved + 1, arc, *_turns(x, y, arc, self.far[curved]))
        corners = _thinned(ring.view(np.complex128)[:, 0]) + complex(*self.eye)
        return tuple(zip(corners.real.tolist(), corners.imag.tolist(), strict=True))

    def sees(self, points: Floats) -> Flags:
        """Tell which points f8[N, 2] the eye sees; its edge belongs to the region."""
        if not len(self.wall):
            return np.zeros(len(points), dtype=bool)
        dx, dy = (points - np.array(self.eye)).T
        distance, angle = np.hypot(dx, dy), np.arctan2(dy, dx)
        hair = TOL / np.maximum(distance, TOL)
        return self._reaches(angle + hair, distance) | self._reaches(angle - hair, distance)

    def seen_of(self, points: Sequence[Point]) -> list[Point]:
        """Return those of some points that the eye sees."""
        seen = self.sees(np.array(points).reshape(-1, 2)).tolist()
        return [point for point, is_seen in zip(points, seen, strict=True) if is_seen]

    def _reaches(self, angle: Floats, distance: Floats) -> Flags:
        sector = np.searchsorted(self.angles, (angle + pi) % (2.0 * pi) - pi, side="right") - 1
        sector = np.where(sector < 0, len(self.wall) - 1, np.minimum(sector, len(self.wall) - 1))
        ends = self.wall[sector], self.arc[sector], self.far[sector]
        return np.asarray(distance <= _reach(np.cos(angle), np.sin(angle), *ends) + TOL)

    @staticmethod
    def of(table: Table, eye: Point, height: float = 0.0) -> "VisibleRegion":
        """Find what the eye sees of the plane at its own height in inches, on the board, by an angular sweep.

        Raises ValueError for an eye that is not on the board.
        """
        if not (-TOL <= eye[0] <= table.width + TOL and -TOL <= eye[1] <= table.height + TOL):
            raise ValueError("the eye is not on the board")
        around = walls(table, height)
        touches = _touches(around, eye)
        if touches and _is_buried(around, eye):
            none, flat = np.zeros(0), np.zeros((2, 0))
            return VisibleRegion(eye, 0.0, none, flat.T, none.reshape(0, 3), none.astype(bool), flat, flat)
        return _region(eye, swept(around, eye, touches))

    @staticmethod
    def from_body(table: Table, id_: str, height: float = 0.0) -> "VisibleRegion":
        """Find what the centre of a body's base sees at that height; an unknown id is a KeyError."""
        return VisibleRegion.of(table, table.body(id_).base.at, height)

    @staticmethod
    def united(regions: Sequence["VisibleRegion"]) -> tuple[tuple[Polygon, ...], float]:
        """Return what any of some regions sees: polygons that follow its edge to 2e-4 inch, and its area."""
        import shapely

        seen = [shapely.make_valid(shapely.Polygon(region.outline)) for region in regions if region.outline]
        area: Any = shapely.union_all(seen)
        parts = [part for part in shapely.get_parts(area.simplify(_SAME)) if part.geom_type == "Polygon"]
        polygons = tuple(
            Polygon(_points(part.exterior), tuple(_points(h) for h in part.interiors)) for part in parts
        )
        return polygons, float(area.area)


def _points(ring: Any) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in ring.coords[:-1])


def times_seen(regions: Iterable[VisibleRegion], points: Floats) -> Ints:
    """Count, for points f8[N, 2], the regions that hold them."""
    count = np.zeros(len(points), dtype=np.intp)
    for region in regions:
        count += region.sees(points)
    return count


def _touches(around: Walls, eye: Point) -> bool:
    """Return whether the eye is in or at something that blocks."""
    import shapely

    if len(around.circles):
        away = np.hypot(around.circles[:, 0] - eye[0], around.circles[:, 1] - eye[1])
        if np.any((away <= around.circles[:, 2] + TOL) & (around.cloud_circle < 0)):
            return True
    return bool(shapely.dwithin(around.solid, shapely.points(np.array(eye)), TOL))


def _is_buried(around: Walls, eye: Point) -> bool:
    """Return whether the eye is inside something that blocks."""
    import shapely

    away = np.hypot(around.circles[:, 0] - eye[0], around.circles[:, 1] - eye[1])
    if np.any((away < around.circles[:, 2] - TOL) & (around.cloud_circle < 0)):
        return True
    if not shapely.contains_xy(around.solid, *eye):
        return False
    return bool(shapely.distance(around.solid.boundary, shapely.Point(eye)) > TOL)


def _reach(ux: Floats, uy: Floats, wall: Floats, arc: Floats, far: Flags) -> Floats:
    """Return the distance to where the look ends, for directions f8[..., S] and the ends of their sectors."""
    straight = 1.0 / np.maximum(wall[:, 0] * ux + wall[:, 1] * uy, 1e-12)
    if not np.count_nonzero(arc):
        return np.asarray(straight)
    along, across = arc[:, 0] * ux + arc[:, 1] * uy, arc[:, 0] * uy - arc[:, 1] * ux
    root = np.sqrt(np.maximum(arc[:, 2] ** 2 - across * across, 0.0))
    return np.asarray(np.where(arc[:, 2] > 0.0, np.where(far, along + root, along - root), straight))


def _region(eye: Point, found: Sectors) -> VisibleRegion:
    """Measure what lies within the ends of the sectors."""
    ends = np.array([found.angles[:-1], found.angles[1:]])
    ux, uy = np.cos(ends), np.sin(ends)
    reach = _reach(ux, uy, found.wall, found.arc, found.far)
    x, y = ux * reach, uy * reach
    doubled = x[0] * y[1] - y[0] * x[1]
    curved = found.arc[:, 2].nonzero()[0]
    if len(curved):
        px, py, arc = x[:, curved], y[:, curved], found.arc[curved].T
        _, turn = _turns(px, py, arc, found.far[curved])
        doubled[curved] = arc[0] * (py[1] - py[0]) - arc[1] * (px[1] - px[0]) + arc[2] ** 2 * turn
    area = float(doubled.sum()) / 2.0
    return VisibleRegion(eye, area, found.angles, found.wall, found.arc, found.far, x, y)


def _turns(x: Floats, y: Floats, arc: Floats, far: Flags) -> tuple[Floats, Floats]:
    """Give where on their circles arcs f8[3, A] between points f8[2, A] begin, and by how much they turn."""
    start, end = np.arctan2(y - arc[1], x - arc[0])
    slack = np.where(far, pi / 2.0, pi)  # a far arc may turn by pi, and never turns back
    return start, (end - start + slack) % (2.0 * pi) - slack


def _bent(ring: Floats, places: Ints, arc: Floats, start: Floats, turn: Floats) -> Floats:
    """Put points of arcs f8[3, A] into a ring at the places, which count its points."""
    steps = np.maximum(np.ceil(np.abs(turn) * np.sqrt(arc[2] / (8.0 * _SAG))), 1.0).astype(np.intp)
    row = np.arange(len(steps)).repeat(steps - 1)
    step = np.arange(len(row)) - (np.cumsum(steps - 1) - steps + 1)[row] + 1
    bend = start[row] + turn[row] * step / steps[row]
    x, y, r = arc[:, row]
    points = np.array([x + r * np.cos(bend), y + r * np.sin(bend)]).T
    return np.insert(ring, places[row], points, axis=0)


def _thinned(ring: Corners) -> Corners:
    """Drop points that repeat or lie on a straight run."""
    ring = ring[np.abs(_steps(ring)) > 1e-9]
    before = _steps(ring)
    turn = before.conj() * np.concatenate([before[1:], before[:1]])
    straight = (turn.real > 0.0) & (np.abs(turn.imag) <= 1e-10 * np.abs(before))
    return np.asarray(ring[~straight])


def _steps(ring: Corners) -> Corners:
    """Return the step to each point of a ring from the one before."""
    return np.asarray(ring - np.concatenate([ring[-1:], ring[:-1]]))
