"""The areas of a scene as the kernel sees them, and which of them a place is in."""

from collections.abc import Mapping
from dataclasses import dataclass

from battlefield.geometry import areas as kernel
from battlefield.geometry.shapes import Point
from battlefield.geometry.terrain import contains_point
from battlefield.rules.scene import Area, Border


@dataclass(frozen=True, slots=True, eq=False)
class AreaMap:
    """The graph of a scene's areas, and where the name of each may be written, the best place first."""

    graph: kernel.AreaGraph
    places: Mapping[str, tuple[Point, ...]]


def map_of(areas: tuple[Area, ...], borders: tuple[Border, ...]) -> AreaMap:
    """Find who adjoins whom."""
    drawn = [kernel.Border(border.kind, border.points) for border in borders]
    graph = kernel.area_graph([kernel.Area(a.id, a.polygon, a.capacity, a.level) for a in areas], drawn)
    return AreaMap(graph, {area.id: kernel.name_places(area) for area in graph.areas})


def home_of(areas: tuple[Area, ...], at: Point) -> str | None:
    """Give the area that a place is in, the first of several; None outside all."""
    return next((area.id for area in areas if contains_point(area.polygon, at)), None)
