"""How far a base reaches from its centre in a direction, in closed form."""

from math import cos, hypot, pi, sqrt

from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.geometry.kernel.units import direction as unit_of


def extent(base: PlacedBase, direction: Point) -> float:
    """Return the inches from a base's centre to its outermost line square to a unit direction."""
    ux, uy = unit_of(base.facing)
    along, across = direction[0] * ux + direction[1] * uy, direction[1] * ux - direction[0] * uy
    half_length, half_width = (mm / MM_PER_INCH / 2 for mm in (base.size.length_mm, base.size.width_mm))
    if base.size.kind in ("round", "oval"):
        return hypot(half_length * along, half_width * across)
    if base.size.kind == "rect":
        return half_length * abs(along) + half_width * abs(across)
    corner = half_length / cos(pi / 6)  # a flat lies toward the facing, so corners lie 30 degrees beside it
    near, far = abs(along), abs(across)
    return corner * max(far, (sqrt(3.0) * near + far) / 2.0)


def rows(base: PlacedBase) -> tuple[float, float]:
    """Return the least and the greatest y that a base covers."""
    high = extent(base, (0.0, 1.0))
    return base.at[1] - high, base.at[1] + high
