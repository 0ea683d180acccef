"""The places a base's centre can reach, as polygons: fans of rays from every arrival of a search.

What leaves a bend within the wedge an arrival serves sweeps a fan; together the fans are the reachable set.
Arcs are drawn by points a few degrees apart, which keeps the area to about a thousandth.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.freespace import Space
from battlefield.geometry.freespace_arcs import rim
from battlefield.geometry.freespace_inflate import Grown
from battlefield.geometry.freespace_outlines import Outlines
from battlefield.geometry.freespace_zones import polygon_grown, straightened
from battlefield.geometry.paths_search import Arrival, Search, reached
from battlefield.geometry.tolerance import TOL

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]

RAYS = 360  # in a full turn
START_RAYS = 720
PLACE_RAYS = 96  # from one of the many places on the edges of ground
_BUNCH = 192  # rays that are measured together over ground
_BESIDE = 1e-6  # radians on either side of a tangent, where a fan jumps
_QUADRANT = 32
_OVAL_CORNERS = 256
_RAY_CORNERS = 96  # of the polygons that rays meet in the place of ovals
_INWARD = 2e-3
_GRID = 1e-9  # inches to which corners are rounded where joining fans fails otherwise
_FINE = 200  # corners of a ring from which it is thinned out for rays


@dataclass(frozen=True, slots=True, eq=False)
class Rays:
    """Rays from `p` along `t`, f8[n, 2], with what is left to spend; ray k belongs to fan `fan[k]`."""

    p: Floats
    t: Floats
    budget: Floats
    fan: Ints


def reachable_polygons(search: Search, level: int, walls: Sequence[Grown]) -> Any:
    """Give the places at a level within the search's limit as one shapely geometry.

    `walls` are the shapes that the level's space has as walls, as they stand.
    """
    import shapely

    fans = _fans(search, level, walls)
    if not fans:
        return shapely.Polygon()
    space = search.world.spaces[level]
    inside = shapely.intersection(joined_fans(np.array(fans, dtype=object)), shapely.box(*space.box))
    return shapely.difference(inside, drawn(walls))


def joined_fans(fans: Any) -> Any:
    """Give fans, an array of shapely polygons valid or not, as one geometry."""
    import shapely

    every = shapely.make_valid(fans)
    try:
        return shapely.union_all(every)
    except shapely.GEOSException:  # edges that all but lie along each other
        return shapely.union_all(every, grid_size=_GRID)


def drawn(shapes: Sequence[Grown]) -> Any:
    """Give grown shapes as one shapely geometry."""
    import shapely

    return shapely.union_all([_drawn(shape) for shape in shapes])


def _drawn(shape: Grown) -> Any:
    import shapely

    shape = straightened(shape, _OVAL_CORNERS)
    core: Any = shapely.Point(shape.rings[0][0])
    if len(shape.rings[0]) > 1:
        core = shapely.Polygon(shape.rings[0], shape.rings[1:])
    return shapely.buffer(core, shape.r, quad_segs=_QUADRANT) if shape.r else core


def _fans(search: Search, level: int, walls: Sequence[Grown]) -> list[Any]:
    arrivals = [a for a in search.arrivals if a.level == level and a.cost < search.limit - TOL]
    parts = [rays for k, a in enumerate(arrivals) if (rays := _rays(search, a, k)) is not None]
    if not parts:
        return []
    names = ("p", "t", "budget", "fan")
    rays = Rays(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))
    space = search.world.spaces[level]
    solid = space.walls
    if solid.rounding.ovals:
        solid = Outlines.of(_within(walls))
    space = replace(space, stay=_simpler(space.stay, _INWARD), ground=_simpler(space.ground, 0.0))
    ends = rays.p + rays.t * ray_lengths(space, solid, rays)[:, None]
    return _polygons(arrivals, rays, ends)


def _simpler(areas: Outlines | None, wider: float) -> Outlines | None:
    """Give areas with the fine polygons that stand for ovals thinned out, and made a little wider."""
    import shapely

    if areas is None or all(len(ring) <= _FINE for shape in areas.shapes for ring in shape.rings):
        return areas
    thin = shapely.simplify(
        [shape.buffer(wider) for shape in (_drawn(s) for s in areas.shapes)], _INWARD / 2.0
    )
    return Outlines.of([polygon_grown(part) for part in shapely.get_parts(thin).tolist() if part.area > 0.0])


def _within(walls: Sequence[Grown]) -> list[Grown]:
    """Give polygons a little within walls, so that a ray may begin on a true rim."""
    import shapely

    every = [straightened(shape, _RAY_CORNERS) for shape in walls]
    smaller = shapely.buffer([drawn([shape]) for shape in every], -_INWARD, join_style="mitre")
    parts = [part for part in shapely.get_parts(smaller).tolist() if part.area > 0.0]
    return [polygon_grown(part) for part in parts]


def _polygons(arrivals: Sequence[Arrival], rays: Rays, ends: Floats) -> list[Any]:
    import shapely

    found = []
    cuts = np.flatnonzero(np.diff(rays.fan)) + 1
    for rows in np.split(np.arange(len(rays.fan)), cuts):
        back = rays.p[rows][::-1] if arrivals[int(rays.fan[rows[0]])].left < 2.0 * np.pi else rays.p[:0]
        ring = np.concatenate([ends[rows], back])
        if len(ring) > 2:
            found.append(shapely.Polygon(ring))
    return found


def _rays(search: Search, arrival: Arrival, fan: int) -> Rays | None:
    """Give the rays of an arrival's fan, in the order of its turning; none where it may not turn."""
    bends, k = search.bends[arrival.level], arrival.bend
    angle = np.array([arrival.angle])
    one = bends.rounding.at(slice(k, k + 1))
    rest = search.limit - arrival.cost
    most = arrival.left
    radius = float(one.radius(np.cos(angle), np.sin(angle))[0]) * float(bends.factor[k])
    if not one.ovals and radius > 0.0:
        most = min(most, rest / radius)
    if most < _BESIDE:
        return None
    turns = _turns(search, arrival, most)
    normals = arrival.angle - arrival.side * turns
    row = np.full(len(turns), k)
    spent = bends.rounding.at(row).arc(np.full(len(turns), arrival.angle), normals - arrival.angle)
    budget = rest - spent * bends.factor[k]
    row, normals, budget = row[budget >= 0.0], normals[budget >= 0.0], budget[budget >= 0.0]
    x, y = rim(bends, row, normals)
    t = arrival.side * np.stack([np.sin(normals), -np.cos(normals)], axis=1)
    return Rays(np.stack([x, y], axis=1), t, budget, np.full(len(row), fan))


