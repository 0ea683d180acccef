"""Parts of the table's level between which a base cannot walk.

The free places of its centre are drawn twice as polygons: a little too small, and a little too large. What
hangs together in the small drawing is joined, what is apart in the large one is shut off; only where the two
differ is a way searched for.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import isfinite
from typing import Any

from battlefield.geometry.freespace import Setting, obstacles_near
from battlefield.geometry.freespace_inflate import Grown, half_extent
from battlefield.geometry.freespace_zones import straightened
from battlefield.geometry.reach import reach
from battlefield.geometry.reach_policy import Policy
from battlefield.geometry.shapes import BaseSize, Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.stopped import unless_stopped
from battlefield.geometry.table import Body, Table
from battlefield.geometry.terrain import contains_point, outline_polygon

_QUARTER = 16  # sides of a quarter of a drawn arc
_SAG = 1.5e-3  # of its radius, by which such an arc is drawn too small at most
_OVAL, _OVAL_SAG = 256, 1e-3  # corners of a drawn oval; inches by which it may be wrong
_HAIR = 1e-5  # inch; more than the tolerance
_EVERYWHERE = 1e4  # inches, farther than any board


@dataclass(frozen=True, slots=True)
class Pocket:
    """A part of the table that a base cannot leave.

    `grounds` are where its centre can be, drawn to 0.002 inch; `area` the square inches that it covers there,
    and `at` a place where its centre can be, as far from all edges as one is.
    """

    grounds: tuple[Polygon, ...]
    area: float
    at: Point

    def holds(self, at: Point) -> bool:
        """Tell whether a place of the centre lies in the pocket."""
        return any(contains_point(ground, at) for ground in self.grounds)

    def distance_to(self, at: Point) -> float:
        """Give how far a place lies from the nearest one of the centre, in inches, to 0.002; 0 inside."""
        import shapely

        grounds = shapely.union_all([_area(ground) for ground in self.grounds])
        return float(grounds.distance(shapely.Point(at)))

    def shared_with(self, outlines: Iterable[Outline]) -> float:
        """Give the square inches of the places of the centre that lie in some outlines."""
        import shapely

        others = shapely.union_all([_area(outline) for outline in outlines])
        return float(shapely.union_all([_area(ground) for ground in self.grounds]).intersection(others).area)


def pockets(
    table: Table, base: BaseSize, height: float = 1.5, cancelled: Callable[[], bool] | None = None
) -> tuple[Pocket, ...]:
    """Give the parts into which the table falls for a base of a model of some height, the largest first.

    The base faces up the board. StoppedError ends the work once `cancelled` answers true.
    """
    mover = Body("walker", PlacedBase(base, (0.0, 0.0)), 0.0, height)
    setting = Setting.of(table, mover, Policy())
    things = obstacles_near(setting, 0.0, (table.width / 2.0, table.height / 2.0), _EVERYWHERE)
    unless_stopped(cancelled)
    small, large = (_parts(setting, things, grow) for grow in (1.0, -1.0))
    found: list[Pocket] = []
    for whole in large:
        unless_stopped(cancelled)
        inner = [part for part in small if whole.intersects(part)]
        groups = _joined(table, base, height, inner, cancelled) if len(inner) > 1 else [inner]
        found += [_pocket(group, base) for group in groups if group]
    return tuple(sorted(found, key=lambda pocket: (-pocket.area, pocket.at)))


def _parts(setting: Setting, things: list[Grown], grow: float) -> list[Any]:
    """Draw the free places of the centre, obstacles too large where `grow` is 1 and too small where -1."""
    import shapely

    left, top, right, bottom = setting.box()
    if left > right or top > bottom:
        return []
    drawn = shapely.union_all([_drawn(thing, grow) for thing in things])
    room = shapely.box(left - _HAIR, top - _HAIR, right + _HAIR, bottom + _HAIR)
    free = shapely.get_parts(room.difference(drawn)).tolist()
    return [part for part in free if part.geom_type == "Polygon" and part.area > _HAIR]


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
    table: Table, base: BaseSize, height: float, parts: list[Any], cancelled: Callable[[], bool] | None
) -> list[list[Any]]:
    """Sort parts that lie a hair apart by whether a base gets from one to the other."""
    groups: list[list[Any]] = []
    for part in sorted(parts, key=lambda part: (-part.area, part.bounds)):
        walker = Body("walker", PlacedBase(base, _inner(part)), 0.0, height)
        walk = reach(Table(table.width, table.height, table.pieces, (walker,)), "walker", 1.0)
        for group in groups:
            if isfinite(walk.cost_to(_inner(group[0]), cancelled).cost):
                group.append(part)
                break
        else:
            groups.append([part])
    return groups


def _inner(part: Any) -> Point:
    """Give a place in a part as far from its edge as one is."""
    import shapely

    line = shapely.maximum_inscribed_circle(part, tolerance=0.01)
    x, y = shapely.get_coordinates(line)[0].tolist()
    return float(x), float(y)


def _pocket(parts: list[Any], base: BaseSize) -> Pocket:
    import shapely

    wide, high = half_extent(base, 0.0)
    covered = shapely.buffer(shapely.union_all(parts), min(wide, high)).area
    return Pocket(tuple(map(_polygon, parts)), float(covered), _inner(parts[0]))


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
