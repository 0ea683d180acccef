"""A slow second opinion on sight: segments between sampled points of two volumes, tried one by one.

Nothing here is shared with the program but the words in which a table is described. Terrain must be convex
polygons or circles. A segment is judged by where it is inside an outline (clipped by its sides, or by the
quadratic of its ellipse) and at which heights it is there.
"""

from dataclasses import dataclass
from math import cos, pi, radians, sin

import numpy as np

from battlefield.geometry.kernel.shapes import Circle, PlacedBase, Polygon
from battlefield.geometry.pieces import Body, Piece, Table

END = 1e9


@dataclass(frozen=True)
class Prism:
    """A volume: corners f8[n, 2] of a convex polygon, or None with centre, axes and half axes of an
    ellipse.
    """

    corners: np.ndarray | None
    centre: np.ndarray
    axis: np.ndarray
    half: tuple[float, float]
    low: float
    high: float
    cloud: bool = False


def prism_of_base(base: PlacedBase, low: float, high: float) -> Prism:
    """Describe a base from its printed size."""
    turn = radians(base.facing)
    axis = np.array([sin(turn), -cos(turn)])
    side = np.array([-axis[1], axis[0]])
    a, b = base.size.length_mm / 50.8, base.size.width_mm / 50.8
    centre = np.array(base.at)
    if base.size.kind in ("round", "oval"):
        return Prism(None, centre, axis, (a, b), low, high)
    if base.size.kind == "rect":
        places = [(a, b), (-a, b), (-a, -b), (a, -b)]
    else:
        outer = a / cos(pi / 6)
        places = [(outer * cos(pi / 6 + k * pi / 3), outer * sin(pi / 6 + k * pi / 3)) for k in range(6)]
    corners = np.array([centre + u * axis + v * side for u, v in places])
    return Prism(corners, centre, axis, (a, b), low, high)


def prism_of_piece(piece: Piece) -> Prism:
    """Describe a convex piece of terrain."""
    low = -END if piece.bottom <= 0.0 else piece.bottom
    high = END if piece.cloud and piece.top <= piece.bottom else piece.top
    if isinstance(piece.outline, Circle):
        r = piece.outline.radius
        centre = np.array(piece.outline.centre)
        return Prism(None, centre, np.array([1.0, 0.0]), (r, r), low, high, piece.cloud)
    assert isinstance(piece.outline, Polygon)
    corners = np.array(piece.outline.points)
    return Prism(corners, corners.mean(axis=0), np.array([1.0, 0.0]), (0.0, 0.0), low, high, piece.cloud)


def in_the_way(table: Table, one: str, two: str, models_block: bool = True) -> list[Prism]:
    """List what may block between two bodies."""
    pieces = [p for p in table.pieces if p.cloud or p.blocks_sight]
    prisms = [prism_of_piece(p) for p in pieces if p.top > p.bottom or p.cloud]
    if models_block:
        bodies = [b for b in table.bodies if b.id not in (one, two)]
        prisms += [prism_of_body(b, grounded=True) for b in bodies if b.height > 0.0]
    return prisms


def prism_of_body(body: Body, grounded: bool = False) -> Prism:
    """Describe a body; one that blocks and stands on the table leaves no slit above it."""
    low = -END if grounded and body.bottom <= 0.0 else body.bottom
    return prism_of_base(body.base, low, body.bottom + body.height)


def samples(prism: Prism, count: int, rng: np.random.Generator) -> np.ndarray:
    """Draw points f8[count, 3] of a volume, most of them on its rim and on its top."""
    angle = rng.uniform(0.0, 2.0 * pi, count)
    out = np.where(rng.uniform(size=count) < 0.7, 1.0, np.sqrt(rng.uniform(size=count))) * (1.0 - 1e-9)
    side = np.array([-prism.axis[1], prism.axis[0]])
    if prism.corners is None:
        flat = prism.centre + np.outer(out * prism.half[0] * np.cos(angle), prism.axis)
        flat = flat + np.outer(out * prism.half[1] * np.sin(angle), side)
    else:
        place = angle / (2.0 * pi) * len(prism.corners)
        first = place.astype(int) % len(prism.corners)
        share = (place - place.astype(int))[:, None]
        share = np.where(rng.uniform(size=(count, 1)) < 0.3, np.round(share), share)
        rim = prism.corners[first] * (1 - share) + prism.corners[(first + 1) % len(prism.corners)] * share
        flat = prism.centre + out[:, None] * (rim - prism.centre)
    height = np.where(rng.uniform(size=count) < 0.6, 1.0, rng.uniform(size=count))
    return np.concatenate([flat, (prism.low + height * (prism.high - prism.low))[:, None]], axis=1)


def inside_stretch(prism: Prism, start: np.ndarray, end: np.ndarray, shrink: float) -> tuple:
    """Give the parameters between which segments f8[N, 3] are inside the volume, shrunk on all sides."""
    step = end - start
    flat = prism.corners is None
    first, last = (
        in_ellipse(prism, start, step, shrink) if flat else (np.zeros(len(start)), np.ones(len(start)))
    )
    for normal, offset in slabs(prism, shrink):
        rise, room = step @ normal, offset - start @ normal
        with np.errstate(divide="ignore", invalid="ignore"):
            t = room / rise
        first = np.where(rise < -1e-15, np.maximum(first, t), first)
        last = np.where(rise > 1e-15, np.minimum(last, t), last)
        last = np.where((np.abs(rise) <= 1e-15) & (room <= 0.0), -1.0, last)
    return first, last


