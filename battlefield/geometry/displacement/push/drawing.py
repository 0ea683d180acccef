"""Pictures of where a base can stand: shapes grown by a base, with curves cut into short straight lines."""

from collections.abc import Sequence
from dataclasses import replace
from math import hypot
from typing import Any

import numpy as np

from battlefield.geometry.displacement.layout import Layout
from battlefield.geometry.displacement.sweeping.parts import POINT, Part, extents, mover
from battlefield.geometry.displacement.sweeping.spans import Line, Wanted, crossings
from battlefield.geometry.displacement.sweeping.sweep import Obstacles
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.cancellation import heeded, unless_stopped
from battlefield.geometry.kernel.shapes import Circle, Outline, Point, Polygon
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces import Body
from battlefield.geometry.pieces.terrain import outline_polygon

_TURNS = np.linspace(0.0, 2.0 * np.pi, 96, endpoint=False)
_GROWN, _AT_ONCE = 4, 32  # outlines that are grown, and joined, at once: so it can be called off
_SPECK = 1e-4  # square inches; too small to draw


def stable_area(layout: Layout, body: Body, bottom: float, within: float) -> tuple[Polygon, ...]:
    """Draw where a body's centre can stand at a height, so many inches or fewer from where it is."""
    import shapely

    placed = replace(body, bottom=bottom)
    area: Any = _ring(_disc(body.base.at, within)).intersection(_board(layout, body))
    if bottom > TOL:
        area = area.intersection(_carried(layout, placed))
    for obstacles, wanted in (
        (layout.bodies, layout.is_body_in_the_way(placed)),
        (layout.pieces, layout.is_piece_in_the_way(placed)),
    ):
        near = _near(obstacles, body, within, wanted)
        area = area.difference(_united(_sums([_points(part) for part in near], _base_points(body))))
    return tuple(_plain(piece) for piece in shapely.get_parts(area) if piece.area > _SPECK)


def _near(obstacles: Obstacles, body: Body, within: float, wanted: Wanted) -> list[Part]:
    """List the parts that a move could bring a body to: those that a disc about it overlaps."""
    size = max(hypot(x, y) for x, y in _base_points(body).tolist())
    line = Line.of(POINT, body.base.at, (1.0, 0.0), within + size)
    found = crossings(line, obstacles.parts, wanted, 0.0)
    return [obstacles.parts[row] for enter, leave, row in found if enter < 0.0 < leave]


def _disc(centre: Point, radius: float) -> Floats:
    return np.stack([centre[0] + radius * np.cos(_TURNS), centre[1] + radius * np.sin(_TURNS)], axis=1)


def _ring(points: Floats) -> Any:
    import shapely

    return shapely.Polygon(points)


def _board(layout: Layout, body: Body) -> Any:
    """Draw the board, less what the base needs at each edge."""
    import shapely

    wide, high = extents(body.base.size, body.base.facing)
    return shapely.box(wide, high, layout.table.width - wide, layout.table.height - high)


def _base_points(body: Body) -> Floats:
    """Return a base's corners, or points of its round edge, about its centre."""
    return _points(mover(body.base.size, body.base.facing))


def _points(part: Part) -> Floats:
    """Return points of a part's edge whose hull draws it."""
    points = np.array(part.corners)
    if part.rounding.ovals:
        a, b, ax, ay = part.rounding.ovals[0]
        x, y = a * np.cos(_TURNS), b * np.sin(_TURNS)
        return np.asarray(points + np.stack([ax * x - ay * y, ay * x + ax * y], axis=1))
    radius = part.rounding.radius
    return np.asarray(points + _disc((0.0, 0.0), radius)) if radius > 0.0 else points


def _sums(outlines: Sequence[Floats], own: Floats) -> list[Any]:
    """Draw what convex outlines cover, each grown by a base."""
    import shapely

    found: list[Any] = []
    for first in heeded(range(0, len(outlines), _GROWN)):
        sums = [(each[:, None] + own).reshape(-1, 2) for each in outlines[first : first + _GROWN]]
        whose = np.repeat(np.arange(len(sums)), [len(each) for each in sums])
        strung: Any = shapely.linestrings(np.concatenate(sums), indices=whose)  # far sooner made than points
        found += shapely.convex_hull(strung).tolist()
    return found


def _united(pieces: list[Any]) -> Any:
    import shapely

    while len(pieces) > _AT_ONCE:
        groups = (pieces[k : k + _AT_ONCE] for k in range(0, len(pieces), _AT_ONCE))
        pieces = [shapely.union_all(some) for some in heeded(groups)]
    unless_stopped()
    return shapely.union_all(pieces)


def _carried(layout: Layout, body: Body) -> Any:
    """Draw where platforms at a body's height carry its whole base: their union without a border."""
    import shapely

    areas = [_area(outline) for outline in layout.surface(body.bottom)[1]]
    surface = shapely.union_all(areas, grid_size=TOL)
    own, border = _base_points(body), shapely.get_parts(surface.boundary)
    lines = [np.asarray(line.coords) for line in border]
    sides = [line[i : i + 2] for line in lines for i in range(len(line) - 1)]
    return surface.difference(_united(_sums(sides, own)))


def _area(outline: Outline) -> Any:
    import shapely

    if isinstance(outline, Circle):
        return _ring(_disc(outline.centre, outline.radius))
    polygon = outline_polygon(outline)
    return shapely.Polygon(polygon.points, polygon.holes)


def _plain(area: Any) -> Polygon:
    rings = [area.exterior, *area.interiors]
    outer, *holes = (tuple((float(x), float(y)) for x, y in ring.coords[:-1]) for ring in rings)
    return Polygon(outer, tuple(holes))
