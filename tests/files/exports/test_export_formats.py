"""What other programs find in an exported file, and what is said to be left out."""

import json
from base64 import b64decode
from dataclasses import replace
from itertools import pairwise
from math import cos, pi, radians, sin
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sample_scenes import scenes as any_scenes

from battlefield.files import SceneError
from battlefield.files.exports import ENDINGS, FORMATS, exported, format_named
from battlefield.files.exports.upright import about_centre
from battlefield.files.imports import Source, imported
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Strip, Template
from battlefield.rules.scene.contents import Area, Board, Model, PlacedTemplate, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Backdrop, Entry, Facts, Hold, Layer, Note, Zone

SQUARE = Polygon(((10.0, 10.0), (16.0, 10.0), (16.0, 14.0), (10.0, 14.0)))
SCENE = Scene(
    Board(44, 60),
    "Mill & <Ford>",
    "A quiet ford.",
    terrain=(
        Terrain("ruin", SQUARE, 0.0, 5.0, ("impassable",), "blocks", True, "Old mill", "ruin", 2, "hard"),
        Terrain("wood", Circle((30.0, 20.0), 4.0), 0.0, 0.0, ("difficult",), "cloud", kind="wood"),
        Terrain("wall", Strip(((2.0, 40.0), (10.0, 40.0), (10.0, 46.0)), 0.5), 1.0, 3.0, sight="blocks"),
    ),
    models=(
        Model("a1", BaseSize.round(32), (5.0, 12.0), "Spears", "red", height=1.5, facing=90.0),
        Model("a2", BaseSize.oval(60, 35.5), (8.0, 12.0), "Riders", "red", facing=30.0),
    ),
    templates=(PlacedTemplate("fire", Template("cone", 8.0, (12.0, 20.0), 90.0)),),
    areas=(Area("yard", SQUARE, 2.0, 6, "Yard"),),
    zones=(Zone("z1", Polygon(((0.0, 0.0), (44.0, 0.0), (44.0, 12.0), (0.0, 12.0))), "deployment", "red"),),
    objectives=(Objective("o1", "marker", (22.0, 30.0), name="Mill stone"),),
    entries=(Entry("e1", ((0.0, 60.0), (44.0, 60.0)), "blue", "South road"),),
    notes=(Note("n1", (22.0, 50.0), "Mind the step"),),
    facts=Facts(6, "Hold the mill", designer="Ann"),
)
SVG = "{http://www.w3.org/2000/svg}"
INK = "{http://www.inkscape.org/namespaces/inkscape}"


def parts(scene, name):
    return {each["properties"]["id"]: each for each in json.loads(exported(scene, name).data)["features"]}


def test_geojson_says_whose_inches_it_counts():
    whole = json.loads(exported(SCENE, "geojson").data)
    assert whole["type"] == "FeatureCollection"
    told = whole["battlefield"]
    assert (told["units"], told["width"], told["height"], told["y_axis"]) == ("inch", 44, 60, "down")
    assert told["scenario"] == {"turns": 6, "victory": "Hold the mill", "designer": "Ann"}


def test_geojson_areas_are_closed_polygons_with_what_they_are_exactly():
    found = parts(SCENE, "geojson")
    ring = found["ruin"]["geometry"]["coordinates"][0]
    assert ring == [[10, 10], [16, 10], [16, 14], [10, 14], [10, 10]]
    told = found["ruin"]["properties"]
    assert (told["part"], told["kind"], told["top"], told["ground"]) == ("terrain", "ruin", 5, ["impassable"])
    assert (told["sight"], told["platform"], told["storeys"], told["cover"]) == ("blocks", True, 2, "hard")
    wood = found["wood"]
    assert wood["properties"]["shape"] == {"circle": [30, 20], "radius": 4}
    rim = wood["geometry"]["coordinates"][0]
    assert all((x - 30) ** 2 + (y - 20) ** 2 == pytest.approx(16) for x, y in rim)
    middles = [((x + u) / 2 - 30, (y + v) / 2 - 20) for (x, y), (u, v) in pairwise(rim)]
    assert min(x**2 + y**2 for x, y in middles) ** 0.5 > 4 - 0.001
    assert found["fire"]["properties"]["template"] == {"cone": 8, "at": [12, 20], "bearing": 90}
    assert found["a2"]["geometry"] == {"type": "Point", "coordinates": [8, 12]}
    assert found["a2"]["properties"]["base"] == "oval 60x35.5"


