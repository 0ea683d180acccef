"""Lights in scene files."""

from json import dumps, loads

import pytest

from battlefield.files.scene.reading import parse_scene
from battlefield.files.scene.writing import scene_bytes
from battlefield.files.text.errors import SceneError
from battlefield.rules.scene.scenario import Hold, Light


def read(**light):
    found = {"format": "battlefield-scene", "version": 1, "board": {"width": 20, "height": 12}}
    return parse_scene(dumps(found | {"lights": [{"id": "l", "at": [3, 4], **light}]}).encode(), "l.json")


@pytest.mark.parametrize(
    ("told", "light"),
    [
        ({}, Light("l", (3.0, 4.0))),
        ({"range": 6, "colour": "#eccd8b", "shadows": False}, Light("l", (3, 4), 6, 1, "#eccd8b", False)),
        ({"intensity": 0.5, "colour": "#eccd8b80"}, Light("l", (3, 4), intensity=0.5, colour="#eccd8b80")),
        ({"name": "Torch", "hidden": True}, Light("l", (3, 4), name="Torch", hold=Hold(hidden=True))),
        ({"flicker": 3}, Light("l", (3, 4), extra={"flicker": 3})),
    ],
)
def test_a_light_is_read_and_written_as_it_was(told, light):
    scene = read(**told)
    assert scene.lights == (light,)
    assert loads(scene_bytes(scene))["lights"] == [{"id": "l", "at": [3, 4], **told}]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("colour", "red"),
        ("colour", "#ECCD8B"),
        ("range", -1),
        ("intensity", 1e9),
        ("shadows", 1),
        ("at", [1]),
    ],
)
def test_what_is_wrong_with_a_light_is_refused_with_its_place(key, value):
    with pytest.raises(SceneError) as caught:
        read(**{key: value})
    assert caught.value.place.startswith(f"lights[0].{key}")
