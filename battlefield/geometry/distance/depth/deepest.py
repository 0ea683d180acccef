"""How far one shape must move to leave another that is not convex: the exact depth of their overlap.

The moves after which the two still overlap are an open set, and the nearest point of its rim is sought. It
lies at the foot of the way straight to a side or an arc of the rim, or where two of them cross; so those
moves are tried from the shortest on, and the first after which no two convex parts overlap is the shortest of
all. A slit that the shape fits exactly is a way out.
"""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.convex.overlap_kernel import unit
from battlefield.geometry.distance.depth.cells import Bodies, near_polygon_rims, near_rims, shortest_of_cells
from battlefield.geometry.distance.depth.moves import crossings, feet, within
from battlefield.geometry.distance.depth.parts import Pairs
from battlefield.geometry.distance.depth.rims import (
    Rim,
    Rims,
    hull_rim,
    hull_rims,
    oval_rims,
    polygon_rim,
    polygon_rims,
)
from battlefield.geometry.distance.depth.shape import MOST_PAIRS, Shape
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import Group
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.geometry.pieces.solids import Solid, columns, contact, deepest_solids, moved

_CLEAR = 1e-10  # inch; what rounding may leave of an overlap after a move that ends it
_CONTACT = 1e-9  # inch; parts no farther apart than this touch at a corner as well as elsewhere
_SAME = 1e-13  # inch; moves no farther apart than this differ by rounding
_AT_ONCE = 4096  # pairs of convex parts measured in one call


@dataclass(frozen=True, slots=True)
class WayOut:
    """The shortest move that parts two shapes: its length, its direction, and where they then touch."""

    depth: float
    direction: Point
    touching: Point


def way_out(first: Shape, second: Shape, least: float) -> WayOut | None:
    """Find the shortest move of the second shape that ends an overlap; one of the two is not convex.

    `least` is a length that no such move falls short of. Gives None where rounding hides the way out.
    """
    if first.is_convex:
        found = way_out(second, first, least)
        return found and _mirrored(found)
    if columns(first.solid) * columns(second.solid) > MOST_PAIRS:
        return _way_out_of_much(first, second, least)
    rims = _rims(first, second.solid, second.rings)
    search = _Search(first.solid, second.solid, least)
    best = search.shortest(feet(rims), np.inf)
    longest = np.inf if best is None else float(np.hypot(*best))
    better = search.shortest(crossings(within(rims, longest)), longest - _SAME)
    move = best if better is None else better
    return None if move is None else search.ending(move)


def _way_out_of_much(first: Shape, second: Shape, least: float) -> WayOut | None:
    """Find the same between shapes of so many parts that their rims are looked at cell by cell."""
    assert first.rings is not None
    pairs = Pairs(first.solid, second.solid)
    bodies = Bodies.of(first.rings, second.solid, second.rings)
    if second.rings is not None:
        local = near_polygon_rims(polygon_rim(first.rings), polygon_rim(second.rings))
    else:
        local = near_rims(_rims(first, second.solid, None))

    def shortest(moves: Floats, below: float) -> Floats | None:
        moves = _sorted(moves, least - _CLEAR, below)
        while len(moves):
            margin = pairs.deepest(moves[0], _CLEAR)
            if margin <= _CLEAR:
                return np.asarray(moves[0])
            off = np.hypot(*(moves - moves[0]).T)
            moves = moves[off > max(margin - 2 * _CLEAR, 0.0)]  # the others end no such overlap
        return None

    move = shortest_of_cells(bodies, local, shortest, least)
    return None if move is None else _ending(pairs, move)


def _ending(pairs: Pairs, move: Floats) -> WayOut:
    """Tell a way out; of several contacts after it, the one that faces the move the most."""
    part, other, (margin, ux, uy) = pairs.near(move, _CONTACT)
    facing = np.where(margin >= margin.max() - _CONTACT, ux * move[0] + uy * move[1], -np.inf)
    best = int(facing.argmax())
    held = moved(pairs.second.at(other[[best]]), move[:1], move[1:])
    ahead, aside = unit(move[:1], move[1:])
    direction = float(ux[best]), float(uy[best])
    touching, _ = contact(pairs.first.at(part[[best]]), held, direction, float(margin[best]))
    return WayOut(float(np.hypot(*move)), (float(ahead[0]), float(aside[0])), touching)


