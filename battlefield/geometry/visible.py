"""What a point sees of the table on a level: the star of all points with nothing between, and how large it
is.

Sight does not pass what blocks. It passes into a cloud but not out on the other side; an eye inside a cloud
sees out of it. What lies beyond a cloud is hidden even where the same cloud begins again there.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, hypot, pi
from typing import Any

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.shapes import Point, Polygon
from battlefield.geometry.table import Table
from battlefield.geometry.tolerance import TOL
from battlefield.geometry.visible_walls import Floats, Ints, Walls, is_inside, walls

_SAG = 5e-5  # inch; how far the drawn outline may leave an arc
_SAME = 1e-4  # inch; a union's points that lie on a straight run as nearly as that are dropped
_NUDGE = 1e-5  # inch; a step to either side of a wall that the eye touches


@dataclass(frozen=True, slots=True, eq=False)
class VisibleRegion:
    """The star of what an eye sees: exact within each of the sectors between `angles` f8[S + 1], in radians.

    A sector ends at a wall, where 1 / distance is `wall` · direction, or at an arc of the circle `arc`
    (x, y relative to the eye, radius; the far side of it where `far`); a radius of 0 marks a wall. `area` is
    exact in square inches; `outline` follows arcs to 1e-4 inch, and is empty where nothing is seen.
    """

    eye: Point
    area: float
    outline: tuple[Point, ...]
    angles: Floats
    wall: Floats
    arc: Floats
    far: NDArray[np.bool_]

    def sees(self, points: Floats) -> NDArray[np.bool_]:
        """Tell which points f8[N, 2] the eye sees; its edge belongs to the region."""
        if not self.outline:
            return np.zeros(len(points), dtype=bool)
        dx, dy = (points - np.array(self.eye)).T
        distance, angle = np.hypot(dx, dy), np.arctan2(dy, dx)
        hair = TOL / np.maximum(distance, TOL)
        return self._reaches(angle + hair, distance) | self._reaches(angle - hair, distance)

    def _reaches(self, angle: Floats, distance: Floats) -> NDArray[np.bool_]:
        sector = np.searchsorted(self.angles, (angle + pi) % (2.0 * pi) - pi, side="right") - 1
        sector = np.where(sector < 0, len(self.wall) - 1, np.minimum(sector, len(self.wall) - 1))
        ends = self.wall[sector], self.arc[sector], self.far[sector]
        return np.asarray(distance <= _reach(np.cos(angle), np.sin(angle), *ends) + TOL)


def visible_region(table: Table, eye: Point, height: float = 0.0) -> VisibleRegion:
    """Find what the eye sees of the plane at its own height, within the board.

    Raises ValueError for an eye that is not on the board.
    """
    if not (-TOL <= eye[0] <= table.width + TOL and -TOL <= eye[1] <= table.height + TOL):
        raise ValueError("the eye is not on the board")
    around = walls(table, height)
    if _is_buried(around, eye):
        none = np.zeros(0)
        return VisibleRegion(eye, 0.0, (), none, none.reshape(0, 2), none.reshape(0, 3), none.astype(bool))
    return _swept(around, eye)


def visible_from(table: Table, id_: str, height: float = 0.0) -> VisibleRegion:
    """Find what the centre of a body's base sees at that height; an unknown id is a KeyError."""
    return visible_region(table, table.body(id_).base.at, height)


def united_regions(regions: Sequence[VisibleRegion]) -> tuple[tuple[Polygon, ...], float]:
    """Give what any of the regions sees, as polygons that follow its edge to 2e-4 inch, and its area."""
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


def exposure(table: Table, observers: Sequence[str], points: Floats, height: float = 0.0) -> Ints:
    """Count, for points f8[N, 2], the observers the centres of whose bases see them."""
    return times_seen((visible_from(table, observer, height) for observer in observers), points)


def times_seen(regions: Iterable[VisibleRegion], points: Floats) -> Ints:
    """Count, for points f8[N, 2], the regions that hold them."""
    count = np.zeros(len(points), dtype=np.intp)
    for region in regions:
        count += region.sees(points)
    return count


def _is_buried(around: Walls, eye: Point) -> bool:
    """Tell whether the eye is inside something that blocks."""
    import shapely

    away = np.hypot(around.circles[:, 0] - eye[0], around.circles[:, 1] - eye[1])
    if np.any((away < around.circles[:, 2] - TOL) & (around.cloud_circle < 0)):
        return True
    if not shapely.contains_xy(around.solid, *eye):
        return False
    return bool(shapely.distance(around.solid.boundary, shapely.Point(eye)) > TOL)


