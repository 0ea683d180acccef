"""What stops a level look across the table: straight walls and arcs, gathered once for each terrain.

Blocking outlines are united, so that no wall lies inside another. A cloud stops the look where it leaves it.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.identity_cache import Recalled
from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces import Piece, Table
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.pieces.terrain import contains_point, nearest_point, outline_polygon

_BOARD = 4  # walls; the board's edge comes first
_BESIDE = 1e-9  # inch by which boxes are made larger, for the rounding of crossings
_HAIR = 1e-12  # inch; rounding of a distance


@dataclass(frozen=True, slots=True, eq=False)
class Walls:
    """Straight walls from the first E of `points` f8[2, E + M] to those in the places `after` i8[E], and
    circles (x, y, r) f8[C, 3].

    `across` f8[2, E] is each wall's way, turned by a quarter. A wall whose start's product with it is within
    `hair` f8[E] points at the eye. The other points are where walls and circles cross. `cloud` i8[E] and
    `cloud_circle` i8[C] are places of clouds in `clouds`, -1 for what blocks. A cloud's walls have its inside
    on their left; `cloud_boxes` f8[4, n] are the least and greatest x and y of each. `solid` is the united
    area of the blocking polygons, prepared.
    """

    points: Floats
    after: Ints
    across: Floats
    hair: Floats
    cloud: Ints
    circles: Floats
    cloud_circle: Ints
    clouds: tuple[Piece, ...]
    cloud_boxes: Floats
    solid: Any

    def clouds_round(self, eye: tuple[float, float]) -> list[int]:
        """Return the places of the clouds in which an eye is, off their edges."""
        left, right, top, bottom = self.cloud_boxes
        near = (left <= eye[0]) & (eye[0] <= right) & (top <= eye[1]) & (eye[1] <= bottom)
        return [k for k in near.nonzero()[0].tolist() if is_inside(self.clouds[k].outline, eye)]


def walls(table: Table, height: float) -> Walls:
    """Gather what stops a level look at that height, with the board's edge."""
    return _walls(table.pieces, table.width, table.height, height)


@Recalled
@lru_cache(maxsize=64)
def _walls(pieces: tuple[Piece, ...], width: float, depth: float, height: float) -> Walls:
    solid = [piece for piece in pieces if piece.blocks_sight and not piece.cloud and _stands(piece, height)]
    clouds = tuple(piece for piece in pieces if piece.cloud and _stands(piece, height))
    united = _united([piece for piece in solid if not isinstance(piece.outline, Circle)])
    board = np.array([(0.0, 0.0), (width, 0.0), (width, depth), (0.0, depth)])
    rings = [(board, -1), *((ring, -1) for ring in _rings(united)), *_cloud_rings(clouds)]
    start = np.concatenate([ring for ring, _ in rings])
    after = _following([len(ring) for ring, _ in rings])
    end = start[after]
    cloud = np.concatenate([np.full(len(ring), place, dtype=np.intp) for ring, place in rings])
    round_ = [(piece.outline, -1) for piece in solid] + [(c.outline, k) for k, c in enumerate(clouds)]
    discs = [(*o.centre, o.radius, place) for o, place in round_ if isinstance(o, Circle)]
    circles = np.array([disc[:3] for disc in discs], dtype=np.float64).reshape(-1, 3)
    which = np.array([disc[3] for disc in discs], dtype=np.intp)
    marks = [_line_marks(start, end, cloud), _circle_marks(circles), _mixed_marks(start, end, circles)]
    points = np.ascontiguousarray(np.concatenate([start, *marks]).T)
    (dx, dy), hair = (end - start).T, _HAIR * np.hypot(*(end - start).T)
    across, boxes = np.array([dy, -dx]), _boxes(clouds)
    return Walls(points, after, across, hair, cloud, circles, which, clouds, boxes, united)


def _boxes(pieces: tuple[Piece, ...]) -> Floats:
    boxes = [Box.of(piece.outline) for piece in pieces]
    return np.array([(box.left, box.right, box.top, box.bottom) for box in boxes]).reshape(-1, 4).T


def _following(sizes: list[int]) -> Ints:
    """Return the place of the next corner of its ring for every corner of rings of those sizes."""
    after = np.arange(1, sum(sizes) + 1, dtype=np.intp)
    last = np.cumsum(sizes)
    after[last - 1] = last - sizes
    return after


def _stands(piece: Piece, height: float) -> bool:
    endless = piece.cloud and piece.top <= piece.bottom
    return piece.bottom <= height + TOL and (endless or piece.top > height + TOL)


