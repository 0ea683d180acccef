"""Rays from the bends of ways: how far each of them comes past walls and over ground."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.cancellation import heeded
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.arcs import Box
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.space import Space

_BUNCH = 192  # rays that are measured together over ground
_MANY = 1024  # rays that are looked at together for where they leave what they have to stay on
_HALVINGS = 4
_LEAST_TURN = 4e-6  # radians; between the two sides of a jump no ray is needed
_UNEVEN, _SLIGHT = 1.6, 0.01  # times, and inches, by which ends lie farther apart than where all is open


@dataclass(frozen=True, slots=True, eq=False)
class Rays:
    """Rays from `p` along `t`, f8[n, 2], with what is left to spend; ray k belongs to fan `fan[k]`."""

    p: Floats
    t: Floats
    budget: Floats
    fan: Ints

    def at(self, rows: Ints | NDArray[np.bool_] | slice) -> "Rays":
        """Return some of them."""
        return Rays(self.p[rows], self.t[rows], self.budget[rows], self.fan[rows])

    @classmethod
    def joined(cls, parts: Sequence["Rays"]) -> "Rays":
        """Put rays one after the other."""
        names = ("p", "t", "budget", "fan")
        parts = parts or [_NOBODY]
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


_NOBODY = Rays(np.zeros((0, 2)), np.zeros((0, 2)), np.zeros(0), np.zeros(0, dtype=np.intp))


def ray_lengths(space: Space, solid: Outlines, rays: Rays) -> Floats:
    """Return how far rays come in a space whose walls, rounded by discs, are `solid`."""
    longest = solid.first_hits(rays.p, rays.t, rays.budget)
    if space.stay is not None:
        some = (slice(k, k + _MANY) for k in range(0, len(longest), _MANY))
        kept = [_kept_on(space.stay, rays.at(rows), longest[rows]) for rows in heeded(some)]
        longest = np.concatenate([longest[:0], *kept])
    if space.ground is None:
        return longest
    parts = [longest[:0]]
    for k in heeded(range(0, len(longest), _BUNCH)):
        rows = slice(k, k + _BUNCH)
        parts.append(_afforded(space.ground, space.factor, rays.at(rows), longest[rows]))
    return np.concatenate(parts)


def _kept_on(stay: Outlines, rays: Rays, longest: Floats) -> Floats:
    """Return how far rays come without leaving where they have to stay."""
    share, at = stretches(stay, rays, longest)
    level = stay.levels(at[..., 0].ravel(), at[..., 1].ravel()).reshape(at.shape[:2])
    return np.asarray(longest * np.where(level < -TOL, share[:, :-1], 1.0).min(axis=1))


def _afforded(ground: Outlines, factor: float, rays: Rays, longest: Floats) -> Floats:
    """Return how far rays that lie side by side come over ground, of which they only see what is near."""
    near = ground.meeting(box_about(rays, longest))
    if not near.shapes:
        return longest
    share, at = stretches(near, rays, longest)
    rough = near.holds(at[..., 0].ravel(), at[..., 1].ravel()).reshape(at.shape[:2])
    price = np.where(rough, factor, 1.0)
    spent = np.cumsum(np.diff(share, axis=1) * price, axis=1) * longest[:, None]
    before = np.concatenate([np.zeros((len(spent), 1)), spent[:, :-1]], axis=1)
    able = np.clip(rays.budget[:, None] - before, 0.0, spent - before) / price
    return np.asarray(able.sum(axis=1))


def box_about(rays: Rays, longest: Floats) -> Box:
    """Return a box about rays as far as they come."""
    ends = np.concatenate([rays.p, rays.p + rays.t * longest[:, None]])
    (left, top), (right, bottom) = ends.min(axis=0) - TOL, ends.max(axis=0) + TOL
    return float(left), float(top), float(right), float(bottom)


def stretches(outlines: Outlines, rays: Rays, longest: Floats) -> tuple[Floats, Floats]:
    """Cut rays with outlines: shares of the way f8[n, k + 1], and each stretch's middle f8[n, k, 2]."""
    ends = rays.p + rays.t * longest[:, None]
    cuts = outlines.crossings(rays.p, ends)
    share = np.concatenate([np.zeros((len(cuts), 1)), cuts, np.ones((len(cuts), 1))], axis=1)
    middle = (share[:, 1:] + share[:, :-1]) / 2.0
    return share, rays.p[:, None] + middle[..., None] * (ends - rays.p)[:, None]


def finer(space: Space, solid: Outlines, rays: Rays, lengths: Floats, fans: int) -> tuple[Rays, Floats]:
    """Put rays between those of the first so many fans whose ends lie farther apart than their turns tell.

    They are put between one that is stopped and one that is not, too.
    So the corner is found between what stops a ray and how far another may go.
    """
    for _ in range(_HALVINGS):
        ends = rays.p + rays.t * lengths[:, None]
        step, turn, apart = (np.hypot(*np.diff(each, axis=0).T) for each in (rays.p, rays.t, ends))
        even = step + turn * np.maximum(lengths[1:], lengths[:-1])
        rows = (rays.fan[1:] == rays.fan[:-1]) & (rays.fan[1:] < fans) & (turn > _LEAST_TURN)
        stopped = lengths < rays.budget - TOL
        halts = (stopped[1:] != stopped[:-1]) & (np.abs(np.diff(lengths)) > _SLIGHT)
        k = np.flatnonzero(rows & (halts | (apart > _UNEVEN * even + _SLIGHT)))
        if not len(k):
            break
        t = rays.t[k] + rays.t[k + 1]
        t /= np.hypot(*t.T)[:, None]
        p = rays.p[k] + rays.t[k] * step[k, None] / 2.0  # beside an arc, never within it
        between = Rays(p, t, (rays.budget[k] + rays.budget[k + 1]) / 2.0, rays.fan[k])
        order = np.argsort(np.concatenate([np.arange(len(lengths)), k + 0.5]), kind="stable")
        lengths = np.concatenate([lengths, ray_lengths(space, solid, between)])[order]
        rays = Rays.joined([rays, between]).at(order)
    return rays, lengths
