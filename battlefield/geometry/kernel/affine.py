"""Shifts, turns, scalings and mirrors of the plane, and what they make of points and bearings."""

from dataclasses import dataclass
from math import hypot, sqrt

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.kernel.units import bearing, direction


@dataclass(frozen=True, slots=True)
class Affine:
    """A map of the plane: a place p goes to `about` + `by` + M (p - `about`), M = ((a, b), (c, d)).

    Counting from a place near the drawing keeps every digit of what lies there, and keeps that place exact.
    """

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    about: Point = (0.0, 0.0)
    by: Point = (0.0, 0.0)

    def point(self, at: Point) -> Point:
        """Map a place; a coordinate that the map leaves alone keeps its very digits."""
        dx, dy = at[0] - self.about[0], at[1] - self.about[1]
        x = at[0] if self.a == 1.0 and self.b == 0.0 else self.about[0] + self.a * dx + self.b * dy
        y = at[1] if self.d == 1.0 and self.c == 0.0 else self.about[1] + self.c * dx + self.d * dy
        return x + self.by[0], y + self.by[1]

    def vector(self, step: Point) -> Point:
        """Map a step, which has no place."""
        return self.a * step[0] + self.b * step[1], self.c * step[0] + self.d * step[1]

    def bearing(self, degrees: float) -> float:
        """Map a bearing, to a millionth of a degree."""
        return round(bearing(*self.vector(direction(degrees))), 6) % 360.0

    @property
    def is_shift(self) -> bool:
        """Whether it shifts everything by one step and does no more."""
        return (self.a, self.b, self.c, self.d) == (1.0, 0.0, 0.0, 1.0)

    @property
    def determinant(self) -> float:
        """By how much areas grow; negative where the map mirrors."""
        return self.a * self.d - self.b * self.c

    @property
    def scale(self) -> float:
        """By how much lengths grow, to twelve decimals, so that a turn is exactly 1.

        Where they grow unequally it is the root of how much areas grow.
        """
        return round(sqrt(abs(self.determinant)), 12)

    @property
    def is_similarity(self) -> bool:
        """Whether all lengths grow alike, so that circles stay circles: to the tolerance in each inch."""
        along, across = hypot(self.a, self.c), hypot(self.b, self.d)
        square = self.a * self.b + self.c * self.d
        size = max(along, across, 1.0)
        return abs(along - across) <= TOL * size and abs(square) <= TOL * size * size

    @staticmethod
    def shift(by: Point) -> "Affine":
        """Return the map that moves everything by a step."""
        return Affine(by=by)

    @staticmethod
    def turn(degrees: float, about: Point) -> "Affine":
        """Return the map that turns everything clockwise about a place."""
        sine, negative_cosine = direction(degrees)
        cosine = 0.0 - negative_cosine
        return Affine(cosine, 0.0 - sine, sine, cosine, about)

    @staticmethod
    def scaling(along_x: float, along_y: float, about: Point, bearing_of_y: float = 0.0) -> "Affine":
        """Return the map that stretches everything away from a place, by two factors.

        With a bearing, `along_y` counts along that bearing and `along_x` across it: how an outline that lies
        at an angle becomes longer or wider.
        """
        ux, uy = direction(bearing_of_y)
        extra = along_y - along_x
        return Affine(
            along_x + extra * ux * ux, extra * ux * uy, extra * ux * uy, along_x + extra * uy * uy, about
        )

    @staticmethod
    def mirror(bearing_of_line: float, through: Point) -> "Affine":
        """Return the map that mirrors everything across the line through a place along a bearing."""
        return Affine.scaling(-1.0, 1.0, through, bearing_of_line)