def test_the_corners_of_a_cone_have_its_length_and_width():
    ring = parts(SCENE, "geojson")["fire"]["geometry"]["coordinates"][0]
    assert ring[0] == [12, 20]
    assert max(x for x, _ in ring) == pytest.approx(20, abs=1e-3)
    assert max(y for _, y in ring) - min(y for _, y in ring) == pytest.approx(8 * 5 / 16, abs=2e-3)


def test_a_tiled_map_has_squares_of_an_inch_and_a_layer_for_each_sort():
    found = json.loads(exported(SCENE, "tiled").data)
    assert (found["width"], found["height"], found["tilewidth"], found["tileheight"]) == (44, 60, 32, 32)
    names = [layer["name"] for layer in found["layers"]]
    assert names == ["terrain", "areas", "zones", "entries", "objectives", "templates", "models", "notes"]
    numbers = [each["id"] for layer in found["layers"] for each in layer["objects"]]
    assert numbers == list(range(1, len(numbers) + 1)) and found["nextobjectid"] == len(numbers) + 1


def test_tiled_objects_turn_about_their_corner():
    ruin, wood, wall = json.loads(exported(SCENE, "tiled").data)["layers"][0]["objects"]
    assert (ruin["x"], ruin["y"], ruin["width"], ruin["height"], ruin["rotation"]) == (320, 320, 192, 128, 0)
    assert wood["ellipse"] and (wood["x"], wood["y"], wood["width"]) == (26 * 32, 16 * 32, 256)
    assert wall["polyline"] == [{"x": 0, "y": 0}, {"x": 256, "y": 0}, {"x": 256, "y": 192}]
    told = {each["name"]: (each["type"], each["value"]) for each in wall["properties"]}
    assert told["width"] == ("float", 0.5) and told["bottom"] == ("float", 1.0)
    riders = json.loads(exported(SCENE, "tiled").data)["layers"][6]["objects"][1]
    # 35.5 by 60 mm about (8, 12): the corner lies half the sides up and left of it, turned by 30 degrees
    w, h, c, s = 35.5 / 25.4 / 2, 60 / 25.4 / 2, 3**0.5 / 2, 0.5
    assert (riders["x"], riders["y"]) == pytest.approx((32 * (8 - w * c + h * s), 32 * (12 - w * s - h * c)))
    assert riders["ellipse"] and riders["rotation"] == 30


def test_a_turned_rectangle_is_a_rectangle_in_tiled():
    corners = ((20.0, 20.0), (24.0, 23.0), (21.0, 27.0), (17.0, 24.0))  # 5 by 5, turned by atan(3/4)
    made = exported(replace(SCENE, terrain=(Terrain("box", Polygon(corners)),)), "tiled")
    box = json.loads(made.data)["layers"][0]["objects"][0]
    assert "polygon" not in box
    assert (box["x"], box["y"], box["width"], box["height"]) == pytest.approx((640, 640, 160, 160))
    assert box["rotation"] == pytest.approx(36.8698976)


def test_svg_outlines_have_real_inches_layers_and_data():
    root = ElementTree.fromstring(exported(SCENE, "svg").data)
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("44in", "60in", "0 0 44 60")
    layers = {group.get(f"{INK}label"): group for group in root.iter(f"{SVG}g")}
    assert all(group.get(f"{INK}groupmode") == "layer" for group in layers.values())
    ruin, wood, wall = layers["terrain"]
    assert (ruin.tag, ruin.get("data-kind"), ruin.get("data-top")) == (f"{SVG}polygon", "ruin", "5")
    assert (wood.tag, wood.get("cx"), wood.get("r")) == (f"{SVG}circle", "30", "4")
    assert (wall.tag, wall.get("stroke-width")) == (f"{SVG}polyline", "0.5")
    assert wall.get("points") == "2,40 10,40 10,46"
    assert layers["models"][1].get("transform") == "rotate(30 8 12)"
    assert root.findtext(f"{SVG}title") == "Mill & <Ford>"
    assert " A " in layers["templates"][0].get("d")


