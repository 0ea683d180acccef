"""A picture inside a JSON text, as base64: cut out unread, told by its first bytes, unpacked late."""

import re
from base64 import b64decode
from binascii import Error

from battlefield.files.scene.pictures import picture_kind
from battlefield.files.text.errors import SceneError

LONG = 4096  # characters; shorter texts stay in the JSON
HEAD = 256 * 1024  # characters that are looked at for the size in pixels
_KEY = re.compile(rb'"image"\s*:\s*"')
_START_OF_FRAME = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
Size = tuple[int, int]


def without_picture(data: bytes) -> tuple[bytes, memoryview | None]:
    """Cut the first long "image" text out of a JSON text, leaving an empty one; give both."""
    for found in _KEY.finditer(data):
        end = data.find(b'"', found.end())
        if end - found.end() > LONG:
            return data[: found.end()] + data[end:], memoryview(data)[found.end() : end]
    return data, None


def unpacked(text: memoryview | bytes) -> bytes:
    """Unpack base64 as it stands in a JSON text, a data address allowed; SceneError where it is damaged."""
    plain = bytes(text)
    if b"\\" in plain:
        plain = re.sub(rb"\\[nrt]", b"", plain).replace(b"\\/", b"/")
    try:
        return b64decode(memoryview(plain)[plain[:100].find(b",") + 1 :])
    except (Error, ValueError):
        expected = "save the map again with its picture"
        raise SceneError("the picture", "is damaged", expected) from None


def head_of(text: memoryview | bytes) -> bytes:
    """Unpack the beginning of a picture, as much as its size may need; b"" where it is damaged."""
    start = bytes(text[:100]).find(b",") + 1
    head = re.sub(rb"\\[nrt]|[^A-Za-z0-9+/]", b"", bytes(text[start : start + HEAD]).replace(b"\\/", b"/"))
    return b64decode(head[: len(head) // 4 * 4])


def size_of(head: bytes) -> Size | None:
    """Read a picture's width and height in pixels from its beginning; None where they do not stand there."""
    kind = picture_kind(head)
    if kind == "png" and len(head) >= 24:
        return _big(head[16:20]), _big(head[20:24])
    if kind == "jpeg":
        return _size_of_jpeg(head)
    return _size_of_webp(head) if kind == "webp" and len(head) >= 30 else None


def _size_of_jpeg(head: bytes) -> Size | None:
    at = 2
    while at + 9 <= len(head) and head[at] == 0xFF:
        if head[at + 1] in _START_OF_FRAME:
            return _big(head[at + 7 : at + 9]), _big(head[at + 5 : at + 7])
        at += 2 + max(_big(head[at + 2 : at + 4]), 2)
    return None


def _size_of_webp(head: bytes) -> Size | None:
    chunk = head[12:16]
    if chunk == b"VP8X":
        return _little(head[24:27]) + 1, _little(head[27:30]) + 1
    if chunk == b"VP8L":
        bits = _little(head[21:25])
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    return (_little(head[26:28]) & 0x3FFF, _little(head[28:30]) & 0x3FFF) if chunk == b"VP8 " else None


def _big(data: bytes) -> int:
    return int.from_bytes(data, "big")


def _little(data: bytes) -> int:
    return int.from_bytes(data, "little")
