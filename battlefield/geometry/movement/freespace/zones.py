"""Areas that a base's centre crosses or keeps to: difficult ground and tops to stand on."""

from collections.abc import Sequence

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.arcs import Box
from battlefield.geometry.movement.freespace.inflate import Grown, cleaned
from battlefield.geometry.movement.freespace.outlines import Outlines
from battlefield.geometry.movement.freespace.rounding import Rounding

SEED_STEP = 0.25  # inches between the places where a path may first be tried across an edge
MOST_SEEDS = 160
OVAL_CORNERS = 1024  # of the polygon that stands for an oval's sum as an area: within 1.5e-5 inch


def dissolved(shapes: Sequence[Grown]) -> tuple[Grown, ...]:
    """Join areas with straight sides, so that no edge lies between two that adjoin; keep the round ones."""
    import shapely

    sharp = [shape for shape in shapes if shape.is_sharp]
    polygons = [shapely.Polygon(shape.rings[0], shape.rings[1:]) for shape in sharp]
    joined = shapely.union_all(polygons)
    parts = [part for part in shapely.get_parts(joined).tolist() if part.geom_type == "Polygon"]
    return (*(polygon_grown(part) for part in parts), *(shape for shape in shapes if not shape.is_sharp))


def shrunk(shape: Grown) -> Grown:
    """Move the sides of a convex polygon in by the tolerance, which makes grazing it no entering."""
    if not shape.is_sharp:
        return shape
    (ring,) = shape.rings
    edges = np.roll(ring, -1, axis=0) - ring
    normals = np.stack([edges[:, 1], -edges[:, 0]], axis=1) / np.hypot(*edges.T)[:, None]
    before = np.roll(normals, 1, axis=0)
    mitre = (normals + before) / (1.0 + np.sum(normals * before, axis=1))[:, None]
    return Grown((ring - TOL * mitre,))


def straightened(shape: Grown, corners: int = OVAL_CORNERS) -> Grown:
    """Return a shape rounded by ovals as a polygon of many corners; any other as it is."""
    import shapely

    if not shape.forms:
        return shape
    if shape.is_point:
        return polygon_grown(shapely.Polygon(shape.rings[0][0] + _rim(shape, corners)))
    return polygon_grown(_with_one_oval(shape, corners))


