"""A table made ready for many slides: what stands in whose way, and what carries whom.

Blocking is a piece whose volume meets the model's height range, impassable ground at the model's feet, and
another model at its height. Heights that merely touch do not meet; a model without height counts as a thin
one. Impassable ground is at a model's feet where these are neither above its top nor below its bottom, so
that a footbridge leads over impassable water. A piece with a top to stand on is no obstacle to a base on
that height.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from battlefield.geometry.displacement.sweeping.spans import Wanted
from battlefield.geometry.displacement.sweeping.sweep import Obstacles
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import Outline
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces import Body, Piece, Table

_THIN = 10.0 * TOL  # the height of a model without height


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """A table with its pieces and bodies taken apart; `platforms` and `rough` are the places of the pieces
    with a top to stand on and of those of difficult or dangerous ground, `places` those of the bodies by id.
    """

    table: Table
    pieces: Obstacles = field(repr=False)
    platforms: tuple[int, ...] = field(repr=False)
    rough: tuple[int, ...] = field(repr=False)
    bodies: Obstacles = field(repr=False)
    places: Mapping[str, int] = field(repr=False)

    @classmethod
    def of(cls, table: Table) -> "Layout":
        """Prepare a table; what was made for the very same pieces or bodies shortly before serves again."""
        pieces, bodies = _prepared_pieces(Same(table.pieces)), _prepared_bodies(Same(table.bodies))
        return cls(table, *pieces, *bodies)

    def with_bodies(self, table: Table) -> "Layout":
        """Prepare a table with the same terrain."""
        bodies, places = _prepared_bodies(Same(table.bodies))
        return replace(self, table=table, bodies=bodies, places=places)

    def body(self, id_: str) -> Body:
        """Find a body by its id; an unknown id is a KeyError."""
        return self.table.bodies[self.places[id_]]

    def is_piece_in_the_way(self, body: Body) -> Wanted:
        """Tell, piece by piece, which ones stand in a body's way."""
        pieces, (low, high) = self.table.pieces, height_range(body)
        return lambda i: _blocks(pieces[i], low, high)

    def is_body_in_the_way(self, body: Body) -> Wanted:
        """Tell, body by body, which other ones are at a body's height."""
        bodies, own, (low, high) = self.table.bodies, self.places.get(body.id), height_range(body)

        def meets(i: int) -> bool:
            bottom, top = height_range(bodies[i])
            return i != own and bottom < high - TOL and low < top - TOL

        return meets

    def is_rough_for(self, body: Body) -> Wanted:
        """Tell, piece by piece, which ones are difficult or dangerous ground at a body's feet."""
        pieces = self.table.pieces

        def meets(i: int) -> bool:
            piece = pieces[i]
            return (piece.difficult or piece.dangerous) and _is_at_feet(piece, body.bottom)

        return meets

    def surface(self, height: float) -> tuple[tuple[int, ...], tuple[Outline, ...]]:
        """Return the places and outlines of the pieces with a top to stand on at that height."""
        pieces = self.table.pieces
        found = tuple(i for i in self.platforms if abs(pieces[i].top - height) <= TOL)
        return found, tuple(pieces[i].outline for i in found)


def height_range(body: Body) -> tuple[float, float]:
    """Return the heights that a body fills; never none."""
    return body.bottom, max(body.top, body.bottom + _THIN)


def _blocks(piece: Piece, low: float, high: float) -> bool:
    """Return whether a piece stands in the way of what fills a range of heights."""
    meets = piece.bottom < high - TOL and low < piece.top - TOL
    if not meets and not (piece.impassable and _is_at_feet(piece, low)):
        return False
    return not (piece.platform and abs(piece.top - low) <= TOL)


def _is_at_feet(piece: Piece, low: float) -> bool:
    return piece.bottom <= low + TOL and low <= piece.top + TOL


@lru_cache(maxsize=8)
def _prepared_pieces(kept: Same[tuple[Piece, ...]]) -> tuple[Obstacles, tuple[int, ...], tuple[int, ...]]:
    pieces = kept.value
    platforms = tuple(i for i, piece in enumerate(pieces) if piece.platform)
    rough = tuple(i for i, piece in enumerate(pieces) if piece.difficult or piece.dangerous)
    return Obstacles.of([piece.outline for piece in pieces]), platforms, rough


@lru_cache(maxsize=8)
def _prepared_bodies(kept: Same[tuple[Body, ...]]) -> tuple[Obstacles, Mapping[str, int]]:
    places = {body.id: i for i, body in enumerate(kept.value)}
    return Obstacles.of([body.base for body in kept.value]), places
