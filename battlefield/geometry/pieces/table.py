"""The table as the kernel sees it: pieces of terrain, bodies of models and the board's edge, without rules.

Lengths are inches, bearings degrees clockwise from up, y grows downward, heights count from the table.
"""

from dataclasses import dataclass

from battlefield.geometry.kernel.shapes import Outline, PlacedBase


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of terrain: an outline from `bottom` to `top`, and what it does to movement and sight.

    A cloud whose top is its bottom reaches from there up without end.
    """

    id: str
    outline: Outline
    bottom: float = 0.0
    top: float = 0.0
    difficult: bool = False
    dangerous: bool = False
    impassable: bool = False
    blocks_sight: bool = False
    cloud: bool = False
    platform: bool = False


@dataclass(frozen=True, slots=True)
class Body:
    """A model as an upright volume: its base from `bottom` to `bottom + height`."""

    id: str
    base: PlacedBase
    bottom: float = 0.0
    height: float = 0.0

    @property
    def top(self) -> float:
        """The height of its upper end."""
        return self.bottom + self.height


@dataclass(frozen=True, slots=True)
class Table:
    """A board with what stands on it; ids are unique among pieces and among bodies."""

    width: float
    height: float
    pieces: tuple[Piece, ...] = ()
    bodies: tuple[Body, ...] = ()

    def body(self, id_: str) -> Body:
        """Find a body by its id; an unknown id is a KeyError."""
        found = next((body for body in self.bodies if body.id == id_), None)
        if found is None:
            raise KeyError(id_)
        return found
