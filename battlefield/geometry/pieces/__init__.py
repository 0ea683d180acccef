"""What lies on a table as the kernel sees it: terrain, its solids, strips, hulls and boxes."""

from battlefield.geometry.pieces.outline_problems import SMALLEST_AREA, are_sound_rings, outline_problem
from battlefield.geometry.pieces.strips import side_lines
from battlefield.geometry.pieces.table import Body, Piece, Table

OPEN = ("boxes", "terrain")
SISTERS = ("convex_parts", "solids", "strips")

__all__ = [
    "SMALLEST_AREA",
    "Body",
    "Piece",
    "Table",
    "are_sound_rings",
    "outline_problem",
    "side_lines",
]
