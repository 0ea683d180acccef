"""The areas of a scene as the kernel sees them, and which of them a place is in."""

from collections.abc import Mapping
from dataclasses import dataclass

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.outlines import AreaGraph
from battlefield.rules.scene.contents import Area, Border
from battlefield.rules.table.areas import graph_of
from battlefield.rules.table.areas import home_of as home_of


@dataclass(frozen=True, slots=True, eq=False)
class AreaMap:
    """The graph of a scene's areas, and where the name of each may be written, the best place first."""

    graph: AreaGraph
    places: Mapping[str, tuple[Point, ...]]


def map_of(areas: tuple[Area, ...], borders: tuple[Border, ...]) -> AreaMap:
    """Find who adjoins whom."""
    graph = graph_of(areas, borders)
    return AreaMap(graph, {area.id: area.name_places() for area in graph.areas})
