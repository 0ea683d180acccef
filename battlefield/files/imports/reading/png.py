"""PNG pictures read to plain pixels and written again, for maps whose tiles are put together to a picture.

Plain ones only: eight bits or a palette, not interlaced. A pixel is four bytes: red, green, blue, opacity.
"""

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from battlefield.files.cards.seals import PNG_START, png_chunk
from battlefield.files.text.errors import SceneError
from battlefield.files.text.watching import go_on

MOST_PIXELS: Final = 4_000_000  # that are read of one picture; more take too long
_CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # by kind of colour
_PALETTE: Final = 3


@dataclass(frozen=True, slots=True)
class Pixels:
    """A picture: rows of four bytes a pixel."""

    width: int
    height: int
    rows: list[bytes]


def read_png(data: bytes, name: str) -> Pixels:
    """Read a picture; SceneError where it is damaged, or of a kind that is not read here."""
    try:
        return _read(data, name)
    except (struct.error, zlib.error, IndexError, ValueError):
        raise SceneError(name, "is damaged", "save it again as PNG") from None


def _read(data: bytes, name: str) -> Pixels:
    chunks: dict[bytes, bytes] = {}
    for kind, body in _chunks(data):
        chunks[kind] = chunks.get(kind, b"") + body if kind == b"IDAT" else body
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", chunks.get(b"IHDR", b""))
    is_plain = (
        colour in _CHANNELS and not interlaced and (depth == 8 or (colour == _PALETTE and depth in (1, 2, 4)))
    )
    if not is_plain:
        raise SceneError(
            name, "is a PNG of a kind that is not read", "save it with eight bits, not interlaced"
        )
    if not 0 < width * height <= MOST_PIXELS:
        raise SceneError(name, f"has {width} × {height} pixels", f"at most {MOST_PIXELS:,} are read")
    across = (width * _CHANNELS[colour] * depth + 7) // 8
    reader = zlib.decompressobj()
    raw = reader.decompress(chunks.get(b"IDAT", b""), (across + 1) * height)
    if len(raw) != (across + 1) * height:
        raise ValueError
    lines = _lines(raw, across, max(1, _CHANNELS[colour] * depth // 8), height)
    table = _table(colour, chunks)
    return Pixels(width, height, [_row(line, width, depth, colour, table) for line in lines])


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    if not data.startswith(PNG_START):
        raise ValueError
    at = len(PNG_START)
    while at + 8 <= len(data):
        (length,) = struct.unpack_from(">I", data, at)
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += 12 + length


def _lines(raw: bytes, across: int, step: int, height: int) -> Iterator[bytes]:
    """Yield rows as they were before each was written as what differs from its neighbours."""
    above = bytes(across)
    for n in range(height):
        go_on()
        start = n * (across + 1)
        above = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + across]), above, step)
        yield above


def _unfiltered(kind: int, line: bytearray, above: bytes, step: int) -> bytes:
    if kind == 0:
        return bytes(line)
    if kind == 1:
        for i in range(step, len(line)):
            line[i] = (line[i] + line[i - step]) & 255
    elif kind == 2:
        return bytes([(a + b) & 255 for a, b in zip(line, above, strict=True)])
    elif kind == 3:
        for i in range(len(line)):
            left = line[i - step] if i >= step else 0
            line[i] = (line[i] + (left + above[i]) // 2) & 255
    elif kind == 4:
        for i in range(len(line)):
            left, corner = (line[i - step], above[i - step]) if i >= step else (0, 0)
            line[i] = (line[i] + _nearest(left, above[i], corner)) & 255
    else:
        raise ValueError
    return bytes(line)


def _nearest(left: int, above: int, corner: int) -> int:
    """Return which of three neighbours is nearest to what they foretell, as the format has it."""
    by_left, by_above, by_corner = abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
    if by_left <= by_above and by_left <= by_corner:
        return left
    return above if by_above <= by_corner else corner


def _table(colour: int, chunks: dict[bytes, bytes]) -> list[bytes]:
    """Return the colours of a palette, or of shades of grey."""
    if colour == _PALETTE:
        told, clear = chunks[b"PLTE"], chunks.get(b"tRNS", b"")
        known = [told[3 * n : 3 * n + 3] for n in range(len(told) // 3)]
        return [each + bytes([clear[n] if n < len(clear) else 255]) for n, each in enumerate(known)]
    return [bytes((n, n, n, 255)) for n in range(256)] if colour == 0 else []


def _row(line: bytes, width: int, depth: int, colour: int, table: list[bytes]) -> bytes:
    if colour == 6:
        return line
    if colour == 2:
        return b"".join(line[3 * n : 3 * n + 3] + b"\xff" for n in range(width))
    if colour == 4:
        return b"".join(line[2 * n : 2 * n + 1] * 3 + line[2 * n + 1 : 2 * n + 2] for n in range(width))
    if depth < 8:
        each, mask = 8 // depth, (1 << depth) - 1
        line = bytes((line[n // each] >> (8 - depth * (n % each + 1))) & mask for n in range(width))
    return b"".join([table[n] for n in line])


def png_bytes(pixels: Pixels) -> bytes:
    """Write a picture."""
    head = struct.pack(">IIBBBBB", pixels.width, pixels.height, 8, 6, 0, 0, 0)
    body = zlib.compress(b"".join(b"\0" + row for row in pixels.rows), 6)
    chunks = ((b"IHDR", head), (b"IDAT", body), (b"IEND", b""))
    return PNG_START + b"".join(png_chunk(kind, part) for kind, part in chunks)
