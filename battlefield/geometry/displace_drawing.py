"""Pictures of where a base can stand: shapes grown by a base, with curves cut into short straight lines."""

from dataclasses import replace
from typing import Any

import numpy as np

from battlefield.geometry.displace_layout import Layout
from battlefield.geometry.shapes import Circle, Outline, Point, Polygon
from battlefield.geometry.sweep_parts import Floats, Parts, mover, reach
from battlefield.geometry.sweep_spans import spans
from battlefield.geometry.table import Body
from battlefield.geometry.terrain import outline_polygon
from battlefield.geometry.tolerance import TOL

_TURNS = np.linspace(0.0, 2.0 * np.pi, 48, endpoint=False)
_SPECK = 1e-4  # square inches; too small to draw


def stable_area(layout: Layout, body: Body, bottom: float, within: float) -> tuple[Polygon, ...]:
    """Draw where a body's centre can stand at a height, so many inches or fewer from where it is."""
    import shapely

    placed = replace(body, bottom=bottom)
    area: Any = _ring(_disc(body.base.at, within)).intersection(_board(layout, body))
    if bottom > TOL:
        area = area.intersection(_carried(layout, placed))
    for obstacles, flags in (
        (layout.bodies, layout.blocking_bodies(placed)),
        (layout.pieces, layout.blocking_pieces(placed)),
    ):
        area = area.difference(_grown(_near(obstacles.parts.of_owners(flags), body, within), body))
    return tuple(_plain(piece) for piece in shapely.get_parts(area) if piece.area > _SPECK)


def _near(parts: Parts, body: Body, within: float) -> Parts:
    """Keep the parts that a move could bring a body to."""
    size = float(np.hypot(*_base_points(body).T).max())
    enter, leave = spans(Parts.of([Circle((0.0, 0.0), within + size)]), body.base.at, (1.0, 0.0), parts)
    return parts.take((enter < 0.0) & (leave > 0.0))


def _disc(centre: Point, radius: float) -> Floats:
    return np.stack([centre[0] + radius * np.cos(_TURNS), centre[1] + radius * np.sin(_TURNS)], axis=1)


def _ring(points: Floats) -> Any:
    import shapely

    return shapely.Polygon(points)


def _board(layout: Layout, body: Body) -> Any:
    """Draw the board, less what the base needs at each edge."""
    import shapely

    moving = mover(body.base.size, body.base.facing)
    wide, high = reach(moving, (1.0, 0.0)), reach(moving, (0.0, 1.0))
    return shapely.box(wide, high, layout.table.width - wide, layout.table.height - high)


def _base_points(body: Body) -> Floats:
    """Give a base's corners, or points of its round edge, about its centre."""
    moving = mover(body.base.size, body.base.facing)
    a, b, ax, ay = moving.oval[:, 0].tolist()
    if a > 0.0:
        x, y = a * np.cos(_TURNS), b * np.sin(_TURNS)
        return np.stack([ax * x - ay * y, ay * x + ax * y], axis=1)
    if moving.radius[0] > 0.0:
        return _disc((0.0, 0.0), float(moving.radius[0]))
    return np.stack([moving.x, moving.y], axis=1)


def _grown(parts: Parts, body: Body) -> Any:
    """Draw parts grown by a base: all places of its centre where it overlaps any of them."""
    own = _base_points(body)
    return _united([_sum(_part_points(parts, row), own) for row in range(len(parts))])


def _part_points(parts: Parts, row: int) -> Floats:
    start, count = int(parts.first[row]), int(parts.counts[row])
    points = np.stack([parts.x[start : start + count], parts.y[start : start + count]], axis=1)
    a, b, ax, ay = parts.oval[:, row].tolist()
    if a > 0.0:
        x, y = a * np.cos(_TURNS), b * np.sin(_TURNS)
        return np.asarray(points + np.stack([ax * x - ay * y, ay * x + ax * y], axis=1))
    radius = float(parts.radius[row])
    return np.asarray(points + _disc((0.0, 0.0), radius)) if radius > 0.0 else points


def _sum(points: Floats, own: Floats) -> Any:
    import shapely

    return shapely.MultiPoint((points[:, None] + own).reshape(-1, 2)).convex_hull


def _united(pieces: list[Any]) -> Any:
    import shapely

    return shapely.union_all(pieces)


def _carried(layout: Layout, body: Body) -> Any:
    """Draw where platforms at a body's height carry its whole base: their union without a border."""
    import shapely

    wanted = np.flatnonzero(layout.platforms(body.bottom)).tolist()
    areas = [_area(layout.table.pieces[i].outline) for i in wanted]
    surface = shapely.union_all(areas, grid_size=TOL)
    own, border = _base_points(body), shapely.get_parts(surface.boundary)
    lines = [np.asarray(line.coords) for line in border]
    sides = [line[i : i + 2] for line in lines for i in range(len(line) - 1)]
    return surface.difference(_united([_sum(side, own) for side in sides]))


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
