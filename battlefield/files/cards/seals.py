"""A seal at the end of a file: the digest of all that stands before it, so that no byte changes unseen.

It finds changes, and is no signature: whoever makes a file anew may seal it anew.
"""

from hashlib import sha256
from typing import Literal
from zlib import crc32

Kind = Literal["png", "html", "pdf"]
KINDS: tuple[Kind, ...] = ("png", "html", "pdf")
WORD = "battlefield-seal"
PNG_START = b"\x89PNG\r\n\x1a\n"
_STARTS: tuple[tuple[bytes, Kind], ...] = (
    (b"%PDF-", "pdf"),
    (PNG_START, "png"),
    (b"<!DOCTYPE html>", "html"),
)


def kind_of(data: bytes) -> Kind | None:
    """Tell a file's kind by how it begins; None where it is none that can be sealed."""
    return next((kind for start, kind in _STARTS if data.startswith(start)), None)


def sealed(kind: Kind, data: bytes) -> bytes:
    """Return a whole file with its seal."""
    body = data.removesuffix(_PNG_END) if kind == "png" else data
    return body + _tail(kind, body)


def is_sealed(kind: Kind, data: bytes) -> bool:
    """Return whether a file is, byte for byte, what was sealed."""
    length = len(_tail(kind, b""))
    return data[-length:] == _tail(kind, data[:-length])


def png_chunk(name: bytes, content: bytes) -> bytes:
    """Write one part of a PNG file."""
    return len(content).to_bytes(4, "big") + name + content + crc32(name + content).to_bytes(4, "big")


_PNG_END = png_chunk(b"IEND", b"")


def _tail(kind: Kind, body: bytes) -> bytes:
    """Return what follows the body of a sealed file; it is always as long."""
    digest = sha256(body).hexdigest()
    if kind == "png":
        return png_chunk(b"tEXt", f"{WORD}\0{digest}".encode()) + _PNG_END
    return f"<!-- {WORD} {digest} -->\n".encode() if kind == "html" else f"%{WORD} {digest}\n".encode()
