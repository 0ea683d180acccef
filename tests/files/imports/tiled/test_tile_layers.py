"""Tile layers as ground: what tiles tell, what is answered of them, and what their layers are called."""

import gzip
import json
import zlib
from base64 import b64encode
from struct import pack

import pytest
from map_samples import as_bytes, tiled, told

from battlefield.files.imports import Source, imported, questions
from battlefield.geometry.kernel.shapes import Polygon

SETS = [
    {
        "firstgid": 1,
        "name": "meadow",
        "tiles": [
            {"id": 0, "type": "wood"},
            {"id": 1, "properties": told(kind="ruin", top=5)},
            {"id": 2, "properties": [{"name": "collides", "type": "bool", "value": True}]},
            {"id": 3, "properties": [{"name": "walkable", "type": "bool", "value": True}]},
        ],
    }
]  # fmt: skip
WOOD, RUIN, SOLID, PATH, OTHER = 1, 2, 3, 4, 5


def layer(rows, name="Ground", **more):
    data = [gid for row in rows for gid in row]
    return {
        "type": "tilelayer",
        "name": name,
        "width": len(rows[0]),
        "height": len(rows),
        "data": data,
    } | more


def read(*layers, answers=None, **changes):
    whole = tiled(*layers, tilesets=SETS, **changes)
    return imported(Source("map.tmj", as_bytes(whole)), answers or {})


def asked(*layers, **changes):
    source = Source("map.tmj", as_bytes(tiled(*layers, tilesets=SETS, **changes)))
    return {each.key: each for each in questions(source)}


def box(left, top, right, bottom):
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def test_tiles_that_tell_what_they_are_become_outlines_where_they_lie():
    found = read(layer([[WOOD, WOOD, 0, RUIN], [WOOD, WOOD, 0, RUIN]]))
    wood, ruin = found.scene.terrain
    assert (wood.kind, wood.outline, wood.sight) == ("wood", box(0, 0, 2, 2), "cloud")
    assert (ruin.kind, ruin.outline, ruin.top) == ("ruin", box(3, 0, 4, 2), 5)
    assert wood.hold.layer == "Ground" and found.taken == ("1 wood", "1 ruin")
    assert found.dropped == ()


def test_tiles_round_others_are_an_outline_with_a_hole():
    ring = [[WOOD] * 3, [WOOD, 0, WOOD], [WOOD] * 3]
    (wood,) = read(layer(ring)).scene.terrain
    assert wood.outline.points == box(0, 0, 3, 3).points and len(wood.outline.holes) == 1


def test_a_tile_that_stops_walkers_is_a_wall_and_said_to_be_a_guess():
    found = read(layer([[SOLID, PATH, OTHER]]))
    (wall,) = found.scene.terrain
    assert (wall.kind, wall.outline) == ("wall", box(0, 0, 1, 1))
    assert found.guessed == ("Tiles whose property 'collides' is True are taken for walls",)
    assert found.dropped == ("2 of 3 tiles of the layer 'Ground'",)


def test_a_layer_is_what_it_is_called_where_its_tiles_tell_nothing():
    found = read(
        layer([[OTHER, OTHER]], "Walls level 2"), layer([[0, 7]], "Water"), layer([[9]], "Collision")
    )
    assert [(each.kind, each.outline) for each in found.scene.terrain] == [
        ("wall", box(0, 0, 2, 1)), ("water", box(1, 0, 2, 1)), ("wall", box(0, 0, 1, 1)),
    ]  # fmt: skip
    assert "Tile layer 'Walls level 2' is taken for wall" in found.guessed


def test_a_layer_of_which_nothing_is_known_is_dropped_by_its_name_and_asked_about():
    ground = layer([[OTHER, 6], [OTHER, 0]], "Stuff")
    assert read(ground).dropped == ("1 tile layer without a kind: Stuff",)
    table = asked(ground)
    assert list(table) == ["pixels", "layer:Stuff", "tile:meadow 4", "tile:meadow 5"]
    assert (table["layer:Stuff"].usual, table["tile:meadow 4"].usual) == ("nothing", "as its layer")
    found = read(ground, answers={"layer:Stuff": "hill", "tile:meadow 5": "road"})
    assert [(each.kind, each.outline) for each in found.scene.terrain] == [
        ("hill", box(0, 0, 1, 2)), ("road", box(1, 0, 2, 1)),
    ]  # fmt: skip
    assert found.guessed == () and found.dropped == ()


def test_a_guess_by_a_layers_name_can_be_answered_away():
    found = read(layer([[OTHER]], "Walls"), answers={"layer:Walls": "nothing"})
    assert found.scene.terrain == () and found.dropped == ("1 tile layer without a kind: Walls",)


