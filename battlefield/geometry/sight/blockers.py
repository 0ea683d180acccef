"""Everything on a table that can stand in the way of sight, as convex volumes with their owners.

Owners count the pieces first, then the bodies. Heights: what stands on the table reaches down without end,
a cloud without a top of its own up without end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.identity_cache import Recalled
from battlefield.geometry.kernel.shapes import Circle, PlacedBase
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces import Body, Piece
from battlefield.geometry.pieces.convex_parts import convex_parts
from battlefield.geometry.sight.bridges import bridges, near_pairs
from battlefield.geometry.sight.shapes import Shapes, base_rows, disc_rows, joined, polygon_rows

HIGH = 1e6  # inches; stands for "without end" where infinity would spoil the arithmetic


@dataclass(frozen=True, slots=True, eq=False)
class Blockers:
    """Convex volumes, each with two owners, which differ only for a `bridge` over the seam of two."""

    shapes: Shapes
    owner: Ints
    partner: Ints
    cloud: Flags
    bridge: Flags

    def at(self, rows: Ints | Flags) -> "Blockers":
        """Return the chosen rows."""
        flags = self.cloud[rows], self.bridge[rows]
        return Blockers(self.shapes.at(rows), self.owner[rows], self.partner[rows], *flags)


@Recalled
@lru_cache(maxsize=64)
def terrain_blockers(pieces: tuple[Piece, ...]) -> Blockers:
    """Give the pieces that block sight and the clouds, without bridges; `owner` is the place in `pieces`."""
    made: list[Shapes] = []
    owner: list[int] = []
    for place, piece in enumerate(pieces):
        if _is_in_the_way(piece):
            made.append(_piece_rows(piece))
            owner += [place] * len(made[-1])
    owners = np.array(owner, dtype=np.intp)
    cloud = np.array([pieces[place].cloud for place in owner], dtype=bool)
    return Blockers(
        joined([polygon_rows([], [], []), *made]), owners, owners, cloud, np.zeros(len(cloud), dtype=bool)
    )


@Recalled
@lru_cache(maxsize=64)
def _terrain_bridged(pieces: tuple[Piece, ...]) -> Blockers:
    blockers = terrain_blockers(pieces)
    return _with_bridges(blockers, *near_pairs(blockers.shapes))


@lru_cache(maxsize=8)
def table_blockers(pieces: tuple[Piece, ...], bodies: tuple[Body, ...], models_block: bool) -> Blockers:
    """Return all that blocks, bridges last."""
    terrain = _terrain_bridged(pieces)
    if not models_block or all(body.height <= TOL for body in bodies):
        return terrain
    plain, seams = terrain.at(~terrain.bridge), terrain.at(terrain.bridge)
    owners = np.array([k for k, body in enumerate(bodies) if body.height > TOL], dtype=np.intp) + len(pieces)
    solid = [body for body in bodies if body.height > TOL]
    rows = standing_rows(pieces, solid)
    none = np.zeros(len(solid), dtype=bool)
    everything = _concatenated(plain, Blockers(rows, owners, owners, none, none))
    first, second = near_pairs(everything.shapes, start=len(plain.shapes))
    bridged = _with_bridges(everything, first, second, _oval_contacts(everything, solid, first, second))
    return _concatenated(bridged, seams)


def body_rows(bodies: Sequence[Body]) -> Shapes:
    """Return one row of every body."""
    return base_rows([b.base for b in bodies], [b.bottom for b in bodies], [b.top for b in bodies])


def standing_rows(pieces: tuple[Piece, ...], bodies: Sequence[Body]) -> Shapes:
    """Give one row of every body, reaching down without end from the table, or through the piece under it."""
    rows = body_rows(bodies)
    bottom = rows.bottom.copy()
    bottom[bottom <= TOL] = -HIGH
    terrain = terrain_blockers(pieces)
    for place in np.flatnonzero(bottom > -HIGH):
        under = _supports(terrain, rows.at(np.array([place])))
        bottom[place] = min(bottom[place], *terrain.shapes.bottom[under], np.inf)
    return rows.between(bottom, rows.top)


def _supports(terrain: Blockers, row: Shapes) -> Ints:
    """Find solid volumes that reach up to the row's bottom and hold all of its outline."""
    s = terrain.shapes
    meets = ~terrain.cloud & (s.top >= row.bottom - TOL) & (s.bottom < row.bottom)
    inside = (row.support(s.mx, s.my) <= s.off + TOL).all(axis=0) & (s.ab == 0.0)
    x, y, r = row.discs()
    inside |= (s.ab > 0.0) & (np.hypot(s.x[0] - x, s.y[0] - y) + r <= np.sqrt(s.ab) + TOL)
    return np.flatnonzero(meets & inside)


def _is_in_the_way(piece: Piece) -> bool:
    endless = piece.cloud and piece.top <= piece.bottom
    return endless or ((piece.cloud or piece.blocks_sight) and piece.top > piece.bottom + TOL)


def _piece_rows(piece: Piece) -> Shapes:
    bottom = -HIGH if piece.bottom <= TOL else piece.bottom
    top = HIGH if piece.cloud and piece.top <= piece.bottom else piece.top
    if isinstance(piece.outline, Circle):
        return disc_rows([piece.outline.centre], [piece.outline.radius], [bottom], [top])
    rings = [np.array(ring) for ring in convex_parts(piece.outline)]
    return polygon_rows(rings, [bottom] * len(rings), [top] * len(rings))


def _with_bridges(blockers: Blockers, first: Ints, second: Ints, contacts: Floats | None = None) -> Blockers:
    known = np.isfinite(contacts[:, 0]) if contacts is not None else np.zeros(len(first), dtype=bool)
    made = [bridges(blockers.shapes, first[~known], second[~known])]
    if contacts is not None:
        made.append(bridges(blockers.shapes, first[known], second[known], contacts[known]))
    for shapes, one, two in made:
        cloud = blockers.cloud[one] | blockers.cloud[two]
        seams = np.ones(len(one), dtype=bool)
        owners = blockers.owner[one], blockers.owner[two]
        blockers = _concatenated(blockers, Blockers(shapes, *owners, cloud, seams))
    return blockers


def _concatenated(one: Blockers, two: Blockers) -> Blockers:
    return Blockers(
        joined([one.shapes, two.shapes]),
        np.concatenate([one.owner, two.owner]),
        np.concatenate([one.partner, two.partner]),
        np.concatenate([one.cloud, two.cloud]),
        np.concatenate([one.bridge, two.bridge]),
    )


def _oval_contacts(blockers: Blockers, bodies: Sequence[Body], first: Ints, second: Ints) -> Floats:
    """Return the points of contact of pairs of bodies of which one is an ellipse, NaN for all others."""
    points = np.full((len(first), 2), np.nan)
    start = len(blockers.owner) - len(bodies)
    for place in np.flatnonzero(first >= start):
        pair: list[PlacedBase] = [bodies[k - start].base for k in (first[place], second[place])]
        if any(base.size.kind == "oval" for base in pair):
            found = gap(*pair)
            if found.touching:
                points[place] = np.mean(found.points, axis=0)
    return points
