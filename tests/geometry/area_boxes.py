"""Rectangular areas, by which who adjoins and sees whom can be counted by hand."""

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.outlines.areas import Area


def box(
    id_: str, left: float, top: float, width: float = 1.0, height: float = 1.0, level: float = 0.0
) -> Area:
    """Make a rectangular area."""
    right, bottom = left + width, top + height
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Area(id_, Polygon(corners), height=level)
