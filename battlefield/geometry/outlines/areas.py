"""Areas and their borders, for rules that move and see by areas: who adjoins whom, and how many steps apart.

Neighbours are found from the polygons: two areas share a border wherever their edges run along one line and
overlap for more than the tolerance. Drawn borders say of what kind it is where they lie on it.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, pairwise
from math import hypot
from typing import Literal

from battlefield.geometry.kernel.shapes import BorderKind, Point, Polygon
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.outlines.corners import rings_of

Stepping = Literal["never", "down", "always"]

_ACROSS, _DOWN = (0.5, 0.3, 0.7), (0.5, 0.2, 0.8)  # of the width and the height of an area
_STRENGTH: tuple[BorderKind, ...] = ("open", "step", "barrier")
Segment = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Area:
    """A polygon that figures stand in; `capacity` None is no limit, `height` ranks areas across steps."""

    id: str
    polygon: Polygon
    capacity: int | None = None
    height: float = 0.0

    def name_places(self) -> tuple[Point, ...]:
        """Return places inside it to write its name at: its middle, or where it is widest, then others."""
        import shapely

        shape = shapely.Polygon(self.polygon.points, self.polygon.holes)
        middle, widest = shape.centroid, shapely.maximum_inscribed_circle(shape, tolerance=0.01)
        room = shape.boundary.distance(middle) if shape.contains(middle) else 0.0
        x, y = middle.coords[0] if room >= widest.length / 2.0 else widest.coords[0]
        left, top, right, bottom = shape.bounds
        about = [(left + u * (right - left), top + v * (bottom - top)) for v in _DOWN for u in _ACROSS]
        inside = shape.buffer(-min(room, widest.length) / 8.0)
        return (float(x), float(y)), *(p for p in about if inside.contains(shapely.Point(p)))

    def may_lie_between(self, one: "Area", other: "Area") -> bool:
        """Return whether a straight line between two areas could meet a third; False is sure."""
        (left, top, right, bottom), (u, v, w, z) = _bounds(one), _bounds(other)
        low_x, low_y, high_x, high_y = _bounds(self)
        beside = low_x > max(right, w) + TOL or high_x < min(left, u) - TOL
        return not (beside or low_y > max(bottom, z) + TOL or high_y < min(top, v) - TOL)


@dataclass(frozen=True, slots=True)
class Border:
    """A drawn line of some kind; where several lie on one place, the hardest to cross counts."""

    kind: BorderKind
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class SharedEdge:
    """A straight piece of the border of two areas, named in the order of the map."""

    first: str
    second: str
    start: Point
    end: Point
    kind: BorderKind


@dataclass(frozen=True, slots=True)
class AreaGraph:
    """Areas in the order given, the pieces of border that two of them share, and all that was drawn."""

    areas: tuple[Area, ...]
    shared: tuple[SharedEdge, ...]
    borders: tuple[Border, ...]

    def area(self, id_: str) -> Area:
        """Find an area by its id; an unknown id is a KeyError."""
        found = next((area for area in self.areas if area.id == id_), None)
        if found is None:
            raise KeyError(id_)
        return found

    def neighbours(self, id_: str, stepping: Stepping = "always") -> tuple[str, ...]:
        """List the areas one step away, in the order of the map.

        Open borders can always be crossed, barriers never; borders with a height step never, only down to
        a lower area, or always.
        """
        here, found = self.area(id_), set()
        for edge in self.shared:
            if id_ in (edge.first, edge.second):
                other = edge.second if edge.first == id_ else edge.first
                if _can_cross(edge.kind, here.height, self.area(other).height, stepping):
                    found.add(other)
        return tuple(area.id for area in self.areas if area.id in found)

    def steps_from(self, id_: str, stepping: Stepping = "always") -> dict[str, int]:
        """Count the fewest steps to every area that can be reached, nearest first."""
        self.area(id_)
        found, waiting = {id_: 0}, deque([id_])
        while waiting:
            here = waiting.popleft()
            for other in self.neighbours(here, stepping):
                if other not in found:
                    found[other] = found[here] + 1
                    waiting.append(other)
        return found

    def steps(self, start: str, end: str, stepping: Stepping = "always") -> int | None:
        """Count the fewest steps between two areas; None where there is no way."""
        self.area(end)
        return self.steps_from(start, stepping).get(end)

    @staticmethod
    def of(areas: Sequence[Area], borders: Sequence[Border] = ()) -> "AreaGraph":
        """Find the shared borders of areas; two areas of one id are a ValueError.

        A border on which nothing is drawn is a height step where the areas' heights differ, else open.
        """
        ids = [area.id for area in areas]
        if len(set(ids)) < len(ids):
            raise ValueError(f"two areas are called {next(i for i in ids if ids.count(i) > 1)!r}")
        near = ((one, other) for one, other in combinations(areas, 2) if _may_adjoin(one, other))
        shared = (_shared(one, other, borders) for one, other in near)
        return AreaGraph(tuple(areas), tuple(chain.from_iterable(shared)), tuple(borders))


def edges_of(area: Area) -> list[Segment]:
    """List the straight edges of an area's rings."""
    return [(ring[i - 1], point) for ring in rings_of(area.polygon) for i, point in enumerate(ring)]


