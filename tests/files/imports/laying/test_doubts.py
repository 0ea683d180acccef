"""Names that contradict what else is told of a piece are asked about, in every format that tells it."""

import json

import pytest

from battlefield.files.imports import Source, imported, questions
from battlefield.files.imports.laying.doubts import contradiction
from battlefield.files.terrain.terrain_kinds import KINDS

RING = [[10, 10], [14, 10], [14, 13], [10, 13], [10, 10]]


def tiled(name, **told):
    thing = {"id": 1, "name": name, "type": "", "x": 320, "y": 320, "width": 96, "height": 64}
    thing["properties"] = [{"name": key, "type": "string", "value": value} for key, value in told.items()]
    layer = {"type": "objectgroup", "name": "things", "objects": [thing]}
    sizes = {"width": 30, "height": 20, "tilewidth": 32, "tileheight": 32}
    return Source("map.tmj", json.dumps({"type": "map", **sizes, "layers": [layer]}).encode())


def tmx(name, **told):
    listed = "".join(f'<property name="{key}" value="{value}"/>' for key, value in told.items())
    text = f"""<map width="30" height="20" tilewidth="32" tileheight="32"><objectgroup name="things">
        <object id="1" name="{name}" x="320" y="320" width="96" height="64">
        <properties>{listed}</properties></object></objectgroup></map>"""
    return Source("map.tmx", text.encode())


def geojson(name, **told):
    geometry = {"type": "Polygon", "coordinates": [RING]}
    feature = {"type": "Feature", "properties": {"name": name, **told}, "geometry": geometry}
    return Source("map.geojson", json.dumps({"type": "FeatureCollection", "features": [feature]}).encode())


def svg(name, **told):
    data = " ".join(f'data-{key}="{value}"' for key, value in told.items())
    text = '<svg xmlns="http://www.w3.org/2000/svg" width="30in" height="20in" viewBox="0 0 30 20">'
    return Source(
        "map.svg", f'{text}<rect id="{name}" x="10" y="10" width="4" height="3" {data}/></svg>'.encode()
    )


def layout(name, height="5", sight="blocks"):
    footprint = {"type": "rectangle", "width": 4, "height": 3}
    template = {"id": "t", "name": name, "kind": "feature", "footprint": footprint,
                "default_height_inches": float(height), "default_blocking": sight == "blocks"}  # fmt: skip
    pieces = [{"template": "t", "position": {"x": 12, "y": 12}, "piece_type": "feature"}]
    both = [{"id": "other", "name": "Other", "pieces": []}, {"id": "one", "name": "One", "pieces": pieces}]
    return Source("layouts.json", json.dumps({"templates": [template], "layouts": both}).encode())


WRITERS = [tiled, tmx, geojson, svg, layout]


def kinds_asked(source):
    return {each.key: each for each in questions(source) if each.key.startswith("kind:")}


def the_piece(source, **answers):
    found = imported(source, answers | ({"layout": "One"} if source.name == "layouts.json" else {}))
    return found.scene.terrain[0], found


@pytest.mark.parametrize("write", WRITERS)
def test_a_field_that_is_high_and_blocks_sight_is_asked_about(write):
    source = write("Corn field", height="5", sight="blocks")
    (question,) = kinds_asked(source).values()
    assert question.key == "kind:Corn field"
    assert question.text.startswith("What is 'Corn field', which sounds like a field, but is 5 in high and")
    piece, found = the_piece(source)
    assert (piece.kind, piece.top, piece.sight) == (question.usual, 5, "blocks")
    assert any("'Corn field' sounds like a field" in sentence for sentence in found.guessed)


@pytest.mark.parametrize("write", WRITERS)
def test_the_answer_counts_and_is_no_guess_any_more(write):
    source = write("Corn field", height="5", sight="blocks")
    piece, found = the_piece(source, **{"kind:Corn field": "hedge"})
    assert (piece.kind, piece.top, piece.sight) == ("hedge", 5, "blocks")
    assert not any("sounds like" in sentence for sentence in found.guessed)


@pytest.mark.parametrize("write", WRITERS)
def test_what_does_not_contradict_itself_is_not_asked(write):
    assert not kinds_asked(write("Stone wall", height="5", sight="blocks"))
    assert not kinds_asked(write("Corn field", height="0.2", sight="clear"))


@pytest.mark.parametrize(
    ("kind", "height", "blocks", "words"),
    [
        ("field", 5.0, True, "is 5 in high and blocks sight"),
        ("road", 1.0, None, "is 1 in high"),
        ("water", None, True, "blocks sight"),
        ("field", 0.5, False, ""),
        ("wall", 5.0, True, ""),
        ("hill", 5.0, True, ""),
        ("wood", 5.0, None, ""),
    ],
)
def test_only_ground_that_lies_flat_contradicts_a_height(kind, height, blocks, words):
    assert contradiction(KINDS[kind], height, blocks) == words
