"""What each drawing tool makes: pieces, walls, ways, buildings and hills."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from battlefield.app.design.drawing import choices
from battlefield.app.design.drawing.boxes import BoxGesture, CircleGesture, length_words
from battlefield.app.design.drawing.gesture import Gesture
from battlefield.app.design.drawing.lines import CornersGesture, FreehandGesture
from battlefield.app.design.drawing.made import (
    building_of,
    drawn_words,
    free_group,
    hill_of,
    numbered,
    piece_of,
    put_down,
    with_article,
)
from battlefield.app.design.drawing.shapes import Drawn, Trace
from battlefield.app.design.parts.parts import Part
from battlefield.app.design.studio import Studio
from battlefield.app.desk.edits import Selection, rounded
from battlefield.app.desk.options import Choice, Number, Option, Text
from battlefield.files.terrain.terrain_kinds import KINDS
from battlefield.geometry.kernel.shapes import Point, Polygon, Strip
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.outlines import is_same_place, nearest_edge, rings_of
from battlefield.geometry.pieces import side_lines
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.pieces.terrain import contains_point
from battlefield.rules.scene.contents import Scene, Terrain

Line = tuple[Point, ...]


def inside_edge(line: Line, width: float, pieces: Iterable[Terrain]) -> Line:
    """Return the line of a wall whose outer face runs along the edge of a piece, or the line as it is."""
    along = _with_middles(line)
    floors = [piece.outline for piece in pieces if isinstance(piece.outline, Polygon)]
    floor = next((each for each in reversed(floors) if all(_is_on_edge(each, at) for at in along)), None)
    if floor is None or len(dict.fromkeys(line)) < 2:
        return line
    for side in side_lines(Strip(line, width)):
        if all(contains_point(floor, at) for at in _middles(side)):
            return side
    return line


def _middles(line: Line) -> list[Point]:
    return [((x0 + x1) / 2.0, (y0 + y1) / 2.0) for (x0, y0), (x1, y1) in pairwise(line)]


def _with_middles(line: Line) -> list[Point]:
    return [*line, *_middles(line)]


def _is_on_edge(outline: Polygon, at: Point) -> bool:
    box = Box.of(outline)
    near = box.left - TOL <= at[0] <= box.right + TOL and box.top - TOL <= at[1] <= box.bottom + TOL
    found = nearest_edge(rings_of(outline), at) if near else None
    return found is not None and is_same_place(found[2], at)


def kind_words(kind: str) -> str:
    """Name a kind of terrain as it stands within a sentence."""
    return KINDS[kind].name.lower() if kind in KINDS else "piece"


class PieceMaking:
    """Terrain of a chosen kind in one of the plain shapes."""

    def __init__(self, name: str) -> None:
        self.name = name

    def options(self, studio: Studio) -> tuple[Option, ...]:  # noqa: ARG002 - the same at every table
        """Kind and height; a free hand also says how closely it is followed."""
        more = (choices.TOLERANCE,) if self.name == "freehand" else ()
        return (choices.KIND, choices.HEIGHT, *more)

    def gesture(self, studio: Studio) -> Gesture:
        """Begin the shape."""
        if self.name == "circle":
            return CircleGesture()
        if self.name == "polygon":
            return CornersGesture(closed=True)
        if self.name == "freehand":
            return FreehandGesture(True, studio.options[choices.TOLERANCE])
        return BoxGesture("ellipse" if self.name == "ellipse" else "rectangle")

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Put the piece down."""
        height = choices.height_typed(studio.options[choices.HEIGHT])
        return _pieces_down(studio, scene, [piece_of(studio.options[choices.KIND], drawn, height=height)])

    def label(self, studio: Studio, drawn: Drawn) -> str:
        """Say it in the history."""
        words = with_article(kind_words(studio.options[choices.KIND]))
        return f"Draw {words}, {drawn_words(drawn, studio.unit)}"