def _with_one_oval(shape: Grown, corners: int) -> object:
    """Grow straight sides by an oval: squeezed until the oval is the unit disc, grown by that, and back."""
    import shapely

    ((xx, xy, yy),) = shape.forms
    stretch = np.linalg.cholesky(np.array([(xx, xy), (xy, yy)]))
    squeeze = np.linalg.inv(stretch)
    core = shapely.Polygon(shape.rings[0] @ squeeze.T, [ring @ squeeze.T for ring in shape.rings[1:]])
    disc = 1.0 + (np.pi / corners) ** 2 / 4.0  # halfway between a polygon within it and one about it
    return shapely.transform(shapely.buffer(core, disc, quad_segs=corners // 4), lambda at: at @ stretch.T)


def _rim(shape: Grown, corners: int) -> Floats:
    """Return points round the rounding's rim, halfway between a polygon within it and one about it."""
    angle = np.linspace(0.0, 2.0 * np.pi, corners, endpoint=False)
    nx, ny = np.cos(angle), np.sin(angle)
    rounding = Rounding(np.array([shape.r]), tuple(np.array(form)[:, None] for form in shape.forms))
    sag = rounding.radius(nx, ny) * (2.0 * np.pi / corners) ** 2 / 16.0
    reach, ahead = rounding.support(nx, ny) + sag, rounding.ahead(nx, ny)
    return np.stack([reach * nx + ahead * ny, reach * ny - ahead * nx], axis=1)


def polygon_grown(polygon: object) -> Grown:
    """Return a shapely polygon as a shape."""
    import shapely

    assert isinstance(polygon, shapely.Polygon)
    oriented = shapely.orient_polygons(polygon)
    rings = [oriented.exterior, *oriented.interiors]
    return Grown(tuple(cleaned(shapely.get_coordinates(ring)[:-1]) for ring in rings))


def seeds(ground: Outlines, start: Point, limit: float) -> Floats:
    """Return places along the edges of areas, f8[n, 2], as far as `limit` inches from a point matter."""
    x, y = _along_edges(ground, SEED_STEP)
    u, v = _round_corners(ground, SEED_STEP)
    points = np.stack([np.concatenate([x, u]), np.concatenate([y, v])], axis=1)
    far = np.hypot(*(points - start).T) <= limit
    outer = np.abs(ground.levels(points[:, 0], points[:, 1])) <= TOL
    points = np.asarray(points[far & outer])
    return points[:: 1 + len(points) // MOST_SEEDS]


def _along_edges(ground: Outlines, step: float) -> tuple[Floats, Floats]:
    x, y = ground.x[ground.start], ground.y[ground.start]
    ex, ey = ground.x[ground.end] - x, ground.y[ground.end] - y
    long = np.hypot(ex, ey)
    r = ground.rounding.r[ground.start]
    x, y = x + r * ey / np.maximum(long, TOL), y - r * ex / np.maximum(long, TOL)
    count = np.where(long < step, _of_short_edges(long, step), np.maximum(np.ceil(long / step), 2))
    count = count.astype(np.intp)
    edge = np.repeat(np.arange(len(x)), count)
    share = (np.arange(len(edge)) - np.repeat(np.cumsum(count) - count, count) + 0.5) / count[edge]
    return x[edge] + share * ex[edge], y[edge] + share * ey[edge]


def _of_short_edges(long: Floats, step: float) -> Floats:
    """Return 1 where a multiple of the step falls on an edge, counting on from edge to edge, else 0."""
    end = np.cumsum(long) / step
    return np.asarray(np.floor(end) - np.floor(end - long / step))


def _round_corners(ground: Outlines, step: float) -> tuple[Floats, Floats]:
    r = ground.rounding.r
    count = np.where(r > 0.0, np.ceil(2.0 * np.pi * r / step), 0.0).astype(np.intp)
    corner = np.repeat(np.arange(len(r)), count)
    place = np.arange(len(corner)) - np.repeat(np.cumsum(count) - count, count)
    angle = 2.0 * np.pi * place / count[corner]
    return ground.x[corner] + r[corner] * np.cos(angle), ground.y[corner] + r[corner] * np.sin(angle)


def inward_corners(areas: Outlines) -> Floats:
    """Return the inward corners of the union of grown areas, f8[n, 2]."""
    import shapely

    if all(len(ring) < OVAL_CORNERS // 2 for shape in areas.shapes for ring in shape.rings):
        return _meetings(areas)
    every = [shapely.Polygon(shape.rings[0], shape.rings[1:]) for shape in areas.shapes]
    joined = shapely.get_parts(shapely.union_all(every)).tolist()
    rings = [ring for part in joined for ring in polygon_grown(part).rings]
    return np.concatenate([_turning_in(ring) for ring in rings] or [np.zeros((0, 2))])


def _turning_in(ring: Floats) -> Floats:
    arrive, leave = ring - np.roll(ring, 1, axis=0), np.roll(ring, -1, axis=0) - ring
    cross = arrive[:, 0] * leave[:, 1] - arrive[:, 1] * leave[:, 0]
    return np.asarray(ring[cross < -1e-3 * np.hypot(*arrive.T) * np.hypot(*leave.T)])


def ways_out(ground: Outlines, start: Point, factor: float) -> Floats:
    """Give the points f8[n, 2] at which straight ways out of the ground about a start go on along its rim."""
    held = ground.holds(np.array([start[0]]), np.array([start[1]]))
    if factor <= 1.0 + TOL or not held.any():
        return np.zeros((0, 2))
    points = np.concatenate([_out_by_sides(ground, start, factor), _out_by_arcs(ground, start, factor)])
    return np.asarray(points[np.abs(ground.levels(points[:, 0], points[:, 1])) <= TOL])


def _out_by_sides(ground: Outlines, start: Point, factor: float) -> Floats:
    p, t, long = offset_edges(ground)
    d = np.array(start) - p
    along, aside = np.sum(d * t, axis=1), np.abs(d[:, 1] * t[:, 0] - d[:, 0] * t[:, 1])
    lean = aside / np.sqrt(factor * factor - 1.0)
    at = np.concatenate([along - lean, along + lean])
    p, t, long = (np.concatenate([part, part]) for part in (p, t, long))
    on = (at > TOL) & (at < long - TOL)
    return np.asarray(p[on] + at[on, None] * t[on])


def _out_by_arcs(ground: Outlines, start: Point, factor: float) -> Floats:
    """Find where the angle to the radius has the sine 1 / factor: a triangle with centre and start."""
    centres, r = _discs(ground)
    d = np.array(start) - centres
    far = np.hypot(*d.T)
    able = np.flatnonzero((far * factor >= r) & (far > TOL))
    centres, r, toward = centres[able], r[able], np.arctan2(d[able, 1], d[able, 0])
    lean, there = np.arcsin(1.0 / factor), np.arcsin(np.minimum(r / (factor * far[able]), 1.0))
    found = []
    for turn in (there - lean, np.pi - there - lean):
        for angle in (toward + turn, toward - turn):
            rim = np.stack([np.cos(angle), np.sin(angle)], axis=1)
            found.append((centres + r[:, None] * rim)[turn > 0.0])
    return np.concatenate(found)


def wall_meetings(ground: Outlines, walls: Sequence[Grown]) -> Floats:
    """Return the points at which straight sides of grown walls meet the edges of ground, f8[n, 2]."""
    p, t, long = offset_edges(Outlines.of(walls))
    q, u, far = offset_edges(ground)
    crossed = _line_circle(p, t, long, *_discs(ground))
    every = np.concatenate([p, q]), np.concatenate([t, u]), np.concatenate([long, far])
    owner = np.concatenate([np.full(len(p), -1), ground.piece])
    points = np.concatenate([_lines_meet(*every, owner), crossed])
    return np.asarray(points[np.abs(ground.levels(points[:, 0], points[:, 1])) <= TOL])


def rim_meetings(rim: Outlines, walls: Sequence[Outlines], box: Box) -> Floats:
    """Give the points on the rim of areas where their edges meet those of walls, of the box of the board, or
    each other, f8[n, 2]: where a stretch of the rim that is open can end.
    """
    sides = [offset_edges(areas) for areas in (rim, *walls)]
    corners = np.array([(box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])])
    along = np.roll(corners, -1, axis=0) - corners
    long = np.maximum(np.hypot(*along.T), TOL)
    sides.append((corners, along / long[:, None], long))
    p, t, long = (np.concatenate(part) for part in zip(*sides, strict=True))
    discs = [_discs(areas) for areas in (rim, *walls)]
    centres, r = (np.concatenate(part) for part in zip(*discs, strict=True))
    own_sides, own_discs = len(sides[0][0]), len(discs[0][1])
    points = np.concatenate(
        [
            _lines_meet(p, t, long, first=own_sides),
            _line_circle(p[:own_sides], t[:own_sides], long[:own_sides], centres, r),
            _line_circle(p[own_sides:], t[own_sides:], long[own_sides:], *discs[0]),
            _circles_meet(centres, r, own_discs),
        ]
    )
    return np.asarray(points[np.abs(rim.levels(points[:, 0], points[:, 1])) <= TOL])


def _discs(areas: Outlines) -> tuple[Floats, Floats]:
    """Return the centres f8[n, 2] and the radii of the discs at the corners of areas."""
    round_ = np.flatnonzero(areas.rounding.r > 0.0)
    return np.stack([areas.x[round_], areas.y[round_]], axis=1), areas.rounding.r[round_]


def _meetings(areas: Outlines) -> Floats:
    """Return the points where edges of areas rounded by discs meet others, on the rim of all."""
    p, t, long = offset_edges(areas)
    centres, r = _discs(areas)
    found = [_lines_meet(p, t, long), _line_circle(p, t, long, centres, r), _circles_meet(centres, r)]
    points = np.concatenate(found)
    return np.asarray(points[np.abs(areas.levels(points[:, 0], points[:, 1])) <= TOL])


def offset_edges(areas: Outlines) -> tuple[Floats, Floats, Floats]:
    """Return where the sides of areas start, f8[n, 2] each, which way they go, and how long they are."""
    x, y = areas.x[areas.start], areas.y[areas.start]
    ex, ey = areas.x[areas.end] - x, areas.y[areas.end] - y
    long = np.hypot(ex, ey)
    tx, ty = ex / long, ey / long
    rounding = areas.rounding.at(areas.start)
    reach, ahead = rounding.support(-ty, tx), rounding.ahead(-ty, tx)
    p = np.stack([x + reach * ty - ahead * tx, y - reach * tx - ahead * ty], axis=1)
    return p, np.stack([tx, ty], axis=1), long


def _lines_meet(
    p: Floats, t: Floats, long: Floats, owner: Ints | None = None, first: int | None = None
) -> Floats:
    """Return the points where lines meet that have different owners, or any where these are not told; of the
    first so many lines alone, where that is told.
    """
    if owner is not None:
        i, j = np.nonzero(owner[:, None] < owner)
    else:
        i, j = np.triu_indices(len(p) if first is None else first, 1, len(p))
    cross = t[i, 0] * t[j, 1] - t[i, 1] * t[j, 0]
    i, j, cross = (column[np.abs(cross) > 1e-9] for column in (i, j, cross))
    d = p[j] - p[i]
    u = (d[:, 0] * t[j, 1] - d[:, 1] * t[j, 0]) / cross
    v = (d[:, 0] * t[i, 1] - d[:, 1] * t[i, 0]) / cross
    hit = (u >= -TOL) & (u <= long[i] + TOL) & (v >= -TOL) & (v <= long[j] + TOL)
    return np.asarray(p[i[hit]] + u[hit, None] * t[i[hit]])


def _line_circle(p: Floats, t: Floats, long: Floats, centres: Floats, r: Floats) -> Floats:
    d = centres - p[:, None]
    along = np.sum(d * t[:, None], axis=2)
    aside = d[..., 1] * t[:, None, 0] - d[..., 0] * t[:, None, 1]
    square = r * r - aside * aside
    half = np.sqrt(np.maximum(square, 0.0))
    ends = [p[i] + s * t[i] for s, i in _hits(along, half, square, long)]
    return np.concatenate(ends or [np.zeros((0, 2))])


def _hits(along: Floats, half: Floats, square: Floats, long: Floats) -> list[tuple[Floats, Ints]]:
    found = []
    for at in (along - half, along + half):
        i, j = np.nonzero((square >= 0.0) & (at >= -TOL) & (at <= long[:, None] + TOL))
        found.append((at[i, j, None], i))
    return found


def _circles_meet(centres: Floats, r: Floats, first: int | None = None) -> Floats:
    i, j = np.triu_indices(len(r) if first is None else first, 1, len(r))
    d = centres[j] - centres[i]
    far = np.hypot(*d.T)
    meet = (far < r[i] + r[j]) & (far > np.abs(r[i] - r[j])) & (far > TOL)
    i, j, d, far = i[meet], j[meet], d[meet], far[meet]
    along = (far * far + r[i] ** 2 - r[j] ** 2) / (2.0 * far)
    half = np.sqrt(np.maximum(r[i] ** 2 - along**2, 0.0))
    t = d / far[:, None]
    n = np.stack([-t[:, 1], t[:, 0]], axis=1)
    foot = centres[i] + along[:, None] * t
    return np.concatenate([foot - half[:, None] * n, foot + half[:, None] * n])
