"""Where the centre of a base may be at one height: round walls and bodies, on the board, over what ground.

Terrain with a volume that meets the model's height range stands in the way, unless it is ground to walk in
(difficult or dangerous, not impassable) or a cloud; impassable ground does at any height from its bottom to
its top. A top to stand on is in nobody's way who stands on it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.arcs import (
    Bends,
    Box,
    corner_bends,
    in_free_space,
    joined_bends,
    point_bends,
    rim,
)
from battlefield.geometry.movement.freespace.inflate import Grown, grown, half_extent, plain
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.zones import (
    dissolved,
    inward_corners,
    seeds,
    shrunk,
    straightened,
    wall_meetings,
    ways_out,
)
from battlefield.geometry.movement.policy import Policy
from battlefield.geometry.pieces import Body, Piece, Table


@dataclass(frozen=True, slots=True, eq=False)
class Space:
    """The free space at height `level`: `walls` it may not enter, the `box` of the board, `stay` it may not
    leave, `ground` where an inch costs `factor`, and the `bends` that a taut path may have.
    """

    level: float
    walls: Outlines
    box: Box
    stay: Outlines | None
    ground: Outlines | None
    factor: float
    bends: Bends

    def is_open(self, x: Floats, y: Floats) -> Flags:
        """Tell at which points the centre may be."""
        left, top, right, bottom = self.box
        fine = (x >= left - TOL) & (x <= right + TOL) & (y >= top - TOL) & (y <= bottom + TOL)
        fine[fine] = self.walls.levels(x[fine], y[fine]) <= TOL
        if self.stay is not None:
            fine[fine] = self.stay.levels(x[fine], y[fine]) >= -TOL
        return fine

    def lets_through(self, p: Floats, q: Floats) -> Flags:
        """Tell along which segments between open points the centre may move."""
        fine = ~self.walls.blocks(p, q)
        if self.stay is not None and fine.any():
            inner, share = _middles(self.stay, p[fine], q[fine])
            row, place = np.nonzero(share > 0.0)
            outside = self.stay.levels(inner[row, place, 0], inner[row, place, 1]) < -TOL
            fine[fine] = np.bincount(row[outside], minlength=len(inner)) == 0
        return fine

    def price(self, p: Floats, q: Floats) -> Floats:
        """Return what moving along segments costs, every inch of difficult ground at its factor."""
        long = np.hypot(q[:, 0] - p[:, 0], q[:, 1] - p[:, 1])
        if self.ground is None or not self.ground.is_near(p, q):
            return np.asarray(long)
        inner, share = _middles(self.ground, p, q)
        rough, real = np.zeros(share.shape, dtype=bool), share > 0.0
        rough[real] = self.ground.holds(*inner[real].T)
        return np.asarray(long * np.sum(share * np.where(rough, self.factor, 1.0), axis=1))


def _middles(outlines: Outlines, p: Floats, q: Floats) -> tuple[Floats, Floats]:
    """Give the middles of the stretches into which outlines cut segments, f8[n, k, 2], and their shares; rows
    are filled up with stretches of no length.
    """
    cuts = outlines.crossings(p, q)
    ends = np.concatenate([np.zeros((len(p), 1)), cuts, np.ones((len(p), 1))], axis=1)
    middle = (ends[:, 1:] + ends[:, :-1]) / 2.0
    return p[:, None] + middle[..., None] * (q - p)[:, None], np.diff(ends, axis=1)


@dataclass(frozen=True, slots=True)
class Setting:
    """What decides the free space of a body, wherever on the table it is."""

    pieces: tuple[Piece, ...]
    bodies: tuple[Body, ...]
    mover: Body
    width: float
    height: float
    policy: Policy

    def __hash__(self) -> int:
        """Hash what tells settings apart mostly: hashing all that stands on the table takes long."""
        return hash((self.mover, self.policy, len(self.pieces), len(self.bodies), self.bodies[-1:]))

    @classmethod
    def of(cls, table: Table, mover: Body, policy: Policy) -> "Setting":
        """Take the mover off the table; only its size, facing and height count, not who it is."""
        here = PlacedBase(mover.base.size, (0.0, 0.0), mover.base.facing)
        shape = Body("", here, 0.0, mover.height)  # so that all who are alike share what is known
        others = tuple(body for body in table.bodies if body.id != mover.id)
        return cls(table.pieces, others, shape, table.width, table.height, policy)

    def box(self) -> Box:
        """Return the board less what the base needs on every side."""
        wide, high = half_extent(self.mover.base.size, self.mover.base.facing)
        return wide, high, self.width - wide, self.height - high

    def grown(self, thing: Piece | Body) -> tuple[Grown, ...]:
        """Grow a piece of terrain or a body by the mover's base."""
        shape = thing.outline if isinstance(thing, Piece) else thing.base
        return grown(shape, self.mover.base.size, self.mover.base.facing)