def slabs(prism: Prism, shrink: float) -> list:
    """Give the half spaces (normal, offset) that bound a volume: floor, ceiling, and a polygon's sides."""
    found = [
        (np.array([0.0, 0.0, 1.0]), prism.high - shrink),
        (np.array([0.0, 0.0, -1.0]), -prism.low - shrink),
    ]
    if prism.corners is None:
        return found
    middle = prism.corners.mean(axis=0)
    for u, v in zip(prism.corners, np.roll(prism.corners, -1, axis=0), strict=True):
        normal = np.array([v[1] - u[1], u[0] - v[0]]) / np.hypot(*(v - u))
        if (middle - u) @ normal > 0:
            normal = -normal
        found.append((np.array([*normal, 0.0]), normal @ u - shrink))
    return found


def in_ellipse(prism: Prism, start: np.ndarray, step: np.ndarray, shrink: float) -> tuple:
    """Give the parameters between which segments are over an ellipse in plan."""
    side = np.array([-prism.axis[1], prism.axis[0]])
    a, b = prism.half[0] - shrink, prism.half[1] - shrink
    x = start[:, :2] - prism.centre
    p = np.stack([x @ prism.axis / a, x @ side / b])
    q = np.stack([step[:, :2] @ prism.axis / a, step[:, :2] @ side / b])
    aa, bb, cc = (q * q).sum(axis=0), (p * q).sum(axis=0), (p * p).sum(axis=0) - 1.0
    still = aa < 1e-20
    root, safe = np.sqrt(np.maximum(bb * bb - aa * cc, 0.0)), np.where(still, 1.0, aa)
    first = np.where(still, np.where(cc < 0, 0.0, 2.0), np.maximum(0.0, (-bb - root) / safe))
    last = np.where(still, 1.0, np.minimum(1.0, (-bb + root) / safe))
    return first, np.where(~still & (bb * bb - aa * cc <= 0.0), -1.0, last)


def is_free(prisms: list[Prism], start: np.ndarray, end: np.ndarray, shrink: float) -> np.ndarray:
    """Tell which segments f8[N, 3] pass, where every volume counts as smaller by `shrink`.

    A cloud stops only what begins and ends outside it; as it shrinks, what is inside by less is outside.
    """
    free = np.ones(len(start), dtype=bool)
    for prism in prisms:
        first, last = inside_stretch(prism, start, end, shrink)
        hit = last - first > 1e-12
        if prism.cloud:
            spare = shrink if shrink < 0.0 else -shrink  # an end within the grown cloud is excused
            f, t = inside_stretch(prism, start, end, spare)
            hit &= ~((f <= 0.0) & (t > 0.0)) & ~((t >= 1.0) & (f < 1.0))
        free &= ~hit
    return free


def free_sample(table: Table, one: str, two: str, count: int, seed: int, models_block: bool = True) -> bool:
    """Tell whether any of `count` x `count` sampled segments is free, with a hair of room around it."""
    rng = np.random.default_rng(seed)
    a, b = prism_of_body(table.body(one)), prism_of_body(table.body(two))
    start, end = samples(a, count, rng), samples(b, count, rng)
    start, end = np.repeat(start, count, axis=0), np.tile(end, (count, 1))
    prisms = in_the_way(table, one, two, models_block)
    return bool(is_free(prisms, start, end, -1.5e-6).any())


def witness_holds(table: Table, one: str, two: str, line: tuple, models_block: bool = True) -> bool:
    """Tell whether a segment runs from one body to the other and meets nothing by more than a hair."""
    start, end = np.array([line[0]]), np.array([line[1]])
    for point, name in ((start, one), (end, two)):
        first, last = inside_stretch(prism_of_body(table.body(name)), point, point, -3e-6)
        if not last[0] >= first[0]:
            return False
    return bool(is_free(in_the_way(table, one, two, models_block), start, end, 3e-6)[0])


def hidden_share(table: Table, one: str, two: str, rays: int, models_block: bool = True) -> float:
    """Estimate the hidden share of the silhouette by a grid of rays x rays looks from the eye."""
    observer, target = table.body(one), table.body(two)
    eye = np.array([*observer.base.at, observer.bottom + observer.height])
    centre = np.array(target.base.at)
    line = centre - eye[:2]
    far = np.hypot(*line)
    u = line / far if far > 1e-6 else np.array([0.0, -1.0])
    side = np.array([-u[1], u[0]])
    volume = prism_of_body(target)
    if volume.corners is None:
        across = np.array([-volume.axis[1], volume.axis[0]])
        half = np.hypot(volume.half[0] * (volume.axis @ side), volume.half[1] * (across @ side))
    else:
        half = np.max(np.abs((volume.corners - centre) @ side))
    share = (np.arange(rays) + 0.5) / rays
    y, z = np.meshgrid((2.0 * share - 1.0) * half, target.bottom + share * target.height)
    ends = np.concatenate([centre + np.outer(y.ravel(), side), z.reshape(-1, 1)], axis=1)
    starts = np.broadcast_to(eye, ends.shape)
    return 1.0 - float(is_free(in_the_way(table, one, two, models_block), starts, ends, 0.0).mean())
