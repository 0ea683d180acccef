"""A place for a base within an area, where all that the rules know is the area."""

from collections.abc import Iterator, Sequence
from math import ceil, hypot

from battlefield.geometry.areas import Area, name_places
from battlefield.geometry.shapes import Point
from battlefield.geometry.terrain import contains_point, nearest_point

Disc = tuple[Point, float]

_STEPS = 12  # across the longer side of an area, at most
_FINE = 0.5  # inches between places, at least
_HAIR = 0.02  # inches that bases are kept apart for the eye


def roomiest_place(area: Area, radius: float, others: Sequence[Disc]) -> Point:
    """Give a point well inside an area where a disc stands free of others, near the area's middle.

    Where none is free the one with the most room is given. The point itself always lies in the area.
    """
    places = tuple(_places(area))
    middle = places[0]
    free = [place for place in places if _room(area, place, others) >= radius + _HAIR]
    if free:
        return min(free, key=lambda place: (hypot(place[0] - middle[0], place[1] - middle[1]), place))
    return max(places, key=lambda place: _room(area, place, others))


def _places(area: Area) -> Iterator[Point]:
    """Give the middle of an area, then a grid of points inside it."""
    yield name_places(area)[0]
    xs, ys = zip(*area.polygon.points, strict=True)
    left, top, wide, high = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    step = max(_FINE, max(wide, high) / _STEPS)
    for row in range(1, ceil(high / step)):
        for column in range(1, ceil(wide / step)):
            place = (left + column * step, top + row * step)
            if contains_point(area.polygon, place):
                yield place


def _room(area: Area, place: Point, others: Sequence[Disc]) -> float:
    """Give how far a place is from the area's edge, or from the nearest other disc where that is less."""
    x, y = nearest_point(area.polygon, place)
    edge = hypot(place[0] - x, place[1] - y)
    return min([edge, *(hypot(place[0] - u, place[1] - v) - r for (u, v), r in others)])
