"""Doors in scene files: what is usual is left out, what an open one does closed is kept."""

from json import dumps, loads

import pytest

from battlefield.files.scene.reading import parse_scene
from battlefield.files.scene.writing import scene_bytes
from battlefield.files.text.errors import SceneError
from battlefield.files.text.keys import warnings_of
from battlefield.rules.scene.contents import Door
from battlefield.rules.scene.doors import swung


def with_door(door, **more):
    piece = {"id": "d", "shape": {"line": [[2, 2], [4, 2]], "width": 0.25}, **more}
    piece |= {} if door is None else {"door": door}
    found = {"format": "battlefield-scene", "version": 1, "board": {"width": 20, "height": 12}}
    return dumps(found | {"terrain": [piece]}).encode()


def read(door, **more):
    return parse_scene(with_door(door, **more), "doors.json")


def test_a_piece_without_the_key_is_no_door():
    assert read(None).terrain[0].door is None


@pytest.mark.parametrize(
    ("told", "door"),
    [
        ({}, Door()),
        ({"open": True}, Door(True)),
        ({"open": True, "height": 4, "ground": [], "sight": "clear"}, Door(True, 4.0, (), "clear")),
        ({"freestanding": True, "turn": -90.5}, Door(freestanding=True, turn=-90.5)),
        ({"secret": True, "locked": True}, Door(secret=True, locked=True)),
        ({"creaks": 2}, Door(extra={"creaks": 2})),
    ],
)
def test_a_door_is_read_and_written_as_it_was(told, door):
    scene = read(told)
    assert scene.terrain[0].door == door
    assert loads(scene_bytes(scene))["terrain"][0]["door"] == {"open": False} | told
    assert parse_scene(scene_bytes(scene), "again") == scene


def test_a_door_that_was_opened_comes_back_from_its_file_and_closes_as_before():
    shut = read({}, top=4, ground=["impassable", "dangerous"], sight="blocks").terrain[0]
    scene = read({}, top=4, ground=["impassable", "dangerous"], sight="blocks")
    opened = type(scene)(scene.board, terrain=(swung(shut),))
    again = parse_scene(scene_bytes(opened), "opened.json").terrain[0]
    assert again.sight == "clear" and swung(again).ground == shut.ground
    assert (swung(again).top, swung(again).sight) == (4.0, "blocks")


@pytest.mark.parametrize(
    ("door", "place"),
    [
        ("open", "terrain[0].door"),
        ({"open": "yes"}, "terrain[0].door.open"),
        ({"height": -1}, "terrain[0].door.height"),
        ({"ground": ["wet"]}, "terrain[0].door.ground[0]"),
        ({"sight": "dim"}, "terrain[0].door.sight"),
        ({"turn": 1e9}, "terrain[0].door.turn"),
    ],
)
def test_what_is_wrong_with_a_door_is_refused_with_its_place(door, place):
    with pytest.raises(SceneError) as caught:
        read(door)
    assert caught.value.place == place


def test_a_slip_in_a_key_of_a_door_is_told():
    assert "did you mean" in warnings_of(read({"freestandin": True}))[0]
