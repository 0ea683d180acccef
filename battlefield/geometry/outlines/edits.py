"""Areas joined, cut and changed: every result is a list of valid simple polygons, largest first."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from typing import Any

from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon
from battlefield.geometry.kernel.tolerance import TOL, is_overlapping, is_within
from battlefield.geometry.outlines.corners import rings_of
from battlefield.geometry.outlines.round import Ellipse
from battlefield.geometry.pieces import SMALLEST_AREA, outline_problem
from battlefield.geometry.pieces.terrain import outline_polygon

_FAR = 10_000.0  # inches; a cut goes on to here
_TRIES = 20


class OutlineError(ValueError):
    """An edit that leaves nothing that could be an outline; its text is one sentence for the reader."""


@dataclass(frozen=True, slots=True)
class Simplified:
    """An outline with fewer corners: how many are `removed`, and the `deviation`, in inches, of that one of
    the old corners which lies farthest from the new edge.
    """

    polygon: Polygon
    removed: int
    deviation: float


def as_polygon(outline: Outline) -> Polygon:
    """Give an outline's straight edges: exactly for a strip, within a thousandth of an inch for a circle."""
    return Ellipse.of(outline).polygon if isinstance(outline, Circle) else outline_polygon(outline)


def united(outlines: Sequence[Outline]) -> list[Polygon]:
    """Join areas into one; those that do not meet stay pieces of their own."""
    import shapely

    return _pieces(shapely.union_all([_area(each) for each in outlines]), "Joined, these leave nothing")


def intersected(outlines: Sequence[Outline]) -> list[Polygon]:
    """Keep what all areas have in common."""
    import shapely

    common = shapely.intersection_all([_area(each) for each in outlines])
    return _pieces(common, "These have no area in common; move them over each other first")


def subtracted(outline: Outline, cutters: Sequence[Outline]) -> list[Polygon]:
    """Take areas away from one."""
    import shapely

    left = shapely.difference(_area(outline), shapely.union_all([_area(each) for each in cutters]))
    return _pieces(left, "Nothing would be left of it; it lies wholly under what cuts it")


def split(outline: Outline, line: Sequence[Point], endless: bool = True) -> list[Polygon]:
    """Part an area along a line of two points or more, whose ends go on straight where it is endless.

    Raises OutlineError where the line does not part the area.
    """
    import shapely

    way = _endless(line) if endless else list(line)
    area = _area(outline)
    edges = shapely.union_all([area.boundary, shapely.LineString(way)])
    rooms: Any = shapely.polygonize([edges]).geoms if edges.geom_type != "LineString" else []
    found = [room for room in rooms if area.covers(room.representative_point())]
    pieces = _polygons(found)
    if len(pieces) < 2:
        raise OutlineError("The line does not part it; draw it across, from outside to outside")
    return pieces


def lies_over(first: Outline, second: Outline) -> bool:
    """Return whether two areas have more in common than their edges."""
    import shapely

    if isinstance(first, Circle) and isinstance(second, Circle):
        (x0, y0), (x1, y1) = first.centre, second.centre
        return is_overlapping(first.radius + second.radius - hypot(x1 - x0, y1 - y0))
    common: Any = shapely.intersection(_area(first), _area(second))
    return not common.buffer(-TOL).is_empty


def with_hole(outline: Outline, hole: Outline) -> Polygon:
    """Cut a hole whose edge lies within the area; OutlineError where it would reach its edge."""
    pieces = subtracted(outline, [hole])
    before = len(as_polygon(outline).holes)
    if len(pieces) != 1 or len(pieces[0].holes) <= before:
        raise OutlineError("The hole reaches the edge; keep it inside, or subtract it instead")
    return pieces[0]


def without_holes(outline: Outline) -> Polygon:
    """Fill all holes."""
    return Polygon(as_polygon(outline).points)


def simplified(outline: Outline, tolerance: float) -> Simplified:
    """Leave corners out as long as the edge stays within a tolerance in inches of where it was."""
    import shapely

    polygon = as_polygon(outline)
    corners = shapely.points([corner for ring in rings_of(polygon) for corner in ring])
    allowed = tolerance
    for _ in range(_TRIES):  # where a ring begins more is left out than was allowed: allow less then
        thinner: Any = _area(outline).simplify(allowed, preserve_topology=True)
        kept = _pieces(thinner, "So coarse, nothing would be left of it; allow less")[0]
        deviation = float(shapely.distance(corners, _shape(kept).boundary).max())
        if is_within(deviation, tolerance):
            return Simplified(kept, _corners(polygon) - _corners(kept), deviation)
        allowed *= 0.5
    return Simplified(polygon, 0, 0.0)


def grown(outline: Outline, by: float) -> list[Polygon]:
    """Move the edge outward by inches, inward where negative; corners stay sharp."""
    area = _area(outline)
    wider: Any = area if abs(by) <= TOL else area.buffer(by, join_style="mitre", mitre_limit=5.0)
    return _pieces(wider, "Nothing would be left of it; move its edge inward by less")


