"""A thing as the convex parts whose depth in another is asked for."""

from dataclasses import dataclass

from battlefield.geometry.kernel.bases import Group
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.pieces.solids import Solid, columns

MOST_PAIRS = 600  # of convex parts, all of whose rims are looked at together


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A thing as convex parts, and its rings where it is an outline with straight edges."""

    solid: Solid
    rings: Polygon | None = None

    @property
    def is_convex(self) -> bool:
        """Whether it is one convex part."""
        return columns(self.solid) == 1

    @property
    def is_point(self) -> bool:
        """Whether it is a disc without extent."""
        return not isinstance(self.solid, Group) and len(self.solid.x) == 1 and not self.solid.r.any()
