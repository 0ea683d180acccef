"""Tiled maps in JSON (.tmj, .json): the objects of their object layers, as parts of a table.

Tile layers become ground (`ground`); an image layer may become the picture under the table.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor
from typing import Any, Final

from battlefield.files.imports.laying.asking import Answers, Question, number_told
from battlefield.files.imports.laying.bases import Bases, bases_asked, kind_of
from battlefield.files.imports.laying.figure import neat
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.laying import lay
from battlefield.files.imports.laying.map_scale import TOO_SMALL
from battlefield.files.imports.laying.result import Imported, Picture
from battlefield.files.imports.laying.told import Told
from battlefield.files.imports.reading import map_pictures
from battlefield.files.imports.reading.source import Source
from battlefield.files.imports.tiled.cells import Cell
from battlefield.files.imports.tiled.files import FLIPS, Companions
from battlefield.files.imports.tiled.ground import Ground
from battlefield.files.imports.tiled.layers import (
    PIXELS,
    Drawing,
    Placed,
    TileLayer,
    box_of,
    class_of,
    drawing_of,
    lent,
    properties_told,
)
from battlefield.files.imports.tiled.mosaic import Tiles, mosaic_of
from battlefield.files.imports.tiled.objects import figure_of
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields
from battlefield.files.text.watching import expect, step
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Board


def picture_of(
    gathering: Gathering, source: Source, drawing: Drawing, corner: Point, pixels: float
) -> Picture | None:
    """Return the picture of the first image layer that has one; the others are dropped, and said so."""
    found: Picture | None = None
    for layer, offset in drawing.images:
        if found is not None or not layer.text("image"):
            gathering.drop("image layer")
            continue
        at = (offset[0] + layer.number("x", PIXELS, 0.0), offset[1] + layer.number("y", PIXELS, 0.0))
        found = _picture(gathering, source, layer, (at[0] - corner[0], at[1] - corner[1]), pixels)
    return found


def _picture(gathering: Gathering, source: Source, layer: Fields, at: Point, pixels: float) -> Picture | None:
    name = layer.text("image")
    try:
        found = map_pictures.beside(source, name)
    except SceneError as error:
        gathering.note_dropped(f"image layer {shown(name)}: it {error.found}")
        return None
    if found.size is None:
        gathering.note_dropped(f"image layer {shown(name)}: its size is not known")
        return None
    width, height = float(found.size[0]), float(found.size[1])
    end = neat((at[0] + width) / pixels, (at[1] + height) / pixels)
    return found.laid((width, height), neat(at[0] / pixels, at[1] / pixels), end)


_TILES: Final = (1.0, 1e6)
Value = dict[str, Any]


def is_it(source: Source) -> bool:
    """Return whether a file is a map with layers and tiles of some size."""
    if not source.is_json or b'"tilewidth"' not in source.data:
        return False
    value = source.json
    return isinstance(value, dict) and "tilewidth" in value and "layers" in value


def questions(source: Source) -> tuple[Question, ...]:
    """Ask how many pixels are an inch, and for the bases of models that tell none."""
    return map_questions(Fields(source.json, "").found, source)


def imported(source: Source, answers: Answers) -> Imported:
    """Read a map."""
    return map_imported(Fields(source.json, "").found, source, answers)


def map_questions(value: Value, source: Source) -> tuple[Question, ...]:
    """Ask the same of a map's value, whatever file it stood in."""
    whole, gathering = Fields(value, ""), Gathering()
    drawing = drawing_of(whole, gathering)
    bases = bases_asked(_kind(each) for each in drawing.objects if _lacks_base(each))
    ground = _ground(whole, drawing, gathering, Companions(source, gathering))
    return (_pixels_asked(whole), *ground.questions(), *bases)


def _ground(whole: Fields, drawing: Drawing, gathering: Gathering, companions: Companions) -> Ground:
    """Return the tile layers of a map whose cells are squares of a table."""
    if whole.text("orientation") in ("staggered", "hexagonal"):
        words = f"of a {whole.text('orientation')} map"
        for layer in drawing.tiles:
            gathering.drop(f"tile layer {words}", name=layer.name[:80])
        return Ground(companions, [])
    return Ground.of(drawing.tiles, gathering, companions, _tilesets(whole))


def _tilesets(whole: Fields) -> list[Value]:
    found = [Fields(each, f"tilesets[{n}]") for n, each in enumerate(whole.items("tilesets", 10_000))]
    for tileset in found:
        tileset.whole("firstgid", FLIPS)
    return [tileset.found for tileset in found]


