"""Tiled maps: every shape of object turned about its corner, groups, tiles, templates, in JSON and in XML."""

import pytest
from map_samples import PICTURE, TMX, as_bytes, full_tiled, objects, place, thing, tiled, told

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Strip


def read(found, folder=None, **answers):
    return imported(Source("map.tmj", as_bytes(found), folder), answers)


def terrain(*things, **changes):
    return read(tiled(objects(*things), **changes)).scene.terrain


def near(points):
    return [pytest.approx(point, abs=1e-6) for point in points]


def test_maps_are_told_by_what_stands_in_them():
    assert format_of(Source("x", as_bytes(tiled()))) == "tiled"
    assert format_of(Source("x", TMX.encode())) == "tiled-xml"


def test_a_rectangle_turns_clockwise_about_its_own_corner():
    (ruin,) = terrain(thing("ruin", 96, 64, width=64, height=32, rotation=30))
    along, down = (3**0.5, 1.0), (-0.5, 3**0.5 / 2)
    corners = [
        (3.0, 2.0),
        (3.0 + along[0], 2.0 + along[1]),
        (3.0 + along[0] + down[0], 2.0 + along[1] + down[1]),
        (3.0 + down[0], 2.0 + down[1]),
    ]
    assert list(ruin.outline.points) == near(corners)


def test_a_quarter_turn_is_exact():
    (ruin,) = terrain(thing("ruin", 96, 64, width=64, height=32, rotation=90))
    assert ruin.outline == Polygon(((3.0, 2.0), (3.0, 4.0), (2.0, 4.0), (2.0, 2.0)))


def test_a_round_ellipse_is_a_circle_and_a_long_one_remembers_itself():
    disc, oval = terrain(
        thing("wood", 160, 32, width=64, height=64, ellipse=True),
        thing("wood", 32, 32, width=96, height=64, ellipse=True, rotation=90),
    )
    assert disc.outline == Circle((6.0, 2.0), 1.0)
    ellipse = oval.shape_extra["ellipse"]
    assert ellipse == {"at": [0.0, 2.5], "length": 2.0, "width": 3.0, "bearing": 90.0}
    x, y = oval.outline.points[0]
    assert ((y - 2.5) / 1.5) ** 2 + x**2 == pytest.approx(1.0, abs=1e-6)


def test_polygons_and_lines_are_counted_from_their_own_place():
    steps = [place(0, 0), place(64, 0), place(64, 32)]
    rock, wall = terrain(thing("rock", 64, 160, polygon=steps), thing("wall", 64, 160, polyline=steps))
    corners = ((2.0, 5.0), (4.0, 5.0), (4.0, 6.0))
    assert rock.outline == Polygon(corners) and wall.outline == Strip(corners, 0.25)


def test_a_tile_hangs_from_its_bottom_left_corner_unless_its_tileset_says_otherwise():
    tile = thing("crate", 64, 64, gid=3, width=32, height=64)
    (hanging,) = terrain(tile)
    assert hanging.outline.points[0] == (2.0, 0.0) and hanging.outline.points[2] == (3.0, 2.0)
    sets = [{"firstgid": 1, "objectalignment": "center", "tiles": []}]
    (centred,) = terrain(tile, tilesets=sets)
    assert centred.outline.points[0] == (1.5, 1.0)
    odd = [{"firstgid": 1, "objectalignment": ["center"], "tiles": []}]
    assert "alignment of a tileset that is no word" in str(read(tiled(objects(tile), tilesets=odd)).dropped)


def test_a_tile_object_has_the_properties_of_its_tile_but_its_own_go_first():
    told = [{"name": "kind", "value": "wood"}, {"name": "top", "value": 3.0}]
    sets = [{"firstgid": 1, "tiles": [{"id": 2, "properties": told}]}]
    own = [{"name": "top", "value": 5.0}]
    low, high = terrain(
        thing("", 64, 64, gid=3, width=32, height=32),
        thing("", 160, 64, gid=3, width=32, height=32, properties=own),
        tilesets=sets,
    )
    assert [(each.kind, each.top) for each in (low, high)] == [("wood", 3.0), ("wood", 5.0)]


