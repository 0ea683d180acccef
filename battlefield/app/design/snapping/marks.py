"""What a drawing hand can snap to: corners, ends, spots, centres, edges, and what to come into line with."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from battlefield.app.design.parts.parts import Part, all_parts, is_hidden, ref_of
from battlefield.app.design.parts.places import corners_of, outline_of, spot_of
from battlefield.app.design.parts.wording import part_name
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Circle, Point, Polygon, Strip
from battlefield.geometry.pieces.terrain import outline_polygon
from battlefield.rules.scene.contents import Board, Scene

Nobody: frozenset[Ref] = frozenset()


@dataclass(frozen=True, slots=True)
class Spot:
    """A point to snap to; `words` say what it is ("corner of Ruin 3")."""

    at: Point
    words: str
    is_centre: bool
    of: Ref | None = None


@dataclass(frozen=True, slots=True)
class Level:
    """A line along which one coordinate is `value`; the other runs from `low` to `high` where it is drawn.

    `is_edge` where it is an edge or a line of the table, which counts only beside itself.
    """

    value: float
    low: float
    high: float
    words: str
    kind: str  # "edge", "centre" or "align"
    of: Ref | None = None


@dataclass(frozen=True, slots=True)
class Edge:
    """A slanted edge, or a circle's rim."""

    ends: tuple[Point, Point] | None
    circle: Circle | None
    words: str
    of: Ref | None


@dataclass(frozen=True, slots=True)
class PartMarks:
    """What one part has to snap to."""

    part: Part
    box: tuple[float, float, float, float]
    spots: tuple[Spot, ...]
    xs: tuple[Level, ...]
    ys: tuple[Level, ...]
    edges: tuple[Edge, ...]


class Marks:
    """All there is to snap to in a scene; what an earlier scene had in common is not worked out again."""

    def __init__(self, scene: Scene, known: "Marks | None" = None) -> None:
        old = known.by_part if known is not None else {}
        self.by_part: dict[int, PartMarks] = {}
        for part in all_parts(scene):
            if not is_hidden(scene, part):
                before = old.get(id(part))
                self.by_part[id(part)] = before if before is not None else marks_of(part)
        parts = list(self.by_part.values())
        self.spots = sorted((*_board_spots(scene.board), *(s for p in parts for s in p.spots)), key=_across)
        xs, ys = _board_levels(scene.board)
        self.xs = sorted((*xs, *(level for p in parts for level in p.xs)), key=_value)
        self.ys = sorted((*ys, *(level for p in parts for level in p.ys)), key=_value)
        self._spot_keys = [spot.at[0] for spot in self.spots]
        self._keys = ([level.value for level in self.xs], [level.value for level in self.ys])

    def nearest_spot(
        self, at: Point, reach: float, without: frozenset[Ref], corners: bool, centres: bool
    ) -> Spot | None:
        """Find the spot nearest to a place, within reach."""
        first = bisect_left(self._spot_keys, at[0] - reach)
        last = bisect_right(self._spot_keys, at[0] + reach, first)
        best, found = reach, None
        for spot in self.spots[first:last]:
            if abs(spot.at[1] - at[1]) > best:
                continue
            away = hypot(spot.at[0] - at[0], spot.at[1] - at[1])
            wanted = centres if spot.is_centre else corners
            if wanted and away <= best and spot.of not in without:
                best, found = away, spot
        return found

    def levels_near(self, axis: int, value: float, reach: float) -> Iterator[Level]:
        """Go through the levels of an axis, 0 for x, that are within reach of a value."""
        keys, levels = self._keys[axis], (self.xs, self.ys)[axis]
        for place in range(bisect_left(keys, value - reach), len(keys)):
            if keys[place] > value + reach:
                return
            yield levels[place]

    def edges_near(self, at: Point, reach: float, without: frozenset[Ref]) -> Iterator[Edge]:
        """Go through the slanted edges and rims of the parts about a place."""
        for part in self.by_part.values():
            left, top, right, bottom = part.box
            beside = left - reach <= at[0] <= right + reach and top - reach <= at[1] <= bottom + reach
            if part.edges and beside and ref_of(part.part) not in without:
                yield from part.edges