def map_imported(value: Value, source: Source, answers: Answers) -> Imported:
    """Read a map's value; files that it names are looked for beside the source."""
    whole, gathering = Fields(value, ""), Gathering(answers)
    drawing = drawing_of(whole, gathering)
    pixels = number_told(_pixels_asked(whole), answers)
    companions, tilesets = Companions(source, gathering), _tilesets(whole)
    ground = _ground(whole, drawing, gathering, companions)
    square = _square(whole)
    for tiles, cells in ground.layers if whole.flag("infinite") else ():
        _reach_cells(drawing, tiles, cells, square)
    grid = _grid(gathering, whole, drawing, pixels)
    bases = Bases(answers)
    for layer in drawing.layers:
        gathering.layer(layer.name, layer.locked, layer.hidden, layer.opacity)
    left = ground.lay(gathering, answers, square, grid.corner, pixels)
    expect(len(drawing.objects))
    for placed in drawing.objects:
        step()
        figure = figure_of(gathering, companions, tilesets, placed, grid.corner, pixels)
        if figure is not None:
            lay(gathering, figure, bases)
    name = _told(whole).text("name")
    picture = picture_of(gathering, source, drawing, grid.corner, pixels)
    if picture is not None or whole.text("orientation") not in ("orthogonal", ""):
        for tiles in left:
            gathering.drop("tile layer without a kind", name=tiles.name[:80])
    else:
        picture = mosaic_of(
            Tiles(gathering, source, companions, tilesets), left, square, grid.corner, grid.board, pixels
        )
    return gathering.imported(grid.board, name, picture)


def _square(whole: Fields) -> Point:
    """Return the sides of a cell in pixels, as objects count them."""
    high = whole.needed_number("tileheight", _TILES)
    wide = high if whole.text("orientation") == "isometric" else whole.needed_number("tilewidth", _TILES)
    return wide, high


def _reach_cells(drawing: Drawing, layer: TileLayer, cells: Iterable[Cell], square: Point) -> None:
    """Widen the box of what is drawn to the cells of a layer."""
    columns, rows = zip(*cells, strict=True)
    for x, y in ((min(columns), min(rows)), (max(columns) + 1, max(rows) + 1)):
        drawing.reach(x * square[0] + layer.offset[0], y * square[1] + layer.offset[1])


def _kind(placed: Placed) -> str:
    return kind_of(Told({"name": placed.thing.found.get("name"), **lent(placed.told, placed.lent)}))


def _lacks_base(placed: Placed) -> bool:
    told = Told(lent({"kind": class_of(placed.thing.found), **placed.told}, placed.lent))
    is_model = "model" in (told.text("part").lower(), told.text("kind").lower())
    return (is_model or "unit" in told.found) and told.base() is None


def _told(whole: Fields) -> Told:
    """Return the map's own properties."""
    return Told(properties_told(whole))


def _pixels_asked(whole: Fields) -> Question:
    key = "tileheight" if whole.text("orientation") == "isometric" else "tilewidth"
    usual = _told(whole).number("px_per", (0.01, 100_000.0)) or whole.needed_number(key, _TILES)
    return Question("pixels", "How many pixels are an inch?", "number", usual, least=0.01)


@dataclass(frozen=True, slots=True)
class _Grid:
    """The table, and the pixel that is its corner."""

    board: Board
    corner: Point


def _grid(gathering: Gathering, whole: Fields, drawing: Drawing, pixels: float) -> _Grid:
    told = _told(whole)
    width, height = told.number("width", limits.BOARD), told.number("height", limits.BOARD)
    if width is not None and height is not None:
        return _Grid(Board(width, height), (0.0, 0.0))
    corner, (right, down) = (0.0, 0.0), _size(whole)
    if whole.flag("infinite"):
        gathering.guess("The table of an endless map is as large as what is drawn on it")
        x0, y0, x1, y1 = box_of(drawing) or (0.0, 0.0, right, down)
        tile = whole.needed_number("tilewidth", _TILES), whole.needed_number("tileheight", _TILES)
        corner = floor(x0 / tile[0]) * tile[0], floor(y0 / tile[1]) * tile[1]
        right = max(ceil((x1 - corner[0]) / tile[0]), 1) * tile[0]
        down = max(ceil((y1 - corner[1]) / tile[1]), 1) * tile[1]
    if min(right, down) / pixels < limits.BOARD[0]:
        gathering.guess(TOO_SMALL)
    return _Grid(Board(_side(right / pixels, "width"), _side(down / pixels, "height")), corner)


def _size(whole: Fields) -> Point:
    """Return the size of the map in pixels, as its objects count them."""
    columns, rows = (whole.needed_number(key, (0.0, 1e6)) for key in ("width", "height"))
    wide, high = (whole.needed_number(key, _TILES) for key in ("tilewidth", "tileheight"))
    orientation = whole.text("orientation")
    if orientation == "isometric":
        return columns * high, rows * high
    if orientation not in ("staggered", "hexagonal"):
        return columns * wide, rows * high
    side = whole.number("hexsidelength", (0.0, 1e6), 0.0) if orientation == "hexagonal" else 0.0
    if whole.text("staggeraxis") == "x":
        return (columns + 1.0) * (wide - side) / 2.0 + columns * side, rows * high + high / 2.0
    return columns * wide + wide / 2.0, (rows + 1.0) * (high - side) / 2.0 + rows * side


def _side(inches: float, key: str) -> float:
    least, most = limits.BOARD
    if not inches <= most:
        expected = f"at most {most:g} in are allowed, take more pixels for an inch"
        raise SceneError(key, f"makes the table {inches:g} in large", expected)
    return max(inches, least)