def _turns(search: Search, arrival: Arrival, most: float) -> Floats:
    """List turns from 0 to `most`: evenly, and on both sides of every tangent to another bend."""
    bends = search.bends[arrival.level]
    rays = RAYS if not bends.free[arrival.bend] else START_RAYS if arrival.parent < 0 else PLACE_RAYS
    even = np.linspace(0.0, most, max(int(np.ceil(most / (2.0 * np.pi) * rays)), 2) + 1)
    arcs = np.flatnonzero(~bends.free)
    rows, sides = np.tile(arcs, 2), np.repeat([1.0, -1.0], len(arcs))
    legs, cost, fine = reached(search, [arrival], bends, rows, sides)
    fine &= cost <= search.limit
    angle = legs.normal(np.full(len(rows), arrival.side))[fine]
    turn = (arrival.side * (arrival.angle - angle)) % (2.0 * np.pi)
    every = np.concatenate([even, turn - _BESIDE, turn, turn + _BESIDE])
    return np.unique(every[(every >= 0.0) & (every <= most)])


def ray_lengths(space: Space, solid: Outlines, rays: Rays) -> Floats:
    """Give how far rays come in a space whose walls, rounded by discs, are `solid`."""
    longest = solid.first_hits(rays.p, rays.t, rays.budget)
    if space.stay is not None:
        share, at = _stretches(space.stay, rays, longest)
        level = space.stay.levels(at[..., 0].ravel(), at[..., 1].ravel()).reshape(at.shape[:2])
        outside = np.where(level < -TOL, share[:, :-1], 1.0)
        longest = longest * outside.min(axis=1)
    if space.ground is None:
        return longest
    parts = [longest[:0]]
    for k in range(0, len(longest), _BUNCH):
        rows = slice(k, k + _BUNCH)
        some = Rays(rays.p[rows], rays.t[rows], rays.budget[rows], rays.fan[rows])
        parts.append(_afforded(space.ground, space.factor, some, longest[rows]))
    return np.concatenate(parts)


def _afforded(ground: Outlines, factor: float, rays: Rays, longest: Floats) -> Floats:
    """Give how far rays that lie side by side come over ground, of which they only see what is near."""
    ends = np.concatenate([rays.p, rays.p + rays.t * longest[:, None]])
    (left, top), (right, bottom) = ends.min(axis=0) - TOL, ends.max(axis=0) + TOL
    near = ground.meeting((float(left), float(top), float(right), float(bottom)))
    if not near.shapes:
        return longest
    share, at = _stretches(near, rays, longest)
    rough = near.holds(at[..., 0].ravel(), at[..., 1].ravel()).reshape(at.shape[:2])
    price = np.where(rough, factor, 1.0)
    spent = np.cumsum(np.diff(share, axis=1) * price, axis=1) * longest[:, None]
    before = np.concatenate([np.zeros((len(spent), 1)), spent[:, :-1]], axis=1)
    able = np.clip(rays.budget[:, None] - before, 0.0, spent - before) / price
    return np.asarray(able.sum(axis=1))


def _stretches(outlines: Outlines, rays: Rays, longest: Floats) -> tuple[Floats, Floats]:
    """Cut rays with outlines: shares of the way f8[n, k + 1], and each stretch's middle f8[n, k, 2]."""
    ends = rays.p + rays.t * longest[:, None]
    cuts = outlines.crossings(rays.p, ends)
    share = np.concatenate([np.zeros((len(cuts), 1)), cuts, np.ones((len(cuts), 1))], axis=1)
    middle = (share[:, 1:] + share[:, :-1]) / 2.0
    return share, rays.p[:, None] + middle[..., None] * (ends - rays.p)[:, None]