def test_a_tile_without_a_class_has_that_of_its_tile_however_it_is_flipped():
    sets = [{"firstgid": 1, "tiles": [{"id": 2, "type": "crate"}]}]
    (crate,) = terrain(thing("", 64, 64, gid=3 | 0x80000000, width=32, height=32), tilesets=sets)
    assert crate.kind == "crates"


def test_a_capsule_has_round_ends():
    (pill,) = terrain(thing("container", 0, 0, width=96, height=32, capsule=True))
    assert all(0.0 <= x <= 3.0 and 0.0 <= y <= 1.0 for x, y in pill.outline.points)
    left = [point for point in pill.outline.points if point[0] < 0.5]
    assert all(abs(((x - 0.5) ** 2 + (y - 0.5) ** 2) ** 0.5 - 0.5) < 1e-6 for x, y in left) and len(left) > 8


def test_offsets_of_groups_and_layers_add_up():
    inner = objects(thing("wall", 0, 0, polyline=[place(0, 0), place(32, 0)]), offsetx=32, offsety=64)
    group = {"type": "group", "name": "outer", "layers": [inner], "offsetx": 16, "offsety": -32}
    (wall,) = read(tiled(group)).scene.terrain
    assert wall.outline.points == ((1.5, 1.0), (2.5, 1.0))


def test_layers_stay_layers_hidden_and_locked_as_they_were():
    rock, wood = (thing(kind, 0, 0, width=32, height=32) for kind in ("rock", "wood"))
    group = {"type": "group", "name": "all", "visible": False, "layers": [objects(rock)]}
    found = read(tiled(group, objects(wood | {"visible": False}, name="b", locked=True)))
    assert [(each.id, each.hidden, each.locked) for each in found.scene.layers] == [
        ("things", True, False),
        ("b", False, True),
    ]
    held = [(each.hold.layer, each.hold.hidden) for each in found.scene.terrain]
    assert held == [("things", False), ("b", True)]


def test_the_class_is_read_under_both_of_its_names():
    old, new = terrain(
        thing("", 0, 0, width=32, height=32, **{"class": "ruin"}), thing("ruin", 0, 0, width=32, height=32)
    )
    assert (old.kind, new.kind) == ("ruin", "ruin")


def test_properties_say_what_a_piece_does():
    found = told(height_in="5", kind="hill", side="red", sight="cloud", storeys="2", ground="difficult")
    (piece,) = terrain(thing("ruin", 0, 0, width=32, height=32, properties=found))
    assert (piece.kind, piece.top, piece.sight, piece.storeys) == ("hill", 5.0, "cloud", 2)
    assert piece.ground == ("difficult",) and piece.platform


def named(kind, layer, **more):
    return read(tiled(objects(thing(kind, 0, 0, width=32, height=32, **more), name=layer)))


@pytest.mark.parametrize("name", ["Hall", "Well", ""])
def test_the_layer_goes_before_what_a_name_sounds_like(name):
    (piece,) = named("", "Ruins", name=name).scene.terrain
    assert (piece.kind, piece.name) == ("ruin", name)


def test_the_class_of_an_object_goes_before_its_layer():
    (piece,) = named("wood", "Ruins", name="Well").scene.terrain
    assert piece.kind == "wood"


def test_a_name_says_what_a_thing_is_where_its_layer_tells_nothing():
    (piece,) = named("", "Object Layer 1", name="Well").scene.terrain
    assert piece.kind == "water"


def test_in_a_layer_of_zones_a_name_says_of_which_kind_they_are():
    (zone,) = named("", "Zones", name="Red deployment").scene.zones
    assert zone.kind == "deployment"


def test_what_is_dropped_is_named():
    line = thing("", 0, 0, name="Footpath", polyline=[{"x": 0, "y": 0}, {"x": 0, "y": 0}])
    dropped = read(tiled(objects(line, name="Walls"))).dropped
    assert dropped == ("1 piece of terrain without an area: Footpath",)


