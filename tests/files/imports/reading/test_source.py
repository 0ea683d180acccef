"""Files to be imported: what they are, what they may look into, and pictures cut out of their text."""

import json
from base64 import b64encode

import pytest
from list_samples import packed

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


HEADS = ("", '<?xml version="1.0"?>', '<?xml version="1.0" encoding="%s"?>')
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32")
LISTED = (
    '<roster name="Gärtner ☘"><forces><force name="a"><selections>'
    '<selection name="Ähre" type="model" number="3"><costs><cost name="pts" value="75"/></costs></selection>'
    "</selections></force></forces></roster>"
)


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("declared", ["utf-8", "UTF-16", "utf-16le", "iso-8859-1"])
@pytest.mark.parametrize("head", HEADS)
def test_a_roster_is_read_in_the_encoding_of_its_bytes_whatever_its_head_says(head, declared, encoding):
    if (encoding, declared) == ("utf-8", "iso-8859-1") and "%s" in head:
        return  # what its head says is all that tells
    data = (head.replace("%s", declared) + LISTED).encode(encoding)
    found = imported(Source("a.ros", data), {})
    assert found.scene.name == "Gärtner ☘"
    assert [model.name for model in found.scene.models] == ["Ähre"] * 3


def test_a_packed_roster_may_be_in_utf_16():
    data = packed((HEADS[2] % "utf-16" + LISTED).encode("utf-16"))
    assert imported(Source("a.rosz", data), {}).scene.name == "Gärtner ☘"


@pytest.mark.parametrize("declared", ["windows-1252", "ISO-8859-1"])
def test_a_head_that_alone_tells_the_encoding_is_believed(declared):
    data = (HEADS[2] % declared + LISTED.replace("☘", "ß")).encode(declared)
    assert imported(Source("a.ros", data), {}).scene.name == "Gärtner ß"


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("list.txt", "10x Ähren (180 pts)\n1x Ritter (80 pts)\n2x Wölfe (60 pts)\n"),
        ("list.csv", "Unit,Count,Points\nÄhren,10,180\nRitter,1,80\nWölfe,2,60\n"),
        ("list.json", json.dumps({"roster": {"name": "Wölfe", "forces": []}}, ensure_ascii=False)),
        ("map.txt", "# battlefield 6x4 in; cell 2 in; name Wölfe; legend: . open  R ruin:5\n.R.\nRR.\n"),
    ],
)
def test_every_text_is_read_in_every_encoding_that_its_first_bytes_tell(name, text, encoding):
    if encoding in ("utf-16-le", "utf-16-be") and text[0] not in "<{[":
        return  # nothing tells it
    plain, other = (result_of(Source(name, text.encode(each))) for each in ("utf-8", encoding))
    assert plain == other
    assert "Wölfe" in plain or "no units" in plain


def result_of(source):
    try:
        found = imported(source, {})
    except SceneError as error:
        return str(error)
    return f"{found.scene} {found.taken} {found.guessed} {found.dropped}"


@pytest.mark.parametrize("name", ["list.txt", "list.csv", "list.ros", "map.json"])
@pytest.mark.parametrize(
    "data", [b"\xff\xfeA\x00x\xd8", b"\xff\xfe<\x00r", b"\xfe\xff\x00", b"\xff\xfe\x00\x00<"]
)
def test_text_that_breaks_off_in_its_encoding_is_one_sentence(name, data):
    with pytest.raises(SceneError, match=r"is no whole text in UTF-.., as which it begins"):
        imported(Source(name, data), {})


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("list.txt", "10x Ähren (180 pts)\n1x Ritter (80 pts)\n2x Wölfe (60 pts)\n"),
        ("list.csv", "Unit,Count,Points\nÄhren,10,180\nRitter,1,80\n"),
    ],
)
def test_letters_of_an_old_encoding_are_refused_and_never_replaced(name, text):
    with pytest.raises(SceneError, match=r"line [12] is not UTF-8 text; save the file as UTF-8"):
        imported(Source(name, text.encode("cp1252")), {})


@pytest.mark.parametrize("name", ["list.txt", "list.csv"])
def test_a_list_longer_than_any_is_refused_and_never_cut(name):
    text = "Unit,Count,Points\n" * (name == "list.csv") + "Guard,10,180 pts\n" * 70_000
    with pytest.raises(SceneError, match="is too long"):
        imported(Source(name, text.encode()), {})
