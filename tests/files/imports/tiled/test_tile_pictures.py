"""Tile layers that mean nothing on a table: a picture beneath it, drawn from their tilesets."""

from random import Random
from struct import pack
from zlib import compress

import pytest
from map_samples import as_bytes, tiled

from battlefield.files.imports import Source, imported
from battlefield.files.imports.reading.png import Pixels, png_bytes, read_png
from battlefield.files.text.errors import SceneError

RED, BLUE, CLEAR = b"\xff\0\0\xff", b"\0\0\xff\xff", b"\0\0\0\0"
ACROSS, DOWN, OVER = 0x80000000, 0x40000000, 0x20000000
SET = {
    "firstgid": 1, "name": "odd", "image": "sheet.png", "tilewidth": 2, "tileheight": 2, "columns": 2,
    "imagewidth": 4, "imageheight": 2, "tilecount": 2,
}  # fmt: skip
CORNER, CALM = 1, 2
SHEET = Pixels(4, 2, [RED + BLUE + BLUE + BLUE, BLUE + BLUE + CLEAR + CLEAR])


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "sheet.png").write_bytes(png_bytes(SHEET))
    return tmp_path


def layer(rows, name="Stuff", **more):
    data = [gid for row in rows for gid in row]
    wide, high = len(rows[0]), len(rows)
    return {"type": "tilelayer", "name": name, "width": wide, "height": high, "data": data} | more


def read(folder, *layers, **changes):
    whole = tiled(*layers, tilesets=[SET], tilewidth=2, tileheight=2, width=4, height=2) | changes
    return imported(Source("map.tmj", as_bytes(whole), folder), {})


def painted(found):
    return read_png(found.picture.unpacked(), "tiles").rows


def at(rows, x, y):
    return rows[y][4 * x : 4 * x + 4]


def test_a_layer_of_tiles_without_a_meaning_is_drawn_where_they_lie(folder):
    found = read(folder, layer([[0, CORNER, 0, 0], [0, 0, 0, CALM]]))
    assert found.taken == ("1 tile layer as a picture beneath",) and found.dropped == ()
    assert found.picture.size == (8, 4)
    assert found.picture.pairs == (((0.0, 0.0), (0.0, 0.0)), ((8.0, 4.0), (4.0, 2.0)))
    rows = painted(found)
    assert [at(rows, x, 0) for x in range(8)] == [CLEAR] * 2 + [RED, BLUE] + [CLEAR] * 4
    assert at(rows, 6, 2) == BLUE and at(rows, 6, 3) == CLEAR


@pytest.mark.parametrize(
    ("flips", "red"),
    [(0, (0, 0)), (ACROSS, (1, 0)), (DOWN, (0, 1)), (ACROSS | DOWN, (1, 1)), (OVER, (0, 0)),
     (OVER | ACROSS, (1, 0))],
)  # fmt: skip
def test_a_flipped_tile_is_drawn_flipped(folder, flips, red):
    rows = painted(read(folder, layer([[CORNER | flips]])))
    assert [(x, y) for x in (0, 1) for y in (0, 1) if at(rows, x, y) == RED] == [red]


def test_layers_lie_over_each_other_in_their_order_and_clear_pixels_show_what_is_below(folder):
    rows = painted(read(folder, layer([[CORNER]]), layer([[CALM]], "Over")))
    assert (at(rows, 0, 0), at(rows, 1, 0), at(rows, 0, 1)) == (BLUE, BLUE, BLUE)
    assert at(painted(read(folder, layer([[CALM]]), layer([[CORNER]], "Over"))), 0, 0) == RED


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"tilesets": [SET | {"image": "gone.png"}]}, "picture of a tileset: 'gone.png' is not there"),
        ({"tilesets": [SET | {"image": "../sheet.png"}]}, "lies outside the file's own folder"),
        ({"orientation": "isometric"}, "1 tile layer without a kind: Stuff"),
        ({"tilesets": [{"firstgid": 1, "name": "odd"}]}, "1 tile layer without a kind: Stuff"),
    ],
)
def test_what_cannot_be_drawn_is_dropped_by_name(folder, changes, words):
    found = read(folder, layer([[CORNER]]), **changes)
    assert found.picture is None and any(words in sentence for sentence in found.dropped)


def test_hidden_layers_are_not_drawn(folder):
    found = read(folder, layer([[CORNER]], visible=False))
    assert found.picture is None and found.dropped == ("1 tile layer without a kind: Stuff",)


def test_a_picture_of_its_own_for_each_tile_stands_on_its_cell(folder):
    own = {"firstgid": 1, "name": "odd", "tiles": [{"id": 0, "image": "sheet.png"}]}
    rows = painted(read(folder, layer([[0, 0], [1, 0]]), tilesets=[own]))
    assert at(rows, 0, 2) == RED and at(rows, 3, 2) == BLUE


@pytest.mark.parametrize("name", ["damaged", "cut"])
def test_a_damaged_picture_is_one_sentence(name):
    whole = png_bytes(SHEET)
    data = whole[:50] if name == "cut" else whole.replace(b"IDAT", b"IDAX")
    with pytest.raises(SceneError, match=f"{name} is damaged"):
        read_png(data, name)


def filtered(kind, rows, step=4):
    """Write rows as the format does, each as what differs from its neighbours."""
    above, found = bytes(len(rows[0])), b""
    for row in rows:
        left, corner = bytes(step) + row, bytes(step) + above
        guesses = {
            0: bytes(len(row)),
            1: left,
            2: above,
            3: bytes((a + b) // 2 for a, b in zip(left, above, strict=False)),
            4: bytes(
                min((a, b, c), key=lambda v, a=a, b=b, c=c: (abs(a + b - c - v), (a, b, c).index(v)))
                for a, b, c in zip(left, above, corner, strict=False)
            ),
        }[kind]
        found += bytes([kind]) + bytes((x - g) % 256 for x, g in zip(row, guesses, strict=False))
        above = row
    return found


@pytest.mark.parametrize("kind", range(5))
def test_rows_written_as_differences_are_read(kind):
    rng = Random(kind)
    rows = [bytes(rng.randrange(256) for _ in range(4 * 7)) for _ in range(5)]
    whole = png_bytes(Pixels(7, 5, rows))
    start, end = whole.index(b"IDAT") - 4, whole.index(b"IEND") - 4
    body = compress(filtered(kind, rows))
    chunk = pack(">I", len(body)) + b"IDAT" + body + bytes(4)
    assert read_png(whole[:start] + chunk + whole[end:], "p").rows == rows


JPEG = b"\xff\xd8\xff\xc0\x00\x11\x08" + (2).to_bytes(2, "big") + (4).to_bytes(2, "big") + b"\x03"


def read_with(reader, folder):
    """Read a map whose tiles are in a JPEG."""
    (folder / "sheet.jpg").write_bytes(JPEG)
    tiles = tiled(layer([[CORNER]]), tilesets=[SET | {"image": "sheet.jpg"}], tilewidth=2, tileheight=2)
    return imported(Source("map.tmj", as_bytes(tiles), folder, reader), {})


def test_a_jpeg_is_read_by_who_can_read_it(folder):
    asked = []
    found = read_with(lambda data: asked.append(data) or SHEET, folder)
    assert at(painted(found), 0, 0) == RED
    assert asked == [JPEG] and found.dropped == ()


def test_a_jpeg_that_nobody_reads_or_that_is_damaged_is_told(folder):
    assert "is no PNG" in " ".join(read_with(None, folder).dropped)
    with pytest.raises(SceneError, match="is damaged"):
        read_with(lambda _data: None, folder).picture.unpacked()