def test_values_that_cannot_be_used_are_dropped_by_name_and_not_taken_for_others():
    found = told(sight="dense", ground="boggy", storeys=1.5, platform="perhaps", top="nine")
    result = read(tiled(objects(thing("ruin", 0, 0, name="Shed", width=32, height=32, properties=found))))
    keys = [each for each in result.dropped if each.startswith("1 unusable value of")]
    assert [each.split("'")[1] for each in keys] == ["sight", "platform", "storeys", "ground", "top"]
    assert all(each.endswith(": Shed") for each in keys)


def test_zones_objectives_entries_notes_and_models_are_what_they_are_called():
    scene = read(full_tiled()).scene
    assert [(zone.kind, zone.side) for zone in scene.zones] == [("deployment", "red")]
    assert [(each.kind, each.at) for each in scene.objectives] == [("marker", (4.0, 2.0))]
    assert [(entry.points, entry.side) for entry in scene.entries] == [(((1.0, -1.0), (1.0, 9.0)), "blue")]
    (note,), (model,) = scene.notes, scene.models
    assert (note.text, note.at, note.size) == ("Mind the gap", (11.375, 5.75), 1.0)
    assert (model.base, model.at, model.facing) == (BaseSize.round(32.0), (11.0, 4.0), 90.0)
    assert model.side == "red"


def test_the_pixels_of_an_inch_are_asked_and_usually_a_tile():
    found = tiled(objects(thing("wall", 64, 0, polyline=[place(0, 0), place(64, 0)])))
    (asked,) = questions(Source("m", as_bytes(found)))
    assert (asked.key, asked.usual) == ("pixels", 32.0)
    scene = read(found, pixels=64.0).scene
    assert (scene.board.width, scene.board.height) == (10.0, 5.0)
    assert scene.terrain[0].outline.points == ((1.0, 0.0), (2.0, 0.0))


def test_a_base_is_asked_for_models_without_one():
    found = tiled(objects(thing("model", 0, 0, point=True)))
    assert [each.key for each in questions(Source("m", as_bytes(found)))] == ["pixels", "base"]
    (model,) = read(found, base=BaseSize.oval(60.0, 35.0)).scene.models
    assert model.base == BaseSize.oval(60.0, 35.0)


def test_an_endless_map_is_as_large_as_its_drawing():
    rock = thing("rock", -40, -10, width=64, height=64)
    found = read(tiled(objects(rock), infinite=True, width=0, height=0))
    assert (found.scene.board.width, found.scene.board.height) == (3.0, 3.0)
    assert found.scene.terrain[0].outline.points[0] == (0.75, 0.6875)


@pytest.mark.parametrize(
    ("changes", "size"),
    [
        ({"orientation": "isometric", "tileheight": 16}, (20.0, 10.0)),
        ({"orientation": "staggered", "staggeraxis": "y"}, (20.5, 5.5)),
        ({"orientation": "hexagonal", "staggeraxis": "x", "hexsidelength": 16}, (15.25, 10.5)),
    ],
)
def test_maps_of_other_grids_have_their_true_size(changes, size):
    board = read(tiled(**changes)).scene.board
    assert (board.width, board.height) == size


def test_tiles_and_pictures_are_dropped_and_said():
    lost = ("2 of 3 tiles of the layer 'ground'", "image layer 'photo.png': it is another file")
    assert read(full_tiled()).dropped == lost


def test_an_image_layer_in_the_folder_becomes_the_backdrop(tmp_path):
    (tmp_path / "photo.png").write_bytes(PICTURE)
    picture = read(full_tiled(), tmp_path).picture
    assert picture.file == tmp_path / "photo.png" and picture.unpacked() == PICTURE
    assert picture.pairs == (((0.0, 0.0), (0.0, 0.0)), ((320.0, 160.0), (10.0, 5.0)))


SHED = thing("ruin", 0, 0, name="shed", width=64, height=32, properties=told(top=4, cover="heavy"))
LENT = {"type": "template", "object": SHED}


