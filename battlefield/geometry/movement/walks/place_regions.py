"""Areas that a centre may be in, put together and taken apart: pictures, in which nothing is decided."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.movement.freespace.inflate import grown
from battlefield.geometry.movement.reaching.area import drawn as grown_area
from battlefield.geometry.pieces.terrain import outline_polygon

_SPECK = 1e-4  # square inches; what is left of edges that lie along each other
_HAIR = 0.01  # inches
_QUADRANT = 8
_FINE = 32  # corners of a quarter of a circle where every hundredth of an inch counts
_SPLINTER = 0.005  # inches; half of how wide a part is at most that is left out


def nearest_in(regions: tuple[Polygon, ...], at: Point) -> Point | None:
    """Give the place of some areas that is nearest to a point, itself where it lies in one; None in none."""
    import shapely

    area, point = _kept(Same(regions)), shapely.Point(at)
    if area.is_empty or area.covers(point):
        return None if area.is_empty else at
    found = shapely.shortest_line(area, point).coords[0]
    return float(found[0]), float(found[1])


def shared_shifts(regions: Iterable[tuple[Sequence[Polygon], Point]]) -> tuple[Polygon, ...]:
    """Return the shifts that keep each of some places within its own areas."""
    import shapely
    from shapely.affinity import translate

    shared = None
    for areas, (x, y) in regions:
        moved = translate(drawn(areas), -x, -y)
        shared = moved if shared is None else shapely.intersection(shared, moved)
    return polygons(shared) if shared is not None else ()


def shifted(regions: Iterable[Polygon], by: Point) -> tuple[Polygon, ...]:
    """Move areas."""

    def moved(ring: Iterable[Point]) -> tuple[Point, ...]:
        return tuple((x + by[0], y + by[1]) for x, y in ring)

    return tuple(Polygon(moved(p.points), tuple(map(moved, p.holes))) for p in regions)


def without(regions: Sequence[Polygon], others: Sequence[Polygon]) -> tuple[Polygon, ...]:
    """Cut areas out of others."""
    import shapely

    if not regions or not others:
        return tuple(regions)
    return polygons(shapely.difference(drawn(regions), drawn(others)))


def shared(regions: Sequence[Polygon], others: Sequence[Polygon]) -> tuple[Polygon, ...]:
    """Return what areas have in common with others, put together."""
    import shapely

    return polygons(shapely.intersection(drawn(regions), drawn(others)))


def seamless(regions: tuple[Polygon, ...]) -> tuple[Polygon, ...]:
    """Close the seams between areas that lie side by side, no wider than a hair."""
    return _seamless(Same(regions)) if len(regions) > 1 else regions


@lru_cache(maxsize=8)
def _seamless(regions: Same[tuple[Polygon, ...]]) -> tuple[Polygon, ...]:
    import shapely

    wider = shapely.buffer(drawn(regions.value), _HAIR, join_style="mitre")
    return polygons(shapely.buffer(wider, -_HAIR, join_style="mitre"))


def tidied(regions: tuple[Polygon, ...]) -> tuple[Polygon, ...]:
    """Return areas as they are best drawn: seams between them closed, and no splinters thinner than hairs."""
    found = seamless(regions)
    return _tidied(Same(found)) if len(found) > 1 else found


@lru_cache(maxsize=8)
def _tidied(regions: Same[tuple[Polygon, ...]]) -> tuple[Polygon, ...]:
    import shapely

    parts = ((part, shapely.Polygon(part.points, part.holes)) for part in regions.value)
    return tuple(part for part, area in parts if not shapely.buffer(area, -_SPLINTER).is_empty)


def nearer_than(
    inches: float, bases: Iterable[PlacedBase], size: BaseSize, facing: float
) -> tuple[Polygon, ...]:
    """Return where the centre of a base is when it lies nearer than so many inches to one of some bases."""
    import shapely

    sums = (grown_area(grown(base, size, facing)) for base in bases)
    return polygons(shapely.union_all([shapely.buffer(each, inches, quad_segs=_FINE) for each in sums]))


def corners_of(outline: Outline) -> Sequence[Point]:
    """Return corners of an outline; of a round one so many as look round."""
    if isinstance(outline, Circle):
        (x, y), turn = outline.centre, 2.0 * np.pi * np.arange(4 * _QUADRANT) / (4 * _QUADRANT)
        return [(x + outline.radius * float(np.cos(t)), y + outline.radius * float(np.sin(t))) for t in turn]
    return outline_polygon(outline).points


@lru_cache(maxsize=8)
def _kept(regions: Same[tuple[Polygon, ...]]) -> Any:
    import shapely

    area = drawn(regions.value)
    shapely.prepare(area)
    return area


def drawn(regions: Sequence[Polygon]) -> Any:
    """Put areas together in one geometry of shapely."""
    import shapely

    return shapely.union_all([shapely.make_valid(shapely.Polygon(p.points, p.holes)) for p in regions])


def polygons(geometry: Any) -> tuple[Polygon, ...]:
    """Return the areas of a geometry of shapely, without what is no more than a speck."""
    import shapely

    parts = (part for part in shapely.get_parts(geometry).tolist() if isinstance(part, shapely.Polygon))
    return tuple(
        Polygon(_ring(part.exterior), tuple(map(_ring, part.interiors)))
        for part in parts
        if part.area > _SPECK
    )


def _ring(ring: Any) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in ring.coords[:-1])