def test_a_virtual_table_gets_closed_walls_and_the_picture():
    found = json.loads(exported(SCENE, "uvtt", b"\x89PNG picture").data)
    assert found["format"] == 0.3
    assert found["resolution"]["map_size"] == {"x": 44, "y": 60}
    assert found["resolution"]["map_origin"] == {"x": 0, "y": 0}
    first, second = found["line_of_sight"]
    assert first[0] == first[-1] == {"x": 10, "y": 10} and len(first) == 5
    assert len(second) == 7 and found["portals"] == []
    assert b64decode(found["image"]) == b"\x89PNG picture"


def test_what_a_format_cannot_hold_is_said():
    assert exported(SCENE, "geojson").lost == ()
    walls = " ".join(exported(SCENE, "uvtt").lost)
    for words in ("heights", "1 piece of terrain that can be seen past", "no picture came along", "turns"):
        assert words in walls
    holed = Terrain("yard", replace(SQUARE, holes=(((11.0, 11.0), (12.0, 11.0), (12.0, 12.0)),)))
    assert "the holes of 1 piece" in " ".join(exported(replace(SCENE, terrain=(holed,)), "tiled").lost)
    odd = replace(SCENE, extra={"x-own": 1}, backdrop=Backdrop("p.png", (((0, 0), (0, 0)), ((9, 0), (9, 0)))))
    for name in FORMATS:
        lost = " ".join(exported(odd, name).lost)
        assert "1 key of the scene file" in lost and "picture under the table" in lost


def test_a_summary_is_enough_to_lay_the_table_out():
    text = exported(SCENE, "summary").data.decode()
    for line in (
        "Table 44 in wide (left to right), 60 in deep (top to bottom).",
        "Old mill (ruin): rectangle 6 × 4 in, centre (13, 12), its corner nearest the table's at (10, 10); "
        "5 in high, can be stood on, impassable, blocks sight, 2 storeys, cover: hard",
        "wood: circle of 8 in diameter, centre (30, 20); flat, difficult, a cloud to sight",
        "wall: strip 0.5 in wide along (2, 40) – (10, 40) – (10, 46); from 1 in to 3 in high, blocks sight",
        "z1 (deployment zone of red): rectangle 44 × 12 in",
        "Mill stone (marker): at (22, 30)",
        "South road of blue: (0, 60) – (44, 60)",
        "its corner nearest the table's at (10, 10); level 2 in, room for 6",
        "fire: cone, length 8 in at (12, 20), bearing 90°",
        "at (22, 50): Mind the step",
        "Models of red",
        "a2: oval 60 mm along its facing × 35.5 mm, at (8, 12), facing 30°",
        "Turns: 6",
        "Victory: Hold the mill",
    ):
        assert line in text, line


def drawn_ellipse(across, along, bearing):
    """A hill as the designer draws an ellipse about (20, 20)."""
    drawn = {"at": [20.0, 20.0], "length": along, "width": across, "bearing": bearing}
    turn = radians(bearing)
    steps = ((across / 2 * cos(n * pi / 36), along / 2 * sin(n * pi / 36)) for n in range(72))
    ring = ((x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)) for x, y in steps)
    outline = Polygon(tuple((20.0 + x, 20.0 + y) for x, y in ring))
    return Terrain("hill1", outline, kind="hill", shape_extra={"ellipse": drawn})


@pytest.mark.parametrize(
    ("across", "along", "bearing", "words"),
    [
        (7.0, 5.0, 0.0, "ellipse 7 × 5 in, centre (20, 20);"),
        (5.0, 7.0, 90.0, "ellipse 7 × 5 in, centre (20, 20);"),
        (7.0, 5.0, 180.0, "ellipse 7 × 5 in, centre (20, 20);"),
        (7.0, 5.0, 30.0, "ellipse 7 × 5 in, centre (20, 20), turned 30°;"),
        (7.0, 5.0, 120.0, "ellipse 5 × 7 in, centre (20, 20), turned 30°;"),
        (7.0, 5.0, -20.0, "ellipse 7 × 5 in, centre (20, 20), turned -20°;"),
    ],
)
def test_an_ellipse_is_told_across_and_down_as_a_rectangle_is(across, along, bearing, words):
    scene = Scene(Board(60, 44), terrain=(drawn_ellipse(across, along, bearing),))
    assert words in exported(scene, "summary").data.decode()


