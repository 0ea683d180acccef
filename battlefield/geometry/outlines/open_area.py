"""How much of an outline is left between others, drawn: to tell what is covered up, decide nothing finer."""

from collections.abc import Iterable
from typing import Any

from battlefield.geometry.kernel.shapes import Circle, Outline
from battlefield.geometry.pieces.terrain import outline_polygon

_QUARTER = 64  # sides of a quarter of a drawn circle: wrong by less than 0.0003 of its area


def open_area(outline: Outline, covers: Iterable[Outline], width: float, height: float) -> float:
    """Return the square inches of an outline that lie on a board and under no cover."""
    import shapely

    ground = _drawn(outline).intersection(shapely.box(0.0, 0.0, width, height))
    return float(ground.difference(shapely.union_all([_drawn(each) for each in covers])).area)


def _drawn(outline: Outline) -> Any:
    import shapely

    if isinstance(outline, Circle):
        return shapely.Point(outline.centre).buffer(outline.radius, quad_segs=_QUARTER)
    ring = outline_polygon(outline)
    return shapely.make_valid(shapely.Polygon(ring.points, ring.holes))
