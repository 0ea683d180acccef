"""What is exported and imported again lies where it lay."""

from dataclasses import replace
from json import dumps, loads
from math import cos, pi, sin
from pathlib import Path

import pytest
from exchanged import assert_alike, assert_same_parts, scenes, without_holes
from hypothesis import HealthCheck, given, settings

from battlefield.files import read_scene
from battlefield.files.exports import exported
from battlefield.files.exports.rings import corners_of
from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.rules.scene.contents import Board, Door, Scene, Terrain
from battlefield.rules.scene.doors import set_door
from battlefield.rules.scene.scenario import Light

MAPS = sorted((Path(__file__).parents[3] / "maps").glob("*.json"))
CALM = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
ENDINGS = {"geojson": "map.geojson", "tiled": "map.tmj", "svg": "map.svg", "uvtt": "map.dd2vtt"}


def there_and_back(scene, name):
    source = Source(ENDINGS[name], exported(scene, name).data)
    return imported(source, {})


def told_apart(scene, name):
    return format_of(Source(ENDINGS[name], exported(scene, name).data))


@pytest.mark.parametrize("name", list(ENDINGS))
def test_an_export_is_known_again_for_what_it_is(name):
    assert told_apart(Scene(Board(44, 60)), name) == name


def test_a_file_that_says_how_large_it_is_leaves_nothing_to_ask():
    assert questions(Source("map.geojson", exported(read_scene(MAPS[0]), "geojson").data)) == ()
    [asked] = questions(Source("map.svg", exported(read_scene(MAPS[0]), "svg").data))
    assert asked.key == "tolerance"  # of curves; the size in inches is told


@given(scenes())
@CALM
def test_geojson_gives_every_part_back(scene):
    found = there_and_back(scene, "geojson").scene
    assert_same_parts(found, scene)
    assert (found.board, found.name, found.facts) == (scene.board, scene.name, scene.facts)


@given(scenes())
@CALM
def test_a_tiled_map_gives_every_part_back_but_holes(scene):
    assert_same_parts(there_and_back(scene, "tiled").scene, without_holes(scene))


@given(scenes())
@CALM
def test_svg_outlines_give_every_part_back(scene):
    found = there_and_back(scene, "svg").scene
    assert_same_parts(found, scene)
    assert_alike(found.board, scene.board, "board")
    assert found.name == scene.name


@pytest.mark.first(7)
@pytest.mark.parametrize("name", ["geojson", "tiled", "svg"])
@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_the_maps_that_come_with_the_program_come_back(path, name):
    scene = read_scene(path)
    found = there_and_back(scene, name)
    assert_same_parts(found.scene, scene if name != "tiled" else without_holes(scene))
    assert found.dropped == ()


@pytest.mark.parametrize("name", ["geojson", "tiled", "svg"])
def test_a_drawn_ellipse_stays_one(name):
    c, n = cos(0.5), sin(0.5)
    rounds = [2 * pi * step / 90 for step in range(90)]
    corners = [(4 * cos(t), 2 * sin(t)) for t in rounds]
    corners = tuple((20 + x * c - y * n, 15 + x * n + y * c) for x, y in corners)
    bearing = 90 + 0.5 * 180 / pi
    ellipse = {"at": [20.0, 15.0], "length": 8.0, "width": 4.0, "bearing": bearing}
    pond = Terrain("pond", Polygon(corners), kind="water", shape_extra={"ellipse": ellipse})
    [found] = there_and_back(Scene(Board(48, 36), terrain=(pond,)), name).scene.terrain
    kept = found.shape_extra["ellipse"]
    assert tuple(kept["at"]) == pytest.approx((20, 15), abs=1e-6)
    assert (kept["length"], kept["width"]) == pytest.approx((8, 4), abs=1e-6)
    assert kept["bearing"] % 180 == pytest.approx(bearing % 180, abs=1e-6)


