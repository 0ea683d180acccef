"""Scene files read: what they mean, and the sentence that refuses each one that is wrong."""

import json
import subprocess
import sys
import tracemalloc
from time import process_time

import pytest
from campaigns import tries
from hypothesis import given, settings
from hypothesis import strategies as st
from sample_scenes import CROSSING, changed

from battlefield.files import SceneError, parse_scene, parse_template, read_scene, warnings_of, write_scene
from battlefield.files.text import limits
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Strip, Template

RUIN, WOOD, WALL = (("terrain", index) for index in range(3))
A1, B1 = (("models", index) for index in range(2))
BLAST, NOVA, CONE = (("templates", index) for index in range(3))
SQUARE = [[0, 0], [9, 0], [9, 9], [0, 9]]
BOW_TIE = [[0, 0], [9, 9], [9, 0], [0, 9]]


def crossing():
    return parse_scene(changed(), "crossing.json")


def refused(data, source="table.json"):
    with pytest.raises(SceneError) as caught:
        parse_scene(data, source)
    return caught.value


def test_a_scene_is_read_as_written():
    scene = crossing()
    assert (scene.name, scene.board.width, scene.board.height) == ("Crossing", 48.0, 36.0)
    ruin, wood, wall = scene.terrain
    assert ruin.outline == Polygon(
        ((10, 10), (16, 10), (16, 14), (10, 14)), holes=(((12, 11), (14, 11), (13, 13)),)
    )
    assert (ruin.top, ruin.ground, ruin.sight, ruin.platform) == (3.0, ("impassable",), "blocks", True)
    assert wood.outline == Circle((30, 18), 4)
    assert wall.outline == Strip(((1, 1), (9, 1), (9, 5)), 0.25)
    a1, b1, b2 = scene.models
    assert (a1.unit, a1.side, a1.base, a1.at, a1.height, a1.facing) == (
        "alpha", "red", BaseSize.round(32), (5, 12), 1.5, 90,
    )  # fmt: skip
    assert (b1.base, b1.at, b2.base) == (BaseSize.oval(60, 35), (20.5, -3), BaseSize.hex(40))


def test_what_is_left_out_takes_its_default():
    wood = crossing().terrain[1]
    assert (wood.bottom, wood.top, wood.platform, wood.storeys, wood.name) == (0.0, 0.0, False, 0, "")
    wall = parse_scene(changed(((*WALL, "top"), None)), "").terrain[2]
    assert wall.top == wall.bottom == 1.0
    bare = {"format": "battlefield-scene", "version": 1, "board": {"width": 9, "height": 9}}
    empty = parse_scene(json.dumps(bare).encode(), "")
    assert (empty.terrain, empty.models, empty.templates, empty.name) == ((), (), (), "")


def test_how_well_places_are_known_is_read_as_written():
    scene = parse_scene(changed((("sigma",), 0.03), ((*A1, "sigma"), 0), ((*WOOD, "sigma"), 0.5)), "")
    assert scene.sigma == 0.03
    assert [model.sigma for model in scene.models][:2] == [0.0, None]  # its own, or that of the scene
    assert [piece.sigma for piece in scene.terrain] == [0.0, 0.5, 0.0]


def test_a_nova_lies_at_its_models_centre():
    nova = crossing().templates[1]
    assert (nova.template, nova.model, nova.locked) == (Template("round", 6, (5, 12)), "a1", True)
    assert crossing().templates[2].template == Template("cone", 8, (24, 18), 45)


def test_ground_keeps_its_order_and_loses_repetitions():
    words = ["impassable", "difficult", "impassable"]
    wood = parse_scene(changed(((*WOOD, "ground"), words)), "").terrain[1]
    assert wood.ground == ("impassable", "difficult")


def test_things_may_wait_beside_the_board():
    scene = parse_scene(changed(((*A1, "at"), [-999, 1000]), ((*WOOD, "shape", "circle"), [-20, 50])), "")
    assert scene.models[0].at == (-999, 1000)


def test_a_byte_order_mark_is_no_fault():
    assert parse_scene(b"\xef\xbb\xbf" + changed(), "") == crossing()