def stands_in_the_way(piece: Piece, bottom: float, height: float) -> bool:
    """Return whether terrain blocks a model of some height that stands at `bottom`."""
    if piece.platform and abs(piece.top - bottom) <= TOL:
        return False
    if piece.impassable and piece.bottom <= bottom + TOL and piece.top >= bottom - TOL:
        return True
    if piece.cloud or ((piece.difficult or piece.dangerous) and not piece.impassable):
        return False
    return _meet(piece.bottom, piece.top, bottom, height)


def body_in_the_way(body: Body, bottom: float, height: float) -> bool:
    """Return whether a body shares some height with a model that stands at `bottom`."""
    return abs(body.bottom - bottom) <= TOL or _meet(body.bottom, body.top, bottom, height)


def _meet(low: float, high: float, bottom: float, height: float) -> bool:
    return high > bottom + TOL and low < bottom + max(height, 2.0 * TOL) - TOL


def levels_of(setting: Setting) -> tuple[float, ...]:
    """List the heights to stand at: the table and every platform's top."""
    tops: list[float] = [0.0]
    for top in sorted(piece.top for piece in setting.pieces if piece.platform):
        if top - tops[-1] > TOL:
            tops.append(top)
    return tuple(tops)


@lru_cache(maxsize=64)
def _obstacles(setting: Setting, level: float) -> tuple[tuple[tuple[Grown, ...], ...], Floats]:
    """Gather what blocks at a height, grown, with the bounds f8[n, 4] of each."""
    height, policy = setting.mover.height, setting.policy
    pieces = [] if policy.flies else [p for p in setting.pieces if stands_in_the_way(p, level, height)]
    passes_all = policy.ignores_units or policy.jumps
    bodies = [b for b in setting.bodies if body_in_the_way(b, level, height)]
    bodies = [b for b in bodies if not passes_all and b.id not in policy.passes]
    things: list[Piece | Body] = [*pieces, *bodies]
    shapes = tuple(setting.grown(thing) for thing in things)
    return shapes, np.array([_bounds(parts) for parts in shapes]).reshape(-1, 4)


def _bounds(parts: Sequence[Grown]) -> list[float]:
    boxes = np.array([part.bounds() for part in parts])
    return [*boxes[:, :2].min(axis=0).tolist(), *boxes[:, 2:].max(axis=0).tolist()]


def obstacles_near(setting: Setting, level: float, start: Point, limit: float) -> list[Grown]:
    """Return what blocks at a height, grown by the base, as far as `limit` inches from a point matter."""
    shapes, bounds = _obstacles(setting, level)
    return [part for k in _within(bounds, start, limit) for part in shapes[k]]


@lru_cache(maxsize=256)
def bare_space_at(setting: Setting, level: float, start: Point, limit: float) -> Space:
    """Return the free space at a height, as far as `limit` inches from a point matter, but not its bends."""
    walls = _walls(setting, level, tuple(_within(_obstacles(setting, level)[1], start, limit)))
    stay_shapes = _near(_stay(setting, level), start, limit)
    ground_shapes = _near(_ground(setting, level), start, limit)
    stay = _areas(stay_shapes) if stay_shapes is not None else None
    ground = _areas(ground_shapes) if ground_shapes else None
    return Space(level, walls, setting.box(), stay, ground, setting.policy.factor, joined_bends([]))


@lru_cache(maxsize=256)
def _walls(setting: Setting, level: float, rows: tuple[int, ...]) -> Outlines:
    shapes, _ = _obstacles(setting, level)
    return Outlines.of([shrunk(part) for row in rows for part in shapes[row]])


@lru_cache(maxsize=256)
def space_at(setting: Setting, level: float, start: Point, limit: float) -> Space:
    """Return the free space at a height, as far as `limit` inches from a point matter."""
    bare = bare_space_at(setting, level, start, limit)
    walls, stay, ground = bare.walls, bare.stay, bare.ground
    near = obstacles_near(setting, level, start, limit)
    stay_shapes = _near(_stay(setting, level), start, limit)
    ground_shapes = _near(_ground(setting, level), start, limit)
    extra = [corner_bends(near), *(_free_bends(shapes) for shapes in (stay_shapes, ground_shapes) if shapes)]
    if ground is not None:
        leaving = ways_out(ground, start, bare.factor)
        places = np.concatenate([seeds(ground, start, limit), wall_meetings(ground, near), leaving])
        extra.append(point_bends(*places.T.copy()))
    if stay is not None:
        extra.append(point_bends(*inward_corners(stay).T.copy()))
    rims = Outlines.of(ground_shapes) if ground_shapes else None  # exact: its own rims lie on their edge
    bends = in_free_space(joined_bends(extra), walls, setting.box(), rims, setting.policy.factor)
    bends = joined_bends([bends, _joints(bends)])
    space = replace(bare, bends=bends)
    return space if stay is None else _kept_on(space)


