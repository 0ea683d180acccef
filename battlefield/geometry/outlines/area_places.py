"""A place for a base within an area, where all that the rules know is the area."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import shapely

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.outlines.areas import Area, name_places

Disc = tuple[Point, float]

_STEPS = 16  # across the longer side of an area, at most
_FINE = 0.4  # inches between places, at least
_HAIR = 0.02  # inches that bases are kept apart for the eye


def roomiest_place(area: Area, radius: float, others: Sequence[Disc]) -> Point:
    """Return a point well inside an area where a disc stands free of others, near the area's middle.

    Where none is free the one with the most room is given. The point itself always lies in the area.
    """
    places, room = _places(area)
    for (x, y), other in others:
        room = np.minimum(room, np.hypot(places[:, 0] - x, places[:, 1] - y) - other)
    free = np.flatnonzero(room >= radius + _HAIR)
    chosen = int(free[0]) if len(free) else int(np.argmax(room))
    return float(places[chosen, 0]), float(places[chosen, 1])


@lru_cache(maxsize=512)
def _places(area: Area) -> tuple[Floats, Floats]:
    """Return places inside an area, f8[n, 2], from its middle outward, and how far each is from its edge."""
    shape = shapely.Polygon(area.polygon.points, area.polygon.holes)
    middle = np.array(name_places(area)[0])
    left, top, right, bottom = shape.bounds
    step = max(_FINE, max(right - left, bottom - top) / _STEPS)
    xs, ys = np.arange(left + step, right, step), np.arange(top + step, bottom, step)
    grid = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
    grid = grid[shapely.contains(shape, shapely.points(grid))]
    order = np.argsort(np.hypot(*(grid - middle).T), kind="stable")
    places = np.concatenate([middle[None], grid[order]])
    edge: Floats = np.asarray(shapely.distance(shape.boundary, shapely.points(places)))
    return places, edge
