"""Files to be imported: what they are, what they may look into, and pictures cut out of their text."""

import json
from base64 import b64encode

import pytest

from battlefield.files.imports import FORMATS, Source, format_of, imported, questions, read_source
from battlefield.files.imports.reading.source import MOST_BYTES
from battlefield.files.text import limits
from battlefield.files.text.errors import SceneError

LONG = b64encode(bytes(range(256)) * 20).decode()


def test_a_long_picture_is_cut_out_of_the_text_and_kept():
    source = Source("m", json.dumps({"a": [1], "image": LONG, "b": 2}).encode())
    assert source.json == {"a": [1], "image": "", "b": 2}
    assert bytes(source.picture).decode() == LONG


def test_a_short_picture_stays():
    source = Source("m", b'{"image": "abc"}')
    assert source.json == {"image": "abc"} and source.picture is None


def test_the_same_complaint_comes_every_time():
    source = Source("m", b'{"a": }')
    for _ in range(2):
        with pytest.raises(SceneError, match="line 1, column 7"):
            source.json  # noqa: B018 - reading it is what is tried


def test_too_many_values_are_refused_before_they_are_read():
    with pytest.raises(SceneError, match="holds too much"):
        Source("m", b"[" + b"{}," * limits.GROUPS + b"1]").json  # noqa: B018


def test_files_beside_are_read_and_others_are_not(tmp_path):
    folder = tmp_path / "map"
    (folder / "sub").mkdir(parents=True)
    (folder / "sub" / "a.tj").write_bytes(b"inside")
    (tmp_path / "b.tj").write_bytes(b"outside")
    (folder / "link").symlink_to(tmp_path / "b.tj")
    source = Source("m", b"", folder)
    assert source.beside("sub/a.tj") == source.beside("sub\\a.tj") == b"inside"
    for name in ("../b.tj", "sub/../../b.tj", str(tmp_path / "b.tj"), "link"):
        with pytest.raises(SceneError, match="lies outside"):
            source.beside(name)
    for name in ("c.tj", "sub", "a\x00b", "x" * 5_000):
        with pytest.raises(SceneError):
            source.beside(name)


def test_a_source_without_a_folder_looks_nowhere():
    with pytest.raises(SceneError, match="put everything into one file"):
        Source("m", b"").beside("a.tj")


def test_a_file_beside_has_a_limit(tmp_path):
    (tmp_path / "a.tj").write_bytes(b"12345")
    with pytest.raises(SceneError, match="is too big"):
        Source("m", b"", tmp_path).beside("a.tj", 4)


def test_a_file_on_disk_may_look_into_its_folder(tmp_path):
    (tmp_path / "a.svg").write_bytes(b"<svg/>")
    source = read_source(tmp_path / "a.svg")
    assert (source.folder, source.data, source.root) == (tmp_path, b"<svg/>", "svg")


@pytest.mark.parametrize(
    "data", [b"", b"  \n ", b"\xef\xbb\xbf", b"PK\x03\x04rest", b"\x00" * 99, b"{}", b"[1]", b"<a/>"]
)
def test_what_is_no_map_is_told_as_such(data):
    for ask in (format_of, questions, lambda source: imported(source, {})):
        with pytest.raises(SceneError) as caught:
            ask(Source("odd.bin", data))
        assert str(caught.value).startswith("odd.bin")


def test_a_file_over_the_limit_is_refused():
    with pytest.raises(SceneError, match="at most 64 MB are read"):
        format_of(Source("m", bytes(MOST_BYTES + 1)))


def test_every_format_has_what_an_importer_needs():
    for importer in FORMATS.values():
        found = importer.module()
        assert all(map(callable, (found.is_it, found.questions, found.imported)))