def test_nothing_is_asked_where_all_tiles_tell():
    assert list(asked(layer([[WOOD, RUIN]]))) == ["pixels"]


def packed(gids, how):
    raw = pack(f"<{len(gids)}I", *gids)
    return b64encode({"": raw, "zlib": zlib.compress(raw), "gzip": gzip.compress(raw)}[how]).decode()


@pytest.mark.parametrize("how", ["", "zlib", "gzip"])
def test_packed_tiles_are_unpacked(how):
    data = packed([WOOD, WOOD | 0x80000000, 0, 0], how)
    found = read(layer([[0, 0], [0, 0]], data=data, encoding="base64", compression=how))
    assert [each.outline for each in found.scene.terrain] == [box(0, 0, 2, 1)]


@pytest.mark.parametrize(
    ("data", "compression", "words"),
    [
        ("!!!", "zlib", "is damaged"),
        (packed([1, 1], "zlib")[:12], "zlib", "is damaged"),
        (packed([1], "")[:6], "", "is damaged"),
        (packed([1], ""), "", "has 1 tiles in place of 2 × 1"),
        ("AAAA", "zstd", "is packed as 'zstd'"),
        ([1, -4], "", "has -4"),
        (["x"], "", "has 'x'"),
        (7, "", "is 7"),
    ],
)
def test_damaged_tiles_are_dropped_with_a_sentence_and_spoil_nothing_else(data, compression, words):
    bad = layer([[0, 0]], "Bad", data=data, encoding="base64", compression=compression)
    found = read(bad, layer([[WOOD]]))
    assert [each.kind for each in found.scene.terrain] == ["wood"]
    assert any(each.startswith("tile layer 'Bad': its data ") and words in each for each in found.dropped)


def test_an_endless_map_is_as_large_as_its_chunks_and_its_corner_is_theirs():
    chunk = {"x": -16, "y": 32, "width": 2, "height": 1, "data": [WOOD, WOOD]}
    endless = {"type": "tilelayer", "name": "Ground", "width": 2, "height": 1, "chunks": [chunk]}
    found = read(endless, infinite=True)
    assert (found.scene.board.width, found.scene.board.height) == (2, 1)
    assert [each.outline for each in found.scene.terrain] == [box(0, 0, 2, 1)]


def test_a_layer_lies_where_it_is_moved_to_and_is_hidden_with_it():
    found = read(layer([[WOOD]], offsetx=32, offsety=-16, visible=False))
    (wood,) = found.scene.terrain
    assert wood.outline == box(1, -0.5, 2, 0.5) and wood.hold.hidden


def test_tiles_of_an_isometric_map_lie_as_its_objects_do():
    found = read(layer([[0, WOOD]]), orientation="isometric", tileheight=16)
    assert [each.outline for each in found.scene.terrain] == [box(1, 0, 2, 1)]


def test_tiles_of_a_hexagonal_map_are_dropped_by_name():
    found = read(layer([[WOOD]]), orientation="hexagonal", hexsidelength=16, staggeraxis="y")
    assert found.dropped == ("1 tile layer of a hexagonal map: Ground",)


XML = """<map width="3" height="1" tilewidth="32" tileheight="32">
 <tileset firstgid="1" name="meadow"><tile id="0" type="wood"/><tile id="1"><properties>
  <property name="kind" value="ruin"/></properties></tile></tileset>
 <layer name="Ground" width="3" height="1"><data {0}</data></layer></map>"""


@pytest.mark.parametrize(
    "data",
    [
        'encoding="csv">\n1,1,\n2',
        f'encoding="base64" compression="zlib">\n {packed([1, 1, 2], "zlib")}\n',
        '><tile gid="1"/><tile gid="1"/><tile gid="2"/>',
        'encoding="csv"><chunk x="0" y="0" width="2" height="1">1,1</chunk>'
        '<chunk x="2" y="0" width="1" height="1">2</chunk>',
    ],
    ids=["csv", "zlib", "elements", "chunks"],
)
def test_tiles_in_xml_are_read_in_each_way(data):
    found = imported(Source("map.tmx", XML.format(data).encode()), {})
    assert [(each.kind, each.outline) for each in found.scene.terrain] == [
        ("wood", box(0, 0, 2, 1)), ("ruin", box(2, 0, 3, 1)),
    ]  # fmt: skip