def _swept(around: Walls, eye: Point) -> VisibleRegion:
    hidden = [k for k, piece in enumerate(around.clouds) if is_inside(piece.outline, eye)]
    straight, curved = _stopping(around, eye, hidden)
    start, end = around.start[straight] - eye, around.end[straight] - eye
    circles = around.circles[curved] - np.array([*eye, 0.0])
    angles, first, span = _sectors(start, end, circles, around.marks - eye)
    middle = (angles[1:] + angles[:-1]) / 2.0
    direction = np.stack([np.cos(middle), np.sin(middle)])
    duals = _duals(start, end)
    place = (np.arange(len(middle))[:, None] - first) % len(middle) < span
    nearness = np.where(place, direction.T @ duals.T, -np.inf)
    best = nearness.argmax(axis=1)
    rows = np.arange(len(best))
    wall, near = duals[best], nearness[rows, best]
    arc, far = np.zeros((len(best), 3)), np.zeros(len(best), dtype=bool)
    for circle, cloud in zip(circles, around.cloud_circle[curved], strict=True):
        reach = _circle_reach(direction, circle, cloud >= 0)
        nearer = (reach > 0.0) & (reach * near < 1.0)
        near, arc, far = np.where(nearer, 1.0 / np.where(nearer, reach, 1.0), near), arc.copy(), far.copy()
        arc[nearer], far[nearer] = circle, cloud >= 0
    shut = _shut(around, eye, direction) | ~(near > 0.0)  # with no wall ahead the look leaves the board
    wall, arc = np.where(shut[:, None], 1e300, wall), np.where(shut[:, None], 0.0, arc)
    return _region(eye, angles, wall, arc, far, shut)


def _stopping(around: Walls, eye: Point, hidden: list[int]) -> tuple[Ints, Ints]:
    """Choose what can stop the look: of a cloud the walls that it leaves by, of clouds round the eye
    nothing.
    """
    (x, y), (u, v) = (around.start - eye).T, (around.end - eye).T
    leaving = x * v - y * u > 0.0
    use = (around.cloud < 0) | (leaving & ~np.isin(around.cloud, hidden))
    return np.flatnonzero(use), np.flatnonzero(~np.isin(around.cloud_circle, hidden))


def _sectors(start: Floats, end: Floats, circles: Floats, marks: Floats) -> tuple[Floats, Ints, Ints]:
    """Give the sorted angles of all that may change, and each wall's first sector and number of sectors."""
    away = np.hypot(circles[:, 0], circles[:, 1])
    toward = np.arctan2(circles[:, 1], circles[:, 0])
    half = np.arcsin(np.clip(circles[:, 2] / np.maximum(away, 1e-300), 0.0, 1.0))
    points = np.concatenate([start, end, marks])
    fixed = [-pi, -pi / 2.0, 0.0, pi / 2.0, pi]
    tangents = np.concatenate([toward, toward - half, toward + half, fixed])
    turned = (tangents + pi) % (2.0 * pi) - pi
    angles, index = np.unique(
        np.concatenate([np.arctan2(points[:, 1], points[:, 0]), turned]), return_inverse=True
    )
    count = len(angles)
    angles = np.append(angles, angles[0] + 2.0 * pi)
    one, two = index[: len(start)], index[len(start) : 2 * len(start)]
    turn = start[:, 0] * end[:, 1] - start[:, 1] * end[:, 0]
    first, last = np.where(turn > 0.0, one, two), np.where(turn > 0.0, two, one)
    return angles, first, np.where(_is_aside(start, end), (last - first) % count, 0)


def _is_aside(start: Floats, end: Floats) -> NDArray[np.bool_]:
    """Tell which walls do not point at the eye, nor pass through it."""
    turn = start[:, 0] * end[:, 1] - start[:, 1] * end[:, 0]
    return np.asarray(np.abs(turn) > 1e-12 * np.hypot(*(end - start).T))


def _duals(start: Floats, end: Floats) -> Floats:
    """Give each wall as the vector whose product with a direction is 1 / distance."""
    turn = start[:, 0] * end[:, 1] - start[:, 1] * end[:, 0]
    safe = np.where(_is_aside(start, end), turn, 1.0)
    step = end - start
    return np.stack([step[:, 1], -step[:, 0]], axis=1) / safe[:, None]