def with_template(name):
    return tiled(objects({"id": 1, "template": name, "x": 32, "y": 32, "properties": told(top=2)}))


@pytest.mark.parametrize("name", ["shed.tj", "parts/shed.tj"])
def test_a_template_lends_what_an_object_does_not_say(tmp_path, name):
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(as_bytes(LENT))
    (shed,) = read(with_template(name), tmp_path).scene.terrain
    assert (shed.name, shed.kind, shed.top, shed.cover) == ("shed", "ruin", 2.0, "heavy")
    assert shed.outline.points[2] == (3.0, 2.0)


def test_a_template_in_xml_lends_the_same(tmp_path):
    text = '<template><object name="shed" type="ruin" width="64" height="32"/></template>'
    (tmp_path / "shed.tx").write_text(text)
    (shed,) = read(with_template("shed.tx"), tmp_path).scene.terrain
    assert (shed.name, shed.outline.points[2]) == ("shed", (3.0, 2.0))


def test_the_tile_of_a_template_is_not_looked_up_in_the_sets_of_the_map(tmp_path):
    tile = thing("", 0, 0, name="thing", gid=3, width=32, height=32)
    (tmp_path / "shed.tj").write_bytes(as_bytes({"object": tile}))
    sets = [{"firstgid": 1, "tiles": [{"id": 2, "type": "crate"}]}]
    (piece,) = read(with_template("shed.tj") | {"tilesets": sets}, tmp_path).scene.terrain
    assert piece.kind == "" and piece.outline.points[0] == (1.0, 0.0)


@pytest.mark.parametrize("name", ["../shed.tj", "..\\shed.tj", "linked.tj", "linked/shed.tj", "ROOT/shed.tj"])
def test_a_template_outside_the_folder_is_not_read(tmp_path, name):
    (tmp_path / "shed.tj").write_bytes(as_bytes(LENT))
    folder = tmp_path / "map"
    folder.mkdir()
    (folder / "linked.tj").symlink_to(tmp_path / "shed.tj")
    (folder / "linked").symlink_to(tmp_path)
    found = read(with_template(name.replace("ROOT", str(tmp_path))), folder)
    assert found.scene.terrain == () and any("lies outside" in each for each in found.dropped)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"object": 3}', "<template>", "\x00"])
def test_a_damaged_template_spoils_nothing_else(tmp_path, text):
    (tmp_path / "shed.tj").write_text(text)
    found = tiled(objects({"template": "shed.tj", "x": 0, "y": 0}, thing("rock", 0, 0, width=32, height=32)))
    assert [piece.kind for piece in read(found, tmp_path).scene.terrain] == ["rock"]


def test_the_same_map_in_xml_is_read_alike():
    found = imported(Source("map.tmx", TMX.encode()), {})
    shed, wood, rock, wall, crate = found.scene.terrain
    assert (shed.name, shed.top, shed.platform) == ("shed", 5.0, True)
    assert shed.outline == Polygon(((5.0, 1.0), (5.0, 5.0), (3.0, 5.0), (3.0, 1.0)))
    assert wood.outline == Circle((13.0, 4.0), 2.0)
    assert rock.outline == Polygon(((5.0, 9.0), (9.0, 9.0), (9.0, 11.03125), (5.0, 11.0)))
    assert wall.outline == Strip(((5.0, 14.0), (9.0, 14.0)), 0.25)
    assert (crate.kind, crate.outline.points[0], crate.hold.hidden) == ("crates", (26.0, 7.5), True)
    assert (found.scene.layers[0].hidden, found.scene.layers[0].opacity) == (True, 0.5)
    assert found.dropped == (
        "1 layer parallax",
        "1 tile layer without a kind: ground",
        "image layer '../photo.png': it is another file",
    )


