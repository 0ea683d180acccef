"""Evidence put into a finished page, and taken out of it again.

A PNG carries it as an iTXt chunk, an HTML page as a script block of JSON, a PDF as an attached file, which
whoever draws the PDF attaches.
"""

import re
import zlib

from battlefield.files.cards.seals import PNG_START, Kind, is_sealed, kind_of, png_chunk, sealed
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError

KEY = "battlefield-verdict"
ATTACHED = f"{KEY}.json"
_SCRIPT = f'<script type="application/json" id="{KEY}">'
_BLOCK = re.compile(rf"{re.escape(_SCRIPT)}(.*?)</script>".encode(), re.DOTALL)
_ITXT = KEY.encode() + b"\0\1\0\0\0"  # compressed, of no language
_NAME = re.escape(b"(" + b"\xfe\xff" + ATTACHED.encode("utf-16-be") + b")")
_SPEC = re.compile(_NAME + rb"\s*/EF\s*<<\s*/F\s+(\d+)\s+0\s+R", re.DOTALL)
_EXPECTED = "open a verdict card that this program made, as PDF, PNG or HTML"


def carrying(kind: Kind, page: bytes, evidence: bytes) -> bytes:
    """Return a finished page with its evidence and a seal; a PDF has its evidence attached already."""
    if kind == "png":
        chunk = png_chunk(b"iTXt", _ITXT + zlib.compress(evidence, 9))
        end = page.rindex(png_chunk(b"IEND", b""))
        return sealed(kind, page[:end] + chunk + page[end:])
    if kind == "html":
        block = _SCRIPT.encode() + evidence.replace(b"<", b"\\u003c") + b"</script>\n"
        return sealed(kind, page.replace(b"</body>", block + b"</body>", 1))
    return sealed(kind, page)


def carried(data: bytes) -> tuple[bytes, bool]:
    """Return the evidence in a page, and whether the page is as it was sealed; SceneError without any."""
    kind = kind_of(data)
    if kind is None:
        raise SceneError("", "is no PDF, PNG or HTML file", _EXPECTED)
    try:
        evidence = _READERS[kind](data)
    except (zlib.error, ValueError):
        evidence = None
    if evidence is None:
        raise SceneError("", "carries no evidence of a verdict that can be read", _EXPECTED)
    return evidence, is_sealed(kind, data)


def _of_png(data: bytes) -> bytes | None:
    place = len(PNG_START)
    while place + 12 <= len(data):
        length, name = int.from_bytes(data[place : place + 4], "big"), data[place + 4 : place + 8]
        content = data[place + 8 : place + 8 + length]
        if name == b"iTXt" and content.startswith(_ITXT):
            return _inflated(content[len(_ITXT) :])
        place += 12 + length
    return None


def _of_html(data: bytes) -> bytes | None:
    found = _BLOCK.search(data)
    return found[1] if found else None


def _of_pdf(data: bytes) -> bytes | None:
    spec = _SPEC.search(data)
    if spec is None:
        return None
    head = re.compile(rb"\n%b 0 obj\s*<<(.*?)>>\s*stream\r?\n" % spec[1], re.DOTALL).search(data)
    if head is None:
        return None
    rest = data[head.end() :]
    return _inflated(rest) if b"/FlateDecode" in head[1] else rest[: rest.index(b"endstream")].rstrip(b"\r\n")


def _inflated(data: bytes) -> bytes:
    """Decompress, but no more than a file may hold."""
    return zlib.decompressobj().decompress(data, 4 * limits.FILE_BYTES)


_READERS = {"png": _of_png, "html": _of_html, "pdf": _of_pdf}
