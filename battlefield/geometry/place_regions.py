"""Areas that a centre may be in, put together and taken apart: pictures, in which nothing is decided."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from battlefield.geometry.footprint import base_outline
from battlefield.geometry.recall import Same
from battlefield.geometry.shapes import BaseSize, Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.terrain import outline_polygon

_SPECK = 1e-4  # square inches; what is left of edges that lie along each other
_HAIR = 0.01  # inches
_QUADRANT = 8
_CLEFT, _SLIVER = 0.3, 0.1  # inches; half of how wide a cleft is that is closed, a sliver that is left out
_PART = 0.02  # of the largest part; what is smaller is left out


def nearest_in(regions: tuple[Polygon, ...], at: Point) -> Point | None:
    """Give the place of some areas that is nearest to a point, itself where it lies in one; None in none."""
    import shapely

    area, point = _kept(Same(regions)), shapely.Point(at)
    if area.is_empty or area.covers(point):
        return None if area.is_empty else at
    found = shapely.shortest_line(area, point).coords[0]
    return float(found[0]), float(found[1])


def shared_shifts(regions: Iterable[tuple[Sequence[Polygon], Point]]) -> tuple[Polygon, ...]:
    """Give the shifts that keep each of some places within its own areas."""
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
    """Give what areas have in common with others, put together."""
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
    """Give areas as they are best drawn: what lies in splinters has its clefts closed, and no specks."""
    found = seamless(regions)
    return _tidied(Same(found)) if len(found) > 1 else found


@lru_cache(maxsize=8)
def _tidied(regions: Same[tuple[Polygon, ...]]) -> tuple[Polygon, ...]:
    import shapely

    area = drawn(regions.value)
    closed = shapely.buffer(shapely.buffer(area, _CLEFT), -_CLEFT)
    opened = polygons(shapely.buffer(shapely.buffer(closed, -_SLIVER), _SLIVER))
    sizes = [shapely.Polygon(part.points, part.holes).area for part in opened]
    return tuple(part for part, size in zip(opened, sizes, strict=True) if size >= _PART * max(sizes))


def nearer_than(
    inches: float, bases: Iterable[PlacedBase], size: BaseSize, facing: float
) -> tuple[Polygon, ...]:
    """Give where the centre of a base is when it lies nearer than so many inches to one of some bases."""
    import shapely

    own = np.array(corners_of(base_outline(PlacedBase(size, (0.0, 0.0), facing))))
    sums = []
    for base in bases:
        both = np.array(corners_of(base_outline(base)))[:, None] + own[None, :]
        hull = shapely.MultiPoint(both.reshape(-1, 2)).convex_hull
        sums.append(hull.buffer(inches, quad_segs=_QUADRANT))
    return polygons(shapely.union_all(sums))


def corners_of(outline: Outline) -> Sequence[Point]:
    """Give corners of an outline; of a round one so many as look round."""
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
    """Give the areas of a geometry of shapely, without what is no more than a speck."""
    import shapely

    parts = (part for part in shapely.get_parts(geometry).tolist() if isinstance(part, shapely.Polygon))
    return tuple(
        Polygon(_ring(part.exterior), tuple(map(_ring, part.interiors)))
        for part in parts
        if part.area > _SPECK
    )


def _ring(ring: Any) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in ring.coords[:-1])