def test_unknown_keys_are_kept_where_they_stand():
    edits = [
        (("weather",), [{"a": 1}]),
        (("board", "cloth"), "felt"),
        ((*RUIN, "colour"), "grey"),
        ((*RUIN, "shape", "note"), None),
        ((*A1, "hp"), 3),
        ((*A1, "base", "rim"), "black"),
        ((*CONE, "owner"), "red"),
    ]
    scene = parse_scene(changed(*(edit for edit in edits if edit[1] is not None)), "")
    assert (scene.extra, scene.board.extra) == ({"weather": [{"a": 1}]}, {"cloth": "felt"})
    assert scene.terrain[0].extra == {"colour": "grey"}
    assert (scene.models[0].extra, scene.models[0].base_extra) == ({"hp": 3}, {"rim": "black"})
    assert scene.templates[2].extra == {"owner": "red"}


def test_a_slip_for_a_known_key_is_kept_and_warned_of():
    scene = parse_scene(
        changed(
            ((*WALL, "botom"), 1), ((*A1, "faceing"), 2), (("zones",), []), ((*WOOD, "shape", "hole"), [])
        ),
        "",
    )
    assert warnings_of(scene) == [
        "terrain[2]: 'botom' is not a key this program knows; did you mean 'bottom'?",
        "models[0]: 'faceing' is not a key this program knows; did you mean 'facing'?",
    ]
    assert scene.models[0].extra == {"faceing": 2}