def segments_of(border: Border) -> list[Segment]:
    """List the straight pieces of a drawn border."""
    return list(pairwise(border.points))


def stretch_along(edge: Segment, line: Segment) -> tuple[float, float] | None:
    """Return where a line runs along an edge, in inches from the edge's start; None for a mere touch."""
    (x, y), (u, v) = edge
    length = hypot(u - x, v - y)
    if length <= TOL:
        return None
    ex, ey = (u - x) / length, (v - y) / length
    ends = [((px - x) * ex + (py - y) * ey, (py - y) * ex - (px - x) * ey) for px, py in line]
    if abs(ends[0][1]) > TOL or abs(ends[1][1]) > TOL:
        return None
    low, high = max(min(ends[0][0], ends[1][0]), 0.0), min(max(ends[0][0], ends[1][0]), length)
    return (low, high) if high - low > TOL else None


def _may_adjoin(one: Area, other: Area) -> bool:
    (left, top, right, bottom), (u, v, w, z) = _bounds(one), _bounds(other)
    return left <= w + TOL and right >= u - TOL and top <= z + TOL and bottom >= v - TOL


def _bounds(area: Area) -> tuple[float, float, float, float]:
    x, y = zip(*area.polygon.points, strict=True)
    return min(x), min(y), max(x), max(y)


def _can_cross(kind: BorderKind, here: float, there: float, stepping: Stepping) -> bool:
    if kind == "step":
        return stepping == "always" or (stepping == "down" and there < here)
    return kind == "open"


def _shared(one: Area, other: Area, borders: Sequence[Border]) -> Iterator[SharedEdge]:
    """Cut the common border of two areas into pieces of one kind each."""
    usual: BorderKind = "step" if one.height != other.height else "open"
    for edge in edges_of(one):
        for facing in edges_of(other):
            span = stretch_along(edge, facing)
            if span is not None:
                for low, high, kind in _kinds(edge, span, borders, usual):
                    yield SharedEdge(one.id, other.id, _along(edge, low), _along(edge, high), kind)


def _kinds(
    edge: Segment, span: tuple[float, float], borders: Sequence[Border], usual: BorderKind
) -> Iterator[tuple[float, float, BorderKind]]:
    """Yield the pieces of a stretch of an edge, in inches from its start, with the kind drawn on each."""
    drawn = [
        (max(lies[0], span[0]), min(lies[1], span[1]), border.kind)
        for border in borders
        for line in segments_of(border)
        if (lies := stretch_along(edge, line)) is not None
    ]
    cuts = _distinct([*span, *(end for low, high, _ in drawn if low < high for end in (low, high))])
    pieces: list[tuple[float, float, BorderKind]] = []
    for low, high in pairwise(cuts):
        middle = (low + high) / 2.0
        on = [kind for start, end, kind in drawn if start < middle < end]
        kind = max(on, key=_STRENGTH.index) if on else usual
        if pieces and pieces[-1][2] == kind:
            low = pieces.pop()[0]
        pieces.append((low, high, kind))
    yield from pieces


def _along(edge: Segment, inches: float) -> Point:
    """Return the point so far along an edge; its ends are the edge's own."""
    (x, y), (u, v) = edge
    share = inches / hypot(u - x, v - y)
    return (u, v) if share == 1.0 else (x + (u - x) * share, y + (v - y) * share)


def _distinct(cuts: list[float]) -> list[float]:
    """Sort cuts and drop those that repeat the one before within the tolerance."""
    found: list[float] = []
    for cut in sorted(cuts):
        if not found or cut - found[-1] > TOL:
            found.append(cut)
    return found
