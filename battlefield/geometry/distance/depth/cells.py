"""The depth of overlaps of outlines with very many corners: the moves are searched cell by cell.

No shortest move lies in a cell of moves after all of which the two still overlap: that is so where a disc in
the one and a disc in the other overlap by more than the cell is wide. In each cell that is left, from the one
of the shortest moves on, the few stretches of rims that pass through it hold what may be the shortest.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush
from itertools import product
from math import hypot
from typing import Any

import numpy as np

from battlefield.geometry.distance.depth.moves import crossings, feet
from battlefield.geometry.distance.depth.rims import Rim, Rims, in_cone
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import Group
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.pieces.solids import Solid

Local = Callable[[Floats, float], Rims]
"""Gives what of the rims passes a move by no more than a length."""
Shortest = Callable[[Floats, float], Floats | None]
"""Gives the shortest of some moves, shorter than a length, that parts the two."""

_FEW = 48  # stretches of rims that are crossed with each other
_SMALLEST = 1e-4  # inch; cells no wider are not parted further
_ROUNDING = 1e-9  # inch
_CORNERS = 64  # of a disc, or an oval, seen as a polygon within it
_SPOTS = 64  # corners of what both cover that are looked at


@dataclass(frozen=True)
class Bodies:
    """Areas within two shapes, to tell how deep the second, once moved, lies in the first."""

    first: Any
    second: Any

    @classmethod
    def of(cls, rings: Polygon, solid: Solid, other: Polygon | None) -> "Bodies":
        """See the first shape by its rings, the second by its own or from within its solid."""
        import shapely

        first = shapely.Polygon(rings.points, rings.holes)
        second = shapely.Polygon(other.points, other.holes) if other is not None else _within(solid)
        return cls(first, second)

    def coarse(self, by: float) -> "Bodies":
        """Return areas within these that lie up to so many inches further in, with fewer corners."""
        return Bodies(*(_coarser(area, by) for area in (self.first, self.second)))

    @cached_property
    def _sides(self) -> tuple[Any, Any]:
        return _sides_of(self.first), _sides_of(self.second)

    def room(self, move: Floats) -> float:
        """Give a length: after all moves that differ less from this one, the two overlap; 0 where unknown."""
        import shapely

        common = shapely.intersection(self.first, shapely.transform(self.second, lambda at: at + move))
        if common.is_empty:
            return 0.0
        spots = shapely.get_coordinates(common)
        spots = spots[:: max(len(spots) // _SPOTS, 1)]
        if common.area > 0.0:
            within = shapely.maximum_inscribed_circle(common, tolerance=0.05 * common.area**0.5)
            spots = np.concatenate([spots, shapely.get_coordinates(within)[:1]])
        first, second = self._sides
        return float((_off(first, spots) + _off(second, spots - move)).max()) - _ROUNDING

    def farthest(self) -> float:
        """Return the length of a move that surely parts the two, and a little more."""
        import shapely

        one, other = (shapely.get_coordinates(area.convex_hull) for area in (self.first, self.second))
        along = np.concatenate([np.diff(one, axis=0), np.diff(-other, axis=0)])
        along = along[np.any(along != 0.0, axis=1)]
        normal = np.stack([along[:, 1], -along[:, 0]], axis=1) / np.hypot(*along.T)[:, None]
        normal = np.concatenate([normal, -normal])
        depth = (one @ normal.T).max(axis=0) - (other @ normal.T).min(axis=0)
        return float(depth[depth >= 0.0].min()) * 1.01 + 0.01


def _sides_of(area: Any) -> Any:
    """Return an index of the sides of an area; None where it has none."""
    import shapely

    if not area.area > 0.0:
        return None
    rings = map(shapely.get_coordinates, shapely.get_rings(shapely.get_parts(area)))
    return _index(np.concatenate([np.stack([ring[:-1], ring[1:]], axis=1) for ring in rings]))


def _index(sides: Floats) -> Any:
    """Return an index of sides f8[n, 2, 2]."""
    import shapely

    lines: Any = shapely.linestrings(sides)
    return shapely.STRtree(lines)


def _off(sides: Any, spots: Floats) -> Floats:
    """Return how far places are from the nearest of some sides."""
    import shapely

    if sides is None:
        return np.zeros(len(spots))
    _, off = sides.query_nearest(shapely.points(spots), return_distance=True, all_matches=False)
    return np.asarray(off)


def _coarser(area: Any, by: float) -> Any:
    """Return an area within another with fewer corners; the other where nothing would be left."""
    found = area.buffer(-by, quad_segs=2).simplify(by / 2)
    return area if found.is_empty else found


def shortest_of_cells(bodies: Bodies, local: Local, shortest: Shortest, least: float) -> Floats | None:
    """Find the shortest move, `least` or longer, that parts two shapes; None where rounding hides it."""
    limit, best = bodies.farthest(), None
    side, coarse = limit / 4, bodies.coarse(limit / 100)
    heap: list[tuple[float, float, float, float]] = []
    for x, y in product((-3 * side, -side, side, 3 * side), repeat=2):
        heappush(heap, (_nearest(x, y, side), x, y, side))
    while heap and heap[0][0] < limit:
        _, x, y, half = heappop(heap)
        centre, radius = np.array([x, y]), half * 2.0**0.5 + _ROUNDING
        if hypot(x, y) + radius < least or coarse.room(centre) > radius:
            continue
        if half < limit / 30 and bodies.room(centre) > radius:
            continue
        rims = local(centre, radius) if half < limit / 30 else None
        if rims is None or (len(rims.start) + len(rims.centre) > _FEW and half > _SMALLEST):
            for dx, dy in product((-half / 2, half / 2), repeat=2):
                heappush(heap, (_nearest(x + dx, y + dy, half / 2), x + dx, y + dy, half / 2))
            continue
        moves = np.concatenate([feet(rims), crossings(rims)])
        found = shortest(moves[np.all(np.abs(moves - centre) <= half + _ROUNDING, axis=1)], limit)
        if found is not None:
            best, limit = found, float(np.hypot(*found))
    return best


def _nearest(x: float, y: float, half: float) -> float:
    return hypot(max(abs(x) - half, 0.0), max(abs(y) - half, 0.0))


def _within(solid: Solid) -> Any:
    """Return a polygon within a solid of one column that is hardly smaller."""
    import shapely

    turn = np.arange(_CORNERS) * (2.0 * np.pi / _CORNERS)
    circle = np.stack([np.cos(turn), np.sin(turn)], axis=1)
    if isinstance(solid, Group):
        x, y, ax, ay, a, b = (float(c[0]) for c in (solid.x, solid.y, solid.ax, solid.ay, solid.a, solid.b))
        along, across = a * circle[:, :1] * (ax, ay), b * circle[:, 1:] * (-ay, ax)
        return shapely.Polygon(along + across + (x, y))
    radii = np.broadcast_to(solid.r[:, :1], (len(solid.x), 1))
    centres = np.stack([solid.x[:, 0], solid.y[:, 0]], axis=1)
    rings = centres[:, None] + radii[:, None] * circle
    return shapely.MultiPoint(rings.reshape(-1, 2)).convex_hull


def near_rims(rims: Rims) -> Local:
    """Look among rims that are known."""

    def local(centre: Floats, radius: float) -> Rims:
        along = rims.end - rims.start
        square = np.maximum(np.sum(along * along, axis=1), 1e-300)
        share = np.clip(np.sum((centre - rims.start) * along, axis=1) / square, 0.0, 1.0)
        off = np.hypot(*(rims.start + share[:, None] * along - centre).T)
        far = np.hypot(*(rims.centre - centre).T)
        return rims.at(off <= radius, (far <= rims.a + radius) & (far >= rims.b - radius))

    return local


def near_polygon_rims(one: Rim, other: Rim) -> Local:
    """Find what bounds the moves at which a polygon overlaps another, without finding all of it."""
    import shapely

    turned = Rim(-other.start, -other.end, -other.normal, -other.corner, -other.before, -other.after)
    trees = [_index(np.stack([rim.start, rim.end], axis=1)) for rim in (one, turned)]
    none = np.zeros((0, 2))

    def sides(rim: Rim, tree: Any, corners: Rim, centre: Floats, radius: float) -> tuple[Floats, Floats]:
        """Return one's sides, shifted by the corners of the other that fit them, as far as they are near."""
        spots = shapely.points(centre - corners.corner)
        corner, side = tree.query(spots, predicate="dwithin", distance=radius)
        fits = in_cone(rim.normal[side], corners.before[corner], corners.after[corner])
        side, shift = side[fits], corners.corner[corner[fits]]
        return rim.start[side] + shift, rim.end[side] + shift

    def local(centre: Floats, radius: float) -> Rims:
        first = sides(one, trees[0], turned, centre, radius)
        second = sides(turned, trees[1], one, centre, radius)
        start, end = (np.concatenate(ends) for ends in zip(first, second, strict=True))
        return Rims(start, end, none, none, none)

    return local
