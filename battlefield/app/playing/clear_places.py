"""Where the name of an area is written so that the figures that stand in it do not hide it."""

from collections.abc import Iterator, Sequence
from math import dist, inf

from battlefield.geometry.kernel.shapes import PlacedBase, Point, Polygon
from battlefield.geometry.kernel.units import inches
from battlefield.geometry.pieces.boxes import box_of
from battlefield.geometry.pieces.terrain import contains_point

_HALF, _ABOVE, _BELOW = 1.0, 0.3, 0.9  # inches that a name and the badge below it take about their place
_STEPS = 9  # places across and down that are tried


def clear_place(polygon: Polygon, middle: Point, bases: Sequence[PlacedBase]) -> Point:
    """Return the place in an area nearest to its middle at which no base hides a name.

    Where bases leave no such place it is the one that is farthest from all of them.
    """
    box = box_of(polygon)
    discs = [(base.at, inches(max(base.size.length_mm, base.size.width_mm)) / 2.0) for base in bases]
    reach = _HALF + _BELOW
    near = [
        (at, radius)
        for at, radius in discs
        if box.left - reach < at[0] < box.right + reach and box.top - reach < at[1] < box.bottom + reach
    ]
    if _room(middle, near) > 0.0:
        return middle
    places = sorted(_places(polygon), key=lambda at: (dist(at, middle), at))
    clear = next((at for at in places if _room(at, near) > 0.0), None)
    return clear or max((middle, *places), key=lambda at: _room(at, near))


def _places(polygon: Polygon) -> Iterator[Point]:
    box = box_of(polygon)
    for row in range(1, _STEPS):
        y = box.top + (box.bottom - box.top) * row / _STEPS
        for column in range(1, _STEPS):
            x = box.left + (box.right - box.left) * column / _STEPS
            corners = ((x - _HALF, y - _ABOVE), (x + _HALF, y - _ABOVE), (x, y + _BELOW))
            if all(contains_point(polygon, corner) for corner in corners):
                yield x, y


def _room(at: Point, discs: Sequence[tuple[Point, float]]) -> float:
    """Return how far the nearest base is from a name at a place; below 0 where it hides some of it."""
    gaps = (dist(centre, _nearest(at, centre)) - radius for centre, radius in discs)
    return min(gaps, default=inf)


def _nearest(at: Point, to: Point) -> Point:
    """Return the point of a name at a place that is nearest to another."""
    x = min(max(to[0], at[0] - _HALF), at[0] + _HALF)
    return x, min(max(to[1], at[1] - _ABOVE), at[1] + _BELOW)