REFUSED = [
    ("format is missing", changed((("format",), None)), "format", "a scene begins with"),
    ("another format", changed((("format",), "uvtt")), "format", "'uvtt'"),
    ("a newer version", changed((("version",), 2)), "version", "this older program reads 1, update it"),
    ("version zero", changed((("version",), 0)), "version", "it must be 1"),
    ("version a truth", changed((("version",), True)), "version", "true"),
    ("board is missing", changed((("board",), None)), "board", "is missing"),
    ("board too small", changed((("board", "width"), 0.5)), "board.width", "from 1 to 500"),
    ("board too big", changed((("board", "height"), 501)), "board.height", "from 1 to 500"),
    ("a misspelled key that must be there", changed((("board", "width"), None), (("board", "widht"), 4)),
     "board.width", "is 'widht' a slip for it?"),
    ("name no text", changed((("name",), 7)), "name", "it must be a text"),
    ("terrain no list", changed((("terrain",), {})), "terrain", "it must be a list"),
    ("a piece no object", changed((("terrain",), [1])), "terrain[0]", "it must be an object"),
    ("models null", changed((("models",), "x")), "models", "it must be a list"),
    ("an id missing", changed(((*WOOD, "id"), None)), "terrain[1].id", "is missing"),
    ("an id empty", changed(((*B1, "id"), "")), "models[1].id", "is empty"),
    ("an id blank", changed(((*B1, "id"), "  ")), "models[1].id", "is empty"),
    ("an id a number", changed(((*B1, "id"), 7)), "models[1].id", "it must be a text"),
    ("an id of terrain twice", changed(((*WALL, "id"), "ruin")), "terrain[2].id", "like terrain[0].id"),
    ("an id of a model twice", changed(((*B1, "id"), "a1")), "models[1].id", "like models[0].id"),
    ("an id of a template twice", changed(((*CONE, "id"), "blast")), "templates[2].id",
     "like templates[0].id"),
    ("an unknown ground", changed(((*RUIN, "ground"), ["impassable", "dificult"])), "terrain[0].ground[1]",
     "'difficult', 'dangerous' or 'impassable', did you mean 'difficult'?"),
    ("ground a word", changed(((*RUIN, "ground"), "difficult")), "terrain[0].ground", "it must be a list"),
    ("an unknown sight", changed(((*RUIN, "sight"), "block")), "terrain[0].sight", "did you mean 'blocks'?"),
    ("sight a list", changed(((*RUIN, "sight"), [])), "terrain[0].sight", "a list of 0"),
    ("platform a number", changed(((*RUIN, "platform"), 1)), "terrain[0].platform", "true or false"),
    ("storeys broken", changed(((*RUIN, "storeys"), 1.5)), "terrain[0].storeys", "a whole number"),
    ("top below bottom", changed(((*WALL, "top"), 0.5)), "terrain[2].top", "not be below bottom, 1"),
    ("bottom below the table", changed(((*WALL, "bottom"), -1)), "terrain[2].bottom", "from 0 to 1000"),
    ("no shape", changed(((*WOOD, "shape"), None)), "terrain[1].shape", "is missing"),
    ("a shape of no kind", changed(((*WOOD, "shape"), {"cirle": [1, 1]})), "terrain[1].shape",
     "did you mean 'circle'?"),
    ("a shape of two kinds", changed(((*WOOD, "shape", "polygon"), SQUARE)), "terrain[1].shape",
     "has 'polygon' and 'circle'"),
    ("a circle without radius", changed(((*WOOD, "shape", "radius"), None)), "terrain[1].shape.radius",
     "is missing"),
    ("a circle without size", changed(((*WOOD, "shape", "radius"), 0)), "terrain[1].shape.radius", ""),
    ("a strip without width", changed(((*WALL, "shape", "width"), -1)), "terrain[2].shape.width", ""),
    ("a polygon of two points", changed(((*RUIN, "shape", "polygon"), SQUARE[:2])),
     "terrain[0].shape.polygon",
     "at least 3 are needed"),
    ("a line of one point", changed(((*WALL, "shape", "line"), [[1, 1]])), "terrain[2].shape.line",
     "at least 2"),
    ("a point of three numbers", changed(((*RUIN, "shape", "polygon", 2), [1, 2, 3])),
     "terrain[0].shape.polygon[2]",
     "it must be a point [x, y]"),
    ("a coordinate a text", changed(((*RUIN, "shape", "polygon", 2, 1), "2")),
     "terrain[0].shape.polygon[2][1]",
     "it must be a number"),
    ("a coordinate a truth", changed(((*A1, "at"), [True, 2])), "models[0].at[0]", "true"),
    ("a hole of two points", changed(((*RUIN, "shape", "holes"), [SQUARE[:2]])), "terrain[0].shape.holes[0]",
     "at least 3"),
    ("a coordinate far away", changed(((*A1, "at"), [0, -1000.5])), "models[0].at[1]", "from -1000 to 1000"),
    ("a base of no kind", changed(((*A1, "base"), {})), "models[0].base", "'round', 'oval', 'rect' or 'hex'"),
    ("a base of two kinds", changed(((*A1, "base", "hex"), 30)), "models[0].base", "has 'round' and 'hex'"),
    ("a base too small", changed(((*A1, "base", "round"), 0.5)), "models[0].base.round", "from 1 to 1000"),
    ("a base too big", changed(((*B1, "base", "oval"), [60, 1001])), "models[1].base.oval[1]",
     "from 1 to 1000"),
    ("an oval of one size", changed(((*B1, "base", "oval"), [60])), "models[1].base.oval", "[length, width]"),
    ("a hexagon of two sizes", changed((("models", 2, "base", "hex"), [40, 40])), "models[2].base.hex",
     "a list of 2"),
    ("a height below nothing", changed(((*A1, "height"), -0.1)), "models[0].height", "from 0 to 1000"),
    ("facing a text", changed(((*A1, "facing"), "north")), "models[0].facing", "'north'"),
    ("a model without place", changed(((*B1, "at"), None)), "models[1].at", "is missing"),
    ("a template of no kind", changed((("templates", 0), {"id": "x", "blast": 3})), "templates[0]",
     "'diffuse'"),
    ("a template of two kinds", changed(((*BLAST, "wall"), 3)), "templates[0]", "has 'round' and 'wall'"),
    ("a template too small", changed(((*BLAST, "round"), 0.001)), "templates[0].round", "from 0.01 to 1000"),
    ("a template nowhere", changed(((*BLAST, "at"), None)), "templates[0].at", "is missing"),
    ("a cone without bearing", changed(((*CONE, "bearing"), None)), "templates[2].bearing", "is missing"),
    ("a nova about nobody", changed(((*NOVA, "model"), "A1")), "templates[1].model", "did you mean 'a1'?"),
    ("a nova at two places", changed(((*NOVA, "at"), [1, 1])), "templates[1]", "has both 'at' and 'model'"),
    ("a cone about a model", changed(((*CONE, "model"), "a1")), "templates[2].model",
     "only a round template"),
    ("locked a text", changed(((*CONE, "locked"), "yes")), "templates[2].locked", "true or false"),
    ("not an object", b"[1]", "the text", "it must be an object"),
    ("nothing at all", b" \n", "the text", "is empty"),
    ("not JSON", b'{\n  "format": }', "line 2, column 13", "is not JSON"),
    ("cut short", changed()[:-1], "line 1, column", "is not JSON"),
    ("not UTF-8", b'{\n"name": "\xff"}', "line 2", "is not UTF-8"),
    ("NaN where no key is known", changed((("weather",), [0, float("nan")])), "weather[1]",
     "not a finite number"),
    ("an infinite number", changed().replace(b"20.5", b"1e999"), "models[1].at[0]", "not a finite number"),
    ("a number of 5,000 digits", changed().replace(b"20.5", b"9" * 5000), "models[1].at[0]",
     "not a finite number"),
    ("a number of 300 digits", changed().replace(b"20.5", b"9" * 300), "models[1].at[0]",
     "from -1000 to 1000"),
    ("a key twice", changed().replace(b'"unit"', b'"id"'), "models[0]", "has the key 'id' twice"),
    ("a key twice at the top", changed()[:-1] + b', "name": "x"}', "the text", "has the key 'name' twice"),
    ("nesting of 65", changed((("x",), json.loads("[" * 64 + "]" * 64))), "x[0][0]", "is nested too deep"),
    ("bottomless nesting", b"[" * 200_000, "the text", "is nested too deep"),
    ("a long text", changed((("name",), "x" * 10_001)), "name", "10001 characters"),
    ("a long key", changed((("k" * 10_001,), 1)), "k" * 40 + "...", "10001 characters"),
    ("half a character", changed((("name",), "\ud83d")), "name", "half a character"),
    ("half a character in a key", changed((("a\ud83d",), 1)), "['a\\ud83d']", "half a character"),
    ("too many points", changed(((*WOOD, "shape"), {"polygon": [[0, 0]] * 10_001})),
     "terrain[1].shape.polygon",
     "at most 10000"),
    ("too many pieces", changed((("terrain",), [{}] * 5_001)), "terrain", "at most 5000"),
    ("too many models", changed((("models",), [{}] * 10_001)), "models", "at most 10000"),
    ("too many templates", changed((("templates",), [{}] * 2_001)), "templates", "at most 2000"),
    ("a negative uncertainty", changed((("sigma",), -0.1)), "sigma", "a number from 0 to 1000"),
    ("that of a model", changed(((*A1, "sigma"), -1)), "models[0].sigma", "is -1; it must be a number"),
    ("that of a piece", changed(((*WOOD, "sigma"), -1)), "terrain[1].sigma", "is -1; it must be a number"),
    ("one without end", changed(((*A1, "sigma"), 1e400)), "models[0].sigma", "finite"),
    ("a text", changed(((*A1, "sigma"), "0.1")), "models[0].sigma", "a number from 0 to 1000"),
    ("a file too big", b" " * (16 * 1024 * 1024 + 1), "", "is too big"),
]  # fmt: skip


