"""What may stand between two bodies, as convex parts named by sort and id, and ways across them.

The parts are those that a reader of the scene file can make too: terrain as it is written, of a strip its
rectangles and kites, of other outlines convex pieces that lie in them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

import numpy as np

from battlefield.geometry.convex.polygons import turning
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import printed
from battlefield.geometry.kernel.shapes import Circle, Outline, PlacedBase, Polygon, Strip
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.kernel.units import direction
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.pieces.convex_parts import convex_parts
from battlefield.geometry.pieces.strips import strip_parts
from battlefield.geometry.pieces.terrain import base_outline

FAR = 1e6  # inches; without end
Name = tuple[str, str]
"""The sort, "terrain" or "model", and the id."""
_RIM = np.array([(np.cos(t), np.sin(t)) for t in np.arange(16) * np.pi / 8.0])


@dataclass(frozen=True, eq=False)
class Part:
    """A convex part of what may stand between: `ring` f8[n, 2] turns from x to y, or is the rim of an oval.

    An oval is seen as the unit disc by `x - middle` times `frame` f8[2, 2]. `names` are more than one where
    several fill the heights together.
    """

    names: tuple[Name, ...]
    ring: Floats
    low: float
    high: float
    cloud: bool
    middle: Floats
    frame: Floats | None = None
    oval: PlacedBase | Circle | None = None

    def depth(self, points: Floats) -> Floats:
        """Return how deep points f8[N, 2] lie in it, or less."""
        if self.frame is not None:
            seen = (points - self.middle) @ self.frame.T
            return np.asarray((1.0 - np.hypot(*seen.T)) / np.abs(self.frame).sum(axis=1).max())
        return np.asarray(_inward(self.ring, points).min(axis=1))

    def is_apart(self, hull: Floats) -> bool:
        """Return whether a convex hull of corners shares no more than an edge with it."""
        if self.frame is None:
            sides = (_inward(self.ring, hull).max(axis=0) <= 0.0).any()
            return bool(
                sides or (len(hull) > 2 and (_inward(_turned(hull), self.ring).max(axis=0) <= 0.0).any())
            )
        seen = (hull - self.middle) @ self.frame.T
        return _from_origin(seen) >= 1.0


def _inward(ring: Floats, points: Floats) -> Floats:
    """Return how far inside each edge each point lies, f8[N, E]."""
    along = np.roll(ring, -1, axis=0) - ring
    length = np.maximum(np.hypot(*along.T), 1e-300)
    away = points[:, None] - ring
    return np.asarray((along[:, 0] * away[..., 1] - along[:, 1] * away[..., 0]) / length)


def _turned(ring: Floats) -> Floats:
    return ring if turning(ring) >= 0.0 else ring[::-1]


def _from_origin(hull: Floats) -> float:
    """Return how far the origin is from a convex hull of corners; 0 inside."""
    if len(hull) > 2 and (_inward(_turned(hull), np.zeros((1, 2))) > 0.0).all():
        return 0.0
    along = np.roll(hull, -1, axis=0) - hull
    square = np.maximum((along * along).sum(axis=1), 1e-300)
    share = np.clip(-(hull * along).sum(axis=1) / square, 0.0, 1.0)
    return float(np.hypot(*(hull + share[:, None] * along).T).min())


def oval_frame(base: PlacedBase) -> tuple[Floats, Floats]:
    """Return the half axes of an oval base as rows, f8[2, 2], and what turns it into the unit disc."""
    _, a, b = printed(base.size)
    x, y = direction(base.facing)
    axes = np.array([(x, y), (-y, x)])
    return axes * [[a], [b]], axes / [[a], [b]]


def base_part(name: Name, base: PlacedBase, low: float, high: float) -> Part:
    """Return a base between two heights."""
    middle = np.array(base.at)
    if base.size.kind in ("round", "oval"):
        axes, frame = oval_frame(base)
        return Part((name,), middle + _RIM @ axes, low, high, False, middle, frame, base)
    ring = _turned(np.array(base_outline(base).points))  # type: ignore[union-attr]
    return Part((name,), ring, low, high, False, middle)


def _piece_parts(piece: Piece) -> Iterator[Part]:
    name, low = ("terrain", piece.id), -FAR if piece.bottom <= TOL else piece.bottom
    high = FAR if piece.top <= piece.bottom else piece.top
    if isinstance(piece.outline, Circle):
        middle, r = np.array(piece.outline.centre), piece.outline.radius
        yield Part((name,), middle + r * _RIM, low, high, piece.cloud, middle, np.eye(2) / r, piece.outline)
        return
    rings = strip_parts(piece.outline) if isinstance(piece.outline, Strip) else convex_parts(piece.outline)
    for ring in (np.array(each) for each in rings):
        yield Part((name,), _turned(ring), low, high, piece.cloud, ring.mean(axis=0))


def _stands(piece: Piece) -> bool:
    return (piece.cloud and piece.top <= piece.bottom) or (
        (piece.cloud or piece.blocks_sight) and piece.top > piece.bottom + TOL
    )


def _others(table: Table, one: Body, two: Body, models_block: bool) -> Iterable[Body]:
    ends = (one.id, two.id)
    return [body for body in table.bodies if models_block and body.id not in ends and body.height > TOL]


def parts_between(table: Table, one: Body, two: Body, models_block: bool) -> list[Part]:
    """Return all convex parts that may stand between two bodies: near the lines between them, in plan."""
    found = [part for piece in table.pieces if _stands(piece) for part in _piece_parts(piece)]
    for body in _others(table, one, two, models_block):
        low = -FAR if body.bottom <= TOL else body.bottom
        found.append(base_part(("model", body.id), body.base, low, body.top))
    return found


def stacked(parts: Sequence[Part]) -> list[Part]:
    """Return what pairs of parts fill together that lie upon each other without room between."""
    found = []
    for one, two in combinations(parts, 2):
        meet = max(one.low, two.low) <= min(one.high, two.high) + TOL and one.names != two.names
        if meet and one.cloud == two.cloud and (one.low, one.high) != (two.low, two.high):
            both = _shared(one, two)
            if both is not None:
                low, high = min(one.low, two.low), max(one.high, two.high)
                found.append(replace(both, names=one.names + two.names, low=low, high=high))
    return found


def _shared(one: Part, two: Part) -> Part | None:
    """Return a convex outline that lies in both, or None."""
    for inner, outer in ((one, two), (two, one)):
        if (outer.depth(_about(inner)) >= 0.0).all():
            return inner
    common = _common(one, two)
    if common.geom_type != "Polygon" or common.area <= TOL:
        return None
    ring = _turned(np.array(common.exterior.coords[:-1]))
    return Part((), ring, 0.0, 0.0, one.cloud, ring.mean(axis=0))


def _about(part: Part) -> Floats:
    """Return corners whose hull holds a part."""
    return part.ring if part.frame is None else part.middle + (part.ring - part.middle) / np.cos(np.pi / 16.0)


def _common(one: Part, two: Part) -> Any:
    import shapely

    return shapely.intersection(shapely.Polygon(one.ring), shapely.Polygon(two.ring))


def seams(parts: Sequence[Part]) -> list[tuple[int, int, Floats]]:
    """Return pairs of parts that touch, with points that lie in both, f8[n, 2]."""
    found = []
    for (k, one), (j, two) in combinations(enumerate(parts), 2):
        if min(one.high, two.high) > max(one.low, two.low) and _near(one, two):
            points = _contacts(one, two)
            if len(points):
                found.append((k, j, points))
    return found


def _near(one: Part, two: Part) -> bool:
    low, high = (np.maximum(one.ring.min(axis=0), two.ring.min(axis=0)),
                 np.minimum(one.ring.max(axis=0), two.ring.max(axis=0)))  # fmt: skip
    return bool((low <= high + 0.1).all())


def _contacts(one: Part, two: Part) -> Floats:
    common = _common(one, two)
    if common.geom_type == "LineString":
        ends = np.array(common.coords)
        return np.asarray(ends[:1] + np.array([[0.001], [0.5], [0.999]]) * (ends[-1:] - ends[:1]))
    if not common.is_empty:
        return np.array([common.centroid.coords[0]])
    found = gap(_outline(one), _outline(two))
    return np.array([np.mean(found.points, axis=0)]) if found.touching else np.zeros((0, 2))


def _outline(part: Part) -> PlacedBase | Outline:
    return part.oval or Polygon(tuple((float(x), float(y)) for x, y in part.ring))
