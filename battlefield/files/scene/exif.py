"""What a camera wrote into a photograph's file: the focal length, as on film of 36 × 24 mm."""

import struct
from typing import Final

_FILM: Final = (36.0**2 + 24.0**2) ** 0.5 / 2.0  # millimetres: half the diagonal
_POINTER, _FOCAL = 0x8769, 0xA405  # tags: where the camera's own entries are, the focal length on film
_MOST = 200  # entries that a list may have
_LEAST, _LONGEST = 4, 2000  # millimetres that are believed


def focal_of(data: bytes) -> float | None:
    """Return the focal length in halves of the picture's diagonal; None where the file does not tell."""
    facts = _facts_of(data)
    try:
        found = _focal_in(facts) if facts else None
    except struct.error:  # cut off, or damaged: the picture may still be good
        return None
    return found / _FILM if found is not None and _LEAST <= found <= _LONGEST else None


def _facts_of(data: bytes) -> bytes:
    """Return what a JPEG, a PNG or a WebP says of how it was taken: a TIFF without a picture."""
    if data.startswith(b"\xff\xd8"):
        return _in_jpeg(data)
    if data.startswith(b"\x89PNG"):
        return _in_chunks(data, 8, ">", b"eXIf")
    if data[:4] == b"RIFF":
        return _in_chunks(data, 12, "<", b"EXIF").removeprefix(b"Exif\0\0")
    return b""


def _in_jpeg(data: bytes) -> bytes:
    at = 2
    while at + 4 <= len(data) and data[at] == 0xFF and data[at + 1] != 0xDA:
        length = int.from_bytes(data[at + 2 : at + 4], "big")
        if data[at + 1] == 0xE1 and data[at + 4 : at + 10] == b"Exif\0\0":
            return data[at + 10 : at + 2 + length]
        at += 2 + max(2, length)
    return b""


def _in_chunks(data: bytes, at: int, order: str, wanted: bytes) -> bytes:
    """Find a part by its name: PNG tells the length before it, WebP behind it."""
    while at + 8 <= len(data):
        if order == ">":
            (length,), name, extra = struct.unpack_from(">I", data, at), data[at + 4 : at + 8], 4
        else:
            (length,), name, extra = struct.unpack_from("<I", data, at + 4), data[at : at + 4], 0
        if name == wanted:
            return data[at + 8 : at + 8 + length]
        at += 8 + length + extra + (length % 2 if order == "<" else 0)
    return b""


def _focal_in(facts: bytes) -> float | None:
    order = {b"II": "<", b"MM": ">"}.get(facts[:2])
    if order is None:
        return None
    (first,) = struct.unpack_from(f"{order}I", facts, 4)
    own = _entry(facts, order, first, _POINTER)
    found = _entry(facts, order, own, _FOCAL) if own is not None else None
    return float(found) if found is not None else None


def _entry(facts: bytes, order: str, at: int, wanted: int) -> int | None:
    """Return the whole number of an entry in a list; None where it is not there."""
    (count,) = struct.unpack_from(f"{order}H", facts, at)
    for number in range(min(count, _MOST)):
        tag, kind, _ = struct.unpack_from(f"{order}HHI", facts, at + 2 + 12 * number)
        if tag == wanted:
            (value,) = struct.unpack_from(f"{order}{'H' if kind == 3 else 'I'}", facts, at + 10 + 12 * number)
            return int(value)
    return None
