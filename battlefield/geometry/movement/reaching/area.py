"""The places a base's centre can reach, as polygons: fans of rays from every arrival of a search.

What leaves a bend within the wedge an arrival serves sweeps a fan; with what bends at the edges of ground,
runs along them, climbs and drops between the places that the search tries, the fans are the reachable set.
Arcs are drawn by points a few degrees apart, which keeps the area to a thousandth and its rim to 0.02 inch.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.cancellation import heeded, unless_stopped
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.arcs import Bends, Box, rim
from battlefield.geometry.movement.freespace.inflate import Grown
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.space import Space
from battlefield.geometry.movement.freespace.zones import polygon_grown, straightened
from battlefield.geometry.movement.paths.search import Arrival, Search, World, reached
from battlefield.geometry.movement.reaching.along import are_along_edges, runs, turned_in
from battlefield.geometry.movement.reaching.rays import Rays, finer, ray_lengths
from battlefield.geometry.movement.reaching.refracted import Strip, bent, climbed, rises, swept

Known = Sequence[tuple[int, Rays]]
"""The rays of arrivals, with the places of these."""

RAYS = 240  # in a full turn
START_RAYS = 360
PLACE_RAYS = 96  # from a place where a way may turn freely
EDGE_RAYS = 32  # from one of the many places along an edge of ground: between them rays bend there
_DEPTH = 4  # edges and rims that a ray is followed across
_BESIDE = 1e-6  # radians on either side of a tangent, where a fan jumps
_QUADRANT = 32
_OVAL_CORNERS = 256
_RAY_CORNERS = 96  # of the polygons that rays meet in the place of ovals
_INWARD = 2e-3
_MENDED, _FEW, _FEWER = 32, 12, 4  # fans that are mended, and joined first and then, at once
_SPECK = 1e-9  # square inches; what is left where rays end as soon as they begin
_GRID = 1e-9  # inches to which corners are rounded where joining fans fails otherwise
_FINE = 200  # corners of a ring from which it is thinned out for rays


@dataclass(frozen=True, slots=True, eq=False)
class _Cast:
    """The rays of a level, how far they come, and what they sweep; the first `bending` may bend and climb."""

    space: Space
    solid: Outlines
    rays: Rays
    lengths: Floats
    bending: int
    fans: list[Any]


def reachable_polygons(search: Search, walls: Sequence[Sequence[Grown]]) -> list[Any]:
    """Return the places at each level within the search's limit as one shapely geometry.

    `walls` are the shapes that each level's space has as walls, as they stand.
    """
    casts = [_cast(search, level, each) for level, each in enumerate(walls)]
    fans = [list(cast.fans) for cast in casts]
    for level, strip in _led_on(search.world, casts):
        fans[level].append(_ring(strip))
    boxes = [space.box for space in search.world.spaces]
    return [_covered(*level) for level in zip(fans, boxes, walls, strict=True)]


def _covered(fans: Sequence[Any], box: Box, walls: Sequence[Grown]) -> Any:
    import shapely

    if not fans:
        return shapely.Polygon()
    inside = shapely.intersection(joined_fans(np.array(fans, dtype=object)), shapely.box(*box))
    unless_stopped()
    return shapely.difference(inside, drawn(walls))


def joined_fans(fans: Any) -> Any:
    """Return fans, an array of shapely polygons valid or not, as one geometry."""
    import shapely

    every: list[Any] = []
    for some in _in_groups(fans, _MENDED):
        every += shapely.get_parts(shapely.make_valid(some)).tolist()
    return _joined([fan for fan in every if fan.area > _SPECK])


def _joined(parts: Sequence[Any]) -> Any:
    """Join polygons a few at a time, so that it can be called off."""
    import shapely

    size = _FEW
    while len(parts) > 1:
        parts, size = [_union(some) for some in _in_groups(parts, size)], _FEWER
    return parts[0] if parts else shapely.union_all([])


def _in_groups(parts: Sequence[Any], size: int) -> Iterator[Sequence[Any]]:
    for first in range(0, len(parts), size):
        unless_stopped()
        yield parts[first : first + size]


def _union(parts: Sequence[Any]) -> Any:
    import shapely

    try:
        return shapely.union_all(parts)
    except shapely.GEOSException:  # edges that all but lie along each other
        return shapely.union_all(parts, grid_size=_GRID)


def drawn(shapes: Sequence[Grown]) -> Any:
    """Return grown shapes as one shapely geometry."""
    import shapely

    return shapely.union_all([_drawn(shape) for shape in heeded(shapes)])


def _drawn(shape: Grown) -> Any:
    import shapely

    shape = straightened(shape, _OVAL_CORNERS)
    core: Any = shapely.Point(shape.rings[0][0])
    if len(shape.rings[0]) > 1:
        core = shapely.Polygon(shape.rings[0], shape.rings[1:])
    return shapely.buffer(core, shape.r, quad_segs=_QUADRANT) if shape.r else core


def _cast(search: Search, level: int, walls: Sequence[Grown]) -> _Cast:
    arrivals = [a for a in search.arrivals if a.level == level and a.cost < search.limit - TOL]
    space, bends = search.world.spaces[level], search.bends[level]
    coarse = _are_on_edges(space, bends, arrivals)
    every = [_rays(search, a, k, coarse[k]) for k, a in heeded(enumerate(arrivals))]
    known = [(k, rays) for k, rays in enumerate(every) if rays is not None]
    bending = [rays for k, rays in known if not coarse[k]] + _along_edges(bends, arrivals, known, space)
    rest = [rays for k, rays in known if coarse[k]]
    solid = Outlines.of(_within(walls)) if space.walls.rounding.ovals else space.walls
    space = replace(space, stay=_simpler(space.stay, _INWARD), ground=_simpler(space.ground, 0.0))
    led, other = Rays.joined(bending), Rays.joined(rest)
    led, far = finer(space, solid, led, ray_lengths(space, solid, led), len(arrivals))
    rays, lengths = Rays.joined([led, other]), np.concatenate([far, ray_lengths(space, solid, other)])
    fans = _polygons(bends, arrivals, rays, rays.p + rays.t * lengths[:, None])
    return _Cast(space, solid, rays, lengths, len(far), fans)


def _are_on_edges(space: Space, bends: Bends, arrivals: Sequence[Arrival]) -> list[bool]:
    """Tell which arrivals are at mere points along edges of ground, with none of its corners there."""
    if space.ground is None or not arrivals:
        return [False] * len(arrivals)
    rows = [a.bend for a in arrivals]
    at = np.stack([bends.x[rows], bends.y[rows]], axis=1)
    freely = bends.free[rows] & np.array([a.parent >= 0 for a in arrivals])
    found: list[bool] = (freely & are_along_edges(space.ground, at)).tolist()
    return found


def _led_on(world: World, casts: Sequence[_Cast]) -> Iterator[tuple[int, Strip]]:
    """Sweep, level by level, what rays reach that bend at edges of ground, climb and drop."""
    steps, waiting = rises(world), []
    for level, cast in enumerate(casts):
        rows = slice(0, cast.bending)
        waiting.append(
            (level, cast.rays.at(rows), cast.lengths[rows], np.arange(cast.bending, dtype=np.float64))
        )
    for _ in range(_DEPTH):
        found = []
        for level, rays, lengths, place in waiting:
            here = casts[level]
            found.append((level, *bent(here.space, rays, lengths, place)))
            for there in (there for start, there in steps if start == level):
                space, cost = world.spaces[there], steps[level, there]
                found += [(there, *on) for on in climbed(here.space, space, cost, rays, lengths, place)]
        waiting = []
        for level, rays, place in found:
            if len(place):
                lengths = ray_lengths(casts[level].space, casts[level].solid, rays)
                yield from ((level, strip) for strip in swept(rays, lengths, place))
                waiting.append((level, rays, lengths, place))


def _ring(strip: Strip) -> Any:
    import shapely

    return shapely.Polygon(np.concatenate([strip.starts, strip.ends[::-1]]))


def _simpler(areas: Outlines | None, wider: float) -> Outlines | None:
    """Return areas with the fine polygons that stand for ovals thinned out, and made a little wider."""
    import shapely

    if areas is None or all(len(ring) <= _FINE for shape in areas.shapes for ring in shape.rings):
        return areas
    thin = shapely.simplify(
        [shape.buffer(wider) for shape in (_drawn(s) for s in areas.shapes)], _INWARD / 2.0
    )
    return Outlines.of([polygon_grown(part) for part in shapely.get_parts(thin).tolist() if part.area > 0.0])


def _within(walls: Sequence[Grown]) -> list[Grown]:
    """Return polygons a little within walls, so that a ray may begin on a true rim."""
    import shapely

    every = [straightened(shape, _RAY_CORNERS) for shape in walls]
    smaller = shapely.buffer([drawn([shape]) for shape in heeded(every)], -_INWARD, join_style="mitre")
    parts = [part for part in shapely.get_parts(smaller).tolist() if part.area > 0.0]
    return [polygon_grown(part) for part in parts]


def _polygons(bends: Bends, arrivals: Sequence[Arrival], rays: Rays, ends: Floats) -> list[Any]:
    import shapely

    found: list[Any] = []
    if not len(rays.fan):
        return found
    cuts = np.flatnonzero(np.diff(rays.fan)) + 1
    for rows in heeded(np.split(np.arange(len(rays.fan)), cuts)):
        fan = int(rays.fan[rows[0]])
        is_round = fan < len(arrivals) and _is_round(bends, arrivals[fan])
        back = rays.p[:0] if is_round else rays.p[rows][::-1]
        ring = np.concatenate([ends[rows], back])
        if len(ring) > 2:
            found.append(shapely.Polygon(ring))
    return found


def _is_round(bends: Bends, arrival: Arrival) -> bool:
    """Return whether a fan turns all round a mere point, so that it ends where it began."""
    return bool(bends.free[arrival.bend]) and arrival.left >= 2.0 * np.pi


def _along_edges(bends: Bends, arrivals: Sequence[Arrival], known: Known, space: Space) -> list[Rays]:
    """Return the rays into ground of ways that run along its edges, from points and from the ends of arcs."""
    if space.ground is None or not known:
        return []
    first = [0 if bends.free[arrivals[k].bend] else -1 for k, _ in known]
    at = np.array([rays.p[row] for (_, rays), row in zip(known, first, strict=True)])
    rest = np.array([rays.budget[row] for (_, rays), row in zip(known, first, strict=True)])
    fan = len(arrivals)
    found = list(runs(space, at, rest, fan))
    for k, turning in heeded(known):
        if not bends.free[arrivals[k].bend]:
            found += turned_in(space, turning, arrivals[k].side, fan + len(found))
    return found


def _rays(search: Search, arrival: Arrival, fan: int, is_on_edge: bool) -> Rays | None:
    """Return the rays of an arrival's fan, in the order of its turning; none where it may not turn."""
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
    turns = _turns(search, arrival, most, is_on_edge)
    normals = arrival.angle - arrival.side * turns
    row = np.full(len(turns), k)
    spent = bends.rounding.at(row).arc(np.full(len(turns), arrival.angle), normals - arrival.angle)
    budget = rest - spent * bends.factor[k]
    row, normals, budget = row[budget >= 0.0], normals[budget >= 0.0], budget[budget >= 0.0]
    x, y = rim(bends, row, normals)
    t = arrival.side * np.stack([np.sin(normals), -np.cos(normals)], axis=1)
    return Rays(np.stack([x, y], axis=1), t, budget, np.full(len(row), fan))


def _turns(search: Search, arrival: Arrival, most: float, is_on_edge: bool) -> Floats:
    """List turns from 0 to `most`: evenly, and on both sides of every tangent to another bend."""
    bends = search.bends[arrival.level]
    rays = RAYS if not bends.free[arrival.bend] else START_RAYS if arrival.parent < 0 else PLACE_RAYS
    rays = EDGE_RAYS if is_on_edge else rays
    even = np.linspace(0.0, most, max(int(np.ceil(most / (2.0 * np.pi) * rays)), 2) + 1)
    arcs = np.flatnonzero(~bends.free)
    rows, sides = np.tile(arcs, 2), np.repeat([1.0, -1.0], len(arcs))
    legs, cost, fine = reached(search, [arrival], bends, rows, sides)
    fine &= cost <= search.limit
    angle = legs.normal(np.full(len(rows), arrival.side))[fine]
    turn = (arrival.side * (arrival.angle - angle)) % (2.0 * np.pi)
    every = np.concatenate([even, turn - _BESIDE, turn, turn + _BESIDE])
    return np.unique(every[(every >= 0.0) & (every <= most)])