class StripMaking:
    """Walls and hedges, roads and rivers: strips of some width along a line, walls inside an edge."""

    def __init__(self, name: str, kind: Choice, width: Number, height: Text | None) -> None:
        self.name = name
        self._kind, self._width, self._height = kind, width, height

    def options(self, studio: Studio) -> tuple[Option, ...]:  # noqa: ARG002 - the same at every table
        """Kind and width; walls have a height, ways may be smooth."""
        more = (self._height, choices.INSIDE) if self._height is not None else (choices.SMOOTH,)
        return (self._kind, self._width, *more)

    def gesture(self, studio: Studio) -> Gesture:
        """Begin the line."""
        return CornersGesture(False, self._height is None and studio.options[choices.SMOOTH])

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Put the strip down."""
        height = choices.height_typed(studio.options[self._height]) if self._height is not None else None
        kind, width = studio.options[self._kind], studio.options[self._width]
        if self._height is not None and studio.options[choices.INSIDE] and isinstance(drawn, Trace):
            drawn = Trace(tuple(map(rounded, inside_edge(drawn.points, width, scene.terrain))))
        return _pieces_down(studio, scene, [piece_of(kind, drawn, width, height)])

    def label(self, studio: Studio, drawn: Drawn) -> str:
        """Say it in the history."""
        words = with_article(kind_words(studio.options[self._kind]))
        return f"Draw {words}, {drawn_words(drawn, studio.unit, studio.options[self._width])}"


class BuildingMaking:
    """A house of several storeys, its roof to be stood on or not."""

    name = "building"

    def options(self, studio: Studio) -> tuple[Option, ...]:  # noqa: ARG002 - the same at every table
        """Kind, shape, storeys, their height, and the roof."""
        return (choices.BUILDING, choices.BUILDING_SHAPE, choices.STOREYS, choices.STOREY, choices.ROOF)

    def gesture(self, studio: Studio) -> Gesture:
        """Begin the walls."""
        is_polygon = studio.options[choices.BUILDING_SHAPE] == "polygon"
        return CornersGesture(closed=True) if is_polygon else BoxGesture("rectangle")

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Put the building down."""
        options = studio.options
        storeys, storey = round(options[choices.STOREYS]), options[choices.STOREY]
        piece = building_of(options[choices.BUILDING], drawn, storeys, storey, options[choices.ROOF])
        return _pieces_down(studio, scene, [piece])

    def label(self, studio: Studio, drawn: Drawn) -> str:
        """Say it in the history."""
        many = round(studio.options[choices.STOREYS])
        words = with_article(kind_words(studio.options[choices.BUILDING]))
        storeys = f"{many} storey{'s' if many > 1 else ''}"
        return f"Draw {words} of {storeys}, {drawn_words(drawn, studio.unit)}"


class HillMaking:
    """A hill in contours, grouped."""

    name = "hill"

    def options(self, studio: Studio) -> tuple[Option, ...]:
        """How the foot is drawn, how many contours there are, how high and how far in each is."""
        free = studio.options[choices.HILL_SHAPE] == "freehand"
        more = (choices.TOLERANCE,) if free else ()
        return (choices.HILL_SHAPE, choices.LEVELS, choices.LEVEL, choices.INSET, *more)

    def gesture(self, studio: Studio) -> Gesture:
        """Begin the foot."""
        shape = studio.options[choices.HILL_SHAPE]
        if shape == "ellipse":
            return BoxGesture("ellipse")
        if shape == "freehand":
            return FreehandGesture(True, studio.options[choices.TOLERANCE])
        return CornersGesture(True, smooth=shape == "smooth")

    def made(self, studio: Studio, scene: Scene, drawn: Drawn) -> tuple[Scene, Selection]:
        """Put the contours down, the lowest first."""
        options = studio.options
        levels = round(options[choices.LEVELS])
        pieces = hill_of(drawn, levels, options[choices.LEVEL], options[choices.INSET])
        group = free_group(scene, "hill") if len(pieces) > 1 else ""
        return _pieces_down(studio, scene, pieces, group)

    def label(self, studio: Studio, drawn: Drawn) -> str:
        """Say it in the history."""
        level = length_words(studio.options[choices.LEVEL], studio.unit)
        return f"Draw a hill, {drawn_words(drawn, studio.unit)}, in contours of {level}"


def _pieces_down(
    studio: Studio, scene: Scene, pieces: list[Terrain], group: str = ""
) -> tuple[Scene, Selection]:
    refs: Selection = ()
    for piece in pieces:
        named: list[Part] = [_numbered(scene, piece)]
        scene, more = put_down(scene, named, studio.layer, group)
        refs += more
    return scene, refs


def _numbered(scene: Scene, piece: Terrain) -> Terrain:
    return replace(piece, id=numbered(scene, "terrain", piece.kind or "piece"))
