"""Tile layers that mean nothing on a table as one picture beneath it, drawn from their tilesets."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from posixpath import join
from typing import Final

from battlefield.files.imports.laying.figure import neat
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.result import Picture
from battlefield.files.imports.reading import map_pictures
from battlefield.files.imports.reading.png import MOST_PIXELS as MOST_OF_A_SHEET
from battlefield.files.imports.reading.png import Pixels, png_bytes, read_png
from battlefield.files.imports.reading.source import MOST_BYTES, Source
from battlefield.files.imports.tiled.cells import tiles_of
from battlefield.files.imports.tiled.files import FLIPS, Companions, Value
from battlefield.files.imports.tiled.layers import TileLayer
from battlefield.files.scene.pictures import picture_kind
from battlefield.files.scene.whole_files import read_bytes
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields
from battlefield.files.text.watching import go_on
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Board

MOST_PIXELS: Final = 16_000_000  # of the whole picture
_SIDE: Final = (1.0, 8_192.0)  # pixels of a tile
_GAP: Final = (0.0, 8_192.0)
_ACROSS, _DOWN, _OVER = 0x80000000, 0x40000000, 0x20000000  # how a tile is flipped; the last about a diagonal


@dataclass(frozen=True, slots=True)
class _Source:
    """Where the picture of a tile is: in which file, and from which pixel on."""

    file: str
    at: tuple[int, int]
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Laid:
    """A tile on the picture: where its lower left corner is, and how it is flipped."""

    source: _Source
    at: tuple[int, int]
    flips: int


def mosaic_of(
    drawing: "Tiles", left: Sequence[TileLayer], square: Point, corner: Point, board: Board, pixels: float
) -> Picture | None:
    """Return layers as a picture, painted once it is wanted; those that cannot be are dropped by name."""
    gathering, source = drawing.gathering, drawing.source
    size = round(board.width * pixels), round(board.height * pixels)
    laid: list[_Laid] = []
    for layer in left:
        mine = [] if layer.hidden else drawing.laid(layer, square, corner)
        if not mine or size[0] * size[1] > MOST_PIXELS:
            gathering.drop("tile layer without a kind", name=layer.name[:80])
            continue
        gathering.note_taken("tile layer as a picture beneath")
        laid += mine
    if not laid:
        return None
    end = neat(size[0] / pixels, size[1] / pixels)
    pairs = (((0.0, 0.0), (0.0, 0.0)), ((float(size[0]), float(size[1])), end))
    return Picture("tiles.png", size, pairs, lambda: png_bytes(_painted(size, laid, source)))


@dataclass
class Tiles:
    """Finds the pictures of tiles; what is missing is told once."""

    gathering: Gathering
    source: Source
    companions: Companions
    tilesets: Sequence[Value]

    def laid(self, layer: TileLayer, square: Point, corner: Point) -> list[_Laid]:
        """Return the tiles of a layer from its upper left to its lower right."""
        found: list[_Laid] = []
        known: dict[int, _Source | None] = {}
        missing = 0
        cells = tiles_of(layer.layer, keeps_flips=True)
        dx, dy = layer.offset[0] - corner[0], layer.offset[1] - corner[1]
        for (x, y), gid in sorted(cells.items(), key=lambda each: (each[0][1], each[0][0])):
            number = gid & ~FLIPS
            if number not in known:
                known[number] = self._of(number)
            where = known[number]
            if where is None:
                missing += 1
                continue
            at = round(x * square[0] + dx), round((y + 1) * square[1] + dy)
            found.append(_Laid(where, at, gid & FLIPS))
        if found and missing:
            self.gathering.note_dropped(
                f"{missing} tiles of the layer '{layer.name[:80]}': no picture of them"
            )
        return found

    def _of(self, number: int) -> _Source | None:
        """Return where the picture of a tile is; None where there is none, which is told."""
        first, tileset, folder = self.companions.tileset(self.tilesets, number)
        try:
            return self._looked_up(number - first, tileset, folder)
        except SceneError as error:
            self.gathering.note_dropped(f"picture of a tileset: {error.place} {error.found}")
            return None

    def _looked_up(self, number: int, tileset: Value, folder: str) -> _Source | None:
        fields = Fields(tileset, "tileset")
        own = self.companions.own(tileset, number)
        name = str(own.get("image") or fields.text("image"))
        if not name:
            return None
        path = join(folder, name.replace("\\", "/"))
        size = _checked(self.source, path)
        if own.get("image"):
            return _Source(path, (0, 0), size)
        wide, high = (int(fields.needed_number(key, _SIDE)) for key in ("tilewidth", "tileheight"))
        margin, spacing = (int(fields.number(key, _GAP, 0.0)) for key in ("margin", "spacing"))
        columns = max(1, (size[0] - 2 * margin + spacing) // (wide + spacing))
        at = (
            margin + number % columns * (wide + spacing),
            margin + number // columns * (high + spacing),
        )
        return (
            _Source(path, at, (wide, high)) if at[0] + wide <= size[0] and at[1] + high <= size[1] else None
        )


def _checked(source: Source, path: str) -> tuple[int, int]:
    found = map_pictures.beside(source, path)
    if found.size is None or (found.kind != "png" and source.read_pixels is None):
        raise SceneError(shown(path), "is no PNG", "save it as PNG")
    if found.size[0] * found.size[1] > MOST_OF_A_SHEET:
        has = f"has {found.size[0]} × {found.size[1]} pixels"
        raise SceneError(shown(path), has, f"at most {MOST_OF_A_SHEET:,} are read")
    return found.size


def _painted(size: tuple[int, int], laid: Sequence[_Laid], source: Source) -> Pixels:
    """Put the tiles over each other in their order."""
    sheet = lru_cache(maxsize=None)(lambda file: _sheet(source, file))
    cut = lru_cache(maxsize=None)(lambda where, flips: _flipped(_cut(sheet(where.file), where), flips))
    rows = [bytearray(4 * size[0]) for _ in range(size[1])]
    for tile in laid:
        go_on()
        own = cut(tile.source, tile.flips)
        left, top = tile.at[0], tile.at[1] - len(own)
        for n, line in enumerate(own):
            if 0 <= top + n < size[1]:
                _over(rows[top + n], left, line)
    return Pixels(*size, [bytes(row) for row in rows])


def _sheet(source: Source, file: str) -> Pixels:
    """Read a picture of tiles; SceneError where it is damaged."""
    data = read_bytes(source.path_beside(file), MOST_BYTES)
    if picture_kind(data) == "png":
        return read_png(data, file)
    found = source.read_pixels(data) if source.read_pixels is not None else None
    if found is None:
        raise SceneError(file, "is damaged", "save it again as PNG")
    return found


def _cut(sheet: Pixels, where: _Source) -> list[bytes]:
    (x, y), (wide, high) = where.at, where.size
    return [row[4 * x : 4 * (x + wide)] for row in sheet.rows[y : y + high]]


def _flipped(rows: list[bytes], flips: int) -> list[bytes]:
    """Flip a tile as its number says: about its diagonal first, then across and down."""
    pixels = [[row[n : n + 4] for n in range(0, len(row), 4)] for row in rows] if flips else []
    if not pixels:
        return rows
    if flips & _OVER:
        pixels = [list(column) for column in zip(*pixels, strict=True)]
    if flips & _ACROSS:
        pixels = [row[::-1] for row in pixels]
    if flips & _DOWN:
        pixels = pixels[::-1]
    return [b"".join(row) for row in pixels]


def _over(row: bytearray, left: int, line: bytes) -> None:
    """Lay a line of a tile over a row of the picture, as far as it lies on it."""
    begin, end = max(0, -left), min(len(line) // 4, len(row) // 4 - left)
    if begin >= end:
        return
    piece, at = line[4 * begin : 4 * end], 4 * (left + begin)
    if min(piece[3::4]) == 255:
        row[at : at + len(piece)] = piece
        return
    for n in range(0, len(piece), 4):
        row[at + n : at + n + 4] = _blended(bytes(row[at + n : at + n + 4]), piece[n : n + 4])


def _blended(below: bytes, above: bytes) -> bytes:
    top, under = above[3], below[3]
    if top == 255 or not under:
        return above if top else below
    if not top:
        return below
    share = under * (255 - top) // 255
    whole = top + share
    return bytes(
        (*((a * top + b * share) // whole for a, b in zip(above[:3], below[:3], strict=True)), whole)
    )
