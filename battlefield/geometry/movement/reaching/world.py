"""The levels a move can use, as free spaces joined where a base climbs or drops."""

from dataclasses import replace
from math import inf

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL, is_within
from battlefield.geometry.movement.freespace.arcs import joined_bends, point_bends
from battlefield.geometry.movement.freespace.space import Setting, Space, levels_of, space_at
from battlefield.geometry.movement.freespace.zones import SEED_STEP, rim_meetings, seeds
from battlefield.geometry.movement.paths.search import Link, World

Links = dict[tuple[int, int], list[Link]]


def heights(setting: Setting, bottom: float) -> tuple[float, ...]:
    """List the levels a base that stands at `bottom` may use, its own first."""
    if setting.policy.climb is None or setting.policy.flies:
        return (bottom,)
    return (bottom, *(level for level in levels_of(setting) if abs(level - bottom) > TOL))


def world_for(setting: Setting, bottom: float, start: Point, limit: float) -> World:
    """Join the free spaces of all levels as far as `limit` inches from a point matter.

    A base changes levels where it touches the higher one from outside, and pays for the height alone.
    """
    if limit == inf:
        start = (0.0, 0.0)  # where it starts does not matter then
    spaces = [space_at(setting, level, start, limit) for level in heights(setting, bottom)]
    links: Links = {}
    for upper in range(len(spaces)):
        for lower in range(len(spaces)):
            if is_a_step(setting, spaces[upper].level - spaces[lower].level):
                seams = _seams(spaces[upper], spaces[lower], start, limit)
                _join(setting, spaces, upper, lower, seams, links)
    return World(tuple(spaces), links)


def is_a_step(setting: Setting, rise: float) -> bool:
    """Return whether a base may climb so high at once."""
    climb = setting.policy.climb
    return climb is not None and rise > TOL and is_within(rise, climb)


def _seams(upper: Space, lower: Space, start: Point, limit: float) -> Floats:
    """Return places at the rim of the upper level that are open on both: some in each open stretch of it."""
    if upper.stay is None:
        return np.zeros((0, 2))
    found = seeds(upper.stay, start, limit)
    ends = rim_meetings(upper.stay, (upper.walls, lower.walls), upper.box)
    ends = ends[np.hypot(*(ends - start).T) <= limit]
    found, ends = (points[upper.is_open(*points.T) & lower.is_open(*points.T)] for points in (found, ends))
    return np.concatenate([found, _apart(ends, found, upper, lower)])


def _apart(ends: Floats, found: Floats, upper: Space, lower: Space) -> Floats:
    """Give the ends of stretches that are narrower than the step between the places found: of any other, the
    place next to its end lies straight along the rim.
    """
    if not len(ends) or not len(found):
        return ends
    far = np.hypot(ends[:, None, 0] - found[:, 0], ends[:, None, 1] - found[:, 1])
    nearest = found[far.argmin(axis=1)]
    beside = np.flatnonzero(far.min(axis=1) <= SEED_STEP)
    ways = ends[beside], nearest[beside]
    served = beside[upper.lets_through(*ways) & lower.lets_through(*ways)]
    return np.unique(np.delete(ends, served, axis=0), axis=0)


def _join(
    setting: Setting, spaces: list[Space], upper: int, lower: int, points: Floats, links: Links
) -> None:
    """Put seams among the bends of two levels, and link each to itself on the other."""
    cost = (spaces[upper].level - spaces[lower].level) * setting.policy.climb_cost
    first = {side: len(spaces[side].bends) for side in (upper, lower)}
    for side in (upper, lower):
        grown_bends = joined_bends([spaces[side].bends, point_bends(*points.T.copy())])
        spaces[side] = replace(spaces[side], bends=grown_bends)
    for k in range(len(points)):
        up, down = (upper, first[upper] + k), (lower, first[lower] + k)
        links.setdefault(up, []).append(Link(*down, cost))
        links.setdefault(down, []).append(Link(*up, cost))
