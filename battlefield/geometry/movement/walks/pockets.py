"""Parts of a table between which a base cannot walk, nor climb over the tops of platforms.

The free places of its centre are drawn twice as polygons: a little too small, and a little too large. What
hangs together in the small drawing is joined, what is apart in the large one is shut off; only where the two
differ is a way searched for. Levels are joined as `reach` and `walk_levels` join them: where a base touches
the higher one from outside at a place that is open on both.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf, isfinite
from typing import Any

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.inflate import Grown, half_extent
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.space import (
    Setting,
    Space,
    ground_space,
    level_space,
    obstacles_near,
)
from battlefield.geometry.movement.freespace.zones import seeds, straightened
from battlefield.geometry.movement.policy import Policy
from battlefield.geometry.movement.reaching.ends import ends_at
from battlefield.geometry.movement.reaching.reach import reach
from battlefield.geometry.movement.reaching.world import heights, is_a_step
from battlefield.geometry.pieces import Body, Table
from battlefield.geometry.pieces.terrain import contains_point, outline_polygon

Cancelled = Callable[[], bool] | None

_QUARTER = 16  # sides of a quarter of a drawn arc
_SAG = 1.5e-3  # of its radius, by which such an arc is drawn too small at most
_OVAL, _OVAL_SAG = 256, 1e-3  # corners of a drawn oval; inches by which it may be wrong
_HAIR = 1e-5  # inch; more than the tolerance
_EVERYWHERE = 1e4  # inches, farther than any board


@dataclass(frozen=True, slots=True)
class Pocket:
    """A part of the table that a base cannot leave.

    `grounds` are where its centre can be on the table, `tops` where on platforms, drawn to 0.002 inch, and
    `ends` where it can stand on those; `area` the square inches that it covers on the table, or on the tops
    of a part that has none there, and `at` a place where its centre can be, as far from all edges as one is.
    """

    grounds: tuple[Polygon, ...]
    area: float
    at: Point
    tops: tuple[Polygon, ...] = ()
    ends: tuple[Polygon, ...] = ()

    def holds(self, at: Point) -> bool:
        """Return whether the base can stand at a place in the pocket, on whatever level."""
        return any(contains_point(ground, at) for ground in (*self.grounds, *self.ends))

    def distance_to(self, goal: Point | Outline) -> float:
        """Return how far a place or area lies from the nearest place to stand at, to 0.002 inch; 0 inside."""
        import shapely

        places = self._places()
        drawn: Any = shapely.Point(goal) if isinstance(goal, tuple) else _area(goal)
        return inf if places.is_empty else float(places.distance(drawn))

    def place_in(self, outline: Outline) -> Point:
        """Return a place of an area at which the base can stand, else the nearest to one where it can."""
        import shapely

        area, places = _area(outline), self._places()
        common = area.intersection(places)
        spot: Any = (
            shapely.shortest_line(area, places) if common.is_empty else shapely.point_on_surface(common)
        )
        x, y = shapely.get_coordinates(spot)[0].tolist()
        return float(x), float(y)

    def nearest_to(self, at: Point) -> Point:
        """Return the place to stand at that is nearest to a place, to 0.002 inch."""
        import shapely

        line: Any = shapely.shortest_line(self._places(), shapely.Point(at))
        x, y = shapely.get_coordinates(line)[0].tolist()
        return float(x), float(y)

    def nearest_within(self, outlines: Iterable[Outline], at: Point) -> Point | None:
        """Return the place to stand at in some outlines that is nearest to a place; None where none is."""
        import shapely

        common = self._places().intersection(shapely.union_all([_area(outline) for outline in outlines]))
        if common.is_empty:
            return None
        x, y = shapely.get_coordinates(shapely.shortest_line(common, shapely.Point(at)))[0].tolist()
        return float(x), float(y)

    def shared_with(self, outlines: Iterable[Outline]) -> float:
        """Return the square inches of the places of the centre that lie in some outlines."""
        import shapely

        others = shapely.union_all([_area(outline) for outline in outlines])
        return float(self._places().intersection(others).area)

    def _places(self) -> Any:
        import shapely

        return shapely.union_all([_area(ground) for ground in (*self.grounds, *self.ends)])


@dataclass(frozen=True, slots=True, eq=False)
class _Part:
    """Places of the centre on one level that hang together, drawn; `ends` are those where it can stand."""

    level: float
    drawn: tuple[Any, ...]
    ends: tuple[Any, ...]


def pockets(
    table: Table, base: BaseSize, height: float = 1.5, cancelled: Cancelled = None, climb: float = 0.0
) -> tuple[Pocket, ...]:
    """Return the parts into which the table falls for a base of a model of some height, the largest first.

    The base faces up the board, and climbs up to `climb` inches at once; 0 keeps it on the table.
    StoppedError ends the work once `cancelled` answers true.
    """
    mover = Body("walker", PlacedBase(base, (0.0, 0.0)), 0.0, height)
    setting = Setting.of(table, mover, Policy(climb=climb if climb > 0.0 else None))
    spaces: list[Space] = []
    parts: list[_Part] = []
    for level in heights(setting, 0.0):
        unless_stopped(cancelled)
        spaces.append(level_space(setting, level) if level > TOL else ground_space(setting))
        parts += _parts_on(table, setting, spaces[-1], cancelled)
    found = [_pocket([parts[k] for k in group], base) for group in _groups(setting, spaces, parts, cancelled)]
    return tuple(sorted(found, key=lambda pocket: (-pocket.area, pocket.at)))


def _parts_on(table: Table, setting: Setting, space: Space, cancelled: Cancelled) -> Iterator[_Part]:
    """Yield what hangs together on one level."""
    middle = setting.width / 2.0, setting.height / 2.0
    things = obstacles_near(setting, space.level, middle, _EVERYWHERE)
    over = _over(setting, space.level)
    small, large = (_parts(setting, space.stay, things, grow) for grow in (1.0, -1.0))
    for whole in large:
        unless_stopped(cancelled)
        inner = [part for part in small if whole.intersects(part)]
        groups = _joined(table, setting, space.level, inner, cancelled) if len(inner) > 1 else [inner]
        yield from (_Part(space.level, tuple(group), _stood(group, over)) for group in groups if group)


def _over(setting: Setting, level: float) -> Any:
    """Draw the tops of a level, over which a centre must be to stand there; None on the table."""
    import shapely

    tops = ends_at(setting, level).tops if level > TOL else None
    return None if tops is None else shapely.union_all([_drawn(shape, -1.0) for shape in tops.shapes])


def _stood(drawn: Sequence[Any], over: Any) -> tuple[Any, ...]:
    """Return of drawn places those that lie over some tops, all of them where there are none."""
    import shapely

    if over is None:
        return tuple(drawn)
    found = shapely.get_parts(shapely.union_all(list(drawn)).intersection(over)).tolist()
    return tuple(part for part in found if part.geom_type == "Polygon" and part.area > _HAIR)


def _parts(setting: Setting, stay: Outlines | None, things: list[Grown], grow: float) -> list[Any]:
    """Draw the free places of the centre, obstacles too large where `grow` is 1 and too small where -1."""
    import shapely

    left, top, right, bottom = setting.box()
    if left > right or top > bottom:
        return []
    drawn = shapely.union_all([_drawn(thing, grow) for thing in things])
    room: Any = shapely.box(left - _HAIR, top - _HAIR, right + _HAIR, bottom + _HAIR)
    if stay is not None:
        room = room.intersection(shapely.union_all([_drawn(shape, -grow) for shape in stay.shapes]))
    free = shapely.get_parts(room.difference(drawn)).tolist()
    return [part for part in free if part.geom_type == "Polygon" and part.area > _HAIR]


def _groups(
    setting: Setting, spaces: Sequence[Space], parts: Sequence[_Part], cancelled: Cancelled
) -> list[list[int]]:
    """Sort the numbers of parts by whether a base climbs from one to the other, in the order of the parts."""
    group = list(range(len(parts)))
    for upper in spaces:
        rim = _rim(upper)
        for lower in spaces:
            levels = upper.level, lower.level
            apart = {group[k] for k, part in enumerate(parts) if part.level in levels}
            if len(rim) and len(apart) > 1 and is_a_step(setting, upper.level - lower.level):
                unless_stopped(cancelled)
                seams = rim[lower.is_open(rim[:, 0], rim[:, 1])]
                ends = (_nearest(parts, level, seams) for level in levels)
                for one, other in dict.fromkeys(zip(*ends, strict=False)):
                    least, most = sorted((group[one], group[other]))
                    group = [least if each == most else each for each in group]
    return [[k for k, each in enumerate(group) if each == first] for first in dict.fromkeys(group)]


def _rim(space: Space) -> Floats:
    """Return places along the rim of all that is stood on at a level that are open there, f8[n, 2]."""
    if space.stay is None:
        return np.zeros((0, 2))
    each = [seeds(Outlines.of([shape]), (0.0, 0.0), inf) for shape in space.stay.shapes]
    points = np.concatenate([np.zeros((0, 2)), *each])
    points = points[space.stay.levels(points[:, 0], points[:, 1]) <= TOL]
    return np.asarray(points[space.is_open(points[:, 0], points[:, 1])])


def _nearest(parts: Sequence[_Part], level: float, points: Floats) -> list[int]:
    """Return the number of the part on a level that each of some places there lies in, or nearest to."""
    import shapely

    rows = [(k, drawn) for k, part in enumerate(parts) if part.level == level for drawn in part.drawn]
    if not rows or not len(points):
        return []
    tree = shapely.STRtree([drawn for _, drawn in rows])
    nearest: Any = tree.nearest(shapely.points(points))
    return [rows[k][0] for k in nearest.tolist()]


def _drawn(thing: Grown, grow: float) -> Any:
    import shapely

    by = _HAIR + (_OVAL_SAG if thing.forms else 0.0)
    flat = straightened(thing, _OVAL)
    if flat.is_point:
        core: Any = shapely.points(flat.rings[0][0])
    else:
        core = shapely.Polygon(flat.rings[0], flat.rings[1:])
    radius = flat.r * (1.0 + _SAG if grow > 0.0 else 1.0) + grow * by
    return shapely.buffer(core, radius, quad_segs=_QUARTER, join_style="round" if flat.r else "mitre")


def _joined(
    table: Table, setting: Setting, level: float, parts: list[Any], cancelled: Cancelled
) -> list[list[Any]]:
    """Sort parts of a level that lie a hair apart by whether a base gets from one to the other."""
    groups: list[list[Any]] = []
    size, height = setting.mover.base.size, setting.mover.height
    for part in sorted(parts, key=lambda part: (-part.area, part.bounds)):
        walker = Body("walker", PlacedBase(size, _inner(part)), level, height)
        there = Table(table.width, table.height, table.pieces, (walker,))
        walk = reach(there, "walker", 1.0, setting.policy)
        for group in groups:
            if isfinite(walk.cost_to(_inner(group[0]), cancelled, level).cost):
                group.append(part)
                break
        else:
            groups.append([part])
    return groups


def _inner(part: Any) -> Point:
    """Return a place in a part as far from its edge as one is."""
    import shapely

    line = shapely.maximum_inscribed_circle(part, tolerance=0.01)
    x, y = shapely.get_coordinates(line)[0].tolist()
    return float(x), float(y)


def _pocket(parts: Sequence[_Part], base: BaseSize) -> Pocket:
    import shapely

    wide, high = half_extent(base, 0.0)
    grounds = [drawn for part in parts if part.level <= TOL for drawn in part.drawn]
    tops = [drawn for part in parts if part.level > TOL for drawn in part.drawn]
    covered = shapely.buffer(shapely.union_all(grounds or tops), min(wide, high)).area
    at = _inner((grounds or tops)[0])
    ends = [drawn for part in parts if part.level > TOL for drawn in part.ends]
    shapes = (tuple(map(_polygon, each)) for each in (grounds, tops, ends))
    on_table, on_tops, stood = shapes
    return Pocket(on_table, float(covered), at, on_tops, stood)


def _polygon(part: Any) -> Polygon:
    rings = [[(float(x), float(y)) for x, y in ring.coords[:-1]] for ring in (part.exterior, *part.interiors)]
    outer, *holes = [tuple(ring) for ring in rings]
    return Polygon(outer, tuple(holes))


def _area(outline: Outline) -> Any:
    import shapely

    if isinstance(outline, Circle):
        return shapely.Point(outline.centre).buffer(outline.radius)
    polygon = outline_polygon(outline)
    return shapely.Polygon(polygon.points, polygon.holes)