def _across(spot: Spot) -> float:
    return spot.at[0]


def _value(level: Level) -> float:
    return level.value


def _board_spots(board: Board) -> list[Spot]:
    corners = [(x, y) for x in (0.0, board.width) for y in (0.0, board.height)]
    found = [Spot(corner, "corner of the table", False) for corner in corners]
    return [*found, Spot((board.width / 2, board.height / 2), "centre of the table", True)]


def _board_levels(board: Board) -> tuple[list[Level], list[Level]]:
    def along(size: float, other: float) -> list[Level]:
        edges = [Level(value, 0.0, other, "edge of the table", "edge") for value in (0.0, size)]
        return [*edges, Level(size / 2, 0.0, other, "centre line of the table", "centre")]

    return along(board.width, board.height), along(board.height, board.width)


def marks_of(part: Part) -> PartMarks:
    """Work out what one part has to snap to."""
    name, ref, outline = part_name(part), ref_of(part), outline_of(part)
    corners = [corner for ring in corners_of(part) for corner in ring]
    word = "end of" if isinstance(outline, Strip) or outline is None else "corner of"
    spots = [Spot(corner, f"{word} {name}", False, ref) for corner in corners]
    rings = _rings(part)
    flat = [point for ring in rings for point in ring]
    centre = spot_of(part)
    if isinstance(outline, Circle):
        centre, r = outline.centre, outline.radius
        flat = [(centre[0] - r, centre[1] - r), (centre[0] + r, centre[1] + r)]
    box = _box(flat or ([centre] if centre is not None else [(0.0, 0.0)]))
    if centre is None and not isinstance(outline, Strip):
        centre = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    if centre is not None:
        spots.append(Spot(centre, f"centre of {name}", True, ref))
    xs, ys, edges = _lines(rings, name, ref)
    if isinstance(outline, Circle):
        edges.append(Edge(None, outline, f"rim of {name}", ref))
    aligned = _aligned(box, name, ref)
    return PartMarks(part, box, tuple(spots), (*xs, *aligned[0]), (*ys, *aligned[1]), tuple(edges))


def _rings(part: Part) -> list[tuple[Point, ...]]:
    """Return the closed rings of an outline's edges, and an open line as one that goes back upon itself."""
    outline = outline_of(part)
    if isinstance(outline, Strip):
        outline = outline_polygon(outline)
    if isinstance(outline, Polygon):
        return [outline.points, *outline.holes]
    return [*corners_of(part)]


def _box(points: list[Point]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _lines(
    rings: list[tuple[Point, ...]], name: str, ref: Ref
) -> tuple[list[Level], list[Level], list[Edge]]:
    xs: list[Level] = []
    ys: list[Level] = []
    edges: list[Edge] = []
    words = f"edge of {name}"
    for ring in rings:
        for start, end in pairwise((*ring, ring[0])):
            (x0, y0), (x1, y1) = start, end
            if x0 == x1:
                xs.append(Level(x0, min(y0, y1), max(y0, y1), words, "edge", ref))
            elif y0 == y1:
                ys.append(Level(y0, min(x0, x1), max(x0, x1), words, "edge", ref))
            else:
                edges.append(Edge((start, end), None, words, ref))
    return xs, ys, edges


def _aligned(
    box: tuple[float, float, float, float], name: str, ref: Ref
) -> tuple[tuple[Level, ...], tuple[Level, ...]]:
    left, top, right, bottom = box
    edge, middle = f"in line with the edge of {name}", f"in line with the centre of {name}"
    xs = (Level(left, top, bottom, edge, "align", ref), Level(right, top, bottom, edge, "align", ref))
    ys = (Level(top, left, right, edge, "align", ref), Level(bottom, left, right, edge, "align", ref))
    if left == right or top == bottom:
        return xs[:1] if left == right else (), ys[:1] if top == bottom else ()
    centre_x = Level((left + right) / 2, top, bottom, middle, "align", ref)
    centre_y = Level((top + bottom) / 2, left, right, middle, "align", ref)
    return (*xs, centre_x), (*ys, centre_y)
