"""The lines to draw a map of areas by: each shared border once, by its kind, and what no area shares."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Literal

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.outlines.areas import (
    Area,
    AreaGraph,
    Segment,
    SharedEdge,
    edges_of,
    segments_of,
    stretch_along,
)

LineKind = Literal["edge", "open", "step", "barrier"]
_BESIDE = 0.01  # inches beside a line where one looks which area lies there


@dataclass(frozen=True, slots=True)
class AreaLine:
    """A straight line of a map; going along a step, its lower side is on the left. An edge ends the areas.

    `areas` are those that share it, none where it is drawn off all shared borders.
    """

    kind: LineKind
    start: Point
    end: Point
    areas: tuple[str, ...] = ()


def area_lines(graph: AreaGraph) -> tuple[AreaLine, ...]:
    """Return the lines of a map: outer edges, shared borders, then what is drawn of borders elsewhere."""
    return (*_outer(graph), *(_shared(graph, edge) for edge in graph.shared), *_loose(graph))


def _outer(graph: AreaGraph) -> Iterator[AreaLine]:
    for area in graph.areas:
        beside = [(e.start, e.end) for e in graph.shared if area.id in (e.first, e.second)]
        for edge in edges_of(area):
            for start, end in _left_of(edge, beside):
                yield AreaLine("edge", start, end, (area.id,))


def _loose(graph: AreaGraph) -> Iterator[AreaLine]:
    shared = [(edge.start, edge.end) for edge in graph.shared]
    for border in graph.borders:
        for segment in segments_of(border):
            for start, end in _left_of(segment, shared):
                yield AreaLine(border.kind, start, end)


def _shared(graph: AreaGraph, edge: SharedEdge) -> AreaLine:
    areas = (edge.first, edge.second)
    if edge.kind == "step":
        (x0, y0), (x1, y1) = edge.start, edge.end
        length = hypot(x1 - x0, y1 - y0) or 1.0
        left = (
            (x0 + x1) / 2 + _BESIDE * (y1 - y0) / length,
            (y0 + y1) / 2 - _BESIDE * (x1 - x0) / length,
        )
        first, second = graph.area(edge.first), graph.area(edge.second)
        low = first if first.height <= second.height else second
        if not _holds(low, left):
            return AreaLine(edge.kind, edge.end, edge.start, areas)
    return AreaLine(edge.kind, edge.start, edge.end, areas)


def _holds(area: Area, at: Point) -> bool:
    """Return whether a place that is on no edge lies in an area."""
    x, y = at
    crossed = 0
    for (ax, ay), (bx, by) in edges_of(area):
        if (ay > y) != (by > y) and ax + (y - ay) * (bx - ax) / (by - ay) > x:
            crossed += 1
    return crossed % 2 == 1


def _left_of(segment: Segment, others: Sequence[Segment]) -> Iterator[Segment]:
    """Yield the stretches of a segment that none of the others runs along."""
    (x, y), (u, v) = segment
    length = hypot(u - x, v - y)
    covered = sorted(found for each in others if (found := stretch_along(segment, each)) is not None)
    at = 0.0
    for low, high in (*covered, (length, length)):
        if not is_within(low, at):
            yield (
                (x + (u - x) * at / length, y + (v - y) * at / length),
                (
                    x + (u - x) * low / length,
                    y + (v - y) * low / length,
                ),
            )
        at = max(at, high)
