"""Pictures told by their first bytes."""

import pytest

from battlefield.files.imports.reading.embedded import head_of, size_of, unpacked
from battlefield.files.scene.pictures import picture_kind
from battlefield.files.text.errors import SceneError

PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x01\x40\x00\x00\x00\xa0\x08\x02"
JPEG = b"\xff\xd8\xff\xe0\x00\x04ab\xff\xc4\x00\x03x\xff\xc2\x00\x0b\x08\x00\xa0\x01\x40\x03"
LOSSY = b"RIFF\x00\x00\x00\x00WEBPVP8 \x00\x00\x00\x00\x30\x01\x00\x9d\x01\x2a\x40\x01\xa0\x00"
LOSSLESS = (
    b"RIFF\x00\x00\x00\x00WEBPVP8L\x00\x00\x00\x00\x2f" + (319 | 159 << 14).to_bytes(4, "little") + bytes(9)
)
EXTENDED = b"RIFF\x00\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x00\x00\x00\x00\x3f\x01\x00\x9f\x00\x00"


@pytest.mark.parametrize(
    ("head", "kind"), [(PNG, "png"), (JPEG, "jpeg"), (LOSSY, "webp"), (LOSSLESS, "webp"), (EXTENDED, "webp")]
)
def test_kind_and_size_stand_in_the_first_bytes(head, kind):
    assert (picture_kind(head), size_of(head)) == (kind, (320, 160))


@pytest.mark.parametrize(
    "head", [PNG[:20], JPEG[:12], LOSSY[:20], b"", b"GIF89a", b"\xff\xd8\xff\xe0\x00\x00" * 9]
)
def test_a_cut_head_tells_no_size(head):
    assert size_of(head) is None


@pytest.mark.parametrize("text", [b"YWJj", b"data:image/png;base64,YWJj", b"YW\\nJj", b"YWJj\\r\\n"])
def test_base64_is_unpacked_as_it_stands_in_json(text):
    assert unpacked(text) == head_of(text) == b"abc"


def test_slashes_may_be_escaped():
    assert unpacked(b"\\/\\/\\/\\/") == head_of(b"\\/\\/\\/\\/") == b"\xff\xff\xff"


def test_damaged_base64_is_refused_when_it_is_unpacked():
    with pytest.raises(SceneError, match="the picture is damaged"):
        unpacked(b"YWJjA")