@pytest.mark.parametrize(("_case", "data", "place", "words"), REFUSED, ids=[row[0] for row in REFUSED])
def test_a_wrong_file_is_refused_in_one_sentence_that_names_the_place(_case, data, place, words):
    error = refused(data)
    assert error.place.startswith(place) if place.endswith("column") else error.place == place
    assert words in str(error)
    assert error.source == "table.json" and str(error).startswith("table.json")
    assert error.expected and "\n" not in str(error) and len(str(error)) < 300


@pytest.mark.parametrize(
    ("shape", "place"),
    [
        ({"polygon": BOW_TIE}, "terrain[1].shape.polygon"),
        ({"polygon": [[0, 0], [9, 0], [9, 9], [9, 9]]}, "terrain[1].shape.polygon"),
        ({"polygon": [[0, 0], [5, 0], [9, 0]]}, "terrain[1].shape.polygon"),
        ({"polygon": SQUARE, "holes": [[[2, 2], [20, 2], [2, 4]]]}, "terrain[1].shape.holes[0]"),
        ({"line": [[0, 0], [0, 0]], "width": 1}, "terrain[1].shape.line"),
    ],
)
def test_an_outline_that_is_no_area_is_refused_at_its_place(shape, place):
    error = refused(changed(((*WOOD, "shape"), shape)))
    assert error.place.startswith(place)
    assert error.expected in str(error)


def numbers(count):
    """Write a scene with that many numbers under a key that the program does not know."""
    text = changed().decode().rstrip()[:-1]
    return f'{text}, "theirs": [{",".join(["1"] * count)}]}}'.encode()


def test_four_million_numbers_under_a_foreign_key_are_refused_at_once():
    data = numbers(4_000_000)
    begun, before = process_time(), tracemalloc_peak(lambda: None)
    error = refused(data)
    assert process_time() - begun < 1.0
    assert (error.place, error.found) == ("the text", "holds too much")
    assert tracemalloc_peak(lambda: refused(data)) - before < 1_000_000


