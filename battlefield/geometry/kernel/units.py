"""Lengths and bearings: the one place where millimetres become inches and bearings become directions."""

from math import atan2, cos, degrees, radians, sin

MM_PER_INCH = 25.4


def inches(millimetres: float) -> float:
    """Convert a base's printed size in millimetres to inches."""
    return millimetres / MM_PER_INCH


def direction(bearing: float) -> tuple[float, float]:
    """Return the unit vector of a bearing in degrees clockwise from up, on a board whose y grows downward.

    The four main bearings are exact, so that a base slid along one keeps its other coordinate.
    """
    quarter, rest = divmod(bearing % 360.0, 90.0)
    if rest == 0.0:
        return ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))[int(quarter) % 4]
    angle = radians(bearing % 360.0)
    return sin(angle), -cos(angle)


def bearing(dx: float, dy: float) -> float:
    """Return the bearing in [0, 360) of the vector (dx, dy); 0 for the zero vector."""
    return degrees(atan2(dx, -dy)) % 360.0 % 360.0 if dx or dy else 0.0  # -1e-17 % 360 is 360