def test_a_large_map_in_xml_keeps_all_of_its_tiles():
    rows = "\n".join(",".join(["1000"] * 200) + "," for _ in range(200)).rstrip(",")
    text = XML.format(f'encoding="csv">{rows}').replace('"3"', '"200"').replace('height="1"', 'height="200"')
    found = imported(Source("map.tmx", text.encode()), {"layer:Ground": "swamp"})
    assert [each.outline for each in found.scene.terrain] == [box(0, 0, 200, 200)]


def test_tiles_of_a_tileset_beside_the_map_tell_too(tmp_path):
    (tmp_path / "meadow.tsj").write_text(json.dumps(SETS[0]), encoding="utf-8")
    whole = tiled(layer([[WOOD]]), tilesets=[{"firstgid": 1, "source": "meadow.tsj"}])
    found = imported(Source("map.tmj", as_bytes(whole), tmp_path), {})
    assert [each.kind for each in found.scene.terrain] == ["wood"]


def test_a_layer_of_too_many_loose_tiles_is_dropped_with_a_sentence():
    rows = [[WOOD if (x + y) % 2 else 0 for x in range(60)] for y in range(60)]
    found = read(layer(rows, "Dots"))
    assert found.scene.terrain == () and "1800 loose pieces" in found.dropped[-1]


WANG = {
    "firstgid": 1,
    "name": "coast",
    "wangsets": [{
        "colors": [{"name": "Sand"}, {"name": "Deep water"}],
        "wangtiles": [
            {"tileid": 0, "wangid": [0, 1, 0, 1, 0, 1, 0, 1]},
            {"tileid": 1, "wangid": [0, 2, 0, 2, 0, 2, 0, 2]},
            {"tileid": 2, "wangid": [0, 2, 0, 2, 0, 2, 0, 1]},
            {"tileid": 3, "wangid": [0, 2, 0, 2, 0, 1, 0, 1]},
        ],
    }],
}  # fmt: skip
OLD = {
    "firstgid": 1,
    "name": "coast",
    "terrains": [{"name": "Sand"}, {"name": "Deep water"}],
    "tiles": [
        {"id": n, "terrain": each} for n, each in enumerate(([0] * 4, [1] * 4, [1, 1, 1, 0], [1, 1, 0, 0]))
    ],
}


@pytest.mark.parametrize("tileset", [WANG, OLD], ids=["colours", "types of old"])
def test_tiles_are_what_most_of_them_is_painted_with(tileset):
    source = Source("map.tmj", as_bytes(tiled(layer([[1, 2, 3, 4]]), tilesets=[tileset])))
    found = imported(source, {})
    assert [(each.kind, each.outline) for each in found.scene.terrain] == [("water", box(1, 0, 3, 1))]
    assert found.guessed == ("Tiles painted with 'Deep water' are taken for water",)
    usual = {each.key: each.usual for each in questions(source)}
    assert (usual["painted:Sand"], usual["painted:Deep water"]) == ("nothing", "water")
    answered = imported(source, {"painted:Deep water": "chasm", "painted:Sand": "swamp"})
    assert [each.kind for each in answered.scene.terrain] == ["swamp", "chasm"]


def test_painted_tiles_in_xml_are_read_alike():
    colours = '<wangcolor name="Sand"/><wangcolor name="Deep water"/>'
    tiles = '<wangtile tileid="0" wangid="0,2,0,2,0,2,0,2"/>'
    sets = f'<wangsets><wangset name="w">{colours}{tiles}</wangset></wangsets>'
    head = '<map width="2" height="1" tilewidth="32" tileheight="32"><tileset firstgid="1" name="t">'
    ground = '<layer name="L" width="2" height="1"><data encoding="csv">1,0</data></layer>'
    text = f"{head}{sets}</tileset>{ground}</map>"
    found = imported(Source("map.tmx", text.encode()), {})
    assert [each.kind for each in found.scene.terrain] == ["water"]


def test_a_layer_that_claims_more_than_a_map_may_have_is_dropped_before_it_is_unpacked():
    bomb = b64encode(zlib.compress(bytes(4_000_000))).decode()
    packed_zeros = {"data": bomb, "encoding": "base64", "compression": "zlib"}
    found = read(layer([[0]], "Bomb", **packed_zeros) | {"width": 90_000, "height": 90_000}, layer([[WOOD]]))
    assert "tile layer 'Bomb': its data has too many tiles" in found.dropped
    small = read(layer([[0, 0]], "Bomb", **packed_zeros), layer([[WOOD]]))
    assert "tile layer 'Bomb': its data has 3 tiles in place of 2 × 1" in small.dropped
    assert [each.kind for each in small.scene.terrain] == ["wood"]
