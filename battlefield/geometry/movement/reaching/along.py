"""Rays that leave the edges of difficult ground into it, from ways that run along these edges outside it."""

from collections.abc import Iterator

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.space import Space
from battlefield.geometry.movement.freespace.zones import offset_edges
from battlefield.geometry.movement.reaching.rays import Rays

_FAR = 0.6  # inches along an edge: the next place that ways are tried from is nearer
_STEP = 0.1
_LEAST = 1e-3
_SMOOTH = 0.995  # cosine of the turn between neighbouring sides that stand for a curve
_INSIDE = 1e-4  # inches beside an edge where it is looked whether there is ground


def runs(space: Space, at: Floats, budget: Floats, fan: int) -> Iterator[Rays]:
    """Yield the rays of ways that run along straight edges from points, each fan numbered from `fan` on.

    Such a ray leaves at the angle at which its price for the stretch along the edge is that of the run.
    """
    ground = space.ground
    if ground is None or space.factor <= 1.0 + TOL or not len(ground.start):
        return
    point, start, way, long, normal = _edges_at(ground, at)
    inward = _sides(ground, start, way, long, normal)
    most = np.minimum(np.minimum(budget[point], long), _FAR)
    rows = np.flatnonzero((inward != 0.0) & (most > _LEAST))
    if not len(rows):
        return
    steps = np.ceil(most[rows] / _STEP).astype(np.intp) + 1
    run = np.repeat(np.arange(len(rows)), steps)
    first = np.cumsum(steps) - steps
    x = (np.arange(len(run)) - first[run]) / (steps[run] - 1.0) * most[rows[run]]
    p = start[rows[run]] + x[:, None] * way[rows[run]]
    outward = -(inward[rows] * _INSIDE)[run, None] * normal[rows[run]]
    led = space.is_open(p[:, 0], p[:, 1]) & ~ground.holds(*(p + outward).T)
    led[1:] &= (run[1:] != run[:-1]) | space.lets_through(p[:-1], p[1:])
    lean = 1.0 / space.factor
    t = lean * way[rows] + (np.sqrt(1.0 - lean * lean) * inward[rows])[:, None] * normal[rows]
    rest = budget[point[rows[run]]] - x
    for k, (begin, count) in enumerate(zip(first.tolist(), steps.tolist(), strict=True)):
        free = int(np.logical_and.accumulate(led[begin : begin + count]).sum())
        if free > 1:
            here = slice(begin, begin + free)
            many = np.full(free, fan, dtype=np.intp)
            yield Rays(p[here], np.repeat(t[k : k + 1], free, axis=0), rest[here], many)
            fan += 1


def turned_in(space: Space, rays: Rays, side: float, fan: int) -> Iterator[Rays]:
    """Yield the rays into ground of a way round its rim on a side, from where `rays` leave it outward."""
    ground = space.ground
    if ground is None or space.factor <= 1.0 + TOL:
        return
    outward = side * np.stack([-rays.t[:, 1], rays.t[:, 0]], axis=1)
    inner, outer = (rays.p + sense * _INSIDE * outward for sense in (-1.0, 1.0))
    fine = ground.holds(*inner.T) & ~ground.holds(*outer.T) & (rays.budget > _LEAST)
    lean = 1.0 / space.factor
    t = lean * rays.t - np.sqrt(1.0 - lean * lean) * outward
    for rows in np.split(np.arange(len(fine)), np.flatnonzero(np.diff(fine)) + 1):
        if len(rows) > 1 and fine[rows[0]]:
            yield Rays(rays.p[rows], t[rows], rays.budget[rows], np.full(len(rows), fan, dtype=np.intp))
            fan += 1


def are_along_edges(ground: Outlines, at: Floats) -> Flags:
    """Tell which points of the rim of ground lie at no corner of it."""
    corners = [_corners(ring) for shape in ground.shapes if shape.is_sharp for ring in shape.rings]
    sharp = np.concatenate(corners or [np.zeros((0, 2))])
    far = np.hypot(at[:, :1] - sharp[:, 0], at[:, 1:] - sharp[:, 1]).min(axis=1, initial=np.inf)
    return np.asarray(far > TOL)


def _corners(ring: Floats) -> Floats:
    """Return the corners of a ring that are none of those that stand for a curve."""
    arrive, leave = ring - np.roll(ring, 1, axis=0), np.roll(ring, -1, axis=0) - ring
    size = np.hypot(*arrive.T) * np.hypot(*leave.T)
    return np.asarray(ring[np.sum(arrive * leave, axis=1) < _SMOOTH * size])


def _edges_at(ground: Outlines, at: Floats) -> tuple[Ints, Floats, Floats, Floats, Floats]:
    """List what runs both ways from points on straight edges: the point, its place, the way and how long it
    goes on, and the edge's normal.
    """
    p, t, size = offset_edges(ground)
    d = at[:, None] - p
    along, aside = np.sum(d * t, axis=2), d[..., 1] * t[:, 0] - d[..., 0] * t[:, 1]
    row, edge = np.nonzero((np.abs(aside) <= TOL) & (along >= -TOL) & (along <= size + TOL))
    rest = np.concatenate([size[edge] - along[row, edge], along[row, edge]])
    row, way = np.tile(row, 2), np.concatenate([t[edge], -t[edge]])
    normal = np.stack([-way[:, 1], way[:, 0]], axis=1)
    return row, at[row], way, rest, normal


def _sides(ground: Outlines, at: Floats, way: Floats, long: Floats, normal: Floats) -> Floats:
    """Tell on which side of stretches of edges there is ground: 1, -1, or 0 where on both or on none."""
    middle = at + np.minimum(long, _FAR)[:, None] / 2.0 * way
    held = [ground.holds(*(middle + side * _INSIDE * normal).T) for side in (1.0, -1.0)]
    return np.asarray(held[0].astype(np.float64) - held[1].astype(np.float64))