@pytest.mark.parametrize(("across", "down", "turn"), [(7.0, 5.0, 0.0), (7.0, 5.0, 30.0), (5.0, 7.0, -20.0)])
def test_a_rectangle_is_told_as_the_ellipse_in_it(across, down, turn):
    box = about_centre((20.0, 20.0), across, down, turn, False)
    scene = Scene(
        Board(60, 44), terrain=(Terrain("a", Polygon(box.corners())), drawn_ellipse(across, down, turn))
    )
    text = exported(scene, "summary").data.decode()
    size = f"{across:g} × {down:g} in, centre (20, 20)"
    assert f"rectangle {size}" in text and f"ellipse {size}" in text
    assert not turn or text.count(f", turned {turn:g}°") == 2


def test_a_summary_without_a_name_bears_the_title_that_it_is_given():
    bare = Scene(Board(60, 44))
    assert exported(bare, "summary", title="my").data.decode().startswith("my\n==\n")
    assert exported(replace(bare, name="Own"), "summary", title="my").data.decode().startswith("Own\n")
    assert exported(bare, "summary").data.decode().startswith("A table without a name\n")


def test_a_summary_names_objectives_as_their_markers_are_numbered():
    spots = [Objective(f"marker{n}", "marker", (float(n), 5.0)) for n in (1, 2, 6)]
    hold = Objective("zone1", "zone", outline=Circle((20.0, 20.0), 3.0))
    named = Objective("flag1", "flag", (9.0, 9.0), name="Old flag")
    text = exported(Scene(Board(60, 44), objectives=(hold, *spots, named)), "summary").data.decode()
    for words in ("Objective zone1 (zone)", "Objective 3 (marker): at (6, 5)", "Old flag (flag): at (9, 9)"):
        assert words in text
    assert "marker6" not in text


@pytest.mark.parametrize(
    ("name", "format_"),
    [("a.geojson", "geojson"), ("A.TMJ", "tiled"), ("b.uvtt", "uvtt"), ("b.df2vtt", "uvtt"), ("x.svg", "svg"),
     ("x.txt", "summary")],
)  # fmt: skip
def test_an_ending_says_which_format_is_meant(name, format_):
    assert format_named(name) == format_


def test_an_unknown_ending_is_refused_with_those_that_are_known():
    with pytest.raises(SceneError, match=r"map.doc has no ending that is known; it must end in '.geojson'"):
        format_named("map.doc")
    assert list(ENDINGS) == list(FORMATS)


@given(any_scenes(), st.sampled_from(list(FORMATS)))
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_scene_at_all_becomes_a_file_that_can_be_parsed(scene, name):
    data = exported(scene, name).data
    if name == "svg":
        ElementTree.fromstring(data)
    elif name == "summary":
        assert data.decode()
    else:
        json.loads(data, parse_constant=lambda word: pytest.fail(f"{word} is no JSON"))


def hidden_scene():
    """A ruin that is hidden by itself, one by its layer, and one in sight."""
    square = Polygon(((1.0, 1.0), (3.0, 1.0), (3.0, 3.0), (1.0, 3.0)))
    pieces = [Terrain(id_, square, 0.0, 3.0, sight="blocks") for id_ in ("own", "layer", "plain")]
    pieces[0] = replace(pieces[0], hold=Hold(hidden=True))
    pieces[1] = replace(pieces[1], hold=Hold(layer="old"))
    return Scene(Board(44, 60), terrain=tuple(pieces), layers=(Layer("old", hidden=True),))


@pytest.mark.parametrize("name", ["geojson", "tiled", "svg"])
def test_what_is_hidden_goes_along_and_is_still_hidden_when_it_comes_back(name):
    ending = {"geojson": "map.geojson", "tiled": "map.tmj", "svg": "map.svg"}[name]
    found = imported(Source(ending, exported(hidden_scene(), name).data), {}).scene
    layers = [layer.id for layer in found.layers if layer.hidden]
    hides = {piece.id: piece.hold.hidden or piece.hold.layer in layers for piece in found.terrain}
    assert hides == {"own": True, "layer": True, "plain": False}


def test_tiled_itself_does_not_show_what_is_hidden():
    [layer] = json.loads(exported(hidden_scene(), "tiled").data)["layers"]
    assert [each["visible"] for each in layer["objects"]] == [False, False, True]


def test_a_virtual_table_has_the_walls_of_hidden_pieces_and_says_so():
    made = exported(hidden_scene(), "uvtt", b"picture")
    assert len(json.loads(made.data)["line_of_sight"]) == 3
    assert "that 2 pieces are hidden: their walls block sight there" in made.lost