def _mirrored(found: WayOut) -> WayOut:
    """Move the first shape instead of the second, to the same contact seen from where the first was."""
    (x, y), (ux, uy) = found.touching, found.direction
    return WayOut(found.depth, (-ux, -uy), (x - found.depth * ux, y - found.depth * uy))


def _rims(first: Shape, other: Solid, rings: Polygon | None) -> Rims:
    rim = _rim(first.solid, first.rings)
    if isinstance(other, Group):
        return oval_rims(rim, other)
    if rings is None and (len(other.x) == 1 or other.r.any()):
        return hull_rims(rim, other)
    return polygon_rims(rim, _rim(other, rings))


def _rim(solid: Solid, rings: Polygon | None) -> Rim:
    if rings is not None:
        return polygon_rim(rings)
    assert not isinstance(solid, Group)
    return hull_rim(solid)


@dataclass(frozen=True, slots=True, eq=False)
class _Search:
    """Two overlapping solids, and the length below which no move parts them."""

    first: Solid
    second: Solid
    least: float

    def shortest(self, moves: Floats, below: float) -> Floats | None:
        """Return the shortest of some moves f8[n, 2], shorter than `below`, after which nothing overlaps."""
        moves = _sorted(moves, self.least - _CLEAR, below)
        most = max(_AT_ONCE // (columns(self.first) * columns(self.second)), 1)
        start, many = 0, min(8, most)
        while start < len(moves):
            some = moves[start : start + many]
            free = np.flatnonzero(self._margins(some)[0].max(axis=0) <= _CLEAR)
            if len(free):
                return np.asarray(some[free[0]])
            start, many = start + many, min(2 * many, most)
        return None

    def _margins(self, moves: Floats) -> tuple[Floats, Floats, Floats]:
        """Return the margin of every pair of parts after every move, and its direction, f8[pairs, moves]."""
        one, other, many = columns(self.first), columns(self.second), len(moves)
        rows, others = np.repeat(np.arange(one), other * many), np.tile(np.arange(other).repeat(many), one)
        there = np.tile(moves, (one * other, 1))
        found = deepest_solids(self.first.at(rows), moved(self.second.at(others), *there.T))
        margin, ux, uy = (column.reshape(one * other, many) for column in found)
        return margin, ux, uy

    def ending(self, move: Floats) -> WayOut:
        """Tell a way out; of several contacts after it, the one that faces the move the most."""
        there, depth = move[None], float(np.hypot(*move))
        ahead, aside = unit(move[:1], move[1:])
        margin, ux, uy = (column[:, 0] for column in self._margins(there))
        facing = np.where(margin >= margin.max() - _CONTACT, ux * move[0] + uy * move[1], -np.inf)
        best = int(facing.argmax())
        part, other = divmod(best, columns(self.second))
        held = moved(self.second.at(np.array([other])), there[:, 0], there[:, 1])
        direction = float(ux[best]), float(uy[best])
        touching, _ = contact(self.first.at(np.array([part])), held, direction, float(margin[best]))
        return WayOut(depth, (float(ahead[0]), float(aside[0])), touching)


def _sorted(moves: Floats, least: float, below: float) -> Floats:
    """Return those moves that are so long, rising, without the repeats that follow each other."""
    length = np.hypot(*moves.T)
    wanted = np.flatnonzero((length >= least) & (length < below))
    moves = moves[wanted[np.argsort(length[wanted], kind="stable")]]
    repeated = np.all(np.abs(moves[1:] - moves[:-1]) <= _SAME, axis=1)
    return np.asarray(moves[np.concatenate([[True], ~repeated])]) if len(moves) else moves
