"""Saves of Tabletop Simulator: one unit is an inch, the middle of the table is the origin, z points away."""

import json

import pytest

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize, Polygon

BOARD = {"width": 44.0, "height": 60.0}


def thing(x, z, turn=0.0, name="Custom_Model", **more):
    return {"Name": name, "Transform": {"posX": x, "posY": 1.0, "posZ": z, "rotY": turn}, **more}


def source(*things, **more):
    return Source("save.json", json.dumps({"ObjectStates": list(things), **more}).encode())


def read(*things, **answers):
    return imported(source(*things), {**BOARD, **answers})


def test_a_model_stands_where_the_save_has_it():
    rider = thing(8, -20, 90, Nickname="[b]Fen[/b] Rider", GMNotes='{"base_mm": [42, 75]}', Tags=["red"])
    found = read(rider)
    model = found.scene.models[0]
    assert (model.at, model.facing, model.base) == ((30, 50), 90, BaseSize.oval(75, 42))
    assert (model.name, model.side) == ("Fen Rider", "red")
    assert format_of(source(rider)) == "tabletop-simulator"
    assert [each.key for each in questions(source(rider))] == ["width", "height"]


def test_a_base_is_read_from_a_name_else_asked_for():
    named, bare = thing(0, 10, Nickname="Guard 28.5mm"), thing(0, -10, Nickname="Guard")
    assert [each.key for each in questions(source(named, bare))] == ["width", "height", "base"]
    found = read(named, bare, base=BaseSize.round(50))
    assert [model.base.length_mm for model in found.scene.models] == [28.5, 50]
    assert [model.side for model in found.scene.models] == ["two", "one"]
    assert "the bases of 1 model" in found.guessed
    assert "the sides of 2 models, by the half of the table that they stand in" in found.guessed


def test_a_piece_named_like_terrain_is_laid_in_a_usual_size():
    found = read(thing(-2, 5, 90, Nickname="Barricade [Heavy Cover]"))
    piece = found.scene.terrain[0]
    assert piece.outline == Polygon(((20.25, 23), (20.25, 27), (19.75, 27), (19.75, 23)))
    assert piece.kind == "barricade" and any("meshes" in sentence for sentence in found.guessed)


def test_what_is_left_out_is_counted():
    bag = thing(0, 0, name="Bag", ContainedObjects=[thing(0, 0), thing(0, 0)])
    zone, far = thing(0, 0, name="ScriptingTrigger"), thing(5000, 0, Nickname="Guard")
    found = read(bag, zone, far, thing(0, 0, LuaScript="function onLoad() end"))
    assert found.dropped == (
        "2 objects in bags and decks",
        "1 object of the sort 'Bag'",
        "1 object of the sort 'ScriptingTrigger'",
        "1 object far away from the table",
        "scripts, which are never read",
    )
    assert found.taken == ("1 model",)


def test_what_has_no_place_is_counted_too():
    found = read(thing(0, 0, Nickname="Guard"), {"Name": "Custom_Model"}, "nothing")
    assert found.dropped == ("2 objects without a place (Transform)",)
    assert found.taken == ("1 model",)


def test_a_saved_object_is_read_as_well():
    data = json.dumps({"Object": thing(0, 0, Nickname="Guard"), "StatesPaths": {}}).encode()
    assert imported(Source("one.json", data), BOARD).scene.models[0].at == (22, 30)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"Name": "Custom_Model", "Transform": {"posX": "a", "posZ": 1}}, "object 1.Transform.posX"),
        ({"Name": "Custom_Model", "Transform": {"posZ": 1}}, "posX is missing"),
        ({"Name": "Custom_Model", "Transform": []}, "must be an object"),
        ({"Name": "Custom_Model", "Transform": {"posX": 1e300, "posZ": 1}}, "from -1000000"),
    ],
)
def test_what_cannot_be_placed_is_one_sentence(wrong, words):
    with pytest.raises(SceneError) as caught:
        read(wrong)
    assert words in str(caught.value)
