"""Text as other programs encode it, turned into UTF-8 without a byte order mark."""

import re
from typing import Final

_MARKS: Final = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe\0\0", "utf-32-le"),
    (b"\0\0\xfe\xff", "utf-32-be"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
_UNMARKED: Final = (
    (re.compile(rb"(?:[ \t\r\n]\0)*[<{\[]\0"), "utf-16-le"),
    (re.compile(rb"(?:\0[ \t\r\n])*\0[<{\[]"), "utf-16-be"),
)
"""How XML and JSON begin in UTF-16 that has no mark."""
_DECLARED: Final = re.compile(rb"(\A\s*<\?xml\b[^>]{0,200}?)\s+encoding\s*=\s*(?:\"[^\">]*\"|'[^'>]*')")
_WIDE: Final = re.compile(rb"""=\s*["'](?:utf-?16|utf-?32|ucs-?2|ucs-?4|iso-10646)""", re.IGNORECASE)


def as_utf8(data: bytes) -> bytes:
    """Return text in UTF-8; what is in it already, or is no whole text by its mark, as it is.

    A mark, or how the text begins, goes before what the head of an XML text declares: programs write
    "utf-16" there and save UTF-8.
    """
    encoding = encoding_by_bytes(data)
    if encoding:
        try:
            told = data.decode(encoding).removeprefix("\ufeff").encode()
        except UnicodeError:
            return data
        return _DECLARED.sub(rb"\1", told, count=1)
    declared = _DECLARED.match(data)
    if declared is not None and _WIDE.search(declared[0]):
        return _DECLARED.sub(rb"\1", data, count=1)
    return data


def encoding_by_bytes(data: bytes) -> str:
    """Return the encoding that the first bytes of a text tell; "" where they tell none."""
    if found := next((name for mark, name in _MARKS if data.startswith(mark)), ""):
        return found
    return next((name for begins, name in _UNMARKED if begins.match(data)), "")