@pytest.mark.parametrize(("told", "kept"), [("0.5", 0.25), ("5", 0.5), ("-0.5", 0.5)])
def test_layers_are_as_opaque_as_their_groups_make_them(told, kept):
    text = TMX.replace('name="high"', 'name="high" opacity="0.5"').replace(
        'opacity="0.5" par', f'opacity="{told}" par'
    )
    found = imported(Source("map.tmx", text.encode()), {})
    assert found.scene.layers[0].opacity == kept
    assert ("1 layer opacity that is none" in found.dropped) == (told != "0.5")


def test_an_object_off_every_table_is_dropped():
    found = read(tiled(objects(thing("rock", 9e5, 0, width=32, height=32))))
    assert found.scene.terrain == () and found.dropped == ("1 piece of rocks far beside the table",)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"layers": 3}, "layers is 3"),
        ({"layers": [{"type": "secret"}]}, "layers[0].type is 'secret'"),
        ({"tilewidth": 0}, "tilewidth is 0"),
        ({"width": 1e6}, "makes the table"),
    ],
)
def test_a_map_that_cannot_be_is_refused_by_place(change, words):
    with pytest.raises(SceneError) as caught:
        read(tiled() | change)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("x", "m.tmj: layers[0].objects[1].x of 'Old mill' is 'abc'; it must be a number from"),
        ("width", "m.tmj: layers[0].objects[1].width of 'Old mill' is 'abc'; it must be a number from"),
    ],
)
def test_a_complaint_about_a_thing_names_it(key, words):
    found = tiled(objects(thing("rock", 0, 0), thing("ruin", 0, 0, name="Old mill") | {key: "abc"}))
    with pytest.raises(SceneError) as caught:
        imported(Source("m.tmj", as_bytes(found)), {})
    assert str(caught.value).startswith(words)


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"tilesets": [{"firstgid": [1]}]}, "tilesets[0].firstgid"),
        ({"tilesets": [{"firstgid": -1e308}]}, "tilesets[0].firstgid"),
        ({"tilesets": [7]}, "tilesets[0]"),
        ({"properties": [7]}, "properties[0]"),
    ],
)
def test_what_would_change_what_tiles_are_unseen_is_refused(changes, place):
    layer = {"type": "tilelayer", "name": "g", "width": 1, "height": 1, "data": [1]}
    with pytest.raises(SceneError) as caught:
        read(tiled(layer, **changes))
    assert f"map.tmj: {place} is" in str(caught.value)


def test_what_is_neither_seen_nor_hidden_is_refused_with_its_line():
    with pytest.raises(SceneError, match=r"line \d+, visible is 'perhaps'; it must be 0 or 1"):
        imported(
            Source("m.tmx", TMX.replace('visible="0" opacity', 'visible="perhaps" opacity').encode()), {}
        )


def test_what_a_layer_tells_goes_for_all_in_it_unless_that_tells_otherwise():
    things = [thing("", 64, 64, width=32, height=32), thing("", 160, 64, type="ruin", width=32, height=32)]
    layer = objects(*things)
    layer |= {"name": "Layer 1", "class": "hill", "properties": [{"name": "top", "value": 4.0}]}
    hill, ruin = read(tiled(layer)).scene.terrain
    assert [(each.kind, each.top) for each in (hill, ruin)] == [("hill", 4.0), ("ruin", 4.0)]


@pytest.mark.parametrize("name", ["Deployment red", "Red deployment zone", "DEPLOY_RED"])
def test_a_zone_belongs_to_the_side_that_its_name_or_its_layer_tells_of(name):
    by_name = read(tiled(objects(thing(name, 0, 0, width=64, height=64))))
    by_layer = read(tiled(objects(thing("", 0, 0, width=64, height=64)) | {"name": name}))
    for found in (by_name, by_layer):
        assert [(zone.kind, zone.side) for zone in found.scene.zones] == [("deployment", "red")]
        assert f"'{name}' is taken for one of the side red" in found.guessed


def test_a_name_of_two_sides_is_nobodys():
    found = read(tiled(objects(thing("Red and blue deployment", 0, 0, width=64, height=64))))
    assert [zone.side for zone in found.scene.zones] == [""]