def grown_circle(circle: Circle, by: float) -> Circle:
    """Move a circle's edge outward by inches: it stays a circle."""
    if circle.radius + by <= TOL:
        raise OutlineError("Nothing would be left of it; move its edge inward by less")
    return Circle(circle.centre, circle.radius + by)


def checked(outline: Outline) -> Outline:
    """Let a usable outline pass; raise OutlineError with what is wrong with another one."""
    problem = outline_problem(outline)
    if problem is not None:
        place, expected = problem
        raise OutlineError(f"The outline would be none: at {place} there must be {expected}")
    return outline


@lru_cache(maxsize=256)
def _area(outline: Outline) -> Any:
    return _shape(as_polygon(outline))


def _shape(polygon: Polygon) -> Any:
    import shapely

    return shapely.Polygon(polygon.points, polygon.holes)


def _endless(line: Sequence[Point]) -> list[Point]:
    if len(line) < 2 or all(point == line[0] for point in line):
        raise OutlineError("A cut needs two places; draw it across")
    return [_beyond(line[1], line[0]), *line, _beyond(line[-2], line[-1])]


def _beyond(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    return (end[0] + dx / length * _FAR, end[1] + dy / length * _FAR) if length else end


def _pieces(area: Any, nothing: str) -> list[Polygon]:
    found = _polygons(getattr(area, "geoms", [area]))
    if not found:
        raise OutlineError(nothing)
    return found


def _polygons(areas: Iterable[Any]) -> list[Polygon]:
    """Return the usable polygons among some areas, largest first; slivers that no file takes are dropped."""
    found = [(area.area, polygon) for area in areas if area.geom_type == "Polygon" for polygon in _tidy(area)]
    order = sorted(range(len(found)), key=lambda n: (-round(found[n][0], 9), found[n][1].points[0], n))
    return [found[n][1] for n in order]


def _tidy(area: Any) -> Iterator[Polygon]:
    """Yield an area's rings without repeated points and needless corners; nothing where none is left."""
    import shapely

    rings = [_ring(area.exterior), *(_ring(hole) for hole in area.interiors)]
    if len(rings[0]) < 3:
        return
    polygon = Polygon(rings[0], tuple(ring for ring in rings[1:] if len(ring) >= 3 and _holds(ring)))
    if outline_problem(polygon) is None:
        yield polygon
        return
    mended = shapely.set_precision(shapely.buffer(_shape(polygon), 0.0), TOL)
    for part in getattr(mended, "geoms", [mended]):
        if part.geom_type == "Polygon" and not part.is_empty:
            kept = Polygon(_ring(part.exterior), tuple(_ring(hole) for hole in part.interiors))
            if len(kept.points) >= 3 and outline_problem(kept) is None:
                yield kept


def _holds(ring: Sequence[Point]) -> bool:
    import shapely

    return bool(shapely.Polygon(ring).area >= SMALLEST_AREA)


def _ring(ring: Any) -> tuple[Point, ...]:
    """Give a ring's corners, open; those that repeat another, or lie on the line of their neighbours, go."""
    points: list[Point] = [(float(x), float(y)) for x, y in ring.coords[:-1]]
    kept = [p for n, p in enumerate(points) if hypot(p[0] - points[n - 1][0], p[1] - points[n - 1][1]) > TOL]
    changed = True
    while changed and len(kept) > 3:
        straight = [
            n for n in range(len(kept)) if _is_straight(kept[n - 1], kept[n], kept[(n + 1) % len(kept)])
        ]
        gone = [n for i, n in enumerate(straight) if i == 0 or n - straight[i - 1] > 1]
        kept = [p for n, p in enumerate(kept) if n not in gone]
        changed = bool(gone)
    return _from_top_left(kept)


def _from_top_left(ring: list[Point]) -> tuple[Point, ...]:
    """Go round clockwise on the board, from the highest corner on, of several the leftmost."""
    if len(ring) < 3:
        return tuple(ring)
    twice = sum(x * v - u * y for (x, y), (u, v) in zip(ring, (*ring[1:], ring[0]), strict=True))
    ring = ring if twice > 0.0 else ring[::-1]
    first = min(range(len(ring)), key=lambda n: (round(ring[n][1], 9), ring[n][0]))
    return (*ring[first:], *ring[:first])


def _is_straight(before: Point, at: Point, after: Point) -> bool:
    """Return whether a corner lies on the way from one neighbour to the other."""
    ux, uy, vx, vy = at[0] - before[0], at[1] - before[1], after[0] - at[0], after[1] - at[1]
    if ux * vx + uy * vy < 0.0:
        return False
    length = hypot(after[0] - before[0], after[1] - before[1])
    return abs(ux * vy - uy * vx) <= 1e-3 * TOL * max(length, TOL)


def _corners(polygon: Polygon) -> int:
    return sum(len(ring) for ring in rings_of(polygon))