def ground_space(setting: Setting) -> Space:
    """Return the free space of the whole table's level, without the bends of paths."""
    walls = Outlines.of([shrunk(part) for parts in _obstacles(setting, 0.0)[0] for part in parts])
    shapes, factor = _ground(setting, 0.0), setting.policy.factor
    ground = _areas(shapes) if shapes else None
    return Space(0.0, walls, setting.box(), None, ground, factor, joined_bends([]))


def level_space(setting: Setting, level: float) -> Space:
    """Return the free space of a whole level above the table, without the bends of paths."""
    walls = Outlines.of([shrunk(part) for parts in _obstacles(setting, level)[0] for part in parts])
    ground, stay = _ground(setting, level), _stay(setting, level)
    rough = _areas(ground) if ground else None
    held = Outlines.of([]) if stay is None else _areas(stay)
    return Space(level, walls, setting.box(), held, rough, setting.policy.factor, joined_bends([]))


def bent_space(setting: Setting, level: float) -> Space:
    """Return the free space of a whole level with the bends of its walls.

    Unlike `space_at` it tries no places along edges, so that the image of a table has the image of its bends.
    """
    bare = level_space(setting, level) if level > TOL else ground_space(setting)
    walls = corner_bends([part for parts in _obstacles(setting, level)[0] for part in parts])
    rims = Outlines.of(_ground(setting, level)) if bare.ground is not None else None
    bends = in_free_space(walls, bare.walls, setting.box(), rims, setting.policy.factor)
    return replace(bare, bends=bends)


def _near(shapes: tuple[Grown, ...] | None, start: Point, limit: float) -> tuple[Grown, ...] | None:
    if not shapes:
        return shapes
    return tuple(shapes[k] for k in _within(_boxes(shapes), start, limit))


@lru_cache(maxsize=64)
def _boxes(shapes: tuple[Grown, ...]) -> Floats:
    """Return the bounds of shapes, f8[n, 4]."""
    return np.array([shape.bounds() for shape in shapes])


def _within(bounds: Floats, start: Point, limit: float) -> list[int]:
    away_x = np.maximum(np.maximum(bounds[:, 0] - start[0], start[0] - bounds[:, 2]), 0.0)
    away_y = np.maximum(np.maximum(bounds[:, 1] - start[1], start[1] - bounds[:, 3]), 0.0)
    found: list[int] = np.flatnonzero(np.hypot(away_x, away_y) <= limit + TOL).tolist()
    return found


def _kept_on(space: Space) -> Space:
    """Drop the bends that lie off the ground that a base must stay on."""
    assert space.stay is not None
    bends = space.bends
    on = ~bends.is_sharp() | (space.stay.levels(bends.x, bends.y) >= -TOL)
    kept = np.flatnonzero(on)
    place = np.full(len(bends) + 1, -1)
    place[kept] = np.arange(len(kept))
    chosen = bends.at(kept)
    chosen.after[:], chosen.before[:] = place[bends.after[kept]], place[bends.before[kept]]
    return Space(space.level, space.walls, space.box, space.stay, space.ground, space.factor, chosen)


def _joints(bends: Bends) -> Bends:
    """Return the points where one arc goes on in another: the edge of ground there may be followed."""
    rows = np.flatnonzero(bends.before >= 0)
    return point_bends(*rim(bends, rows, bends.low[rows]))


@lru_cache(maxsize=256)
def _areas(shapes: tuple[Grown, ...]) -> Outlines:
    return Outlines.of([straightened(shape) for shape in shapes])


def _free_bends(shapes: Sequence[Grown]) -> Bends:
    """Return the corners of areas, as points to turn at, and the rims of the round ones."""
    every = corner_bends(shapes)
    corner = every.is_sharp()
    rings = [ring for shape in shapes if shape.is_sharp for ring in shape.rings]
    corners = np.concatenate(rings or [np.zeros((0, 2))])
    return joined_bends([point_bends(*corners.T.copy()), every.at(~corner)])


@lru_cache(maxsize=64)
def _stay(setting: Setting, level: float) -> tuple[Grown, ...] | None:
    """Return what a base at this height stands on; None on the table, on nothing, and for one that flies."""
    if level <= TOL or setting.policy.flies:
        return None
    tops = [p for p in setting.pieces if p.platform and abs(p.top - level) <= TOL]
    if not tops:
        return None
    if setting.policy.climb is None:
        return dissolved([plain(piece.outline) for piece in tops])
    return dissolved([part for piece in tops for part in setting.grown(piece)])


@lru_cache(maxsize=64)
def _ground(setting: Setting, level: float) -> tuple[Grown, ...]:
    """Return the difficult ground at this height as the centre meets it."""
    if setting.policy.flies or setting.policy.factor == 1.0:
        return ()
    areas = [p for p in setting.pieces if p.difficult and p.bottom <= level + TOL and p.top >= level - TOL]
    if setting.policy.difficult_by == "centre":
        return dissolved([plain(piece.outline) for piece in areas])
    return dissolved([part for piece in areas for part in setting.grown(piece)])