def is_inside(outline: Any, point: tuple[float, float]) -> bool:
    """Return whether a point lies in an outline and off its edge."""
    x, y = nearest_point(outline, point)
    return contains_point(outline, point) and float(np.hypot(x - point[0], y - point[1])) > TOL


def _united(pieces: list[Piece]) -> Any:
    import shapely

    polygons = [outline_polygon(piece.outline) for piece in pieces if not isinstance(piece.outline, Circle)]
    area = shapely.union_all([shapely.Polygon(polygon.points, polygon.holes) for polygon in polygons])
    shapely.prepare(area)
    return area


def _rings(area: Any) -> list[Floats]:
    import shapely

    rings = shapely.get_rings(shapely.get_parts(area))
    return [shapely.get_coordinates(ring)[:-1] for ring in rings]


def _cloud_rings(clouds: tuple[Piece, ...]) -> list[tuple[Floats, int]]:
    """Return every cloud's rings, the outer ones turning from x to y and holes the other way."""
    import shapely

    rings: list[tuple[Floats, int]] = []
    for place, piece in enumerate(clouds):
        if not isinstance(piece.outline, Circle):
            polygon: Polygon = outline_polygon(piece.outline)
            turned = shapely.orient_polygons(shapely.Polygon(polygon.points, polygon.holes))
            rings += [(ring, place) for ring in _rings(turned)]
    return rings


def _line_marks(start: Floats, end: Floats, cloud: Ints) -> Floats:
    """Return where the board's edge and clouds' walls cross others; united walls do not cross each other."""
    kind = np.where(np.arange(len(cloud)) < _BOARD, len(cloud), cloud)
    first, second = _near_pairs(start, end, np.flatnonzero(kind >= 0))
    first, second = (pair[kind[first] != kind[second]] for pair in (first, second))
    a, b, c, d = start[first], end[first], start[second], end[second]
    p, q, r = (b - a).T, (d - c).T, (c - a).T
    with np.errstate(divide="ignore", invalid="ignore"):
        turn = p[0] * q[1] - p[1] * q[0]
        t, s = (r[0] * q[1] - r[1] * q[0]) / turn, (r[0] * p[1] - r[1] * p[0]) / turn
        meets = (t >= 0.0) & (t <= 1.0) & (s >= 0.0) & (s <= 1.0)
    return np.asarray(a[meets] + t[meets, None] * (b - a)[meets])


def _near_pairs(start: Floats, end: Floats, some: Ints) -> tuple[Ints, Ints]:
    """Return the pairs of one of `some` walls and any wall whose boxes meet, in order."""
    import shapely

    low, high = np.minimum(start, end) - _BESIDE, np.maximum(start, end) + _BESIDE
    boxes: Any = shapely.box(*low.T, *high.T)
    pairs = shapely.STRtree(boxes).query(boxes[some])
    first, second = some[pairs[0]], pairs[1]
    order = np.lexsort((second, first))
    return first[order], second[order]


def _circle_marks(circles: Floats) -> Floats:
    first, second = np.triu_indices(len(circles), 1)
    (x, y, r), (u, v, s) = circles[first].T, circles[second].T
    dx, dy = u - x, v - y
    square = dx * dx + dy * dy
    with np.errstate(divide="ignore", invalid="ignore"):
        along = (square + r * r - s * s) / (2.0 * square)
        across = np.sqrt(r * r / square - along * along)
    meets = np.isfinite(across)
    x, y, dx, dy, along, across = (column[meets] for column in (x, y, dx, dy, along, across))
    both = [np.stack([x + along * dx - k * dy, y + along * dy + k * dx], axis=1) for k in (across, -across)]
    return np.concatenate(both)


def _mixed_marks(start: Floats, end: Floats, circles: Floats) -> Floats:
    """Return where circles cross walls."""
    first, second = np.divmod(np.arange(len(start) * len(circles)), max(len(circles), 1))
    a, step = start[first], (end - start)[first]
    (x, y), (dx, dy) = (a - circles[second, :2]).T, step.T
    square, half = dx * dx + dy * dy, x * dx + y * dy
    with np.errstate(invalid="ignore"):
        root = np.sqrt(half * half - square * (x * x + y * y - circles[second, 2] ** 2))
    points = []
    for t in ((-half - root) / square, (-half + root) / square):
        meets = (t >= 0.0) & (t <= 1.0)
        points.append(a[meets] + t[meets, None] * step[meets])
    return np.concatenate(points)
