"""What it costs to walk from some zones to the nodes of a grid, and to any other place.

Ways round walls are exact: they leave a zone straight off one of its sides or at a corner, and bend as those
of `reach` do, through gaps that no node shows. Where difficult ground is crossed or a platform climbed, the
least of those and of the ways from node to node counts, which may be some hundredths too long. All of it is
the same on the image of a table.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Circle, Outline, Point
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.arcs import ANGLE_TOL, FULL, Bends, point_bends, rim
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.rounding import no_rounding
from battlefield.geometry.movement.freespace.space import Space, bent_space
from battlefield.geometry.movement.freespace.zones import polygon_grown, rim_meetings
from battlefield.geometry.movement.paths.search import Arrival, Search, World, reached
from battlefield.geometry.movement.paths.tangents import tangents
from battlefield.geometry.movement.reaching.area import drawn
from battlefield.geometry.movement.reaching.ends import ends_at
from battlefield.geometry.movement.walks.levels import LevelWalks
from battlefield.geometry.pieces.terrain import outline_polygon

Cancelled = Callable[[], bool] | None
Tell = Callable[[float], None] | None

MOST_BENDS = 1500  # of all levels, up to which ways are searched for exactly
_QUADRANT = 24  # sides of a quarter of a round zone
_BESIDE = 2.0  # steps of the grid between a bend and nodes from which it is got to
_BETTER = 1e-9  # inches by which a way has to be shorter to be told
_GAINED = 0.02  # inches by which nodes have to gain for bends to be gone over again
_ROUNDS = 4  # over nodes and bends in turn
_BEGUN = 0.4  # of the work, done when these begin


@dataclass(frozen=True, eq=False)
class Sides:
    """The sides of what is begun in on one level: from `a` f8[n, 2] along `t` for `long` inches."""

    a: Floats
    t: Floats
    long: Floats

    @classmethod
    def of(cls, region: Any) -> "Sides":
        """Take the sides of a shapely geometry."""
        import shapely

        starts, ends = [np.zeros((0, 2))], [np.zeros((0, 2))]
        for part in shapely.get_parts(region).tolist():
            if part.geom_type == "Polygon":
                for ring in (part.exterior, *part.interiors):
                    points = shapely.get_coordinates(ring)
                    starts.append(points[:-1])
                    ends.append(points[1:])
        a, b = np.concatenate(starts), np.concatenate(ends)
        long = np.hypot(*(b - a).T)
        a, b, long = (each[long > TOL] for each in (a, b, long))
        return cls(a, (b - a) / long[:, None], long)

    def feet(self, points: Floats) -> tuple[Ints, Ints, Floats]:
        """Return the sides, and which of some points f8[n, 2] lie straight off them, with the feet there."""
        d = points[None, :, :] - self.a[:, None, :]
        along = np.sum(d * self.t[:, None, :], axis=2)
        side, point = np.nonzero((along >= -TOL) & (along <= self.long[:, None] + TOL))
        along = np.clip(along[side, point], 0.0, self.long[side])
        return side, point, self.a[side] + along[:, None] * self.t[side]


@dataclass(frozen=True, eq=False)
class WalksFrom:
    """The ways from some zones: `costs` f8[L, n] to each node of the grid on each level, and `search` on."""

    walks: LevelWalks
    regions: tuple[Any, ...]
    sides: tuple[Sides, ...]
    costs: Floats
    search: Search | None = field(default=None)

    @property
    def is_exact(self) -> bool:
        """Whether ways were searched for beyond those from node to node."""
        return self.search is not None

    def places_in(self, outline: Outline) -> tuple[Point, ...]:
        """Return a place of the zones in each part of an area that they share with it."""
        import shapely

        area = _area(outline)
        shared = (part for region in self.regions for part in shapely.get_parts(area.intersection(region)))
        points = [part.representative_point() for part in shared if not part.is_empty]
        return tuple((float(each.x), float(each.y)) for each in points)

    def to(self, level: int, points: Floats, cancelled: Cancelled = None) -> Floats:
        """Return what the ways found cost to places f8[n, 2] of a level, infinite where none is found."""
        import shapely

        best, space = np.full(len(points), np.inf), self.walks.spaces[level]
        fine = np.flatnonzero(self.walks.can_stand(level, points))
        begun = shapely.dwithin(self.regions[level], shapely.points(points[fine]), TOL)
        best[fine[begun]] = 0.0
        fine = fine[~begun]
        best[fine] = _straight(self.sides[level], space, points[fine])
        if self.search is not None:
            best[fine] = _led_on(self.search, level, points[fine], best[fine], cancelled)
        return best


class Starts:
    """The bends of a table for one base, from which ways out of any zones are searched for."""

    def __init__(self, walks: LevelWalks, most: int = MOST_BENDS) -> None:
        self.walks, self._most = walks, most

    @cached_property
    def world(self) -> World | None:
        """The bends and how levels are joined; None where there are too many."""
        if sum(len(space.walls.x) for space in self.walks.spaces) > 4 * self._most:
            return None
        setting = self.walks.setting
        found = World(tuple(bent_space(setting, level) for level in self.walks.levels))
        return found if sum(len(space.bends) for space in found.spaces) <= self._most else None

    def walks_from(
        self, zones: Sequence[Outline], cancelled: Cancelled = None, tell: Tell = None
    ) -> WalksFrom:
        """Find what it costs to walk from zones; StoppedError once `cancelled` answers true.

        `tell` hears about what share is done, from 0 to 1.
        """
        heard = tell or (lambda _share: None)
        walks = self.walks
        inside = walks.ground.inside(zones) & walks.stands
        regions = tuple(_begun_in(walks, level, zones) for level in range(len(walks.levels)))
        sides = tuple(map(Sides.of, regions))
        costs = np.where(inside, 0.0, np.inf)
        points = walks.ground.points()
        beside = np.inf if self.world is not None else _BESIDE * _step_of(walks)
        for level, space in enumerate(walks.spaces):
            unless_stopped(cancelled)
            nodes = np.flatnonzero(walks.number[level] >= 0)
            straight = _straight(sides[level], space, points[nodes], beside)
            costs[level, nodes] = np.minimum(costs[level, nodes], straight)
        costs = self._over_nodes(costs, cancelled)
        if self.world is None:
            return WalksFrom(walks, regions, sides, self._standing(costs))
        search = Search(self.world, 0, np.inf)
        first = self._off_zones(sides, regions, cancelled)
        if self._is_priced:
            first += self._beside_nodes(costs, np.isfinite(costs))
        places = [_corners(*each) for each in zip(sides, regions, self.world.spaces, strict=True)]
        heard(_BEGUN / 2.0)
        search.run_from(places, first, cancelled)
        costs = self._gone_over(search, costs, heard, cancelled)
        return WalksFrom(walks, regions, sides, self._standing(costs), search)

    def _gone_over(
        self, search: Search, costs: Floats, heard: Callable[[float], None], cancelled: Cancelled
    ) -> Floats:
        """Go over nodes and bends in turn, until neither makes ways from the other much shorter."""
        known = 0
        for done in range(_ROUNDS):
            heard(_BEGUN + (1.0 - _BEGUN) * done / _ROUNDS)
            better = self._led_to_nodes(search, known, costs, cancelled)
            known = len(search.arrivals)
            costs = self._over_nodes(better, cancelled)
            gained = costs < better - _GAINED
            if not (self._is_priced and gained.any()):
                break
            search.go_on_from(self._beside_nodes(costs, gained), cancelled)
        return costs

    def _led_to_nodes(self, search: Search, known: int, costs: Floats, cancelled: Cancelled) -> Floats:
        """Lessen the costs of nodes by what arrivals of a search, but the first so many, lead to."""
        better, points = costs.copy(), self.walks.ground.points()
        for level, number in enumerate(self.walks.number):
            nodes = np.flatnonzero(number >= 0)
            better[level, nodes] = _led_on(
                search, level, points[nodes], costs[level, nodes], cancelled, known
            )
        return better

    @cached_property
    def _is_priced(self) -> bool:
        """Whether ways from node to node may be better than those that bend at walls alone."""
        return len(self.walks.spaces) > 1 or self.walks.spaces[0].ground is not None

    def _standing(self, costs: Floats) -> Floats:
        return np.where(self.walks.stands, costs, np.inf)

    def _over_nodes(self, costs: Floats, cancelled: Cancelled) -> Floats:
        """Go on from node to node."""
        number = self.walks.number
        paid = np.full(self.walks.ways.count, np.inf)
        paid[number[number >= 0]] = costs[number >= 0]
        found = np.append(self.walks.ways.costs_after(paid, cancelled), np.inf)
        return np.asarray(found[number])

    def _off_zones(
        self, sides: Sequence[Sides], regions: Sequence[Any], cancelled: Cancelled
    ) -> list[tuple[Arrival, Point]]:
        found: list[tuple[Arrival, Point]] = []
        for level, space in enumerate(self.world.spaces if self.world else ()):
            unless_stopped(cancelled)
            found += _off_sides(level, sides[level], space)
            found += _begun_at(level, regions[level], space)
        return found

    def _beside_nodes(self, costs: Floats, chosen: Flags) -> list[tuple[Arrival, Point]]:
        """List arrivals at bends from the chosen nodes near them."""
        spaces = enumerate(self.world.spaces if self.world else ())
        return [
            each
            for level, space in spaces
            for each in self._beside_some(level, space, costs[level], np.flatnonzero(chosen[level]))
        ]

    def _beside_some(
        self, level: int, space: Space, costs: Floats, nodes: Ints
    ) -> list[tuple[Arrival, Point]]:
        ground, bends = self.walks.ground, space.bends
        if not len(bends) or not len(nodes):
            return []
        points = ground.points()[nodes]
        far = _BESIDE * _step_of(self.walks)
        wide = bends.rounding.extent()[1]
        bend, node = np.nonzero(
            np.hypot(bends.x[:, None] - points[:, 0], bends.y[:, None] - points[:, 1]) <= wide[:, None] + far
        )
        found = []
        for z in (1.0, -1.0):
            rows = np.flatnonzero(~bends.free[bend]) if z < 0.0 else np.arange(len(bend))
            k, p = bend[rows], points[node[rows]]
            n, side = len(k), np.full(len(k), z)
            centre = np.stack([bends.x[k], bends.y[k]], axis=1)
            legs = tangents(p, no_rounding(n), np.ones(n), centre, bends.rounding.at(k), side)
            angle, paid = legs.normal(side), costs[nodes[node[rows]]]
            found += _arriving(level, space, k, side, legs.p, legs.q, angle, legs.exists, paid)
        return found


def _begun_in(walks: LevelWalks, level: int, zones: Sequence[Outline]) -> Any:
    """Return the zones as far as they lie on the table, or on the tops of a level, as a shapely geometry."""
    import shapely

    area = shapely.union_all([_area(outline) for outline in zones])
    area = shapely.intersection(area, shapely.box(*walks.setting.box()))
    height = walks.levels[level]
    tops = ends_at(walks.setting, height).tops if height > TOL else None
    return area if tops is None else shapely.intersection(area, drawn(tops.shapes))


def _area(outline: Outline) -> Any:
    import shapely

    if isinstance(outline, Circle):
        return shapely.Point(outline.centre).buffer(outline.radius, quad_segs=_QUADRANT)
    polygon = outline_polygon(outline)
    return shapely.Polygon(polygon.points, polygon.holes)


def _step_of(walks: LevelWalks) -> float:
    """Return the inches across a cell of the grid."""
    return float(np.hypot(2.0 * walks.ground.x[0], 2.0 * walks.ground.y[0]))


def _straight(sides: Sides, space: Space, points: Floats, most: float = np.inf) -> Floats:
    """Return what it costs to come to places f8[n, 2] straight off one of some sides, from `most` inches."""
    best = np.full(len(points), np.inf)
    _, point, feet = sides.feet(points)
    near = np.hypot(*(points[point] - feet).T) <= most
    point, feet = point[near], feet[near]
    open_ = space.is_open(feet[:, 0], feet[:, 1])
    point, feet = point[open_], feet[open_]
    to = points[point]
    free = np.hypot(*(to - feet).T) <= TOL
    free[~free] = space.lets_through(feet[~free], to[~free])
    price = space.price(feet[free], to[free])
    np.minimum.at(best, point[free], price)
    return best


def _corners(sides: Sides, region: Any, space: Space) -> Floats:
    """Return where ways may leave a region other than straight off a side: its corners, and at walls."""
    import shapely

    if not len(sides.a):
        return np.zeros((0, 2))
    areas = [part for part in shapely.get_parts(region).tolist() if part.geom_type == "Polygon"]
    met = rim_meetings(Outlines.of([polygon_grown(area) for area in areas]), (space.walls,), space.box)
    found = np.concatenate([sides.a, met])
    found = found[space.is_open(found[:, 0], found[:, 1])]
    return np.asarray(np.unique(np.round(found, 9), axis=0))


def _off_sides(level: int, sides: Sides, space: Space) -> list[tuple[Arrival, Point]]:
    """List arrivals at bends straight off the sides of a region."""
    bends, found = space.bends, []
    if not len(bends) or not len(sides.a):
        return []
    normals = np.stack([-sides.t[:, 1], sides.t[:, 0]], axis=1)
    for z in (1.0, -1.0):
        for way in (1.0, -1.0):
            rows = np.flatnonzero(~bends.free) if z < 0.0 else np.arange(len(bends))
            e, k = (each.ravel() for each in np.meshgrid(np.arange(len(sides.a)), rows, indexing="ij"))
            t = way * normals[e]
            side = np.full(len(k), z)
            angle = np.arctan2(z * t[:, 0], -z * t[:, 1])
            q = np.stack(rim(bends, k, angle), axis=1)
            d = q - sides.a[e]
            along, off = np.sum(d * sides.t[e], axis=1), np.sum(d * t, axis=1)
            fine = (along >= -TOL) & (along <= sides.long[e] + TOL) & (off >= 0.0)
            feet = sides.a[e] + np.clip(along, 0.0, sides.long[e])[:, None] * sides.t[e]
            fine[fine] = space.is_open(*feet[fine].T.copy())
            found += _arriving(level, space, k, side, feet, q, angle, fine, np.zeros(len(k)))
    return found


def _begun_at(level: int, region: Any, space: Space) -> list[tuple[Arrival, Point]]:
    """List arrivals that cost nothing at the points of a region at which ways may turn."""
    import shapely

    bends = space.bends
    rows = np.flatnonzero(bends.free)
    held = shapely.covers(shapely.buffer(region, TOL), shapely.points(bends.x[rows], bends.y[rows]))
    return [
        (Arrival(0.0, level, k, 1.0, 0.0, FULL, -1), (float(bends.x[k]), float(bends.y[k])))
        for k in rows[held].tolist()
    ]


def _arriving(
    level: int, space: Space, k: Ints, side: Floats, p: Floats, q: Floats, angle: Floats, fine: Flags,
    paid: Floats,
) -> list[tuple[Arrival, Point]]:  # fmt: skip
    """List the arrivals at bends over such legs as are free and end where the bend has that normal."""
    bends = space.bends
    rest = np.where(bends.free[k], FULL, _left(bends, k, side, angle))
    fine = fine & (rest >= -ANGLE_TOL)
    rows = np.flatnonzero(fine)
    rows = rows[space.is_open(*q[rows].T.copy())]
    short = np.hypot(*(q[rows] - p[rows]).T) <= TOL
    short[~short] = space.lets_through(p[rows[~short]], q[rows[~short]])
    rows = rows[short]
    cost = paid[rows] + space.price(p[rows], q[rows])
    return [
        (Arrival(c, level, int(k[r]), float(side[r]), float(angle[r]), max(float(rest[r]), 0.0), -1),
         (float(q[r, 0]), float(q[r, 1])))
        for r, c in zip(rows.tolist(), cost.tolist(), strict=True)
    ]  # fmt: skip


def _left(bends: Bends, rows: Ints, side: Floats, angle: Floats) -> Floats:
    """Return the turn left at angles of bends; negative where a bend does not have that normal."""
    low, span = bends.low[rows], bends.span[rows]
    offset = (angle - low + ANGLE_TOL) % FULL - ANGLE_TOL
    left = np.where(span >= FULL, FULL, np.maximum(np.where(side > 0.0, offset, span - offset), 0.0))
    return np.where(offset <= span + ANGLE_TOL, left, -1.0)


def _led_on(
    search: Search, level: int, points: Floats, best: Floats, cancelled: Cancelled, known: int = 0
) -> Floats:
    """Return the least of some costs `best` f8[n] and of those of coming to places from arrivals, but for the
    first so many.
    """
    space, bends = search.world.spaces[level], search.bends[level]
    best = best.copy()
    arrivals = sorted((a for a in search.arrivals[known:] if a.level == level), key=lambda a: a.cost)
    wide = bends.rounding.extent()[1]
    for arrival in arrivals:
        unless_stopped(cancelled)
        k = arrival.bend
        least = arrival.cost + np.hypot(points[:, 0] - bends.x[k], points[:, 1] - bends.y[k]) - wide[k]
        rows = np.flatnonzero(least < best - _BETTER)
        if not len(rows):
            continue
        to = points[rows]
        aims = point_bends(to[:, 0], to[:, 1])
        legs, cost, fine = reached(search, [arrival], aims, np.arange(len(rows)), np.ones(len(rows)))
        same = np.hypot(*(to - (bends.x[k], bends.y[k])).T) <= _BETTER if bends.free[k] else None
        keep = np.flatnonzero(fine & (cost < best[rows] - _BETTER))
        keep = keep[space.lets_through(legs.p[keep], legs.q[keep])]
        cost[keep] += space.price(legs.p[keep], legs.q[keep]) - legs.length[keep]
        best[rows[keep]] = np.minimum(best[rows[keep]], cost[keep])
        if same is not None:
            best[rows[same]] = np.minimum(best[rows[same]], arrival.cost)
    return best