def test_walls_of_a_virtual_table_stand_where_sight_is_blocked():
    square = Polygon(((10.0, 10.0), (16.0, 10.0), (16.0, 14.0), (10.0, 14.0)))
    ruin = Terrain("ruin", square, top=5.0, sight="blocks")
    wood = Terrain("wood", Circle((30.0, 20.0), 4.0), sight="cloud")
    made = exported(Scene(Board(48, 36), terrain=(ruin, wood)), "uvtt")
    found = imported(Source("map.dd2vtt", made.data), {}).scene
    assert found.board == Board(48, 36)
    assert all(piece.sight == "blocks" for piece in found.terrain)
    reached = [outline_box(piece.outline) for piece in found.terrain]
    assert min(box[0] for box in reached) == pytest.approx(10, abs=0.3)
    assert max(box[2] for box in reached) == pytest.approx(16, abs=0.3)
    assert max(box[3] for box in reached) == pytest.approx(14, abs=0.3)


@given(scenes())
@CALM
def test_each_ring_of_a_virtual_tables_walls_comes_back_to_a_millionth(scene):
    made = exported(scene, "uvtt")
    source = Source("map.dd2vtt", made.data)
    walls = [piece for piece in scene.terrain if piece.sight == "blocks" and piece.door is None]
    rings = [ring for piece in walls for ring in corners_of(piece.outline)]
    found = imported(source, {"buildings": True})
    assert_alike(found.scene.board, scene.board, "board")
    once = [ring for n, ring in enumerate(rings) if not any(is_same_ring(ring, rings[k]) for k in range(n))]
    assert len(found.scene.terrain) == len(once)
    repeated = len(rings) - len(once)  # walls that lie twice in one place are one, and that is told
    told = [words for words in found.dropped if "repeated wall" in words]
    assert [words.split()[0] for words in told] == ([str(repeated)] if repeated else [])
    for ring in rings:
        assert any(is_same_ring(piece.outline.points, ring) for piece in found.scene.terrain), ring
    holed = [piece for piece in walls if getattr(piece.outline, "holes", ())]
    assert any("hole" in words for words in made.lost) == bool(holed)
    rest = len(scene.terrain) - len(walls)
    assert any(f"{rest} piece" in words for words in made.lost) == bool(rest)


def is_same_ring(one, other):
    """Whether two rings have the same corners in the same order, from wherever and whichever way round."""
    ways = [other[n:] + other[:n] for n in range(len(other))]
    ways += [way[::-1] for way in ways]
    return any(
        len(one) == len(way)
        and all(abs(x - u) < 1e-6 and abs(y - v) < 1e-6 for (x, y), (u, v) in zip(one, way, strict=True))
        for way in ways
    )


def test_a_wall_written_again_is_the_same_wall_and_doors_and_lights_are_told_with_their_number():
    wall = [{"x": 2, "y": 3.25}, {"x": 9.5, "y": 3.25}, {"x": 9.5, "y": 8}, {"x": 2, "y": 3.25}]
    door = {"bounds": [{"x": 2, "y": 8}, {"x": 3, "y": 8}], "closed": True}
    map_ = {"format": 0.3, "resolution": {"map_size": {"x": 20, "y": 12}, "pixels_per_grid": 70}}
    map_ |= {"line_of_sight": [wall], "portals": [door, door | {"closed": False}], "lights": [{}, {}, {}]}
    first = imported(Source("map.dd2vtt", dumps(map_).encode()), {"buildings": True})
    assert "3 lights without a usable position" in first.dropped
    assert {"1 closed door", "1 open door"} <= {words for words in first.taken if "door" in words}
    made = exported(first.scene, "uvtt")
    again = loads(made.data)
    first_line = again["line_of_sight"][0]
    assert [(at["x"], at["y"]) for at in first_line] == [(at["x"], at["y"]) for at in wall]
    assert [portal["closed"] for portal in again["portals"]] == [True, False]
    assert again["portals"][0]["bounds"] == door["bounds"] and again["lights"] == []


DOORS = (
    Door(),
    Door(True),
    Door(freestanding=True, turn=180.0),
    Door(True, 4.5, ("impassable", "dangerous"), "clear", turn=-90.0),
)


def with_doors():
    """Doors on lines in many directions, open and closed, of one height."""
    shut = [replace(door, is_open=False) for door in DOORS]
    lines = [Strip(((4.0 * n, 3.0), (4.0 * n + 2.0, 3.0 + n)), 0.25) for n in range(1, 5)]
    made = [
        Terrain(f"d{n}", line, top=3.0, ground=("impassable",), sight="blocks", door=door)
        for n, (line, door) in enumerate(zip(lines, shut, strict=True))
    ]
    opened = [set_door(piece, door.is_open) for piece, door in zip(made, DOORS, strict=True)]
    return Scene(Board(44, 30), terrain=tuple(opened))


