"""Rays that go on at another level where a base climbs or drops: between the places that a search tries."""

from collections.abc import Iterator

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.space import Space
from battlefield.geometry.movement.paths.search import World
from battlefield.geometry.movement.reaching.rays import Rays
from battlefield.geometry.movement.reaching.refracted import Met, normals, thickened

_AT_RIM = 4e-3  # inches by which the polygons that stand for ovals may let a ray end before or beyond a rim
_ONWARD = 5e-3  # inches beyond a rim where it is looked whether a ray can go on
_LEAST = 1e-3


def rises(world: World) -> dict[tuple[int, int], float]:
    """Return which levels one can change between, from the first to the second, and what that costs."""
    return {(level, link.level): link.cost for (level, _), links in world.links.items() for link in links}


def climbed(
    here: Space, there: Space, cost: float, rays: Rays, lengths: Floats, place: Floats
) -> Iterator[tuple[Rays, Floats]]:
    """Yield the rays, of those that come so far, that go on at another level, and their places.

    Those that come to ground of another price there, or leave some, bend at the rim.
    """
    rim = max(here, there, key=lambda space: space.level).stay
    if rim is None or not len(place):
        return
    ends = rays.p + rays.t * lengths[:, None]
    spent = here.price(rays.p, ends)
    fine = np.abs(rim.levels(ends[:, 0], ends[:, 1])) <= _AT_RIM
    fine &= rays.budget - spent - cost - _ONWARD > _LEAST
    fine[fine] = there.is_open(*(ends[fine] + _ONWARD * rays.t[fine]).T)
    before, after = _price(here, ends - _ONWARD * rays.t), _price(there, ends + _ONWARD * rays.t)
    even = np.flatnonzero(fine & (before == after))
    onward = ends[even] + _ONWARD * rays.t[even]
    yield (
        Rays(onward, rays.t[even], (rays.budget - spent)[even] - cost - _ONWARD, rays.fan[even]),
        place[even],
    )
    other = np.flatnonzero(fine & (before != after) & (np.abs(spent - before * lengths) <= TOL))
    if len(other):
        paid = Rays(rays.p[other], rays.t[other], rays.budget[other] - cost - _ONWARD, rays.fan[other])
        at, normal = ends[other], normals(rim, ends[other])
        found, where = thickened(Met(paid, place[other], at, normal, before[other], after[other]))
        yield Rays(found.p + _ONWARD * found.t, found.t, found.budget, found.fan), where


def _price(space: Space, at: Floats) -> Floats:
    """Return what an inch costs at points."""
    if space.ground is None:
        return np.ones(len(at))
    return np.where(space.ground.holds(at[:, 0], at[:, 1]), space.factor, 1.0)
