"""What of a drawing lies within an outline, near enough for the eye: rims, shades, lines and faces.

Nothing is decided with these: a circle is one of 256 corners here, none of them beyond its rim.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import shapely
from shapely.geometry.base import BaseGeometry

from battlefield.geometry.kernel.shapes import Circle, Outline, Point
from battlefield.geometry.pieces.terrain import outline_polygon

_QUARTER = 64  # corners of a quarter of a circle
_SEEN = 1e-3  # inches; less is not seen

Line = list[Point]


class DrawnWithin:
    """An outline, and what of a drawing lies within it; rings are filled by the rule of odd and even."""

    def __init__(self, outline: Outline) -> None:
        if isinstance(outline, Circle):
            self._shape: BaseGeometry = shapely.Point(outline.centre).buffer(
                outline.radius, quad_segs=_QUARTER
            )
        else:
            polygon = outline_polygon(outline)
            drawn = shapely.Polygon(polygon.points, polygon.holes)
            self._shape = drawn if drawn.is_valid else shapely.make_valid(drawn)
        self._inner: dict[float, BaseGeometry] = {0.0: self._shape}

    def _inset(self, by: float) -> BaseGeometry:
        """Return the part of the shape that lies so many inches from its edge or more."""
        if by not in self._inner:
            self._inner[by] = shapely.buffer(self._shape, -by, join_style="mitre", quad_segs=_QUARTER)
            shapely.prepare(self._inner[by])
        return self._inner[by]

    @property
    def depth(self) -> float:
        """How thick the shape is about, in inches: half of a strip's width, half of a disc's radius."""
        return self._shape.area / max(self._shape.length, _SEEN)

    def inset(self, by: float) -> list[Line]:
        """Return the rings of the part that lies so many inches from the edge or more."""
        return _rings(self._inset(by))

    def shade(self, step: Point) -> list[Line]:
        """Return the rings of the part that the shape, moved by a step, leaves free."""
        moved = shapely.transform(self._shape, lambda at: at + step)
        return _rings(shapely.difference(self._shape, moved))

    def cast(self, step: Point) -> list[Line]:
        """Return the rings of the shadow that the shape casts beyond itself, as far as a step."""
        moved = shapely.transform(self._shape, lambda at: at + step)
        swept = [self._shape, moved, *(_swept(part, step) for part in shapely.get_parts(self._shape))]
        return _rings(shapely.difference(shapely.union_all(swept), self._shape))

    def faces(self, faces: Iterable[Sequence[Point]], by: float = 0.0) -> list[Line]:
        """Return what of some faces, each a ring, lies so many inches from the edge or more."""
        return _rings_within(self._inset(by), faces)

    def lines(self, lines: Iterable[Sequence[Point]], by: float) -> list[Line]:
        """Return what of some lines lies so many inches from the edge or more."""
        inner = self._inset(by)
        found: list[Line] = []
        for line in lines:
            drawn = shapely.LineString(line)
            if inner.contains(drawn):
                found.append(list(line))
            else:
                parts = shapely.get_parts(shapely.intersection(inner, drawn))
                found += [_points(part) for part in parts if part.geom_type == "LineString" and part.length]
        return found

    def clearances(self, points: Sequence[Point]) -> list[float]:
        """Return how far each of some points within lies from the edge, in inches."""
        edge = self._shape.boundary
        shapely.prepare(edge)
        return [float(each) for each in shapely.distance(edge, shapely.points(points))] if points else []


def _swept(polygon: BaseGeometry, step: Point) -> BaseGeometry:
    """Return what the sides of a polygon pass over as it moves by a step."""
    found = []
    for ring in shapely.get_rings(polygon):
        ends = shapely.get_coordinates(ring)
        for a, b in pairwise(ends):
            found.append(shapely.Polygon((a, b, b + step, a + step)))
    return shapely.union_all([side for side in found if side.area > 0.0])


def _rings_within(shape: BaseGeometry, faces: Iterable[Sequence[Point]]) -> list[Line]:
    shapely.prepare(shape)
    found: list[Line] = []
    for face in faces:
        drawn = shapely.Polygon(face)
        if shape.contains(drawn):
            found.append(list(face))
        else:
            sound = drawn if drawn.is_valid else shapely.make_valid(drawn)
            found += _rings(shapely.intersection(shape, sound))
    return found


def _rings(shape: BaseGeometry) -> list[Line]:
    parts = shapely.get_parts(shape)
    polygons = [part for part in parts if part.geom_type == "Polygon" and not part.is_empty]
    return [_points(ring) for part in polygons for ring in (part.exterior, *part.interiors)]


def _points(line: BaseGeometry) -> Line:
    return [(float(x), float(y)) for x, y in shapely.get_coordinates(line)]