@pytest.mark.parametrize("name", ["geojson", "tiled", "svg"])
def test_doors_come_back_with_all_that_they_are(name):
    scene = with_doors()
    assert_same_parts(there_and_back(scene, name).scene, scene)


def test_a_virtual_table_gives_doors_back_with_their_line_their_state_and_their_turn():
    scene = with_doors()
    made = exported(scene, "uvtt")
    found = imported(Source("map.dd2vtt", made.data), {})
    for mine, there in zip(scene.terrain, found.scene.terrain, strict=True):
        assert there.outline == mine.outline and there.sight == mine.sight
        assert there.door.is_open == mine.door.is_open
        assert there.door.freestanding == mine.door.freestanding
        assert (there.door.turn - mine.door.turn + 180) % 360 == pytest.approx(180, abs=1e-6)
    assert found.dropped == ()
    assert loads(exported(found.scene, "uvtt").data)["portals"] == loads(made.data)["portals"]


def test_what_a_virtual_table_loses_of_doors_is_said():
    thin = "names, thickness, ground, cover and height of 1 door: a line there, without an end upward"
    glass = Terrain("d", Strip(((4.0, 3.0), (6.0, 3.0)), 0.25), top=3.0, ground=("impassable",), door=Door())
    lost = exported(Scene(Board(44, 30), terrain=(glass,)), "uvtt").lost
    assert lost == (thin, "that 1 door can be seen through: none can there")


LIGHTS = (
    Light("sun", (3.0, 4.0), 6.5, 0.75, "#eccd8b", False),
    Light("dim", (30.125, 4.0), 0.0, 2.0, "#7f7fb080"),
)


@pytest.mark.parametrize("name", ["geojson", "tiled", "svg", "uvtt"])
def test_lights_come_back_with_all_that_they_are(name):
    scene = Scene(Board(44, 30), lights=LIGHTS)
    found = there_and_back(scene, name)
    assert [replace(light, id="") for light in found.scene.lights] == [
        replace(each, id="") for each in LIGHTS
    ]
    assert found.dropped == ()
    assert exported(scene, name).lost == ()


def test_the_name_of_a_light_is_said_to_be_lost_on_a_virtual_table():
    scene = Scene(Board(44, 30), lights=(replace(LIGHTS[0], name="Torch"), LIGHTS[1]))
    assert exported(scene, "uvtt").lost == ("the names of 1 light",)


@pytest.mark.parametrize(("told", "is_open"), [("open", True), ("closed", False), ("Shut", False)])
def test_a_drawing_made_elsewhere_tells_of_a_door_in_a_word(told, is_open):
    ring = [[1, 1], [3, 1], [3, 2], [1, 2], [1, 1]]
    area = {"type": "Polygon", "coordinates": [ring]}
    feature = {"type": "Feature", "geometry": area, "properties": {"part": "terrain", "door": told}}
    table = {"units": "inch", "width": 20, "height": 12, "y_axis": "down"}
    made = {"type": "FeatureCollection", "battlefield": table, "features": [feature]}
    [piece] = imported(Source("map.geojson", dumps(made).encode()), {}).scene.terrain
    assert piece.door == Door(is_open)


def outline_box(outline):
    """The corners' box; a wall's own thickness may be added."""
    points = outline.points
    return (
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    )


def test_comparing_sees_a_difference():
    wood = Terrain("wood", Circle((30.0, 20.0), 4.0))
    with pytest.raises(AssertionError):
        assert_alike(replace(wood, outline=Circle((30.0, 20.0), 4.00001)), wood, "wood")


@pytest.mark.parametrize("name", ["geojson", "tiled", "svg"])
def test_a_description_is_said_to_be_lost_only_where_it_is(name):
    scene = Scene(Board(48, 36), "Ford", description="Two banks & a <ford>")
    made = exported(scene, name)
    is_kept = imported(Source(ENDINGS[name], made.data), {}).scene.description == scene.description
    assert is_kept == ("the description of the scene" not in made.lost)
    assert not any("facts" in sentence for sentence in made.lost)
