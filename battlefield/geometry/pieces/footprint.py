"""What a base covers, as an outline of terrain: for a model that has become a piece of it."""

from math import cos, pi, sin

from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Point, Polygon
from battlefield.geometry.kernel.units import MM_PER_INCH, direction

OVAL_CORNERS = 32
_FLATS = 6


def base_outline(base: PlacedBase) -> Outline:
    """Give the outline of a base where it stands: exact, but of an oval a polygon whose corners lie on it."""
    size = base.size
    along, across = size.length_mm / MM_PER_INCH / 2.0, size.width_mm / MM_PER_INCH / 2.0
    if size.kind == "round":
        return Circle(base.at, along)
    if size.kind == "rect":
        corners = [(along, across), (-along, across), (-along, -across), (along, -across)]
    elif size.kind == "hex":
        corners = _around(_FLATS, along / cos(pi / _FLATS), along / cos(pi / _FLATS))
    else:
        corners = _around(OVAL_CORNERS, along, across)
    (x, y), (ux, uy) = base.at, direction(base.facing)
    return Polygon(tuple((x + a * ux - b * uy, y + a * uy + b * ux) for a, b in corners))


def _around(count: int, along: float, across: float) -> list[Point]:
    """Return points round a centre, the first two to either side of straight ahead."""
    angles = [2.0 * pi * (n + 0.5) / count for n in range(count)]
    return [(along * cos(angle), across * sin(angle)) for angle in angles]
