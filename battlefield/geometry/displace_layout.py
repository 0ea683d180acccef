"""A table made ready for many slides: what stands in whose way, and what carries whom.

Blocking is a piece whose volume meets the model's height range, impassable ground at the model's feet, and
another model at its height. Heights that merely touch do not meet; a model without height counts as a thin
one. Impassable ground is at a model's feet where these are neither above its top nor below its bottom, so
that a footbridge leads over impassable water. A piece with a top to stand on is no obstacle to a base on
that height.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import numpy as np

from battlefield.geometry.sweep import Obstacles
from battlefield.geometry.sweep_parts import Flags, Floats
from battlefield.geometry.table import Body, Piece, Table
from battlefield.geometry.tolerance import TOL

_THIN = 10.0 * TOL  # the height of a model without height


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """A table with its pieces and bodies taken apart; heights f8[2, n] are bottoms and tops, `ground` b[3, n]
    tells which pieces are platforms, impassable, and difficult or dangerous.
    """

    table: Table
    pieces: Obstacles = field(repr=False)
    bodies: Obstacles = field(repr=False)
    piece_heights: Floats = field(repr=False)
    body_heights: Floats = field(repr=False)
    ground: Flags = field(repr=False)

    @classmethod
    def of(cls, table: Table) -> "Layout":
        """Prepare a table."""
        pieces = Obstacles.of([piece.outline for piece in table.pieces])
        bodies = Obstacles.of([body.base for body in table.bodies])
        return cls(
            table, pieces, bodies, _heights(table.pieces), _ranges(table.bodies), _ground(table.pieces)
        )

    def with_bodies(self, table: Table) -> "Layout":
        """Prepare a table with the same terrain."""
        bodies = Obstacles.of([body.base for body in table.bodies])
        return replace(self, table=table, bodies=bodies, body_heights=_ranges(table.bodies))

    def blocking_pieces(self, body: Body) -> Flags:
        """Tell which pieces stand in a body's way, b[pieces]."""
        bottom, top = self.piece_heights
        low, high = height_range(body)
        meets = (bottom < high - TOL) & (low < top - TOL)
        at_feet = (bottom <= low + TOL) & (low <= top + TOL)
        carries = self.ground[0] & (np.abs(top - low) <= TOL)
        return np.asarray((meets | (self.ground[1] & at_feet)) & ~carries)

    def blocking_bodies(self, body: Body) -> Flags:
        """Tell which other bodies are at a body's height, b[bodies]."""
        bottom, top = self.body_heights
        low, high = height_range(body)
        others = np.array([other.id != body.id for other in self.table.bodies], dtype=np.bool_)
        return np.asarray((bottom < high - TOL) & (low < top - TOL) & others)

    def platforms(self, height: float) -> Flags:
        """Tell which pieces have a top to stand on at that height, b[pieces]."""
        return np.asarray(self.ground[0] & (np.abs(self.piece_heights[1] - height) <= TOL))

    def rough(self, body: Body) -> Flags:
        """Tell which pieces are difficult or dangerous ground at a body's feet, b[pieces]."""
        bottom, top = self.piece_heights
        at_feet = (bottom <= body.bottom + TOL) & (body.bottom <= top + TOL)
        return np.asarray(self.ground[2] & at_feet)


def height_range(body: Body) -> tuple[float, float]:
    """Give the heights that a body fills; never none."""
    return body.bottom, max(body.top, body.bottom + _THIN)


def _heights(pieces: Iterable[Piece]) -> Floats:
    return np.array([(piece.bottom, piece.top) for piece in pieces], dtype=np.float64).reshape(-1, 2).T


def _ranges(bodies: Iterable[Body]) -> Floats:
    return np.array([height_range(body) for body in bodies], dtype=np.float64).reshape(-1, 2).T


def _ground(pieces: Iterable[Piece]) -> Flags:
    rows = [(piece.platform, piece.impassable, piece.difficult or piece.dangerous) for piece in pieces]
    return np.array(rows, dtype=np.bool_).reshape(-1, 3).T
