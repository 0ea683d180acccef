"""The focal length that a camera wrote into a file, whatever else stands there."""

import struct

import pytest

from battlefield.files.scene.exif import focal_of

FILM = (36.0**2 + 24.0**2) ** 0.5 / 2.0


def facts(order, focal):
    """Entries as a camera writes them: one that points to its own, and there the focal length."""
    mark = {"<": b"II", ">": b"MM"}[order]
    head = mark + struct.pack(f"{order}HI", 42, 8)
    first = struct.pack(f"{order}H", 2) + struct.pack(f"{order}HHIHH", 0x0112, 3, 1, 6, 0)
    first += struct.pack(f"{order}HHII", 0x8769, 4, 1, 8 + 2 + 24 + 4) + bytes(4)
    own = struct.pack(f"{order}H", 1) + struct.pack(f"{order}HHIHH", 0xA405, 3, 1, focal, 0) + bytes(4)
    return head + first + own


def jpeg(inside):
    other = b"\xff\xe0" + struct.pack(">H", 6) + b"JFIF"
    own = b"\xff\xe1" + struct.pack(">H", len(inside) + 8) + b"Exif\0\0" + inside
    return b"\xff\xd8" + other + own + b"\xff\xda"


def png(inside):
    head = struct.pack(">I", 13) + b"IHDR" + bytes(13 + 4)
    return b"\x89PNG\r\n\x1a\n" + head + struct.pack(">I", len(inside)) + b"eXIf" + inside + bytes(4)


def webp(inside):
    parts = b"VP8X" + struct.pack("<I", 9) + bytes(10) + b"EXIF" + struct.pack("<I", len(inside)) + inside
    return b"RIFF" + struct.pack("<I", len(parts) + 4) + b"WEBP" + parts


@pytest.mark.parametrize("order", ["<", ">"])
@pytest.mark.parametrize("wrapped", [jpeg, png, webp])
def test_the_focal_length_is_read(order, wrapped):
    assert focal_of(wrapped(facts(order, 26))) == pytest.approx(26.0 / FILM)


@pytest.mark.parametrize("wrapped", [jpeg, png, webp])
def test_what_is_damaged_tells_nothing(wrapped):
    whole = wrapped(facts("<", 26))
    told = {focal_of(whole[:length]) for length in range(len(whole) - 20)}
    assert told == {None}
    assert focal_of(b"") is None and focal_of(b"BM" + bytes(50)) is None


@pytest.mark.parametrize("focal", [0, 1, 60000])
def test_what_no_lens_has_is_not_believed(focal):
    assert focal_of(jpeg(facts("<", focal))) is None
