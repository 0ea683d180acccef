"""The places a move can end at, as an area and an outline."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from battlefield.geometry.kernel.cancellation import heeded, unless_stopped
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.movement.freespace.arcs import Box
from battlefield.geometry.movement.freespace.space import Setting, levels_of, obstacles_near
from battlefield.geometry.movement.paths.search import Search
from battlefield.geometry.movement.reaching.area import drawn, joined_fans, reachable_polygons
from battlefield.geometry.movement.reaching.ends import ends_at
from battlefield.geometry.movement.reaching.turns import TurnSearch

_QUADRANT = 128
_SPECK = 1e-9


@dataclass(frozen=True, slots=True)
class Places:
    """An area in square inches, to a thousandth, and the polygons that enclose it, also height by height."""

    area: float
    outline: tuple[Polygon, ...]
    levels: tuple[tuple[float, tuple[Polygon, ...]], ...] = ()


def walked(setting: Setting, search: Search, start: Point) -> Places:
    """Return where a move on the ground can end, all levels seen from above as one."""
    import shapely

    spaces, found = search.world.spaces, []
    walls = [obstacles_near(setting, space.level, start, search.limit) for space in spaces]
    for space, place in heeded(zip(spaces, reachable_polygons(search, walls), strict=True)):
        ends = ends_at(setting, space.level).polygons(_about(place))
        found.append((space.level, shapely.intersection(place, ends)))
    return _places(found)


def flown(setting: Setting, start: Point, bottom: float, move: float) -> Places:
    """Return where a move over everything can end: on the highest top under it."""
    import shapely

    inside = 1.0 / np.sqrt(np.sinc(0.5 / _QUADRANT))  # as much area as the circle
    disc = shapely.Point(start).buffer(move * float(inside), quad_segs=_QUADRANT)
    return _places(_within(disc, _landings(setting, bottom, _about(disc))))


def _about(geometry: Any) -> Box:
    left, top, right, bottom = geometry.bounds
    return left, top, right, bottom


def _within(place: Any, found: Iterable[tuple[float, Any]]) -> list[tuple[float, Any]]:
    import shapely

    return [(level, shapely.intersection(place, each)) for level, each in found]


def _landings(setting: Setting, bottom: float, near: Box) -> list[tuple[float, Any]]:
    """Return where to land at each height: on the highest top under a place."""
    import shapely

    rest, found = shapely.box(0.0, 0.0, setting.width, setting.height), []
    for level in sorted({*levels_of(setting), bottom}, reverse=True):
        ends = ends_at(setting, level)
        if level == 0.0 or ends.tops is not None:
            found.append((level, shapely.intersection(rest, ends.polygons(near))))
        if ends.tops is not None:
            rest = shapely.difference(rest, drawn(ends.tops.shapes))
    return found


def turned(setting: Setting, search: TurnSearch, bottom: float) -> Places:
    """Return where a move in straight legs can end."""
    import shapely

    fans = joined_fans(np.array([shapely.Polygon(ring) for ring in search.swept()], dtype=object))
    place = shapely.intersection(fans, shapely.box(*search.space.box))
    near = _about(place)
    if setting.policy.flies:
        return _places(_within(place, _landings(setting, bottom, near)))
    return _places(_within(place, [(bottom, ends_at(setting, bottom).polygons(near))]))


def _places(found: Sequence[tuple[float, Any]]) -> Places:
    import shapely

    unless_stopped()
    together = _parts(shapely.union_all([each for _, each in found]))
    outline = _polygons(together)
    if len(found) == 1:
        return Places(float(sum(part.area for part in together)), outline, ((found[0][0], outline),))
    levels = tuple((level, _polygons(_parts(each))) for level, each in found)
    return Places(float(sum(part.area for part in together)), outline, levels)


def _parts(geometry: Any) -> list[Any]:
    import shapely

    parts = [part for part in shapely.get_parts(geometry).tolist() if part.geom_type == "Polygon"]
    return [part for part in parts if part.area > _SPECK]


def _polygons(parts: Iterable[Any]) -> tuple[Polygon, ...]:
    return tuple(
        Polygon(_ring(part.exterior), tuple(_ring(hole) for hole in part.interiors)) for part in parts
    )


def _ring(ring: Any) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in ring.coords[:-1])
