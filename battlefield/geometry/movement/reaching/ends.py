"""Where a move may end: on ground that carries the base, on nobody, and in coherency."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from battlefield.geometry.convex.base_pairs import margins_between
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.tolerance import TOL, is_within
from battlefield.geometry.movement.freespace.arcs import Box
from battlefield.geometry.movement.freespace.inflate import plain
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.space import (
    Setting,
    body_in_the_way,
    levels_of,
    stands_in_the_way,
)
from battlefield.geometry.movement.freespace.zones import dissolved
from battlefield.geometry.movement.reaching.area import drawn
from battlefield.geometry.pieces import Body, Piece

EDGE, WALL, MODEL, NO_TOP, COHERENCY = (
    "over the board's edge",
    "in terrain that stands in the way",
    "on another model",
    "on nothing to stand on",
    "out of coherency",
)


@dataclass(frozen=True, slots=True, eq=False)
class Ends:
    """Where a base may stand at one height: not in `walls`, not on `bodies`, on `tops` (None: the table)."""

    setting: Setting
    level: float
    walls: Outlines
    bodies: Outlines
    tops: Outlines | None
    walls_of: tuple[str, ...] = ()  # the ids of what the shapes in the way are parts of
    bodies_of: tuple[str, ...] = ()

    def in_the_way(self, at: Point) -> str:
        """Give the id of what a base with its centre at a place would be deepest in; empty where nothing."""
        best, deepest = "", TOL
        for outlines, ids in ((self.walls, self.walls_of), (self.bodies, self.bodies_of)):
            for k in _holding(outlines, at):
                depth = _level(_alone(outlines, k), at)
                if depth > deepest:
                    best, deepest = ids[k], depth
        return best

    def problem(self, at: Point) -> str:
        """Tell why the base may not end with its centre at a place; empty where it may."""
        left, top, right, bottom = self.setting.box()
        if not (left - TOL <= at[0] <= right + TOL and top - TOL <= at[1] <= bottom + TOL):
            return EDGE
        if _is_inside(self.walls, at):
            return WALL
        if _is_inside(self.bodies, at):
            return MODEL
        if self.tops is not None and _level(self.tops, at) < -TOL:
            return NO_TOP
        return "" if self._is_coherent(at) else COHERENCY

    def _is_coherent(self, at: Point) -> bool:
        members = self._members()
        if members is None:
            return True
        mover = self.setting.mover
        here = PlacedBase(mover.base.size, at, mover.base.facing)
        bases = Bases.placed([here, *(body.base for body in members)])
        n, wanted = len(members), self.setting.policy.coherency
        if not n or wanted is None:
            return False
        margins = margins_between(bases, np.zeros(n, dtype=np.intp), np.arange(1, n + 1))
        return is_within(-float(margins.max()), wanted.horizontal)

    def _members(self) -> list[Body] | None:
        """List the bodies near enough in height to be in coherency with; None where it does not matter."""
        wanted = self.setting.policy.coherency
        if wanted is None:
            return None
        top = self.level + self.setting.mover.height
        near = [body for body in self.setting.bodies if body.id in wanted.members]
        return [b for b in near if is_within(max(b.bottom - top, self.level - b.top), wanted.vertical)]

    def polygons(self, near: Box) -> Any:
        """Return the places to end at, as far as a box goes, as one shapely geometry, arcs as polygons."""
        import shapely

        left, top, right, bottom = self.setting.box()
        if left > right or top > bottom:
            return shapely.Polygon()
        shapes = [shape for shape in (*self.walls.shapes, *self.bodies.shapes) if _meet(shape.bounds(), near)]
        place = shapely.difference(shapely.box(left, top, right, bottom), drawn(shapes))
        if self.tops is not None:
            place = shapely.intersection(place, drawn(self.tops.shapes))
        members, wanted = self._members(), self.setting.policy.coherency
        if members is not None and wanted is not None:
            beside = [drawn(self.setting.grown(body)) for body in members]
            rims = [shape.buffer(wanted.horizontal, quad_segs=64) for shape in beside]
            place = shapely.intersection(place, shapely.union_all(rims))
        return place


@lru_cache(maxsize=64)
def ends_at(setting: Setting, level: float) -> Ends:
    """Gather what decides where a base may end at a height."""
    walls = [piece for piece in setting.pieces if _forbids(setting, piece, level)]
    bodies = [body for body in setting.bodies if body_in_the_way(body, level, setting.mover.height)]
    platforms = [p for p in setting.pieces if p.platform and abs(p.top - level) <= TOL]
    tops = [plain(piece.outline) for piece in platforms] if level > TOL else []  # all of the table carries
    standing = dissolved(tops) if tops else None
    blocked, walls_of = _grown(setting, walls)
    taken, bodies_of = _grown(setting, bodies)
    carrying = Outlines.of(standing) if standing else None
    return Ends(setting, level, blocked, taken, carrying, walls_of, bodies_of)


def landing(setting: Setting, at: Point) -> float:
    """Return the height of the highest top under a place; 0 on the table."""
    heights = [0.0]
    for level in levels_of(setting):
        tops = ends_at(setting, level).tops
        if tops is not None and _level(tops, at) >= -TOL:
            heights.append(level)
    return max(heights)


def _forbids(setting: Setting, piece: Piece, level: float) -> bool:
    flat = piece.top <= level + TOL
    if setting.policy.ignores_terrain and piece.impassable and flat:
        return False
    return stands_in_the_way(piece, level, setting.mover.height)


def _grown(setting: Setting, things: Iterable[Piece | Body]) -> tuple[Outlines, tuple[str, ...]]:
    parts = [(part, thing.id) for thing in things for part in setting.grown(thing)]
    return Outlines.of([part for part, _ in parts]), tuple(id_ for _, id_ in parts)


@lru_cache(maxsize=128)
def _bounds(outlines: Outlines) -> Floats:
    return np.array([shape.bounds() for shape in outlines.shapes]).reshape(-1, 4)


def _holding(outlines: Outlines, at: Point) -> list[int]:
    """List the shapes whose bounds hold a place."""
    left, top, right, bottom = _bounds(outlines).T
    found: list[int] = np.flatnonzero(
        (left <= at[0]) & (at[0] <= right) & (top <= at[1]) & (at[1] <= bottom)
    ).tolist()
    return found


@lru_cache(maxsize=512)
def _alone(outlines: Outlines, row: int) -> Outlines:
    return Outlines.of((outlines.shapes[row],))


def _is_inside(outlines: Outlines, at: Point) -> bool:
    return any(_level(_alone(outlines, k), at) > TOL for k in _holding(outlines, at))


def _level(shapes: Outlines, at: Point) -> float:
    return float(shapes.levels(np.array([at[0]]), np.array([at[1]]))[0])


def _meet(one: Box, other: Box) -> bool:
    return one[0] <= other[2] and one[2] >= other[0] and one[1] <= other[3] and one[3] >= other[1]
