"""Where the centre of a base may be so that all of it lies in an area, off some things: pictures only."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from battlefield.geometry.displacement.layout import Layout
from battlefield.geometry.displacement.push.drawing import stable_area
from battlefield.geometry.displacement.sweeping.parts import Thing
from battlefield.geometry.kernel.cancellation import heeded, unless_stopped
from battlefield.geometry.kernel.shapes import BaseSize, Circle, PlacedBase, Polygon
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.movement.freespace.inflate import plain
from battlefield.geometry.movement.reaching.area import drawn as outlines_drawn
from battlefield.geometry.movement.walks.place_regions import corners_of, drawn, polygons
from battlefield.geometry.pieces import Body
from battlefield.geometry.pieces.terrain import base_outline, outline_polygon

_MORE = 1.0  # inches by which a disc with corners may be cut into by a wider one


def standing_area(
    areas: Sequence[Polygon], things: Sequence[Thing], size: BaseSize, facing: float
) -> tuple[Polygon, ...]:
    """Return where a base's centre may be so that it lies wholly in some areas, and over none of some things.

    Round shapes are drawn with corners: what is decided there is asked of the rules.
    """
    import shapely

    own = np.array(corners_of(base_outline(PlacedBase(size, (0.0, 0.0), facing))))
    inside = drawn(areas)
    if inside.is_empty:
        return ()
    cut = [_swept(ring, own) for part in shapely.get_parts(inside).tolist() for ring in _rings(part)]
    for thing in things:
        cut += _over(thing, own)
    return polygons(shapely.difference(inside, shapely.union_all(cut)))


def stable_places(
    levels: Sequence[tuple[float, Sequence[Polygon]]], layout: Layout, body: Body, within: float
) -> tuple[Polygon, ...]:
    """Return which places at each height a body can stand stable on, where nothing higher is to stand on.

    `within` is how far from where it is none of the places lies farther.
    """
    import shapely

    platforms = [piece for piece in layout.table.pieces if piece.platform]
    tops = [(piece.top, outlines_drawn([plain(piece.outline)])) for piece in platforms]
    found = []
    for level, areas in heeded(levels):
        firm = drawn(stable_area(layout, body, level, within + _MORE))
        unless_stopped()
        higher = shapely.union_all([area for top, area in tops if top > level + TOL])
        found.append(shapely.difference(shapely.intersection(drawn(areas), firm), higher))
    unless_stopped()
    return polygons(shapely.union_all(found))


def _rings(part: Any) -> list[Any]:
    return [part.exterior, *part.interiors] if hasattr(part, "exterior") else []


def _over(thing: Thing, own: Any) -> list[Any]:
    """Return the areas of centres from which a base lies over a thing."""
    import shapely

    if isinstance(thing, PlacedBase | Circle):
        outer = np.array(corners_of(base_outline(thing) if isinstance(thing, PlacedBase) else thing))
        return [shapely.MultiPoint((outer[:, None] - own[None, :]).reshape(-1, 2)).convex_hull]
    polygon = outline_polygon(thing)
    area = shapely.make_valid(shapely.Polygon(polygon.points, polygon.holes))
    return [area, *(_swept(ring, own) for part in shapely.get_parts(area).tolist() for ring in _rings(part))]


def _swept(ring: Any, own: Any) -> Any:
    """Return the centres from which a base crosses a ring."""
    import shapely

    points = np.array(ring.coords)
    pairs = np.stack((points[:-1], points[1:]), axis=1)
    sums = (pairs[:, :, None, :] - own[None, None, :, :]).reshape(len(pairs), -1, 2)
    return shapely.union_all(shapely.convex_hull(shapely.linestrings(sums)))  # sooner made than points
