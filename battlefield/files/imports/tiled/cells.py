"""The cells of a tile layer as numbers of tiles, in every way in which Tiled writes them."""

import binascii
import sys
import zlib
from array import array
from base64 import b64decode
from collections.abc import Iterator
from typing import Final

from battlefield.files.imports.tiled.files import FLIPS
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields
from battlefield.files.text.watching import go_on

MOST_CELLS: Final = 1_000_000  # of one layer
_ANY: Final = 32 + zlib.MAX_WBITS  # zlib or gzip, as it begins
_SIZE: Final = (0.0, 1e5)
_SPOT: Final = (-1e6, 1e6)
Cell = tuple[int, int]


def tiles_of(layer: Fields, most: int = MOST_CELLS, keeps_flips: bool = False) -> dict[Cell, int]:
    """Return the tiles of a layer by cells, flips mostly left out; SceneError where they are damaged."""
    found: dict[Cell, int] = {}
    in_chunks = "chunks" in layer.found
    chunks = layer.items("chunks", 100_000) if in_chunks else [layer.found]
    for n, each in enumerate(chunks):
        go_on()
        chunk = Fields(each, f"{layer.at('chunks')}[{n}]" if in_chunks else layer.place)
        if chunk.found.get("data") in (None, "", []):
            continue
        wide, high = (int(chunk.number(key, _SIZE, 0.0)) for key in ("width", "height"))
        most -= wide * high
        if most < 0:
            raise SceneError(layer.place, "has too many tiles", f"at most {MOST_CELLS:,} are read")
        found |= _cells(chunk, layer, wide, high)
    return found if keeps_flips else {cell: gid & ~FLIPS for cell, gid in found.items()}


def _cells(chunk: Fields, layer: Fields, wide: int, high: int) -> dict[Cell, int]:
    x, y = (int(chunk.number(key, _SPOT, 0.0)) for key in ("x", "y"))
    numbers = list(_numbers(chunk, layer, wide * high))
    if len(numbers) != wide * high:
        found = f"has {len(numbers)} tiles in place of {wide} × {high}"
        raise SceneError(chunk.at("data"), found, "save the map again from Tiled")
    at = ((x + n % wide, y + n // wide) for n in range(len(numbers)))
    return {cell: gid for cell, gid in zip(at, numbers, strict=True) if gid & ~FLIPS}


def _numbers(chunk: Fields, layer: Fields, most: int) -> Iterator[int]:
    """Yield the numbers of a chunk, no more than one beyond those that it has room for."""
    data = chunk.found["data"]
    if isinstance(data, list):
        yield from (_number(chunk, each) for each in data[: most + 1])
    elif isinstance(data, str) and layer.text("encoding") in ("csv", ""):
        yield from (_number(chunk, each) for each in data.split(",", most + 1) if each.strip())
    elif isinstance(data, str):
        yield from _packed(chunk, data, layer.text("compression"), most)
    else:
        raise SceneError(chunk.at("data"), f"is {shown(data)}", "it must be a list of tiles or a text")


def _number(chunk: Fields, value: object) -> int:
    try:
        number = int(value) if isinstance(value, int | str) else -1
    except ValueError:
        number = -1
    if not 0 <= number < 2**32:
        raise SceneError(chunk.at("data"), f"has {shown(value)}", "it must be the numbers of tiles")
    return number


def _packed(chunk: Fields, data: str, compression: str, most: int) -> "array[int]":
    """Unpack tiles of four bytes each, never more than a layer may have."""
    if compression not in ("", "zlib", "gzip"):
        found = f"is packed as {shown(compression)}"
        raise SceneError(chunk.at("data"), found, "save the map with its tiles as CSV")
    try:
        raw = b64decode("".join(data.split()), validate=True)
        if compression:
            reader = zlib.decompressobj(wbits=_ANY)
            raw = reader.decompress(raw, 4 * most + 4)
            if not reader.eof and len(raw) <= 4 * most:
                raise zlib.error
    except (binascii.Error, ValueError, zlib.error):
        raise SceneError(chunk.at("data"), "is damaged", "save the map again from Tiled") from None
    tiles = array("I", raw[: len(raw) // 4 * 4])
    if tiles.itemsize != 4 or len(raw) % 4:
        raise SceneError(chunk.at("data"), "is damaged", "save the map again from Tiled")
    if sys.byteorder == "big":
        tiles.byteswap()
    return tiles
