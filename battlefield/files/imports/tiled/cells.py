"""The cells of a tile layer as numbers of tiles, in every way in which Tiled writes them."""

import binascii
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


def tiles_of(layer: Fields) -> dict[Cell, int]:
    """Return the tiles of a layer by their cells, flips left out; SceneError where they are damaged."""
    found: dict[Cell, int] = {}
    chunks = layer.items("chunks", 100_000) if "chunks" in layer.found else [layer.found]
    for n, each in enumerate(chunks):
        go_on()
        place = f"{layer.at('chunks')}[{n}]" if "chunks" in layer.found else layer.place
        found |= _cells(Fields(each, place), layer)
        if len(found) > MOST_CELLS:
            raise SceneError(layer.place, "has too many tiles", f"at most {MOST_CELLS:,} are read")
    return found


def _cells(chunk: Fields, layer: Fields) -> dict[Cell, int]:
    wide = int(chunk.number("width", _SIZE, 0.0))
    x, y = (int(chunk.number(key, _SPOT, 0.0)) for key in ("x", "y"))
    if chunk.found.get("data") in (None, "", []) or not wide:
        return {}
    numbers, high = list(_numbers(chunk, layer)), int(chunk.number("height", _SIZE, 0.0))
    if len(numbers) != wide * high:
        found = f"has {len(numbers)} tiles in place of {wide} × {high}"
        raise SceneError(chunk.at("data"), found, "save the map again from Tiled")
    at = ((x + n % wide, y + n // wide) for n in range(len(numbers)))
    return {cell: gid & ~FLIPS for cell, gid in zip(at, numbers, strict=True) if gid & ~FLIPS}


def _numbers(chunk: Fields, layer: Fields) -> Iterator[int]:
    data = chunk.found["data"]
    if isinstance(data, list):
        if len(data) > MOST_CELLS:
            raise SceneError(chunk.at("data"), "has too many tiles", f"at most {MOST_CELLS:,} are read")
        yield from (_number(chunk, each) for each in data)
    elif isinstance(data, str) and layer.text("encoding") in ("csv", ""):
        yield from (_number(chunk, each) for each in data.split(",") if each.strip())
    elif isinstance(data, str):
        yield from _packed(chunk, data, layer.text("compression"))
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


def _packed(chunk: Fields, data: str, compression: str) -> "array[int]":
    """Unpack tiles of four bytes each, never more than a layer may have."""
    if compression not in ("", "zlib", "gzip"):
        found = f"is packed as {shown(compression)}"
        raise SceneError(chunk.at("data"), found, "save the map with its tiles as CSV")
    try:
        raw = b64decode("".join(data.split()), validate=True)
        if compression:
            reader = zlib.decompressobj(wbits=_ANY)
            raw = reader.decompress(raw, 4 * MOST_CELLS)
            if not reader.eof:
                raise zlib.error
    except (binascii.Error, ValueError, zlib.error):
        raise SceneError(chunk.at("data"), "is damaged", "save the map again from Tiled") from None
    tiles = array("I", raw[: len(raw) // 4 * 4])
    if tiles.itemsize != 4 or len(raw) % 4:
        raise SceneError(chunk.at("data"), "is damaged", "save the map again from Tiled")
    return tiles
