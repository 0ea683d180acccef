"""Rays that bend where difficult ground begins or ends, as the cheapest ways do there, or change their level.

A cheapest way crosses an edge so that price times sine of the angle to the edge's normal stays the same. Rays
that lie side by side and cross one edge sweep a strip beyond it, all of which is reached for what they cost.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.cancellation import heeded
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.space import Space
from battlefield.geometry.movement.paths.search import World
from battlefield.geometry.movement.reaching.rays import Rays, box_about, stretches

_AT_RIM = 4e-3  # inches by which the polygons that stand for ovals may let a ray end before or beyond a rim
_ONWARD = 5e-3  # inches beyond a rim where it is looked whether a ray can go on

_BUNCH = 192  # rays that are measured together
_GRAZING = 1e-3  # cosine of the angle to the normal from which a ray only runs along an edge
_SMOOTH = 0.995  # cosine of the turn between neighbouring sides that stand for a curve
_LEAST = 1e-3  # inches that a ray has to go before an edge, and to have left beyond it
_SIDE_BY_SIDE = 0.5  # inches between neighbouring rays where they cross an edge
_WIDE = 0.1  # radians between neighbouring rays beyond an edge from which others are put between them
_MOST_BETWEEN = 40
_JUMP = 0.02  # inches by which neighbouring rays may differ in length before something must stop one


@dataclass(frozen=True, slots=True, eq=False)
class Strip:
    """What rays side by side sweep: from `starts` f8[n, 2] to `ends` f8[n, 2]."""

    starts: Floats
    ends: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Met:
    """Rays where they meet an edge of ground: who they were, f8[n, 2] where, its normal, and the two prices.

    `place` puts them in order: neighbours differ by 1.
    """

    rays: Rays
    place: Floats
    at: Floats
    normal: Floats
    before: Floats
    after: Floats

    def chosen(self, rows: Ints | Flags) -> "Met":
        """Return some of them."""
        columns = (getattr(self, name)[rows] for name in ("place", "at", "normal", "before", "after"))
        return Met(self.rays.at(rows), *columns)


def bent(space: Space, rays: Rays, lengths: Floats, place: Floats) -> tuple[Rays, Floats]:
    """Return what becomes of rays, which come so far, beyond the first edge of ground that each crosses.

    `place` puts rays in order, in what is given and in what is found: those side by side differ by 1 or less.
    """
    met = _met(space, space.ground, rays, lengths, place) if space.ground is not None else None
    return thickened(met) if met is not None else (rays.at(slice(0, 0)), place[:0])


def _met(space: Space, ground: Outlines, rays: Rays, longest: Floats, place: Floats) -> Met | None:
    """Find the first edge of ground that each ray crosses; those that cross none are left out."""
    parts = []
    for k in heeded(range(0, len(place), _BUNCH)):
        rows = slice(k, k + _BUNCH)
        part = _met_by(space, ground, rays.at(rows), longest[rows], place[rows])
        parts += [part] if part is not None else []
    if not parts:
        return None
    names = ("place", "at", "normal", "before", "after")
    columns = (np.concatenate([getattr(part, name) for part in parts]) for name in names)
    return Met(Rays.joined([part.rays for part in parts]), *columns)


def _met_by(space: Space, ground: Outlines, rays: Rays, longest: Floats, place: Floats) -> Met | None:
    near = ground.meeting(box_about(rays, longest))
    if not near.shapes:
        return None
    share, middle = stretches(near, rays, longest)
    real = np.diff(share, axis=1) * longest[:, None] > _LEAST
    rough = np.zeros(real.shape, dtype=bool)
    rough[real] = near.holds(*middle[real].T)
    begins = rough[np.arange(len(place)), real.argmax(axis=1)]
    changed = real & (rough != begins[:, None])
    k = np.flatnonzero(changed.any(axis=1))
    gone = share[k, changed[k].argmax(axis=1)] * longest[k]
    at = rays.p[k] + rays.t[k] * gone[:, None]
    before, after = np.where(begins[k], space.factor, 1.0), np.where(begins[k], 1.0, space.factor)
    return Met(rays.at(k), place[k], at, normals(near, at), before, after) if len(k) else None


def thickened(met: Met) -> tuple[Rays, Floats]:
    """Bend rays where they meet an edge, with others between them where they part beyond it.

    Of those that cannot leave the ground the ones beside some that do stand for those that just can.
    """
    t, leaves = _refracted(met.rays.t, met.normal, met.before / met.after)
    joins = _are_neighbours(met)
    beside = np.zeros(len(leaves), dtype=bool)
    beside[1:] |= joins & leaves[:-1]
    beside[:-1] |= joins & leaves[1:]
    kept = leaves | beside
    met, t, place = met.chosen(kept), t[kept], met.place[kept]
    first = np.flatnonzero(_are_neighbours(met))
    turn = np.arctan2(_cross(t[first], t[first + 1]), np.sum(t[first] * t[first + 1], axis=1))
    count = np.clip(np.ceil(np.abs(turn) / _WIDE).astype(np.intp) - 1, 0, _MOST_BETWEEN)
    row = np.repeat(np.arange(len(first)), count)
    share = (np.arange(len(row)) - np.repeat(np.cumsum(count) - count, count) + 1.0) / (count[row] + 1.0)
    angle = turn[row] * share
    cosine, sine, old = np.cos(angle), np.sin(angle), t[first[row]]
    between = np.stack([cosine * old[:, 0] - sine * old[:, 1], sine * old[:, 0] + cosine * old[:, 1]], axis=1)
    every = np.concatenate([np.arange(len(place)), first[row]])
    aim = np.concatenate([t, between])
    where = np.concatenate([place, place[first[row]] + share])
    found, fine = _sent(met, every, aim, np.concatenate([np.zeros(len(place)), share]))
    order = np.flatnonzero(fine)[np.argsort(where[fine], kind="stable")]
    return found.at(order), where[order]


def _sent(met: Met, row: Ints, t: Floats, share: Floats) -> tuple[Rays, Flags]:
    """Find where rays meet the edge that leave it along `t`: they begin between two neighbours."""
    some, other = met.chosen(row), met.chosen(np.minimum(row + (share > 0.0), len(met.place) - 1))
    ahead = np.sum(t * some.normal, axis=1)
    along = (t - ahead[:, None] * some.normal) * (some.after / some.before)[:, None]
    rest = np.sqrt(np.maximum(1.0 - np.sum(along * along, axis=1), 0.0))
    onto = along + (np.sign(ahead) * rest)[:, None] * some.normal
    p = some.rays.p + share[:, None] * (other.rays.p - some.rays.p)
    budget = some.rays.budget + share * (other.rays.budget - some.rays.budget)
    fall = np.sum(onto * some.normal, axis=1)
    far = np.sum((some.at - p) * some.normal, axis=1) / np.where(np.abs(fall) > _GRAZING, fall, np.inf)
    budget = budget - far * some.before
    return Rays(p + far[:, None] * onto, t, budget, some.rays.fan), (far > 0.0) & (budget > _LEAST)


def _are_neighbours(met: Met) -> Flags:
    """Tell of which rays the next one crosses the same edge beside it."""
    rays, normal = met.rays, met.normal
    beside = (np.diff(met.place) <= 1.0) & (rays.fan[1:] == rays.fan[:-1])
    beside &= (met.before[1:] == met.before[:-1]) & (np.hypot(*(met.at[1:] - met.at[:-1]).T) < _SIDE_BY_SIDE)
    return np.asarray(beside & (np.abs(np.sum(normal[1:] * normal[:-1], axis=1)) > _SMOOTH))


def _refracted(t: Floats, normal: Floats, ratio: Floats) -> tuple[Floats, Flags]:
    """Return the directions in which rays go on across edges, and which do: the others run along the edge."""
    ahead = np.sum(t * normal, axis=1)
    along = (t - ahead[:, None] * normal) * ratio[:, None]
    size = np.hypot(*along.T)
    most = np.sqrt(1.0 - _GRAZING * _GRAZING)
    along *= (np.minimum(size, most) / np.maximum(size, 1e-300))[:, None]
    there = np.sqrt(1.0 - np.minimum(size, most) ** 2)
    onward = along + (np.sign(ahead) * there)[:, None] * normal
    return np.asarray(onward), np.asarray((np.abs(ahead) > _GRAZING) & (size < most))


def normals(areas: Outlines, at: Floats) -> Floats:
    """Return the normals of the edges and the rounded corners on which points lie, f8[n, 2]."""
    x, y = areas.x[areas.start], areas.y[areas.start]
    ex, ey = areas.x[areas.end] - x, areas.y[areas.end] - y
    long = np.maximum(np.hypot(ex, ey), 1e-300)
    tx, ty = ex / long, ey / long
    dx, dy = at[:, :1] - x, at[:, 1:] - y
    along, aside = dx * tx + dy * ty, dy * tx - dx * ty
    beyond = np.maximum(np.maximum(-along, along - long), 0.0)
    off_edges = np.abs(np.abs(aside) - areas.rounding.r[areas.start]) + beyond
    cx, cy = at[:, :1] - areas.x, at[:, 1:] - areas.y
    far = np.hypot(cx, cy)
    off_corners = np.where(areas.rounding.r > 0.0, np.abs(far - areas.rounding.r), np.inf)
    every, edge, corner = np.arange(len(at)), _least(off_edges), _least(off_corners)
    of_edges = np.stack([-ty, tx], axis=1)[edge] if len(x) else np.zeros((len(at), 2))
    outward = np.stack([cx[every, corner], cy[every, corner]], axis=1)
    outward /= np.maximum(far[every, corner], 1e-300)[:, None]
    by_edge = off_edges.min(axis=1, initial=np.inf) <= off_corners.min(axis=1, initial=np.inf)
    return np.where(by_edge[:, None], of_edges, outward)


def _least(off: Floats) -> Ints:
    return off.argmin(axis=1) if off.shape[1] else np.zeros(len(off), dtype=np.intp)


def _cross(one: Floats, other: Floats) -> Floats:
    return np.asarray(one[:, 0] * other[:, 1] - one[:, 1] * other[:, 0])


def swept(rays: Rays, lengths: Floats, place: Floats) -> Iterator[Strip]:
    """Yield the strips between neighbours; where something stops one of two, both are as short as it."""
    step = np.hypot(*(rays.p[1:] - rays.p[:-1]).T)
    turn = np.hypot(*(rays.t[1:] - rays.t[:-1]).T)
    beside = (np.diff(place) <= 1.0) & (rays.fan[1:] == rays.fan[:-1]) & (step < _SIDE_BY_SIDE)
    beside &= turn < 3.0 * _WIDE
    even = np.abs(np.diff(lengths)) <= _JUMP + 2.0 * (step + turn * np.maximum(lengths[1:], lengths[:-1]))
    ends = rays.p + rays.t * lengths[:, None]
    for rows in np.split(np.arange(len(place)), np.flatnonzero(~(beside & even)) + 1):
        if len(rows) > 1:
            yield Strip(rays.p[rows], ends[rows])
    for k in np.flatnonzero(beside & ~even).tolist():
        rows, least = np.array([k, k + 1]), min(lengths[k], lengths[k + 1])
        yield Strip(rays.p[rows], rays.p[rows] + rays.t[rows] * least)


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