def _circle_reach(direction: Floats, circle: Floats, far: bool) -> Floats:
    """Give the distance to a circle's near or far side along directions, -1 where it is missed or behind."""
    (ux, uy), (x, y, r) = direction, circle
    along, across = x * ux + y * uy, x * uy - y * ux
    square = r * r - across * across
    root = np.sqrt(np.maximum(square, 0.0))
    return np.asarray(
        np.where((square > 0.0) & (along > 0.0), np.where(far, along + root, along - root), -1.0)
    )


def _reach(ux: Floats, uy: Floats, wall: Floats, arc: Floats, far: NDArray[np.bool_]) -> Floats:
    """Give the distance to where the look ends, for directions and the ends of their sectors."""
    along, across = arc[:, 0] * ux + arc[:, 1] * uy, arc[:, 0] * uy - arc[:, 1] * ux
    root = np.sqrt(np.maximum(arc[:, 2] ** 2 - across * across, 0.0))
    straight = 1.0 / np.maximum(wall[:, 0] * ux + wall[:, 1] * uy, 1e-12)
    return np.asarray(np.where(arc[:, 2] > 0.0, np.where(far, along + root, along - root), straight))


def _shut(around: Walls, eye: Point, direction: Floats) -> NDArray[np.bool_]:
    """Tell which directions lead at once into something that blocks, for an eye that touches it."""
    import shapely

    x, y = eye[0] + _NUDGE * direction[0], eye[1] + _NUDGE * direction[1]
    shut = np.zeros(len(x), dtype=bool)
    for cx, cy, r in around.circles[around.cloud_circle < 0]:
        if hypot(cx - eye[0], cy - eye[1]) <= r + TOL:
            shut |= (x - eye[0]) * (cx - eye[0]) + (y - eye[1]) * (cy - eye[1]) > 0.0
    if shapely.distance(around.solid, shapely.Point(eye)) <= TOL:
        shut |= shapely.contains_xy(around.solid, x, y)
    return shut


def _region(
    eye: Point, angles: Floats, wall: Floats, arc: Floats, far: NDArray[np.bool_], shut: NDArray[np.bool_]
) -> VisibleRegion:
    ends = []
    for angle in (angles[:-1], angles[1:]):
        ux, uy = np.cos(angle), np.sin(angle)
        reach = np.where(shut, 0.0, _reach(ux, uy, wall, arc, far))
        ends.append(np.stack([reach * ux, reach * uy], axis=1))
    first, last = ends
    curved = arc[:, 2] > 0.0
    doubled = first[:, 0] * last[:, 1] - first[:, 1] * last[:, 0]
    one, two = (np.arctan2(p[:, 1] - arc[:, 1], p[:, 0] - arc[:, 0]) for p in (first, last))
    turn = (two - one + pi) % (2.0 * pi) - pi
    step = last - first
    bent = arc[:, 0] * step[:, 1] - arc[:, 1] * step[:, 0] + arc[:, 2] ** 2 * turn
    area = float(np.sum(np.where(curved, bent, doubled))) / 2.0
    outline = _outline(eye, first, last, arc, one, turn)
    return VisibleRegion(eye, area, outline, angles, wall, arc, far)


def _outline(
    eye: Point, first: Floats, last: Floats, arc: Floats, start: Floats, turn: Floats
) -> tuple[Point, ...]:
    """Follow the region's edge, dropping points that repeat or lie on a straight run."""
    points: list[Point] = []
    for row in range(len(first)):
        x, y, r = arc[row]
        points.append((float(first[row, 0]), float(first[row, 1])))
        if r > 0.0:
            steps = max(1, ceil(abs(turn[row]) * (r / (8.0 * _SAG)) ** 0.5))
            bend = start[row] + turn[row] * np.arange(1, steps) / steps
            points += zip((x + r * np.cos(bend)).tolist(), (y + r * np.sin(bend)).tolist(), strict=True)
        points.append((float(last[row, 0]), float(last[row, 1])))
    return tuple((x + eye[0], y + eye[1]) for x, y in _thinned(np.array(points)).tolist())


def _thinned(ring: Floats) -> Floats:
    ring = ring[np.hypot(*(ring - np.roll(ring, 1, axis=0)).T) > 1e-9]
    before, after = ring - np.roll(ring, 1, axis=0), np.roll(ring, -1, axis=0) - ring
    bend = before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0]
    straight = (np.abs(bend) <= 1e-10 * np.hypot(*before.T)) & (np.sum(before * after, axis=1) > 0.0)
    return np.asarray(ring[~straight])