def tracemalloc_peak(work):
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_more_under_foreign_keys_than_can_be_kept_is_refused_with_the_key():
    error = refused(numbers(limits.FOREIGN))
    assert error.place == "'theirs'"
    assert error.found == "holds 100,001 values and is no key of a scene"


@pytest.mark.campaign
def test_what_is_read_under_foreign_keys_can_be_written_and_read_again(tmp_path):
    deep = "[" * 50 + ",".join(["1.5"] * (limits.FOREIGN - 51)) + "]" * 50
    data = (changed().decode().rstrip()[:-1] + f', "theirs": {deep}}}').encode()
    scene = parse_scene(data, "")
    write_scene(tmp_path / "again.json", scene)
    assert read_scene(tmp_path / "again.json") == scene


def test_nesting_of_64_is_read():
    scene = parse_scene(changed((("x",), json.loads("[" * 63 + "]" * 63))), "")
    assert json.dumps(scene.extra["x"]) == "[" * 63 + "]" * 63


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda folder: folder / "none.json", "does not exist"),
        (lambda folder: folder, "is a folder"),
        (lambda folder: folder / ("x" * 300), "cannot be read"),
        (lambda folder: f"{folder}/a\0b.json", "cannot be read"),
    ],
)
def test_a_file_that_cannot_be_opened_is_named(tmp_path, make, words):
    with pytest.raises(SceneError, match=words) as caught:
        read_scene(make(tmp_path))
    assert caught.value.source.startswith(str(tmp_path)) and str(caught.value).isprintable()


def test_reading_stops_at_the_limit_even_of_an_endless_file():
    with pytest.raises(SceneError, match="is too big"):
        read_scene("/dev/zero")


def test_a_file_is_read_from_its_path(tmp_path):
    path = tmp_path / "crossing.json"
    path.write_bytes(changed())
    assert read_scene(path) == read_scene(str(path)) == crossing()


def test_a_template_is_read_by_itself():
    models = {model.id: model for model in crossing().models}
    assert parse_template({"round": 4, "model": "b1"}, "template", models) == Template("round", 4, (20.5, -3))
    beam = {"beam": 24, "at": [1, 2], "bearing": 90}
    assert parse_template(beam, "template", models) == Template("beam", 24, (1, 2), 90)
    with pytest.raises(SceneError, match=r"^template\.at is missing"):
        parse_template({"wall": 4}, "template", models)


VALID = changed()
TOKENS = b'{ ] " -1 1e400 null NaN [[ "id" \xff \\u0000 \\ud800 , -0.0 true'.split()


@given(st.data())
@settings(max_examples=tries(300, 20), deadline=None)
def test_broken_bytes_are_refused_and_never_crash(data):
    broken = bytearray(VALID)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(broken)))
        end = min(len(broken), start + data.draw(st.integers(0, 9)))
        broken[start:end] = data.draw(st.sampled_from(TOKENS) | st.binary(max_size=6))
    try:
        parse_scene(bytes(broken), "broken.json")
    except SceneError as error:
        assert str(error).startswith("broken.json") and "\n" not in str(error)


values = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3)
trees = st.recursive(
    values, lambda tree: st.lists(tree, max_size=4) | st.dictionaries(st.text(max_size=3), tree)
)


@given(st.sampled_from([RUIN, WALL, A1, B1, NOVA, CONE, ("board",)]), st.data(), trees)
@settings(max_examples=tries(300, 20), deadline=None)
def test_any_value_under_any_key_is_read_or_refused(path, data, value):
    inside = CROSSING
    for step in path:
        inside = inside[step]
    key = data.draw(st.sampled_from(sorted(inside)))
    try:
        parse_scene(changed(((*path, key), value)), "odd.json")
    except SceneError as error:
        assert str(error).startswith("odd.json") and "\n" not in str(error)


def test_importing_the_reader_loads_neither_arrays_nor_shapes():
    code = "import battlefield.files, sys; print(sorted({'numpy', 'shapely', 'PySide6'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_what_is_done_about_open_verdicts_is_read_and_nothing_else_is_a_custom():
    assert crossing().custom == ""
    assert parse_scene(changed((("custom",), "roll off")), "").custom == "roll off"
    error = refused(changed((("custom",), "duel")))
    assert error.place == "custom" and "roll off" in str(error)


def test_a_template_may_have_an_uncertainty_of_its_own():
    scene = parse_scene(changed((("templates", 0, "sigma"), 0.05)), "")
    assert [placed.sigma for placed in scene.templates] == [0.05, 0.0, 0.0]
