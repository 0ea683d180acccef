"""What a heat map looks like, without Qt: its values as levels of a scale, and the words of its legend."""

from collections.abc import Callable
from dataclasses import dataclass

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.templates import Best, HeatMap


@dataclass(frozen=True, slots=True, eq=False)
class HeatPicture:
    """A heat map with the `levels` of its nodes row by row (u1), its limits, and `what` its values count.

    Where `low` is below 0 the scale has zero in its middle; else level 0 stands for nothing. `says` puts a
    value that is read off at a place into words, where it is not what aiming there is worth.
    """

    heat: HeatMap
    what: str
    levels: bytes
    low: float
    high: float
    best: Best
    says: Callable[[float], str] | None = None

    @classmethod
    def of(cls, heat: HeatMap, what: str, says: Callable[[float], str] | None = None) -> "HeatPicture":
        """Work out all that showing a map needs."""
        low, high = heat.limits
        return cls(heat, what, heat.levels, low, high, heat.best, says)

    @property
    def size(self) -> tuple[int, int]:
        """How many nodes there are along x and along y; the first lies at the board's corner."""
        return len(self.heat.xs), len(self.heat.ys)

    @property
    def is_empty(self) -> bool:
        """Whether the map is 0 everywhere."""
        return self.low == 0.0 == self.high

    @property
    def far(self) -> float:
        """The value at the end of the scale."""
        return max(self.high, -self.low)

    def value_at(self, at: Point) -> float | None:
        """Return the value of the node nearest to a place on the board, or None off the board."""
        return self.heat.value_at(at)
